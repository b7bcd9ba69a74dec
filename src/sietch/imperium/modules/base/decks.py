"""What cards do with the own deck and the reserve: looking at the top, shuffling, taking back, putting on top."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.rules import Sight
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.acquiring import acquire, may_go_on_top
from sietch.imperium.cards import (
    DISCARD_PILE,
    cards_in_deck,
    distinct,
    reveal_card,
    take_top_card,
    trash_card,
)
from sietch.imperium.components import CARDS, ICONS, name_id, number_of
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import DECK_CHANGED

if TYPE_CHECKING:
    from sietch.imperium.outlook import Outlook

TAKE_BACK = o.KINDS.add("take-back", "cards", module="base")
LOOKED = o.EVENTS.add("looked", "cards", Sight.OWNER)


class LookAtTop(Node[Imperium]):
    """Look at the top card of the own deck: draw it or trash it."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if not p.looked_at:
            if not cards_in_deck(g, seat):
                return
            p.looked_at = (take_top_card(g, seat),)
            for watch in g.ruleset.watchers[DECK_CHANGED][p.leader]:
                watch(g, seat, -1)
        card = p.looked_at[0]
        g.ask(self, seat, x, [o.KEEP | card, o.BURN | card])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        p.looked_at = ()
        if option & ~ARG == o.BURN:
            p.discard.append(card)
            trash_card(g, seat, card, DISCARD_PILE)
        elif g.revealing and seat == g.turn:
            reveal_card(g, seat, card)
        else:
            p.hand.append(card)
            g.tell(o.DREW, seat, card, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if cards_in_deck(g, seat) else ("why-cards-in-deck", {"n": 1, "have": 0})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-look-at-top", {})

    def words(self) -> Words:
        return ("look-at-top", {})

    def icons(self) -> list[Icon]:
        return [("look", 1), ("card", 1), ("or", 1), ("trash", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 1.0, "trash": 0.3}


class ShuffleDiscardPile(Node[Imperium]):
    """Shuffle the discard pile into the deck; with an empty discard pile the deck alone is shuffled."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        p.deck = [*p.deck, *p.on_top, *p.foreseen, *p.discard]
        p.on_top, p.foreseen, p.discard = (), (), []
        g.tell(o.SHUFFLED, seat, -1, len(p.deck))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.players[seat].discard or cards_in_deck(g, seat):
            return None
        return ("why-no-cards-to-draw", {})

    def words(self) -> Words:
        return ("shuffle-discard-pile", {})

    def icons(self) -> list[Icon]:
        return [("shuffle", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 0.2}


class TakeBack(Node[Imperium]):
    """Take a card of a faction from the own discard pile to hand."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def choices(self, g: Imperium, seat: int) -> list[int]:
        return [card for card in distinct(g.players[seat].discard) if self.tag in CARDS[card].tags]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [TAKE_BACK | card for card in self.choices(g, seat)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        p.discard.remove(option & ARG)
        p.hand.append(option & ARG)
        g.tell(o.CARD_RETURNED, seat, option & ARG, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.choices(g, seat) else ("why-none-in-discard-pile", {"faction": ICONS[self.tag]})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-take-back", {})

    def words(self) -> Words:
        return ("take-back", {"faction": ICONS[self.tag]})

    def icons(self) -> list[Icon]:
        return [(f"card-{ICONS[self.tag]}", 1), ("to-hand", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 1.2 if self.choices(g, seat) else 0.0}


class GainFromReserve(Node[Imperium]):
    """Gain a card of the reserve, which has none other way to come by it, to the discard pile."""

    def __init__(self, card: str) -> None:
        self.card = card

    @cached_property
    def number_of_card(self) -> int:
        return number_of(CARDS, self.card)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            acquire(g, seat, self.number_of_card)

    def possible(self, g: Imperium, seat: int) -> bool:
        stack = g.ruleset.stacks.get(self.number_of_card)
        return stack is not None and stack.left(g) > 0

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-none-in-reserve", {})

    def words(self) -> Words:
        return ("gain-from-reserve", {"card": name_id(CARDS[self.number_of_card])})

    def icons(self) -> list[Icon]:
        return [("foldspace", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 0.5 if self.possible(g, seat) else 0.0}


class PutOnTop(Node[Imperium]):
    """The card that was just acquired may go on top of the deck. x >> 1: the card."""

    concerns = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        may_go_on_top(g, seat, x >> 1)

    def optional(self, g: Imperium) -> bool:
        return True

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("may", {"get": ("put-on-top", {})})

    def icons(self) -> list[Icon]:
        return [("acquire", 0), ("to-top", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 0.5}


# ---- the card on top that its owner has looked at


class Foresight(Node[Imperium]):
    """The top card of the own deck may be looked at at any time; so it always is."""

    pure = True
    foresees = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """It acts whenever another card is on top."""

    def words(self) -> Words:
        return ("foresight", {})

    def icons(self) -> list[Icon]:
        return [("look", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


def look_ahead(g: Imperium, seat: int, _: int) -> None:
    """A deck that is empty shows nothing and is not made anew for looking."""
    p = g.players[seat]
    if p.deck and not p.on_top and not p.foreseen:
        p.foreseen = (g.draw(o.DRAWN, p.deck),)
        g.tell(LOOKED, seat, p.foreseen[0], 1)


def taken_back(look: Outlook, number: int) -> Features:
    return {"card": 1.0, "hand-icons": float(len(CARDS[number].icons))}
