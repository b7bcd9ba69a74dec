"""Feyd-Rautha Harkonnen: his ability and every space of his training track."""

from __future__ import annotations

import pytest
from tests.cards.led import SIGNET, ability, led_by, signet
from tests.table import choose, goods, keys, player

import sietch
from sietch.core.game import Game

FEYD = "train:leader.feyd-rautha-harkonnen.signet.space-"


def training(space: int, **facts: object) -> Game:
    """Feyd on a space of his track, with the Signet Ring just played."""
    facts = {"training": space, "deck": [], "hand": ["signet-ring", "dagger"]} | facts
    return signet("feyd-rautha-harkonnen", "assembly-hall", **facts)


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyd_may_recall_a_spy_once_in_the_reveal_turn_for_2_swords():
    table = led_by("feyd-rautha-harkonnen", hand=["dagger"], spies=["post-guild", "post-choam"], troops=1)
    game = table.seat(0, intrigues=["cunning"]).reveal(0)
    assert player(game, 0)["swords"] == 1
    assert "end" in keys(game)
    choose(game, ability("feyd-rautha-harkonnen"), "recall:post-choam")
    assert player(game, 0)["swords"] == 3
    assert player(game, 0)["spies"] == ["post-guild"]
    assert ability("feyd-rautha-harkonnen") not in keys(game)


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyd_without_a_spy_on_the_board_is_offered_nothing():
    game = led_by("feyd-rautha-harkonnen", hand=["dagger"], intrigues=["devour"]).reveal(0)
    assert keys(game) == ["end"]


@pytest.mark.ruling("up_feyd_token")
@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyd_starts_left_and_chooses_between_two_first_spaces():
    game = sietch.new("uprising", players=3, seed=1, leaders=["feyd-rautha-harkonnen", "muad-dib", "staban-tuek"])
    assert player(game, 0)["training"] == 0
    game = training(0, solari=1)
    game.choose(SIGNET)
    assert keys(game) == [f"{FEYD}1", f"{FEYD}2"]


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_upper_first_space_pays_a_solari_to_trash_a_card():
    game = training(0, solari=1)
    choose(game, SIGNET, f"{FEYD}1")
    assert keys(game) == ["yes", "no"]
    game.choose("yes")
    assert goods(game, 0)[0] == 0
    assert keys(game) == ["trash-hand:dagger", "trash-play:signet-ring", "no"]
    game.choose("trash-hand:dagger")
    assert game.view(0)["trashed"] == ["dagger"]
    assert player(game, 0)["training"] == 1

    game = training(0, solari=1)
    choose(game, SIGNET, f"{FEYD}1", "no")
    assert goods(game, 0)[0] == 1
    assert player(game, 0)["training"] == 1

    game = training(0, solari=0)
    choose(game, SIGNET, f"{FEYD}1")
    assert player(game, 0)["training"] == 1, "the token moves even if the reward cannot be paid"
    assert game.view(0)["trashed"] == []


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_lower_first_space_places_a_spy():
    game = training(0)
    choose(game, SIGNET, f"{FEYD}2", "post:post-fremen")
    assert player(game, 0)["spies"] == ["post-fremen"]
    assert player(game, 0)["training"] == 2


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
@pytest.mark.parametrize("first", [1, 2])
def test_both_first_spaces_lead_to_the_one_that_may_trash_a_card(first):
    game = training(first)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 3, "one link: no question"
    assert keys(game) == ["trash-hand:dagger", "trash-play:signet-ring", "no"]
    game.choose("trash-play:signet-ring")
    assert game.view(0)["trashed"] == ["signet-ring"]


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_upper_second_branch_is_one_space_that_may_trash_and_leads_to_the_last():
    game = training(3)
    game.choose(SIGNET)
    assert keys(game) == [f"{FEYD}4", f"{FEYD}5"]
    choose(game, f"{FEYD}4")
    assert keys(game) == ["trash-hand:dagger", "trash-play:signet-ring", "no"]
    game.choose("no")
    assert player(game, 0)["training"] == 4
    assert game.view(0)["trashed"] == []

    game = training(4)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 7


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_lower_second_branch_is_a_spy_and_then_2_spice_and_leads_to_the_last():
    game = training(3)
    choose(game, SIGNET, f"{FEYD}5", "post:post-guild")
    assert player(game, 0)["spies"] == ["post-guild"]
    assert player(game, 0)["training"] == 5

    game = training(5)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 6
    assert goods(game, 0)[1] == 2

    game = training(6)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 7


@pytest.mark.ruling("up_feyd_token")
@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_last_space_gives_a_troop_and_a_spy_and_the_token_stays_there():
    game = training(4)
    choose(game, SIGNET, "post:post-guild")
    assert player(game, 0)["garrison"] == 4
    assert player(game, 0)["spies"] == ["post-guild"]

    game = training(7)
    assert SIGNET not in keys(game)
    assert game.why_not(SIGNET) == ("why-training-finished", {})
    assert player(game, 0)["training"] == 7
    assert (player(game, 0)["garrison"], player(game, 0)["spies"]) == (3, [])
