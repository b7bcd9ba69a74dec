/** How far each side was on its way to victory by round, from the log. */

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

export function pointsByRound(events: readonly GameEvent[], scores: readonly number[], goals: readonly Goal[]): number[][] {
  const rounds: number[][] = [];
  /** How far each marker is, by its icon. */
  const steps = new Map<string, number>();
  const standing = (): number[] => scores.map((_, seat) => share(goals, seat, steps));
  const count = (icon: string, n: number): void => {
    steps.set(icon, (steps.get(icon) ?? 0) + n);
  };
  for (const { kind, what, n } of events) {
    if (kind === "round-began") rounds.push(standing());
    else if (kind === "prescience-advanced") count(`marker-${what}`, n);
    else if (kind === "supremacy-gained") count("supremacy", n);
  }
  rounds.push(standing());
  return rounds;
}
