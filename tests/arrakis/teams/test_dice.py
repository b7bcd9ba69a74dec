"""How partners divide the dice of their side, and Bene Gesserit tokens."""

from __future__ import annotations

from typing import Any

import pytest
from tests.arrakis.teams.partners import (
    ATREIDES,
    CORRINO,
    FREMEN,
    HARKONNEN,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    boards,
    choose,
    keys,
    side,
)

from sietch.arrakis.scenario import rolled_actions
from sietch.arrakis.teams.boards import PARTNERS, fewest_dice
from sietch.arrakis.teams.scenario import TeamScenario, teams
from sietch.core.game import Game

# A roll of the Atreides that needs no question: one die for each board's own results.
QUIET = {"strategy": 1, "deployment": 1, "mentat": 1, "house": 1}


def rolls(table: TeamScenario, atreides: dict[str, int] = QUIET, **harkonnen: int) -> Game:
    """Both sides roll, the Harkonnen first."""
    rows = {8: (1, 1, 1), 7: (2, 1, 1), 6: (3, 1, 1), 5: (4, 1, 1), 4: (5, 1, 1)}
    n = sum(harkonnen.values())
    table.sisters(ATREIDES, 0).imperium(*rows[n])
    return table.phase("actions", rolled_actions(**harkonnen) + rolled_actions(**atreides))


@pytest.mark.ruling("wa34_example_dice")
@pytest.mark.ruling("wa34_dice_split")
@pytest.mark.ruling("tm-dice-1")
@pytest.mark.ruling("tm-dice-2")
@pytest.mark.ruling("tm-ex-1")
def test_results_of_one_board_go_there_and_those_of_both_even_the_totals_out():
    game = rolls(teams(3), strategy=3, deployment=2, leadership=1, mentat=2)
    assert boards(game, HARKONNEN) == ({"leadership": 1, "mentat": 2, "house": 1}, {"strategy": 2, "deployment": 2})


@pytest.mark.ruling("tm-ex-2")
@pytest.mark.ruling("oq-t6")
def test_a_result_of_both_boards_is_handed_out_within_the_slots():
    game = rolls(teams(4), mentat=4, leadership=1, strategy=1)
    assert boards(game, HARKONNEN) == ({"leadership": 1, "mentat": 2}, {"strategy": 1, "mentat": 2})
    more = rolls(teams(4), mentat=5, strategy=1)
    # The fifth Mentat die finds no slot and is set aside: it evens the totals out and is turned.
    assert (more.decision.seat, set(keys(more))) == (HOUSE_HARKONNEN, {"result:leadership", "result:house"})


@pytest.mark.ruling("wa34_dice_split")
@pytest.mark.ruling("tm-dice-3")
@pytest.mark.ruling("tm-dice-4")
@pytest.mark.ruling("tm-ex-3")
def test_dice_set_aside_even_the_totals_and_are_turned_one_at_a_time_by_their_player():
    game = rolls(teams(4), house=4)
    assert game.decision.seat == CORRINO
    assert game.decision.prompt[0] == "teams-prompt-turn-die"
    assert set(keys(game)) == {"result:strategy", "result:deployment", "result:mentat"}
    game.choose("result:mentat")
    assert (game.decision.seat, set(keys(game))) == (CORRINO, {"result:strategy", "result:deployment"})
    assert game.why_not("result:mentat") == ("teams-why-more-dice", {"n": 1, "fewest": 0})
    assert game.why_not("result:house") == ("teams-why-other-board", {"deck": ("arrakis-deck-corrino-ally", {})})
    game.choose("result:strategy")
    assert boards(game, HARKONNEN) == ({"house": 2}, {"strategy": 1, "mentat": 1})


