/** Supremacy and prescience by source, and how far each side was on its way to victory by round, from the log. */

import type { Goal, Points } from "../../lib/game";
import type { GameEvent } from "../../lib/types";
import { ATREIDES, HARKONNEN } from "./goals";

/** What a step comes from is told by the last such event before it. */
const SOURCES: Record<string, string> = {
  "prescience-claimed": "prescience",
  "station-taken": "station",
  "settlement-lost": "settlement",
  "spice-stockpiled": "spice",
  "planning-played": "card",
  "special-used": "card",
};

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

export function points(events: readonly GameEvent[], scores: readonly number[], goals: readonly Goal[]): Points {
  const gained = scores.map(() => 0);
  const sources = new Map<string, number[]>();
  const rounds: number[][] = [];
  /** How far each marker is, by its icon. */
  const steps = new Map<string, number>();
  const standing = (): number[] => scores.map((_, seat) => share(goals, seat, steps));
  let source = "other";
  const last = scores.map(() => source);
  const count = (seat: number, icon: string, n: number): void => {
    const row = sources.get(source) ?? scores.map(() => 0);
    row[seat] = (row[seat] ?? 0) + n;
    sources.set(source, row);
    last[seat] = source;
    gained[seat] = (gained[seat] ?? 0) + n;
    steps.set(icon, (steps.get(icon) ?? 0) + n);
  };
  for (const { kind, what, n } of events) {
    if (kind === "round-began") rounds.push(standing());
    if (kind === "turn-began" || kind === "phase-began") source = "other";
    source = SOURCES[kind] ?? source;
    if (kind === "prescience-advanced") count(ATREIDES, `marker-${what}`, n);
    else if (kind === "supremacy-gained") count(HARKONNEN, "supremacy", n);
  }
  rounds.push(standing());
  // What goes beyond the end of a track is not counted there.
  scores.forEach((score, seat) => {
    const beyond = Math.max(0, (gained[seat] ?? 0) - score);
    const row = sources.get(last[seat] ?? "");
    if (row) row[seat] = (row[seat] ?? 0) - beyond;
  });
  return { rounds, sources };
}
