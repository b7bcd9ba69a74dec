"""Immortality beside cards of the game of 2020: what Ghola, Slig Farmer and the others make of them."""

from __future__ import annotations

import pytest
from tests.immortality.pairs import at, graft, table, taken
from tests.table import choose, goods, influence, keys, player

from sietch.imperium.rules import ruleset


@pytest.mark.ruling("faq_ghola_carryall")
def test_ghola_with_carryall_gives_four_times_the_spice():
    game = graft("ghola", "carryall", "imperial-basin", table("base-cards"))
    assert goods(game, 0)[1] == 4


@pytest.mark.ruling("faq_ghola_kwisatz_haderach")
@pytest.mark.ruling("im_kwisatz_haderach")
def test_ghola_with_kwisatz_haderach_sends_one_agent_and_draws_two_cards():
    scenario = table("base-cards").seat(0, deck=["dagger", "diplomacy", "signet-ring"], at=["gather-support"])
    game = scenario.seat(0, hand=["ghola", "kwisatz-haderach"]).turn(0)
    choose(game, "graft:ghola", "agent:gather-support", "send:imperial-basin")
    taken(game, "kwisatz-haderach.agent.1", "ghola.kwisatz-haderach.1")
    assert player(game, 0)["at"] == ["imperial-basin"]
    assert (player(game, 0)["agents"], player(game, 0)["hand_count"]) == (1, 2)


@pytest.mark.ruling("im_ghola_power_play")
def test_ghola_with_power_play_gains_two_influence():
    game = graft("ghola", "power-play", "espionage", table("base-cards"), spice=1)
    for effect in [key for key in keys(game) if "power-play" in key]:
        if effect in keys(game):
            game.choose(effect)
    assert influence(game, 0)[2] == 2


@pytest.mark.ruling("im_dispatch_an_envoy")
def test_the_icons_of_dispatch_an_envoy_go_to_the_card_that_the_player_likes():
    scenario = table("base-cards").seat(0, intrigues=["dispatch-an-envoy", "devour"])
    game = scenario.seat(0, hand=["slig-farmer", "experimentation"]).turn(0)
    choose(game, "intrigue:dispatch-an-envoy", "graft:slig-farmer", "send:fremkit")
    assert goods(game, 0)[0] == 5
    assert at(game)[1] == 0


@pytest.mark.parametrize(
    ("game", "modules", "sizes"),
    [
        ("imperium", ("base", "immortality"), (97, 55, 8)),
        ("uprising", ("uprising", "base-cards", "immortality"), (162, 94, 16)),
        ("uprising", ("uprising", "choam", "base-cards", "immortality"), (166, 98, 17)),
    ],
    ids=["b-imm", "u-base-imm", "u-ch-base-imm"],
)
def test_the_decks_have_the_sizes_of_the_sheet(game: str, modules: tuple[str, ...], sizes: tuple[int, int, int]):
    rules = ruleset(game, modules, 4)
    assert (len(rules.imperium_deck), len(rules.intrigue_deck), len(rules.leaders)) == sizes
    assert (len(rules.starting_deck), len(rules.spaces)) == (10, 22)
