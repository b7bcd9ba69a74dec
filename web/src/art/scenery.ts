/** Where things happen: skies, dunes, rock, cities, halls, orbits, caves, laboratories. 160 wide, 120 high. */

import { at, between, disc, dots, fill, hollow, line, oval, pick, ring, round, times, type Chance, type Drawing, type Tone } from "./brush";

export const WIDTH = 160;
export const HEIGHT = 120;

export interface Light {
  rand: Chance;
  /** Where the sun stands. */
  x: number;
  y: number;
  r: number;
}

/** What is behind the subject, and what lies before it. */
export interface Place {
  behind: Drawing;
  before: Drawing;
}

const ALL = "M-2-2H162V122H-2Z";

export function light(rand: Chance): Light {
  const left = rand() < 0.5;
  return { rand, x: left ? between(rand, 26, 58) : between(rand, 102, 134), y: between(rand, 24, 44), r: between(rand, 9, 16) };
}

function gradient(id: string, from: Tone, to: Tone, end = 0.64): Drawing {
  return `<linearGradient id="~${id}" x1="0" y1="0" x2="0" y2="1"><stop class="g-${from}" offset="0"/><stop class="g-${to}" offset="${end}"/></linearGradient>`;
}

function stars(rand: Chance, n: number, deep: number, style = "stars"): Drawing {
  const d = times(n, () => `M${between(rand, 0, 160)} ${between(rand, 0, deep)}h0`).join("");
  return `<path class="${style}" stroke-width=".8" stroke-linecap="round" d="${d}"/>`;
}

function sky(sun: Light, deep = 76): Drawing {
  const { rand, x, y, r } = sun;
  const bands = times(3, (n) => disc("sun", x, y, r * (1.55 + n * (0.75 + n * 0.2)), 0.2 - n * 0.05)).reverse().join("");
  const clouds = times(3, (n) => {
    const [cx, cy, w] = [between(rand, 5, 155), between(rand, 18 + n * 13, 28 + n * 14), between(rand, 16, 44)];
    return fill("sun", `M${cx - w} ${cy}Q${cx - w / 3} ${round(cy - 2.4)} ${cx} ${round(cy - 1.2)}T${cx + w} ${cy}Q${cx} ${round(cy + 1.6)} ${cx - w} ${cy}Z`, 0.28);
  }).join("");
  return `<defs>${gradient("s", "sky", "glow")}</defs><path d="${ALL}" fill="url(#~s)"/>${stars(rand, 34, deep)}${bands}${disc("sun", x, y, r)}${clouds}`;
}

/** One dune: its lit side, its shaded side, and grains along the crest. */
export function dune(sun: Light, tone: Tone, y: number, high: number): Drawing {
  const { rand } = sun;
  const peak = between(rand, 30, 130);
  const top = round(y - high);
  const [left, right] = [round(y + between(rand, -2, 5)), round(y + between(rand, -2, 5))];
  const rise = `C${round(peak * 0.4)} ${round(left - 2)} ${round(peak - 22)} ${round(top + 3)} ${peak} ${top}`;
  const fall = `C${round(peak + 20)} ${round(top + high * 0.9)} ${round(peak + 34)} ${right} 164 ${right}`;
  const foot = round(peak + between(rand, -26, 26));
  const spine = `C${round(foot + 10)} ${round(y + 22)} ${round(peak - 18)} ${round(y + high * 0.35)} ${peak} ${top}`;
  const shade = sun.x < peak ? `M${foot} 124${spine}${fall}V124Z` : `M${foot} 124${spine}${back(peak, top, left)}V124Z`;
  const grains = times(3, (n) => dots("light", 0.7, 2.6 + n, `M-4 ${round(left + 3 + n * 3)}${shift(rise, 3 + n * 3)}`, round(0.5 - n * 0.13))).join("");
  return fill(tone, `M-4 ${left}${rise}${fall}V124H-4Z`) + (sun.x < peak ? grains : "") + fill("ink", shade, 0.2) + line("light", 0.6, `M-4 ${left}${rise}${fall}`, 0.45);
}

