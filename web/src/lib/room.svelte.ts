/** How much room the window gives, and so how a table is laid out: one decision for all that stands on it. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * wide: board, question and hand beside a column with mats and panels, all in one window.
 * tall: everything below each other, for a tablet. low: a phone on its side. phone: a phone held upright.
 */
export type Room = "wide" | "tall" | "low" | "phone";

/** With less width a board beside a column of mats cannot be read, unless the game says otherwise. */
const WIDE = 1100;

let least = $state(WIDE);

/** The width that the game on the page needs for that. */
export function needWidth(width: number = WIDE): void {
  least = width;
}

export function roomIn(width: number, height: number, wide: number = WIDE): Room {
  if (width <= 800) return "phone";
  if (height < 520) return "low";
  return width >= wide && width > height ? "wide" : "tall";
}

export function room(): Room {
  return roomIn(innerWidth.current ?? 1366, innerHeight.current ?? 768, least);
}
