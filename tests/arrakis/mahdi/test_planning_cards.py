"""What the Harkonnen make of each of their planning cards, and when one of them joins the Reinforcements instead."""

from __future__ import annotations

import pytest
from tests.arrakis.mahdi.alone import (
    ATREIDES,
    HARKONNEN,
    about,
    asked,
    draws,
    harkonnen,
    keys,
    mahdi,
    pile,
    plays,
    to_the_end,
    told,
    where,
)
from tests.table import choose

from sietch.arrakis.components import PLANNING
from sietch.arrakis.mahdi.planning import EFFECTS
from sietch.arrakis.mahdi.scenario import MahdiScenario
from sietch.arrakis.scenario import legion
from sietch.core.game import Game

SETTLEMENTS = ("arrakeen", "carthag", "arsunt", "hagga-basin", "imperial-basin", "north-pole")


def quiet() -> MahdiScenario:
    """A target with nobody in it and another sietch far off; no Harkonnen yet."""
    return mahdi().sietch("windgap", level=2).sietch("gara-kulon").tactics(harvest="outer-nw", target="windgap")


def settled(*places: str) -> MahdiScenario:
    """Harkonnen settlements with a regular unit each."""
    table = quiet().settlements(*places)
    for place in places:
        table.area(place, harkonnen=legion(regular=1))
    return table


def joined(game: Game, card: str) -> bool:
    """Did the card join the Reinforcements because nothing of it could be done?"""
    return about(game, "card-reinforces") == [card]


def played(game: Game, card: str) -> bool:
    return about(game, "planning-played")[0] == card and about(game, "card-reinforces") == []


@pytest.mark.ruling("ms-pl-2")
def test_there_is_a_procedure_for_every_card():
    cards = [card for card in PLANNING if card.side == HARKONNEN]
    assert sum(card.copies for card in cards) == 36
    assert {card.number for card in cards} - set(EFFECTS) == {card.number for card in cards if card.hand_only}


# ---- House Harkonnen


@pytest.mark.ruling("ms-card-hard-times-and-oppression")
def test_hard_times_places_a_unit_in_every_settlement_with_room():
    table = settled(*SETTLEMENTS[1:]).settlements("arrakeen").area("arrakeen", harkonnen=legion(regular=6))
    game = plays(table, "hard-times-and-oppression")
    assert harkonnen(game)["arrakeen"] == {"regular": 6}
    assert harkonnen(game)["carthag"] == {"regular": 1, "elite": 1}
    assert harkonnen(game)["north-pole"] == {"regular": 2}
    assert joined(plays(quiet(), "hard-times-and-oppression"), "hard-times-and-oppression")


@pytest.mark.ruling("ms-card-forced-recruitment")
def test_forced_recruitment_is_for_arrakeen():
    game = plays(settled("arrakeen"), "forced-recruitment")
    assert harkonnen(game)["arrakeen"] == {"regular": 1, "elite": 3}
    assert game.view()["leader_at"] == {"beast-rabban": "arrakeen"}
    assert joined(plays(settled("carthag"), "forced-recruitment"), "forced-recruitment")


@pytest.mark.ruling("ms-card-beloved-feyd-rautha")
def test_feyd_enters_and_a_card_is_played_or_his_legion_grows():
    # Every card of the allies is in the Reinforcements: the one that is played comes from the House's deck again.
    game = plays(settled("carthag"), "beloved-feyd-rautha")
    assert about(game, "leader-entered") == ["feyd-rautha"]
    assert about(game, "leader-left") == ["beast-rabban"]
    table = settled("carthag").leader("feyd-rautha").area("in-sw-4", harkonnen=legion(regular=1, named=["feyd-rautha"]))
    game = plays(table, "beloved-feyd-rautha")
    assert harkonnen(game)["in-sw-4"] == {"regular": 1, "elite": 2}
    assert joined(plays(settled("carthag").leader("feyd-rautha"), "beloved-feyd-rautha"), "beloved-feyd-rautha")


