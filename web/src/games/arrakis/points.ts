/** How far each side was on its way to victory by round, and what brought it on, from the log. */

import type { Goal } from "../../lib/game";
import type { GameEvent } from "../../lib/types";

/** How much of what a seat needs it has, in hundredths; of several goals the one that is nearest counts. */
function share(goals: readonly Goal[], seat: number, steps: ReadonlyMap<string, number>): number {
  const parts = goals.flatMap((goal) => {
    if (goal.seat !== seat) return [];
    const needed = goal.parts.reduce((sum, part) => sum + part.needed, 0);
    const reached = goal.parts.reduce((sum, part) => sum + Math.min(part.needed, steps.get(part.icon) ?? 0), 0);
    return [needed > 0 ? reached / needed : 0];
  });
  return Math.round(100 * Math.max(0, ...parts));
}

/** The icon of what goes on along its track. */
function trackOf({ kind, what }: GameEvent): string | null {
  if (kind === "prescience-advanced") return `marker-${what}`;
  return kind === "supremacy-gained" ? "supremacy" : null;
}

export function pointsByRound(events: readonly GameEvent[], scores: readonly number[], goals: readonly Goal[]): number[][] {
  const rounds: number[][] = [];
  /** How far each marker is, by its icon. */
  const steps = new Map<string, number>();
  const standing = (): number[] => scores.map((_, seat) => share(goals, seat, steps));
  const count = (icon: string, n: number): void => {
    steps.set(icon, (steps.get(icon) ?? 0) + n);
  };
  for (const event of events) {
    const icon = trackOf(event);
    if (event.kind === "round-began") rounds.push(standing());
    else if (icon) count(icon, event.n);
  }
  rounds.push(standing());
  return rounds;
}

/** What brings a side on: settlements and sietches that the other one loses, and what it does itself. */
const LOST = "settlement-lost";
const DEEDS: ReadonlySet<string> = new Set(["prescience-claimed", "station-taken", "spice-stockpiled", "supremacy-of-spice"]);

/** What a side gained in a round, and from what. */
export function broughtOn(log: readonly GameEvent[], round: number, seat: number): { gained: { icon: string; n: number }[]; from: GameEvent[] } {
  const begins = log.flatMap(({ kind }, place) => (kind === "round-began" ? [place] : []));
  const during = log.slice(begins[round - 1] ?? 0, begins[round]);
  const gained = new Map<string, number>();
  for (const event of during) {
    const icon = trackOf(event);
    if (icon && event.seat === seat) gained.set(icon, (gained.get(icon) ?? 0) + event.n);
  }
  return {
    gained: [...gained].flatMap(([icon, n]) => (n === 0 ? [] : [{ icon, n }])),
    from: during.filter(({ kind, seat: whose }) => (kind === LOST ? whose !== seat : DEEDS.has(kind) && whose === seat)),
  };
}
