/** The log as it is read: grouped by turn, with the names of components as chips. */

import type { TableStore } from "./table.svelte";
import type { Entry, GameEvent, Words } from "./types";

export interface Group {
  /** Place of its first event in the log. */
  from: number;
  heading: GameEvent | null;
  events: GameEvent[];
}

/** Several hidden draws in a row read as one: their words say how many. */
function merged(events: GameEvent[], event: GameEvent): void {
  const last = events.at(-1);
  const [a, b] = [last?.words, event.words];
  const alike = last && a && b && a.id === b.id && a.id.endsWith("-hidden") && last.seat === event.seat;
  if (alike && typeof a.args["n"] === "number" && typeof b.args["n"] === "number" && a.args["other"] === b.args["other"]) {
    const words = { id: a.id, args: { ...a.args, n: a.args["n"] + b.args["n"] } };
    events[events.length - 1] = { ...last, words };
  } else events.push(event);
}

/** headings: the kinds of events that begin a group. */
export function groups(events: readonly GameEvent[], headings: ReadonlySet<string>): Group[] {
  const found: Group[] = [];
  for (const [place, event] of events.entries()) {
    const last = found.at(-1);
    if (headings.has(event.kind)) found.push({ from: place, heading: event, events: [] });
    else if (last) merged(last.events, event);
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

const OPENING = "\u0001";
const CLOSING = "\u0002";

/** Words as pieces of text and components that stand in it. */
export function pieces(table: TableStore, words: Words): (string | Entry)[] {
  const entries: Entry[] = [];
  const args = { ...words.args };
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "object" || Array.isArray(value)) continue;
    const entry = table.named(value);
    if (!entry) continue;
    args[name] = `${OPENING}${entries.length}${CLOSING}`;
    entries.push(entry);
  }
  return table
    .text({ id: words.id, args })
    .split(OPENING)
    .flatMap((piece, place): (string | Entry)[] => {
      if (place === 0) return [piece];
      const [number, rest] = piece.split(CLOSING);
      const entry = entries[Number(number)];
      return entry ? [entry, rest ?? ""] : [rest ?? ""];
    })
    .filter((piece) => piece !== "");
}
