"""The Tleilaxu Row and deck: cards that are acquired for specimens, and Reclaimed Forces, which never leaves."""

from __future__ import annotations

from functools import cache

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.acquiring import after_acquiring, may_go_on_top
from sietch.imperium.components import CARDS, number_of
from sietch.imperium.modules.immortality.research import markers
from sietch.imperium.modules.immortality.specimens import PaySpecimens, spend_specimens
from sietch.imperium.offers import Offer
from sietch.imperium.receiving import of_receiver, pieces
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step

BUY = o.KINDS.add("buy-tleilaxu", "cards", module="immortality")
RECLAIM = o.KINDS.add("reclaim", "cards", module="immortality")
NEW_CARD = o.KINDS.add("new-tleilaxu", "cards", module="immortality")  # what chance turns up
REFILLED = o.EVENTS.add("tleilaxu-row-refilled", "cards")
RECLAIMED = o.EVENTS.add("forces-reclaimed", "cards")

ROW_SIZE = 2


@cache
def reclaimed_forces() -> int:
    return number_of(CARDS, "reclaimed-forces")


@cache
def specimen_cost(card: int) -> int:
    price = CARDS[card].price
    assert isinstance(price, PaySpecimens)
    return price.n


def new_card(g: Imperium) -> int:
    card = g.draw(NEW_CARD, g.tleilaxu_deck)
    g.tell(REFILLED, -1, card, 1)
    return card


def refill(g: Imperium, place: int) -> None:
    """Another card takes the place of one that leaves the row; an empty deck leaves a gap that closes."""
    new = (new_card(g),) if g.tleilaxu_deck else ()
    g.tleilaxu_row = g.tleilaxu_row[:place] + new + g.tleilaxu_row[place + 1 :]


class DealTleilaxuRow(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.tleilaxu_row = tuple([new_card(g) for _ in range(ROW_SIZE)])


def affordable(g: Imperium, seat: int) -> list[int]:
    have = pieces(g, seat).specimens
    return [card for card in g.tleilaxu_row if specimen_cost(card) <= have]


def acquire_tleilaxu(g: Imperium, seat: int, card: int) -> None:
    """The row is refilled before anything else; the card may go on top of the deck; then its acquire effect."""
    p = g.players[seat]
    spend_specimens(g, seat, specimen_cost(card))
    g.tell(o.ACQUIRED, seat, card, 1)
    refill(g, g.tleilaxu_row.index(card))
    p.discard.append(card)
    after_acquiring(g, seat, card)
    if markers(g, seat):
        may_go_on_top(g, seat, card)


DEAL_TLEILAXU_ROW = DealTleilaxuRow()


class BuyTleilaxu(Offer):
    """A card of the Tleilaxu Row, or what Reclaimed Forces gives, for specimens."""

    kinds = (BUY, RECLAIM)
    moments = (offers.REVEAL_TURN,)
    needs_pieces = "specimens"

    def options(self, g: Imperium, seat: int) -> list[int]:
        have = pieces(g, seat).specimens
        if not have:
            return []
        options = [BUY | card for card in g.tleilaxu_row if specimen_cost(card) <= have]
        forces = reclaimed_forces()
        # What troops it brings the specimens themselves have freed, so something is always possible.
        if specimen_cost(forces) <= have:
            options.append(RECLAIM | forces)
        return options

    def take(self, g: Imperium, seat: int, option: int) -> None:
        card = option & ARG
        if option & ~ARG == BUY:
            acquire_tleilaxu(g, seat, card)
        else:
            spend_specimens(g, seat, specimen_cost(card))
            g.tell(RECLAIMED, seat, card, 1)
            effect = CARDS[card].acquire
            assert effect is not None
            g.push(effect, seat, 0)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        have = pieces(g, seat).specimens
        wanted = [(BUY | card, specimen_cost(card)) for card in g.tleilaxu_row]
        forces = reclaimed_forces()
        wanted.append((RECLAIM | forces, specimen_cost(forces)))
        short = [(option, n) for option, n in wanted if n > have]
        return [(option, of_receiver(g, seat, ("why-specimens", {"n": n, "have": have}))) for option, n in short]


class AcquireTleilaxu(Node[Imperium]):
    """Acquire a card of the Tleilaxu Row at its cost."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [BUY | card for card in affordable(g, seat)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        acquire_tleilaxu(g, seat, option & ARG)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        reason: Words = ("why-no-tleilaxu-card", {"have": pieces(g, seat).specimens})
        return None if affordable(g, seat) else of_receiver(g, seat, reason)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-acquire", {})

    def words(self) -> Words:
        return ("acquire-tleilaxu", {})

    def icons(self) -> list[Icon]:
        return [("acquire-tleilaxu", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"acquire": 1.0 if affordable(g, seat) else 0.0}
