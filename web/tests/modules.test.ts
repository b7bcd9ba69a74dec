/** Modules on the start page. */

import { describe, expect, test } from "vitest";
import { presetOf, switched } from "../src/lib/modules";

const MODULES = [
  { id: "ships", needs: [] },
  { id: "long", needs: ["ships"] },
  { id: "worms", needs: [] },
];
const PRESETS = [
  { id: "plain", modules: [] },
  { id: "grand", modules: ["ships", "long"] },
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
  expect(presetOf(PRESETS, [])).toBe("plain");
  expect(presetOf(PRESETS, ["long", "ships"])).toBe("grand");
  expect(presetOf(PRESETS, ["worms"])).toBe("");
});
