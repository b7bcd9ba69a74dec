/** What boards, mats and maps are covered with: patterns of lines on whatever lies below. */

import { at, disc, dots, fill, line, ring, type Drawing } from "./brush";
import { emblem } from "./emblems";

export interface Tile {
  width: number;
  height: number;
  drawing: Drawing;
}

const ofEmblems: Record<string, Tile> = {
  emperor: { width: 40, height: 48, drawing: line("accent", 1, "M20 2C30 10 30 22 20 30C10 22 10 10 20 2ZM0 26C10 34 10 46 0 54M40 26C30 34 30 46 40 54M0 26C-2 20-2 12 0 6M40 26C42 20 42 12 40 6", 0.5) + fill("accent", "M20 10 23 16 20 22 17 16Z", 0.5) + fill("accent", "M0 34 3 40 0 46-3 40ZM40 34 43 40 40 46 37 40Z", 0.5) },
  guild: { width: 64, height: 64, drawing: ring("accent", 0.9, 32, 32, 10, 0.55) + ring("accent", 0.8, 32, 32, 20, 0.45, "3 3") + ring("accent", 0.7, 32, 32, 31, 0.4) + disc("accent", 42, 32, 1.8, 0.6) + disc("accent", 18, 18, 1.4, 0.6) },
  "bene-gesserit": { width: 32, height: 40, drawing: line("accent", 1, "M16 0C28 10 28 30 16 40C4 30 4 10 16 0ZM0-20C12-10 12 10 0 20-12 10-12-10 0-20ZM32-20C44-10 44 10 32 20 20 10 20-10 32-20ZM0 20C12 30 12 50 0 60M32 20C20 30 20 50 32 60", 0.45) },
  fremen: { width: 80, height: 36, drawing: line("accent", 1, "M0 9C20-3 34 15 56 6S76 6 80 9M0 27C14 21 30 33 46 24S72 21 80 27", 0.5) + dots("accent", 1, 3.4, "M0 14C20 2 34 20 56 11S76 11 80 14M0 32C14 26 30 38 46 29S72 26 80 32", 0.5) },
  landsraad: { width: 48, height: 48, drawing: line("accent", 0.9, "M0 0H48M0 24H48M12 0V24M36 0V24M0 24V48M24 24V48", 0.4) + ring("accent", 0.8, 24, 12, 6, 0.35) + ring("accent", 0.8, 12, 36, 6, 0.35) + ring("accent", 0.8, 36, 36, 6, 0.35) },
  choam: { width: 36, height: 31, drawing: line("accent", 0.9, "M18 0 36 10.4V20.8L18 31 0 20.8V10.4ZM18 10V21M13 13H23", 0.45) },
  tleilaxu: { width: 44, height: 44, drawing: ring("accent", 1, 14, 14, 11, 0.5) + disc("accent", 16, 13, 3, 0.5) + ring("accent", 0.9, 36, 34, 7, 0.5) + disc("accent", 35, 35, 2, 0.5) + ring("accent", 0.8, 36, 9, 4, 0.4) + ring("accent", 0.8, 9, 36, 5, 0.4) },
  ix: { width: 56, height: 56, drawing: line("accent", 0.9, "M0 14H18L26 22V42L34 50H56M28 0V10L40 22H56M0 40H12L20 48V56", 0.5) + disc("accent", 18, 14, 2.2, 0.55) + disc("accent", 40, 22, 2.2, 0.55) + disc("accent", 12, 40, 2.2, 0.55) },
  smugglers: { width: 40, height: 40, drawing: line("accent", 1, "M0 0 40 40M40 0 0 40M20 0V6M20 34V40M0 20H6M34 20H40", 0.35) + ring("accent", 1, 20, 20, 4, 0.5) },
  city: { width: 48, height: 32, drawing: line("accent", 0.9, "M0 0H48M0 16H48M12 0V16M36 0V16M24 16V32", 0.4) + line("accent", 0.8, "M4 5H8M28 10H32M8 24H14M36 26H42", 0.4) },
  "spice-trade": { width: 60, height: 30, drawing: line("accent", 1, "M0 8Q15-2 30 8T60 8M0 23Q15 13 30 23T60 23", 0.45) + dots("accent", 1.4, 7, "M0 14Q15 4 30 14T60 14", 0.5) },
  atreides: { width: 36, height: 26, drawing: line("accent", 1, "M0 6C8 6 14 10 18 18C22 10 28 6 36 6M0 19C8 19 14 23 18 31M36 19C28 19 22 23 18 31M18-8C14 0 8-4 0-7M18-8C22 0 28-4 36-7", 0.45) },
  harkonnen: { width: 30, height: 26, drawing: line("accent", 1.1, "M0 0 15 13 30 0M0 13 15 26 30 13M15 0V5M0 19V26M30 19V26", 0.45) },
  corrino: { width: 44, height: 44, drawing: ring("accent", 1, 22, 22, 7, 0.5) + line("accent", 1, "M22 3V11M22 33V41M3 22H11M33 22H41M9 9 14 14M30 30 35 35M35 9 30 14M9 35 14 30", 0.5) },
};

