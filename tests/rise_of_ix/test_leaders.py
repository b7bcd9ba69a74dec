"""The six leaders of Rise of Ix."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.deck_cards import send
from tests.rise_of_ix.ix import effect, ix, led_by, play
from tests.table import choose, goods, influence, keys, others_reveal, player

from sietch.imperium.conditions import copies_of_flow

SIGNET = "signet-ring.agent.0"
ILESA, YUNA, TESSIA = "ilesa-ecaz", "princess-yuna-moritani", "tessia-vernius"


# ---- Archduke Armand Ecaz


@pytest.mark.component("leader", "archduke-armand-ecaz")
@pytest.mark.ruling("faq_armand_coordination")
@pytest.mark.parametrize(
    ("at", "may"),
    [(["arrakeen", "smuggling"], True), (["tech-negotiation", "secrets"], False), (["arrakeen"], False)],
)
def test_armand_trashes_a_card_in_play_with_two_agents_on_any_of_three_icons(at: list[str], may: bool):
    game = led_by("archduke-armand-ecaz", at=at, hand=["dagger", "convincing-argument"]).reveal(0)
    name = "leader.archduke-armand-ecaz.ability.0.when"
    assert (f"effect:{name}" in keys(game)) is may
    if may:
        choose(effect(game, name), "trash-play:dagger")
        assert player(game, 0)["revealed"] == ["convincing-argument"]


@pytest.mark.component("leader", "archduke-armand-ecaz")
def test_armands_signet_acquires_a_card_of_at_most_three_for_free():
    table = led_by("archduke-armand-ecaz").reserve(prepare_the_way=1)
    game = effect(play("signet-ring", "spice-refinery", table), SIGNET)
    assert player(game, 0)["discard"] == ["prepare-the-way"]


# ---- Ilesa Ecaz


@pytest.mark.component("leader", "ilesa-ecaz")
def test_ilesa_sets_aside_a_card_that_nobody_else_sees():
    game = led_by(ILESA, intrigues=[]).new_round()
    assert game.decision.seat == 0
    assert all(key.startswith("set-ahead:") for key in keys(game))
    choose(game, keys(game)[0])
    assert (len(player(game, 0)["hand"]), len(player(game, 0)["ahead"])) == (4, 1)
    assert "ahead" not in game.view(1)["players"][0]


@pytest.mark.component("leader", "ilesa-ecaz")
def test_the_spice_must_flow_that_ilesa_has_set_aside_is_still_hers():
    game = led_by(ILESA, discard=["the-spice-must-flow"]).turn(0)
    p = game.state.players[0]
    assert copies_of_flow(game.state, 0) == 1
    p.discard, p.ahead = p.ahead, p.discard
    assert copies_of_flow(game.state, 0) == 1


@pytest.mark.component("leader", "ilesa-ecaz")
@pytest.mark.ruling("ix_ilesa_second_turn")
@pytest.mark.ruling("faq_ilesa_otherwise")
@pytest.mark.parametrize(
    ("card", "space", "after"), [("dagger", "tech-negotiation", (0, 1)), ("diplomacy", "secrets", (1, 0))]
)
def test_ilesas_card_returns_in_her_second_turn_and_pays_by_its_icons(card: str, space: str, after: tuple[int, int]):
    deck = ["signet-ring", "seek-allies"]
    game = led_by(ILESA, hand=["reconnaissance"], ahead=[card], deck=deck, turns_taken=1, supply=0).turn(0)
    assert sorted(player(game, 0)["hand"]) == sorted([card, "reconnaissance"])
    send(game, card, space)
    assert goods(game, 0)[:2] == after


@pytest.mark.ruling("ix_ilesa_second_turn")
@pytest.mark.ruling("faq_ilesa_unused")
def test_ilesas_card_gives_nothing_in_a_later_turn_or_unused():
    facts = {"hand": ["reconnaissance"], "ahead": ["dagger"], "turns_taken": 1, "swordmaster": True}
    game = led_by(ILESA, **facts).turn(0)
    choose(game, "play:reconnaissance", "send:spice-refinery", "end")
    assert goods(game, 0)[1] == 0
    others_reveal(game)
    send(game, "dagger", "tech-negotiation")
    assert goods(game, 0)[1] == 0


@pytest.mark.ruling("ix_ilesa_second_turn")
@pytest.mark.parametrize("card", ["treachery", "prepare-the-way", "the-spice-must-flow", "ghola"])
def test_ilesa_may_have_set_aside_any_card_of_the_game(card: str):
    game = led_by(ILESA, "immortality", hand=["reconnaissance"], ahead=[card], turns_taken=1).turn(0)
    assert sorted(player(game, 0)["hand"]) == sorted([card, "reconnaissance"])
    assert card not in (*game.view(0)["row"], *player(game, 0)["deck"])


def test_a_card_of_the_imperium_deck_that_was_set_aside_pays_like_any_other():
    game = led_by(ILESA, hand=["reconnaissance"], ahead=["treachery"], turns_taken=1).turn(0)
    assert goods(send(game, "treachery", "secrets"), 0)[0] == 1


@pytest.mark.parametrize(
    ("leader", "facts", "words"),
    [
        (ILESA, {"ahead": ["ghola"]}, "'ghola' is not in this game"),
        (ILESA, {"ahead": ["dagger"], "hand": ["dagger", "dagger"]}, "more places than there are copies"),
        (ILESA, {"ahead": ["dagger", "diplomacy"]}, "one card ahead, not 2"),
        (ILESA, {"ahead": ["dagger"], "turns_taken": 2}, "has its card back"),
        (ILESA, {"ahead": "dagger"}, "a list of ids"),
        (TESSIA, {"ahead": ["dagger"]}, "sets no card ahead"),
    ],
)
def test_what_cannot_have_been_set_aside_is_refused(leader: str, facts: dict[str, Any], words: str):
    with pytest.raises(ValueError, match=words):
        led_by(leader, **facts).turn(0)


def test_a_snooper_is_not_where_its_owner_has_influence_of_two():
    game = led_by(TESSIA, influence={"emperor": 3, "guild": 1}).turn(0)
    assert player(game, 0)["snoopers"] == ["guild", "bene-gesserit", "fremen"]


def test_what_lies_on_or_under_the_intrigue_deck_is_said_with_it_or_besides():
    for deck in (["impress", "go-to-ground"], ["go-to-ground"]):
        game = led_by("viscount-hundro-moritani", intrigue_on_top=["impress"]).intrigue_deck(*deck).turn(0)
        assert (player(game, 0)["intrigue_on_top"], game.view(0)["intrigue_deck_count"]) == (["impress"], 1)
        game = ix().intrigue_deck(*deck).under_intrigue("impress").turn(0)
        assert (game.view(0)["under_intrigue_count"], game.view(0)["intrigue_deck_count"]) == (1, 1)


@pytest.mark.ruling("ix_ilesa_first_turn_reveal")
def test_ilesas_card_joins_a_reveal_in_her_first_turn_without_a_bonus():
    game = choose(led_by(ILESA, hand=["reconnaissance"], ahead=["dagger"]).turn(0), "reveal")
    assert sorted(player(game, 0)["revealed"]) == ["dagger", "reconnaissance"]
    assert goods(game, 0)[:2] == (0, 0)


@pytest.mark.ruling("up_ix_ilesa")
@pytest.mark.component("leader", "ilesa-ecaz")
@pytest.mark.component("reserve", "foldspace-card")
@pytest.mark.ruling("mix_base_uprising_reserve")
def test_ilesas_signet_buys_foldspace_which_draws_a_card_and_goes_back():
    table = led_by(ILESA, solari=1)
    game = effect(play("signet-ring", "arrakeen", table), SIGNET)
    assert (player(game, 0)["discard"], goods(game, 0)[0]) == (["foldspace-card"], 0)
    assert game.view(0)["ix_foldspace"] == 5
    game = play("foldspace-card", "secrets", ix(), deck=["dagger"])
    for name in ("foldspace-card.agent.0", "foldspace-card.agent.1"):
        if f"effect:{name}" in keys(game):
            effect(game, name)
    assert player(game, 0)["hand"] == ["dagger"]
    assert game.view(0)["ix_foldspace"] == 6
    # Nobody can buy it.
    hand = ["convincing-argument", "convincing-argument", "diplomacy"]
    assert not any("foldspace" in key for key in keys(led_by(ILESA, hand=hand).reveal(0)))


# ---- "Princess" Yuna Moritani


@pytest.mark.component("leader", "princess-yuna-moritani")
def test_yuna_starts_without_water():
    assert player(led_by(YUNA).turn(1), 0)["goods"]["water"] == 0


@pytest.mark.component("leader", "princess-yuna-moritani")
@pytest.mark.ruling("faq_yuna_each_gain")
def test_yuna_gains_one_more_solari_each_time_in_her_turn():
    game = play("dune-the-desert-planet", "smuggling", led_by(YUNA, freighter=1))
    assert goods(game, 0)[0] == 2
    choose(effect(game, "space.smuggling.1"), "recall-freighter", "branch:shipping-track.1.0.0")
    assert goods(game, 0)[0] == 2 + 6


@pytest.mark.component("leader", "princess-yuna-moritani")
def test_yuna_gains_nothing_more_outside_her_turn():
    table = led_by(YUNA).seat(1, hand=["dune-the-desert-planet"], freighter=1).seat(1, intrigues=["impress"])
    game = choose(table.intrigue_deck("go-to-ground").turn(1), "play:dune-the-desert-planet", "send:smuggling")
    choose(effect(game, "space.smuggling.1"), "recall-freighter", "branch:shipping-track.1.0.0")
    assert goods(game, 0)[0] == 1


@pytest.mark.component("leader", "princess-yuna-moritani")
def test_yunas_signet_sells_influence_a_troop_and_a_spice_for_seven_solari():
    game = effect(play("signet-ring", "arrakeen", led_by(YUNA, solari=7)), SIGNET)
    while not any(key.startswith("faction:") for key in keys(game)):
        choose(game, next(key for key in keys(game) if "signet" in key))
    choose(game, "faction:guild")
    assert (goods(game, 0)[:2], player(game, 0)["garrison"]) == ((0, 1), 5)
    assert influence(game, 0) == (0, 1, 0, 0)


# ---- Viscount Hundro Moritani


@pytest.mark.component("leader", "viscount-hundro-moritani")
def test_hundros_signet_moves_the_freighter_for_a_spice():
    game = effect(play("signet-ring", "arrakeen", led_by("viscount-hundro-moritani", spice=1)), SIGNET)
    choose(game, "advance-freighter")
    assert (player(game, 0)["freighter"], goods(game, 0)[1]) == (1, 0)


@pytest.mark.component("leader", "viscount-hundro-moritani")
def test_the_card_that_hundro_put_back_is_drawn_next():
    table = led_by("viscount-hundro-moritani", intrigue_on_top=["impress"])
    game = play("diplomacy", "secrets", table)
    assert sorted(player(game, 0)["intrigues"]) == ["devour", "impress"]


# ---- Tessia Vernius


@pytest.mark.component("leader", "tessia-vernius")
def test_tessias_first_snooper_lets_her_discard_a_card_for_spice():
    game = play("diplomacy", "secrets", led_by(TESSIA, influence={"bene-gesserit": 1}), hand=["dagger"])
    # When, is hers to say: a card may be drawn first.
    choose(effect(game, "visit.bene-gesserit"), "yes")
    assert (goods(game, 0)[1], player(game, 0)["discard"]) == (1, ["dagger"])
    assert player(game, 0)["snoopers"] == ["emperor", "guild", "fremen"]


@pytest.mark.component("leader", "tessia-vernius")
@pytest.mark.parametrize(
    ("left", "solari", "level"),
    [(["guild", "emperor", "fremen"], 3, 2), (["guild", "emperor"], 0, 3), (["guild"], 3, 3)],
)
def test_tessias_further_snoopers_give_the_bonus_influence_or_both(left: list[str], solari: int, level: int):
    table = led_by(TESSIA, influence={"guild": 1}, snoopers=left)
    game = play("diplomacy", "deliver-supplies", table)
    assert (goods(game, 0)[0], influence(game, 0)[1]) == (solari, level)


@pytest.mark.component("leader", "tessia-vernius")
def test_a_snooper_moves_once_even_if_two_is_reached_again():
    table = led_by(TESSIA, influence={"guild": 1}, snoopers=["emperor"])
    game = play("diplomacy", "deliver-supplies", table)
    assert player(game, 0)["snoopers"] == ["emperor"]
    assert goods(game, 0)[0] == 0


@pytest.mark.component("leader", "tessia-vernius")
def test_tessias_signet_moves_influence_to_a_track_with_a_snooper():
    table = led_by(TESSIA, influence={"guild": 1}, snoopers=["emperor", "fremen"])
    game = effect(play("signet-ring", "arrakeen", table), SIGNET)
    assert keys(game) == ["faction:emperor", "faction:fremen"]
    choose(game, "faction:fremen")
    assert influence(game, 0) == (0, 0, 0, 1)
