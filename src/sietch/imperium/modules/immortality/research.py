"""The research track: a token moves to the right over hexes, and two genetic markers change what effects do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.node import Features, Icon, Node, Test, Words, add_features
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.cards import cards_in_deck, draw_cards
from sietch.imperium.catalogue import entry, part
from sietch.imperium.components import NODES, TABLES, Component, number_of, register
from sietch.imperium.receiving import pieces, receiver
from sietch.imperium.state import Imperium

HEX = o.KINDS.add("hex", "hexes", module="immortality")
RESEARCHED = o.EVENTS.add("researched", "hexes")

# The columns of the two genetic markers.
MARKERS = (4, 8)


@dataclass(eq=False, slots=True)
class Hex(Component):
    column: int = 0
    reward: Node[Any] | None = None
    follow: tuple[int, ...] = ()  # where a token moves from here, filled in when all are there
    names: tuple[str, ...] = ()


HEXES: list[Hex] = []
TABLES["hexes"] = HEXES


def hex(id: str, reward: Node[Any] | None, *names: str) -> Hex:
    """A hex of the track, by its column and its row in it, and the hexes to its right."""
    new = Hex(id, "immortality", column=int(id[1]), reward=reward, names=names)
    register(HEXES, new)
    if reward is not None:
        with NODES.of(new.module):
            NODES.register(f"hex.{id}", reward)
    return new


def connect() -> None:
    for one in HEXES:
        one.follow = tuple(number_of(HEXES, name) for name in one.names)


def column_of(g: Imperium, seat: int) -> int:
    """How far the token of the player has come, or that of the farthest of those whose markers count for it."""
    tokens = [g.players[other].research for other in lenders(g, seat)]
    return max(-1 if token < 0 else HEXES[token].column for token in tokens)


def lenders(g: Imperium, seat: int) -> list[int]:
    """Whose genetic markers the player has: the own, unless a module says otherwise."""
    for researching in g.ruleset.researching:
        found: list[int] = researching(g, seat)
        return found
    return [seat]


def markers(g: Imperium, seat: int) -> int:
    """How many genetic markers the token has reached."""
    column = column_of(g, seat)
    return sum(column >= marker for marker in MARKERS)


class Research(Node[Imperium]):
    """The token moves to a hex to its right, which gives its reward; at the end of the track a card is drawn."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        follow = HEXES[pieces(g, seat).research].follow
        if follow:
            g.ask(self, seat, x, [HEX | number for number in follow])
        else:
            draw_cards(g, receiver(g, seat), 1)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        number = option & ARG
        owner = receiver(g, seat)
        g.players[owner].research = number
        g.tell(RESEARCHED, owner, number, 1)
        reward = HEXES[number].reward
        if reward is not None:
            g.push(reward, owner, 0)

    def possible(self, g: Imperium, seat: int) -> bool:
        owner = receiver(g, seat)
        p = g.players[owner]
        return bool(HEXES[p.research].follow or p.discard or cards_in_deck(g, owner))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-no-cards-to-draw", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-research", {})

    def words(self) -> Words:
        return ("research", {})

    def icons(self) -> list[Icon]:
        return [("research", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        follow = HEXES[pieces(g, seat).research].follow
        if not follow:
            return {"card": 1.0}
        total: Features = {}
        for number in follow:
            add_features(total, hex_features(g, seat, number), 1 / len(follow))
        return total


def hex_features(g: Imperium, seat: int, number: int) -> Features:
    """A step towards the markers, and the reward; what a chain would bring further on is a step more."""
    total: Features = {"research": 1.0}
    reward = HEXES[number].reward
    if isinstance(reward, Research):
        total["research"] += 1.0
    elif reward is not None:
        add_features(total, reward.features(g, seat))
    return total


class GeneticMarkers(Test[Imperium]):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return column_of(g, seat) >= MARKERS[self.n - 1]

    def words(self) -> Words:
        return ("if-genetic-markers", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("genetic-marker", self.n)]


# ---- as the catalogue tells it


def hex_entry(one: Hex) -> Entry:
    def parts() -> Iterator[Part]:
        if one.column in MARKERS:
            n = MARKERS.index(one.column) + 1
            yield ("part-mark", ("mark-genetic", {"n": n}), [("genetic-marker", n)])
        if one.reward is not None:
            yield from part("part-reward", one.reward)
        if one.follow:
            names: Sequence[Words] = tuple((f"hex-{HEXES[number].id}", {}) for number in one.follow)
            yield ("part-next", ("hexes-next", {"hexes_list": names}), [])

    return entry(one, "hex", parts())
