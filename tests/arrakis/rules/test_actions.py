"""Action turns: dice and what they allow, special actions, free actions, planning cards."""

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

from sietch.arrakis.scenario import Scenario, arrakis, chance, legion, rolled
from sietch.core.game import Game


def spend(game: Game, result: str) -> Game:
    """The die is spent; its actions are asked for."""
    return maybe(game, f"die:{result}")


# ---- turns


@pytest.mark.ruling("wa_turn_alternation")
def test_the_atreides_act_first_then_the_sides_take_turns_with_one_action_each():
    game = arrakis().dice(ATREIDES, mentat=2).dice(HARKONNEN, mentat=2).turn(ATREIDES)
    seats = []
    while game.view()["phase"] == "actions":
        seats.append(game.decision.seat)
        spend(game, "mentat")
        choose(game, "done", "end")
    assert seats == [ATREIDES, HARKONNEN, ATREIDES, HARKONNEN]
    rolled_out = arrakis().sisters(ATREIDES, 0).phase("actions")
    while rolled_out.decision.prompt[0] != "arrakis-prompt-turn":
        rolled_out.choose(0)
    assert rolled_out.decision.seat == ATREIDES


@pytest.mark.ruling("wa_turn_options")
@pytest.mark.ruling("wa_planning_card_any_die")
@pytest.mark.parametrize("result", ["leadership", "strategy", "deployment", "mentat", "house"])
def test_any_die_may_play_a_planning_card_which_is_then_discarded(result: str):
    table = arrakis().hand(ATREIDES, "the-voice").dice(ATREIDES, **{result: 2})
    game = spend(table.turn(ATREIDES), result)
    assert "card:the-voice" in keys(game)
    game.choose("card:the-voice")
    view = game.view()
    assert view["players"][ATREIDES]["discard"] == ["the-voice"]
    assert view["players"][ATREIDES]["unused_dice"] == 1


@pytest.mark.ruling("wa_turn_options")
def test_a_turn_is_a_die_or_for_the_atreides_desert_power():
    game = arrakis().dice(ATREIDES, mentat=1, house=1).dice(HARKONNEN, mentat=3).turn(ATREIDES)
    assert set(keys(game)) == {"die:mentat", "die:house", "desert-power"}
    game = arrakis().dice(HARKONNEN, mentat=1, house=1).dice(ATREIDES, mentat=4).turn(HARKONNEN)
    assert set(keys(game)) == {"die:mentat", "die:house"}


@pytest.mark.ruling("wa_one_option_per_die")
@pytest.mark.ruling("wa_strategy_action")
def test_the_strategy_action_moves_two_different_legions_or_attacks_with_one():
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=1))
    table.area("false-wall-west", atreides=legion(regular=1)).area("north-pole", atreides=legion(regular=1))
    game = spend(table.area("in-sw-3", harkonnen=legion(regular=1)).turn(ATREIDES), "strategy")
    assert {branch(game, "strategy", 0), branch(game, "strategy", 1), "done"} == set(keys(game))
    both = game.copy()
    act(game, "strategy", 0)
    move(game, "in-sw-2", "in-sw-1")
    assert targets(game, "legion") == {"false-wall-west", "north-pole"}
    move(game, "false-wall-west", "in-sw-2")
    # Two moves, no third and no attack.
    assert keys(game) == ["end"]
    act(both, "strategy", 1)
    attack(both, "in-sw-2", "in-sw-3", rolled(hit=1) + rolled(shield=1))
    both.choose("no")
    assert keys(both) == ["end"]


