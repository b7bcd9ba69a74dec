/** The map of War for Arrakis: shapes from the layout, and a viewport that stays inside it; numbers in words; the chart. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cells, edges, inset, SIZE, type Place, type Point } from "../src/games/arrakis/cells";
import { points } from "../src/games/arrakis/points";
import { initials } from "../src/games/arrakis/view";
import { clamped, moved, showing, towards, WHOLE, zoomed } from "../src/games/arrakis/viewport";
import { optionWords } from "../src/games/arrakis/words";
import type { GameEvent, Option } from "../src/lib/types";

const { layouts } = JSON.parse(readFileSync(new URL("./texts.json", import.meta.url), "utf-8")) as {
  layouts: { arrakis: { areas: Place[] } };
};

/** A wheel of areas around a hub; one border of the hub cannot be crossed. */
const SPOKES = 12;
const RIM = Array.from({ length: SPOKES }, (_, n): Place => {
  const angle = (n / SPOKES) * 2 * Math.PI;
  const near = (step: number): string => `rim-${(n + step + SPOKES) % SPOKES}`;
  return {
    id: `rim-${n}`,
    x: 500 + 400 * Math.cos(angle),
    y: 500 + 400 * Math.sin(angle),
    borders: [near(1), near(-1), ...(n === 0 ? [] : ["hub"])],
    walls: n === 0 ? ["hub"] : [],
  };
});
const WHEEL: Place[] = [
  { id: "hub", x: 500, y: 500, borders: RIM.slice(1).map(({ id }) => id), walls: ["rim-0"] },
  ...RIM,
];

function size(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

describe.each([
  ["a wheel", WHEEL],
  ["the map", layouts.arrakis.areas],
])("the cells of %s", (_, places) => {
  const shapes = cells(places);

  test("fill the whole frame without overlapping", () => {
    expect(shapes.reduce((sum, { points }) => sum + size(points), 0)).toBeCloseTo(SIZE * SIZE, -4);
  });

  test("share an edge exactly where areas touch", () => {
    const touching = places.reduce((sum, { borders, walls }) => sum + borders.length + walls.length, 0) / 2;
    const found = edges(places, shapes);
    // Neighbours along the rim meet at the frame too.
    expect(found.length).toBeGreaterThan(0.9 * touching - 1);
    expect(found.length).toBeLessThanOrEqual(touching);
    expect(found.filter(({ wall }) => wall)).toHaveLength(places.reduce((sum, { walls }) => sum + walls.length, 0) / 2);
  });

  test("hold what lies in them", () => {
    for (const { id, points } of shapes) {
      const place = places.find((other) => other.id === id);
      const inner = inset(points, [place?.x ?? 0, place?.y ?? 0], 5);
      expect(size(inner)).toBeLessThan(size(points));
      expect(size(inner)).toBeGreaterThan(0);
    }
  });
});

describe("the viewport", () => {
  test("keeps the point under the pointer where it is", () => {
    const closer = zoomed(WHOLE, 2, [600, 300]);
    expect(closer.size).toBe(500);
    expect((600 - closer.x) / closer.size).toBeCloseTo(0.6);
    expect((300 - closer.y) / closer.size).toBeCloseTo(0.3);
  });

  test("stays inside the map", () => {
    expect(moved(WHOLE, 300, -300)).toEqual(WHOLE);
    expect(clamped({ x: 900, y: -50, size: 500 })).toEqual({ x: 500, y: 0, size: 500 });
    expect(zoomed({ x: 0, y: 0, size: 500 }, 0.1, [10, 10])).toEqual(WHOLE);
  });

  test("moves as little as it takes to show a point", () => {
    const seen = { x: 0, y: 0, size: 300 };
    expect(showing(seen, [150, 150])).toEqual(seen);
    expect(showing(seen, [400, 150])).toEqual({ x: 150, y: 0, size: 300 });
  });

  test("arrows go to the nearest place in their direction", () => {
    const places = [{ x: 0, y: 0 }, { x: 50, y: 40 }, { x: 60, y: 0 }, { x: -30, y: 0 }];
    const [from] = places;
    if (!from) throw new Error("no place");
    expect(towards(from, places, [1, 0])).toBe(places[2]);
    expect(towards(from, places, [-1, 0])).toBe(places[3]);
    expect(towards(from, places, [0, -1])).toBe(from);
  });
});

describe("words", () => {
  const number = (n: number): Option => ({ key: `number:${n}`, kind: "number", target: n, words: { id: "option-number", args: { n } } });

  test("a number says what it counts", () => {
    const prompt = { id: "arrakis-prompt-take", args: { what: "fedaykin" } };
    expect(optionWords(number(2), prompt)).toEqual({ id: "arrakis-figures", args: { n: 2, what: "fedaykin" } });
    expect(optionWords(number(0), prompt)).toEqual({ id: "page-arrakis-none", args: {} });
    expect(optionWords(number(2), { id: "arrakis-prompt-scheme", args: {} })).toBeNull();
    expect(optionWords({ ...number(2), kind: "to", target: "arrakeen" }, prompt)).toBeNull();
  });

  test.each([
    ["Paul Atreides", "PA"],
    ["Paul Muad'Dib", "PM"],
    ["Stilgar", "St"],
    ["Feyd-Rautha", "FR"],
    ["Gaius Helen Mohiam", "GHM"],
  ])("%s is %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

test("steps are counted by round and by source", () => {
  const event = (kind: string, seat: number | null, n = 1): GameEvent => ({ kind, seat, what: null, n, words: null });
  const { rounds, sources } = points(
    [
      event("round-began", null),
      event("prescience-claimed", 0),
      event("prescience-advanced", 0, 2),
      event("turn-began", 1),
      event("settlement-lost", 0),
      event("supremacy-gained", 1, 3),
      event("round-began", null),
      event("spice-stockpiled", 1, 3),
      event("supremacy-gained", 1),
    ],
    [2, 4],
  );
  expect(rounds).toEqual([[0, 0], [2, 3], [2, 4]]);
  expect(Object.fromEntries(sources)).toEqual({ prescience: [2, 0], settlement: [0, 3], spice: [0, 1] });
  const beyond = points([event("settlement-lost", 0), event("supremacy-gained", 1, 3)], [0, 2]);
  expect([beyond.rounds.at(-1), Object.fromEntries(beyond.sources)]).toEqual([[0, 2], { settlement: [0, 2] }]);
});
