"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.base.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class BasePart(Part):
    game = FIELDS.game
    player = FIELDS.player

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
        p.foreseen = []
        p.tokens = []
        p.tokens_left = []
        p.shown_tokens = ()
        p.voiced = 0
        p.second_at = -1

    def copy(self, old: Imperium, new: Imperium) -> None:
        new.arrakis_liaison = old.arrakis_liaison
        new.foldspace = old.foldspace
        new.mentat = old.mentat
        new.mentat_next = old.mentat_next
        new.acted = old.acted
        new.unhindered = old.unhindered
        new.envoy = old.envoy
        new.harvested = old.harvested
        new.flow_discount = old.flow_discount
        new.troops_deployed = old.troops_deployed
        for p, c in zip(old.players, new.players):
            c.foreseen = p.foreseen[:]
            c.tokens = p.tokens[:]
            c.tokens_left = p.tokens_left[:]
            c.shown_tokens = p.shown_tokens
            c.voiced = p.voiced
            c.second_at = p.second_at

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
        p.shown_tokens = tuple(p.shown_tokens)
