/** Components are found by their names in the log, also where several share a message. */

import { expect, test } from "vitest";
import { catalogueOf, TableStore } from "../src/lib/table.svelte";
import type { Entry, Words } from "../src/lib/types";

const units = (...counts: [number, string][]): Words => ({
  id: "a-token",
  args: { parts_list: counts.map(([n, what]) => ({ id: "units", args: { n, what } })) },
});
const token = (id: string, name: Words): Entry => ({
  id, kind: "token", module: "", copies: 1, name, parts: [], numbers: {}, tags: [], icons: [], doubt: "", doubt_words: null, facts: [],
});

test("tokens that differ only in their units are told apart", () => {
  const table = new TableStore();
  table.catalogue = catalogueOf([
    token("two", units([2, "regular"])),
    token("mixed", units([1, "regular"], [1, "elite"])),
    token("plain", { id: "plain", args: {} }),
  ]);
  expect(table.named(units([2, "regular"]))?.id).toBe("two");
  expect(table.named(units([1, "regular"], [1, "elite"]))?.id).toBe("mixed");
  expect(table.named(units([3, "regular"]))).toBeUndefined();
  expect(table.named({ id: "plain", args: {} })?.id).toBe("plain");
});
