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
import { staged } from "./scenes";
import { sign } from "./sign";
import { summary } from "./summary";
import Symbols from "./Symbols.svelte";
import { optionWords } from "./words";

export const arrakis: Game = {
  ...sign,
  Closely,
  Small: Card,
  isCard: ({ kind }) => kind === "planning" || kind === "prescience" || kind === "objective",
  piles,
  Symbols,
  holders: { settlement: { one: true, baseline: 0.82 } },
  headings: new Set(["round-began", "phase-began", "turn-began", "victory"]),
  joined,
  summary,
  sceneOf: staged,
  Scenes: () => import("./Scenes.svelte"),
  flights,
  endings: new Set(["end", "pass", "done"]),
  endOfTurn: "end",
  facts,
  optionWords,
  goals,
  pointsByRound,
  broughtOn,
};
