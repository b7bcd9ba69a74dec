"""Games for one and two by bots, in environments and in the lab: everybody knows that some players have no seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.rivals.hagal import act, rival, solo
from tests.table import keys

import sietch
from sietch.bots import offers
from sietch.core.game import SPECTATOR
from sietch.envs.gymnasium import SeatEnv
from sietch.envs.pettingzoo import env as pettingzoo
from sietch.lab.simulation import simulate
from sietch.text import LANGUAGES, language
from sietch.text.report import event_line

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("uprising", {"players": 1, "difficulty": "mentat"}),
    ("uprising", {"players": 2, "modules": ["choam", "rise-of-ix"]}),
    ("imperium", {"players": 1, "modules": ["rise-of-ix", "immortality"]}),
    ("imperium", {"players": 2}),
]
setups = pytest.mark.parametrize(("game", "setup"), SETUPS)


@setups
def test_greedy_plays_to_the_end(game, setup):
    result = simulate(game, setup, ["greedy"] * setup["players"], 2, check=True)
    assert result["finished"] == 2
    assert len(result["points_by_seat"]) == setup["players"]


@pytest.mark.parametrize(("game", "setup"), SETUPS[:1] + SETUPS[3:])
def test_the_bot_that_thinks_ahead_plays_to_the_end(game, setup):
    result = simulate(game, setup, ["search-beginner"] * setup["players"], 1)
    assert result["finished"] == 1


def test_deciding_for_a_rival_bots_give_it_what_is_worth_least():
    table = solo("imperium", rivals=("rival-duke-leto-atreides",)).seat(0, influence={"guild": 2, "fremen": 2})
    game = act(
        table, "hagal-arrakeen-1p", spice=1, influence={"guild": 1, "fremen": 1, "emperor": 1, "bene-gesserit": 1}
    )
    assert keys(game) == ["faction:guild", "faction:fremen"]
    assert all(offer.worth() < 0 for offer in offers(game, 0))
    own = solo(
        "imperium", leaders=["earl-memnon-thorvald"], rivals=("rival-glossu-rabban", "rival-count-ilban-richese")
    )
    assert own.turn(0).decision.seat == 0


@setups
def test_everything_that_happens_is_told_in_every_language(game, setup):
    played = sietch.new(game, seed=3, **setup)
    while not played.over:
        played.choose(played.decision.options[-1])
    names = played.names
    assert len(names) == 3
    for code in LANGUAGES:
        lines = [event_line(language(code), played.rules, event, names) for event in played.events(SPECTATOR)]
        assert all(lines)


@setups
def test_nobody_sees_the_intrigue_cards_of_a_rival(game, setup):
    played = sietch.new(game, seed=3, **setup)
    for seat in range(-1, played.seats):
        assert all("intrigues" not in player for player in played.view(seat)["players"][played.seats :])


@pytest.mark.parametrize("game", ["uprising", "imperium"])
def test_environments_have_an_agent_for_each_seat(game):
    alone = SeatEnv(game, players=1)
    _, info = alone.reset(seed=1)
    over = False
    while not over:
        action = int(np.flatnonzero(info["action_mask"])[-1])
        _, reward, over, _, info = alone.step(action)
    assert reward in (-1.0, 1.0)
    both = pettingzoo(game=game, players=2)
    both.reset(seed=1)
    assert len(both.possible_agents) == 2


def test_a_rival_that_wins_is_named_by_the_end_of_the_game():
    game = solo().seat(1, points=11).endgame()
    while not game.over:
        game.choose(0)
    assert game.winners == []
    assert rival(game)["points"] == 11
    assert "Staban Tuek" in event_line(language("en"), game.rules, game.events()[-1], game.names)
