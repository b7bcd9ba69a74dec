/** The language of the page: loaded from the server when first wanted, switchable at any time. */

import cs from "../lang/cs.ftl?raw";
import en from "../lang/en.ftl?raw";
import pl from "../lang/pl.ftl?raw";
import { request } from "./api";
import { capital, Language, type Code, type LanguageData } from "./text";
import type { Words } from "./types";

const PAGE: Record<Code, string> = { en, cs, pl };
const loaded = new Map<Code, Language>();
let current = $state.raw<Language | null>(null);

/** Switch to a language, once its texts are here. */
export async function speak(code: Code): Promise<void> {
  let language = loaded.get(code);
  if (!language) {
    language = new Language(await request<LanguageData>("GET", `/api/languages/${code}`), PAGE[code]);
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
