"""Phases 4 and 5: bonus spice on maker spaces, agents come back, the First Player marker moves on."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player

from sietch.core.game import Game
from sietch.imperium.scenario import uprising


@pytest.mark.ruling("up_makers")
def test_each_maker_space_without_an_agent_gains_one_bonus_spice():
    game = uprising().bonus_spice(hagga_basin=2).seat(1, at=["deep-desert"]).seat(2, at=["arrakeen"]).resolve_combat()
    assert game.view()["bonus_spice"] == {"imperial-basin": 1, "hagga-basin": 3, "deep-desert": 0}


@pytest.mark.ruling("up_makers")
def test_bonus_spice_is_added_before_the_agents_come_back():
    game = uprising().seat(0, at=["imperial-basin", "hagga-basin"]).seat(3, at=["deep-desert"]).resolve_combat()
    assert game.view()["bonus_spice"] == {"imperial-basin": 0, "hagga-basin": 0, "deep-desert": 0}
    assert [player(game, seat)["at"] for seat in range(4)] == [[], [], [], []]


@pytest.mark.ruling("up_makers_collect")
@pytest.mark.parametrize(
    ("space", "answers", "base"),
    [
        ("imperial-basin", (), 1),
        ("hagga-basin", ("effect:space.hagga-basin.0", "branch:space.hagga-basin.0.0"), 2),
        ("deep-desert", ("effect:space.deep-desert.0", "branch:space.deep-desert.0.0"), 4),
    ],
)
def test_an_agent_on_a_maker_space_takes_all_bonus_spice_too(space: str, answers: tuple[str, ...], base: int):
    table = uprising().bonus_spice(**{space.replace("-", "_"): 3})
    game = table.seat(0, hand=["dune-the-desert-planet"], water=3, hooks=True).turn(0)
    choose(game, "play:dune-the-desert-planet", f"send:{space}", *answers)
    assert goods(game, 0)[1] == base + 3
    assert game.view()["bonus_spice"][space] == 0


@pytest.mark.ruling("up_makers_collect")
def test_bonus_spice_is_taken_even_when_a_sandworm_is_chosen():
    game = uprising().bonus_spice(hagga_basin=3).seat(0, hand=["dune-the-desert-planet"], hooks=True).turn(0)
    choose(game, "play:dune-the-desert-planet", "send:hagga-basin")
    choose(game, "effect:space.hagga-basin.0", "branch:space.hagga-basin.0.1")
    assert player(game, 0)["worms"] == 1
    assert goods(game, 0)[1] == 3
    assert game.view()["bonus_spice"]["hagga-basin"] == 0


@pytest.mark.ruling("up_example_makers")
def test_worked_example_of_the_makers_phase():
    game = uprising(players=3).bonus_spice(deep_desert=1).seat(0, at=["imperial-basin"]).resolve_combat()
    assert game.view()["bonus_spice"] == {"imperial-basin": 0, "hagga-basin": 1, "deep-desert": 2}


def round_ends(points: int = 9, players: int = 3) -> Game:
    table = uprising(players=players).seat(0, at=["arrakeen", "secrets"], points=points)
    return table.seat(1, at=["heighliner"], swordmaster=True).resolve_combat()


@pytest.mark.ruling("up_recall")
@pytest.mark.ruling("up_example_recall")
def test_below_10_points_agents_return_to_their_leaders_and_the_marker_passes_clockwise():
    game = round_ends(points=9)
    view = game.view()
    assert [found["at"] for found in view["players"]] == [[], [], []]
    assert [found["agents"] for found in view["players"]] == [2, 3, 2]
    assert view["first"] == 1
    assert (view["round"], view["phase"]) == (2, "player-turns")
    assert [found["hand_count"] for found in view["players"]] == [5, 5, 5]
    assert game.decision.seat == 1


@pytest.mark.ruling("up_recall")
@pytest.mark.parametrize("players", [3, 4])
def test_the_marker_passes_from_the_last_seat_to_the_first(players: int):
    game = uprising(players=players).first_player(players - 1).resolve_combat()
    assert game.view()["first"] == 0
    assert game.decision.seat == 0


@pytest.mark.ruling("up_recall")
def test_with_10_points_the_game_ends_and_no_new_round_begins():
    game = round_ends(points=10)
    assert game.over
    assert game.winners == [0]
    assert game.view()["round"] == 1


@pytest.mark.ruling("up_recall")
def test_the_game_ends_after_the_tenth_conflict():
    table = uprising(players=3).round(10).seat(1, points=4).seat(0, points=3)
    game = table.resolve_combat()
    assert game.over
    assert game.winners == [1]
    assert not uprising(players=3).round(9).resolve_combat().over


@pytest.mark.ruling("up_recall")
def test_reaching_10_points_does_not_end_the_round():
    hand = ["convincing-argument", "convincing-argument", "prepare-the-way", "prepare-the-way"]
    table = uprising(players=3).seat(0, points=9, hand=hand, council=True).seat(1, hand=["dagger"])
    table.row("unswerving-loyalty")
    game = table.reveal(0)
    choose(game, "buy:the-spice-must-flow", "end")
    assert player(game, 0)["points"] == 10
    assert not game.over
    assert game.decision.seat == 1
    assert "reveal" in keys(game)
