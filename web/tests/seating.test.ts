/** A person keeps their name, whichever seat they take. */

import { expect, test } from "vitest";
import { againstBots, named, ownSeat, take } from "../src/lib/seating";

const seats = (...bots: string[]): { name: string; bot: string }[] => bots.map((bot) => ({ name: "", bot }));
const otherwise = (seat: number, bot: string): string => `${bot || "person"} ${seat + 1}`;

test.each([
  [["", "greedy"], ["Anna", "greedy 2"]],
  [["greedy", ""], ["greedy 1", "Anna"]],
  [["", ""], ["Anna", "person 2"]],
  [["greedy", "greedy"], ["greedy 1", "greedy 2"]],
])("one's own name goes to the first seat that a person takes: %j", (bots, names) => {
  expect(named(seats(...bots), " Anna ", otherwise).map(({ name }) => name)).toEqual(names);
});

test("a name that was written stands", () => {
  const wishes = [{ name: "Chani", bot: "" }, { name: " Hal ", bot: "greedy" }];
  expect(named(wishes, "Anna", otherwise).map(({ name }) => name)).toEqual(["Chani", "Hal"]);
});

test("where bots take all seats none is one's own", () => {
  expect(ownSeat(seats("greedy", "random"))).toBe(-1);
});

test("a person who changes sides takes their written name along, whichever seat is changed first", () => {
  const first = [{ name: "Anna", bot: "" }, { name: "", bot: "greedy" }];
  let standing = take(first, 0, "greedy", "");
  expect(standing).toBe("Anna");
  standing = take(first, 1, "", standing);
  expect([first, standing]).toEqual([[{ name: "", bot: "greedy" }, { name: "Anna", bot: "" }], ""]);

  const second = [{ name: "Anna", bot: "" }, { name: "", bot: "greedy" }];
  standing = take(second, 1, "", "");
  standing = take(second, 0, "greedy", standing);
  expect([second, standing]).toEqual([[{ name: "", bot: "greedy" }, { name: "Anna", bot: "" }], ""]);
});

test("another bot changes no name, and a written name is not overwritten", () => {
  const wishes = [{ name: "Anna", bot: "" }, { name: "Hal", bot: "greedy" }];
  expect(take(wishes, 1, "random", "")).toBe("");
  let standing = take(wishes, 0, "random", "");
  standing = take(wishes, 1, "", standing);
  expect([wishes, standing]).toEqual([[{ name: "", bot: "random" }, { name: "Hal", bot: "" }], "Anna"]);
});

test.each([
  [["", "greedy", "random"], ["", "greedy", "random"]],
  [["random", "", "search"], ["random", "", "search"]],
  [["greedy", "", ""], ["greedy", "", "usual"]],
  [["random", "greedy"], ["", "greedy"]],
])("who plays against bots has the seat and the bots that are chosen: %j", (chosen, bots) => {
  expect(againstBots(seats(...chosen), "usual").map(({ bot }) => bot)).toEqual(bots);
});

test("a bot in the place of another person does not take that person's name", () => {
  const wishes = [{ name: "Anna", bot: "" }, { name: "Boris", bot: "" }, { name: "Hal", bot: "greedy" }];
  expect(againstBots(wishes, "usual").map(({ name }) => name)).toEqual(["Anna", "", "Hal"]);
});
