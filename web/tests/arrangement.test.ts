/** The drawn board of every game of the family, wide and for phones: everything inside it, nothing on top of another. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { landscape, portrait, type Arrangement, type Box } from "../src/games/imperium/arrangement";
import type { Layout } from "../src/games/imperium/view";

const { rulesets } = JSON.parse(readFileSync(new URL("./texts.json", import.meta.url), "utf-8")) as {
  rulesets: Record<string, Layout>;
};

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function within(a: Box, b: Box): boolean {
  return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}

const BOARDS = Object.entries(rulesets).flatMap(([name, layout]): [string, Layout, Arrangement, boolean][] => [
  [`${name}, wide`, layout, landscape(layout), true],
  [`${name}, on a large screen`, layout, landscape(layout, { w: 1500, h: 760 }), true],
  [`${name}, for phones`, layout, portrait(layout, false), false],
  [`${name}, for phones, with contracts`, layout, portrait(layout, true), true],
]);

test("there are boards to draw", () => {
  expect(BOARDS.length).toBeGreaterThan(3);
});

describe.each(BOARDS)("the board of %s", (_, layout, board, contracts) => {
  const spaces = Object.entries(board.spaces);

  test("has every space and every post of its layout", () => {
    expect(spaces.map(([id]) => id).sort()).toEqual(layout.areas.flatMap((area) => area.spaces).sort());
    expect(Object.keys(board.posts).sort()).toEqual(layout.posts.map(({ id }) => id).sort());
  });

  test("holds all of them", () => {
    for (const [, box] of spaces) expect(within(box, { x: 0, y: 0, w: board.w, h: board.h })).toBe(true);
  });

  test("has spaces that can be read", () => {
    // A name of two short words, and two rows of icons.
    for (const [, box] of spaces) expect(Math.min(box.w - 8.3 * board.small, box.h - 3.5 * board.small)).toBeGreaterThanOrEqual(0);
  });

  test("keeps spaces apart from each other, from the tracks, the contracts and the conflict", () => {
    const tracks = Object.values(board.factions).map((faction) => faction.track);
    const boxes = [...spaces.map(([, box]) => box), ...tracks, ...(contracts ? [board.contracts] : []), board.conflict, board.forces];
    boxes.forEach((a, place) => boxes.slice(place + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
  });

  test("keeps areas apart, each with its spaces inside", () => {
    const areas = [...board.areas.map(({ box }) => box), ...Object.values(board.factions).map(({ area }) => area), board.planet, board.conflict, board.forces];
    areas.forEach((a, place) => areas.slice(place + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    for (const [, box] of spaces) expect(areas.some((area) => within(box, area))).toBe(true);
  });

  test("has no post on a space's middle, nor two at one place", () => {
    const posts = Object.values(board.posts).map((post) => ({ x: post.x - 4, y: post.y - 4, w: 8, h: 8 }));
    for (const post of posts) for (const [, box] of spaces) expect(overlap(post, box)).toBe(false);
    posts.forEach((a, place) => posts.slice(place + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
  });
});

test("Uprising has 22 spaces and 13 posts, and four of its contracts can be read on a phone", () => {
  const layout = rulesets["uprising"];
  expect(layout?.areas.flatMap(({ spaces }) => spaces).length).toBe(22);
  expect(layout?.posts.length).toBe(13);
  if (layout) expect(portrait(layout, true).contracts.w / 4).toBeGreaterThan(100);
});
