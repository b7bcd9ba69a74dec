/** Worms and other beasts. Those on the ground stand on 0. */

import { disc, dots, fill, line, oval, ring, round, times, type Drawing } from "./brush";

/** Teeth around a mouth, pointing in. */
function teeth(x: number, y: number, outer: number, inner: number, n: number): string {
  const step = (Math.PI * 2) / n;
  const point = (angle: number, r: number): string => `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`;
  return times(n, (k) => `M${point((k - 0.4) * step, outer)}L${point((k + 0.4) * step, outer)} ${point(k * step, inner)}Z`).join("");
}

const SPLASH = fill("far", "M-64 4C-58-8-50-4-44-14C-38-8-34-16-28-12L-30 4ZM64 4C60-10 50-6 46-16C40-8 36-14 28-10L30 4Z", 0.9) + dots("light", 1.6, 5, "M-60-12C-54-22-46-20-40-28M58-16C52-24 46-22 40-32M-52-24-46-32M52-28 46-38", 0.8);

/** It rises from the sand, its mouth towards whoever looks. */
export function worm(): Drawing {
  const rings = times(5, (n) => line("ink", 1.2, `M${-33 + n * 0.6} ${-6 - n * 11}C${-14} ${2 - n * 11} 14 ${2 - n * 11} ${33 - n * 0.6} ${-6 - n * 11}`, 0.45)).join("");
  return fill("near", "M-36 4C-40-44-34-98 0-98C34-98 40-44 36 4Z") + rings + fill("ink", "M4-98C34-96 40-44 36 4H16C22-30 20-70 4-98Z", 0.4) + line("light", 1.4, "M-35.6 0C-39-44-33-97-2-98", 0.8) +
    disc("mid", 0, -58, 31) + disc("ink", 0, -58, 27) + `<path class="f-light" d="${teeth(0, -58, 27, 17, 22)}"/>` + `<path class="f-far" d="${teeth(0, -58, 18, 11, 16)}" opacity=".8"/>` + disc("accent", 0, -58, 8, 0.45) + disc("sun", 0, -58, 4, 0.5) + ring("light", 1.1, 0, -58, 30.4, 0.5) + SPLASH;
}

/** It arches over the dunes. */
export function arching(): Drawing {
  const ribs = times(9, (n) => {
    const a = Math.PI * (0.97 - n * 0.085);
    const [ox, oy, ix, iy] = [Math.cos(a) * 50, Math.sin(a) * 62, Math.cos(a) * 26, Math.sin(a) * 36];
    return `M${round(ox - 6)} ${round(-oy + 4)}Q${round((ox + ix) / 2 - 9)} ${round(-(oy + iy) / 2 + 1)} ${round(ix - 6)} ${round(-iy + 4)}`;
  }).join("");
  return fill("near", "M-58 6C-62-34-40-62-6-62C26-62 46-44 50-22C52-8 40 2 28-4C18-10 16-32-6-32C-26-32-32-12-30 6Z") + fill("ink", "M-30 6C-32-12-26-32-6-32C16-32 18-10 28-4C22 2 16-8 10-14C0-24-20-20-18 6Z", 0.4) + line("ink", 1.3, ribs, 0.45) + line("light", 1.4, "M-57.6 0C-60-34-40-61.4-6-61.6C22-61.6 42-48 48-28", 0.85) +
    `<g transform="rotate(24 38 -16)">${oval("mid", 38, -14, 17, 20)}${oval("ink", 38, -13, 14, 17)}<g transform="translate(38 -13) scale(.82 1)"><path class="f-light" d="${teeth(0, 0, 17, 9, 18)}"/></g>${oval("accent", 38, -12, 4, 5, 0.6)}</g>` +
    fill("far", "M-76 6C-70-4-66 0-60-10C-56-2-50-8-46-4C-40-12-34-2-22 6Z", 0.95) + dots("light", 1.5, 5, "M-72-8C-66-16-62-14-58-24M-40-12-34-22", 0.8);
}

