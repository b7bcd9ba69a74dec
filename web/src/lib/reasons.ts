/** What is refused, as it is read: one line for each reason, with all that it holds for. */

import { gameText } from "./game";
import type { Reasons, TableStore } from "./table.svelte";
import { capital } from "./text";
import type { Refusal, Words } from "./types";

/** Longer lists of names are cut: so many are shown. */
export const SHOWN = 8;
/** Cutting off less than this saves no room. */
const LEAST_CUT = 3;

/** Things that are refused alike: their names, under a title that says what would be done with them, if any. */
export interface Alike {
  title: string;
  names: string[];
}

export interface ReasonLine {
  key: string;
  reason: Words;
  things: Alike[];
}

export function isLong({ names }: Alike): boolean {
  return names.length >= SHOWN + LEAST_CUT;
}

/** The lines of what was asked; those with long lists come last. */
export function reasonLines(table: TableStore, { target, refusals }: Reasons): ReasonLine[] {
  const severalKinds = new Set(refusals.map(({ kind }) => kind)).size > 1;
  const lines = [...groupedBy(refusals, ({ reason }) => JSON.stringify(reason))].flatMap(([key, group]): ReasonLine[] => {
    const [first] = group;
    return first ? [{ key, reason: first.reason, things: target === null ? things(table, group, severalKinds) : [inFull(table, group)] }] : [];
  });
  const long = (line: ReasonLine): boolean => line.things.some(isLong);
  return [...lines.filter((line) => !long(line)), ...lines.filter(long)];
}

/** Names are enough where everything that is refused is of one kind, or where the kind has a title. */
function things(table: TableStore, group: readonly Refusal[], severalKinds: boolean): Alike[] {
  const found: Alike[] = [];
  const others: Refusal[] = [];
  for (const [kind, alike] of groupedBy(group, (refusal) => refusal.kind)) {
    const title = severalKinds ? gameText(table.gameName, `group-${kind}`, "") : "";
    const names = alike.flatMap((refusal) => named(table, refusal) ?? []);
    if (names.length === alike.length && (title ? alike.length > 1 : !severalKinds)) found.push({ title, names: listed(names) });
    else others.push(...alike);
  }
  return others.length > 0 ? [...found, inFull(table, others)] : found;
}

/** The component that it is about, or else the one thing that its words name. */
function named(table: TableStore, { target, words }: Refusal): string | null {
  if (table.entry(String(target))) return table.name(String(target));
  const [only, ...others] = Object.values(words.args).flatMap((value) => (typeof value === "object" && !Array.isArray(value) ? [value] : []));
  return only && others.length === 0 ? table.text(only) : null;
}

/** In the words of what could have been chosen. */
function inFull(table: TableStore, group: readonly Refusal[]): Alike {
  return { title: "", names: listed(group.map(({ words }) => table.text(words))) };
}

/** Each once, the first with a capital letter. */
function listed(names: readonly string[]): string[] {
  return [...new Set(names)].map((name, place) => (place === 0 ? capital(name) : name));
}

function groupedBy(refusals: readonly Refusal[], by: (refusal: Refusal) => string): Map<string, Refusal[]> {
  const found = new Map<string, Refusal[]>();
  for (const refusal of refusals) found.set(by(refusal), [...(found.get(by(refusal)) ?? []), refusal]);
  return found;
}
