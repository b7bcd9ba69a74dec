/** Every icon that the game can name is drawn, and rows of icons are set as a reader expects. */

import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { flow } from "../src/lib/icons/rows";
import Sprite from "../src/lib/icons/Sprite.svelte";
import { uprising } from "../src/games";
import { LANGUAGES } from "../src/lib/text";
import type { Icon } from "../src/lib/types";

const legend = readFileSync(new URL("../../src/sietch/text/en/icons.ftl", import.meta.url), "utf-8");
const names = [...legend.matchAll(/^icon-([a-z-]+) =/gmu)].map((match) => match[1] ?? "");

describe("the sprite", () => {
  const drawn = render(Sprite).body + render(uprising.Symbols).body;

  test("there are icons to look for", () => {
    expect(names.length).toBeGreaterThan(70);
  });

  test.each(names)("%s is drawn", (name) => {
    expect(drawn).toContain(`id="icon-${name}"`);
  });

  test.each(LANGUAGES)("every icon that is drawn has its meaning: %s", (code) => {
    const { languages } = JSON.parse(readFileSync(new URL("./texts.json", import.meta.url), "utf-8")) as {
      languages: Record<string, { messages: string }>;
    };
    const own = ["../src/lang", "../src/games/uprising/lang"].map((folder) =>
      readFileSync(new URL(`${folder}/${code}.ftl`, import.meta.url), "utf-8"),
    );
    const said = [languages[code]?.messages, ...own].join("\n");
    const icons = [...drawn.matchAll(/id="(icon-[a-z-]+)"/gu)].map((match) => match[1] ?? "");
    expect(icons.length).toBeGreaterThan(90);
    expect(icons.filter((id) => !new RegExp(`^(page-(uprising-)?)?${id} =`, "mu").test(said))).toEqual([]);
  });

  test("no symbol refers to one that is not there", () => {
    for (const [, id] of drawn.matchAll(/href="#([a-z-]+)"/gu)) expect(drawn).toContain(`id="${id}"`);
  });
});

describe("a row of icons", () => {
  const trade: Icon[] = [["spice", 2], ["arrow", 1], ["solari", 5], ["or", 1], ["solari", 5], ["arrow", 1], ["spice", 5]];

  test("stands in one line where there is room", () => {
    expect(new Set(flow(trade, 400, 24, 24, uprising.holders).placed.map((token) => Math.round(token.y / 12))).size).toBe(1);
  });

  test("breaks before a choice and never before an arrow", () => {
    const { placed } = flow(trade, 80, 60, 24, uprising.holders);
    const firsts = placed.filter((token, place) => place === 0 || token.x < (placed[place - 1]?.x ?? 0));
    expect(firsts.map((token) => token.name)).toEqual(["spice", "or"]);
  });

  test("grows smaller until it fits its box", () => {
    const set = flow(trade, 60, 20, 24, uprising.holders);
    expect(set.width).toBeLessThanOrEqual(60);
    expect(set.height).toBeLessThanOrEqual(20);
  });

  test("goods hold their number, other icons have it before them", () => {
    const [spice, troop] = flow([["spice", 3], ["troop", 3]], 100, 24, 24, uprising.holders).placed;
    expect([spice?.held, spice?.before, troop?.held, troop?.before]).toEqual(["3", "", "", "3"]);
  });
});
