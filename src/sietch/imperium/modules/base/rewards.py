"""Prices, influence and rewards in ways that only this game has."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.combinators import Trigger
from sietch.core.node import Features, Icon, Node, Test, Words, add_features
from sietch.core.state import ARG, BRANCH
from sietch.imperium import options as o
from sietch.imperium.components import FACTIONS, GOODS
from sietch.imperium.conditions import copies_of_flow
from sietch.imperium.influence import best_influence, gain_influence, influences
from sietch.imperium.receiving import opponents
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import COUNCIL_JOINED, REVEAL_BEGAN, SET_UP, SPACE_PAID


class FlowCostsLess(Node[Imperium]):
    """The Spice Must Flow costs less persuasion this turn, each copy of it."""

    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.flow_discount += self.n

    def words(self) -> Words:
        return ("flow-costs-less", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("acquire", 9), ("colon", 1), ("persuasion", -self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"persuasion": 1.0}


class InfluenceWhereBehind(Node[Imperium]):
    """Influence with a faction with which some opponent has more than the player."""

    def behind(self, g: Imperium, seat: int) -> list[int]:
        mine = influences(g, seat)
        others = [g.players[other].influence for other in opponents(g, seat)]
        return [faction for faction in FACTIONS if any(theirs[faction] > mine[faction] for theirs in others)]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.FACTION | faction for faction in self.behind(g, seat)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        gain_influence(g, seat, option & ARG, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.behind(g, seat) else ("why-nowhere-behind", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-influence", {"n": 1})

    def words(self) -> Words:
        return ("influence-where-behind", {})

    def icons(self) -> list[Icon]:
        return [("influence-any", 1), ("per", 1), ("opponents", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        behind = self.behind(g, seat)
        return best_influence(g, seat, tuple(behind), 1) if behind else {}


class InfluenceWithSome(Test[Imperium]):
    """Influence of at least n with so many factions."""

    def __init__(self, n: int, factions: int) -> None:
        self.n = n
        self.factions = factions

    def holds(self, g: Imperium, seat: int) -> bool:
        return sum(level >= self.n for level in influences(g, seat)) >= self.factions

    def words(self) -> Words:
        return ("if-influence-with-some", {"n": self.n, "factions": self.factions})

    def icons(self) -> list[Icon]:
        return [("influence-any", self.n), ("times", self.factions)]


class MostFlow(Test[Imperium]):
    """More copies of The Spice Must Flow than each opponent."""

    def holds(self, g: Imperium, seat: int) -> bool:
        mine = copies_of_flow(g, seat)
        return all(copies_of_flow(g, other) < mine for other in opponents(g, seat))

    def words(self) -> Words:
        return ("if-most-flow", {})

    def icons(self) -> list[Icon]:
        return [("acquire", 9), ("opponents", 1)]


class ChooseTwo(Node[Imperium]):
    """Two different ones of these. x >> 1: the place of the first one, counted from 1."""

    compound = True

    def __init__(self, *branches: Node[Imperium]) -> None:
        self.branches = branches

    def run(self, g: Imperium, seat: int, x: int) -> None:
        first = (x >> 1) - 1
        g.ask(self, seat, x, [BRANCH | node.number for place, node in enumerate(self.branches) if place != first])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        node = g.nodes.nodes[option & ARG]
        if not x >> 1:
            g.push(self, seat, self.branches.index(node) + 1 << 1)
        g.push(node, seat, 0)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-choose-two", {"n": 1 if x >> 1 else 2})

    def words(self) -> Words:
        return ("choose-two", {"branches_options": [branch.words() for branch in self.branches]})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = []
        for branch in self.branches:
            icons += [("or", 1), *branch.icons()] if icons else branch.icons()
        return [*icons, ("times", 2)]

    def features(self, g: Imperium, seat: int) -> Features:
        total: Features = {}
        for branch in self.branches:
            add_features(total, branch.features(g, seat), 2 / len(self.branches))
        return total

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        return ((str(place), branch) for place, branch in enumerate(self.branches))


# ---- triggers


class AtStart(Trigger[Imperium]):
    """At the start of the game."""

    occurrence = SET_UP

    def words(self) -> Words:
        return ("trigger-at-start", {})

    def icons(self) -> list[Icon]:
        return [("start", 1)]


class PaidForSpace(Trigger[Imperium]):
    """The player pays some of a good for the cost of a board space."""

    occurrence = SPACE_PAID

    def __init__(self, what: int) -> None:
        self.what = what

    def fits(self, g: Imperium, owner: int, seat: int, what: int) -> bool:
        return owner == seat and what == self.what

    def words(self) -> Words:
        return ("trigger-paid-for-space", {"what": GOODS[self.what]})

    def icons(self) -> list[Icon]:
        return [("agent", 1), (GOODS[self.what], 0)]


class JoinedCouncil(Trigger[Imperium]):
    """The player takes a High Council seat."""

    occurrence = COUNCIL_JOINED

    def words(self) -> Words:
        return ("trigger-joined-council", {})

    def icons(self) -> list[Icon]:
        return [("high-council-seat", 1)]


class ThisReveal(Trigger[Imperium]):
    """The own Reveal turn of this round, be it to come or under way."""

    occurrence = REVEAL_BEGAN

    def under_way(self, g: Imperium, owner: int) -> bool:
        return g.revealing and g.turn == owner

    def words(self) -> Words:
        return ("trigger-reveal-of-round", {})

    def icons(self) -> list[Icon]:
        return [("reveal", 1)]
