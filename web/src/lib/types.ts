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
  record?: unknown;
}

export interface Links {
  table: string;
  host: string;
  spectator: string;
  seats: string[];
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
}

/** The pending decision; prompt and options only for the seat that decides. */
export interface Decision {
  id: number;
  seat: number;
  prompt: Words | null;
  options: Option[];
  /** Why this seat is asked, where another one plays for the same player. */
  because?: Words | null;
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

export interface Seat {
  name: string;
  bot: string;
  connected: boolean;
}

/** A game's view is the game's own business: its board knows the fields. */
export type View = Record<string, unknown>;

export interface Update {
  type: "table";
  game: string;
  epoch: string;
  seq: number;
  role: "host" | "seat" | "spectator";
  seat: number | null;
  view: View;
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
  rematch: Rematch | null;
  /** What there is to know about this game as a whole, such as that it was begun under earlier rules. */
  notice?: Words | null;
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

export type ServerMessage = Update | Refusals | Refused | Pong;

export interface Hello {
  token: string;
  epoch: string;
  seq: number;
  events: number;
}

export type ClientMessage =
  | { type: "answer"; decision: number; key: string; undone: number }
  | { type: "undo"; decision: number; undone: number }
  | { type: "why-not" }
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
