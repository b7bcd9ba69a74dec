/** Every icon that the game can name is drawn, and rows of icons are set as a reader expects. */

import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { flow } from "../src/lib/icons/rows";
import Sprite from "../src/lib/icons/Sprite.svelte";
import type { Icon } from "../src/lib/types";

const symbols = readFileSync(new URL("../../src/sietch/text/symbols.py", import.meta.url), "utf-8");
const names = [...symbols.matchAll(/^ {4}"([a-z-]+)": /gmu)].map((match) => match[1] ?? "");

describe("the sprite", () => {
  const drawn = render(Sprite).body;

  test("there are icons to look for", () => {
    expect(names.length).toBeGreaterThan(70);
  });

  test.each(names)("%s is drawn", (name) => {
    expect(drawn).toContain(`id="icon-${name}"`);
  });

  test("no symbol refers to one that is not there", () => {
    for (const [, id] of drawn.matchAll(/href="#([a-z-]+)"/gu)) expect(drawn).toContain(`id="${id}"`);
  });
});

describe("a row of icons", () => {
  const trade: Icon[] = [["spice", 2], ["arrow", 1], ["solari", 5], ["or", 1], ["solari", 5], ["arrow", 1], ["spice", 5]];

  test("stands in one line where there is room", () => {
    expect(new Set(flow(trade, 400, 24, 24).placed.map((token) => Math.round(token.y / 12))).size).toBe(1);
  });

  test("breaks before a choice and never before an arrow", () => {
    const { placed } = flow(trade, 80, 60, 24);
    const firsts = placed.filter((token, place) => place === 0 || token.x < (placed[place - 1]?.x ?? 0));
    expect(firsts.map((token) => token.name)).toEqual(["spice", "or"]);
  });

  test("grows smaller until it fits its box", () => {
    const set = flow(trade, 60, 20, 24);
    expect(set.width).toBeLessThanOrEqual(60);
    expect(set.height).toBeLessThanOrEqual(20);
  });

  test("goods hold their number, other icons have it before them", () => {
    const [spice, troop] = flow([["spice", 3], ["troop", 3]], 100, 24, 24).placed;
    expect([spice?.held, spice?.before, troop?.held, troop?.before]).toEqual(["3", "", "", "3"]);
  });
});
