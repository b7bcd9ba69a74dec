"""Short words for reading a game in tests."""

from __future__ import annotations

from typing import Any

from sietch.core.game import Game


def keys(game: Game) -> list[str]:
    """What can be answered now."""
    return [option.key for option in game.decision.options]


def player(game: Game, seat: int) -> dict[str, Any]:
    """What a seat has, as it sees it itself."""
    found: dict[str, Any] = game.view(seat)["players"][seat]
    return found


def goods(game: Game, seat: int) -> tuple[int, int, int]:
    """Solari, spice, water."""
    solari, spice, water = player(game, seat)["goods"]
    return (solari, spice, water)


def choose(game: Game, *answers: str) -> Game:
    """Several answers in a row."""
    for answer in answers:
        game.choose(answer)
    return game
