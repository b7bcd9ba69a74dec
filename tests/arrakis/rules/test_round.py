"""The round: its start, vehicle placement, the dice, its end."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, choose, figures, keys, maybe, targets

from sietch.arrakis.scenario import Scenario, arrakis, chance, legion, rolled_actions
from sietch.core.game import Game


def play_on(game: Game, phase: str) -> Game:
    """Answer with the first option, ending things where possible, until a phase."""
    while game.view()["phase"] != phase:
        game.choose(next((key for key in ("end", "done", "no") if key in keys(game)), keys(game)[0]))
    return game


# ---- the start of the round


@pytest.mark.ruling("wa_round_start")
def test_a_round_starts_with_a_card_of_each_deck_and_three_prescience_cards():
    view = arrakis().phase("round-start").view()
    assert view["round"] == 1
    for p in view["players"]:
        assert (p["house_hand_count"], p["ally_hand_count"]) == (1, 1)
    assert len(view["revealed"]) == 3
    assert view["prescience_deck_count"] == 13


@pytest.mark.ruling("wa_round_order")
def test_the_phases_follow_each_other_between_start_and_end_of_the_round():
    game = arrakis(dealt=True).phase("round-start")
    while game.view()["round"] == 1:
        game.choose(next((key for key in ("end", "done", "no") if key in keys(game)), keys(game)[0]))
    phases = [event.what for event in game.events() if event.kind == "phase-began"]
    first = ["round-start", "vehicles", "actions", "hazards", "spice", "round-end"]
    assert phases[: len(first) + 2] == [*first, "round-start", "vehicles"]


# ---- vehicles


ROWS = {1: (8, 3, 2, 1), 2: (7, 4, 2, 1), 3: (6, 5, 3, 1), 4: (5, 5, 4, 2), 5: (4, 6, 4, 2)}


@pytest.mark.ruling("wa_active_row")
@pytest.mark.ruling("wa_vehicle_count")
@pytest.mark.parametrize("row", ROWS)
def test_the_row_of_the_lowest_marker_alone_says_how_many_vehicles_are_placed(row: int):
    game = arrakis().imperium(choam=1, spacing_guild=row, landsraad=max(1, row - 1)).phase("vehicles")
    while game.view()["phase"] == "vehicles":
        game.choose(len(keys(game)) - 1 if keys(game)[0].startswith("carryall") else 0)
    view = game.view()
    assert (len(view["harvesters"]), len(view["ornithopters"]), len(view["carryalls"])) == ROWS[row][1:]


@pytest.mark.ruling("wa_dice_lost")
@pytest.mark.ruling("wa_action_dice_numbers")
@pytest.mark.parametrize("row", ROWS)
def test_dice_in_the_active_row_and_above_are_lost_and_the_atreides_always_roll_4(row: int):
    game = arrakis().imperium(landsraad=row).phase("actions")
    rolled = [0, 0]
    for event in game.events():
        if event.kind == "action-rolled":
            rolled[event.seat or 0] += event.n
    assert rolled == [4, ROWS[row][0]]


@pytest.mark.ruling("wa_harvester_placement")
def test_harvesters_go_to_free_deserts_one_in_each():
    table = arrakis().sietch("windgap").worm("in-sw-3").area("in-sw-4", atreides=legion(regular=1))
    table.area("in-sw-5", harkonnen=legion(regular=1)).wormsign("in-sw-6").harvester("in-sw-1")
    game = table.phase("vehicles")
    game.choose("sector:inner-sw")
    # Not the plateaus in-sw-2 and false-wall-west, not where something is in the way; own legions are not.
    assert targets(game, "harvester") == {"in-sw-5", "in-sw-6"}
    choose(game, "harvester:in-sw-5", "sector:inner-sw")
    assert game.view()["harvesters"] == ["in-sw-1", "in-sw-5", "in-sw-6"]


@pytest.mark.ruling("wa_aircraft_placement")
def test_ornithopters_and_carryalls_go_to_air_zones_one_in_each():
    game = arrakis().phase("vehicles")
    while "ornithopter:az-inner-n" not in keys(game):
        game.choose(0)
    assert len(targets(game, "ornithopter")) == 8
    game.choose("ornithopter:az-inner-n")
    assert "ornithopter:az-inner-n" not in keys(game)
    game.choose("ornithopter:az-inner-e")
    game.choose("carryall:az-inner-s")
    view = game.view()
    assert (set(view["ornithopters"]), view["carryalls"]) == ({"az-inner-n", "az-inner-e"}, ["az-inner-s"])


@pytest.mark.ruling("wa_aircraft_replace")
def test_a_vehicle_in_the_air_zone_is_removed_for_the_new_one():
    game = arrakis().phase("vehicles")
    while "ornithopter:az-inner-n" not in keys(game):
        game.choose(0)
    choose(game, "ornithopter:az-inner-n", "ornithopter:az-inner-e", "carryall:az-inner-n")
    view = game.view()
    assert (view["ornithopters"], view["carryalls"]) == (["az-inner-e"], ["az-inner-n"])


# ---- rolling


def roll(table: Scenario, harkonnen: dict[str, int], atreides: dict[str, int]) -> Game:
    return table.phase("actions", outcomes=rolled_actions(**harkonnen) + rolled_actions(**atreides))


EIGHT = {"leadership": 2, "strategy": 2, "deployment": 2, "mentat": 2}
FOUR = {"leadership": 1, "strategy": 1, "deployment": 1, "mentat": 1}


@pytest.mark.ruling("wa_action_dice_slots")
def test_a_surplus_die_becomes_a_result_with_the_most_free_slots():
    game = roll(arrakis().sisters(ATREIDES, 0), EIGHT, {"strategy": 3, "mentat": 1})
    assert game.decision.seat == ATREIDES
    assert targets(game, "result") == {"leadership", "deployment", "house"}
    game.choose("result:house")
    dice = game.view()["players"][ATREIDES]["dice"]
    assert dice == {"leadership": 0, "strategy": 2, "deployment": 0, "mentat": 1, "house": 1}


@pytest.mark.ruling("wa_action_dice_slots")
def test_surplus_dice_are_changed_one_after_the_other():
    game = roll(arrakis().sisters(ATREIDES, 0), EIGHT, {"strategy": 4})
    assert targets(game, "result") == {"leadership", "deployment", "mentat", "house"}
    game.choose("result:house")
    # House has one free slot less now.
    assert targets(game, "result") == {"leadership", "deployment", "mentat"}


@pytest.mark.ruling("wa_action_dice_slots")
def test_the_harkonnen_board_has_three_slots_for_a_result_and_two_for_deployment_and_house():
    game = roll(arrakis().sisters(ATREIDES, 0), {"strategy": 3, "mentat": 3, "house": 2}, FOUR)
    assert game.decision.seat == ATREIDES
    assert "die:strategy" in keys(game)
    game = roll(arrakis().sisters(ATREIDES, 0), {"strategy": 3, "mentat": 2, "house": 3}, FOUR)
    # The third House die had to become Leadership, which has the most free slots.
    dice = game.view()["players"][HARKONNEN]["dice"]
    assert dice == {"leadership": 1, "strategy": 3, "deployment": 0, "mentat": 2, "house": 2}


@pytest.mark.ruling("wa_bg_token_one")
def test_the_harkonnen_then_the_atreides_may_place_one_token_each():
    game = roll(arrakis().sisters(HARKONNEN, 2).sisters(ATREIDES, 2), EIGHT, FOUR)
    assert game.decision.seat == HARKONNEN
    assert set(keys(game)) == {"result:house", "no"}
    game.choose("result:house")
    assert game.decision.seat == ATREIDES
    game.choose("result:house")
    for p in game.view()["players"]:
        assert p["bene_gesserit"] == 1
        assert p["bene_gesserit_dice"]["house"] == 1
    # Then the first turn begins.
    assert "die:strategy" in keys(game)
    # Nobody has to.
    game = roll(arrakis().sisters(HARKONNEN, 1), EIGHT, FOUR)
    choose(game, "no", "no")
    assert [p["bene_gesserit"] for p in game.view()["players"]] == [1, 1]


@pytest.mark.ruling("wa_bg_slot")
def test_the_token_goes_to_an_empty_slot_of_a_result_with_the_fewest_dice():
    game = roll(arrakis(), EIGHT, {"strategy": 2, "leadership": 1, "mentat": 1})
    assert targets(game, "result") == {"deployment", "house"}
    # Without a result that has none, the fewest are one.
    game = roll(
        arrakis().imperium(choam=2), {"strategy": 3, "leadership": 1, "deployment": 1, "mentat": 1, "house": 1}, FOUR
    )
    assert targets(game, "result") == {"house"}
    table = arrakis().sisters(HARKONNEN, 1).imperium(choam=2)
    game = roll(table, {"strategy": 2, "leadership": 2, "deployment": 1, "mentat": 1, "house": 1}, FOUR)
    assert targets(game, "result") == {"deployment", "mentat", "house"}


@pytest.mark.ruling("wa_example_bg")
def test_with_2_leadership_1_strategy_and_1_deployment_the_token_goes_to_mentat_or_house():
    game = roll(arrakis(), EIGHT, {"leadership": 2, "strategy": 1, "deployment": 1})
    assert set(keys(game)) == {"result:mentat", "result:house", "no"}


@pytest.mark.ruling("wa_bg_counts_as_die")
def test_a_token_counts_as_a_die_for_desert_power_and_tanks_and_leaves_the_game_when_used():
    # Two dice and a token against three dice: not fewer.
    table = arrakis().dice(ATREIDES, mentat=2).sisters(ATREIDES, 0, house=1).dice(HARKONNEN, mentat=3)
    game = table.turn(ATREIDES)
    assert "desert-power" not in keys(game)
    assert game.view()["players"][ATREIDES]["unused_dice"] == 3
    table = arrakis().dice(ATREIDES, strategy=1).sisters(ATREIDES, 0, mentat=1).leader("stilgar", tank=1)
    game = table.dice(HARKONNEN, mentat=2).turn(ATREIDES)
    in_all = 5
    game.choose("die:mentat")
    choose(game, "branch:action.both.mentat.0", "number:2", "end")
    view = game.view()
    assert view["tank"]["stilgar"] == 2
    assert view["players"][ATREIDES]["unused_dice"] == 1
    left = view["bene_gesserit"] + sum(p["bene_gesserit"] for p in view["players"])
    assert left == in_all - 1


@pytest.mark.ruling("wa_bg_counts_as_die")
def test_an_unused_token_goes_back_to_its_owner():
    table = arrakis().dice(ATREIDES).sisters(ATREIDES, 0, mentat=1).dice(HARKONNEN, mentat=1)
    game = table.turn(HARKONNEN)
    choose(game, "done", "end")
    assert game.view()["phase"] != "actions"
    assert game.view()["players"][ATREIDES]["bene_gesserit"] == 1


# ---- the end of the round


@pytest.mark.ruling("wa_end_of_round_prescience")
def test_at_the_end_of_the_round_met_cards_may_be_claimed_then_the_objective_is_checked():
    table = arrakis().revealed("new-hidden-wind-traps", "stunted-worms", "the-desert-war").objective("objective-1")
    for area in ("in-ne-2", "in-ne-4", "in-ne-5"):
        table.area(area, atreides=legion(regular=1))
    game = table.prescience(kh=8, sd=5, ji=3).phase("round-end")
    # Three legions on mountains; the other two cards are not met.
    assert set(keys(game)) == {"claim:new-hidden-wind-traps", "done"}
    game.choose("claim:new-hidden-wind-traps")
    assert game.view()["prescience"] == {"kh": 8, "sd": 6, "ji": 4}
    assert game.winners == [ATREIDES]


@pytest.mark.ruling("wa_end_of_round_remove_aircraft")
def test_at_the_end_of_the_round_aircraft_leave_the_map():
    table = arrakis().ornithopter("az-inner-n", "az-inner-s").carryall("az-inner-e").revealed("stunted-worms")
    view = table.phase("round-end").view()
    assert (view["ornithopters"], view["carryalls"]) == ([], [])


@pytest.mark.ruling("wa_end_of_round_swap_leaders")
def test_named_leaders_on_the_map_may_be_exchanged_for_generic_ones_harkonnen_first():
    table = arrakis().area("arrakeen", harkonnen=legion(regular=1, named=["beast-rabban"]))
    game = table.area("in-sw-2", atreides=legion(regular=1, named=["stilgar", "paul-atreides"])).phase("round-end")
    assert (game.decision.seat, set(keys(game))) == (HARKONNEN, {"swap:beast-rabban", "done"})
    game.choose("swap:beast-rabban")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 1, "leader": 1}
    assert (game.decision.seat, set(keys(game))) == (ATREIDES, {"swap:stilgar", "swap:paul-atreides", "done"})
    choose(game, "swap:stilgar", "done")
    assert figures(game, ATREIDES, "in-sw-2") == {"regular": 1, "leader": 1}
    assert game.view()["leader_at"] == {"paul-atreides": "in-sw-2"}


@pytest.mark.ruling("wa_end_of_round_refresh")
def test_exhausted_cards_turn_face_up_but_a_leader_in_the_tank_still_gives_no_special_action():
    table = arrakis().leader("captain-aramsham", spent=True).leader("baron-harkonnen", spent=True, tank=1)
    game = play_on(table.settlements().phase("round-end"), "actions")
    assert game.view()["spent"] == []
    assert game.view()["tank"]["baron-harkonnen"] == 1
    table = arrakis().leader("baron-harkonnen", tank=1).area("arrakeen", harkonnen=legion(regular=3))
    game = table.dice(HARKONNEN, house=2).turn(HARKONNEN)
    maybe(game, "die:house")
    assert "special:baron-harkonnen" not in keys(game)


HAND = ("forced-recruitment", "arsunt-legion", "sandmasters", "hunter-seeker", "troop-carriers", "shigawire")


@pytest.mark.ruling("wa_end_of_round_hand_limit")
def test_a_hand_of_8_is_cut_to_6_by_its_owners_choice():
    game = arrakis().hand(HARKONNEN, *HAND, "spotter-control", "breeding-program").phase("round-end")
    assert game.decision.seat == HARKONNEN
    assert len(targets(game, "discard")) == 8
    choose(game, "discard:sandmasters", "discard:shigawire")
    assert sorted(game.view()["players"][HARKONNEN]["discard"]) == ["sandmasters", "shigawire"]
    # Six are kept, and the next round has begun with two more.
    assert game.view()["round"] == 2
    p = game.view()["players"][HARKONNEN]
    assert p["house_hand_count"] + p["ally_hand_count"] == 6 + 2


@pytest.mark.ruling("wa_end_of_round_unclaimed")
@pytest.mark.ruling("wa_prescience_cards_removal")
def test_unclaimed_cards_are_removed_openly_or_shuffled_back_and_claimed_ones_are_gone():
    table = arrakis().revealed("new-hidden-wind-traps", "stunted-worms", "the-desert-war")
    for area in ("in-ne-2", "in-ne-4", "in-ne-5"):
        table.area(area, atreides=legion(regular=1))
    game = table.phase("round-end")
    game.choose("claim:new-hidden-wind-traps")
    assert (game.decision.seat, set(keys(game))) == (ATREIDES, {"drop:stunted-worms", "drop:the-desert-war", "done"})
    game.choose("drop:stunted-worms")
    removed = [event for event in game.events(HARKONNEN) if event.kind == "prescience-removed"]
    assert [event.what for event in removed] == ["stunted-worms"]
    game.choose("done")
    view = game.view()
    assert view["round"] == 2
    assert (view["claimed"], view["removed"]) == (["new-hidden-wind-traps"], ["stunted-worms"])
    # 14 are left: 3 revealed and 11 in the deck, The Desert War among them.
    assert (len(view["revealed"]), view["prescience_deck_count"]) == (3, 11)
    back = game.state.prescience_deck + game.state.revealed
    assert game.rules.tables["prescience"][back[0]] is not None
    assert "the-desert-war" in {game.rules.tables["prescience"][n].id for n in back}


@pytest.mark.ruling("wa_planning_no_reshuffle")
def test_an_empty_planning_deck_gives_no_more_cards():
    view = arrakis().empty_decks(ATREIDES, ally=False).empty_decks(HARKONNEN).phase("round-start").view()
    hands = [(p["house_hand_count"], p["ally_hand_count"]) for p in view["players"]]
    assert hands == [(0, 1), (0, 0)]
    assert view["players"][ATREIDES]["house_deck_count"] == 0
    table = arrakis().empty_decks(ATREIDES, house=False).dice(ATREIDES, mentat=2)
    game = table.turn(ATREIDES)
    maybe(game, "die:mentat")
    game.choose("branch:action.both.mentat.0")
    assert keys(game) == ["number:2", "part"]
    game.choose("number:2", outcomes=chance("drawn:war-plan", "drawn:the-voice"))
    assert game.view()["players"][ATREIDES]["house_hand_count"] == 2
