"""The planning cards of the Fremen allies: what each does in play, step by step."""

from __future__ import annotations

import pytest
from tests.arrakis.cards.hands import (
    ATREIDES,
    HARKONNEN,
    answer,
    holding,
    in_hand,
    is_over,
    pass_turn,
    play,
    where_is,
)
from tests.table import keys

from sietch.arrakis.scenario import arrakis, chance, legion, legion_at, rolled


def through_the_round(game):
    """Everybody leaves what can be left until the next round begins."""
    now = game.view()["round"]
    while not game.over and game.view()["round"] == now:
        options = keys(game)
        game.choose(next(key for key in ("end", "done", "no", options[-1]) if key in options))
    return game


# ---- Shai-Hulud and the Wild Maker


@pytest.mark.component("planning", "shai-hulud")
@pytest.mark.component("leader", "wild-maker")
def test_the_first_shai_hulud_brings_the_wild_maker_to_an_empty_desert_with_its_card_spent():
    game = play(holding("shai-hulud").harvester("in-nw-3"), "shai-hulud")
    assert keys(game) == ["yes", "no"]
    answer(game, "yes", "sector:inner-nw")
    assert keys(game) == ["place:wind-pass", "place:in-nw-4", "done"]
    game.choose("place:wind-pass")
    view = game.view()
    assert view["wild_maker"] == "wind-pass"
    assert "wild-maker" in view["entered"]
    assert view["spent"] == ["wild-maker"]
    assert view["worms"] == [], "it is not one of the four sandworms"
    assert is_over(game)


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "shai-hulud")
@pytest.mark.component("leader", "wild-maker")
def test_the_first_shai_hulud_may_leave_the_wild_maker_out_or_its_figure_beside_the_board():
    game = play(holding("shai-hulud"), "shai-hulud", "no")
    assert "wild-maker" not in game.view()["entered"]
    assert game.view()["spent"] == []
    assert is_over(game), "no place is asked for"
    game = play(holding("shai-hulud"), "shai-hulud", "yes", "done")
    assert "wild-maker" in game.view()["entered"]
    assert game.view()["spent"] == ["wild-maker"]
    assert game.view()["wild_maker"] is None
    assert is_over(game)


@pytest.mark.component("planning", "shai-hulud")
@pytest.mark.component("leader", "wild-maker")
def test_a_later_shai_hulud_moves_the_wild_maker_and_attacks_with_6_dice():
    table = holding("shai-hulud").wild_maker("in-sw-5").area("false-wall-west", harkonnen=legion(regular=5))
    game = play(table, "shai-hulud", "worm-to:in-sw-3")
    assert game.view()["wild_maker"] == "in-sw-3"
    assert keys(game) == ["bite:false-wall-west", "done"]
    game.choose("bite:false-wall-west", outcomes=rolled(hit=2, special=3, shield=1))
    assert game.view()["wild_maker"] is None, "the attacking worm is removed"
    assert legion_at(game, HARKONNEN, "false-wall-west") == {"regular": 3}, "specials count nothing on a plateau"
    assert is_over(game)


@pytest.mark.component("planning", "shai-hulud")
def test_a_later_shai_hulud_may_only_move_only_attack_or_neither():
    def table():
        return holding("shai-hulud").wild_maker("in-sw-5").area("false-wall-west", harkonnen=legion(regular=5))

    assert is_over(play(table(), "shai-hulud", "worm-to:in-sw-3", "done"))
    game = play(holding("shai-hulud").wild_maker("in-sw-3").harvester("in-sw-4"), "shai-hulud", "done", "bite:in-sw-4")
    assert game.view()["harvesters"] == []
    assert game.view()["wild_maker"] is None, "harvester and worm go without a roll"
    game = play(table(), "shai-hulud", "done", "done")
    assert is_over(game)
    assert game.view()["wild_maker"] == "in-sw-5"


@pytest.mark.component("planning", "shai-hulud")
@pytest.mark.component("leader", "wild-maker")
def test_a_later_shai_hulud_does_nothing_while_the_wild_maker_is_off_the_map():
    game = play(holding("shai-hulud").leader("wild-maker"), "shai-hulud")
    assert is_over(game)
    assert game.view()["wild_maker"] is None


@pytest.mark.component("leader", "wild-maker")
def test_the_wild_makers_card_is_a_desert_power_action_once_a_round():
    table = arrakis().dice(ATREIDES, mentat=1).dice(HARKONNEN, mentat=4).wild_maker("in-sw-5", spent=False)
    game = table.turn(ATREIDES)
    game.choose("desert-power")
    card = "branch:step.desert-power.3"
    assert card in keys(game)
    answer(game, card, "worm-to:in-sw-4")
    assert game.view()["spent"] == ["wild-maker"]
    assert is_over(game)
    pass_turn(pass_turn(game))
    game.choose("desert-power")
    assert card not in keys(game)


