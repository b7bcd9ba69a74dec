"""Why something is not possible, with the numbers that decide it; and questions that say what one has to know."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, choose, keys, move

from sietch.arrakis.scenario import Scenario, arrakis, chance, legion, rolled, rolled_actions
from sietch.core.game import Game
from sietch.text import LANGUAGES, language, option_line, prompt_line, reason_line

ENGLISH = language("en")
EIGHT = {"strategy": 3, "mentat": 3, "house": 2}


def why(game: Game, key: str) -> str:
    reason = game.why_not(key)
    assert reason is not None
    assert all(reason_line(language(code), reason) for code in LANGUAGES)
    return reason_line(ENGLISH, reason)


def asked(game: Game) -> str:
    return prompt_line(ENGLISH, game.decision)


def option(game: Game, key: str) -> str:
    return option_line(ENGLISH, game.decision.option(key))


def roll(table: Scenario, harkonnen: dict[str, int], atreides: dict[str, int]) -> Game:
    outcomes = rolled_actions(**harkonnen) + rolled_actions(**atreides)
    return table.phase("actions", outcomes=outcomes)


# ---- dice


def test_a_bene_gesserit_token_goes_where_the_fewest_dice_are():
    game = roll(arrakis().sisters(ATREIDES, 1).sisters(HARKONNEN, 0), EIGHT, {"strategy": 2, "mentat": 2})
    assert game.decision.prompt[0] == "arrakis-prompt-sister"
    assert why(game, "result:strategy") == (
        "the token goes to a result with the fewest dice: that is 0, and here there are 2"
    )
    assert game.why_not("result:leadership") is None


def test_who_has_more_dice_than_slots_is_told_how_many_slots_there_are():
    game = roll(arrakis().sisters(ATREIDES, 0), EIGHT, {"strategy": 3, "mentat": 1})
    assert asked(game) == (
        "The board has slots for 2 Strategy dice, and you have 3. To which result do you change one?"
    )
    assert why(game, "result:mentat") == ("the die goes where the most slots are empty: that is 2, and here it is 1")


def test_to_be_done_with_a_die_that_was_not_used_says_so():
    game = choose(arrakis().dice(ATREIDES, mentat=1, house=1).turn(ATREIDES), "die:mentat")
    assert option(game, "done") == "done: the die is spent for nothing"


# ---- ways


def marching(seat: int, table: Scenario | None = None) -> Game:
    """A legion in in-sw-2 is asked where it goes; another one is in in-sw-1."""
    side = ("atreides", "harkonnen")[seat]
    table = (table or arrakis()).area("in-sw-2", **{side: legion(regular=1)})
    table = table.area("in-sw-1", **{side: legion(regular=1)}).dice(seat, strategy=2)
    return choose(act(table.turn(seat), "strategy", 0), "legion:in-sw-2")


def test_a_move_says_why_it_does_not_lead_to_an_area():
    game = marching(ATREIDES, arrakis().worm("in-sw-3").settlements("arrakeen"))
    assert why(game, "to:in-sw-2") == "the legion is there already"
    assert why(game, "to:in-sw-3") == "a sandworm is there"
    assert why(game, "to:arrakeen") == "an enemy settlement is there, which can only be attacked"
    assert why(game, "to:out-ne-1") == (
        "it is not adjacent to Inner South-West 2, and no Wormsigns or sandworms lead there"
    )


def test_a_wall_is_named():
    table = arrakis().area("out-nw-16", atreides=legion(regular=1)).dice(ATREIDES, strategy=2)
    table = table.area("in-sw-1", atreides=legion(regular=1))
    game = choose(act(table.turn(ATREIDES), "strategy", 0), "legion:out-nw-16")
    assert why(game, "to:out-nw-15") == "an impassable border lies between it and Outer North-West 16"


def test_the_harkonnen_are_told_about_their_ornithopters():
    assert "no Ornithopter is in an air zone linked to" in why(marching(HARKONNEN), "to:in-sw-6")
    game = marching(HARKONNEN, arrakis().ornithopter("az-inner-w"))
    assert why(game, "to:out-ne-1") == "it is more than 2 areas away from Inner South-West 2"
    assert "fly:in-sw-6" in keys(game)


def test_a_legion_moves_once_in_an_action():
    table = arrakis().area("in-sw-2", atreides=legion(regular=1)).area("in-se-5", atreides=legion(regular=1))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy", 0)
    move(game, "in-sw-2", "in-sw-1")
    assert why(game, "legion:in-sw-1") == "this legion has already moved in this action"


def test_an_action_for_legions_with_leaders_says_so():
    table = arrakis().area("in-sw-2", atreides=legion(regular=1, leader=1)).area("in-se-5", atreides=legion(regular=1))
    game = act(table.dice(ATREIDES, leadership=2).turn(ATREIDES), "leadership", 0)
    assert why(game, "legion:in-se-5") == "only a legion with a Leader can be used here"


def test_an_attack_says_what_is_out_of_reach():
    table = arrakis().area("in-sw-2", atreides=legion(regular=1)).settlements("arrakeen").dice(ATREIDES, strategy=2)
    table = table.area("in-sw-1", harkonnen=legion(regular=1)).area("in-sw-3", harkonnen=legion(regular=1))
    game = choose(act(table.turn(ATREIDES), "strategy", 1), "legion:in-sw-2")
    assert "not adjacent" in why(game, "attack:arrakeen")
    assert why(game, "attack:out-ne-1") == "there is no enemy legion and no enemy settlement"


# ---- placing


def test_harvesters_need_free_desert_and_say_how_many_are_left():
    game = arrakis().harvester("in-sw-3").phase("vehicles")
    assert asked(game) == "Where do you place a Harvester (3 left)?"
    assert why(game, "harvester:broken-land") == "this is no desert: Mountain"
    assert why(game, "harvester:in-sw-3") == "a Harvester is there already"
    assert why(game, "harvester:in-sw-1") == "first choose the sector: Inner South-West"
    choose(game, "sector:inner-sw")
    assert why(game, "harvester:out-ne-1") == "it is not in the sector that you chose: Inner South-West"
    choose(game, "harvester:in-sw-1")
    assert asked(game) == "Where do you place a Harvester (2 left)?"


def test_deploying_counts_what_is_left_and_says_where_it_goes():
    game = act(arrakis().settlements("arrakeen", "carthag").dice(HARKONNEN, deployment=2).turn(HARKONNEN), "deployment")
    assert asked(game) == "Where do you place a regular unit (3 left)?"
    assert why(game, "place:in-sw-1") == "that is to be placed elsewhere: in one of your settlements"
    choose(game, "place:arrakeen")
    assert asked(game) == "Where do you place a regular unit (2 left)?"


def test_a_leader_without_a_name_is_called_what_it_is():
    game = act(arrakis().settlements("arrakeen", "carthag").dice(HARKONNEN, deployment=2).turn(HARKONNEN), "deployment")
    choose(game, "place:arrakeen", "done", "place:arrakeen")
    assert option(game, "supply") == "a Bashar from the supply"


# ---- deployment tokens


def deploying(token: str) -> Game:
    table = arrakis().sietch("windgap").sietch("hobars-gap").dice(ATREIDES, deployment=2)
    game = table.turn(ATREIDES)
    game.choose("branch:action.atreides.deployment.0", outcomes=chance(f"drawn-token:{token}"))
    return game


def test_the_drawn_token_is_in_the_question_for_who_is_asked():
    first, second = deploying("at-std-a"), deploying("at-std-e")
    assert asked(first).startswith("You drew: Deployment token with ")
    assert asked(first) != asked(second)
    assert why(first, "place:in-sw-1") == "there is no sietch of yours"


def test_nobody_else_is_told_which_token_was_drawn():
    """What the others see is the same whichever it is, and the question is not theirs."""
    first, second = deploying("at-std-a"), deploying("at-std-e")
    for seat in (-1, HARKONNEN):
        assert first.view(seat) == second.view(seat)
        assert first.events(seat) == second.events(seat)
        assert first.options(seat) == second.options(seat) == ()


def test_a_token_that_was_turned_over_is_not_taken_back():
    table = arrakis().area("in-sw-2", atreides=legion(regular=1, tokens=("at-std-a", "at-std-e")))
    game = table.dice(ATREIDES, strategy=1).turn(ATREIDES)
    choose(game, "free")
    assert option(game, "reveal:in-sw-2") == "turn over a Deployment token in Inner South-West 2"
    choose(game, "reveal:in-sw-2")
    assert game.can_undo
    choose(game, "take-token:at-std-a")
    assert game.decision.seat == ATREIDES
    assert not game.can_undo


def test_a_sietch_that_was_turned_over_is_not_taken_back():
    table = arrakis().sietch("windgap", 2, hidden=True).area("windgap", atreides=legion(regular=1))
    table = table.leader("paul-atreides", at="windgap").revealed("the-fremen-call-paul-the-mahdi", "stunted-worms")
    game = (
        table.area("harg-pass", atreides=legion(regular=1))
        .area("in-se-2", atreides=legion(regular=1))
        .phase("round-end")
    )
    choose(game, "claim:the-fremen-call-paul-the-mahdi")
    assert game.events()[-1].kind != "round-began"
    assert game.decision.seat == ATREIDES
    assert not game.can_undo
    game.choose("claim:stunted-worms")


# ---- battles


def test_the_special_result_of_a_surprise_attack_is_told():
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=2, leader=1)).dice(HARKONNEN, leadership=2)
    game = act(table.area("in-sw-3", atreides=legion(regular=2)).turn(HARKONNEN), "leadership", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(hit=1, special=1) + rolled(shield=2))
    told = [(event.kind, event.seat) for event in game.events()]
    assert ("special-added", HARKONNEN) in told
    assert game.view()["players"][HARKONNEN]["rolled"]["special"] == 2


def test_a_new_round_of_battle_begins_without_the_old_roll():
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=3)).dice(HARKONNEN, strategy=2)
    table = table.area("in-sw-3", atreides=legion(regular=3)).hand(HARKONNEN, "hunter-seeker")
    game = act(table.turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3")
    game.choose("done", outcomes=rolled(shield=3) + rolled(shield=3))
    assert game.view()["players"][HARKONNEN]["rolled"]["shield"] == 3
    choose(game, "yes", "no")
    assert game.view()["battle_round"] == 1
    assert all(sum(player["rolled"].values()) == 0 for player in game.view()["players"])


def test_the_log_tells_what_moved():
    table = arrakis().area("in-sw-2", atreides=legion(regular=2, elite=1)).leader("paul-atreides", at="in-sw-2")
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy", 0)
    move(game, "in-sw-2", "in-sw-1")
    told = [(event.kind, event.what, event.n) for event in game.events() if event.kind.endswith("-moved")]
    assert [each for each in told if each[0] != "legion-moved"] == [
        ("figure-moved", "regular", 2),
        ("figure-moved", "elite", 1),
        ("leader-moved", "paul-atreides", 1),
    ]


# ---- spice


def test_spice_that_is_missing_is_counted():
    game = (
        arrakis().spice_reserve(1).harvester("in-sw-3").imperium(choam=1, spacing_guild=3, landsraad=5).phase("spice")
    )
    assert asked(game) == "What do you spend spice on? You have 2."
    assert why(game, "stockpile") == "this costs 3 spice, and you have 2"
    assert why(game, "raise:spacing-guild") == "this costs 3 spice, and you have 2"
    assert why(game, "raise:choam") == "the marker is on the top row already"
    assert why(game, "keep:landsraad") == "the marker is on the bottom row and cannot move down"


def test_what_was_paid_for_is_not_paid_for_again():
    game = arrakis().harvester("out-ne-1", "out-ne-2", "out-ne-10").phase("spice")
    choose(game, "save", "keep:choam")
    assert why(game, "save") == "there is 1 spice in reserve already"
    assert why(game, "keep:choam") == "this marker has already been paid for"


def test_spice_is_stockpiled_up_to_a_step_of_supremacy():
    game = arrakis().spice_reserve(1).harvester("in-sw-3", "in-sw-4", "in-sw-5").supremacy(6).phase("spice")
    assert why(game, "stockpile") == "spice can be stockpiled only up to Supremacy 5, and you have 6"


# ---- prescience cards


@pytest.mark.parametrize(
    ("at", "enemy", "reason"),
    [
        ("", "", "Paul Atreides is not on the map"),
        (
            "in-sw-2",
            "in-sw-3",
            "Paul Atreides is in a sector with a Harkonnen legion: it is in Inner South-West 3",
        ),
    ],
)
def test_a_card_says_which_part_of_its_condition_fails(at: str, enemy: str, reason: str):
    table = arrakis().revealed("paul-drinks-the-water-of-life").dice(ATREIDES, strategy=1, mentat=1)
    if at:
        table = table.area(at, atreides=legion(regular=1)).leader("paul-atreides", at=at)
    if enemy:
        table = table.area(enemy, harkonnen=legion(regular=1))
    assert why(table.turn(ATREIDES), "claim:paul-drinks-the-water-of-life") == reason


def test_a_card_of_the_rounds_end_says_so_and_what_is_missing():
    game = arrakis().revealed("the-water-discipline").dice(ATREIDES, strategy=1, mentat=1).turn(ATREIDES)
    assert why(game, "claim:the-water-discipline") == (
        "it is claimed at the end of the round, and as things are: Paul Atreides is not on the map"
    )


def test_all_claims_of_the_round_are_used():
    table = arrakis().revealed("paul-drinks-the-water-of-life", claims=2).dice(ATREIDES, strategy=1, mentat=1)
    key = "claim:paul-drinks-the-water-of-life"
    assert why(table.turn(ATREIDES), key) == "you have already claimed 2 Prescience cards in this round"


def test_atomics_wait_for_a_marker():
    table = arrakis().area("in-sw-2", atreides=legion(regular=1, tokens=("at-std-a",))).prescience(kh=5)
    game = choose(table.dice(ATREIDES, strategy=1).turn(ATREIDES), "free")
    assert why(game, "blast:rimwall-west") == "a Prescience marker has to be at step 8, and the furthest one is at 5"