@pytest.mark.ruling("wa_leadership_action")
def test_the_leadership_action_needs_a_leader_for_each_move_and_for_its_surprise_attack():
    table = arrakis().dice(ATREIDES, leadership=2).area("in-sw-2", atreides=legion(regular=1, leader=1))
    table.area("false-wall-west", atreides=legion(regular=1, named=["stilgar"])).area(
        "wind-pass", atreides=legion(regular=3)
    )
    game = spend(table.area("in-sw-3", harkonnen=legion(regular=1, leader=1)).turn(ATREIDES), "leadership")
    moves, surprise = game, game.copy()
    act(moves, "leadership", 0)
    assert targets(moves, "legion") == {"in-sw-2", "false-wall-west"}
    act(surprise, "leadership", 1)
    assert targets(surprise, "legion") == {"in-sw-2"}
    # The surprise adds a special, which the Naib turns into a hit: the legion of one unit and a leader is lost.
    attack(surprise, "in-sw-2", "in-sw-3", rolled(hit=1) + rolled(special=1))
    surprise.choose("lose:leader")
    assert figures(surprise, HARKONNEN, "in-sw-3") == {}


@pytest.mark.ruling("wa_mentat_action")
def test_the_mentat_action_draws_two_cards_split_as_said_before_drawing():
    for from_house in (0, 1, 2):
        game = act(arrakis().dice(HARKONNEN, mentat=2).turn(HARKONNEN), "mentat")
        assert set(keys(game)) == {"number:0", "number:1", "number:2", "part"}
        game.choose(f"number:{from_house}")
        p = game.view()["players"][HARKONNEN]
        assert (p["house_hand_count"], p["ally_hand_count"]) == (from_house, 2 - from_house)


@pytest.mark.ruling("wa_house_atreides")
def test_the_atreides_use_a_house_die_as_any_other_result():
    table = arrakis().dice(ATREIDES, house=2).sietch("windgap").area("windgap", atreides=legion(regular=1, leader=1))
    game = spend(table.turn(ATREIDES), "house")
    assert targets(game, "result") == {"leadership", "strategy", "deployment", "mentat"}
    game.choose("result:mentat")
    choose(game, branch(game, "mentat"), "number:1")
    assert game.view()["players"][ATREIDES]["house_hand_count"] == 1
    assert game.view()["players"][ATREIDES]["dice"]["house"] == 1


@pytest.mark.ruling("wa_house_harkonnen")
def test_the_harkonnen_house_action_replaces_two_regulars_or_places_two_vehicles():
    table = arrakis().dice(HARKONNEN, house=2).area("arrakeen", harkonnen=legion(regular=2))
    game = spend(table.area("carthag", harkonnen=legion(regular=1)).turn(HARKONNEN), "house")
    vehicles = game.copy()
    act(game, "house", 0)
    choose(game, "from:arrakeen", "from:carthag")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 1, "elite": 1}
    assert figures(game, HARKONNEN, "carthag") == {"elite": 1}
    assert "end" in keys(game)
    act(vehicles, "house", 1)
    choose(
        vehicles, "vehicle:carryall", "carryall:az-inner-n", "vehicle:harvester", "sector:inner-sw", "harvester:in-sw-3"
    )
    view = vehicles.view()
    assert (view["carryalls"], view["harvesters"]) == (["az-inner-n"], ["in-sw-3"])
    assert "end" in keys(vehicles)


@pytest.mark.ruling("wa_phase_end")
def test_the_phase_ends_with_the_action_of_the_last_harkonnen_die_and_other_dice_are_lost():
    game = spend(arrakis().dice(ATREIDES, mentat=3).dice(HARKONNEN, mentat=1).turn(HARKONNEN), "mentat")
    choose(game, "done", "end")
    assert game.view()["phase"] != "actions"
    assert game.view()["players"][ATREIDES]["unused_dice"] == 0


@pytest.mark.ruling("wa_phase_end")
def test_without_dice_the_atreides_use_desert_power_or_pass_until_the_harkonnen_are_done():
    game = arrakis().dice(ATREIDES).dice(HARKONNEN, mentat=2).turn(ATREIDES)
    assert set(keys(game)) == {"desert-power", "pass"}
    choose(game, "pass", "end")
    assert game.decision.seat == HARKONNEN