@pytest.mark.ruling("ms-card-harkonnen-patrols")
def test_patrols_go_to_empty_desert_nearest_to_a_sietch_then_to_the_target():
    game = plays(quiet(), "harkonnen-patrols")
    # Areas beside both sietches are one step from a sietch; those beside the target are nearer to it.
    assert asked(game) == {"in-sw-3", "in-sw-5", "in-sw-6", "out-sw-9"}
    to_the_end(game)
    assert len(harkonnen(game)) == 3
    assert all(there == {"regular": 1} for there in harkonnen(game).values())
    table = quiet().area("out-nw-13", harkonnen=legion(regular=6)).area("out-nw-14", harkonnen=legion(regular=6))
    table.supply(HARKONNEN, regular=0, elite=0, special=0)
    assert joined(plays(table, "harkonnen-patrols"), "harkonnen-patrols")


@pytest.mark.ruling("ms-card-arsunt-legion")
def test_arsunt_legion_reinforces_arsunt_and_goes_on_with_it():
    game = to_the_end(plays(settled("arsunt"), "arsunt-legion"))
    ((start, end),) = where(game, "legion-moved")
    assert start == "arsunt"
    assert harkonnen(game)[end] == {"regular": 2, "elite": 1}
    assert game.view()["leader_at"] == {"beast-rabban": end}
    assert about(game, "garrisoned") == ["arsunt"]
    assert joined(plays(settled("carthag"), "arsunt-legion"), "arsunt-legion")
    # Without the village a legion that stands there goes on all the same.
    game = to_the_end(plays(quiet().area("arsunt", harkonnen=legion(regular=1)), "arsunt-legion"))
    assert played(game, "arsunt-legion")
    assert len(where(game, "legion-moved")) == 1


@pytest.mark.ruling("ms-card-barons-personal-guard")
def test_the_baron_and_his_guard_come_together_and_a_legion_moves():
    game = to_the_end(plays(settled("arrakeen", "carthag"), "barons-personal-guard"))
    # Both cities are five steps from the nearest sietch: the Atreides chose the first.
    at = game.view()["leader_at"]["baron-harkonnen"]
    assert harkonnen(game)[at].get("elite") == 2
    assert len(where(game, "legion-moved")) == 1
    # Without a city the rest of the card is played.
    assert played(to_the_end(plays(settled("north-pole"), "barons-personal-guard")), "barons-personal-guard")
    assert joined(plays(quiet(), "barons-personal-guard"), "barons-personal-guard")


@pytest.mark.ruling("ms-card-hawats-scheming")
@pytest.mark.ruling("ms-scheming")
@pytest.mark.ruling("wasolo_hawats_scheming")
def test_the_first_scheming_waits_beside_the_map_and_the_second_brings_mohiam():
    game = plays(settled("carthag").leader("thufir-hawat", spent=True), "hawats-scheming")
    assert about(game, "scheme-laid") == ["hawats-scheming"]
    assert game.view()["beside"] == ["hawats-scheming"]
    assert about(game, "leader-left") == []
    table = settled("carthag").leader("thufir-hawat", spent=True).scheme_beside().unrolled(2, on_board=1)
    game = plays(table, "hawats-scheming")
    assert about(game, "leader-left") == ["thufir-hawat"]
    assert about(game, "leader-entered") == ["gaius-helen-mohiam"]
    assert about(game, "planning-discarded") == ["hawats-scheming"] * 2
    # Instead of a Bene Gesserit token a die joins the others.
    assert (game.view()["unrolled"], game.view()["on_spice_board"]) == (2, 0)


@pytest.mark.ruling("ms-card-hawats-scheming")
def test_scheming_without_hawat_joins_the_reinforcements():
    table = settled("carthag").scheme_beside()
    assert joined(plays(table, "hawats-scheming"), "hawats-scheming")
    assert joined(plays(settled("carthag").gone("thufir-hawat"), "hawats-scheming"), "hawats-scheming")


