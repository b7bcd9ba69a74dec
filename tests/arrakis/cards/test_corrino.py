"""The planning cards of the Corrino allies: what each does in play, step by step."""

from __future__ import annotations

import pytest
from tests.arrakis.cards.hands import (
    ATREIDES,
    HARKONNEN,
    act,
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

RAGES = ("rage-overcame-shaddam-1", "rage-overcame-shaddam-2", "rage-overcame-shaddam-3")


# ---- Rage Overcame Shaddam IV


@pytest.mark.component("planning", "rage-overcame-shaddam-1")
@pytest.mark.component("planning", "rage-overcame-shaddam-2")
@pytest.mark.component("planning", "rage-overcame-shaddam-3")
@pytest.mark.component("leader", "shaddam-iv")
@pytest.mark.parametrize("card", RAGES)
def test_the_first_rage_overcame_shaddam_brings_him_and_plays_another_card(card):
    game = play(holding(card, "breeding-program"), card)
    assert keys(game) == ["yes", "no"]
    game.choose("yes")
    assert "shaddam-iv" in game.view()["entered"]
    assert where_is(game, "shaddam-iv") is None
    assert keys(game) == ["card:breeding-program", "no"]
    game.choose("no")
    assert is_over(game)
    assert in_hand(game, HARKONNEN) == ["breeding-program"]


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "rage-overcame-shaddam-1")
@pytest.mark.component("planning", "rage-overcame-shaddam-2")
@pytest.mark.component("planning", "rage-overcame-shaddam-3")
@pytest.mark.parametrize("card", RAGES)
def test_rage_overcame_shaddam_may_leave_him_out_and_still_plays_a_card(card):
    game = play(holding(card, "breeding-program"), card, "no")
    assert "shaddam-iv" not in game.view()["entered"]
    assert keys(game) == ["card:breeding-program", "no"]


@pytest.mark.component("planning", "rage-overcame-shaddam-1")
@pytest.mark.component("planning", "rage-overcame-shaddam-2")
def test_a_second_rage_brings_shaddam_whom_the_first_left_out():
    table = holding("rage-overcame-shaddam-1", "rage-overcame-shaddam-2").area("carthag", harkonnen=legion(regular=1))
    game = play(table, "rage-overcame-shaddam-1", "no", "card:rage-overcame-shaddam-2")
    assert keys(game) == ["yes", "no"], "he is not in play yet"
    game.choose("yes")
    assert "shaddam-iv" in game.view()["entered"]


@pytest.mark.component("planning", "rage-overcame-shaddam-2")
def test_a_second_rage_played_by_the_first_finds_shaddam_in_play():
    table = holding("rage-overcame-shaddam-1", "rage-overcame-shaddam-2").area("carthag", harkonnen=legion(regular=1))
    game = play(table, "rage-overcame-shaddam-1", "yes", "card:rage-overcame-shaddam-2", "supply", "supply")
    game.choose("leader:shaddam-iv")
    assert where_is(game, "shaddam-iv") == "carthag"
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "special": 2}
    assert is_over(game)


@pytest.mark.component("planning", "rage-overcame-shaddam-1")
def test_rage_1_later_places_shaddam_and_4_regulars_in_one_settlement():
    table = holding("rage-overcame-shaddam-1", "breeding-program").leader("shaddam-iv").settlements("arsunt", "carthag")
    game = play(table, "rage-overcame-shaddam-1", "place:arsunt", *["supply"] * 4, "leader:shaddam-iv")
    assert legion_at(game, HARKONNEN, "arsunt") == {"regular": 4}
    assert where_is(game, "shaddam-iv") == "arsunt"
    assert is_over(game), "no other card is played"


@pytest.mark.component("planning", "rage-overcame-shaddam-1")
def test_rage_1_can_be_done_in_part_and_shaddam_needs_a_unit():
    table = holding("rage-overcame-shaddam-1").leader("shaddam-iv").settlements("arsunt")
    game = play(table, "rage-overcame-shaddam-1", "done", "done", "done", "done")
    assert is_over(game), "he cannot stand alone"
    table = holding("rage-overcame-shaddam-1").leader("shaddam-iv").settlements("arsunt")
    game = play(table, "rage-overcame-shaddam-1", "supply", "done", "done", "done", "no")
    assert is_over(game)
    assert where_is(game, "shaddam-iv") is None


@pytest.mark.component("planning", "rage-overcame-shaddam-2")
def test_rage_2_takes_shaddam_and_sardaukar_from_elsewhere_on_the_map():
    table = holding("rage-overcame-shaddam-2").area("carthag", harkonnen=legion(regular=1))
    table.area("arsunt", harkonnen=legion(regular=1, special=2, named=["shaddam-iv"]))
    game = play(table, "rage-overcame-shaddam-2", "place:carthag", "from:arsunt", "supply", "leader:shaddam-iv")
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "special": 2}
    assert legion_at(game, HARKONNEN, "arsunt") == {"regular": 1, "special": 1}
    assert where_is(game, "shaddam-iv") == "carthag"


