/** Victory points by round and by source, from the log. */

import type { Points } from "../../lib/game";
import type { GameEvent } from "../../lib/types";

/** What a point comes from is told by the last such event of the seat before it. */
const SOURCES: Record<string, string> = {
  "influence-gained": "influence",
  "alliance-taken": "alliance",
  "alliance-returned": "alliance",
  "reward-taken": "conflict",
  "conflict-won": "conflict",
  "icons-matched": "icons",
  "contract-completed": "contract",
  "intrigue-played": "intrigue",
  "card-played": "card",
  revealed: "card",
  acquired: "card",
  trashed: "card",
};

export function points(events: readonly GameEvent[], scores: readonly number[]): Points {
  const gained = scores.map(() => 0);
  const source = scores.map(() => "other");
  const sources = new Map<string, number[]>();
  const rounds: number[][] = [];
  for (const { kind, seat, what, n } of events) {
    if (kind === "round-began") rounds.push([...gained]);
    if (seat === null) continue;
    if (kind === "turn-began") source[seat] = "other";
    if (kind === "influence-lost" && n > 0) source[seat] = source[seat] === "influence" ? "card" : (source[seat] ?? "other");
    source[seat] = SOURCES[kind] ?? source[seat] ?? "other";
    if (kind !== "gained" || what !== "victory-point") continue;
    const name = source[seat];
    const row = sources.get(name) ?? scores.map(() => 0);
    row[seat] = (row[seat] ?? 0) + n;
    sources.set(name, row);
    gained[seat] = (gained[seat] ?? 0) + n;
  }
  rounds.push([...gained]);
  // What nobody was told about was there from the start.
  const start = scores.map((score, seat) => score - (gained[seat] ?? 0));
  if (start.some((n) => n !== 0)) sources.set("start", start);
  return { rounds: rounds.map((row) => row.map((n, seat) => n + (start[seat] ?? 0))), sources };
}
