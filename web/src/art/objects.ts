/** Things: blades, rings, papers, cups, tanks, machines, signs. Around 0, 0, about 100 high. */

import { at, disc, dots, fill, hollow, line, oval, ring, round, times, type Drawing, type Tone } from "./brush";

/** Light around what matters. */
function halo(r: number): Drawing {
  const rays = times(12, (n) => {
    const a = (n * Math.PI) / 6;
    return `M${round(Math.cos(a) * r * 0.72)} ${round(Math.sin(a) * r * 0.72)}L${round(Math.cos(a) * r)} ${round(Math.sin(a) * r)}`;
  }).join("");
  return disc("sun", 0, 0, r * 0.66, 0.22) + disc("sun", 0, 0, r * 0.46, 0.2) + line("sun", 1, rays, 0.5);
}

export function crysknife(): Drawing {
  return halo(60) + `<g transform="rotate(32)">${fill("light", "M-3 12C-10-12-8-40 8-60C10-36 12-12 6 12Z")}${fill("mid", "M3 12C6-12 7-36 8-60C10-36 12-12 6 12Z", 0.75)}${line("ink", 0.8, "M0 8C-4-14-2-34 5-50", 0.35)}${fill("ink", "M-9 12H13L11 18H-7Z")}${fill("near", "M-4 18H8L7 50C4 54 0 54-3 50Z")}${line("accent", 2, "M-4 25H8M-4 32H8M-4 39H8")}${disc("accent", 2, 53, 4)}</g>`;
}

export function dagger(): Drawing {
  return halo(58) + `<g transform="rotate(-30)">${fill("light", "M-6 8V-44L0-58 6-44V8Z")}${fill("mid", "M0 8V-58L6-44V8Z", 0.8)}${fill("ink", "M-18 8C-14 4 14 4 18 8L16 14H-16Z")}${fill("near", "M-4 14H4V42H-4Z")}${line("accent", 1.6, "M-4 20H4M-4 27H4M-4 34H4")}${disc("ink", 0, 46, 6)}${disc("accent", 0, 46, 3)}</g>`;
}

export function crossed(): Drawing {
  const blade = fill("light", "M-4 6-3-52 0-60 3-52 4 6Z") + fill("mid", "M0 6V-60L3-52 4 6Z", 0.8) + fill("ink", "M-13 6H13L11 11H-11Z") + fill("near", "M-3 11H3V32H-3Z") + disc("accent", 0, 36, 4);
  return halo(60) + at(0, 8, 1, blade, 42) + at(0, 8, 1, blade, -42);
}

export function signet(): Drawing {
  return halo(60) + hollow("ink", "M0-8C24-8 36 8 36 24S22 56 0 56-36 40-36 24-24-8 0-8ZM0 4C-16 4-26 14-26 25S-16 46 0 46 26 36 26 25 16 4 0 4Z") + line("light", 1.4, "M-34 18C-31 2-18-6-2-7", 0.9) + line("accent", 1.4, "M-30 32C-26 44-14 51 0 51.4S26 44 30 32") + fill("near", "M-26-10-20-40H20L26-10C12-2-12-2-26-10Z") + fill("ink", "M0-40H20L26-10C18-5 8-4 0-4Z", 0.4) + fill("accent", "M-15-34H15L18-15C8-10-8-10-18-15Z") + fill("ink", "M0-32C4-28 10-28 12-31C10-22 4-17 0-14C-4-17-10-22-12-31C-10-28-4-28 0-32Z") + line("light", 1, "M-20-40H20", 0.9);
}

export function paper(seal = true): Drawing {
  const sheet = fill("light", "M-28-46H28V42C14 38 2 46-10 44S-24 40-28 42Z") + fill("far", "M8-46H28V42C20 40 14 41 8 43Z", 0.5) + line("ink", 1.5, "M-20-34H10M-20-26H20M-20-18H16M-20-10H20M-20-2H12M-20 6H18M-20 14H4", 0.5) + line("accent", 1.6, "M-20-40H2");
  return halo(58) + `<g transform="rotate(-8)">${fill("ink", "M-25-42H32V47H-25Z", 0.3)}${sheet}${seal ? fill("accent", "M8 22 4 46 12 40 18 48 20 24Z") + disc("accent", 14, 22, 9.4) + disc("ink", 14, 22, 6.4, 0.35) + ring("light", 0.9, 14, 22, 6.4, 0.7) : ""}</g>`;
}

