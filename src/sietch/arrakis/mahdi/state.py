"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.arrakis.mahdi.fields import FIELDS
from sietch.arrakis.state import Arrakis, Player
from sietch.core.schema import Part


class MahdiPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 1

    def clear(self, g: Arrakis) -> None:
        g.tactic_deck = []
        g.tactic_discard = []
        g.harvest = -1
        g.target = -1
        g.sietch_of = []
        g.temporary_target = -1
        g.unrolled = 0
        g.on_spice_board = 0
        g.spent_dice = []
        g.ornithopter_used = False
        g.reinforcements = []
        g.top_discard = -1
        g.beside = []
        g.black_at = []
        g.black_faces = []
        g.black_pool = []
        g.silver_at = []
        g.silver_faces = []
        g.silver_pool = []
        g.marched = 0
        g.chosen = 0

    def clear_player(self, p: Player) -> None:
        p.house_reinforcements = []
        p.ally_reinforcements = []

    def dump(self, g: Arrakis) -> list[Any]:
        return [
            g.tactic_deck,
            g.tactic_discard,
            g.harvest,
            g.target,
            g.sietch_of,
            g.temporary_target,
            g.unrolled,
            g.on_spice_board,
            g.spent_dice,
            g.ornithopter_used,
            g.reinforcements,
            g.top_discard,
            g.beside,
            g.black_at,
            g.black_faces,
            g.black_pool,
            g.silver_at,
            g.silver_faces,
            g.silver_pool,
            g.marched.to_bytes(16, "little"),
            g.chosen.to_bytes(16, "little"),
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.house_reinforcements,
            p.ally_reinforcements,
        ]

    def fill(self, g: Arrakis, values: list[Any]) -> None:
        (
            g.tactic_deck,
            g.tactic_discard,
            g.harvest,
            g.target,
            g.sietch_of,
            g.temporary_target,
            g.unrolled,
            g.on_spice_board,
            g.spent_dice,
            g.ornithopter_used,
            g.reinforcements,
            g.top_discard,
            g.beside,
            g.black_at,
            g.black_faces,
            g.black_pool,
            g.silver_at,
            g.silver_faces,
            g.silver_pool,
            marched,
            chosen,
        ) = values
        g.marched = int.from_bytes(marched, "little")
        g.chosen = int.from_bytes(chosen, "little")

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (
            p.house_reinforcements,
            p.ally_reinforcements,
        ) = values
