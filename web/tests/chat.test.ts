/** A line of the chat is text and chips of components, and never anything else. */

import { expect, test } from "vitest";
import { ChatStore, pieces } from "../src/lib/chat.svelte";

test("a line is cut at the components that it names", () => {
  expect(pieces("Take [[maker-keeper]] now")).toEqual([{ text: "Take " }, { component: "maker-keeper" }, { text: " now" }]);
  expect(pieces("[[a]][[b-1]]")).toEqual([{ component: "a" }, { component: "b-1" }]);
  expect(pieces("[[<b>]] [x] [[")).toEqual([{ text: "[[<b>]] [x] [[" }]);
});

test("lines that have changed take the place of what was, and what is muted is not news", () => {
  const chat = new ChatStore();
  const line = (number: number, seat: number, text: string) => ({ number, seat, at: 0, text, reactions: {} });
  chat.receive({ type: "chat", mode: "everybody", lines: [line(0, 0, "old")], whole: true });
  expect(chat.unread).toBe(0);
  chat.receive({ type: "chat", mode: "everybody", lines: [line(2, 1, "new")], whole: false });
  chat.receive({ type: "chat", mode: "everybody", lines: [line(1, 2, "before it")], whole: false });
  chat.receive({ type: "chat", mode: "everybody", lines: [line(2, 1, "changed")], whole: false });
  expect(chat.lines.map(({ text }) => text)).toEqual(["old", "before it", "changed"]);
  expect(chat.unread).toBe(2);
  chat.mute(1, true);
  expect(chat.unread).toBe(1);
  chat.read();
  expect(chat.unread).toBe(0);
  chat.receive({ type: "chat", mode: "people", lines: [], whole: true });
  expect(chat.lines).toEqual([]);
});
