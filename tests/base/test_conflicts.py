"""The eighteen conflict cards of 2020: their three rewards and control."""

from __future__ import annotations

from typing import Any

import pytest
from tests.base.positions import BASE, expect, has, table
from tests.table import choose, keys, player, rewards_taken

from sietch.core.game import Game
from sietch.imperium.components import CONFLICTS

# By card: level, location, and for each place the answers and what is gained.
Gains = tuple[list[str], dict[str, int]]
FACTS: dict[str, tuple[int, str, Gains, Gains, Gains]] = {
    "skirmish-a": (1, "", ([], {"points": 1}), ([], {"intrigues": 1, "solari": 2}), ([], {"solari": 2})),
    "skirmish-b": (1, "", ([], {"points": 1}), ([], {"water": 1}), ([], {"spice": 1})),
    "skirmish-c": (
        1,
        "",
        (["faction:guild"], {"influence_guild": 1, "spice": 1}),
        ([], {"spice": 2}),
        ([], {"spice": 1}),
    ),
    "skirmish-d": (
        1,
        "",
        (["faction:guild"], {"influence_guild": 1, "solari": 2}),
        ([], {"solari": 3}),
        ([], {"solari": 2}),
    ),
    "desert-power": (2, "", ([], {"points": 1, "water": 1}), ([], {"water": 1, "spice": 1}), ([], {"spice": 1})),
    "raid-stockpiles": (2, "", ([], {"intrigues": 1, "spice": 3}), ([], {"spice": 2}), ([], {"spice": 1})),
    "cloak-and-dagger": (
        2,
        "",
        (["faction:guild"], {"influence_guild": 1, "intrigues": 2}),
        ([], {"intrigues": 1, "spice": 1}),
        (["branch:conflict.cloak-and-dagger.third.1"], {"spice": 1}),
    ),
    "machinations": (
        2,
        "",
        (["faction:guild", "faction:fremen"], {"influence_guild": 1, "influence_fremen": 1}),
        ([], {"water": 1, "solari": 2}),
        ([], {"water": 1}),
    ),
    "sort-through-the-chaos": (
        2,
        "",
        ([], {"intrigues": 1, "solari": 2}),
        ([], {"intrigues": 1, "solari": 2}),
        ([], {"solari": 2}),
    ),
    "terrible-purpose": (
        2,
        "",
        (["no"], {"points": 1}),
        ([], {"water": 1, "spice": 1}),
        ([], {"spice": 1}),
    ),
    "guild-bank-raid": (2, "", ([], {"solari": 6}), ([], {"solari": 4}), ([], {"solari": 2})),
    "base-siege-of-arrakeen": (2, "arrakeen", ([], {"points": 1}), ([], {"solari": 4}), ([], {"solari": 2})),
    "siege-of-carthag": (
        2,
        "carthag",
        ([], {"points": 1}),
        ([], {"intrigues": 1, "spice": 1}),
        ([], {"spice": 1}),
    ),
    "base-secure-imperial-basin": (2, "imperial-basin", ([], {"points": 1}), ([], {"water": 2}), ([], {"water": 1})),
    "base-battle-for-imperial-basin": (
        3,
        "imperial-basin",
        ([], {"points": 2}),
        ([], {"spice": 5}),
        ([], {"spice": 3}),
    ),
    "grand-vision": (
        3,
        "",
        (["faction:guild"], {"influence_guild": 2, "points": 1, "intrigues": 1}),
        ([], {"intrigues": 1, "spice": 3}),
        ([], {"spice": 3}),
    ),
    "battle-for-carthag": (
        3,
        "carthag",
        ([], {"points": 2}),
        ([], {"intrigues": 1, "spice": 3}),
        ([], {"spice": 3}),
    ),
    "base-battle-for-arrakeen": (
        3,
        "arrakeen",
        ([], {"points": 2}),
        (
            ["branch:conflict.base-battle-for-arrakeen.second.1", "branch:conflict.base-battle-for-arrakeen.second.2"],
            {"spice": 2, "solari": 3},
        ),
        ([], {"intrigues": 1, "solari": 2}),
    ),
}