@pytest.mark.component("leader", "wild-maker")
def test_the_wild_maker_may_stay_or_become_an_ordinary_sandworm_at_the_end_of_the_round():
    for answered, wild, worms in (("no", "in-sw-5", []), ("yes", None, ["in-sw-5"])):
        game = arrakis().wild_maker("in-sw-5").phase("round-end")
        assert keys(game) == ["yes", "no"]
        game.choose(answered)
        assert game.view()["wild_maker"] == wild
        assert game.view()["worms"] == worms
        assert game.view()["spent"] == [], "the card is turned face up"


# ---- sandworms that are placed


@pytest.mark.component("planning", "wall-of-sandworms")
def test_wall_of_sandworms_places_a_worm_next_to_another_and_takes_a_desert_power_action():
    table = holding("wall-of-sandworms").worm("in-sw-5").harvester("in-sw-4")
    game = play(table, "wall-of-sandworms")
    assert sorted(keys(game)) == sorted(
        ["worm-to:windgap", "worm-to:in-sw-3", "worm-to:in-sw-6", "worm-to:in-se-1", "worm-to:in-se-4", "done"]
    ), "empty deserts next to it; its only neighbour cannot be the worm that moves"
    game.choose("worm-to:in-sw-3")
    assert sorted(game.view()["worms"]) == ["in-sw-3", "in-sw-5"]
    assert keys(game)[-1] == "no"
    answer(game, keys(game)[2], "worm:in-sw-3")
    assert game.view()["worms"] == ["in-sw-5"]
    assert game.view()["harvesters"] == []
    assert is_over(game)


@pytest.mark.component("planning", "wall-of-sandworms")
def test_wall_of_sandworms_may_bring_a_worm_from_elsewhere_on_the_map():
    table = holding("wall-of-sandworms").worm("in-sw-5", "out-ne-1")
    game = play(table, "wall-of-sandworms", "worm:out-ne-1")
    assert "worm-to:in-sw-3" in keys(game)
    assert "worm-to:out-ne-3" not in keys(game), "next to another worm, not to itself"
    answer(game, "worm-to:in-sw-3", "no")
    assert sorted(game.view()["worms"]) == ["in-sw-3", "in-sw-5"]
    assert is_over(game)


@pytest.mark.component("planning", "wall-of-sandworms")
def test_wall_of_sandworms_with_no_worm_in_the_supply_must_move_one():
    table = holding("wall-of-sandworms").worm("in-sw-5", "out-ne-1", "out-nw-1", "out-sw-1")
    game = play(table, "wall-of-sandworms")
    assert all(key == "done" or key.startswith("worm:") for key in keys(game))
    answer(game, "done", "no")
    assert is_over(game)


@pytest.mark.component("planning", "wall-of-sandworms")
@pytest.mark.component("leader", "wild-maker")
def test_the_wild_maker_is_a_sandworm_for_cards_that_place_one():
    game = play(holding("wall-of-sandworms").leader("wild-maker").worm("in-sw-5"), "wall-of-sandworms", "wild-maker")
    answer(game, "worm-to:in-sw-3", "no")
    assert game.view()["wild_maker"] == "in-sw-3"
    assert game.view()["worms"] == ["in-sw-5"]
    game = play(holding("wall-of-sandworms").wild_maker("out-ne-1").worm("in-sw-5"), "wall-of-sandworms")
    assert "worm-to:out-ne-3" in keys(game), "it counts as another sandworm"
    answer(game, "worm:out-ne-1", "worm-to:in-sw-3")
    assert game.view()["wild_maker"] == "in-sw-3"


@pytest.mark.component("planning", "wall-of-sandworms")
def test_wall_of_sandworms_without_a_worm_on_the_map_only_gives_desert_power():
    assert keys(play(holding("wall-of-sandworms"), "wall-of-sandworms")) == ["branch:step.desert-power.0", "no"]


@pytest.mark.component("planning", "thumpers")
def test_thumpers_place_2_worms_next_to_atreides_legions():
    table = holding("thumpers").area("in-sw-2", atreides=legion(regular=1)).wormsign("in-sw-3").station("in-nw-4")
    game = play(table, "thumpers")
    assert keys(game) == ["worm-to:windgap", "worm-to:in-sw-1", "worm-to:wind-pass", "done"]
    answer(game, "worm-to:in-sw-1")
    assert keys(game) == ["worm-to:windgap", "worm-to:wind-pass", "worm:in-sw-1", "done"]
    game.choose("worm-to:wind-pass")
    assert sorted(game.view()["worms"]) == ["in-sw-1", "wind-pass"]
    assert is_over(game)


