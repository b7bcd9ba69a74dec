/** What a game brings to the page, and which games there are. Everything else here is the same for all of them. */

import type { Component } from "svelte";
import * as games from "../games";
import { has, t } from "./language.svelte";
import type { Holders } from "./icons/rows";
import type { TableStore } from "./table.svelte";
import type { Entry, GameChoices, GameEvent, Option, Words } from "./types";

/** One way to win: all parts of it have to be reached. */
export interface Goal {
  seat: number;
  /** What it is called, where its parts do not say it. */
  title?: string;
  parts: { icon: string; name: string; reached: number; needed: number }[];
  /** What is said when a game was won by it. */
  met: string;
}

export function isMet({ parts }: Goal): boolean {
  return parts.every(({ reached, needed }) => reached >= needed);
}

/** Its own messages are in `games/<family>/lang`, and their ids begin with `page-<name>-`, or with `page-<family>-` where
    games of a family share them (see `gameText`). */
export interface Game {
  /** As the server calls it. */
  name: string;
  /** The games that it is one of, where there are several with the same board and messages. */
  family?: string;
  Board: Component<{ table: TableStore }>;
  /** Whether its board wants the layout that the server has for it. */
  laidOut?: boolean;
  /** What is said about the game where a table of it is set up. */
  Setup?: Component;
  /** What is shown of a component, looked at closely, besides its entry. */
  Closely?: Component<{ table: TableStore; entry: Entry }>;
  /** The letters of its seats, where they are not A, B, C. */
  letters?: string;
  /** By role: the letters of seats that share a player. */
  roleLetters?: Readonly<Record<string, string>>;
  /** The symbols of its icons: `<symbol id="icon-...">`. */
  Symbols: Component;
  /** The icons that hold their number inside. */
  holders: Holders;
  /** The kinds of events that begin a group of the log; one with a seat begins that seat's turn. */
  headings: ReadonlySet<string>;
  /** The one line that an event makes together with the line before it, where it only says more of that. */
  joined?(line: GameEvent, event: GameEvent): GameEvent | null;
  /** The kinds of options that end something: the plain way on. */
  endings: ReadonlySet<string>;
  /** The kind of option that ends a turn, which may be taken by itself. */
  endOfTurn: string;
  /** What is said of a component besides its parts. */
  facts(entry: Entry): string[];
  /** What the button of an option says, where the option's own words are too short to stand alone. */
  optionWords?(option: Option, prompt: Words | null): Words | null;
  /** What those players are called who have no seat. */
  withoutSeat?(table: TableStore): string[];
  /** What each seat counts, where seats do not count the same: a message `unit-<name>` for each. */
  units?: readonly string[];
  /** The ways to win and how far they were gone, where that is more than having the most points; at the end of a game,
      from its log with everything open. */
  goals?(table: TableStore, log: readonly GameEvent[]): Goal[];
  /** After each round, the first row being the start: the points of each seat; where seats do not count the same
      (`units`), how much of what it needs each has, in hundredths. */
  pointsByRound?(events: readonly GameEvent[], scores: readonly number[], goals: readonly Goal[]): number[][];
}

const GAMES: readonly Game[] = Object.values(games);

/** The game that the server calls so, if this page has a board for it. */
export function gameCalled(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** What a game is called, then its family, then the other games of it: messages of one are good for all. */
export function namesOf(game: string): string[] {
  const family = gameCalled(game)?.family;
  if (!family) return [game];
  return [...new Set([game, family, ...GAMES.filter((other) => other.family === family).map(({ name }) => name)])];
}

/** A message about a game, such as its `name`, `setup-<option>` or `group-<kind of option>`; or what stands for it. */
export function gameText(game: string, id: string, otherwise: string): string {
  const names = id === "name" ? [game] : namesOf(game);
  const found = names.map((name) => `page-${name}-${id}`).find(has);
  return found ? t(found) : otherwise;
}

/** What the seats of a table are, where they are not alike; otherwise nothing. setup: what is chosen of its options. */
export function rolesOf({ roles }: Pick<GameChoices, "roles">, players: number, setup: Readonly<Record<string, unknown>>): string[] {
  const says = (name: string, value: string): boolean => {
    const said = setup[name];
    return Array.isArray(said) ? said.includes(value) : said === value;
  };
  const fitting = roles.filter((table) => table.players === players && Object.entries(table.said).every(([name, value]) => says(name, value)));
  return fitting.at(-1)?.seats ?? [];
}

/** What a seat is called by its role; nothing where it has none. */
export function roleText(game: string, role: string | undefined): string {
  return role === undefined ? "" : gameText(game, `role-${role}`, role);
}

/** The player of a seat: itself, unless several seats share one. */
export function playerOf(table: TableStore, seat: number): number {
  return table.sitting?.[seat]?.player ?? seat;
}

/** What a seat's score counts: points, or what the seat of this game counts. */
export function scoreText(game: Game, seat: number, n: number): string {
  const unit = game.units?.[seat];
  return unit === undefined ? t("page-points", { n }) : `${gameText(game.name, `unit-${unit}`, unit)}: ${n}`;
}
