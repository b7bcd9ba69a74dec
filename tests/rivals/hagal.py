"""Tables with players without a seat: player 1 acts on named House Hagal cards, player 2 has no agent left."""

from __future__ import annotations

from typing import Any

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, imperium, uprising

BUSY = {"uprising": ("high-council", "imperial-privilege"), "imperium": ("high-council", "swordmaster")}
HUMAN = {"uprising": "lady-jessica", "imperium": "paul-atreides"}
RIVALS = {
    "uprising": ("rival-staban", "rival-amber"),
    "imperium": ("rival-earl-memnon-thorvald", "rival-glossu-rabban"),
}


def solo(game: str = "uprising", rivals: tuple[str, ...] = (), **setup: Any) -> Scenario:
    """One person against two rivals, who begin with a garrison of three."""
    make = uprising if game == "uprising" else imperium
    setup = {"difficulty": "sardaukar", "leaders": [HUMAN[game]], **setup}
    chosen = [*rivals, *(other for other in RIVALS[game] if other not in rivals)][:2]
    return make(players=1, rivals=chosen, **setup).seat(0, hand=["dagger"]).seat(2, at=BUSY[game])


def two(game: str = "uprising", **setup: Any) -> Scenario:
    make = uprising if game == "uprising" else imperium
    leaders = ["lady-jessica", "princess-irulan"] if game == "uprising" else ["paul-atreides", "helena-richese"]
    return make(players=2, leaders=leaders, **setup).seat(0, hand=["dagger"]).seat(1, hand=["dagger"])


def act(scenario: Scenario, *cards: str, player: int = 1, **facts: Any) -> Game:
    """The player takes its turn; these are the next House Hagal cards."""
    scenario.seat(player, **facts)
    return scenario.next(*(f"drawn-hagal:{card}" for card in cards)).turn(player)


def fought(scenario: Scenario) -> Game:
    """The game after the combat of its last round, where nobody plays a card."""
    game = scenario.round(scenario.rules.rounds).combat()
    while not game.over:
        keys = [option.key for option in game.decision.options]
        game.choose(next((key for key in ("pass", "done", "no") if key in keys), keys[0]))
    return game


def rival(game: Game, player: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = game.view()["players"][player]
    return found


def told(game: Game, *kinds: str) -> list[tuple[str, object]]:
    return [(event.kind, event.what) for event in game.events() if event.kind in kinds]


def goods(game: Game, player: int = 1) -> tuple[int, int, int]:
    have = rival(game, player)["goods"]
    return have["solari"], have["spice"], have["water"]
