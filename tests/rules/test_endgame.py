"""The end of the game: Endgame Intrigue cards, the wild battle icon, the winner and the tie-breakers."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player

from sietch.imperium.scenario import uprising


@pytest.mark.ruling("up_endgame")
def test_endgame_cards_are_resolved_before_the_winner_is_found():
    table = uprising(players=3).seat(0, points=9).seat(1, points=9, intrigues=["shadow-alliance"])
    table.seat(0, influence={"guild": 5}).alliance("guild", 0).seat(1, influence={"guild": 4}).seat(0, points=9)
    game = table.endgame()
    assert (game.decision.seat, keys(game)) == (1, ["intrigue:shadow-alliance", "done"])
    game.choose("intrigue:shadow-alliance")
    assert game.over
    assert game.scores == [9, 10, 0]
    assert game.winners == [1]


@pytest.mark.ruling("up_endgame")
def test_endgame_cards_may_be_kept_back_and_other_cards_are_not_played():
    table = uprising(players=3).seat(0, points=9, intrigues=["crysknife", "contingency-plan", "cunning"])
    game = table.seat(0, won=["spice-freighters"]).seat(1, points=8).endgame()
    assert keys(game) == ["intrigue:crysknife", "done"]
    game.choose("done")
    assert game.over
    assert game.scores == [9, 8, 0]


@pytest.mark.ruling("up_endgame")
def test_most_points_win_even_above_12():
    game = uprising(players=3).seat(0, points=13).seat(1, points=14, spice=0).seat(2, points=10, spice=9).endgame()
    assert game.over
    assert game.scores == [13, 14, 10]
    assert game.winners == [1]


@pytest.mark.ruling("up_tiebreakers")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"spice": 3, "solari": 5}, {"spice": 3, "solari": 4}, 0),
        ({"spice": 3, "solari": 4}, {"spice": 3, "solari": 5}, 1),
        ({"spice": 2, "solari": 9, "water": 9, "garrison": 9}, {"spice": 3}, 1),
        ({"solari": 1, "water": 0}, {"solari": 0, "water": 9, "garrison": 9}, 0),
        ({"water": 2, "garrison": 0}, {"water": 1, "garrison": 9}, 0),
        ({"garrison": 3}, {"garrison": 4}, 1),
        ({"garrison": 3, "reveal_rank": 9}, {"garrison": 4, "reveal_rank": 8}, 1),
    ],
)
def test_ties_are_broken_by_spice_then_solari_then_water_then_garrison(
    first: dict[str, int], second: dict[str, int], winner: int
):
    plain = {"spice": 0, "solari": 0, "water": 0, "garrison": 0, "points": 10}
    game = uprising(players=3).seat(0, **plain | first).seat(1, **plain | second).seat(2, points=9, spice=9).endgame()
    assert game.over
    assert game.winners == [winner]


@pytest.mark.ruling("up_tiebreakers")
@pytest.mark.parametrize("latest", [0, 1])
def test_a_tie_in_everything_goes_to_who_took_a_reveal_turn_most_recently(latest: int):
    table = uprising(players=3).seat(0, points=10, reveal_rank=5).seat(1, points=10, reveal_rank=5)
    game = table.seat(latest, reveal_rank=6).seat(2, points=9, reveal_rank=7).endgame()
    assert game.winners == [latest]


# ---- the wild battle icon


@pytest.mark.ruling("up_battle_icon_wild")
@pytest.mark.parametrize("other", ["skirmish-crysknife", "skirmish-desert-mouse", "skirmish-ornithopter"])
def test_the_wild_icon_matches_any_one_icon_at_the_end_of_the_game(other: str):
    table = uprising(players=3).conflict("shadow-contest").seat(0, points=5, won=["propaganda", other])
    game = table.seat(0, objective="objective-crysknife", objective_up=False).endgame()
    assert keys(game) == [f"match:{other}", "done"]
    game.choose(f"match:{other}")
    assert game.over
    assert player(game, 0)["points"] == 6
    assert player(game, 0)["won"] == []
    assert set(player(game, 0)["matched"]) == {"propaganda", other}


@pytest.mark.ruling("up_battle_icon_wild")
def test_the_wild_icon_matches_one_card_only_an_objective_being_one_of_them():
    table = uprising(players=3).conflict("shadow-contest").seat(0, points=5, won=["propaganda", "skirmish-ornithopter"])
    game = table.seat(0, objective="objective-crysknife").endgame()
    assert keys(game) == ["match:skirmish-ornithopter", "match-objective:objective-crysknife", "done"]
    game.choose("match-objective:objective-crysknife")
    assert game.over
    assert player(game, 0)["points"] == 6
    assert not player(game, 0)["objective_up"]
    assert player(game, 0)["won"] == ["skirmish-ornithopter"]
    assert player(game, 0)["matched"] == ["propaganda"]


@pytest.mark.ruling("up_battle_icon_wild")
def test_matching_the_wild_icon_may_be_declined_and_needs_a_face_up_card():
    table = uprising(players=3).conflict("shadow-contest").seat(0, points=5, won=["propaganda", "skirmish-ornithopter"])
    game = choose(table.seat(0, objective_up=False).endgame(), "done")
    assert (game.over, player(game, 0)["points"]) == (True, 5)
    table = uprising(players=3).seat(0, points=5, won=["propaganda"], matched=["skirmish-ornithopter"])
    game = table.seat(0, objective_up=False).endgame()
    assert (game.over, player(game, 0)["points"]) == (True, 5)


@pytest.mark.ruling("up_battle_icon_wild")
def test_the_wild_icon_matches_nothing_when_it_is_won():
    table = uprising(players=3).conflict("propaganda").seat(0, troops=1, points=1, won=["skirmish-ornithopter"])
    game = choose(table.seat(0, objective="objective-crysknife").resolve_combat(), "faction:emperor", "faction:guild")
    assert player(game, 0)["points"] == 1
    assert player(game, 0)["won"] == ["propaganda", "skirmish-ornithopter"]
    assert player(game, 0)["objective_up"]


@pytest.mark.ruling("up_endgame")
def test_a_card_turned_down_by_an_endgame_card_can_no_longer_be_matched():
    table = uprising(players=3).conflict("shadow-contest").seat(0, points=5, won=["propaganda", "spice-freighters"])
    table.seat(0, intrigues=["crysknife"], objective_up=False, spice=1)
    game = choose(table.endgame(), "intrigue:crysknife", "flip:spice-freighters")
    assert game.over
    assert player(game, 0)["points"] == 6
    assert player(game, 0)["won"] == ["propaganda"]
    assert goods(game, 0)[1] == 1
