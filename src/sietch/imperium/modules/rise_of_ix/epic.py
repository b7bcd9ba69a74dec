"""The epic game: more points, a heavier conflict deck, more troops, an intrigue card and Control the Spice."""

from __future__ import annotations

from sietch.imperium.components import Box, Component
from sietch.imperium.intrigue import draw_intrigue
from sietch.imperium.module import Module, Recipe
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.vocabulary import *

POINTS, GARRISON = 12, 5
DESERT_PLANET = "dune-the-desert-planet"

CONTROL_THE_SPICE = Box("epic").card(
    "control-the-spice",
    kind="starting",
    icons=(SPICE_TRADE,),
    agent=pay_get(pay(SPICE, 1), any_order(trash(), troops(1))),
    reveal=seq(persuasion(1), gain(SPICE, 1)),
)


class DealEpicIntrigue(Step):
    """Everybody draws an intrigue card."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = g.ruleset.people
        for step in range(players):
            draw_intrigue(g, (max(0, g.first) + step) % players, 1)


DEAL_EPIC_INTRIGUE = DealEpicIntrigue()
register_steps({"deal-epic-intrigue": DEAL_EPIC_INTRIGUE}, "epic")


class Epic(Module):
    """Before Rise of Ix in the order of modules: its leaders look at the intrigue deck when everybody has drawn."""

    id = "epic"
    version = 4
    games = ("uprising", "imperium")
    needs = ("rise-of-ix",)
    not_for = (1,)
    deal = (DEAL_EPIC_INTRIGUE,)

    def brings(self, component: Component) -> bool:
        """Economic Supremacy is needed for five conflicts of level III, with or without the others."""
        return component.module == self.id or component.id == "economic-supremacy"

    def adjust(self, recipe: Recipe) -> None:
        recipe.points_to_end = POINTS
        recipe.garrison = GARRISON
        recipe.conflicts = ((2, 5), (3, 5))
        if any(DESERT_PLANET in id for id in recipe.without):
            # Where another module has replaced both, nothing is replaced: it waits in the discard pile.
            recipe.discarded.add(CONTROL_THE_SPICE.id)
        else:
            recipe.fewer[DESERT_PLANET] = 1
