"""Short words for tests of partners: the seats of four players, and who is asked."""

from __future__ import annotations

from typing import Any

from tests.table import choose, keys

from sietch.core.game import Game

ATREIDES, HARKONNEN = 0, 1
# The seats of four.
HOUSE_ATREIDES, FREMEN, HOUSE_HARKONNEN, CORRINO = range(4)
__all__ = [
    "ATREIDES",
    "CORRINO",
    "FREMEN",
    "HARKONNEN",
    "HOUSE_ATREIDES",
    "HOUSE_HARKONNEN",
    "boards",
    "choose",
    "keys",
    "side",
]


def side(game: Game, number: int, seat: int = -1) -> dict[str, Any]:
    """What a side has, as a seat sees it."""
    found: dict[str, Any] = game.view(seat)["players"][number]
    return found


def boards(game: Game, number: int) -> tuple[dict[str, int], dict[str, int]]:
    """The unused dice on the House's board and on the ally's."""
    p = side(game, number)
    ally = {result: n for result, n in p["ally_dice"].items() if n}
    house = {result: n - p["ally_dice"][result] for result, n in p["dice"].items() if n - p["ally_dice"][result]}
    return house, ally
