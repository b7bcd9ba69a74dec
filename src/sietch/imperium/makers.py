"""Maker spaces: the spice that agents harvest there, and the bonus spice that has gathered."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium import options as o
from sietch.imperium.components import SPICE
from sietch.imperium.resources import Gain, gain
from sietch.imperium.state import Imperium


def harvest(g: Imperium, seat: int, n: int, bonus: bool = False) -> None:
    """Spice that an agent on a maker space finds there."""
    for harvested in g.ruleset.harvesting:
        n = harvested(g, seat, n, bonus)
    if n:
        gain(g, seat, SPICE, n)


class Harvest(Gain):
    """The spice that a maker space gives to an agent who is sent there."""

    def __init__(self, n: int) -> None:
        super().__init__(SPICE, n)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        harvest(g, seat, self.n)


class TakeBonusSpice(Node[Imperium]):
    """All bonus spice that lies on a maker space."""

    pure = True

    def __init__(self, place: int) -> None:
        self.place = place

    def left(self, g: Imperium) -> int:
        space = g.ruleset.spaces.get(self.place)
        return 0 if space is None else g.bonus_spice[space.maker]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        n = self.left(g)
        if n:
            g.bonus_spice[g.ruleset.spaces[self.place].maker] = 0
            g.tell(o.BONUS_TAKEN, seat, g.space, n)
            harvest(g, seat, n, bonus=True)

    def possible(self, g: Imperium, seat: int) -> bool:
        return self.left(g) > 0

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.left(g) else ("why-no-bonus-spice", {})

    def words(self) -> Words:
        return ("take-bonus-spice", {})

    def icons(self) -> list[Icon]:
        return [("bonus-spice", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spice": float(self.left(g))}
