"""The planning cards of House Harkonnen: what each does in play, step by step."""

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
    supply,
    where_is,
)
from tests.table import keys

from sietch.arrakis.scenario import arrakis, chance, legion, legion_at, rolled

VILLAGES = ("arsunt", "hagga-basin", "imperial-basin", "north-pole")


# ---- Hard Times and Oppression


@pytest.mark.component("planning", "hard-times-and-oppression")
def test_hard_times_reinforces_every_settlement_one_after_the_other():
    game = play(holding("hard-times-and-oppression").settlements(), "hard-times-and-oppression")
    for _ in range(6):
        game.choose("supply")
    assert is_over(game)
    for village in VILLAGES:
        assert legion_at(game, HARKONNEN, village) == {"regular": 1}
    assert legion_at(game, HARKONNEN, "carthag") == {"elite": 1}
    assert legion_at(game, HARKONNEN, "arrakeen") == {"elite": 1}
    assert game.view(HARKONNEN)["players"][HARKONNEN]["discard"] == ["hard-times-and-oppression"]


@pytest.mark.component("planning", "hard-times-and-oppression")
def test_hard_times_passes_over_destroyed_settlements():
    game = play(holding("hard-times-and-oppression").settlements("arsunt", "arrakeen"), "hard-times-and-oppression")
    answer(game, "supply", "supply")
    assert is_over(game)
    assert game.view()["players"][HARKONNEN]["legions"] == {"arsunt": {"regular": 1}, "arrakeen": {"elite": 1}}


@pytest.mark.component("planning", "hard-times-and-oppression")
def test_hard_times_can_be_carried_out_in_part_and_take_figures_from_the_map():
    table = holding("hard-times-and-oppression").settlements().area("broken-land", harkonnen=legion(regular=2, elite=1))
    game = play(table, "hard-times-and-oppression", "done", "from:broken-land", "done", "done", "done")
    assert keys(game) == ["supply", "from:broken-land", "done"]
    game.choose("from:broken-land")
    assert is_over(game)
    assert game.view()["players"][HARKONNEN]["legions"] == {
        "hagga-basin": {"regular": 1},
        "broken-land": {"regular": 1},
        "arrakeen": {"elite": 1},
    }
    assert supply(game, HARKONNEN, "regular") == 22


# ---- Forced Recruitment


@pytest.mark.component("planning", "forced-recruitment")
def test_forced_recruitment_places_3_elites_and_a_leader_in_arrakeen():
    game = play(holding("forced-recruitment").settlements("arrakeen"), "forced-recruitment")
    answer(game, "supply", "supply", "supply")
    assert keys(game) == ["supply", "leader:beast-rabban", "leader:baron-harkonnen", "leader:captain-aramsham", "done"]
    game.choose("leader:baron-harkonnen")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "arrakeen") == {"elite": 3}
    assert where_is(game, "baron-harkonnen") == "arrakeen"


@pytest.mark.component("planning", "forced-recruitment")
def test_forced_recruitment_takes_leaders_from_the_map_but_not_from_the_tank():
    table = holding("forced-recruitment").settlements("arrakeen").leader("beast-rabban", tank=1)
    table.area("carthag", harkonnen=legion(regular=1, leader=1, named=["baron-harkonnen"]))
    game = play(table, "forced-recruitment", "supply", "supply", "supply")
    assert keys(game) == ["supply", "from:carthag", "leader:baron-harkonnen", "leader:captain-aramsham", "done"]
    game.choose("from:carthag")
    assert legion_at(game, HARKONNEN, "arrakeen") == {"elite": 3, "leader": 1}
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1}


@pytest.mark.component("planning", "forced-recruitment")
def test_forced_recruitment_brings_no_leader_to_a_city_without_units():
    game = play(holding("forced-recruitment").settlements("arrakeen"), "forced-recruitment", "done", "done", "done")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "arrakeen") == {}


@pytest.mark.component("planning", "forced-recruitment")
def test_forced_recruitment_does_nothing_once_arrakeen_is_destroyed():
    game = play(holding("forced-recruitment").settlements("carthag"), "forced-recruitment")
    assert is_over(game)


@pytest.mark.component("planning", "forced-recruitment")
def test_forced_recruitment_obeys_the_stacking_limit_figure_by_figure():
    table = holding("forced-recruitment").settlements("arrakeen").area("arrakeen", harkonnen=legion(regular=5, elite=1))
    game = play(table, "forced-recruitment", "supply")
    assert keys(game) == ["lose:regular", "lose:elite"]
    answer(game, "lose:regular", "supply", "lose:regular", "done", "done")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "arrakeen") == {"regular": 3, "elite": 3}