/** Its back breaks the sand, with riders. */
export function riders(): Drawing {
  const ribs = times(12, (n) => `M${-64 + n * 11} ${round(4 - Math.sin((n + 0.8) * 0.26) * 30)}q6 12 2 30`).join("");
  const rider = (x: number, y: number): Drawing => fill("ink", `M${x - 4} ${y}L${x - 2} ${y - 12}C${x - 4} ${y - 20} ${x + 4} ${y - 20} ${x + 3} ${y - 12}L${x + 5} ${y}Z`) + disc("ink", x, y - 20, 3.2) + fill("near", `M${x + 2} ${y - 16}q10 2 13 8q-6 0-8 5q-4-6-6-8z`) + line("ink", 1.2, `M${x + 2} ${y - 13}L${x - 12} ${y - 2}`) + disc("accent", x - 1, y - 20, 0.9);
  return fill("near", "M-84 20C-64-8-34-30 4-30C44-30 70-8 84 20Z") + fill("ink", "M-84 20C-60 8-20 4 10 6C44 8 70 14 84 20Z", 0.4) + line("ink", 1.3, ribs, 0.5) + line("light", 1.4, "M-83 19C-64-8-34-29.6 4-29.6C44-29.6 70-8 83 19", 0.85) + rider(-20, -25) + rider(2, -29) + rider(24, -26) + dots("light", 1.6, 5, "M-90 12C-82 0-76 2-70-8M86 14C80 4 76 4 70-4", 0.8);
}

/** The mouse of the desert, which jumps. */
export function mouse(): Drawing {
  return oval("ink", 0, 1, 40, 3, 0.35) + line("ink", 3, "M34-12C56-8 66-30 54-48C50-54 58-60 64-56") + fill("ink", "M60-62C68-66 74-58 70-52C64-50 58-54 60-62Z") + fill("near", "M-30-26C-18-46 14-48 30-30C42-18 38-4 26-2H-8C-20-4-36-14-30-26Z") + fill("ink", "M-8-2C10-4 24-10 30-30C42-18 38-4 26-2Z", 0.5) + fill("near", "M-50-34C-48-46-36-54-26-50C-14-46-12-32-20-24C-30-16-46-22-50-34Z") +
    fill("near", "M-34-50C-44-66-40-84-30-90C-24-80-22-62-26-50ZM-24-50C-22-68-10-80 0-80C0-68-8-54-18-46Z") + fill("glow", "M-33-54C-39-66-37-78-31-83C-27-76-26-64-28-54ZM-21-52C-18-64-11-72-4-74C-6-66-12-56-18-50Z", 0.9) +
    disc("ink", -38, -38, 3.2) + disc("light", -39, -39, 1) + disc("accent", -50, -33, 2) + line("light", 0.8, "M-48-30-62-26M-48-28-58-20", 0.8) + fill("ink", "M20-8C30-10 34-2 26 0H0C2-4 10-6 20-8Z") + line("ink", 2.4, "M-20-8-26 0H-18") + line("light", 1.1, "M-29-28C-17-46 14-47.6 29-30", 0.7);
}

/** The small bat that carries messages. */
export function bat(): Drawing {
  return fill("ink", "M0 4C-10-8-30-26-64-24C-54-16-56-8-60 2C-46-6-40 0-34 10C-24 4-14 6-6 18L0 24 6 18C14 6 24 4 34 10C40 0 46-6 60 2C56-8 54-16 64-24C30-26 10-8 0 4Z") + fill("near", "M0 4C-10-8-30-26-64-24C-44-22-22-8-8 12Z") + line("light", 1, "M-1 4C-10-8-30-26-63-24", 0.7) + fill("ink", "M-8-2-9-14-3-8C-1-9 1-9 3-8L9-14 8-2C6 6-6 6-8 2Z") + disc("accent", -3, -2, 1.5) + disc("accent", 3, -2, 1.5) + line("accent", 1, "M0 24V34M-4 34H4");
}

/** What the flesh shapers breed. */
export function beast(): Drawing {
  return oval("ink", 0, 1, 52, 4, 0.4) + fill("far", "M-48-2C-56-30-40-52-8-52C26-52 48-36 48-14V0H36L32-12H18L14 0H0L-4-12H-22L-26 0H-40Z") + fill("ink", "M-4-12H18L14 0H0ZM20-50C40-44 48-30 48-14V0H36L32-12C34-26 30-40 20-50Z", 0.45) + line("light", 1.2, "M-48-4C-55-30-40-51.6-8-51.6", 0.8) + disc("ink", -38, -34, 3) + disc("accent", -38, -34, 1.6) + disc("ink", -28, -40, 2.2) + disc("accent", -28, -40, 1.1) + line("ink", 1.2, "M-50-20C-44-16-38-16-32-20M-6-50-4-40M6-50 6-38M18-48 16-38M-12-30 0-24 10-32M-8-34-4-26M2-30 2-22", 0.8);
}
