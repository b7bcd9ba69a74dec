"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.immortality.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class ImmortalityPart(Part):
    game = FIELDS.game
    player = FIELDS.player

    def clear(self, g: Imperium) -> None:
        g.tleilaxu_row = []
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
        p.intrigue_put_back = []
        p.intrigues_looked_at = []

    def copy(self, old: Imperium, new: Imperium) -> None:
        new.tleilaxu_row = old.tleilaxu_row[:]
        new.tleilaxu_deck = old.tleilaxu_deck[:]
        new.tleilaxu_spice = old.tleilaxu_spice
        new.grafted = old.grafted
        new.borrowed = old.borrowed
        for p, c in zip(old.players, new.players):
            c.research = p.research
            c.tleilaxu = p.tleilaxu
            c.specimens = p.specimens
            c.atomics = p.atomics
            c.returning = p.returning
            c.fought = p.fought
            c.intrigue_put_back = p.intrigue_put_back[:]
            c.intrigues_looked_at = p.intrigues_looked_at[:]

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
