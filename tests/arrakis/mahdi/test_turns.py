"""The turns of the Harkonnen: dice, special actions, Deployment, Mentat, House, and who is left behind."""

from __future__ import annotations

import pytest
from tests.arrakis.mahdi.alone import (
    ATREIDES,
    HARKONNEN,
    about,
    area,
    asked,
    draws,
    freely,
    harkonnen,
    keys,
    mahdi,
    pile,
    rolls,
    to_the_end,
    told,
    where,
)
from tests.table import choose

from sietch.arrakis.components import ELITE, PLANNING, REGULAR, SPECIAL
from sietch.arrakis.legions import move_legion
from sietch.arrakis.mahdi.garrison import STAND_INS, bring
from sietch.arrakis.mahdi.scenario import MahdiScenario
from sietch.arrakis.mahdi.ways import house_order
from sietch.arrakis.scenario import chance, legion, rolled_actions
from sietch.core.game import Game


def quiet(**options: object) -> MahdiScenario:
    """A target far away with nobody in it, and no Harkonnen yet."""
    return mahdi(**options).sietch("windgap", level=2).tactics(harvest="outer-nw", target="windgap")


def spent(*leaders: str) -> MahdiScenario:
    """The special actions of these leaders are used up."""
    table = quiet()
    for leader in leaders:
        table.leader(leader, spent=True)
    return table


# ---- dice


@pytest.mark.ruling("ms-dice-1")
@pytest.mark.ruling("ms-dice-2")
@pytest.mark.ruling("wasolo_dice")
def test_only_the_atreides_roll_beforehand_and_a_harkonnen_die_is_rolled_after_each_of_their_turns():
    table = quiet().settlements("arrakeen").area("arrakeen", harkonnen=legion(regular=1)).sisters(ATREIDES, 1)
    game = table.unrolled(8).phase("actions", rolled_actions(strategy=1, mentat=1, house=1, deployment=1))
    assert [event.seat for event in game.events() if event.kind == "action-rolled"] == [ATREIDES] * 4
    # A Bene Gesserit token may be placed as usual.
    assert game.decision.prompt[0] == "arrakis-prompt-sister"
    choose(game, "no", "die:mentat", "done")
    game.choose("end", outcomes=chance("rolled-action:house"))
    assert about(game, "die-rolled") == ["house"]


@pytest.mark.ruling("ms-dice-3")
@pytest.mark.ruling("wasolo_dice_reroll")
def test_a_result_that_three_spent_dice_show_is_rolled_again():
    table = quiet().area("carthag", harkonnen=legion(regular=1)).unrolled(3, strategy=3)
    outcomes = chance("rolled-action:strategy", "rolled-action:strategy", "rolled-action:leadership")
    game = table.turn(HARKONNEN, outcomes)
    assert about(game, "die-rolled-again") == ["strategy", "strategy"]
    assert about(game, "die-rolled") == ["leadership"]
    assert game.view()["spent_dice"] == {"leadership": 1, "strategy": 3, "deployment": 0, "mentat": 0, "house": 0}
    # Deployment and House have two slots, but the limit for rolling is three.
    game = rolls(quiet().unrolled(3, deployment=2), "deployment")
    assert game.view()["spent_dice"]["deployment"] == 3


@pytest.mark.ruling("ms-dice-4")
def test_a_die_that_can_do_nothing_is_spent_all_the_same():
    game = rolls(quiet().unrolled(3), "strategy")
    course = ["turn-began", "die-rolled", "no-sietch-to-attack", "no-legion-to-attack", "nobody-marches", "die-wasted"]
    assert told(game)[: len(course)] == course
    assert about(game, "die-wasted") == ["strategy"]
    assert game.view()["unrolled"] == 2


@pytest.mark.ruling("ms-dice-5")
def test_leaders_in_the_tank_advance_with_every_spent_die():
    game = rolls(quiet().leader("beast-rabban", tank=2), "strategy")
    assert game.view()["tank"]["beast-rabban"] == 3


@pytest.mark.ruling("ms-dice-6")
@pytest.mark.ruling("wasolo_unused_dice")
def test_unused_dice_are_those_not_rolled_and_not_on_the_spice_board():
    table = quiet().dice(ATREIDES, mentat=2).unrolled(3, on_board=2, strategy=3)
    game = table.turn(ATREIDES)
    assert game.view()["players"][HARKONNEN]["unused_dice"] == 3
    assert "desert-power" in keys(game)
    assert "desert-power" not in keys(quiet().dice(ATREIDES, mentat=2).unrolled(2, on_board=5).turn(ATREIDES))


