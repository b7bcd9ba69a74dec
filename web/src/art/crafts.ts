/** Ships and machines. Around 0, 0; those that stand on the ground stand on 0. About 100 wide. */

import { at, disc, dots, fill, line, oval, ring, round, times, type Drawing } from "./brush";

export function ornithopter(): Drawing {
  return fill("near", "M-6-6C-26-16-50-22-64-19C-48-12-24-4-2-1ZM6-6C28-18 54-25 68-22C52-13 30-4 10-1Z", 0.85) +
    fill("ink", "M42-1 60-11 55 1 62 9 43 4Z") + fill("ink", "M-36 2C-32-9-14-13 2-11C20-10 36-5 46 0C36 5 16 9 0 9C-14 9-32 9-36 2Z") + fill("near", "M-14 8C0 9 16 9 30 5C18 3 0 3-16 5Z") +
    fill("sun", "M-33 1C-29-6-20-10-12-10L-8-2C-16 2-26 3-33 1Z") + line("ink", 1, "M-22-8-18 1") +
    fill("near", "M-4-9C-20-28-46-42-64-44C-48-33-22-18 4-6Z") + fill("near", "M4-9C20-30 48-46 70-50C50-35 30-19 12-6Z") + line("light", 1, "M-4-9C-20-28-46-42-63-43.6M4-9C20-30 48-46 69-49.6", 0.85) + line("ink", 0.8, "M-8-10C-24-24-42-35-56-40M8-10C24-26 44-38 60-44", 0.5) +
    line("ink", 1.8, "M-12 8-18 17M12 8 18 17M-22 17H-13M14 17H23") + disc("accent", 45, 0, 1.8);
}

export function harvester(): Drawing {
  const wheels = times(6, (n) => disc("near", -38 + n * 15, -7, 5.6) + disc("ink", -38 + n * 15, -7, 2.2)).join("");
  return oval("ink", 0, 1, 62, 4, 0.4) + fill("ink", "M-54 0C-60 0-60-15-54-15H50C57-15 57 0 50 0Z") + wheels +
    fill("ink", "M-50-15-44-32H-20L-14-44H16L20-32H38L50-15Z") + fill("near", "M-50-15-44-32H-20L-14-44H-2L-8-15Z") + fill("mid", "M-12-44-8-54H10L14-44Z") +
    fill("near", "M22-32V-62H28V-32ZM32-32V-54H37V-32Z") + line("sun", 1.6, "M-10-38H-4M0-38H6M10-38H13M-38-24H-32M-26-24H-20M24-24H30") +
    fill("near", "M-50-15-70-6-66 0H-52Z") + line("light", 1, "M-44-32H-20L-14-44H16M-8-54H10", 0.8) + disc("far", 26, -70, 7, 0.5) + disc("far", 34, -80, 9, 0.35) + disc("far", 46, -90, 12, 0.22) +
    dots("accent", 1.6, 4, "M-72-2C-64-10-58-8-52-14M-78-6C-68-16-60-14-54-20", 0.9);
}

export function carryall(): Drawing {
  return fill("near", "M-66-8C-40-18-12-22 0-22C12-22 40-18 66-8L62-2C36-6 14-6 0-6C-14-6-36-6-62-2Z") + fill("ink", "M-62-2C-36-6-14-6 0-6C14-6 36-6 62-2L58 1C34 4 14 6 0 6C-14 6-34 4-58 1Z") +
    fill("ink", "M-16-20C-14-34 14-34 16-20Z") + fill("sun", "M-10-24C-8-31 8-31 10-24Z") + line("light", 1, "M-65-8C-40-18-12-22 0-22C12-22 40-18 65-8", 0.8) + fill("near", "M-48-2H-36L-38 10H-46ZM48-2H36L38 10H46Z") + disc("accent", -42, 11, 2.6) + disc("accent", 42, 11, 2.6) +
    line("ink", 1.4, "M-22 5-14 26M22 5 14 26M0 6V26") + fill("ink", "M-20 26H20L16 36H-16Z");
}