@pytest.mark.ruling("wa_optional_effects")
def test_of_deploying_and_moving_one_may_do_only_one_both_or_nothing():
    """Arsunt Legion: figures to Arsunt, then its legion moves or attacks."""

    def played() -> Game:
        table = arrakis().hand(HARKONNEN, "arsunt-legion").dice(HARKONNEN, mentat=2).settlements("arsunt")
        table.area("arsunt", harkonnen=legion(regular=1))
        return choose(spend(table.turn(HARKONNEN), "mentat"), "card:arsunt-legion")

    def answer(game: Game, deploy: bool, go: bool) -> Game:
        while "end" not in keys(game):
            options = keys(game)
            if "supply" in options:
                game.choose("supply" if deploy else "done")
            elif any(key.startswith("branch:") for key in options):
                game.choose(next(key for key in options if key.startswith("branch:")) if go else options[-1])
            elif "whole" in options:
                game.choose("whole")
            elif "to:carthag" in options:
                game.choose("to:carthag")
            elif "legion:arsunt" in options:
                game.choose("legion:arsunt" if go else "done")
            else:
                game.choose("done" if "done" in options else "no")
        return game

    results = {}
    for deploy in (False, True):
        for go in (False, True):
            game = answer(played(), deploy, go)
            where = "carthag" if go else "arsunt"
            results[deploy, go] = sum(figures(game, HARKONNEN, where).values())
    assert results == {(False, False): 1, (False, True): 1, (True, False): 4, (True, True): 4}


@pytest.mark.ruling("wa_optional_effects")
@pytest.mark.parametrize("from_house", [0, 1])
def test_the_mentat_action_may_draw_one_card_only(from_house: int):
    game = act(arrakis().dice(HARKONNEN, mentat=2).turn(HARKONNEN), "mentat")
    game.choose("part")
    assert keys(game) == ["number:0", "number:1"]
    game.choose(f"number:{from_house}")
    p = game.view()["players"][HARKONNEN]
    assert (p["house_hand_count"], p["ally_hand_count"]) == (from_house, 1 - from_house)
    assert "end" in keys(game)


@pytest.mark.ruling("wa_optional_effects")
def test_of_the_deployment_action_the_atreides_may_deploy_only_the_token_or_only_the_leader():
    def table() -> Scenario:
        return arrakis().dice(ATREIDES, deployment=2).sietch("windgap").sietch("hobars-gap")

    game = act(table().area("windgap", atreides=legion(regular=1)).turn(ATREIDES), "deployment")
    choose(game, "place:hobars-gap", "done")
    assert figures(game, ATREIDES, "hobars-gap") == {"standard-token": 1}
    game = act(table().area("windgap", atreides=legion(regular=1)).turn(ATREIDES), "deployment", 1)
    left = game.view()["token_pool_count"]
    # A leader alone can only join units.
    assert keys(game) == ["place:windgap", "done"]
    choose(game, "place:windgap", "supply")
    assert figures(game, ATREIDES, "windgap") == {"regular": 1, "leader": 1}
    assert game.view()["token_pool_count"] == left
    nobody = spend(table().turn(ATREIDES), "deployment")
    assert branch(nobody, "deployment", 1) not in keys(nobody)


@pytest.mark.ruling("wa_optional_effects")
def test_a_spent_die_need_not_be_used():
    game = spend(arrakis().dice(ATREIDES, mentat=2).turn(ATREIDES), "mentat")
    choose(game, "done", "end")
    assert game.view()["players"][ATREIDES]["house_hand_count"] == 0


# ---- Desert Power


@pytest.mark.ruling("wa_desert_power_condition")
@pytest.mark.parametrize(("own", "theirs", "allowed"), [(2, 3, True), (3, 3, False), (4, 3, False), (0, 1, True)])
def test_desert_power_needs_fewer_unused_dice_and_costs_none(own: int, theirs: int, allowed: bool):
    table = arrakis().dice(ATREIDES, mentat=own).dice(HARKONNEN, mentat=theirs).sietch("windgap")
    # A token that can be turned over keeps the lone die from being spent unasked.
    game = table.area("windgap", atreides=legion(tokens=["at-std-a"])).turn(ATREIDES)
    assert ("desert-power" in keys(game)) == allowed
    if allowed:
        game.choose("desert-power")
        assert game.view()["players"][ATREIDES]["unused_dice"] == own


