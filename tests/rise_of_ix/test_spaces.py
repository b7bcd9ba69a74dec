"""The four places of the overlay and the Ix board, Negotiators, and the shipping track."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rise_of_ix.ix import effect, ix, play, reveal, ships
from tests.table import choose, goods, influence, keys, others_reveal, player

FIRST, SECOND = "space.interstellar-shipping.0", "space.interstellar-shipping.1"
GUILD: dict[str, Any] = {"influence": {"guild": 2}}


@pytest.mark.component("space", "interstellar-shipping")
@pytest.mark.ruling("ix_freighter")
def test_interstellar_shipping_has_two_freighter_icons():
    game = play("dune-the-desert-planet", "interstellar-shipping", **GUILD)
    effect(game, FIRST)
    assert player(game, 0)["freighter"] == 1
    effect(game, SECOND)
    assert keys(game) == ["advance-freighter", "recall-freighter"]
    choose(game, "advance-freighter")
    assert player(game, 0)["freighter"] == 2


@pytest.mark.ruling("ix_interstellar_requirement")
@pytest.mark.component("space", "interstellar-shipping")
def test_interstellar_shipping_needs_two_influence_with_the_guild():
    game = ix().seat(0, hand=["dune-the-desert-planet"], influence={"guild": 1}).turn(0)
    choose(game, "play:dune-the-desert-planet")
    assert "send:interstellar-shipping" not in keys(game)
    reasons = {refusal.key: refusal.reason[0] for refusal in game.refusals(0)}
    assert reasons["send:interstellar-shipping"] == "why-influence"


@pytest.mark.component("shipping", "shipping-track")
@pytest.mark.ruling("ix_shipping_rewards")
@pytest.mark.parametrize(
    ("at", "open"),
    [
        (2, ["shipping-track.1.0", "shipping-track.2.2"]),
        (3, ["shipping-track.1.0", "shipping-track.2.2", "shipping-track.3.3"]),
    ],
)
def test_a_recall_gives_the_rewards_of_the_space_and_all_below_in_any_order(at: int, open: list[str]):
    game = play("dune-the-desert-planet", "smuggling", freighter=at, spice=9)
    effect(game, "space.smuggling.1")
    if at < 3:
        choose(game, "recall-freighter")
    assert player(game, 0)["freighter"] == 0
    assert [key for key in keys(game) if key.startswith("effect:")] == [f"effect:{name}" for name in open]
    # Troops come by themselves.
    assert player(game, 0)["garrison"] == 5


@pytest.mark.ruling("ix_shipping_rewards")
def test_dividends_are_five_solari_and_one_for_each_opponent():
    game = play("dune-the-desert-planet", "smuggling", freighter=1)
    choose(effect(game, "space.smuggling.1"), "recall-freighter")
    choose(game, "branch:shipping-track.1.0.0")
    assert [goods(game, seat)[0] for seat in range(4)] == [6, 1, 1, 1]


@pytest.mark.component("space", "smuggling")
def test_smuggling_gives_a_solari_and_a_freighter_icon_that_may_be_left():
    game = play("dune-the-desert-planet", "smuggling")
    assert goods(game, 0)[0] == 1
    choose(game, "end")
    assert player(game, 0)["freighter"] == 0


@pytest.mark.ruling("ix_example_shipping")
@pytest.mark.component("tech", "restricted-ordnance")
def test_the_rewards_of_a_recall_pay_for_each_other():
    table = ix().tech_stacks("restricted-ordnance", "flagship", "shuttle-fleet")
    game = play("dune-the-desert-planet", "interstellar-shipping", table, freighter=2, **GUILD)
    choose(effect(game, FIRST), "advance-freighter")
    effect(game, SECOND)
    # Before the two spice nothing can be paid for.
    assert "effect:shipping-track.3.3" not in keys(game)
    effect(game, "shipping-track.1.0")
    choose(game, next(key for key in keys(game) if key.endswith(".1")))
    assert goods(game, 0) == (0, 2, 1)
    effect(game, "shipping-track.3.3")
    assert player(game, 0)["tech"] == ["restricted-ordnance"]
    assert goods(game, 0) == (0, 0, 1)
    choose(game, "faction:fremen")
    assert influence(game, 0) == (0, 2, 0, 1)
    assert (player(game, 0)["garrison"], player(game, 0)["troops"]) == (5, 0)
    assert "deploy" not in keys(game)


@pytest.mark.ruling("ix_freighter")
def test_the_freighter_cannot_go_beyond_the_top_nor_be_recalled_from_the_bottom():
    game = play("dune-the-desert-planet", "interstellar-shipping", freighter=3, **GUILD, spice=9)
    effect(game, FIRST)
    # Recalled: there was no other way.
    assert player(game, 0)["freighter"] == 0


CHOICE = "space.tech-negotiation.0"


@pytest.mark.component("space", "tech-negotiation")
@pytest.mark.component("tech", "disposal-facility")
@pytest.mark.ruling("ix_example_tech_negotiation")
@pytest.mark.ruling("ix_acquire_tech")
def test_tech_negotiation_sells_a_tile_for_one_less_or_places_a_negotiator():
    table = ix().tech_stacks("disposal-facility", "flagship", "shuttle-fleet").next("new-tech:windtraps")
    game = play("dagger", "tech-negotiation", table, spice=3, discard=["seek-allies"])
    effect(game, CHOICE)
    choose(game, next(key for key in keys(game) if key.endswith(".0")))
    assert goods(game, 0)[1] == 1
    choose(game, "trash-discard:seek-allies")
    assert player(game, 0)["tech"] == ["disposal-facility"]
    view = game.view(1)
    assert view["tech_shown"]["top"] == "windtraps"
    assert view["tech_left"]["top"] == 4


@pytest.mark.component("space", "tech-negotiation")
@pytest.mark.ruling("ix_example_tech_negotiation")
def test_tech_negotiation_gives_persuasion_while_the_agent_stays():
    assert player(reveal("dagger", at=["tech-negotiation"]), 0)["persuasion"] == 1


@pytest.mark.ruling("ix_negotiators")
def test_negotiators_go_back_for_one_spice_less_each_on_top_of_the_discount():
    table = ix().tech_stacks("invasion-ships", "flagship", "shuttle-fleet")
    game = play("dagger", "tech-negotiation", table, spice=2, negotiators=3)
    effect(game, CHOICE)
    choose(game, next(key for key in keys(game) if key.endswith(".0")))
    choose(game, "acquire-tech:invasion-ships")
    # 5 - 1: two Negotiators and 2 spice, or three and 1.
    assert keys(game) == ["number:2", "number:3"]
    choose(game, "number:2")
    assert goods(game, 0)[1] == 0
    # 12 - 3 in the garrison - 3 Negotiators, two of which came back, less four recruits.
    assert (player(game, 0)["negotiators"], player(game, 0)["garrison"], player(game, 0)["supply"]) == (1, 7, 4)


@pytest.mark.ruling("ix_negotiator_empty_supply")
def test_without_a_troop_in_supply_no_negotiator_is_placed():
    game = play("dagger", "tech-negotiation", supply=0, spice=0)
    assert f"effect:{CHOICE}" not in keys(game)


@pytest.mark.ruling("ix_negotiators")
def test_a_negotiator_comes_from_supply():
    game = play("dagger", "tech-negotiation", spice=0)
    effect(game, CHOICE)
    assert (player(game, 0)["negotiators"], player(game, 0)["supply"]) == (1, 8)


@pytest.mark.ruling("ix_tech_discount")
@pytest.mark.component("tech", "artillery")
def test_a_discount_does_not_bring_the_cost_below_zero():
    table = ix().tech_stacks("artillery", "flagship", "shuttle-fleet")
    game = play("dune-the-desert-planet", "smuggling", table, freighter=3)
    effect(game, "space.smuggling.1")
    effect(game, "shipping-track.3.3")
    assert player(game, 0)["tech"] == ["artillery"]
    assert goods(game, 0)[1] == 0


@pytest.mark.ruling("ix_acquire_tech")
@pytest.mark.ruling("ix_tech_no_limit")
def test_an_empty_stack_stays_empty_and_any_number_of_tiles_can_be_owned():
    mine = ["windtraps", "chaumurky", "memocorders", "spaceport"]
    table = ix().tech_stacks("artillery", left=(0, 0, 0)).seat(0, tech=mine)
    game = play("dagger", "dreadnought", table, solari=3, spice=1)
    effect(game, "space.dreadnought.1")
    assert sorted(player(game, 0)["tech"]) == sorted([*mine, "artillery"])
    assert game.view(0)["tech_shown"] == {}


@pytest.mark.component("space", "dreadnought")
@pytest.mark.ruling("ix_dreadnought_commission")
def test_dreadnought_costs_three_solari_for_a_ship_and_a_tile_that_may_both_be_left():
    table = ix().tech_stacks("artillery", "flagship", "shuttle-fleet")
    game = play("dagger", "dreadnought", table, solari=3, spice=1)
    assert goods(game, 0)[0] == 0
    assert {"effect:space.dreadnought.0", "effect:space.dreadnought.1", "end"} <= set(keys(game))
    effect(game, "space.dreadnought.0")
    assert ships(game) == (1, 1, 0)
    effect(game, "space.dreadnought.1")
    assert player(game, 0)["tech"] == ["artillery"]


@pytest.mark.ruling("ix_dreadnought_commission")
def test_with_both_dreadnoughts_out_the_icon_does_nothing_but_the_space_can_be_visited():
    table = ix().tech_stacks("artillery", "flagship", "shuttle-fleet")
    game = play("dagger", "dreadnought", table, solari=3, spice=1, docked=2)
    assert "effect:space.dreadnought.0" not in keys(game)
    assert "effect:space.dreadnought.1" in keys(game)


@pytest.mark.ruling("up_ix_observation_posts")
@pytest.mark.component("post", "post-ix-board")
@pytest.mark.component("post", "post-ix-choam")
def test_spies_watch_the_new_posts():
    table = ix().seat(1, at=["dreadnought"])
    game = play("dagger", "dreadnought", table, spies=["post-ix-board"], solari=3)
    assert player(game, 0)["spies"] == []
    game = play("dune-the-desert-planet", "smuggling", spies=["post-ix-choam"])
    assert keys(game) == ["gather:post-ix-choam", "no"]


def test_seats_that_reveal_come_back_to_seat_0():
    game = play("dune-the-desert-planet", "smuggling", hand=["dagger"])
    choose(game, "end")
    assert others_reveal(game).decision.seat == 0
