import { describe, expect, it } from "vitest";
import { corrected, listed, sections, type Entry } from "../src/games/arrakis/box";

const objective = (name: string, kh: number): Entry => ({
  section: "objectives",
  name,
  called: null,
  doubt: null,
  corrected: false,
  lines: [{ name: "kh", kind: "number", value: kh, choices: [] }],
});

describe("the facts of the box", () => {
  it("are grouped by section", () => {
    const die: Entry = { ...objective("atreides", 1), section: "dice" };
    const found = sections([die, objective("objective-1", 7), objective("objective-2", 8)]);
    expect(found.map(([section, entries]) => [section, entries.length])).toEqual([
      ["dice", 1],
      ["objectives", 2],
    ]);
  });

  it("have lists that are typed with commas", () => {
    expect(listed("move, attack")).toEqual(["move", "attack"]);
    expect(listed(" 3, 7")).toEqual([3, 7]);
    expect(listed("move-any 2")).toEqual(["move-any 2"]);
    expect(listed("")).toEqual([]);
  });

  it("keep other corrections when one is changed or taken back", () => {
    const own = { objectives: { "objective-1": { kh: 7 } }, dice: { atreides: { faces: ["house"] } } };
    expect(corrected(own, [objective("objective-2", 9)], [])).toEqual({
      ...own,
      objectives: { "objective-1": { kh: 7 }, "objective-2": { kh: 9 } },
    });
    expect(corrected(own, [], [objective("objective-1", 7)])).toEqual({ dice: own.dice });
    expect(own.objectives["objective-1"]).toEqual({ kh: 7 });
  });
});