@pytest.mark.ruling("wa34_dice_odd")
@pytest.mark.ruling("tm-dice-5")
@pytest.mark.ruling("tm-ex-4")
def test_an_odd_die_is_the_house_players():
    game = rolls(teams(4), strategy=4, house=1)
    assert (game.decision.seat, set(keys(game))) == (HOUSE_HARKONNEN, {"result:leadership", "result:mentat"})
    game.choose("result:leadership")
    # The other one can only be turned to Mentat now, which has the fewest dice.
    assert boards(game, HARKONNEN) == ({"house": 1, "leadership": 1, "mentat": 1}, {"strategy": 2})
    # With equal totals so far the House player is meant, on either side.
    assert [fewest_dice(dict.fromkeys(decks, 2), list(decks)) for decks in PARTNERS] == [0, 2]


@pytest.mark.ruling("wa34_dice_slots")
def test_an_atreides_board_has_one_slot_for_a_result():
    game = rolls(teams(4), {"leadership": 2, "mentat": 2}, mentat=4)
    # Mentat goes to the House's board, Leadership to both; the second Mentat die is the ally's and is turned.
    assert (game.decision.seat, set(keys(game))) == (FREMEN, {"result:strategy", "result:deployment"})
    game.choose("result:strategy")
    assert boards(game, ATREIDES) == ({"leadership": 1, "mentat": 1}, {"leadership": 1, "strategy": 1})


def test_both_sides_turn_their_dice_in_alternation_the_harkonnen_first():
    game = rolls(teams(4), {"house": 4}, house=4)
    seats = []
    while game.decision.prompt[0] == "teams-prompt-turn-die":
        seats.append(game.decision.seat)
        game.choose(0)
    # The Atreides' third die is the odd one: three set aside, the House has one already.
    assert seats[:3] == [CORRINO, HOUSE_ATREIDES, CORRINO]
    house, ally = boards(game, ATREIDES)
    assert (sum(house.values()), sum(ally.values())) == (2, 2)


@pytest.mark.ruling("wa34_bg")
@pytest.mark.ruling("tm-bg")
@pytest.mark.ruling("tm-dice-6")
@pytest.mark.ruling("oq-t9")
def test_after_the_dice_a_token_goes_to_either_board_where_that_board_has_the_fewest_dice():
    told: dict[str, Any] = {"house": 2, "mentat": 1, "strategy": 1}
    table = teams(4).sisters(ATREIDES, 2).sisters(HARKONNEN, 1).imperium(5, 1, 1)
    game = table.phase("actions", rolled_actions(**told) + rolled_actions(**QUIET))
    while game.decision.prompt[0] == "teams-prompt-turn-die":
        game.choose(0)
    assert (game.decision.seat, keys(game)) == (HOUSE_HARKONNEN, ["board:house-harkonnen", "board:corrino-ally", "no"])
    game.choose("board:corrino-ally")
    # There Strategy and Mentat have a die each, so that only Deployment is left.
    p = side(game, HARKONNEN)
    assert p["bene_gesserit"] == 0
    assert {result for result, n in p["ally_bene_gesserit_dice"].items() if n} == {"deployment"}
    # Then the Atreides: of their two tokens one goes to a board in this round.
    assert (game.decision.seat, game.decision.prompt[0]) == (HOUSE_ATREIDES, "teams-prompt-sister")
    choose(game, "board:house-atreides")
    assert side(game, ATREIDES)["bene_gesserit"] == 1
    assert game.decision.prompt[0] == "teams-prompt-who-acts"


@pytest.mark.ruling("wa34_desert_power")
@pytest.mark.ruling("tm-desert-power")
def test_desert_power_compares_the_unused_dice_of_the_sides():
    def asked(**harkonnen: int) -> Game:
        table = teams(4, ask_everything=True).dice(ATREIDES, mentat=1, strategy=1).dice(HARKONNEN, **harkonnen)
        return choose(table.turn(ATREIDES), "act:fremen-ally")

    # Each side has at most two dice on a board: only together the Harkonnen have more.
    assert "desert-power" in keys(asked(mentat=2, strategy=1))
    even = asked(mentat=2)
    assert "desert-power" not in keys(even)
    assert even.why_not("desert-power") == ("arrakis-why-no-desert-power", {"n": 2, "other": 2})