@pytest.mark.component("planning", "thumpers")
def test_thumpers_may_place_one_or_none():
    table = holding("thumpers").area("in-sw-2", atreides=legion(regular=1))
    game = play(table, "thumpers", "worm-to:in-sw-1", "done")
    assert game.view()["worms"] == ["in-sw-1"]
    assert is_over(game)
    assert is_over(play(holding("thumpers"), "thumpers")), "no legion, no worm"


# ---- against vehicles


@pytest.mark.component("planning", "dust-chasms")
def test_dust_chasms_remove_2_harvesters_of_one_sector_from_the_deep_desert():
    table = holding("dust-chasms").harvester("out-ne-1", "out-ne-2", "out-ne-3", "out-sw-1")
    game = play(table, "dust-chasms")
    assert keys(game) == ["remove:out-ne-1", "remove:out-ne-2", "remove:out-sw-1", "done"], "not those in plain desert"
    game.choose("remove:out-ne-1")
    assert keys(game) == ["remove:out-ne-2", "done"], "the same sector for both"
    game.choose("remove:out-ne-2")
    assert sorted(game.view()["harvesters"]) == ["out-ne-3", "out-sw-1"]
    assert keys(game) == ["branch:step.desert-power.0", "no"]
    game.choose("no")
    assert is_over(game)


@pytest.mark.component("planning", "dust-chasms")
def test_dust_chasms_may_remove_one_or_none_and_still_give_desert_power():
    table = holding("dust-chasms").harvester("out-ne-1", "out-ne-2")
    game = play(table, "dust-chasms", "remove:out-ne-1", "done", "no")
    assert game.view()["harvesters"] == ["out-ne-2"]
    assert keys(play(holding("dust-chasms").harvester("out-ne-3"), "dust-chasms")) == [
        "branch:step.desert-power.0",
        "no",
    ]


@pytest.mark.component("planning", "dust-chasms")
@pytest.mark.component("prescience", "stand-in-raid")
def test_harvesters_removed_by_a_card_are_no_raid():
    table = holding("dust-chasms").harvester("out-ne-1", "out-ne-2").revealed("stand-in-raid")
    game = play(table, "dust-chasms", "remove:out-ne-1", "remove:out-ne-2", "no", "end")
    assert game.decision.seat == HARKONNEN


@pytest.mark.component("planning", "fremen-rockets")
def test_fremen_rockets_remove_a_vehicle_for_each_hit_or_special_in_a_sector_with_an_own_legion():
    table = holding("fremen-rockets").area("in-sw-2", atreides=legion(regular=1))
    table.area("hobars-gap", atreides=legion(regular=1)).area("gara-kulon", atreides=legion(regular=1))
    table.harvester("in-sw-1", "in-se-1").ornithopter("az-inner-s").carryall("az-inner-n")
    game = play(table, "fremen-rockets")
    assert keys(game) == ["sector:inner-se", "sector:inner-sw", "done"], "where there is something to hit"
    game.choose("sector:inner-sw", outcomes=rolled(hit=1, special=1, shield=1))
    assert keys(game) == ["remove:in-sw-1", "zone:az-inner-s", "done"]
    answer(game, "zone:az-inner-s", "remove:in-sw-1")
    assert game.view()["ornithopters"] == []
    assert game.view()["harvesters"] == ["in-se-1"]
    assert game.view()["carryalls"] == ["az-inner-n"]
    assert is_over(game)


@pytest.mark.component("planning", "fremen-rockets")
def test_fremen_rockets_may_miss_spare_a_vehicle_or_not_be_fired():
    def table():
        return holding("fremen-rockets").area("in-sw-2", atreides=legion(regular=1)).harvester("in-sw-1")

    game = play(table(), "fremen-rockets", "sector:inner-sw", outcomes=rolled(shield=3))
    assert game.view()["harvesters"] == ["in-sw-1"]
    assert is_over(game)
    game = play(table(), "fremen-rockets", "sector:inner-sw", outcomes=rolled(hit=3))
    game.choose("done")
    assert game.view()["harvesters"] == ["in-sw-1"]
    assert is_over(play(table(), "fremen-rockets", "done"))
    assert is_over(play(holding("fremen-rockets").harvester("in-sw-1"), "fremen-rockets")), "no legion there"