@pytest.mark.component("planning", "forced-recruitment")
def test_forced_recruitment_takes_regulars_when_the_elites_have_run_out():
    table = holding("forced-recruitment").settlements("arrakeen").supply(HARKONNEN, elite=1)
    game = play(table, "forced-recruitment", "supply", "figure:regular", "figure:regular", "done")
    assert legion_at(game, HARKONNEN, "arrakeen") == {"elite": 1, "regular": 2}


# ---- Beloved Feyd-Rautha


@pytest.mark.component("planning", "beloved-feyd-rautha")
@pytest.mark.component("leader", "feyd-rautha")
@pytest.mark.component("leader", "beast-rabban")
def test_beloved_feyd_rautha_brings_feyd_drives_out_rabban_and_plays_another_card():
    table = holding("beloved-feyd-rautha", "spotter-control")
    table.area("carthag", harkonnen=legion(regular=1, named=["beast-rabban"]))
    game = play(table, "beloved-feyd-rautha", "yes")
    view = game.view()
    assert "feyd-rautha" in view["entered"]
    assert view["gone"] == ["beast-rabban"]
    assert where_is(game, "beast-rabban") is None
    assert where_is(game, "feyd-rautha") is None, "the figure waits beside the board"
    assert keys(game) == ["card:spotter-control", "no"]
    answer(game, "card:spotter-control", "number:2", outcomes=chance("drawn:mudir-nahya", "drawn:hunter-seeker"))
    assert in_hand(game, HARKONNEN) == ["hunter-seeker", "mudir-nahya"]
    assert is_over(game)
    assert game.view(HARKONNEN)["players"][HARKONNEN]["unused_dice"] == 1, "one die for both cards"


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "beloved-feyd-rautha")
def test_beloved_feyd_rautha_may_be_left_to_keep_rabban_and_still_plays_a_card():
    game = play(holding("beloved-feyd-rautha", "spotter-control"), "beloved-feyd-rautha")
    assert keys(game) == ["yes", "no"]
    game.choose("no")
    assert "feyd-rautha" not in game.view()["entered"]
    assert game.view()["gone"] == []
    assert keys(game) == ["card:spotter-control", "no"]


@pytest.mark.component("planning", "beloved-feyd-rautha")
def test_beloved_feyd_rautha_reinforces_the_legion_of_feyd_once_he_is_in_play():
    table = holding("beloved-feyd-rautha", "spotter-control")
    table.area("carthag", harkonnen=legion(regular=1, named=["feyd-rautha"]))
    game = play(table, "beloved-feyd-rautha", "supply", "supply")
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "elite": 2}
    assert is_over(game), "no other card is played"


@pytest.mark.component("planning", "beloved-feyd-rautha")
def test_beloved_feyd_rautha_does_nothing_while_feyd_is_not_on_the_map():
    game = play(holding("beloved-feyd-rautha").leader("feyd-rautha", tank=2), "beloved-feyd-rautha")
    assert is_over(game)


# ---- Harkonnen Patrols


@pytest.mark.component("planning", "harkonnen-patrols")
def test_harkonnen_patrols_place_3_regulars_in_different_empty_desert_areas():
    game = play(holding("harkonnen-patrols"), "harkonnen-patrols")
    for area in ("wind-pass", "in-nw-3", "in-nw-4"):
        answer(game, "sector:inner-nw", f"place:{area}", "supply")
    assert is_over(game)
    for area in ("wind-pass", "in-nw-3", "in-nw-4"):
        assert legion_at(game, HARKONNEN, area) == {"regular": 1}


@pytest.mark.component("planning", "harkonnen-patrols")
def test_harkonnen_patrols_go_only_where_nothing_at_all_is():
    table = holding("harkonnen-patrols").station("in-nw-4").harvester("wind-pass")
    game = play(table, "harkonnen-patrols", "sector:inner-nw")
    assert keys(game) == ["place:in-nw-3", "done"]
    answer(game, "place:in-nw-3", "supply")
    assert "sector:inner-nw" not in keys(game)
    game.choose("done")
    assert is_over(game)


@pytest.mark.component("planning", "harkonnen-patrols")
def test_harkonnen_patrols_can_be_called_in_from_other_areas():
    table = holding("harkonnen-patrols").area("carthag", harkonnen=legion(regular=1, leader=1, named=["beast-rabban"]))
    game = play(table, "harkonnen-patrols", "sector:inner-nw", "place:in-nw-3", "from:carthag")
    assert legion_at(game, HARKONNEN, "in-nw-3") == {"regular": 1}
    assert legion_at(game, HARKONNEN, "carthag") == {}
    assert game.view()["tank"]["beast-rabban"] == 1, "leaders left alone are eliminated"
    assert supply(game, HARKONNEN, "leader") == 6


