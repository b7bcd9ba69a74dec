"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.base.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class BasePart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 2

    def clear(self, g: Imperium) -> None:
        g.arrakis_liaison = 0
        g.foldspace = 0
        g.mentat = -1
        g.mentat_next = -1
        g.acted = False
        g.unhindered = False
        g.envoy = False
        g.harvested = False
        g.flow_discount = 0
        g.troops_deployed = 0

    def clear_player(self, p: Player) -> None:
        p.foreseen = ()
        p.tokens = ()
        p.tokens_left = ()
        p.shown_tokens = ()
        p.voiced = 0
        p.second_at = -1

    def dump(self, g: Imperium) -> list[Any]:
        return [
            g.arrakis_liaison,
            g.foldspace,
            g.mentat,
            g.mentat_next,
            g.acted,
            g.unhindered,
            g.envoy,
            g.harvested,
            g.flow_discount,
            g.troops_deployed,
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.foreseen,
            p.tokens,
            p.tokens_left,
            p.shown_tokens,
            p.voiced,
            p.second_at,
        ]

    def fill(self, g: Imperium, values: list[Any]) -> None:
        (
            g.arrakis_liaison,
            g.foldspace,
            g.mentat,
            g.mentat_next,
            g.acted,
            g.unhindered,
            g.envoy,
            g.harvested,
            g.flow_discount,
            g.troops_deployed,
        ) = values

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (
            p.foreseen,
            p.tokens,
            p.tokens_left,
            p.shown_tokens,
            p.voiced,
            p.second_at,
        ) = values
        p.foreseen = tuple(p.foreseen)
        p.tokens = tuple(p.tokens)
        p.tokens_left = tuple(p.tokens_left)
        p.shown_tokens = tuple(p.shown_tokens)
