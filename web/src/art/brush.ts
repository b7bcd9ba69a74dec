/** What every drawing is made with: tones instead of colours, a stable chance, and short ways to write shapes.

A drawing is a string of SVG. `~` in it stands for a prefix that makes ids unique on a page. */

export type Tone = "sky" | "glow" | "sun" | "far" | "mid" | "near" | "ink" | "light" | "accent" | "skin" | "hair";
export type Drawing = string;
export type Chance = () => number;

/** Numbers from 0 to 1 that are always the same for the same text. */
export function chance(text: string): Chance {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(rand: Chance, low: number, high: number): number {
  return round(low + rand() * (high - low));
}

export function pick<T>(rand: Chance, things: readonly [T, ...T[]]): T {
  return things[Math.floor(rand() * things.length)] ?? things[0];
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export function times<T>(n: number, make: (place: number) => T): T[] {
  return Array.from({ length: n }, (_, place) => make(place));
}

/** A filled shape. */
export function fill(tone: Tone, d: string, opacity = 1): Drawing {
  return `<path class="f-${tone}" d="${d}"${see(opacity)}/>`;
}

/** A filled shape with the inner one cut out of it. */
export function hollow(tone: Tone, d: string, opacity = 1): Drawing {
  return `<path class="f-${tone}" fill-rule="evenodd" d="${d}"${see(opacity)}/>`;
}

/** A line. */
export function line(tone: Tone, width: number, d: string, opacity = 1, dashes = ""): Drawing {
  return `<path class="s-${tone}" stroke-width="${width}" d="${d}"${see(opacity)}${dashes && ` stroke-dasharray="${dashes}"`}/>`;
}

/** A line of dots, as sand is drawn in print. */
export function dots(tone: Tone, size: number, gap: number, d: string, opacity = 1): Drawing {
  return line(tone, size, d, opacity, `0 ${gap}`);
}

export function disc(tone: Tone, x: number, y: number, r: number, opacity = 1): Drawing {
  return `<circle class="f-${tone}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${see(opacity)}/>`;
}

export function ring(tone: Tone, width: number, x: number, y: number, r: number, opacity = 1, dashes = ""): Drawing {
  return `<circle class="s-${tone}" stroke-width="${width}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${see(opacity)}${dashes && ` stroke-dasharray="${dashes}"`}/>`;
}

export function oval(tone: Tone, x: number, y: number, rx: number, ry: number, opacity = 1): Drawing {
  return `<ellipse class="f-${tone}" cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${see(opacity)}/>`;
}

function see(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${opacity}"`;
}

/** Something drawn around 0, 0, set somewhere, as large as it is wanted; a negative width mirrors it. */
export function at(x: number, y: number, scale: number, drawing: Drawing, turn = 0, mirrored = false): Drawing {
  const scales = mirrored ? `${-scale} ${scale}` : String(scale);
  return `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ""} scale(${scales})">${drawing}</g>`;
}

export function faded(opacity: number, drawing: Drawing): Drawing {
  return `<g opacity="${opacity}">${drawing}</g>`;
}

/** All in one tone, as things far away are. */
export function shadowed(tone: Tone, drawing: Drawing): Drawing {
  return `<g class="all-${tone}">${drawing}</g>`;
}
