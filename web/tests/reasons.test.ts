/** What is refused: one line for each reason, long lists of names last. */

import { beforeAll, expect, test, vi } from "vitest";
import * as language from "../src/lib/language.svelte";
import { isLong, reasonLines } from "../src/lib/reasons";
import { catalogueOf, TableStore } from "../src/lib/table.svelte";
import type { Entry, Refusal, Words } from "../src/lib/types";

const words = (id: string): Words => ({ id, args: {} });
const entry = (id: string): Entry => ({
  id, kind: "place", module: "", copies: 1, name: words(id), parts: [], numbers: {}, tags: [], icons: [], doubt: "", doubt_words: null, facts: [],
});
const refusal = (kind: string, target: string, reason: string): Refusal => ({
  key: `${kind}:${target}`, kind, target, words: words(`${kind} ${target}`), reason: words(reason),
});
const places = Array.from({ length: 20 }, (_, n) => `place-${n}`);

const table = new TableStore();
table.catalogue = catalogueOf(places.map(entry));
table.gameName = "game";
table.text = ({ id }) => id;
table.name = (id) => id;

const read = (refusals: Refusal[], target: string | null = null): unknown[] =>
  reasonLines(table, { target, title: "", refusals }).map(({ reason, things }) => [reason.id, ...things.map(({ title, names }) => [title, ...names])]);

beforeAll(() => {
  vi.spyOn(language, "has").mockImplementation((id) => id === "page-game-group-go");
  vi.spyOn(language, "t").mockImplementation(() => "Go");
});

test("of one kind, names are enough; long lists come last", () => {
  const refusals = [...places.slice(0, 15).map((place) => refusal("go", place, "too far")), refusal("go", "place-16", "taken"), refusal("go", "place-17", "taken")];
  expect(read(refusals)).toEqual([
    ["taken", ["", "Place-16", "place-17"]],
    ["too far", ["", "Place-0", ...places.slice(1, 15)]],
  ]);
  expect(reasonLines(table, { target: null, title: "", refusals }).map(({ things }) => things.map(isLong))).toEqual([[false], [true]]);
});

test("of several kinds, names stand under what would be done, or it is said in full", () => {
  const refusals = [refusal("go", "place-1", "poor"), refusal("go", "place-2", "poor"), refusal("buy", "place-3", "poor"), refusal("buy", "place-4", "late"), refusal("go", "place-5", "late")];
  expect(read(refusals)).toEqual([
    ["poor", ["Go", "Place-1", "place-2"], ["", "Buy place-3"]],
    ["late", ["", "Buy place-4", "go place-5"]],
  ]);
});

test("of one thing, what cannot be done with it is said in full", () => {
  expect(read([refusal("keep", "place-1", "paid"), refusal("raise", "place-1", "paid")], "place-1")).toEqual([["paid", ["", "Keep place-1", "raise place-1"]]]);
});
