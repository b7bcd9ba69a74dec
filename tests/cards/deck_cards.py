"""Positions for tests of deck cards: seat 0 plays or reveals, and nothing else stirs by itself."""

from __future__ import annotations

from typing import Any

from tests.table import keys, player

from sietch.core.game import Game
from sietch.imperium.position import PILES
from sietch.imperium.scenario import Scenario, uprising

# None of them does anything by itself in the turns of seat 0.
LEADERS = ("lady-margot-fenring", "lady-amber-metulli", "princess-irulan", "staban-tuek")
DEAR = (
    "overthrow",
    "steersman",
    "long-live-the-fighters",
    "corrinth-city",
    "price-is-no-object",
    "desert-power",
    "junction-headquarters",
    "stilgar-the-devoted",
)


def table(*modules: str, house_rules: tuple[str, ...] = ()) -> Scenario:
    """Nothing cheap to buy, and only combat cards among the intrigue cards.

    The one in seat 0's hand cannot be played in a turn: with it a turn waits for its owner to end it.
    """
    return (
        uprising(modules=modules, leaders=LEADERS, house_rules=house_rules)
        .row(*DEAR[:5])
        .reserve(prepare_the_way=0, the_spice_must_flow=0)
        .seat(0, intrigues=["devour"])
        .intrigue_deck("impress", "go-to-ground", "spring-the-trap")
    )


def dear_row(scenario: Scenario) -> Scenario:
    """What somebody has lies not in the Row too."""
    if scenario.facts.row == DEAR[:5]:
        had = {card for said in scenario.facts.seats for pile in PILES for card in said.get(pile, ())}
        scenario.row(*[card for card in DEAR if card not in had][:5])
    return scenario


def send(game: Game, card: str, to: str) -> Game:
    """Seat 0 plays the card to send an agent; where there is one space only, the engine takes it."""
    game.choose(f"play:{card}")
    if f"send:{to}" in keys(game):
        game.choose(f"send:{to}")
    assert to in player(game, 0)["at"]
    return game


def play(card: str, to: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has played the card and sent an agent; `facts` are what the seat has besides."""
    hand = [card, *facts.pop("hand", [])]
    return send(dear_row((scenario or table()).seat(0, hand=hand, **facts)).turn(0), card, to)


def reveal(*cards: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has revealed these cards."""
    return dear_row((scenario or table()).seat(0, hand=cards, **facts)).reveal(0)


def box(game: Game, seat: int = 0) -> tuple[int, int]:
    """Persuasion and swords of a Reveal turn."""
    p = player(game, seat)
    return (p["persuasion"], p["swords"])


def units(game: Game, seat: int = 0) -> tuple[int, int]:
    """Troops in the garrison and in the conflict."""
    p = player(game, seat)
    return (p["garrison"], p["troops"])