@pytest.mark.component("planning", "rage-overcame-shaddam-2")
def test_rage_2_leaves_shaddam_in_the_tank():
    table = holding("rage-overcame-shaddam-2").area("carthag", harkonnen=legion(regular=1)).leader("shaddam-iv", tank=4)
    game = play(table, "rage-overcame-shaddam-2", "supply", "supply")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "special": 2}
    assert game.view()["tank"]["shaddam-iv"] == 4


@pytest.mark.component("planning", "rage-overcame-shaddam-3")
def test_rage_3_places_shaddam_with_a_sardaukar_then_that_legion_moves_and_surprises():
    table = (
        holding("rage-overcame-shaddam-3").leader("shaddam-iv").area("carthag", harkonnen=legion(regular=2, special=1))
    )
    table.area("hagga-basin", harkonnen=legion(special=1)).area("arsunt", harkonnen=legion(regular=1))
    table.area("rimwall-west", atreides=legion(regular=3)).area("imperial-basin", harkonnen=legion(regular=1))
    game = play(table, "rage-overcame-shaddam-3")
    assert keys(game) == ["place:carthag", "place:hagga-basin", "done"]
    answer(game, "place:carthag", "leader:shaddam-iv")
    assert keys(game) == ["legion:carthag", "done"]
    answer(game, "legion:carthag", "part", "number:1", "number:1", "take-leader:shaddam-iv", "to:broken-land")
    assert where_is(game, "shaddam-iv") == "broken-land"
    assert keys(game) == ["legion:broken-land", "done"], "that legion where it is now"
    game.choose("legion:broken-land", outcomes=rolled(shield=2) + rolled(shield=3))
    assert game.view()["battle_rules"] == ["surprise"]


@pytest.mark.component("planning", "rage-overcame-shaddam-3")
def test_rage_3_may_surprise_without_moving():
    table = holding("rage-overcame-shaddam-3").leader("shaddam-iv").area("carthag", harkonnen=legion(special=1))
    table.area("broken-land", atreides=legion(regular=3))
    game = play(table, "rage-overcame-shaddam-3", "no", "done")
    assert keys(game) == ["legion:carthag", "done"]


@pytest.mark.component("planning", "rage-overcame-shaddam-3")
def test_rage_3_goes_on_with_the_legion_where_it_fled_to_from_a_worm():
    table = holding("rage-overcame-shaddam-3").area("north-pole", harkonnen=legion(special=1, named=["shaddam-iv"]))
    table.wormsign("in-se-1", "wormsign-worm").area("harg-pass", atreides=legion(regular=1))
    table.area("false-wall-south", atreides=legion(regular=2))
    table.sietch("in-sw-5", 1).sietch("in-se-4", 1).sietch("in-ne-4", 2)
    table.sietch("in-ne-3", 2).sietch("in-sw-4", 2)
    game = play(table, "rage-overcame-shaddam-3", "legion:north-pole", "to:in-se-1")
    assert keys(game) == ["retreat:north-pole", "retreat:false-wall-east"]
    game.choose("retreat:false-wall-east")
    assert legion_at(game, HARKONNEN, "false-wall-east") == {"special": 1}
    assert keys(game) == ["legion:false-wall-east", "done"]


@pytest.mark.component("planning", "rage-overcame-shaddam-3")
def test_rage_3_needs_a_sardaukar():
    table = holding("rage-overcame-shaddam-3").leader("shaddam-iv").area("carthag", harkonnen=legion(elite=1))
    assert is_over(play(table, "rage-overcame-shaddam-3"))


# ---- Manipulation of Others, Breeding Program


@pytest.mark.component("planning", "manipulation-of-others")
def test_manipulation_of_others_makes_the_atreides_discard_2_cards_of_their_choice():
    table = holding("manipulation-of-others", "the-voice", "thumpers", "crysknife")
    game = play(table, "manipulation-of-others")
    assert game.decision.seat == HARKONNEN
    assert keys(game) == ["number:1", "number:2", "done"]
    game.choose("number:2")
    assert game.decision.seat == ATREIDES
    assert sorted(keys(game)) == ["discard:crysknife", "discard:the-voice", "discard:thumpers"]
    answer(game, "discard:thumpers", "discard:the-voice")
    assert in_hand(game, ATREIDES) == ["crysknife"]
    assert sorted(game.view()["players"][ATREIDES]["discard"]) == ["the-voice", "thumpers"], "openly"
    assert keys(game) == ["number:0", "number:1", "number:2", "part", "done"]
    game.choose("number:2", outcomes=chance("drawn:sandmasters", "drawn:hunter-seeker"))
    assert in_hand(game, HARKONNEN) == ["hunter-seeker", "sandmasters"]
    assert is_over(game)


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "manipulation-of-others")
def test_manipulation_of_others_may_take_one_card_or_none():
    def table():
        return holding("manipulation-of-others", "the-voice", "thumpers", "crysknife")

    game = play(table(), "manipulation-of-others", "number:1", "discard:thumpers")
    assert in_hand(game, ATREIDES) == ["crysknife", "the-voice"]
    assert game.decision.seat == HARKONNEN, "no second card is asked for"
    game = play(table(), "manipulation-of-others", "done")
    assert game.decision.seat == HARKONNEN
    assert in_hand(game, ATREIDES) == ["crysknife", "the-voice", "thumpers"]
    assert keys(game) == ["number:0", "number:1", "number:2", "part", "done"], "cards are drawn all the same"


