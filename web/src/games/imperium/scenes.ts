/** Which events are shown as a scene: how a combat ended, and what somebody reveals. */

import type { Staged } from "../../lib/game";
import type { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";

const COMBAT_ENDS: ReadonlySet<string> = new Set(["round-began", "game-ended"]);

export function sceneOf(table: TableStore, events: readonly GameEvent[]): Staged | null {
  return combat(table, events) ?? reveal(events);
}

/** From the beginning of the combat to the conflict of the next round. What was fought is shown before anybody is asked about
    a reward; the rest then, once all rewards are taken. */
function combat(table: TableStore, events: readonly GameEvent[]): Staged | null {
  const ended = events.some(({ kind }) => COMBAT_ENDS.has(kind));
  const counted = events.some(({ kind }) => kind === "strength-counted");
  if (!ended && !counted) return null;
  const all = [...table.events, ...events];
  const from = all.findLastIndex(({ kind }) => kind === "combat-began");
  const end = all.findIndex(({ kind }, place) => place > from && COMBAT_ENDS.has(kind));
  const told = all.slice(from, end < 0 ? undefined : end + 2).filter(({ kind }) => kind !== "drew" && kind !== "turn-began");
  return from >= 0 && told.some(({ kind }) => kind === "strength-counted") ? { name: ended ? (counted ? "combat" : "rewards") : "fight", events: told } : null;
}

/** What somebody reveals: all their cards, and what comes of them. */
function reveal(events: readonly GameEvent[]): Staged | null {
  const first = events.find(({ kind }) => kind === "revealed");
  if (!first) return null;
  return { name: "reveal", events: events.filter(({ seat }) => seat === first.seat) };
}

/** By seat, in the order of their strength: what was counted, the place of the reward, and what came of it. */
export interface Fighter {
  seat: number;
  strength: number;
  /** The number of the reward that was taken; 0 without one. */
  reward: number;
  cards: string[];
  gains: GameEvent[];
}

export function fighters(events: readonly GameEvent[]): Fighter[] {
  const counted = events.findIndex(({ kind }) => kind === "strength-counted");
  const of = (seat: number): GameEvent[] => events.filter((event, place) => event.seat === seat && place > counted);
  return events
    .filter(({ kind, seat }) => kind === "strength-counted" && seat !== null)
    .map(({ seat, n }): Fighter => {
      const later = of(seat ?? 0);
      return {
        seat: seat ?? 0,
        strength: n,
        reward: later.find(({ kind }) => kind === "reward-taken")?.n ?? 0,
        cards: events.flatMap((event, place) => (event.kind === "intrigue-played" && event.seat === seat && place < counted ? [String(event.what)] : [])),
        gains: later.filter(({ kind, words }) => words !== null && kind !== "strength-counted" && kind !== "reward-taken"),
      };
    })
    .sort((a, b) => b.strength - a.strength);
}
