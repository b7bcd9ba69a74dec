"""The reverse of the board: its spaces, posts and tracks, reinforce, trade, the Swordmaster of one round."""

from __future__ import annotations

import pytest
from tests.six_players.six import MUADDIB, SHADDAM, rules_of, sent, six, take_all, went
from tests.table import choose, goods, influence, keys, player, strength_of

from sietch.imperium.troops import FORBIDDEN


def test_there_are_24_spaces_on_the_board_2_on_each_personal_board_and_15_posts():
    rules = rules_of(six().turn(1))
    assert len(rules.spaces) == 24 + 4
    assert len(rules.posts) == 15
    gone = {"dutiful-service", "desert-tactics", "fremkit"}
    assert not gone & {space.id for space in rules.spaces.values()}
    assert [space.id for space in rules.makers] == ["imperial-basin", "hagga-basin", "deep-desert", "habbanya-erg"]
    assert [space.id for space in rules.controlled] == ["arrakeen", "spice-refinery", "imperial-basin"]


@pytest.mark.component("space", "military-support")
@pytest.mark.ruling("six_reinforce")
def test_reinforcements_are_divided_and_may_go_to_the_conflict_from_a_space_without_combat():
    table = six().seat(2, garrison=1).seat(4, garrison=1)
    game = went(table, 2, "diplomacy", "military-support", spice=2)
    assert keys(game) == ["number:0", "number:1", "number:2", "number:3"]
    game = choose(game, "number:1", "number:1", "number:2")
    # One of the left ally's and two of the right one's, all of them deployed; nobody else could be.
    assert [(p.garrison, p.troops) for p in (game.state.players[2], game.state.players[4])] == [(1, 1), (1, 2)]
    assert "deploy" not in keys(game)
    assert influence(game, 2) == (1, 0, 0, 0)


@pytest.mark.ruling("six_reinforce")
def test_reinforcements_come_as_far_as_the_supplies_go():
    table = six().seat(2, supply=0, garrison=12).seat(4, supply=2, garrison=10)
    game = went(table, 2, "diplomacy", "military-support", spice=2)
    assert keys(game) == ["number:0", "number:1", "number:2"]
    game.choose("number:0")
    assert player(game, 4)["garrison"] == 12


@pytest.mark.ruling("six_shaddam_signet")
def test_the_signet_of_shaddam_does_not_bar_the_other_ally():
    table = six()
    game = sent(table, SHADDAM, 5, "imperial-tent", "military-support", spice=2)
    game.state.deployment = FORBIDDEN
    game.choose("effect:space.military-support.0")
    game.choose("number:1")
    # Only the two of the ally who is not activated can go.
    assert keys(game) == ["number:0", "number:1", "number:2"]
    assert game.decision.prompt[1]["n"] == 2


@pytest.mark.component("space", "economic-support")
@pytest.mark.ruling("six_trade")
def test_a_player_and_a_teammate_each_give_some_of_one_kind():
    table = six().seat(4, solari=5, water=2)
    game = went(table, 2, "diplomacy", "economic-support", spice=2)
    game = choose(game, "effect:space.economic-support.1", "trade-with:4", "give:spice", "number:3")
    assert game.decision.seat == 4
    assert {"give:solari", "give:water"} <= set(keys(game))
    game = choose(game, "give:solari", "number:4")
    assert goods(game, 2) == (4, 0, 1)
    assert goods(game, 4) == (1, 3, 2)
    assert game.decision.seat == 2


@pytest.mark.ruling("six_trade")
def test_several_intrigue_cards_can_be_given_and_opponents_see_none():
    table = six().seat(2, intrigues=["cunning", "contingency-plan"])
    game = went(table, 2, "diplomacy", "economic-support")
    game = choose(game, "effect:space.economic-support.1", "trade-with:0", "give-intrigue:cunning")
    assert set(keys(game)) == {"give-intrigue:contingency-plan", "done"}
    game = choose(game, "give-intrigue:contingency-plan", "done")
    assert sorted(player(game, 0)["intrigues"]) == ["contingency-plan", "cunning"]
    told = [event for event in game.events(1) if event.kind in ("gave-intrigue", "got-intrigue")]
    assert [event.what for event in told] == [None] * 4


@pytest.mark.ruling("six_trade")
def test_nobody_has_to_trade():
    game = went(six(), 2, "diplomacy", "economic-support")
    game = choose(game, "effect:space.economic-support.1", "trade-with:4", "done", "done")
    assert goods(game, 2) == (0, 1, 1)


@pytest.mark.component("space", "controversial-technology")
def test_controversial_technology():
    table = six().seat(1, deck=["dagger"])
    game = take_all(went(table, 1, "diplomacy", "controversial-technology", spice=2), 1)
    assert goods(game, 1)[1] == 0
    assert len(player(game, 1)["intrigues"]) == 1
    assert influence(game, 1) == (0, 0, 0, 1)


@pytest.mark.component("space", "expedition")
def test_expedition_takes_a_contract():
    game = take_all(went(six(), 1, "diplomacy", "expedition"), 1)
    assert len(player(game, 1)["contracts"]) + len(player(game, 1)["completed"]) == 1
    assert influence(game, 1) == (0, 0, 0, 1)


@pytest.mark.component("space", "carthag")
def test_carthag_recruits_and_is_a_combat_space_without_control():
    game = take_all(went(six(), 1, "reconnaissance", "carthag"), 1)
    assert player(game, 1)["garrison"] == 4
    assert len(player(game, 1)["intrigues"]) == 1
    assert "deploy" in keys(game)