@pytest.mark.component("planning", "manipulation-of-others")
def test_manipulation_of_others_takes_what_there_is():
    game = play(holding("manipulation-of-others", "the-voice"), "manipulation-of-others")
    assert keys(game) == ["number:1", "done"]
    game.choose("number:1")
    assert game.decision.seat == ATREIDES
    assert keys(game) == ["discard:the-voice"], "asked, or the question would tell how many cards there are"
    game.choose("discard:the-voice")
    assert in_hand(game, ATREIDES) == []
    assert game.decision.seat == HARKONNEN
    game = play(holding("manipulation-of-others"), "manipulation-of-others", "done")
    assert is_over(game)


@pytest.mark.component("planning", "breeding-program")
def test_breeding_program_takes_a_bene_gesserit_token_and_plays_a_card():
    game = play(holding("breeding-program", "hunter-seeker"), "breeding-program")
    assert keys(game) == ["yes", "no"]
    game.choose("yes")
    assert game.view()["players"][HARKONNEN]["bene_gesserit"] == 1
    assert game.view()["bene_gesserit"] == 3
    assert keys(game) == ["card:hunter-seeker", "no"]
    game.choose("card:hunter-seeker")
    assert is_over(game)


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "breeding-program")
def test_breeding_program_may_leave_the_token_and_still_plays_a_card():
    game = play(holding("breeding-program", "hunter-seeker"), "breeding-program", "no")
    assert game.view()["players"][HARKONNEN]["bene_gesserit"] == 0
    assert game.view()["bene_gesserit"] == 4
    assert keys(game) == ["card:hunter-seeker", "no"]


@pytest.mark.component("planning", "breeding-program")
def test_breeding_program_finds_no_token_in_an_empty_reserve_and_plays_a_card_all_the_same():
    table = holding("breeding-program", "hunter-seeker").sisters(ATREIDES, 5)
    game = play(table, "breeding-program")
    assert game.view()["players"][HARKONNEN]["bene_gesserit"] == 0
    assert keys(game) == ["card:hunter-seeker", "no"]


# ---- Troop Carriers


@pytest.mark.component("planning", "troop-carriers")
def test_troop_carriers_bring_a_legion_from_a_settlement_to_another_legion_any_distance_away():
    table = holding("troop-carriers").settlements().area("arrakeen", harkonnen=legion(regular=3, leader=1))
    table.area("habbanya-ridge", harkonnen=legion(elite=1)).area("broken-land", harkonnen=legion(regular=1))
    game = play(table, "troop-carriers")
    assert keys(game) == ["legion:arrakeen", "done"], "only legions in own settlements"
    game.choose("legion:arrakeen")
    assert keys(game) == ["to:broken-land", "to:habbanya-ridge", "done"]
    answer(game, "to:habbanya-ridge", "whole")
    assert legion_at(game, HARKONNEN, "habbanya-ridge") == {"regular": 3, "elite": 1, "leader": 1}
    assert legion_at(game, HARKONNEN, "arrakeen") == {}
    assert is_over(game)


@pytest.mark.component("planning", "troop-carriers")
def test_troop_carriers_can_take_a_part_of_the_legion():
    table = holding("troop-carriers").settlements()
    table.area("arrakeen", harkonnen=legion(regular=3, leader=1, named=["baron-harkonnen"]))
    table.area("habbanya-ridge", harkonnen=legion(elite=1))
    game = play(table, "troop-carriers", "legion:arrakeen", "to:habbanya-ridge", "part", "number:2", "number:0")
    game.choose("take-leader:baron-harkonnen")
    assert legion_at(game, HARKONNEN, "habbanya-ridge") == {"regular": 2, "elite": 1}
    assert legion_at(game, HARKONNEN, "arrakeen") == {"regular": 1, "leader": 1}
    assert where_is(game, "baron-harkonnen") == "habbanya-ridge"


@pytest.mark.component("planning", "troop-carriers")
def test_troop_carriers_obey_the_stacking_limit_and_wake_a_wormsign():
    table = holding("troop-carriers").settlements().area("arrakeen", harkonnen=legion(regular=4))
    table.area("wind-pass", harkonnen=legion(elite=4)).wormsign("wind-pass")
    game = play(table, "troop-carriers", "legion:arrakeen", "to:wind-pass", "whole")
    assert game.view()["wormsigns"] == [], "entering turns it"
    answer(game, "lose:regular", "lose:regular")
    assert legion_at(game, HARKONNEN, "wind-pass") == {"regular": 2, "elite": 4}
    assert is_over(game)


