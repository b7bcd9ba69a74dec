"""Positions in words: what is named comes from where it would be, and what cannot be is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.table import keys

from sietch.arrakis import scenario
from sietch.arrakis.components import ZONES
from sietch.arrakis.scenario import Scenario, arrakis, chance, legion, legion_at
from sietch.core.game import Game
from sietch.core.state import ScriptError


def test_figures_tokens_and_cards_come_out_of_supply_pool_and_deck():
    table = arrakis().area("windgap", atreides=legion(regular=3, special=1, leader=2, tokens=["at-std-e"]))
    view = table.hand(1, "hunter-seeker").wormsign("in-sw-3", "wormsign-worm").turn(0).view()
    supply = view["players"][0]["supply"]
    assert (supply["regular"], supply["special"], supply["leader"]) == (13, 5, 10)
    assert (view["token_pool_count"], view["wormsign_pool_count"]) == (7, 15)
    assert view["players"][1]["house_deck_count"] == 17


def test_a_legion_takes_the_place_of_the_one_that_was_dealt():
    game = arrakis(dealt=True).area("windgap", atreides=legion(elite=1)).turn(0)
    assert legion_at(game, 0, "windgap") == {"elite": 1}
    supply = game.view()["players"][0]["supply"]
    # A naib went back to the supply: seven stand on the other sietches.
    assert (supply["elite"], supply["leader"]) == (7, 5)


# Facts that lean on each other: leaders on markers, supplies on legions, decks on hands, sisters on supremacy.
FACTS: list[Callable[[Scenario], Scenario]] = [
    lambda table: table.area("windgap", atreides=legion(regular=2, named=["lady-jessica"], tokens=["at-std-e"])),
    lambda table: table.area("arrakeen", harkonnen=legion(regular=2, special=1, named=["feyd-rautha"])),
    lambda table: table.leader("stilgar", at="windgap", spent=True),
    lambda table: table.leader("baron-harkonnen", tank=2),
    lambda table: table.prescience(kh=3, sd=4),
    lambda table: table.supremacy(7),
    lambda table: table.sisters(0, 2, house=1),
    lambda table: table.supply(1, special=2, regular=20),
    lambda table: table.supply(0, elite=3),
    lambda table: table.hand(0, "the-voice", "hieregs"),
    lambda table: table.hand(0, "truthtrance"),
    lambda table: table.discard(0, "war-plan"),
    lambda table: table.empty_decks(0, ally=False),
    lambda table: table.tokens_left("at-std-a", "at-std-b"),
    lambda table: table.sietch("windgap", 2).sietch("hobars-gap", 3, hidden=True),
    lambda table: table.settlements("arrakeen").settlements("carthag"),
    lambda table: table.detonated("splintered-rock").harvester("splintered-rock"),
    lambda table: table.wormsign("in-sw-3", "wormsign-worm").worm("in-sw-5").wild_maker("out-sw-3"),
    lambda table: table.dice(0, strategy=2).dice(1, house=2),
    lambda table: table.revealed("stunted-worms").removed("the-desert-war"),
]


@pytest.mark.parametrize("seed", range(12))
def test_facts_may_be_told_in_any_order(seed: int):
    def told(facts: list[Callable[[Scenario], Scenario]]) -> Game:
        table = arrakis()
        for fact in facts:
            fact(table)
        return table.turn(0)

    shuffled = random.Random(seed).sample(FACTS, len(FACTS))
    assert told(shuffled).open_view(0) == told(FACTS).open_view(0)


def test_markers_bring_leaders_to_where_the_others_were_whatever_is_told_first():
    game = arrakis().prescience(kh=3).area("windgap", atreides=legion(regular=1, named=["paul-atreides"])).turn(0)
    assert game.view()["leader_at"] == {"paul-muaddib": "windgap"}


def test_the_same_fact_may_be_told_again():
    game = arrakis().area("windgap", atreides=legion(elite=1)).area("windgap", atreides=legion(elite=1)).turn(0)
    assert legion_at(game, 0, "windgap") == {"elite": 1}


def test_a_scenario_can_be_started_more_than_once():
    table = arrakis().area("windgap", atreides=legion(regular=3)).hand(0, "the-voice").supremacy(3)
    assert table.turn(0).view(0) == table.turn(0).view(0)


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
    with pytest.raises(ValueError, match="leaders without units in windgap"):
        arrakis().area("windgap", atreides=legion(leader=1)).turn(0)
    with pytest.raises(ValueError, match="outside the desert"):
        arrakis().harvester("arrakeen").turn(0)
    with pytest.raises(ValueError, match="the action phase is over"):
        arrakis().dice(1).turn(0)
    with pytest.raises(ScriptError):
        arrakis().turn(0, outcomes=chance("rolled:hit"))


REFUSED: dict[str, Callable[[Scenario], Scenario]] = {
    "17 regular of the atreides; the box has 16": lambda table: (
        table.area("windgap", atreides=legion(regular=6))
        .area("in-sw-1", atreides=legion(regular=6))
        .area("in-sw-3", atreides=legion(regular=5))
    ),
    "leader in arrakeen is 0 to 6, not 7": lambda table: table.area("arrakeen", harkonnen=legion(regular=1, leader=7)),
    "regular in windgap is 0 to 16, not -1": lambda table: table.area("windgap", atreides=legion(regular=-1)),
    "7 units of the atreides in windgap; 6 may be there": lambda table: table.area(
        "windgap", atreides=legion(regular=5, elite=1, tokens=["at-start-a"])
    ),
    "6 units of the harkonnen in arrakeen; 5 may be there": lambda table: table.sanctions("choam").area(
        "arrakeen", harkonnen=legion(regular=6)
    ),
    "2 tokens at-start-c; the box has 1": lambda table: table.area(
        "windgap", atreides=legion(tokens=["at-start-c", "at-start-c"])
    ),
    "no 'at-std-e' is left to take": lambda table: table.area(
        "windgap", atreides=legion(tokens=["at-std-e", "at-std-e"])
    ),
    "the Harkonnen have no deployment tokens": lambda table: table.area(
        "arrakeen", harkonnen=legion(tokens=["at-std-a"])
    ),
    "where stilgar is is told twice": lambda table: table.area(
        "windgap", atreides=legion(regular=1, named=["stilgar"])
    ).area("in-sw-1", atreides=legion(regular=1, named=["stilgar"])),
    "where paul-atreides is is told twice": lambda table: table.leader("paul-atreides", tank=1).area(
        "windgap", atreides=legion(regular=1, named=["paul-atreides"])
    ),
    "stilgar is no named leader of the harkonnen": lambda table: table.area(
        "arrakeen", harkonnen=legion(regular=1, named=["stilgar"])
    ),
    "paul-atreides has left the game": lambda table: table.leader("paul-muaddib").area(
        "windgap", atreides=legion(regular=1, named=["paul-atreides"])
    ),
    "stilgar has left the game": lambda table: table.gone("stilgar").leader("stilgar"),
    "two leaders on space 1 of the tank": lambda table: table.leader("stilgar", tank=1).leader("lady-jessica", tank=1),
    "the space of stilgar in the tank is 0 to 3, not 4": lambda table: table.leader("stilgar", tank=4),
    "both sides have a legion in windgap": lambda table: table.area(
        "windgap", atreides=legion(regular=1), harkonnen=legion(regular=1)
    ),
    "the legion in windgap is told twice": lambda table: table.area("windgap", atreides=legion(regular=1)).area(
        "windgap", atreides=legion(regular=2)
    ),
    "the dice of seat 0 is told twice": lambda table: table.dice(0, mentat=1).dice(0, mentat=2),
    "5 action dice of the atreides; the box has 4": lambda table: table.dice(0, mentat=5),
    "6 Bene Gesserit tokens; the box has 5": lambda table: table.sisters(0, 3).sisters(1, 3),
    "3 sietches of level 1; the box has 2": lambda table: (
        table.sietch("windgap").sietch("hobars-gap").sietch("gara-kulon")
    ),
    "1 sietches of level 4; the box has 0": lambda table: table.sietch("windgap", 4),
    "3 testing stations of kh; the box has 2": lambda table: (
        table.station("in-ne-2").station("in-ne-6").station("in-nw-4")
    ),
    "5 sandworms; the box has 4": lambda table: table.worm("in-sw-3", "in-sw-4", "in-sw-5", "in-sw-6", "in-sw-1"),
    "two sandworms in one area": lambda table: table.worm("in-sw-3").wild_maker("in-sw-3"),
    "9 harvesters; the box has 8": lambda table: table.harvester(*(f"out-ne-{n}" for n in range(1, 10))),
    "7 ornithopters; the box has 6": lambda table: table.ornithopter(*(zone.id for zone in ZONES[:7])),
    "two vehicles in one air zone": lambda table: table.ornithopter("az-inner-n").carryall("az-inner-n"),
    "no 'the-voice' is left to take": lambda table: table.hand(0, "the-voice", "the-voice"),
    "no 'war-plan' is left to take": lambda table: table.hand(0, "war-plan").discard(0, "war-plan"),
    "no 'stunted-worms' is left to take": lambda table: table.revealed("stunted-worms").removed("stunted-worms"),
    "the supply of the atreides has 15 regular, not 16": lambda table: table.area(
        "windgap", atreides=legion(regular=1)
    ).supply(0, regular=16),
    "supremacy is 0 to 9, not 10": lambda table: table.supremacy(10),
    "the marker kh is 0 to 10, not 11": lambda table: table.prescience(kh=11),
    "the row of an imperium marker is 1 to 5, not 6": lambda table: table.imperium(choam=6),
    "reserve is 0 to 1, not 2": lambda table: table.spice_reserve(2),
    "no Harkonnen settlement is in windgap": lambda table: table.settlements("windgap"),
    "no atomics can be used in carthag": lambda table: table.detonated("carthag"),
    "a Harkonnen legion in an area with a sietch": lambda table: table.sietch("windgap").area(
        "windgap", harkonnen=legion(regular=1)
    ),
    "an Atreides legion in an area with a Harkonnen settlement": lambda table: table.settlements("carthag").area(
        "carthag", atreides=legion(regular=1)
    ),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_the_box_or_the_rules_do_not_have_is_refused_with_its_reason(reason: str):
    with pytest.raises(ValueError, match=re.escape(reason)):
        REFUSED[reason](arrakis()).turn(0)


NONSENSE: dict[str, Callable[[Any], object]] = {
    "a seat is 0 to 1, not -1": lambda words: words.arrakis().turn(-1),
    "a seat is 0 to 1, not None": lambda words: words.arrakis().turn(None),
    "a seat is 0 to 1, not -2": lambda words: words.arrakis().dice(-2, strategy=1),
    "a seat is 0 to 1, not '0'": lambda words: words.arrakis().hand("0", "the-voice"),
    "a seat is 0 to 1, not 2": lambda words: words.arrakis().discard(2, "the-voice"),
    "a seat is 0 to 1, not True": lambda words: words.arrakis().empty_decks(True),
    "a seat is 0 to 1, not 1000000000000000000000000000000": lambda words: words.arrakis().supply(10**30, regular=1),
    "a seat is 0 to 1, not 0.0": lambda words: words.arrakis().sisters(0.0, 1),
    "the level of a sietch is a whole number, not None": lambda words: words.arrakis().sietch("windgap", level=None),
    "hidden is True or False, not 'no'": lambda words: words.arrakis().sietch("windgap", hidden="no"),
    "supremacy is 0 to 9, not 'x'": lambda words: words.arrakis().supremacy("x").turn(0),
    "the marker kh is 0 to 10, not [3]": lambda words: words.arrakis().prescience(kh=[3]).turn(0),
    "round is 1 to 10000, not 3.5": lambda words: words.arrakis().round(3.5).turn(0),
    "round is 1 to 10000, not 0": lambda words: words.arrakis().field(round=0).turn(0),
    "how many strategy is a whole number, not 3.5": lambda words: words.arrakis().dice(0, strategy=3.5),
    "how many house is a whole number, not -1": lambda words: words.arrakis().dice(1, house=-1),
    "the Bene Gesserit tokens of seat 0 is a whole number, not nan": lambda words: words.arrakis().sisters(
        0, float("nan")
    ),
    "the supply of elite is a whole number, not '3'": lambda words: words.arrakis().supply(0, elite="3"),
    "claims is a whole number, not '1'": lambda words: words.arrakis().revealed(claims="1"),
    "the space of stilgar in the tank is a whole number, not None": lambda words: words.arrakis().leader(
        "stilgar", tank=None
    ),
    "spent is True or False, not 1": lambda words: words.arrakis().leader("stilgar", spent=1),
    "there is no None here": lambda words: words.arrakis().leader("stilgar", at=None),
    "there is no ['windgap'] here": lambda words: words.arrakis().worm(["windgap"]),
    "there is no {}; possible": lambda words: words.arrakis().sanctions({}),
    "names stand in a list, unlike 'stilgar'": lambda words: words.legion(named="stilgar"),
    "names stand in a list, unlike None": lambda words: words.legion(tokens=None),
    "regular in windgap is 0 to 16, not 2.0": lambda words: (
        words.arrakis().area("windgap", atreides=words.legion(2.0)).turn(0)
    ),
    "the legion in windgap is told as legion(...), not 3": lambda words: words.arrakis().area("windgap", atreides=3),
    "a game has no 'push'": lambda words: words.arrakis().field(push=1),
    "revealed is of the kind list[int], unlike 'x'": lambda words: words.arrakis().field(revealed="x"),
    "house rules are a list of names, not None": lambda words: words.arrakis(house_rules=None),
    "a seed is a whole number, not 'x'": lambda words: words.arrakis(seed="x"),
    "dealt is True or False, not 'x'": lambda words: words.arrakis(dealt="x"),
    "outcomes are a list that chance(...) or rolled(...) gives": lambda words: words.arrakis().turn(
        0, outcomes="rolled:hit"
    ),
    "some of 'drawn:a-cat' is no outcome of chance": lambda words: words.chance("drawn:a-cat"),
    "how many hit are rolled is 0 to 100, not 1.5": lambda words: words.rolled(hit=1.5),
    "how many mentat are rolled is 0 to 100, not 1000": lambda words: words.rolled_actions(mentat=1000),
}


@pytest.mark.parametrize("reason", NONSENSE)
def test_what_no_position_can_be_told_with_is_refused_with_its_reason(reason: str):
    with pytest.raises(ValueError, match=re.escape(reason)):
        NONSENSE[reason](scenario)


def test_lone_options_are_left_to_the_test_when_everything_is_asked():
    def table(**options: bool) -> Scenario:
        return arrakis(**options).dice(0, mentat=1).area("windgap", atreides=legion(regular=1))

    assert keys(table().turn(0)) != ["die:mentat"]
    game = table(ask_everything=True).turn(0)
    assert keys(game) == ["die:mentat"]
    game.choose("die:mentat")
    assert "die:mentat" not in keys(game)


def test_everything_is_still_asked_after_a_redeal():
    game = arrakis(ask_everything=True).dice(0, mentat=1).dice(1, mentat=1).turn(0)
    other = game.redeal(0, seed=1)
    for played in (game, other):
        played.choose("die:mentat")
        while played.decision.seat == 0:
            played.choose(keys(played)[-1])
        assert keys(played) == ["die:mentat"]


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
