"""The High Council, and the Assembly Hall before it: persuasion in the own Reveal turn."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium import options as o
from sietch.imperium.components import PERSUASION
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import COUNCIL_JOINED, happened

COUNCIL_PERSUASION = 2


class JoinCouncil(Node[Imperium]):
    """Take a High Council seat: persuasion in each own Reveal turn from now on, this one included."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if not p.council:
            p.council = True
            g.tell(o.COUNCIL_JOINED, seat, -1, 1)
            happened(g, COUNCIL_JOINED, seat, -1)
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
    for place, n in g.ruleset.assemblies:
        if p.at & place:
            total += n
    return total
