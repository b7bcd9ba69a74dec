/** Where a game turned: who took the lead, and who gained most at once. */

import { expect, test } from "vitest";
import { broughtOn } from "../src/games/arrakis/points";
import { turningPoints } from "../src/lib/turning";
import type { GameEvent } from "../src/lib/types";

test("a lead is told when it is taken from another, not when it is shared for a while", () => {
  const rounds = [[1, 1], [2, 1], [2, 2], [3, 2], [3, 6]];
  expect(turningPoints(rounds)).toEqual([
    { round: 1, seat: 0, kind: "lead", n: 2 },
    { round: 4, seat: 1, kind: "lead", n: 6 },
    { round: 4, seat: 1, kind: "leap", n: 4 },
  ]);
});

test("a game without points has no turning points", () => {
  expect(turningPoints([[0, 0], [0, 0]])).toEqual([]);
});

test("what brought a side of War for Arrakis on is what it gained in that round, and what that came from", () => {
  const event = (kind: string, seat: number | null = null, what: string | null = null, n = 1): GameEvent => ({ kind, seat, what, n, words: null });
  const fell = event("settlement-lost", 0, "windgap", 2);
  const claimed = event("prescience-claimed", 0, "sandrider");
  const log = [
    event("round-began"), event("supremacy-gained", 1),
    event("round-began"), fell, event("supremacy-gained", 1, null, 2), event("supremacy-gained", 1), claimed, event("prescience-advanced", 0, "kh", 2),
    event("round-began"), event("supremacy-gained", 1),
  ];
  expect(broughtOn(log, 2, 1)).toEqual({ gained: [{ icon: "supremacy", n: 3 }], from: [fell] });
  expect(broughtOn(log, 2, 0)).toEqual({ gained: [{ icon: "marker-kh", n: 2 }], from: [claimed] });
  expect(broughtOn(log, 3, 1)).toEqual({ gained: [{ icon: "supremacy", n: 1 }], from: [] });
});
