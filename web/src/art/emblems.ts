/** A sign for each faction and house, of our own design: a field and a figure on it. 48 by 48. */

import { disc, fill, hollow, line, ring, round, times, type Drawing } from "./brush";
import { isPalette, type PaletteName } from "./palettes";

const ROUND = disc("ink", 24, 24, 23) + disc("near", 24, 24, 21);
const SHIELD = fill("ink", "M24 1 44 6V24C44 36 34 43 24 47 14 43 4 36 4 24V6Z") + fill("near", "M24 3.6 41.6 8V24C41.6 34.6 33 41 24 44.4 15 41 6.4 34.6 6.4 24V8Z");
const SQUARE = fill("ink", "M6 2H42L46 6V42L42 46H6L2 42V6Z") + fill("near", "M7 4.4H41L43.6 7V41L41 43.6H7L4.4 41V7Z");
const HEXAGON = fill("ink", "M24 1 45 12.5V35.5L24 47 3 35.5V12.5Z") + fill("near", "M24 3.6 42.6 14V34L24 44.4 5.4 34V14Z");
const LOZENGE = fill("ink", "M24 0 47 24 24 48 1 24Z") + fill("near", "M24 3.4 43.8 24 24 44.6 4.2 24Z");

function rays(n: number, inner: number, outer: number): string {
  return times(n, (k) => {
    const a = (k * 2 * Math.PI) / n;
    return `M${round(24 + Math.cos(a) * inner)} ${round(24 + Math.sin(a) * inner)}L${round(24 + Math.cos(a) * outer)} ${round(24 + Math.sin(a) * outer)}`;
  }).join("");
}

interface Sign {
  palette: PaletteName;
  drawing: Drawing;
}

