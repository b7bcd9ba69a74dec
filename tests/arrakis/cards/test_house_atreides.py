"""The planning cards of House Atreides: what each does in play, step by step."""

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

from sietch.arrakis.components import PRESCIENCE
from sietch.arrakis.scenario import chance, legion, legion_at, rolled

SMUGGLERS = ("smugglers-1", "smugglers-2", "smugglers-3")


def branch(card: str, place: str) -> str:
    return f"branch:planning.{card}.{place}"


# ---- War Plan, Battle Language


@pytest.mark.component("planning", "war-plan")
def test_war_plan_moves_any_legion():
    game = play(holding("war-plan").area("windgap", atreides=legion(regular=1)), "war-plan")
    assert keys(game) == [branch("war-plan", "0"), "no"], "there is nobody to attack"
    answer(game, branch("war-plan", "0"), "legion:windgap", "to:in-sw-6")
    assert legion_at(game, ATREIDES, "in-sw-6") == {"regular": 1}
    assert is_over(game)


@pytest.mark.component("planning", "war-plan")
def test_war_plan_attacks_with_one_more_die_in_every_round():
    table = holding("war-plan").area("windgap", atreides=legion(regular=2)).area("in-sw-6", harkonnen=legion(regular=3))
    game = play(table, "war-plan", branch("war-plan", "1"))
    game.choose("legion:windgap", outcomes=rolled(shield=3) + rolled(shield=3))
    answer(game, "yes", "no", outcomes=rolled(shield=3) + rolled(shield=3))
    assert game.decision.prompt[0] == "arrakis-prompt-continue", "3 dice a side in the second round too"
    game.choose("no")
    assert is_over(game)


@pytest.mark.component("planning", "war-plan")
def test_war_plan_never_rolls_more_than_6_dice_and_may_be_left():
    table = holding("war-plan").area("windgap", atreides=legion(regular=6)).area("in-sw-6", harkonnen=legion(regular=1))
    game = play(table, "war-plan", branch("war-plan", "1"))
    game.choose("legion:windgap", outcomes=rolled(shield=6) + rolled(shield=1))
    table = holding("war-plan").area("windgap", atreides=legion(regular=1))
    assert is_over(play(table, "war-plan", "no"))


@pytest.mark.component("planning", "battle-language")
def test_battle_language_moves_a_legion_with_a_leader_who_goes_along():
    table = holding("battle-language").area("windgap", atreides=legion(regular=2, leader=1))
    table.area("hobars-gap", atreides=legion(regular=2)).area("gara-kulon", atreides=legion(regular=1, leader=1))
    game = play(table, "battle-language", branch("battle-language", "0"))
    assert keys(game) == ["legion:windgap", "legion:gara-kulon", "done"]
    answer(game, "legion:windgap", "part", "number:1")
    assert keys(game)[0].startswith("to:"), "the leader goes without asking"
    game.choose("to:in-sw-6")
    assert legion_at(game, ATREIDES, "in-sw-6") == {"regular": 1, "leader": 1}
    assert is_over(game), "one move"


@pytest.mark.component("planning", "battle-language")
def test_battle_language_surprises_and_the_defender_rolls_at_most_4_dice_in_the_first_round():
    table = holding("battle-language", "hunter-seeker").area("windgap", atreides=legion(regular=2, leader=1))
    table.area("in-sw-6", harkonnen=legion(regular=6))
    game = play(table, "battle-language", branch("battle-language", "1"))
    game.choose("legion:windgap", outcomes=rolled(shield=2) + rolled(shield=4))
    assert sorted(game.view()["battle_rules"]) == ["four-dice", "surprise"]
    answer(game, "yes", "no", outcomes=rolled(shield=2) + rolled(shield=6))
    assert legion_at(game, HARKONNEN, "in-sw-6") == {"regular": 6}, "6 dice in the second round"


@pytest.mark.component("planning", "battle-language")
def test_battle_language_a_small_defender_may_discard_cards_up_to_4_dice():
    table = holding("battle-language", "hunter-seeker", "sandmasters").area("in-sw-6", harkonnen=legion(regular=3))
    table.area("windgap", atreides=legion(regular=6, leader=1))
    game = play(table, "battle-language", branch("battle-language", "1"), "legion:windgap")
    assert game.decision.seat == HARKONNEN
    game.choose("discard:sandmasters", outcomes=rolled(shield=6) + rolled(shield=4))
    assert in_hand(game, HARKONNEN) == ["hunter-seeker"], "a fifth die is not asked for"


