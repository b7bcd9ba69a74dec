/** Which tables of this browser set a puzzle, and what was answered there. */

import type { Option } from "../lib/types";

const KEY = "sietch-puzzles";
const KEPT = 50;

export interface PuzzleKept {
  puzzle: string;
  /** The answers that there were, and the one that was given first. */
  options?: readonly Option[];
  given?: string;
}

function all(): Record<string, PuzzleKept> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return typeof stored === "object" && stored !== null ? (stored as Record<string, PuzzleKept>) : {};
  } catch {
    return {};
  }
}

export function puzzleAt(table: string): PuzzleKept | undefined {
  const kept = all()[table];
  return typeof kept?.puzzle === "string" ? kept : undefined;
}

export function notePuzzle(table: string, puzzle: PuzzleKept): void {
  const kept = Object.entries({ ...all(), [table]: puzzle }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without room the table is one like any other.
  }
}
