/** The tables this browser opened or sat at, remembered in it: their links, and which seat is one's own. */

import { request } from "./api";
import { isKey, personKey } from "./person";
import { ownSeat } from "./seating";
import type { Links, NewLobby, NewTable, PersonTable, Rematch, Update } from "./types";

const KEY = "sietch-tables";
const KEPT = 60;

export interface OwnTable {
  id: string;
  token: string;
  title: string;
  at: number;
  /** The name of its game, and whether it is over. */
  game?: string;
  over?: boolean;
  /** The round that it was in when it was last seen. */
  round?: number;
  /** The remark about the table that was read and put away, as a key. */
  read?: string;
  links?: Links;
  /** Whether friends are still coming together there; the link by which this browser came. */
  lobby?: boolean;
  invite?: string;
}

/** Whose turn it is at tables that the server knows to be this person's; told anew whenever the start is shown. */
let turns: ReadonlyMap<string, PersonTable> = $state.raw(new Map());

export function turnAt(id: string): PersonTable | undefined {
  return turns.get(id);
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
  const links = await request<Links>("POST", "/api/tables", { body: { ...wish, person: personKey() } });
  const token = links.seats[ownSeat(wish.seats)] ?? links.spectator;
  const title = wish.seats.map((wished) => wished.name).join(", ");
  rememberTable({ id: links.table, token, title, at: Date.now(), links });
  return links;
}

/** Invite friends to a table, and remember its links. */
export async function openLobby(wish: Omit<NewLobby, "person">): Promise<Links> {
  const links = await request<Links>("POST", "/api/lobbies", { body: { ...wish, person: personKey() } });
  rememberTable({ id: links.table, token: links.host, title: wish.name, at: Date.now(), links, game: wish.game, lobby: true });
  return links;
}

/** All tables of this person, also of those whom other devices know; what was remembered here besides stays. */
export async function refreshTables(): Promise<void> {
  const found = await request<PersonTable[]>("GET", "/api/person/tables", { token: personKey() });
  turns = new Map(found.map((table) => [table.table, table]));
  for (const each of [...found].sort((one, other) => one.at - other.at)) {
    const known = ownTable(each.table);
    if (known && known.over === (each.state === "over") && known.lobby === (each.state === "lobby")) continue;
    const title = each.names.filter((name) => name !== "").join(", ");
    rememberTable({
      id: each.table,
      token: each.token,
      title,
      at: each.at * 1000,
      game: each.game,
      over: each.state === "over",
      lobby: each.state === "lobby",
    });
  }
}

/** Let the server know that a seat which this browser has by a link is this person's; it plays on as well without. */
export async function claimSeat(id: string, token: string): Promise<void> {
  if (!isKey(personKey()) || ownTable(id)?.links) return;
  await request("PUT", `/api/tables/${id}/person`, { token, body: { person: personKey() } }).catch(() => undefined);
}

/** Take a table off the list, on all devices. */
export async function forgetEverywhere(id: string): Promise<void> {
  forgetTable(id);
  if (turns.has(id)) await request("DELETE", `/api/person/tables/${id}`, { token: personKey() }).catch(() => undefined);
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
