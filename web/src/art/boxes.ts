/** The front of each game's box: 320 wide, 240 high. */

import { at, chance, disc, faded, fill, line, ring, round, times, type Drawing } from "./brush";
import { heighliner, ornithopter } from "./crafts";
import { riders, worm } from "./creatures";
import { company, person } from "./figures";
import { crowd } from "./objects";
import { paints } from "./palettes";
import { dune, ridge, skyline, type Light } from "./scenery";

interface Front {
  style: string;
  drawing: Drawing;
}

function sky(from: string, to: string): Drawing {
  return `<defs><linearGradient id="~b" x1="0" y1="0" x2="0" y2="1"><stop class="g-${from}" offset="0"/><stop class="g-${to}" offset=".72"/></linearGradient></defs><path d="M-2-2H322V242H-2Z" fill="url(#~b)"/>`;
}

function rays(x: number, y: number, from: number, to: number, n: number): Drawing {
  const d = times(n, (k) => {
    const a = (k * 2 * Math.PI) / n;
    const b = a + Math.PI / n;
    return `M${round(x + Math.cos(a) * from)} ${round(y + Math.sin(a) * from)}L${round(x + Math.cos(a) * to)} ${round(y + Math.sin(a) * to)} ${round(x + Math.cos(b) * to)} ${round(y + Math.sin(b) * to)} ${round(x + Math.cos(b) * from)} ${round(y + Math.sin(b) * from)}Z`;
  }).join("");
  return fill("sun", d, 0.12);
}

/** The worm rises behind those who have risen. */
function uprising(sun: Light): Front {
  return {
    style: paints("fremen"),
    drawing:
      sky("sky", "glow") + rays(160, 96, 60, 330, 22) + disc("sun", 160, 92, 96, 0.25) + disc("sun", 160, 92, 74) + at(0, 20, 2, ridge(sun, "far", 74, 18, 7)) +
      at(160, 196, 1.78, worm()) + at(60, 60, 0.4, ornithopter(), -8) + at(270, 44, 0.34, ornithopter(), -4, true) + at(292, 78, 0.24, ornithopter(), 0, true) +
      at(0, 36, 2, dune(sun, "mid", 84, 9)) + at(64, 206, 0.8, company("fedaykin", 2)) + at(258, 206, 0.8, company("marksman", 2), 0, true) + at(0, 16, 2, dune(sun, "near", 108, 7)) + at(160, 232, 1.1, person("preacher")),
  };
}

/** The powers of the Imperium before a rising planet. */
function imperium(sun: Light): Front {
  return {
    style: paints("corrino"),
    drawing:
      sky("sky", "glow") + `<path class="s-light" stroke-width="1.2" stroke-linecap="round" d="${times(70, (n) => `M${(n * 67) % 320} ${(n * 41) % 118}h0`).join("")}" opacity=".7"/>` + ring("light", 1, 160, 150, 150, 0.35) + ring("light", 0.8, 160, 150, 176, 0.25, "3 5") + disc("sun", 160, 138, 104, 0.22) + disc("sun", 160, 138, 84) + disc("glow", 160, 138, 84, 0.4) +
      at(84, 50, 0.9, heighliner(), -6) + at(264, 34, 0.4, heighliner(), 8, true) + at(0, -2, 2, skyline(sun, 92, "far", 30, 11)) + at(0, 12, 2, skyline(sun, 97, "mid", 30, 8)) + at(0, 16, 2, dune(sun, "near", 100, 8)) +
      at(52, 226, 1.08, person("guildsman")) + at(268, 226, 1.08, person("fremen")) + at(114, 232, 1.18, person("sister")) + at(206, 232, 1.18, person("sardaukar")) + at(160, 238, 1.3, person("emperor")),
  };
}

/** Two hosts against each other, one on worms, one from the air. */
function arrakis(sun: Light): Front {
  const fire = times(5, (n) => disc("accent", 186 + n * 27, 150 - (n % 2) * 9, 9, 0.3) + fill("accent", `M${182 + n * 27} 156Q${182 + n * 27} 148 ${186 + n * 27} ${138 - (n % 2) * 6}Q${191 + n * 27} 149 ${190 + n * 27} 156Z`)).join("");
  const smoke = fill("ink", "M206 156C190 110 226 84 214 44S238-10 250-20C262 30 240 60 250 92S238 136 236 156ZM270 156C262 120 292 100 286 60S300 0 322-10V60C306 80 312 110 304 156Z", 0.32);
  return {
    style: paints("battle", "harkonnen"),
    drawing:
      sky("sky", "glow") + rays(160, 120, 40, 320, 18) + disc("sun", 160, 116, 82, 0.25) + disc("sun", 160, 116, 60) + at(0, 20, 2, ridge(sun, "far", 74, 24, 7)) + smoke + at(0, 14, 2, dune(sun, "mid", 82, 8)) + fire + at(84, 160, 0.98, riders()) +
      at(236, 60, 0.66, ornithopter(), -8) + at(288, 100, 0.42, ornithopter(), -6) + at(192, 34, 0.3, ornithopter(), -10) + line("sun", 1.2, "M214 72 132 142M262 106 172 160M186 40 120 130", 0.7) + at(0, 20, 2, dune(sun, "near", 104, 7)) +
      `<g class="ally">${at(94, 230, 0.9, company("fedaykin", 4))}</g>` + at(236, 232, 0.9, company("trooper", 4), 0, true),
  };
}

/** A game that has no front of its own. */
function other(sun: Light): Front {
  return { style: paints("sand"), drawing: sky("sky", "glow") + disc("sun", 160, 96, 60) + at(0, 10, 2, ridge(sun, "far", 76, 20, 6)) + at(0, 10, 2, dune(sun, "mid", 90, 12)) + faded(0.9, at(160, 210, 1.2, crowd())) + at(0, 10, 2, dune(sun, "near", 112, 8)) };
}

const FRONTS: Record<string, (sun: Light) => Front> = { uprising, imperium, arrakis };
export const BOXES = Object.keys(FRONTS);

export function box(game: string): Front {
  return (FRONTS[game] ?? other)({ rand: chance(`box ${game}`), x: 80, y: 40, r: 10 });
}
