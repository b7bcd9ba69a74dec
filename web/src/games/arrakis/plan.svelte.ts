/** What a person has in mind on the map: a legion that is picked up, which of its figures go along, where they could go.
    The server says what can be chosen and what it leads to; nothing is answered before the last choice. */

import { failure } from "../../lib/language.svelte";
import type { TableStore } from "../../lib/table.svelte";
import type { Ahead, Decision, Field, Form, Option } from "../../lib/types";

/** How often an attack wins, from what this person may see. */
export interface Chance {
  certain: boolean;
  attacker_wins: number;
  attacker_wins_between: [number, number];
}

/** Questions that are answered on the map, after the figures are chosen. */
const ON_MAP = new Set(["to", "fly", "attack", "fly-at", "zone", "retreat", "place"]);
const ATTACKS = new Set(["attack", "fly-at"]);

export class Plan {
  /** The answer it begins with: the legion; none where the table asks for the figures itself. */
  first: Option | null = $state.raw(null);
  form: Form | null = $state.raw(null);
  wish: Record<string, number> = $state.raw({});
  /** The answers so far, and what is asked after them. */
  keys: string[] = $state.raw([]);
  decision: Decision | null = $state.raw(null);
  /** The only place on the map to go on to, which is not asked about. */
  only: Option | null = $state.raw(null);
  odds: Record<string, Chance> = $state.raw({});
  open: boolean = $state(false);
  busy: boolean = $state(false);

  readonly area: string = $derived(this.form?.about || (typeof this.first?.target === "string" ? this.first.target : ""));
  readonly total: number = $derived(Object.values(this.wish).reduce((sum, n) => sum + n, 0));
  /** What can be picked next, with all answers that lead there. */
  readonly options: Option[] = $derived(
    this.open ? [...this.#onMap().map((option) => ({ ...option, before: this.keys })), ...this.#lone()] : [],
  );
  /** Whether the figures are chosen and nothing is left to pick on the map. */
  readonly ready: boolean = $derived(
    this.open && !this.busy && (this.moves ? this.#onMap().length === 0 && this.keys.length > 0 : this.form !== null && (!this.form.exact || this.total === this.form.most)),
  );
  /** What attacks are offered, now or by what is in mind. */
  readonly attacks: string[] = $derived.by(() => {
    const options = this.open ? this.options : (this.table.mine?.options ?? []);
    return options.filter(({ kind }) => ATTACKS.has(kind)).map(({ target }) => String(target));
  });
  #asked = 0;

  #onMap(): Option[] {
    return this.only ? [] : (this.decision?.options ?? []).filter(({ kind }) => ON_MAP.has(kind));
  }

  /** To pick it is to give the answers that lead there. */
  #lone(): Option[] {
    const key = this.keys.at(-1);
    return this.only && key !== undefined ? [{ ...this.only, key, before: this.keys.slice(0, -1) }] : [];
  }

  constructor(readonly table: TableStore) {}

  /** Whether a legion goes somewhere, not only a number of things is chosen. */
  get moves(): boolean {
    return this.form === null || this.form.kind === "group";
  }

  optionsFor(target: string): Option[] {
    return this.options.filter((option) => option.target === target);
  }

  /** Pick up a legion with all that it has. */
  begin(legion: Option): void {
    this.close();
    this.first = legion;
    this.open = true;
    void this.#ask("all");
  }

  /** Fill in what the table asks for itself. */
  fill(form: Form): void {
    this.close();
    this.form = form;
    this.open = true;
    if (form.kind === "group") void this.#ask("all");
    else this.wish = {};
  }

  close(): void {
    this.#asked += 1;
    this.open = this.busy = false;
    this.first = this.form = this.decision = this.only = null;
    this.keys = [];
    this.wish = this.odds = {};
  }

  /** How many more of a field can be chosen. */
  room(field: Field): number {
    const own = field.most - (this.wish[field.key] ?? 0);
    const all = this.form?.most ?? null;
    return all === null ? own : Math.min(own, all - this.total);
  }

  change(field: Field, by: number): void {
    const n = Math.max(0, Math.min(field.most, (this.wish[field.key] ?? 0) + by));
    this.wish = { ...this.wish, [field.key]: n };
    if (this.moves) void this.#ask(this.wish);
  }

  /** All of it, or as little as can be. */
  all(): void {
    void this.#ask("all");
  }

  /** Give the answers, where nothing is left to pick. */
  async confirm(): Promise<void> {
    if (!this.moves) await this.#ask(this.wish);
    if (this.open && this.keys.length > 0) this.table.give(this.keys);
  }

  async #ask(wish: Record<string, number> | "all"): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const found: Ahead = await this.table.ahead(this.first ? [...(this.first.before ?? []), this.first.key] : [], wish);
      if (asked !== this.#asked) return;
      this.form = found.form;
      this.wish = found.wish;
      this.keys = found.keys;
      this.decision = found.decision;
      this.only = found.forced.find(({ kind }) => ON_MAP.has(kind)) ?? null;
      this.busy = false;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.close();
      this.table.notice = failure(error);
    }
  }

  /** Ask once how often the attacks win that are offered now. */
  async weigh(): Promise<void> {
    const asked = this.#asked;
    const keys = this.open ? this.keys : [];
    try {
      const found = await this.table.inquire<Record<string, Chance>>(`odds/attacks?keys=${encodeURIComponent(keys.join(","))}`);
      if (asked === this.#asked) this.odds = found;
    } catch {
      // Without them the attack can be picked all the same.
    }
  }
}
