/** What is said of a component besides its parts: the server has the words. */

import { label } from "../../lib/language.svelte";
import type { Entry } from "../../lib/types";

/** Kinds of components that are drawn as cards. */
export const CARDS: ReadonlySet<string> = new Set(["planning", "prescience", "objective", "leader"]);

export function facts(entry: Entry): string[] {
  return entry.facts.map(label);
}
