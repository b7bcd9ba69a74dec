"""Positions for tests of Immortality: seat 0 plays, grafts or reveals, and nothing else stirs by itself."""

from __future__ import annotations

from typing import Any

from tests.cards.deck_cards import DEAR, LEADERS, dear_row
from tests.table import keys, player

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

# Hexes before and at the two genetic markers.
START, BEFORE_FIRST, FIRST, BEFORE_SECOND, SECOND = "c0-start", "c3-t", "c4-m", "c7-t", "c8-t"


def table(*modules: str, **setup: Any) -> Scenario:
    """Nothing cheap to buy, only combat cards among the intrigue cards, and Family Atomics are gone."""
    return (
        uprising(modules=("immortality", *modules), leaders=LEADERS, **setup)
        .row(*DEAR[:5])
        .reserve(prepare_the_way=0, the_spice_must_flow=0)
        .seat(0, intrigues=["devour"], atomics=False)
        .intrigue_deck("impress", "go-to-ground", "spring-the-trap")
    )


def play(card: str, to: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has played the card alone and sent an agent; `facts` are what the seat has besides."""
    hand = [card, *facts.pop("hand", [])]
    game = dear_row((scenario or table()).seat(0, hand=hand, **facts)).turn(0)
    game.choose(f"play:{card}")
    return sent(game, to)


def graft(first: str, other: str, to: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has played two cards together and sent an agent."""
    hand = [first, other, *facts.pop("hand", [])]
    game = dear_row((scenario or table()).seat(0, hand=hand, **facts)).turn(0)
    return with_partner(game, first, f"graft-with:{other}", to)


def usurp(card: str, to: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has played Usurp together with a card of the Imperium Row."""
    hand = ["usurp", *facts.pop("hand", [])]
    row = [card, *DEAR[:4]]
    game = (scenario or table()).row(*row).seat(0, hand=hand, **facts).turn(0)
    return with_partner(game, "usurp", f"graft-with-row:{card}", to)


def with_partner(game: Game, first: str, other: str, to: str) -> Game:
    game.choose(f"graft:{first}")
    if other in keys(game):
        game.choose(other)
    return sent(game, to)


def sent(game: Game, to: str) -> Game:
    if f"send:{to}" in keys(game):
        game.choose(f"send:{to}")
    assert to in player(game, 0)["at"]
    return game


def reveal(*cards: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has revealed these cards."""
    return dear_row((scenario or table()).seat(0, hand=cards, **facts)).reveal(0)


def taken(game: Game, *effects: str) -> Game:
    """Seat 0 takes these open effects, told by their names; one that is alone the engine has taken already."""
    for effect in effects:
        if f"effect:{effect}" in keys(game):
            game.choose(f"effect:{effect}")
    return game


def tanks(game: Game, seat: int = 0) -> int:
    found: int = player(game, seat)["specimens"]
    return found


def at(game: Game, seat: int = 0) -> tuple[str, int]:
    """Where the tokens stand on the research track and on the Tleilaxu track."""
    p = player(game, seat)
    return (p["research"], p["tleilaxu"])
