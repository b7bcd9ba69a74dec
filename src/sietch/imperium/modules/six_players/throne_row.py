"""The Throne Row: cards that Shaddam keeps for his team."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.acquiring import after_acquiring, price, take_from_row
from sietch.imperium.cards import distinct
from sietch.imperium.components import CARDS, FREMEN
from sietch.imperium.modules.six_players.teams import SHADDAM, SIDES
from sietch.imperium.offers import Offer
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import PERSUASION_SPENT, happened

TO_THRONE = o.KINDS.add("to-throne-row", "cards", module="six-players")
BUY_THRONE = o.KINDS.add("buy-throne", "cards", module="six-players")
MOVED_TO_THRONE = o.EVENTS.add("moved-to-throne-row", "cards")


class MoveToThroneRow(Node[Imperium]):
    """A card of the Imperium Row that is not of the Fremen moves to the Throne Row; the row is refilled at once."""

    def choices(self, g: Imperium) -> list[int]:
        return [card for card in distinct(g.row) if FREMEN not in CARDS[card].tags]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        choices = self.choices(g)
        if choices:
            g.ask(self, seat, x, [TO_THRONE | card for card in choices])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        card = option & ARG
        take_from_row(g, card)
        g.throne_row.append(card)
        g.tell(MOVED_TO_THRONE, seat, card, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.choices(g) else ("why-no-card-for-throne-row", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-to-throne-row", {})

    def words(self) -> Words:
        return ("to-throne-row", {})

    def icons(self) -> list[Icon]:
        return [("throne-row", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"persuasion": 0.5}


class BuyFromThroneRow(Offer):
    """A card of the Throne Row for persuasion, by Shaddam's team alone."""

    kinds = (BUY_THRONE,)
    moments = (offers.REVEAL_TURN,)

    def options(self, g: Imperium, seat: int) -> list[int]:
        if not g.throne_row or SIDES[seat] != SIDES[SHADDAM]:
            return []
        have = g.players[seat].persuasion
        return [BUY_THRONE | card for card in distinct(g.throne_row) if price(g, seat, card) <= have]

    def take(self, g: Imperium, seat: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        cost = price(g, seat, card)
        p.persuasion -= cost
        if g.ruleset.heeded[PERSUASION_SPENT]:
            happened(g, PERSUASION_SPENT, seat, cost)
        g.throne_row.remove(card)
        p.discard.append(card)
        g.tell(o.ACQUIRED, seat, card, 1)
        after_acquiring(g, seat, card)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        found: list[tuple[int, Words]] = []
        have = g.players[seat].persuasion
        for card in distinct(g.throne_row):
            cost = price(g, seat, card)
            if SIDES[seat] != SIDES[SHADDAM]:
                found.append((BUY_THRONE | card, ("why-throne-row", {})))
            elif cost > have:
                found.append((BUY_THRONE | card, ("why-persuasion", {"n": cost, "have": have})))
        return found
