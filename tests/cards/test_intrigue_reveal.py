"""Plot intrigue cards that wait for the Reveal turn: Call to Arms and Manipulate."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

ROW = ["maula-pistol", "paracompass", "overthrow", "steersman", "corrinth-city"]


def held_by_seat_0(*intrigues: str, hand: tuple[str, ...] = ("dagger",)) -> Scenario:
    """Seat 0 with these intrigue cards; the row is ROW, and seat 1 has a turn after it."""
    table = (
        uprising()
        .row(*ROW)
        .imperium_deck("hidden-missive", "desert-power", "stilgar-the-devoted")
        .next("row:hidden-missive")
    )
    return table.seat(0, hand=hand, intrigues=intrigues).seat(1, hand=["dagger"], deck=[])


# ---- Call to Arms


@pytest.mark.ruling("faq_plot_delayed_effect")
@pytest.mark.component("intrigue", "call-to-arms")
def test_call_to_arms_lies_face_up_until_the_end_of_the_reveal_turn_and_recruits_for_each_card():
    table = held_by_seat_0("call-to-arms", hand=("dagger", "convincing-argument", "convincing-argument", "diplomacy"))
    game = table.turn(0)
    game.choose("intrigue:call-to-arms")
    assert player(game, 0)["waiting"] == ["call-to-arms"]
    assert game.view(1)["players"][0]["waiting"] == ["call-to-arms"], "everybody sees it"
    assert game.view(0)["intrigue_discard"] == []
    game.choose("reveal")
    assert player(game, 0)["garrison"] == 3
    game.choose("buy:maula-pistol")
    assert player(game, 0)["garrison"] == 4
    game.choose("buy:prepare-the-way")
    assert player(game, 0)["garrison"] == 5
    assert player(game, 0)["waiting"] == ["call-to-arms"]
    game.choose("end")
    assert game.decision.seat == 1
    assert player(game, 0)["waiting"] == []
    assert game.view(0)["intrigue_discard"] == ["call-to-arms"]


@pytest.mark.component("intrigue", "call-to-arms")
def test_call_to_arms_played_in_the_reveal_turn_is_not_retroactive():
    table = held_by_seat_0("call-to-arms", hand=("convincing-argument", "convincing-argument"))
    game = table.reveal(0)
    game.choose("buy:prepare-the-way")
    game.choose("intrigue:call-to-arms")
    assert player(game, 0)["garrison"] == 3
    game.choose("buy:prepare-the-way")
    assert player(game, 0)["garrison"] == 4


@pytest.mark.component("intrigue", "call-to-arms")
@pytest.mark.component("intrigue", "inspire-awe")
def test_call_to_arms_counts_cards_acquired_by_an_effect_but_only_in_the_reveal_turn():
    table = held_by_seat_0("call-to-arms", "inspire-awe")
    game = table.turn(0)
    choose(game, "intrigue:call-to-arms", "intrigue:inspire-awe", "acquire:maula-pistol")
    assert player(game, 0)["garrison"] == 3, "still in the Agent turn"

    table = held_by_seat_0("call-to-arms", "inspire-awe", "devour")
    game = table.turn(0)
    choose(game, "intrigue:call-to-arms", "reveal", "intrigue:inspire-awe", "acquire:maula-pistol")
    assert player(game, 0)["garrison"] == 4


@pytest.mark.component("intrigue", "call-to-arms")
def test_call_to_arms_does_not_count_drawn_intrigue_cards_or_the_purchases_of_others():
    table = held_by_seat_0("call-to-arms", "mercenaries", "devour").seat(0, solari=3)
    game = table.turn(0)
    choose(game, "intrigue:call-to-arms", "reveal", "intrigue:mercenaries")
    assert player(game, 0)["garrison"] == 5, "two by Mercenaries, none for the intrigue card"

    table = held_by_seat_0("call-to-arms").seat(1, hand=["convincing-argument"], has_revealed=False)
    game = table.turn(0)
    choose(game, "intrigue:call-to-arms", "play:dagger", "send:assembly-hall", "end")
    assert game.decision.seat == 1
    choose(game, "reveal", "buy:prepare-the-way")
    assert (player(game, 0)["garrison"], player(game, 1)["garrison"]) == (3, 3)
    assert player(game, 0)["waiting"] == ["call-to-arms"], "it waits for the own Reveal turn"


# ---- Manipulate


def manipulated(card: str, hand: tuple[str, ...], *more: str) -> Game:
    """Seat 0 has set a card of ROW aside with Manipulate and goes on with its turn."""
    game = held_by_seat_0("manipulate", *more, hand=hand).turn(0)
    choose(game, "intrigue:manipulate", f"set-aside:{card}")
    return game


@pytest.mark.component("intrigue", "manipulate")
def test_manipulate_sets_a_card_of_the_row_aside_and_the_row_is_refilled():
    game = held_by_seat_0("manipulate").turn(0)
    game.choose("intrigue:manipulate")
    assert sorted(keys(game)) == sorted(f"set-aside:{card}" for card in ROW)
    game.choose("set-aside:paracompass")
    assert player(game, 0)["aside"] == "paracompass"
    assert game.view(0)["row"] == ["maula-pistol", "hidden-missive", "overthrow", "steersman", "corrinth-city"]


@pytest.mark.component("intrigue", "manipulate")
@pytest.mark.ruling("base_manipulate_twins")
def test_the_set_aside_card_costs_its_owner_1_less_in_the_reveal_turn():
    """Paracompass costs 4: with 3 persuasion it can be had only because it was set aside."""
    game = manipulated("paracompass", ("convincing-argument", "diplomacy"), "devour")
    game.choose("reveal")
    assert player(game, 0)["persuasion"] == 3
    assert "buy-aside:paracompass" in keys(game)
    assert "buy:paracompass" not in keys(game)
    game.choose("buy-aside:paracompass")
    assert player(game, 0)["persuasion"] == 0
    assert player(game, 0)["discard"] == ["paracompass"]
    assert player(game, 0)["aside"] is None


@pytest.mark.component("intrigue", "manipulate")
def test_the_set_aside_card_is_not_offered_when_even_the_discount_is_not_enough():
    game = manipulated("paracompass", ("convincing-argument",), "devour")
    game.choose("reveal")
    assert player(game, 0)["persuasion"] == 2
    assert not [key for key in keys(game) if key.endswith("paracompass")]


@pytest.mark.component("intrigue", "manipulate")
def test_why_a_set_aside_card_is_not_bought_like_one_of_the_row():
    game = manipulated("paracompass", ("convincing-argument", "diplomacy"), "devour")
    game.choose("reveal")
    assert game.why_not("buy:paracompass") == ("why-set-aside-for-you", {"n": 3})
    assert game.why_not("buy-aside:paracompass") is None

    game = manipulated("paracompass", ("convincing-argument",), "devour")
    game.choose("reveal")
    too_dear = ("why-persuasion", {"n": 3, "have": 2})
    assert game.why_not("buy:paracompass") == game.why_not("buy-aside:paracompass") == too_dear


@pytest.mark.component("intrigue", "manipulate")
def test_a_second_manipulate_is_refused_while_a_card_is_set_aside():
    game = held_by_seat_0("manipulate").seat(0, aside="desert-survival").turn(0)
    assert "intrigue:manipulate" not in keys(game)
    assert game.why_not("intrigue:manipulate") == ("why-card-set-aside", {})


@pytest.mark.component("intrigue", "manipulate")
def test_a_set_aside_card_of_cost_1_is_free():
    table = uprising().row("sardaukar-soldier").seat(0, hand=["dagger"], intrigues=["manipulate"])
    game = table.turn(0)
    choose(game, "intrigue:manipulate", "set-aside:sardaukar-soldier", "reveal")
    assert player(game, 0)["persuasion"] == 0
    game.choose("buy-aside:sardaukar-soldier")
    assert "sardaukar-soldier" in player(game, 0)["discard"] + player(game, 0)["deck"] + player(game, 0)["hand"]


@pytest.mark.component("intrigue", "manipulate")
@pytest.mark.ruling("base_manipulate_twins")
def test_no_opponent_can_acquire_the_set_aside_card():
    table = held_by_seat_0("manipulate", hand=("dagger",))
    table.seat(1, hand=["convincing-argument", "convincing-argument", "diplomacy"], intrigues=["inspire-awe"])
    game = table.turn(0)
    choose(game, "intrigue:manipulate", "set-aside:maula-pistol", "play:dagger", "send:assembly-hall", "end")
    choose(game, "reveal")
    assert game.decision.seat == 1
    assert player(game, 1)["persuasion"] == 5
    assert not [key for key in keys(game) if key.endswith(":maula-pistol")]
    assert game.why_not("buy:maula-pistol") == ("why-set-aside-for-other", {})
    game.choose("intrigue:inspire-awe")
    assert "acquire:maula-pistol" not in keys(game)


@pytest.mark.component("intrigue", "manipulate")
@pytest.mark.component("intrigue", "inspire-awe")
def test_the_owner_may_acquire_the_set_aside_card_by_other_means_but_without_the_discount():
    game = manipulated("paracompass", ("dagger",), "inspire-awe")
    game.choose("intrigue:inspire-awe")
    assert "acquire:paracompass" not in keys(game), "it costs 4, and 1 less counts only when it is bought"

    game = manipulated("maula-pistol", ("dagger",), "inspire-awe")
    choose(game, "intrigue:inspire-awe", "acquire:maula-pistol")
    assert player(game, 0)["discard"] == ["maula-pistol"]
    assert player(game, 0)["aside"] is None
    assert game.view(0)["row"][0] == "hidden-missive", "the row was refilled when the card was set aside"


@pytest.mark.component("intrigue", "manipulate")
@pytest.mark.component("imperium", "price-is-no-object")
def test_paying_solari_for_the_set_aside_card_takes_its_full_cost():
    table = held_by_seat_0("manipulate", hand=("price-is-no-object",)).seat(0, solari=3)
    game = table.turn(0)
    choose(game, "intrigue:manipulate", "set-aside:paracompass", "play:price-is-no-object", "send:secrets")
    game.choose("effect:price-is-no-object.agent.0")
    assert "acquire:paracompass" not in keys(game)

    table = held_by_seat_0("manipulate", hand=("price-is-no-object",)).seat(0, solari=4)
    game = table.turn(0)
    choose(game, "intrigue:manipulate", "set-aside:paracompass", "play:price-is-no-object", "send:secrets")
    choose(game, "effect:price-is-no-object.agent.0", "acquire:paracompass")
    assert goods(game, 0)[0] == 0
    assert player(game, 0)["hand"] == ["paracompass"]


@pytest.mark.component("intrigue", "manipulate")
@pytest.mark.ruling("base_manipulate_twins")
def test_a_set_aside_card_that_is_not_acquired_leaves_the_game_with_the_reveal_turn():
    game = manipulated("overthrow", ("dagger",), "devour")
    game.choose("reveal")
    assert player(game, 0)["aside"] == "overthrow"
    assert game.view(0)["trashed"] == []
    game.choose("end")
    assert player(game, 0)["aside"] is None
    assert game.view(0)["trashed"] == ["overthrow"]
    assert "overthrow" not in player(game, 0)["discard"]
    assert "overthrow" not in game.view(0)["row"]


@pytest.mark.component("intrigue", "manipulate")
@pytest.mark.component("intrigue", "call-to-arms")
def test_buying_the_set_aside_card_is_acquiring_a_card():
    game = manipulated("paracompass", ("convincing-argument", "diplomacy"), "call-to-arms", "devour")
    choose(game, "intrigue:call-to-arms", "reveal", "buy-aside:paracompass")
    assert player(game, 0)["garrison"] == 4


@pytest.mark.component("intrigue", "manipulate")
def test_another_copy_in_the_row_still_costs_its_full_price():
    table = uprising().row("maula-pistol", "maula-pistol").seat(0, hand=["convincing-argument", "diplomacy"])
    game = table.seat(0, intrigues=["manipulate", "devour"]).turn(0)
    choose(game, "intrigue:manipulate", "set-aside:maula-pistol", "reveal")
    assert {"buy:maula-pistol", "buy-aside:maula-pistol"} <= set(keys(game))
    game.choose("buy:maula-pistol")
    assert player(game, 0)["persuasion"] == 0
    assert player(game, 0)["aside"] == "maula-pistol"
    assert "maula-pistol" not in game.view(0)["row"]
