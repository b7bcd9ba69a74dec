"""Set-up, legions, units, deployment tokens, leaders, the stacking limit, vehicles."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.arrakis.rules.reading import (
    ATREIDES,
    HARKONNEN,
    act,
    attack,
    branch,
    choose,
    figures,
    keys,
    maybe,
    move,
    targets,
)

import sietch
from sietch.arrakis.components import TOKENS, number_of
from sietch.arrakis.legions import leaders_at, units
from sietch.arrakis.rounds import pile
from sietch.arrakis.scenario import Scenario, arrakis, chance, legion, rolled
from sietch.core.game import Game

STARTING_LEADERS = {
    *("paul-atreides", "lady-jessica", "stilgar", "baron-harkonnen", "beast-rabban", "captain-aramsham"),
}


def new() -> Game:
    return sietch.new("arrakis", seed=5)


# ---- set-up


@pytest.mark.ruling("wa_setup_leaders")
def test_leaders_of_the_start_have_their_cards_face_up_and_their_figures_beside_the_board():
    view = new().view()
    assert set(view["entered"]) == STARTING_LEADERS
    assert view["spent"] == []
    assert view["leader_at"] == {}
    # Of the generic leaders one stands in each sietch and each settlement; the others are at hand.
    assert view["players"][ATREIDES]["supply"]["leader"] == 12 - 8
    assert view["players"][HARKONNEN]["supply"]["leader"] == 6 - 6


@pytest.mark.ruling("wa_setup_imperium_markers")
def test_the_imperium_markers_start_on_the_highest_spaces():
    assert new().view()["imperium"] == {"choam": 1, "spacing-guild": 1, "landsraad": 1}


@pytest.mark.ruling("wa_setup_secret_objective")
def test_the_atreides_keep_one_of_six_objectives_hidden_for_the_whole_game():
    game = new()
    own, other = game.view(ATREIDES), game.view(HARKONNEN)
    assert len(own["players"][ATREIDES]["objectives"]) == 1
    assert "objectives" not in other["players"][ATREIDES]
    assert other["players"][ATREIDES]["objectives_count"] == 1
    assert own["objective_deck_count"] == 5
    drawn = {sietch.new("arrakis", seed=seed).view(0)["players"][0]["objectives"][0] for seed in range(40)}
    assert len(drawn) == 6


@pytest.mark.ruling("wa_setup_bene_gesserit")
def test_the_atreides_start_with_1_of_5_bene_gesserit_tokens():
    view = new().view()
    assert [p["bene_gesserit"] for p in view["players"]] == [1, 0]
    assert view["bene_gesserit"] == 4


@pytest.mark.ruling("wa_setup_deployment_symbols")
def test_a_harkonnen_token_deploys_the_bashar_the_sardaukar_and_the_regular_it_shows():
    token = TOKENS[number_of(TOKENS, "hk-silver-a")]
    assert (token.units, token.leaders) == ((1, 0, 1), 1)
    # Each settlement starts with what one black and one silver token show.
    game = new()
    shown = [TOKENS[n] for n in pile("black") + pile("silver")]
    g = game.state
    there = [g.players[HARKONNEN].legions[area] for area in range(len(g.fresh)) if g.settlements >> area & 1]
    assert sum(units(legion) for legion in there) == sum(sum(token.units) for token in shown)
    assert sum(legion >> 10 & 31 for legion in there) == sum(token.units[2] for token in shown)
    assert all(leaders_at(g, HARKONNEN, area) == 1 for area in range(len(g.fresh)) if g.settlements >> area & 1)


# ---- legions and units


@pytest.mark.ruling("wa_legion_definition")
def test_all_units_and_leaders_of_a_side_in_one_area_are_one_legion():
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=1, elite=1))
    table.area("in-sw-3", atreides=legion(regular=1, special=1, leader=1, named=["stilgar"]))
    game = act(table.turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    game.choose("done")
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 2, "elite": 1, "special": 1, "leader": 1}
    assert game.view()["leader_at"] == {"stilgar": "in-sw-3"}


@pytest.mark.ruling("wa_units_limited")
def test_units_are_limited_by_the_box_and_a_removed_unit_can_be_deployed_again():
    table = arrakis().settlements("arrakeen").supply(HARKONNEN, regular=1).dice(HARKONNEN, deployment=2)
    game = act(table.turn(HARKONNEN), "deployment")
    assert figures(game, HARKONNEN, "arrakeen") == {}
    game.choose("place:arrakeen")
    # The last regular is placed, so only the leader is asked for now.
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 1}
    choose(game, "place:arrakeen", "supply")
    assert "end" in keys(game)
    assert game.view()["players"][HARKONNEN]["supply"]["regular"] == 0
    # A battle sends units back to the supply.
    table = arrakis().area("in-sw-2", atreides=legion(regular=2)).area("in-sw-3", harkonnen=legion(regular=1))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy", 1)
    before = game.view()["players"][HARKONNEN]["supply"]["regular"]
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=2) + rolled(shield=1))
    assert game.view()["players"][HARKONNEN]["supply"]["regular"] == before + 1


@pytest.mark.ruling("wa_unit_substitution")
@pytest.mark.parametrize(
    ("left", "offered"),
    [
        ({"special": 0}, ["elite", "regular"]),
        ({"special": 0, "elite": 0}, ["regular"]),
        ({"special": 0, "regular": 2}, ["elite"]),
    ],
)
def test_for_a_unit_that_has_run_out_a_lower_one_may_be_deployed(left: dict[str, int], offered: list[str]):
    """Captain Aramsham's special action deploys two regulars, a Sardaukar and a leader."""
    table = arrakis().settlements("arrakeen").supply(HARKONNEN, **left).dice(HARKONNEN, deployment=2)
    game = table.turn(HARKONNEN)
    choose(maybe(game, "die:deployment"), "special:captain-aramsham")
    choose(game, "place:arrakeen", "place:arrakeen")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 2}
    game.choose("place:arrakeen")
    assert [key for key in keys(game) if key != "free"] == [*(f"figure:{figure}" for figure in offered), "done"]
    for comes in offered:
        taken = game.copy()
        taken.choose(f"figure:{comes}")
        expected = {"regular": 2} | {comes: 3 if comes == "regular" else 1}
        assert figures(taken, HARKONNEN, "arrakeen") == expected
    game.choose("done")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 2}