/** The way down from the peak to the left edge. */
function back(peak: number, top: number, left: number): string {
  return `C${round(peak - 22)} ${round(top + 3)} ${round(peak * 0.4)} ${round(left - 2)} -4 ${left}`;
}

/** The same curve, lower. */
function shift(curve: string, by: number): string {
  let place = 0;
  return curve.replace(/-?\d+(\.\d+)?/gu, (n) => (place++ % 2 === 1 ? String(round(Number(n) + by)) : n));
}

/** Rock against the sky: facets in the light and in the shade. */
export function ridge(sun: Light, tone: Tone, base: number, high: number, peaks = 6): Drawing {
  const { rand } = sun;
  const step = 176 / peaks;
  const points = times(peaks * 2 + 1, (n): [number, number] => [
    round(-8 + (n * step) / 2 + between(rand, -step / 5, step / 5)),
    round(base - (n % 2 === 1 ? between(rand, high * 0.5, high) : between(rand, high * 0.02, high * 0.3))),
  ]);
  const outline = points.map(([x, y], n) => {
    const [px, py] = points[n - 1] ?? [x, y];
    const [mx, my] = [round((px + x) / 2 + between(rand, -2, 2)), round((py + y) / 2 + between(rand, -high / 8, high / 8))];
    return n === 0 ? `M${x} ${y}` : `L${mx} ${my} ${x} ${y}`;
  }).join("");
  const facets = points.flatMap(([x, y], n) => {
    if (n % 2 === 0) return [];
    const away = sun.x < x ? 1 : -1;
    const [vx, vy] = points[n + away] ?? [x, base];
    return [`M${x} ${y}L${round(x - away * step * 0.06)} ${round(y + high * 0.3)} ${round(x + away * step * 0.12)} ${round(y + high * 0.55)} ${x} ${base + 2}H${vx}L${vx} ${vy}Z`];
  }).join("");
  return fill(tone, `${outline}V124H-8Z`) + fill("ink", facets, 0.22);
}

/** A table of rock in layers. */
export function mesa(x: number, base: number, wide: number, high: number, tone: Tone, lit: number): Drawing {
  const top = base - high;
  const w = wide / 2;
  const body = `M${round(x - w)} ${base}L${round(x - w * 0.82)} ${round(top + high * 0.45)} ${round(x - w * 0.7)} ${round(top + high * 0.4)} ${round(x - w * 0.6)} ${top}H${round(x + w * 0.56)}L${round(x + w * 0.66)} ${round(top + high * 0.42)} ${round(x + w * 0.84)} ${round(top + high * 0.5)} ${round(x + w)} ${base}Z`;
  const side = lit < x ? 1 : -1;
  const shade = `M${round(x + side * w * 0.12)} ${top}H${round(x + side * w * 0.58)}L${round(x + side * w * 0.68)} ${round(top + high * 0.42)} ${round(x + side * w * 0.84)} ${round(top + high * 0.5)} ${round(x + side * w)} ${base}H${round(x + side * w * 0.3)}L${round(x + side * w * 0.2)} ${round(top + high * 0.5)}Z`;
  return fill(tone, body) + fill("ink", shade, 0.24) + line("light", 0.5, `M${round(x - w * 0.5)} ${round(top + high * 0.2)}H${round(x + w * 0.4)}M${round(x - w * 0.66)} ${round(top + high * 0.52)}H${round(x + w * 0.5)}`, 0.3);
}

/** Low cloud of dust. */
function haze(y: number, opacity = 0.35): Drawing {
  return oval("glow", 50, y, 90, 6, opacity) + oval("glow", 130, y + 3, 70, 5, opacity);
}