/** The texture of a faction or house; one without its own has its sign, small and far apart. */
export function texture(name: string): Tile {
  return ofEmblems[name] ?? { width: 60, height: 60, drawing: `<g opacity=".35">${at(6, 6, 0.42, emblem(name).drawing)}${at(36, 36, 0.42, emblem(name).drawing)}</g>` };
}

export const TEXTURES = Object.keys(ofEmblems);

/** The grounds of Arrakis: light and shade over the colour of the area. */
export const TERRAINS: Record<string, Tile> = {
  mountain: {
    width: 84,
    height: 60,
    drawing: fill("ink", "M20 6 34 28H24L22 18ZM58 22 76 50H62L59 38ZM-6 34 8 56H0ZM78 34 92 56H84Z", 0.24) + fill("light", "M20 6 6 28 16 26 22 18ZM58 22 42 50 54 46 59 38Z", 0.32) + line("ink", 1.1, "M6 28 20 6 34 28M42 50 58 22 76 50M-6 34 8 56M78 34 64 56", 0.5) + line("ink", 0.7, "M20 6 22 18 18 27M58 22 59 38 55 47M28 34 36 42M12 42 22 36M10 52 20 50", 0.4),
  },
  plateau: {
    width: 96,
    height: 54,
    drawing: fill("ink", "M8 16C20 12 38 14 46 17L44 23C32 20 18 20 10 22ZM52 40C62 36 82 37 92 41L90 47C78 43 64 43 54 46Z", 0.2) + line("ink", 1.1, "M8 16C20 12 38 14 46 17M52 40C62 36 82 37 92 41", 0.5) + line("ink", 0.8, "M10 22C18 20 32 20 44 23M12 27C20 25 32 25 42 28M54 46C64 43 78 43 90 47M57 51C66 48 78 48 86 51M62 10C70 7 80 8 88 10M4 42C10 40 22 40 30 42", 0.34) + line("light", 1, "M9 14.6C20 10.6 38 12.6 45 15.6M53 38.6C62 34.6 82 35.6 91 39.6", 0.5),
  },
  "minor-erg": {
    width: 64,
    height: 44,
    drawing: fill("ink", "M10 16C16 6 30 6 36 16C30 12 26 14 23 20C20 14 16 12 10 16ZM40 36C45 28 56 28 61 36C56 33 53 34 50.5 39C48 34 45 33 40 36Z", 0.2) + line("ink", 0.9, "M10 16C16 6 30 6 36 16M40 36C45 28 56 28 61 36", 0.42) + dots("ink", 1.2, 5, "M2 30H30M44 12H62M8 38H28", 0.34) + line("light", 0.9, "M11 14C17 5 29 5 35 14M41 34C46 27 55 27 60 34", 0.4),
  },
  desert: {
    width: 120,
    height: 64,
    drawing: fill("ink", "M0 20C24 8 44 24 66 14S104 12 120 20C104 20 92 24 74 24S24 16 0 20ZM0 52C18 44 40 56 62 46S104 46 120 52C102 52 88 56 68 55S20 48 0 52Z", 0.13) + line("ink", 0.9, "M0 20C24 8 44 24 66 14S104 12 120 20M0 52C18 44 40 56 62 46S104 46 120 52", 0.34) + dots("ink", 1, 4, "M0 28C24 16 44 32 66 22S104 20 120 28M0 36C30 30 60 42 120 34M0 60C18 52 40 64 62 54S104 54 120 60", 0.24) + line("light", 0.9, "M0 18.6C24 6.6 44 22.6 66 12.6S104 10.6 120 18.6", 0.4),
  },
  "deep-desert": {
    width: 132,
    height: 76,
    drawing: fill("ink", "M0 30C30 26 42 4 66 4C80 22 104 28 132 30C110 36 88 38 70 34C62 24 66 12 66 4C54 20 30 34 0 30ZM-8 68C10 66 22 52 34 50C44 60 60 66 78 68C60 72 44 72 36 68C30 62 34 56 34 50ZM124 68C134 66 140 60 148 54V72Z", 0.16) + line("ink", 1, "M0 30C30 26 42 4 66 4C80 22 104 28 132 30M66 4C66 12 62 24 70 34M-8 68C10 66 22 52 34 50C44 60 60 66 78 68M34 50C34 56 30 62 36 68", 0.36) + dots("ink", 1, 4.4, "M76 40C96 46 112 42 132 38M0 40C20 40 34 34 46 26M84 60C100 56 116 58 132 60M0 46C14 46 24 42 30 40M72 20C84 30 104 33 122 34", 0.28) + line("light", 1, "M1 28.6C30 24.6 42 2.6 65 3M-7 66.6C10 64.6 22 50.6 33 49", 0.45),
  },
  polar: {
    width: 70,
    height: 60,
    drawing: line("light", 1.2, "M0 16 18 10 30 22 52 14 70 16M30 22 26 40 44 52 70 44M26 40 0 44M44 52 46 60M52 14 56 0", 0.7) + line("ink", 0.7, "M0 17.6 18 11.6 30 23.6 52 15.6 70 17.6M28 40 45 53.6 70 45.6", 0.28) + dots("light", 1.6, 11, "M6 28H62M10 52H36M40 30H66", 0.6),
  },
};