@pytest.mark.ruling("wa_unit_substitution")
@pytest.mark.parametrize(
    ("left", "offered"),
    [
        ({}, []),
        ({"special": 0}, ["elite", "regular"]),
        ({"special": 0, "regular": 0}, ["elite"]),
        ({"special": 0, "elite": 1}, ["regular"]),
        ({"special": 0, "elite": 1, "regular": 0}, []),
    ],
)
def test_a_token_whose_fedaykin_have_run_out_brings_a_lower_unit_or_none(left: dict[str, int], offered: list[str]):
    regulars, elites, specials = TOKENS[number_of(TOKENS, "at-std-e")].units
    assert (regulars, elites, specials) == (0, 1, 1)
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(tokens=["at-std-e"]))
    game = choose(table.supply(ATREIDES, **left).turn(ATREIDES), "free", "reveal:in-sw-2")
    assert [key for key in keys(game) if key.startswith("figure:")] == [f"figure:{unit}" for unit in offered]
    before = game.view()["players"][ATREIDES]["supply"]
    for unit in offered:
        taken = choose(game.copy(), f"figure:{unit}")
        assert figures(taken, ATREIDES, "in-sw-2") == Counter(elite=1) + Counter({unit: 1})
        supply = taken.view()["players"][ATREIDES]["supply"]
        assert sum(before.values()) == sum(supply.values())
    if offered:
        assert keys(game)[-1] == "done"
        none = choose(game, "done")
        assert figures(none, ATREIDES, "in-sw-2") == {"elite": 1}


