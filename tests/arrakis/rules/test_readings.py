"""Readings chosen where the rulebook is silent or says two things; docs/rulings.md gives the reasons."""

from __future__ import annotations

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

from sietch.arrakis.components import AREAS, DESERT, SIGNS, number_of
from sietch.arrakis.rules import ARRAKIS
from sietch.arrakis.scenario import arrakis, legion, rolled, rolled_actions
from sietch.core.game import Game


def test_the_tank_moves_at_the_end_of_the_turn_also_for_a_leader_lost_in_that_turn():
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=2, named=["stilgar"]))
    game = act(table.area("in-sw-3", harkonnen=legion(regular=3)).turn(ATREIDES), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(shield=2) + rolled(hit=3))
    choose(game, "lose-leader:stilgar", "no")
    assert game.view()["tank"]["stilgar"] == 1
    game.choose("end")
    assert game.view()["tank"]["stilgar"] == 2
    # Lost in the opponent's turn it waits for the own dice.
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-2", harkonnen=legion(regular=3))
    game = act(table.area("in-sw-3", atreides=legion(regular=2, named=["stilgar"])).turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=3) + rolled(shield=2))
    choose(game, "lose-leader:stilgar", "no", "end")
    assert game.view()["tank"]["stilgar"] == 1


def test_without_a_generic_leader_left_a_named_one_may_still_be_taken_off_the_map():
    table = arrakis().area("arrakeen", harkonnen=legion(regular=1, leader=6, named=["beast-rabban"]))
    game = table.phase("round-end")
    game.choose("swap:beast-rabban")
    assert game.view()["leader_at"] == {}
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 1, "leader": 6}


def retreats(to: str) -> Game:
    """An Atreides legion has to retreat there, perhaps onto the station of in-nw-4 or the harvester of in-nw-3."""
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-2", harkonnen=legion(regular=2)).station("in-nw-4")
    game = table.area("in-sw-1", atreides=legion(regular=2)).harvester("in-nw-3").turn(HARKONNEN)
    attack(act(game, "strategy", 1), "in-sw-2", "in-sw-1", rolled(shield=2) + rolled(shield=2))
    choose(game, "yes", "yes", f"retreat:{to}")
    assert figures(game, ATREIDES, to) == {"regular": 2}
    assert ARRAKIS.check(game.state) == []
    return game


@pytest.mark.ruling("wa_station_take")
def test_an_atreides_legion_that_retreats_onto_a_station_takes_it():
    view = retreats("in-nw-4").view()
    assert (view["stations"], view["harvesters"]) == ([], ["in-nw-3"])
    assert view["prescience"] == {"kh": 1, "sd": 0, "ji": 0}


@pytest.mark.ruling("wa_harvester_destroyed")
def test_an_atreides_legion_that_retreats_onto_a_harvester_removes_it():
    game = retreats("in-nw-3")
    assert (game.view()["stations"], game.view()["harvesters"]) == (["in-nw-4"], [])
    assert game.state.harvesters_lost == 1


@pytest.mark.ruling("wa_atomics_legion")
@pytest.mark.ruling("wa_harvester_destroyed")
def test_an_atreides_legion_that_atomics_drive_onto_a_harvester_removes_it():
    table = arrakis().prescience(kh=8).dice(ATREIDES, mentat=2).area("splintered-rock", atreides=legion(regular=2))
    game = table.harvester("wind-pass").turn(ATREIDES)
    choose(game, "free", "blast:splintered-rock", "retreat:wind-pass")
    assert figures(game, ATREIDES, "wind-pass") == {"regular": 2}
    assert game.view()["harvesters"] == []
    assert ARRAKIS.check(game.state) == []


@pytest.mark.ruling("wa_atomics_legion")
@pytest.mark.ruling("wa_station_take")
def test_an_atreides_legion_that_atomics_drive_onto_a_station_takes_it():
    table = arrakis().prescience(kh=8).dice(ATREIDES, mentat=2).area("splintered-rock", atreides=legion(regular=2))
    game = table.station("in-ne-2", "ji").turn(ATREIDES)
    choose(game, "free", "blast:splintered-rock", "retreat:in-ne-2")
    assert (game.view()["stations"], game.view()["prescience"]["ji"]) == ([], 1)


