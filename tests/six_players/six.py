"""A table of six in words: Muad'Dib on seat 0 with allies 2 and 4, Shaddam on seat 3 with allies 5 and 1."""

from __future__ import annotations

from typing import Any

from tests.table import choose

from sietch.core.game import Game
from sietch.imperium.rules import Family
from sietch.imperium.scenario import Scenario, uprising

MUADDIB, SHADDAM = 0, 3
# By commander: the ally on the left, and the one on the right.
ALLIES = {MUADDIB: (2, 4), SHADDAM: (5, 1)}


def six(*modules: str, **setup: Any) -> Scenario:
    """Everybody has a card in hand, so the round waits for them."""
    table = uprising(players=6, modules=["choam", *modules], **setup)
    for seat in range(6):
        table.seat(seat, hand=["convincing-argument"])
    return table


def sent(table: Scenario, seat: int, ally: int, card: str, space: str, **facts: Any) -> Game:
    """A commander plays a card for an ally and sends an agent."""
    table.seat(seat, hand=[card, "convincing-argument"], **facts)
    return choose(table.turn(seat), f"activate:{ally}", f"play:{card}", f"send:{space}")


def went(table: Scenario, seat: int, card: str, space: str, **facts: Any) -> Game:
    """An ally plays a card and sends an agent."""
    table.seat(seat, hand=[card, "convincing-argument"], **facts)
    return choose(table.turn(seat), f"play:{card}", f"send:{space}")


def rules_of(game: Game) -> Family:
    assert isinstance(game.rules, Family)
    return game.rules


def take_all(game: Game, seat: int) -> Game:
    """All effects that are left, the first option of each, until the turn can be ended."""
    while game.decision.seat == seat and "end" not in [option.key for option in game.decision.options]:
        game.choose(0)
    return game
