"""The rulebook's guide to icons and terms, entry by entry."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table import choose, goods, keys, others_reveal, player

from sietch.core.game import Game
from sietch.imperium.influence import ANY, Influence
from sietch.imperium.scenario import Scenario, uprising


def table(**seat: Any) -> Scenario:
    """Seat 0 as said; the others have a card in hand, so the round waits for them."""
    scenario = uprising()
    for other in (1, 2, 3):
        scenario.seat(other, hand=["dagger"])
    return scenario.seat(0, **seat)


def visit(card: str, space: str, **seat: Any) -> Game:
    """Seat 0 plays a card (besides the hand it may be given) and sends an agent."""
    seat["hand"] = [card, *seat.get("hand", [])]
    return choose(table(**seat).turn(0), f"play:{card}", f"send:{space}")


@pytest.mark.ruling("up_icon_agent")
def test_the_third_agent_is_gained_at_swordmaster_and_kept_in_later_rounds():
    game = visit("dagger", "swordmaster", solari=8)
    assert player(game, 0)["swordmaster"]
    assert player(game, 0)["agents"] == 2
    while game.view()["round"] == 1:
        game.choose("reveal" if "reveal" in keys(game) else "end" if "end" in keys(game) else 0)
    assert [found["agents"] for found in game.view()["players"]] == [3, 2, 2, 2]


@pytest.mark.ruling("up_icon_alliance")
@pytest.mark.parametrize("holder", [0, 1])
def test_an_alliance_effect_needs_the_token_itself(holder: int):
    scenario = table(hand=["junction-headquarters"], spice=2, intrigues=["cunning"], influence={"guild": 4})
    scenario.seat(1, influence={"guild": 4}).alliance("guild", holder)
    game = choose(scenario.turn(0), "play:junction-headquarters", "send:assembly-hall")
    assert ("effect:junction-headquarters.agent.0" in keys(game)) is (holder == 0)


@pytest.mark.ruling("up_icon_intrigue")
def test_a_drawn_intrigue_card_stays_hidden_until_it_is_played():
    scenario = table(hand=["dagger"]).intrigue_deck("contingency-plan")
    game = choose(scenario.turn(0), "play:dagger", "send:assembly-hall")
    assert player(game, 0)["intrigues"] == ["contingency-plan"]
    seen = game.view(1)["players"][0]
    assert seen["intrigues_count"] == 1
    assert "intrigues" not in seen
    assert [event.what for event in game.events(1) if event.kind == "drew-intrigue"] == [None]
    game.choose("intrigue:contingency-plan")
    assert [event.what for event in game.events(1) if event.kind == "intrigue-played"] == ["contingency-plan"]
    assert game.view(1)["intrigue_discard"] == ["contingency-plan"]


@pytest.mark.ruling("up_icon_fremen_bond")
def test_two_bond_cards_switch_each_other_on():
    hand = ["northern-watermaster", "ecological-testing-station"]
    game = table(hand=hand).reveal(0)
    assert goods(game, 0) == (0, 2, 2)


@pytest.mark.ruling("up_icon_fremen_bond")
def test_a_bond_card_alone_is_not_active_and_a_card_played_before_is_enough():
    game = table(hand=["northern-watermaster", "dagger"]).reveal(0)
    assert goods(game, 0) == (0, 0, 1)
    game = table(hand=["northern-watermaster"], in_play=["maula-pistol"]).reveal(0)
    assert goods(game, 0) == (0, 2, 1)
    game = table(hand=["northern-watermaster"], discard=["maula-pistol"], in_play=["diplomacy"]).reveal(0)
    assert goods(game, 0) == (0, 0, 1)


@pytest.mark.ruling("up_icon_steal_intrigue")
def test_every_opponent_with_four_or_more_intrigue_cards_gives_one():
    scenario = table(hand=["diplomacy"]).intrigue_deck("mercenaries")
    scenario.seat(1, intrigues=["cunning", "detonation", "devour"])
    scenario.seat(2, intrigues=["buy-access", "impress", "go-to-ground", "manipulate"])
    scenario.seat(3, intrigues=["distraction", "opportunism", "crysknife", "ornithopter", "desert-mouse"])
    game = choose(scenario.turn(0), "play:diplomacy", "send:secrets")
    assert [player(game, seat)["intrigues_count"] for seat in range(4)] == [3, 3, 3, 4]
    stolen = set(player(game, 0)["intrigues"]) - {"mercenaries"}
    assert len(stolen & {"buy-access", "impress", "go-to-ground", "manipulate"}) == 1
    assert len(stolen & {"distraction", "opportunism", "crysknife", "ornithopter", "desert-mouse"}) == 1


@pytest.mark.ruling("up_icon_discard")
def test_a_discarded_card_comes_from_hand_and_is_no_intrigue_card():
    game = visit(
        "guild-envoy",
        "deliver-supplies",
        hand=["dagger", "diplomacy"],
        discard=["reconnaissance"],
        intrigues=["cunning"],
    )
    game.choose("effect:guild-envoy.agent.0")
    assert set(keys(game)) == {"discard:dagger", "discard:diplomacy"}
    game.choose("discard:dagger")
    assert player(game, 0)["discard"] == ["dagger", "reconnaissance"]
    assert player(game, 0)["intrigues"] == ["cunning"]


@pytest.mark.ruling("up_icon_signet")
def test_the_signet_ring_card_uses_the_leaders_signet_ability():
    leaders = ["gurney-halleck", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring"]
    scenario = uprising(leaders=leaders).seat(0, hand=["signet-ring", "dune-the-desert-planet"], garrison=3)
    game = choose(scenario.turn(0), "play:signet-ring", "send:imperial-basin", "effect:signet-ring.agent.0")
    assert player(game, 0)["garrison"] == 4


@pytest.mark.ruling("up_icon_signet")
def test_another_card_does_not_use_it():
    leaders = ["gurney-halleck", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring"]
    scenario = uprising(leaders=leaders).seat(0, hand=["signet-ring", "dune-the-desert-planet"], garrison=3)
    game = choose(scenario.turn(0), "play:dune-the-desert-planet", "send:imperial-basin")
    assert not [key for key in keys(game) if key.startswith("effect:")]
    assert player(game, 0)["garrison"] == 3


@pytest.mark.ruling("up_icon_signet")
def test_the_signet_ring_card_gives_no_ability_when_it_is_revealed():
    leaders = ["gurney-halleck", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring"]
    scenario = uprising(leaders=leaders).seat(0, hand=["signet-ring", "diplomacy"]).seat(1, hand=["dagger"])
    game = scenario.reveal(0)
    assert player(game, 0)["persuasion"] == 2
    assert player(game, 0)["garrison"] == 3


@pytest.mark.ruling("up_icon_recall_agent")
def test_another_agent_is_recalled_and_can_be_sent_again_in_the_same_round():
    game = visit("steersman", "assembly-hall", at=["arrakeen"], hand=["reconnaissance"])
    assert player(game, 0)["agents"] == 0
    game.choose("effect:steersman.agent.1")
    assert player(game, 0)["at"] == ["assembly-hall"]
    assert player(game, 0)["agents"] == 1
    while game.decision.seat == 0:
        game.choose("effect:steersman.agent.0" if "effect:steersman.agent.0" in keys(game) else "end")
    others_reveal(game)
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert set(player(game, 0)["at"]) == {"arrakeen", "assembly-hall"}


@pytest.mark.ruling("up_icon_recall_agent")
def test_the_agent_sent_this_turn_is_not_recalled():
    game = visit("steersman", "assembly-hall")
    assert game.why_not("effect:steersman.agent.1") == ("why-no-other-agent", {})
    game = visit("steersman", "assembly-hall", at=["arrakeen", "heighliner"], swordmaster=True)
    game.choose("effect:steersman.agent.1")
    assert set(keys(game)) == {"agent:arrakeen", "agent:heighliner"}


@pytest.mark.ruling("up_icon_maker_hooks")
def test_hooks_are_taken_once_kept_and_asked_for_before_a_sandworm():
    influence = {"fremen": 2}
    game = visit("dune-the-desert-planet", "hagga-basin")
    game.choose("effect:space.hagga-basin.0")
    assert (goods(game, 0)[1], player(game, 0)["worms"]) == (2, 0)  # without hooks only the spice
    game = visit("reconnaissance", "sietch-tabr", influence=influence)
    choose(game, "effect:space.sietch-tabr.0", "branch:space.sietch-tabr.0.0")
    assert player(game, 0)["hooks"]
    game = visit("reconnaissance", "sietch-tabr", influence=influence, hooks=True)
    choose(game, "effect:space.sietch-tabr.0", "branch:space.sietch-tabr.0.0")
    assert [event.kind for event in game.events()].count("hooks-taken") == 0
    assert (goods(game, 0)[2], player(game, 0)["garrison"]) == (2, 4)
    game = visit("dune-the-desert-planet", "hagga-basin", hooks=True)
    choose(game, "effect:space.hagga-basin.0", "branch:space.hagga-basin.0.1")
    assert player(game, 0)["worms"] == 1
    assert player(game, 0)["hooks"]


@pytest.mark.ruling("up_icon_retreat")
def test_retreating_troops_go_to_the_garrison():
    game = table(hand=["chani-clever-tactician"], troops=3, garrison=1).reveal(0)
    game.choose("effect:chani-clever-tactician.reveal.0")
    found = player(game, 0)
    assert (found["troops"], found["garrison"], found["supply"]) == (1, 3, 8)


@pytest.mark.ruling("up_icon_in_play")
def test_cards_stay_in_play_until_clean_up():
    game = visit("maula-pistol", "imperial-basin", hand=["northern-watermaster"])
    while game.decision.seat == 0:
        game.choose("end" if "end" in keys(game) else 0)
    assert player(game, 0)["in_play"] == ["maula-pistol"]
    others_reveal(game)
    game.choose("reveal")
    assert player(game, 0)["in_play"] == ["maula-pistol"]
    assert "northern-watermaster" in player(game, 0)["revealed"]


@pytest.mark.ruling("up_icon_in_play")
def test_a_trashed_card_is_no_longer_in_play():
    game = visit("desert-survival", "imperial-basin", in_play=["maula-pistol"])
    choose(game, "effect:desert-survival.agent.0", "trash-play:maula-pistol")
    assert player(game, 0)["in_play"] == ["desert-survival"]
    assert game.view()["trashed"] == ["maula-pistol"]


@pytest.mark.ruling("up_icon_influence_condition")
@pytest.mark.parametrize(("fremen", "spice"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_an_effect_with_an_influence_condition_needs_at_least_that_much(fremen: int, spice: int):
    game = visit("maker-keeper", "arrakeen", influence={"fremen": fremen, "guild": 4})
    assert goods(game, 0)[1] == spice


@pytest.mark.ruling("up_icon_gain_2_influence")
def test_a_gain_of_2_influence_goes_to_one_faction_of_choice():
    g = uprising().turn(0).state
    g.asking, g.stack = None, []
    Influence(ANY, 2).run(g, 0, 0)
    assert len(g.options) == 4
    g.answer(g.options[3])
    assert g.asking is None
    assert g.players[0].influence == [0, 0, 0, 2]


@pytest.mark.ruling("up_icon_gain_2_influence")
def test_a_gain_of_1_influence_of_choice_offers_all_four_factions():
    game = visit("dune-the-desert-planet", "shipping", spice=3, influence={"guild": 2})
    assert keys(game) == ["faction:emperor", "faction:guild", "faction:bene-gesserit", "faction:fremen"]
    game.choose("faction:emperor")
    assert player(game, 0)["influence"] == {"emperor": 1, "guild": 2, "bene-gesserit": 0, "fremen": 0}


@pytest.mark.ruling("up_icon_acquire_effect")
def test_an_acquire_effect_happens_once_when_the_card_is_acquired():
    hand = ["convincing-argument", "convincing-argument", "prepare-the-way", "dagger"]
    game = table(hand=hand).row("price-is-no-object").reveal(0)
    game.choose("buy:price-is-no-object")
    assert goods(game, 0)[0] == 2
    # Played or revealed later it gives only its boxes: 2 solari on its own account, no acquire effect.
    game = visit("price-is-no-object", "secrets")
    assert goods(game, 0)[0] == 0


@pytest.mark.ruling("up_icon_trash_intrigue")
def test_trashing_an_intrigue_card_takes_one_of_choice_out_of_the_game():
    game = visit(
        "dagger", "imperial-privilege", solari=3, influence={"emperor": 2}, intrigues=["cunning", "contingency-plan"]
    )
    game.choose("effect:space.imperial-privilege.0")
    assert set(keys(game)) == {"trash-intrigue:cunning", "trash-intrigue:contingency-plan"}
    game.choose("trash-intrigue:cunning")
    assert "contingency-plan" in player(game, 0)["intrigues"]
    assert player(game, 0)["intrigues_count"] == 2
    assert game.view()["intrigue_trashed"] == ["cunning"]
    assert game.view()["intrigue_discard"] == []


@pytest.mark.ruling("up_icon_trash")
@pytest.mark.ruling("up_icon_trash_optional")
def test_trashing_takes_from_hand_discard_pile_or_play_and_may_be_left():
    game = visit(
        "desert-survival", "imperial-basin", hand=["dagger"], discard=["diplomacy"], in_play=["reconnaissance"]
    )
    assert "end" in keys(game)
    game.choose("effect:desert-survival.agent.0")
    assert set(keys(game)) == {
        "trash-hand:dagger",
        "trash-discard:diplomacy",
        "trash-play:reconnaissance",
        "trash-play:desert-survival",
    }
    game.choose("trash-discard:diplomacy")
    assert game.view()["trashed"] == ["diplomacy"]
    assert player(game, 0)["discard"] == []


@pytest.mark.ruling("up_icon_trash")
def test_a_trashed_reserve_card_returns_to_its_stack():
    game = visit("desert-survival", "imperial-basin", discard=["prepare-the-way", "the-spice-must-flow"], points=3)
    assert (game.view()["prepare_the_way"], game.view()["spice_must_flow"]) == (7, 9)
    choose(game, "effect:desert-survival.agent.0", "trash-discard:prepare-the-way")
    assert (game.view()["prepare_the_way"], game.view()["spice_must_flow"]) == (8, 9)
    assert game.view()["trashed"] == []
    game = visit("desert-survival", "imperial-basin", discard=["the-spice-must-flow"], points=3)
    choose(game, "effect:desert-survival.agent.0", "trash-discard:the-spice-must-flow")
    assert game.view()["spice_must_flow"] == 10
    assert player(game, 0)["points"] == 3  # the point it gave is kept


@pytest.mark.ruling("up_icon_trash_optional")
def test_trashing_that_pays_a_cost_is_not_optional_once_it_is_chosen():
    game = visit("shishakli", "imperial-basin", hand=["dagger", "diplomacy"])
    assert "end" in keys(game)  # the arrow itself may be left
    game.choose("effect:shishakli.agent.0")
    assert "no" not in keys(game)
    assert set(keys(game)) == {"trash-hand:dagger", "trash-hand:diplomacy", "trash-play:shishakli"}


@pytest.mark.ruling("up_icon_trash_optional")
def test_a_card_that_trashes_itself_must():
    game = visit("seek-allies", "deliver-supplies")
    assert player(game, 0)["in_play"] == []
    assert game.view()["trashed"] == ["seek-allies"]


@pytest.mark.ruling("up_icon_resources")
def test_resources_come_from_and_go_to_the_bank_in_the_amount_shown():
    game = visit("diplomacy", "heighliner", spice=7, solari=1)
    assert goods(game, 0) == (1, 2, 1)
    game = visit("dune-the-desert-planet", "shipping", spice=3, influence={"guild": 2})
    assert goods(game, 0) == (5, 0, 1)
    assert [goods(game, seat) for seat in (1, 2, 3)] == [(0, 0, 1)] * 3
