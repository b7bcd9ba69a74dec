/** Tables are remembered by what they are, not by the links that lead to them. */

import { expect, test } from "vitest";
import { forgetTable, ownTable, ownTables, rememberTable } from "../src/lib/own_tables.svelte";

test("a rematch with the same token is a table of its own", () => {
  rememberTable({ id: "first", token: "mine", title: "Anna, Boris", at: 1, over: true });
  rememberTable({ id: "second", token: "mine", title: "Anna, Boris", at: 2 });
  expect(ownTables().map(({ id }) => id)).toEqual(["second", "first"]);
  expect(ownTable("first")?.over).toBe(true);
  expect(ownTable("second")?.over).toBeUndefined();
  forgetTable("first");
  expect(ownTables().map(({ id, token }) => [id, token])).toEqual([["second", "mine"]]);
});
