/** The map of War for Arrakis: shapes from the layout, names, a viewport that stays inside it; words; what wins, the chart. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lastBattle } from "../src/games/arrakis/battle";
import { cells, edges, inset, reaches, SIZE, type Place, type Point } from "../src/games/arrakis/cells";
import { freePlace } from "../src/games/arrakis/beside";
import { attackerWins, howOften, percentage } from "../src/games/arrakis/chances";
import { goals } from "../src/games/arrakis/goals";
import { joined } from "../src/games/arrakis/log";
import { lossRows } from "../src/games/arrakis/losses";
import { depth, NEAR, placeLabels } from "../src/games/arrakis/labels";
import { covered, drawnAt, LETTERS, plate, spread, type Box } from "../src/games/arrakis/pieces";
import { pointsByRound } from "../src/games/arrakis/points";
import type { Contents, Legion } from "../src/games/arrakis/view";
import { sceneOf } from "../src/games/arrakis/scenes";
import { clamped, moved, showing, towards, WHOLE, zoomed } from "../src/games/arrakis/viewport";
import { optionWords } from "../src/games/arrakis/words";
import { isMet, type Goal } from "../src/lib/game";
import { lines } from "../src/lib/log";
import { catalogueOf, TableStore } from "../src/lib/table.svelte";
import type { Argument, Entry, GameEvent, Option } from "../src/lib/types";

const { layouts } = JSON.parse(readFileSync(new URL("./texts.json", import.meta.url), "utf-8")) as {
  layouts: { arrakis: { areas: (Place & { named: boolean })[]; zones: { x: number; y: number }[] } };
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

});

describe("names on the map", () => {
  const legion: Legion = { seat: 1, counts: { regular: 3, elite: 1, special: 1 }, leaders: ["baron"], tokens: [] };
  const bare: Contents = {
    legions: [], settlement: 0, sietch: null, station: false, harvester: false, wormsign: false, worm: false, wildMaker: false, crater: false,
  };
  const { areas, zones } = layouts.arrakis;
  const rounds = zones.map(({ x, y }) => ({ x, y, radius: 21 }));
  const corners = new Map(cells(areas).map(({ id, points }) => [id, points]));
  const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  test.each([
    ["an empty map", bare],
    ["a full map", { ...bare, settlement: 2, legions: [legion] }],
  ])("never lie under an air zone, nor on what stands in their area: %s", (_, here) => {
    const labels = areas
      .filter(({ named }) => named)
      .map(({ id, x, y }) => ({ id, x, y, width: 98, height: 38, cell: corners.get(id) ?? [], own: covered(here, x, y, drawnAt(0.8)), needed: true }));
    const found = placeLabels(labels, labels.flatMap(({ own }) => own), rounds);
    expect(found.size).toBe(labels.length);
    for (const { id, own } of labels) {
      const box = found.get(id);
      if (!box) throw new Error(id);
      expect([id, Math.max(...rounds.map((round) => depth(box, round)))]).toEqual([id, 0]);
      expect([id, own.filter((piece) => meet(box, piece))]).toEqual([id, []]);
      expect(Math.min(box.x, box.y, SIZE - box.x - box.width, SIZE - box.y - box.height)).toBeGreaterThanOrEqual(0);
    }
  });

  /** So much room, at least, is between two names. */
  const grown = ({ x, y, width, height }: Box): Box => ({ x: x - 3, y: y - 1, width: width + 6, height: height + 2 });

  test.each([0.7, 0.85, 1.1])("do not touch each other where a unit is %d pixels, whatever can be picked", (scale) => {
    const drawn = drawnAt(scale);
    const touching: string[][] = [];
    for (let round = 0; round < 12; round += 1) {
      // Every few areas something stands, and some can be picked besides those that always have a name.
      const inside = (place: number): Contents => ((place * 7 + round) % 3 === 0 ? { ...bare, legions: [legion] } : bare);
      const all = areas.map(({ id, x, y }, place) => ({ id, x, y, cell: corners.get(id) ?? [], own: covered(inside(place), x, y, drawn), needed: false }));
      const labels = all
        .filter((_, place) => areas[place]?.named || (place * 5 + round * 3) % 8 === 0)
        .map((area) => ({ ...area, width: 80, height: 11.5 / scale * 2.1 }));
      const found = [...placeLabels(labels, all.flatMap(({ own }) => own), rounds)];
      found.forEach(([id, box], place) =>
        found.slice(place + 1).forEach(([other, its]) => {
          if (meet(grown(box), its)) touching.push([id, other]);
        }),
      );
    }
    expect(touching).toEqual([]);
  });

  test("legions in areas next to each other are both seen, and names lie in their own areas", () => {
    const drawn = drawnAt(0.53);
    const full: Contents = { ...bare, settlement: 2, legions: [{ ...legion, counts: { regular: 2, elite: 2, special: 1, leader: 1 }, leaders: [] }] };
    const cities = areas.filter(({ id }) => ["arsunt", "carthag", "arrakeen", "hagga-basin", "imperial-basin"].includes(id));
    const stand = cities.map(({ id, x, y }) => ({ id, x, y, boxes: covered(full, x, y, drawn) }));
    const places = spread(stand);
    const boxes = stand.map(({ id, x, y }) => [id, covered(full, places.get(id)?.x ?? x, places.get(id)?.y ?? y, drawn)] as const);
    const lying = boxes.flatMap(([id, one], place) => boxes.slice(place + 1).filter(([, other]) => one.some((a) => other.some((b) => meet(a, b)))).map(([other]) => [id, other]));
    expect(lying).toEqual([]);
    const labels = areas.filter(({ named }) => named).map(({ id, x, y }) => ({ id, x, y, width: 98, height: 40, cell: corners.get(id) ?? [], own: new Map(boxes).get(id) ?? [], needed: false }));
    const astray = [...placeLabels(labels, boxes.flatMap(([, own]) => own), rounds)].filter(([id, box]) => !reaches(corners.get(id) ?? [], [box.x + box.width / 2, box.y + box.height / 2], NEAR));
    expect(astray.map(([id]) => id)).toEqual([]);
  });

  test("a legion on a small map is one number: all its figures", () => {
    const phone = drawnAt(0.38);
    expect(plate(legion, phone).total).toBe(6);
    expect(plate(legion, phone).width).toBeLessThan(plate({ ...legion, counts: { ...legion.counts, regular: 12 } }, phone).width);
  });

  test.each([0.46, 0.6, 0.85, 1.4])("figures and numbers can be read where a unit is %d pixels", (scale) => {
    const drawn = drawnAt(scale);
    expect([17 * drawn.by * scale >= 12, LETTERS * drawn.by * scale >= 11]).toEqual([true, true]);
    const { figures, width, height, named } = plate({ ...legion, leaders: ["a", "b", "c"] }, drawn);
    expect(figures.every(({ x, y }) => x + 17 * drawn.by <= width && y + 17 * drawn.by <= height)).toBe(true);
    expect(named.map(({ text }) => text)).toEqual(["a +2"]);
  });

  test("a round place reaches into the cells that it touches", () => {
    const square: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
    expect([[50, 50], [110, 50], [130, 50], [107, 107], [109, 109]].map(([x = 0, y = 0]) => reaches(square, [x, y], 12))).toEqual([true, true, false, true, false]);
  });
});

