"""Positions for tests of the game of 2020: seat 0 plays or reveals, and nothing else stirs by itself."""

from __future__ import annotations

from typing import Any

from tests.table import keys, player

from sietch.core.game import Game
from sietch.imperium.position import PILES
from sietch.imperium.rules import ruleset
from sietch.imperium.scenario import Scenario, imperium

# The game with nothing added.
BASE = ruleset("imperium", ("base",), 4)

DEAR = (
    "kwisatz-haderach",
    "choam-directorship",
    "lady-jessica",
    "gurney-halleck",
    "opulence",
    "reverend-mother-mohiam",
    "worm-riders",
)


def table(**setup: Any) -> Scenario:
    """Nothing cheap to buy. Seat 0 holds a combat card: with it a turn waits for its owner to end it."""
    nothing = {"arrakis_liaison": 0, "the_spice_must_flow": 0, "foldspace_card": 0}
    return imperium(**setup).row(*DEAR[:5]).reserve(**nothing).seat(0, intrigues=["ambush"])


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


def with_intrigue(*cards: str, scenario: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 is about to take a turn with these intrigue cards."""
    facts = {"hand": ["dagger", "reconnaissance"], **facts}
    return dear_row((scenario or table()).seat(0, intrigues=cards, **facts)).turn(0)


def has(game: Game, seat: int = 0) -> dict[str, Any]:
    """What a seat has, in numbers by short names."""
    p = player(game, seat)
    return {
        **p["goods"],
        **{f"influence-{name}": n for name, n in p["influence"].items()},
        "points": p["points"],
        "garrison": p["garrison"],
        "troops": p["troops"],
        "supply": p["supply"],
        "hand": p["hand_count"],
        "intrigues": p["intrigues_count"],
        "persuasion": p["persuasion"],
        "swords": p["swords"],
        "agents": p["agents"],
    }


def expect(game: Game, seat: int = 0, **wanted: int) -> None:
    found = has(game, seat)
    names = {name: name.replace("_", "-") for name in wanted}
    assert {name: found[names[name]] for name in wanted} == wanted