@pytest.mark.component("planning", "captured-ornithopter")
def test_captured_ornithopter_attacks_a_legion_below_its_air_zone_with_3_dice():
    table = holding("captured-ornithopter").ornithopter("az-inner-s", "az-outer-ne").carryall("az-inner-n")
    table.area("in-sw-2", harkonnen=legion(regular=4)).area("carthag", harkonnen=legion(regular=1))
    game = play(table, "captured-ornithopter")
    assert keys(game) == ["zone:az-inner-s", "zone:az-outer-ne", "done"], "carryalls do not do"
    game.choose("zone:az-inner-s")
    assert keys(game) == ["attack:in-sw-2", "done"]
    game.choose("attack:in-sw-2", outcomes=rolled(hit=1, special=1, shield=1))
    assert game.view()["ornithopters"] == ["az-outer-ne"]
    assert legion_at(game, HARKONNEN, "in-sw-2") == {"regular": 2}
    assert is_over(game)


@pytest.mark.component("planning", "captured-ornithopter")
def test_captured_ornithopter_every_zone_reaches_the_north_pole():
    table = holding("captured-ornithopter").ornithopter("az-outer-ne").settlements("north-pole")
    table.area("north-pole", harkonnen=legion(regular=1))
    game = play(table, "captured-ornithopter", "zone:az-outer-ne", "attack:north-pole", outcomes=rolled(hit=3))
    assert legion_at(game, HARKONNEN, "north-pole") == {}
    assert game.view()["settlements"] == ["north-pole"], "a special attack destroys no settlement"


@pytest.mark.component("planning", "captured-ornithopter")
def test_captured_ornithopter_keeps_the_ornithopter_where_the_attack_is_left_or_impossible():
    table = holding("captured-ornithopter").ornithopter("az-inner-s").area("in-sw-2", harkonnen=legion(regular=4))
    game = play(table, "captured-ornithopter", "zone:az-inner-s", "done")
    assert game.view()["ornithopters"] == ["az-inner-s"]
    assert is_over(game)
    table = holding("captured-ornithopter").ornithopter("az-inner-s").area("carthag", harkonnen=legion(regular=4))
    assert is_over(play(table, "captured-ornithopter"))


# ---- Eyes of Ibad


@pytest.mark.component("planning", "eyes-of-ibad")
def test_eyes_of_ibad_hold_a_card_beside_the_usual_three_until_it_is_claimed():
    table = holding("eyes-of-ibad", harkonnen={"mentat": 1})
    game = play(table.revealed("the-desert-war", "stunted-worms", "stand-in-raid"), "eyes-of-ibad")
    assert keys(game) == ["attach:the-desert-war", "attach:stunted-worms", "attach:stand-in-raid", "done"]
    game.choose("attach:stunted-worms")
    assert game.view()["held"] == "stunted-worms"
    game = pass_turn(game)
    while game.view()["phase"] != "round-end":
        options = keys(game)
        game.choose(next(key for key in ("end", "done", "no", options[-1]) if key in options))
    assert "drop:stunted-worms" not in keys(game), "it cannot be removed from the game"
    through_the_round(game)
    view = game.view()
    assert view["held"] == "stunted-worms"
    assert len(view["revealed"]) == 3
    assert "stunted-worms" not in view["revealed"], "it is a fourth card"
    assert view["prescience_deck_count"] == 16 - 4


@pytest.mark.component("planning", "eyes-of-ibad")
@pytest.mark.component("prescience", "stunted-worms")
def test_a_card_held_by_the_eyes_of_ibad_is_claimed_in_a_later_round_like_any_other():
    table = arrakis().held("stunted-worms").area("harg-pass", atreides=legion(regular=1))
    game = table.area("in-se-2", atreides=legion(regular=1)).phase("round-end")
    assert keys(game) == ["claim:stunted-worms", "done"]
    game.choose("claim:stunted-worms")
    assert game.view()["prescience"] == {"kh": 1, "sd": 2, "ji": 0}
    assert game.view()["held"] is None
    assert game.view()["claimed"] == ["stunted-worms"]


@pytest.mark.component("planning", "eyes-of-ibad")
def test_eyes_of_ibad_may_be_left_and_need_a_revealed_card():
    game = play(holding("eyes-of-ibad").revealed("the-desert-war"), "eyes-of-ibad", "done")
    assert game.view()["held"] is None
    assert is_over(game)
    assert is_over(play(holding("eyes-of-ibad"), "eyes-of-ibad"))


# ---- Crysknife, Jubba Cloaks


