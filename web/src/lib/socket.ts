/** The connection to a table: greets with what is already known, and comes back whenever it is lost. */

import { pauseAfter } from "./persistence";
import type { ClientMessage, Hello, ServerMessage, Words } from "./types";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** What is known already, so that only news is sent. */
  hello(): Hello;
  receive(message: ServerMessage): void;
  /** `closed` is for good. `refusal`: why the table did not let this page in just now, if it said so. */
  changed(state: ConnectionState, refusal: Words | null): void;
}

/** What of the browser the connection needs; tests bring their own. */
export interface Surroundings {
  socket(address: string): WebSocket;
  random(): number;
}

const BROWSER: Surroundings = { socket: (address) => new WebSocket(address), random: Math.random };

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 6_000;
/** Coming again does not help where there is no such table, or its link is another one. Any other reason may pass. */
const HOPELESS: ReadonlySet<string> = new Set(["refused-token", "refused-no-table", "refused-not-begun", "refused-begun"]);
/** What a message of each kind must hold. */
const FIELDS: Readonly<Record<ServerMessage["type"], readonly string[]>> = {
  table: ["view", "events", "seats", "scores", "winners"],
  changes: ["changed", "events", "seats", "scores", "winners"],
  refusals: ["refusals"],
  refused: ["words"],
  pong: [],
  lobby: ["seats"],
  begun: [],
  chat: ["lines"],
};

/** What was sent, if it is a message of the server; whatever stands between may say anything. */
function understood(data: unknown): ServerMessage | null {
  try {
    const message = JSON.parse(String(data)) as Record<string, unknown> | null;
    const whole = FIELDS[message?.["type"] as ServerMessage["type"]]?.every((name) => message?.[name] instanceof Object);
    return whole ? (message as unknown as ServerMessage) : null;
  } catch {
    return null;
  }
}

export class Connection {
  #socket: WebSocket | null = null;
  #state: ConnectionState = "connecting";
  #failures = 0;
  #welcome = false;
  #refusal: Words | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly surroundings: Surroundings = BROWSER,
  ) {
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    globalThis.addEventListener?.("online", this.#wake);
    globalThis.document?.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Whether the message went out; what did not is up to the caller. */
  send(message: ClientMessage): boolean {
    if (this.#state !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once, without waiting for the pause to end. */
  again(): void {
    if (this.#state === "lost" || this.#state === "connecting") this.#open();
  }

  close(): void {
    this.#change("closed");
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    globalThis.removeEventListener?.("online", this.#wake);
    globalThis.document?.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#welcome = false;
    this.#refusal = null;
    this.#change("connecting");
    const socket = this.surroundings.socket(this.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event: MessageEvent<unknown>) => {
      const message = understood(event.data);
      if (message) this.#take(message);
      else this.#giveUp();
    };
    socket.onclose = () => this.#lost();
  }

  /** Forget the present socket; nothing it still says is heard. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #take(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    if (message.type === "table" || message.type === "lobby") {
      this.#welcome = true;
      this.#failures = 0;
      this.#change("open");
    }
    // Before the first word about the table, a refusal is about being let in.
    if (message.type === "refused" && !this.#welcome) {
      this.#refusal = message.words;
      this.#giveUp();
    } else this.listener.receive(message);
  }

  #lost(): void {
    clearTimeout(this.#deadline);
    this.#socket = null;
    if (this.#state === "closed") return;
    if (this.#refusal && HOPELESS.has(this.#refusal.id)) {
      this.close();
      return;
    }
    this.#change("lost");
    const pause = pauseAfter(this.#failures, this.surroundings.random());
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  /** Ask whether the line is still there; a silent one is given up. */
  #ping(): void {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#giveUp(), PONG_WITHIN);
  }

  /** This line is of no use: another one is tried. */
  #giveUp(): void {
    this.#drop();
    this.#lost();
  }

  /** The laptop woke up, the tab is looked at again, the network is back. */
  readonly #wake = (): void => {
    if (globalThis.document?.visibilityState === "hidden") return;
    if (this.#state === "lost") this.#open();
    else this.#ping();
  };

  #change(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.changed(state, this.#refusal);
  }
}
