"""Icons that are printed on components of one module and whose effect another module may change."""

from __future__ import annotations

from typing import Any

from sietch.core.node import Features, Node, Words
from sietch.imperium.state import Imperium


class Meant(Node[Imperium]):
    """What the icon does, the ruleset knows: the last of its modules that gives it a meaning."""

    name: str

    def effect(self, g: Imperium) -> Node[Any]:
        return g.ruleset.meanings[self.name]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        self.effect(g).run(g, seat, x)

    def chosen(self, g: Imperium, seat: int) -> None:
        self.effect(g).chosen(g, seat)

    def possible(self, g: Imperium, seat: int) -> bool:
        return self.effect(g).possible(g, seat)

    def optional(self, g: Imperium) -> bool:
        return self.effect(g).optional(g)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return self.effect(g).why_not(g, seat)

    def features(self, g: Imperium, seat: int) -> Features:
        return self.effect(g).features(g, seat)