function desert(sun: Light): Place {
  const { rand } = sun;
  const far = rand() < 0.55 ? ridge(sun, "far", 72, between(rand, 9, 20), 5 + Math.floor(rand() * 4)) : dune(sun, "far", 70, between(rand, 6, 12));
  return { behind: sky(sun) + far + haze(72) + dune(sun, "mid", 84, between(rand, 9, 17)), before: dune(sun, "near", 110, between(rand, 6, 13)) };
}

function deepDesert(sun: Light): Place {
  const { rand } = sun;
  return {
    behind: sky(sun) + dune(sun, "far", 66, between(rand, 5, 9)) + haze(68) + dune(sun, "far", 76, between(rand, 9, 14)) + dune(sun, "mid", 88, between(rand, 12, 19)),
    before: dune(sun, "near", 112, between(rand, 8, 14)),
  };
}

function rocks(sun: Light): Place {
  const { rand } = sun;
  const [left, right] = [between(rand, 4, 30), between(rand, 128, 156)];
  return {
    behind: sky(sun) + ridge(sun, "far", 74, between(rand, 18, 30), 6) + haze(75) + mesa(left, 92, 66, between(rand, 34, 50), "mid", sun.x) + mesa(right, 92, 74, between(rand, 28, 52), "mid", sun.x) + dune(sun, "mid", 92, 6),
    before: ridge(sun, "near", 120, between(rand, 8, 15), 9),
  };
}

function tower(sun: Light, x: number, base: number, wide: number, high: number, tone: Tone, roof: number): Drawing {
  const [l, r, top] = [round(x - wide / 2), round(x + wide / 2), round(base - high)];
  const inset = round(wide * 0.14);
  const roofs = [
    `V${top}H${round(r - inset)}`,
    `L${round(l + inset)} ${top}Q${x} ${round(top - wide * 0.62)} ${round(r - inset)} ${top}`,
    `L${round(l + inset)} ${top}L${x} ${round(top - wide * 0.9)} ${round(r - inset)} ${top}`,
    `L${round(l + inset)} ${top}H${round(l + wide * 0.3)}V${round(top - wide * 0.3)}H${round(r - wide * 0.3)}V${top}H${round(r - inset)}`,
  ];
  const body = `M${l} ${base}L${round(l + inset)} ${top}${roofs[roof % 4]}L${r} ${base}Z`;
  const shade = sun.x < x ? `M${x} ${base}V${top}H${round(r - inset)}L${r} ${base}Z` : `M${x} ${base}V${top}H${round(l + inset)}L${l} ${base}Z`;
  return fill(tone, body) + fill("ink", shade, 0.2);
}

/** Adobe and stone between walls. */
export function skyline(sun: Light, base: number, tone: Tone, tall: number, n: number): Drawing {
  const { rand } = sun;
  const towers = times(n, (k) => tower(sun, -4 + (168 / (n - 1)) * k + between(rand, -5, 5), base + 2, between(rand, 13, 24), between(rand, tall * 0.35, tall), tone, Math.floor(rand() * 4))).join("");
  const windows = times(n * 2, () => `M${between(rand, 4, 156)} ${between(rand, base - tall * 0.45, base - 4)}v1.6`).join("");
  return towers + line("sun", 0.9, windows, 0.75);
}

function city(sun: Light): Place {
  const { rand } = sun;
  const gate = between(rand, 46, 114);
  const wall = fill("near", `M-4 96H162V124H-4Z`) + line("ink", 0.7, "M-4 100H164M-4 106H164M-4 112H164", 0.22) +
    fill("near", times(14, (n) => `M${-2 + n * 12} 97v-3.6h5.4v3.6z`).join("")) + fill("ink", `M${gate - 9} 124V108Q${gate} 96 ${gate + 9} 108V124Z`, 0.75) + line("light", 0.6, `M-4 96H162`, 0.5);
  return { behind: sky(sun) + ridge(sun, "far", 70, between(rand, 14, 24), 6) + haze(72) + skyline(sun, 88, "far", 34, 9) + skyline(sun, 97, "mid", 36, 8), before: wall };
}

