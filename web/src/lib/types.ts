/** What goes over the wire; mirrors `sietch/table/messages.py`. */

/** Words of no language yet: a message id and its arguments. */
export interface Words {
  id: string;
  args: Record<string, Argument>;
}
export type Argument = number | string | Words | (string | Words)[];

export interface SeatWish {
  name: string;
  bot: string;
}

export interface NewTable {
  game?: string;
  seats: SeatWish[];
  setup?: Record<string, unknown>;
  /** Whoever gives it wants to see a known deal. */
  seed?: number;
  record?: unknown;
  person?: string;
  /** It lies on a real table: people tell what dice and cards show. */
  told?: boolean;
  /** The seconds for each answer; 0 or nothing: no clock. */
  clock?: number;
  /** Begin at a position, by its text. */
  position?: string;
  /** Whether people may ask for hints. */
  hints?: boolean;
}

export interface Links {
  table: string;
  host: string;
  spectator: string;
  seats: string[];
  /** The one link for all friends; empty where the table was no lobby. */
  invite?: string;
}

/** A table to which friends are invited. seat: the host's own, -1 if the host only watches. */
export interface NewLobby {
  game: string;
  seats: SeatWish[];
  setup: Record<string, unknown>;
  seat: number;
  name: string;
  person: string;
  clock?: number;
  hints?: boolean;
}

export interface LobbySeat {
  name: string;
  bot: string;
  taken: boolean;
  ready: boolean;
  connected: boolean;
  host: boolean;
  /** What the seat says of the options that each seat has. */
  values: Record<string, string>;
}

/** A table that has not begun. seat: the reader's own. watching: connections without a seat. */
export interface Lobby {
  type: "lobby";
  table: string;
  game: string;
  setup: Record<string, unknown>;
  revision: number;
  role: "host" | "seat" | "spectator" | "invite";
  seat: number | null;
  seats: LobbySeat[];
  watching: number;
  /** The seconds that people will have for each answer; 0: no clock. */
  clock?: number;
}

/** The game has begun; token: that of one's seat, if one has one. */
export interface Begun {
  type: "begun";
  table: string;
  token: string;
}

/** A table at which this person has a seat. */
export interface PersonTable {
  table: string;
  game: string;
  token: string;
  host: string;
  seat: number;
  state: "lobby" | "running" | "over";
  names: string[];
  bots: string[];
  turn: number | null;
  at: number;
}

/** Something that a set-up can say: any of the values, one of them, or a list with one for each seat. */
export interface SetupOption {
  name: string;
  takes: "any" | "one" | "each";
  values: string[];
  /** Which of any values a newcomer is offered. */
  suggested: string[];
  /** The module without which a value is not there. */
  needs: Record<string, string>;
  /** The numbers of seats for which a value is there, where it is not for all. */
  people: Record<string, number[]>;
}

/** What the seats of a table of so many are; said: by option, what such a table's set-up says. */
export interface Roles {
  players: number;
  seats: string[];
  said: Record<string, string>;
}

/** A game and what a table of it can choose. */
export interface GameChoices {
  game: string;
  players: number[];
  /** How many seats a newcomer is offered. */
  suggested: number;
  /** What the seats of tables are, in their order, where they are not alike; of those that fit a table the last. */
  roles: Roles[];
  /** By number of players: modules that are always on, and by option and seat the values that no other seat can have. */
  always: Record<string, string[]>;
  fixed: Record<string, Record<string, Record<string, string>>>;
  options: SetupOption[];
  /** The modules that can be chosen, and which others each needs. */
  modules: { id: string; needs: string[] }[];
  /** Sets of modules that go by a name. */
  presets: { id: string; modules: string[]; players: number | null }[];
  /** Ours from weak to strong, then others. */
  bots: string[];
  /** The one of them against whom a newcomer plays. */
  usual_bot: string;
  /** The module with which a table can be told about that lies on a real one. */
  companion: string;
}

/** The table at which the same people play again, and one's own token there. */
export interface Rematch {
  table: string;
  token: string;
}

/** An icon token and its number. */
export type Icon = [name: string, n: number];

export interface Part {
  label: string;
  words: Words;
  icons: Icon[];
}

/** A component as the catalogue tells it. */
export interface Entry {
  id: string;
  kind: string;
  module: string;
  copies: number;
  name: Words;
  parts: Part[];
  numbers: Record<string, number>;
  tags: string[];
  icons: string[];
  doubt: string;
  doubt_words: Words | null;
  facts: Words[];
}

export interface Option {
  key: string;
  kind: string;
  target: string | number | null;
  words: Words;
  /** What it costs and brings, as far as that is certain. */
  icons?: Icon[];
  /** The answers that lead to it, where it is not offered yet: all are given together. */
  before?: string[];
}

/** Something of which so many can be chosen. */
export interface Field {
  key: string;
  target: string | number | null;
  words: Words;
  most: number;
}

/** What a row of questions decides together: so many of each field, in all no more than `most`, or exactly so many. */
export interface Form {
  kind: string;
  about: string;
  fields: Field[];
  most: number | null;
  exact: boolean;
}

/** What would be asked after some answers; form and wish: what these fill in, and what comes of it. */
export interface Ahead {
  keys: string[];
  form: Form | null;
  wish: Record<string, number>;
  decision: Decision | null;
  /** What follows without being asked, because there is one way to go on. */
  forced: Option[];
}