@pytest.mark.ruling("ms-dice-7")
@pytest.mark.ruling("ms-dice-2")
def test_the_phase_ends_after_the_last_harkonnen_die_and_without_a_die_the_atreides_pass():
    game = quiet().dice(ATREIDES).unrolled(2).turn(ATREIDES)
    assert keys(game) == ["desert-power", "pass"]
    choose(game, "pass")
    game.choose("end", outcomes=chance("rolled-action:strategy"))
    assert game.view()["phase"] == "actions"
    choose(game, "pass", "end")
    assert game.view()["phase"] != "actions"


# ---- special actions


@pytest.mark.ruling("ms-sp-rule")
@pytest.mark.ruling("wasolo_special_first")
@pytest.mark.ruling("ms-sp-aramsham")
def test_a_special_action_is_used_instead_where_it_can_be_and_the_card_is_spent():
    table = quiet().settlements("carthag").area("carthag", harkonnen=legion(regular=1))
    game = rolls(table, "deployment")
    assert about(game, "special-used") == ["captain-aramsham"]
    assert "captain-aramsham" in game.view()["spent"]
    # Two regular units, a Sardaukar and a leader: Beast Rabban first.
    assert harkonnen(game) == {"carthag": {"regular": 3, "special": 1}}
    assert game.view()["leader_at"] == {"beast-rabban": "carthag"}
    table = spent("captain-aramsham").settlements("carthag").area("carthag", harkonnen=legion(regular=1))
    assert harkonnen(rolls(table, "deployment")) == {"carthag": {"regular": 4}}


@pytest.mark.ruling("ms-sp-rule")
def test_a_leader_in_the_tank_and_one_whose_action_could_do_nothing_do_not_count():
    table = quiet().leader("baron-harkonnen", tank=1).area("carthag", harkonnen=legion(regular=2))
    game = rolls(table, "house")
    assert about(game, "special-used") == []
    assert harkonnen(game)["carthag"] == {"elite": 2}
    game = rolls(quiet().area("carthag", harkonnen=legion(special=2)), "house")
    assert about(game, "special-used") == []


@pytest.mark.ruling("ms-sp-rabban")
def test_rabban_moves_his_legion_twice():
    table = quiet().area("north-pole", harkonnen=legion(regular=2, named=["beast-rabban"])).ornithopter("az-inner-w")
    game = rolls(table, "leadership")
    to_the_end(game)
    moves = where(game, "legion-moved")
    # The first move flies two areas, to one beside the target; there is nothing nearer to go to.
    assert len(moves) == 1
    table = quiet().area("arrakeen", harkonnen=legion(regular=2, named=["beast-rabban"]))
    game = rolls(table, "leadership")
    to_the_end(game)
    assert len(where(game, "legion-moved")) == 2
    assert game.view()["leader_at"]["beast-rabban"] == where(game, "legion-moved")[1][1]