function hall({ rand }: Light): Place {
  const [spread, inner] = [between(rand, 68, 76), between(rand, 19, 23)];
  const pillars = times(3, (n) => {
    const w = 15 - n * 3.6;
    return [-1, 1].map((side) => {
      const x = round(80 + side * (spread - n * inner));
      const [l, r] = [round(x - w / 2), round(x + w / 2)];
      const tone: Tone = n === 0 ? "near" : n === 1 ? "mid" : "far";
      const foot = 112 - n * 12;
      return fill(tone, `M${l} ${foot}V-2H${r}V${foot}Z`) + fill("ink", `M${side < 0 ? l : x} ${foot}V-2h${round(w / 2)}V${foot}Z`, 0.24) + fill(tone, `M${round(l - 2)} ${foot + 3}v-4H${round(r + 2)}v4Z`) + line("light", 0.5, `M${round(side < 0 ? r - 1 : l + 1)} 0V${foot}`, 0.5);
    }).join("");
  }).reverse().join("");
  const [high, wide] = [between(rand, 10, 22), between(rand, 18, 26)];
  const [l, r] = [80 - wide, 80 + wide];
  const window = pick(rand, [`M${l} 82V${high + 22}Q80 ${high - 6} ${r} ${high + 22}V82Z`, `M${l} 82V${high + 8}H${r}V82Z`, `M${l} 82V${high + 24}Q${l} ${high} 80 ${high}T${r} ${high + 24}V82Z`, `M${l} 82V${high + 18}L80 ${high - 2} ${r} ${high + 18}V82Z`]);
  const lattice = pick(rand, [`M80 ${high}V82M${l} 48H${r}M${l} 64H${r}`, `M${round(80 - wide / 3)} ${high + 8}V82M${round(80 + wide / 3)} ${high + 8}V82M${l} 56H${r}`, `M80 82V${high}M80 60 ${l} 40M80 60 ${r} 40`]);
  const lean = between(rand, -14, 14);
  const beams = times(3, (n) => fill("sun", `M${70 + n * 8} 14L${round(20 + n * 42 + lean)} 118H${round(44 + n * 42 + lean)}L${75 + n * 8} 14Z`, 0.13)).join("");
  const banners = rand() < 0.45 ? [-1, 1].map((side) => fill("accent", `M${round(80 + side * (spread - inner / 2) - 4)} -2h8v44l-4 6-4-6Z`, 0.85)).join("") : "";
  const floor = fill("mid", "M-2 88H162V122H-2Z") + line("light", 0.6, "M80 84-10 122M80 84 30 122M80 84 80 122M80 84 130 122M80 84 170 122M0 96H160M0 106H160", 0.28);
  return { behind: `<defs>${gradient("s", "near", "sky", 0.9)}</defs><path d="${ALL}" fill="url(#~s)"/>${fill("glow", window)}${disc("sun", between(rand, 72, 88), between(rand, 40, 52), between(rand, 9, 14), 0.75)}${line("near", 1.2, lattice, 0.6)}${floor}${beams}${pillars}${banners}`, before: "" };
}

