/** Text set into a box of a drawing: wrapped between words, drawn narrower, and made smaller until it fits. */

export interface Fitted {
  size: number;
  lines: string[];
  /** The width of each line, where it has to be drawn narrower than its letters are. */
  squeezed: (number | undefined)[];
}

/** Letters stay easy to read when they are so much narrower; letters that cannot be smaller may be narrower still. */
const NARROWER = [1, 0.8];
export const NARROWEST = 0.6;
const AT_LAST = [...NARROWER, 0.7, NARROWEST];

let pen: CanvasRenderingContext2D | null = null;
/** Widths that were measured once, for letters of size 1. */
const widths = new Map<string, number>();

function measured(text: string): number {
  if (typeof document === "undefined") return text.length * 0.58;
  if (!pen) {
    pen = document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * 0.58;
    pen.font = `600 100px ${getComputedStyle(document.documentElement).fontFamily}`;
  }
  return pen.measureText(text).width / 100;
}

export function widthOf(text: string, size: number): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = measured(text);
    widths.set(text, width);
  }
  return width * size;
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=[-/])|\s+/u)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : last.endsWith("-") ? last + word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The height of a line, in sizes of its letters. */
export const LEADING = 1.06;

export function fit(text: string, width: number, height: number, most: number, largest: number, smallest: number): Fitted {
  for (let size = largest; ; size -= 0.5) {
    const parts = size > smallest ? NARROWER : AT_LAST;
    for (const room of parts.map((part) => width / part)) {
      const lines = wrap(text, size, room);
      const fits = lines.length <= most && lines.length * size * LEADING <= height && lines.every((line) => widthOf(line, size) <= room);
      const last = room >= width / NARROWEST;
      if (fits || last) return { size, lines, squeezed: lines.map((line) => (widthOf(line, size) > width ? width : undefined)) };
    }
  }
}
