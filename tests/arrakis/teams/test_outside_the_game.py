"""Partners outside the game: bots play any seat, and a side's result is that of each of its members."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sietch
from sietch.arrakis.rules import ruleset
from sietch.bots.base import View, offers
from sietch.bots.search import SearchBot
from sietch.envs.encoding import Encoding
from sietch.envs.episode import rewards
from sietch.lab.simulation import simulate

SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 3, "shared": "atreides"},
    {"players": 4},
    {"players": 2, "modules": ["mahdi"]},
)


@pytest.mark.parametrize("side", [0, 1])
def test_partners_who_think_beat_partners_at_random(side: int):
    bots = ["greedy" if seat // 2 == side else "random" for seat in range(4)]
    result = simulate("arrakis", {"players": 4}, bots, 2, seed=1, stay=True, check=True)
    assert (result["finished"], result["failed"]) == (2, [])
    assert result["roles"] == ["house-atreides", "fremen-ally", "house-harkonnen", "corrino-ally"]
    assert result["wins_by_seat"] == [2.0 * (seat // 2 == side) for seat in range(4)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_bot_that_thinks_ahead_plays_every_seat(setup: dict[str, Any]):
    game = sietch.new("arrakis", seed=2, **setup)
    bot = SearchBot(iterations=3, seconds=60)
    chance = random.Random(2)
    asked: set[int] = set()
    while len(asked) < game.seats:
        seat = game.decision.seat
        if seat not in asked and len(game.decision.options) > 1:
            asked.add(seat)
            game.choose(bot.choose(View(game, seat), offers(game, seat), chance).key)
        else:
            game.choose(chance.choice(game.decision.options))


def test_partners_have_the_same_chance_to_win_and_the_same_reward():
    game = sietch.new("arrakis", players=4, seed=3)
    chance = random.Random(3)
    for _ in range(150):
        game.choose(chance.choice(game.decision.options))
    found = game.rules.appraise(game.state)
    assert found[0] == found[1]
    assert found[2] == found[3]
    assert found[0] + found[2] == pytest.approx(1.0)
    assert rewards([2, 3], game.rules.sides(game.state)) == [-1.0, -1.0, 1.0, 1.0]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_observation_tells_a_partner_of_the_other_only_how_many_cards_there_are(setup: dict[str, Any]):
    game = sietch.new("arrakis", seed=4, **setup)
    encoding = Encoding(game.rules, game.seats)
    parts = {part.name: part for part in encoding.observation.layout}
    for seat in range(game.seats):
        seen = encoding.observation(game.state, seat)
        player = game.rules.player_of(seat)
        own = game.view(seat)["players"][player]
        for hand in ("house_hand", "ally_hand"):
            cells = parts[f"player0.{hand}"]
            there = seen[cells.start : cells.start + cells.length].sum()
            assert there == (len(own[hand]) if hand in own else 0)
            assert seen[parts[f"player0.{hand}_count"].start] == own[f"{hand}_count"]
        # Nothing of it changes with what the seat cannot know.
        dealt = game.redeal(seat, 9)
        assert (encoding.observation(dealt.state, seat) == seen).all()


def test_the_statistics_know_the_roles_of_partners():
    roles = [role for table in ruleset(2).choices().roles for role in table.seats]
    assert {"house-atreides", "fremen-ally", "house-harkonnen", "corrino-ally", "atreides", "harkonnen"} == set(roles)
