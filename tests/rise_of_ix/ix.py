"""Positions of Rise of Ix on the Uprising board: seat 0 plays or reveals, and nothing else stirs by itself."""

from __future__ import annotations

from typing import Any

from tests.cards.deck_cards import dear_row, send
from tests.cards.deck_cards import table as plain_table
from tests.table import choose, player

from sietch.core.game import Game
from sietch.imperium.rules import UPRISING
from sietch.imperium.scenario import Scenario

QUIET = ("lady-margot-fenring", "lady-amber-metulli", "princess-irulan", "staban-tuek")


def ix(*modules: str, players: int = 4, leaders: tuple[str, ...] = QUIET, **setup: Any) -> Scenario:
    """A table with Rise of Ix: nothing cheap to buy, and only combat cards among the intrigue cards."""
    plain = plain_table()
    scenario = Scenario(
        rules=UPRISING, modules=["rise-of-ix", *modules], players=players, leaders=leaders[:players], **setup
    )
    scenario.facts.row = plain.facts.row
    scenario.facts.reserve = dict(plain.facts.reserve)
    return scenario.seat(0, intrigues=["devour"]).intrigue_deck("impress", "go-to-ground", "spring-the-trap")


def led_by(leader: str, *modules: str, **facts: Any) -> Scenario:
    """Seat 0 has the leader; seat 1 has a card in hand, so that a turn of seat 0 does not end the round."""
    return ix(*modules, leaders=(leader, *QUIET[1:])).seat(0, **facts).seat(1, hand=["dagger"])


def play(card: str, to: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has played the card and sent an agent; `facts` are what the seat has besides."""
    hand = [card, *facts.pop("hand", [])]
    return send(dear_row((scenario or ix()).seat(0, hand=hand, **facts)).turn(0), card, to)


def reveal(*cards: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has revealed these cards."""
    return dear_row((scenario or ix()).seat(0, hand=cards, **facts)).reveal(0)


def effect(game: Game, name: str) -> Game:
    return choose(game, f"effect:{name}")


def ships(game: Game, seat: int = 0) -> tuple[int, int, int]:
    """Dreadnoughts in supply, in the garrison and in the conflict."""
    p = player(game, seat)
    return (p["dreadnoughts"], p["docked"], p["fighting"])