export function scrolls(): Drawing {
  return at(-20, 6, 0.72, paper(false), -12) + at(20, 6, 0.72, paper(true), 14);
}

export function coins(): Drawing {
  const coin = (x: number, y: number): Drawing => oval("ink", x, y + 3.4, 15, 5.4) + oval("accent", x, y, 15, 5.4) + `<ellipse class="s-light" stroke-width=".9" cx="${x}" cy="${y}" rx="10.5" ry="3.4" opacity=".9"/>`;
  const stack = (x: number, y: number, n: number): Drawing => times(n, (k) => coin(x, y - k * 5.6)).join("");
  return halo(60) + oval("ink", 0, 32, 56, 7, 0.35) + stack(-28, 22, 6) + stack(28, 20, 4) + stack(0, 30, 9) + coin(-42, 34) + coin(40, 33) + at(0, 0, 1, disc("accent", 10, -42, 8) + ring("light", 1, 10, -42, 5.4, 0.9));
}

export function spice(): Drawing {
  return halo(60) + oval("ink", 0, 34, 62, 7, 0.35) + fill("accent", "M-58 34C-40 26-30-8-4-30C4-36 10-30 16-20C28 2 44 26 60 34Z") + fill("ink", "M16-20C28 2 44 26 60 34H14C22 14 16-6 2-34C8-34 12-28 16-20Z", 0.3) + dots("sun", 1.8, 5, "M-46 30C-30 20-22 0-4-18M-30 31C-18 20-10 2 2-14M-8 31C0 20 4 8 6-4M14 31C16 22 14 12 14 4", 0.9) + dots("sun", 1.5, 7, "M-34-10C-26-26-14-38 0-52M18-36C22-44 20-50 28-58M-14-40C-18-48-12-54-16-62M36-14 46-34", 0.8);
}

export function water(): Drawing {
  return halo(62) + fill("accent", "M0-50C14-26 32-8 32 16A32 32 0 0 1-32 16C-32-8-14-26 0-50Z") + fill("ink", "M0-50C14-26 32-8 32 16A32 32 0 0 1 0 48C18 40 22 0 0-50Z", 0.28) + fill("light", "M-20 8C-22 24-14 34-4 38C-14 28-16 18-14 6Z", 0.85) + disc("light", -13, -4, 3, 0.85) + line("light", 1, "M-54 46C-40 50-28 50-20 48M20 48C30 50 42 50 54 46M-40 55C-20 60 20 60 40 55", 0.7);
}

export function cup(): Drawing {
  return halo(58) + fill("near", "M-30-44H30C30-12 18 2 6 6V30L22 40V46H-22V40L-6 30V6C-18 2-30-12-30-44Z") + fill("ink", "M4-44H30C30-12 18 2 6 6V30L22 40V46H2Z", 0.45) + oval("accent", 0, -44, 30, 7) + oval("ink", 0, -43, 24, 4.6, 0.4) + line("light", 1.3, "M-29-40C-28-14-18 0-6 5V30L-20 40", 0.8) + line("accent", 1.4, "M-24-16C-8-10 8-10 24-16") + line("light", 1.2, "M-6-54C-12-62 0-66-6-74M8-54C2-62 14-66 8-74", 0.6);
}

export function pistol(): Drawing {
  return halo(58) + `<g transform="rotate(-14)">${fill("ink", "M-46-16H44V0H6L2 10H-14L-22 42H-42L-34 4H-46Z")}${fill("near", "M-46-16H44V-9H-46Z")}${fill("mid", "M44-13H60V-4H44Z")}${line("light", 1.2, "M-46-16H44", 0.9)}${line("accent", 1.6, "M-32 12-37 34M-26 12-31 36")}${line("ink", 2.2, "M-14 10C-12 20-4 20 0 8")}${disc("accent", -22, -4, 4)}</g>`;
}

