/** The store of one table: what the server told last, what this person may answer, and what is shown of it. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { request } from "./api";
import { KeptView } from "./changes";
import { ChatStore } from "./chat.svelte";
import type { Board, Flight, Game, Staged } from "./game";
import { clause, label, sentence } from "./language.svelte";
import { lines } from "./log";
import { PAUSES, settings } from "./settings.svelte";
import { Connection, type ConnectionState } from "./socket";
import type { Choice } from "./targets";
import type {
  Ahead,
  Clock,
  Decision,
  Entry,
  GameEvent,
  Handed,
  Hello,
  Option,
  Outcome,
  Refusal,
  Rematch,
  Rewind,
  Seat,
  ServerMessage,
  Sitting,
  Update,
  View,
  Words,
} from "./types";

export type Catalogue = ReadonlyMap<string, Entry>;

/** What the rules of a table depend on, as its view tells: modules, the number of people, how hard it is. */
export function playedWith(view: View): string {
  const modules = Array.isArray(view.modules) ? view.modules.join(",") : "";
  const people = [view.seats, view.names, view.players].find((found) => Array.isArray(found)) as unknown[] | undefined;
  const difficulty = typeof view.difficulty === "string" ? `&difficulty=${view.difficulty}` : "";
  return `modules=${modules}${people === undefined ? "" : `&players=${people.length}`}${difficulty}`;
}

export function catalogueOf(entries: readonly Entry[]): Catalogue {
  return new Map(entries.map((entry) => [`${entry.kind}:${entry.id}`, entry]));
}

/** Answers to "why not": about one thing of the table, with what it is called, or about all. */
export interface Reasons {
  target: string | null;
  title: string;
  /** The catalogue's kind of the target, where several components share an id. */
  kind?: string;
  refusals: Refusal[];
}

/** Words as a key: components may share a message and differ in what it holds, such as tokens by their units. */
export function spelled(words: Words): string {
  return JSON.stringify([words.id, words.args]);
}

/** The outcome of a game in which seats share players: what is a player's is told once, with who shared it. */
function ofPlayers(outcome: Outcome, sitting: readonly Sitting[]): Outcome {
  const players = [...new Set(sitting.map(({ player }) => player))].sort();
  const seats = players.map((player) => sitting.findIndex((sits) => sits.player === player));
  return {
    game: outcome.game,
    names: outcome.names.map((name, player) => {
      const there = sitting.filter((sits) => sits.player === player).map((sits) => sits.name);
      return there.length > 1 ? `${name} (${there.join(", ")})` : name;
    }),
    scores: seats.map((seat) => outcome.scores[seat] ?? 0),
    winners: players.filter((_, place) => outcome.winners.includes(seats[place] ?? -1)),
    sides: players,
    sources: outcome.sources.length > 0 ? seats.map((seat) => outcome.sources[seat] ?? {}) : [],
  };
}

/** Further updates that wait to be shown are hurried when there are more than this. */
const LONG_QUEUE = 30;

export class TableStore {
  /** The name of the game, as soon as the server has told it. */
  gameName: string = $state("");
  /** What the rules depend on, as one text, so that it stays the same. */
  playedWith: string = $state("");
  /** What the page has for that game, once it is equipped. */
  game: Game | null = $state.raw(null);
  Board: Board | null = $state.raw(null);
  catalogue: Catalogue = $state.raw(new Map());
  /** How the game's table is laid out, if the game wants to know: its board knows the fields. */
  layout: unknown = $state.raw(null);

  /** What people say to each other here. */
  readonly chat = new ChatStore();

