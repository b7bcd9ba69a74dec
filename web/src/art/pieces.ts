/** The pieces of War for Arrakis: figures on bases told apart by shape, vehicles, worms, places. 48 by 48. */

import { at, disc, dots, fill, line, oval, ring, type Drawing } from "./brush";
import { carryall, harvester, ornithopter } from "./crafts";
import { arching, worm } from "./creatures";
import { person, type PersonName } from "./figures";
import type { PaletteName } from "./palettes";

export type Side = "atreides" | "harkonnen" | "fremen" | "corrino";

/** The same shapes as the icons have: round, square, a lozenge, a star. */
const BASES = {
  round: oval("ink", 24, 41, 17, 6) + oval("accent", 24, 39.6, 17, 5.6),
  square: fill("ink", "M6 37H42V46H6Z") + fill("accent", "M6 35.6H42V43H6Z"),
  lozenge: fill("ink", "M24 33 45 41 24 48 3 41Z") + fill("accent", "M24 32 45 39.6 24 46.6 3 39.6Z"),
  star: fill("ink", "M24 32 29 37 43 36 35 41 43 46 29 45 24 48 19 45 5 46 13 41 5 36 19 37Z") + fill("accent", "M24 31 29 36 43 35 35 40 43 45 29 44 24 47 19 44 5 45 13 40 5 35 19 36Z"),
} as const;

const HOSTS: Record<Side, Record<"regular" | "elite" | "special" | "leader" | "named-leader", PersonName>> = {
  atreides: { regular: "trooper", elite: "swordmaster", special: "fedaykin", leader: "naib", "named-leader": "noble" },
  fremen: { regular: "marksman", elite: "fremen", special: "fedaykin", leader: "naib", "named-leader": "preacher" },
  harkonnen: { regular: "trooper", elite: "bashar", special: "sardaukar", leader: "bashar", "named-leader": "noble" },
  corrino: { regular: "trooper", elite: "bashar", special: "sardaukar", leader: "bashar", "named-leader": "emperor" },
};
const BASE_OF = { regular: "round", elite: "square", special: "lozenge", leader: "star", "named-leader": "star" } as const;

const THINGS: Record<string, Drawing> = {
  sandworm: at(25, 42, 0.42, worm()),
  "wild-maker": at(24, 42, 0.4, worm()) + fill("accent", "M14 8 12-1 19 4 24-3 29 4 36-1 34 8Z"),
  "worm-arching": at(25, 40, 0.4, arching()),
  wormsign: oval("ink", 24, 28, 22, 15, 0.25) + ring("accent", 2, 24, 28, 6) + line("accent", 1.8, "M10 28A14 10 0 0 1 38 28M38 28A14 10 0 0 1 10 28", 0.8) + line("accent", 1.6, "M3 28A21 15 0 0 1 45 28M45 28A21 15 0 0 1 3 28", 0.55, "5 4"),
  harvester: at(24, 40, 0.37, harvester()),
  ornithopter: at(24, 28, 0.35, ornithopter()),
  carryall: at(24, 22, 0.35, carryall()),
  sietch: fill("ink", "M2 44C4 22 14 6 26 6C38 8 44 26 46 44Z") + fill("near", "M2 44C4 22 14 6 26 6C18 20 16 32 16 44Z") + fill("glow", "M20 44C20 32 22 24 27 24C32 24 34 32 34 44Z") + line("accent", 1.6, "M20 44C20 32 22 24 27 24C32 24 34 32 34 44"),
  settlement: fill("ink", "M3 44V22L10 18 17 22V16L24 8 31 16V22L38 18 45 22V44Z") + fill("near", "M3 44V22L10 18 17 22V44ZM17 22V16L24 8V44H17Z") + fill("glow", "M21 44V35Q24 30 27 35V44Z") + line("accent", 1.8, "M8 28H12M8 34H12M36 28H40M36 34H40M22 20H26"),
  station: fill("ink", "M4 44A20 18 0 0 1 44 44Z") + fill("accent", "M9 42A15 14 0 0 1 39 42Z", 0.75) + line("light", 1, "M24 28V42M14 33C17 36 18 39 18 42M34 33C31 36 30 39 30 42", 0.8) + line("accent", 2.2, "M24 28V16") + fill("accent", "M24 20C16 20 14 14 14 8C21 8 24 13 24 20ZM24 20C32 20 34 14 34 8C27 8 24 13 24 20Z"),
  token: fill("ink", "M14 6H34L46 25 34 44H14L2 25Z") + fill("near", "M15 8H33L43.6 25 33 42H15L4.4 25Z") + ring("light", 1, 24, 25, 13, 0.6) + dots("accent", 3, 9, "M17 25H31"),
};

export const FIGURES = Object.keys(BASE_OF);
export const PIECES = [...FIGURES, ...Object.keys(THINGS)];

/** In whose colours a piece is. */
export function side(name: string, whose: Side | undefined): PaletteName {
  if (whose) return whose;
  if (name === "settlement" || name === "harvester" || name === "carryall" || name === "ornithopter") return "harkonnen";
  return name === "sietch" || name === "token" ? "fremen" : name === "station" ? "atreides" : "sand";
}

export function piece(name: string, whose: Side = "atreides"): Drawing {
  if (name in BASE_OF) {
    const figure = name as keyof typeof BASE_OF;
    return BASES[BASE_OF[figure]] + at(23, 41, name === "named-leader" ? 0.39 : 0.36, person(HOSTS[whose][figure])) + (name === "named-leader" ? disc("sun", 40, 8, 4) : "");
  }
  return THINGS[name] ?? THINGS["token"] ?? "";
}
