"""Acquiring cards: from the Imperium Row, from the reserve, and what is set aside for a player."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG, NO, YES
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import CARDS, SOLARI, name_id
from sietch.imperium.receiving import pieces
from sietch.imperium.reserve import take_from_reserve
from sietch.imperium.resources import pay
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import CARD_ACQUIRED, happened

# How much less a card set aside costs its owner.
ASIDE_DISCOUNT = 1


def on_offer(g: Imperium, least: int, most: int) -> list[int]:
    """Different cards of the Imperium Row and the reserve, which are there for everybody, by cost."""
    cards: list[int] = []
    for card in g.row:
        if least <= CARDS[card].cost <= most and card not in cards:
            cards.append(card)
    for stack in g.ruleset.reserve:
        if least <= stack.cost <= most and stack.left(g):
            cards.append(stack.number)
    return cards


def acquirable(g: Imperium, seat: int, least: int, most: int) -> list[int]:
    """What is on offer and what is set aside for the player, by cost."""
    cards = on_offer(g, least, most)
    aside = g.players[seat].aside
    if aside >= 0 and least <= CARDS[aside].cost <= most and aside not in cards:
        cards.append(aside)
    return cards


def price(g: Imperium, seat: int, card: int) -> int:
    """How much persuasion a card costs the player now."""
    n = CARDS[card].cost
    less = g.ruleset.may_cost_less
    if less is not None and any(less(g)):
        for cheaper in g.ruleset.pricing:
            n -= cheaper(g, seat).get(card, 0)
    return n if n > 0 else 0


def affordable(g: Imperium, seat: int) -> list[int]:
    """Of all that is on offer what the player has the persuasion for, where prices differ from the printed ones."""
    have = g.players[seat].persuasion
    return [card for card in on_offer(g, 0, 99) if price(g, seat, card) <= have]


def acquire(g: Imperium, seat: int, card: int, to_hand: bool = False, to_top: bool = False) -> None:
    """To the discard pile, hand or top of the deck; the row is refilled at once; then the card's acquire effect."""
    p = g.players[seat]
    if g.events is not None:
        g.tell(o.ACQUIRED, seat, card, 1)
    facts = CARDS[card]
    if facts.kind == "reserve":
        take_from_reserve(g, card)
    elif card in g.row:
        take_from_row(g, card)
    else:
        p.aside = -1
    if to_top:
        put_on_top(g, seat, card)
    else:
        (p.hand if to_hand else p.discard).append(card)
    after_acquiring(g, seat, card)


def put_on_top(g: Imperium, seat: int, card: int) -> None:
    """Of the own deck, where everybody sees it."""
    p = g.players[seat]
    p.on_top = (card, *p.on_top)


def after_acquiring(g: Imperium, seat: int, card: int) -> None:
    facts = CARDS[card]
    if facts.acquire is not None:
        g.push(facts.acquire, seat, 0)
    if card == g.ruleset.flow and seat == g.turn:
        g.flow_acquired = True
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
    if g.events is not None:
        g.tell(o.ROW_REFILLED, -1, card, 1)
    return card


def acquire_aside(g: Imperium, seat: int, card: int) -> None:
    """The card set aside for the player, even if another copy lies in the row."""
    p = g.players[seat]
    p.aside = -1
    p.discard.append(card)
    g.tell(o.ACQUIRED, seat, card, 1)
    after_acquiring(g, seat, card)


class MayGoOnTop(Step):
    """A card that was just acquired may go on top of the own deck instead of the discard pile. x: the card."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if x in g.players[seat].discard:
            g.ask(self, seat, x, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            p = g.players[seat]
            # The last one that came there.
            del p.discard[len(p.discard) - 1 - p.discard[::-1].index(x)]
            put_on_top(g, seat, x)
            g.tell(o.PUT_ON_TOP, seat, x, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-on-top", {"card": name_id(CARDS[x])})


MAY_GO_ON_TOP = MayGoOnTop()
register_steps({"may-go-on-top": MAY_GO_ON_TOP})


def may_go_on_top(g: Imperium, seat: int, card: int) -> None:
    """Asked once, however many effects allow it."""
    if (MAY_GO_ON_TOP, seat, card) not in g.stack:
        g.push(MAY_GO_ON_TOP, seat, card)


# ---- verbs


class AcquireFree(Node[Imperium]):
    """Acquire a card of at most (or exactly) a cost without paying."""

    def __init__(
        self, most: int, least: int = 0, to_hand: bool = False, to_hand_with_worm: bool = False, to_top: bool = False
    ) -> None:
        self.to_top = to_top
        self.most = most
        self.least = least
        self.to_hand = to_hand
        self.to_hand_with_worm = to_hand_with_worm

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.ACQUIRE | card for card in acquirable(g, seat, self.least, self.most)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        to_hand = self.to_hand or (self.to_hand_with_worm and pieces(g, seat).worms > 0)
        acquire(g, seat, option & ARG, to_hand, self.to_top)

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
        return ("acquire-up-to-top" if self.to_top else "acquire-up-to", {"n": self.most})

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