# ---- Arsunt Legion


@pytest.mark.component("planning", "arsunt-legion")
def test_arsunt_legion_is_reinforced_and_moves():
    game = play(holding("arsunt-legion").settlements(), "arsunt-legion", "supply", "supply")
    assert "leader:baron-harkonnen" in keys(game), "a leader of any kind"
    game.choose("supply")
    assert legion_at(game, HARKONNEN, "arsunt") == {"regular": 1, "elite": 1, "leader": 1}
    assert keys(game) == ["branch:planning.arsunt-legion.1.0", "no"], "there is nobody to attack"
    answer(game, "branch:planning.arsunt-legion.1.0", "legion:arsunt", "part", "number:1", "number:0", "number:1")
    game.choose("to:broken-land")
    assert legion_at(game, HARKONNEN, "broken-land") == {"regular": 1, "leader": 1}
    assert is_over(game), "one move: those left behind stay"


@pytest.mark.component("planning", "arsunt-legion")
def test_arsunt_legion_is_reinforced_and_attacks_without_surprise():
    table = holding("arsunt-legion").settlements().area("broken-land", atreides=legion(regular=2))
    game = play(table, "arsunt-legion", "supply", "supply", "supply", "branch:planning.arsunt-legion.1.1")
    assert keys(game) == ["legion:arsunt", "done"]
    answer(game, "legion:arsunt", outcomes=rolled(hit=1, shield=1) + rolled(shield=2))
    assert game.view()["battle_rules"] == []


@pytest.mark.component("planning", "arsunt-legion")
def test_arsunt_legion_still_moves_after_the_village_is_destroyed():
    table = holding("arsunt-legion").area("arsunt", harkonnen=legion(regular=1))
    game = play(table, "arsunt-legion")
    assert keys(game) == ["branch:planning.arsunt-legion.1.0", "no"]
    game.choose("no")
    assert is_over(game)


# ---- Baron's Personal Guard


@pytest.mark.component("planning", "barons-personal-guard")
def test_barons_personal_guard_may_be_split_over_both_cities():
    table = holding("barons-personal-guard").settlements()
    game = play(table, "barons-personal-guard")
    assert keys(game) == ["place:arrakeen", "place:carthag", "done"]
    answer(game, "place:arrakeen", "supply", "place:carthag", "supply")
    assert keys(game) == ["place:arrakeen", "place:carthag", "done"]
    answer(game, "place:carthag", "leader:baron-harkonnen")
    assert legion_at(game, HARKONNEN, "arrakeen") == {"elite": 1}
    assert legion_at(game, HARKONNEN, "carthag") == {"elite": 1}
    assert where_is(game, "baron-harkonnen") == "carthag"
    assert keys(game) == ["legion:arrakeen", "legion:carthag", "done"], "then any legion moves"
    answer(game, "legion:carthag", "to:broken-land")
    assert where_is(game, "baron-harkonnen") == "broken-land"
    assert is_over(game)


@pytest.mark.component("planning", "barons-personal-guard")
def test_barons_personal_guard_goes_to_one_city_and_the_baron_comes_from_elsewhere():
    table = holding("barons-personal-guard").settlements("arrakeen")
    table.area("broken-land", harkonnen=legion(regular=1, named=["baron-harkonnen"]))
    game = play(table, "barons-personal-guard", "place:arrakeen", "supply", "place:arrakeen", "supply")
    game.choose("leader:baron-harkonnen")
    assert where_is(game, "baron-harkonnen") == "arrakeen"
    assert legion_at(game, HARKONNEN, "arrakeen") == {"elite": 2}
    assert legion_at(game, HARKONNEN, "broken-land") == {"regular": 1}


@pytest.mark.component("planning", "barons-personal-guard")
def test_barons_personal_guard_leaves_the_baron_in_the_tank():
    table = holding("barons-personal-guard").settlements("arrakeen").leader("baron-harkonnen", tank=3)
    game = play(table, "barons-personal-guard", "place:arrakeen", "supply", "done")
    assert keys(game) == ["legion:arrakeen", "done"]
    game.choose("done")
    assert is_over(game)
    assert game.view()["tank"]["baron-harkonnen"] == 3


