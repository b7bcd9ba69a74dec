"""Immortality for rivals of a solo game: they advance on the Tleilaxu track and change the Tleilaxu Row."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium import options as o
from sietch.imperium.modules.immortality.tleilaxu_row import refill
from sietch.imperium.state import Imperium

ROW_CARD_REMOVED = o.EVENTS.add("tleilaxu-removed", "cards")

LEFT, RIGHT = range(2)
SIDES = ("left", "right")


class ChangeTleilaxuRow(Node[Imperium]):
    """The left or the right card of the row is removed and replaced; Reclaimed Forces never is."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.side < len(g.tleilaxu_row):
            card = g.tleilaxu_row[self.side]
            g.trashed += (card,)
            g.tell(ROW_CARD_REMOVED, seat, card, 1)
            refill(g, self.side)

    def words(self) -> Words:
        return (f"change-tleilaxu-row-{SIDES[self.side]}", {})

    def icons(self) -> list[Icon]:
        return [("tleilaxu", 0), ("trash", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}
