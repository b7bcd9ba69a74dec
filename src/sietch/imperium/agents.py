"""Agents and what spaces give once: recalled agents, the High Council seat, the Swordmaster, bonus spice."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.components import PERSUASION, SPACES, SPICE
from sietch.imperium.resources import gain
from sietch.imperium.spies import bits
from sietch.imperium.state import Imperium

COUNCIL_PERSUASION = 2


class RecallAgent(Node[Imperium]):
    """Recall another own agent, not the one sent this turn; it can be sent again this round."""

    def others(self, g: Imperium, seat: int) -> int:
        here = 1 << g.space if g.turn == seat and g.space >= 0 else 0
        return g.players[seat].at & ~here

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.AGENT | space for space in bits(self.others(g, seat))])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        p.at &= ~(1 << (option & ARG))
        p.agents += 1
        g.tell(o.AGENT_RECALLED, seat, option & ARG, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.others(g, seat) else ("why-no-other-agent", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-recall-agent", {})

    def words(self) -> Words:
        return ("recall-agent", {})

    def icons(self) -> list[Icon]:
        return [("recall-agent", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"agent": 1.0 if self.others(g, seat) else 0.0}


class JoinCouncil(Node[Imperium]):
    """Take a High Council seat: persuasion in each own Reveal turn from now on, this one included."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if not p.council:
            p.council = True
            g.tell(o.COUNCIL_JOINED, seat, -1, 1)
            if g.revealing and g.turn == seat:
                gain(g, seat, PERSUASION, COUNCIL_PERSUASION)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return ("why-has-council-seat", {}) if g.players[seat].council else None

    def words(self) -> Words:
        return ("join-council", {"n": COUNCIL_PERSUASION})

    def icons(self) -> list[Icon]:
        return [("high-council-seat", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"high-council-seat": 0.0 if g.players[seat].council else 1.0}


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


class TakeBonusSpice(Node[Imperium]):
    """All bonus spice that lies on the visited maker space."""

    pure = True

    def __init__(self, maker: int) -> None:
        self.maker = maker

    def run(self, g: Imperium, seat: int, x: int) -> None:
        n = g.bonus_spice[self.maker]
        if n:
            g.bonus_spice[self.maker] = 0
            g.tell(o.BONUS_TAKEN, seat, g.space, n)
            gain(g, seat, SPICE, n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return g.bonus_spice[self.maker] > 0

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.bonus_spice[self.maker] else ("why-no-bonus-spice", {})

    def words(self) -> Words:
        return ("take-bonus-spice", {})

    def icons(self) -> list[Icon]:
        return [("bonus-spice", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spice": float(g.bonus_spice[self.maker])}


class AssemblyPersuasion(Node[Imperium]):
    """Persuasion in the own Reveal turn while the agent is still on the visited space."""

    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """Nothing now: the Reveal turn looks where the agents stand."""

    def words(self) -> Words:
        return ("assembly-persuasion", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("reveal", 1), ("colon", 1), ("persuasion", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"persuasion": float(self.n)}


def lasting_persuasion(g: Imperium, seat: int) -> int:
    """What the council seat and the own agents on the board give in the Reveal turn."""
    p = g.players[seat]
    total = COUNCIL_PERSUASION if p.council else 0
    for space in bits(p.at):
        for node in SPACES[space].effects:
            if isinstance(node, AssemblyPersuasion):
                total += node.n
    return total


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