def test_figures_placed_onto_a_station_take_it():
    """No plateau of the box has a station; an owner's corrections may give one a station."""
    table = (
        arrakis().hand(ATREIDES, "i-am-stilgar-the-fremen").dice(ATREIDES, mentat=2).station("false-wall-south", "sd")
    )
    game = maybe(table.turn(ATREIDES), "die:mentat")
    choose(game, "card:i-am-stilgar-the-fremen", "place:false-wall-south", "supply")
    assert (game.view()["stations"], game.view()["prescience"]["sd"]) == ([], 1)


@pytest.mark.ruling("wa_harvester_destroyed")
@pytest.mark.parametrize("what", ["harvester", "station"])
def test_no_position_has_an_atreides_legion_on_a_harvester_or_a_station(what: str):
    table = arrakis().area("in-nw-4", atreides=legion(regular=2))
    with pytest.raises(ValueError, match="stands on a harvester or a testing station"):
        getattr(table, what)("in-nw-4").turn(ATREIDES)


@pytest.mark.ruling("wa_hazards_place_wormsigns")
def test_no_worm_comes_to_an_atreides_legion_that_retreated_onto_a_harvester():
    game = retreats("in-nw-3")
    while game.view()["phase"] == "actions":
        game.choose(next((key for key in ("no", "end", "pass", "done") if key in keys(game)), 0))
    assert "in-nw-3" not in game.view()["worms"] + game.view()["wormsigns"]
    assert figures(game, ATREIDES, "in-nw-3") == {"regular": 2}


@pytest.mark.ruling("wa_worm_blocks_legions")
def test_nobody_advances_into_an_area_where_a_worm_came_up_during_the_battle():
    table = arrakis().prescience(kh=8).dice(ATREIDES, strategy=2).area("splintered-rock", harkonnen=legion(regular=1))
    table.area("wind-pass", harkonnen=legion(regular=1)).wormsign("wind-pass", "wormsign-worm")
    game = table.area("in-sw-3", atreides=legion(regular=3)).hand(ATREIDES, "crysknife").turn(ATREIDES)
    choose(act(game, "strategy", 1), "legion:in-sw-3")
    maybe(game, "attack:wind-pass")
    # Driven onto the wormsign of the defenders: the worm comes, and both legions retreat as one.
    choose(game, "free", "blast:splintered-rock", "retreat:wind-pass", "retreat:in-nw-4")
    assert game.view()["worms"] == ["wind-pass"]
    assert figures(game, HARKONNEN, "in-nw-4") == {"regular": 2}
    assert game.view()["attacker"] is None
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 3}
    assert ARRAKIS.check(game.state) == []


def test_impassable_borders_stop_worms_too():
    table = arrakis().worm("out-ne-5").area("rimwall-west", harkonnen=legion(regular=1)).dice(ATREIDES)
    game = table.dice(HARKONNEN, mentat=2).turn(ATREIDES)
    game.choose("desert-power")
    # Rimwall West is a mountain anyway; what matters is that after the atomics the closed wall still counts.
    assert not [key for key in keys(game) if key.endswith(".2")]
    table = arrakis(house_rules=["closed-rimwall"]).detonated("rimwall-west").worm("out-ne-5").dice(ATREIDES)
    game = table.area("rimwall-west", harkonnen=legion(regular=1)).dice(HARKONNEN, mentat=2).turn(ATREIDES)
    game.choose("desert-power")
    assert not [key for key in keys(game) if key.endswith(".2")]


def test_surplus_dice_of_both_sides_are_changed_in_turns_harkonnen_first():
    harkonnen = rolled_actions(strategy=5, mentat=3)
    game = arrakis().sisters(ATREIDES, 0).phase("actions", outcomes=harkonnen + rolled_actions(mentat=4))
    # The first Harkonnen die had no choice: only Leadership has three free slots.
    seats = []
    while targets(game, "result"):
        seats.append(game.decision.seat)
        game.choose(0)
    assert seats == [ATREIDES, HARKONNEN, ATREIDES]
    assert game.view()["players"][HARKONNEN]["dice"]["strategy"] == 3


