/** Where the names of areas are written: near their area, beside what stands there, and never under an air zone. */

import { SIZE } from "./cells";
import type { Box } from "./pieces";

export interface Label {
  id: string;
  /** Where its area is, and how large its text is. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** What stands in its area. */
  own: readonly Box[];
}

/** An air zone takes a round place, which is always kept free. */
export interface Round {
  x: number;
  y: number;
  radius: number;
}

/** How far aside a name may go, in parts of its width, and how far up or down besides. */
const ASIDE = [0, -0.15, 0.15, -0.3, 0.3, -0.5, 0.5];
const FURTHER = [0, 7, 14, 22];
const GAP = 1;
/** What is worse than going away by a unit: lying on a piece, on a name, on an air zone, for each unit that is covered. */
const ON_PIECE = 0.6;
const ON_NAME = 0.6;
const ON_ZONE = 10;

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How deep a box goes into a round place. */
export function depth(box: Box, { x, y, radius }: Round): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.max(0, radius - Math.hypot(dx, dy));
}

/** The places to try, the usual ones first: in an empty area its middle; otherwise below what stands there, then above. */
function candidates({ x, y, width, height, own }: Label): Box[] {
  const top = Math.min(...own.map((piece) => piece.y));
  const bottom = Math.max(...own.map((piece) => piece.y + piece.height));
  return FURTHER.flatMap((further) => {
    const tops = own.length > 0 ? [bottom + GAP + further, top - GAP - height - further] : [y - height / 2 + further, y - height / 2 - further];
    return tops.flatMap((from) =>
      ASIDE.map((aside) => ({ x: Math.max(2, Math.min(SIZE - 2 - width, x - width / 2 + aside * width)), y: Math.max(2, Math.min(SIZE - 2 - height, from)), width, height })),
    );
  });
}

/** The box of every name, by the id of its area. pieces: what stands anywhere. */
export function placeLabels(labels: readonly Label[], pieces: readonly Box[], zones: readonly Round[]): Map<string, Box> {
  const found = new Map<string, Box>();
  // Where there is most in the way is settled first.
  for (const label of [...labels].sort((a, b) => b.own.length - a.own.length)) {
    const others = [...found.values()];
    let best: Box | undefined;
    let least = Infinity;
    candidates(label).forEach((box) => {
      const away = Math.hypot(box.x + box.width / 2 - label.x, box.y + box.height / 2 - label.y);
      const cost =
        away +
        ON_PIECE * pieces.reduce((sum, piece) => sum + shared(box, piece), 0) +
        ON_NAME * others.reduce((sum, other) => sum + shared(box, other), 0) +
        ON_ZONE * box.height * zones.reduce((sum, zone) => sum + depth(box, zone), 0);
      if (cost < least) [best, least] = [box, cost];
    });
    if (best) found.set(label.id, best);
  }
  return found;
}
