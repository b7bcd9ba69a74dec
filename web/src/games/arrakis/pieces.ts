/** Where on the map things stand in an area: settlement or sietch, station, vehicles and worms in a line, legions below. */

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
  /** The figures, and how many rows they stand in; a small plate has only their number. */
  figures: { figure: Figure; n: number }[];
  rows: number;
  total: number;
}

export const MARK = 17;
export const COLUMN = 25;
export const ROW = 16;
/** On a small map a legion is one number, large enough to be read. */
export const SMALL_MARK = 28;
const SMALL_DIGIT = 20;
const SMALL_HEIGHT = 32;
/** How much larger single pieces are there. */
const LARGER = 1.25;
/** How far what only the owner knows sticks out beside a piece. */
const SOFT = 8;
/** How far the named leaders hang out below a plate. */
const NAMED = 13;

export function plate({ counts, leaders }: Legion, small: boolean): Plate {
  const figures = FIGURES.flatMap((figure) => (counts[figure] ? [{ figure, n: counts[figure] }] : []));
  const total = figures.reduce((sum, { n }) => sum + n, 0) + leaders.length;
  if (small) return { figures, total, rows: 1, width: SMALL_MARK + 6 + SMALL_DIGIT * String(total).length, height: SMALL_HEIGHT };
  const rows = figures.length > 4 ? 3 : Math.min(2, Math.max(1, figures.length));
  const columns = Math.max(1, Math.ceil(figures.length / rows));
  return { figures, total, rows, width: MARK + columns * COLUMN + 3, height: rows * ROW + 4 };
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
export function line(here: Contents, x: number, y: number, small: boolean): (Piece & { x: number; y: number })[] {
  const found = pieces(here).map((piece) => ({ ...piece, size: small ? piece.size * LARGER : piece.size }));
  const wide = found.reduce((sum, { size }) => sum + size, 0);
  const middle = y - (here.legions.length > 0 ? (small ? 25 : 21) : 0);
  return found.map((piece, place) => ({
    ...piece,
    x: x - wide / 2 + found.slice(0, place).reduce((sum, { size }) => sum + size, 0),
    y: middle - piece.size / 2,
  }));
}

/** The middle lines of the legions' plates. */
export function legionLines(here: Contents, y: number, small: boolean): number[] {
  const first = y + (pieces(here).length > 0 ? (small ? 14 : 13) : 4);
  return here.legions.map((_, place) => first + place * (small ? 36 : 30));
}

/** What all of it covers. */
export function covered(here: Contents, x: number, y: number, small: boolean): Box[] {
  const lines = legionLines(here, y, small);
  return [
    ...line(here, x, y, small).map(({ size, soft, ...at }) => ({ x: at.x, y: at.y, width: size + (soft ? SOFT : 0), height: size })),
    ...here.legions.map((legion, place) => {
      const { width, height } = plate(legion, small);
      const middle = lines[place] ?? y;
      return { x: x - width / 2, y: middle - height / 2, width, height: height + (legion.leaders.length > 0 ? NAMED : 0) };
    }),
  ];
}