function orbit(sun: Light): Place {
  const { rand, x } = sun;
  const big = between(rand, 70, 92);
  const cx = x < 80 ? between(rand, 100, 122) : between(rand, 38, 60);
  const cy = round(big + between(rand, 66, 78));
  const bands = times(5, (n) => line("light", 0.7, `M${round(cx - big * 0.9)} ${round(cy - big * 0.55 + n * 9)}Q${cx} ${round(cy - big * 1.02 + n * 12)} ${round(cx + big * 0.9)} ${round(cy - big * 0.5 + n * 9)}`, 0.22)).join("");
  const moon = between(rand, 3.5, 6);
  return {
    behind: `<defs>${gradient("s", "ink", "sky", 1)}</defs><path d="${ALL}" fill="url(#~s)"/>${stars(rand, 60, 118, "s-light")}${ring("light", 0.5, cx, cy, big + 26, 0.35)}${ring("light", 0.4, cx, cy, big + 42, 0.22, "2 3")}${disc("glow", cx, cy, big + 3, 0.25)}${disc("mid", cx, cy, big)}${fill("ink", `M${cx} ${cy - big}A${big} ${big} 0 0 ${x < 80 ? 1 : 0} ${cx} ${cy + big}Q${x < 80 ? cx + big * 0.7 : cx - big * 0.7} ${cy} ${cx} ${cy - big}Z`, 0.28)}${bands}${disc("sun", x, 26, 5)}${disc("sun", x, 26, 11, 0.2)}${disc("far", 160 - x, 20, moon)}${disc("ink", 160 - x + moon * 0.4, 20, moon * 0.8, 0.35)}`,
    before: "",
  };
}

function cave(sun: Light): Place {
  const { rand } = sun;
  const edge = (x: number, y: number): string => `${round(x + between(rand, -4, 4))} ${round(y + between(rand, -4, 4))}`;
  const mouth = `M${edge(34, 126)}L${edge(26, 84)} ${edge(36, 52)} ${edge(52, 30)} ${edge(80, 20)} ${edge(110, 28)} ${edge(126, 50)} ${edge(134, 84)} ${edge(128, 126)}Z`;
  const inner = `M${edge(22, 126)}L${edge(16, 84)} ${edge(26, 46)} ${edge(48, 18)} ${edge(80, 8)} ${edge(114, 18)} ${edge(136, 46)} ${edge(145, 84)} ${edge(140, 126)}Z`;
  const lamps = times(4, (n) => {
    const [lx, ly] = [pick(rand, [between(rand, 4, 18), between(rand, 143, 157)]), 40 + n * 18];
    return disc("accent", lx, ly, 3.4, 0.28) + disc("accent", lx, ly, 1.2);
  }).join("");
  return {
    behind: `${sky(sun)}${ridge(sun, "far", 74, 16, 6)}${haze(76)}${dune(sun, "mid", 86, 9)}${hollow("near", ALL + mouth)}${hollow("ink", ALL + mouth, 0.42)}${hollow("ink", ALL + inner, 0.4)}${line("light", 0.6, mouth, 0.3)}${lamps}`,
    before: fill("ink", `M-4 122V112Q30 105 80 108T164 111V122Z`, 0.72),
  };
}

/** A tank in which something floats. */
export function tank(x: number, base: number, wide: number, high: number, inside: Drawing): Drawing {
  const [l, r, top] = [round(x - wide / 2), round(x + wide / 2), base - high];
  return fill("ink", `M${l - 2} ${base + 4}V${base - 3}H${r + 2}V${base + 4}Z`) + fill("accent", `M${l} ${base - 2}V${round(top + wide / 2)}A${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${r} ${round(top + wide / 2)}V${base - 2}Z`, 0.55) + at(x, round(base - high * 0.42), wide / 30, inside) +
    line("light", 0.9, `M${l + 2.4} ${base - 6}V${round(top + wide / 2 + 2)}`, 0.65) + line("ink", 1, `M${l} ${base - 2}V${round(top + wide / 2)}A${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${r} ${round(top + wide / 2)}V${base - 2}`) +
    dots("light", 1, 5, `M${x - wide * 0.2} ${base - 6}V${top + wide * 0.5}M${x + wide * 0.24} ${base - 9}V${top + wide * 0.7}`, 0.6);
}

