"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.arrakis.state import Arrakis, Player
from sietch.arrakis.teams.fields import FIELDS
from sietch.core.schema import Part


class TeamsPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 2

    def clear(self, g: Arrakis) -> None:
        pass

    def clear_player(self, p: Player) -> None:
        p.ally_dice = []
        p.ally_bene_gesserit_dice = []
        p.aside = []
        p.ally_aside = 0
        p.cones = 0
        p.talking = False
        p.deciding = -1
        p.acting = -1

    def dump(self, g: Arrakis) -> list[Any]:
        return []

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.ally_dice,
            p.ally_bene_gesserit_dice,
            p.aside,
            p.ally_aside,
            p.cones,
            p.talking,
            p.deciding,
            p.acting,
        ]

    def fill(self, g: Arrakis, values: list[Any]) -> None:
        pass

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (
            p.ally_dice,
            p.ally_bene_gesserit_dice,
            p.aside,
            p.ally_aside,
            p.cones,
            p.talking,
            p.deciding,
            p.acting,
        ) = values
