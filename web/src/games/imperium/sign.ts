/** What is known of the games of this family before a table of theirs is shown. */

import type { Sign } from "../../lib/game";

const family: Omit<Sign, "name" | "load"> = {
  family: "imperium",
  laidOut: true,
  board: () => import("./Board.svelte"),
};

export const uprising: Sign = { ...family, name: "uprising", load: async () => (await import(".")).uprising };
export const imperium: Sign = { ...family, name: "imperium", load: async () => (await import(".")).imperium };
