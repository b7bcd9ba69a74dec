"""How each game is drawn and told in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import sietch
from sietch.cli.screens.arrakis import ArrakisScreen
from sietch.cli.screens.imperium import ImperiumScreen
from sietch.cli.screens.screen import Screen

SCREENS: dict[str, Callable[[str], Screen]] = {
    "uprising": ImperiumScreen,
    "imperium": partial(ImperiumScreen, game="imperium"),
    "arrakis": ArrakisScreen,
}


def screen_of(game: str, lang: str) -> Screen:
    """The screen of a game, which is told apart by its name."""
    return SCREENS[sietch.rules(game).name](lang)


__all__ = ["SCREENS", "ArrakisScreen", "ImperiumScreen", "Screen", "screen_of"]