@pytest.mark.component("planning", "troop-carriers")
def test_troop_carriers_need_a_settlement_and_another_legion():
    table = (
        holding("troop-carriers")
        .area("arrakeen", harkonnen=legion(regular=1))
        .area("arsunt", harkonnen=legion(elite=1))
    )
    assert is_over(play(table, "troop-carriers")), "the settlements are gone"
    table = holding("troop-carriers").settlements().area("arrakeen", harkonnen=legion(regular=1))
    assert is_over(play(table, "troop-carriers")), "there is nowhere to go"


# ---- Shigawire


@pytest.mark.component("planning", "shigawire")
def test_shigawire_moves_a_legion_with_a_sardaukar_and_takes_a_leader_next_to_it():
    table = holding("shigawire").area("carthag", harkonnen=legion(special=1)).area("arsunt", harkonnen=legion(elite=1))
    table.area("out-nw-13", harkonnen=legion(special=1))
    table.area("rimwall-west", atreides=legion(regular=1, named=["paul-atreides"]))
    table.area("hole-in-the-rock", atreides=legion(regular=1, named=["stilgar"]))
    game = play(table, "shigawire")
    assert keys(game) == ["legion:carthag", "legion:out-nw-13", "done"]
    answer(game, "legion:carthag", "to:broken-land")
    assert keys(game) == ["tank:paul-atreides", "done"], "one move only"
    game.choose("tank:paul-atreides")
    assert game.view()["tank"]["paul-atreides"] == 1
    assert is_over(game)


@pytest.mark.component("planning", "shigawire")
def test_shigawire_without_a_move_has_no_legion_to_reach_from():
    table = holding("shigawire").area("carthag", harkonnen=legion(special=1))
    table.area("broken-land", atreides=legion(regular=1, named=["paul-atreides"]))
    game = play(table, "shigawire", "done")
    assert is_over(game)


@pytest.mark.component("planning", "shigawire")
def test_shigawire_must_take_the_sardaukar_along_when_the_legion_is_split():
    table = holding("shigawire").area("carthag", harkonnen=legion(regular=2, special=1))
    game = play(table, "shigawire", "legion:carthag", "part", "number:1")
    assert keys(game)[0].startswith("to:"), "the Sardaukar goes without asking"
    game.choose("to:broken-land")
    assert legion_at(game, HARKONNEN, "broken-land") == {"regular": 1, "special": 1}


# ---- Hope Clouds Observation, Reports of Traitors


@pytest.mark.component("planning", "hope-clouds-observation")
def test_hope_clouds_observation_shuffles_a_revealed_card_back_without_replacing_it():
    table = holding("hope-clouds-observation").revealed("stunted-worms", "the-desert-war", "jessica-trains-paul")
    game = play(table, "hope-clouds-observation")
    assert keys(game) == ["drop:stunted-worms", "drop:the-desert-war", "drop:jessica-trains-paul", "done"]
    game.choose("drop:the-desert-war")
    assert game.view()["revealed"] == ["stunted-worms", "jessica-trains-paul"]
    assert game.view()["prescience_deck_count"] == 14
    assert game.view()["removed"] == []
    assert is_over(game)


@pytest.mark.component("planning", "hope-clouds-observation")
@pytest.mark.component("planning", "eyes-of-ibad")
def test_hope_clouds_observation_cannot_touch_a_card_held_by_the_eyes_of_ibad():
    table = holding("eyes-of-ibad", "hope-clouds-observation").revealed("stunted-worms", "the-desert-war")
    game = play(table, "eyes-of-ibad", "attach:the-desert-war")
    pass_turn(game)
    answer(game, "card:hope-clouds-observation")
    assert keys(game) == ["drop:stunted-worms", "done"]
    game.choose("done")
    assert is_over(game)
    assert game.view()["revealed"] == ["stunted-worms", "the-desert-war"]


@pytest.mark.component("planning", "reports-of-traitors")
def test_reports_of_traitors_takes_an_unused_house_die():
    table = holding("reports-of-traitors", atreides={"house": 1, "mentat": 1}).leader("stilgar", tank=1)
    game = play(table, "reports-of-traitors")
    assert keys(game) == ["yes", "no"]
    game.choose("yes")
    assert game.view()["players"][ATREIDES]["dice"]["house"] == 0
    assert game.view()["players"][ATREIDES]["unused_dice"] == 1
    assert is_over(game)
    assert game.view()["tank"]["stilgar"] == 1, "a die that is taken does not move the tank"
    pass_turn(game)
    assert game.view()["players"][HARKONNEN]["unused_dice"] == 1


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "reports-of-traitors")
def test_reports_of_traitors_may_leave_the_house_die():
    game = play(holding("reports-of-traitors", atreides={"house": 1, "mentat": 1}), "reports-of-traitors", "no")
    assert game.view()["players"][ATREIDES]["dice"]["house"] == 1
    assert game.view()["players"][ATREIDES]["unused_dice"] == 2
    assert is_over(game)


