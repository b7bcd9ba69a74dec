"""How a planning card is registered."""

from __future__ import annotations

from typing import Any

from sietch.arrakis.components import ATREIDES, HARKONNEN, NODES, PLANNING, Planning, register
from sietch.arrakis.steps import give_side
from sietch.core.node import Node

DECKS = {
    "house-harkonnen": (HARKONNEN, True),
    "corrino-ally": (HARKONNEN, False),
    "house-atreides": (ATREIDES, True),
    "fremen-ally": (ATREIDES, False),
}


def planning(deck: str, id: str, effect: Node[Any] | None = None, copies: int = 1, **facts: Any) -> Planning:
    side, house = DECKS[deck]
    new: Planning = register(
        PLANNING, Planning(id, copies=copies, deck=deck, side=side, house=house, effect=effect, **facts)
    )
    if effect is not None:
        NODES.register(f"planning.{id}", effect, new.number)
        give_side(effect, side)
    return new
