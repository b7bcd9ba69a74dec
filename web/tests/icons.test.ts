/** Every icon that the game can name is drawn, and rows of icons are set as a reader expects. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { flow } from "../src/lib/icons/rows";
import Sprite from "../src/lib/icons/Sprite.svelte";
import { arrakis } from "../src/games/arrakis";
import { uprising } from "../src/games/imperium";
import { LANGUAGES } from "../src/lib/text";
import type { Icon } from "../src/lib/types";

const SIETCH = new URL("../../src/sietch/", import.meta.url);
const legend = (...files: string[]): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(new URL(file, SIETCH), "utf-8");
    return [...text.matchAll(/^icon-([a-z-]+) =/gmu)].map((match) => match[1] ?? "");
  });
/** The texts of the modules of a family, which may bring icons. */
const ofModules = (family: string): string[] =>
  readdirSync(new URL(`${family}/modules/`, SIETCH)).flatMap((module) => {
    const folder = `${family}/modules/${module}/text/en/`;
    return existsSync(new URL(folder, SIETCH)) ? readdirSync(new URL(folder, SIETCH)).filter((file) => file.endsWith(".ftl")).map((file) => folder + file) : [];
  });
/** The icons of each game, as many as there must be at least. */
const GAMES = [
  { game: uprising, names: legend("text/en/icons.ftl", ...ofModules("imperium")), least: 70 },
  { game: arrakis, names: legend("text/en/arrakis-icons.ftl"), least: 45 },
];

describe.each(GAMES)("the sprite of $game.name", ({ game, names, least }) => {
  const name = game.family ?? game.name;
  const all = render(Sprite).body + render(game.Symbols).body;
  /** Without the icons of modules that are not there. */
  const drawn = all.replace(/<defs data-module="([\w-]+)">.*?<\/defs>/gsu, (group, module: string) =>
    existsSync(new URL(`imperium/modules/${module}`, SIETCH)) ? group : "",
  );

  test("there are icons to look for", () => {
    expect(names.length).toBeGreaterThan(least);
  });

  test.each(names)("%s is drawn", (icon) => {
    expect(drawn).toContain(`id="icon-${icon}"`);
  });

  test.each(LANGUAGES)("every icon that is drawn has its meaning and its explanation: %s", (code) => {
    const { languages } = JSON.parse(readFileSync(new URL("./texts.json", import.meta.url), "utf-8")) as {
      languages: Record<string, { messages: string }>;
    };
    const own = ["../src/lang", `../src/games/${name}/lang`].map((folder) =>
      readFileSync(new URL(`${folder}/${code}.ftl`, import.meta.url), "utf-8"),
    );
    const said = [languages[code]?.messages, ...own].join("\n");
    const icons = [...drawn.matchAll(/id="(icon-[a-z-]+)"/gu)].map((match) => match[1] ?? "");
    expect(icons.length).toBeGreaterThan(least);
    expect(icons.filter((id) => !new RegExp(`^(page-(${name}-)?)?${id} =`, "mu").test(said))).toEqual([]);
    const explained = (id: string): boolean =>
      new RegExp(`^(page-(${name}-)?)?explain-(${name}-)?${id.slice("icon-".length)} =`, "mu").test(said);
    expect(icons.filter((id) => !explained(id))).toEqual([]);
  });

  test("no symbol refers to one that is not there", () => {
    for (const [, id] of all.matchAll(/href="#([a-z-]+)"/gu)) expect(all).toContain(`id="${id}"`);
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
