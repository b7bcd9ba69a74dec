/** Dune: Imperium, on the board of 2020 and on that of Uprising, with whatever modules a table has. */

import type { Game } from "../../lib/game";
import Board from "./Board.svelte";
import Closely from "./Closely.svelte";
import { facts } from "./facts";
import { t } from "../../lib/language.svelte";
import { pointsByRound } from "./points";
import Symbols from "./Symbols.svelte";
import { rivals } from "./view";

const family: Omit<Game, "name"> = {
  family: "imperium",
  laidOut: true,
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
  withoutSeat: (table) => rivals(table).map(({ leader }) => (leader ? table.name(leader, "rival") : t("terminal-rival"))),
};

export const uprising: Game = { ...family, name: "uprising" };
export const imperium: Game = { ...family, name: "imperium" };
