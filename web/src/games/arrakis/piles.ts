/** The piles that can be opened: own decks, what was discarded, and the Prescience cards that are out of the game. */

import type { Owned, Pile } from "../../lib/game";
import type { TableStore } from "../../lib/table.svelte";
import { arrakis, sideOf } from "./view";

const pile = (name: string, ids: readonly string[] = [], n = ids.length): Pile => ({ name, n, ids, kinds: [] });

export function piles(table: TableStore): Owned[] {
  const view = arrakis(table);
  const players = view.players.map((player, seat): Owned => ({
    seat,
    piles: [
      pile("house-deck", player.house_deck, player.house_deck_count),
      pile("ally-deck", player.ally_deck, player.ally_deck_count),
      pile("discard", player.discard),
      ...(player.objectives_shown?.length ? [pile("objectives", player.objectives_shown)] : []),
    ],
  }));
  const from = sideOf(table) ?? 0;
  const common: Owned = { seat: null, piles: [pile("claimed", view.claimed), pile("removed", view.removed)] };
  return [...players.slice(from), ...players.slice(0, from), common];
}
