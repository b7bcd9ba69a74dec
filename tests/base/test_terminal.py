"""The game of 2020 in the terminal: the same screen draws whatever its board and its seats have."""

from __future__ import annotations

import pytest
from rich.console import Console

import sietch
from sietch.cli.screens import screen_of
from sietch.text import LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_screen_draws_every_position_of_a_game(code):
    game = sietch.new("imperium", seed=4, players=3, leaders=["paul-atreides", "baron-vladimir-harkonnen", "random"])
    screen = screen_of("imperium", code)
    console = Console(record=True, width=140, quiet=True)
    screen.meet(game.view(0))
    shown = 0
    while not game.over and shown < 60:
        seat = game.decision.seat
        view = game.view(seat)
        console.print(screen.open_table(view, 140), screen.small_table(view), screen.holdings(view))
        for option in game.decision.options:
            screen.hint(option, view)
        game.choose(shown % len(game.decision.options))
        shown += 1
    assert shown == 60