const event = (kind: string, seat: number | null, n = 1, what: string | null = null): GameEvent => ({ kind, seat, what, n, words: null });
const goal = (seat: number, ...parts: [icon: string, reached: number, needed: number][]): Goal => ({
  seat,
  parts: parts.map(([icon, reached, needed]) => ({ icon, name: icon, reached, needed })),
  met: "",
});

test("steps are counted by round, as parts of what wins", () => {
  const wanted = [
    goal(0, ["marker-kh", 0, 8], ["marker-sd", 0, 4], ["marker-ji", 0, 6]),
    goal(0, ["marker-kh", 0, 4], ["marker-sd", 0, 4], ["marker-ji", 0, 2]),
    goal(1, ["supremacy", 0, 10]),
  ];
  const events = [
    event("round-began", null),
    event("prescience-claimed", 0),
    event("prescience-advanced", 0, 2, "kh"),
    event("turn-began", 1),
    event("settlement-lost", 0),
    event("supremacy-gained", 1, 3),
    event("round-began", null),
    event("prescience-claimed", 0),
    event("prescience-advanced", 0, 3, "ji"),
    event("spice-stockpiled", 1, 3),
    event("supremacy-gained", 1),
  ];
  // Of two objectives the nearer one counts, and of a marker no more than is asked for.
  expect(pointsByRound(events, [5, 4], wanted)).toEqual([[0, 0], [20, 30], [40, 40]]);
  // What goes beyond the end of a track is not counted there.
  expect(pointsByRound([event("supremacy-gained", 1, 3)], [0, 2], [goal(1, ["supremacy", 2, 2])])).toEqual([[0, 100]]);
});

