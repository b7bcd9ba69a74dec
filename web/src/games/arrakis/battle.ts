/** A battle as it was told: who attacked whom, and by round what was rolled, used, hit and lost. */

import type { GameEvent } from "../../lib/types";
import { FACES, type Face } from "./view";

export interface Side {
  rolled: Record<Face, number>;
  /** Leaders whose combat ability was used. */
  abilities: string[];
  /** Hits that came through; null as long as they are not counted. */
  hits: number | null;
  /** What was given up for them, in the words of the events. */
  lost: GameEvent[];
}

export interface BattleTold {
  attacker: number;
  from: string;
  at: string;
  rounds: { n: number; sides: [Side, Side] }[];
  /** Cards that were discarded for dice. */
  cards: [number, number];
  /** How it ended: who won, or that the attack was broken off. */
  ended: "won" | "broken-off" | null;
  /** What came of it besides: the victor advanced, a settlement fell. */
  after: GameEvent[];
}

const LOSSES = new Set(["figure-lost", "figure-replaced", "leader-tanked", "leader-left"]);
const AFTERMATH = new Set(["settlement-lost", "supremacy-gained", "prescience-advanced", "legion-retreated"]);

const side = (): Side => ({ rolled: Object.fromEntries(FACES.map((face) => [face, 0])) as Record<Face, number>, abilities: [], hits: null, lost: [] });

/** The battle that was begun last. ownerOf: whose leader somebody is. */
export function lastBattle(events: readonly GameEvent[], ownerOf: (leader: string) => number): BattleTold | null {
  const begin = events.findLastIndex(({ kind }) => kind === "battle-began");
  const began = events[begin];
  if (!began || began.seat === null) return null;
  const told: BattleTold = { attacker: began.seat, from: String(began.what ?? ""), at: "", rounds: [], cards: [0, 0], ended: null, after: [] };
  for (const event of events.slice(begin + 1)) {
    const { kind, seat, what, n } = event;
    const round = told.rounds.at(-1);
    const own = round && (seat === 0 || seat === 1) ? round.sides[seat] : undefined;
    if (kind === "battle-won" || kind === "battle-ended") {
      told.ended = kind === "battle-won" ? "won" : "broken-off";
      told.at = String(what ?? "");
    } else if (told.ended) {
      if (kind === "turn-began" || kind === "phase-began" || kind === "die-spent") break;
      if (AFTERMATH.has(kind)) told.after.push(event);
    } else if (kind === "battle-round-began") told.rounds.push({ n, sides: [side(), side()] });
    else if (kind === "planning-discarded" && (seat === 0 || seat === 1)) told.cards[seat] += 1;
    else if (LOSSES.has(kind) && round) {
      const whose = kind.startsWith("leader") ? ownerOf(String(what)) : seat;
      if (whose === 0 || whose === 1) round.sides[whose].lost.push(event);
    } else if (own && kind === "combat-rolled" && (FACES as readonly unknown[]).includes(what)) own.rolled[what as Face] += n;
    else if (own && kind === "special-added") own.rolled.special += n;
    else if (own && kind === "ability-used") own.abilities.push(String(what));
    else if (own && kind === "hits-taken") own.hits = n;
  }
  return told;
}