export function compass(): Drawing {
  const marks = times(16, (n) => {
    const a = (n * Math.PI) / 8;
    const [c, s, from] = [Math.cos(a), Math.sin(a), n % 4 ? 36 : 32];
    return `M${round(c * from)} ${round(s * from)}L${round(c * 40)} ${round(s * 40)}`;
  }).join("");
  return halo(64) + disc("ink", 0, 0, 48) + disc("near", 0, 0, 44) + disc("glow", 0, 0, 42, 0.85) + line("ink", 1.4, marks, 0.8) + `<g transform="rotate(28)">${fill("accent", "M0-34 7 0H-7Z")}${fill("ink", "M0 34 7 0H-7Z")}</g>` + disc("light", 0, 0, 4.6) + ring("light", 1.4, 0, 0, 46, 0.7) + ring("ink", 0.8, 0, 0, 26, 0.4, "2 3");
}

export function thumper(): Drawing {
  return oval("ink", 0, 46, 30, 4, 0.4) + line("ink", 4, "M0 46V-6") + fill("ink", "M-10-46H10L14-6H-14Z") + fill("near", "M-10-46H-2L-4-6H-14Z") + fill("accent", "M-12-26H12V-20H-12Z") + disc("near", 0, -50, 7) + line("light", 1, "M-10-46-14-6", 0.9) + line("light", 1.3, "M-26 44C-22 38 22 38 26 44M-42 48C-34 34 34 34 42 48M-60 52C-48 30 48 30 60 52", 0.7) + line("light", 1.2, "M-20-50C-26-44-26-34-20-28M20-50C26-44 26-34 20-28M-28-56C-38-46-38-32-28-22M28-56C38-46 38-32 28-22", 0.7);
}

export function tent(): Drawing {
  return oval("ink", 0, 33, 62, 5, 0.4) + fill("ink", "M-56 32C-52-10-26-34 0-34S52-10 56 32Z") + fill("near", "M-56 32C-52-10-26-34 0-34C-18-16-24 8-24 32Z") + fill("glow", "M-8 32C-8 8-4-6 2-12C10-2 14 14 14 32Z", 0.95) + line("light", 1.3, "M-55.6 30C-51-10-26-33.6 0-33.6", 0.85) + line("mid", 1.2, "M22 32C22 4 14-20 0-34M42 32C38 2 22-24 0-34", 0.7) + line("ink", 1.6, "M-56 32-68 38M56 32 68 38") + fill("accent", "M0-34V-50L14-44 0-40Z");
}

export function camp(): Drawing {
  return at(-40, -6, 0.5, tent()) + at(42, -8, 0.46, tent()) + at(4, 4, 0.72, tent());
}

export function box(): Drawing {
  return halo(58) + fill("near", "M-36-10 0-26 36-10 0 8Z") + fill("ink", "M-36-10 0 8V46L-36 28Z") + fill("mid", "M36-10 0 8V46L36 28Z") + fill("ink", "M36-10 0 8V46L36 28Z", 0.25) + hollow("ink", "M-22-9 0-19 22-9 0 2Z") + line("light", 1.1, "M-36-10 0-26 36-10 0 8ZM0 8V46", 0.7) + `<g transform="translate(26 -38) rotate(28)">${line("light", 1.8, "M0 26V-14")}${fill("accent", "M-5-14H5L3-28H-3Z")}</g>`;
}

export function eye(): Drawing {
  const lashes = times(9, (n) => {
    const a = Math.PI * (1.1 + n * 0.1);
    return `M${round(Math.cos(a) * 52)} ${round(Math.sin(a) * 36)}L${round(Math.cos(a) * 62)} ${round(Math.sin(a) * 48)}`;
  }).join("");
  return disc("sun", 0, 0, 58, 0.14) + line("light", 1.4, lashes, 0.6) + fill("ink", "M-62 0C-34-40 34-40 62 0C34 40-34 40-62 0Z") + fill("light", "M-52 0C-28-30 28-30 52 0C28 30-28 30-52 0Z") + disc("accent", 0, 0, 22.5) + disc("ink", 0, 0, 22.5, 0.22) + disc("accent", 0, 2, 18) + disc("ink", 0, 0, 9.6) + disc("light", 6, -7, 4) + line("ink", 1.1, times(12, (n) => { const a = n * 0.5236; return `M${round(Math.cos(a) * 12)} ${round(Math.sin(a) * 12)}L${round(Math.cos(a) * 19)} ${round(Math.sin(a) * 19)}`; }).join(""), 0.45);
}

export function eyes(): Drawing {
  return at(-34, 4, 0.5, eye()) + at(34, 4, 0.5, eye()) + at(0, -26, 0.3, eye());
}

