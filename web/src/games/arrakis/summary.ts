/** What a turn came to: the die and the card it was taken with, where legions went, and how a battle ended. */

import type { Summed } from "../../lib/game";
import type { GameEvent } from "../../lib/types";

/** By kind of event: the message that tells it in few words. */
const SAID: Readonly<Record<string, string>> = {
  "planning-played": "one",
  "special-used": "one",
  "prescience-claimed": "one",
  "legion-moved": "moved",
  "legion-retreated": "moved",
  "battle-won": "won",
  "battle-ended": "ended",
  "settlement-lost": "fell",
};
/** By kind of event: the icon that stands for it. */
const ICONS: Readonly<Record<string, string>> = {
  "supremacy-gained": "supremacy",
  "figure-placed": "legion",
  "token-placed": "deployment-token",
  "leader-placed": "named-leader",
  "harvester-placed": "harvester",
  "harvester-lost": "harvester",
  "station-taken": "station",
  "desert-power-used": "desert-power",
  "atomics-detonated": "atomics",
};
const LOST: ReadonlySet<string> = new Set(["harvester-lost"]);
/** More legions than these are not told one by one. */
const MOST_WORDS = 4;

export function summary(events: readonly GameEvent[]): Summed[] {
  const words = events.flatMap(({ kind, words: told }): Summed[] =>
    told && SAID[kind] ? [{ words: { id: `page-arrakis-sum-${SAID[kind]}`, args: told.args } }] : [],
  );
  const counted = new Map<string, number>();
  for (const { kind, what, n } of events) {
    const icon = kind === "die-spent" ? `result-${String(what)}` : ICONS[kind];
    if (!icon) continue;
    const many = kind === "supremacy-gained" ? n : 1;
    counted.set(icon, (counted.get(icon) ?? 0) + (LOST.has(kind) ? -many : many));
  }
  const icons = [...counted].flatMap(([icon, n]): Summed[] => (n === 0 ? [] : [{ icon, n }]));
  const dice = icons.filter((one) => "icon" in one && one.icon.startsWith("result-"));
  return [...dice, ...words.slice(0, MOST_WORDS), ...icons.filter((one) => !dice.includes(one))];
}
