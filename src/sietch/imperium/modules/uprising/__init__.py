"""Dune: Imperium - Uprising for up to four players: board, cards, leaders, conflicts and objectives."""

from __future__ import annotations

from typing import Any

from sietch.imperium.components import NODES, SOLARI
from sietch.imperium.module import Module, Recipe, register
from sietch.imperium.modules.uprising import board
from sietch.imperium.modules.uprising.contract_icon import SOLARI_INSTEAD
from sietch.imperium.resources import Gain
from sietch.imperium.setup import DEAL_OBJECTIVES, DEAL_ROW
from sietch.imperium.spies import spies_in_supply
from sietch.imperium.state import Imperium

from sietch.imperium.modules.uprising import starting  # isort: skip  (of equal options the starting cards come first)
from sietch.imperium.modules.uprising import conflicts, imperium, intrigue, leaders, objectives  # isort: skip

SOLARI_FOR_CONTRACT = Gain(SOLARI, SOLARI_INSTEAD)
NODES.register("uprising.contract-icon", SOLARI_FOR_CONTRACT)


class Uprising(Module):
    id = "uprising"
    version = 4
    games = ("uprising",)
    tracks = board.TRACKS
    meanings = {"contract": SOLARI_FOR_CONTRACT}  # noqa: RUF012
    deal = (DEAL_OBJECTIVES, DEAL_ROW)

    def adjust(self, recipe: Recipe) -> None:
        recipe.points = 1 if recipe.players >= 4 else 0
        recipe.reserve = {"prepare-the-way": "prepare_the_way", "the-spice-must-flow": "spice_must_flow"}

    def lay(self, g: Imperium) -> None:
        g.shield_wall = True
        for p in g.players:
            p.objective_up = True

    def derived(self, g: Imperium, seat: int) -> dict[str, Any]:
        return {"spies_in_supply": spies_in_supply(g, seat)}


register(Uprising())

__all__ = ["board", "conflicts", "imperium", "intrigue", "leaders", "objectives", "starting"]
