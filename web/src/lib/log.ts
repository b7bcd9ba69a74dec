/** The log as it is read: grouped by turn, with the names of components as chips. */

import type { Game } from "./game";
import type { TableStore } from "./table.svelte";
import type { Argument, Entry, GameEvent, Handed, Words } from "./types";

/** What the log has to know of a game. */
export type Told = Pick<Game, "headings" | "joined">;

export interface Group {
  /** Place of its first event in the log. */
  from: number;
  heading: GameEvent | null;
  events: GameEvent[];
}

/** Several hidden draws in a row read as one: their words say how many. */
function together(last: GameEvent, event: GameEvent): GameEvent | null {
  const [a, b] = [last.words, event.words];
  const alike = a && b && a.id === b.id && a.id.endsWith("-hidden") && last.seat === event.seat;
  if (!alike || typeof a.args["n"] !== "number" || typeof b.args["n"] !== "number" || a.args["other"] !== b.args["other"]) return null;
  return { ...last, words: { id: a.id, args: { ...a.args, n: a.args["n"] + b.args["n"] } } };
}

function add(lines: GameEvent[], event: GameEvent, game: Told): void {
  const last = lines.at(-1);
  const one = last && (together(last, event) ?? game.joined?.(last, event));
  if (one) lines[lines.length - 1] = one;
  else lines.push(event);
}

/** Events as lines: what is one line of the log is one event here. */
export function lines(events: readonly GameEvent[], game: Told): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) add(found, event, game);
  return found;
}

/** Events with what happened to the seats among them, each where it happened. */
export function withHanded(events: readonly GameEvent[], handed: readonly Handed[]): GameEvent[] {
  const found = [...events];
  for (const { seat, words, events: place } of handed.toReversed()) {
    found.splice(Math.min(place, events.length), 0, { kind: "seat-handed", seat, what: null, n: 0, words });
  }
  return found;
}

export function groups(events: readonly GameEvent[], game: Told): Group[] {
  const found: Group[] = [];
  for (const [place, event] of events.entries()) {
    const last = found.at(-1);
    if (game.headings.has(event.kind)) found.push({ from: place, heading: event, events: [] });
    else if (last) add(last.events, event, game);
    else found.push({ from: place, heading: null, events: [event] });
  }
  return found;
}

/** Where what happened since a seat's last turn begins: the first group after that turn that is not the seat's. */
export function sinceLastTurn(found: readonly Group[], seat: number | null): number | null {
  if (seat === null) return null;
  const own = (group: Group): boolean => group.heading?.seat === seat;
  let last = found.findLastIndex(own);
  if (last === found.length - 1) last = found.slice(0, -1).findLastIndex(own);
  const next = found[last + 1];
  return last >= 0 && next && !own(next) ? next.from : null;
}

/** The last turn of somebody else that is over, where nothing has happened after it. */
export function justOver(found: readonly Group[], seat: number | null): Group | null {
  const last = found.at(-1);
  const turn = last && last.events.length === 0 ? found.at(-2) : undefined;
  const whose = turn?.heading?.seat ?? null;
  return turn && whose !== null && whose !== seat && turn.events.length > 0 ? turn : null;
}

const OPENING = "\u0001";
const CLOSING = "\u0002";

/** Words in which `mark` stands for the arguments that it takes, at any depth. */
function marked(words: Words, mark: (words: Words) => string | null): Words {
  const one = (value: Argument): Argument => {
    if (Array.isArray(value)) return value.map((item) => (typeof item === "string" ? item : marked(item, mark)));
    return typeof value === "object" ? (mark(value) ?? marked(value, mark)) : value;
  };
  return { id: words.id, args: Object.fromEntries(Object.entries(words.args).map(([name, value]) => [name, one(value)])) };
}

/** Words as pieces of text and components that stand in it. */
export function pieces(table: TableStore, words: Words): (string | Entry)[] {
  const entries: Entry[] = [];
  const mark = (named: Words): string | null => {
    const entry = table.named(named);
    return entry ? `${OPENING}${entries.push(entry) - 1}${CLOSING}` : null;
  };
  return table
    .text(marked(words, mark))
    .split(OPENING)
    .flatMap((piece, place): (string | Entry)[] => {
      if (place === 0) return [piece];
      const [number, rest] = piece.split(CLOSING);
      const entry = entries[Number(number)];
      return entry ? [entry, rest ?? ""] : [rest ?? ""];
    })
    .filter((piece) => piece !== "");
}
