"""Ghola has the same Agent box as the card that it is grafted with: each card's box is written once more, for Ghola."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from sietch.core.node import Features, Icon, Node, Test, Words, add_features
from sietch.imperium.components import CARDS, NODES, has_trait, number_of
from sietch.imperium.modules.immortality.graft import partner_of
from sietch.imperium.state import Imperium

# By card: what Ghola's box then holds, and its conditional icons.
BOXES: dict[int, list[int]] = {}
ICONS_IF: dict[int, tuple[tuple[Test[Any], int], ...]] = {}


class SameBox(Node[Imperium]):
    """This card has the same Agent box as the other grafted card."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.open += BOXES.get(partner_of(g, self.source), ())

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.grafted >= 0 else ("why-no-grafted-card", {})

    def words(self) -> Words:
        return ("same-box", {})

    def icons(self) -> list[Icon]:
        return [("same", 1), ("grafted", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        total: Features = {}
        for effect in BOXES.get(partner_of(g, self.source), ()):
            add_features(total, NODES.nodes[effect].features(g, seat))
        return total


def write_boxes(id: str) -> None:
    """When all cards of all modules are there. `this card` and `the other card` are then Ghola's own."""
    ghola = CARDS[number_of(CARDS, id)]
    for card in CARDS:
        if card is ghola:
            continue
        nodes = [deepcopy(node) for node in card.agent if not has_trait(node, "grafts")]
        for place, node in enumerate(nodes):
            _forget_numbers(node)
            with NODES.of(ghola.module), NODES.of(card.module, *card.also):
                NODES.register(f"{id}.{card.id}.{place}", node, ghola.number)
        if nodes:
            BOXES[card.number] = [node.number for node in nodes]
        if card.icons_if:
            ICONS_IF[card.number] = tuple((deepcopy(test), icons) for test, icons in card.icons_if)
            for test, _ in ICONS_IF[card.number]:
                test.source = ghola.number
    ghola.further_open = [number for box in BOXES.values() for number in box]


def _forget_numbers(node: Node[Any]) -> None:
    node.number = -1
    for _, child in node.children():
        _forget_numbers(child)


def copies(g: Imperium, trait: str) -> bool:
    """Does Ghola, of the pair that is played, have a box with such an effect from the other card?"""
    if g.grafted < 0:
        return False
    for card in (g.played, g.grafted):
        if CARDS[card].further_open:
            return any(has_trait(NODES.nodes[effect], trait) for effect in BOXES.get(partner_of(g, card), ()))
    return False


def copied_icons(g: Imperium, seat: int, card: int) -> int:
    """The conditional icons of the other card's box, where their condition holds for Ghola."""
    icons = 0
    if BOXES and g.grafted >= 0 and CARDS[card].further_open:
        for test, more in ICONS_IF.get(partner_of(g, card), ()):
            if test.holds(g, seat):
                icons |= more
    return icons
