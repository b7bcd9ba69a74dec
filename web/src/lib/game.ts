/** What a game brings to the page, and which games there are. Everything else here is the same for all of them. */

import { getContext, setContext, type Component } from "svelte";
import * as games from "../games";
import { has, t } from "./language.svelte";
import type { Holders } from "./icons/rows";
import type { TableStore } from "./table.svelte";
import type { Entry, GameEvent, Option, Words } from "./types";

export interface Points {
  /** The points of each seat after each round; the first row is the start. */
  rounds: number[][];
  /** For each source the points of each seat. */
  sources: Map<string, number[]>;
}

/** Its own messages are in `games/<name>/lang`, and their ids begin with `page-<name>-` (see `gameText`). */
export interface Game {
  /** As the server calls it. */
  name: string;
  Board: Component<{ table: TableStore }>;
  /** Whether its board wants the layout that the server has for it. */
  laidOut?: boolean;
  /** What is shown of a component, looked at closely, besides its entry. */
  Closely?: Component<{ table: TableStore; entry: Entry }>;
  /** The letters of its seats, where they are not A, B, C. */
  letters?: string;
  /** The symbols of its icons: `<symbol id="icon-...">`. */
  Symbols: Component;
  /** The icons that hold their number inside. */
  holders: Holders;
  /** The kinds of events that begin a group of the log; one with a seat begins that seat's turn. */
  headings: ReadonlySet<string>;
  /** The kinds of options that end something: the plain way on. */
  endings: ReadonlySet<string>;
  /** The kind of option that ends a turn, which may be taken by itself. */
  endOfTurn: string;
  /** What is said of a component besides its parts. */
  facts(entry: Entry): string[];
  /** What the button of an option says, where the option's own words are too short to stand alone. */
  optionWords?(option: Option, prompt: Words | null): Words | null;
  /** The points by round and by source, where the game has any. */
  points?(events: readonly GameEvent[], scores: readonly number[]): Points;
}

const GAMES: readonly Game[] = Object.values(games);

/** The game that the server calls so, if this page has a board for it. */
export function gameCalled(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** A message about a game, such as its `name`, `setup-<option>` or `group-<kind of option>`; or what stands for it. */
export function gameText(game: string, id: string, otherwise: string): string {
  const own = `page-${game}-${id}`;
  return has(own) ? t(own) : otherwise;
}

const PLAYED = Symbol("the game that is played");

/** Tell the parts below which game they are of. */
export function provideGame(game: Game): void {
  setContext(PLAYED, game);
}

/** The holders of the game that is played; outside of a game there are none. */
export function holders(): Holders {
  return getContext<Game | undefined>(PLAYED)?.holders ?? {};
}
