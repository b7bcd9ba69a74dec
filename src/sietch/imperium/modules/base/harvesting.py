"""What changes the spice that an agent finds on a maker space."""

from __future__ import annotations

from typing import Any

from sietch.core.combinators import Trigger, When
from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium.agent_turn import played
from sietch.imperium.components import CARDS, LEADERS, any_trait
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import happened, occurrence

HARVESTED = occurrence("spice was harvested by an agent, for the first time in the turn")


class DoubleHarvest(Node[Imperium]):
    """The spice that the maker space itself gives to this agent is doubled; not bonus spice."""

    pure = True
    doubles_harvest = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """It acts when the spice is gained."""

    def words(self) -> Words:
        return ("double-harvest", {})

    def icons(self) -> list[Icon]:
        return [("on-maker", 1), ("colon", 1), ("spice", 1), ("times", 2)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spice": 1.5}


class Harvested(Trigger[Imperium]):
    """The player harvests spice with an agent on a maker space: one less is gained, once for the agent."""

    occurrence = HARVESTED
    less = 1

    def words(self) -> Words:
        return ("trigger-harvested", {"n": self.less})

    def icons(self) -> list[Icon]:
        return [("agent", 1), ("on-maker", 1), ("spice", -self.less)]


def harvested(g: Imperium, seat: int, n: int, bonus: bool) -> int:
    """How much is gained of n that lie there. bonus: bonus spice, which nothing doubles."""
    if not n:
        return 0
    if not bonus:
        for card in played(g) if seat == g.turn and g.played >= 0 else ():
            if any_trait(CARDS[card].agent, "doubles_harvest"):
                n *= 2
    if not g.harvested:
        g.harvested = True
        whens: tuple[When[Any], ...] = LEADERS[g.players[seat].leader].whens
        n -= sum(when.trigger.less for when in whens if isinstance(when.trigger, Harvested))
        happened(g, HARVESTED, seat, n)
    return n