@pytest.mark.component("planning", "reports-of-traitors")
def test_reports_of_traitors_without_a_house_die_does_nothing_and_takes_a_token_for_one():
    game = play(holding("reports-of-traitors"), "reports-of-traitors")
    assert is_over(game), "nothing is asked"
    assert game.view()["players"][ATREIDES]["unused_dice"] == 2
    game = play(holding("reports-of-traitors").sisters(ATREIDES, 0, house=1), "reports-of-traitors", "yes")
    assert game.view()["players"][ATREIDES]["bene_gesserit_dice"]["house"] == 0
    assert game.view()["players"][ATREIDES]["bene_gesserit"] == 0, "it leaves the game like one that is used"


# ---- moves and attacks of the Sardaukar


@pytest.mark.component("planning", "sardaukar-pogrom")
def test_sardaukar_pogrom_moves_3_legions_with_a_sardaukar_each():
    table = holding("sardaukar-pogrom").area("arrakeen", harkonnen=legion(special=1, regular=1))
    table.area("arsunt", harkonnen=legion(special=1)).area("hagga-basin", harkonnen=legion(special=2))
    table.area("carthag", harkonnen=legion(elite=4))
    game = play(table, "sardaukar-pogrom")
    assert keys(game) == ["legion:arrakeen", "legion:arsunt", "legion:hagga-basin", "done"]
    answer(game, "legion:arrakeen", "whole", "to:broken-land", "legion:arsunt", "to:broken-land")
    answer(game, "legion:hagga-basin", "whole", "to:in-ne-1")
    assert legion_at(game, HARKONNEN, "broken-land") == {"regular": 1, "special": 2}
    assert legion_at(game, HARKONNEN, "in-ne-1") == {"special": 2}
    assert is_over(game)


@pytest.mark.component("planning", "sardaukar-pogrom")
def test_sardaukar_pogrom_may_split_one_legion_into_moving_parts_but_moves_no_figure_twice():
    table = holding("sardaukar-pogrom").area("carthag", harkonnen=legion(special=2))
    game = play(table, "sardaukar-pogrom", "legion:carthag", "part", "number:1", "to:broken-land")
    assert keys(game) == ["legion:carthag", "done"], "those that moved are not asked again"
    answer(game, "legion:carthag", "to:in-ne-1")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "broken-land") == legion_at(game, HARKONNEN, "in-ne-1") == {"special": 1}


@pytest.mark.component("planning", "sardaukars-manner")
def test_sardaukars_manner_is_a_move_or_a_surprise_of_a_legion_with_a_sardaukar():
    def table():
        return (
            holding("sardaukars-manner")
            .area("carthag", harkonnen=legion(special=1))
            .area("out-nw-13", harkonnen=legion(special=1))
            .area("arsunt", harkonnen=legion(elite=1))
            .area("broken-land", atreides=legion(regular=3))
        )

    game = play(table(), "sardaukars-manner")
    assert keys(game) == ["branch:planning.sardaukars-manner.0", "branch:planning.sardaukars-manner.1", "no"]
    answer(game, "branch:planning.sardaukars-manner.0")
    assert keys(game) == ["legion:carthag", "legion:out-nw-13", "done"]
    answer(game, "legion:carthag", "to:in-ne-1")
    assert is_over(game), "one move"
    game = play(table(), "sardaukars-manner", "branch:planning.sardaukars-manner.1")
    assert keys(game) == ["legion:carthag", "done"]
    game.choose("legion:carthag", outcomes=rolled(shield=1) + rolled(shield=3))
    assert game.view()["battle_rules"] == ["surprise"]
    game = play(table(), "sardaukars-manner", "no")
    assert is_over(game)


@pytest.mark.component("planning", "sardaukars-manner")
def test_sardaukars_manner_without_sardaukar_does_nothing():
    assert is_over(play(holding("sardaukars-manner").area("carthag", harkonnen=legion(elite=1)), "sardaukars-manner"))


@pytest.mark.component("planning", "killers-without-mercy")
def test_killers_without_mercy_go_on_against_a_sietch_without_a_hit():
    table = holding("killers-without-mercy").area("in-sw-6", harkonnen=legion(special=1, regular=1))
    table.area("in-sw-5", harkonnen=legion(elite=2))
    table.sietch("windgap", level=1).area("windgap", atreides=legion(regular=3))
    game = play(table, "killers-without-mercy")
    assert keys(game) == ["legion:in-sw-6", "done"], "only with a Sardaukar"
    game.choose("legion:in-sw-6", outcomes=rolled(shield=2) + rolled(shield=4))
    assert game.view()["battle_rules"] == ["no-cost"]
    assert game.decision.prompt[0] == "arrakis-prompt-continue"
    game.choose("yes")
    assert legion_at(game, HARKONNEN, "in-sw-6") == {"regular": 1, "special": 1}


