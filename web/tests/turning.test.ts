/** Where a game turned: who took the lead, and who gained most at once. */

import { expect, test } from "vitest";
import { turningPoints } from "../src/lib/turning";

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
