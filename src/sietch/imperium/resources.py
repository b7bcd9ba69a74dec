"""Solari, spice and water; persuasion, swords and victory points: gaining and paying them."""

from __future__ import annotations

from typing import Any

from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium import options as o
from sietch.imperium.components import GOODS, PERSUASION, SOLARI, SPICE, SWORD
from sietch.imperium.receiving import pieces, receiver
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import SOLARI_GAINED, SPICE_GAINED, happened


def gain(g: Imperium, seat: int, what: int, n: int) -> None:
    """From the bank, which has no limit."""
    p = g.players[seat]
    if what < PERSUASION:
        p.goods[what] += n
        if what == SPICE and seat == g.turn:
            g.spice_gained += n
            for watch in g.ruleset.watchers[SPICE_GAINED][p.leader]:
                watch(g, seat, n)
        elif what == SOLARI and seat == g.turn and g.ruleset.heeded[SOLARI_GAINED]:
            happened(g, SOLARI_GAINED, seat, n)
    elif what == PERSUASION:
        p.persuasion += n
    elif what == SWORD:
        (pieces(g, seat) if g.ruleset.receiving else p).swords += n
    else:
        for scores in g.ruleset.scoring:
            if not scores(g, seat):
                return
        p.points += n
    if g.events is not None:
        g.tell(o.GAINED, receiver(g, seat) if what == SWORD else seat, what, n)


def pay(g: Imperium, seat: int, what: int, n: int) -> None:
    g.players[seat].goods[what] -= n
    if g.events is not None:
        g.tell(o.PAID, seat, what, n)


def give(g: Imperium, player: int, node: Node[Any]) -> None:
    """A player is given an effect next, in whoever's turn: who has no seat takes it in its own way."""
    for receives in g.ruleset.taking:
        if receives(g, player, node):
            return
    g.push(node, player, 0)


class Gain(Node[Imperium]):
    """Gain an amount of one good."""

    pure = True

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n
        # In a Reveal box: counted when the card is revealed.
        self.flat = (what, n) if what in (PERSUASION, SWORD) else None

    def run(self, g: Imperium, seat: int, x: int) -> None:
        gain(g, seat, self.what, self.n)
        if self.what == SWORD and self.source >= 0 and g.revealing:
            gave_swords(g, seat, self.source)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("gain", {"what": GOODS[self.what], "n": self.n})

    def icons(self) -> list[Icon]:
        return [(GOODS[self.what], self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {GOODS[self.what]: self.n}


def gave_swords(g: Imperium, seat: int, card: int) -> None:
    """Remember that a revealed card gave swords (once for each copy that was revealed)."""
    if g.sword_cards.count(card) < g.players[seat].revealed.count(card):
        g.sword_cards.append(card)


class Pay(Node[Imperium]):
    """As a cost: pay an amount of one good."""

    pure = True

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        pay(g, seat, self.what, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].goods[self.what] >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = g.players[seat].goods[self.what]
        if have >= self.n:
            return None
        return ("why-goods", {"what": GOODS[self.what], "n": self.n, "have": have})

    def words(self) -> Words:
        return ("pay", {"what": GOODS[self.what], "n": self.n})

    def icons(self) -> list[Icon]:
        return [(GOODS[self.what], self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {GOODS[self.what]: -self.n}