@pytest.mark.component("planning", "killers-without-mercy")
def test_any_other_attack_pays_a_hit_to_go_on_against_a_sietch():
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-6", harkonnen=legion(special=1, regular=1))
    table.sietch("windgap", level=1).area("windgap", atreides=legion(regular=3))
    game = table.turn(HARKONNEN)
    act(game, "strategy", 1)
    game.choose("legion:in-sw-6", outcomes=rolled(shield=2) + rolled(shield=4))
    assert game.decision.prompt[0] == "arrakis-prompt-continue-cost"
    answer(game, "yes", "lose:regular")
    assert legion_at(game, HARKONNEN, "in-sw-6") == {"special": 1}


@pytest.mark.component("planning", "sardaukar-disguised")
def test_sardaukar_disguised_turns_2_elites_into_sardaukar_and_moves_2_legions_with_one():
    table = (
        holding("sardaukar-disguised")
        .area("carthag", harkonnen=legion(elite=2))
        .area("arsunt", harkonnen=legion(elite=1))
    )
    table.area("hagga-basin", harkonnen=legion(regular=1))
    game = play(table, "sardaukar-disguised")
    assert keys(game) == ["from:carthag", "from:arsunt", "done"]
    answer(game, "from:carthag", "from:arsunt")
    assert legion_at(game, HARKONNEN, "carthag") == {"elite": 1, "special": 1}
    assert legion_at(game, HARKONNEN, "arsunt") == {"special": 1}
    assert keys(game) == ["legion:carthag", "legion:arsunt", "done"], "each with a Sardaukar"
    answer(game, "legion:carthag", "whole", "to:broken-land", "legion:arsunt", "to:broken-land")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "broken-land") == {"elite": 1, "special": 2}


@pytest.mark.component("planning", "sardaukar-disguised")
def test_sardaukar_disguised_may_only_replace_or_only_move_and_needs_sardaukar_in_the_supply():
    table = holding("sardaukar-disguised").area("carthag", harkonnen=legion(elite=2))
    game = play(table, "sardaukar-disguised", "from:carthag", "done", "done")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "carthag") == {"elite": 1, "special": 1}
    table = (
        holding("sardaukar-disguised")
        .area("carthag", harkonnen=legion(elite=2, special=1))
        .supply(HARKONNEN, special=0)
    )
    game = play(table, "sardaukar-disguised")
    assert "legion:carthag" in keys(game), "nothing to replace by: the moves come at once"


@pytest.mark.component("planning", "i-decide-what-best-serves-his-majesty")
@pytest.mark.component("leader", "captain-aramsham")
def test_i_decide_places_aramsham_with_a_sardaukar_and_that_legion_moves_or_surprises():
    card = "i-decide-what-best-serves-his-majesty"

    def table():
        return (
            holding(card)
            .area("carthag", harkonnen=legion(special=2))
            .area("arsunt", harkonnen=legion(special=1))
            .area("broken-land", atreides=legion(regular=3))
        )

    game = play(table(), card, "place:carthag", "leader:captain-aramsham")
    assert where_is(game, "captain-aramsham") == "carthag"
    assert keys(game) == [f"branch:planning.{card}.1.0", f"branch:planning.{card}.1.1", "no"]
    game.choose(f"branch:planning.{card}.1.0")
    assert keys(game) == ["legion:carthag", "done"]
    answer(game, "legion:carthag", "part", "number:1", "take-leader:captain-aramsham", "to:in-ne-1")
    assert is_over(game), "one move: those left behind stay"
    game = play(table(), card, "place:arsunt", "no", f"branch:planning.{card}.1.1")
    assert where_is(game, "captain-aramsham") is None, "every part may be left"
    assert keys(game) == ["legion:arsunt", "done"]
    game.choose("legion:arsunt", outcomes=rolled(shield=1) + rolled(shield=3))
    assert game.view()["battle_rules"] == ["surprise"]
    assert is_over(play(table(), card, "done"))


@pytest.mark.component("planning", "i-decide-what-best-serves-his-majesty")
def test_i_decide_moves_the_legion_of_aramsham_even_if_he_is_there_already():
    card = "i-decide-what-best-serves-his-majesty"
    table = holding(card).area("carthag", harkonnen=legion(special=1, named=["captain-aramsham"]))
    game = play(table, card)
    assert keys(game) == [f"branch:planning.{card}.1.0", "no"]


# ---- Spies All Over Arrakis, Full Control of the Air, Moving the Battle Group


