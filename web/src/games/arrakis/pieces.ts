/** Where on the map things stand in an area: settlement or sietch, station, vehicles and worms in a line, legions below.

    How large they are follows from the screen: figures and numbers are never too small to be read. */

import { widthOf } from "../../lib/fit";
import { FIGURES, type Contents, type Figure, type Legion } from "./view";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Piece {
  icon: string;
  size: number;
  /** What is written on it, and what is written beside it for its owner alone. */
  text?: string;
  soft?: string;
}

export interface Plate {
  width: number;
  height: number;
  /** The figures, each where it stands; a small plate has only their number. */
  figures: { figure: Figure; n: number; x: number; y: number }[];
  /** The named leaders below it, by name. */
  named: { text: string; width: number; y: number }[];
  total: number;
}

/** How the map is drawn: how much larger than on a large screen, and whether a legion is one number. */
export interface Drawn {
  by: number;
  small: boolean;
}

/** A figure and the number beside it, on a large screen; their least sizes in pixels on any. */
const FIGURE = 17;
export const LETTERS = 15.5;
const LEAST_FIGURE = 13;
const LEAST_LETTERS = 11.2;
const DIGIT = 10.5;
const ROW = 19;
const EDGE = 3;
/** Below this many pixels for a unit, a legion is one number. */
const SMALL = 0.45;
/** The tag of a named leader; more than two are one tag. */
const TAG = 18;
const MOST_NAMED = 2;
const MOST_WIDE = 84;
/** On a small map a legion is one number, large enough to be read. */
export const SMALL_MARK = 32;
const SMALL_DIGIT = 20;
const SMALL_HEIGHT = 36;
/** How far what only the owner knows sticks out beside a piece. */
const SOFT = 9;

/** How things are drawn where a unit of the map is so many pixels. */
export function drawnAt(scale: number): Drawn {
  if (scale < SMALL) return { by: 1.25, small: true };
  return { by: Math.max(1, LEAST_FIGURE / (FIGURE * scale), LEAST_LETTERS / (LETTERS * scale)), small: false };
}

/** name: what a leader is called for short. */
export function plate({ counts, leaders }: Legion, { by, small }: Drawn, name: (id: string) => string = (id) => id): Plate {
  const there = FIGURES.flatMap((figure) => (counts[figure] ? [{ figure, n: counts[figure] }] : []));
  const total = there.reduce((sum, { n }) => sum + n, 0) + leaders.length;
  if (small) return { figures: [], named: [], total, width: SMALL_MARK + 6 + SMALL_DIGIT * String(total).length, height: SMALL_HEIGHT };
  const wide = there.map(({ n }) => (FIGURE + (n > 1 ? 1 + DIGIT * String(n).length : 0) + 2) * by);
  const rows = there.length > 4 ? 3 : there.length > 1 ? 2 : 1;
  const inRow = Math.ceil(there.length / rows);
  let width = 0;
  const figures = there.map((each, place) => {
    const first = place - (place % inRow);
    const x = EDGE + wide.slice(first, place).reduce((sum, own) => sum + own, 0);
    width = Math.max(width, x + (wide[place] ?? 0) + EDGE);
    return { ...each, x, y: EDGE + Math.floor(place / inRow) * ROW * by };
  });
  const height = rows * ROW * by + EDGE;
  // Two names stand side by side if they are short; of more than two the first stands for all.
  const all = leaders.map(name);
  const shown = all.length > MOST_NAMED ? [`${all[0]} +${all.length - 1}`] : widthOf(all.join(" · "), LETTERS) < MOST_WIDE ? [all.join(" · ")].filter(Boolean) : all;
  const named = shown.map((text, place) => ({ text, width: widthOf(text, LETTERS * by) + 8, y: height + place * TAG * by }));
  return { figures, named, total, width, height };
}

function pieces(here: Contents): Piece[] {
  const found: Piece[] = [];
  if (here.settlement) found.push({ icon: "settlement", size: 31, text: String(here.settlement) });
  if (here.sietch) {
    const { open, rank } = here.sietch;
    found.push({ icon: "sietch", size: 31, text: open ? String(rank) : "?", ...(open || rank === null ? {} : { soft: String(rank) }) });
  }
  if (here.station) found.push({ icon: "station", size: 24 });
  if (here.harvester) found.push({ icon: "harvester", size: 32 });
  if (here.wormsign) found.push({ icon: "wormsign", size: 28 });
  if (here.worm) found.push({ icon: "sandworm", size: 38 });
  if (here.wildMaker) found.push({ icon: "wild-maker", size: 40 });
  return found;
}