@pytest.mark.component("planning", "crysknife")
def test_crysknife_moves_a_legion_with_a_fedaykin_and_takes_a_leader_next_to_it():
    table = (
        holding("crysknife").area("windgap", atreides=legion(special=1)).area("hobars-gap", atreides=legion(elite=1))
    )
    table.area("in-se-4", harkonnen=legion(regular=1, leader=1, named=["beast-rabban", "baron-harkonnen"]))
    table.area("false-wall-west", harkonnen=legion(regular=1, named=["captain-aramsham"]))
    table.area("gara-kulon", atreides=legion(special=1))
    game = play(table, "crysknife")
    assert keys(game) == ["legion:windgap", "legion:gara-kulon", "done"]
    answer(game, "legion:windgap", "to:in-sw-6")
    assert keys(game) == ["tank:beast-rabban", "tank:baron-harkonnen", "done"], "after one move"
    game.choose("tank:baron-harkonnen")
    assert game.view()["tank"]["baron-harkonnen"] == 1
    assert where_is(game, "beast-rabban") == "in-se-4"
    assert is_over(game)


@pytest.mark.component("planning", "crysknife")
def test_crysknife_may_only_move_and_without_a_move_has_no_legion_to_strike_from():
    def table():
        return (
            holding("crysknife")
            .area("windgap", atreides=legion(special=1))
            .area("in-se-4", harkonnen=legion(regular=1, named=["beast-rabban"]))
        )

    assert is_over(play(table(), "crysknife", "legion:windgap", "to:in-sw-6", "done"))
    assert is_over(play(table(), "crysknife", "done"))


@pytest.mark.component("planning", "jubba-cloaks")
def test_jubba_cloaks_move_a_led_legion_in_the_desert_and_play_a_card():
    table = holding("jubba-cloaks", "war-plan").area("windgap", atreides=legion(regular=2, leader=2))
    table.area("hobars-gap", atreides=legion(regular=1)).area("in-sw-2", atreides=legion(regular=1, leader=1))
    game = play(table, "jubba-cloaks")
    assert keys(game) == ["legion:windgap", "done"], "with a leader and in a desert"
    answer(game, "legion:windgap", "part", "number:1")
    assert keys(game) == ["number:1", "number:2"], "a leader goes along"
    answer(game, "number:1", "to:out-sw-8")
    assert legion_at(game, ATREIDES, "out-sw-8") == {"regular": 1, "leader": 1}
    assert keys(game) == ["card:war-plan", "no"], "one move"


@pytest.mark.component("planning", "jubba-cloaks")
@pytest.mark.component("planning", "stillsuits")
@pytest.mark.parametrize("card", ["jubba-cloaks", "stillsuits"])
def test_the_crater_of_the_atomics_is_desert_for_cards(card):
    table = holding(card).detonated("hole-in-the-rock").area("hole-in-the-rock", atreides=legion(regular=1, leader=1))
    assert keys(play(table, card)) == ["legion:hole-in-the-rock", "done"]


@pytest.mark.component("planning", "jubba-cloaks")
def test_jubba_cloaks_may_only_play_a_card():
    table = holding("jubba-cloaks", "war-plan").area("windgap", atreides=legion(regular=1, leader=1))
    assert keys(play(table, "jubba-cloaks", "done")) == ["card:war-plan", "no"]


# ---- Cielago's Piping Message


@pytest.mark.component("planning", "cielagos-piping-message")
def test_cielagos_piping_message_brings_a_token_to_a_sietch_with_an_enemy_within_2_areas():
    table = holding("cielagos-piping-message").sietch("windgap").sietch("hobars-gap").sietch("gara-kulon", 2)
    table.area("in-sw-4", harkonnen=legion(regular=1))
    game = play(table, "cielagos-piping-message")
    assert keys(game) == ["place:windgap", "done"], "not one three areas away"
    events = game.choose("place:windgap", outcomes=chance("drawn-token:at-std-e"))
    assert legion_at(game, ATREIDES, "windgap") == {"standard-token": 1}
    assert game.view(ATREIDES)["players"][ATREIDES]["standard_faces"] == ["at-std-e"]
    assert "standard_faces" not in game.view(HARKONNEN)["players"][ATREIDES]
    assert [(event.kind, event.what) for event in events] == [("token-placed", "windgap")]
    assert keys(game)[:2] == ["number:0", "number:1"]


@pytest.mark.component("planning", "cielagos-piping-message")
def test_cielagos_piping_message_without_an_enemy_nearby_or_a_token_only_draws():
    game = play(holding("cielagos-piping-message").sietch("windgap"), "cielagos-piping-message")
    assert keys(game) == ["number:0", "number:1", "done"]
    table = holding("cielagos-piping-message").sietch("windgap").tokens_left()
    game = play(table.area("in-sw-4", harkonnen=legion(regular=1)), "cielagos-piping-message")
    assert keys(game) == ["number:0", "number:1", "done"]
    game.choose("number:0", outcomes=chance("drawn:thumpers"))
    assert in_hand(game, ATREIDES) == ["thumpers"]
    assert is_over(game)


