/** A turn in one line: what was played where, and what was gained and spent in the end. */

import { expect, test } from "vitest";
import * as arrakis from "../src/games/arrakis/summary";
import * as imperium from "../src/games/imperium/summary";
import { justOver, type Group } from "../src/lib/log";
import type { GameEvent } from "../src/lib/types";

const event = (kind: string, what: string | null = null, n = 1, id = `event-${kind}`): GameEvent => ({
  kind, seat: 1, what, n, words: { id, args: { what: { id: `name-${String(what)}`, args: {} }, n } },
});

test("an Agent turn tells the card, the space, and what is left of gains and payments", () => {
  const turn = [event("card-played", "dagger"), event("agent-sent", "arrakeen"), event("paid", "spice", 3), event("gained", "spice", 1), event("gained", "water", 2), event("gained", "solari", 1), event("paid", "solari", 1)];
  expect(imperium.summary(turn)).toEqual([
    { words: { id: "page-imperium-sum-sent", args: { what: { id: "name-dagger", args: {} }, which: { id: "name-arrakeen", args: {} } } } },
    { icon: "spice", n: -2 },
    { icon: "water", n: 2 },
  ]);
});

test("a Reveal turn tells how many cards it had and what was acquired", () => {
  const [revealed, acquired] = imperium.summary([event("revealed", "dagger"), event("revealed", "dagger"), event("acquired", "carryall")]);
  expect(revealed).toEqual({ words: { id: "page-imperium-sum-revealed", args: { n: 2 } } });
  expect(acquired).toMatchObject({ words: { id: "page-imperium-sum-acquired" } });
});

test("a turn of War for Arrakis tells its die first", () => {
  const [die, moved] = arrakis.summary([event("legion-moved", "arsunt"), event("die-spent", "strategy")]);
  expect(die).toEqual({ icon: "result-strategy", n: 1 });
  expect(moved).toMatchObject({ words: { id: "page-arrakis-sum-moved" } });
});

test("a turn is just over when the next one has begun and nothing has happened in it", () => {
  const turn = (seat: number, ...events: GameEvent[]): Group => ({ from: 0, heading: { ...event("turn-began"), seat }, events });
  const over = turn(1, event("gained", "spice"));
  expect(justOver([over, turn(2)], 0)).toBe(over);
  expect(justOver([over, turn(2, event("passed"))], 0)).toBeNull();
  expect(justOver([over, turn(2)], 1)).toBeNull();
});
