/** Dune: War for Arrakis. */

import type { Game } from "../../lib/game";
import Board from "./Board.svelte";
import Closely from "./Closely.svelte";
import { facts } from "./facts";
import { goals } from "./goals";
import { joined } from "./log";
import { pointsByRound } from "./points";
import Setup from "./Setup.svelte";
import Symbols from "./Symbols.svelte";
import { optionWords } from "./words";

export const arrakis: Game = {
  name: "arrakis",
  Board,
  laidOut: true,
  Setup,
  Closely,
  letters: "AH",
  roleLetters: { atreides: "A", harkonnen: "H", "house-atreides": "A", "fremen-ally": "F", "house-harkonnen": "H", "corrino-ally": "C" },
  Symbols,
  holders: { settlement: { one: true, baseline: 0.82 } },
  headings: new Set(["round-began", "phase-began", "turn-began", "victory"]),
  joined,
  endings: new Set(["end", "pass", "done"]),
  endOfTurn: "end",
  facts,
  optionWords,
  units: ["prescience", "supremacy"],
  goals,
  pointsByRound,
};