@pytest.mark.ruling("wa_desert_power_condition")
def test_a_card_gives_desert_power_whatever_the_dice():
    table = arrakis().hand(ATREIDES, "usul-the-base-of-the-pillar").dice(ATREIDES, mentat=4).worm("in-sw-3")
    game = spend(table.turn(ATREIDES), "mentat")
    choose(game, "card:usul-the-base-of-the-pillar")
    assert any(key.startswith("branch:") for key in keys(game))


@pytest.mark.ruling("wa_desert_power_options")
def test_desert_power_places_two_wormsigns_in_deserts_without_wormsign_worm_or_sietch():
    table = arrakis().dice(ATREIDES).dice(HARKONNEN, mentat=2).sietch("windgap").worm("in-sw-3").wormsign("in-sw-4")
    game = table.harvester("in-sw-5").area("in-sw-6", harkonnen=legion(regular=1)).turn(ATREIDES)
    game.choose("desert-power")
    choose(game, next(key for key in keys(game) if key.startswith("branch:")), "sector:inner-sw")
    # Harvesters and legions do not keep it away; plateaus, the sietch, the worm and the wormsign do.
    assert targets(game, "sign") == {"in-sw-1", "in-sw-5", "in-sw-6"}
    choose(game, "sign:in-sw-1", "sector:inner-sw")
    assert targets(game, "sign") == {"in-sw-5", "in-sw-6"}
    game.choose("sign:in-sw-5")
    assert set(game.view()["wormsigns"]) == {"in-sw-1", "in-sw-4", "in-sw-5"}
    assert "end" in keys(game)


@pytest.mark.ruling("wa_desert_power_options")
def test_desert_power_moves_two_worms_or_attacks_with_one():
    table = arrakis().dice(ATREIDES).dice(HARKONNEN, mentat=2).worm("in-sw-3", "out-ne-6", "out-nw-8")
    game = table.area("in-sw-6", harkonnen=legion(regular=1)).turn(ATREIDES)
    game.choose("desert-power")
    _, moves, bite = [key for key in keys(game) if key.startswith("branch:")]
    attacking = game.copy()
    choose(game, moves, "worm:in-sw-3", "worm-to:in-sw-4")
    # A different one for the second move.
    assert targets(game, "worm") == {"out-ne-6", "out-nw-8"}
    choose(game, "worm:out-ne-6", "worm-to:out-ne-8")
    assert set(game.view()["worms"]) == {"in-sw-4", "out-ne-8", "out-nw-8"}
    assert "end" in keys(game)
    choose(attacking, bite)
    assert targets(attacking, "worm") == {"in-sw-3"}


# ---- special actions


@pytest.mark.ruling("wa_leader_special_alternative")
def test_a_special_action_stands_beside_the_actions_of_its_die_and_one_is_chosen():
    table = arrakis().dice(HARKONNEN, house=2).area("arrakeen", harkonnen=legion(regular=4))
    game = spend(table.turn(HARKONNEN), "house")
    assert {branch(game, "house", 0), branch(game, "house", 1), "special:baron-harkonnen"} <= set(keys(game))
    normal = game.copy()
    act(normal, "house", 0)
    choose(normal, "from:arrakeen", "from:arrakeen")
    assert figures(normal, HARKONNEN, "arrakeen") == {"regular": 2, "elite": 2}
    assert "end" in keys(normal)
    choose(game, "special:baron-harkonnen", "from:arrakeen", "from:arrakeen", "from:arrakeen")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 1, "elite": 3}
    assert "end" in keys(game)
    # Another die does not offer it.
    assert "special:baron-harkonnen" not in keys(spend(arrakis().dice(HARKONNEN, mentat=2).turn(HARKONNEN), "mentat"))