const SIGNS: Record<string, Sign> = {
  /** A lion's mane as the rays of a crown. */
  emperor: { palette: "emperor", drawing: SHIELD + fill("accent", "M10 33 8 14 17 22 24 9 31 22 40 14 38 33C33 37 15 37 10 33Z") + fill("ink", "M24 18C29 21 31 26 29 31C27 34 21 34 19 31C17 26 19 21 24 18Z") + line("light", 1.4, "M20.5 26H22.5M25.5 26H27.5M24 28V31") + line("light", 1.4, "M12 38C19 41 29 41 36 38") },
  /** Orbits around a point that is everywhere. */
  guild: { palette: "guild", drawing: ROUND + `<g transform="rotate(24 24 24)"><ellipse class="s-light" stroke-width="1.5" cx="24" cy="24" rx="17" ry="6.5"/></g><g transform="rotate(-36 24 24)"><ellipse class="s-accent" stroke-width="1.8" cx="24" cy="24" rx="17" ry="6.5"/></g><g transform="rotate(84 24 24)"><ellipse class="s-light" stroke-width="1.2" cx="24" cy="24" rx="17" ry="6.5" opacity=".7"/></g>` + disc("sun", 24, 24, 4.6) + disc("accent", 38, 15, 2.2) },
  /** Two sickles that enclose an eye. */
  "bene-gesserit": { palette: "bene-gesserit", drawing: ROUND + fill("light", "M24 6C12 12 10 34 24 42C15 34 15 14 24 6Z") + fill("accent", "M24 6C36 12 38 34 24 42C33 34 33 14 24 6Z") + fill("light", "M17.5 24C20 19.6 28 19.6 30.5 24C28 28.4 20 28.4 17.5 24Z") + disc("ink", 24, 24, 2.6) },
  /** A worm's curve under two moons. */
  fremen: { palette: "fremen", drawing: ROUND + fill("accent", "M6.5 34C10 26 14 14 24 14C33 14 36 22 33 27C31 30.5 26.5 30 26 26.5C25.6 24 28 23 28.6 24.5C29 20 22 19 19 25C17 29 17.5 34 14 38C11 37.5 8.5 36 6.5 34Z") + fill("light", "M8 35C15 31 26 40 41 33.5C37 41 31 44.6 24 44.8C17 44.6 11 41 8 35Z", 0.9) + disc("light", 36, 12.5, 3.4) + disc("light", 29, 8, 1.8) },
  /** Benches around the one who speaks. */
  landsraad: { palette: "landsraad", drawing: ROUND + line("light", 2, "M9 29A15.5 15.5 0 0 1 39 29M14 31A10.5 10.5 0 0 1 34 31") + disc("accent", 24, 30, 4) + fill("accent", "M16 40C17 34.5 31 34.5 32 40Z") + line("light", 1.8, "M24 8V13M14 11 16.5 15M34 11 31.5 15") },
  /** A balance on a coin. */
  choam: { palette: "choam", drawing: HEXAGON + disc("accent", 24, 24, 14.5) + ring("ink", 1.2, 24, 24, 11.8, 0.8) + line("ink", 2, "M24 14V34M16 18.5H32M19 34H29") + fill("ink", "M12.6 24.5H19.4C19 28.5 13 28.5 12.6 24.5ZM28.6 24.5H35.4C35 28.5 29 28.5 28.6 24.5Z") + line("ink", 1, "M16 18.5 13 24.5M16 18.5 19 24.5M32 18.5 29 24.5M32 18.5 35 24.5") },
  /** A cell that divides. */
  tleilaxu: { palette: "tleilaxu", drawing: ROUND + hollow("accent", "M24 11C31 6 41 13 40 24S31 42 24 37C17 42 8 35 8 24S17 6 24 11ZM24 16C19 13 12 17 12.5 24S19 35 24 32C29 35 36 31 35.5 24S29 13 24 16Z") + disc("light", 18, 24, 4) + disc("light", 30, 24, 4) + disc("ink", 18, 24, 1.6) + disc("ink", 30, 24, 1.6) },
  /** A wheel whose teeth are a circuit. */
  ix: { palette: "ix", drawing: HEXAGON + line("light", 3.4, rays(8, 11, 16)) + ring("light", 2.6, 24, 24, 10.5) + line("accent", 2, "M24 17.5V24L29 28.5M24 24 18.5 27.5") + disc("accent", 24, 24, 3) },
  /** A hidden moon over a knot. */
  smugglers: { palette: "smugglers", drawing: ROUND + hollow("light", "M20 8A12 12 0 1 0 36 24 13 13 0 0 1 20 8Z") + line("accent", 2.4, "M10 36C16 30 22 40 28 34S36 34 40 37") + disc("accent", 33, 14, 2) },
  /** Many houses under one roof. */
  "great-houses": { palette: "corrino", drawing: SHIELD + fill("accent", "M8 22 24 9 40 22V26H8Z") + fill("light", "M11 28H15V39H11ZM18 28H22V41H18ZM26 28H30V41H26ZM33 28H37V39H33Z") },
  /** A small world at the rim. */
  "fringe-worlds": { palette: "smugglers", drawing: ROUND + disc("accent", 17, 30, 8) + line("light", 1.8, "M6.5 36C14 40 28 32 29 22") + disc("light", 33, 13, 3) + disc("light", 38, 22, 1.6) + disc("light", 25, 9, 1.4) },
  city: { palette: "city", drawing: SQUARE + fill("light", "M9 38V25L13 21 17 25V38ZM19 38V15L24 9 29 15V38ZM31 38V25L35 21 39 25V38Z") + fill("ink", "M22 38V31Q24 28 26 31V38Z") },
  "spice-trade": { palette: "sand", drawing: HEXAGON + fill("accent", "M8 36C14 31 17 15 24 13S34 31 40 36Z") + line("light", 1.8, "M20 22H20M26 20H26M23 27H23M29 28H29M18 31H18M33 34H33M25 34H25") },
  /** A hawk that stoops. */
  atreides: { palette: "atreides", drawing: SHIELD + fill("light", "M24 38C20 33 19 28 20 24C13 25 9 20 8 11C13 16 18 16 21 17C21 12 23 9 26 9C29 9 31 11 33 14L28.5 15C28.5 17 28 18 27.5 19C31 18 36 17 40 12C39 21 35 25 28 25C29 29 28 33 24 38Z") + disc("ink", 26, 12.5, 1.2) + line("accent", 1.8, "M19 38 24 43 29 38") },
  /** A horned head, in steel and blood. */
  harkonnen: { palette: "harkonnen", drawing: SQUARE + fill("accent", "M24 40 14 29V20L6.5 9C14 11 18 14 20 18H28C30 14 34 11 41.5 9L34 20V29Z") + fill("ink", "M17.5 23 22.5 25.5 18 28ZM30.5 23 25.5 25.5 30 28ZM21 33H27L24 36.5Z") },
  /** A sun that nobody may look at. */
  corrino: { palette: "corrino", drawing: ROUND + line("accent", 2.6, rays(12, 13.5, 18)) + disc("accent", 24, 24, 11) + fill("ink", "M17 29V20L20.5 23.5 24 17.5 27.5 23.5 31 20V29Z") },
  /** Glass and mirrors. */
  richese: { palette: "richese", drawing: LOZENGE + fill("light", "M24 10 35 24 24 38 13 24Z") + fill("accent", "M24 10 35 24H24Z") + fill("far", "M24 38 13 24H24Z") + line("ink", 1, "M24 10V38M13 24H35") },
  /** A tree with three roots. */
  thorvald: { palette: "thorvald", drawing: SHIELD + fill("light", "M24 8C33 10 36 19 31 24H17C12 19 15 10 24 8Z") + line("light", 3, "M24 22V34") + line("light", 2.4, "M24 33 15 40M24 33V42M24 33 33 40") + disc("accent", 20, 17, 2) + disc("accent", 28, 17, 2) + disc("accent", 24, 13, 2) },
  /** A flower of the rain forest. */
  ecaz: { palette: "ecaz", drawing: ROUND + times(6, (n) => `<g transform="rotate(${n * 60} 24 24)">${fill("accent", "M24 22C19 17 20 9 24 6.5C28 9 29 17 24 22Z")}</g>`).join("") + disc("light", 24, 24, 4.4) },
  /** Two blades drawn at once. */
  moritani: { palette: "moritani", drawing: SHIELD + fill("light", "M13 10 33 30 30 33 10 13ZM35 10 15 30 18 33 38 13Z") + line("accent", 2.6, "M28 36 37 27M20 36 11 27") + disc("accent", 24, 40, 2) },
  /** A spiral of copper. */
  vernius: { palette: "vernius", drawing: ROUND + line("accent", 2.6, times(36, (n) => { const [a, r] = [n * 0.4, 1 + n * 0.44]; return `${n ? "L" : "M"}${round(24 + Math.cos(a) * r)} ${round(24 + Math.sin(a) * r)}`; }).join("")) + disc("light", 24, 24, 2.6) },
  /** A fan. */
  metulli: { palette: "metulli", drawing: ROUND + fill("light", "M24 38 7.5 22A20 20 0 0 1 40.5 22Z") + line("near", 1.2, "M24 38 12.5 17M24 38 18 13M24 38V11.5M24 38 30 13M24 38 35.5 17") + disc("accent", 24, 37, 3) + line("accent", 1.6, "M9.5 21A19 19 0 0 1 38.5 21") },
  /** A key behind a veil. */
  fenring: { palette: "fenring", drawing: LOZENGE + ring("light", 2.6, 24, 17, 5) + line("light", 2.6, "M24 22V37M24 36H29M24 31.5H28") + line("accent", 1.4, "M11 24C15 20 19 28 24 24S33 20 37 24", 0.9) },
  /** Cut stones. */
  hagal: { palette: "choam", drawing: LOZENGE + fill("accent", "M24 9 33 18 24 39 15 18Z") + fill("light", "M24 9 33 18H15Z", 0.6) + line("ink", 1, "M15 18H33M24 18V39M20 18 24 39 28 18") },
};

export const EMBLEMS = Object.keys(SIGNS);

/** Other names by which factions and houses go. */
const ALSO: Record<string, string> = { "spacing-guild": "guild", "corrino-ally": "corrino", "fremen-ally": "fremen", "house-atreides": "atreides", "house-harkonnen": "harkonnen", tuek: "smugglers", "house-hagal": "hagal" };

/** The sign of a faction or house; one that is not known gets a plain one. */
export function emblem(name: string): Sign {
  const known = SIGNS[ALSO[name] ?? name];
  return known ?? { palette: isPalette(name) ? name : "sand", drawing: ROUND + line("light", 2, rays(8, 6, 15)) + disc("accent", 24, 24, 5) };
}