def test_regulars_are_not_replaced_when_no_elite_is_left():
    table = arrakis().dice(HARKONNEN, house=2).area("arrakeen", harkonnen=legion(regular=2)).supply(HARKONNEN, elite=0)
    game = maybe(table.turn(HARKONNEN), "die:house")
    assert branch(game, "house", 1) in keys(game)
    assert "branch:action.harkonnen.house.0" not in keys(game)


def test_a_harvester_in_the_crater_gives_1_spice():
    game = arrakis().detonated("splintered-rock").harvester("splintered-rock", "out-ne-1").phase("spice")
    assert game.view()["spice"] == 3


def test_spice_may_be_stockpiled_or_saved_while_markers_drop():
    game = arrakis().harvester("out-ne-1", "out-ne-2").revealed("stunted-worms").phase("spice")
    choose(game, "stockpile", "save")
    view = game.view()
    assert (view["supremacy"], view["reserve"]) == (1, 1)
    assert view["imperium"] == {"choam": 2, "spacing-guild": 2, "landsraad": 2}


def test_an_attacked_sietch_is_revealed_even_if_nobody_defends_it_and_the_victor_stays_outside():
    table = arrakis().sietch("windgap", 2, hidden=True).area("in-sw-2", harkonnen=legion(regular=1))
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "windgap")
    game.choose("no")
    view = game.view()
    assert (view["sietches"], view["open_at"], view["supremacy"]) == (["windgap"], ["windgap"], 0)


def test_figures_that_join_or_leave_a_legion_that_flew_have_flown_with_it():
    table = arrakis().dice(HARKONNEN, strategy=3).area("in-sw-2", harkonnen=legion(regular=2)).dice(ATREIDES, mentat=3)
    table.ornithopter("az-inner-w", "az-inner-s").area("in-sw-4", harkonnen=legion(elite=2))
    game = act(table.turn(HARKONNEN), "strategy")
    choose(game, "legion:in-sw-2", "whole", "fly:in-sw-5", "zone:az-inner-w")
    move(game, "in-sw-4", "in-sw-5")
    choose(game, "end", "done", "end")
    act(game, "strategy")
    # Two elites leave the merged legion: both parts count as having flown.
    choose(game, "legion:in-sw-5", "part", "number:0", "number:2")
    assert not targets(game, "fly")
    game.choose("to:in-sw-6")
    flown = {area.id for area in AREAS if game.state.flown >> area.number & 1}
    assert flown == {"in-sw-5", "in-sw-6"}


def test_a_legion_that_comes_where_one_flew_away_may_fly():
    table = arrakis().dice(HARKONNEN, strategy=3).area("in-sw-2", harkonnen=legion(regular=2)).dice(ATREIDES, mentat=3)
    table.ornithopter("az-inner-w", "az-inner-s").area("in-sw-1", harkonnen=legion(elite=2))
    game = act(table.turn(HARKONNEN), "strategy")
    choose(game, "legion:in-sw-2", "whole", "fly:in-sw-5", "zone:az-inner-w")
    move(game, "in-sw-1", "in-sw-2")
    choose(game, "end", "done", "end")
    assert game.state.flown == 1 << number_of(AREAS, "in-sw-5")


def test_an_objective_is_met_after_arrakeen_before_another_card_is_claimed():
    table = arrakis().settlements().area("broken-land", atreides=legion(regular=1)).revealed("stand-in-uprising")
    table.objective("objective-1").prescience(kh=5, sd=3, ji=1).dice(ATREIDES, strategy=2)
    game = act(table.turn(ATREIDES), "strategy", 1)
    attack(game, "broken-land", "arrakeen")
    game.choose("yes")
    assert game.view()["prescience"] == {"kh": 8, "sd": 6, "ji": 4}
    assert game.winners == [ATREIDES]


# ---- riding to an area next door


def rides(to: str, *signs: str, worms: tuple[str, ...] = ()) -> bool:
    """Whether Paul's legion in Windgap counts as riding when it goes there."""
    table = arrakis().dice(ATREIDES, strategy=2).revealed("stand-in-sandrider").worm(*worms)
    for sign in signs:
        table.wormsign(sign)
    game = act(table.area("windgap", atreides=legion(regular=1, named=["paul-atreides"])).turn(ATREIDES), "strategy")
    choose(game, "legion:windgap", f"to:{to}")
    return "claim:stand-in-sandrider" in keys(game)


