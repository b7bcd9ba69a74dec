/** Supremacy and prescience by round and by source, from the log. */

import type { Points } from "../../lib/game";
import type { GameEvent } from "../../lib/types";

const ATREIDES = 0;
const HARKONNEN = 1;

/** What a step comes from is told by the last such event before it. */
const SOURCES: Record<string, string> = {
  "prescience-claimed": "prescience",
  "station-taken": "station",
  "settlement-lost": "settlement",
  "spice-stockpiled": "spice",
  "planning-played": "card",
  "special-used": "card",
};

export function points(events: readonly GameEvent[], scores: readonly number[]): Points {
  const gained = scores.map(() => 0);
  const sources = new Map<string, number[]>();
  const rounds: number[][] = [];
  let source = "other";
  const last = scores.map(() => source);
  const count = (seat: number, n: number): void => {
    const row = sources.get(source) ?? scores.map(() => 0);
    row[seat] = (row[seat] ?? 0) + n;
    sources.set(source, row);
    last[seat] = source;
    gained[seat] = (gained[seat] ?? 0) + n;
  };
  for (const { kind, n } of events) {
    if (kind === "round-began") rounds.push([...gained]);
    if (kind === "turn-began" || kind === "phase-began") source = "other";
    source = SOURCES[kind] ?? source;
    if (kind === "prescience-advanced") count(ATREIDES, n);
    else if (kind === "supremacy-gained") count(HARKONNEN, n);
  }
  // What goes beyond the end of a track is not counted there.
  scores.forEach((score, seat) => {
    const beyond = Math.max(0, (gained[seat] ?? 0) - score);
    const row = sources.get(last[seat] ?? "");
    if (row) row[seat] = (row[seat] ?? 0) - beyond;
    gained[seat] = (gained[seat] ?? 0) - beyond;
  });
  rounds.push([...gained]);
  return { rounds, sources };
}
