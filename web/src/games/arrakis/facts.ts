/** What is said of a component besides its parts: the server has the words. */

import { label } from "../../lib/language.svelte";
import type { Entry } from "../../lib/types";

export function facts(entry: Entry): string[] {
  return entry.facts.map(label);
}
