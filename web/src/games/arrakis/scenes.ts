/** What is worth a scene of its own: how a battle ended, and what the desert and the spice brought. */

import type { Staged } from "../../lib/game";
import type { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";
import { lastBattle, type BattleTold } from "./battle";
import { layoutOf } from "./view";

/** By kind of event: the piece that is drawn beside it. */
export const PIECES: Record<string, string> = {
  "storm-rolled": "wormsign",
  "wormsign-turned": "wormsign",
  "worm-appeared": "sandworm",
  "worm-moved": "sandworm",
  "worm-attacked": "sandworm",
  "wild-maker-left": "wild-maker",
  "harvester-lost": "harvester",
  "harvester-rescued": "carryall",
  "spice-harvested": "harvester",
};
/** What is told with it, though it is no reason for a scene. */
const BESIDE = new Set(["hits-taken", "figure-lost", "figure-replaced", "leader-tanked", "marker-kept", "marker-raised", "marker-dropped", "sanction-began", "spice-stockpiled", "spice-saved", "supremacy-gained"]);
const MOST_LINES = 9;

export type Scene = { kind: "battle"; told: BattleTold } | { kind: "desert"; title: GameEvent | null; lines: GameEvent[] };

/** The scene that the latest events make, if they make one. */
export function sceneOf(events: readonly GameEvent[], latest: readonly GameEvent[], ownerOf: (leader: string) => number): Scene | null {
  if (latest.some(({ kind }) => kind === "battle-won" || kind === "battle-ended")) {
    const told = lastBattle(events, ownerOf);
    if (told?.ended && told.rounds.length > 0) return { kind: "battle", told };
  }
  if (!latest.some(({ kind }) => kind in PIECES)) return null;
  const title = events.findLast(({ kind }) => kind === "phase-began") ?? null;
  const lines = latest.filter(({ kind, words }) => words !== null && (kind in PIECES || BESIDE.has(kind)));
  return { kind: "desert", title, lines: lines.slice(-MOST_LINES) };
}

/** Whose leader somebody is. */
function owner(table: TableStore, leader: string): number {
  return layoutOf(table).boards.findIndex(({ leaders }) => leaders.some(({ id }) => id === leader));
}

/** The scene that events make which are not shown yet. */
export function sceneBefore(table: TableStore, events: readonly GameEvent[]): Scene | null {
  return sceneOf([...table.events, ...events], events, (leader) => owner(table, leader));
}

export function staged(table: TableStore, events: readonly GameEvent[]): Staged | null {
  const scene = sceneBefore(table, events);
  return scene && { name: scene.kind, events };
}
