/** What is seen on its way: how a game tells it, and what of it sets out from where to where. */

import type { Flight } from "./game";
import type { Entry } from "./types";

/** Of equal pieces no more than these are seen on their way, and of all no more than those. */
export const EQUAL = 4;
export const MOST = 16;
/** Milliseconds between two that set out together. */
const APART = 60;
/** What goes no further than this, in pixels, stays where it is. */
const NEAR = 12;

export interface Point {
  x: number;
  y: number;
}

/** One thing on its way: from where to where, and how many milliseconds after the first. */
export interface Way {
  flight: Flight;
  from: Point;
  to: Point;
  after: number;
}

/** So many pieces, in the colour of their owner if they have one. */
export function pieces(icon: string, n: number, from: readonly string[], to: readonly string[], seat: number | null = null): Flight {
  return { icon, n, from, to, seat };
}

export function cardOnItsWay(entry: Entry, from: readonly string[], to: readonly string[]): Flight {
  return { card: entry, n: 1, from, to, seat: null };
}

/** Those that come from a place that is there and go to another one. */
export function ways(found: readonly Flight[], from: readonly (Point | null)[], to: readonly (Point | null)[]): Way[] {
  const all: Way[] = [];
  for (const [place, flight] of found.entries()) {
    const [before, after] = [from[place], to[place]];
    if (!before || !after || Math.hypot(after.x - before.x, after.y - before.y) < NEAR) continue;
    for (let n = 0; n < Math.min(EQUAL, flight.n) && all.length < MOST; n += 1) {
      all.push({ flight, from: before, to: after, after: all.length * APART });
    }
  }
  return all;
}

/** The nearest point of a box. */
export function within({ x, y }: Point, { left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">): Point {
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
}

const CLIPS: ReadonlySet<string> = new Set(["auto", "scroll", "hidden", "clip"]);

/** The middle of an element; of one that is scrolled out of what it lies in, the edge where it has gone. */
function middleOf(element: Element): Point | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  let at: Point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around);
    if (display !== "contents" && (CLIPS.has(overflowX) || CLIPS.has(overflowY))) at = within(at, around.getBoundingClientRect());
  }
  return at;
}

/** Where the first of some places is that can be seen; without one, the first that is there at all. */
export function placeOf(spots: readonly string[]): Point | null {
  let hidden: Point | null = null;
  for (const spot of spots) {
    for (const element of document.querySelectorAll(`[data-spot~="${CSS.escape(spot)}"]`)) {
      const at = middleOf(element);
      if (at && at.x >= 0 && at.x <= innerWidth && at.y >= 0 && at.y <= innerHeight) return at;
      hidden ??= at;
    }
  }
  return hidden;
}
