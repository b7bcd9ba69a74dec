/** Which icons hold their number inside is the played game's to say; whatever is drawn below its frame asks here. */

import { getContext, setContext } from "svelte";
import type { Holders } from "./rows";

const KEY = Symbol("holders");

export function provideHolders(holders: Holders): void {
  setContext(KEY, holders);
}

/** Outside of a game there are none. */
export function holders(): Holders {
  return getContext<Holders | undefined>(KEY) ?? {};
}
