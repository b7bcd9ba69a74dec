/** What is seen on its way: how many set out, from where to where each thing of a game goes, and nothing twice. */

import { expect, test } from "vitest";
import { flights as ofArrakis } from "../src/games/arrakis/flights";
import { flights as ofImperium, outOfScene } from "../src/games/imperium/flights";
import { sceneOf } from "../src/games/imperium/scenes";
import { EQUAL, MOST, pieces, ways, within, type Point } from "../src/lib/flights";
import type { Flight } from "../src/lib/game";
import { catalogueOf, TableStore } from "../src/lib/table.svelte";
import type { Entry, GameEvent, Words } from "../src/lib/types";

const name = (id: string): Words => ({ id: `name-${id}`, args: {} });
const entry = (kind: string, id: string, icons: string[] = []): Entry => ({ kind, id, name: name(id), parts: [], icons }) as unknown as Entry;
const event = (kind: string, seat: number | null, what: string | null = null, n = 1, which?: string): GameEvent => ({
  kind,
  seat,
  what,
  n,
  words: { id: `event-${kind}`, args: which === undefined ? {} : { which: name(which) } },
});

function tableOf(entries: readonly Entry[], events: readonly GameEvent[], seat = 0): TableStore {
  const table = new TableStore();
  table.catalogue = catalogueOf(entries);
  table.seat = seat;
  table.events = [...events];
  table.latest = [...events];
  return table;
}

/** What goes, how many, and its first places. */
const told = (found: readonly Flight[]): unknown[] => found.map(({ card, icon, n, from, to }) => [card?.id ?? icon, n, from[0], to[0]]);

test("of equal pieces a few set out, one after the other, and of all not more than can be watched", () => {
  const [here, there]: Point[] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
  const many = Array.from({ length: 9 }, () => pieces("troop", 9, [], []));
  const found = ways(many, many.map(() => here ?? null), many.map(() => there ?? null));
  expect(found).toHaveLength(MOST);
  expect(new Set(found.map(({ after }) => after)).size).toBe(MOST);
  expect(ways(many.slice(0, 1), [{ x: 0, y: 0 }], [{ x: 100, y: 0 }])).toHaveLength(EQUAL);
});

test("what comes from nowhere, goes nowhere or stays does not fly", () => {
  const flight = pieces("troop", 1, [], []);
  expect(ways([flight, flight, flight], [null, { x: 0, y: 0 }, { x: 5, y: 5 }], [{ x: 9, y: 99 }, null, { x: 6, y: 6 }])).toEqual([]);
});

test("what is scrolled out of sight is at the edge where it has gone", () => {
  const column = { left: 10, right: 60, top: 100, bottom: 200 };
  expect(within({ x: 30, y: 150 }, column)).toEqual({ x: 30, y: 150 });
  expect(within({ x: 30, y: 900 }, column)).toEqual({ x: 30, y: 200 });
  expect(within({ x: -5, y: 20 }, column)).toEqual({ x: 10, y: 100 });
});

const MAP = [entry("area", "arsunt"), entry("area", "carthag"), entry("planning", "truthtrance"), entry("prescience", "sandrider")];

test("a legion goes with its figures and leaders; of one that has none but tokens the sign goes", () => {
  const events = [event("legion-moved", 1, "arsunt", 3, "carthag"), event("figure-moved", 1, "regular", 3), event("leader-moved", 1, "rabban"), event("die-spent", 1, "strategy"), event("legion-moved", 0, "carthag", 2, "arsunt")];
  expect(told(ofArrakis(tableOf(MAP, events)))).toEqual([
    ["regular", 3, "area:arsunt", "area:carthag"],
    ["named-leader", 1, "area:arsunt", "area:carthag"],
    ["result-strategy", 1, "die:1:strategy", "dice:1"],
    ["legion", 1, "area:carthag", "area:arsunt"],
  ]);
});

test("own cards come from the piles to their place in the hand, those of others show their back", () => {
  const events = [event("planning-drawn", 0, "truthtrance"), event("planning-drawn", 1, null, 2), event("planning-played", 0, "truthtrance"), event("planning-discarded", 1, "truthtrance")];
  expect(told(ofArrakis(tableOf(MAP, events)))).toEqual([
    ["truthtrance", 1, "piles:0", "hand:truthtrance"],
    ["planning-card", 2, "piles:1", "house-cards:1"],
    ["truthtrance", 1, "hand:truthtrance", "piles:0"],
    ["truthtrance", 1, "house-cards:1", "piles:1"],
  ]);
});

