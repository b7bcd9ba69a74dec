"""The Tleilaxu track: eight spaces, each with its bonus for everybody who comes there, and spice for the first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.combinators import Seq
from sietch.core.node import Features, Icon, Node, Words, add_features
from sietch.imperium import options as o
from sietch.imperium.catalogue import entry
from sietch.imperium.components import NODES, SPICE, VICTORY_POINT, Track
from sietch.imperium.intrigue import DrawIntrigue
from sietch.imperium.receiving import of_receiver, pieces, receiver
from sietch.imperium.resources import Gain, gain
from sietch.imperium.state import Imperium

ADVANCED = o.EVENTS.add("tleilaxu-advanced")

LAST = 7
SPICE_FOR_FIRST = 2


class TakeTrackSpice(Node[Imperium]):
    """The spice that was laid on the space, for the first who comes there."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.tleilaxu_spice:
            n = g.tleilaxu_spice
            g.tleilaxu_spice = 0
            gain(g, seat, SPICE, n)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.tleilaxu_spice else ("why-track-spice-gone", {})

    def words(self) -> Words:
        return ("take-track-spice", {"n": SPICE_FOR_FIRST})

    def icons(self) -> list[Icon]:
        return [("spice", SPICE_FOR_FIRST)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spice": float(g.tleilaxu_spice)}


# What the spaces give, by their place; the others give nothing.
BONUSES: dict[int, Node[Any]] = {
    2: DrawIntrigue(1),
    4: Seq(Gain(VICTORY_POINT, 1), TakeTrackSpice()),
    6: DrawIntrigue(1),
    7: Gain(VICTORY_POINT, 1),
}
with NODES.of("immortality"):
    for _space, _bonus in BONUSES.items():
        NODES.register(f"tleilaxu-track.{_space}", _bonus)


def advance(g: Imperium, seat: int, n: int) -> None:
    """Space by space, each with its bonus; from the last one the token moves no more."""
    seat = receiver(g, seat)
    p = g.players[seat]
    if seat in g.ruleset.recipe.without_pieces:
        return
    for _ in range(min(n, LAST - p.tleilaxu)):
        p.tleilaxu += 1
        g.tell(ADVANCED, seat, -1, p.tleilaxu)
        bonus = BONUSES.get(p.tleilaxu)
        if bonus is not None:
            bonus.run(g, seat, 0)


class Tleilaxu(Node[Imperium]):
    """The token moves along the Tleilaxu track. The Bene Tleilax are no faction: influence never moves it."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def reached(self, g: Imperium, seat: int) -> range:
        at = pieces(g, seat).tleilaxu
        return range(at + 1, min(LAST, at + self.n) + 1)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        advance(g, seat, self.n)

    def settles(self, g: Imperium, seat: int) -> bool:
        """When to draw a card is the player's to choose; all other bonuses are as good now as later."""
        reached = self.reached(g, seat)
        return bool(reached) and all(not isinstance(BONUSES.get(space), DrawIntrigue) for space in reached)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if receiver(g, seat) in g.ruleset.recipe.without_pieces:
            return ("why-no-tleilaxu-token", {})
        return None if pieces(g, seat).tleilaxu < LAST else of_receiver(g, seat, ("why-track-ends", {}))

    def words(self) -> Words:
        return ("advance-tleilaxu", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("tleilaxu", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        total: Features = {"tleilaxu": float(len(self.reached(g, seat)))}
        for space in self.reached(g, seat):
            bonus = BONUSES.get(space)
            if bonus is not None:
                add_features(total, bonus.features(g, seat))
        return total


# ---- as the catalogue tells it


TRACK = Track("tleilaxu-track", "immortality", number=0, printed="tleilaxu-track")


def track_entry(track: Track) -> Entry:
    def parts() -> Iterator[Part]:
        yield ("part-step", ("track-length", {"n": LAST}), [])
        for space, bonus in BONUSES.items():
            yield ("part-step", ("track-step", {"n": space, "get": bonus}), bonus.icons())

    return entry(track, "bene-tleilax", parts())