  view: View = $state.raw({});
  seat: number | null = $state(null);
  role: Update["role"] = $state("spectator");
  seats: Seat[] = $state.raw([]);
  decision: Decision | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  /** What the update that is shown now brought. */
  latest: GameEvent[] = $state.raw([]);
  canUndo: boolean = $state(false);
  scores: number[] = $state.raw([]);
  winners: number[] = $state.raw([]);
  sides: number[] = $state.raw([]);
  sources: Record<string, number>[] = $state.raw([]);
  rematch: Rematch | null = $state.raw(null);
  /** How many answers count, and what somebody asks about going back. */
  answers: number = $state(0);
  rewind: Rewind | null = $state.raw(null);
  /** How much time whoever is asked has, where the table has a clock; and the server's time, in seconds. */
  clock: Clock | null = $state.raw(null);
  time: number = $state(0);
  /** When bots stood in for people, and when these came back. */
  handed: Handed[] = $state.raw([]);
  /** What the server says about this game as a whole. */
  remark: Words | null = $state.raw(null);

  connection: ConnectionState = $state("connecting");
  /** Why the table did not let this page in when it last came, if it said so. */
  refusal: Words | null = $state.raw(null);
  /** Whether there is no line, and another one is tried. */
  lost: boolean = $state(false);
  /** Whether anything has been told yet. */
  known: boolean = $state(false);
  /** An answer is under way. */
  busy: boolean = $state(false);
  /** The answers that this person gave last. */
  given: readonly string[] = $state.raw([]);
  /** Something this person should read, until it is put away. */
  notice: Words | null = $state.raw(null);
  zoomed: Entry | null = $state.raw(null);
  /** What the mouse rests on, and where that is. */
  peeked: { entry: Entry; box: DOMRect } | null = $state.raw(null);
  /** The icon whose meaning is asked for; empty: all of them. */
  explained: string | null = $state(null);
  reasons: Reasons | null = $state.raw(null);
  /** Whose piles lie open: a player's, or (without a seat) those of the table. */
  opened: { seat: number | null } | null = $state.raw(null);
  /** Options that share a piece, to choose one of. */
  choice: Choice | null = $state.raw(null);
  /** A board may take an option over that leads to further choices there, before anything is answered. */
  intercept: ((option: Option) => boolean) | null = null;
  /** What is shown step by step; the moves after it wait. */
  scene: Staged | null = $state.raw(null);
  /** What a scene has last sent to the table. */
  sent: readonly Flight[] = $state.raw([]);
  /** Moves that are here but not shown yet. */
  waiting: number = $state(0);

  /** By seat the player that it plays, in games in which several may share one. */
  readonly sitting: Sitting[] | null = $derived((this.view["seats"] as Sitting[] | undefined) ?? null);
  /** What the players are called; those without a seat as the rules or the game say. */
  readonly names: string[] = $derived([
    ...(this.sitting ? [] : this.seats.map((seat) => seat.name)),
    ...((this.view["names"] as string[] | undefined) ?? []).slice(this.sitting ? 0 : this.seats.length),
    ...(this.game?.withoutSeat?.(this) ?? []),
  ]);
  /** Whether a bot plays this person's seat. */
  readonly replaced: boolean = $derived(this.seat !== null && !!this.seats[this.seat]?.bot);
  /** The decision if it is this seat's to take now. */
  readonly mine: Decision | null = $derived(
    this.decision && this.decision.seat === this.seat && !this.busy && !this.replaced ? this.decision : null,
  );
  readonly over: boolean = $derived(this.winners.length > 0 || this.view.over === true);
  readonly outcome: Outcome = $derived.by(() => {
    const outcome = {
      game: this.gameName,
      names: this.names,
      scores: this.scores,
      winners: this.winners,
      sides: this.sides,
      sources: this.sources,
    };
    return this.sitting ? ofPlayers(outcome, this.sitting) : outcome;
  });
  /** The components that the last turn of somebody else is about, until this person does something. */
  fresh: ReadonlyMap<string, number> = $state.raw(new Map());