@pytest.mark.ruling("wa_leader_special_exhaust")
def test_a_used_special_action_cannot_be_used_again_in_the_round():
    table = arrakis().dice(HARKONNEN, house=2).dice(ATREIDES, mentat=1).area("arrakeen", harkonnen=legion(regular=5))
    game = spend(table.turn(HARKONNEN), "house")
    choose(game, "special:baron-harkonnen", "from:arrakeen", "done", "end")
    assert game.view()["spent"] == ["baron-harkonnen"]
    choose(game, "done", "end")
    spend(game, "house")
    assert branch(game, "house", 0) in keys(game)
    assert "special:baron-harkonnen" not in keys(game)


@pytest.mark.ruling("wa_leader_special_tank")
@pytest.mark.ruling("wa_tank_inactive")
def test_a_leader_in_the_tank_gives_no_special_action_and_its_card_keeps_its_state():
    for spent in (False, True):
        table = arrakis().dice(HARKONNEN, house=2).area("arrakeen", harkonnen=legion(regular=3))
        game = spend(table.leader("baron-harkonnen", tank=2, spent=spent).turn(HARKONNEN), "house")
        assert "special:baron-harkonnen" not in keys(game)
        assert game.view()["spent"] == (["baron-harkonnen"] if spent else [])
    # A leader that loses its last place on the map keeps a face-up card face up.
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=2))
    table.area("in-sw-3", harkonnen=legion(regular=1, named=["baron-harkonnen"]))
    game = act(table.turn(ATREIDES), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=2) + rolled(shield=1))
    game.choose("lose:regular")
    assert (game.view()["tank"]["baron-harkonnen"], game.view()["spent"]) == (1, [])


# ---- free actions


def scouting(**dice: int) -> Scenario:
    table = arrakis().ornithopter("az-inner-w", "az-inner-s").dice(HARKONNEN, **dice).sietch("windgap", 2, hidden=True)
    return table.area("windgap", atreides=legion(tokens=["at-start-a"])).area(
        "in-sw-2", atreides=legion(tokens=["at-std-b"])
    )


@pytest.mark.ruling("wa_free_actions")
def test_free_actions_cost_no_die_and_are_repeated_even_in_the_middle_of_another_action():
    game = scouting(house=1, mentat=1).turn(HARKONNEN)
    choose(game, "free", "scout:az-inner-w", "reveal:in-sw-2", "free", "scout:az-inner-s", "show-both")
    assert game.view()["players"][HARKONNEN]["unused_dice"] == 2
    assert game.view()["open_at"] == ["windgap"]
    # An ornithopter just placed scouts, and the next one goes to the zone that it left.
    table = arrakis().dice(HARKONNEN, house=2).sietch("windgap", 2, hidden=True)
    game = act(table.turn(HARKONNEN), "house", 1)
    choose(game, "vehicle:ornithopter", "ornithopter:az-inner-w", "free", "scout:az-inner-w")
    assert game.view()["ornithopters"] == []
    choose(game, "vehicle:ornithopter", "ornithopter:az-inner-w")
    assert game.view()["ornithopters"] == ["az-inner-w"]
    assert game.view()["open_at"] == ["windgap"]


def test_who_has_taken_no_free_action_goes_on_first_so_that_no_game_stands_still():
    game = scouting(house=1, mentat=1).turn(HARKONNEN)
    choose(game, "free", "done")
    assert set(keys(game)) == {"die:house", "die:mentat"}
    assert set(keys(game.redeal(ATREIDES, 1))) == {"die:house", "die:mentat"}
    choose(game, "die:mentat")
    assert "free" in keys(game)
    choose(game, "free", "scout:az-inner-w", "reveal:in-sw-2")
    assert "free" in keys(game)
    choose(game, "done")
    choose(game, "free", "done")
    assert keys(game) == ["end"]
    choose(game, "end")


@pytest.mark.ruling("wa_free_actions")
def test_free_actions_are_for_the_own_turn_only():
    game = scouting(mentat=2).dice(ATREIDES, mentat=2).turn(ATREIDES)
    choose(game, "free")
    assert not targets(game, "scout")
    assert targets(game, "reveal") == {"windgap", "in-sw-2"}


