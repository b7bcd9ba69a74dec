/** Modules on the start page. */

import { describe, expect, test } from "vitest";
import { presetOf, switched } from "../src/lib/modules";

const MODULES = [
  { id: "ships", needs: [] },
  { id: "long", needs: ["ships"] },
  { id: "worms", needs: [] },
];
const PRESETS = [
  { id: "plain", modules: [], players: null },
  { id: "grand", modules: ["ships", "long"], players: null },
  { id: "grand-teams", modules: ["ships", "long"], players: 6 },
];

describe("switching a module", () => {
  test("on brings what it needs", () => {
    expect(switched(MODULES, ["worms"], "long", true)).toEqual(["ships", "long", "worms"]);
  });

  test("off takes along what needs it", () => {
    expect(switched(MODULES, ["ships", "long", "worms"], "ships", false)).toEqual(["worms"]);
  });
});

test("a preset is known by its modules, in whatever order", () => {
  expect(presetOf(PRESETS, [], 4)).toBe("plain");
  expect(presetOf(PRESETS, ["long", "ships"], 4)).toBe("grand");
  expect(presetOf(PRESETS, ["worms"], 4)).toBe("");
});

test("a preset for a number of players is known by it, too", () => {
  expect(presetOf(PRESETS, ["long", "ships"], 6)).toBe("grand-teams");
  expect(presetOf(PRESETS, [], 6)).toBe("plain");
});