@pytest.mark.component("planning", "barons-personal-guard")
def test_barons_personal_guard_can_only_move_when_both_cities_are_gone():
    table = holding("barons-personal-guard").settlements("arsunt").area("arsunt", harkonnen=legion(regular=1))
    assert keys(play(table, "barons-personal-guard")) == ["legion:arsunt", "done"]


# ---- Hawat's Scheming


@pytest.mark.component("planning", "hawats-scheming")
@pytest.mark.component("leader", "thufir-hawat")
@pytest.mark.component("leader", "gaius-helen-mohiam")
@pytest.mark.parametrize("discarded", [2, 3])
def test_hawats_scheming_replaces_hawat_by_mohiam_for_2_or_3_copies(discarded):
    table = holding(*["hawats-scheming"] * 3, harkonnen={"mentat": 1, "house": 1})
    game = table.area("carthag", harkonnen=legion(regular=1, named=["thufir-hawat"])).turn(HARKONNEN)
    answer(game, "free", "scheme")
    assert keys(game) == ["number:2", "number:3"]
    game.choose(f"number:{discarded}")
    view = game.view(HARKONNEN)
    assert "gaius-helen-mohiam" in view["entered"]
    assert view["gone"] == ["thufir-hawat"]
    assert where_is(game, "thufir-hawat") is None
    assert view["players"][HARKONNEN]["bene_gesserit"] == 1
    assert view["bene_gesserit"] == 3
    assert view["players"][HARKONNEN]["unused_dice"] == 2, "a free action costs no die"
    assert in_hand(game, HARKONNEN) == ["hawats-scheming"] * (3 - discarded)
    assert "free" not in keys(game), "once Hawat is gone the last copy is a dead card"


def test_while_hawats_scheming_is_answered_every_hand_that_the_atreides_imagine_could_answer_it():
    table = holding(*["hawats-scheming"] * 2, harkonnen={"mentat": 1, "house": 1})
    game = table.leader("thufir-hawat").supremacy(2).turn(HARKONNEN)
    answer(game, "free", "scheme")
    for seed in range(20):
        imagined = game.redeal(ATREIDES, seed)
        assert imagined.state.options
        imagined.choose(0)


@pytest.mark.component("planning", "hawats-scheming")
def test_hawats_scheming_needs_two_copies_and_hawat_in_play():
    assert "free" not in keys(holding("hawats-scheming").leader("thufir-hawat").turn(HARKONNEN))
    assert "free" not in keys(holding("hawats-scheming", "hawats-scheming").turn(HARKONNEN))
    game = holding("hawats-scheming", "hawats-scheming").leader("thufir-hawat", tank=2).turn(HARKONNEN)
    assert "free" in keys(game), "in the tank he is in play"
    answer(game, "free", "scheme", "number:2")
    assert game.view()["tank"]["thufir-hawat"] == 0


@pytest.mark.component("planning", "hawats-scheming")
def test_hawats_scheming_is_never_played_with_a_die_nor_as_a_second_card():
    game = holding("hawats-scheming", "breeding-program").turn(HARKONNEN)
    assert "card:hawats-scheming" not in keys(game)
    answer(game, "card:breeding-program", "yes")
    assert keys(game) == ["no"], "there is no other card to play, which is not for the Atreides to know"


@pytest.mark.component("planning", "hawats-scheming")
@pytest.mark.component("planning", "the-voice")
def test_hawats_scheming_is_not_discarded_for_the_opponent():
    table = holding("the-voice", "hawats-scheming", "hunter-seeker")
    game = play(table, "the-voice", "number:1")
    assert keys(game) == ["discard:hunter-seeker"], (
        "the only card that can be discarded; asked, or it would tell of the other"
    )
    game.choose("discard:hunter-seeker")
    assert in_hand(game, HARKONNEN) == ["hawats-scheming"]


@pytest.mark.component("planning", "hawats-scheming")
def test_hawats_scheming_is_not_discarded_in_battle():
    table = arrakis().dice(HARKONNEN, strategy=2).hand(HARKONNEN, "hawats-scheming", "hunter-seeker")
    table.area("carthag", harkonnen=legion(regular=1)).area("broken-land", atreides=legion(regular=1))
    game = table.turn(HARKONNEN)
    answer(act(game, "strategy", 1), "legion:carthag")
    assert keys(game) == ["discard:hunter-seeker", "done"]