/** A vast hull, open at its end. */
export function heighliner(): Drawing {
  const ribs = times(7, (n) => `M${-34 + n * 14}-${round(21 - n * 0.6)}C${-31 + n * 14}-8 ${-31 + n * 14} 8 ${-34 + n * 14} ${round(21 - n * 0.6)}`).join("");
  return fill("near", "M-56-19C-24-25 34-23 66-15C71-6 71 6 66 15C34 23-24 25-56 19Z") + fill("ink", "M-56 6C-24 10 34 10 69 4C68 9 67 12 66 15C34 23-24 25-56 19Z", 0.6) + line("ink", 1.1, ribs, 0.6) +
    line("light", 1.1, "M-56-19C-24-25 34-23 66-15", 0.9) + oval("mid", -56, 0, 9, 19.4) + oval("ink", -56, 0, 6.6, 15.6) + oval("accent", -55, 0, 3.6, 9, 0.55) + line("sun", 1, "M-30-8H-26M-16-9H-10M4-8H10M24-7H28M40-6H44", 0.9) +
    fill("light", "M-78-4-70-2-78 0ZM-86 8-77 10-86 12ZM-74 14-67 15.6-74 17Z");
}

export function frigate(): Drawing {
  return fill("ink", "M0-58C12-46 18-22 18 0L26 22H16L10 14H-10L-16 22H-26L-18 0C-18-22-12-46 0-58Z") + fill("near", "M0-58C-12-46-18-22-18 0L-26 22H-16L-10 14H-2L-4-30Z") + line("light", 1.1, "M0-58C-12-46-18-22-18 0L-25.6 21.6", 0.85) +
    fill("sun", "M-3-38C-1-42 1-42 3-38L4-28H-4Z") + line("accent", 1.4, "M-15-8H15M-17 2H17") + fill("sun", "M-9 15H9L5 30 0 40-5 30Z", 0.65) + line("ink", 1, "M0-24V12", 0.5);
}

export function dreadnought(): Drawing {
  return fill("ink", "M-66 4-40-10-6-14 4-24H22L28-14 56-10 66 0 54 12 8 20-44 16Z") + fill("near", "M-66 4-40-10-6-14 4-24H22L28-14 56-10 66 0 10-2Z") + line("light", 1.1, "M-66 4-40-10-6-14 4-24H22L28-14 56-10 66 0", 0.9) +
    line("ink", 2.2, "M-24-12-34-18M-10-14-18-22M38-13 48-20") + disc("ink", -22, -12, 3.4) + disc("ink", -8, -14, 3.4) + disc("ink", 38, -13, 3.4) + line("sun", 1.4, "M8-18H18M-50 6H-46M-38 8H-32M-24 10H-18M-10 11H-2M6 12H14M24 10H30M40 8H44") + fill("accent", "M64-2 84-5 78 1 86 6 62 5Z", 0.9);
}

export function freighter(): Drawing {
  const boxes = times(5, (n) => fill(n % 2 ? "mid" : "near", `M${-42 + n * 17}-13H${-27 + n * 17}V9H${-42 + n * 17}Z`) + line("ink", 0.8, `M${-37.5 + n * 17}-13V9M${-32 + n * 17}-13V9`, 0.4)).join("");
  return fill("ink", "M-60-2C-60-10-52-14-46-15H46L60-8V6L46 13H-46C-54 12-60 6-60-2Z") + boxes + fill("sun", "M-57-3C-56-8-52-11-48-12V-3Z") + line("light", 1, "M-59-4C-58-10-52-14-46-15H46L60-8", 0.85) + fill("accent", "M60-6 74-9 70-1 76 6 60 5Z", 0.9) + line("ink", 1.8, "M-30 13V19M20 13V19M-36 19H-24M14 19H26");
}

export function fleet(one: Drawing, n = 5): Drawing {
  const spots: readonly [number, number, number][] = [[-44, -26, 0.42], [46, -34, 0.36], [60, 8, 0.46], [-66, 6, 0.34], [4, -46, 0.3], [22, 24, 0.3]];
  return spots.slice(0, n - 1).map(([x, y, scale]) => at(x, y, scale, one)).join("") + at(-4, 6, 0.74, one);
}

