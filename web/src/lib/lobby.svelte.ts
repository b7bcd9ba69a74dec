/** The store of a lobby: who is there, and what this person may do. */

import { request } from "./api";
import { failure } from "./language.svelte";
import { ownTable, rememberTable } from "./own_tables.svelte";
import { personKey } from "./person";
import { goInstead, lobbyPath, tablePath } from "./route.svelte";
import { Connection, type ConnectionState } from "./socket";
import type { Links, Lobby, ServerMessage, Words } from "./types";

export class LobbyStore {
  lobby: Lobby | null = $state.raw(null);
  connection: ConnectionState = $state("connecting");
  refusal: Words | null = $state.raw(null);
  problem: Words | null = $state.raw(null);
  busy = $state(false);
  /** All links, for the host. */
  links: Links | null = $state.raw(null);
  /** The link for all friends, as far as it is known here. */
  invite = $state("");
  #connection: Connection | null = null;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  connect(): void {
    // Whoever comes by the link for all friends once more has their seat already.
    const known = ownTable(this.id);
    if (known?.invite === this.token && known.token !== this.token) {
      goInstead(lobbyPath(this.id, known.token));
      return;
    }
    const address = new URL(`/api/lobbies/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.#connection = new Connection(address.href, {
      hello: () => ({ token: this.token, epoch: "", seq: 0, events: 0 }),
      receive: (message) => this.#receive(message),
      changed: (state, refusal) => this.#changed(state, refusal),
    });
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  #receive(message: ServerMessage): void {
    if (message.type === "begun") this.#go(message.token);
    if (message.type !== "lobby") return;
    const first = this.lobby === null;
    this.lobby = message;
    const known = ownTable(this.id);
    this.invite ||= message.role === "invite" ? this.token : (known?.invite ?? known?.links?.invite ?? "");
    if (first && message.role === "host") void this.#fetchLinks();
    // Whoever was asked to get up may take another seat.
    if (message.role === "spectator" && known?.invite && known.token === this.token) this.#standUp(known.invite);
  }

  #changed(state: ConnectionState, refusal: Words | null): void {
    this.connection = state;
    this.refusal = refusal;
    if (refusal?.id === "refused-begun") this.#go(this.token);
    const invite = ownTable(this.id)?.invite;
    if (refusal?.id === "refused-token" && invite && invite !== this.token) this.#standUp(invite);
  }

  /** Without a seat, as whoever has just come. */
  #standUp(invite: string): void {
    rememberTable({ id: this.id, token: invite, title: ownTable(this.id)?.title ?? "", at: Date.now(), invite, lobby: true });
    goInstead(lobbyPath(this.id, invite));
  }

  #go(token: string): void {
    this.disconnect();
    const known = ownTable(this.id);
    const title = this.lobby?.seats.map(({ name }) => name).filter((name) => name !== "").join(", ");
    rememberTable({ id: this.id, title: title || known?.title || "", token, at: Date.now(), lobby: false });
    goInstead(tablePath(this.id, token));
  }

  async #fetchLinks(): Promise<void> {
    const found = await this.#try(() => request<Links>("GET", `/api/lobbies/${this.id}/links`, { token: this.token }));
    if (!found) return;
    this.links = found;
    this.invite = found.invite ?? "";
    rememberTable({ id: this.id, token: this.token, title: ownTable(this.id)?.title ?? "", at: Date.now(), links: found, lobby: true });
  }

  async #try<T>(work: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.problem = null;
    try {
      return await work();
    } catch (error) {
      this.problem = failure(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  #ask<T>(method: string, path: string, body?: unknown): Promise<T | null> {
    return this.#try(() => request<T>(method, `/api/lobbies/${this.id}${path}`, { token: this.token, body }));
  }

  /** Sit down, or move there; a friend has a token of their own from now on. */
  async take(seat: number, name: string): Promise<void> {
    const taken = await this.#ask<{ token: string; lobby: Lobby }>("POST", `/seats/${seat}`, { person: personKey(), name });
    if (!taken) return;
    this.lobby = taken.lobby;
    if (taken.lobby.role === "host" || taken.token === this.token) return;
    const invite = this.lobby && this.invite ? { invite: this.invite } : {};
    rememberTable({ id: this.id, token: taken.token, title: name, at: Date.now(), game: taken.lobby.game, lobby: true, ...invite });
    goInstead(lobbyPath(this.id, taken.token));
  }

  async change(seat: number, wish: { name?: string; ready?: boolean; values?: Record<string, string>; bot?: string }): Promise<void> {
    this.lobby = (await this.#ask<Lobby>("PUT", `/seats/${seat}`, wish)) ?? this.lobby;
  }

  /** As the host: so many seconds for each answer. */
  async setClock(clock: number): Promise<void> {
    this.lobby = (await this.#ask<Lobby>("PUT", "", { clock })) ?? this.lobby;
  }

  async getUp(seat: number): Promise<void> {
    const mine = this.lobby?.seat === seat && this.lobby.role === "seat";
    const after = await this.#ask<Lobby>("DELETE", `/seats/${seat}`);
    if (after && mine && this.invite) this.#standUp(this.invite);
    else if (after) this.lobby = after;
  }

  async begin(fill: string, names: string[], anyway: boolean): Promise<void> {
    const links = await this.#ask<Links>("POST", "/begin", { fill, names, anyway });
    if (links) rememberTable({ id: this.id, token: this.token, title: "", at: Date.now(), links, lobby: false });
  }
}