@pytest.mark.ruling("wa_unit_substitution")
def test_units_that_have_not_run_out_come_before_those_that_stand_in():
    """One elite is left, one of two tokens shows one: it is that token's, and a regular stands for the Fedaykin."""
    for tokens in (["at-std-b", "at-std-d"], ["at-std-d", "at-std-b"]):
        table = arrakis().dice(HARKONNEN, strategy=2).supply(ATREIDES, special=0, elite=1)
        table.area("in-sw-2", atreides=legion(tokens=tokens)).area("in-sw-3", harkonnen=legion(regular=1))
        game = act(table.turn(HARKONNEN), "strategy", 1)
        attack(game, "in-sw-3", "in-sw-2")
        assert game.decision.seat == ATREIDES
        assert keys(game) == ["figure:regular", "done"]
        units = [TOKENS[number_of(TOKENS, token)].units for token in tokens]
        assert figures(game, ATREIDES, "in-sw-2") == {"regular": units[0][0] + units[1][0] + 1, "elite": 1}


@pytest.mark.ruling("wa_unit_substitution")
def test_who_stands_in_is_said_before_the_surplus_goes_and_counts_as_moved_like_the_token():
    """The elite that came from another area has moved; the one that stands in for the token's Fedaykin has not."""
    table = arrakis().dice(ATREIDES, strategy=2).supply(ATREIDES, special=0)
    table.area("in-sw-2", atreides=legion(regular=5, tokens=["at-std-d"])).area("in-sw-3", atreides=legion(elite=1))
    game = act(table.turn(ATREIDES), "strategy")
    move(game, "in-sw-3", "in-sw-2")
    choose(game, "free", "reveal:in-sw-2")
    assert keys(game) == ["figure:elite", "figure:regular", "done"]
    choose(game, "figure:regular")
    assert targets(game, "lose") == {"regular", "elite"}
    choose(game, "lose:regular", "lose:regular")
    assert figures(game, ATREIDES, "in-sw-2") == {"regular": 5, "elite": 1}
    assert game.view()["fresh"] == {"in-sw-2": {"elite": 1}}


# ---- deployment tokens


@pytest.mark.ruling("wa_deployment_token_hidden")
def test_a_deployment_token_lies_face_down_for_the_opponent_and_counts_as_one_unit():
    table = arrakis().dice(ATREIDES, strategy=2).dice(HARKONNEN, strategy=2)
    table.area("in-sw-2", atreides=legion(regular=4, tokens=["at-std-e", "at-start-a"]))
    game = table.turn(ATREIDES)
    own, other = (game.view(seat)["players"][ATREIDES] for seat in (ATREIDES, HARKONNEN))
    assert own["standard_faces"] == ["at-std-e"]
    assert own["starting_faces"] == ["at-start-a"]
    assert "standard_faces" not in other
    assert "starting_faces" not in other
    assert other["legions"]["in-sw-2"] == {"regular": 4, "starting-token": 1, "standard-token": 1}
    # A lone token moves like a unit, and a leader can go with it.
    act(game, "strategy")
    choose(game, "legion:in-sw-2", "part", "number:0", "number:1", "number:0", "to:in-sw-3")
    assert figures(game, ATREIDES, "in-sw-3") == {"starting-token": 1}
    assert game.view(HARKONNEN)["players"][ATREIDES]["starting_at"] == ["in-sw-3"]


@pytest.mark.ruling("wa_deployment_token_reveal")
def test_tokens_are_revealed_when_their_area_is_attacked_scouted_or_when_their_owner_wants():
    def table() -> Scenario:
        return (
            arrakis()
            .dice(HARKONNEN, strategy=2)
            .dice(ATREIDES, mentat=2)
            .area("in-sw-2", atreides=legion(tokens=["at-std-a"]))
            .area("in-sw-3", harkonnen=legion(regular=1))
            .ornithopter("az-inner-w")
        )

    attacked = act(table().turn(HARKONNEN), "strategy", 1)
    attack(attacked, "in-sw-3", "in-sw-2", rolled(shield=1) + rolled(shield=2))
    scouted = choose(table().turn(HARKONNEN), "free", "scout:az-inner-w")
    trained = choose(table().turn(ATREIDES), "free", "reveal:in-sw-2")
    for game in (attacked, scouted, trained):
        assert figures(game, ATREIDES, "in-sw-2") == {"regular": 2}


