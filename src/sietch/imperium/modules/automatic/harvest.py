"""Maker spaces for players without a seat: bonus spice, the Shield Wall, sandworms or the spice of the space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import YES
from sietch.imperium import options as o
from sietch.imperium.components import SPICE, Space
from sietch.imperium.makers import Harvest
from sietch.imperium.modules.automatic.mode import mode_of
from sietch.imperium.modules.automatic.receiving import collect
from sietch.imperium.sandworms import Summon
from sietch.imperium.shield_wall import Detonate
from sietch.imperium.state import Imperium

BONUS_TO_BANK = o.EVENTS.add("bonus-to-bank", "spaces")


def trees(node: Node[Any]) -> Iterator[Node[Any]]:
    yield node
    for _, child in node.children():
        yield from trees(child)


def amounts(space: Space) -> tuple[int, int]:
    """How much spice a maker space gives, and how many sandworms."""
    nodes = [found for effect in space.effects for found in trees(effect)]
    spice = sum(node.n for node in nodes if isinstance(node, Harvest))
    return spice, sum(node.n for node in nodes if isinstance(node, Summon))


class RivalBonusSpice(Node[Imperium]):
    """All bonus spice of the space that the agent went to; who collects nothing brings it to the bank."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        maker = g.ruleset.spaces[g.space].maker
        n = g.bonus_spice[maker]
        if n:
            g.bonus_spice[maker] = 0
            g.tell(o.BONUS_TAKEN if mode_of(g).collects(g, seat) else BONUS_TO_BANK, seat, g.space, n)
            collect(g, seat, SPICE, n)

    def words(self) -> Words:
        return ("take-bonus-spice", {})

    def icons(self) -> list[Icon]:
        return [("bonus-spice", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spice": 1.0}


class RivalHarvest(Node[Imperium]):
    """Sandworms for who has Maker Hooks, if they can join the conflict; otherwise the spice of the space."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        spice, worms = amounts(g.ruleset.spaces[g.space])
        summon = Summon(worms)
        if worms and g.players[seat].hooks and summon.possible(g, seat):
            summon.run(g, seat, 0)
        else:
            collect(g, seat, SPICE, spice)

    def words(self) -> Words:
        return ("rival-harvest", {})

    def icons(self) -> list[Icon]:
        return [("sandworm", 1), ("or", 1), ("spice", 0)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spice": 2.0}


class RivalDetonate(Node[Imperium]):
    """The Shield Wall is removed by who has Maker Hooks."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.shield_wall and g.players[seat].hooks:
            Detonate().resume(g, seat, 0, YES)

    def words(self) -> Words:
        return ("rival-detonate", {})

    def icons(self) -> list[Icon]:
        return [("maker-hooks", 1), ("colon", 1), ("detonate", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}