@pytest.mark.component("planning", "hawats-scheming")
def test_hawats_scheming_goes_at_the_hand_limit_only_where_nothing_else_is_left():
    others = ["hunter-seeker", "sandmasters", "mudir-nahya", "troop-carriers", "shigawire"]
    game = arrakis().hand(HARKONNEN, *["hawats-scheming"] * 2, *others).phase("round-end")
    assert "discard:hawats-scheming" not in keys(game)
    assert sorted(keys(game)) == sorted(f"discard:{card}" for card in others)


# ---- Evidence of Rebellion


@pytest.mark.component("planning", "evidence-of-rebellion")
def test_evidence_of_rebellion_places_2_elites_in_one_settlement_and_draws_2():
    game = play(holding("evidence-of-rebellion").settlements("arsunt", "carthag"), "evidence-of-rebellion")
    assert keys(game) == ["place:carthag", "place:arsunt", "done"]
    answer(game, "place:arsunt", "supply", "supply")
    assert legion_at(game, HARKONNEN, "arsunt") == {"elite": 2}
    assert keys(game) == ["number:0", "number:1", "number:2", "part", "done"]
    game.choose("number:1", outcomes=chance("drawn:sandmasters", "drawn:shigawire"))
    assert in_hand(game, HARKONNEN) == ["sandmasters", "shigawire"]
    assert is_over(game)


@pytest.mark.component("planning", "evidence-of-rebellion")
def test_evidence_of_rebellion_may_leave_either_step():
    game = play(holding("evidence-of-rebellion").settlements("arsunt"), "evidence-of-rebellion", "done", "done", "done")
    assert is_over(game)
    assert legion_at(game, HARKONNEN, "arsunt") == {}
    assert in_hand(game, HARKONNEN) == []


@pytest.mark.component("planning", "evidence-of-rebellion")
def test_an_empty_deck_gives_no_more_cards():
    table = holding("evidence-of-rebellion").empty_decks(HARKONNEN, house=True, ally=False)
    game = play(table, "evidence-of-rebellion")
    assert keys(game) == ["number:0", "part", "done"], "both from the other deck"
    table = holding("evidence-of-rebellion").empty_decks(HARKONNEN)
    assert is_over(play(table, "evidence-of-rebellion"))


# ---- Polar-Cap Factories


@pytest.mark.component("planning", "polar-cap-factories")
def test_polar_cap_factories_reinforce_the_pole_and_clear_the_wormsigns_around_it():
    table = holding("polar-cap-factories").settlements("north-pole")
    table.wormsign("in-se-1", "wormsign-worm").wormsign("wind-pass").wormsign("in-sw-3")
    game = play(table, "polar-cap-factories", "supply", "supply", "supply")
    assert keys(game) == ["supply", "done"], "a Bashar: no named leader"
    game.choose("supply")
    assert legion_at(game, HARKONNEN, "north-pole") == {"regular": 2, "elite": 1, "leader": 1}
    assert sorted(keys(game)) == ["done", "unsign:in-se-1", "unsign:wind-pass"], "one after the other"
    answer(game, "unsign:in-se-1", "unsign:wind-pass")
    assert game.view()["wormsigns"] == ["in-sw-3"], "the areas next to the pole are cleared"
    assert game.view()["wormsign_pool_count"] == 15
    assert is_over(game)


@pytest.mark.component("planning", "polar-cap-factories")
def test_polar_cap_factories_clear_wormsigns_even_if_the_village_is_gone():
    game = play(holding("polar-cap-factories").wormsign("in-se-1"), "polar-cap-factories")
    assert keys(game) == ["unsign:in-se-1", "done"]
    game.choose("unsign:in-se-1")
    assert game.view()["wormsigns"] == []
    assert legion_at(game, HARKONNEN, "north-pole") == {}


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.component("planning", "polar-cap-factories")
def test_polar_cap_factories_may_leave_some_or_all_wormsigns():
    def table():
        return holding("polar-cap-factories").wormsign("in-se-1").wormsign("wind-pass")

    game = play(table(), "polar-cap-factories", "unsign:wind-pass", "done")
    assert game.view()["wormsigns"] == ["in-se-1"]
    assert is_over(game)
    game = play(table(), "polar-cap-factories", "done")
    assert sorted(game.view()["wormsigns"]) == ["in-se-1", "wind-pass"]
    assert is_over(game)


# ---- Carthag, the Former Capital


@pytest.mark.component("planning", "carthag-the-former-capital")
def test_carthag_the_former_capital_gets_3_regulars_an_elite_and_a_leader():
    game = play(holding("carthag-the-former-capital").settlements(), "carthag-the-former-capital", *["supply"] * 4)
    game.choose("leader:captain-aramsham")
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 3, "elite": 1}
    assert where_is(game, "captain-aramsham") == "carthag"
    assert is_over(game)


