/** The page writes the same texts as the Python writer; `scripts/write_page_texts.py` makes the samples. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Language, LANGUAGES, type Code, type LanguageData } from "../src/lib/text";
import type { Words } from "../src/lib/types";

interface Samples {
  languages: Record<Code, LanguageData>;
  /** By language and part what the server sends of it. */
  parts: Record<Code, Record<string, LanguageData>>;
  /** of: the part beside the shared one that it needs; empty: none. */
  samples: { words: Words; of: string; clause: Record<Code, string>; sentence?: Record<Code, string> }[];
}

const { languages, parts, samples } = JSON.parse(
  readFileSync(new URL("./texts.json", import.meta.url), "utf-8"),
) as Samples;

const page = (code: Code): string => readFileSync(new URL(`../src/lang/${code}.ftl`, import.meta.url), "utf-8");

function spoken(code: Code, own = ""): Language {
  const language = new Language(code);
  language.learn("all", languages[code], own);
  return language;
}

const ids = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gmu)].map((match) => match[1] ?? "").sort();

describe.each(LANGUAGES)("%s", (code) => {
  const language = spoken(code, page(code));

  it("writes every clause as the Python writer does", () => {
    expect(samples.length).toBeGreaterThan(500);
    for (const sample of samples) expect(language.clause(sample.words)).toBe(sample.clause[code]);
  });

  it("writes every sentence as the Python writer does", () => {
    for (const sample of samples) {
      if (sample.sentence) expect(language.sentence(sample.words)).toBe(sample.sentence[code]);
    }
  });

  it.each(["", "imperium", "arrakis"])("needs no other part for what is said of a game: %s", (part) => {
    const some = new Language(code);
    for (const name of ["shared", "set-up", part].filter(Boolean)) some.learn(name, parts[code][name] ?? languages[code]);
    const said = samples.filter(({ of }) => of === part);
    expect(said.length).toBeGreaterThan(part ? 400 : 0);
    for (const sample of said) expect(some.clause(sample.words)).toBe(sample.clause[code]);
  });

  it("has the page's own messages in full", () => {
    expect(ids(page(code))).toEqual(ids(page("en")));
  });

  it("refuses words it has no message for", () => {
    expect(() => language.clause({ id: "no-such-message", args: {} })).toThrow("no message no-such-message");
    expect(() => language.clause({ id: "the-noun", args: { what: "no-such-noun" } })).toThrow("no-such-noun");
  });
});

describe("counting", () => {
  it.each([
    ["en", 1, 2, 5],
    ["cs", 1, 2, 5],
    ["pl", 1, 2, 5],
  ] as const)("takes the form that a number asks for in %s", (code, one, few, many) => {
    const { lexicon } = spoken(code);
    const forms = new Set([one, few, many].map((n) => lexicon.countedForm("troop", n)));
    expect(forms.size).toBe(code === "en" ? 2 : 3);
  });
});