export function mask(): Drawing {
  const one = fill("light", "M-24-34C-12-40 12-40 24-34C28-4 18 30 0 40C-18 30-28-4-24-34Z") + fill("far", "M0-38C10-38 18-36 24-34C28-4 18 30 0 40Z", 0.7) + fill("ink", "M-17-12C-12-18-6-17-4-11C-8-7-14-7-17-12ZM17-12C12-18 6-17 4-11C8-7 14-7 17-12Z") + line("ink", 1.4, "M0-8-3 8H3M-8 20C-3 17 3 17 8 20");
  return halo(60) + at(20, -4, 0.9, fill("ink", "M-24-34C-12-40 12-40 24-34C28-4 18 30 0 40C-18 30-28-4-24-34Z") + fill("accent", "M-17-12C-12-18-6-17-4-11C-8-7-14-7-17-12ZM17-12C12-18 6-17 4-11C8-7 14-7 17-12Z") + line("accent", 1.4, "M-8 22C-3 16 3 16 8 22"), 16) + at(-14, 4, 1, one, -12);
}

export function helix(): Drawing {
  const rungs = times(11, (n) => { const w = Math.sin(n * 0.62) * 22; return `M${round(-w)} ${-54 + n * 11}H${round(w)}`; }).join("");
  const strand = (sign: number): string => times(34, (n) => `${n ? "L" : "M"}${round(sign * Math.sin((n / 3 - 0.1) * 0.62 + 0.06) * 22)} ${round(-56 + n * 3.4)}`).join("");
  return halo(62) + line("light", 1.6, rungs, 0.7) + line("accent", 4.4, strand(1)) + line("ink", 4.4, strand(-1)) + line("light", 1, strand(-1), 0.5);
}

export function tools(): Drawing {
  return halo(58) + at(-22, 0, 1, fill("light", "M-3 0-4-44 3-54 5 0Z") + fill("ink", "M-4 0H6L4 46H-2Z"), -14) + at(4, 0, 1, line("light", 3, "M-6-48 0 4 8-48") + line("ink", 4, "M-10 40C-18 28-6 20 0 4M10 40C18 28 6 20 0 4") + ring("ink", 3, -10, 44, 6) + ring("ink", 3, 12, 44, 6)) + at(32, 0, 1, line("ink", 3.4, "M0 46V-20") + line("light", 2, "M0-20C0-36 14-38 12-48") + disc("accent", 0, 6, 4), 10);
}

export function heart(): Drawing {
  return halo(60) + fill("accent", "M0 46C-44 14-46-16-26-26C-12-32-4-22 0-12C4-22 12-32 26-26C46-16 44 14 0 46Z") + fill("ink", "M0 46C16 20 18-6 12-27C18-29 22-28 26-26C46-16 44 14 0 46Z", 0.35) + fill("near", "M-12-24C-14-40-6-50 2-54L10-46C4-42 2-34 2-20ZM10-22C10-34 18-42 26-42L28-34C22-32 20-28 20-24Z") + line("light", 1.6, "M-30-8C-30-16-26-20-20-21", 0.9) + line("ink", 1.2, "M-6 34C-12 18-24 12-28 0M2 30C4 16 14 8 16-4", 0.5);
}

export function throne(): Drawing {
  return oval("ink", 0, 46, 60, 5, 0.4) + fill("near", "M-52 46H52L44 36H-44ZM-42 36H42L36 28H-36Z") + fill("ink", "M-26 28V-34L-18-44-8-38 0-58 8-38 18-44 26-34V28Z") + fill("near", "M-26 28V-34L-18-44-8-38 0-58V28Z") + fill("accent", "M-17-26C-8-32 8-32 17-26V4H-17Z") + fill("ink", "M0-30C8-30 13-28 17-26V4H0Z", 0.25) + fill("ink", "M-34 28V0H-22V28ZM34 28V0H22V28Z") + fill("accent", "M-16 8H16V14H-16Z") + line("light", 1.1, "M-26 28V-34L-18-44-8-38 0-58", 0.85) + disc("sun", 0, -46, 3);
}

