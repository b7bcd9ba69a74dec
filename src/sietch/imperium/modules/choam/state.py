"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.choam.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class ChoamPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 4

    def clear(self, g: Imperium) -> None:
        g.offer = []
        g.contract_bank = []
        g.aside_contracts = ()

    def clear_player(self, p: Player) -> None:
        p.contracts = ()
        p.completed = ()

    def dump(self, g: Imperium) -> list[Any]:
        return [
            g.offer,
            g.contract_bank,
            g.aside_contracts,
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.contracts,
            p.completed,
        ]

    def fill(self, g: Imperium, values: list[Any]) -> None:
        (
            g.offer,
            g.contract_bank,
            g.aside_contracts,
        ) = values
        g.aside_contracts = tuple(g.aside_contracts)

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (
            p.contracts,
            p.completed,
        ) = values
        p.contracts = tuple(p.contracts)
        p.completed = tuple(p.completed)