# ---- Alia, the Abomination


@pytest.mark.component("planning", "alia-the-abomination")
@pytest.mark.component("leader", "alia")
def test_alia_the_abomination_brings_alia_while_mother_jessica_is_in_play():
    table = holding("alia-the-abomination", "the-voice").leader("reverend-mother-jessica", tank=2)
    game = play(table, "alia-the-abomination")
    assert keys(game) == ["yes", "no"]
    game.choose("yes")
    assert "alia" in game.view()["entered"]
    assert where_is(game, "alia") is None
    assert keys(game) == ["card:the-voice", "no"]


@pytest.mark.component("planning", "alia-the-abomination")
def test_alia_the_abomination_may_leave_alia_out_and_still_plays_a_card():
    table = holding("alia-the-abomination", "the-voice").leader("reverend-mother-jessica", tank=2)
    game = play(table, "alia-the-abomination", "no")
    assert "alia" not in game.view()["entered"]
    assert keys(game) == ["card:the-voice", "no"]


@pytest.mark.component("planning", "alia-the-abomination")
def test_alia_the_abomination_without_mother_jessica_only_plays_another_card():
    game = play(holding("alia-the-abomination", "the-voice"), "alia-the-abomination")
    assert "alia" not in game.view()["entered"]
    assert keys(game) == ["card:the-voice", "no"]
    game.choose("no")
    assert is_over(game)


@pytest.mark.component("planning", "alia-the-abomination")
def test_alia_the_abomination_later_takes_any_harkonnen_leader_and_draws_2():
    table = holding("alia-the-abomination", "the-voice").leader("alia").leader("beast-rabban", tank=1)
    table.area("carthag", harkonnen=legion(regular=1, leader=1, named=["baron-harkonnen"]))
    game = play(table, "alia-the-abomination")
    assert keys(game) == ["tank:baron-harkonnen", "done"], "only leaders on the map"
    game.choose("tank:baron-harkonnen")
    assert game.view()["tank"]["baron-harkonnen"] == 1
    assert game.view()["tank"]["beast-rabban"] == 2
    game.choose("number:1", outcomes=chance("drawn:war-plan", "drawn:thumpers"))
    assert in_hand(game, ATREIDES) == ["the-voice", "thumpers", "war-plan"]
    assert is_over(game)


@pytest.mark.component("planning", "alia-the-abomination")
def test_alia_the_abomination_may_leave_both_later_steps():
    table = holding("alia-the-abomination").leader("alia")
    table.area("carthag", harkonnen=legion(regular=1, named=["baron-harkonnen"]))
    game = play(table, "alia-the-abomination", "done", "done")
    assert is_over(game)
    assert where_is(game, "baron-harkonnen") == "carthag"


# ---- Smugglers


@pytest.mark.component("planning", "smugglers-1")
@pytest.mark.component("planning", "smugglers-2")
@pytest.mark.component("planning", "smugglers-3")
@pytest.mark.component("leader", "gurney-halleck")
@pytest.mark.parametrize("card", SMUGGLERS)
def test_the_first_smugglers_card_brings_gurney_with_2_elites_to_an_empty_desert(card):
    game = play(
        holding(card).harvester("in-nw-3"),
        card,
        "yes",
        "sector:inner-nw",
        "place:wind-pass",
        "supply",
        "supply",
        "leader:gurney-halleck",
    )
    assert "gurney-halleck" in game.view()["entered"]
    assert where_is(game, "gurney-halleck") == "wind-pass"
    assert legion_at(game, ATREIDES, "wind-pass") == {"elite": 2}
    assert is_over(game)


@pytest.mark.component("planning", "smugglers-1")
@pytest.mark.component("planning", "smugglers-2")
@pytest.mark.component("planning", "smugglers-3")
@pytest.mark.parametrize("card", SMUGGLERS)
def test_the_first_smugglers_card_may_place_the_elites_without_gurney(card):
    game = play(holding(card), card)
    assert keys(game) == ["yes", "no"]
    answer(game, "no", "sector:inner-nw", "place:wind-pass", "supply", "supply")
    assert is_over(game), "Gurney is not in play and cannot be placed"
    assert legion_at(game, ATREIDES, "wind-pass") == {"elite": 2}
    assert "gurney-halleck" not in game.view()["entered"]
    assert where_is(game, "gurney-halleck") is None


