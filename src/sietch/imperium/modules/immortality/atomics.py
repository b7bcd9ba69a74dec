"""Family Atomics: once in a game a player clears the Imperium Row."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.acquiring import new_row_card
from sietch.imperium.offers import Offer
from sietch.imperium.state import Imperium

ATOMICS = o.KINDS.add("family-atomics", module="immortality")
USED = o.EVENTS.add("atomics-used")


class FamilyAtomics(Offer):
    """All cards of the Imperium Row leave the game, and new ones are dealt. It sets nothing off."""

    kinds = (ATOMICS,)
    moments = (offers.BEGINNING, offers.AGENT_TURN, offers.REVEAL_TURN)
    needs = "atomics"

    def options(self, g: Imperium, seat: int) -> list[int]:
        return [ATOMICS] if g.row else []

    def take(self, g: Imperium, seat: int, option: int) -> None:
        g.players[seat].atomics = False
        g.tell(USED, seat, -1, 1)
        places = len(g.row)
        g.trashed += tuple(g.row)
        g.row = []
        for _ in range(min(places, len(g.imperium_deck))):
            g.row.append(new_row_card(g))

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        if g.players[seat].atomics:
            return [] if g.row else [(ATOMICS, ("why-row-empty", {}))]
        return [(ATOMICS, ("why-atomics-used", {}))]
