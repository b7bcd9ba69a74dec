/** What a battle costs a side on average, by kind of figure and named leader. */

/** By kind of figure and id of named leader: what there is at first, what comes (elites that become regular units), what
    is lost. What is left is the rest. */
export interface Losses {
  start: Record<string, number>;
  came: Record<string, number>;
  lost: Record<string, number>;
  units_lost: number;
  cards: number;
}

export interface LossRow {
  name: string;
  start: number;
  came: number;
  lost: number;
  left: number;
}

const UNITS = ["regular", "elite", "special"];
/** What is nothing when it is written. */
export const SLIGHT = 0.005;

/** A row for each figure that there was or can come to be, and one for all units together, if there are any. */
export function lossRows(losses: Losses, called: (id: string) => string, units: string): LossRow[] {
  const rows = Object.keys(losses.start).flatMap((id): LossRow[] => {
    const [start, came, lost] = [losses.start[id] ?? 0, losses.came[id] ?? 0, losses.lost[id] ?? 0];
    return start > 0 || came >= SLIGHT ? [row(called(id), start, came, lost)] : [];
  });
  const all = UNITS.reduce((sum, kind) => sum + (losses.start[kind] ?? 0), 0);
  return all > 0 ? [...rows, row(units, all, 0, losses.units_lost)] : rows;
}

function row(name: string, start: number, came: number, lost: number): LossRow {
  return { name, start, came, lost, left: Math.max(0, start + came - lost) };
}