@pytest.mark.ruling("ms-card-evidence-of-rebellion")
def test_evidence_of_rebellion_reinforces_a_settlement_and_the_pile():
    game = plays(settled("carthag", "north-pole"), "evidence-of-rebellion", "drawn:sandmasters")
    assert harkonnen(game)["north-pole"] == {"regular": 1, "elite": 2}
    assert about(game, "reinforced") == ["house-harkonnen"]
    assert played(plays(quiet(), "evidence-of-rebellion", "drawn:sandmasters"), "evidence-of-rebellion")


@pytest.mark.ruling("ms-card-polar-cap-factories")
def test_polar_cap_factories_reinforce_the_pole_and_clear_the_wormsigns_around_it():
    table = settled("north-pole").wormsign("in-sw-4").wormsign("wind-pass").wormsign("out-ne-1")
    game = plays(table, "polar-cap-factories")
    assert harkonnen(game)["north-pole"] == {"regular": 3, "elite": 1, "leader": 1}
    assert game.view()["wormsigns"] == ["out-ne-1"]
    game = plays(settled("carthag").wormsign("in-sw-4"), "polar-cap-factories")
    assert game.view()["wormsigns"] == []
    assert joined(plays(settled("carthag"), "polar-cap-factories"), "polar-cap-factories")


@pytest.mark.ruling("ms-card-carthag-the-former-capital")
def test_carthag_the_former_capital_is_for_carthag():
    game = plays(settled("carthag"), "carthag-the-former-capital")
    assert harkonnen(game)["carthag"] == {"regular": 4, "elite": 1}
    assert joined(plays(settled("arrakeen"), "carthag-the-former-capital"), "carthag-the-former-capital")


@pytest.mark.ruling("ms-card-workhorse-of-arrakis")
def test_workhorse_places_a_harvester_and_a_carryall_by_their_rules():
    game = plays(quiet(), "workhorse-of-arrakis")
    assert game.decision.prompt[0] == "mahdi-prompt-harvester"
    to_the_end(game)
    assert len(game.view()["harvesters"]) == len(game.view()["carryalls"]) == 1
    assert about(game, "reinforced")[0] == "house-harkonnen"


@pytest.mark.ruling("ms-card-spotter-control")
def test_spotter_control_removes_the_three_wormsigns_nearest_to_the_target():
    table = quiet()
    for place in ("in-sw-3", "in-sw-5", "in-sw-4", "out-ne-1", "out-ne-14"):
        table.wormsign(place)
    game = plays(table, "spotter-control", "drawn:sandmasters")
    assert set(game.view()["wormsigns"]) == {"out-ne-1", "out-ne-14"}
    table = quiet().wormsign("in-sw-3").wormsign("in-sw-5").wormsign("in-sw-6").wormsign("out-sw-9")
    assert asked(plays(table, "spotter-control")) == {"in-sw-3", "in-sw-5", "in-sw-6", "out-sw-9"}


@pytest.mark.ruling("ms-card-explosive-artillery")
def test_explosive_artillery_moves_and_shells_the_strongest_legion_that_is_touched():
    table = quiet().area("in-sw-3", harkonnen=legion(regular=1)).area("in-sw-2", atreides=legion(regular=3))
    table.area("in-sw-5", atreides=legion(regular=4)).area("windgap", atreides=legion(regular=2))
    game = plays(table, "explosive-artillery", *["rolled:hit"] * 4)
    assert about(game, "hits-taken") == ["in-sw-5"]
    assert joined(plays(quiet(), "explosive-artillery"), "explosive-artillery")


@pytest.mark.ruling("ms-card-sandmasters")
def test_sandmasters_place_three_harvesters_by_their_rules():
    game = to_the_end(plays(quiet(), "sandmasters"))
    assert len(game.view()["harvesters"]) == 3


