"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.automatic.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class AutomaticPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 1

    def clear(self, g: Imperium) -> None:
        g.hagal_deck = []
        g.hagal_discard = []
        g.difficulty = -1
        g.spy_placed = -1
        g.turns_due = 0

    def clear_player(self, p: Player) -> None:
        pass

    def dump(self, g: Imperium) -> list[Any]:
        return [
            g.hagal_deck,
            g.hagal_discard,
            g.difficulty,
            g.spy_placed,
            g.turns_due,
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return []

    def fill(self, g: Imperium, values: list[Any]) -> None:
        (
            g.hagal_deck,
            g.hagal_discard,
            g.difficulty,
            g.spy_placed,
            g.turns_due,
        ) = values

    def fill_player(self, p: Player, values: list[Any]) -> None:
        pass