@pytest.mark.ruling("wa_sandriding")
def test_a_ride_to_an_area_next_door_is_a_ride_where_a_wormsign_or_worm_lies_beside_both():
    assert rides("in-sw-6", "in-sw-5")
    assert rides("in-sw-6", worms=("in-sw-5",))
    assert not rides("false-wall-west", "in-sw-5")
    assert not rides("in-sw-6")


@pytest.mark.ruling("wa_sandriding_destination")
def test_stepping_onto_a_wormsign_with_no_other_beside_it_is_no_ride():
    assert not rides("in-sw-5", "in-sw-5")
    assert rides("in-sw-5", "in-sw-5", "in-sw-3")


@pytest.mark.ruling("wa_sandriding")
def test_an_attack_next_door_past_a_wormsign_is_a_ride():
    table = arrakis().dice(ATREIDES, strategy=2).revealed("stand-in-sandrider").wormsign("in-sw-5")
    table.area("windgap", atreides=legion(regular=1, named=["paul-atreides"]))
    game = act(table.area("in-sw-6", harkonnen=legion(regular=1)).turn(ATREIDES), "strategy", 1)
    attack(game, "windgap", "in-sw-6")
    assert "claim:stand-in-sandrider" in keys(game)


# ---- leaders that are eliminated together


def in_tank(game: Game) -> dict[str, int]:
    return {leader: space for leader, space in game.view()["tank"].items() if space}


def test_the_owner_chooses_in_which_order_leaders_eliminated_together_enter_the_tank():
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-2", harkonnen=legion(regular=5))
    table.area("in-sw-3", atreides=legion(regular=1, named=["stilgar", "paul-atreides", "lady-jessica"]))
    game = act(table.turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=5) + rolled(hit=1))
    assert game.decision.seat == ATREIDES
    assert set(keys(game)) == {"leader:stilgar", "leader:paul-atreides", "leader:lady-jessica"}
    choose(game, "leader:paul-atreides", "leader:stilgar")
    # Whoever enters first is pushed on by the others and is back first.
    assert in_tank(game) == {"paul-atreides": 3, "stilgar": 2, "lady-jessica": 1}
    assert ARRAKIS.check(game.state) == []


def test_the_owner_is_asked_too_when_the_last_unit_falls_and_leaves_leaders_alone():
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-2", harkonnen=legion(regular=5))
    table.area("in-sw-3", atreides=legion(regular=1, named=["stilgar", "paul-atreides"]))
    game = act(table.turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=1, shield=4) + rolled(hit=1))
    choose(game, "lose:regular", "leader:stilgar")
    assert in_tank(game) == {"stilgar": 2, "paul-atreides": 1}


def test_a_leader_pushed_off_the_tank_by_those_that_enter_with_it_is_available_at_once():
    named = ["stilgar", "paul-atreides", "lady-jessica", "chani"]
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-2", harkonnen=legion(regular=6))
    game = act(table.area("in-sw-3", atreides=legion(regular=1, named=named)).turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=6) + rolled(shield=1))
    choose(game, "leader:chani", "leader:stilgar", "leader:lady-jessica")
    assert in_tank(game) == {"stilgar": 3, "lady-jessica": 2, "paul-atreides": 1}


# ---- wormsigns that run out in the hazards phase


@pytest.mark.ruling("wa_hazards_place_wormsigns")
def test_with_fewer_wormsigns_than_areas_the_atreides_choose_where_they_go():
    prey = ["out-ne-1", "out-ne-2", "out-ne-3"]
    signs = [sign.number for sign in SIGNS for _ in range(sign.copies)]
    deserts = [area.id for area in AREAS if area.terrain == DESERT and area.id not in prey]
    table = arrakis().harvester(*prey)
    for number, area in zip(signs[2:], deserts, strict=False):
        table.wormsign(area, SIGNS[number].id)
    game = table.phase("hazards")
    assert game.decision.seat == ATREIDES
    assert targets(game, "sign") == set(prey)
    game.choose("sign:out-ne-2")
    assert targets(game, "sign") == {"out-ne-1", "out-ne-3"}
    game.choose("sign:out-ne-3")
    placed = [event.what for event in game.events() if event.kind == "wormsign-placed"]
    assert placed == ["out-ne-2", "out-ne-3"]