def fought(conflict: str, seat: int) -> tuple[Game, dict[str, int]]:
    """Combat with seat 0 first, 1 second and 2 third, up to the first question of `seat`, and what the seat had."""
    scenario = table().conflict(conflict).seat(0, troops=3, intrigues=[], discard=["dagger"])
    scenario.seat(1, troops=2).seat(2, troops=1)
    before = {0: has(scenario.turn(0), seat)}[0]
    return scenario.combat(), before


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize(
    "conflict", [pytest.param(id, id=id, marks=pytest.mark.component("conflict", id)) for id in FACTS]
)
def test_the_rewards_of_a_conflict(conflict, place):
    level, location, *rewards = FACTS[conflict]
    answers, gains = rewards[place]
    card = next(card for card in CONFLICTS if card.id == conflict)
    assert (card.level, card.location, card.icon) == (level, location, -1)
    game, before = fought(conflict, place)
    told: dict[str, Any] = {}
    left = list(answers)
    while game.view(0)["round"] == 1:
        taken = rewards_taken(game)
        if place in taken and not left:
            told = told or has(game, place)
        options = keys(game)
        if game.decision.seat == place and left and left[0] in options:
            game.choose(left.pop(0))
            if not left:
                told = has(game, place)
        else:
            game.choose(next((key for key in ("no", "pass", "done") if key in options), options[0]))
    told = told or has(game, place)
    assert not left
    for name, gained in gains.items():
        key = name.replace("_", "-")
        assert told[key] - before[key] == gained, name
    if location:
        assert game.view(0)["control"][location] == 0


@pytest.mark.component("conflict", "terrible-purpose")
def test_terrible_purpose_may_trash_a_card():
    game, _ = fought("terrible-purpose", 0)
    game.choose("trash-discard:dagger")
    assert game.view(0)["trashed"] == ["dagger"]


@pytest.mark.component("conflict", "base-battle-for-arrakeen")
def test_the_second_place_of_battle_for_arrakeen_takes_two_different_rewards():
    game, _ = fought("base-battle-for-arrakeen", 1)
    assert len(keys(game)) == 3
    choose(game, "branch:conflict.base-battle-for-arrakeen.second.0")
    assert keys(game) == [f"branch:conflict.base-battle-for-arrakeen.second.{n}" for n in (1, 2)]


@pytest.mark.component("conflict", "sort-through-the-chaos")
@pytest.mark.ruling("faq_sort_through_the_chaos")
@pytest.mark.ruling("base_mentat_as_reward")
def test_the_winner_of_sort_through_the_chaos_has_the_mentat_in_the_next_round():
    scenario = table().conflict("sort-through-the-chaos").seat(0, troops=2, intrigues=[]).mentat(1)
    game = scenario.seat(1, troops=1).resolve_combat()
    while game.view(0)["round"] == 1:
        game.choose(next(key for key in ("pass", "done", "no") if key in keys(game)))
    assert game.view(0)["mentat"] == 0
    expect(game, agents=3)
    expect(game, 1, agents=2)
    while game.view(0)["round"] == 2:
        game.choose(next(key for key in ("reveal", "end", "pass", "done", "no") if key in keys(game)))
    assert game.view(0)["mentat"] is None
    expect(game, agents=2)


@pytest.mark.ruling("base_setup_conflict_deck")
def test_the_conflict_deck_has_one_card_of_level_one_five_of_two_and_all_four_of_three():
    levels = [BASE.conflict_level(left) for left in range(10, 0, -1)]
    assert levels == [1] + [2] * 5 + [3] * 4
    found = [CONFLICTS[card].level for card in BASE.conflict_deck]
    assert [found.count(level) for level in (1, 2, 3)] == [4, 10, 4]


@pytest.mark.ruling("faq_conflict_rewards_by_player_count")
@pytest.mark.ruling("base_rewards_three_players")
def test_with_three_players_the_third_reward_is_only_for_ties_on_second_place():
    scenario = table(players=3).conflict("guild-bank-raid").seat(0, troops=3).seat(1, troops=2).seat(2, troops=1)
    assert rewards_taken(scenario.resolve_combat()) == {0: 1, 1: 2}
    scenario = table(players=3).conflict("guild-bank-raid").seat(0, troops=3).seat(1, troops=1).seat(2, troops=1)
    assert rewards_taken(scenario.resolve_combat()) == {0: 1, 1: 3, 2: 3}


@pytest.mark.ruling("faq_conflict_rewards_by_player_count")
def test_with_four_players_the_third_highest_takes_the_third_reward():
    scenario = table().conflict("guild-bank-raid").seat(0, troops=4, swords=1).seat(1, troops=3)
    game = scenario.seat(2, troops=2).seat(3, troops=1).resolve_combat()
    told = {event.seat: event.n for event in game.events() if event.kind == "strength-counted"}
    assert told == {0: 9, 1: 6, 2: 4, 3: 2}
    assert rewards_taken(game) == {0: 1, 1: 2, 2: 3}


@pytest.mark.ruling("base_rewards_two_tied_of_four")
def test_with_four_players_and_two_tied_the_others_compete_for_the_third_reward():
    scenario = table().conflict("guild-bank-raid").seat(0, troops=3).seat(1, troops=3).seat(2, troops=2)
    game = scenario.seat(3, troops=1).resolve_combat()
    assert rewards_taken(game) == {0: 2, 1: 2, 2: 3}
    assert player(game, 0)["won"] == []
