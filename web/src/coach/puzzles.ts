/** Which tables of this browser set a puzzle. */

const KEY = "sietch-puzzles";
const KEPT = 50;

function all(): Record<string, string> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return typeof stored === "object" && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function puzzleAt(table: string): string | undefined {
  return all()[table];
}

export function notePuzzle(table: string, puzzle: string): void {
  const kept = Object.entries({ ...all(), [table]: puzzle }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without room the table is one like any other.
  }
}