  readonly #targets = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const further = (this.mine?.further ?? []).map(({ keys, option }) => ({ ...option, before: keys }));
    for (const option of [...(this.mine?.options ?? []), ...further]) {
      if (option.target === null) continue;
      const key = String(option.target);
      found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  });
  /** By option, how many pieces of the table can be clicked for it. */
  readonly #placed = new SvelteMap<string, number>();
  /** The options that no piece of the table stands for. */
  readonly loose: Option[] = $derived((this.mine?.options ?? []).filter(({ key }) => !this.#placed.has(key)));
  readonly #byId: ReadonlyMap<string, Entry> = $derived(new Map([...this.catalogue.values()].map((entry) => [entry.id, entry])));
  readonly #byName: ReadonlyMap<string, Entry> = $derived(
    new Map([...this.catalogue.values()].map((entry) => [spelled(entry.name), entry])),
  );
  #connection: Connection | null = null;
  #id = "";
  #token = "";
  #epoch = "";
  #seq = 0;
  #received = 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many answers had been taken back when the table was last told: an answer quotes it, so that one that was taken
      back is not given a second time when the line comes back. */
  #undone = 0;
  #pending: { decision: number; keys: string[]; undone: number } | null = null;
  /** This person has just taken something back: a lone end of the turn is not given for them. */
  #thinksAgain = false;
  /** How much the server's clock is ahead of this machine's, in seconds. */
  #ahead = 0;
  /** The update before which a scene was shown, or looked for. */
  #staged = -1;
  #fresh = true;
  /** The view as it was told last, and whether this connection tells only what changes of it. */
  readonly #kept = new KeptView();
  #wantsChanges = false;
  #asked: Omit<Reasons, "refusals"> = { target: null, title: "" };

  /** Give it the page's part of its game, the board, the game's components, and its layout. */
  equip(game: Game, board: Board, catalogue: Catalogue, layout: unknown = null): void {
    this.Board = board;
    this.catalogue = catalogue;
    this.layout = layout;
    this.game = game;
  }

  // ---- the connection

  connect(id: string, token: string): void {
    this.#id = id;
    this.#token = token;
    this.chat.of(id, token);
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.#connection = new Connection(address.href, {
      hello: () => this.#hello(),
      receive: (message) => this.receive(message),
      changed: (state, refusal) => this.#changed(state, refusal),
    });
  }

  /** Try to come back at once. */
  reconnect(): void {
    this.#connection?.again();
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = null;
    clearTimeout(this.#timer);
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (message.check != null && this.#kept.take(message.view, message.check) && !this.#wantsChanges) {
          this.#wantsChanges = this.#connection?.send({ type: "changes" }) ?? false;
        }
        this.#take(message);
        break;
      case "changes": {
        const { changed, ...news } = message;
        // What it brought besides stands, and the view is put right.
        if (!this.#kept.change(changed, message.check ?? -1)) this.#connection?.send({ type: "whole" });
        this.#take({ ...news, type: "table", view: this.#kept.view });
        break;
      }
      case "refusals":
        this.reasons = { ...this.#asked, refusals: this.#about(message.refusals, this.#asked.target) };
        break;
      case "refused":
        this.#pending = null;
        this.busy = false;
        this.notice = message.stale ? { id: "page-stale", args: {} } : message.words;
        break;
      case "chat":
        this.chat.receive(message);
        break;
      case "pong":
      case "lobby":
      case "begun":
        break;
    }
  }

  #hello(): Hello {
    return { token: this.#token, epoch: this.#epoch, seq: this.#seq, events: this.#received };
  }

  #changed(state: ConnectionState, refusal: Words | null): void {
    this.connection = state;
    // What was said last time stands while it is tried again.
    if (state === "connecting") {
      this.#fresh = true;
      this.#wantsChanges = false;
    } else {
      this.refusal = refusal;
      this.lost = state === "lost";
      if (state === "open") this.#connection?.send({ type: "listen" });
    }
  }

  // ---- updates, shown one after the other

  #take(update: Update): void {
    this.gameName = update.game;
    this.playedWith = playedWith(update.view);
    this.#epoch = update.epoch;
    this.#seq = update.seq;
    this.#undone = update.undone;
    if (update.clock) this.#ahead = update.clock.now - Date.now() / 1000;
    this.tick();
    this.#received = update.events_from + update.events.length;
    this.#settle(update);
    this.#queue.push(update);
    if (!this.known || document.hidden) this.flush();
    else if (this.#timer === undefined && !this.scene) this.#next();
    this.waiting = this.#queue.length;
  }

  /** An answer under way has arrived when the decision is past; after the line was lost it is sent once more. */
  #settle(update: Update): void {
    const pending = this.#pending;
    const fresh = this.#fresh;
    this.#fresh = false;
    if (!pending) return;
    const past = update.decision?.id !== pending.decision || update.decision.seat !== this.seat;
    if (past || update.undone !== pending.undone) this.#pending = null;
    else if (fresh) this.#send(pending);
  }

  /** Show all that waits, at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.scene = null;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) this.#show(update);
    this.waiting = 0;
  }

  #next(): void {
    this.#timer = undefined;
    for (;;) {
      const update = this.#queue[0];
      if (update && this.#stages(update)) return;
      this.#queue.shift();
      this.waiting = this.#queue.length;
      if (!update) return;
      this.#show(update);
      const others = update.events.some((event) => event.seat !== null && event.seat !== this.seat);
      const pause = this.#queue.length > LONG_QUEUE ? PAUSES.fast / 2 : PAUSES[settings.speed];
      if (others && pause > 0) {
        this.#timer = setTimeout(() => this.#next(), pause);
        return;
      }
    }
  }

  /** Whether a scene comes before an update. */
  #stages(update: Update): boolean {
    if (settings.scenes === "off" || PAUSES[settings.speed] === 0 || this.#staged === update.seq) return false;
    this.#staged = update.seq;
    const scene = this.game?.sceneOf?.(this, update.events) ?? null;
    this.scene = scene && { ...scene, after: update.view };
    return scene !== null;
  }

  /** The scene is over: what waited for it is shown. */
  closeScene(): void {
    this.scene = null;
    if (this.#timer === undefined) this.#next();
  }

  #show(update: Update): void {
    this.known = true;
    this.role = update.role;
    this.seat = update.seat;
    this.seats = update.seats;
    this.view = update.view;
    // What was taken back is not the latest any more.
    if (update.events.length > 0 || update.events_from < this.events.length) this.latest = update.events;
    this.events = [...this.events.slice(0, update.events_from), ...update.events];
    if (update.events.length > 0) this.#mark(update.events);
    this.canUndo = update.can_undo;
    this.scores = update.scores;
    this.winners = update.winners;
    this.sides = update.sides;
    this.sources = update.sources;
    if (this.over) this.fresh = new Map();
    this.rematch = update.rematch;
    this.answers = update.answers ?? 0;
    this.rewind = update.rewind ?? null;
    this.clock = update.clock ?? null;
    this.handed = update.handed ?? [];
    this.remark = update.notice ?? null;
    if (update.decision?.id !== this.decision?.id) this.reasons = this.choice = this.peeked = null;
    this.decision = update.decision;
    this.busy = this.#pending !== null;
    this.#takeLone();
  }

  #mark(events: readonly GameEvent[]): void {
    let marked = [...this.fresh];
    for (const { kind, seat, what, words } of this.game ? lines(events, this.game) : events) {
      const begins = this.game?.headings.has(kind) ?? false;
      if (begins !== (seat === this.seat)) marked = [];
      if (begins || seat === this.seat) continue;
      const by = seat ?? -1;
      if (typeof what === "string") marked.push([what, by]);
      const which = words?.args["which"];
      const other = typeof which === "object" && !Array.isArray(which) ? this.named(which) : undefined;
      if (other) marked.push([other.id, by]);
    }
    this.fresh = new Map(marked);
  }

  /** Whether everybody else is a bot. */
  get #amongBots(): boolean {
    return this.seats.every(({ bot }, seat) => seat === this.seat || bot !== "");
  }

  /** The only option is taken where that was wished, where it is what chance must have given, or where nobody but bots
      could learn from it. */
  #takeLone(): void {
    const [only, ...others] = this.mine?.options ?? [];
    if (!only || others.length > 0 || this.#queue.length > 0) return;
    const ends = only.kind === this.game?.endOfTurn;
    if (!(ends ? settings.autoEnd : this.mine?.by_chance || (this.game?.takesLone && this.#amongBots))) return;
    if (!this.#thinksAgain) this.pick(only);
    // Who takes something back wants to choose, and here is nothing to choose from.
    else if (!ends) this.undo();
  }

  /** Ask the server about this table, besides the game's own course. A replay has nobody to ask. */
  async inquire<T>(path: string): Promise<T> {
    return request<T>("GET", `/api/tables/${encodeURIComponent(this.#id)}/${path}`, { token: this.#token });
  }

  get answersInquiries(): boolean {
    return this.#id !== "";
  }

  // ---- what this person does

  /** The options that are about a component of the table. */
  optionsFor(target: string): Option[] {
    return this.#targets.get(target) ?? [];
  }

  /** A piece of the table stands for these options, until the returned function is called. */
  standFor(options: readonly Option[]): () => void {
    const count = (by: 1 | -1): void =>
      untrack(() => {
        for (const { key } of options) {
          const n = (this.#placed.get(key) ?? 0) + by;
          if (n > 0) this.#placed.set(key, n);
          else this.#placed.delete(key);
        }
      });
    count(1);
    return () => count(-1);
  }

  pick(option: Option): void {
    if (this.intercept?.(option)) return;
    this.give([...(option.before ?? []), option.key]);
  }

  /** Answer this decision and those that follow it, all or none. */
  give(keys: string[]): void {
    const decision = this.mine;
    if (!decision) return;
    this.#pending = { decision: decision.id, keys, undone: this.#undone };
    this.#thinksAgain = false;
    this.given = keys;
    this.busy = true;
    this.notice = null;
    // Without a line it goes out when the line is back and the decision is still open.
    this.#send(this.#pending);
  }

  #send({ keys, ...quoted }: { decision: number; keys: string[]; undone: number }): void {
    const [only = "", ...others] = keys;
    this.#connection?.send(others.length > 0 ? { type: "answers", ...quoted, keys } : { type: "answer", ...quoted, key: only });
  }

  /** Ask what would be asked after some answers, with those that come nearest to a wish ("all": as much as there is). */
  async ahead(keys: readonly string[], wish?: Record<string, number> | "all"): Promise<Ahead> {
    const body = { decision: this.decision?.id, undone: this.#undone, keys, ...(wish === "all" ? { everything: true } : { wish }) };
    return request<Ahead>("POST", `/api/tables/${encodeURIComponent(this.#id)}/ahead`, { token: this.#token, body });
  }

  undo(): void {
    const decision = this.mine;
    if (!decision || !this.canUndo || this.connection !== "open") return;
    this.#thinksAgain = true;
    this.#connection?.send({ type: "undo", decision: decision.id, undone: this.#undone });
  }

  /** Ask the others to go back until only so many answers are left. */
  async askRewind(to: number): Promise<void> {
    await this.#rewinds("POST", { to });
  }

  /** Agree to what is asked, or refuse it. */
  async agreeRewind(agree: boolean): Promise<void> {
    if (this.rewind) await this.#rewinds("PUT", { to: this.rewind.to, agree });
  }

  async #rewinds(method: string, wish: { to: number; agree?: boolean }): Promise<void> {
    await this.#wishes(method, "rewind", wish);
  }

  /** What is meant for the table as it is shown now. */
  async #wishes(method: string, path: string, wish: object): Promise<void> {
    const body = { ...wish, answers: this.answers, undone: this.#undone };
    await request(method, `/api/tables/${encodeURIComponent(this.#id)}/${path}`, { token: this.#token, body });
  }

  /** Look at the clock. */
  tick(): void {
    this.time = Date.now() / 1000 + this.#ahead;
  }

  /** Remind whoever is late. */
  async nudge(late: number): Promise<void> {
    await this.#wishes("POST", `seats/${late}/nudge`, {});
  }

  /** Ask the others to let a bot stand in for whoever is late. */
  async askStandIn(late: number, bot: string): Promise<void> {
    await this.#wishes("POST", `seats/${late}/stand-in`, { bot });
  }

  async agreeStandIn(late: number, agree: boolean): Promise<void> {
    await this.#wishes("PUT", `seats/${late}/stand-in`, { agree });
  }

  /** Play again where a bot stands in. */
  async comeBack(): Promise<void> {
    await request("DELETE", `/api/tables/${encodeURIComponent(this.#id)}/seats/${this.seat}/stand-in`, { token: this.#token });
  }

  /** Ask what is not possible, about one thing (and what it is called) or (null) about all, and show why. */
  why(target: string | null, title = "", kind = ""): void {
    if (!this.mine) return;
    this.#asked = { target, title, kind };
    this.#connection?.send({ type: "why-not" });
  }

  #about(refusals: Refusal[], target: string | null): Refusal[] {
    // What only waits for another choice first is not in the list of all, or it would be long.
    const refused = refusals.filter(({ reason }) => !reason.id.startsWith("why-choose-"));
    return target === null ? refused : refusals.filter((refusal) => String(refusal.target) === target);
  }

  zoom(kind: string, id: string): void {
    this.zoomed = this.catalogue.get(`${kind}:${id}`) ?? this.entry(id) ?? null;
  }

  /** Show something large beside the place where it lies, until the mouse leaves it. */
  peek(kind: string, id: string, box: DOMRect): void {
    const entry = this.catalogue.get(`${kind}:${id}`) ?? this.entry(id);
    this.peeked = entry && !this.zoomed && !this.choice ? { entry, box } : null;
  }

  // ---- components and texts

  /** A component by its id, which is its own among those of its kind; of these kinds if it can be of several. */
  entry(id: string, ...kinds: string[]): Entry | undefined {
    for (const kind of kinds) {
      const found = this.catalogue.get(`${kind}:${id}`);
      if (found) return found;
    }
    return this.#byId.get(id);
  }

  /** The component whose name these words are. */
  named(words: Words): Entry | undefined {
    return this.#byName.get(spelled(words));
  }

  /** A component's name, or its id where the catalogue has none. */
  name(id: string, ...kinds: string[]): string {
    const entry = this.entry(id, ...kinds);
    return entry ? clause(entry.name) : id;
  }

  /** Words in the current language, to stand inside a sentence. */
  text(words: Words): string {
    return clause(this.#withNames(words));
  }

  /** Words with a capital letter: a button. */
  label(words: Words): string {
    return label(this.#withNames(words));
  }

  /** The option of the pending decision that leads to one which is not offered yet. */
  leadsTo(option: Option): Option | undefined {
    return this.mine?.options.find(({ key }) => key === option.before?.[0]);
  }

  /** What the button of an option says. */
  optionLabel(option: Option): string {
    const first = this.leadsTo(option);
    if (first) return `${this.optionLabel(first)} → ${this.optionLabel({ ...option, before: [] })}`;
    return this.label(this.game?.optionWords?.(option, this.decision?.prompt ?? null) ?? option.words);
  }

  sentence(words: Words): string {
    return sentence(this.#withNames(words));
  }

  /** Where words are about a seat, its player's name goes with them. */
  #withNames(words: Words): Words {
    const seat = words.args["seat"];
    if (typeof seat !== "number") return words;
    return { ...words, args: { ...words.args, player: this.names[seat] ?? String(seat + 1) } };
  }
}
