/** Where the names of areas are written: near their area, beside what stands there, and never under an air zone. */

import { reaches, SIZE, type Point } from "./cells";
import type { Box } from "./pieces";

export interface Label {
  id: string;
  /** Where its area is, and how large its text is. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The corners of its area: the middle of its name lies in it. */
  cell: readonly Point[];
  /** What stands in its area. */
  own: readonly Box[];
  /** It is written even where it lies badly. */
  needed: boolean;
}

/** An air zone takes a round place, which is always kept free. */
export interface Round {
  x: number;
  y: number;
  radius: number;
}

/** How far aside a name may go, in parts of its width, and how far up or down besides. */
const ASIDE = [0, -0.15, 0.15, -0.3, 0.3, -0.5, 0.5, -0.75, 0.75];
const FURTHER = [0, 7, 14, 22, 30];
const GAP = 1;
/** Between two names there is so much room at least, beside and above each other: they are not read as one. */
const APART = [9, 3] as const;
/** What is worse than going away by a unit: lying on a piece, on a name, on an air zone, for each unit that is covered. */
const ON_PIECE = 2.5;
const ON_NAME = 3;
const ON_ZONE = 100;
/** What it costs to be taken for the name of another area. A name for which there is no better place is left out. */
const OUTSIDE = 1500;
/** How near to its area the middle of a name counts as inside. */
export const NEAR = 26;
/** How often every name may move for the others. */
const PASSES = 4;

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

function apart({ x, y, width, height }: Box): Box {
  return { x: x - APART[0], y: y - APART[1], width: width + 2 * APART[0], height: height + 2 * APART[1] };
}

/** The box around others. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** The box of every name for which there is room, by the id of its area. pieces: what stands anywhere. */
export function placeLabels(labels: readonly Label[], pieces: readonly Box[], zones: readonly Round[]): Map<string, Box> {
  const found = new Map<string, Box>();
  const costs = new Map<string, number>();
  // Where there is most in the way is settled first.
  const wanted = [...labels]
    .sort((a, b) => b.own.length - a.own.length)
    .map((label) => {
      const boxes = candidates(label);
      const reach = around(boxes);
      const near = pieces.filter((piece) => shared(reach, piece) > 0);
      // What it costs to lie there, whatever the other names do; the cheapest places come first.
      const places = boxes.map((box) => {
        const away = Math.hypot(box.x + box.width / 2 - label.x, box.y + box.height / 2 - label.y);
        const onPieces = ON_PIECE * near.reduce((sum, piece) => sum + shared(box, piece), 0);
        const outside = reaches(label.cell, [box.x + box.width / 2, box.y + box.height / 2], NEAR) ? 0 : OUTSIDE;
        return { box, cost: away + outside + onPieces + ON_ZONE * box.height * zones.reduce((sum, zone) => sum + depth(box, zone), 0) };
      });
      return { id: label.id, reach: apart(reach), places: places.sort((a, b) => a.cost - b.cost) };
    });
  for (let pass = 0, moved = true; moved && pass < PASSES; pass += 1) {
    moved = false;
    for (const { id, reach, places } of wanted) {
      const others = [...found].filter(([other, box]) => other !== id && shared(reach, box) > 0).map(([, box]) => apart(box));
      let best: Box | undefined;
      let least = Infinity;
      for (const { box, cost } of places) {
        if (cost >= least) break;
        const whole = cost + ON_NAME * others.reduce((sum, other) => sum + shared(box, other), 0);
        if (whole < least) [best, least] = [box, whole];
      }
      costs.set(id, least);
      if (!best || best === found.get(id)) continue;
      found.set(id, best);
      moved = true;
    }
  }
  for (const { id, needed } of labels) {
    const box = found.get(id);
    if (!box || needed) continue;
    const covers = [...found].some(([other, its]) => other !== id && shared(box, its) > 0);
    if (covers || (costs.get(id) ?? 0) >= OUTSIDE) found.delete(id);
  }
  return found;
}
