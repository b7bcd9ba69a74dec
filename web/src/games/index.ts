/** The games there are: each brings its board and knows what its log says about points. */

import type { Component } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { GameEvent } from "../lib/types";
import Uprising from "./uprising/Board.svelte";
import { points } from "./uprising/points";

export interface Points {
  /** The points of each seat after each round; the first row is the start. */
  rounds: number[][];
  /** For each source the points of each seat. */
  sources: Map<string, number[]>;
}

export interface Game {
  name: string;
  Board: Component<{ table: TableStore }>;
  points(events: readonly GameEvent[], scores: readonly number[]): Points;
}

export const UPRISING: Game = { name: "uprising", Board: Uprising, points };