@pytest.mark.component("planning", "spies-all-over-arrakis")
def test_spies_all_over_arrakis_turn_sietch_and_tokens_of_one_area_and_draw_2():
    table = holding("spies-all-over-arrakis").sietch("windgap", level=3, hidden=True).sietch("hobars-gap", hidden=True)
    table.area("windgap", atreides=legion(leader=1, tokens=["at-std-a", "at-start-c"]))
    table.area("in-sw-6", atreides=legion(tokens=["at-std-b"])).sanctions("spacing-guild")
    game = play(table, "spies-all-over-arrakis")
    assert keys(game) == ["reveal:hobars-gap", "reveal:windgap", "reveal:in-sw-6", "done"], "it is not scouting"
    game.choose("reveal:windgap")
    assert keys(game) == ["show-both", "show-sietch", "show-tokens"]
    game.choose("show-both")
    assert game.view()["open_at"] == ["windgap"]
    assert game.view()["open_levels"] == ["3"]
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 2, "elite": 2, "leader": 1}
    assert legion_at(game, ATREIDES, "in-sw-6") == {"standard-token": 1}
    assert keys(game) == ["number:0", "number:1", "number:2", "part", "done"]


@pytest.mark.component("planning", "spies-all-over-arrakis")
def test_spies_all_over_arrakis_may_turn_a_part_and_see_nothing_else():
    table = holding("spies-all-over-arrakis").sietch("windgap", level=3, hidden=True)
    table.area("windgap", atreides=legion(tokens=["at-std-e"]))
    game = play(table, "spies-all-over-arrakis", "reveal:windgap", "show-sietch", "done")
    assert is_over(game)
    assert "standard_faces" not in game.view(HARKONNEN)["players"][ATREIDES]
    assert game.view(ATREIDES)["players"][ATREIDES]["standard_faces"] == ["at-std-e"]
    table = holding("spies-all-over-arrakis").sietch("windgap", level=3, hidden=True)
    table.area("windgap", atreides=legion(tokens=["at-std-e"]))
    game = play(table, "spies-all-over-arrakis", "reveal:windgap", "show-tokens", "done")
    assert game.view()["hidden_at"] == ["windgap"]
    assert legion_at(game, ATREIDES, "windgap") == {"elite": 1, "special": 1}


@pytest.mark.component("planning", "full-control-of-the-air")
def test_full_control_of_the_air_places_2_ornithopters_and_moves_a_legion_by_one_of_them():
    table = holding("full-control-of-the-air").area("carthag", harkonnen=legion(regular=1))
    game = play(table, "full-control-of-the-air", "ornithopter:az-inner-n", "ornithopter:az-outer-sw")
    assert game.view()["ornithopters"] == ["az-inner-n", "az-outer-sw"]
    answer(game, "legion:carthag", "fly:out-nw-16")
    assert legion_at(game, HARKONNEN, "out-nw-16") == {"regular": 1}
    assert game.view()["ornithopters"] == ["az-outer-sw"]
    assert is_over(game)


@pytest.mark.component("planning", "full-control-of-the-air")
def test_full_control_of_the_air_can_be_interrupted_to_scout_with_the_first_ornithopter():
    table = holding("full-control-of-the-air").sietch("windgap", level=2, hidden=True)
    game = play(table, "full-control-of-the-air", "ornithopter:az-inner-s")
    assert "free" in keys(game)
    answer(game, "free", "scout:az-inner-s")
    assert game.view()["open_at"] == ["windgap"]
    game.choose("ornithopter:az-inner-s")
    assert game.view()["ornithopters"] == ["az-inner-s"], "the second goes to the same zone"


@pytest.mark.component("planning", "full-control-of-the-air")
def test_full_control_of_the_air_moves_an_ornithopter_that_is_on_the_map():
    zones = ["az-inner-e", "az-inner-n", "az-inner-s", "az-inner-w", "az-outer-ne", "az-outer-nw"]
    game = play(holding("full-control-of-the-air").ornithopter(*zones), "full-control-of-the-air")
    assert keys(game) == [*(f"zone:{zone}" for zone in zones), "done"], "none is left in the supply"
    answer(game, "zone:az-inner-e", "ornithopter:az-outer-se", "done")
    assert game.view()["ornithopters"] == [*zones[1:], "az-outer-se"]


@pytest.mark.component("planning", "moving-the-battle-group")
def test_moving_the_battle_group_places_2_elites_and_a_bashar_in_a_free_mountain():
    table = holding("moving-the-battle-group").station("in-ne-2").area("broken-land", atreides=legion(regular=1))
    game = play(table, "moving-the-battle-group")
    assert "place:broken-land" not in keys(game), "not free"
    assert "place:in-ne-2" in keys(game), "a station does not matter"
    assert not {"place:arrakeen", "place:wind-pass", "place:harg-pass"} & set(keys(game))
    answer(game, "place:in-ne-2", "supply", "supply")
    assert keys(game) == ["supply", "done"]
    game.choose("supply")
    assert legion_at(game, HARKONNEN, "in-ne-2") == {"elite": 2, "leader": 1}
    assert game.view()["stations"] == ["in-ne-2"]
    assert is_over(game)