@pytest.mark.ruling("ms-card-mudir-nahya")
def test_mudir_nahya_brings_rabban_to_the_first_legion_which_attacks_if_it_can():
    table = quiet().area("in-sw-3", harkonnen=legion(regular=1)).area("carthag", harkonnen=legion(regular=3))
    game = plays(table, "mudir-nahya", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    assert game.view()["leader_at"] == {"beast-rabban": "windgap"}
    game = plays(quiet().gone("beast-rabban").area("carthag", harkonnen=legion(regular=3)), "mudir-nahya")
    assert harkonnen(to_the_end(game))["carthag"] == {"regular": 3, "elite": 2}
    assert joined(plays(quiet(), "mudir-nahya"), "mudir-nahya")


@pytest.mark.ruling("ms-card-hunter-seeker")
@pytest.mark.ruling("ms-pl-4")
def test_hunter_seeker_finds_the_leader_nearest_to_the_target_in_a_sector_with_a_legion():
    table = quiet().area("in-sw-1", harkonnen=legion(regular=1))
    table.area("gara-kulon", atreides=legion(regular=1, named=["stilgar"]))
    table.area("in-sw-6", atreides=legion(regular=1, named=["lady-jessica"]))
    table.area("false-wall-west", atreides=legion(regular=1, named=["paul-atreides"]))
    game = plays(table, "hunter-seeker")
    # Both are in the inner south-west, one step from Windgap.
    assert asked(game) == {"lady-jessica", "paul-atreides"}
    choose(game, "tank:paul-atreides")
    assert game.view()["tank"]["paul-atreides"] == 1
    assert joined(plays(settled("carthag"), "hunter-seeker"), "hunter-seeker")


# ---- Corrino allies


@pytest.mark.ruling("ms-card-rage-overcame-shaddam-1")
@pytest.mark.ruling("ms-card-rage-overcame-shaddam-2")
@pytest.mark.ruling("ms-card-rage-overcame-shaddam-3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_first_rage_brings_shaddam_and_plays_a_card(number):
    # After an allies' card the next one comes from the House's deck.
    table = quiet().discard(HARKONNEN, "sandmasters")
    game = draws(table, f"rage-overcame-shaddam-{number}", "hunter-seeker", "forced-recruitment")
    assert about(game, "leader-entered") == ["shaddam-iv"]
    assert about(game, "card-drawn")[1] == "hunter-seeker"


@pytest.mark.ruling("ms-card-rage-overcame-shaddam-1")
def test_a_later_rage_brings_four_units_and_shaddam_to_a_settlement():
    game = plays(settled("carthag", "north-pole").leader("shaddam-iv", spent=True), "rage-overcame-shaddam-1")
    assert harkonnen(game)["north-pole"] == {"regular": 5}
    assert game.view()["leader_at"] == {"shaddam-iv": "north-pole"}
    table = quiet().leader("shaddam-iv", tank=1)
    assert joined(plays(table, "rage-overcame-shaddam-1"), "rage-overcame-shaddam-1")


@pytest.mark.ruling("ms-card-rage-overcame-shaddam-2")
def test_or_two_sardaukar_and_shaddam_to_a_legion():
    game = plays(settled("carthag", "north-pole").leader("shaddam-iv", spent=True), "rage-overcame-shaddam-2")
    assert harkonnen(game)["north-pole"] == {"regular": 1, "special": 2}
    table = quiet().leader("shaddam-iv", spent=True)
    assert joined(plays(table, "rage-overcame-shaddam-2"), "rage-overcame-shaddam-2")


@pytest.mark.ruling("ms-card-rage-overcame-shaddam-3")
def test_or_a_legion_with_a_sardaukar_moves_and_attacks():
    table = settled("carthag").leader("shaddam-iv", spent=True).area("wind-pass", harkonnen=legion(special=1))
    table.area("in-sw-2", atreides=legion(regular=6))
    game = plays(table, "rage-overcame-shaddam-3", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "legion-moved")[0] == ("wind-pass", "in-sw-3")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    table = settled("carthag").leader("shaddam-iv", spent=True)
    assert joined(plays(table, "rage-overcame-shaddam-3"), "rage-overcame-shaddam-3")


@pytest.mark.ruling("ms-card-rage-overcame-shaddam-3")
@pytest.mark.ruling("ms-card-i-decide-what-best-serves-his-majesty")
@pytest.mark.ruling("ms-house-4")
@pytest.mark.parametrize(
    ("card", "leader"),
    [("rage-overcame-shaddam-3", "shaddam-iv"), ("i-decide-what-best-serves-his-majesty", "captain-aramsham")],
)
def test_a_leader_who_is_with_the_first_legion_of_the_order_stays_and_it_goes_on(card, leader):
    table = quiet().leader(leader, spent=True).area("carthag", harkonnen=legion(special=1))
    table.area("in-sw-3", harkonnen=legion(special=1, named=[leader]))
    game = plays(table, card, "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    assert game.view()["leader_at"] == {leader: "windgap"}


@pytest.mark.ruling("ms-card-manipulation-of-others")
@pytest.mark.ruling("ms-seek")
def test_manipulation_of_others_has_the_atreides_discard_two_cards_of_their_choice():
    table = quiet().hand(ATREIDES, "war-plan", "the-voice", "truthtrance")
    game = plays(table, "manipulation-of-others")
    assert keys(game) == ["discard:war-plan", "discard:the-voice", "discard:truthtrance"]
    choose(game, "discard:war-plan", "discard:the-voice")
    assert game.view(ATREIDES)["players"][ATREIDES]["house_hand"] == ["truthtrance"]
    assert played(plays(quiet(), "manipulation-of-others", "drawn:shigawire"), "manipulation-of-others")


@pytest.mark.ruling("ms-card-breeding-program")
@pytest.mark.ruling("ms-bg")
@pytest.mark.ruling("wasolo_bg")
def test_breeding_program_brings_a_die_from_the_spice_board_or_supremacy_and_plays_a_card():
    cards = ("breeding-program", "hunter-seeker", "forced-recruitment")
    game = draws(quiet().discard(HARKONNEN, "sandmasters").unrolled(2, on_board=1), *cards)
    assert told(game).count("die-joined") == 1
    assert game.view()["unrolled"] == 2
    assert about(game, "card-drawn")[1] == "hunter-seeker"
    game = plays(quiet(), "breeding-program")
    assert game.view()["supremacy"] == 1
    assert game.view()["bene_gesserit"] == 4


@pytest.mark.ruling("ms-card-troop-carriers")
def test_troop_carriers_bring_the_strongest_legion_of_a_settlement_to_the_one_nearest_to_the_target():
    table = settled("carthag").settlements("arrakeen").area("arrakeen", harkonnen=legion(regular=2, elite=1, leader=1))
    game = plays(table.area("in-sw-4", harkonnen=legion(regular=4)), "troop-carriers")
    # Two of three fit: the elite unit and a regular one, and all leaders.
    assert harkonnen(game)["in-sw-4"] == {"regular": 5, "elite": 1, "leader": 1}
    assert harkonnen(game)["arrakeen"] == {"regular": 1}
    assert joined(plays(settled("carthag"), "troop-carriers"), "troop-carriers")


@pytest.mark.ruling("ms-card-troop-carriers")
def test_troop_carriers_leave_tokens_behind():
    table = settled("carthag").area("in-sw-4", harkonnen=legion(regular=1))
    game = plays(table, "troop-carriers", "drawn-token:hk-black-a", "drawn-token:hk-silver-a")
    assert about(game, "garrisoned") == ["carthag"]


@pytest.mark.ruling("ms-card-shigawire")
def test_shigawire_moves_a_legion_with_a_sardaukar_and_strikes_a_leader_that_it_touches():
    table = quiet().area("wind-pass", harkonnen=legion(special=2)).area("in-sw-2", atreides=legion(regular=6))
    table.area("windgap", atreides=legion(regular=1, named=["stilgar"]))
    game = plays(table, "shigawire")
    assert where(game, "legion-moved") == [("wind-pass", "in-sw-3")]
    assert about(game, "leader-tanked") == ["stilgar"]
    assert joined(plays(settled("carthag"), "shigawire"), "shigawire")


@pytest.mark.ruling("ms-card-hope-clouds-observation")
def test_hope_clouds_observation_returns_a_card_of_the_atreides_choice():
    table = quiet().revealed("jessica-trains-paul", "stunted-worms")
    game = plays(table, "hope-clouds-observation")
    assert game.decision.prompt[0] == "mahdi-prompt-return"
    choose(game, "drop:stunted-worms")
    assert game.view()["revealed"] == ["jessica-trains-paul"]
    assert joined(plays(quiet(), "hope-clouds-observation"), "hope-clouds-observation")


@pytest.mark.ruling("ms-card-reports-of-traitors")
def test_reports_of_traitors_take_an_unused_house_die():
    game = plays(quiet().dice(ATREIDES, house=2, mentat=1), "reports-of-traitors")
    assert game.view()["players"][ATREIDES]["dice"]["house"] == 1
    assert joined(plays(quiet(), "reports-of-traitors"), "reports-of-traitors")


@pytest.mark.ruling("ms-card-sardaukar-pogrom")
def test_sardaukar_pogrom_moves_three_legions_with_sardaukar():
    table = settled("north-pole")
    for place in ("carthag", "arsunt", "hole-in-the-rock", "false-wall-east"):
        table.area(place, harkonnen=legion(special=1))
    game = to_the_end(plays(table, "sardaukar-pogrom"))
    moves = where(game, "legion-moved")
    assert len(moves) == 3
    assert "north-pole" not in {start for start, _ in moves}
    assert joined(plays(settled("carthag"), "sardaukar-pogrom"), "sardaukar-pogrom")


@pytest.mark.ruling("ms-card-sardaukars-manner")
def test_sardaukars_manner_attacks_by_surprise_or_moves_one_legion():
    table = quiet().area("in-sw-3", harkonnen=legion(special=2)).area("windgap", atreides=legion(regular=1))
    # The Reinforcements bring them to six dice.
    outcomes = [*["rolled:hit"] * 6, *["rolled:special"] * 3, "drawn-tactic:tactic-gara-kulon"]
    game = plays(table, "sardaukars-manner", *outcomes)
    assert {"sietch-attacked", "special-added"} <= set(told(game))
    game = to_the_end(plays(quiet().area("carthag", harkonnen=legion(special=1)), "sardaukars-manner"))
    assert len(where(game, "legion-moved")) == 1
    assert joined(plays(settled("carthag"), "sardaukars-manner"), "sardaukars-manner")


@pytest.mark.ruling("ms-card-spies-all-over-arrakis")
@pytest.mark.ruling("ms-reveal-3")
def test_spies_turn_up_what_lies_nearest_to_the_target_and_nobody_did_it_freely():
    table = mahdi().sietch("windgap", level=2, hidden=True).sietch("gara-kulon", hidden=True)
    table.area("windgap", atreides=legion(tokens=["at-start-a"])).tactics(harvest="outer-nw", target="windgap")
    game = plays(table, "spies-all-over-arrakis", "drawn:shigawire")
    assert about(game, "sietch-revealed") == ["windgap"]
    assert about(game, "token-revealed") == ["at-start-a"]
    # Only the card that Spies itself draws joins the Reinforcements: the other deck is empty.
    assert about(game, "reinforced") == ["corrino-ally"]


@pytest.mark.ruling("ms-card-full-control-of-the-air")
def test_full_control_of_the_air_places_two_ornithopters_and_moves_a_legion():
    game = to_the_end(plays(settled("carthag"), "full-control-of-the-air"))
    assert len(about(game, "aircraft-placed")) == 2
    assert len(where(game, "legion-moved")) == 1
    zones = ("az-inner-e", "az-inner-n", "az-inner-s", "az-inner-w", "az-outer-ne", "az-outer-nw")
    assert joined(plays(quiet().ornithopter(*zones), "full-control-of-the-air"), "full-control-of-the-air")


@pytest.mark.ruling("ms-card-moving-the-battle-group")
def test_the_battle_group_goes_to_the_free_mountain_nearest_to_a_sietch():
    game = plays(quiet(), "moving-the-battle-group")
    assert harkonnen(game) == {"shield-wall-east": {"elite": 2, "leader": 1}}


@pytest.mark.ruling("ms-card-killers-without-mercy")
def test_killers_without_mercy_attack_or_reinforce():
    table = quiet().area("in-sw-3", harkonnen=legion(special=1))
    game = plays(table, "killers-without-mercy", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    table = quiet().area("carthag", harkonnen=legion(special=1))
    assert joined(plays(table, "killers-without-mercy"), "killers-without-mercy")


@pytest.mark.ruling("ms-card-sardaukar-disguised")
def test_sardaukar_disguised_replaces_two_elite_units_and_moves_two_legions_with_sardaukar():
    table = settled("north-pole").area("carthag", harkonnen=legion(elite=2)).area("arsunt", harkonnen=legion(elite=1))
    game = to_the_end(plays(table, "sardaukar-disguised"))
    assert sum(there.get("special", 0) for there in harkonnen(game).values()) == 2
    assert "north-pole" not in {start for start, _ in where(game, "legion-moved")}
    assert joined(plays(settled("carthag"), "sardaukar-disguised"), "sardaukar-disguised")


@pytest.mark.ruling("ms-card-i-decide-what-best-serves-his-majesty")
def test_aramsham_joins_a_legion_with_a_sardaukar_which_attacks_or_moves():
    table = settled("carthag").area("in-sw-3", harkonnen=legion(special=1))
    game = plays(table, "i-decide-what-best-serves-his-majesty", "drawn-tactic:tactic-gara-kulon")
    assert game.view()["leader_at"] == {"captain-aramsham": "windgap"}
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    card = "i-decide-what-best-serves-his-majesty"
    assert joined(plays(settled("carthag"), card), card)


@pytest.mark.ruling("ms-card-seek-out-the-mahdi")
@pytest.mark.ruling("ms-seek")
def test_seek_out_the_mahdi_moves_a_legion_and_stops_paul_in_the_next_turn_of_the_atreides():
    table = settled("north-pole").area("gara-kulon", atreides=legion(regular=1, named=["paul-atreides"]))
    table.dice(ATREIDES, strategy=2).ornithopter("az-inner-w")
    game = to_the_end(plays(table, "seek-out-the-mahdi"))
    assert len(where(game, "legion-moved")) == 1
    assert game.view()["paul_stopped"] == 2
    assert played(plays(quiet(), "seek-out-the-mahdi"), "seek-out-the-mahdi")


@pytest.mark.ruling("ms-forced")
def test_nothing_of_a_card_can_be_left_by_the_atreides():
    for card in ("workhorse-of-arrakis", "hope-clouds-observation", "harkonnen-patrols"):
        game = plays(quiet().revealed("jessica-trains-paul", "stunted-worms"), card)
        while game.decision.prompt[0].startswith("mahdi"):
            assert not {"done", "no"} & set(keys(game))
            game.choose(0)


@pytest.mark.ruling("ms-chooser")
@pytest.mark.ruling("wasolo_choice")
def test_what_the_criteria_leave_open_is_asked_of_the_atreides_with_the_reason():
    game = plays(quiet(), "harkonnen-patrols")
    assert game.decision.seat == ATREIDES
    assert game.state.asking[1] == HARKONNEN
    assert game.decision.prompt == ("mahdi-prompt-place", {})
    assert game.refusals(ATREIDES) == []
    assert all(option.target for option in game.decision.options)
    assert pile(game)
