/** What is counted and marked in the log: points by round, one's last turn. */

import { expect, it } from "vitest";
import { uprising } from "../src/games/imperium";
import { pointsByRound, tieBreaker } from "../src/games/imperium/points";
import { groups, sinceLastTurn } from "../src/lib/log";
import type { GameEvent } from "../src/lib/types";

const event = (kind: string, seat: number | null = null, what: string | null = null, n = 1): GameEvent => ({
  kind,
  seat,
  what,
  n,
  words: null,
});

it("counts points by round, with what was there at the start", () => {
  const events = [
    event("round-began", null, null, 1),
    event("turn-began", 0),
    event("influence-gained", 0, "fremen"),
    event("gained", 0, "victory-point"),
    event("turn-began", 1),
    event("gained", 1, "spice", 3),
    event("round-began", null, null, 2),
    event("reward-taken", 1, "skirmish"),
    event("gained", 1, "victory-point", 2),
    event("alliance-returned", 0, "fremen"),
    event("gained", 0, "victory-point", -1),
  ];
  expect(pointsByRound(events, [1, 3])).toEqual([
    [1, 1],
    [2, 1],
    [1, 3],
  ]);
});

it("marks where what happened since one's last turn begins", () => {
  const events = [
    event("objective-dealt", 0),
    event("round-began"),
    event("turn-began", 0),
    event("gained", 0, "spice"),
    event("turn-began", 1),
    event("turn-began", 2),
    event("turn-began", 0),
  ];
  const found = groups(events, uprising);
  expect(found.map((group) => group.from)).toEqual([0, 1, 2, 4, 5, 6]);
  expect(sinceLastTurn(found, 0)).toBe(4);
  expect(sinceLastTurn(found, 2)).toBe(6);
  expect(sinceLastTurn(found, null)).toBe(null);
  expect(sinceLastTurn(found.slice(0, 1), 0)).toBe(null);
});

it("tells by what a tie was decided: spice, then solari, then water, among those who are still tied", () => {
  const player = (points: number, spice: number, solari: number, water: number) => ({ points, goods: { spice, solari, water } });
  const tied = [player(10, 2, 9, 0), player(8, 20, 20, 20), player(10, 10, 1, 0)];
  expect(tieBreaker(tied, 2)).toEqual({ what: "spice", n: 10, other: 2 });
  expect(tieBreaker([player(10, 2, 5, 0), player(10, 2, 1, 7), player(10, 1, 9, 9)], 0)).toEqual({ what: "solari", n: 5, other: 1 });
  expect(tieBreaker(tied, 1)).toBeNull();
  expect(tieBreaker([player(10, 1, 1, 1), player(10, 1, 1, 1)], 0)).toBeNull();
});