@pytest.mark.component("planning", "cielagos-piping-message")
def test_cielagos_piping_message_obeys_the_stacking_limit():
    table = holding("cielagos-piping-message").sietch("windgap").area("in-sw-4", harkonnen=legion(regular=1))
    table.area("windgap", atreides=legion(regular=6))
    game = play(table, "cielagos-piping-message", "place:windgap", outcomes=chance("drawn-token:at-std-a"))
    assert keys(game) == ["lose:regular", "take-token:at-std-a"]
    game.choose("lose:regular")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 5, "standard-token": 1}


# ---- Hieregs, Grandmother of a Storm


@pytest.mark.component("planning", "hieregs")
def test_hieregs_place_2_regulars_in_different_empty_deserts_and_give_desert_power():
    game = play(holding("hieregs"), "hieregs", "sector:inner-nw", "place:wind-pass", "supply", "sector:inner-nw")
    assert "place:wind-pass" not in keys(game)
    answer(game, "place:in-nw-3", "supply")
    assert legion_at(game, ATREIDES, "wind-pass") == legion_at(game, ATREIDES, "in-nw-3") == {"regular": 1}
    answer(game, "branch:step.desert-power.0", "sector:inner-nw", "sign:in-nw-4", "done")
    assert game.view()["wormsigns"] == ["in-nw-4"]
    assert is_over(game)


@pytest.mark.component("planning", "hieregs")
def test_hieregs_may_come_from_elsewhere_or_stay_away():
    table = holding("hieregs").area("windgap", atreides=legion(regular=2))
    game = play(table, "hieregs", "sector:inner-nw", "place:wind-pass", "from:windgap", "done", "no")
    assert legion_at(game, ATREIDES, "windgap") == legion_at(game, ATREIDES, "wind-pass") == {"regular": 1}
    assert is_over(game)


@pytest.mark.component("planning", "grandmother-of-a-storm")
def test_grandmother_of_a_storm_rolls_2_dice_for_every_exposed_harkonnen_legion_now():
    table = holding("grandmother-of-a-storm").area("wind-pass", harkonnen=legion(regular=3))
    table.area("out-ne-1", harkonnen=legion(regular=4)).area("carthag", harkonnen=legion(regular=1))
    table.area("windgap", atreides=legion(regular=1))
    game = play(table, "grandmother-of-a-storm", outcomes=rolled(hit=1, shield=1) + rolled(hit=2))
    assert legion_at(game, HARKONNEN, "wind-pass") == {"regular": 2}
    assert legion_at(game, HARKONNEN, "out-ne-1") == {"regular": 2}
    assert legion_at(game, HARKONNEN, "carthag") == legion_at(game, ATREIDES, "windgap") == {"regular": 1}
    assert is_over(game)


@pytest.mark.component("planning", "grandmother-of-a-storm")
def test_grandmother_of_a_storm_counts_specials_by_terrain():
    table = holding("grandmother-of-a-storm").area("out-ne-1", harkonnen=legion(regular=4))
    game = play(table, "grandmother-of-a-storm", outcomes=rolled(hit=1, special=1))
    assert legion_at(game, HARKONNEN, "out-ne-1") == {"regular": 1}, "1 and 2 in deep desert"
    table = holding("grandmother-of-a-storm").area("wind-pass", harkonnen=legion(regular=4))
    game = play(table, "grandmother-of-a-storm", outcomes=rolled(hit=1, special=1))
    assert legion_at(game, HARKONNEN, "wind-pass") == {"regular": 2}, "1 and 1 in desert"
    table = holding("grandmother-of-a-storm").area("harg-pass", harkonnen=legion(regular=4))
    game = play(table, "grandmother-of-a-storm", outcomes=rolled(hit=1, special=1))
    assert legion_at(game, HARKONNEN, "harg-pass") == {"regular": 3}, "only 1 in the Minor Erg"
    assert is_over(game)


@pytest.mark.component("planning", "grandmother-of-a-storm")
def test_grandmother_of_a_storm_blows_for_nothing_where_nobody_is_exposed():
    table = holding("grandmother-of-a-storm").area("carthag", harkonnen=legion(regular=1))
    assert is_over(play(table, "grandmother-of-a-storm"))


# ---- Stillsuits