@pytest.mark.component("planning", "moving-the-battle-group")
def test_moving_the_battle_group_does_not_go_to_the_crater_of_the_atomics():
    game = play(holding("moving-the-battle-group").detonated("rimwall-west"), "moving-the-battle-group")
    assert "place:rimwall-west" not in keys(game)
    assert "place:hole-in-the-rock" in keys(game)
    game.choose("done")
    assert is_over(game)


@pytest.mark.component("planning", "moving-the-battle-group")
def test_moving_the_battle_group_moves_figures_that_stand_elsewhere():
    table = holding("moving-the-battle-group").area("carthag", harkonnen=legion(elite=2, leader=1))
    game = play(table, "moving-the-battle-group", "place:broken-land", "from:carthag", "from:carthag", "supply")
    assert legion_at(game, HARKONNEN, "broken-land") == {"elite": 2, "leader": 1}
    assert legion_at(game, HARKONNEN, "carthag") == {}, "the Bashar left alone is gone"


# ---- Seek Out the "Mahdi"


def stopped(*cards: str, stop: str = "yes", **dice: int):
    """The Harkonnen have played the card and said whether Paul is stopped; he stands in Windgap, which has a sietch."""
    table = holding("seek-out-the-mahdi", *cards, atreides=dice or {"strategy": 2}, harkonnen={"mentat": 3})
    table.sietch("windgap").area("windgap", atreides=legion(regular=3, leader=1, named=["paul-atreides"]))
    table.area("in-sw-5", atreides=legion(regular=1)).area("in-sw-6", harkonnen=legion(regular=1))
    game = play(table, "seek-out-the-mahdi", "done")
    assert keys(game) == ["yes", "no"]
    game.choose(stop)
    return pass_turn(game)


@pytest.mark.component("planning", "seek-out-the-mahdi")
def test_seek_out_the_mahdi_stops_the_legion_of_paul_in_the_next_atreides_turn_only():
    game = stopped()
    move, attack = keys(game)[:2]
    game.choose(move)
    assert keys(game) == ["legion:in-sw-5", "done"], "neither whole nor in part"
    answer(game, "done", "end")
    pass_turn(game)
    assert game.decision.seat == ATREIDES
    game.choose(attack)
    assert keys(game) == ["legion:windgap", "legion:in-sw-5", "done"], "the turn after he is free again"


@pytest.mark.component("planning", "seek-out-the-mahdi")
def test_seek_out_the_mahdi_stops_attacks_with_paul():
    game = stopped()
    game.choose(keys(game)[1])
    assert keys(game) == ["legion:in-sw-5", "done"]


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "seek-out-the-mahdi")
def test_seek_out_the_mahdi_may_leave_paul_free():
    game = stopped(stop="no")
    assert game.view()["paul_stopped"] == 0
    game.choose(keys(game)[1])
    assert keys(game) == ["legion:windgap", "legion:in-sw-5", "done"]


@pytest.mark.component("planning", "seek-out-the-mahdi")
def test_seek_out_the_mahdi_first_moves_a_legion():
    table = holding("seek-out-the-mahdi").area("carthag", harkonnen=legion(regular=1))
    game = play(table, "seek-out-the-mahdi", "legion:carthag", "to:broken-land")
    assert legion_at(game, HARKONNEN, "broken-land") == {"regular": 1}
    assert keys(game) == ["yes", "no"], "then Paul is stopped or not"
    game.choose("yes")
    assert is_over(game)


@pytest.mark.component("planning", "seek-out-the-mahdi")
@pytest.mark.component("planning", "voice-from-the-outer-world")
def test_seek_out_the_mahdi_stops_cards_and_deployment_that_would_place_paul():
    game = stopped("voice-from-the-outer-world")
    answer(game, "card:voice-from-the-outer-world", "place:in-sw-5", "supply")
    assert "leader:paul-atreides" not in keys(game)
    assert where_is(game, "paul-atreides") == "windgap"
    table = holding("seek-out-the-mahdi", atreides={"deployment": 2}, harkonnen={"mentat": 3})
    table.sietch("windgap").area("windgap", atreides=legion(regular=1))
    game = pass_turn(play(table, "seek-out-the-mahdi", "yes"))
    game.choose(keys(game)[0])
    assert "leader:stilgar" in keys(game)
    assert "leader:paul-atreides" not in keys(game), "he waits beside the board and may not be deployed"


@pytest.mark.component("planning", "seek-out-the-mahdi")
def test_seek_out_the_mahdi_holds_over_into_the_next_round():
    table = holding("seek-out-the-mahdi", harkonnen={"mentat": 1}).area("windgap", atreides=legion(regular=1))
    game = play(table, "seek-out-the-mahdi", "yes", "end")
    assert game.view()["paul_stopped"] == 1, "the Atreides have no turn left in this round"
    while game.view()["turn"] != ATREIDES:
        game.choose(keys(game)[-1])
    assert game.view()["paul_stopped"] == 2