@pytest.mark.component("planning", "carthag-the-former-capital")
def test_carthag_the_former_capital_is_only_for_standing_walls():
    assert is_over(play(holding("carthag-the-former-capital").settlements("arrakeen"), "carthag-the-former-capital"))


# ---- Workhorse of Arrakis, Sandmasters


@pytest.mark.component("planning", "workhorse-of-arrakis")
def test_workhorse_of_arrakis_places_a_harvester_and_a_carryall_and_draws_2():
    game = play(holding("workhorse-of-arrakis"), "workhorse-of-arrakis", "sector:inner-nw", "harvester:wind-pass")
    assert game.view()["harvesters"] == ["wind-pass"]
    game.choose("carryall:az-inner-e")
    assert game.view()["carryalls"] == ["az-inner-e"]
    game.choose("number:0", outcomes=chance("drawn:shigawire", "drawn:troop-carriers"))
    assert in_hand(game, HARKONNEN) == ["shigawire", "troop-carriers"]
    assert is_over(game)


@pytest.mark.component("planning", "workhorse-of-arrakis")
def test_workhorse_of_arrakis_may_move_vehicles_that_are_on_the_map():
    table = holding("workhorse-of-arrakis").harvester("wind-pass").carryall("az-inner-e").ornithopter("az-inner-w")
    game = play(table, "workhorse-of-arrakis", "from:wind-pass", "sector:outer-sw", "harvester:out-sw-1")
    assert game.view()["harvesters"] == ["out-sw-1"]
    answer(game, "zone:az-inner-e", "carryall:az-inner-w")
    assert game.view()["carryalls"] == ["az-inner-w"]
    assert game.view()["ornithopters"] == [], "a zone holds one vehicle: the one that was there is removed"


@pytest.mark.component("planning", "workhorse-of-arrakis")
def test_workhorse_of_arrakis_may_leave_every_step():
    game = play(holding("workhorse-of-arrakis"), "workhorse-of-arrakis", "done", "done", "done")
    assert is_over(game)
    assert game.view()["harvesters"] == game.view()["carryalls"] == []


@pytest.mark.component("planning", "sandmasters")
def test_sandmasters_place_3_harvesters_in_free_deserts_and_draw_1():
    table = holding("sandmasters").worm("in-nw-3").area("in-nw-4", atreides=legion(regular=1))
    game = play(table, "sandmasters", "sector:inner-nw")
    assert keys(game) == ["harvester:wind-pass", "done"], "a worm or an enemy makes the area not free"
    answer(game, "harvester:wind-pass", "sector:inner-ne", "harvester:in-ne-3", "sector:inner-se", "harvester:in-se-1")
    assert sorted(game.view()["harvesters"]) == ["in-ne-3", "in-se-1", "wind-pass"]
    assert keys(game) == ["number:0", "number:1", "done"]
    game.choose("number:1", outcomes=chance("drawn:hunter-seeker"))
    assert in_hand(game, HARKONNEN) == ["hunter-seeker"]
    assert is_over(game)


@pytest.mark.component("planning", "sandmasters")
def test_sandmasters_move_harvesters_when_none_is_left_in_the_supply():
    deserts = ["wind-pass", "in-ne-3", "in-se-1", "in-se-4", "in-sw-1", "in-sw-3", "in-sw-4", "in-sw-5"]
    game = play(holding("sandmasters").harvester(*deserts), "sandmasters")
    assert sorted(keys(game)) == sorted(["done", *(f"from:{area}" for area in deserts)])
    answer(game, "from:wind-pass", "sector:inner-sw", "harvester:in-sw-6", "done", "done", "done")
    assert "in-sw-6" in game.view()["harvesters"]
    assert "wind-pass" not in game.view()["harvesters"]


# ---- Spotter Control


@pytest.mark.component("planning", "spotter-control")
def test_spotter_control_discards_up_to_3_wormsigns_unseen_and_draws_2():
    signs = ("in-se-1", "wind-pass", "in-sw-3", "in-sw-4")
    table = holding("spotter-control")
    for area in signs:
        table.wormsign(area, "wormsign-worm")
    game = play(table, "spotter-control")
    answer(game, "unsign:in-se-1", "unsign:wind-pass")
    events = game.choose("unsign:in-sw-3")
    assert game.view()["wormsigns"] == ["in-sw-4"]
    assert game.view()["wormsign_pool_count"] == 15
    assert [(event.kind, event.what) for event in events] == [("wormsign-removed", "in-sw-3")], "its face stays unseen"
    assert keys(game) == ["number:0", "number:1", "number:2", "part", "done"]


