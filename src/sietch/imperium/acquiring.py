"""Acquiring cards: from the Imperium Row, from the reserve, and what is set aside for a player."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG, NO
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import CARDS, SOLARI
from sietch.imperium.contracts import check_acquired
from sietch.imperium.reserve import PREPARE_THE_WAY, SPICE_MUST_FLOW, take_from_reserve
from sietch.imperium.resources import pay
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import CARD_ACQUIRED, happened

ROW_SIZE = 5
# How much less a card set aside costs its owner.
ASIDE_DISCOUNT = 1


def on_offer(g: Imperium, least: int, most: int) -> list[int]:
    """Different cards of the Imperium Row and the reserve, which are there for everybody, by cost."""
    cards: list[int] = []
    for card in g.row:
        if least <= CARDS[card].cost <= most and card not in cards:
            cards.append(card)
    if g.prepare_the_way and least <= PREPARE_THE_WAY.card.cost <= most:
        cards.append(PREPARE_THE_WAY.card.number)
    if g.spice_must_flow and least <= SPICE_MUST_FLOW.card.cost <= most:
        cards.append(SPICE_MUST_FLOW.card.number)
    return cards


def acquirable(g: Imperium, seat: int, least: int, most: int) -> list[int]:
    """What is on offer and what is set aside for the player, by cost."""
    cards = on_offer(g, least, most)
    aside = g.players[seat].aside
    if aside >= 0 and least <= CARDS[aside].cost <= most and aside not in cards:
        cards.append(aside)
    return cards


def acquire(g: Imperium, seat: int, card: int, to_hand: bool = False) -> None:
    """To the discard pile (or hand); the row is refilled at once; then the card's acquire effect."""
    p = g.players[seat]
    g.tell(o.ACQUIRED, seat, card, 1)
    facts = CARDS[card]
    if facts.kind == "reserve":
        take_from_reserve(g, card)
    elif card in g.row:
        take_from_row(g, card)
    else:
        p.aside = -1
    (p.hand if to_hand else p.discard).append(card)
    after_acquiring(g, seat, card)


def after_acquiring(g: Imperium, seat: int, card: int) -> None:
    facts = CARDS[card]
    if facts.acquire is not None:
        g.push(facts.acquire, seat, 0)
    if card == SPICE_MUST_FLOW.number and seat == g.turn:
        g.flow_acquired = True
    if g.players[seat].contracts:
        check_acquired(g, seat, facts.id)
    happened(g, CARD_ACQUIRED, seat, card)


def take_from_row(g: Imperium, card: int) -> None:
    """A new card takes its place, while the Imperium deck lasts."""
    place = g.row.index(card)
    if g.imperium_deck:
        g.row[place] = new_row_card(g)
    else:
        del g.row[place]


def new_row_card(g: Imperium) -> int:
    card = g.draw(o.ROW, g.imperium_deck)
    g.tell(o.ROW_REFILLED, -1, card, 1)
    return card


def acquire_aside(g: Imperium, seat: int, card: int) -> None:
    """The card set aside for the player, even if another copy lies in the row."""
    p = g.players[seat]
    p.aside = -1
    p.discard.append(card)
    g.tell(o.ACQUIRED, seat, card, 1)
    after_acquiring(g, seat, card)


# ---- verbs


class AcquireFree(Node[Imperium]):
    """Acquire a card of at most (or exactly) a cost without paying."""

    def __init__(self, most: int, least: int = 0, to_hand: bool = False, to_hand_with_worm: bool = False) -> None:
        self.most = most
        self.least = least
        self.to_hand = to_hand
        self.to_hand_with_worm = to_hand_with_worm

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.ACQUIRE | card for card in acquirable(g, seat, self.least, self.most)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        to_hand = self.to_hand or (self.to_hand_with_worm and g.players[seat].worms > 0)
        acquire(g, seat, option & ARG, to_hand)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if acquirable(g, seat, self.least, self.most):
            return None
        return ("why-no-card-of-cost", {"n": self.most})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-acquire", {})

    def words(self) -> Words:
        if self.least == self.most:
            return ("acquire-exactly-to-hand", {"n": self.most})
        if self.to_hand_with_worm:
            return ("acquire-up-to-worm", {"n": self.most})
        return ("acquire-up-to", {"n": self.most})

    def icons(self) -> list[Icon]:
        return [("acquire", self.most)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"acquire": float(self.most)}


class AcquireForSolari(Node[Imperium]):
    """Acquire a card to hand, paying its cost in solari instead of persuasion."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        options = [o.ACQUIRE | card for card in acquirable(g, seat, 0, g.players[seat].goods[SOLARI])]
        if options:
            g.ask(self, seat, x, options if x == CHOSEN else [*options, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option != NO:
            pay(g, seat, SOLARI, CARDS[option & ARG].cost)
            acquire(g, seat, option & ARG, to_hand=True)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = g.players[seat].goods[SOLARI]
        return None if acquirable(g, seat, 0, have) else ("why-no-card-of-cost", {"n": have})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-acquire", {})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        return ("acquire-for-solari", {})

    def icons(self) -> list[Icon]:
        return [("solari", 0), ("arrow", 1), ("acquire", 0), ("to-hand", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"acquire": 1.0}


class SetAside(Node[Imperium]):
    """Take a card out of the Imperium Row; in the own Reveal turn it may be acquired for 1 less."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.SET_ASIDE | card for card in distinct(g.row)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        card = option & ARG
        take_from_row(g, card)
        g.players[seat].aside = card
        g.tell(o.CARD_SET_ASIDE, seat, card, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.players[seat].aside >= 0:
            return ("why-card-set-aside", {})
        return None if g.row else ("why-row-empty", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-set-aside", {})

    def words(self) -> Words:
        return ("set-aside", {})

    def icons(self) -> list[Icon]:
        return [("set-aside", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"persuasion": 1.0}
