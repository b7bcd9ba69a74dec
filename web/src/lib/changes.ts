/** A view that is told by its changes: what it holds, and what its fields add up to, as the server says. */

import type { Changed, View } from "./types";

/** Fields that do not count: they are told every time. */
const UNCOUNTED: ReadonlySet<string> = new Set(["seat", "players", "options"]);

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let n = byte;
  for (let bit = 0; bit < 8; bit += 1) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});
const utf8 = new TextEncoder();

/** The CRC-32 of a text that begins with something of which the CRC-32 is known. */
export function crc32(text: string, before = 0): number {
  let crc = ~before;
  for (const byte of utf8.encode(text)) crc = (TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** As JSON, the names of objects in order. */
export function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${inOrder(field)}`).join(",")}}`;
}

type Fields = Record<string, unknown>;

export class KeptView {
  view: View = {};
  /** What each field adds: of the table first, then of each player. */
  #adds: Record<string, number>[] = [];
  #total = 0;

  /** All of it is told; whether it adds up. */
  take(view: View, check: number): boolean {
    this.view = view;
    this.#adds = [];
    this.#total = 0;
    const players = (view as Fields)["players"];
    if (!Array.isArray(players)) return false;
    this.#count(view as Fields, 0);
    (players as Fields[]).forEach((player, number) => this.#count(player, number + 1));
    return this.#total === check;
  }

  /** What has changed is told; whether it adds up. */
  change({ table, players, options }: Changed, check: number): boolean {
    const before = ((this.view as Fields)["players"] ?? []) as Fields[];
    const now = before.map((player, number) => (players[number] ? { ...player, ...players[number] } : player));
    this.view = { ...this.view, ...table, players: now, options } as View;
    this.#count(table, 0);
    for (const [number, fields] of Object.entries(players)) this.#count(fields, Number(number) + 1);
    return this.#total === check;
  }

  #count(fields: Fields, whose: number): void {
    const adds = (this.#adds[whose] ??= {});
    for (const [name, value] of Object.entries(fields)) {
      if (whose === 0 && UNCOUNTED.has(name)) continue;
      const sum = crc32(`${JSON.stringify(name)}:${inOrder(value)}`, whose);
      this.#total = (this.#total + sum - (adds[name] ?? 0)) >>> 0;
      adds[name] = sum;
    }
  }
}
