"""The Shield Wall: which conflicts it protects from sandworms, until it is detonated."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import NO, YES
from sietch.imperium import options as o
from sietch.imperium.state import Imperium


def protected(g: Imperium) -> bool:
    """Does the Shield Wall keep sandworms out of the current conflict?"""
    return g.shield_wall and g.conflict in g.ruleset.locations


class Detonate(Node[Imperium]):
    """The Shield Wall may be removed for the rest of the game."""

    compound = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.shield_wall:
            if x == CHOSEN:
                self.resume(g, seat, x, YES)
            else:
                g.ask(self, seat, x, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            g.shield_wall = False
            g.tell(o.WALL_DETONATED, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.shield_wall else ("why-wall-gone", {})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-detonate", {})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        return ("detonate", {})

    def icons(self) -> list[Icon]:
        return [("detonate", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"detonate": 1.0}
