"""The five objective cards: the sets for 3 and 4 players, the first player, and their battle icons."""

from __future__ import annotations

import pytest
from tests.table import choose, keys, player

import sietch
from sietch.core.game import CHANCE
from sietch.imperium.components import OBJECTIVES
from sietch.imperium.scenario import uprising

FIRST = "objective-desert-mouse-first-player"
ICONS = {
    FIRST: "desert-mouse",
    "objective-crysknife": "crysknife",
    "objective-ornithopter-1-3p": "ornithopter",
    "objective-desert-mouse-4-6p": "desert-mouse",
    "objective-crysknife-4-6p": "crysknife",
}
SETS = {
    3: {FIRST, "objective-crysknife", "objective-ornithopter-1-3p"},
    4: {FIRST, "objective-crysknife", "objective-desert-mouse-4-6p", "objective-crysknife-4-6p"},
}
CONFLICT_OF = {
    "crysknife": "battle-for-arrakeen",
    "desert-mouse": "skirmish-desert-mouse",
    "ornithopter": "skirmish-ornithopter",
}

all_objectives = [pytest.param(id, marks=pytest.mark.component("objective", id)) for id in ICONS]


def test_these_are_all_the_objectives():
    assert {card.id for card in OBJECTIVES} == set(ICONS)


@pytest.mark.component("objective", FIRST)
@pytest.mark.component("objective", "objective-crysknife")
@pytest.mark.component("objective", "objective-ornithopter-1-3p")
@pytest.mark.component("objective", "objective-desert-mouse-4-6p")
@pytest.mark.component("objective", "objective-crysknife-4-6p")
@pytest.mark.ruling("up_setup_objectives")
@pytest.mark.ruling("up_setup_first_player")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_gets_one_of_the_set_and_the_marked_one_makes_the_first_player(players: int):
    first = set()
    for seed in range(20):
        game = sietch.new("uprising", players=players, seed=seed)
        dealt = [found["objective"] for found in game.view()["players"]]
        assert set(dealt) == SETS[players]
        assert len(dealt) == len(SETS[players])
        assert game.view()["first"] == dealt.index(FIRST)
        assert all(found["objective_up"] for found in game.view()["players"])
        first.add(dealt.index(FIRST))
    assert first == set(range(players))


@pytest.mark.parametrize("objective", all_objectives)
@pytest.mark.parametrize("players", [3, 4])
def test_an_objective_can_be_dealt_in_games_of_its_player_count_only(objective: str, players: int):
    game = sietch.new("uprising", players=players, leaders="choose", chance="ask")
    while not any(key.startswith("dealt-objective:") for key in keys(game)):
        game.choose(0)
    assert game.decision.seat == CHANCE
    assert (f"dealt-objective:{objective}" in keys(game)) is (objective in SETS[players])


@pytest.mark.parametrize("objective", all_objectives)
@pytest.mark.parametrize("icon", list(CONFLICT_OF))
def test_an_objective_matches_a_won_conflict_with_its_icon(objective: str, icon: str):
    conflict = CONFLICT_OF[icon]
    free = 1 if conflict == "battle-for-arrakeen" else 0  # the reward itself
    game = uprising().conflict(conflict).seat(0, troops=1, points=1, objective=objective).resolve_combat()
    matches = ICONS[objective] == icon
    assert player(game, 0)["points"] == 1 + free + matches
    assert player(game, 0)["objective_up"] is not matches


@pytest.mark.parametrize("objective", all_objectives)
def test_an_objective_matches_once_only(objective: str):
    conflict = CONFLICT_OF[ICONS[objective]]
    free = 1 if conflict == "battle-for-arrakeen" else 0
    table = uprising().conflict(conflict).seat(0, troops=1, points=1, objective=objective)
    game = table.seat(0, objective_up=False).resolve_combat()
    assert player(game, 0)["points"] == 1 + free
    assert player(game, 0)["won"] == [conflict]


@pytest.mark.parametrize("objective", all_objectives)
@pytest.mark.parametrize("card", ["crysknife", "desert-mouse", "ornithopter"])
def test_an_objective_counts_as_a_won_conflict_card_for_endgame_cards(objective: str, card: str):
    """Crysknife, Desert Mouse and Ornithopter turn it down for a point."""
    game = uprising().seat(0, objective=objective, intrigues=[card], points=3).endgame()
    fits = ICONS[objective] == card
    assert keys(game) == ([f"intrigue:{card}"] if fits else []) + ["done"]
    game.choose(0)
    assert game.over
    assert player(game, 0)["points"] == 3 + fits
    assert player(game, 0)["objective_up"] is not fits


@pytest.mark.parametrize("objective", all_objectives)
def test_an_objective_can_be_matched_with_the_wild_icon_at_the_end(objective: str):
    game = uprising().seat(0, objective=objective, won=["propaganda"], points=3).endgame()
    choose(game, f"match-objective:{objective}")
    assert player(game, 0)["points"] == 4
    assert not player(game, 0)["objective_up"]