test("a move is one line: who goes from where to where", () => {
  const told = (kind: string, args: Record<string, Argument>): GameEvent => ({ kind, seat: 1, what: null, n: 0, words: { id: `event-${kind}`, args } });
  const baron = { id: "baron", args: {} };
  const events = [
    told("legion-moved", { player: "Boris", what: { id: "here", args: {} }, which: { id: "there", args: {} } }),
    told("figure-moved", { player: "Boris", n: 3, what: "regular" }),
    told("leader-moved", { player: "Boris", n: 1, what: baron }),
    told("figure-placed", { player: "Boris", n: 1, what: { id: "here", args: {} }, which: "regular" }),
    told("leader-moved", { player: "Boris", n: 1, what: baron }),
  ];
  const found = lines(events, { headings: new Set(), joined });
  expect(found.map(({ kind }) => kind)).toEqual(["legion-moved", "figure-placed", "leader-moved"]);
  expect(found[0]?.words).toEqual({
    id: "page-arrakis-moved",
    args: { ...events[0]?.words?.args, moved_list: [{ id: "arrakis-figures", args: { n: 3, what: "regular" } }, { id: "arrakis-the-leader", args: { leader: baron } }] },
  });
});

test("losses are told of figures that there were or that came, and of named leaders", () => {
  const losses = {
    start: { regular: 0, elite: 2, special: 0, leader: 0, "duncan-idaho": 1 },
    came: { regular: 1.5, elite: 0, special: 0, leader: 0, "duncan-idaho": 0 },
    lost: { regular: 1.2, elite: 1.5, special: 0, leader: 0, "duncan-idaho": 0.4 },
    units_lost: 1.2,
    cards: 0,
  };
  const rows = lossRows(losses, (id) => id, "all").map(({ name, start, came, lost, left }) => [name, start, came, lost, Number(left.toFixed(2))]);
  expect(rows).toEqual([
    ["regular", 0, 1.5, 1.2, 0.3],
    ["elite", 2, 0, 1.5, 0.5],
    ["duncan-idaho", 1, 0, 0.4, 0.6],
    ["all", 2, 0, 1.2, 0.8],
  ]);
});

test("what wins is supremacy against its track, and the markers against every secret objective of the open log", () => {
  const objective = (id: string, ...targets: [string, number][]): Entry => ({
    id, kind: "objective", module: "", copies: 1, name: { id, args: {} }, numbers: {}, tags: [], icons: [], doubt: "", doubt_words: null, facts: [],
    parts: [{ label: "arrakis-part-targets", words: { id: "", args: {} }, icons: targets }],
  });
  const table = new TableStore();
  table.catalogue = catalogueOf([
    objective("one", ["marker-kh", 8], ["marker-sd", 4], ["marker-ji", 6]),
    objective("two", ["marker-kh", 4], ["marker-sd", 4], ["marker-ji", 2]),
  ]);
  table.layout = { tracks: { supremacy: { last: 10, steps: [] } } };
  table.view = { prescience: { kh: 4, sd: 5, ji: 2 }, supremacy: 7 };
  const found = goals(table, [event("objective-taken", 0, 1, "one"), event("objective-taken", 0, 1, "two")]);
  expect(found.map(({ seat, parts }) => [seat, ...parts.map(({ reached, needed }) => `${reached}/${needed}`)])).toEqual([
    [0, "4/8", "5/4", "2/6"],
    [0, "4/4", "5/4", "2/2"],
    [1, "7/10"],
  ]);
  expect(found.map(isMet)).toEqual([false, true, false]);
});

test.each([
  [0.25, 0.5, { id: "odds-between", args: { low: "25%", high: "50%" } }],
  [0.501, 0.502, { id: "odds-in-each", args: { chance: "50%" } }],
  [1, 1, { id: "odds-always", args: {} }],
  [0.999, 1, { id: "odds-in-each", args: { chance: "100%" } }],
  [0, 0, { id: "odds-never", args: {} }],
  [0, 0.001, { id: "odds-in-each", args: { chance: "0%" } }],
  [0, 0.0001, { id: "odds-in-each", args: { chance: "0%" } }],
])("an attacker who wins in %f to %f of the cases is told without saying a number twice", (low, high, words) => {
  expect(attackerWins(low, high, (chance) => `${Math.round(chance * 100)}%`)).toEqual(words);
});

