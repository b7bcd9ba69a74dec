/** A saved game: a record from a file, and who is to sit where when it goes on. */

import type { GameChoices, SeatWish } from "./types";

export interface SavedGame {
  game: string;
  setup: { names: string[] };
}

/** How the terminal writes down that a person has a seat. */
const PERSON = "human";

/** A record as it was read from a file; whatever else the file holds is refused. */
export function savedGame(text: string): SavedGame {
  const record = JSON.parse(text) as SavedGame;
  record.setup.names.map(String);
  return record;
}

/**
 * Who sat where, if the record says so: a bot that is not to be had here gives its seat to the usual one. Otherwise the
 * first seat is a person's.
 */
export function seatsOf(record: SavedGame, choices: Pick<GameChoices, "bots" | "usual_bot">): SeatWish[] {
  const { names } = record.setup;
  const said = (record as { seats?: unknown }).seats;
  const sat: unknown[] = Array.isArray(said) && said.length === names.length ? said : names.map((_, seat) => (seat === 0 ? PERSON : ""));
  return names.map((name, seat) => {
    const who = sat[seat];
    if (who === PERSON) return { name, bot: "" };
    return { name, bot: typeof who === "string" && choices.bots.includes(who) ? who : choices.usual_bot };
  });
}
