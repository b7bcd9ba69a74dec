"""The reserve: the two stacks of cards that can always be acquired, and that trashed ones go back to."""

from __future__ import annotations

from sietch.imperium.components import Card
from sietch.imperium.state import Imperium


class Reserve:
    """The two reserve cards, filled in by the module that brings them."""

    card: Card

    @property
    def number(self) -> int:
        return self.card.number


PREPARE_THE_WAY = Reserve()
SPICE_MUST_FLOW = Reserve()


def take_from_reserve(g: Imperium, card: int) -> None:
    if card == PREPARE_THE_WAY.number:
        g.prepare_the_way -= 1
    else:
        g.spice_must_flow -= 1


def return_to_reserve(g: Imperium, card: int) -> None:
    if card == PREPARE_THE_WAY.number:
        g.prepare_the_way += 1
    else:
        g.spice_must_flow += 1