@pytest.mark.component("planning", "smugglers-1")
def test_smugglers_go_only_where_nothing_is_and_gurney_waits_if_no_unit_comes():
    table = holding("smugglers-1").harvester("in-sw-1").station("in-sw-3").wormsign("in-sw-4")
    game = play(table, "smugglers-1", "yes", "sector:inner-sw")
    assert keys(game) == ["place:windgap", "place:in-sw-5", "place:in-sw-6", "done"]
    answer(game, "place:in-sw-6", "done", "done")
    assert is_over(game)
    assert "gurney-halleck" in game.view()["entered"]
    assert where_is(game, "gurney-halleck") is None


@pytest.mark.component("planning", "smugglers-1")
def test_smugglers_1_later_places_2_wormsigns_and_moves_the_legion_of_gurney():
    table = holding("smugglers-1").area("wind-pass", atreides=legion(elite=2, named=["gurney-halleck"]))
    table.sietch("windgap").worm("in-sw-1").wormsign("in-sw-3").area("hobars-gap", atreides=legion(regular=1))
    game = play(table, "smugglers-1", "sector:inner-sw")
    assert keys(game) == ["sign:in-sw-4", "sign:in-sw-5", "sign:in-sw-6", "done"], "no sign, worm or sietch there"
    answer(game, "sign:in-sw-5", "sector:inner-nw", "sign:wind-pass")
    assert sorted(game.view()["wormsigns"]) == ["in-sw-3", "in-sw-5", "wind-pass"]
    assert keys(game) == ["legion:wind-pass", "done"], "only with Gurney"
    answer(game, "legion:wind-pass", "part", "number:1", "to:in-sw-2")
    assert where_is(game, "gurney-halleck") == "in-sw-2", "he goes along"
    assert legion_at(game, ATREIDES, "wind-pass") == {"elite": 1}
    assert is_over(game)


@pytest.mark.component("planning", "smugglers-1")
def test_smugglers_1_while_gurney_is_in_the_tank_only_places_wormsigns():
    table = holding("smugglers-1").leader("gurney-halleck", tank=1)
    game = play(table, "smugglers-1", "sector:inner-sw", "sign:in-sw-5", "done")
    assert is_over(game)


@pytest.mark.component("planning", "smugglers-2")
def test_smugglers_2_later_reinforces_the_legion_of_gurney():
    table = holding("smugglers-2").area("wind-pass", atreides=legion(regular=1, named=["gurney-halleck"]))
    table.area("windgap", atreides=legion(elite=1))
    game = play(table, "smugglers-2", "from:windgap", "supply")
    assert legion_at(game, ATREIDES, "wind-pass") == {"regular": 1, "elite": 2}
    assert legion_at(game, ATREIDES, "windgap") == {}
    assert is_over(game)
    assert is_over(play(holding("smugglers-2").leader("gurney-halleck"), "smugglers-2")), "he is not on the map"


@pytest.mark.component("planning", "smugglers-3")
def test_smugglers_3_later_removes_2_vehicles_in_the_sector_of_gurney_and_above_it():
    table = holding("smugglers-3").area("wind-pass", atreides=legion(regular=1, named=["gurney-halleck"]))
    table.harvester("in-nw-3", "in-sw-1").carryall("az-inner-w").ornithopter("az-outer-nw", "az-inner-e")
    game = play(table, "smugglers-3")
    assert keys(game) == ["remove:in-nw-3", "zone:az-inner-w", "zone:az-outer-nw", "done"]
    answer(game, "remove:in-nw-3", "zone:az-inner-w")
    assert game.view()["harvesters"] == ["in-sw-1"]
    assert game.view()["carryalls"] == []
    assert game.view()["ornithopters"] == ["az-inner-e", "az-outer-nw"]
    assert is_over(game)


@pytest.mark.component("planning", "smugglers-3")
def test_smugglers_3_may_remove_fewer_and_needs_gurney_on_the_map():
    table = holding("smugglers-3").area("wind-pass", atreides=legion(regular=1, named=["gurney-halleck"]))
    game = play(table.harvester("in-nw-3", "in-nw-4"), "smugglers-3", "remove:in-nw-3", "done")
    assert is_over(game)
    assert game.view()["harvesters"] == ["in-nw-4"]
    table = holding("smugglers-3").leader("gurney-halleck").harvester("in-nw-3")
    assert is_over(play(table, "smugglers-3"))


