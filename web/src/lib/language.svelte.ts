/** The language of the page: loaded from the server when first wanted, switchable at any time. */

import { Problem, request } from "./api";
import { capital, Language, type Code, type LanguageData } from "./text";
import type { Words } from "./types";

/** The page's own messages and those of its games, by file. */
const PAGE = import.meta.glob<string>(["../lang/*.ftl", "../games/*/lang/*.ftl", "../learn/lang/*.ftl", "../coach/lang/*.ftl"], {
  query: "?raw",
  import: "default",
});
const loaded = new Map<Code, Language>();
let current = $state.raw<Language | null>(null);

/** Switch to a language, once its texts are here. */
export async function speak(code: Code): Promise<void> {
  let language = loaded.get(code);
  if (!language) {
    const own = Object.entries(PAGE).filter(([file]) => file.endsWith(`/${code}.ftl`));
    const texts = Promise.all(own.map(([, messages]) => messages()));
    const [told, more] = await Promise.all([request<LanguageData>("GET", `/api/languages/${code}`), texts]);
    language = new Language(told, more.join("\n"));
    loaded.set(code, language);
  }
  current = language;
  document.documentElement.lang = code;
}

export function ready(): boolean {
  return current !== null;
}

/** A message of the catalogues or of the page, by its id. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return attempt(id, (language) => language.format(id, args));
}

export function has(id: string): boolean {
  return current?.has(id) ?? false;
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

/** A text that cannot be written is shown by its id: the game goes on. */
function attempt(id: string, write: (language: Language) => string): string {
  if (!current) return "";
  try {
    return write(current);
  } catch (error) {
    console.error(error);
    return id;
  }
}
