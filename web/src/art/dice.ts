/** The faces of the dice of War for Arrakis, as they lie on the table: 48 by 48. */

import { disc, fill, line, type Drawing } from "./brush";

const FACES: Record<string, Drawing> = {
  // action dice
  leadership: fill("light", "M24 9 27.6 18 37 18.6 29.8 24.6 32.2 34 24 28.8 15.8 34 18.2 24.6 11 18.6 20.4 18Z"),
  strategy: line("light", 3, "M11 34C13 22 20 16 33 16M27 10 34 16 27 22M22 34H34M30 30 34 34 30 38") + disc("accent", 11, 35, 3),
  deployment: fill("light", "M20 9H28V20H35L24 31 13 20H20Z") + line("light", 3, "M11 31V37H37V31"),
  mentat: fill("light", "M18 38V32C13 30 11 25 12 20C13 13 19 9 25 10C32 11 36 16 36 22V25H33V32H28V38Z") + disc("ink", 24, 20, 5.4) + disc("accent", 24, 20, 3),
  house: line("light", 2.8, "M15 39V9") + fill("light", "M16 10H36L31 17 36 24H16Z") + disc("ink", 23, 17, 3),
  // combat dice
  hit: fill("light", "M24 7 27.5 16.5 36.5 12 32 20.5 41 25 31.5 26.5 33 36.5 24 30.5 15 36.5 16.5 26.5 7 25 16 20.5 11.5 12 20.5 16.5Z") + disc("accent", 24, 23, 4),
  shield: fill("light", "M24 8 37 12V22C37 31 31 37 24 40 17 37 11 31 11 22V12Z") + fill("near", "M24 12 33.5 15V22C33.5 28.5 29 33 24 35.6Z", 0.6),
  special: fill("light", "M24 8C28 15 33 17 40 17C35 22 34 28 36 36C29 32 24 33 24 40C24 33 19 32 12 36C14 28 13 22 8 17C15 17 20 15 24 8Z") + disc("accent", 24, 23, 4.4),
  blank: disc("light", 24, 24, 3, 0.5),
};

export const DIE_FACES = Object.keys(FACES);

export function die(face: string): Drawing {
  return fill("ink", "M9 5H41C45 5 46 7 46 11V40C46 44 44 46 40 46H8C4 46 2 44 2 40V12Z", 0.5) + fill("ink", "M8 2H38C42 2 44 4 44 8V38C44 42 42 44 38 44H8C4 44 2 42 2 38V8C2 4 4 2 8 2Z") + fill("near", "M8 3.6H38C41 3.6 42.4 5 42.4 8V38C42.4 41 41 42.4 38 42.4H8C5 42.4 3.6 41 3.6 38V8C3.6 5 5 3.6 8 3.6Z") + fill("mid", "M8 3.6H38C41 3.6 42.4 5 42.4 8V12C30 6 16 6 3.6 12V8C3.6 5 5 3.6 8 3.6Z", 0.75) + `<g transform="translate(-1 -1)">${FACES[face] ?? FACES["blank"]}</g>`;
}