# ---- The Voice


@pytest.mark.component("planning", "the-voice")
def test_the_voice_makes_the_harkonnen_discard_a_card_of_their_choice_and_plays_another():
    game = play(holding("the-voice", "war-plan", "hunter-seeker", "shigawire"), "the-voice")
    assert game.decision.seat == ATREIDES
    assert keys(game) == ["number:1", "done"]
    game.choose("number:1")
    assert game.decision.seat == HARKONNEN
    assert sorted(keys(game)) == ["discard:hunter-seeker", "discard:shigawire"]
    game.choose("discard:shigawire")
    assert in_hand(game, HARKONNEN) == ["hunter-seeker"]
    assert game.view()["players"][HARKONNEN]["discard"] == ["shigawire"]
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "the-voice")
def test_the_voice_may_leave_the_hand_of_the_harkonnen_and_still_plays_a_card():
    game = play(holding("the-voice", "war-plan", "hunter-seeker", "shigawire"), "the-voice", "done")
    assert in_hand(game, HARKONNEN) == ["hunter-seeker", "shigawire"]
    assert game.decision.seat == ATREIDES
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "the-voice")
def test_the_voice_to_an_empty_hand_still_plays_a_card():
    assert keys(play(holding("the-voice", "war-plan"), "the-voice")) == ["card:war-plan", "no"]


# ---- Death Commandos, Chatt the Leaper


@pytest.mark.component("planning", "death-commandos")
def test_death_commandos_turn_2_elites_into_fedaykin_and_move_2_legions_with_one():
    table = (
        holding("death-commandos")
        .area("windgap", atreides=legion(elite=2))
        .area("hobars-gap", atreides=legion(special=1))
    )
    table.area("in-se-1", atreides=legion(regular=1))
    game = play(table, "death-commandos", "from:windgap", "from:windgap")
    assert legion_at(game, ATREIDES, "windgap") == {"special": 2}
    assert keys(game) == ["legion:hobars-gap", "legion:windgap", "done"]
    answer(game, "legion:hobars-gap", "to:in-se-4", "legion:windgap", "whole", "to:in-sw-6")
    assert legion_at(game, ATREIDES, "in-se-4") == {"special": 1}
    assert legion_at(game, ATREIDES, "in-sw-6") == {"special": 2}
    assert is_over(game)


@pytest.mark.component("planning", "death-commandos")
def test_death_commandos_find_elites_in_tokens_that_are_turned_as_a_free_action_first():
    table = holding("death-commandos", atreides={"mentat": 1, "house": 1})
    game = table.area("windgap", atreides=legion(tokens=["at-start-c"])).turn(ATREIDES)
    answer(game, "die:mentat", "free", "reveal:windgap", "card:death-commandos", "from:windgap", "done")
    assert legion_at(game, ATREIDES, "windgap") == {"elite": 1, "special": 1}


@pytest.mark.component("planning", "death-commandos")
def test_death_commandos_may_leave_both_steps():
    game = play(
        holding("death-commandos").area("windgap", atreides=legion(elite=2, special=1)), "death-commandos", "done"
    )
    assert keys(game) == ["legion:windgap", "done"]
    game.choose("done")
    assert is_over(game)
    assert legion_at(game, ATREIDES, "windgap") == {"elite": 2, "special": 1}


@pytest.mark.component("planning", "chatt-the-leaper")
def test_chatt_the_leaper_brings_2_fedaykin_and_a_naib_to_a_sietch():
    table = holding("chatt-the-leaper").sietch("windgap").sietch("hobars-gap", hidden=True)
    table.area("in-sw-6", atreides=legion(special=1))
    game = play(table, "chatt-the-leaper")
    assert keys(game) == ["place:hobars-gap", "place:windgap", "done"]
    answer(game, "place:windgap", "from:in-sw-6", "supply")
    assert keys(game) == ["supply", "done"], "a Naib: no named leader"
    game.choose("supply")
    assert legion_at(game, ATREIDES, "windgap") == {"special": 2, "leader": 1}
    assert legion_at(game, ATREIDES, "in-sw-6") == {}
    assert is_over(game)


@pytest.mark.component("planning", "chatt-the-leaper")
def test_chatt_the_leaper_brings_lower_units_when_the_fedaykin_have_run_out():
    table = holding("chatt-the-leaper").sietch("windgap").supply(ATREIDES, special=0)
    game = play(table, "chatt-the-leaper", "figure:elite", "figure:regular", "done")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 1, "elite": 1}
    assert is_over(play(holding("chatt-the-leaper"), "chatt-the-leaper")), "without a sietch nothing happens"


