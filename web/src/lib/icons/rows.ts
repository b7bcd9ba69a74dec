/** Rows of icons set like text: how wide each token is, where its number stands, and where a row breaks. */

import type { Icon } from "../types";

/** An icon that holds its number inside. */
export interface Holder {
  /** A holder of one thing says so only where the number is half of its meaning. */
  one?: boolean;
  /** What stands in it for "as many as you like". */
  any?: string;
  /** Where its number stands, as part of its height. */
  baseline?: number;
}
export type Holders = Readonly<Record<string, Holder>>;

const BASELINE = 0.7;
const PUNCTUATION: Record<string, number> = { arrow: 0.72, or: 0.5, colon: 0.34, may: 0.62, per: 0.6, no: 0.8 };
const DIGIT = 0.56;
const GAP = 0.12;

/** One token of a row, in its place; sizes in the units of the row. */
export interface Placed {
  name: string;
  x: number;
  y: number;
  size: number;
  /** The number inside a holder. */
  held: string;
  /** The number before the icon, and where it stands. */
  before: string;
  beforeX: number;
}

export interface Flow {
  placed: Placed[];
  width: number;
  height: number;
  size: number;
}

/** The number written inside an icon, or nothing. */
export function heldNumber([name, n]: Icon, holders: Holders): string {
  const holder = holders[name];
  if (!holder) return "";
  if (n === 0) return holder.any ?? "x";
  return n > 1 || holder.one ? String(n) : "";
}

/** Where that number stands, as part of the icon's height. */
export function baseline(name: string, holders: Holders): number {
  return holders[name]?.baseline ?? BASELINE;
}

/** The number written before an icon, or nothing. */
export function numberBefore([name, n]: Icon, holders: Holders): string {
  if (name in holders || name in PUNCTUATION || n === 0 || n === 1) return "";
  return String(n);
}

function advance(icon: Icon, holders: Holders): number {
  const [name] = icon;
  return (PUNCTUATION[name] ?? 1) + numberBefore(icon, holders).length * DIGIT;
}

/** The tokens that must stay together: a condition with its colon, a cost with its arrow. */
function groups(icons: readonly Icon[]): Icon[][] {
  const found: Icon[][] = [];
  let current: Icon[] = [];
  for (const icon of icons) {
    const [name] = icon;
    if (name === "or" && current.length > 0) {
      found.push(current);
      current = [];
    }
    current.push(icon);
    if (!["or", "no", "may", "arrow", "colon", "per"].includes(name)) {
      found.push(current);
      current = [];
    }
  }
  if (current.length > 0) found.push(current);
  // A colon or an arrow stands at the end of what it follows, never at the start of a row.
  return found.reduce<Icon[][]>((joined, group) => {
    const last = joined.at(-1);
    const [first] = group;
    if (last && first && ["arrow", "colon", "per"].includes(first[0])) last.push(...group);
    else joined.push(group);
    return joined;
  }, []);
}

function lines(icons: readonly Icon[], size: number, width: number, holders: Holders): Icon[][] {
  const rows: Icon[][] = [];
  const parts: Icon[][] = [[]];
  for (const icon of icons) {
    if (icon[0] === "line") parts.push([]);
    else parts.at(-1)?.push(icon);
  }
  for (const part of parts) {
    let row: Icon[] = [];
    for (const group of groups(part)) {
      const wanted = extent([...row, ...group], holders) * size;
      if (row.length > 0 && wanted > width) {
        rows.push(row);
        row = [];
      }
      row.push(...group);
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

function extent(row: readonly Icon[], holders: Holders): number {
  return row.reduce((sum, icon) => sum + advance(icon, holders), 0) + Math.max(0, row.length - 1) * GAP;
}

/** Set icons into a box: as large as they fit, not larger than `largest`. */
export function flow(icons: readonly Icon[], width: number, height: number, largest: number, holders: Holders, smallest = 8): Flow {
  for (let size = largest; ; size -= 1) {
    const rows = lines(icons, size, width, holders);
    const spacing = size * 1.16;
    const tall = rows.length === 0 ? 0 : (rows.length - 1) * spacing + size;
    const wide = Math.max(0, ...rows.map((row) => extent(row, holders) * size));
    if ((tall <= height && wide <= width) || size <= smallest) {
      return { placed: rows.flatMap((row, place) => set(row, size, place * spacing, holders)), width: wide, height: tall, size };
    }
  }
}

function set(row: readonly Icon[], size: number, y: number, holders: Holders): Placed[] {
  let x = 0;
  return row.map((icon) => {
    const [name] = icon;
    const before = numberBefore(icon, holders);
    const beforeX = x;
    x += before.length * DIGIT * size;
    const own = PUNCTUATION[name];
    // Punctuation is narrow: its symbol is drawn smaller, in the middle of its room.
    const drawn = own === undefined ? size : size * 0.78;
    const placed: Placed = {
      name,
      x: own === undefined ? x : x + (own * size - drawn) / 2,
      y: y + (size - drawn) / 2,
      size: drawn,
      held: heldNumber(icon, holders),
      before,
      beforeX,
    };
    x += (own ?? 1) * size + GAP * size;
    return placed;
  });
}
