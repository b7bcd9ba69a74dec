"""Positions in words: what is named comes from where it would be, and what cannot be is refused."""

from __future__ import annotations

import pytest
from tests.table import keys

from sietch.arrakis.scenario import arrakis, chance, legion, legion_at
from sietch.core.state import ScriptError


def test_figures_tokens_and_cards_come_out_of_supply_pool_and_deck():
    table = arrakis().area("windgap", atreides=legion(regular=3, special=1, leader=2, tokens=["at-std-e"]))
    view = table.hand(1, "hunter-seeker").wormsign("in-sw-3", "wormsign-worm").turn(0).view()
    supply = view["players"][0]["supply"]
    assert (supply["regular"], supply["special"], supply["leader"]) == (13, 5, 10)
    assert (view["token_pool_count"], view["wormsign_pool_count"]) == (7, 15)
    assert view["players"][1]["house_deck_count"] == 17


def test_a_second_legion_in_an_area_takes_the_place_of_the_first():
    table = arrakis().area("windgap", atreides=legion(regular=3, named=["stilgar"], tokens=["at-std-e", "at-start-a"]))
    game = table.area("windgap", atreides=legion(elite=1)).turn(0)
    assert legion_at(game, 0, "windgap") == {"elite": 1}
    assert game.view()["leader_at"] == {}
    assert game.view()["token_pool_count"] == 8


def test_the_set_up_of_the_box_is_there_when_asked_for():
    view = arrakis(dealt=True).turn(0).view()
    assert (len(view["settlements"]), len(view["sietches"]), len(view["stations"])) == (6, 8, 6)
    assert (len(view["players"][0]["legions"]), len(view["players"][1]["legions"])) == (8, 6)


@pytest.mark.parametrize(
    ("phase", "seat"),
    [("vehicles", 1), ("actions", 0), ("hazards", 1), ("spice", 1), ("round-end", 1), ("round-start", 1)],
)
def test_a_game_can_start_at_every_phase(phase: str, seat: int):
    """With nothing to do in it a phase passes on to the next; vehicles come first in a round."""
    game = arrakis().sisters(0, 0).phase(phase)
    while game.decision.prompt[0] == "arrakis-prompt-change":
        game.choose(0)
    assert game.decision.seat == seat


def test_what_cannot_be_is_refused():
    with pytest.raises(ValueError, match="there is no 'nowhere' here"):
        arrakis().area("nowhere", atreides=legion(regular=1))
    with pytest.raises(ValueError, match="no 'the-voice' is left to take"):
        arrakis().hand(0, "the-voice", "the-voice")
    with pytest.raises(ValueError, match=r"such a position cannot be: .*leaders without units"):
        arrakis().area("windgap", atreides=legion(leader=1)).turn(0)
    with pytest.raises(ValueError, match="outside the desert"):
        arrakis().harvester("arrakeen").turn(0)
    with pytest.raises(ValueError, match="the action phase is over"):
        arrakis().dice(1).turn(0)
    with pytest.raises(ScriptError):
        arrakis().turn(0, outcomes=chance("rolled:hit"))


def test_chance_can_be_asked_for():
    game = arrakis(chance="ask").dice(0, mentat=2).turn(0)
    if "die:mentat" in keys(game):
        game.choose("die:mentat")
    game.choose("branch:action.both.mentat.0")
    game.choose("number:2")
    assert game.decision.seat == -1
    game.choose("drawn:the-voice")
    game.choose("drawn:war-plan")
    assert set(game.view(0)["players"][0]["house_hand"]) == {"the-voice", "war-plan"}
