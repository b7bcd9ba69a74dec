"""The reserve: the stacks of cards that can always be acquired, and that trashed ones go back to."""

from __future__ import annotations

from operator import attrgetter

from sietch.imperium.components import Card
from sietch.imperium.state import Imperium

FLOW = "the-spice-must-flow"


class Stack:
    """One card of the reserve, and the field of the table that counts how many are left."""

    def __init__(self, card: Card, field: str) -> None:
        self.card = card
        self.number = card.number
        self.cost = card.cost
        self.field = field
        self.left = attrgetter(field)

    def change(self, g: Imperium, n: int) -> None:
        setattr(g, self.field, self.left(g) + n)


def take_from_reserve(g: Imperium, card: int) -> None:
    g.ruleset.stacks[card].change(g, -1)


def return_to_reserve(g: Imperium, card: int) -> None:
    g.ruleset.stacks[card].change(g, 1)
