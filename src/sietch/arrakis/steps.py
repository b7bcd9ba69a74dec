"""What the steps of the game have in common: words of their own are not needed, free actions may interrupt them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sietch.arrakis import options as o
from sietch.arrakis.components import AREAS, NODES, SECTORS, name_id
from sietch.arrakis.map import bits
from sietch.arrakis.state import Arrakis
from sietch.core.combinators import Given
from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG

# More areas than this are asked for in two steps: first the sector, then the area.
MANY = 24


class Asking(Node[Arrakis]):
    """Words its own options."""

    def option_words(self, side: int, kind: str, args: Mapping[str, object]) -> Words:
        """How an option of a kind is said here; `args` name what it is about."""
        return (f"arrakis-option-{kind}", args)


class Step(Asking):
    """A step of the game itself, not an effect of a component."""

    def words(self) -> Words:
        return ("step", {})

    def icons(self) -> list[Icon]:
        return []

    def features(self, g: Arrakis, side: int) -> Features:
        return {}


class Act(Asking):
    """An effect of a card or a die: it may always be left, and its frame's number counts what is done of it."""

    side = -1  # whose effect it is, where its words depend on that
    compound = True

    def chosen(self, g: Arrakis, side: int) -> None:
        g.push(self, side, 0)

    def optional(self, g: Arrakis) -> bool:
        return True


class Provided(Given[Arrakis]):
    """As `Given`, inside another condition: the words say the order first."""

    def words(self) -> Words:
        return ("arrakis-provided", {"test": self.test, "then": self.then})

    def chosen_words(self) -> Words:
        return self.words()


def give_side(node: Node[Any], side: int) -> None:
    """Say whose effect a node and all nodes inside it are."""
    if isinstance(node, Act):
        node.side = side
    for _, child in node.children():
        give_side(child, side)


def register_steps(steps: dict[str, Node[Any]]) -> None:
    """Frames on the stack are saved by the names of their nodes."""
    for name, step in steps.items():
        NODES.register(f"step.{name}", step)


def ask_side(g: Arrakis, node: Node[Arrakis], side: int, x: int, options: list[int]) -> None:
    """Ask a side. One that nobody plays answers by its procedures; what they leave open is asked of the others."""
    ruleset = g.ruleset
    if ruleset.unmanned >> side & 1 and node in ruleset.course.answers:
        options = ruleset.course.answers[node](g, x, options)
    g.ask(node, side, x, options)


def area_options(kind: int, mask: int, sector: int) -> list[int]:
    """Options for the areas of a set: of one sector, or the sectors if there are too many areas."""
    if sector >= 0:
        mask &= SECTORS[sector].areas
    elif mask.bit_count() > MANY:
        return [o.SECTOR | sector.number for sector in SECTORS if sector.areas & mask]
    return [kind | area for area in bits(mask)]


def area_refusals(
    kind: int, options: list[int], mask: int, sector: int, why: Callable[[int], Words]
) -> list[tuple[int, Words]]:
    """Why areas are not among the options that `area_options` made of a set: their sector comes first or is another
    one, or they are not in the set (`why`)."""
    offered = {option & ARG for option in options if option & ~ARG == kind}
    found: list[tuple[int, Words]] = []
    for area in AREAS:
        if area.number in offered:
            continue
        if not mask >> area.number & 1:
            found.append((kind | area.number, why(area.number)))
        elif sector < 0:
            sectors = tuple(name_id(each) for each in SECTORS if each.areas >> area.number & 1)
            found.append((kind | area.number, ("why-choose-sector", {"sectors_options": sectors})))
        else:
            found.append((kind | area.number, ("arrakis-why-other-sector", {"sector": name_id(SECTORS[sector])})))
    return found


def is_sector(option: int) -> bool:
    return option & ~ARG == o.SECTOR
