"""The game to 11: four players start without a point and play to 10, fewer players play to 11.

Where another module has set how many points end the game, that stands, and so do the points at the start.
"""

from __future__ import annotations

from sietch.imperium.module import Module, Recipe, register


class GoTo11(Module):
    id = "go-to-11"
    version = 5
    games = ("uprising", "imperium")
    needs = ("immortality",)

    def adjust(self, recipe: Recipe) -> None:
        if recipe.points_to_end != Recipe.points_to_end:
            return
        if recipe.players >= 4:
            recipe.points = 0
        else:
            recipe.points_to_end += 1


register(GoTo11())