export function crown(): Drawing {
  return halo(62) + fill("accent", "M-42 26-50-24-26 0-14-36 0-6 14-36 26 0 50-24 42 26Z") + fill("ink", "M0-6 14-36 26 0 50-24 42 26H0Z", 0.28) + fill("near", "M-43 26H43V38H-43Z") + line("light", 1.2, "M-42 26-50-24-26 0-14-36 0-6 14-36 26 0 50-24", 0.9) + [-50, -14, 14, 50].map((x) => disc("light", x, x * x > 900 ? -26 : -39, 4)).join("") + disc("sun", 0, 32, 3.6) + disc("sun", -22, 32, 2.4) + disc("sun", 22, 32, 2.4);
}

export function pieces(): Drawing {
  const pawn = (x: number, y: number, s: number, tone: Tone): Drawing => at(x, y, s, fill(tone, "M-16 0C-16-8-8-8-7-14C-8-26-6-30-4-34H4C6-30 8-26 7-14C8-8 16-8 16 0Z") + disc(tone, 0, -40, 9) + fill("ink", "M0 0V-49A9 9 0 0 1 4-34C6-30 8-26 7-14C8-8 16-8 16 0Z", 0.3) + line("light", 0.9, "M-7-14C-8-26-6-30-4-34", 0.7));
  const king = at(4, 40, 1.25, fill("near", "M-17 0C-17-8-9-10-8-18C-10-34-12-42-9-52H9C12-42 10-34 8-18C9-10 17-8 17 0Z") + fill("ink", "M0 0V-52H9C12-42 10-34 8-18C9-10 17-8 17 0Z", 0.4) + fill("accent", "M-10-54-12-64-5-59 0-67 5-59 12-64 10-54Z") + line("light", 1, "M-8-18C-10-34-12-42-9-52", 0.8));
  return halo(60) + `<g opacity=".75">${times(5, (n) => fill("ink", `M${-60 + n * 26} 40l13-6 13 6-13 6Z`, 0.35)).join("")}</g>` + pawn(-38, 40, 0.9, "mid") + pawn(44, 42, 0.95, "ink") + king + pawn(-16, 48, 1, "ink");
}

export function web(): Drawing {
  const spokes = times(10, (n) => { const a = n * 0.6283; return `M0 0L${round(Math.cos(a) * 64)} ${round(Math.sin(a) * 64)}`; }).join("");
  const rounds = times(5, (k) => times(10, (n) => { const [a, b, r] = [n * 0.6283, (n + 1) * 0.6283, 12 + k * 11]; return `${n ? "" : `M${r} 0`}Q${round(Math.cos((a + b) / 2) * r * 0.8)} ${round(Math.sin((a + b) / 2) * r * 0.8)} ${round(Math.cos(b) * r)} ${round(Math.sin(b) * r)}`; }).join("")).join("");
  return disc("sun", 0, 0, 56, 0.16) + line("light", 1, spokes, 0.8) + line("light", 0.9, rounds, 0.75) + at(0, 0, 0.34, eye());
}

export function keys(): Drawing {
  return halo(60) + `<g transform="rotate(38)">${ring("ink", 9, 0, -32, 17)}${ring("accent", 5, 0, -32, 17)}${fill("accent", "M0-41 6-32 0-23-6-32Z")}${line("ink", 9, "M0-12V50M0 46H16M0 32H12")}${line("accent", 5, "M0-12V50M0 46H16M0 32H12")}${line("light", 1, "M-1.6-10V48M-14-38A15 15 0 0 1 2-47", 0.8)}</g>`;
}

export function scales(): Drawing {
  return halo(60) + line("ink", 4, "M0-44V40") + fill("ink", "M-24 46C-20 36 20 36 24 46Z") + `<g transform="rotate(-9 0 -38)">${line("ink", 3.4, "M-44-38H44")}${line("light", 1, "M-44-39.6H44", 0.8)}</g>` + line("light", 1, "M-44-30-58 2M-44-30-30 2M44-45 30-12M44-45 58-12", 0.9) + fill("accent", "M-60 2H-28C-30 14-58 14-60 2ZM28-12H60C58 0 30 0 28-12Z") + disc("accent", 0, -46, 6) + fill("sun", "M-52 1C-50-8-38-8-36 1Z") + fill("near", "M38-13V-24H50V-13Z");
}

