"""Short words for reading a game in tests."""

from __future__ import annotations

from typing import Any

from sietch.core.game import Game
from sietch.imperium.troops import strength


def keys(game: Game) -> list[str]:
    """What can be answered now."""
    return [option.key for option in game.decision.options]


def player(game: Game, seat: int) -> dict[str, Any]:
    """What a seat has, as it sees it itself."""
    found: dict[str, Any] = game.view(seat)["players"][seat]
    return found


def goods(game: Game, seat: int) -> tuple[int, int, int]:
    """Solari, spice, water."""
    have = player(game, seat)["goods"]
    return (have["solari"], have["spice"], have["water"])


def influence(game: Game, seat: int) -> tuple[int, int, int, int]:
    """Emperor, Spacing Guild, Bene Gesserit, Fremen."""
    have = player(game, seat)["influence"]
    return (have["emperor"], have["guild"], have["bene-gesserit"], have["fremen"])


def choose(game: Game, *answers: str) -> Game:
    """Several answers in a row."""
    for answer in answers:
        game.choose(answer)
    return game


def others_reveal(game: Game) -> Game:
    """The turns up to the next one of seat 0: everybody else reveals and buys nothing."""
    while game.decision.seat != 0:
        game.choose("reveal" if "reveal" in keys(game) else "end")
    return game


def strength_of(game: Game, seat: int) -> int:
    """Where the seat's Combat marker stands."""
    return strength(game.state, seat)


def rewards_taken(game: Game) -> dict[int, int]:
    """Which reward (1, 2, 3) each seat took so far."""
    return {event.seat: event.n for event in game.events() if event.kind == "reward-taken" and event.seat is not None}
