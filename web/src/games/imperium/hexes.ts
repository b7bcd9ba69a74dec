/** Where the hexes of the research track lie: their ids name the column, and top, middle or bottom in it. */

const ROWS = ["t", "m", "b"];

/** The column of each hex and how far down it lies, in hexes: each second column is half a hex lower. */
export function hexPlaces(ids: readonly string[]): Map<string, { x: number; y: number }> {
  const columns = new Map<number, string[]>();
  for (const id of ids) {
    const column = Number(/^c(\d+)/u.exec(id)?.[1] ?? 0);
    columns.set(column, [...(columns.get(column) ?? []), id]);
  }
  const row = (id: string): number => ROWS.indexOf(/-([tmb])$/u.exec(id)?.[1] ?? "m");
  const tallest = Math.max(...[...columns.values()].map((hexes) => hexes.length));
  const found = new Map<string, { x: number; y: number }>();
  for (const [x, hexes] of columns) {
    hexes.sort((a, b) => row(a) - row(b));
    const first = x % 2 === 0 ? 0.5 : (tallest - hexes.length) / 2;
    hexes.forEach((id, place) => found.set(id, { x, y: first + place }));
  }
  return found;
}