export function chart(): Drawing {
  return halo(58) + `<g transform="rotate(-5)">${fill("light", "M-52-34-18-42 16-34 52-42V30L16 38-18 30-52 38Z")}${fill("far", "M-18-42 16-34V38L-18 30Z", 0.6)}${line("ink", 1.1, "M-44-14C-30-24-22-6-8-14S14-26 24-18 40-22 46-26M-44 14C-32 4-24 22-10 12S16 4 26 14 40 8 46 4", 0.45)}${line("accent", 2.2, "M-38 22C-24 4-10 14 2-2S24-18 34-20", 1, "5 4")}${line("accent", 3, "M30-25 39-15M39-25 30-15")}${disc("accent", -38, 22, 3.4)}</g>`;
}

export function banner(): Drawing {
  return line("ink", 3.4, "M-30 52V-56") + disc("accent", -30, -58, 4) + fill("accent", "M-28-52C-6-62 14-42 44-52L36-26 44 0C14 10-6-10-28 0Z") + fill("ink", "M10-49C22-46 34-49 44-52L36-26 44 0C32 4 22 4 12 2C18-16 18-32 10-49Z", 0.25) + line("light", 1.2, "M-28-52C-6-62 14-42 44-52", 0.8) + fill("light", "M4-38 9-28 20-27 12-20 14-9 4-15-6-9-4-20-12-27-1-28Z", 0.9);
}

export function explosion(): Drawing {
  return disc("sun", 0, 0, 62, 0.2) + disc("accent", 0, 4, 46, 0.4) + fill("accent", "M-16 48C-12 30-14 16-30 14C-56 10-58-18-36-24C-38-46-8-56 4-42C20-56 46-42 40-24C60-18 56 12 30 14C14 16 12 30 16 48Z") + fill("sun", "M-8 48C-4 26-8 8-22 2C-36-4-30-20-18-18C-18-32 2-36 8-26C20-34 32-22 26-12C36-6 30 6 18 6C6 8 6 28 8 48Z") + fill("ink", "M-46 48C-30 38 30 38 46 48Z", 0.5) + line("sun", 1.4, "M-60-30-48-24M60-32 50-24M-66 6-56 4M68 4 58 4M-30-60-26-50M36-60 30-50", 0.8);
}

export function shield(): Drawing {
  return halo(62) + fill("near", "M0-52 42-40V-6C42 24 22 42 0 54C-22 42-42 24-42-6V-40Z") + fill("ink", "M0-52 42-40V-6C42 24 22 42 0 54Z", 0.4) + line("accent", 3, "M0-42 33-32V-6C33 18 18 34 0 43C-18 34-33 18-33-6V-32Z") + line("light", 1.4, "M-42-6V-40L0-52", 0.9) + fill("accent", "M0-24 7-6 25-4 11 8 16 26 0 16-16 26-11 8-25-4-7-6Z");
}

export function book(): Drawing {
  return halo(58) + fill("ink", "M-56 34C-36 24-14 26 0 36C14 26 36 24 56 34V-28C36-38 14-36 0-26C-14-36-36-38-56-28Z") + fill("light", "M-51 28C-34 20-14 22 0 31V-22C-14-31-34-32-51-24Z") + fill("light", "M51 28C34 20 14 22 0 31V-22C14-31 34-32 51-24Z") + fill("far", "M0 31V-22C14-31 34-32 51-24V28C34 20 14 22 0 31Z", 0.45) + line("ink", 1.2, "M-43-14C-30-18-18-17-8-12M-43-4C-30-8-18-7-8-2M-43 6C-30 2-18 3-8 8M8-12C18-17 30-18 43-14M8-2C18-7 30-8 43-4", 0.5) + disc("accent", 26, 10, 7) + line("accent", 2, "M0 31V44");
}

export function hooks(): Drawing {
  const hook = line("ink", 4, "M0 52V-30") + line("light", 1, "M-1.4 52V-30", 0.6) + fill("light", "M-3-30H3C4-44 18-46 22-34C30-52-2-62-3-30Z") + line("accent", 3, "M0 4V14M0 26V30");
  return halo(60) + at(-14, 2, 1, hook, -18, true) + at(14, 2, 1, hook, 18);
}

export function spiral(): Drawing {
  const turns = times(40, (n) => { const [a, r] = [n * 0.45, 2 + n * 1.32]; return `${n ? "L" : "M"}${round(Math.cos(a) * r)} ${round(Math.sin(a) * r * 0.8)}`; }).join("");
  return halo(62) + line("accent", 3, turns) + line("light", 1, turns, 0.6) + disc("sun", 0, 0, 6);
}

