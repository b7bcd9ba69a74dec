/** The rules in the language of the page, once they are here, and which place of them is open. */

import { request } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import type { Code } from "../lib/text";
import type { Words } from "../lib/types";
import type { Links, Rulebook } from "./rulebook";

const books = new Map<Code, Promise<Rulebook>>();

/** The rules of a language, asked for once. */
export function rulesIn(code: Code): Promise<Rulebook> {
  let book = books.get(code);
  if (!book) {
    book = request<Rulebook>("GET", `/api/languages/${code}/rules`);
    book.catch(() => books.delete(code));
    books.set(code, book);
  }
  return book;
}

/** The section that is read over a table; empty: the contents; null: none. */
class Reading {
  section: string | null = $state(null);
}

export const reading = new Reading();

/** Open the rules at a section, or at their contents. */
export function read(section = ""): void {
  reading.section = section;
}

/** What a table's rules depend on: its game, its modules, and how many people play. */
export function factsOf(game: string, playedWith: string): Set<string> {
  const said = new URLSearchParams(playedWith);
  const modules = (said.get("modules") ?? "").split(",").filter(Boolean);
  const players = said.get("players");
  return new Set([game, ...modules, ...(players === null ? [] : [`players-${players}`])]);
}

export function linksOf(book: Rulebook, table: TableStore): Links | undefined {
  return book.links[book.families[table.gameName] ?? ""];
}

/** The section about a reason: where one reason tells another (of a player, as things are), that of the other. */
export function sectionOf(links: Links | undefined, reason: Words): string | undefined {
  const inner = reason.args["why"];
  if (typeof inner === "object" && !Array.isArray(inner)) return sectionOf(links, inner) ?? links?.reasons[reason.id];
  return links?.reasons[reason.id];
}