@pytest.mark.ruling("wa_deployment_token_reveal")
def test_a_special_attack_reveals_tokens_too():
    table = arrakis().dice(HARKONNEN, mentat=2).hand(HARKONNEN, "explosive-artillery")
    table.area("in-sw-2", atreides=legion(tokens=["at-std-a"])).area("in-sw-3", harkonnen=legion(regular=1))
    game = table.turn(HARKONNEN)
    choose(maybe(game, "die:mentat"), "card:explosive-artillery")
    while "attack:in-sw-2" not in keys(game):
        game.choose("done")
    game.choose("attack:in-sw-2", outcomes=rolled(shield=4))
    assert figures(game, ATREIDES, "in-sw-2") == {"regular": 2}


@pytest.mark.ruling("wa_deployment_token_spent")
def test_a_revealed_token_leaves_the_game_and_an_empty_pool_gives_none():
    table = arrakis().dice(ATREIDES, deployment=2).sietch("windgap").tokens_left("at-std-a")
    game = act(table.turn(ATREIDES), "deployment")
    choose(maybe(game, "place:windgap"), "done", "free", "reveal:windgap")
    view = game.view()
    assert figures(game, ATREIDES, "windgap") == {"regular": 2}
    assert (view["token_pool_count"], view["players"][ATREIDES]["standard_at"]) == (0, [])
    # With nothing left to draw only a leader can be deployed.
    table = arrakis().dice(ATREIDES, deployment=2).sietch("windgap").tokens_left()
    game = table.area("windgap", atreides=legion(regular=1)).turn(ATREIDES)
    assert branch(maybe(game, "die:deployment"), "deployment") not in keys(game)
    choose(act(game, "deployment", 1), "place:windgap", "supply")
    assert figures(game, ATREIDES, "windgap") == {"regular": 1, "leader": 1}


# ---- leaders


@pytest.mark.ruling("wa_leaders_not_units")
def test_a_leader_is_no_unit_needs_one_beside_it_and_is_eliminated_when_left_alone():
    table = arrakis().dice(HARKONNEN, deployment=2).settlements("arrakeen", "carthag")
    game = act(table.area("arrakeen", harkonnen=legion(regular=1)).turn(HARKONNEN), "deployment")
    game.choose("done")
    # Only the legion of Arrakeen can take a leader.
    assert targets(game, "place") == {"arrakeen"}
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=2))
    table.area("in-sw-3", harkonnen=legion(regular=1, leader=1, named=["beast-rabban"]))
    game = act(table.turn(ATREIDES), "strategy", 1)
    # One unit and two leaders roll one die; a single hit that takes the unit takes the leaders too.
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=2) + rolled(shield=1))
    game.choose("lose:regular")
    view = game.view()
    assert figures(game, HARKONNEN, "in-sw-3") == {}
    assert view["players"][HARKONNEN]["supply"]["leader"] == 6
    assert view["leader_at"] == {}
    assert view["tank"]["beast-rabban"] == 1


@pytest.mark.ruling("wa_named_leader_card")
@pytest.mark.ruling("wa_leader_enters")
def test_an_entering_leader_has_its_card_face_up_at_once_and_waits_beside_the_board():
    table = arrakis().supremacy(0).sietch("windgap", level=1).area("in-sw-2", harkonnen=legion(regular=1))
    table.area("arsunt", harkonnen=legion(regular=1)).settlements("arsunt")
    game = act(table.dice(HARKONNEN, strategy=1, mentat=1, deployment=1).turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "windgap")
    choose(game, "yes", "end")
    assert "thufir-hawat" in game.view()["entered"]
    assert game.view()["leader_at"] == {}
    while game.decision.seat == ATREIDES:
        game.choose("end" if "end" in keys(game) else "done" if "done" in keys(game) else 0)
    copy = game.copy()
    copy.choose("die:mentat")
    assert "special:thufir-hawat" in keys(copy)
    act(game, "deployment")
    choose(game, "done", "place:arsunt")
    assert "leader:thufir-hawat" in keys(game)


# ---- the stacking limit


@pytest.mark.ruling("wa_stacking_limit")
def test_a_seventh_unit_is_removed_at_once_by_its_owners_choice_and_leaders_do_not_count():
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=1, elite=1, leader=2))
    table.area("in-sw-3", atreides=legion(regular=5, leader=3))
    game = act(table.turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    game.choose("done")
    assert keys(game) == ["lose:regular", "lose:elite"]
    game.choose("lose:regular")
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 5, "elite": 1, "leader": 5}
    assert "end" in keys(game)


