"""A tech tile: its cost, what it gives when it is acquired, and what it does for its owner. Tiles are a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.node import Node
from sietch.imperium import options as o
from sietch.imperium.catalogue import entry, new_kind, part
from sietch.imperium.components import NODES, TABLES, Component, Effects, Named, boxes, register, register_nodes

ACQUIRE_TECH = o.KINDS.add("acquire-tech", "tech", module="rise-of-ix")
ACQUIRE_TECH_FOR_SOLARI = o.KINDS.add("acquire-tech-for-solari", "tech", module="rise-of-ix")
USE_TECH = o.KINDS.add("use-tech", "tech", module="rise-of-ix")
NEW_TECH = o.KINDS.add("new-tech", "tech", module="rise-of-ix")  # what chance turns up
TECH_ACQUIRED = o.EVENTS.add("tech-acquired", "tech")
TECH_REVEALED = o.EVENTS.add("tech-revealed", "tech", reveals=True)
TECH_USED = o.EVENTS.add("tech-used", "tech")
TECH_TRASHED = o.EVENTS.add("tech-trashed", "tech")

STACKS = ("top", "middle", "bottom")


@dataclass(eq=False, slots=True)
class Tech(Component):
    """rival: whether a rival without a seat may have it. before_sending: only before the agent of a turn is sent."""

    cost: int = 0
    rival: bool = False
    acquire: Node[Any] | None = None
    flip: Node[Any] | None = None  # once a round, in an own turn
    use: Node[Any] | None = None  # in an own turn, for the tile itself
    reveal: Effects = ()
    round_start: Node[Any] | None = None
    endgame: Node[Any] | None = None
    won: Node[Any] | None = None  # when its owner wins a conflict
    lasting: Node[Any] | None = None  # a rule that holds while its owner has it
    before_sending: bool = False
    reveal_open: list[int] = field(default_factory=list)
    offered: Node[Any] | None = field(init=False)  # what its owner may do with it in an own turn

    def __post_init__(self) -> None:
        self.offered = self.flip or self.use


TECH: list[Tech] = []
TABLES["tech"] = TECH
TABLES["tech-stacks"] = [Named(name) for name in STACKS]
new_kind("tech", after="conflict")

# What a tile does, and the label of the part of its entry.
DOES = {
    "acquire": "part-acquire",
    "flip": "part-flip",
    "use": "part-use",
    "round_start": "part-round-start",
    "endgame": "part-endgame",
    "won": "part-won",
    "lasting": "part-lasting",
}


def tech(id: str, *, reveal: Node[Any] | None = None, **facts: Any) -> Tech:
    new = Tech(id, "rise-of-ix", reveal=boxes(reveal), **facts)
    register(TECH, new)
    with NODES.of(new.module):
        new.reveal_open = register_nodes(f"tech.{id}.reveal", new.reveal)
        for name in DOES:
            node = getattr(new, name)
            if node is not None:
                NODES.register(f"tech.{id}.{name.replace('_', '-')}", node)
    return new


def tech_entry(tile: Tech) -> Entry:
    def parts() -> Iterator[Part]:
        for name, label in DOES.items():
            yield from part(label, getattr(tile, name))
        yield from part("part-reveal", *tile.reveal)

    return entry(tile, "tech", parts(), numbers={"cost": tile.cost})
