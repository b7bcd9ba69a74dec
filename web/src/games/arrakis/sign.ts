/** What is known of the game before a table of it is shown. */

import type { Sign } from "../../lib/game";
import "./seats.css";

export const sign: Sign = {
  name: "arrakis",
  laidOut: true,
  letters: "AH",
  roleLetters: { atreides: "A", harkonnen: "H", "house-atreides": "A", "fremen-ally": "F", "house-harkonnen": "H", "corrino-ally": "C" },
  units: ["prescience", "supremacy"],
  Setup: () => import("./Setup.svelte"),
  board: () => import("./Board.svelte"),
  load: async () => (await import(".")).arrakis,
};
