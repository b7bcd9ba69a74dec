"""What cards look at before they do something."""

from __future__ import annotations

from sietch.arrakis.components import LEADERS, name_id
from sietch.arrakis.leaders import in_play
from sietch.arrakis.state import Arrakis
from sietch.core.node import Icon, Test, Words


class InPlay(Test[Arrakis]):
    """The leader has entered the game and has not left it."""

    def __init__(self, leader: int, yes: bool = True) -> None:
        self.leader = leader
        self.yes = yes

    def holds(self, g: Arrakis, side: int) -> bool:
        return in_play(g, self.leader) == self.yes

    def words(self) -> Words:
        name = "arrakis-if-in-play" if self.yes else "arrakis-if-not-in-play"
        return (name, {"leader": name_id(LEADERS[self.leader])})

    def icons(self) -> list[Icon]:
        return [("named-leader", 1)] if self.yes else [("no", 1), ("named-leader", 1)]


class NotGone(InPlay):
    """The leader has not left the game for good."""

    def holds(self, g: Arrakis, side: int) -> bool:
        return not g.gone >> self.leader & 1

    def words(self) -> Words:
        return ("arrakis-if-not-gone", {"leader": name_id(LEADERS[self.leader])})


class AtomicsLeft(Test[Arrakis]):
    def holds(self, g: Arrakis, side: int) -> bool:
        return g.detonated < 0

    def words(self) -> Words:
        return ("arrakis-if-atomics-left", {})

    def icons(self) -> list[Icon]:
        return [("atomics", 1)]


class MarkerAt(Test[Arrakis]):
    """Any prescience marker stands at n or beyond."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Arrakis, side: int) -> bool:
        return max(g.prescience) >= self.n

    def words(self) -> Words:
        return ("arrakis-if-marker-at", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("prescience", self.n)]
