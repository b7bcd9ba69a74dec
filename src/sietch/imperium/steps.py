"""What the steps of the game itself have in common: they are nodes like effects, but no card shows them."""

from __future__ import annotations

from typing import Any

from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium.components import NODES
from sietch.imperium.state import Imperium


class Step(Node[Imperium]):
    """A step of the game itself, not an effect of a component."""

    plays: str = "plot"  # as what intrigue cards are played here
    ability: str = ""  # at the start of a turn: a trait of leaders' abilities, where it is only a step for these

    def words(self) -> Words:
        return ("step", {})

    def icons(self) -> list[Icon]:
        return []

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


def register_steps(steps: dict[str, Node[Any]], *modules: str) -> None:
    """Frames on the stack are saved by the names of their nodes. modules: whose they are, if not of every game."""
    with NODES.of(*modules):
        for name, step in steps.items():
            NODES.register(f"step.{name}", step)