@pytest.mark.ruling("wa_stacking_limit_tokens")
def test_four_units_and_two_tokens_are_six_of_six():
    def merged(regular: int) -> Game:
        table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=regular))
        table.area("in-sw-3", atreides=legion(tokens=["at-std-a", "at-std-b"]))
        game = act(table.turn(ATREIDES), "strategy")
        move(game, "in-sw-2", "in-sw-3")
        return choose(game, "done")

    game = merged(4)
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 4, "standard-token": 2}
    assert "end" in keys(game)
    # A fifth unit is one too many; a token can be given up for it unseen.
    game = merged(5)
    assert set(keys(game)) == {"lose:regular", "take-token:at-std-a", "take-token:at-std-b"}
    game.choose("take-token:at-std-a")
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 5, "standard-token": 1}


@pytest.mark.ruling("wa_stacking_limit_token_warning")
def test_more_than_three_tokens_exceed_the_limit_when_revealed_and_the_surplus_is_removed():
    tokens = ["at-std-a", "at-std-a", "at-std-b", "at-std-c"]
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-3", harkonnen=legion(regular=1))
    game = act(table.area("in-sw-2", atreides=legion(tokens=tokens)).turn(HARKONNEN), "strategy", 1)
    game.choose("legion:in-sw-3")
    assert game.decision.seat == ATREIDES
    assert figures(game, ATREIDES, "in-sw-2") == {"regular": 5, "elite": 3}
    choose(game, "lose:regular")
    game.choose("lose:regular", outcomes=rolled(shield=1) + rolled(shield=6))
    assert figures(game, ATREIDES, "in-sw-2") == {"regular": 3, "elite": 3}


# ---- vehicles


@pytest.mark.ruling("wa_vehicles")
def test_only_the_harkonnen_have_vehicles_and_they_are_no_units():
    table = arrakis().dice(HARKONNEN, house=2).harvester("in-sw-3").ornithopter("az-inner-w").carryall("az-inner-n")
    game = act(table.turn(HARKONNEN), "house", 1)
    assert targets(game, "vehicle") == {"harvester", "ornithopter", "carryall"}
    game.choose("vehicle:ornithopter")
    assert targets(game, "ornithopter") == {f"az-{zone}" for zone in _zones()} - {"az-inner-w"}
    # A legion that moves on leaves the harvester where it is, and an area with six units and a harvester is full of
    # units only.
    table = arrakis().dice(HARKONNEN, strategy=2).harvester("in-sw-3").area("in-sw-3", harkonnen=legion(regular=6))
    game = act(table.turn(HARKONNEN), "strategy")
    move(game, "in-sw-3", "in-sw-2")
    assert game.view()["harvesters"] == ["in-sw-3"]
    assert figures(game, HARKONNEN, "in-sw-2") == {"regular": 6}


def _zones() -> list[str]:
    return [
        f"{ring}-{side}" for ring, sides in (("inner", "nesw"), ("outer", ("ne", "nw", "se", "sw"))) for side in sides
    ]


@pytest.mark.ruling("wa_harvester_static")
def test_a_harvester_stays_where_it_is_and_changes_neither_moves_nor_battles():
    table = arrakis().dice(ATREIDES, strategy=2).harvester("in-sw-3").area("in-sw-2", atreides=legion(regular=2))
    game = act(table.area("in-sw-3", harkonnen=legion(regular=1)).turn(ATREIDES), "strategy", 1)
    # Two dice against one: the harvester adds none. The legion retreats without it.
    attack(game, "in-sw-2", "in-sw-3", rolled(shield=2) + rolled(shield=1))
    choose(game, "yes", "yes", "retreat:in-sw-5")
    assert game.view()["harvesters"] == ["in-sw-3"]
    assert figures(game, HARKONNEN, "in-sw-5") == {"regular": 1}


