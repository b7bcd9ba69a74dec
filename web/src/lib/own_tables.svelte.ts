/** The tables this browser opened or sat at, remembered in it: their links, and which seat is one's own. */

import { request } from "./api";
import { ownSeat } from "./seating";
import type { Links, NewTable, Rematch, Update } from "./types";

const KEY = "sietch-tables";
const KEPT = 20;

export interface OwnTable {
  id: string;
  token: string;
  title: string;
  at: number;
  /** The name of its game, and whether it is over. */
  game?: string;
  over?: boolean;
  /** The remark about the table that was read and put away, as a key. */
  read?: string;
  links?: Links;
}

/** What was stored may be of another version, or of somebody's making. */
function isOwnTable(value: unknown): value is OwnTable {
  const table = value as Partial<OwnTable> | null;
  return (
    typeof table === "object" &&
    table !== null &&
    typeof table.id === "string" &&
    typeof table.token === "string" &&
    typeof table.title === "string" &&
    typeof table.at === "number"
  );
}

function read(): OwnTable[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(stored) ? stored.filter(isOwnTable) : [];
  } catch {
    return [];
  }
}

let tables: OwnTable[] = $state.raw(read());

export function ownTables(): OwnTable[] {
  return tables;
}

export function ownTable(id: string): OwnTable | undefined {
  return tables.find((table) => table.id === id);
}

function keep(changed: OwnTable[]): void {
  tables = changed.slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage the links are only in the address bar.
  }
}

export function rememberTable(table: OwnTable): void {
  const known = ownTable(table.id);
  keep([{ ...known, ...table }, ...tables.filter((other) => other.id !== table.id)]);
}

export function forgetTable(id: string): void {
  keep(tables.filter((table) => table.id !== id));
}

/** Open a table and remember its links. */
export async function openTable(wish: NewTable): Promise<Links> {
  const links = await request<Links>("POST", "/api/tables", { body: wish });
  const token = links.seats[ownSeat(wish.seats)] ?? links.spectator;
  const title = wish.seats.map((wished) => wished.name).join(", ");
  rememberTable({ id: links.table, token, title, at: Date.now(), links });
  return links;
}

/** Remember the table of a rematch; whoever had all links of the table before gets those of the next one. */
export async function rememberRematch(before: string, rematch: Rematch, title: string): Promise<void> {
  const own: OwnTable = { id: rematch.table, token: rematch.token, title, at: Date.now() };
  const host = ownTable(before)?.links?.host;
  if (host) {
    const seen = await request<Update>("GET", `/api/tables/${before}`, { token: host });
    const token = seen.rematch?.token;
    if (token) own.links = await request<Links>("GET", `/api/tables/${rematch.table}/links`, { token });
  }
  rememberTable(own);
}