@pytest.mark.component("planning", "spotter-control")
def test_spotter_control_may_discard_fewer_or_none():
    game = play(holding("spotter-control").wormsign("in-se-1").wormsign("wind-pass"), "spotter-control")
    answer(game, "unsign:in-se-1", "done")
    assert game.view()["wormsigns"] == ["wind-pass"]
    assert keys(game)[-1] == "done"


# ---- Explosive Artillery


@pytest.mark.component("planning", "explosive-artillery")
def test_explosive_artillery_moves_a_legion_and_rolls_4_dice_at_a_neighbour():
    table = holding("explosive-artillery").area("carthag", harkonnen=legion(regular=1))
    table.area("rimwall-west", atreides=legion(regular=4)).area("wind-pass", atreides=legion(regular=1))
    game = play(table, "explosive-artillery", "legion:carthag", "to:broken-land")
    assert keys(game) == ["attack:rimwall-west", "done"]
    game.choose("attack:rimwall-west", outcomes=rolled(hit=2, special=1, shield=1))
    assert legion_at(game, ATREIDES, "rimwall-west") == {"regular": 1}, "a hit for each hit and special, no reply"
    assert legion_at(game, HARKONNEN, "broken-land") == {"regular": 1}
    assert is_over(game)


@pytest.mark.component("planning", "explosive-artillery")
def test_explosive_artillery_needs_no_move_and_may_hold_its_fire():
    table = holding("explosive-artillery").area("carthag", harkonnen=legion(regular=1))
    table.area("broken-land", atreides=legion(regular=4))
    game = play(table, "explosive-artillery", "done")
    assert keys(game) == ["attack:broken-land", "done"]
    game.choose("done")
    assert is_over(game)
    assert legion_at(game, ATREIDES, "broken-land") == {"regular": 4}


@pytest.mark.component("planning", "explosive-artillery")
def test_explosive_artillery_turns_deployment_tokens_but_neither_turns_nor_destroys_a_sietch():
    table = holding("explosive-artillery").area("in-sw-6", harkonnen=legion(regular=1))
    table.sietch("windgap", level=2, hidden=True)
    table.area("windgap", atreides=legion(leader=1, tokens=["at-std-a"]))
    game = play(table, "explosive-artillery", "done", "attack:windgap", outcomes=rolled(shield=4))
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 2, "leader": 1}, "attacked in any way"
    assert game.view()["hidden_at"] == ["windgap"]
    table = holding("explosive-artillery").area("in-sw-6", harkonnen=legion(regular=1))
    table.sietch("windgap", level=2, hidden=True).area("windgap", atreides=legion(regular=1, leader=1))
    game = play(table, "explosive-artillery", "done", "attack:windgap", outcomes=rolled(hit=4))
    assert legion_at(game, ATREIDES, "windgap") == {}
    assert game.view()["sietches"] == ["windgap"]
    assert game.view()["supremacy"] == 0


@pytest.mark.component("planning", "explosive-artillery")
def test_units_of_turned_tokens_beyond_the_stacking_limit_go_before_the_losses():
    tokens = ["at-start-a", "at-start-a", "at-start-b", "at-start-b"]
    table = holding("explosive-artillery").area("in-sw-6", harkonnen=legion(regular=1))
    table.area("windgap", atreides=legion(tokens=tokens))
    game = play(table, "explosive-artillery", "done", "attack:windgap", outcomes=rolled(hit=1, shield=3))
    assert keys(game) == ["lose:regular", "lose:elite"]
    answer(game, "lose:regular", "lose:regular")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 4, "elite": 2}
    game.choose("lose:elite")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 5, "elite": 1}, "the hit weakens an elite"
    assert is_over(game)


# ---- Mudir-Nahya


@pytest.mark.component("planning", "mudir-nahya")
@pytest.mark.component("leader", "beast-rabban")
def test_mudir_nahya_places_rabban_and_an_elite_and_that_legion_surprises():
    table = (
        holding("mudir-nahya").area("carthag", harkonnen=legion(regular=1)).area("arsunt", harkonnen=legion(elite=1))
    )
    table.area("broken-land", atreides=legion(regular=4))
    game = play(table, "mudir-nahya")
    assert keys(game) == ["place:carthag", "place:arsunt", "done"]
    answer(game, "place:carthag", "supply", "leader:beast-rabban")
    assert keys(game) == ["legion:carthag", "done"], "only the legion just reinforced"
    game.choose("legion:carthag", outcomes=rolled(shield=2) + rolled(shield=4))
    assert game.view()["battle_rules"] == ["surprise"]
    assert legion_at(game, ATREIDES, "broken-land") == {"regular": 4}
    hits = [event for event in game.events() if event.kind == "ability-used"]
    assert [event.what for event in hits] == ["beast-rabban"], "the special of the surprise is his"


