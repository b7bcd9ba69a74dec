/** What a game brings to the page, and which games there are. Everything else here is the same for all of them. */

import type { Component, Snippet } from "svelte";
import * as games from "../games";
import { has, t } from "./language.svelte";
import type { Holders } from "./icons/rows";
import type { TableStore } from "./table.svelte";
import type { Entry, GameChoices, GameEvent, Option, View, Words } from "./types";

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

/** Something that is shown step by step: its name, as the game calls it, and the events that it is about. */
export interface Staged {
  name: string;
  events: readonly GameEvent[];
  /** The table after them. */
  after?: View;
}

/** Cards that lie together, in no order. Of cards that this seat may not see only their number is known. */
export interface Pile {
  /** A message of the game: `pile-<name>`. */
  name: string;
  n: number;
  ids: readonly string[];
  /** The kinds that its cards can be of. */
  kinds: readonly string[];
}

/** The piles of a player, or (without a seat) of the table. */
export interface Owned {
  seat: number | null;
  piles: readonly Pile[];
}

/** A piece of the line that sums a turn up: words, or so much of what an icon stands for. */
export type Summed = { words: Words } | { icon: string; n: number };

/** Something that goes from one place of the table to another. Places are the `data-spot` of what lies there (one or
    several, with blanks between them), and of several places the first that can be seen. */
export interface Flight {
  /** A card of the catalogue, or the icon of something else. */
  card?: Entry;
  icon?: string;
  /** Whose it is, where pieces have the colour of their owner. */
  seat: number | null;
  n: number;
  from: readonly string[];
  to: readonly string[];
}

/** The table before the player: the board, and the own hand. It puts the strip, if there is one, between the two. */
export type Board = Component<{ table: TableStore; strip?: Snippet }>;

/** What is known of a game before a table of it is shown; the rest of it is fetched with the first one. Its own messages are
    in `games/<family>/lang`, and their ids begin with `page-<name>-`, or with `page-<family>-` where games of a family share
    them (see `gameText`). */
export interface Sign {
  /** As the server calls it. */
  name: string;
  /** The games that it is one of, where there are several with the same board and messages. */
  family?: string;
  /** Whether its board wants the layout that the server has for it. */
  laidOut?: boolean;
  /** The letters of its seats, where they are not A, B, C. */
  letters?: string;
  /** By role: the letters of seats that share a player. */
  roleLetters?: Readonly<Record<string, string>>;
  /** What each seat counts, where seats do not count the same: a message `unit-<name>` for each. */
  units?: readonly string[];
  /** What is said about the game where a table of it is set up. */
  Setup?(): Promise<{ default: Component }>;
  board(): Promise<{ default: Board }>;
  load(): Promise<Game>;
}

/** A game as its tables need it. */
export interface Game extends Sign {
  /** What lies before each player, where the board does not show it: with the panels among them, or (without) below the board. */
  Mats?: Component<{ table: TableStore; children?: Snippet }>;
  /** How wide a window must be for its board to stand beside a column of mats and panels, if that is not 1100 pixels. */
  wideFrom?: number;
  /** Which part of the game it is now, in few words. */
  now?(table: TableStore): string;
  /** What is shown of a component, looked at closely, besides its entry. */
  Closely?: Component<{ table: TableStore; entry: Entry }>;
  /** A card as small as it can be read, where several are offered or lie in a pile. */
  Small?: Component<{ table: TableStore; entry: Entry }>;
  /** Whether a component is drawn as such a card. */
  isCard?(entry: Entry): boolean;
  /** The symbols of its icons: `<symbol id="icon-...">`. */
  Symbols: Component;
  /** The icons that hold their number inside. */
  holders: Holders;
  /** The kinds of events that begin a group of the log; one with a seat begins that seat's turn. */
  headings: ReadonlySet<string>;
  /** The one line that an event makes together with the line before it, where it only says more of that. */
  joined?(line: GameEvent, event: GameEvent): GameEvent | null;
  /** What somebody's turn came to, from its events: one short line. */
  summary?(events: readonly GameEvent[]): Summed[];
  /** The kinds of options that end something: the plain way on. */
  endings: ReadonlySet<string>;
  /** The kind of option that ends a turn, which may be taken by itself. */
  endOfTurn: string;
  /** Where nobody but bots could learn from it, an option that is the only one is taken by itself. */
  takesLone?: boolean;
  /** What is shown step by step before these events are: told what happened so far, without them. See Scene.svelte. */
  sceneOf?(table: TableStore, events: readonly GameEvent[]): Staged | null;
  /** Draws such a scene, inside a `Scene`, and calls `close` when it is over. */
  Scenes?(): Promise<{ default: Component<{ table: TableStore; scene: Staged; close: () => void }> }>;
  /** What is seen on its way when the latest events are shown. */
  flights?(table: TableStore): Flight[];
  /** The piles that can be opened: what this seat's view holds, and nothing else. */
  piles?(table: TableStore): Owned[];
  /** What is said of a component besides its parts. */
  facts(entry: Entry): string[];
  /** What the button of an option says, where the option's own words are too short to stand alone. */
  optionWords?(option: Option, prompt: Words | null): Words | null;
  /** What those players are called who have no seat. */
  withoutSeat?(table: TableStore): string[];
  /** The ways to win and how far they were gone, where that is more than having the most points; at the end of a game,
      from its log with everything open. */
  goals?(table: TableStore, log: readonly GameEvent[]): Goal[];
  /** By what a tie in points was decided; nothing where there was none. */
  tie?(table: TableStore): string;
  /** After each round, the first row being the start: the points of each seat; where seats do not count the same
      (`units`), how much of what it needs each has, in hundredths. */
  pointsByRound?(events: readonly GameEvent[], scores: readonly number[], goals: readonly Goal[]): number[][];
  /** What brought a seat on in a round, where that is more than points: what it gained, and the events that it came from. */
  broughtOn?(log: readonly GameEvent[], round: number, seat: number): { gained: { icon: string; n: number }[]; from: GameEvent[] };
}

const GAMES: readonly Sign[] = Object.values(games);

/** The game that the server calls so, if this page has a board for it. */
export function gameCalled(name: string): Sign | undefined {
  return GAMES.find((game) => game.name === name);
}

/** By what its messages go: those of games of a family lie together. */
export function familyOf({ name, family }: Pick<Sign, "name" | "family">): string {
  return family ?? name;
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
export function scoreText(game: Sign, seat: number, n: number): string {
  const unit = game.units?.[seat];
  return unit === undefined ? t("page-points", { n }) : `${gameText(game.name, `unit-${unit}`, unit)}: ${n}`;
}
