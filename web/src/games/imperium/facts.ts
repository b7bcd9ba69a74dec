/** What is said of a component besides its parts: what it is, its module, copies, cost, factions and Agent icons. */

import { clause, t } from "../../lib/language.svelte";
import type { Entry } from "../../lib/types";

/** Kinds of cards that are played to send an Agent. */
export const DECK_CARDS = ["starting", "commander", "reserve", "imperium", "tleilaxu"];
/** Modules that are boards: what is of them needs no mention. */
const BOARDS: ReadonlySet<string> = new Set(["uprising", "base"]);
/** Kinds of cards that are drawn as cards. */
export const CARDS: ReadonlySet<string> = new Set([...DECK_CARDS, "intrigue"]);

export function facts(entry: Entry): string[] {
  const found = [t(`kind-${entry.kind}`)];
  if (!BOARDS.has(entry.module)) found.push(t("fact-module", { module: entry.module }));
  if (entry.copies > 1) found.push(t("fact-copies", { n: entry.copies }));
  if (entry.numbers.cost !== undefined) found.push(t("fact-cost", { n: entry.numbers.cost }));
  if (entry.tags.length > 0) found.push(clause({ id: "fact-tags", args: { tags_list: entry.tags } }));
  if (DECK_CARDS.includes(entry.kind)) {
    if (entry.icons.length > 0) found.push(clause({ id: "fact-agent-icons", args: { icons_list: entry.icons } }));
    else found.push(t("fact-no-agent-icons"));
  } else if (entry.kind === "space") {
    found.push(clause({ id: "fact-space-icon", args: { icons_list: entry.icons } }));
  }
  return found;
}
