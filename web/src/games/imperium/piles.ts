/** The piles that can be opened: what the view of a seat holds of decks, discards and the trash, and from the log what
    somebody has acquired and played. */

import type { Owned, Pile } from "../../lib/game";
import type { TableStore } from "../../lib/table.svelte";
import { DECK_CARDS } from "./facts";
import { imperium } from "./view";

const INTRIGUE = ["intrigue"];

const pile = (name: string, ids: readonly string[] = [], kinds: readonly string[] = DECK_CARDS, n = ids.length): Pile => ({ name, n, ids, kinds });

export function piles(table: TableStore): Owned[] {
  const view = imperium(table);
  const told = (kind: string, seat: number): string[] =>
    table.events.flatMap((event) => (event.kind === kind && event.seat === seat && typeof event.what === "string" ? [event.what] : []));
  const seated = view.players.slice(0, table.seats.length);
  const filled = (found: readonly Pile[]): Pile[] => found.filter(({ n }) => n > 0);
  const players = seated.map((player, seat): Owned => {
    const own = player.deck !== undefined;
    return {
      seat,
      piles: [
        pile("deck", player.deck, DECK_CARDS, player.deck_count),
        pile("discard", player.discard),
        ...filled([
          pile("on-top", player.on_top),
          pile("in-play", [...player.in_play, ...player.revealed]),
          pile("waiting", player.waiting, INTRIGUE),
          pile("intrigues-played", told("intrigue-played", seat), INTRIGUE),
          ...(own ? [] : [pile("acquired", told("acquired", seat))]),
          pile("won", [...player.won, ...(player.matched ?? [])], ["conflict"]),
          pile("tech", player.tech, ["tech"]),
          pile("contracts", player.contracts, ["contract"]),
          pile("completed", player.completed, ["contract"]),
        ]),
      ],
    };
  });
  const common: Owned = {
    seat: null,
    piles: [
      pile("trash", [...view.trashed, ...(view.tech_trashed ?? [])], [...DECK_CARDS, "tech"]),
      pile("intrigue-discard", view.intrigue_discard, INTRIGUE),
      ...filled([
        pile("intrigue-trash", view.intrigue_trashed, INTRIGUE),
        pile("conflicts-unseen", view.conflict_deck, ["conflict"]),
        pile("conflicts-left", view.conflicts_left, ["conflict"]),
        pile("contracts-aside", view.aside_contracts, ["contract"]),
        pile("hagal-discard", view.hagal_discard, ["hagal"]),
      ]),
    ],
  };
  const from = table.seat ?? 0;
  return [...players.slice(from), ...players.slice(0, from), common];
}
