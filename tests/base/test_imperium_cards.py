"""The Imperium cards of 2020, the reserve and the starting cards: what each does when played and revealed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.base.positions import expect, play, reveal, send, table
from tests.table import choose, goods, influence, keys, others_reveal, player

# By card: where it sends an agent, what the seat has besides, the answers, and what it has afterwards. Of the spaces
# Carthag gives a troop and an intrigue card, Secure Contract 3 solari, Wealth 2, Hall of Oratory a troop, Secrets an
# intrigue card, Stillsuits a water. A seat has 3 troops in its garrison, 1 water and 1 intrigue card at first.
AGENT: dict[str, tuple[str, dict[str, Any], list[str], dict[str, int]]] = {
    "arrakis-recruiter": ("carthag", {}, [], {"garrison": 5}),
    "bene-gesserit-initiate": ("secure-contract", {}, [], {"hand": 1, "solari": 3}),
    "bene-gesserit-sister": ("secrets", {}, [], {"intrigues": 2, "influence_bene_gesserit": 1}),
    "chani": ("stillsuits", {}, [], {"water": 2, "influence_fremen": 1}),
    "base-crysknife": ("secure-contract", {}, [], {"solari": 4}),
    "dr-yueh": ("carthag", {}, [], {"hand": 1}),
    "duncan-idaho": ("carthag", {}, ["effect:duncan-idaho.agent.0"], {"water": 0, "garrison": 5, "hand": 1}),
    "fedaykin-death-commando": (
        "secure-contract",
        {"hand": ["dagger"]},
        ["effect:fedaykin-death-commando.agent.0", "trash-hand:dagger"],
        {"hand": 0},
    ),
    "firm-grip": (
        "hall-of-oratory",
        {"solari": 2},
        ["effect:firm-grip.agent.0", "faction:fremen"],
        {"solari": 0, "influence_fremen": 1},
    ),
    "fremen-camp": ("secure-contract", {"spice": 2}, ["effect:fremen-camp.agent.0"], {"spice": 0, "garrison": 6}),
    "gene-manipulation": (
        "hall-of-oratory",
        {"in_play": ["the-voice"], "hand": ["dagger"]},
        ["effect:gene-manipulation.agent.0", "trash-hand:dagger"],
        {"spice": 2, "hand": 0},
    ),
    "guild-administrator": (
        "secure-contract",
        {"discard": ["dagger"]},
        ["effect:guild-administrator.agent.0", "trash-discard:dagger"],
        {"solari": 3},
    ),
    "guild-ambassador": (
        "hall-of-oratory",
        {},
        ["effect:guild-ambassador.agent.0", "branch:guild-ambassador.agent.0.1"],
        {"spice": 2},
    ),
    "guild-bankers": ("wealth", {}, [], {"solari": 2, "influence_emperor": 1}),
    "gurney-halleck": ("carthag", {}, [], {"garrison": 6, "hand": 1}),
    "imperial-spy": ("wealth", {}, ["effect:imperial-spy.agent.0"], {"intrigues": 2}),
    "lady-jessica": ("secure-contract", {}, [], {"hand": 2}),
    "liet-kynes": ("carthag", {}, [], {"garrison": 4}),
    "missionaria-protectiva": (
        "carthag",
        {"in_play": ["the-voice"]},
        ["effect:missionaria-protectiva.agent.0", "faction:guild"],
        {"influence_guild": 1},
    ),
    "opulence": ("wealth", {}, [], {"solari": 5}),
    "piter-de-vries": ("hall-of-oratory", {}, [], {"intrigues": 2}),
    "sardaukar-legion": ("hall-of-oratory", {}, [], {"garrison": 6}),
    "scout": ("secure-contract", {}, [], {"solari": 3}),
    "shifting-allegiances": (
        "secure-contract",
        {"spice": 2, "influence": {"guild": 1}},
        ["effect:shifting-allegiances.agent.0", "faction:fremen"],
        {"spice": 0, "influence_guild": 0, "influence_fremen": 2, "points": 2},
    ),
    "sietch-reverend-mother": (
        "secrets",
        {"hand": ["dagger"]},
        ["effect:sietch-reverend-mother.agent.0", "trash-hand:dagger"],
        {"hand": 0},
    ),
    "smugglers-thopter": ("secure-contract", {"influence": {"guild": 2}}, [], {"hand": 2}),
    "space-travel": ("foldspace", {}, [], {"hand": 1, "influence_guild": 1}),
    "spice-hunter": ("stillsuits", {}, [], {"water": 2}),
    "spice-smugglers": (
        "carthag",
        {"spice": 2},
        ["effect:spice-smugglers.agent.0"],
        {"spice": 0, "influence_guild": 1, "solari": 3},
    ),
    "stilgar": ("secure-contract", {}, [], {"water": 2}),
    "thufir-hawat": ("wealth", {}, [], {"hand": 1}),
    "worm-riders": ("secure-contract", {}, [], {"spice": 2}),
    "arrakis-liaison": ("carthag", {}, [], {"garrison": 4}),
    "diplomacy": ("wealth", {}, [], {"solari": 2}),
    "dagger": ("hall-of-oratory", {}, [], {"garrison": 4}),
    "dune-the-desert-planet": ("secure-contract", {}, [], {"solari": 3}),
    "reconnaissance": ("carthag", {}, [], {"intrigues": 2}),
}

KINDS = {
    **dict.fromkeys(("arrakis-liaison", "base-the-spice-must-flow", "foldspace-card"), "reserve"),
    **dict.fromkeys(
        (
            "convincing-argument",
            "dagger",
            "diplomacy",
            "dune-the-desert-planet",
            "reconnaissance",
            "seek-allies",
            "signet-ring",
        ),
        "starting",
    ),
}


def marked(card: str, *values: Any) -> Any:
    return pytest.param(card, *values, id=card, marks=pytest.mark.component(KINDS.get(card, "imperium"), card))


def reserve_for(card: str) -> Any:
    """A card of the reserve that somebody has is one less there."""
    return table().reserve(arrakis_liaison=7) if card == "arrakis-liaison" else table()


@pytest.mark.parametrize(("card", "case"), [marked(card, case) for card, case in AGENT.items()])
def test_what_the_agent_box_gives(card, case):
    to, facts, answers, wanted = case
    game = play(card, to, reserve_for(card), **facts)
    for answer in answers:
        if answer in keys(game):
            game.choose(answer)
    expect(game, **wanted)


# By card: what the seat has besides, the answers, and what it has afterwards.
REVEAL: dict[str, tuple[dict[str, Any], list[str], dict[str, int]]] = {
    "arrakis-recruiter": ({}, [], {"persuasion": 1, "swords": 1}),
    "assassination-mission": ({}, [], {"persuasion": 0, "swords": 1, "solari": 1}),
    "bene-gesserit-initiate": ({}, [], {"persuasion": 1}),
    "bene-gesserit-sister": (
        {},
        ["effect:bene-gesserit-sister.reveal.0", "branch:bene-gesserit-sister.reveal.0.1"],
        {"persuasion": 0, "swords": 2},
    ),
    "carryall": ({}, [], {"persuasion": 1, "spice": 1}),
    "chani": ({"troops": 3}, ["effect:chani.reveal.1", "number:2"], {"persuasion": 2, "troops": 1}),
    "choam-directorship": ({}, [], {"solari": 3}),
    "base-crysknife": ({"in_play": ["stilgar"]}, [], {"swords": 1, "influence_fremen": 1}),
    "dr-yueh": ({}, [], {"persuasion": 1}),
    "duncan-idaho": ({}, [], {"swords": 2, "water": 2}),
    "fedaykin-death-commando": ({"in_play": ["stilgar"]}, [], {"persuasion": 1, "swords": 3}),
    "firm-grip": ({"influence": {"emperor": 4}}, [], {"persuasion": 4}),
    "fremen-camp": ({}, [], {"persuasion": 2, "swords": 1}),
    "gene-manipulation": ({}, [], {"persuasion": 2}),
    "guild-administrator": ({}, [], {"persuasion": 1}),
    "guild-ambassador": (
        {"influence": {"guild": 4}, "spice": 3},
        ["effect:guild-ambassador.reveal.0"],
        {"spice": 0, "points": 4},
    ),
    "gun-thopter": ({}, ["effect:gun-thopter.reveal.1"], {"swords": 3, "troops": 1, "garrison": 2}),
    "gurney-halleck": (
        {"solari": 3},
        ["effect:gurney-halleck.reveal.1", "number:1"],
        {"persuasion": 2, "solari": 0, "garrison": 4, "troops": 1},
    ),
    "imperial-spy": ({}, [], {"persuasion": 1, "swords": 1}),
    "lady-jessica": ({}, [], {"persuasion": 3, "swords": 1}),
    "liet-kynes": ({"in_play": ["stilgar", "chani"]}, ["effect:liet-kynes.reveal.0"], {"persuasion": 6}),
    "missionaria-protectiva": ({}, [], {"persuasion": 1}),
    "opulence": ({"solari": 6}, ["effect:opulence.reveal.1"], {"persuasion": 1, "solari": 0, "points": 2}),
    "other-memory": ({}, [], {"persuasion": 2}),
    "piter-de-vries": ({}, [], {"persuasion": 3, "swords": 1}),
    "power-play": ({}, [], {"persuasion": 0, "swords": 0}),
    "reverend-mother-mohiam": ({}, [], {"persuasion": 2, "spice": 2}),
    "sardaukar-infantry": ({}, [], {"persuasion": 1, "swords": 2}),
    "sardaukar-legion": (
        {},
        ["effect:sardaukar-legion.reveal.1", "number:3"],
        {"persuasion": 1, "garrison": 0, "troops": 3},
    ),
    "scout": (
        {"troops": 2},
        ["effect:scout.reveal.2", "number:2"],
        {"persuasion": 1, "swords": 1, "troops": 0, "garrison": 5},
    ),
    "shifting-allegiances": ({}, [], {"persuasion": 2}),
    "sietch-reverend-mother": ({"in_play": ["stilgar"]}, [], {"persuasion": 3, "spice": 1}),
    "smugglers-thopter": ({}, [], {"persuasion": 1, "spice": 1}),
    "space-travel": ({}, [], {"persuasion": 2}),
    "spice-hunter": ({"in_play": ["stilgar"]}, [], {"persuasion": 1, "swords": 1, "spice": 1}),
    "spice-smugglers": ({}, [], {"persuasion": 1, "swords": 1}),
    "stilgar": ({}, [], {"persuasion": 2, "swords": 3}),
    "test-of-humanity": ({}, [], {"persuasion": 2}),
    "the-voice": ({}, [], {"persuasion": 2}),
    "thufir-hawat": ({}, [], {"persuasion": 1, "intrigues": 2}),
    "worm-riders": ({"influence": {"fremen": 4}}, [], {"swords": 6}),
    "kwisatz-haderach": ({}, [], {"persuasion": 0, "swords": 0}),
    "arrakis-liaison": ({}, [], {"persuasion": 2}),
    "base-the-spice-must-flow": ({}, [], {"persuasion": 0, "spice": 1}),
    "foldspace-card": ({}, [], {"persuasion": 0}),
    "convincing-argument": ({}, [], {"persuasion": 2}),
    "dagger": ({}, [], {"swords": 1}),
    "diplomacy": ({}, [], {"persuasion": 1}),
    "dune-the-desert-planet": ({}, [], {"persuasion": 1}),
    "reconnaissance": ({}, [], {"persuasion": 1}),
    "seek-allies": ({}, [], {"persuasion": 0}),
    "signet-ring": ({}, [], {"persuasion": 1}),
}


@pytest.mark.parametrize(("card", "case"), [marked(card, case) for card, case in REVEAL.items()])
def test_what_the_reveal_box_gives(card, case):
    facts, answers, wanted = case
    scenario = table()
    if card in ("firm-grip", "guild-ambassador", "worm-riders"):
        scenario.alliance(next(iter(facts["influence"])), 0)
    game = reveal(card, scenario=scenario, **facts)
    for answer in answers:
        if answer in keys(game):
            game.choose(answer)
    expect(game, **wanted)


# By card: what it costs, and what acquiring it gives at once.
ACQUIRE: dict[str, tuple[int, list[str], dict[str, int]]] = {
    "chani": (5, [], {"water": 2}),
    "liet-kynes": (5, [], {"influence_emperor": 1}),
    "lady-jessica": (7, ["faction:guild"], {"influence_guild": 1}),
    "choam-directorship": (
        8,
        [],
        {"influence_emperor": 1, "influence_guild": 1, "influence_bene_gesserit": 1, "influence_fremen": 1},
    ),
}


@pytest.mark.parametrize(("card", "case"), [marked(card, case) for card, case in ACQUIRE.items()])
def test_what_acquiring_gives(card, case):
    cost, answers, wanted = case
    hand = ["convincing-argument"] * 2 + ["piter-de-vries", "diplomacy"]  # 8 persuasion
    game = reveal(*hand, scenario=table().row(card))
    choose(game, f"buy:{card}", *answers)
    expect(game, persuasion=8 - cost, **wanted)
    assert card in player(game, 0)["discard"]


# ---- cards with rules of their own


@pytest.mark.component("imperium", "power-play")
@pytest.mark.ruling("faq_optional_effects_self_trash")
def test_power_play_makes_the_visit_count_two_and_trashes_itself():
    game = play("power-play", "wealth")
    assert influence(game, 0) == (2, 0, 0, 0)
    assert player(game, 0)["in_play"] == []
    assert game.view(0)["trashed"] == ["power-play"]


@pytest.mark.component("imperium", "assassination-mission")
@pytest.mark.ruling("faq_assassination_mission")
@pytest.mark.parametrize(("pile", "answer"), [("hand", "trash-hand"), ("discard", "trash-discard")])
def test_assassination_mission_gives_4_solari_when_another_card_trashes_it(pile, answer):
    facts: dict[str, Any] = {pile: ["assassination-mission"]}
    game = play("guild-administrator", "secure-contract", **facts)
    assert "play:assassination-mission" not in keys(game)
    choose(game, "effect:guild-administrator.agent.0", f"{answer}:assassination-mission")
    assert goods(game, 0)[0] == 7


@pytest.mark.component("imperium", "imperial-spy")
@pytest.mark.ruling("faq_imperial_spy_own_trash")
def test_imperial_spy_draws_an_intrigue_card_only_by_its_own_trash():
    game = play("guild-administrator", "secure-contract", hand=["imperial-spy"])
    choose(game, "effect:guild-administrator.agent.0", "trash-hand:imperial-spy")
    expect(game, intrigues=1)


@pytest.mark.component("imperium", "carryall")
@pytest.mark.ruling("faq_carryall_base_spice")
@pytest.mark.parametrize(
    ("space", "water", "spice"), [("imperial-basin", 0, 2), ("hagga-basin", 1, 4), ("the-great-flat", 2, 6)]
)
def test_carryall_doubles_the_base_spice_but_not_bonus_spice(space, water, spice):
    game = play("carryall", space, water=water)
    assert goods(game, 0)[1] == spice
    bonus = table().bonus_spice(**{space.replace("-", "_"): 2})
    assert goods(play("carryall", space, bonus, water=water), 0)[1] == spice + 2


@pytest.mark.component("imperium", "guild-bankers")
@pytest.mark.ruling("faq_guild_bankers")
def test_guild_bankers_makes_each_copy_of_the_spice_must_flow_cost_3_less():
    cards = ["guild-bankers", "lady-jessica", "piter-de-vries", "bene-gesserit-sister", "stilgar"]
    game = reveal(*cards, scenario=table().reserve(the_spice_must_flow=10))
    choose(game, "effect:bene-gesserit-sister.reveal.0", "branch:bene-gesserit-sister.reveal.0.0")
    expect(game, persuasion=10)
    game.choose("buy:base-the-spice-must-flow")
    expect(game, persuasion=4, points=2)
    assert game.why_not("buy:base-the-spice-must-flow") == ("why-persuasion", {"n": 6, "have": 4})
    both = reveal(*cards, scenario=table().reserve(the_spice_must_flow=10), council=True)
    choose(both, "effect:bene-gesserit-sister.reveal.0", "branch:bene-gesserit-sister.reveal.0.0")
    choose(both, "buy:base-the-spice-must-flow", "buy:base-the-spice-must-flow")
    expect(both, persuasion=0, points=3)
    without = reveal(*cards[1:], scenario=table().reserve(the_spice_must_flow=10))
    assert "buy:base-the-spice-must-flow" not in keys(without)


@pytest.mark.component("imperium", "gun-thopter")
@pytest.mark.ruling("faq_gun_thopter")
def test_gun_thopter_takes_a_troop_from_each_garrison_that_has_one():
    game = play("gun-thopter", "secure-contract", table().seat(2, garrison=0))
    assert [player(game, seat)["garrison"] for seat in range(4)] == [3, 2, 0, 2]
    assert player(game, 1)["supply"] == 10


@pytest.mark.component("imperium", "other-memory")
def test_other_memory_draws_a_card_or_takes_a_bene_gesserit_card_back():
    game = play("other-memory", "secure-contract", discard=["the-voice", "stilgar"])
    assert keys(game) == ["branch:other-memory.agent.0.0", "branch:other-memory.agent.0.1"]
    game.choose("branch:other-memory.agent.0.1")
    assert player(game, 0)["hand"] == ["the-voice"]
    assert player(game, 0)["discard"] == ["stilgar"]


@pytest.mark.component("imperium", "reverend-mother-mohiam")
@pytest.mark.ruling("faq_mohiam_discard_order")
@pytest.mark.ruling("faq_discard_means_from_hand")
def test_mohiam_makes_each_opponent_discard_two_cards_of_their_choice_clockwise():
    scenario = table().seat(1, hand=["dagger", "diplomacy", "reconnaissance"]).seat(2, hand=["dagger"])
    scenario.seat(3, hand=["dagger", "diplomacy", "seek-allies"], discard=["signet-ring"])
    game = play("reverend-mother-mohiam", "wealth", scenario, in_play=["the-voice"])
    assert game.decision.seat == 1
    choose(game, "discard:dagger", "discard:diplomacy")
    assert player(game, 2)["hand"] == []
    assert game.decision.seat == 3
    choose(game, "discard:dagger", "discard:seek-allies")
    assert player(game, 3)["discard"] == ["dagger", "seek-allies", "signet-ring"]
    assert game.decision.seat == 0


@pytest.mark.component("imperium", "test-of-humanity")
@pytest.mark.ruling("base_test_of_humanity")
def test_test_of_humanity_asks_each_opponent_clockwise_for_a_card_or_a_deployed_troop():
    scenario = table().seat(1, hand=["dagger", "diplomacy"], troops=2).seat(2, hand=[]).seat(3, hand=["dagger"] * 2)
    game = play("test-of-humanity", "hall-of-oratory", scenario)
    assert game.decision.seat == 1
    assert set(keys(game)) == {"discard:dagger", "discard:diplomacy", "lose-troop"}
    game.choose("lose-troop")
    assert (player(game, 1)["troops"], player(game, 1)["supply"]) == (1, 8)
    assert game.decision.seat == 3
    game.choose("discard:dagger")
    assert player(game, 3)["discard"] == ["dagger"]
    assert game.decision.seat == 0


@pytest.mark.ruling("base_test_of_humanity")
def test_test_of_humanity_leaves_who_can_do_neither_alone():
    scenario = table().seat(1, hand=[], troops=1).seat(2, hand=["dagger", "diplomacy"]).seat(3, hand=[])
    game = play("test-of-humanity", "hall-of-oratory", scenario)
    assert (player(game, 1)["troops"], player(game, 1)["supply"]) == (0, 9)
    assert (game.decision.seat, keys(game)) == (2, ["discard:dagger", "discard:diplomacy"])
    game.choose("discard:diplomacy")
    assert game.decision.seat == 0
    assert (player(game, 3)["garrison"], player(game, 3)["supply"]) == (3, 9)


@pytest.mark.component("imperium", "shifting-allegiances")
@pytest.mark.ruling("faq_shifting_allegiances_same_faction")
@pytest.mark.ruling("faq_shifting_allegiances_must_pay")
def test_shifting_allegiances_may_lose_and_gain_with_one_faction_but_must_lose_something():
    game = play("shifting-allegiances", "secure-contract", spice=2, influence={"guild": 1, "fremen": 2})
    game.choose("effect:shifting-allegiances.agent.0")
    # Nothing can be lost with the Emperor, where there is none.
    assert keys(game) == ["lose:guild", "lose:fremen"]
    choose(game, "lose:fremen", "faction:fremen")
    assert influence(game, 0) == (0, 1, 0, 3)
    game = play("shifting-allegiances", "secure-contract", spice=2)
    assert keys(game) == ["end"]
    reason = game.why_not("effect:shifting-allegiances.agent.0")
    assert reason is not None
    assert reason[0] == "why-cost"


@pytest.mark.component("imperium", "duncan-idaho")
@pytest.mark.ruling("faq_paying_cost_once")
@pytest.mark.ruling("faq_optional_effects")
def test_an_arrow_may_be_left_and_is_paid_once():
    game = play("duncan-idaho", "carthag", water=3)
    game.choose("effect:space.carthag.1")
    assert "end" in keys(game)
    game.choose("effect:duncan-idaho.agent.0")
    expect(game, water=2)
    assert "effect:duncan-idaho.agent.0" not in keys(game)


@pytest.mark.component("imperium", "liet-kynes")
@pytest.mark.ruling("faq_liet_kynes")
def test_liet_kynes_counts_fremen_cards_of_agent_turns_and_of_the_reveal():
    game = reveal("liet-kynes", "spice-hunter", "dagger", in_play=["stilgar"])
    expect(game, persuasion=6 + 1)


@pytest.mark.component("imperium", "chani")
@pytest.mark.ruling("faq_retreat_zero")
def test_any_number_of_troops_to_retreat_may_be_none():
    game = reveal("chani", troops=2)
    game.choose("effect:chani.reveal.1")
    assert keys(game) == ["number:0", "number:1", "number:2"]
    game.choose("number:0")
    expect(game, troops=2)


@pytest.mark.component("imperium", "spice-hunter")
@pytest.mark.component("imperium", "fedaykin-death-commando")
@pytest.mark.ruling("base_fremen_bond_order")
@pytest.mark.ruling("base_in_play")
def test_two_cards_with_fremen_bond_help_each_other_and_one_alone_does_not():
    expect(reveal("spice-hunter", "fedaykin-death-commando"), spice=1, swords=4)
    expect(reveal("spice-hunter"), spice=0)


@pytest.mark.ruling("base_in_play")
def test_a_card_that_was_trashed_is_not_in_play():
    scenario = table().seat(1, hand=["dagger"], intrigues=["private-army"])
    hand = ["missionaria-protectiva"]
    game = play("guild-administrator", "secure-contract", scenario, in_play=["the-voice"], hand=hand)
    trashed = game.copy()
    choose(game, "end")
    send(others_reveal(game), "missionaria-protectiva", "carthag")
    assert "effect:missionaria-protectiva.agent.0" in keys(game)
    choose(trashed, "effect:guild-administrator.agent.0", "trash-play:the-voice", "end")
    send(others_reveal(trashed), "missionaria-protectiva", "carthag")
    assert "effect:missionaria-protectiva.agent.0" not in keys(trashed)


@pytest.mark.component("imperium", "the-voice")
@pytest.mark.ruling("base_the_voice_lasts")
def test_the_voice_bars_a_space_to_opponents_until_the_own_next_turn():
    scenario = table().seat(1, hand=["dune-the-desert-planet"] * 2, intrigues=["private-army"])
    game = play("the-voice", "secure-contract", scenario, hand=["dagger", "dune-the-desert-planet"])
    choose(game, "bar:imperial-basin", "end")
    assert game.decision.seat == 1
    assert game.why_not("send:imperial-basin") == ("why-barred", {})
    assert game.view(1)["players"][0]["voiced"] == ["imperial-basin"]
    others_reveal(game)
    assert game.view(1)["players"][0]["voiced"] == []
    game.choose("play:dune-the-desert-planet")
    assert "send:imperial-basin" in keys(game)


@pytest.mark.component("imperium", "the-voice")
def test_the_voice_does_not_bar_the_space_to_its_player():
    game = table().seat(0, barred=["secure-contract"], hand=["dune-the-desert-planet"]).turn(0)
    game.choose("play:dune-the-desert-planet")
    assert "send:secure-contract" in keys(game)


@pytest.mark.component("imperium", "the-voice")
def test_a_barred_space_has_a_reason_and_is_free_in_the_next_round():
    scenario = table().seat(1, hand=["dune-the-desert-planet", "signet-ring"], water=2).seat(0, barred=["hagga-basin"])
    game = scenario.turn(1)
    assert game.why_not("send:hagga-basin") == ("why-barred", {})


@pytest.mark.component("imperium", "kwisatz-haderach")
@pytest.mark.ruling("base_kwisatz_no_agents_left")
@pytest.mark.ruling("base_kwisatz_occupied")
def test_the_kwisatz_haderach_sends_an_agent_from_the_board_to_an_occupied_space():
    scenario = table().seat(1, at=["secure-contract"])
    scenario.seat(0, hand=["kwisatz-haderach", "dagger"], at=["arrakeen", "carthag"])
    game = scenario.row("choam-directorship").turn(0)
    assert "play:kwisatz-haderach" in keys(game)
    assert "play:dagger" not in keys(game)
    game.choose("play:kwisatz-haderach")
    assert keys(game) == ["agent:arrakeen", "agent:carthag"]
    choose(game, "agent:arrakeen", "send:secure-contract")
    assert set(player(game, 0)["at"]) == {"carthag", "secure-contract"}
    expect(game, solari=3, hand=2, agents=0)


@pytest.mark.component("imperium", "kwisatz-haderach")
@pytest.mark.ruling("base_kwisatz_same_space")
def test_the_kwisatz_haderach_may_go_back_to_the_space_that_the_agent_just_left():
    scenario = table().seat(0, hand=["kwisatz-haderach"], at=["arrakeen"], solari=0).control("arrakeen", 0)
    game = scenario.row("choam-directorship").turn(0)
    choose(game, "play:kwisatz-haderach", "agent:arrakeen", "send:arrakeen")
    assert player(game, 0)["at"] == ["arrakeen"]
    # A troop, a card of the space and one of the Kwisatz Haderach, and the bonus of who controls it.
    expect(game, solari=1, agents=1, garrison=4, hand=2)


@pytest.mark.component("imperium", "kwisatz-haderach")
def test_two_own_agents_may_stand_on_one_space_and_both_come_home():
    game = table().seat(0, hand=["kwisatz-haderach"], at=["secure-contract"]).row("choam-directorship").turn(0)
    choose(game, "play:kwisatz-haderach", "at-leader", "send:secure-contract")
    assert player(game, 0)["second_at"] == "secure-contract"
    expect(game, solari=3, agents=0)
    choose(game, "end")
    while game.view(0)["round"] == 1:
        game.choose(next(key for key in ("reveal", "end", "pass", "done", "no") if key in keys(game)))
    expect(game, agents=2)
    assert player(game, 0)["second_at"] is None


@pytest.mark.component("imperium", "kwisatz-haderach")
@pytest.mark.ruling("base_kwisatz_once_per_game")
def test_the_kwisatz_haderach_cannot_use_a_space_of_once_a_game_again():
    game = table().seat(0, hand=["kwisatz-haderach"], council=True, solari=9).row("choam-directorship").turn(0)
    game.choose("play:kwisatz-haderach")
    assert "send:high-council" not in keys(game)
    assert game.why_not("send:high-council") == ("why-has-council-seat", {})


@pytest.mark.component("imperium", "kwisatz-haderach")
@pytest.mark.ruling("base_kwisatz_voice")
def test_the_kwisatz_haderach_cannot_go_to_a_barred_space():
    scenario = table().seat(0, hand=["kwisatz-haderach"]).seat(1, barred=["secure-contract"])
    game = scenario.row("choam-directorship").turn(0)
    game.choose("play:kwisatz-haderach")
    assert "send:secure-contract" not in keys(game)
    assert game.why_not("send:secure-contract") == ("why-barred", {})


@pytest.mark.component("imperium", "kwisatz-haderach")
@pytest.mark.ruling("base_kwisatz_maker_left")
def test_a_maker_space_that_the_agent_leaves_gathers_bonus_spice():
    game = table().seat(0, hand=["kwisatz-haderach"], at=["imperial-basin"]).row("choam-directorship").turn(0)
    choose(game, "play:kwisatz-haderach", "agent:imperial-basin", "send:secure-contract", "end")
    while game.view(0)["round"] == 1:
        game.choose(next(key for key in ("reveal", "end", "pass", "done", "no") if key in keys(game)))
    assert game.view(0)["bonus_spice"]["imperial-basin"] == 1


# ---- the starting cards and the reserve


@pytest.mark.component("starting", "seek-allies")
def test_seek_allies_trashes_itself():
    game = play("seek-allies", "wealth")
    assert game.view(0)["trashed"] == ["seek-allies"]


@pytest.mark.component("starting", "signet-ring")
def test_the_signet_ring_uses_the_leaders_ability():
    expect(play("signet-ring", "secure-contract"), spice=1)


@pytest.mark.component("reserve", "foldspace-card")
@pytest.mark.ruling("base_reserve_trash")
def test_foldspace_draws_a_card_and_goes_back_to_its_stack():
    game = play("foldspace-card", "wealth", table().reserve(foldspace_card=5))
    choose(game, "effect:foldspace-card.agent.0")
    expect(game, hand=1)
    assert game.view(0)["foldspace"] == 6
    assert game.view(0)["trashed"] == []


@pytest.mark.component("reserve", "foldspace-card")
@pytest.mark.ruling("faq_foldspace_acquire")
@pytest.mark.ruling("base_foldspace_card_not_for_persuasion")
def test_foldspace_comes_by_its_icon_and_never_for_persuasion():
    stacks = {"foldspace_card": 6, "arrakis_liaison": 8, "the_spice_must_flow": 10}
    game = reveal("lady-jessica", "piter-de-vries", "stilgar", "the-voice", scenario=table().reserve(**stacks))
    expect(game, persuasion=10)
    assert "buy:foldspace-card" not in keys(game)
    assert {"buy:arrakis-liaison", "buy:base-the-spice-must-flow"} <= set(keys(game))


@pytest.mark.component("reserve", "base-the-spice-must-flow")
@pytest.mark.ruling("faq_tsmf_point_kept")
def test_the_point_of_the_spice_must_flow_is_kept_when_the_card_is_trashed():
    scenario = table().reserve(the_spice_must_flow=9)
    game = play("guild-administrator", "secure-contract", scenario, hand=["base-the-spice-must-flow"], points=2)
    choose(game, "effect:guild-administrator.agent.0", "trash-hand:base-the-spice-must-flow")
    expect(game, points=2)
    assert game.view(0)["spice_must_flow"] == 10