@pytest.mark.component("space", "habbanya-erg")
def test_habbanya_erg_is_the_fourth_maker_space():
    table = six().bonus_spice(habbanya_erg=1).seat(1, deck=["dagger"])
    game = take_all(went(table, 1, "dune-the-desert-planet", "habbanya-erg"), 1)
    assert goods(game, 1) == (0, 3, 0)
    assert "dagger" in player(game, 1)["hand"]


@pytest.mark.component("space", "sardaukar")
def test_sardaukar_on_the_emperors_board():
    game = take_all(sent(six(), SHADDAM, 1, "imperial-tent", "sardaukar", spice=3), SHADDAM)
    assert player(game, 1)["garrison"] == 7
    assert len(player(game, SHADDAM)["intrigues"]) == 1
    assert player(game, SHADDAM)["own_influence"] == 1


@pytest.mark.component("space", "vast-wealth")
def test_vast_wealth():
    game = take_all(sent(six(), SHADDAM, 1, "imperial-tent", "vast-wealth"), SHADDAM)
    assert goods(game, SHADDAM)[0] == 4


@pytest.mark.component("space", "hardy-warriors")
def test_hardy_warriors_on_the_fremen_board():
    game = take_all(sent(six(), MUADDIB, 4, "demand-attention", "hardy-warriors"), MUADDIB)
    assert player(game, 4)["garrison"] == 5
    assert goods(game, MUADDIB)[2] == 0
    assert player(game, MUADDIB)["own_influence"] == 1
    assert "deploy" in keys(game)


@pytest.mark.component("space", "desert-mastery")
def test_desert_mastery():
    table = six().seat(MUADDIB, deck=["usul"])
    game = take_all(sent(table, MUADDIB, 4, "demand-attention", "desert-mastery"), MUADDIB)
    assert "usul" in player(game, MUADDIB)["hand"]
    assert goods(game, MUADDIB)[1] == 2


@pytest.mark.parametrize(
    ("post", "space"),
    [
        pytest.param(post, space, marks=pytest.mark.component("post", post))
        for post, space in {
            "post-great-houses": "economic-support",
            "post-fringe-worlds": "expedition",
            "post-carthag": "carthag",
            "post-habbanya-erg": "habbanya-erg",
        }.items()
    ],
)
def test_a_spy_on_a_new_post_gathers_intelligence(post, space):
    table = six().seat(1, spies=[post], deck=["dagger"])
    card = {"carthag": "reconnaissance", "habbanya-erg": "dune-the-desert-planet"}.get(space, "diplomacy")
    game = went(table, 1, card, space)
    assert f"gather:{post}" in keys(game)


@pytest.mark.component("track", "great-houses")
@pytest.mark.component("track", "fringe-worlds")
def test_the_tracks_of_this_board_give_troops_and_a_spy_at_4():
    game = take_all(went(six().seat(1, influence={"emperor": 3}), 1, "diplomacy", "economic-support"), 1)
    assert player(game, 1)["garrison"] == 5
    assert game.view()["alliances"]["emperor"] == 1
    game = went(six().seat(1, influence={"fremen": 3}), 1, "diplomacy", "expedition")
    game.choose("effect:visit.fringe-worlds")
    assert any(key.startswith("post:") for key in keys(game))


@pytest.mark.component("own-track", "own-emperor")
@pytest.mark.component("own-track", "own-fremen")
@pytest.mark.ruling("six_team_reward")
def test_a_team_reward_is_gained_by_each_of_the_three():
    game = take_all(sent(six(), SHADDAM, 5, "imperial-tent", "vast-wealth"), SHADDAM)
    assert (goods(game, 1)[0], goods(game, 5)[0]) == (1, 1)
    game = take_all(sent(six(), MUADDIB, 2, "demand-attention", "hardy-warriors"), MUADDIB)
    assert [goods(game, seat)[1] for seat in (0, 2, 4)] == [1, 1, 1]


@pytest.mark.component("space", "swordmaster")
@pytest.mark.ruling("six_swordmaster")
def test_the_swordmaster_leaves_after_its_round_and_its_token_stays():
    game = went(six(), 1, "dagger", "swordmaster", solari=8)
    assert player(game, 1)["agents"] == 2
    game.choose("end")
    table = six().seat(1, swordmaster=True, at=["arrakeen", "assembly-hall"], hand=["dagger"])
    game = choose(table.turn(1), "play:dagger")
    take_all(game, 1).choose("end")
    assert player(game, 1)["swordmaster_sent"]
    while game.view()["round"] == 1:
        game.choose("reveal" if "reveal" in keys(game) else 0)
    assert player(game, 1)["agents"] == 2
    assert player(game, 1)["swordmaster_gone"]
    assert game.rules.check(game.state) == []


@pytest.mark.ruling("six_swordmaster")
def test_a_swordmaster_who_waits_stays():
    table = six().seat(1, swordmaster=True, hand=["dagger"])
    game = choose(table.turn(1), "play:dagger", "send:gather-support")
    take_all(game, 1).choose("end")
    while game.view()["round"] == 1:
        game.choose("reveal" if "reveal" in keys(game) else 0)
    assert player(game, 1)["agents"] == 3


@pytest.mark.ruling("six_swordmaster")
@pytest.mark.parametrize("gone", [False, True])
def test_the_bonus_token_gives_two_swords_in_every_reveal_turn(gone):
    game = six().seat(1, swordmaster=True, swordmaster_gone=gone, troops=1, garrison=2, hand=[]).reveal(1)
    assert strength_of(game, 1) == 4


@pytest.mark.ruling("six_swordmaster")
def test_the_second_swordmaster_costs_6_even_if_the_first_is_gone():
    table = six().seat(2, swordmaster=True, swordmaster_gone=True)
    game = went(table, 1, "dagger", "swordmaster", solari=6)
    assert goods(game, 1)[0] == 0
