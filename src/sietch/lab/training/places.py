"""Where a bot learns: the kinds of tables at which it must play well, and how often it sits at each."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import sietch
from sietch.core.rules import Rules


@dataclass(frozen=True)
class Place:
    """A kind of table: a game for so many with these modules, and how often it is chosen beside others."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    often: int = 1

    @cached_property
    def setup(self) -> Mapping[str, Any]:
        """Without a seed."""
        return sietch.rules(self.game).setup({"players": self.players, "modules": list(self.modules)})

    def rules(self) -> Rules:
        return sietch.rules(self.game).of(self.setup)

    def __str__(self) -> str:
        return " ".join([self.game, str(self.players), *self.setup.get("modules", ())])


def place(game: str, players: int, *modules: str, often: int = 1) -> Place:
    return Place(game, players, modules, often)


# One champion plays all of a family: the usual tables most often, every box and number of players sometimes.
PLACES: dict[str, tuple[Place, ...]] = {
    "imperium": (
        place("uprising", 4, "choam", often=8),
        place("uprising", 4, often=2),
        place("uprising", 3, "choam", often=2),
        place("uprising", 4, "choam", "base-cards", "rise-of-ix", "immortality", often=4),
        place("uprising", 4, "choam", "rise-of-ix", "immortality"),
        place("uprising", 2, "choam"),
        place("uprising", 1, "choam", often=2),
        place("uprising", 6, "choam"),
        place("imperium", 4, often=2),
        place("imperium", 3),
        place("imperium", 4, "rise-of-ix", "immortality", often=4),
        place("imperium", 4, "rise-of-ix", "epic"),
        place("imperium", 1, often=2),
    ),
    "arrakis": (place("arrakis", 2, often=6), place("arrakis", 3), place("arrakis", 4)),
    "mahdi": (place("arrakis", 1),),
}


def chosen(places: Sequence[Place], rng: random.Random) -> Place:
    """One of them, by how often each is to be chosen."""
    return rng.choices(places, [one.often for one in places])[0]
