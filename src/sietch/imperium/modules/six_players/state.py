"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.six_players.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class SixPlayersPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 64

    def clear(self, g: Imperium) -> None:
        g.throne_row = []
        g.token = -1
        g.swords_before = 0

    def clear_player(self, p: Player) -> None:
        p.activated = -1
        p.left_at = -1
        p.right_at = -1
        p.both_at = -1
        p.own_influence = 0
        p.own_alliance = False
        p.swordmaster_sent = False
        p.swordmaster_gone = False
        p.conceded = False

    def dump(self, g: Imperium) -> list[Any]:
        return [
            g.throne_row,
            g.token,
            g.swords_before,
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.activated,
            p.left_at,
            p.right_at,
            p.both_at,
            p.own_influence,
            p.own_alliance,
            p.swordmaster_sent,
            p.swordmaster_gone,
            p.conceded,
        ]

    def fill(self, g: Imperium, values: list[Any]) -> None:
        (
            g.throne_row,
            g.token,
            g.swords_before,
        ) = values

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (
            p.activated,
            p.left_at,
            p.right_at,
            p.both_at,
            p.own_influence,
            p.own_alliance,
            p.swordmaster_sent,
            p.swordmaster_gone,
            p.conceded,
        ) = values