test.each([
  [0, "odds-exactly", "odds-chance-never"],
  [0.0004, "odds-below", "odds-below"],
  [0.0005, "odds-percent", "odds-percent"],
  [0.9994, "odds-percent", "odds-percent"],
  [0.9996, "odds-above", "odds-above"],
  [0.999999999999, "odds-exactly", "odds-chance-always"],
])("a chance of %f is neither nothing nor all unless it is", (chance, number, alone) => {
  expect([percentage(chance).id, howOften(chance).id]).toEqual([number, alone]);
});

test("a panel lies near what it is about, and over none of the places that can be picked", () => {
  const around: [number, number][] = [[300, 300], [360, 300], [240, 300], [300, 360], [300, 240]];
  const { left, top } = freePlace([300, 300], around, 25, [240, 200], 600);
  for (const [x, y] of around) expect(x > left - 25 && x < left + 265 && y > top - 25 && y < top + 225).toBe(false);
  expect(Math.hypot(left + 120 - 300, top + 100 - 300)).toBeLessThan(260);
  // Where everything can be picked, it stays inside all the same.
  expect(freePlace([590, 590], [[590, 590]], 900, [240, 200], 600)).toEqual({ left: 360, top: 396 });
});

describe("scenes", () => {
  const told = (kind: string, seat: number | null, n = 1, what: string | null = null): GameEvent => ({ kind, seat, what, n, words: { id: `event-${kind}`, args: {} } });
  const owner = (leader: string): number => (leader === "stilgar" ? 0 : 1);
  const battle = [
    told("battle-began", 1, 12, "carthag"),
    told("planning-discarded", 0),
    told("battle-round-began", null, 1),
    told("combat-rolled", 1, 3, "hit"),
    told("combat-rolled", 1, 1, "shield"),
    told("combat-rolled", 0, 2, "special"),
    told("ability-used", 0, 1, "stilgar"),
    told("hits-taken", 1, 1, "carthag"),
    told("figure-lost", 1, 0, "carthag"),
    told("hits-taken", 0, 2, "arsunt"),
    told("figure-replaced", 0, 1, "arsunt"),
    told("leader-tanked", 0, 1, "stilgar"),
  ];

  test("a battle is told by round and side", () => {
    const found = lastBattle(battle, owner);
    expect(found).toMatchObject({ attacker: 1, from: "carthag", ended: null, cards: [1, 0] });
    const [atreides, harkonnen] = found?.rounds[0]?.sides ?? [];
    expect(harkonnen).toMatchObject({ rolled: { hit: 3, shield: 1, special: 0 }, hits: 1 });
    expect(harkonnen?.lost.map(({ kind }) => kind)).toEqual(["figure-lost"]);
    expect(atreides).toMatchObject({ rolled: { hit: 0, shield: 0, special: 2 }, abilities: ["stilgar"], hits: 2 });
    expect(atreides?.lost.map(({ kind }) => kind)).toEqual(["figure-replaced", "leader-tanked"]);
    expect(lastBattle([told("legion-moved", 0)], owner)).toBeNull();
  });

  test("its end makes a scene, with what came of it; the next turn is not part of it", () => {
    const ending = [told("battle-won", 1, 1, "arsunt"), told("settlement-lost", 0, 1, "arsunt"), told("turn-began", 0), told("supremacy-gained", 1)];
    expect(sceneOf(battle, battle.slice(-2), owner)).toBeNull();
    const scene = sceneOf([...battle, ...ending], ending, owner);
    expect(scene).toMatchObject({ kind: "battle", told: { ended: "won", at: "arsunt" } });
    expect(scene?.kind === "battle" && scene.told.after.map(({ kind }) => kind)).toEqual(["settlement-lost"]);
  });

  test("so does what the desert brings", () => {
    const events = [told("phase-began", null, 1, "hazards"), told("worm-moved", null), told("worm-attacked", null), told("figure-lost", 0), told("turn-began", 0)];
    const scene = sceneOf(events, events.slice(1), owner);
    expect(scene?.kind === "desert" && [scene.title?.what, scene.lines.map(({ kind }) => kind)]).toEqual(["hazards", ["worm-moved", "worm-attacked", "figure-lost"]]);
    expect(sceneOf(events, events.slice(-1), owner)).toBeNull();
  });
});
