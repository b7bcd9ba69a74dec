"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.immortality.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class ImmortalityPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 8

    def clear(self, g: Imperium) -> None:
        g.tleilaxu_row = ()
        g.tleilaxu_deck = []
        g.tleilaxu_spice = 0
        g.grafted = -1
        g.borrowed = -1

    def clear_player(self, p: Player) -> None:
        p.research = -1
        p.tleilaxu = 0
        p.specimens = 0
        p.atomics = False
        p.returning = ()
        p.fought = False
        p.intrigue_put_back = ()
        p.intrigues_looked_at = ()

    def dump(self, g: Imperium) -> list[Any]:
        return [
            g.tleilaxu_row,
            g.tleilaxu_deck,
            g.tleilaxu_spice,
            g.grafted,
            g.borrowed,
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.research,
            p.tleilaxu,
            p.specimens,
            p.atomics,
            p.returning,
            p.fought,
            p.intrigue_put_back,
            p.intrigues_looked_at,
        ]

    def fill(self, g: Imperium, values: list[Any]) -> None:
        (
            g.tleilaxu_row,
            g.tleilaxu_deck,
            g.tleilaxu_spice,
            g.grafted,
            g.borrowed,
        ) = values
        g.tleilaxu_row = tuple(g.tleilaxu_row)

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (
            p.research,
            p.tleilaxu,
            p.specimens,
            p.atomics,
            p.returning,
            p.fought,
            p.intrigue_put_back,
            p.intrigues_looked_at,
        ) = values
        p.returning = tuple(p.returning)
        p.intrigue_put_back = tuple(p.intrigue_put_back)
        p.intrigues_looked_at = tuple(p.intrigues_looked_at)
