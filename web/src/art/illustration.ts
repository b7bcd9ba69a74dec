/** The picture of a component: a place, its light, and what is there. Equal components have equal pictures. */

import { at, between, chance, fill, type Drawing } from "./brush";
import { choose, type Component } from "./choice";
import { paints, type PaletteName } from "./palettes";
import { head } from "./people";
import { HEIGHT, light, PLACES, WIDTH, type PlaceName } from "./scenery";
import { SUBJECTS } from "./subjects";

export interface Picture {
  /** The colours, as variables of a style. */
  style: string;
  drawing: Drawing;
}

/** Indoors things stand a little higher: there is a floor. */
const FLOOR: Record<string, number> = { hall: 110, chamber: 112, laboratory: 112, workshop: 112, orbit: 112, cave: 112, city: 108 };

function compose(component: Component): Picture {
  const { palette, second, place, subject, person } = choose(component);
  const rand = chance(`picture ${component.kind} ${component.id}`);
  const sun = light(rand);
  const { behind, before } = PLACES[place](sun);
  const style = paints(palette, second);
  const mirrored = rand() < 0.5;
  const x = WIDTH / 2 + between(rand, -7, 7);
  if (person) return { style, drawing: behind + before + at(WIDTH / 2, HEIGHT + 4, 0.96, head(component.id), 0, false) };
  const { stance, draw, scale } = SUBJECTS[subject] ?? { stance: "floats", draw: () => fill("accent", "M0-40 10 0 0 40-10 0Z"), scale: 0.8 };
  const ground = FLOOR[place] ?? 106;
  if (stance === "stands") return { style, drawing: behind + before + at(x, ground, scale, draw(), 0, mirrored) };
  if (stance === "rises") return { style, drawing: behind + at(x, ground - 6, scale, draw(), 0, mirrored) + before };
  if (stance === "flies") return { style, drawing: behind + before + at(x, between(rand, 48, 58), scale, draw(), between(rand, -8, 4), mirrored) };
  return { style, drawing: behind + before + at(WIDTH / 2, 60, scale, draw(), 0, false) };
}

const known = new Map<string, Picture>();

/** Composed once for each component. */
export function illustrate(component: Component): Picture {
  const key = `${component.kind} ${component.id} ${component.module ?? ""} ${(component.tags ?? []).join()}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = compose(component)));
  return found;
}

/** A place with nobody in it, for the panels of a board. */
export function scene(place: PlaceName, palette: PaletteName): Picture {
  const { behind, before } = PLACES[place](light(chance(`scene ${place} ${palette}`)));
  return { style: paints(palette), drawing: behind + before };
}