# ---- Tested with the Gom Jabbar


@pytest.mark.component("planning", "tested-with-the-gom-jabbar")
def test_tested_with_the_gom_jabbar_gives_a_second_secret_objective_and_2_cards():
    table = holding("tested-with-the-gom-jabbar").objective("objective-1")
    game = play(table, "tested-with-the-gom-jabbar")
    assert keys(game) == ["yes", "no"]
    game.choose("yes", outcomes=chance("dealt-objective:objective-6"))
    assert game.view(ATREIDES)["players"][ATREIDES]["objectives"] == ["objective-1", "objective-6"]
    seen = game.view(HARKONNEN)["players"][ATREIDES]
    assert "objectives" not in seen
    assert seen["objectives_count"] == 2
    assert game.view()["objective_deck_count"] == 4
    told = [event for event in game.events(HARKONNEN) if event.kind == "objective-taken"]
    assert [event.what for event in told] == [None], "which one is secret"
    game.choose("number:1", outcomes=chance("drawn:war-plan", "drawn:thumpers"))
    assert is_over(game)


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "tested-with-the-gom-jabbar")
def test_tested_with_the_gom_jabbar_may_leave_the_objective_and_still_draws():
    table = holding("tested-with-the-gom-jabbar").objective("objective-1")
    game = play(table, "tested-with-the-gom-jabbar", "no")
    assert game.view(ATREIDES)["players"][ATREIDES]["objectives"] == ["objective-1"]
    assert game.view()["objective_deck_count"] == 5
    game.choose("number:1", outcomes=chance("drawn:war-plan", "drawn:thumpers"))
    assert in_hand(game, ATREIDES) == ["thumpers", "war-plan"]


@pytest.mark.component("planning", "tested-with-the-gom-jabbar")
def test_either_of_two_objectives_wins():
    table = holding("tested-with-the-gom-jabbar", harkonnen={"mentat": 1}).objective("objective-1")
    game = play(table.prescience(kh=4, sd=6, ji=8), "tested-with-the-gom-jabbar")
    game.choose("yes", outcomes=chance("dealt-objective:objective-6"))
    while not game.over and game.view()["round"] == 1:
        options = keys(game)
        game.choose(next(key for key in ("end", "done", "no", options[-1]) if key in options))
    assert game.winners == [ATREIDES]


# ---- Truthtrance


@pytest.mark.component("planning", "truthtrance")
def test_truthtrance_names_the_die_the_harkonnen_must_use_next():
    table = holding("truthtrance", atreides={"mentat": 3}, harkonnen={"mentat": 1, "house": 1, "strategy": 1})
    game = play(table, "truthtrance")
    assert keys(game) == ["result:strategy", "result:mentat", "result:house", "done"], "unused ones only"
    answer(game, "result:house")
    assert keys(game) == [branch("truthtrance", "1.0"), "no"]
    answer(game, "no", "end")
    assert game.decision.seat == HARKONNEN
    assert not any(key.startswith("die:") for key in keys(game)), "the named die is spent at once"
    assert game.view()["players"][HARKONNEN]["dice"]["house"] == 0
    pass_turn(game)
    pass_turn(game)
    assert {"die:mentat", "die:strategy"} <= set(keys(game)), "only their next turn"


@pytest.mark.component("planning", "truthtrance")
def test_truthtrance_then_draws_2_or_plays_1():
    game = play(holding("truthtrance", "war-plan"), "truthtrance", "done")
    assert game.view()["named_die"] is None
    assert keys(game) == [branch("truthtrance", "1.0"), branch("truthtrance", "1.1"), "no"]
    answer(game, branch("truthtrance", "1.0"), "number:0", outcomes=chance("drawn:thumpers", "drawn:hieregs"))
    assert in_hand(game, ATREIDES) == ["hieregs", "thumpers", "war-plan"]
    assert is_over(game)
    game = play(holding("truthtrance", "war-plan"), "truthtrance", "done", branch("truthtrance", "1.1"))
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "truthtrance")
def test_truthtrance_can_name_a_bene_gesserit_token_in_a_slot():
    table = holding("truthtrance", harkonnen={"mentat": 1}).sisters(HARKONNEN, 0, leadership=1)
    game = play(table, "truthtrance")
    assert keys(game) == ["result:leadership", "result:mentat", "done"]
    answer(game, "result:leadership", "no", "end")
    assert game.view()["players"][HARKONNEN]["bene_gesserit_dice"]["leadership"] == 0


