/** Dune: Imperium, on the board of 2020 and on that of Uprising, with whatever modules a table has. */

import type { Game, Sign } from "../../lib/game";
import CardFace from "./CardFace.svelte";
import Closely from "./Closely.svelte";
import Mats from "./Mats.svelte";
import { CARDS, facts } from "./facts";
import { flights } from "./flights";
import { t } from "../../lib/language.svelte";
import { piles } from "./piles";
import { pointsByRound, tieBreaker } from "./points";
import { sceneOf } from "./scenes";
import * as signs from "./sign";
import { summary } from "./summary";
import Symbols from "./Symbols.svelte";
import { imperium as imperiumView, rivals } from "./view";

const family: Omit<Game, keyof Sign> = {
  Mats,
  wideFrom: 1240,
  now: (table) => t("terminal-round", { n: imperiumView(table).round }),
  Closely,
  Small: CardFace,
  isCard: ({ kind }) => CARDS.has(kind),
  piles,
  flights,
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
  summary,
  endings: new Set(["end", "reveal", "pass", "done"]),
  endOfTurn: "end",
  takesLone: true,
  sceneOf,
  Scenes: () => import("./Scenes.svelte"),
  facts,
  pointsByRound,
  tie(table) {
    const [winner, ...others] = table.winners;
    const { players } = imperiumView(table);
    const found = winner === undefined || others.length > 0 ? null : tieBreaker(players, winner);
    return found ? t("page-imperium-tie", { points: players[winner ?? 0]?.points ?? 0, ...found, what: t(`icon-${found.what}`) }) : "";
  },
  withoutSeat: (table) => rivals(table).map(({ leader }) => (leader ? table.name(leader, "rival") : t("terminal-rival"))),
};

export const uprising: Game = { ...signs.uprising, ...family };
export const imperium: Game = { ...signs.imperium, ...family };