/** The pending decision; prompt and options only for the seat that decides. */
export interface Decision {
  id: number;
  seat: number;
  prompt: Words | null;
  options: Option[];
  /** Why this seat is asked, where another one plays for the same player. */
  because?: Words | null;
  form?: Form | null;
  /** What is behind options that only narrow down what can be chosen, and the answers that lead there. */
  further?: { keys: string[]; option: Option }[];
  /** Whether people are to tell what chance gave, at a real table. */
  by_chance?: boolean;
}

/** Who sits where, in games in which several seats may share a player: the player, and what the seat is. */
export interface Sitting {
  player: number;
  role: string;
  name: string;
}

export interface GameEvent {
  kind: string;
  seat: number | null;
  what: string | number | null;
  n: number;
  words: Words | null;
}

/** stand_in: the bot plays until the seat's person is back. */
export interface Seat {
  name: string;
  bot: string;
  connected: boolean;
  stand_in?: boolean;
}

/** The clock of a table, in the server's time: whose time runs and until when, and from when on the others may nudge and let
    a bot stand in. */
export interface Clock {
  allowance: number;
  now: number;
  seat: number | null;
  until: number | null;
  nudge: number | null;
  nudged: number | null;
  stand_in: number | null;
  wish: { bot: string; by: number; agreed: number[] } | null;
}

/** A seat went from its person to a bot, or (bot empty) back, when so many events had happened. */
export interface Handed {
  seat: number;
  bot: string;
  at: number;
  events: number;
  words: Words;
}

/** A game's view is the game's own business: its board knows the fields. */
export type View = Record<string, unknown>;

/** Where a turn of a person began; answers: how many are left then. log: how many events had happened. */
export interface RewindPoint {
  answers: number;
  seat: number;
  log: number;
}

/** Somebody wants to go back until only so many answers are left. */
export interface Rewind {
  to: number;
  by: number;
  agreed: number[];
}

/** All that the server tells of a table, but for the view. */
export interface News {
  game: string;
  epoch: string;
  seq: number;
  role: "host" | "seat" | "spectator";
  seat: number | null;
  decision: Decision | null;
  events_from: number;
  events: GameEvent[];
  can_undo: boolean;
  seats: Seat[];
  scores: number[];
  winners: number[];
  /** By seat: who wins together. */
  sides: number[];
  /** When the game is over: the points of each seat by what they came from. */
  sources: Record<string, number>[];
  undone: number;
  /** How many answers count. */
  answers?: number;
  rewind?: Rewind | null;
  clock?: Clock | null;
  /** When bots stood in for people, and when these came back. */
  handed?: Handed[];
  rematch: Rematch | null;
  /** What there is to know about this game as a whole, such as that it was begun under earlier rules. */
  notice?: Words | null;
  /** What the fields of the view add up to, if the server says so. */
  check?: number | null;
}

export interface Update extends News {
  type: "table";
  view: View;
}

/** The fields of a view that read otherwise now: those of the table, and by number those of players. */
export interface Changed {
  table: Record<string, unknown>;
  players: Record<number, Record<string, unknown>>;
  options: string[];
}

/** An update to whoever wants to be told only what has changed of the view. */
export interface Changes extends News {
  type: "changes";
  changed: Changed;
}

/** How a game ended: all that its result is shown from. */
export interface Outcome {
  game: string;
  names: string[];
  scores: number[];
  winners: number[];
  /** By seat: who wins together; of games that ended long ago nobody knows. */
  sides: number[];
  /** The points of each seat by what they came from. */
  sources: Record<string, number>[];
}

export interface Refusal {
  key: string;
  kind: string;
  target: string | number | null;
  words: Words;
  reason: Words;
}

export interface Refusals {
  type: "refusals";
  decision: number;
  refusals: Refusal[];
}

export interface Refused {
  type: "refused";
  reason: string;
  words: Words;
  stale: boolean;
}

export interface Pong {
  type: "pong";
}

export const SIGNS = { like: "👍", laugh: "😄", wow: "😮", sad: "😢", party: "🎉" } as const;
export type Sign = keyof typeof SIGNS;

/** What somebody said; reactions: by sign, the seats that gave it. */
export interface ChatLine {
  number: number;
  seat: number;
  at: number;
  text: string;
  reactions: Partial<Record<Sign, number[]>>;
}

/** Lines that are new or have changed; whole: all that there are. */
export interface ChatMessage {
  type: "chat";
  mode: "everybody" | "people" | "off";
  lines: ChatLine[];
  whole: boolean;
}

export type ServerMessage = Update | Changes | Refusals | Refused | Pong | Lobby | Begun | ChatMessage;

export interface Hello {
  token: string;
  epoch: string;
  seq: number;
  events: number;
}

export type ClientMessage =
  | { type: "answer"; decision: number; key: string; undone: number }
  | { type: "answers"; decision: number; keys: string[]; undone: number }
  | { type: "undo"; decision: number; undone: number }
  | { type: "why-not" }
  | { type: "listen" }
  | { type: "changes" }
  | { type: "whole" }
  | { type: "ping" };

export interface Step {
  step: number;
  steps: number;
  view: View;
  /** What happened in the step. */
  events: GameEvent[];
  scores: number[];
  /** How many events of the log had happened by then. */
  log: number;
}
