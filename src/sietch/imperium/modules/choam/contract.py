"""A contract: what completes it, and its reward. Contracts are a table of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.node import Icon, Node, Words
from sietch.imperium import options as o
from sietch.imperium.catalogue import entry, new_kind, part
from sietch.imperium.components import (
    CARDS,
    NODES,
    PLACES,
    TABLES,
    Component,
    Effects,
    boxes,
    name_id,
    number_of,
    place,
    register,
    register_nodes,
)

TAKE = o.KINDS.add("contract", "contracts", module="choam")
NEW_CONTRACT = o.KINDS.add("new-contract", "contracts", module="choam")  # what chance turns up
TAKEN = o.EVENTS.add("contract-taken", "contracts")
COMPLETED = o.EVENTS.add("contract-completed", "contracts")


@dataclass(eq=False, slots=True)
class Contract(Component):
    space: int = -1
    harvest: int = 0
    immediate: bool = False
    acquire: str = ""
    reward: Effects = ()
    open: list[int] = field(default_factory=list)


CONTRACTS: list[Contract] = []
TABLES["contracts"] = CONTRACTS
new_kind("contract", after="conflict")


def contract(id: str, *, module: str = "choam", reward: Node[Any], space: str = "", **facts: Any) -> Contract:
    new = Contract(id, module, reward=boxes(reward), **facts)
    new.space = place(space).number if space else -1
    register(CONTRACTS, new)
    with NODES.of(module):
        new.open = register_nodes(id, new.reward)
    return new


# ---- as the catalogue tells it


def contract_entry(token: Contract) -> Entry:
    def parts() -> Iterator[Part]:
        yield ("part-requirement", *_task(token))
        yield from part("part-reward", *token.reward)

    return entry(token, "contract", parts())


def _task(token: Contract) -> tuple[Words, list[Icon]]:
    """What completes a contract."""
    if token.space >= 0:
        return ("task-send", {"space": name_id(PLACES[token.space])}), [("agent", 1)]
    if token.harvest:
        return ("task-harvest", {"n": token.harvest}), [("agent", 1), ("on-maker", 1), ("spice", token.harvest)]
    if token.acquire:
        card = CARDS[number_of(CARDS, token.acquire)]
        return ("task-acquire", {"card": name_id(card)}), [("acquire", card.cost)]
    return ("task-none", {}), []
