"""The Mentat: an agent that everybody can take for a round, from its space in the Landsraad."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Test, Words
from sietch.imperium import options as o
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step

MENTAT_TAKEN = o.EVENTS.add("mentat-taken")
MENTAT_PROMISED = o.EVENTS.add("mentat-promised")


def take_mentat(g: Imperium, seat: int) -> None:
    """It waits at the leader of who takes it and is sent like any agent."""
    g.mentat = seat
    g.players[seat].agents += 1
    g.tell(MENTAT_TAKEN, seat, -1, 1)


class MentatHome(Test[Imperium]):
    """The Mentat stands on its space, the only place that it is taken from."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.mentat < 0

    def words(self) -> Words:
        return ("if-mentat-home", {})

    def icons(self) -> list[Icon]:
        return [("mentat", 1)]


class TakeMentat(Node[Imperium]):
    """Take the Mentat for this round, if it is on its space."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.mentat < 0:
            take_mentat(g, seat)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.mentat < 0 else ("why-mentat-away", {})

    def words(self) -> Words:
        return ("take-mentat", {})

    def icons(self) -> list[Icon]:
        return [("mentat", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"agent": 1.0 if g.mentat < 0 else 0.0}


class TakeMentatNextRound(Node[Imperium]):
    """As a reward: the Mentat is taken at the start of the next round."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.mentat_next = seat
        g.tell(MENTAT_PROMISED, seat, -1, 1)

    def words(self) -> Words:
        return ("take-mentat-next-round", {})

    def icons(self) -> list[Icon]:
        return [("mentat", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"agent": 1.0}


class RecallMentat(Step):
    """In the Recall phase the Mentat goes back to its space, unless somebody has won it for the next round."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.mentat >= 0:
            g.players[g.mentat].agents -= 1
            g.mentat = -1
        if g.mentat_next >= 0:
            take_mentat(g, g.mentat_next)
            g.mentat_next = -1