@pytest.mark.ruling("ms-sp-feyd")
def test_feyd_attacks_and_moves_only_if_he_cannot():
    table = quiet().sietch("gara-kulon").leader("feyd-rautha")
    table.area("in-sw-3", harkonnen=legion(regular=2, named=["feyd-rautha"]))
    game = rolls(table, "leadership", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    table = quiet().sietch("gara-kulon").leader("feyd-rautha")
    table.area("wind-pass", harkonnen=legion(regular=2, named=["feyd-rautha"]))
    table.area("in-sw-2", atreides=legion(regular=6))
    game = rolls(table, "leadership", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "legion-moved")[0] == ("wind-pass", "in-sw-3")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    # Not a surprise attack.
    assert "special-added" not in told(game)


@pytest.mark.ruling("ms-sp-shaddam")
def test_shaddam_makes_up_to_three_elite_units_sardaukar_in_the_order_of_the_house_action():
    table = quiet().leader("shaddam-iv").area("carthag", harkonnen=legion(elite=2))
    game = rolls(table.area("north-pole", harkonnen=legion(elite=2, regular=1)), "strategy")
    assert about(game, "special-used") == ["shaddam-iv"]
    assert harkonnen(game) == {"north-pole": {"special": 2, "regular": 1}, "carthag": {"elite": 1, "special": 1}}


@pytest.mark.ruling("ms-sp-baron")
def test_the_baron_makes_up_to_three_regular_units_elite_and_places_no_vehicles():
    game = rolls(quiet().area("carthag", harkonnen=legion(regular=4)), "house")
    assert harkonnen(game) == {"carthag": {"regular": 1, "elite": 3}}
    assert about(game, "harvester-placed") == about(game, "aircraft-placed") == []


@pytest.mark.ruling("ms-sp-thufir")
@pytest.mark.ruling("wasolo_hawat")
@pytest.mark.ruling("ms-sp-mohiam")
@pytest.mark.ruling("wasolo_mohiam")
@pytest.mark.parametrize(
    ("leader", "cards"),
    [
        ("thufir-hawat", ("hunter-seeker", "forced-recruitment", "polar-cap-factories")),
        ("gaius-helen-mohiam", ("hope-clouds-observation", "reports-of-traitors", "killers-without-mercy")),
    ],
)
def test_hawat_and_mohiam_play_three_cards_of_their_own_deck(leader, cards):
    table = quiet().leader(leader).settlements("north-pole").area("carthag", harkonnen=legion(regular=1))
    game = rolls(table, "mentat", *(f"drawn:{card}" for card in cards))
    assert about(game, "special-used") == [leader]
    assert about(game, "card-drawn") == list(cards)


@pytest.mark.ruling("ms-sp-rule")
@pytest.mark.ruling("ms-pl-6")
def test_hawat_is_of_no_use_when_the_cards_of_his_deck_all_lie_in_the_reinforcements():
    house = [card.id for card in PLANNING if card.side == HARKONNEN and card.house for _ in range(card.copies)]
    table = quiet().leader("thufir-hawat").reinforcements(*house)
    game = rolls(table, "mentat", "drawn:hope-clouds-observation")
    assert about(game, "special-used") == []
    assert "thufir-hawat" not in game.view()["spent"]
    assert about(game, "card-drawn") == ["hope-clouds-observation"]


# ---- Deployment


def no_specials(**options: object) -> MahdiScenario:
    table = quiet(**options)
    for leader in ("captain-aramsham", "baron-harkonnen"):
        table.leader(leader, spent=True)
    return table


@pytest.mark.ruling("ms-dep-1")
@pytest.mark.ruling("ms-dep-2")
@pytest.mark.ruling("wasolo_deployment")
def test_units_and_a_leader_go_to_the_settlement_with_the_strongest_legion():
    table = no_specials().settlements("carthag", "arrakeen", "north-pole")
    table.area("carthag", harkonnen=legion(regular=2)).area("north-pole", harkonnen=legion(regular=1))
    game = rolls(table, "deployment")
    assert about(game, "deployed-at") == ["carthag"]
    assert harkonnen(game)["carthag"] == {"regular": 5}
    assert game.view()["leader_at"] == {"beast-rabban": "carthag"}


@pytest.mark.ruling("ms-dep-2")
@pytest.mark.ruling("ms-dep-6")
def test_then_to_the_one_nearest_to_the_target_and_one_without_a_legion_has_no_power():
    table = no_specials().settlements("carthag", "arrakeen", "north-pole").leader("beast-rabban", tank=1)
    game = rolls(table.leader("baron-harkonnen", tank=2).leader("captain-aramsham", tank=3), "deployment")
    assert about(game, "deployed-at") == ["north-pole"]
    assert harkonnen(game) == {"north-pole": {"regular": 3, "leader": 1}}


@pytest.mark.ruling("ms-dep-3")
def test_rabban_comes_first_then_any_other_named_leader_then_a_bashar_then_nobody():
    table = no_specials().settlements("carthag").area("carthag", harkonnen=legion(regular=1))
    game = rolls(table.leader("beast-rabban", tank=1), "deployment")
    assert game.decision.prompt[0] == "mahdi-prompt-leader"
    assert asked(game) == {"baron-harkonnen", "captain-aramsham"}
    everybody = {"beast-rabban": 1, "baron-harkonnen": 2, "captain-aramsham": 3}
    for elsewhere, there in ((5, {"regular": 4, "leader": 1}), (6, {"regular": 4})):
        table = quiet().settlements("carthag").area("carthag", harkonnen=legion(regular=1))
        table.area("out-nw-13", harkonnen=legion(regular=1, leader=elsewhere))
        for leader, space in everybody.items():
            table.leader(leader, tank=space)
        assert harkonnen(rolls(table, "deployment"))["carthag"] == there


@pytest.mark.ruling("ms-dep-4")
@pytest.mark.ruling("wasolo_deployment_limit")
def test_what_is_over_the_limit_goes_to_the_next_settlement_and_the_leader_stays_with_the_first():
    table = no_specials().settlements("carthag", "arrakeen", "north-pole")
    table.area("carthag", harkonnen=legion(regular=5)).area("arrakeen", harkonnen=legion(regular=1))
    game = rolls(table, "deployment")
    assert about(game, "deployed-at") == ["carthag", "arrakeen"]
    # The second is told as the place for what had no room.
    assert [event.n for event in game.events() if event.kind == "deployed-at"] == [1, 2]
    assert harkonnen(game) == {"carthag": {"regular": 6}, "arrakeen": {"regular": 3}}
    assert game.view()["leader_at"] == {"beast-rabban": "carthag"}


@pytest.mark.ruling("ms-dep-5")
@pytest.mark.ruling("wasolo_deployment_substitute")
@pytest.mark.ruling("ms-gar-7")
def test_for_a_unit_that_has_run_out_comes_the_next_higher_one_else_the_next_lower():
    assert STAND_INS == ((0, 1, 2), (1, 2, 0), (2, 1, 0))
    g = quiet()._table()
    p = g.players[HARKONNEN]
    for supply, kind, comes in (
        ([0, 3, 3], REGULAR, 1),
        ([0, 0, 3], REGULAR, 2),
        ([3, 0, 3], ELITE, 2),
        ([3, 0, 0], ELITE, 0),
        ([3, 3, 0], SPECIAL, 1),
        ([3, 0, 0], SPECIAL, 0),
    ):
        p.supply[:3] = supply
        assert bring(g, 0, kind)
        assert p.supply[comes] == supply[comes] - 1
    p.supply[:3] = [0, 0, 0]
    assert not bring(g, 0, REGULAR)


# ---- House


@pytest.mark.ruling("ms-house-1")
@pytest.mark.ruling("wasolo_house")
def test_both_effects_of_the_house_are_carried_out_the_units_first():
    game = freely(no_specials().area("carthag", harkonnen=legion(regular=3)), "house")
    kinds = [kind for kind in told(game) if kind in ("figure-replaced", "harvester-placed", "aircraft-placed")]
    assert kinds == ["figure-replaced", "figure-replaced", "harvester-placed", "aircraft-placed"]
    assert harkonnen(game)["carthag"] == {"regular": 1, "elite": 2}


@pytest.mark.ruling("ms-house-2")
def test_the_nearest_legion_comes_first_then_the_strongest_against_the_defender_then_the_nearest_to_the_target():
    table = quiet().area("windgap", atreides=legion(regular=1))
    table.sietch("hobars-gap").area("hobars-gap", atreides=legion(regular=3))
    table.area("in-sw-4", harkonnen=legion(regular=4)).area("in-sw-5", harkonnen=legion(regular=1))
    table.area("in-se-4", harkonnen=legion(regular=2)).area("in-sw-3", harkonnen=legion(regular=1))
    g = table._table()
    every = [area(place) for place in ("in-sw-4", "in-sw-5", "in-se-4", "in-sw-3")]
    # in-sw-4 is two steps away. Of the others those beside Windgap have as much as its defender.
    assert house_order(g, every) == [area("in-sw-5"), area("in-sw-3")]
    assert house_order(g, [area("in-se-4"), area("in-sw-4")]) == [area("in-se-4")]


@pytest.mark.ruling("ms-house-3")
def test_a_legion_without_such_a_unit_is_skipped_and_tokens_are_turned_up_if_only_they_can_give_one():
    table = no_specials().area("in-sw-4", harkonnen=legion(special=1)).area("carthag", harkonnen=legion(regular=2))
    assert harkonnen(freely(table, "house"))["carthag"] == {"elite": 2}
    table = no_specials().area("in-sw-4", harkonnen=legion(special=1, tokens=["hk-black-a"]))
    game = freely(table.area("carthag", harkonnen=legion(regular=2)), "house")
    assert where(game, "garrison-turned") == [("hk-black-a", "in-sw-4")]
    assert harkonnen(game)["in-sw-4"] == {"special": 1, "elite": 2}
    assert harkonnen(game)["carthag"] == {"regular": 2}


@pytest.mark.ruling("ms-house-4")
def test_units_placed_by_a_card_go_to_the_first_legion_in_that_order_with_room():
    table = quiet().settlements("carthag", "north-pole").area("north-pole", harkonnen=legion(regular=6))
    game = draws(table.area("carthag", harkonnen=legion(regular=1)), "evidence-of-rebellion", *_drawn())
    assert harkonnen(game)["carthag"] == {"regular": 1, "elite": 2}


def _drawn() -> tuple[str, ...]:
    """What joins the Reinforcements with Evidence of Rebellion, and the second card of the Mentat action."""
    return ("shigawire", "sandmasters", "seek-out-the-mahdi")


# ---- who is left behind


@pytest.mark.ruling("ms-gar-1")
@pytest.mark.ruling("ms-gar-2")
@pytest.mark.ruling("wasolo_garrison_tokens")
def test_a_legion_that_leaves_a_settlement_leaves_a_black_and_a_silver_token():
    table = quiet().settlements("hagga-basin").area("hagga-basin", harkonnen=legion(regular=2))
    game = freely(table, "strategy")
    assert about(game, "garrisoned") == ["hagga-basin"]
    assert harkonnen(game)["hagga-basin"] == {"starting-token": 1, "standard-token": 1}
    assert game.view()["black_at"] == game.view()["silver_at"] == ["hagga-basin"]


@pytest.mark.ruling("ms-gar-2")
def test_no_token_where_a_part_stays_or_the_settlement_is_gone():
    table = quiet().settlements("north-pole").area("north-pole", harkonnen=legion(regular=3, leader=1))
    game = freely(table.area("in-sw-4", harkonnen=legion(regular=5)), "leadership")
    assert harkonnen(game)["north-pole"] == {"regular": 2}
    assert about(game, "garrisoned") == []
    assert about(freely(quiet().area("hagga-basin", harkonnen=legion(regular=2)), "strategy"), "garrisoned") == []


@pytest.mark.ruling("ms-gar-3")
@pytest.mark.ruling("wasolo_garrison_token_values")
def test_tokens_move_like_any_legion_but_not_in_the_action_that_placed_them():
    tokens = ["hk-black-a", "hk-silver-a"]
    game = freely(quiet().area("hagga-basin", harkonnen=legion(tokens=tokens)), "strategy")
    ((_, end),) = where(game, "legion-moved")
    assert harkonnen(game) == {end: {"starting-token": 1, "standard-token": 1}}
    table = quiet().settlements("north-pole").area("north-pole", harkonnen=legion(regular=2))
    assert len(where(freely(table, "strategy"), "legion-moved")) == 1


@pytest.mark.ruling("ms-gar-4")
def test_tokens_are_turned_up_when_their_legion_attacks_and_the_weakest_surplus_goes():
    table = quiet().sietch("gara-kulon")
    table.area("in-sw-3", harkonnen=legion(elite=3, special=1, tokens=["hk-black-a", "hk-silver-b"]))
    game = freely(table, "strategy")
    assert [token for token, _ in where(game, "garrison-turned")] == ["hk-black-a", "hk-silver-b"]
    # Eight units: two regular ones are too many, which is told.
    assert about(game, "over-the-limit") == ["in-sw-3"] * 2
    assert harkonnen(game) == {"windgap": {"elite": 4, "special": 1, "leader": 1, "regular": 1}}
    assert (game.view()["black_pool_count"], game.view()["silver_pool_count"]) == (6, 6)


@pytest.mark.ruling("ms-gar-4")
def test_tokens_are_turned_up_when_they_are_attacked():
    table = quiet().settlements("arsunt").area("arsunt", harkonnen=legion(tokens=["hk-black-a"]))
    table.area("shield-wall-west", atreides=legion(regular=6)).dice(ATREIDES, strategy=1)
    game = table.turn(ATREIDES)
    choose(game, "die:strategy", "branch:action.both.strategy.1", "legion:shield-wall-west")
    assert where(game, "garrison-turned") == [("hk-black-a", "arsunt")]


@pytest.mark.ruling("ms-gar-5")
@pytest.mark.ruling("wasolo_garrison_token_short")
def test_where_the_pool_is_empty_the_atreides_choose_a_token_on_the_map():
    blacks = ["hk-black-a"] * 3 + ["hk-black-b"] * 3
    table = quiet().settlements("hagga-basin").area("hagga-basin", harkonnen=legion(regular=5))
    table.area("carthag", harkonnen=legion(special=1, tokens=blacks[:3]))
    table.area("arsunt", harkonnen=legion(tokens=blacks[3:]))
    g = table._table()
    g.push(table.rules.course.turn[ATREIDES], ATREIDES, 0)
    g.turn = ATREIDES
    g.events = []
    move_legion(g, HARKONNEN, area("hagga-basin"), area("in-nw-2"))
    g.proceed()
    game = Game(table.rules, table.setup, 0, state=g)
    assert game.decision.prompt == ("mahdi-prompt-garrison", {"area": ("arrakis-area-hagga-basin", {})})
    assert asked(game) == {"carthag", "arsunt"}
    choose(game, "reveal:arsunt")
    assert where(game, "garrison-turned") == [("hk-black-b", "arsunt")]
    assert harkonnen(game)["hagga-basin"] == {"starting-token": 1, "standard-token": 1}
    assert game.rules.check(game.state) == []


@pytest.mark.ruling("ms-gar-6")
def test_a_token_counts_neither_as_a_leader_nor_as_a_sardaukar():
    table = quiet().area("hagga-basin", harkonnen=legion(tokens=["hk-silver-a"]))
    assert "legion-moved" not in told(freely(table, "leadership"))


@pytest.mark.ruling("ms-gar-8")
def test_tokens_alone_in_a_storm_are_turned_up():
    table = quiet().area("false-wall-west", harkonnen=legion(tokens=["hk-black-a", "hk-silver-a"]))
    game = table.phase("hazards")
    assert {token for token, _ in where(game, "garrison-turned")} == {"hk-black-a", "hk-silver-a"}


# ---- Mentat


@pytest.mark.ruling("ms-pl-1")
@pytest.mark.ruling("wasolo_mentat")
@pytest.mark.ruling("ms-pl-8")
def test_two_cards_are_drawn_in_turns_and_played_at_once_the_first_from_the_deck_not_on_top_of_the_discards():
    game = draws(quiet(), "hunter-seeker", "hope-clouds-observation")
    assert about(game, "card-drawn") == ["hunter-seeker", "hope-clouds-observation"]
    game = draws(quiet().discard(HARKONNEN, "sandmasters"), "hope-clouds-observation", "hunter-seeker")
    assert about(game, "card-drawn") == ["hope-clouds-observation", "hunter-seeker"]
    game = draws(quiet().discard(HARKONNEN, "shigawire"), "hunter-seeker", "hope-clouds-observation")
    assert about(game, "card-drawn")[0] == "hunter-seeker"


@pytest.mark.ruling("ms-pl-3")
@pytest.mark.ruling("wasolo_mentat_effects")
def test_to_draw_is_to_reinforce_in_turns_and_to_play_is_to_draw_and_play_at_once():
    table = quiet().settlements("carthag").area("carthag", harkonnen=legion(regular=1))
    game = draws(table, "evidence-of-rebellion", "shigawire", "sandmasters", "breeding-program", "hunter-seeker")
    # After the House card the first card comes from the allies' deck; after the allies' card from the House's.
    assert pile(game)[:2] == ["corrino-ally", "house-harkonnen"]
    assert about(game, "card-drawn") == ["evidence-of-rebellion", "breeding-program", "hunter-seeker"]


@pytest.mark.ruling("ms-pl-5")
@pytest.mark.ruling("wasolo_mentat_other")
def test_a_card_of_which_no_part_can_be_carried_out_joins_the_reinforcements():
    game = draws(quiet(), "hunter-seeker", "hope-clouds-observation")
    assert about(game, "card-reinforces") == ["hunter-seeker", "hope-clouds-observation"]
    assert pile(game) == ["house-harkonnen", "corrino-ally"]
    assert about(game, "planning-played") == []
    assert game.view()["players"][HARKONNEN]["discard"] == []


@pytest.mark.ruling("ms-pl-6")
@pytest.mark.ruling("wasolo_deck_reshuffle")
def test_a_deck_that_has_run_out_is_made_anew_of_its_own_discards():
    table = quiet().empty_decks(HARKONNEN, ally=False)
    game = draws(table, "hope-clouds-observation", "hunter-seeker")
    assert about(game, "deck-rebuilt") == ["house-harkonnen"]
    assert game.view()["players"][HARKONNEN]["house_deck_count"] == 17
    assert game.view()["top_discard"] is None


@pytest.mark.ruling("ms-pl-7")
def test_reinforcements_leave_only_as_combat_dice():
    game = draws(quiet().reinforcements("sandmasters", "shigawire"), "hunter-seeker", "hope-clouds-observation")
    assert pile(game) == ["house-harkonnen", "corrino-ally", "house-harkonnen", "corrino-ally"]
    p = game.view()["players"][HARKONNEN]
    assert p["house_hand_count"] == p["ally_hand_count"] == 0