@pytest.mark.component("planning", "mudir-nahya")
def test_mudir_nahya_while_rabban_is_in_the_tank_places_the_elite_and_may_still_surprise():
    table = holding("mudir-nahya").area("carthag", harkonnen=legion(regular=1)).leader("beast-rabban", tank=2)
    table.area("broken-land", atreides=legion(regular=4))
    game = play(table, "mudir-nahya", "supply")
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "elite": 1}
    assert keys(game) == ["legion:carthag", "done"]
    game.choose("done")
    assert is_over(game)


@pytest.mark.component("planning", "mudir-nahya")
def test_mudir_nahya_after_rabban_is_gone_places_a_leader_and_2_elites_and_does_not_attack():
    table = holding("mudir-nahya").area("carthag", harkonnen=legion(regular=1)).leader("feyd-rautha")
    table.area("broken-land", atreides=legion(regular=4))
    game = play(table, "mudir-nahya", "supply", "supply", "leader:feyd-rautha")
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "elite": 2}
    assert where_is(game, "feyd-rautha") == "carthag"
    assert is_over(game)


@pytest.mark.component("planning", "mudir-nahya")
def test_mudir_nahya_left_at_the_first_step_has_no_legion_to_attack_with():
    table = (
        holding("mudir-nahya").area("carthag", harkonnen=legion(regular=1)).area("arsunt", harkonnen=legion(elite=1))
    )
    table.area("broken-land", atreides=legion(regular=4))
    assert is_over(play(table, "mudir-nahya", "done"))


# ---- Hunter-Seeker


@pytest.mark.component("planning", "hunter-seeker")
def test_hunter_seeker_reaches_a_named_leader_in_a_sector_with_a_harkonnen_legion():
    table = holding("hunter-seeker").area("carthag", harkonnen=legion(regular=1))
    table.area("rimwall-west", atreides=legion(regular=1, leader=1, named=["paul-atreides", "stilgar"]))
    table.area("wind-pass", atreides=legion(regular=1, named=["lady-jessica"]))
    game = play(table, "hunter-seeker")
    assert keys(game) == ["tank:paul-atreides", "tank:stilgar", "done"], "not the one in another sector"
    game.choose("tank:paul-atreides")
    assert game.view()["tank"]["paul-atreides"] == 1
    assert where_is(game, "paul-atreides") is None
    assert legion_at(game, ATREIDES, "rimwall-west") == {"regular": 1, "leader": 1}
    assert is_over(game)


@pytest.mark.component("planning", "hunter-seeker")
def test_hunter_seeker_from_the_north_pole_reaches_all_inner_sectors():
    table = holding("hunter-seeker").area("north-pole", harkonnen=legion(regular=1))
    table.area("false-wall-south", atreides=legion(regular=1, named=["paul-atreides"]))
    table.area("windgap", atreides=legion(regular=1, named=["lady-jessica"]))
    table.area("gara-kulon", atreides=legion(regular=1, named=["stilgar"]))
    assert keys(play(table, "hunter-seeker")) == ["tank:paul-atreides", "tank:lady-jessica", "done"]


@pytest.mark.component("planning", "hunter-seeker")
def test_hunter_seeker_pushes_on_whoever_is_in_the_first_space_and_may_be_left():
    table = holding("hunter-seeker").area("carthag", harkonnen=legion(regular=1)).leader("stilgar", tank=1)
    table.leader("lady-jessica", tank=2).area("rimwall-west", atreides=legion(regular=1, named=["paul-atreides"]))
    game = play(table, "hunter-seeker", "tank:paul-atreides")
    tank = game.view()["tank"]
    assert (tank["paul-atreides"], tank["stilgar"], tank["lady-jessica"]) == (1, 2, 3)
    table = holding("hunter-seeker").area("carthag", harkonnen=legion(regular=1))
    table.area("rimwall-west", atreides=legion(regular=1, named=["paul-atreides"]))
    game = play(table, "hunter-seeker", "done")
    assert is_over(game)
    assert where_is(game, "paul-atreides") == "rimwall-west"


def test_the_turn_after_a_card_goes_to_the_other_side():
    game = pass_turn(play(holding("hunter-seeker"), "hunter-seeker"))
    assert game.decision.seat == ATREIDES
