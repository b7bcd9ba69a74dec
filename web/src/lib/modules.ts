/** Which modules go together on the start page: one brings what it needs, and takes along what needs it. */

export interface Needing {
  id: string;
  needs: readonly string[];
}

/** The chosen modules after one was switched on or off, in the order in which the server lists them. */
export function switched(modules: readonly Needing[], chosen: readonly string[], id: string, on: boolean): string[] {
  const found = new Set(chosen);
  const needs = (wanted: string): readonly string[] => modules.find((module) => module.id === wanted)?.needs ?? [];
  const add = (wanted: string): void => {
    if (found.has(wanted)) return;
    found.add(wanted);
    needs(wanted).forEach(add);
  };
  const drop = (unwanted: string): void => {
    found.delete(unwanted);
    for (const other of [...found]) if (needs(other).includes(unwanted)) drop(other);
  };
  if (on) add(id);
  else drop(id);
  return modules.map((module) => module.id).filter((module) => found.has(module));
}

/** players: how many it is for, where it is not for any number. */
export interface Preset {
  id: string;
  modules: readonly string[];
  players: number | null;
}

/** The preset that consists of just these modules; one for just so many players before one for any number. */
export function presetOf(presets: readonly Preset[], chosen: readonly string[], players: number): string {
  const same = presets.filter(({ modules }) => modules.length === chosen.length && modules.every((id) => chosen.includes(id)));
  const found = same.find((preset) => preset.players === players) ?? same.find((preset) => preset.players === null);
  return found?.id ?? "";
}
