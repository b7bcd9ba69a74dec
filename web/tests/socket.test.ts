/** The connection greets with what is known, comes back when it is lost, and gives up only where coming again cannot help. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_PAUSE, LONGEST_PAUSE } from "../src/lib/persistence";
import { Connection, PING_EVERY, PONG_WITHIN, type ConnectionState } from "../src/lib/socket";
import type { ServerMessage, Update, Words } from "../src/lib/types";

class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const UPDATE: Partial<Update> = { type: "table", epoch: "e", seq: 3, view: {}, events: [], seats: [], scores: [], winners: [] };

interface Connected {
  connection: Connection;
  states: ConnectionState[];
  refusals: (string | undefined)[];
  heard: ServerMessage[];
  known: { seq: number };
}

function connect(): Connected {
  const states: ConnectionState[] = [];
  const refusals: (string | undefined)[] = [];
  const heard: ServerMessage[] = [];
  const known = { seq: 0 };
  const connection = new Connection(
    "ws://table/socket",
    {
      hello: () => ({ token: "token", epoch: "e", seq: known.seq, events: 7 }),
      receive: (message) => heard.push(message),
      changed: (state, refusal) => {
        states.push(state);
        refusals.push(refusal?.id);
      },
    },
    { socket: (address) => new FakeSocket(address) as unknown as WebSocket, random: () => 0.5 },
  );
  return { connection, states, refusals, heard, known };
}

function refuse(id: string): void {
  const words: Words = { id, args: {} };
  FakeSocket.last.say({ type: "refused", reason: "no", words, stale: false });
  FakeSocket.last.onclose?.({ code: 1008 });
}

describe("a connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => vi.useRealTimers());

  it("greets first and is open when the table has answered", () => {
    const { connection, states, heard } = connect();
    expect(connection.send({ type: "ping" })).toBe(false);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toEqual([{ token: "token", epoch: "e", seq: 0, events: 7 }]);
    FakeSocket.last.say(UPDATE);
    expect(states).toEqual(["open"]);
    expect(heard).toHaveLength(1);
    expect(connection.send({ type: "answer", decision: 1, key: "end", undone: 0 })).toBe(true);
    connection.close();
  });

  it("comes back after it was lost, with what is known by then, ever less often", () => {
    const { connection, states, known } = connect();
    FakeSocket.last.say(UPDATE);
    known.seq = 3;
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toEqual([{ token: "token", epoch: "e", seq: 3, events: 7 }]);
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.all).toHaveLength(3);
    connection.close();
  });

  it.each(["refused-token", "refused-no-table"])("does not come back after %s", (id) => {
    const { states, refusals } = connect();
    refuse(id);
    vi.advanceTimersByTime(600_000);
    expect(states).toEqual(["closed"]);
    expect(refusals).toEqual([id]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each(["refused-unreadable", "refused-storage", "refused-crowded", "refused-hello", "refused-too-often", "refused-of-the-future"])(
    "comes again after %s, and is let in when that has passed",
    (id) => {
      const { connection, states, refusals, heard } = connect();
      for (let time = 1; time <= 12; time += 1) {
        expect(FakeSocket.all).toHaveLength(time);
        refuse(id);
        expect([states.at(-1), refusals.at(-1)]).toEqual(["lost", id]);
        vi.advanceTimersByTime(LONGEST_PAUSE);
      }
      FakeSocket.last.say(UPDATE);
      expect([states.at(-1), refusals.at(-1)]).toEqual(["open", undefined]);
      expect(heard).toHaveLength(1);
      connection.close();
    },
  );

  it("comes again after a policy closed it without a word", () => {
    const { connection, states } = connect();
    FakeSocket.last.onclose?.({ code: 1008 });
    expect(states).toEqual(["lost"]);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
  });

  it("hands on a refusal of something that was sent, and stays", () => {
    const { connection, states, heard } = connect();
    FakeSocket.last.say(UPDATE);
    FakeSocket.last.say({ type: "refused", reason: "no", words: { id: "refused-token", args: {} }, stale: false });
    expect(heard.map(({ type }) => type)).toEqual(["table", "refused"]);
    expect(states).toEqual(["open"]);
    connection.close();
  });

  it("comes again at once when it is asked to", () => {
    const { connection } = connect();
    refuse("refused-storage");
    connection.again();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(LONGEST_PAUSE);
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
    connection.again();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives up a line that does not answer a ping", () => {
    const { connection, states } = connect();
    const first = FakeSocket.last;
    first.say(UPDATE);
    vi.advanceTimersByTime(PING_EVERY);
    expect(first.sent).toEqual([{ type: "ping" }]);
    first.say({ type: "pong" });
    vi.advanceTimersByTime(PING_EVERY);
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(first.closed).toBe(true);
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
  });

  it("does not hear a socket that it has given up", () => {
    const { connection, heard } = connect();
    const first = FakeSocket.last;
    connection.close();
    first.say(UPDATE);
    expect(heard).toEqual([]);
  });

  it.each(["null", "7", "<html>502 Bad Gateway</html>", '{"type":"table"}', '{"type":"toString"}', "{}"])("tries another line when it hears %s", (nonsense) => {
    const { connection, states, heard } = connect();
    FakeSocket.last.onopen?.();
    FakeSocket.last.onmessage?.({ data: nonsense });
    expect(heard).toEqual([]);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(FIRST_PAUSE * 2);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.say(UPDATE);
    expect(states.at(-1)).toBe("open");
    connection.close();
  });
});
