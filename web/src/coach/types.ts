/** What the coach tells; mirrors `sietch/table/coaching.py` and `sietch/coach`. */

import type { Words } from "../lib/types";

export interface Fairness {
  kind: "pledged" | "seeded" | "told" | "free";
  commitment: string;
  since: number;
  /** What the commitment is the SHA-256 of, once the game is over. */
  text: string;
  verdict: string;
  words: Words | null;
  hints: boolean;
}

export interface Advice {
  key: string;
  words: Words;
  chance: number;
  low: number;
  high: number;
  behind: number;
  reasons: Words[];
}

export interface Hint {
  seat: number;
  decision: number;
  worlds: number;
  early: boolean;
  answers: Advice[];
}

export interface Mistake {
  entry: number;
  round: number;
  seat: number;
  played_words: Words;
  better_words: Words;
  loss: number;
  low: number;
  high: number;
  worlds: number;
  reasons: Words[];
}

export interface Analysis {
  done: number;
  of: number;
  analysis: {
    names: string[];
    curve: { entry: number; round: number; chances: number[]; early: boolean }[];
    turns: { entry: number; round: number; seat: number; before: number; after: number }[];
    mistakes: Mistake[];
    accounts: { seat: number; start: number; end: number; own: number; others: number; luck: number; interval: number }[];
    decisions: number;
    known_from: number;
  };
}

export interface PositionShown {
  position: string;
  game: string;
  players: number;
  seat: number | null;
  view: Record<string, unknown>;
}

export interface Puzzle {
  id: string;
  game: string;
  players: number;
  modules: string[];
  seat: number;
  position: string;
}

export interface Solution {
  id: string;
  answer: string;
  gain: number;
  chances: Record<string, number>;
  reasons: Words[];
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
