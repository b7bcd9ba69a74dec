/** Dune: Imperium - Uprising. */

import type { Game } from "../../lib/game";
import Board from "./Board.svelte";
import Closely from "./Closely.svelte";
import { facts } from "./facts";
import { pointsByRound } from "./points";
import Symbols from "./Symbols.svelte";

export const uprising: Game = {
  name: "uprising",
  Board,
  Closely,
  Symbols,
  holders: {
    solari: { one: true },
    spice: {},
    water: { baseline: 0.8 },
    persuasion: { one: true },
    strength: { one: true },
    acquire: { any: "" },
  },
  headings: new Set(["round-began", "turn-began", "combat-began", "game-ended"]),
  endings: new Set(["end", "reveal", "pass", "done"]),
  endOfTurn: "end",
  facts,
  pointsByRound,
};
