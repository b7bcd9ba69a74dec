"""The intrigue deck as Rise of Ix knows it: cards put under it unseen, and one that was looked at on top of it."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.rules import Sight
from sietch.core.state import ARG, NO
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import LEADERS, any_trait
from sietch.imperium.intrigue import draw_intrigue
from sietch.imperium.modules.rise_of_ix.tech_tiles import Lasting
from sietch.imperium.piles import without
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps

UNDER = o.KINDS.add("under-intrigue", "intrigues", module="rise-of-ix")
KEEP_INTRIGUE = o.KINDS.add("keep-intrigue", "intrigues", module="rise-of-ix")
PUT_UNDER = o.EVENTS.add("put-under-intrigue", "intrigues", Sight.OWNER)
LOOKED_AT_INTRIGUE = o.EVENTS.add("looked-at-intrigue")


def put_under(g: Imperium, seat: int, card: int) -> None:
    """The others do not see which card it is. Under an empty deck it is the deck."""
    g.players[seat].intrigues.remove(card)
    g.under_intrigue += (card,)
    g.tell(PUT_UNDER, seat, card, 1)
    if not g.intrigue_deck:
        bring_up(g)


def bring_up(g: Imperium) -> None:
    """The deck is empty: the card that has lain longest at the bottom is drawn next."""
    if g.under_intrigue:
        g.intrigue_deck.append(g.under_intrigue[0])
        g.under_intrigue = g.under_intrigue[1:]


def known_on_top(g: Imperium) -> int:
    for p in g.players:
        if p.intrigue_on_top:
            card = p.intrigue_on_top[0]
            p.intrigue_on_top = p.intrigue_on_top[1:]
            return card
    return -1


class PutIntrigueUnder(Node[Imperium]):
    """As a cost: an own intrigue card goes to the bottom of the intrigue deck, unseen."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        hand = g.players[seat].intrigues
        options = [UNDER | card for card in distinct(hand)]
        if len(options) == 1 < len(hand):
            # That all cards are alike is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        put_under(g, seat, option & ARG)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.players[seat].intrigues else ("why-no-intrigue-in-hand", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-under-intrigue", {})

    def words(self) -> Words:
        return ("put-under-intrigue", {})

    def icons(self) -> list[Icon]:
        return [("under-intrigue", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"intrigue": -0.8}


class ExchangeIntrigues(Node[Imperium]):
    """Any number of own intrigue cards go under the intrigue deck, unseen; then as many are drawn.

    x >> 1: how many have gone.
    """

    def run(self, g: Imperium, seat: int, x: int) -> None:
        options = [UNDER | card for card in distinct(g.players[seat].intrigues)]
        if x != CHOSEN:
            options.append(NO)
        g.ask_always(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            draw_intrigue(g, seat, x >> 1)
        else:
            g.push(self, seat, (x >> 1) + 1 << 1)
            put_under(g, seat, option & ARG)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.players[seat].intrigues else ("why-no-intrigue-in-hand", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-exchange-intrigues", {"n": x >> 1})

    def words(self) -> Words:
        return ("exchange-intrigues", {})

    def icons(self) -> list[Icon]:
        return [("under-intrigue", 1), ("arrow", 1), ("intrigue", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"intrigue": 0.2 * len(g.players[seat].intrigues)}


class LooksAtIntrigues(Lasting):
    """At the start of the game its leader looks at two intrigue cards."""

    message = "looks-at-intrigues"
    looks_at_intrigues = True

    def icons(self) -> list[Icon]:
        return [("intrigue", 1)]


class LookAtIntrigues(Step):
    """After the set-up: the two top cards of the intrigue deck; one is kept, the other goes back on top."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if seat < 0:
            for owner, p in enumerate(g.players):
                if any_trait(LEADERS[p.leader].ability, "looks_at_intrigues"):
                    g.push(self, owner, 0)
            return
        p = g.players[seat]
        if not p.intrigue_on_top:
            p.intrigue_on_top = tuple(g.draw(o.DRAWN_INTRIGUE, g.intrigue_deck) for _ in range(2))
            g.tell(LOOKED_AT_INTRIGUE, seat, -1, 2)
        g.ask_always(self, seat, x, [KEEP_INTRIGUE | card for card in distinct(p.intrigue_on_top)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        p.intrigue_on_top = without(p.intrigue_on_top, card)
        p.intrigues.append(card)
        g.tell(o.DREW_INTRIGUE, seat, card, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-keep-intrigue", {})


LOOK_AT_INTRIGUES = LookAtIntrigues()
register_steps({"look-at-intrigues": LOOK_AT_INTRIGUES}, "rise-of-ix")
