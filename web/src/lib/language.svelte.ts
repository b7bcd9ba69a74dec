/** The language of the page: loaded from the server when first wanted, switchable at any time. */

import { untrack } from "svelte";
import * as games from "../games";
import { Problem, request } from "./api";
import { capital, Language, type Code, type LanguageData } from "./text";
import type { Words } from "./types";

/** The page's own messages and those of its games, by file. */
const PAGE = import.meta.glob<string>(["../lang/*.ftl", "../games/*/lang/*.ftl", "../learn/**/lang/*.ftl", "../coach/lang/*.ftl"], {
  query: "?raw",
  import: "default",
});
/** The part of the texts that every page needs; each family of games has one of its own besides. */
const SHARED = "shared";
/** What is said where a game is chosen. */
const SET_UP = "set-up";
/** What the guided first games say; the server has nothing of it. */
const LESSONS = "lessons";
const EVERYTHING: readonly string[] = [SET_UP, ...new Set(Object.values(games).map(({ name, family }) => family ?? name))];

type Part = [told: LanguageData, own: string];
const fetched = new Map<string, Promise<Part>>();
const languages = new Map<Code, Language>();
/** What is wanted of a language: the parts that the page has needed so far, in whatever language. */
const wanted = new Set([SHARED]);
let speaking: Code | null = null;
let current = $state.raw<{ language: Language } | null>(null);

/** Of a family whose games are played with modules a table needs but some of the texts: then the part is `family?query`. */
const OF_TABLE = "?";

function fetchPart(code: Code, part: string): Promise<Part> {
  const id = `${code}/${part}`;
  let found = fetched.get(id);
  if (!found) {
    const [family = "", query] = part.split(OF_TABLE);
    const folder = part === SHARED ? /^\.\.\/(|learn\/|coach\/)lang\// : new RegExp(`^\\.\\./(games|learn)/${family}/`);
    const own = Object.entries(PAGE).filter(([file]) => file.endsWith(`/${code}.ftl`) && folder.test(file));
    const texts = Promise.all(own.map(([, messages]) => messages()));
    found = Promise.all([
      part === LESSONS ? { code, messages: "", lexicon: {} } : request<LanguageData>("GET", `/api/languages/${code}?${query ?? `part=${part}`}`),
      texts.then((all) => all.join("\n")),
    ]);
    found.catch(() => fetched.delete(id));
    fetched.set(id, found);
  }
  return found;
}

/** Switch to a language, once its texts are here. families: those of whose games more than their names is told. */
export async function speak(code: Code, families: readonly string[] = []): Promise<void> {
  speaking = code;
  for (const family of families) wanted.add(family);
  const parts = [...wanted];
  const found = await Promise.all(parts.map((part) => fetchPart(code, part)));
  const language = languages.get(code) ?? new Language(code);
  languages.set(code, language);
  parts.forEach((part, place) => found[place] && language.learn(part, ...found[place]));
  // Meanwhile somebody may have chosen another one.
  if (speaking !== code) return;
  current = { language };
  document.documentElement.lang = code;
}

/** Get what is told of the games of a family, in the language that is spoken. query: if only what a table needs of it. */
export async function learn(family: string, query?: string): Promise<void> {
  const part = query === undefined ? family : `${family}${OF_TABLE}${query}`;
  // Whoever wants to learn something does not want to learn it again whenever something was learnt.
  const known = untrack(() => current?.language.code === speaking && (ready(family) || ready(part)));
  if (speaking && !known) await speak(speaking, [part]);
}

/** Get what the guided first games say. */
export async function learnLessons(): Promise<void> {
  await learn(LESSONS);
}

/** All families of games, and what is said of choosing: for pages on which any of them may be chosen. */
export function everything(): readonly string[] {
  return EVERYTHING;
}

/** Whether the texts of a language are here, with those of these families. */
export function ready(...of: readonly string[]): boolean {
  return current !== null && of.every((family) => current?.language.knows(family));
}

/** A message of the catalogues or of the page, by its id. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return attempt(id, (language) => language.format(id, args));
}

export function has(id: string): boolean {
  return current?.language.has(id) ?? false;
}

/** A noun of the lexicon by its id, or the id itself. */
export function noun(id: string): string {
  return attempt(id, (language) => language.lexicon.form(id));
}

/** Words, to stand inside a sentence. */
export function clause(words: Words): string {
  return attempt(words.id, (language) => language.clause(words));
}

/** Words with a capital letter and without a full stop: a button, a label. */
export function label(words: Words): string {
  return capital(clause(words));
}

/** Words with a capital letter and a full stop. */
export function sentence(words: Words): string {
  return attempt(words.id, (language) => language.sentence(words));
}

/** What kind of player a bot is. */
export function botLabel(bot: string): string {
  return has(`page-bot-${bot}`) ? t(`page-bot-${bot}`) : t("page-bot-other", { bot });
}

/** The game whose icons are shown. */
let shown = "";

export function showIconsOf(game: string): void {
  shown = game;
}

/** What an icon means: an icon of the game that only the page has, one of the page, or one that the server names. */
export function meaning(icon: string): string {
  const id = [`page-${shown}-icon-${icon}`, `page-icon-${icon}`].find(has);
  return t(id ?? `icon-${icon}`);
}

/** What an icon stands for, in a sentence or two; empty where nobody says it. */
export function explanation(icon: string): string {
  const id = [`page-${shown}-explain-${icon}`, `page-explain-${icon}`, `explain-${shown}-${icon}`, `explain-${icon}`].find(has);
  return id ? t(id) : "";
}

/** What went wrong, in words. */
export function failure(error: unknown): Words {
  const reason = error instanceof Problem ? error.words : error instanceof Error ? error.message : String(error);
  return { id: "page-error", args: { reason } };
}

/** A text that may be of something that was not needed so far is fetched with all others, and written when it is here. What
    cannot be written then is shown by its id: the game goes on. */
function attempt(id: string, write: (language: Language) => string): string {
  if (!current) return "";
  try {
    return write(current.language);
  } catch (error) {
    if (speaking && !ready(...EVERYTHING)) {
      speak(speaking, EVERYTHING).catch(() => undefined);
      return "";
    }
    console.error(error);
    return id;
  }
}
