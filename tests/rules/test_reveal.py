"""The Reveal turn: revealing, effects in any order, acquiring cards, strength, clean-up."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player, rewards_taken, strength_of

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

GURNEY_FIRST = ["gurney-halleck", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring"]


def table(players: int = 4, leaders: list[str] | None = None) -> Scenario:
    """The others have a card in hand, so the round waits for them when the first player has revealed."""
    scenario = uprising(players=players, leaders=leaders)
    for seat in range(1, players):
        scenario.seat(seat, hand=["dagger"])
    return scenario


@pytest.mark.ruling("up_reveal_steps")
def test_a_reveal_turn_reveals_then_gives_effects_and_cleans_up_last():
    game = table().seat(0, hand=["dune-the-desert-planet", "diplomacy"], troops=1).turn(0)
    game.choose("reveal")
    assert player(game, 0)["revealed"] == ["diplomacy", "dune-the-desert-planet"]
    assert player(game, 0)["persuasion"] == 2
    assert player(game, 0)["discard"] == []
    choose(game, "buy:prepare-the-way", "end")
    assert player(game, 0)["revealed"] == []
    assert player(game, 0)["discard"] == ["diplomacy", "dune-the-desert-planet", "prepare-the-way"]
    assert player(game, 0)["has_revealed"]


@pytest.mark.ruling("up_reveal_all")
def test_all_cards_left_in_hand_are_revealed_apart_from_those_played_on_agent_turns():
    game = table().seat(0, hand=["dagger", "dagger", "convincing-argument"], in_play=["diplomacy"]).reveal(0)
    assert player(game, 0)["hand"] == []
    assert player(game, 0)["revealed"] == ["convincing-argument", "dagger", "dagger"]
    assert player(game, 0)["in_play"] == ["diplomacy"]


@pytest.mark.ruling("up_reveal_effects")
def test_only_cards_just_revealed_give_their_reveal_boxes():
    game = table().seat(0, hand=["reliable-informant"], in_play=["convincing-argument", "rebel-supplier"]).reveal(0)
    # 1 persuasion and 1 solari of the informant; no persuasion, sword or spice of the cards played before.
    assert player(game, 0)["persuasion"] == 1
    assert player(game, 0)["swords"] == 0
    assert goods(game, 0) == (1, 0, 1)


@pytest.mark.ruling("up_reveal_effects")
@pytest.mark.parametrize("first", ["captured-mentat", "spacing-guilds-favor"])
def test_reveal_boxes_are_resolved_in_any_order(first: str):
    boxes = {
        "captured-mentat": "effect:captured-mentat.reveal.1",
        "spacing-guilds-favor": "effect:spacing-guilds-favor.reveal.1",
    }
    game = table().seat(0, hand=list(boxes), influence={"guild": 1}, spice=3).reveal(0)
    assert set(boxes.values()) <= set(keys(game))
    game.choose(boxes.pop(first))
    while "faction:fremen" in keys(game) or "lose:guild" in keys(game):
        game.choose("faction:fremen" if "faction:fremen" in keys(game) else "lose:guild")
    assert next(iter(boxes.values())) in keys(game)


@pytest.mark.ruling("up_persuasion_when_spent")
def test_cards_are_bought_before_between_and_after_reveal_effects():
    game = (
        table()
        .seat(0, hand=["convincing-argument", "convincing-argument", "covert-operation", "spacing-guilds-favor"])
        .row("steersman", "overthrow", "long-live-the-fighters", "corrinth-city", "desert-power")
        .reveal(0)
    )
    spies = ["effect:covert-operation.reveal.0", "effect:covert-operation.reveal.1"]
    assert player(game, 0)["persuasion"] == 6
    game.choose("buy:prepare-the-way")
    assert set(spies) <= set(keys(game))
    game.choose(spies[0])
    game.choose("post:post-choam")
    game.choose("buy:prepare-the-way")
    game.choose(spies[1])
    game.choose("post:post-guild")
    game.choose("buy:prepare-the-way")
    assert player(game, 0)["discard"].count("prepare-the-way") == 3


@pytest.mark.ruling("up_strength_values")
def test_strength_is_2_a_troop_3_a_sandworm_1_a_sword_and_nothing_outside_the_conflict():
    game = (
        table().seat(0, troops=2, worms=1, garrison=5, hand=["strike-fleet", "dagger", "convincing-argument"]).reveal(0)
    )
    assert player(game, 0)["swords"] == 4
    assert player(game, 0)["garrison"] == 5
    assert strength_of(game, 0) == 11


@pytest.mark.ruling("up_strength_needs_unit")
def test_swords_without_a_unit_in_the_conflict_are_no_strength():
    game = table().seat(0, garrison=3, hand=["strike-fleet", "convincing-argument"]).reveal(0)
    assert player(game, 0)["swords"] == 3
    assert strength_of(game, 0) == 0


@pytest.mark.ruling("up_strength_needs_unit")
def test_strength_falls_to_0_when_the_last_unit_leaves():
    hand = ["strike-fleet", "chani-clever-tactician"]
    game = table().seat(0, troops=2, hand=hand).reveal(0)
    assert strength_of(game, 0) == 7
    game.choose("effect:chani-clever-tactician.reveal.0")
    assert (player(game, 0)["troops"], player(game, 0)["swords"]) == (0, 7)
    assert strength_of(game, 0) == 0


@pytest.mark.ruling("up_strength_over_20")
def test_strength_over_20_goes_on_counting():
    scenario = table().seat(0, troops=9, swords=4).seat(1, troops=9, swords=3).seat(2, troops=1, swords=18)
    game = scenario.combat()
    assert rewards_taken(game) == {0: 1, 1: 2, 2: 3}
    assert goods(game, 0)[0] == 2
    assert goods(game, 1)[0] == 3
    assert goods(game, 2)[0] == 2


@pytest.mark.ruling("up_strength_update_any_time")
@pytest.mark.parametrize(("troops", "expected"), [(1, 3), (2, 4)])
def test_gurney_looks_at_strength_in_the_middle_of_the_reveal_turn(troops: int, expected: int):
    # Two swords: 2 + 2 = 4 is not enough for the 1 persuasion of his ability, 4 + 2 = 6 is.
    hand = ["dagger", "dagger", "convincing-argument", "diplomacy"]
    game = table(leaders=GURNEY_FIRST).seat(0, troops=troops, hand=hand).reveal(0)
    assert strength_of(game, 0) == 2 * troops + 2
    assert player(game, 0)["persuasion"] == expected
    assert not player(game, 0)["has_revealed"]


@pytest.mark.ruling("up_strength_update_any_time")
def test_strength_that_grows_during_the_reveal_turn_still_wakes_gurney():
    scenario = table(leaders=GURNEY_FIRST).seat(
        0, troops=2, water=2, intrigues=["unexpected-allies"], hand=["diplomacy"]
    )
    game = scenario.reveal(0)
    assert (strength_of(game, 0), player(game, 0)["persuasion"]) == (4, 1)
    game.choose("intrigue:unexpected-allies")
    game.choose("no")
    assert (strength_of(game, 0), player(game, 0)["persuasion"]) == (7, 2)


@pytest.mark.ruling("up_clean_up")
def test_clean_up_discards_cards_of_agent_turns_and_of_the_reveal_turn():
    game = (
        table()
        .seat(0, hand=["convincing-argument", "dagger"], in_play=["diplomacy"], discard=["reconnaissance"])
        .reveal(0)
    )
    assert player(game, 0)["discard"] == ["reconnaissance"]
    game.choose("end")
    assert player(game, 0)["discard"] == ["convincing-argument", "dagger", "diplomacy", "reconnaissance"]
    assert player(game, 0)["in_play"] == player(game, 0)["revealed"] == []


@pytest.mark.ruling("up_persuasion_source")
def test_persuasion_of_cards_and_spaces_is_pooled_split_and_lost_when_unspent():
    game = (
        table()
        .seat(0, hand=["convincing-argument"], council=True, at=["assembly-hall"], intrigues=["contingency-plan"])
        .row("steersman", "overthrow", "long-live-the-fighters", "corrinth-city", "desert-power")
        .reveal(0)
    )
    # 2 of the card, 2 of the council seat, 1 of the agent at Assembly Hall.
    assert player(game, 0)["persuasion"] == 5
    game.choose("buy:prepare-the-way")
    game.choose("buy:prepare-the-way")
    assert player(game, 0)["discard"].count("prepare-the-way") == 2
    assert player(game, 0)["persuasion"] == 1
    game.choose("end")
    assert player(game, 0)["persuasion"] == 0


@pytest.mark.ruling("up_acquire_what")
def test_the_five_row_cards_and_both_reserve_cards_can_be_acquired_as_many_as_can_be_paid():
    row = ["desert-survival", "sardaukar-soldier", "maula-pistol", "paracompass", "steersman"]
    hand = ["convincing-argument", "convincing-argument", "long-live-the-fighters", "in-high-places"]
    game = (
        table()
        .seat(0, hand=hand, council=True)
        .row(*row)
        .imperium_deck("overthrow", "corrinth-city", "desert-power")
        .reveal(0)
    )
    assert player(game, 0)["persuasion"] == 10
    buys = {f"buy:{card}" for card in [*row, "prepare-the-way", "the-spice-must-flow"]}
    assert {key for key in keys(game) if key.startswith("buy:")} == buys
    game.choose("buy:paracompass")
    assert player(game, 0)["persuasion"] == 6
    assert game.why_not("buy:the-spice-must-flow") == ("why-persuasion", {"n": 9, "have": 6})
    game.choose("buy:maula-pistol")
    game.choose("buy:desert-survival")
    assert player(game, 0)["discard"] == ["desert-survival", "maula-pistol", "paracompass"]


@pytest.mark.ruling("up_acquire_placement")
def test_an_acquired_card_lies_face_up_in_the_discard_pile_and_gives_nothing_yet():
    game = table().seat(0, hand=["convincing-argument", "diplomacy"]).row("rebel-supplier").reveal(0)
    game.choose("buy:rebel-supplier")
    assert "rebel-supplier" in game.view(1)["players"][0]["discard"]
    assert player(game, 0)["hand"] == []
    assert goods(game, 0) == (0, 0, 1)
    assert player(game, 0)["swords"] == 0


@pytest.mark.ruling("up_row_refill")
def test_the_row_is_refilled_at_once_and_the_new_card_can_be_bought_on_the_same_turn():
    row = ["desert-survival", "overthrow", "steersman", "corrinth-city", "desert-power"]
    game = (
        table()
        .seat(0, hand=["convincing-argument", "convincing-argument"])
        .row(*row)
        .imperium_deck("hidden-missive")
        .reveal(0)
    )
    assert "buy:hidden-missive" not in keys(game)
    game.choose("buy:desert-survival")
    assert game.view()["row"] == ["hidden-missive", "overthrow", "steersman", "corrinth-city", "desert-power"]
    assert player(game, 0)["persuasion"] == 2
    game.choose("buy:hidden-missive")
    assert {"desert-survival", "hidden-missive"} <= set(player(game, 0)["discard"])
    assert len(game.view()["row"]) == 4  # the deck is empty


def reveal_of_the_example() -> Game:
    return (
        table(players=3)
        .conflict("secure-imperial-basin")
        .seat(0, troops=2, water=2, hand=["prepare-the-way", "rebel-supplier", "strike-fleet"])
        .seat(0, intrigues=["unexpected-allies"])
        .row("desert-survival", "overthrow", "steersman", "corrinth-city", "desert-power")
        .imperium_deck("long-live-the-fighters")
        .reveal(0)
    )


@pytest.mark.ruling("up_example_reveal")
def test_worked_example_of_a_reveal_turn():
    game = reveal_of_the_example()
    assert goods(game, 0)[1] == 1
    assert player(game, 0)["persuasion"] == 3
    assert strength_of(game, 0) == 8
    game.choose("buy:desert-survival")
    assert player(game, 0)["discard"] == ["desert-survival"]
    assert game.view()["row"][0] == "long-live-the-fighters"
    assert len(game.view()["row"]) == 5
    assert player(game, 0)["persuasion"] == 1
    assert not [key for key in keys(game) if key.startswith("buy:")]
    assert strength_of(game, 0) == 8


@pytest.mark.ruling("up_example_unexpected_allies")
def test_worked_example_of_a_plot_card_on_the_reveal_turn():
    game = reveal_of_the_example()
    assert game.view()["shield_wall"]
    assert goods(game, 0)[2] == 2
    game.choose("intrigue:unexpected-allies")
    assert goods(game, 0)[2] == 0
    game.choose("yes")
    assert not game.view()["shield_wall"]
    assert player(game, 0)["worms"] == 1
    assert player(game, 0)["garrison"] == 3
    assert strength_of(game, 0) == 11


@pytest.mark.ruling("up_example_unexpected_allies")
def test_with_the_shield_wall_kept_no_sandworm_comes_to_a_protected_conflict():
    game = reveal_of_the_example()
    game.choose("intrigue:unexpected-allies")
    game.choose("no")
    assert game.view()["shield_wall"]
    assert player(game, 0)["worms"] == 0
    assert strength_of(game, 0) == 8


@pytest.mark.ruling("up_example_after_reveal")
def test_after_a_reveal_turn_the_others_go_on_without_that_player():
    scenario = uprising(players=3).seat(0, hand=["convincing-argument"], troops=1, intrigues=["contingency-plan"])
    scenario.seat(1, hand=["dagger", "diplomacy"]).seat(2, hand=["dagger"])
    game = scenario.turn(0)
    game.choose("reveal")
    game.choose("end")
    turns = []
    while game.view()["phase"] == "player-turns":
        turns.append(game.decision.seat)
        game.choose("reveal" if len(turns) > 2 and "reveal" in keys(game) else 0)
    assert 0 not in turns
    assert {1, 2} == set(turns)
    # The next decision of the player who had revealed is in the Combat phase.
    assert (game.decision.seat, keys(game)) == (0, ["intrigue:contingency-plan", "pass"])
