"""Teams outside the game: bots play for theirs, and a side's result is that of each of its members."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sietch
from sietch.bots.base import View, offers
from sietch.bots.search import SearchBot
from sietch.core.rules import shares
from sietch.envs.episode import rewards
from sietch.lab.ratings import places
from sietch.lab.simulation import simulate

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


def test_teammates_share_their_place():
    assert places([0, 2, 4], [4, 9, 5, 4, 6, 1], True, [0, 1] * 3) == (0, 1, 0, 1, 0, 1)
    assert places([3], [4, 9, 5, 10], True) == (3, 1, 2, 0)
