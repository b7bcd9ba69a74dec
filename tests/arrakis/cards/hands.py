"""Playing a planning card in a test: a scenario, a card in hand, a die to play it with, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.table import keys

from sietch.arrakis.components import PLANNING, number_of
from sietch.arrakis.scenario import Scenario, arrakis
from sietch.core.game import Game

ATREIDES, HARKONNEN = 0, 1


def side_of(card: str) -> int:
    return PLANNING[number_of(PLANNING, card)].side


TWO_DICE = {"mentat": 2}


def holding(*cards: str, atreides: Mapping[str, int] = TWO_DICE, harkonnen: Mapping[str, int] = TWO_DICE) -> Scenario:
    """An empty map; the side of the cards holds them. Unless told otherwise both sides have two dice, so that the phase
    goes on."""
    table = arrakis().dice(ATREIDES, **atreides).dice(HARKONNEN, **harkonnen)
    for card in cards:
        table.hand(side_of(card), card)
    return table


def play(table: Scenario, card: str, *answers: str, outcomes: list[int] | None = None) -> Game:
    """Play the card with a die, then answer what it asks; outcomes: what chance gives after the last answer."""
    game = table.turn(side_of(card))
    if "die:mentat" in keys(game):
        game.choose("die:mentat")
    return answer(game, f"card:{card}", *answers, outcomes=outcomes)


def answer(game: Game, *answers: str, outcomes: list[int] | None = None) -> Game:
    """Several answers in a row; outcomes: what chance gives after the last one."""
    for place, key in enumerate(answers):
        last = place == len(answers) - 1
        game.choose(key, outcomes=outcomes if last else None)
    return game


def act(game: Game, result: str, action: int = 0) -> Game:
    """Spend a die, unless the lone one is spent already, and take one of the actions of its result."""
    if f"die:{result}" in keys(game):
        game.choose(f"die:{result}")
    return answer(game, next(key for key in keys(game) if key.endswith(f".{result}.{action}")))


def is_over(game: Game) -> bool:
    """Has the card asked all it asks, so that only the end of the turn is left?"""
    return "end" in keys(game)


def pass_turn(game: Game) -> Game:
    """The seat whose turn it is ends it, or spends a die for nothing."""
    seat = game.decision.seat
    while not game.over and game.decision.seat == seat:
        options = keys(game)
        game.choose(next(key for key in ("end", "done", "no", options[0]) if key in options))
    return game


def where_is(game: Game, leader: str) -> str | None:
    """The area of a named leader."""
    found: str | None = game.view()["leader_at"].get(leader)
    return found


def in_hand(game: Game, seat: int) -> list[str]:
    """The planning cards a side holds."""
    p: dict[str, Any] = game.view(seat)["players"][seat]
    return sorted(p["house_hand"] + p["ally_hand"])


def supply(game: Game, seat: int, figure: str) -> int:
    found: int = game.view(seat)["players"][seat]["supply"][figure]
    return found