# ---- Adab, Alam al-Mithal


@pytest.mark.component("planning", "adab-the-demanding-memory")
def test_adab_removes_any_number_of_revealed_cards_and_reveals_as_many():
    table = holding("adab-the-demanding-memory", "war-plan")
    table.revealed("stunted-worms", "the-desert-war", "jessica-trains-paul")
    game = play(table, "adab-the-demanding-memory", "drop:stunted-worms", "drop:the-desert-war")
    assert keys(game) == ["drop:jessica-trains-paul", "done"]
    game.choose("done", outcomes=chance("revealed:stand-in-raid", "revealed:the-lisan-al-gaib"))
    assert game.view()["revealed"] == ["jessica-trains-paul", "stand-in-raid", "the-lisan-al-gaib"]
    assert sorted(game.view()["removed"]) == ["stunted-worms", "the-desert-war"]
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "adab-the-demanding-memory")
@pytest.mark.component("planning", "eyes-of-ibad")
def test_adab_may_remove_nothing_and_never_a_card_held_by_the_eyes_of_ibad():
    table = holding("eyes-of-ibad", "adab-the-demanding-memory", harkonnen={"mentat": 3})
    game = play(table.revealed("stunted-worms", "the-desert-war"), "eyes-of-ibad", "attach:stunted-worms")
    pass_turn(pass_turn(game))
    answer(game, *(["die:mentat"] if "die:mentat" in keys(game) else []), "card:adab-the-demanding-memory")
    assert keys(game) == ["drop:the-desert-war", "done"]
    game.choose("done")
    assert game.view()["revealed"] == ["stunted-worms", "the-desert-war"]
    assert is_over(game)


@pytest.mark.component("planning", "adab-the-demanding-memory")
def test_adab_reveals_no_more_than_the_deck_has():
    table = holding("adab-the-demanding-memory").revealed("stunted-worms", "the-desert-war")
    others = [card.id for card in PRESCIENCE if card.id not in ("stunted-worms", "the-desert-war")]
    table.removed(*others[1:])
    game = play(table, "adab-the-demanding-memory", "drop:stunted-worms", "drop:the-desert-war")
    assert len(game.view()["revealed"]) == 1
    assert game.view()["prescience_deck_count"] == 0


@pytest.mark.component("planning", "alam-al-mithal")
def test_alam_al_mithal_lowers_a_marker_and_raises_another_by_as_much():
    table = holding("alam-al-mithal").prescience(kh=4, sd=2, ji=0)
    game = play(table, "alam-al-mithal")
    assert keys(game) == ["marker:kh", "marker:sd", "done"], "one at 0 cannot be lowered"
    game.choose("marker:kh")
    assert keys(game) == ["marker:sd", "marker:ji", "done"]
    game.choose("marker:ji")
    assert keys(game) == ["number:1", "number:2", "number:3", "number:4", "done"]
    game.choose("number:3")
    assert game.view()["prescience"] == {"kh": 1, "sd": 2, "ji": 3}
    assert "chani" in game.view()["entered"], "what the raised marker reaches happens"
    assert "paul-muaddib" in game.view()["entered"], "what the lowered one reached stays"
    assert keys(game) == ["number:0", "number:1", "number:2", "part", "done"]


@pytest.mark.component("planning", "alam-al-mithal")
def test_alam_al_mithal_stops_at_the_last_step_and_may_be_left():
    table = holding("alam-al-mithal").prescience(kh=9, sd=5).detonated("rimwall-west")
    game = play(table, "alam-al-mithal", "marker:sd", "marker:kh")
    assert keys(game) == ["number:1", "done"]
    answer(game, "done", "done")
    assert game.view()["prescience"] == {"kh": 9, "sd": 5, "ji": 0}
    assert is_over(game)
    game = play(holding("alam-al-mithal"), "alam-al-mithal")
    assert keys(game) == ["number:0", "number:1", "number:2", "part", "done"], (
        "nothing to lower: the cards come at once"
    )


# ---- Usul


