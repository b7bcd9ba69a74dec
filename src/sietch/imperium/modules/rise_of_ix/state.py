"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.schema import Part
from sietch.imperium.modules.rise_of_ix.fields import FIELDS
from sietch.imperium.state import Imperium, Player


class RiseOfIxPart(Part):
    game = FIELDS.game
    player = FIELDS.player
    bit = 32

    def clear(self, g: Imperium) -> None:
        g.tech_shown = []
        g.tech_left = []
        g.tech_bank = []
        g.tech_trashed = ()
        g.dreadnoughts_at = []
        g.dreadnought_placed = -1
        g.ix_foldspace = 0
        g.under_intrigue = ()
        g.commissioned = 0
        g.dreadnoughts_deployed = 0
        g.troops_this_turn = 0
        g.persuasion_spent = 0
        g.unblocked = False
        g.further_turns = 0

    def clear_player(self, p: Player) -> None:
        p.dreadnoughts = 0
        p.docked = 0
        p.fighting = 0
        p.freighter = 0
        p.negotiators = 0
        p.tech = ()
        p.tech_flipped = ()
        p.solari_if_won = 0
        p.snoopers = 0
        p.ahead = ()
        p.shown_ahead = -1
        p.turns_taken = 0
        p.intrigue_on_top = ()

    def dump(self, g: Imperium) -> list[Any]:
        return [
            g.tech_shown,
            g.tech_left,
            g.tech_bank,
            g.tech_trashed,
            g.dreadnoughts_at,
            g.dreadnought_placed,
            g.ix_foldspace,
            g.under_intrigue,
            g.commissioned,
            g.dreadnoughts_deployed,
            g.troops_this_turn,
            g.persuasion_spent,
            g.unblocked,
            g.further_turns,
        ]

    def dump_player(self, p: Player) -> list[Any]:
        return [
            p.dreadnoughts,
            p.docked,
            p.fighting,
            p.freighter,
            p.negotiators,
            p.tech,
            p.tech_flipped,
            p.solari_if_won,
            p.snoopers,
            p.ahead,
            p.shown_ahead,
            p.turns_taken,
            p.intrigue_on_top,
        ]

    def fill(self, g: Imperium, values: list[Any]) -> None:
        (
            g.tech_shown,
            g.tech_left,
            g.tech_bank,
            g.tech_trashed,
            g.dreadnoughts_at,
            g.dreadnought_placed,
            g.ix_foldspace,
            g.under_intrigue,
            g.commissioned,
            g.dreadnoughts_deployed,
            g.troops_this_turn,
            g.persuasion_spent,
            g.unblocked,
            g.further_turns,
        ) = values
        g.tech_trashed = tuple(g.tech_trashed)
        g.under_intrigue = tuple(g.under_intrigue)

    def fill_player(self, p: Player, values: list[Any]) -> None:
        (
            p.dreadnoughts,
            p.docked,
            p.fighting,
            p.freighter,
            p.negotiators,
            p.tech,
            p.tech_flipped,
            p.solari_if_won,
            p.snoopers,
            p.ahead,
            p.shown_ahead,
            p.turns_taken,
            p.intrigue_on_top,
        ) = values
        p.tech = tuple(p.tech)
        p.tech_flipped = tuple(p.tech_flipped)
        p.ahead = tuple(p.ahead)
        p.intrigue_on_top = tuple(p.intrigue_on_top)
