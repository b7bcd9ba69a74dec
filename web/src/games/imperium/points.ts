/** Victory points by round, from the log, and by what a tie was decided. */

import type { GameEvent } from "../../lib/types";
import type { Good, Player } from "./view";

/** What is compared between those who have as many points, in this order. */
const TIE_BREAKERS = ["spice", "solari", "water"] as const;

/** What decided between the winner and the best of those who had as many points; nothing where it was something else. */
export function tieBreaker(players: readonly Pick<Player, "points" | "goods">[], winner: number): { what: Good; n: number; other: number } | null {
  const best = players[winner];
  if (!best) return null;
  const rest = players.filter((player, seat) => seat !== winner && player.points === best.points);
  for (const what of TIE_BREAKERS) {
    const n = best.goods[what];
    const most = Math.max(...rest.map(({ goods }) => goods[what]));
    if (most !== n) return n > most && rest.length > 0 ? { what, n, other: most } : null;
    // Only those who have as much are compared further.
    rest.splice(0, rest.length, ...rest.filter(({ goods }) => goods[what] === most));
  }
  return null;
}

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
