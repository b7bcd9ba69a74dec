/** The drawn board, wide and for phones: everything inside it, nothing on top of another thing. */

import { describe, expect, test } from "vitest";
import { LANDSCAPE, PORTRAIT, type Box } from "../src/games/uprising/arrangement";

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each([
  ["wide", LANDSCAPE],
  ["for phones", PORTRAIT],
])("the board %s", (_, board) => {
  const spaces = Object.entries(board.spaces);

  test("has 22 spaces and 13 posts", () => {
    expect([spaces.length, Object.keys(board.posts).length]).toEqual([22, 13]);
  });

  test("holds all of them", () => {
    for (const [, box] of spaces) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(board.w);
      expect(box.y + box.h).toBeLessThanOrEqual(board.h);
    }
  });

  test("keeps spaces apart from each other, from the tracks, the contracts and the conflict", () => {
    const tracks = Object.values(board.factions).map((faction) => faction.track);
    const boxes = [...spaces.map(([, box]) => box), ...tracks, board.contracts, board.conflict, board.forces];
    boxes.forEach((a, place) => boxes.slice(place + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
  });

  test("has no post on a space's middle", () => {
    for (const post of Object.values(board.posts)) {
      for (const [, box] of spaces) {
        expect(overlap({ x: post.x - 4, y: post.y - 4, w: 8, h: 8 }, box)).toBe(false);
      }
    }
  });
});