function laboratory({ rand }: Light): Place {
  const tanks = [16, 46, 114, 144].map((x, n) => tank(x, 92, 19 + (n % 2) * 3, between(rand, 46, 60), oval("ink", 0, 4, 5, 9, 0.5) + disc("ink", 0, -8, 4.4, 0.5))).join("");
  const pipes = line("near", 3.4, "M-4 12H58Q66 12 66 20V30M164 18H106Q98 18 98 26V34M-4 22H30V34", 1) + line("light", 0.6, "M-4 11H58M164 17H106", 0.5);
  return { behind: `<defs>${gradient("s", "sky", "mid", 1)}</defs><path d="${ALL}" fill="url(#~s)"/>${oval("glow", 80, 60, 74, 46, 0.25)}${oval("glow", 80, 62, 46, 32, 0.3)}${pipes}${tanks}${fill("near", "M-4 94H164V124H-4Z")}${line("light", 0.5, "M-4 94H164M-4 102H164M-4 112H164", 0.3)}`, before: "" };
}

export function gear(x: number, y: number, r: number, teeth: number, tone: Tone, opacity = 1): Drawing {
  const step = (Math.PI * 2) / teeth;
  const point = (angle: number, radius: number): string => `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  const outline = times(teeth, (n) => [point(n * step, r), point((n + 0.22) * step, r), point((n + 0.32) * step, r * 1.2), point((n + 0.68) * step, r * 1.2), point((n + 0.78) * step, r)].join(" ")).join(" ");
  return fill(tone, `M${outline}Z`, opacity) + disc("ink", x, y, r * 0.62, 0.3 * opacity) + ring("light", 0.6, x, y, r * 0.78, 0.4 * opacity) + disc(tone, x, y, r * 0.26, opacity);
}

function workshop({ rand }: Light): Place {
  const girders = line("near", 4, "M-4 18H164M-4 8 26 18M40 18 64-4M96-4 120 18M134 18 164 4") + line("light", 0.5, "M-4 16.4H164", 0.5);
  const plan = line("light", 0.35, times(9, (n) => `M${n * 20} 20V96`).join("") + times(5, (n) => `M0 ${28 + n * 16}H160`).join(""), 0.25);
  return { behind: `<defs>${gradient("s", "sky", "mid", 1)}</defs><path d="${ALL}" fill="url(#~s)"/>${oval("glow", 80, 56, 70, 44, 0.3)}${plan}${gear(between(rand, 6, 26), between(rand, 40, 66), between(rand, 17, 24), 14, "far")}${gear(between(rand, 134, 154), between(rand, 36, 62), between(rand, 13, 21), 12, "far")}${gear(between(rand, 30, 44), 88, 10, 10, "mid")}${girders}${fill("near", "M-4 96H164V124H-4Z")}${line("accent", 0.9, "M0 99H160", 0.7, "5 4")}${line("light", 0.5, "M-4 96H164", 0.5)}`, before: "" };
}

function chamber({ rand }: Light): Place {
  const high = between(rand, 6, 16);
  const wide = between(rand, 13, 17);
  const arch = (x: number, top: number, w: number): string => `M${round(x - w)} 84V${round(top + 24)}Q${round(x - w)} ${round(top + 12)} ${x} ${top}Q${round(x + w)} ${round(top + 12)} ${round(x + w)} ${round(top + 24)}V84Z`;
  const three = [28, 80, 132].map((x, n) => fill("glow", arch(x, n === 1 ? high : high + 7, wide), n === 1 ? 0.95 : 0.7) + line("near", 1, `M${x} ${high + 2}V84M${round(x - wide)} 52H${round(x + wide)}`, 0.7)).join("");
  const rose = disc("glow", 80, 46, 34, 0.95) + ring("near", 1.4, 80, 46, 34) + ring("near", 1, 80, 46, 22, 0.7) + line("near", 1, times(8, (n) => `M80 46L${round(80 + Math.cos(n * 0.785) * 34)} ${round(46 + Math.sin(n * 0.785) * 34)}`).join(""), 0.6);
  const screen = fill("glow", "M14 10H146V84H14Z", 0.85) + line("near", 1.6, times(8, (n) => `M${14 + n * 19} 10V84`).join("") + "M14 30H146M14 56H146", 0.75) + line("near", 0.8, times(7, (n) => `M${14 + n * 19} 30l19 26M${33 + n * 19} 30l-19 26`).join(""), 0.4);
  const moon = disc("sun", between(rand, 66, 94), between(rand, 26, 40), between(rand, 6, 10));
  const curtains = fill("near", "M-4-4H22Q14 40 24 92H-4ZM164-4H138Q146 40 136 92H164Z") + line("light", 0.6, "M6-2Q2 44 8 92M15-2Q9 44 16 92M154-2Q158 44 152 92M145-2Q151 44 144 92", 0.3);
  const lamps = [18, 142].map((x) => line("ink", 1, `M${x}-2V24`) + disc("accent", x, 28, 9, 0.2) + disc("sun", x, 28, 3.6)).join("");
  const floor = fill("mid", "M-4 88H164V124H-4Z") + `<g transform="translate(80 108) scale(1 .26)">${ring("light", 1.4, 0, 0, between(rand, 52, 62), 0.4)}${ring("light", 1, 0, 0, 44, 0.4, pick(rand, ["3 4", "9 4", "1 5"]))}${ring("light", 1, 0, 0, between(rand, 22, 32), 0.4)}</g>`;
  return { behind: `<defs>${gradient("s", "sky", "near", 1)}</defs><path d="${ALL}" fill="url(#~s)"/>${pick(rand, [three, three, rose, screen])}${moon}${floor}${pick(rand, [curtains, curtains, lamps])}`, before: "" };
}

function battlefield(sun: Light): Place {
  const { rand } = sun;
  const smoke = times(4, () => {
    const [x, w] = [between(rand, 8, 152), between(rand, 5, 10)];
    return fill("ink", `M${x} 84Q${round(x - w)} 62 ${round(x + w * 0.6)} 46T${round(x + w)} 8Q${round(x + w * 3)} 26 ${round(x + w * 1.8)} 48T${round(x + w * 0.8)} 84Z`, 0.26);
  }).join("");
  const fires = times(5, () => {
    const [x, y] = [between(rand, 8, 152), between(rand, 78, 90)];
    return disc("accent", x, y, 5, 0.25) + fill("accent", `M${x - 2} ${y}Q${x - 2} ${y - 3} ${x} ${y - 6}Q${x + 2.4} ${y - 2} ${x + 2} ${y}Z`);
  }).join("");
  const shots = line("sun", 0.6, times(4, () => `M${between(rand, 0, 160)} ${between(rand, 20, 70)}l${between(rand, -34, 34)} ${between(rand, 8, 18)}`).join(""), 0.7);
  return { behind: sky(sun) + ridge(sun, "far", 74, between(rand, 12, 26), 7) + smoke + haze(77) + shots + dune(sun, "mid", 88, 9) + fires, before: dune(sun, "near", 112, between(rand, 6, 11)) };
}

function storm(sun: Light): Place {
  const { rand } = sun;
  const swirls = times(9, (n) => {
    const y = 10 + n * 10 + between(rand, -3, 3);
    const bend = between(rand, 8, 22);
    return line(n % 3 === 0 ? "light" : "far", between(rand, 1.2, 4.2), `M-6 ${y}C40 ${round(y - bend)} 70 ${round(y + bend)} 110 ${round(y - bend / 2)}S150 ${y} 168 ${round(y - bend)}`, 0.35);
  }).join("");
  return { behind: `${sky(sun)}${ridge(sun, "far", 78, 20, 6)}${swirls}${dune(sun, "mid", 90, 10)}${swirls.slice(0, swirls.length / 2 | 0).replace(/<[^>]*$/u, "")}`, before: dune(sun, "near", 112, 9) };
}

export const PLACES = { desert, "deep-desert": deepDesert, rocks, city, hall, orbit, cave, laboratory, workshop, chamber, battlefield, storm } as const;
export type PlaceName = keyof typeof PLACES;
