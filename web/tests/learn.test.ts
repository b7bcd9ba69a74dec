/** The rules as the page reads them, and the steps of the guided first games. */

import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { arrakis } from "../src/games/arrakis";
import { uprising } from "../src/games/imperium";
import uprisingLesson from "../src/learn/lessons/uprising.json";
import { after, current, fits, suggested, type Lesson } from "../src/learn/lesson";
import { applies, applying, lead, matching, questionsAbout, sectionCalled, textOf, type Rulebook } from "../src/learn/rulebook";
import { sectionOf } from "../src/learn/reading.svelte";
import Sprite from "../src/lib/icons/Sprite.svelte";
import type { Decision, GameEvent } from "../src/lib/types";

const { rules } = JSON.parse(readFileSync(new URL("./texts.json", import.meta.url), "utf-8")) as { rules: Record<string, Rulebook> };
const english = rules["en"] as Rulebook;

describe("the rules", () => {
  test("a table is told only what it is played with", () => {
    expect(applies(["uprising", "!epic", "players-1/players-2"], new Set(["uprising", "players-2"]))).toBe(true);
    const four = applying(english.chapters, new Set(["uprising", "players-4"]));
    expect(four.map(({ id }) => id)).not.toContain("rise-of-ix");
    expect(four.map(({ id }) => id)).not.toContain("war-basics");
    const goal = sectionCalled(four, "goal");
    expect(JSON.stringify(goal)).toContain("10 points");
    expect(JSON.stringify(goal)).not.toContain("12 points");
    expect(JSON.stringify(sectionCalled(applying(english.chapters, new Set(["uprising", "rise-of-ix", "epic", "players-4"])), "goal"))).toContain("12 points");
  });

  test("every section begins with a few words about it, and with what these announce", () => {
    const texts = english.chapters.flatMap(({ sections }) => sections).map((section) => lead(section).flatMap(({ lines }) => lines.map(textOf)));
    for (const text of texts) expect(text.at(-1)).toMatch(/[^:]$/u);
    expect(texts.some(([first, ...others]) => first?.endsWith(":") && others.length > 0)).toBe(true);
  });

  test("what is looked for is found without accents, titles first", () => {
    const czech = rules["cs"] as Rulebook;
    expect(matching(czech.chapters, "SPIONI")[0]?.id).toBe("spies");
    expect(matching(czech.chapters, "xyzzy")).toEqual([]);
  });

  test("a component has its questions, and a reason within a reason leads to its own place", () => {
    expect(questionsAbout(english.chapters, "corrinth-city")).toHaveLength(1);
    const links = english.links["imperium"];
    expect(sectionOf(links, { id: "why-of-player", args: { leader: "Anna", why: { id: "why-occupied", args: {} } } })).toBe("spies");
    expect(sectionOf(links, { id: "why-of-player", args: { leader: "Anna", why: "?" } })).toBe("effects");
  });

  test.each([
    { game: uprising, family: "imperium" },
    { game: arrakis, family: "arrakis" },
  ])("every icon that is drawn leads to a section: $family", ({ game, family }) => {
    const drawn = render(Sprite).body + render(game.Symbols).body;
    const icons = [...drawn.matchAll(/id="icon-([a-z-]+)"/gu)].map((match) => match[1] ?? "");
    expect(icons.length).toBeGreaterThan(40);
    expect(icons.filter((icon) => !english.links[family]?.icons[icon])).toEqual([]);
  });
});

describe("a lesson", () => {
  const lesson: Lesson = {
    game: "uprising",
    seed: 1,
    setup: {},
    bots: ["", "greedy"],
    steps: [
      { id: "hello", section: "goal", note: true },
      { id: "send", section: "agent-turn", do: ["play:dagger", "send:arrakeen"], done: "agent-sent:arrakeen" },
      { id: "end", section: "effects", round: 1, prompts: ["prompt-end-turn"], do: ["end"], done: "turn-began:*", by: "others" },
      { id: "bye", section: "goal", note: true, last: true },
    ],
  };
  const asked = (prompt: string, ...keys: string[]): Decision => ({
    id: 1,
    seat: 0,
    prompt: { id: prompt, args: {} },
    options: keys.map((key) => ({ key, kind: key.split(":")[0] ?? "", target: null, words: { id: "", args: {} } })),
  });
  const event = (kind: string, what: string | null, seat = 0): GameEvent => ({ kind, seat, what, n: 1, words: null });

  test("the first step that has not ended and fits is shown, with what it points at", () => {
    const turn = asked("prompt-turn", "play:dagger", "play:diplomacy", "reveal");
    expect(current(lesson, {}, turn, { round: 1 })?.id).toBe("hello");
    const send = current(lesson, { hello: "done" }, turn, { round: 1 });
    expect(send?.id).toBe("send");
    expect(send && suggested(send, turn)).toEqual(["play:dagger"]);
    expect(current(lesson, { hello: "done" }, asked("prompt-end-turn", "end"), { round: 2 })).toBeUndefined();
    expect(current(lesson, { hello: "done" }, asked("prompt-end-turn", "end"), { round: 1 })?.id).toBe("end");
  });

  test("what happened ends a step as it was meant, or otherwise", () => {
    const ended = { hello: "done" } as const;
    expect(after(lesson, ended, [event("agent-sent", "arrakeen")], 0, ["send"])).toEqual({ hello: "done", send: "done" });
    expect(after(lesson, ended, [event("agent-sent", "carthag")], 0, ["send"])).toEqual({ hello: "done", send: "other" });
    expect(after(lesson, ended, [event("agent-sent", "arrakeen", 1)], 0, ["send"])).toEqual(ended);
    expect(after(lesson, ended, [event("agent-sent", "arrakeen")], 0, [])).toEqual(ended);
    expect(after(lesson, ended, [event("turn-began", null, 1)], 0, ["end"])).toEqual({ hello: "done", end: "done" });
  });

  test("who reveals at once is told of the Reveal turn, not that all is done", () => {
    const reveals = asked("prompt-reveal-turn", "buy:prepare-the-way", "end");
    expect(current(uprisingLesson as Lesson, { welcome: "done" }, reveals, { round: 1 })?.id).toBe("reveal");
  });

  test("the last step waits for the others, but not for ever", () => {
    const turn = asked("prompt-turn", "reveal");
    expect(current(lesson, { hello: "done" }, turn, { round: 2 })).toBeUndefined();
    expect(current(lesson, { hello: "done" }, turn, { round: 3 })?.id).toBe("bye");
    expect(current(lesson, { hello: "done", send: "other", end: "done" }, turn, { round: 1 })?.id).toBe("bye");
  });

  test("a star stands for anything", () => {
    expect(fits("buy:*", "buy:dagger")).toBe(true);
    expect(fits("effect:signet-ring.agent.0", "effect:signet-ring.agent.0")).toBe(true);
    expect(fits("effect:signet-ring.agent.0", "effect:signet-ring-agent.0")).toBe(false);
  });
});
