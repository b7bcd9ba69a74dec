"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.ix_contracts.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class IxContractsPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 16

    def clear(self, g: Imperium) -> None:
        g.ix_contract_box = []

    def clear_player(self, p: Player) -> None:
        p.dealt_contracts = ()

    def dump(self, g: Imperium) -> list[Any]:
        return [
            g.ix_contract_box,
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.dealt_contracts,
        ]

    def fill(self, g: Imperium, values: list[Any]) -> None:
        (g.ix_contract_box,) = values

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (p.dealt_contracts,) = values
        p.dealt_contracts = tuple(p.dealt_contracts)
