/** Victory points by round, from the log. */

import type { GameEvent } from "../../lib/types";

export function pointsByRound(events: readonly GameEvent[], scores: readonly number[]): number[][] {
  const gained = scores.map(() => 0);
  const rounds: number[][] = [];
  for (const { kind, seat, what, n } of events) {
    if (kind === "round-began") rounds.push([...gained]);
    if (seat !== null && kind === "gained" && what === "victory-point") gained[seat] = (gained[seat] ?? 0) + n;
  }
  rounds.push([...gained]);
  // What nobody was told about was there from the start.
  const start = scores.map((score, seat) => score - (gained[seat] ?? 0));
  return rounds.map((row) => row.map((n, seat) => n + (start[seat] ?? 0)));
}
