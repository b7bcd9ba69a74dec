"""Positions where boxes meet, on either board: seat 0 plays, grafts or reveals, and nothing else stirs by itself."""

from __future__ import annotations

from typing import Any

from tests.base.positions import DEAR as DEAR_OF_BASE
from tests.base.positions import dear_row as base_row
from tests.cards.deck_cards import DEAR as DEAR_OF_UPRISING
from tests.cards.deck_cards import dear_row as uprising_row
from tests.table import keys, player

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, imperium, uprising

# None of them does anything by itself in the turns of seat 0.
QUIET = {
    "imperium": ("earl-memnon-thorvald", "glossu-rabban", "helena-richese", "count-ilban-richese"),
    "uprising": ("lady-margot-fenring", "lady-amber-metulli", "princess-irulan", "staban-tuek"),
}


def led(game: str, leader: str | None, players: int) -> list[str]:
    """Seat 0 has the leader, the others have quiet ones."""
    first = [leader] if leader else []
    return [*first, *(other for other in QUIET[game] if other != leader)][:players]


def on_base(*modules: str, leader: str | None = None, players: int = 4, **setup: Any) -> Scenario:
    """The board of 2020. Nothing cheap to buy, and a combat card in hand: with it a turn waits for its end."""
    scenario = imperium(modules=modules, players=players, leaders=led("imperium", leader, players), **setup)
    scenario.row(*DEAR_OF_BASE[:5]).reserve(arrakis_liaison=0, the_spice_must_flow=0, foldspace_card=6)
    return settled(scenario.seat(0, intrigues=["ambush"]), modules)


def on_uprising(*modules: str, leader: str | None = None, players: int = 4, **setup: Any) -> Scenario:
    """The board of Uprising, likewise."""
    scenario = uprising(modules=modules, players=players, leaders=led("uprising", leader, players), **setup)
    scenario.row(*DEAR_OF_UPRISING[:5]).reserve(prepare_the_way=0, the_spice_must_flow=0)
    scenario.seat(0, intrigues=["devour"]).intrigue_deck("impress", "go-to-ground", "spring-the-trap")
    return settled(scenario, modules)


def settled(scenario: Scenario, modules: tuple[str, ...]) -> Scenario:
    """Nobody has solari or spice, nor Family Atomics left."""
    for seat in range(len(scenario.facts.seats)):
        scenario.seat(seat, solari=0, spice=0)
        if "immortality" in modules:
            scenario.seat(seat, atomics=False)
    return scenario


def at_turn(scenario: Scenario) -> Game:
    return base_row(uprising_row(scenario)).turn(0)


def sent(game: Game, to: str) -> Game:
    """Where there is one space only, the engine has taken it."""
    if f"send:{to}" in keys(game):
        game.choose(f"send:{to}")
    assert to in player(game, 0)["at"]
    return game


def play(card: str, to: str, scenario: Scenario, **facts: Any) -> Game:
    """Seat 0 has played the card and sent an agent; `facts` are what the seat has besides."""
    hand = [card, *facts.pop("hand", [])]
    game = at_turn(scenario.seat(0, hand=hand, **facts))
    game.choose(f"play:{card}")
    return sent(game, to)


def graft(first: str, other: str, to: str, scenario: Scenario, **facts: Any) -> Game:
    """Seat 0 has played two cards together and sent an agent."""
    hand = [first, other, *facts.pop("hand", [])]
    return pair(at_turn(scenario.seat(0, hand=hand, **facts)), first, f"graft-with:{other}", to)


def usurp(card: str, to: str, scenario: Scenario, **facts: Any) -> Game:
    """Seat 0 has played Usurp together with a card of the Imperium Row."""
    assert scenario.facts.row is not None
    scenario.row(card, *scenario.facts.row[:4])
    hand = ["usurp", *facts.pop("hand", [])]
    return pair(scenario.seat(0, hand=hand, **facts).turn(0), "usurp", f"graft-with-row:{card}", to)


def pair(game: Game, first: str, other: str, to: str) -> Game:
    game.choose(f"graft:{first}")
    if other in keys(game):
        game.choose(other)
    return sent(game, to)


def taken(game: Game, *effects: str) -> Game:
    """Seat 0 takes these open effects, told by their names; one that is alone the engine has taken already."""
    for effect in effects:
        if f"effect:{effect}" in keys(game):
            game.choose(f"effect:{effect}")
    return game


def reveal(*cards: str, scenario: Scenario, **facts: Any) -> Game:
    """Seat 0 has revealed these cards."""
    return base_row(uprising_row(scenario.seat(0, hand=cards, **facts))).reveal(0)
