/** The facts of the box as the server tells them, and what is sent back when an owner corrects some. */

import type { Words } from "../../lib/types";

export type Value = number | boolean | string | (number | string)[];
export type Corrections = Record<string, Record<string, Record<string, Value>>>;

export interface Line {
  name: string;
  kind: "number" | "text" | "flag" | "list";
  value: Value;
  /** What it can say, where not anything. */
  choices: string[];
}

export interface Entry {
  section: string;
  name: string;
  called: Words | null;
  doubt: Words | null;
  corrected: boolean;
  lines: Line[];
}

export interface Box {
  /** Whether whoever looks at it can correct it. */
  owner: boolean;
  file: string;
  /** What the server has to be started with so that it reads the file. */
  start: string;
  edition: string;
  wrong: string;
  own: Corrections;
  entries: Entry[];
}

/** The entries by section, in their order. */
export function sections(entries: readonly Entry[]): [string, Entry[]][] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) found.set(entry.section, [...(found.get(entry.section) ?? []), entry]);
  return [...found];
}

/** A list as it is typed: with commas; where all of it are numbers, they are numbers. */
export function listed(text: string): (number | string)[] {
  const parts = text.split(",").map((part) => part.trim());
  const said = parts.filter((part) => part !== "");
  return said.every((part) => /^\d+$/.test(part)) ? said.map(Number) : said;
}

/** All corrections after some entries were changed, and others were put back to what the package has. */
export function corrected(own: Corrections, changed: readonly Entry[], back: readonly Entry[]): Corrections {
  const all: Corrections = Object.fromEntries(Object.entries(own).map(([section, entries]) => [section, { ...entries }]));
  for (const { section, name, lines } of changed) {
    (all[section] ??= {})[name] = Object.fromEntries(lines.map((line) => [line.name, line.value]));
  }
  for (const { section, name } of back) delete all[section]?.[name];
  return Object.fromEntries(Object.entries(all).filter(([, entries]) => Object.keys(entries).length > 0));
}