@pytest.mark.component("planning", "stillsuits")
def test_stillsuits_move_a_legion_in_the_desert_and_swap_the_tokens_of_two_sietches():
    table = holding("stillsuits").sietch("windgap", hidden=True).sietch("hobars-gap").sietch("gara-kulon", 2)
    table.area("windgap", atreides=legion(regular=1, tokens=["at-start-c", "at-std-a"]))
    table.area("hobars-gap", atreides=legion(regular=1, tokens=["at-start-d"]))
    table.area("in-sw-2", atreides=legion(regular=1)).area("in-sw-5", atreides=legion(regular=1))
    game = play(table, "stillsuits")
    assert [key for key in keys(game) if key.startswith("legion:")] == [
        "legion:hobars-gap",
        "legion:windgap",
        "legion:in-sw-5",
    ]
    answer(game, "legion:in-sw-5", "to:in-sw-6")
    assert [key for key in keys(game) if key != "free"] == ["from:hobars-gap", "from:windgap", "done"]
    game.choose("from:windgap")
    assert [key for key in keys(game) if key != "free"] == ["place:hobars-gap", "place:gara-kulon", "done"]
    game.choose("place:hobars-gap")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 1, "starting-token": 1}
    assert legion_at(game, ATREIDES, "hobars-gap") == {"regular": 1, "starting-token": 1, "standard-token": 1}
    answer(game, "free", "reveal:windgap")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 2, "special": 1}, "the tokens kept their faces"
    assert game.view()["hidden_at"] == ["windgap"], "the sietches stay as they are"


@pytest.mark.component("planning", "stillsuits")
def test_stillsuits_give_all_tokens_to_a_sietch_without_any_and_leaders_left_alone_are_lost():
    table = holding("stillsuits").sietch("windgap").sietch("hobars-gap")
    table.area("windgap", atreides=legion(leader=1, tokens=["at-start-c"]))
    game = play(table, "stillsuits", "done", "from:windgap", "place:hobars-gap")
    assert legion_at(game, ATREIDES, "hobars-gap") == {"starting-token": 1}
    assert legion_at(game, ATREIDES, "windgap") == {}


@pytest.mark.component("planning", "stillsuits")
def test_stillsuits_obey_the_stacking_limit_and_every_step_may_be_left():
    def table():
        return (
            holding("stillsuits")
            .sietch("windgap")
            .sietch("hobars-gap")
            .area("windgap", atreides=legion(tokens=["at-start-c", "at-start-a"]))
            .area("hobars-gap", atreides=legion(regular=5))
        )

    game = play(table(), "stillsuits", "done", "from:windgap", "place:hobars-gap")
    assert keys(game) == ["lose:regular", "take-token:at-start-a", "take-token:at-start-c"]
    game.choose("take-token:at-start-a")
    assert legion_at(game, ATREIDES, "hobars-gap") == {"regular": 5, "starting-token": 1}
    game = play(table(), "stillsuits", "done", "from:windgap", "done")
    assert is_over(game)
    assert legion_at(game, ATREIDES, "windgap") == {"starting-token": 2}


# ---- I Am Stilgar, the Fremen


@pytest.mark.component("planning", "i-am-stilgar-the-fremen")
@pytest.mark.component("leader", "stilgar")
def test_i_am_stilgar_places_him_with_3_units_on_a_free_plateau_and_draws_1():
    card = "i-am-stilgar-the-fremen"
    table = holding(card).settlements("arrakeen", "carthag").area("pasty-mesa", harkonnen=legion(regular=1))
    game = play(table, card)
    assert not {"place:arrakeen", "place:carthag", "place:pasty-mesa"} & set(keys(game)), "not free"
    assert {"place:arsunt", "place:false-wall-west"} <= set(keys(game))
    answer(game, "place:false-wall-west", "supply", "supply", "supply", "leader:stilgar")
    assert legion_at(game, ATREIDES, "false-wall-west") == {"regular": 1, "elite": 2}
    assert where_is(game, "stilgar") == "false-wall-west"
    assert keys(game) == ["number:0", "number:1", "done"]


@pytest.mark.component("planning", "i-am-stilgar-the-fremen")
def test_i_am_stilgar_can_be_carried_out_in_part_while_he_is_in_the_tank():
    card = "i-am-stilgar-the-fremen"
    table = holding(card).leader("stilgar", tank=2)
    game = play(table, card, "place:false-wall-west", "done", "supply", "done", "done")
    assert legion_at(game, ATREIDES, "false-wall-west") == {"elite": 1}
    assert is_over(game)
    assert game.view()["tank"]["stilgar"] == 2


# ---- Kitab al-Ibar


def kitab():
    return (
        holding("kitab-al-ibar")
        .sietch("windgap", level=3, hidden=True)
        .sietch("hobars-gap", level=1)
        .area("windgap", atreides=legion(regular=2, leader=1, named=["paul-atreides"], tokens=["at-start-c"]))
        .harvester("in-sw-3")
    )


