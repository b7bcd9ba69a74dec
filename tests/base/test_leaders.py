"""The eight leaders of 2020: abilities and signet rings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.base.positions import dear_row, expect, play, table
from tests.table import choose, goods, influence, keys, player

from sietch.core.game import Game
from sietch.imperium.cards import draw_cards
from sietch.imperium.conditions import copies_of_flow
from sietch.imperium.rules import IMPERIUM
from sietch.imperium.scenario import Scenario, imperium

OTHERS = ["earl-memnon-thorvald", "helena-richese", "glossu-rabban"]


def led(leader: str, **facts: Any) -> Scenario:
    others = [other for other in [*OTHERS, "count-ilban-richese"] if other != leader][:3]
    return table(leaders=[leader, *others]).seat(0, **facts)


def signet(leader: str, to: str = "secure-contract", scenario: Scenario | None = None, **facts: Any) -> Game:
    return play("signet-ring", to, scenario or led(leader), **facts)


# ---- Paul Atreides


@pytest.mark.component("leader", "paul-atreides")
def test_paul_sees_the_top_card_of_his_deck_and_nobody_else_does():
    game = imperium(leaders=["paul-atreides", *OTHERS]).new_round()
    known = player(game, 0)["foreseen"]
    assert len(known) == 1
    for seat in (-1, 1, 2, 3):
        seen = game.view(seat)["players"][0]
        assert "foreseen" not in seen
        assert seen["foreseen_count"] == 1
    looked = [event for event in game.events(1) if event.kind == "looked"]
    assert looked
    assert all(event.hidden for event in looked)


@pytest.mark.component("leader", "paul-atreides")
def test_the_card_that_paul_has_seen_is_drawn_next():
    game = Game(IMPERIUM, {"players": 3, "leaders": ["paul-atreides", *OTHERS[:2]]}, 5)
    state = game.state
    known = state.players[0].foreseen[0]
    hand = list(state.players[0].hand)
    draw_cards(state, 0, 1)
    assert sorted([*hand, known]) == sorted(state.players[0].hand)
    assert len(state.players[0].foreseen) == 1


@pytest.mark.component("leader", "paul-atreides")
def test_the_spice_must_flow_that_paul_has_seen_is_still_his():
    flow = "base-the-spice-must-flow"
    game = led("paul-atreides", deck=[flow], discard=[flow]).turn(0)
    assert player(game, 0)["foreseen"] == [flow]
    assert copies_of_flow(game.state, 0) == 2


@pytest.mark.component("leader", "paul-atreides")
@pytest.mark.ruling("base_look_at_empty_deck")
def test_an_empty_deck_shows_nothing_and_is_not_made_anew_for_looking():
    game = signet("paul-atreides", deck=["dagger"], discard=["diplomacy"])
    assert "dagger" in player(game, 0)["hand"]
    assert player(game, 0)["foreseen"] == []
    assert player(game, 0)["discard"] == ["diplomacy"]


@pytest.mark.component("leader", "paul-atreides")
def test_pauls_signet_draws_a_card():
    expect(signet("paul-atreides"), hand=1)


# ---- Duke Leto Atreides


@pytest.mark.component("leader", "duke-leto-atreides")
@pytest.mark.parametrize(("space", "solari"), [("high-council", 4), ("mentat", 1), ("rally-troops", 3)])
def test_leto_pays_1_solari_less_for_landsraad_spaces(space, solari):
    game = play("dagger", space, led("duke-leto-atreides"), solari=solari)
    assert goods(game, 0)[0] == 0


@pytest.mark.component("leader", "duke-leto-atreides")
def test_letos_signet_gives_influence_where_an_opponent_has_more():
    scenario = led("duke-leto-atreides", influence={"guild": 2, "fremen": 1}).seat(1, influence={"guild": 2})
    scenario.seat(2, influence={"fremen": 2, "emperor": 1})
    game = signet("duke-leto-atreides", scenario=scenario, spice=1)
    game.choose("effect:signet-ring.agent.0")
    assert keys(game) == ["faction:emperor", "faction:fremen"]
    game.choose("faction:fremen")
    assert influence(game, 0) == (0, 2, 0, 2)


# ---- Baron Vladimir Harkonnen


def baron(**facts: Any) -> Scenario:
    return led("baron-vladimir-harkonnen", tokens=["guild", "fremen"], **facts)


@pytest.mark.component("leader", "baron-vladimir-harkonnen")
@pytest.mark.ruling("faq_baron_masterstroke_timing")
@pytest.mark.ruling("base_baron_tokens")
def test_the_baron_chooses_two_factions_secretly_after_the_set_up():
    game = Game(IMPERIUM, {"players": 3, "leaders": ["helena-richese", "baron-vladimir-harkonnen", "choose"]}, 1)
    while game.decision.prompt[0] != "prompt-token":
        game.choose(0)
    assert game.decision.seat == 1
    assert len(game.view(0)["row"]) == 5
    assert game.view(0)["round"] == 0
    choose(game, "token:guild", "token:fremen")
    assert player(game, 1)["tokens"] == ["fremen", "guild"]
    seen = game.view(0)["players"][1]
    assert "tokens" not in seen
    assert seen["tokens_count"] == 2
    dealt = {tuple(game.redeal(0, seed).state.players[1].tokens) for seed in range(30)}
    assert len(dealt) > 3


@pytest.mark.ruling("base_baron_tokens")
@pytest.mark.ruling("faq_baron_masterstroke_once")
def test_two_recruits_and_two_of_the_garrison_show_both_tokens_and_never_again():
    scenario = baron(intrigues=["rapid-mobilization", "ambush"], garrison=7, water=1).seat(1, hand=["dagger"])
    game = play("diplomacy", "hardy-warriors", scenario, intrigues=["rapid-mobilization", "ambush"], hand=["dagger"])
    choose(game, "deploy", "number:4")
    if "effect:leader.baron-vladimir-harkonnen.ability.0.when" in keys(game):
        game.choose("effect:leader.baron-vladimir-harkonnen.ability.0.when")
    # One of each token; the other one with the Fremen is that of the visit.
    assert influence(game, 0) == (0, 1, 0, 2)
    game.choose("end")
    while game.decision.seat != 0:
        game.choose(next(key for key in ("reveal", "end") if key in keys(game)))
    choose(game, "intrigue:rapid-mobilization", "number:5")
    assert player(game, 0)["troops"] == 9
    assert influence(game, 0) == (0, 1, 0, 2)


@pytest.mark.component("leader", "baron-vladimir-harkonnen")
@pytest.mark.ruling("faq_baron_masterstroke_once")
def test_masterstroke_comes_with_the_fourth_troop_of_a_turn_and_only_once():
    scenario = baron(garrison=6, intrigues=["rapid-mobilization", "ambush"])
    game = play("reconnaissance", "carthag", scenario, intrigues=["rapid-mobilization", "ambush"])
    choose(game, "deploy", "number:3")
    assert influence(game, 0) == (0, 0, 0, 0)
    choose(game, "intrigue:rapid-mobilization", "number:1")
    if "effect:leader.baron-vladimir-harkonnen.ability.0.when" in keys(game):
        game.choose("effect:leader.baron-vladimir-harkonnen.ability.0.when")
    assert influence(game, 0) == (0, 1, 0, 1)
    assert game.view(1)["players"][0]["shown_tokens"] == ["fremen", "guild"]
    assert player(game, 0)["tokens"] == []


@pytest.mark.component("leader", "baron-vladimir-harkonnen")
def test_the_barons_signet_buys_an_intrigue_card():
    game = signet("baron-vladimir-harkonnen", scenario=baron(), solari=1)
    game.choose("effect:signet-ring.agent.0")
    expect(game, intrigues=2, solari=3)


# ---- Rabban, Helena, Ilban, Memnon


@pytest.mark.component("leader", "glossu-rabban")
def test_rabban_starts_with_a_solari_and_a_spice_and_his_signet_recruits():
    game = Game(IMPERIUM, {"players": 3, "leaders": ["glossu-rabban", "helena-richese", "paul-atreides"]}, 1)
    assert goods(game, 0) == (1, 1, 1)
    assert goods(game, 1) == (0, 0, 1)
    expect(signet("glossu-rabban"), garrison=4)
    scenario = led("glossu-rabban", influence={"guild": 4}).alliance("guild", 0)
    expect(signet("glossu-rabban", scenario=scenario), garrison=5)


@pytest.mark.component("leader", "helena-richese")
def test_others_do_not_stop_helena_at_landsraad_and_city_spaces():
    scenario = led("helena-richese", hand=["dagger", "dune-the-desert-planet", "reconnaissance"])
    game = scenario.seat(1, at=["hall-of-oratory", "secure-contract"]).seat(2, at=["carthag"]).turn(0)
    assert game.why_not("send:secure-contract") == ("why-occupied", {})
    game.choose("play:dagger")
    assert "hall-of-oratory" in player(game, 0)["at"]


@pytest.mark.component("leader", "helena-richese")
@pytest.mark.ruling("base_manipulate_twins")
@pytest.mark.ruling("faq_helena_set_aside_blocked")
@pytest.mark.ruling("faq_helena_expires")
def test_helena_sets_a_card_aside_that_she_alone_may_buy_for_1_less():
    scenario = led("helena-richese").row("scout", "the-voice", "dr-yueh", "arrakis-recruiter", "spice-hunter")
    scenario.seat(1, hand=["convincing-argument"] * 2)
    game = signet("helena-richese", scenario=scenario, hand=["dagger"])
    game.choose("set-aside:the-voice")
    assert player(game, 0)["aside"] == "the-voice"
    game.choose("end")
    game.choose("reveal")
    assert "buy:the-voice" not in keys(game)
    game.choose("end")
    while game.decision.seat != 0:
        game.choose(next(key for key in ("reveal", "end") if key in keys(game)))
    game.choose("reveal")
    assert "the-voice" not in game.view(0)["row"]
    game.choose("end")
    assert "the-voice" in game.view(0)["trashed"]
    bought = led("helena-richese", aside="the-voice", hand=["diplomacy"]).reveal(0)
    bought.choose("buy-aside:the-voice")
    expect(bought, persuasion=0)


@pytest.mark.component("leader", "helena-richese")
@pytest.mark.ruling("faq_helena_other_means")
def test_helena_may_acquire_the_card_set_aside_by_other_means():
    scenario = led("helena-richese", aside="the-voice", hand=["dagger"], intrigues=["bypass-protocol"])
    game = dear_row(scenario).turn(0)
    choose(game, "intrigue:bypass-protocol")
    if "acquire:the-voice" in keys(game):
        game.choose("acquire:the-voice")
    assert "the-voice" in player(game, 0)["discard"]


@pytest.mark.ruling("faq_helena_other_means")
def test_the_discount_of_helena_is_for_her_reveal_turn_only():
    # Bypass Protocol takes cards up to 3; one that costs 4 is not cheaper for it.
    aside = led("helena-richese", aside="other-memory", hand=["dagger"], intrigues=["bypass-protocol"], spice=0)
    assert "intrigue:bypass-protocol" not in keys(dear_row(aside).turn(0))
    scenario = led("helena-richese", aside="other-memory", hand=["convincing-argument", "diplomacy"])
    bought = dear_row(scenario).reveal(0)
    bought.choose("buy-aside:other-memory")
    expect(bought, persuasion=0)


@pytest.mark.component("leader", "count-ilban-richese")
@pytest.mark.ruling("faq_ilban_ruthless_negotiator")
def test_ilban_draws_a_card_when_he_pays_solari_for_a_space_and_only_then():
    game = play("dagger", "rally-troops", led("count-ilban-richese"), solari=4)
    expect(game, hand=1)
    game = play("firm-grip", "hall-of-oratory", led("count-ilban-richese"), solari=2)
    choose(game, "effect:firm-grip.agent.0", "faction:guild")
    expect(game, hand=0, solari=0)
    expect(signet("count-ilban-richese"), solari=4)


@pytest.mark.component("leader", "earl-memnon-thorvald")
def test_memnon_gains_influence_with_his_council_seat_and_spice_by_his_signet():
    game = play("dagger", "high-council", led("earl-memnon-thorvald"), solari=5)
    game.choose("faction:bene-gesserit")
    assert influence(game, 0) == (0, 0, 1, 0)
    expect(signet("earl-memnon-thorvald"), spice=1)


# ---- Countess Ariana Thorvald


@pytest.mark.component("leader", "countess-ariana-thorvald")
@pytest.mark.ruling("faq_ariana_mandatory")
@pytest.mark.ruling("faq_ariana_scope")
def test_ariana_harvests_1_spice_less_and_draws_a_card_once_a_visit():
    ariana = "countess-ariana-thorvald"
    expect(play("dune-the-desert-planet", "imperial-basin", led(ariana)), spice=0, hand=1)
    bonus = led(ariana).bonus_spice(imperial_basin=2)
    expect(play("dune-the-desert-planet", "imperial-basin", bonus), spice=2, hand=1)
    expect(play("dune-the-desert-planet", "the-great-flat", led(ariana), water=2), spice=2, hand=1)
    # Spice that comes from elsewhere is not harvested.
    expect(play("worm-riders", "secure-contract", led(ariana)), spice=2, hand=0)
    expect(play("worm-riders", "imperial-basin", led(ariana)), spice=2, hand=1)


@pytest.mark.component("leader", "countess-ariana-thorvald")
def test_carryall_and_ariana_lose_1_of_the_doubled_harvest():
    expect(play("carryall", "hagga-basin", led("countess-ariana-thorvald"), water=1), spice=3, hand=1)


@pytest.mark.component("leader", "countess-ariana-thorvald")
def test_arianas_signet_gives_water():
    expect(signet("countess-ariana-thorvald"), water=2)
