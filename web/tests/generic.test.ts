/** What every game shares knows no game: adding one adds a folder and a line, and touches nothing else. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as games from "../src/games";
import { LANGUAGES } from "../src/lib/text";

const SOURCE = new URL("../src/", import.meta.url).pathname;

function files(folder: string): string[] {
  return readdirSync(join(SOURCE, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(SOURCE, path)).isDirectory() ? files(path) : [path];
  });
}

const read = (path: string): string => readFileSync(join(SOURCE, path), "utf-8");
const messages = (folder: string, code: string): Set<string> =>
  new Set([...read(`${folder}/${code}.ftl`).matchAll(/^([a-z][\w-]*) =/gmu)].map((match) => match[1] ?? ""));

/** Words that only one game has. */
const OF_UPRISING = [
  "uprising", "faction", "emperor", "fremen", "guild", "gesserit", "spice", "solari", "water", "persuasion", "intrigue",
  "leader", "choam", "conflict", "garrison", "troop", "sandworm", "influence", "alliance", "landsraad", "imperium",
  "combat", "reveal", "agent",
];

describe.each([...files("lib"), ...files("parts"), ...files("pages"), "App.svelte", "app.css", ...files("lang")])("%s", (path) => {
  test("is of no game", () => {
    const found = OF_UPRISING.filter((word) => new RegExp(`\\b${word}`, "iu").test(read(path)));
    expect(found).toEqual([]);
  });
});

test("the list of games has one line for each", () => {
  const lines = read("games/index.ts").split("\n").filter((line) => line.startsWith("export"));
  expect(lines).toHaveLength(Object.keys(games).length);
});

/** Games of a family share a folder. */
const folderOf = ({ name, family }: { name: string; family?: string }): string => `games/${family ?? name}/lang`;

describe.each(Object.values(games))("$name", (game) => {
  const { name } = game;
  const folder = folderOf(game);

  test.each(LANGUAGES)("has its own messages in full: %s", (code) => {
    expect([...messages(folder, code)].sort()).toEqual([...messages(folder, "en")].sort());
  });

  test("names its messages so that they cannot meet another game's or the server's", () => {
    const names = Object.values(games).filter((other) => folderOf(other) === folder).map((other) => `page-${other.name}-`);
    expect([...messages(folder, "en")].filter((id) => !names.some((own) => id.startsWith(own)))).toEqual([]);
    expect(messages(folder, "en").has(`page-${name}-name`)).toBe(true);
  });
});

test("the page's own messages cannot meet the server's", () => {
  expect([...messages("lang", "en")].filter((id) => !id.startsWith("page-"))).toEqual([]);
});

test.each([
  ["cs", /(?<!\p{L})(\p{L}+te|vaš\p{L}*|váš|vám|vámi|vás)(?!\p{L})/iu],
  ["pl", /(?<!\p{L})(pan|pani|panią|państw\p{L}*|wasz\p{L}*|wam|wami|was)(?!\p{L})/iu],
])("whoever reads the page is spoken to as a friend: %s", (code, formal) => {
  const folders = ["lang", ...Object.values(games).map(folderOf)];
  const lines = folders.flatMap((folder) => read(`${folder}/${code}.ftl`).split("\n"));
  expect(lines.filter((line) => !line.startsWith("#") && formal.test(line.replace(/^[\w-]+ =/u, "")))).toEqual([]);
});
