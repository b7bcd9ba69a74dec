"""The start of a turn, before anything else was done in it."""

from __future__ import annotations

from sietch.core.node import Icon, Test, Words
from sietch.imperium.modules.base.sending import before_sending
from sietch.imperium.state import Imperium


class StartOfTurn(Test[Imperium]):
    """Nothing was done yet in the own turn."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return before_sending(g, seat) and not g.acted

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.holds(g, seat) else ("why-start-of-turn", {})

    def words(self) -> Words:
        return ("if-start-of-turn", {})

    def icons(self) -> list[Icon]:
        return [("start", 1)]


def begin(g: Imperium, seat: int, _: int) -> None:
    """Nothing of the last turn is left, and what the player barred is free again."""
    g.acted = g.unhindered = g.envoy = g.harvested = False
    g.flow_discount = 0
    g.troops_deployed = 0
    g.players[seat].voiced = 0


def act(g: Imperium, seat: int, _: int) -> None:
    g.acted = True