@pytest.mark.component("planning", "usul-the-base-of-the-pillar")
def test_usul_takes_a_desert_power_action_whatever_the_dice_and_plays_a_card():
    table = holding("usul-the-base-of-the-pillar", "war-plan", atreides={"mentat": 4}).worm("in-sw-5")
    game = play(table, "usul-the-base-of-the-pillar")
    names = [key.removeprefix("branch:step.desert-power.") for key in keys(game)]
    assert names == ["0", "1", "no"], "wormsigns or moving worms; there is nothing to attack"
    answer(game, keys(game)[1], "worm:in-sw-5", "worm-to:in-sw-4")
    assert game.view()["worms"] == ["in-sw-4"]
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "usul-the-base-of-the-pillar")
def test_usul_may_leave_the_desert_power():
    game = play(holding("usul-the-base-of-the-pillar", "war-plan"), "usul-the-base-of-the-pillar", "no")
    assert keys(game) == ["card:war-plan", "no"]


# ---- Voice from the Outer World


@pytest.mark.component("planning", "voice-from-the-outer-world")
@pytest.mark.component("leader", "paul-atreides")
@pytest.mark.component("leader", "paul-muaddib")
@pytest.mark.parametrize("paul", ["paul-atreides", "paul-muaddib"])
def test_voice_from_the_outer_world_places_whichever_paul_is_in_play_and_that_legion_acts(paul):
    card = "voice-from-the-outer-world"

    def table():
        return (
            holding(card)
            .leader(paul)
            .area("windgap", atreides=legion(regular=1))
            .area("in-se-4", atreides=legion(regular=1))
            .area("in-sw-6", harkonnen=legion(regular=3))
        )

    game = play(table(), card, "place:windgap", "supply", f"leader:{paul}")
    assert where_is(game, paul) == "windgap"
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 1, "special": 1}
    assert keys(game) == [branch(card, "1.0"), branch(card, "1.1"), "no"]
    game.choose(branch(card, "1.0"))
    assert keys(game) == ["legion:windgap", "done"]
    answer(game, "legion:windgap", "part", "number:0", f"take-leader:{paul}", "to:in-sw-5")
    assert where_is(game, paul) == "in-sw-5"
    assert is_over(game), "one move: those left behind stay"
    game = play(table(), card, "place:windgap", "supply", f"leader:{paul}", branch(card, "1.1"))
    assert keys(game) == ["legion:windgap", "done"], "the other legion next to the enemy does not"
    game.choose("legion:windgap", outcomes=rolled(shield=2) + rolled(shield=3))
    assert game.view()["battle_rules"] == ["surprise"]


@pytest.mark.component("planning", "voice-from-the-outer-world")
def test_voice_from_the_outer_world_moves_paul_from_elsewhere_or_leaves_him():
    card = "voice-from-the-outer-world"
    table = holding(card).area("windgap", atreides=legion(regular=1, named=["paul-atreides"]))
    table.area("hobars-gap", atreides=legion(tokens=["at-start-a"]))
    game = play(table, card, "place:hobars-gap", "done", "leader:paul-atreides")
    assert where_is(game, "paul-atreides") == "hobars-gap", "a token is enough company"
    table = holding(card).leader("paul-atreides", tank=1).area("windgap", atreides=legion(regular=1))
    game = play(table, card, "supply", "no")
    assert is_over(game)
    assert game.view()["tank"]["paul-atreides"] == 1


# ---- Our Family Atomics


@pytest.mark.component("planning", "our-family-atomics")
def test_our_family_atomics_detonates_with_a_marker_at_4_and_plays_a_card():
    table = holding("our-family-atomics", "war-plan").prescience(ji=4)
    table.area("splintered-rock", harkonnen=legion(regular=1))
    game = play(table, "our-family-atomics")
    assert sorted(keys(game)) == ["blast:hole-in-the-rock", "blast:rimwall-west", "blast:splintered-rock", "done"]
    game.choose("blast:splintered-rock")
    assert game.view()["detonated"] == "splintered-rock"
    assert game.decision.seat == ATREIDES, "the opponent moves a legion that stood there"
    game.choose("retreat:hagga-basin")
    assert legion_at(game, HARKONNEN, "hagga-basin") == {"regular": 1}
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "our-family-atomics")
def test_our_family_atomics_below_4_only_plays_a_card():
    game = play(holding("our-family-atomics", "war-plan").prescience(ji=3, kh=3), "our-family-atomics")
    assert game.view()["detonated"] is None
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "our-family-atomics")
def test_our_family_atomics_may_keep_the_atomics_for_later():
    game = play(holding("our-family-atomics").prescience(ji=4), "our-family-atomics", "done")
    assert is_over(game)
    assert game.view()["detonated"] is None


