/** The log as it is read: one group for each turn, and hidden draws that follow each other are one line. */

import { describe, expect, test } from "vitest";
import { groups, lines, pieces, sinceLastTurn } from "../src/lib/log";
import { catalogueOf, TableStore } from "../src/lib/table.svelte";
import type { Entry, GameEvent, Words } from "../src/lib/types";

const GAME = { headings: new Set(["turn-began"]) };
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
    const [group] = groups([turn(0), drew(1), drew(1), drew(1, 3), drew(2)], GAME);
    expect(group?.events.map(({ seat, words }) => [seat, words?.args["n"]])).toEqual([
      [1, 5],
      [2, 1],
    ]);
  });

  test("keeps open draws apart", () => {
    const [group] = groups([turn(0), drew(0, 1, "event-drew"), drew(0, 1, "event-drew")], GAME);
    expect(group?.events).toHaveLength(2);
  });

  test("marks what happened since one's last turn", () => {
    const found = groups([turn(0), drew(0), turn(1), drew(1), turn(2), turn(0)], GAME);
    expect(sinceLastTurn(found, 0)).toBe(2);
    expect(sinceLastTurn(found, null)).toBeNull();
  });

  test("tells what a game joins in one line, within a turn", () => {
    const joined = (line: GameEvent, event: GameEvent): GameEvent | null => (event.kind === "more" ? { ...line, n: line.n + event.n } : null);
    const event = (kind: string, n: number): GameEvent => ({ kind, seat: 0, what: null, n, words: null });
    const events = [turn(0), event("one", 1), event("more", 2), event("more", 3), event("other", 4), turn(1), event("more", 5)];
    expect(groups(events, { ...GAME, joined }).map((group) => group.events.map(({ kind, n }) => [kind, n]))).toEqual([[["one", 6], ["other", 4]], [["more", 5]]]);
    expect(lines(events.slice(1, 4), { ...GAME, joined })).toHaveLength(1);
  });

  test("finds components in lists too", () => {
    const table = new TableStore();
    const entry: Entry = {
      id: "somebody", kind: "person", module: "", copies: 1, name: { id: "name", args: {} }, parts: [], numbers: {}, tags: [], icons: [], doubt: "",
      doubt_words: null, facts: [],
    };
    table.catalogue = catalogueOf([entry]);
    let written: Words | null = null;
    table.text = (words) => {
      written = words;
      const [first] = words.args["who_list"] as Words[];
      return `before ${String(first?.args["name"])} after`;
    };
    expect(pieces(table, { id: "event", args: { who_list: [{ id: "the", args: { name: entry.name } }, { id: "other", args: { n: 2 } }] } })).toEqual(["before ", entry, " after"]);
    expect(written).toMatchObject({ args: { who_list: [{ id: "the" }, { id: "other", args: { n: 2 } }] } });
  });
});
