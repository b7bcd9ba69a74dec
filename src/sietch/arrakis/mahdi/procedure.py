"""What the steps of the Harkonnen have in common: they are carried out as far as they can be, and nobody leaves them.

Where several things fit a procedure equally, the Atreides choose (ms-chooser); everything else is done (ms-forced).
"""

from __future__ import annotations

from collections.abc import Iterator

from sietch.arrakis.components import HARKONNEN
from sietch.arrakis.legions import bodies, limit
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.core.node import Node


class Procedure(Step):
    """A step of the Harkonnen. What it asks has at least two answers that its criteria cannot tell apart."""

    # The procedures inside, which are registered with it.
    inside: tuple[Procedure, ...] = ()

    def children(self) -> Iterator[tuple[str, Node[Arrakis]]]:
        return ((str(place), part) for place, part in enumerate(self.inside))

    def able(self, g: Arrakis) -> bool:
        """Can any part of it be carried out?"""
        raise NotImplementedError

    def explain(self, g: Arrakis) -> None:
        """Tell why nothing of it can be, where that is not plain to see."""


def room(g: Arrakis, area: int) -> int:
    """How many units still fit into an area."""
    return limit(g, HARKONNEN) - bodies(g.players[HARKONNEN].legions[area])
