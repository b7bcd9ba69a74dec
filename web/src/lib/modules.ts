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

/** The preset that consists of just these modules. */
export function presetOf(presets: readonly { id: string; modules: readonly string[] }[], chosen: readonly string[]): string {
  const same = (modules: readonly string[]): boolean => modules.length === chosen.length && modules.every((id) => chosen.includes(id));
  return presets.find(({ modules }) => same(modules))?.id ?? "";
}
