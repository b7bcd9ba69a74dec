/** What there is to draw, by name, and how each stands in a picture. */

import type { Drawing } from "./brush";
import * as crafts from "./crafts";
import * as creatures from "./creatures";
import { company, meeting, navigator, PEOPLE, person, type PersonName } from "./figures";
import * as objects from "./objects";

/** On the ground, half hidden by it, in the air, or before everything as a sign. */
export type Stance = "stands" | "rises" | "flies" | "floats";

interface Subject {
  stance: Stance;
  draw: () => Drawing;
  /** As large as it should be in a picture. */
  scale: number;
}

const of = (stance: Stance, scale: number, all: Record<string, () => Drawing>): Record<string, Subject> =>
  Object.fromEntries(Object.entries(all).map(([name, draw]) => [name, { stance, draw, scale }]));

const names = Object.keys(PEOPLE) as PersonName[];
const { ornithopter, carryall, heighliner, frigate, dreadnought, freighter, satellite, drone, seeker, fleet, harvester, artillery, windtrap, spaceport } = crafts;
const { worm, arching, riders, mouse, bat, beast } = creatures;

export const SUBJECTS: Record<string, Subject> = {
  ...of("stands", 0.74, Object.fromEntries(names.map((name) => [name, () => person(name)]))),
  ...of("stands", 0.64, Object.fromEntries(names.map((name) => [`${name}-company`, () => company(name, 4)]))),
  ...of("stands", 0.66, Object.fromEntries(names.map((name) => [`${name}-pair`, () => company(name, 2)]))),
  ...of("floats", 0.78, objects),
  ...of("flies", 0.78, { ornithopter, carryall, heighliner, dreadnought, freighter, satellite, seeker, bat }),
  ...of("flies", 0.74, { frigate, drone }),
  ...of("flies", 0.8, { freighters: () => fleet(freighter()), frigates: () => fleet(frigate()), ornithopters: () => fleet(ornithopter(), 4), dreadnoughts: () => fleet(dreadnought(), 4), drones: () => fleet(drone(), 4) }),
  ...of("rises", 0.86, { harvester, worm, arching, riders, spaceport, artillery }),
  ...of("stands", 0.82, { windtrap, mouse, beast, navigator }),
  ...of("stands", 0.7, {
    "meeting-court": () => meeting("noble", "lady"),
    "meeting-guild": () => meeting("envoy", "noble"),
    "meeting-desert": () => meeting("naib", "noble"),
    "meeting-shadow": () => meeting("observer", "banker"),
  }),
  ...of("stands", 0.9, { tent: objects.tent, camp: objects.camp }),
};
