/** The log as it is read: one group for each turn, and hidden draws that follow each other are one line. */

import { describe, expect, test } from "vitest";
import { groups, sinceLastTurn } from "../src/lib/log";
import type { GameEvent } from "../src/lib/types";

const HEADINGS = new Set(["turn-began"]);
const turn = (seat: number): GameEvent => ({ kind: "turn-began", seat, what: null, n: 0, words: null });
const drew = (seat: number, n = 1, id = "event-drew-hidden"): GameEvent => ({
  kind: "drew",
  seat,
  what: null,
  n,
  words: { id, args: { player: `seat ${seat}`, n } },
});

describe("the log", () => {
  test("tells hidden draws of one player in one line", () => {
    const [group] = groups([turn(0), drew(1), drew(1), drew(1, 3), drew(2)], HEADINGS);
    expect(group?.events.map(({ seat, words }) => [seat, words?.args["n"]])).toEqual([
      [1, 5],
      [2, 1],
    ]);
  });

  test("keeps open draws apart", () => {
    const [group] = groups([turn(0), drew(0, 1, "event-drew"), drew(0, 1, "event-drew")], HEADINGS);
    expect(group?.events).toHaveLength(2);
  });

  test("marks what happened since one's last turn", () => {
    const found = groups([turn(0), drew(0), turn(1), drew(1), turn(2), turn(0)], HEADINGS);
    expect(sinceLastTurn(found, 0)).toBe(2);
    expect(sinceLastTurn(found, null)).toBeNull();
  });
});
