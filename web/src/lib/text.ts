/** Turns words (a message id and its arguments) into clauses and sentences of a language, as the Python writer does. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type Scope } from "@fluent/bundle";
import { Lexicon, type LexiconData } from "./lexicon";
import type { Argument, Words } from "./types";

export const LANGUAGES = ["en", "cs", "pl"] as const;
export type Code = (typeof LANGUAGES)[number];

export interface LanguageData {
  code: string;
  messages: string;
  lexicon: LexiconData;
}

/** How several texts become one: the message between two of them, and the message before the last. */
const JOINS: Record<string, readonly [string, string]> = {
  list: ["join-comma", "join-and"],
  options: ["join-comma", "join-or"],
  alternatives: ["join-comma", "join-either"],
  steps: ["join-semicolon", "join-semicolon"],
};

/** Several noun ids as one argument; only NOUN() can put them into words. */
class Nouns extends FluentType<readonly string[]> {
  constructor(
    ids: readonly string[],
    readonly how: string,
  ) {
    super(ids);
  }

  override toString(_scope: Scope): string {
    throw new Error(`nouns ${this.value.join(", ")} stand in a message without NOUN()`);
  }
}

export class Language {
  readonly lexicon: Lexicon;
  readonly #bundle: FluentBundle;
  readonly #parts = new Set<string>();
  /** What was written once: messages without arguments, and words that stay, such as those of the log. */
  readonly #plain = new Map<string, string>();
  #clauses = new WeakMap<Words, string>();

  constructor(readonly code: string) {
    this.lexicon = new Lexicon(code);
    this.#bundle = new FluentBundle(code, {
      useIsolating: false,
      functions: {
        NOUN: (args, named) => this.#noun(args, named),
        GENDER: (args) => this.#gender(args),
      },
    });
  }

  /** Whether it has these texts. */
  knows(part: string): boolean {
    return this.#parts.has(part);
  }

  /** Take texts in, once; `more` are messages of the page itself, in the same language. */
  learn(part: string, { messages, lexicon }: Pick<LanguageData, "messages" | "lexicon">, more = ""): void {
    if (this.knows(part)) return;
    this.#parts.add(part);
    this.lexicon.learn(lexicon);
    this.#plain.clear();
    this.#clauses = new WeakMap();
    // What a table needs of a family is also in the whole of it.
    const errors = this.#bundle.addResource(new FluentResource(`${messages}\n${more}`), { allowOverrides: true });
    if (errors.length > 0) throw new Error(`${this.code}: ${errors.map(String).join("; ")}`);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  format(id: string, args?: Record<string, string | number | Nouns>): string {
    if (args && Object.keys(args).length > 0) return this.#written(id, args);
    let text = this.#plain.get(id);
    if (text === undefined) {
      text = this.#written(id, {});
      this.#plain.set(id, text);
    }
    return text;
  }

  #written(id: string, args: Record<string, string | number | Nouns>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`the ${this.code} catalogue has no message ${id}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${this.code} message ${id}: ${errors.map(String).join("; ")}`);
    return text;
  }

  /** The words, to stand inside a sentence. */
  clause(words: Words): string {
    let text = this.#clauses.get(words);
    if (text === undefined) {
      const written: Record<string, string | number | Nouns> = {};
      for (const [name, value] of Object.entries(words.args)) written[name] = this.#argument(name, value);
      text = this.format(words.id, written);
      this.#clauses.set(words, text);
    }
    return text;
  }

  /** The words with a capital letter and a full stop. */
  sentence(words: Words): string {
    const text = capital(this.clause(words));
    return /[.!?…:]$/u.test(text) ? text : `${text}.`;
  }

  join(texts: readonly string[], how: string): string {
    const joins = JOINS[how];
    if (!joins) throw new Error(`texts are joined as ${Object.keys(JOINS).join(", ")}, not as ${how}`);
    const [first, ...others] = texts;
    if (first === undefined) throw new Error("there is nothing to join");
    return others.reduce(
      (before, after, place) =>
        this.format(place === others.length - 1 ? joins[1] : joins[0], { before, after }),
      first,
    );
  }

  #argument(name: string, value: Argument): string | number | Nouns {
    if (typeof value === "number" || typeof value === "string") return value;
    if (!Array.isArray(value)) return this.clause(value);
    const how = name.slice(name.lastIndexOf("_") + 1);
    const ids = value.filter((item) => typeof item === "string");
    const words = value.filter((item) => typeof item !== "string");
    if (how === "sentences") return words.map((item) => this.sentence(item)).join(" ");
    if (ids.length > 0 && words.length === 0) return new Nouns(ids, how);
    return this.join(
      words.map((item) => this.clause(item)),
      how,
    );
  }

  #noun(args: FluentValue[], named: Record<string, FluentValue>): string {
    const [what, n] = args;
    const grammaticalCase = named["case"] === undefined ? "nom" : String(named["case"]);
    const number = named["number"] === undefined ? undefined : String(named["number"]);
    const form = (id: string): string =>
      n === undefined
        ? this.lexicon.form(id, grammaticalCase, number)
        : this.lexicon.countedForm(id, count("NOUN", n), grammaticalCase);
    if (what instanceof Nouns) return this.join(what.value.map(form), what.how);
    if (typeof what !== "string") throw new TypeError(`NOUN() takes a noun id, not ${String(what)}`);
    return form(what);
  }

  #gender(args: FluentValue[]): string {
    const [what, n] = args;
    if (typeof what !== "string") throw new TypeError(`GENDER() takes a noun id, not ${String(what)}`);
    return this.lexicon.gender(what, n !== undefined);
  }
}

/** The text with a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function count(name: string, n: FluentValue): number {
  const value = n instanceof FluentNumber ? n.value : n;
  if (typeof value !== "number") throw new TypeError(`${name}() takes a whole number as its count`);
  return value;
}
