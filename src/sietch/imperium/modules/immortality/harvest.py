"""Intrigue cards that are played when a conflict is over and the own troops are lost."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import INTRIGUES
from sietch.imperium.intrigue import play_intrigue
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step


class WhenTroopsAreLost(Node[Imperium]):
    """Not played among the other combat cards, but when at least n own troops go back to supply after the combat."""

    compound = True

    def __init__(self, n: int, node: Node[Imperium]) -> None:
        self.n = n
        self.node = node

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.push(self.node, seat, 0)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return ("why-when-troops-are-lost", {"n": self.n})

    def words(self) -> Words:
        return ("when-troops-are-lost", {"n": self.n, "node": self.node})

    def icons(self) -> list[Icon]:
        return [("return-troop", self.n), ("colon", 1), *self.node.icons()]

    def features(self, g: Imperium, seat: int) -> Features:
        return self.node.features(g, seat)

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        yield "when", self.node


class AfterCombat(Step):
    """From the first player on, whoever is about to lose troops may play such cards.

    x: how many have been asked, and how many troops the next one has already lost, for further cards.
    """

    plays = "combat"

    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = len(g.players)
        for asked in range(x & ASKED, players):
            seat = (g.first + asked) % players
            if self.lost(g, seat, x) >= LEAST and g.players[seat].intrigues and seat < g.ruleset.people:
                # Asked even where nothing can be played: what somebody holds is not for the others to know.
                g.ask_always(self, seat, x, [*self.cards(g, seat, x), o.PASS])
                return
            x = asked + 1

    def lost(self, g: Imperium, seat: int, x: int) -> int:
        return x >> LOST_SHIFT or g.players[seat].troops

    def cards(self, g: Imperium, seat: int, x: int) -> list[int]:
        found = []
        for card in distinct(g.players[seat].intrigues):
            node = INTRIGUES[card].combat
            if isinstance(node, WhenTroopsAreLost) and self.lost(g, seat, x) >= node.n:
                found.append(o.INTRIGUE | card)
        return found

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == o.PASS:
            g.push(self, -1, (x & ASKED) + 1)
            return
        g.push(self, -1, x & ASKED | self.lost(g, seat, x) << LOST_SHIFT)
        node = INTRIGUES[option & ARG].combat
        assert isinstance(node, WhenTroopsAreLost)
        # The troops are in supply when the card is resolved.
        p = g.players[seat]
        p.supply += p.troops
        p.troops = 0
        play_intrigue(g, seat, option & ARG, node.node)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        able = set(self.cards(g, seat, x))
        hand = distinct(g.players[seat].intrigues)
        return [(o.INTRIGUE | card, ("why-not-now", {})) for card in hand if o.INTRIGUE | card not in able]

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-after-combat", {"n": self.lost(g, seat, x)})


# How `x` is put together.
ASKED, LOST_SHIFT = 15, 4
# The fewest troops that such a card asks for.
LEAST = 3
AFTER_COMBAT = AfterCombat()
