"""Graft: two cards played together, which icon counts, what each does to the other, and the cards of the Row."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.deck_cards import units
from tests.immortality.pairs import BEFORE_FIRST, FIRST, SECOND, at, graft, reveal, table, taken, tanks, usurp
from tests.table import choose, goods, influence, keys, player


@pytest.mark.ruling("im_graft_two_cards")
def test_a_graft_card_is_never_played_alone_in_an_agent_turn():
    game = table().seat(0, hand=["face-dancer"]).turn(0)
    assert keys(game) == ["reveal"]
    game = table().seat(0, hand=["face-dancer", "dagger"]).turn(0)
    assert "play:face-dancer" not in keys(game)
    assert "graft:face-dancer" in keys(game)
    # The other card alone, too.
    assert "play:dagger" in keys(game)


def test_why_a_graft_card_cannot_be_played_alone_is_told():
    game = table().seat(0, hand=["face-dancer"]).turn(0)
    reasons = {refusal.key: refusal.reason[0] for refusal in game.refusals(0)}
    assert reasons["play:face-dancer"] == "why-not-alone"
    assert reasons["graft:face-dancer"] == "why-no-partner"


@pytest.mark.ruling("im_graft_two_cards")
def test_two_graft_cards_may_be_played_together_and_two_others_not():
    game = graft("face-dancer", "planned-coupling", "espionage", spice=1)
    assert sorted(player(game, 0)["in_play"]) == ["face-dancer", "planned-coupling"]
    game = table().seat(0, hand=["dagger", "diplomacy"]).turn(0)
    assert not [key for key in keys(game) if key.startswith("graft")]


@pytest.mark.ruling("im_graft_icon_choice")
def test_the_agent_may_use_an_icon_of_either_card():
    game = table().seat(0, hand=["planned-coupling", "experimentation"], spice=1).turn(0)
    choose(game, "graft:planned-coupling")
    spaces = {key for key in keys(game) if key.startswith("send:")}
    assert {"send:espionage", "send:imperial-basin"} <= spaces


def test_a_spy_icon_of_either_card_counts_for_the_pair():
    game = table().seat(0, hand=["planned-coupling", "imperial-spymaster"], spies=["post-fremen"]).turn(0)
    choose(game, "graft:planned-coupling")
    assert "send:fremkit" in keys(game)


@pytest.mark.ruling("im_graft_both_sent")
def test_both_cards_send_the_agent():
    # Undercover Asset ignores what the space asks for, and the icon is the other card's.
    game = table().seat(0, hand=["face-dancer", "undercover-asset"]).turn(0)
    choose(game, "graft:face-dancer")
    asked = [space for space in game.state.ruleset.spaces.values() if space.requirement is not None]
    reached = {key for key in keys(game) if key.startswith("send:")}
    assert any(f"send:{space.id}" in reached for space in asked)


@pytest.mark.ruling("im_graft_both_effects")
@pytest.mark.ruling("im_example_graft")
def test_unnatural_reflexes_with_from_the_tanks_at_imperial_basin():
    facts: dict[str, Any] = {"research": FIRST, "garrison": 2, "deck": ["diplomacy", "signet-ring"]}
    game = graft("unnatural-reflexes", "from-the-tanks", "imperial-basin", **facts)
    taken(game, "unnatural-reflexes.agent.1", "from-the-tanks.agent.0")
    assert goods(game, 0)[1] == 1
    assert player(game, 0)["hand_count"] == 2
    choose(game, "deploy", "number:4")
    assert units(game) == (0, 4)


@pytest.mark.ruling("im_graft_reveal")
def test_graft_plays_no_part_in_a_reveal_turn():
    game = reveal("face-dancer", "corrino-genes")
    assert player(game, 0)["persuasion"] == 2
    assert at(game)[1] == 0


def test_both_cards_are_in_play_from_the_start():
    game = graft("planned-coupling", "lisan-al-gaib", "imperial-basin")
    taken(game, "lisan-al-gaib.agent.0")
    assert influence(game, 0)[3] == 1
    game = graft("planned-coupling", "long-reach", "gather-support")
    assert "effect:long-reach.agent.0" in keys(game)


@pytest.mark.ruling("im_designer_waiting_box")
def test_a_box_whose_condition_is_not_met_yet_waits():
    facts: dict[str, Any] = {"research": BEFORE_FIRST, "deck": ["dagger", "diplomacy"]}
    game = graft("unnatural-reflexes", "experimentation", "imperial-basin", **facts)
    taken(game, "experimentation.agent.0", "unnatural-reflexes.agent.1")
    assert at(game)[0] == "c4-t"
    assert sorted(player(game, 0)["hand"]) == ["dagger", "diplomacy"]


@pytest.mark.ruling("im_designer_trashed_partner")
def test_a_card_trashed_before_its_box_is_used_loses_the_box():
    game = graft("dissecting-kit", "desert-survival", "imperial-basin", hand=["dagger"])
    kit_first = game.copy()
    taken(kit_first, "dissecting-kit.agent.1")
    assert tanks(kit_first) == 1
    assert "effect:desert-survival.agent.0" not in keys(kit_first)
    choose(game, "effect:desert-survival.agent.0", "trash-hand:dagger", "effect:dissecting-kit.agent.1")
    assert sorted(game.view(0)["trashed"]) == ["dagger", "desert-survival"]


@pytest.mark.ruling("im_combat_icon_troops_and_garrison")
def test_combat_icons_do_not_add_up():
    game = graft("ghola", "occupation", "dutiful-service", garrison=5, deck=["dagger", "diplomacy"])
    for effect in ("occupation.agent.0", "ghola.occupation.0", "occupation.agent.1", "ghola.occupation.1"):
        taken(game, effect)
    choose(game, "deploy")
    assert keys(game) == ["number:1", "number:2"]
    choose(game, "number:2")
    assert "deploy" not in keys(game)
    assert units(game) == (3, 2)


@pytest.mark.ruling("im_icon_trash_intrigue")
def test_the_trash_intrigue_icon_takes_any_card_of_the_hand():
    scenario = (
        table().seat(0, research="c6-t", intrigues=["breakthrough", "devour", "impress"]).intrigue_deck("go-to-ground")
    )
    game = scenario.seat(0, hand=["dagger"], deck=["diplomacy"]).turn(0)
    choose(game, "intrigue:breakthrough", "hex:c7-m", "yes")
    assert sorted(keys(game)) == ["trash-intrigue:devour", "trash-intrigue:impress"]
    choose(game, "trash-intrigue:impress")
    assert sorted(player(game, 0)["hand"]) == ["dagger", "diplomacy"]
    assert sorted(player(game, 0)["intrigues"]) == ["devour", "go-to-ground"]


# ---- Usurp


@pytest.mark.ruling("im_usurp_hand")
def test_usurp_may_be_grafted_with_a_card_of_the_hand():
    game = graft("usurp", "dagger", "gather-support")
    assert sorted(player(game, 0)["in_play"]) == ["dagger", "usurp"]
    choose(game, "end")
    assert game.view(0)["trashed"] == []


@pytest.mark.ruling("im_usurp_not_in_play")
def test_a_borrowed_card_is_not_in_play():
    # Lisan al Gaib borrowed is no other Bene Gesserit card for anything, and nothing that trashes a card can take it.
    game = usurp("throne-room-politics", "dutiful-service", hand=["dagger"])
    choose(game, "effect:throne-room-politics.agent.1")
    assert sorted(keys(game)) == ["trash-hand:dagger", "trash-play:usurp"]


@pytest.mark.ruling("im_usurp_not_in_play")
def test_a_borrowed_card_itself_sees_the_cards_in_play():
    game = usurp("lisan-al-gaib", "imperial-basin", in_play=["weirding-woman"])
    taken(game, "lisan-al-gaib.agent.0")
    assert influence(game, 0)[3] == 1
    game = usurp("lisan-al-gaib", "imperial-basin")
    assert "effect:lisan-al-gaib.agent.0" not in keys(game)


@pytest.mark.ruling("im_usurp_trash_triggers")
def test_the_borrowed_card_does_what_it_does_when_trashed():
    game = usurp("replacement-eyes", "spice-refinery")
    choose(game, "end")
    assert at(game)[1] == 1
    assert game.view(0)["trashed"] == ["replacement-eyes"]


@pytest.mark.ruling("im_designer_usurp_stillsuit")
def test_a_borrowed_card_cannot_come_to_hand():
    scenario = table().alliance("fremen", 0)
    game = usurp("stillsuit-manufacturer", "spice-refinery", scenario, influence={"fremen": 4})
    assert goods(game, 0)[2] == 2
    assert "effect:stillsuit-manufacturer.agent.1" not in keys(game)
    choose(game, "end")
    assert player(game, 0)["hand"] == []
    assert game.view(0)["trashed"] == ["stillsuit-manufacturer"]


def test_a_borrowed_card_may_be_trashed_as_its_own_cost():
    game = usurp("blank-slate", "gather-support")
    assert len(game.view(0)["row"]) == 4
    choose(game, "end")
    assert len(game.view(0)["row"]) == 5


def test_family_atomics_leave_the_borrowed_card_alone():
    game = usurp("blank-slate", "gather-support", atomics=True)
    choose(game, "family-atomics")
    assert len(game.view(0)["row"]) == 4
    choose(game, "end")
    assert len(game.view(0)["row"]) == 5
    assert "blank-slate" in game.view(0)["trashed"]


def test_chairdog_brings_back_no_borrowed_card_and_ghola_copies_a_graft_card():
    game = graft("ghola", "chairdog", "spice-refinery")
    assert sorted(player(game, 0)["returning"]) == ["chairdog", "ghola"]


def test_with_both_markers_a_pair_still_counts_as_one_agent():
    game = graft("face-dancer", "scientific-breakthrough", "dutiful-service", research=SECOND)
    assert player(game, 0)["agents"] == 1
