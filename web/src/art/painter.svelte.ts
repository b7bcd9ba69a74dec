/** The drawings, fetched when the first of them is wanted: a page without pictures does not carry them. */

import "./art.css";

export type Drawings = typeof import("./drawings");

let loaded: Drawings | null = $state.raw(null);
let asked = false;

export function drawings(): Drawings | null {
  if (!asked && typeof document !== "undefined") {
    asked = true;
    import("./drawings").then(
      (all) => (loaded = all),
      // Without a line there are no pictures; the next one asks again.
      () => (asked = false),
    );
  }
  return loaded;
}