test("a Prescience card is laid out, and goes to the tracks when it is claimed", () => {
  const events = [event("prescience-revealed", null, "sandrider"), event("prescience-claimed", 0, "sandrider"), event("prescience-removed", 0, "sandrider")];
  expect(told(ofArrakis(tableOf(MAP, events)))).toEqual([
    ["sandrider", 1, "prescience-deck", "prescience:sandrider"],
    ["sandrider", 1, "prescience:sandrider", "at:sd"],
    ["sandrider", 1, "prescience:sandrider", "prescience-deck"],
  ]);
});

test("dice are rolled onto the board, turned, and taken back", () => {
  const events = [event("action-rolled", 0, "mentat", 2), event("die-changed", 0, "house", 0), event("sister-placed", 0, "mentat")];
  expect(told(ofArrakis(tableOf(MAP, events)))).toEqual([
    ["result-mentat", 2, "dice:0", "die:0:mentat"],
    ["result-leadership", 1, "die:0:house", "die:0:leadership"],
    ["bene-gesserit", 1, "sisters:0", "die:0:mentat"],
  ]);
});

test("figures and vehicles come from their supply and go back to it, and a marker goes its whole way at once", () => {
  const events = [event("figure-placed", 0, "arsunt", 2), event("figure-lost", 1, "carthag", 1), event("aircraft-placed", 1, "az-inner-n", 2), event("supremacy-gained", 1, null, 1), event("supremacy-gained", 1, null, 2)];
  expect(told(ofArrakis(tableOf(MAP, events)))).toEqual([
    ["special", 1, "supply:0:special", "area:arsunt"],
    ["elite", 1, "area:carthag", "supply:1:elite"],
    ["carryall", 1, "vehicle:carryall", "zone:az-inner-n"],
    ["supremacy", 1, "at:supremacy", "at:supremacy"],
  ]);
});

test("rewards that a scene has sent to those who take them do not fly once more when it is over", () => {
  const events = [event("reward-taken", 1, "skirmish"), event("gained", 1, "solari", 2), event("control-taken", 1, "arrakeen"), event("recruited", 2, null, 1)];
  const table = tableOf([entry("conflict", "skirmish", ["ornithopter"])], events);
  const [reward, solari, control, troop] = events as [GameEvent, GameEvent, GameEvent, GameEvent];
  expect(told(outOfScene(table, [reward, solari, control], ({ seat }) => `reward:${seat}`))).toEqual([
    ["solari", 2, "reward:1", "solari:1"],
    ["control", 1, "reward:1", "space:arrakeen"],
  ]);
  expect(told(ofImperium(table))).toEqual([["troop", troop.n, "won:skirmish", "troop:2"]]);
});

test("what was fought is shown before anybody is asked about a reward, the rest when all are taken", () => {
  const fight = [event("combat-began", null, "skirmish"), event("strength-counted", 0, null, 6)];
  const rest = [event("reward-taken", 0, "skirmish"), event("round-began", null), event("conflict-revealed", null, "skirmish")];
  const kinds = (before: GameEvent[], now: GameEvent[]): unknown => {
    const scene = sceneOf(tableOf([], before), now);
    return scene && [scene.name, scene.events.length];
  };
  expect(kinds([], fight)).toEqual(["fight", 2]);
  expect(kinds(fight, rest.slice(0, 1))).toBeNull();
  expect(kinds([...fight, ...rest.slice(0, 1)], rest.slice(1))).toEqual(["rewards", 5]);
  expect(kinds([], [...fight, ...rest])).toEqual(["combat", 5]);
});

test("after a combat spice goes to the makers, and the next conflict to its place", () => {
  const events = [event("makers-added", null, "hagga-basin", 1), event("conflict-revealed", null, "skirmish")];
  const table = tableOf([entry("conflict", "skirmish", ["ornithopter"])], events);
  expect(told(outOfScene(table, events, ({ kind }) => kind))).toEqual([
    ["spice", 1, "makers-added", "space:hagga-basin"],
    ["ornithopter", 1, "conflict-revealed", "conflict"],
  ]);
});