@pytest.mark.component("planning", "kitab-al-ibar")
def test_kitab_al_ibar_moves_a_sietch_with_everybody_and_it_stays_face_down():
    game = play(kitab(), "kitab-al-ibar")
    assert [key for key in keys(game) if key != "free"] == ["from:hobars-gap", "from:windgap", "done"]
    game.choose("from:windgap")
    targets = [key for key in keys(game) if key.startswith("to:")]
    assert targets == ["to:in-sw-5", "to:in-sw-6", "to:out-sw-9"], "adjacent, empty and desert"
    answer(game, "to:in-sw-6", "whole")
    view = game.view(ATREIDES)
    assert sorted(view["sietches"]) == ["hobars-gap", "in-sw-6"]
    assert view["hidden_at"] == ["in-sw-6"]
    assert view["players"][ATREIDES]["sietch_levels"] == ["3"]
    assert legion_at(game, ATREIDES, "in-sw-6") == {"regular": 2, "leader": 1, "starting-token": 1}
    assert where_is(game, "paul-atreides") == "in-sw-6"
    assert is_over(game)


@pytest.mark.component("planning", "kitab-al-ibar")
def test_kitab_al_ibar_with_a_part_of_the_figures_the_others_stay_as_a_legion():
    game = play(kitab(), "kitab-al-ibar", "from:windgap", "to:in-sw-6", "part", "number:1", "number:1", "number:0")
    game.choose("take-leader:paul-atreides")
    assert legion_at(game, ATREIDES, "in-sw-6") == {"regular": 1, "starting-token": 1}
    assert where_is(game, "paul-atreides") == "in-sw-6"
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 1, "leader": 1}
    answer(game, "free", "reveal:in-sw-6")
    assert legion_at(game, ATREIDES, "in-sw-6") == {"regular": 1, "elite": 2}, "the token went along"


@pytest.mark.component("planning", "kitab-al-ibar")
def test_kitab_al_ibar_alone_or_not_at_all():
    game = play(kitab(), "kitab-al-ibar", "from:windgap", "to:in-sw-6", "done")
    assert sorted(game.view()["sietches"]) == ["hobars-gap", "in-sw-6"]
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 2, "leader": 1, "starting-token": 1}
    assert legion_at(game, ATREIDES, "in-sw-6") == {}
    game = play(kitab(), "kitab-al-ibar", "from:windgap", "done")
    assert sorted(game.view()["sietches"]) == ["hobars-gap", "windgap"]
    game = play(kitab(), "kitab-al-ibar", "from:hobars-gap", "to:in-se-5")
    assert game.view()["open_at"] == ["in-se-5"], "nobody was there to follow; it stays face up"
    assert is_over(game)


@pytest.mark.component("planning", "kitab-al-ibar")
@pytest.mark.component("planning", "seek-out-the-mahdi")
def test_kitab_al_ibar_does_not_move_the_legion_of_paul_while_he_is_sought():
    game = play(kitab().field(paul_stopped=1), "kitab-al-ibar", "from:windgap", "to:in-sw-6")
    assert is_over(game)
    assert where_is(game, "paul-atreides") == "windgap"
    assert game.view()["hidden_at"] == ["in-sw-6"]


# ---- Sandtides


@pytest.mark.component("planning", "sandtides")
def test_sandtides_carry_an_enemy_legion_in_the_desert_to_an_empty_neighbour():
    table = holding("sandtides").area("in-sw-5", harkonnen=legion(regular=2, leader=1, named=["beast-rabban"]))
    table.area("in-sw-2", harkonnen=legion(regular=1)).wormsign("in-sw-4").harvester("in-sw-5", "in-sw-6")
    table.sietch("windgap")
    game = play(table, "sandtides")
    assert keys(game) == ["legion:in-sw-5", "done"], "not one on a plateau"
    game.choose("legion:in-sw-5")
    assert keys(game) == ["to:in-se-1", "to:in-se-4", "to:in-sw-3", "done"], "nothing at all may be there"
    game.choose("to:in-sw-3")
    assert legion_at(game, HARKONNEN, "in-sw-3") == {"regular": 2, "leader": 1}
    assert where_is(game, "beast-rabban") == "in-sw-3"
    assert sorted(game.view()["harvesters"]) == ["in-sw-5", "in-sw-6"], "vehicles stay"
    assert keys(game)[-1] == "no"
    game.choose("no")
    assert is_over(game)


@pytest.mark.component("planning", "sandtides")
def test_sandtides_may_move_nobody_and_still_give_desert_power():
    table = holding("sandtides").area("in-sw-5", harkonnen=legion(regular=2))
    game = play(table, "sandtides", "legion:in-sw-5", "done")
    assert legion_at(game, HARKONNEN, "in-sw-5") == {"regular": 2}
    assert keys(game) == ["branch:step.desert-power.0", "no"]
