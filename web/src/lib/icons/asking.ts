/** Whoever meets an icon can ask what it means; where the answer is shown is the frame's to say. */

import { getContext, setContext } from "svelte";

export type Ask = (icon: string) => void;

const KEY = Symbol("asking");

export function provideAsking(ask: Ask): void {
  setContext(KEY, ask);
}

/** Outside of a game nobody answers. */
export function asking(): Ask {
  return getContext<Ask | undefined>(KEY) ?? (() => undefined);
}
