/** The clock of a table: what is left, how it is said, and what the others may do. */

import { describe, expect, test } from "vitest";
import { CLOCKS, left, undecided, waysOf, whole } from "../src/lib/clock";
import { withHanded } from "../src/lib/log";
import type { Clock, GameEvent, Handed, Seat } from "../src/lib/types";

const seat = (bot = ""): Seat => ({ name: "", bot, connected: true });
const SEATS = [seat(), seat(), seat(), seat("greedy")];
const CLOCK: Clock = { allowance: 60, now: 1000, seat: 1, until: 1060, nudge: 1060, nudged: null, stand_in: null, wish: null };

describe("the time", () => {
  test("is said in the largest unit that fits", () => {
    expect(whole(60)).toEqual({ id: "time-minutes", args: { n: 1 } });
    expect(whole(86_400)).toEqual({ id: "time-days", args: { n: 1 } });
    expect(whole(90)).toEqual({ id: "time-seconds", args: { n: 90 } });
    expect(CLOCKS.filter((seconds) => seconds > 0).every((seconds) => whole(seconds).id !== "time-seconds")).toBe(true);
  });

  test("that is left is digits in the last hour and words before", () => {
    expect([left(59.2), left(61), left(3599)]).toEqual(["1:00", "1:01", "59:59"]);
    expect(left(3600)).toEqual({ id: "time-minutes", args: { n: 60 } });
    expect(left(86_400)).toEqual({ id: "time-hours", args: { n: 24 } });
    expect(left(3 * 86_400 - 5)).toEqual({ id: "time-days", args: { n: 3 } });
  });

  test("that is up is nothing", () => {
    expect([left(0), left(-5)]).toEqual([null, null]);
  });
});

describe("the others", () => {
  test("may do nothing before the time is up, and then remind", () => {
    expect(waysOf(CLOCK, SEATS, 0, 1059)).toBeNull();
    expect(waysOf(CLOCK, SEATS, 0, 1060)).toEqual({ late: 1, nudge: true, standIn: false, wait: Infinity });
    expect(waysOf({ ...CLOCK, seat: null, until: null, nudge: null }, SEATS, 0, 2000)).toBeNull();
  });

  test("wait a moment after that, and may then ask for a bot", () => {
    const nudged = { ...CLOCK, nudged: 1070, nudge: 1130, stand_in: 1130 };
    expect(waysOf(nudged, SEATS, 0, 1100)).toEqual({ late: 1, nudge: false, standIn: false, wait: 30 });
    expect(waysOf(nudged, SEATS, 0, 1130)).toEqual({ late: 1, nudge: true, standIn: true, wait: 0 });
  });

  test("are people who sit there, not the one who is late", () => {
    for (const who of [1, 3, null]) expect(waysOf(CLOCK, SEATS, who, 1060)).toBeNull();
  });

  test("must all agree", () => {
    expect(undecided({ ...CLOCK, wish: { bot: "greedy", by: 0, agreed: [0] } }, SEATS)).toEqual([2]);
    expect(undecided(CLOCK, SEATS)).toEqual([0, 2]);
  });
});

test("what happened to the seats stands in the log where it happened, or at its end", () => {
  const events = ["a", "b", "c"].map((kind): GameEvent => ({ kind, seat: null, what: null, n: 0, words: null }));
  const handed = [1, 1, 9].map((at, n): Handed => ({ seat: n, bot: "", at: 0, events: at, words: { id: "told-came-back", args: {} } }));
  const told = withHanded(events, handed);
  expect(told.map(({ kind, seat: whose }) => (whose === null ? kind : whose))).toEqual(["a", 0, 1, "b", "c", 2]);
});