@pytest.mark.ruling("wa_guerrilla_training")
def test_guerrilla_training_replaces_any_number_of_tokens_by_their_units():
    table = arrakis().dice(ATREIDES, mentat=2).area("in-sw-2", atreides=legion(tokens=["at-std-b", "at-std-e"]))
    game = table.area("windgap", atreides=legion(tokens=["at-start-a"], leader=1)).turn(ATREIDES)
    choose(game, "free", "reveal:in-sw-2", "take-token:at-std-e")
    assert figures(game, ATREIDES, "in-sw-2") == {"elite": 1, "special": 1, "standard-token": 1}
    choose(game, "free", "reveal:windgap")
    assert figures(game, ATREIDES, "windgap") == {"regular": 2, "leader": 1}
    # The tokens left the game: seven standard ones are left, one of them on the map.
    view = game.view()
    assert view["token_pool_count"] + len(view["players"][ATREIDES]["standard_at"]) == 7
    assert view["players"][ATREIDES]["starting_at"] == []


@pytest.mark.ruling("wa_guerrilla_training")
def test_units_of_a_token_that_moved_do_not_move_again_in_the_same_action():
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(tokens=["at-std-a"]))
    game = act(table.area("in-sw-3", atreides=legion(regular=1)).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    choose(game, "free", "reveal:in-sw-3")
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 3}
    # Only the one that was there before goes on.
    choose(game, "legion:in-sw-3", "to:in-sw-5")
    assert figures(game, ATREIDES, "in-sw-3") == {"regular": 2}
    assert figures(game, ATREIDES, "in-sw-5") == {"regular": 1}


@pytest.mark.ruling("wa_scouting")
@pytest.mark.parametrize(
    ("show", "sietch_open", "there"),
    [
        ("show-both", True, {"regular": 2}),
        ("show-sietch", True, {"starting-token": 1}),
        ("show-tokens", False, {"regular": 2}),
    ],
)
def test_scouting_spends_an_ornithopter_for_tokens_or_sietch_of_one_linked_area(
    show: str, sietch_open: bool, there: dict[str, int]
):
    game = scouting(mentat=2).turn(HARKONNEN)
    choose(game, "free", "scout:az-inner-w", "reveal:windgap", show)
    assert game.view()["ornithopters"] == ["az-inner-s"]
    assert (game.view()["open_at"] == ["windgap"]) == sietch_open
    assert figures(game, ATREIDES, "windgap") == there
    assert figures(game, ATREIDES, "in-sw-2") == {"standard-token": 1}


# ---- planning cards


@pytest.mark.ruling("wa_planning_discard_open")
def test_everybody_sees_which_planning_card_is_discarded():
    table = arrakis().hand(ATREIDES, "the-voice").hand(HARKONNEN, "sandmasters", "shigawire").dice(ATREIDES, mentat=2)
    game = spend(table.turn(ATREIDES), "mentat")
    choose(game, "card:the-voice", "number:1", "discard:shigawire")
    for seat in (ATREIDES, HARKONNEN, -1):
        assert game.view(seat)["players"][HARKONNEN]["discard"] == ["shigawire"]
        discarded = [event.what for event in game.events(seat) if event.kind == "planning-discarded"]
        assert discarded == ["shigawire"]


# ---- the tank


@pytest.mark.ruling("wa_tank_sizes")
@pytest.mark.ruling("wa_tank_leave")
@pytest.mark.parametrize(("seat", "leader", "spaces"), [(ATREIDES, "stilgar", 3), (HARKONNEN, "beast-rabban", 5)])
def test_a_leader_leaves_the_tank_after_as_many_dice_as_it_has_spaces(seat: int, leader: str, spaces: int):
    table = arrakis().leader(leader, tank=1).dice(HARKONNEN, mentat=6).dice(ATREIDES, mentat=4)
    game = table.turn(seat)
    seen = []
    for _ in range(spaces):
        spend(game, "mentat")
        # In the turn in which it leaves it is still in the tank.
        assert game.view()["tank"][leader] > 0
        choose(game, "done", "end")
        seen.append(game.view()["tank"][leader])
        # The others have fewer dice than the Harkonnen tank has spaces.
        choose(spend(game, "mentat"), *(["pass"] if "pass" in keys(game) else ["done", "end"]))
    assert seen == [*range(2, spaces + 1), 0]