export function satellite(): Drawing {
  return line("ink", 2, "M-46 0H46") + times(2, (n) => at(n ? 36 : -36, 0, 1, fill("near", "M-17-13H17V13H-17Z") + line("accent", 0.8, "M-17-4.5H17M-17 4.5H17M-6-13V13M6-13V13", 0.9) + line("light", 1, "M-17-13H17", 0.9))).join("") +
    fill("ink", "M-12-16H12V16H-12Z") + fill("near", "M-12-16H0V16H-12Z") + fill("mid", "M-11 20C-8 30 8 30 11 20Z") + line("light", 1, "M0 28V36") + disc("accent", 0, 37, 2.4) + disc("sun", 0, -4, 5) + disc("ink", 0, -4, 2.6) + line("light", 0.9, "M-10 44C-4 50 4 50 10 44M-17 48C-8 58 8 58 17 48", 0.7);
}

export function artillery(): Drawing {
  return oval("ink", 0, 1, 50, 4, 0.4) + fill("ink", "M-40 0-28-26H18L34 0Z") + fill("near", "M-40 0-28-26H-6L-14 0Z") + `<g transform="rotate(-26 -4 -30)">${fill("ink", "M-26-40H64V-30H-26Z")}${fill("near", "M-26-40H64V-36H-26Z")}${fill("ink", "M-34-44H-4V-26H-34ZM58-42H68V-28H58Z")}</g>` +
    disc("near", -14, -8, 9) + disc("ink", -14, -8, 4) + disc("near", 14, -8, 9) + disc("ink", 14, -8, 4) + line("light", 1, "M-28-26H18", 0.8) + disc("sun", 62, -66, 7, 0.6) + disc("accent", 62, -66, 12, 0.3);
}

export function drone(): Drawing {
  return ring("light", 1, 0, 0, 30, 0.35, "2 4") + disc("ink", 0, 0, 20) + fill("near", "M0-20A20 20 0 0 0 0 20C-10 10-10-10 0-20Z") + disc("sun", 0, 0, 8) + disc("accent", 0, 0, 5) + disc("ink", 0, 0, 2.2) + line("ink", 3, "M-18-10-34-20M18-10 34-20M-16 14-26 28M16 14 26 28") + fill("light", "M-34-20-46-24-40-16ZM34-20 46-24 40-16ZM-26 28-34 38-24 36ZM26 28 34 38 24 36Z") + line("light", 1, "M-19-6A20 20 0 0 1-6-19", 0.9);
}

/** The seeker: a needle that flies by itself. */
export function seeker(): Drawing {
  return line("light", 0.9, "M-70 14C-50 18-40 8-24 4M-64 24C-46 24-36 14-22 8", 0.7) + fill("ink", "M-26 6C-14-6 14-10 30-6L58-10 32 0C18 8-12 14-26 6Z") + fill("near", "M-26 6C-14-6 14-10 30-6 14-2-8 2-26 6Z") + line("light", 1, "M30-5 58-10") + fill("near", "M-8-4-16-22 4-7ZM-4 9-8 24 10 7Z") + disc("accent", 8, -2, 3.6) + disc("sun", 8, -2, 1.6);
}

export function windtrap(): Drawing {
  const vanes = times(5, (n) => fill(n % 2 ? "near" : "mid", `M-26 ${-78 + n * 11}H26L20 ${-71 + n * 11}H-20Z`)).join("");
  return oval("ink", 0, 0, 44, 4, 0.4) + fill("ink", "M-24 0-16-26H16L24 0Z") + fill("near", "M-24 0-16-26H-4L-8 0Z") + vanes + fill("ink", "M-30-82H30L24-76H-24Z") + line("light", 1, "M-30-82H30", 0.9) + line("light", 1.2, "M-66-70C-54-76-46-64-34-70M-70-54C-58-60-50-48-38-54M-62-40C-54-44-48-36-40-40", 0.7) + fill("accent", "M0-16C4-10 6-8 6-5A6 6 0 0 1-6-5C-6-8-4-10 0-16Z");
}

export function spaceport(): Drawing {
  return fill("near", "M-76 0V-10H76V0Z") + fill("ink", "M-62-10-54-30H-22L-14-10ZM36-10V-54H48V-10Z") + fill("mid", "M32-54H52L48-64H36Z") + line("sun", 1.4, "M36-58H48M-48-22H-44M-38-22H-34M-28-22H-24") + at(8, -32, 0.55, frigate()) + line("light", 0.9, "M-76-10H76", 0.8) + at(-46, -70, 0.3, freighter());
}
