"""Agents: recalled ones, the Swordmaster, and what an agent need not fulfil where it is sent."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.bits import bits
from sietch.imperium.state import Imperium


def leave(g: Imperium, seat: int, place: int) -> None:
    """An agent goes back to the leader; another own one may still be at the place."""
    p = g.players[seat]
    p.agents += 1
    if not any(stays(g, seat, place) for stays in g.ruleset.staying):
        p.at &= ~(1 << place)
    for left in g.ruleset.agents_left:
        left(g, seat, place)
    g.tell(o.AGENT_RECALLED, seat, place, 1)


def ready(g: Imperium, seat: int) -> bool:
    """Is an agent at the leader that can be sent this turn?"""
    if not g.players[seat].agents:
        return False
    readying = g.ruleset.readying
    return not readying or all(why_cannot(g, seat) is None for why_cannot in readying)


def why_not_ready(g: Imperium, seat: int) -> Words:
    if g.players[seat].agents:
        for why_cannot in g.ruleset.readying:
            reason: Words | None = why_cannot(g, seat)
            if reason is not None:
                return reason
    return ("why-no-agents", {})


class RecallAgent(Node[Imperium]):
    """Recall another own agent, not the one sent this turn; it can be sent again this round.

    `any_agent`: the one sent this turn, too.
    """

    def __init__(self, any_agent: bool = False) -> None:
        self.any_agent = any_agent

    def others(self, g: Imperium, seat: int) -> int:
        here = 1 << g.space if g.turn == seat and g.space >= 0 and not self.any_agent else 0
        return g.players[seat].at & ~here

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.AGENT | space for space in bits(self.others(g, seat))])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        leave(g, seat, option & ARG)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.others(g, seat) else ("why-no-other-agent", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-recall-agent", {})

    def words(self) -> Words:
        return ("recall-any-agent" if self.any_agent else "recall-agent", {})

    def icons(self) -> list[Icon]:
        return [("recall-agent", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"agent": 1.0 if self.others(g, seat) else 0.0}


class HireSwordmaster(Node[Imperium]):
    """The third agent, usable from this round on."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if not p.swordmaster:
            p.swordmaster = True
            p.agents += 1
            g.tell(o.SWORDMASTER_HIRED, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return ("why-has-swordmaster", {}) if g.players[seat].swordmaster else None

    def words(self) -> Words:
        return ("hire-swordmaster", {})

    def icons(self) -> list[Icon]:
        return [("swordmaster", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"swordmaster": 1.0}


class IgnoreRequirements(Node[Imperium]):
    """The influence that the board space asks for is not needed for this agent."""

    pure = True
    ignores_requirements = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """It acted when the space was chosen."""

    def words(self) -> Words:
        return ("ignore-requirements", {})

    def icons(self) -> list[Icon]:
        return [("ignore-influence", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}
