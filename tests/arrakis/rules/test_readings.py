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

from sietch.arrakis.components import AREAS, number_of
from sietch.arrakis.scenario import arrakis, legion, rolled, rolled_actions


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


@pytest.mark.parametrize("to", ["in-nw-4", "in-nw-3"])
def test_a_retreat_takes_no_station_and_removes_no_harvester(to: str):
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-2", harkonnen=legion(regular=2)).station("in-nw-4")
    game = table.area("in-sw-1", atreides=legion(regular=2)).harvester("in-nw-3").turn(HARKONNEN)
    attack(act(game, "strategy", 1), "in-sw-2", "in-sw-1", rolled(shield=2) + rolled(shield=2))
    choose(game, "yes", "yes", f"retreat:{to}")
    assert figures(game, ATREIDES, to) == {"regular": 2}
    assert (game.view()["stations"], game.view()["harvesters"]) == (["in-nw-4"], ["in-nw-3"])


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
