"""Three and four players: who sits where, what is whose, who wins."""

from __future__ import annotations

import pytest
from tests.arrakis.teams.partners import ATREIDES, CORRINO, FREMEN, HARKONNEN, HOUSE_ATREIDES, HOUSE_HARKONNEN, side

import sietch
from sietch.arrakis.components import LEADERS, RESULTS
from sietch.arrakis.scenario import legion
from sietch.arrakis.tank import TANK_SIZE
from sietch.arrakis.teams.boards import BOARDS, SLOTS
from sietch.arrakis.teams.scenario import teams
from sietch.core.rules import SetupError


@pytest.mark.ruling("wa34_split")
def test_of_three_two_share_a_side_and_of_four_each_two():
    assert sietch.new("arrakis", players=3).rules.roles() == ["atreides", "house-harkonnen", "corrino-ally"]
    shared = sietch.new("arrakis", players=3, shared="atreides")
    assert shared.rules.roles() == ["house-atreides", "fremen-ally", "harkonnen"]
    four = sietch.new("arrakis", players=4)
    assert four.rules.roles() == ["house-atreides", "fremen-ally", "house-harkonnen", "corrino-ally"]
    assert four.setup["modules"] == ["teams"]
    assert [seat["role"] for seat in four.view()["seats"]] == four.rules.roles()
    assert four.rules.sides(four.state) == [0, 0, 1, 1]


def test_a_set_up_that_there_is_not_is_refused_with_what_would_be_right():
    with pytest.raises(SetupError, match="1, 2, 3 or 4"):
        sietch.new("arrakis", players=5)
    with pytest.raises(SetupError, match="with 3 players"):
        sietch.new("arrakis", players=4, shared="atreides")
    with pytest.raises(SetupError, match="harkonnen, atreides"):
        sietch.new("arrakis", players=3, shared="fremen")
    with pytest.raises(SetupError, match="nobody shares"):
        sietch.new("arrakis", modules=["teams"])
    with pytest.raises(SetupError, match="1 or 2 players"):
        sietch.new("arrakis", players=3, modules=["mahdi"])
    with pytest.raises(SetupError, match="unknown module"):
        sietch.new("arrakis", modules=["choam"])


@pytest.mark.ruling("wa34_setup_leaders")
@pytest.mark.ruling("tm-seat-hk")
@pytest.mark.ruling("tm-seat-co")
@pytest.mark.ruling("tm-seat-at")
@pytest.mark.ruling("tm-seat-fr")
def test_leaders_belong_to_the_board_of_their_deck_and_a_shared_side_has_three_cones():
    game = sietch.new("arrakis", players=4)
    by_deck = {
        deck: ({leader.id for leader in LEADERS if leader.deck == deck and leader.id in game.view()["entered"]})
        for deck in game.rules.roles()
    }
    assert by_deck == {
        "house-atreides": {"paul-atreides", "lady-jessica"},
        "fremen-ally": {"stilgar"},
        "house-harkonnen": {"baron-harkonnen", "beast-rabban"},
        "corrino-ally": {"captain-aramsham"},
    }
    later = {leader.id: leader.deck for leader in LEADERS if not leader.starts and not leader.generic}
    assert later == {
        "thufir-hawat": "house-harkonnen",
        "feyd-rautha": "house-harkonnen",
        "shaddam-iv": "corrino-ally",
        "gaius-helen-mohiam": "corrino-ally",
        "reverend-mother-jessica": "house-atreides",
        "gurney-halleck": "house-atreides",
        "alia": "house-atreides",
        "paul-muaddib": "fremen-ally",
        "chani": "fremen-ally",
        "wild-maker": "fremen-ally",
    }
    assert [side(game, number)["cones"] for number in (ATREIDES, HARKONNEN)] == [3, 3]
    three = sietch.new("arrakis", players=3)
    assert [side(three, number)["cones"] for number in (ATREIDES, HARKONNEN)] == [0, 3]


@pytest.mark.ruling("wa34_dice_slots")
@pytest.mark.ruling("oq-t1")
@pytest.mark.ruling("oq-t2")
def test_boards_have_two_slots_for_each_of_their_results_or_one_and_tanks_as_for_two_players():
    assert SLOTS == (1, 2)
    named = [{RESULTS[result] for result in board} for board in BOARDS]
    assert named == [
        {"leadership", "mentat", "house"},
        {"leadership", "strategy", "deployment"},
        {"leadership", "mentat", "house"},
        {"strategy", "deployment", "mentat"},
    ]
    assert TANK_SIZE == (3, 5)


@pytest.mark.ruling("wa34_shared_figures")
@pytest.mark.ruling("tm-figures")
def test_partners_use_all_units_and_leaders_of_their_side():
    table = teams(4).sietch("windgap").area("windgap", atreides=legion(regular=2, named=["stilgar"]))
    game = table.dice(ATREIDES, leadership=1, mentat=1).dice(HARKONNEN, mentat=1).turn(ATREIDES)
    game.choose("act:house-atreides")
    game.choose("die:leadership")
    assert game.decision.seat == HOUSE_ATREIDES
    game.choose(next(option for option in game.decision.options if "leadership.0" in option.key))
    assert "legion:windgap" in [option.key for option in game.decision.options]


@pytest.mark.ruling("tm-win")
def test_partners_win_together_by_the_conditions_of_their_side():
    four = teams(4).supremacy(9).sietch("windgap", level=2).area("windgap", atreides=legion(regular=1))
    game = four.area("in-sw-2", harkonnen=legion(regular=6, leader=2)).dice(HARKONNEN, strategy=1).turn(HARKONNEN)
    rules, state = game.rules, game.state.copy()
    state.over, state.winner = True, HARKONNEN
    assert rules.winners(state) == [HOUSE_HARKONNEN, CORRINO]
    assert rules.scores(state) == [0, 0, 9, 9]
    assert rules.appraise(state) == [0.0, 0.0, 0.5, 0.5]
    state.winner = ATREIDES
    assert rules.winners(state) == [HOUSE_ATREIDES, FREMEN]


@pytest.mark.parametrize(
    ("reason", "tell"),
    [
        ("partners sit at a table of three or four", lambda: teams(2)),
        ("nobody shares the atreides at this table", lambda: teams(3).cones(ATREIDES, 1)),
        ("nobody shares the atreides", lambda: teams(3).on_the_allys_board(ATREIDES, leadership=1)),
        ("how many cones are left is 0 to 3, not 4", lambda: teams(4).cones(ATREIDES, 4)),
        ("a seat is 0 to 1, not 2", lambda: teams(4).cones(2, 1)),
    ],
)
def test_a_position_of_partners_that_cannot_be_told_is_refused_with_its_reason(reason, tell):
    with pytest.raises(ValueError, match=reason):
        tell()
