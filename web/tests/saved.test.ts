/** A saved game goes on with whoever sat where, as far as they are to be had. */

import { describe, expect, test } from "vitest";
import { savedGame, seatsOf } from "../src/lib/saved";

const CHOICES = { bots: ["random", "greedy", "search"], usual_bot: "greedy" };

function bots(seats?: unknown): string[] {
  const text = JSON.stringify({ game: "any", setup: { names: ["Anna", "Boris"] }, ...(seats === undefined ? {} : { seats }) });
  return seatsOf(savedGame(text), CHOICES).map(({ bot }) => bot);
}

describe("the seats of a saved game", () => {
  test("are those of the record", () => {
    expect(bots(["search", "human"])).toEqual(["search", ""]);
    expect(bots(["human", "human"])).toEqual(["", ""]);
  });

  test("go to the usual bot where the bot of the record is not to be had", () => {
    expect(bots(["own/bot.py:Bot", "human"])).toEqual(["greedy", ""]);
  });

  test.each([[undefined], ["human"], [["human"]]])("begin with a person where the record does not say it: %j", (seats) => {
    expect(bots(seats)).toEqual(["", "greedy"]);
  });

  test.each(["", "[]", "{}", '{"setup": {}}', '{"setup": {"names": "Anna"}}'])("are not those of anything else: %s", (text) => {
    expect(() => savedGame(text)).toThrow();
  });
});
