/** What people say at a table, and what this person wants to hear of it. */

import { request } from "./api";
import { failure } from "./language.svelte";
import type { ChatLine, ChatMessage, Sign, Words } from "./types";

const MUTED = "sietch-muted";

/** A line in pieces: texts, and the components that it names by their ids. */
export type Piece = { text: string } | { component: string };

const CHIP = /\[\[([a-z0-9:-]{1,80})\]\]/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const chip of text.matchAll(CHIP)) {
    if (chip.index > last) found.push({ text: text.slice(last, chip.index) });
    found.push({ component: chip[1] ?? "" });
    last = chip.index + chip[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last) });
  return found;
}

function mutedBefore(): Record<string, number[]> {
  try {
    return (JSON.parse(localStorage.getItem(MUTED) ?? "{}") as Record<string, number[]> | null) ?? {};
  } catch {
    return {};
  }
}

export class ChatStore {
  mode: ChatMessage["mode"] = $state("everybody");
  lines: ChatLine[] = $state.raw([]);
  /** The seats that this person does not want to hear, at this table. */
  muted: number[] = $state.raw([]);
  problem: Words | null = $state.raw(null);
  /** What is being written, and not said yet. */
  draft: string = $state("");
  /** The number of the last line that was seen. */
  seen: number = $state(-1);
  #path = "";
  #table = "";
  #token = "";
  #known = false;

  readonly heard = $derived(this.lines.filter(({ seat }) => !this.muted.includes(seat)));
  readonly unread: number = $derived(this.heard.filter(({ number }) => number > this.seen).length);

  of(table: string, token: string): void {
    this.#table = table;
    this.#token = token;
    this.#path = `/api/tables/${encodeURIComponent(table)}/chat`;
    this.muted = mutedBefore()[table] ?? [];
  }

  receive({ mode, lines, whole }: ChatMessage): void {
    this.mode = mode;
    const kept = whole ? [] : this.lines.filter(({ number }) => lines.every((line) => line.number !== number));
    this.lines = [...kept, ...lines].sort((one, other) => one.number - other.number);
    // What was said before this page came is no news.
    if (!this.#known) this.read();
    this.#known = true;
  }

  read(): void {
    this.seen = this.lines.at(-1)?.number ?? this.seen;
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    try {
      localStorage.setItem(MUTED, JSON.stringify({ ...mutedBefore(), [this.#table]: this.muted }));
    } catch {
      // It lasts until the page is closed.
    }
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    return this.#ask("POST", "", { text });
  }

  async react(line: ChatLine, sign: Sign, seat: number): Promise<void> {
    await this.#ask("PUT", `/${line.number}`, { sign, on: !line.reactions[sign]?.includes(seat) });
  }

  /** The host says who hears what is said. */
  async setMode(mode: ChatMessage["mode"], host: string): Promise<void> {
    await this.#ask("PUT", "", { mode }, host);
  }

  async #ask(method: string, path: string, body: unknown, token = this.#token): Promise<boolean> {
    this.problem = null;
    try {
      await request(method, this.#path + path, { token, body });
      return true;
    } catch (error) {
      this.problem = failure(error);
      return false;
    }
  }
}
