/** How far this browser's first games are, by table. */

import type { Ended } from "./lesson";

const KEY = "sietch-lessons";
const KEPT = 10;

export interface Kept {
  table: string;
  lesson: string;
  ended: Ended;
  shown: string[];
  /** How many events of the log have been looked at. */
  events: number;
}

export function kept(): Kept[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as Kept[]).filter((each) => typeof each?.table === "string") : [];
  } catch {
    return [];
  }
}

export function keep(all: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, KEPT)));
  } catch {
    // Without storage the lesson begins anew when the page is loaded again.
  }
}

/** Whether there is a guide at a table. */
export function isGuided(table: string): boolean {
  return kept().some((each) => each.table === table);
}

/** This table is one to learn at. */
export function rememberLesson(table: string, lesson: string): void {
  keep([{ table, lesson, ended: {}, shown: [], events: 0 }, ...kept().filter((each) => each.table !== table)]);
}