@pytest.mark.ruling("wa_harvester_destroyed")
def test_an_atreides_legion_removes_a_harvester_by_ending_its_move_there_or_by_advancing():
    table = arrakis().dice(ATREIDES, strategy=2).harvester("in-sw-3").area("in-sw-2", atreides=legion(regular=2))
    game = act(table.turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    assert game.view()["harvesters"] == []
    table = arrakis().dice(ATREIDES, strategy=2).harvester("in-sw-3").area("in-sw-2", atreides=legion(regular=2))
    game = act(table.area("in-sw-3", harkonnen=legion(regular=1)).turn(ATREIDES), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=2) + rolled(shield=1))
    assert game.view()["harvesters"] == ["in-sw-3"]
    game.choose("yes")
    assert game.view()["harvesters"] == []


@pytest.mark.ruling("wa_harvester_token_not_revealed")
def test_a_token_that_moves_onto_a_harvester_removes_it_and_stays_face_down():
    table = arrakis().dice(ATREIDES, strategy=2).harvester("in-sw-3")
    game = act(table.area("in-sw-2", atreides=legion(tokens=["at-std-a"])).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    assert game.view()["harvesters"] == []
    assert figures(game, ATREIDES, "in-sw-3") == {"standard-token": 1}


@pytest.mark.ruling("wa_deploy_vs_place")
def test_deploying_takes_leaders_from_beside_the_board_and_placing_from_the_map_too_but_never_from_the_tank():
    table = (
        arrakis().dice(HARKONNEN, deployment=2).settlements("arrakeen", "carthag").leader("captain-aramsham", tank=2)
    )
    table.area("carthag", harkonnen=legion(regular=1, named=["beast-rabban"])).area(
        "arrakeen", harkonnen=legion(regular=1)
    )
    game = act(table.turn(HARKONNEN), "deployment")
    choose(game, "done", "place:arrakeen")
    assert set(keys(game)) == {"supply", "leader:baron-harkonnen", "done"}
    table = arrakis().dice(HARKONNEN, mentat=2).settlements("arrakeen", "carthag").leader("captain-aramsham", tank=2)
    table.hand(HARKONNEN, "forced-recruitment").area("carthag", harkonnen=legion(regular=1, named=["beast-rabban"]))
    game = table.turn(HARKONNEN)
    choose(maybe(game, "die:mentat"), "card:forced-recruitment")
    choose(game, "supply", "supply", "supply")
    assert set(keys(game)) == {"supply", "leader:baron-harkonnen", "leader:beast-rabban", "done"}
    game.choose("leader:beast-rabban")
    assert game.view()["leader_at"] == {"beast-rabban": "arrakeen"}


@pytest.mark.ruling("wa_deployment_atreides")
def test_the_atreides_deploy_a_random_token_face_down_and_a_leader_at_one_sietch():
    table = arrakis().dice(ATREIDES, deployment=2).sietch("windgap").sietch("gara-kulon")
    game = table.turn(ATREIDES)
    maybe(game, "die:deployment")
    game.choose("branch:action.atreides.deployment.0", outcomes=chance("drawn-token:at-std-e"))
    # The owner looks at it before saying where it goes.
    assert game.view(ATREIDES)["players"][ATREIDES]["drawn_token"] == ["at-std-e"]
    assert "drawn_token" not in game.view(HARKONNEN)["players"][ATREIDES]
    assert targets(game, "place") == {"windgap", "gara-kulon"}
    game.choose("place:windgap")
    assert {"supply", "leader:paul-atreides", "leader:stilgar", "leader:lady-jessica", "done"} <= set(keys(game))
    game.choose("leader:stilgar")
    assert figures(game, ATREIDES, "windgap") == {"standard-token": 1}
    assert game.view()["leader_at"] == {"stilgar": "windgap"}
    assert "end" in keys(game)


@pytest.mark.ruling("wa_deployment_harkonnen")
def test_the_harkonnen_deploy_three_regulars_and_a_leader_at_settlements_of_choice():
    table = arrakis().dice(HARKONNEN, deployment=2).settlements("arrakeen", "carthag")
    game = act(table.turn(HARKONNEN), "deployment")
    choose(game, "place:arrakeen", "place:carthag", "place:carthag", "place:carthag")
    assert {"supply", "leader:baron-harkonnen", "leader:beast-rabban", "leader:captain-aramsham"} <= set(keys(game))
    game.choose("supply")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 1}
    assert figures(game, HARKONNEN, "carthag") == {"regular": 2, "leader": 1}
    assert "end" in keys(game)