/** Space bent around a point. */
export function foldspace(): Drawing {
  const rings = times(6, (n) => `<ellipse class="s-light" stroke-width="${round(1.8 - n * 0.2)}" rx="${12 + n * 10}" ry="${round(8 + n * 5.4)}" transform="rotate(${n * 16})" opacity="${round(0.95 - n * 0.13)}"/>`).join("");
  return disc("glow", 0, 0, 50, 0.18) + disc("accent", 0, 0, 30, 0.22) + rings + disc("sun", 0, 0, 8) + disc("sun", 0, 0, 15, 0.35) + dots("sun", 2, 9, "M-70 20C-40 40 10 40 66-14M-60-34C-20-50 40-40 70 20", 0.8);
}

export function branching(): Drawing {
  return halo(64) + line("ink", 5, "M0 54V20") + line("ink", 3.6, "M0 22C-2-2-24-6-30-26M0 22C2-2 24-6 30-26M0 20V-22") + line("light", 2, "M-30-26C-34-40-46-42-48-54M-30-26C-26-40-20-42-20-56M30-26C34-40 46-42 48-54M30-26C26-40 20-42 20-56M0-22C-2-36-6-44-4-58M0-22C2-36 8-42 8-54", 0.85) + [-48, -20, -4, 8, 20, 48].map((x, n) => disc(n === 3 ? "accent" : "sun", x, -57, n === 3 ? 5 : 2.8)).join("");
}

export function hand(): Drawing {
  return halo(62) + fill("near", "M-20 54V26C-34 16-36 0-40-14C-36-20-30-16-26-4L-24-40C-22-46-16-46-15-40L-13-8-10-50C-8-56-2-56-1-50L0-8 5-46C7-52 13-52 14-45L13-6 21-32C24-38 30-36 29-29L24 8C22 22 18 28 16 54Z") + fill("ink", "M4 54C12 30 14 12 13-6L21-32C24-38 30-36 29-29L24 8C22 22 18 28 16 54Z", 0.4) + line("light", 1.2, "M-20 54V26C-34 16-36 0-40-14", 0.8) + line("ink", 1.1, "M-12 16C-4 8 8 8 16 14M-14 28C-8 20 4 18 12 24", 0.6) + fill("accent", "M-22 44H18V56H-22Z");
}

export function hourglass(): Drawing {
  return halo(60) + fill("ink", "M-30-54H30V-46H-30ZM-30 46H30V54H-30Z") + fill("glow", "M-24-46H24C24-20 6-10 4 0C6 10 24 20 24 46H-24C-24 20-6 10-4 0C-6-10-24-20-24-46Z", 0.7) + fill("accent", "M-17-24C-8-28 8-28 17-24C14-14 4-8 2 0H-2C-4-8-14-14-17-24ZM-22 46C-20 34-8 30 0 20C8 30 20 34 22 46Z") + line("accent", 1.6, "M0 0V22") + line("ink", 1.4, "M-24-46C-24-20-6-10-4 0C-6 10-24 20-24 46M24-46C24-20 6-10 4 0C6 10 24 20 24 46") + line("light", 1.2, "M-19-40C-18-24-10-16-6-9", 0.9);
}

export function projector(): Drawing {
  return fill("sun", "M-8 30-46-50H46L8 30Z", 0.3) + fill("ink", "M-22 50-14 30H14L22 50Z") + oval("accent", 0, 30, 14, 4) + `<g opacity=".85">${fill("accent", "M-8-6C-16 2-20 12-20 20H20C20 12 16 2 8-6Z", 0.6)}${disc("accent", 0, -20, 12, 0.75)}${line("light", 0.9, "M-22-34H22M-24-26H24M-24-18H24M-22-10H22M-22-2H22M-22 6H22M-22 14H22", 0.55)}</g>` + line("light", 1.2, "M-14 30-22 50", 0.8);
}

export function engine(): Drawing {
  return halo(64) + ring("ink", 9, 0, 0, 40) + ring("near", 4, 0, 0, 40) + times(8, (n) => at(0, 0, 1, fill("ink", "M-6-50H6V-30H-6Z") + line("light", 1, "M-6-50H6", 0.7), n * 45)).join("") + disc("accent", 0, 0, 24, 0.4) + disc("sun", 0, 0, 15) + disc("accent", 0, 0, 15, 0.35) + disc("sun", 0, 0, 8) + ring("light", 1.2, 0, 0, 30, 0.7, "4 5");
}