@pytest.mark.component("planning", "our-family-atomics")
def test_our_family_atomics_after_the_blast_gives_two_desert_power_actions_one_after_the_other():
    table = holding("our-family-atomics", "war-plan").detonated("rimwall-west").worm("in-sw-5")
    game = play(table, "our-family-atomics")
    answer(game, keys(game)[1], "worm:in-sw-5", "worm-to:in-sw-4")
    assert keys(game)[-1] == "no"
    answer(game, keys(game)[1], "worm:in-sw-4", "worm-to:in-sw-3")
    assert game.view()["worms"] == ["in-sw-3"], "the same worm may move in both"
    assert is_over(game), "no card is played"


@pytest.mark.component("planning", "our-family-atomics")
def test_our_family_atomics_either_desert_power_may_be_left():
    table = holding("our-family-atomics").detonated("rimwall-west")
    assert is_over(play(table, "our-family-atomics", "no", "no"))


# ---- Bill of Particulars


@pytest.mark.component("planning", "bill-of-particulars")
def test_bill_of_particulars_drops_an_imperium_marker_without_its_sanction():
    table = holding("bill-of-particulars", "war-plan").imperium(choam=5)
    game = play(table, "bill-of-particulars")
    assert keys(game) == ["power:spacing-guild", "power:landsraad", "no"], "one on the bottom row cannot drop"
    game.choose("power:landsraad")
    assert game.view()["imperium"] == {"choam": 5, "spacing-guild": 1, "landsraad": 2}
    assert game.view()["sanctions"] == []
    assert keys(game) == ["card:war-plan", "no"]


@pytest.mark.component("planning", "bill-of-particulars")
def test_bill_of_particulars_may_be_left():
    game = play(holding("bill-of-particulars", "war-plan"), "bill-of-particulars", "no")
    assert game.view()["imperium"] == {"choam": 1, "spacing-guild": 1, "landsraad": 1}
    assert keys(game) == ["card:war-plan", "no"]


# ---- Fear Is the Mind-Killer


@pytest.mark.component("planning", "fear-is-the-mind-killer")
def test_fear_is_the_mind_killer_adds_2_steps_of_any_marker_to_the_claim_of_its_card():
    table = holding("fear-is-the-mind-killer", harkonnen={"mentat": 1}).revealed("the-desert-war", "stunted-worms")
    for area in ("in-sw-1", "in-sw-3", "in-sw-5", "in-sw-6"):
        table.area(area, atreides=legion(regular=1))
    game = play(table, "fear-is-the-mind-killer")
    assert keys(game) == ["attach:the-desert-war", "attach:stunted-worms", "done"]
    answer(game, "attach:the-desert-war")
    assert game.view()["feared"] == "the-desert-war"
    while "claim:the-desert-war" not in keys(game):
        options = keys(game)
        game.choose(next(key for key in ("end", "done", "no", options[-1]) if key in options))
    game.choose("claim:the-desert-war")
    assert keys(game) == ["marker:kh", "marker:sd", "marker:ji"]
    game.choose("marker:kh")
    assert game.view()["prescience"] == {"kh": 2, "sd": 1, "ji": 2}


@pytest.mark.component("planning", "fear-is-the-mind-killer")
def test_fear_is_the_mind_killer_is_gone_at_the_end_of_the_round():
    table = holding("fear-is-the-mind-killer", harkonnen={"mentat": 1}).revealed("the-desert-war")
    game = play(table, "fear-is-the-mind-killer", "attach:the-desert-war")
    while game.view()["round"] == 1:
        options = keys(game)
        game.choose(next(key for key in ("end", "done", "no", options[-1]) if key in options))
    assert game.view()["feared"] is None
    assert "fear-is-the-mind-killer" in game.view()["players"][ATREIDES]["discard"]


@pytest.mark.component("planning", "fear-is-the-mind-killer")
def test_fear_is_the_mind_killer_may_be_left_and_needs_a_revealed_card():
    assert is_over(
        play(holding("fear-is-the-mind-killer").revealed("the-desert-war"), "fear-is-the-mind-killer", "done")
    )
    assert is_over(play(holding("fear-is-the-mind-killer"), "fear-is-the-mind-killer"))
