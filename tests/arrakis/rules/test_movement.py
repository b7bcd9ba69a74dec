"""Moving legions: splitting, several legions, several areas, sandriding, troop transport."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, choose, figures, keys, maybe, move, targets

from sietch.arrakis.components import AREAS, number_of
from sietch.arrakis.scenario import Scenario, arrakis, legion, rolled
from sietch.core.game import Game


def destinations(table: Scenario, seat: int, area: str) -> set[str]:
    """Where the whole legion of an area can go on the ground or riding."""
    return targets(_asked(table, seat, area), "to")


def flights(table: Scenario, area: str) -> set[str]:
    return targets(_asked(table, HARKONNEN, area), "fly")


def _asked(table: Scenario, seat: int, area: str) -> Game:
    game = act(table.dice(seat, strategy=2).turn(seat), "strategy")
    game.choose(f"legion:{area}")
    return maybe(game, "whole")


@pytest.mark.ruling("wa_move_basic")
def test_a_legion_moves_to_an_adjacent_free_area_and_not_across_an_impassable_border():
    table = arrakis().area("broken-land", harkonnen=legion(regular=1)).area("arrakeen", atreides=legion(regular=1))
    table.area("carthag", harkonnen=legion(regular=1))
    # Beyond the walls lie out-ne-3, out-ne-4 and out-nw-11.
    assert destinations(table, HARKONNEN, "broken-land") == {"carthag", "rimwall-west", "arsunt", "out-nw-16"}
    table = arrakis().area("broken-land", harkonnen=legion(regular=1)).ornithopter("az-outer-ne")
    assert {"out-ne-3", "out-ne-4", "out-nw-11"} <= flights(table, "broken-land")


@pytest.mark.ruling("wa_move_split")
def test_a_part_of_a_legion_may_move_but_a_leader_never_without_a_unit():
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=2, elite=1, leader=2, named=["beast-rabban"]))
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy")
    choose(game, "legion:in-sw-2", "part")
    # No regular, so the elite has to go; it is not asked for, but the leaders are.
    game.choose("number:0")
    assert keys(game) == ["number:0", "number:1", "number:2"]
    choose(game, "number:2", "leave-leader:beast-rabban", "to:in-sw-3")
    assert figures(game, HARKONNEN, "in-sw-3") == {"elite": 1, "leader": 2}
    assert figures(game, HARKONNEN, "in-sw-2") == {"regular": 2}
    assert game.view()["leader_at"] == {"beast-rabban": "in-sw-2"}


@pytest.mark.ruling("wa_move_split")
def test_when_all_units_go_the_leaders_go_too():
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=2, leader=1, named=["beast-rabban"]))
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy")
    choose(game, "legion:in-sw-2", "part", "number:2")
    assert "to:in-sw-3" in keys(game)
    game.choose("to:in-sw-3")
    assert figures(game, HARKONNEN, "in-sw-3") == {"regular": 2, "leader": 1}
    assert game.view()["leader_at"] == {"beast-rabban": "in-sw-3"}


@pytest.mark.ruling("wa_move_leadership_split")
def test_units_that_leave_by_a_leadership_action_take_a_leader_along():
    table = arrakis().area("in-sw-2", atreides=legion(regular=3, leader=1, named=["stilgar"]))
    game = act(table.dice(ATREIDES, leadership=2).turn(ATREIDES), "leadership")
    choose(game, "legion:in-sw-2", "part", "number:1", "number:0")
    # The Naib stays, so Stilgar goes: nothing else is possible and it is not asked.
    assert targets(game, "to")
    game.choose("to:in-sw-3")
    assert game.view()["leader_at"] == {"stilgar": "in-sw-3"}
    # What is left behind has a leader too and may make the second move.
    assert targets(game, "legion") == {"in-sw-2"}


@pytest.mark.ruling("wa_example_move_split")
def test_of_5_units_and_a_leader_2_move_and_the_3_left_with_the_leader_may_make_the_second_move():
    table = (
        arrakis().area("in-sw-2", harkonnen=legion(regular=5, leader=1)).area("arrakeen", harkonnen=legion(regular=1))
    )
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy")
    choose(game, "legion:in-sw-2", "part", "number:2", "number:0", "to:in-sw-3")
    assert figures(game, HARKONNEN, "in-sw-2") == {"regular": 3, "leader": 1}
    assert targets(game, "legion") == {"in-sw-2", "arrakeen"}
    move(game, "in-sw-2", "in-sw-1")
    assert figures(game, HARKONNEN, "in-sw-1") == {"regular": 3, "leader": 1}


@pytest.mark.ruling("wa_move_no_figure_twice")
def test_no_figure_moves_twice_in_one_action():
    table = arrakis().area("in-sw-2", atreides=legion(regular=2, named=["stilgar"]))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    # The only legion has moved, so there is no second move.
    assert "end" in keys(game)


@pytest.mark.ruling("wa_move_no_figure_twice")
def test_all_moves_of_an_action_count_as_simultaneous():
    # Six join two; the two leave in the second move, so nobody is ever removed.
    table = arrakis().area("in-sw-2", atreides=legion(regular=6)).area("in-sw-3", atreides=legion(elite=2))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    move(game, "in-sw-3", "in-sw-5")
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 6}
    assert figures(game, ATREIDES, "in-sw-5") == {"elite": 2}
    # Two Harkonnen legions that come to one wormsign are one when it is turned.
    table = arrakis().wormsign("in-sw-3", "wormsign-worm").area("in-sw-2", harkonnen=legion(regular=1))
    table.area("in-sw-4", harkonnen=legion(elite=1))
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    assert game.view()["wormsigns"] == ["in-sw-3"]
    move(game, "in-sw-4", "in-sw-3")
    game.choose("retreat:windgap")
    assert figures(game, HARKONNEN, "windgap") == {"regular": 1, "elite": 1}


@pytest.mark.ruling("wa_example_move_merge")
def test_a_legion_that_joined_another_does_not_move_on_with_it():
    table = arrakis().area("in-sw-2", atreides=legion(regular=2, leader=1)).area("in-sw-3", atreides=legion(regular=1))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    move(game, "in-sw-3", "in-sw-5")
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 2, "leader": 1}
    assert figures(game, ATREIDES, "in-sw-5") == {"regular": 1}


# ---- several areas


def riding() -> Scenario:
    """An Atreides legion in in-sw-2; wormsigns lead from in-sw-3 over in-sw-5 to in-sw-6."""
    table = arrakis().area("in-sw-2", atreides=legion(regular=3))
    return table.wormsign("in-sw-3").wormsign("in-sw-5").wormsign("in-sw-6")


@pytest.mark.ruling("wa_multi_area_no_change")
def test_a_legion_that_crosses_areas_picks_up_and_drops_nobody():
    table = riding().area("in-sw-5", atreides=legion(elite=1))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-se-5")
    assert figures(game, ATREIDES, "in-se-5") == {"regular": 3}
    assert figures(game, ATREIDES, "in-sw-5") == {"elite": 1}
    assert figures(game, ATREIDES, "in-sw-3") == {}


@pytest.mark.ruling("wa_multi_area_limit")
def test_the_stacking_limit_counts_only_where_the_move_ends():
    table = riding().area("in-sw-5", atreides=legion(elite=5)).area("in-se-5", atreides=legion(elite=2))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-se-5")
    game.choose("done")
    assert figures(game, ATREIDES, "in-se-5") == {"regular": 3, "elite": 2}
    assert figures(game, ATREIDES, "in-sw-5") == {"elite": 5}


@pytest.mark.ruling("wa_multi_area_station")
def test_a_station_is_not_taken_by_passing_through():
    def ride(to: str) -> Game:
        table = arrakis().area("in-sw-1", atreides=legion(regular=1)).wormsign("in-nw-4").station("in-nw-4", "ji")
        game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
        return move(game, "in-sw-1", to)

    assert ride("wind-pass").view()["stations"] == ["in-nw-4"]
    assert ride("in-nw-4").view()["stations"] == []


@pytest.mark.ruling("wa_sandriding")
def test_a_legion_rides_over_adjacent_wormsigns_and_worms_and_ends_or_attacks_beside_one():
    # Without signs: the five neighbours. With the chain: everything next to it as well.
    near = {"false-wall-west", "windgap", "in-sw-1", "in-sw-3", "wind-pass", "in-nw-4"}
    assert destinations(arrakis().area("in-sw-2", atreides=legion(regular=1)), ATREIDES, "in-sw-2") == near
    far = near | {"in-sw-4", "in-sw-5", "in-sw-6", "in-se-1", "in-se-4", "in-se-5", "out-sw-9"}
    assert destinations(riding(), ATREIDES, "in-sw-2") == far
    table = riding().area("in-se-5", harkonnen=legion(regular=1))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy", 1)
    attack(game, "in-sw-2", "in-se-5", rolled(hit=3) + rolled(shield=1))
    assert figures(game, HARKONNEN, "in-se-5") == {}
    # The chain must begin next to the legion, and the Harkonnen do not ride.
    table = arrakis().area("in-sw-2", atreides=legion(regular=1)).wormsign("in-sw-5").wormsign("in-sw-6")
    assert destinations(table, ATREIDES, "in-sw-2") == near
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=1)).wormsign("in-sw-3").wormsign("in-sw-5")
    assert destinations(table, HARKONNEN, "in-sw-2") == near


@pytest.mark.ruling("wa_sandriding_destination")
def test_a_ride_may_end_on_a_wormsign_but_not_on_a_worm():
    table = arrakis().area("in-sw-2", atreides=legion(regular=1)).worm("in-sw-3").wormsign("in-sw-5").worm("in-sw-6")
    found = destinations(table, ATREIDES, "in-sw-2")
    assert "in-sw-5" in found
    assert not {"in-sw-3", "in-sw-6"} & found
    assert "in-se-5" in found


@pytest.mark.ruling("wa_sandriding_blocked")
def test_enemy_legions_block_the_ride_and_harvesters_do_not():
    found = destinations(riding().area("in-sw-5", harkonnen=legion(regular=1)), ATREIDES, "in-sw-2")
    assert "in-sw-4" in found
    assert not {"in-sw-6", "in-se-5", "in-se-4"} & found
    assert "in-se-5" in destinations(riding().harvester("in-sw-5"), ATREIDES, "in-sw-2")


# ---- troop transport


@pytest.mark.ruling("wa_troop_transport")
def test_an_ornithopter_linked_to_the_starting_sector_carries_a_legion_up_to_two_areas():
    def table(*zones: str) -> Scenario:
        return arrakis().area("in-sw-2", harkonnen=legion(regular=2)).ornithopter(*zones)

    assert flights(table("az-outer-ne"), "in-sw-2") == set()
    found = flights(table("az-outer-sw", "az-inner-w"), "in-sw-2")
    assert {"in-sw-4", "in-sw-5", "in-sw-6", "out-sw-8", "north-pole"} <= found
    assert not {"in-se-1", "in-se-4", "out-ne-3"} & found
    game = _asked(table("az-outer-sw", "az-inner-w"), HARKONNEN, "in-sw-2")
    choose(game, "fly:in-sw-5", "zone:az-inner-w")
    # One ornithopter, and only one.
    assert game.view()["ornithopters"] == ["az-outer-sw"]
    assert figures(game, HARKONNEN, "in-sw-5") == {"regular": 2}


@pytest.mark.ruling("wa_troop_transport")
def test_a_legion_may_attack_by_troop_transport():
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=2)).ornithopter("az-inner-w")
    table.area("in-sw-5", atreides=legion(regular=1)).dice(HARKONNEN, strategy=2)
    game = act(table.turn(HARKONNEN), "strategy", 1)
    game.choose("legion:in-sw-2", outcomes=rolled(hit=2) + rolled(shield=1))
    assert game.view()["ornithopters"] == []
    game.choose("yes")
    assert figures(game, HARKONNEN, "in-sw-5") == {"regular": 2}


@pytest.mark.ruling("wa_troop_transport_jump")
def test_troop_transport_crosses_walls_enemy_legions_and_worms():
    table = arrakis().area("in-nw-1", harkonnen=legion(regular=1)).ornithopter("az-outer-nw")
    assert "shield-wall-west" in flights(table, "in-nw-1")
    table = arrakis().area("out-ne-15", harkonnen=legion(regular=1)).ornithopter("az-outer-ne")
    table.area("gara-kulon", atreides=legion(regular=1)).worm("out-ne-16").area("in-ne-9", atreides=legion(regular=1))
    found = flights(table, "out-ne-15")
    # Over Gara Kulon and over the worm; not onto them.
    assert {"out-ne-14", "out-ne-12", "out-se-2"} <= found
    assert not {"gara-kulon", "out-ne-16"} & found


def flown_twice(house_rules: list[str], same_turn: bool) -> bool:
    """Whether a legion that flew can fly again: later in the round, or in the same turn by another action."""
    table = arrakis(house_rules=house_rules).area("in-sw-2", harkonnen=legion(regular=2)).dice(ATREIDES, mentat=2)
    table.ornithopter("az-inner-w", "az-outer-sw", "az-inner-s")
    if same_turn:
        table.leader("beast-rabban", at="in-sw-2").dice(HARKONNEN, leadership=2)
    else:
        table.dice(HARKONNEN, strategy=2, mentat=1)
    game = table.turn(HARKONNEN)
    if same_turn:
        choose(maybe(game, "die:leadership"), "special:beast-rabban")
        choose(game, "legion:in-sw-2", "whole", "fly:in-sw-5", "zone:az-inner-w")
        maybe(game, "legion:in-sw-5")
        maybe(game, "whole")
        return bool(targets(game, "fly"))
    act(game, "strategy")
    choose(game, "legion:in-sw-2", "whole", "fly:in-sw-5", "zone:az-inner-w", "end")
    choose(game, "done", "end")
    act(game, "strategy")
    choose(game, "legion:in-sw-5", "whole")
    return bool(targets(game, "fly"))


@pytest.mark.ruling("wa_troop_transport_once")
def test_a_legion_flies_once_a_round_or_by_the_house_rule_once_a_turn():
    assert not flown_twice([], same_turn=False)
    assert flown_twice(["transport-once-per-turn"], same_turn=False)
    assert not flown_twice([], same_turn=True)
    assert not flown_twice(["transport-once-per-turn"], same_turn=True)


@pytest.mark.ruling("wa_troop_transport_once")
def test_the_mark_goes_with_the_legion_and_dies_with_it():
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=1)).dice(ATREIDES, strategy=2).settlements("arsunt")
    table.ornithopter("az-inner-w", "az-inner-s").dice(HARKONNEN, strategy=3).area(
        "in-sw-3", atreides=legion(regular=6)
    )
    table.area("windgap", harkonnen=legion(elite=1))
    game = act(table.turn(HARKONNEN), "strategy")
    move(game, "in-sw-2", "")
    choose(game, "fly:in-sw-6", "zone:az-inner-w", "done", "end")
    assert game.state.flown == 1 << number_of(AREAS, "in-sw-6")
    act(game, "strategy")
    move(game, "in-sw-3", "in-sw-5")
    choose(maybe(game, "done"), "end")
    act(game, "strategy")
    choose(maybe(game, "done"), "end")
    act(game, "strategy", 1)
    attack(game, "in-sw-5", "in-sw-6", rolled(hit=6) + rolled(shield=1))
    assert figures(game, HARKONNEN, "in-sw-6") == {}
    assert not game.state.flown