export function reel(): Drawing {
  return halo(58) + at(-18, -4, 1, disc("ink", 0, 0, 30) + disc("near", 0, 0, 26) + times(5, (n) => disc("glow", Math.cos(n * 1.257) * 15, Math.sin(n * 1.257) * 15, 6)).join("") + disc("light", 0, 0, 4) + ring("light", 1, 0, 0, 28, 0.6)) + fill("light", "M10-4C30-2 40 14 60 10V24C38 30 26 14 6 18Z") + line("ink", 1.4, "M16 4 60 16M20 10 58 20", 0.4) + dots("ink", 2, 6, "M14 0C30 2 42 16 60 13M10 14C28 12 38 26 60 21");
}

export function device(): Drawing {
  return halo(58) + fill("ink", "M-34-34H34V38H-34Z") + fill("near", "M-34-34H0V38H-34Z") + fill("accent", "M-24-24H24V2H-24Z", 0.85) + line("ink", 1.6, "M-20-11H-12L-8-20-2-2 4-16 8-11H20") + times(3, (n) => disc("light", -16 + n * 16, 18, 5)).join("") + line("light", 1.1, "M-34 38V-34H34", 0.8) + line("accent", 1.6, "M-20 30H20") + line("ink", 2.2, "M18-34V-54") + disc("accent", 18, -56, 3.4);
}

export function flask(): Drawing {
  return halo(60) + fill("glow", "M-10-50H10V-16L36 36C40 46 34 52 26 52H-26C-34 52-40 46-36 36L-10-16Z", 0.55) + fill("accent", "M-23 10H23L36 36C40 46 34 52 26 52H-26C-34 52-40 46-36 36Z") + fill("ink", "M6 10H23L36 36C40 46 34 52 26 52H14C22 40 16 24 6 10Z", 0.28) + line("ink", 1.6, "M-10-50V-16L-36 36C-40 46-34 52-26 52H26C34 52 40 46 36 36L10-16V-50") + fill("ink", "M-14-54H14V-48H-14Z") + disc("light", -8, 28, 4.4, 0.85) + disc("light", 8, 20, 2.8, 0.85) + disc("light", 2, 38, 3, 0.85) + line("light", 1.4, "M-13-6-29 30", 0.8);
}

/** A crowd that listens. */
export function crowd(): Drawing {
  const heads = (n: number, y: number, r: number, tone: Tone): Drawing => times(n, (k) => { const x = -70 + (140 / (n - 1)) * k + (k % 2) * 3; return disc(tone, x, y - (k % 3) * 2, r) + fill(tone, `M${round(x - r * 2.1)} ${y + 24}C${round(x - r * 2)} ${round(y + r)} ${round(x + r * 2)} ${round(y + r)} ${round(x + r * 2.1)} ${y + 24}Z`); }).join("");
  return heads(13, 16, 4.4, "mid") + heads(11, 28, 5.2, "near") + heads(9, 42, 6.2, "ink") + dots("accent", 2, 31, "M-70 8H70", 0.9);
}

export function cards(): Drawing {
  const card = fill("light", "M-20-30H20V30H-20Z") + line("ink", 1.2, "M-20-30H20V30H-20Z", 0.6) + disc("accent", 0, -6, 10) + line("ink", 1.3, "M-12 14H12M-12 20H6", 0.5);
  return halo(58) + at(-24, 4, 1, card, -18) + at(24, 4, 1, card, 18) + at(0, -2, 1.08, card);
}

export function genes(): Drawing {
  const cell = (x: number, y: number, r: number): Drawing => disc("accent", x, y, r, 0.55) + ring("light", 1.2, x, y, r, 0.8) + disc("ink", x + r * 0.15, y, r * 0.42, 0.75) + disc("sun", x + r * 0.05, y - r * 0.1, r * 0.16);
  return disc("sun", 0, 0, 58, 0.16) + cell(-12, -10, 30) + cell(28, 18, 20) + cell(-34, 30, 15) + cell(32, -30, 12) + cell(2, 42, 9);
}
