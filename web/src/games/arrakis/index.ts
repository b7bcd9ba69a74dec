/** Dune: War for Arrakis. */

import type { Game } from "../../lib/game";
import Card from "./Card.svelte";
import Closely from "./Closely.svelte";
import { facts } from "./facts";
import { flights } from "./flights";
import { goals } from "./goals";
import { joined } from "./log";
import { piles } from "./piles";
import { broughtOn, pointsByRound } from "./points";
import Scenes from "./Scenes.svelte";
import { staged } from "./scenes";
import Setup from "./Setup.svelte";
import { summary } from "./summary";
import Symbols from "./Symbols.svelte";
import { optionWords } from "./words";

export const arrakis: Game = {
  name: "arrakis",
  board: () => import("./Board.svelte"),
  laidOut: true,
  Setup,
  Closely,
  Small: Card,
  isCard: ({ kind }) => kind === "planning" || kind === "prescience" || kind === "objective",
  piles,
  letters: "AH",
  roleLetters: { atreides: "A", harkonnen: "H", "house-atreides": "A", "fremen-ally": "F", "house-harkonnen": "H", "corrino-ally": "C" },
  Symbols,
  holders: { settlement: { one: true, baseline: 0.82 } },
  headings: new Set(["round-began", "phase-began", "turn-began", "victory"]),
  joined,
  summary,
  sceneOf: staged,
  Scenes,
  flights,
  endings: new Set(["end", "pass", "done"]),
  endOfTurn: "end",
  facts,
  optionWords,
  units: ["prescience", "supremacy"],
  goals,
  pointsByRound,
  broughtOn,
};
