/** A view that is told by its changes adds up to what the server says: the sums here are those of the server. */

import { expect, it } from "vitest";
import { crc32, inOrder, KeptView } from "../src/lib/changes";
import type { View } from "../src/lib/types";

const VIEW = {
  round: 3,
  seat: 0,
  names: ['Žofie "X"', "💧"],
  areas: { "10": 1, "9": [2, null, true], b: {} },
  players: [
    { points: 1, hand: ["a", "b"] },
    { points: -2, goods: {} },
  ],
  options: ["x"],
} as unknown as View;
const CHANGED = { table: { round: 4 }, players: { 1: { points: 5, goods: { water: 1 } } }, options: [] };

it("knows the CRC-32, also of what goes on", () => {
  expect(crc32("123456789")).toBe(0xcbf43926);
  expect(crc32("56789", crc32("1234"))).toBe(0xcbf43926);
});

it("writes the names of objects in order", () => {
  expect(inOrder({ b: [1, { d: null, c: "ž" }], "9": 1, "10": 2 })).toBe('{"10":2,"9":1,"b":[1,{"c":"ž","d":null}]}');
});

it("adds up to what the server says, and takes changes", () => {
  const kept = new KeptView();
  expect(kept.take(VIEW, 1337538855)).toBe(true);
  expect(kept.change(CHANGED, 984360532)).toBe(true);
  expect(kept.view).toEqual({
    ...VIEW,
    round: 4,
    players: [
      { points: 1, hand: ["a", "b"] },
      { points: 5, goods: { water: 1 } },
    ],
    options: [],
  });
});

it("notices that something is missing, and is well again when all of it is told", () => {
  const kept = new KeptView();
  kept.take(VIEW, 1337538855);
  expect(kept.change({ table: { round: 5 }, players: {}, options: [] }, 984360532)).toBe(false);
  expect(kept.take(VIEW, 1337538855)).toBe(true);
  expect(kept.take({ round: 1 } as unknown as View, 0)).toBe(false);
});
