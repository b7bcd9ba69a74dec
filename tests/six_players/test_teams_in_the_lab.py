"""Teams outside the game: bots play for theirs, and a side's result is that of each of its members."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.six_players.six import six
from typer.testing import CliRunner

import sietch
from sietch.bots.base import View, offers
from sietch.bots.search import SearchBot
from sietch.cli import app
from sietch.core.game import Game
from sietch.core.rules import shares
from sietch.envs.episode import rewards
from sietch.envs.pettingzoo import env as pettingzoo
from sietch.lab.ratings import places
from sietch.lab.simulation import simulate
from sietch.text import LANGUAGES, event_line, language

SETUP: dict[str, Any] = {"players": 6, "modules": ["choam"]}


@pytest.mark.parametrize("greedy", [0, 1])
def test_a_team_of_greedy_bots_beats_one_of_random_bots(greedy: int):
    bots = ["greedy" if seat % 2 == greedy else "random" for seat in range(6)]
    result = simulate("uprising", SETUP, bots, 3, seed=1, stay=True, check=True)
    assert (result["finished"], result["failed"]) == (3, [])
    assert result["wins"] == {"greedy": 9.0, "random": 0.0}
    assert result["wins_by_seat"] == [3.0 * (seat % 2 == greedy) for seat in range(6)]


def test_the_bot_that_thinks_ahead_plays_every_seat():
    game = sietch.new("uprising", seed=2, **SETUP)
    bot = SearchBot(iterations=4, seconds=60)
    chance = random.Random(2)
    asked: set[int] = set()
    while len(asked) < 6:
        seat = game.decision.seat
        if seat not in asked and len(game.decision.options) > 1:
            asked.add(seat)
            game.choose(bot.choose(View(game, seat), offers(game, seat), chance).key)
        else:
            game.choose(chance.choice(game.decision.options))


def test_teammates_have_the_same_chance_to_win():
    game = sietch.new("uprising", seed=3, **SETUP)
    chance = random.Random(3)
    for _ in range(150):
        game.choose(chance.choice(game.decision.options))
    found = game.rules.appraise(game.state)
    assert found[0] == found[2] == found[4]
    assert found[1] == found[3] == found[5]
    assert sum(found) == pytest.approx(1.0)


def test_a_win_is_that_of_each_member_and_sides_that_tie_share_it():
    assert shares([0, 2, 4], [0, 1] * 3) == [1.0, 0.0] * 3
    assert shares(range(6), [0, 1] * 3) == [0.5] * 6
    assert shares([1, 2], range(4)) == [0.0, 0.5, 0.5, 0.0]


def test_rewards_of_a_team_are_those_of_each_member_and_add_up_to_nothing():
    assert rewards([1, 3, 5], [0, 1] * 3) == [-1.0, 1.0] * 3
    assert sum(rewards([0, 1, 2, 3, 4, 5], [0, 1] * 3)) == 0
    assert rewards([2], range(4)) == pytest.approx([-1 / 3, -1 / 3, 1.0, -1 / 3])


def test_pettingzoo_gives_teammates_the_same_reward():
    game = pettingzoo(game="uprising", players=6, modules=["choam"])
    game.reset(seed=4)
    chance, rewards = random.Random(4), {}
    for agent in game.agent_iter():
        _, reward, terminated, _, info = game.last()
        if terminated:
            rewards[agent] = reward
            game.step(None)
        else:
            game.step(chance.choice([int(n) for n in info["action_mask"].nonzero()[0]]))
    found = [rewards[agent] for agent in game.possible_agents]
    assert found in ([1.0, -1.0] * 3, [-1.0, 1.0] * 3)


def test_teammates_share_their_place():
    assert places([0, 2, 4], [4, 9, 5, 4, 6, 1], True, [0, 1] * 3) == (0, 1, 0, 1, 0, 1)
    assert places([3], [4, 9, 5, 10], True) == (3, 1, 2, 0)


# ---- who has won, in words


@pytest.fixture(scope="module")
def finished() -> Game:
    game, chance = sietch.new("uprising", seed=8, names=list("ABCDEF"), **SETUP), random.Random(1)
    while not game.over:
        game.choose(chance.choice(game.decision.options))
    assert game.winners == [1, 3, 5]
    return game


WON = {
    "en": "The team wins the game with 17 Victory Points: B, D, F.",
    "cs": "Vítězí tým, který má 17 vítězných bodů: B, D, F.",
    "pl": "Wygrywa drużyna, mając 17 punktów zwycięstwa: B, D, F.",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_log_names_everybody_of_the_winning_team(finished: Game, code: str):
    ended = finished.events()[-1]
    assert ended.kind == "game-ended"
    assert event_line(language(code), finished.rules, ended, finished.names) == WON[code]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("names", [{}, {"seats": ["random"] * 6}], ids=["persons", "bots"])
def test_a_replay_names_the_winning_team(finished: Game, tmp_path, code: str, names: dict[str, Any]):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished.record | names))
    shown = CliRunner().invoke(app, ["replay", str(file), "--lang", code]).output
    assert WON[code] in shown
    assert {"en": "Team 2 wins: B, D, F", "cs": "Vyhrává tým 2: B, D, F", "pl": "Wygrywa drużyna 2: B, D, F"}[
        code
    ] in shown


def test_shares_of_wins_add_up_to_one_and_statistics_count_the_team(tmp_path):
    archive = tmp_path / "six.jsonl"
    run = CliRunner().invoke
    shown = run(app, ["simulate", "--preset", "teams", "--games", "2", "--archive", str(archive)])
    assert "100.0%" in shown.output
    told = json.loads(run(app, ["stats", str(archive), "--json"]).output)
    (found,) = told["games"]
    assert found["games"] == 2
    assert {row["expected"] for row in found["questions"]["seat"]} == {0.5}
    by_seat = {row["answer"]: row["wins"] for row in found["questions"]["seat"]}
    assert by_seat["1"] == by_seat["3"] == by_seat["5"]
    assert by_seat["2"] == by_seat["4"] == by_seat["6"]
    assert by_seat["1"] + by_seat["2"] == 2


def test_a_replay_of_six_without_names_is_shown_with_those_of_the_bots(tmp_path):
    game = sietch.new("uprising", seed=8, **SETUP)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record | {"seats": ["random"] * 6}))
    shown = CliRunner().invoke(app, ["replay", str(file)])
    assert shown.exit_code == 0
    assert "Random 6" in shown.output or "Random bot 6" in shown.output


def test_teams_that_are_equal_in_everything_are_both_named():
    game = six().endgame()
    assert game.winners == list(range(6))
    ended = [event for event in game.events() if event.kind == "game-ended"]
    assert [event.seat for event in ended] == [0, 1]
