/** What a turn came to: the card and where its Agent went, or what was revealed and acquired; then what was won and spent. */

import type { Summed } from "../../lib/game";
import type { Argument, GameEvent } from "../../lib/types";

/** By kind of event: the icon that stands for it. Those that are not here are about something that has its own icon. */
const ICONS: Readonly<Record<string, string>> = {
  recruited: "recruited",
  deployed: "deploy",
  "worm-summoned": "sandworm",
  drew: "card",
  "drew-intrigue": "intrigue",
  stole: "steal-intrigue",
  trashed: "trash",
  "spy-placed": "spy",
  "council-joined": "high-council-seat",
  "swordmaster-hired": "swordmaster",
  "hooks-taken": "maker-hooks",
  "wall-detonated": "detonate",
  "contract-taken": "contract",
  "contract-completed": "completed-contract",
  "control-taken": "control",
};
/** By kind of event: how it counts for what it is about. */
const SIGNS: Readonly<Record<string, 1 | -1>> = { gained: 1, paid: -1, "influence-gained": 1, "influence-lost": -1 };

export function summary(events: readonly GameEvent[]): Summed[] {
  const of = (kind: string): Argument[] => events.flatMap((event) => (event.kind === kind && event.words ? [event.words.args["what"] ?? ""] : []));
  const said = (id: string, args: Record<string, Argument>): Summed => ({ words: { id: `page-imperium-sum-${id}`, args } });
  const found: Summed[] = [];
  const [card] = of("card-played");
  const [space] = of("agent-sent");
  if (card && space) found.push(said("sent", { what: card, which: space }));
  const revealed = events.filter(({ kind }) => kind === "revealed").length;
  if (revealed > 0) found.push(said("revealed", { n: revealed }));
  for (const played of of("intrigue-played")) found.push(said("one", { what: played }));
  for (const acquired of of("acquired")) found.push(said("acquired", { what: acquired }));
  const counted = new Map<string, number>();
  for (const { kind, what, n, words } of events) {
    // What is lost is told by the words: their number is that of the loss.
    const sign = SIGNS[kind] ?? 1;
    const less = words?.id.endsWith("-less") === true && n > 0 ? -1 : 1;
    const icon = kind in SIGNS ? what : ICONS[kind];
    if (typeof icon === "string") counted.set(icon, (counted.get(icon) ?? 0) + sign * less * n);
  }
  for (const [icon, n] of counted) if (n !== 0) found.push({ icon, n });
  if (events.some(({ kind }) => kind === "passed") && found.length === 0) found.push(said("passed", {}));
  return found;
}