/** The pieces in a line around a point, above the legions if there are any. */
export function line(here: Contents, x: number, y: number, { by, small }: Drawn): (Piece & { x: number; y: number })[] {
  const larger = small ? by : Math.min(by, 1.15);
  const found = pieces(here).map((piece) => ({ ...piece, size: piece.size * larger }));
  const wide = found.reduce((sum, { size }) => sum + size, 0);
  const middle = y - (here.legions.length > 0 ? (small ? 27 : 16 + 6 * by) : 0);
  return found.map((piece, place) => ({
    ...piece,
    x: x - wide / 2 + found.slice(0, place).reduce((sum, { size }) => sum + size, 0),
    y: middle - piece.size / 2,
  }));
}

/** The upper edges of the legions' plates. */
export function legionTops(here: Contents, y: number, drawn: Drawn): number[] {
  let top = y - (pieces(here).length > 0 ? 3 : drawn.small ? SMALL_HEIGHT / 2 : (ROW * drawn.by) / 2 + 4);
  return here.legions.map((legion) => {
    const own = top;
    const { height, named } = plate(legion, drawn);
    top += height + named.length * TAG * drawn.by + 3;
    return own;
  });
}

/** What all of it covers. */
export function covered(here: Contents, x: number, y: number, drawn: Drawn, name?: (id: string) => string): Box[] {
  const tops = legionTops(here, y, drawn);
  return [
    ...line(here, x, y, drawn).map(({ size, soft, ...at }) => ({ x: at.x, y: at.y, width: size + (soft ? SOFT * drawn.by : 0), height: size })),
    ...here.legions.flatMap((legion, place) => {
      const { width, height, named } = plate(legion, drawn, name);
      const top = tops[place] ?? y;
      return [
        { x: x - width / 2, y: top, width, height },
        ...named.map((tag) => ({ x: x - tag.width / 2, y: top + tag.y, width: tag.width, height: TAG * drawn.by })),
      ];
    }),
  ];
}

/** Things that lie on each other go aside, and no further than that: what they stand in is still to be seen. */
const GAP = 2;
const MOST_ASIDE = 30;
const ROUNDS = 12;

interface Standing {
  id: string;
  x: number;
  y: number;
  /** What stands there. */
  boxes: readonly Box[];
}

/** Where the middle of what stands in each area goes, so that nothing lies on what stands next to it. */
export function spread(standing: readonly Standing[]): Map<string, { x: number; y: number }> {
  const moved = standing.map(() => ({ x: 0, y: 0 }));
  const aside = (place: number, axis: "x" | "y", by: number): void => {
    const own = moved[place];
    if (own) own[axis] = Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, own[axis] + by));
  };
  for (let round = 0, lying = true; lying && round < ROUNDS; round += 1) {
    lying = false;
    standing.forEach((one, first) => {
      for (let second = first + 1; second < standing.length; second += 1) {
        const by = between(one.boxes, standing[second]?.boxes ?? [], moved[first], moved[second]);
        if (!by) continue;
        lying = true;
        aside(first, by.axis, by.far / 2);
        aside(second, by.axis, -by.far / 2);
      }
    });
  }
  return new Map(standing.map(({ id, x, y }, place) => [id, { x: x + (moved[place]?.x ?? 0), y: y + (moved[place]?.y ?? 0) }]));
}

/** How far the first has to go for the two to lie beside each other, the shorter way; nothing where they do. */
function between(one: readonly Box[], other: readonly Box[], from = { x: 0, y: 0 }, to = { x: 0, y: 0 }): { axis: "x" | "y"; far: number } | null {
  let most: { axis: "x" | "y"; far: number } | null = null;
  for (const a of one) {
    for (const b of other) {
      const [dx, dy] = [a.x + from.x + a.width / 2 - b.x - to.x - b.width / 2, a.y + from.y + a.height / 2 - b.y - to.y - b.height / 2];
      const [x, y] = [(a.width + b.width) / 2 + GAP - Math.abs(dx), (a.height + b.height) / 2 + GAP - Math.abs(dy)];
      if (x <= 0.1 || y <= 0.1) continue;
      const found = x < y ? { axis: "x" as const, far: x * (dx < 0 ? -1 : 1) } : { axis: "y" as const, far: y * (dy < 0 ? -1 : 1) };
      if (!most || Math.abs(found.far) > Math.abs(most.far)) most = found;
    }
  }
  return most;
}