@pytest.mark.ruling("wa_tank_sizes")
def test_a_named_leader_removed_from_the_map_enters_the_tank_at_its_first_space():
    table = arrakis().hand(HARKONNEN, "hunter-seeker").dice(HARKONNEN, mentat=2)
    table.area("in-sw-2", atreides=legion(regular=1, named=["stilgar"])).area("in-sw-3", harkonnen=legion(regular=1))
    game = spend(table.turn(HARKONNEN), "mentat")
    choose(game, "card:hunter-seeker", "tank:stilgar")
    assert game.view()["tank"]["stilgar"] == 1
    assert figures(game, ATREIDES, "in-sw-2") == {"regular": 1}


@pytest.mark.ruling("wa_tank_advance")
def test_every_die_moves_all_figures_of_its_side_and_desert_power_none():
    table = arrakis().leader("stilgar", tank=1).leader("lady-jessica", tank=2).leader("beast-rabban", tank=1)
    table.dice(ATREIDES, mentat=1).dice(HARKONNEN, mentat=3).sietch("windgap")
    game = table.area("windgap", atreides=legion(tokens=["at-std-a"])).turn(ATREIDES)
    desert = game.copy()
    choose(spend(game, "mentat"), "done", "end")
    tank = game.view()["tank"]
    assert (tank["stilgar"], tank["lady-jessica"], tank["beast-rabban"]) == (2, 3, 1)
    desert.choose("desert-power")
    while "end" not in keys(desert):
        desert.choose(next(key for key in ("done", "no", keys(desert)[-1]) if key in keys(desert)))
    desert.choose("end")
    tank = desert.view()["tank"]
    assert (tank["stilgar"], tank["lady-jessica"]) == (1, 2)


@pytest.mark.ruling("wa_tank_push")
def test_a_leader_that_enters_pushes_the_figures_in_its_way_to_the_right():
    def tank(**spaces: int) -> dict[str, int]:
        table = arrakis().hand(HARKONNEN, "hunter-seeker").dice(HARKONNEN, mentat=2)
        for name, space in spaces.items():
            table.leader(name.replace("_", "-"), tank=space)
        table.area("in-sw-2", atreides=legion(regular=1, named=["stilgar"])).area(
            "in-sw-3", harkonnen=legion(regular=1)
        )
        game = choose(spend(table.turn(HARKONNEN), "mentat"), "card:hunter-seeker", "tank:stilgar")
        found: dict[str, int] = game.view()["tank"]
        return {name: n for name, n in found.items() if n}

    assert tank(lady_jessica=1) == {"stilgar": 1, "lady-jessica": 2}
    assert tank(lady_jessica=1, paul_atreides=2) == {"stilgar": 1, "lady-jessica": 2, "paul-atreides": 3}
    # Nobody in the way, nobody moves; the one pushed off the right end is out.
    assert tank(lady_jessica=2) == {"stilgar": 1, "lady-jessica": 2}
    assert tank(lady_jessica=1, paul_atreides=2, alia=3) == {"stilgar": 1, "lady-jessica": 2, "paul-atreides": 3}


@pytest.mark.ruling("wa_mentat_action")
def test_drawn_cards_come_from_the_named_deck():
    game = act(arrakis().dice(ATREIDES, mentat=2).turn(ATREIDES), "mentat")
    game.choose("number:2", outcomes=chance("drawn:war-plan", "drawn:the-voice"))
    assert set(game.view(ATREIDES)["players"][ATREIDES]["house_hand"]) == {"war-plan", "the-voice"}
