"""The intrigue cards of 2020: when each can be played, what it costs and gives."""

from __future__ import annotations

from typing import Any

import pytest
from tests.base.positions import DEAR, expect, play, send, table, with_intrigue
from tests.table import choose, goods, influence, keys, player, rewards_taken, strength_of

# By card: what the seat has, the answers after it is played, and what the seat has afterwards.
PLOT: dict[str, tuple[dict[str, Any], list[str], dict[str, int]]] = {
    "bribery": ({"solari": 2}, ["faction:guild"], {"solari": 0, "influence_guild": 1}),
    "choam-shares": ({"solari": 7}, [], {"solari": 0, "points": 2}),
    "councilors-dispensation": ({"council": True}, [], {"spice": 2}),
    "favored-subject": ({}, [], {"influence_emperor": 1}),
    "guild-authorization": ({}, [], {"influence_guild": 1}),
    "know-their-ways": ({}, [], {"influence_fremen": 1}),
    "secret-of-the-sisterhood": ({}, [], {"influence_bene_gesserit": 1}),
    "the-sleeper-must-awaken": ({"spice": 4}, [], {"spice": 0, "points": 2}),
    "water-of-life": ({"spice": 1}, [], {"water": 0, "spice": 0, "hand": 5}),
    "water-peddlers-union": ({}, [], {"water": 2}),
    "windfall": ({}, [], {"solari": 2}),
    "calculated-hire": ({"spice": 1}, [], {"spice": 0, "agents": 3}),
    "reinforcements": ({"solari": 3}, [], {"solari": 0, "garrison": 6}),
    "rapid-mobilization": ({}, ["number:3"], {"garrison": 0, "troops": 3}),
}


def marked(card: str, *values: Any) -> Any:
    return pytest.param(card, *values, id=card, marks=pytest.mark.component("intrigue", card))


@pytest.mark.parametrize(("card", "case"), [marked(card, case) for card, case in PLOT.items()])
def test_what_a_plot_card_costs_and_gives(card, case):
    facts, answers, wanted = case
    game = with_intrigue(card, **facts)
    choose(game, f"intrigue:{card}", *answers)
    expect(game, intrigues=0, **wanted)
    assert game.view(0)["intrigue_discard"] == [card]


@pytest.mark.parametrize(
    "card",
    [marked(card) for card, (facts, _, _) in PLOT.items() if facts and card != "rapid-mobilization"],
)
@pytest.mark.ruling("faq_intrigue_cost_and_condition")
@pytest.mark.ruling("faq_optional_effects_intrigue_cost")
def test_a_plot_card_whose_cost_or_condition_is_not_met_cannot_be_played(card):
    game = with_intrigue(card)
    assert f"intrigue:{card}" not in keys(game)
    assert game.why_not(f"intrigue:{card}") is not None


# ---- combat


def fight(*cards: str, **facts: Any) -> Any:
    return table().seat(0, intrigues=cards, **{"troops": 2, **facts}).seat(1, troops=1).combat()


COMBAT: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "ambush": ({}, [], 4),
    "master-tactician": ({}, ["branch:intrigue.master-tactician.combat.0"], 3),
    "private-army": ({"spice": 2}, [], 5),
    "tiebreaker": ({}, [], 2),
}


@pytest.mark.parametrize(("card", "case"), [marked(card, case) for card, case in COMBAT.items()])
def test_swords_of_combat_cards(card, case):
    facts, answers, swords = case
    game = fight(card, "windfall", **facts)
    choose(game, f"intrigue:{card}", *answers)
    assert strength_of(game, 0) == 4 + swords


@pytest.mark.component("intrigue", "allied-armada")
def test_allied_armada_needs_an_alliance_and_2_spice():
    game = fight("allied-armada", spice=2)
    assert "intrigue:allied-armada" not in keys(game)
    scenario = table().alliance("guild", 0)
    scenario.seat(0, intrigues=["allied-armada", "windfall"], troops=1, spice=2, influence={"guild": 4})
    game = scenario.seat(1, troops=1).combat()
    game.choose("intrigue:allied-armada")
    assert strength_of(game, 0) == 2 + 7
    assert goods(game, 0)[1] == 0


@pytest.mark.component("intrigue", "master-tactician")
def test_master_tactician_may_retreat_up_to_three_troops_instead():
    game = fight("master-tactician", "windfall", troops=4)
    choose(game, "intrigue:master-tactician", "branch:intrigue.master-tactician.combat.1", "number:3")
    expect(game, troops=1)


@pytest.mark.component("intrigue", "staged-incident")
@pytest.mark.ruling("faq_staged_incident")
@pytest.mark.ruling("base_last_troop_removed")
def test_staged_incident_gives_a_point_for_three_troops_and_strength_falls():
    game = fight("staged-incident", "ambush", "windfall", troops=4)
    game.choose("intrigue:staged-incident")
    expect(game, points=2, troops=1, supply=8)
    assert strength_of(game, 0) == 2
    game = fight("staged-incident", "windfall", troops=3, swords=2)
    game.choose("intrigue:staged-incident")
    assert strength_of(game, 0) == 0
    game = fight("staged-incident", troops=2)
    assert "intrigue:staged-incident" not in keys(game)


@pytest.mark.ruling("base_last_troop_removed")
def test_without_a_troop_strength_stays_0_and_nothing_is_won():
    game = fight("master-tactician", "ambush", troops=1, swords=4)
    assert strength_of(game, 0) == 6
    # The retreat leaves nothing to be asked: seat 0 is out of the combat.
    choose(game, "intrigue:master-tactician", "branch:intrigue.master-tactician.combat.1")
    assert [event.n for event in game.events() if event.kind == "retreated"] == [1]
    assert rewards_taken(game) == {1: 1}
    assert player(game, 0)["intrigues"] == ["ambush"]


# ---- when the conflict is won


def won(*cards: str, conflict: str = "guild-bank-raid", **facts: Any) -> Any:
    """Seat 0 has won, and all have passed."""
    scenario = table().conflict(conflict).seat(0, intrigues=cards, **{"troops": 2, **facts})
    return scenario.seat(1, troops=1).resolve_combat()


@pytest.mark.component("intrigue", "to-the-victor")
@pytest.mark.component("intrigue", "demand-respect")
@pytest.mark.ruling("base_when_you_win_timing")
def test_cards_for_who_has_won_are_played_after_the_reward_and_before_the_next_phase():
    game = table().seat(0, intrigues=["to-the-victor"], troops=2).seat(1, troops=1).combat()
    assert keys(game) == ["pass"]
    assert game.why_not("intrigue:to-the-victor") == ("why-intrigue-kind", {"kind": "combat"})
    game = won("to-the-victor", "demand-respect")
    assert game.decision.prompt[0] == "prompt-victory"
    assert goods(game, 0)[0] == 6
    assert set(keys(game)) == {"intrigue:to-the-victor", "intrigue:demand-respect", "done"}
    game.choose("intrigue:to-the-victor")
    assert goods(game, 0)[1] == 3
    choose(game, "intrigue:demand-respect", "branch:intrigue.demand-respect.victory.1", "faction:fremen")
    assert goods(game, 0)[1] == 1
    assert influence(game, 0) == (0, 0, 0, 2)


@pytest.mark.component("intrigue", "demand-respect")
def test_demand_respect_gives_an_influence_for_nothing():
    game = won("demand-respect")
    choose(game, "intrigue:demand-respect", "faction:guild")
    assert influence(game, 0) == (0, 1, 0, 0)


@pytest.mark.component("intrigue", "demand-respect")
@pytest.mark.component("intrigue", "to-the-victor")
@pytest.mark.ruling("base_demand_respect_spice")
def test_spice_of_the_reward_and_of_another_card_pay_for_demand_respect():
    game = won("to-the-victor", "demand-respect", conflict="skirmish-c", spice=0)
    game.choose("faction:guild")
    assert goods(game, 0)[1] == 1
    choose(game, "intrigue:to-the-victor", "intrigue:demand-respect")
    choose(game, "branch:intrigue.demand-respect.victory.1", "faction:fremen")
    assert goods(game, 0)[1] == 2
    assert influence(game, 0) == (0, 1, 0, 2)


@pytest.mark.ruling("faq_when_you_win_not_on_tie")
def test_nobody_wins_a_tie_so_such_cards_are_not_played():
    scenario = table().conflict("guild-bank-raid").seat(0, intrigues=["to-the-victor"], troops=2)
    game = scenario.seat(1, troops=2, intrigues=["demand-respect"]).resolve_combat()
    assert game.decision.prompt[0] != "prompt-victory"
    assert (goods(game, 0)[0], goods(game, 0)[1]) == (4, 0)


@pytest.mark.component("intrigue", "to-the-victor")
@pytest.mark.ruling("faq_when_you_win_drawn_as_reward")
def test_a_card_that_came_with_the_reward_can_be_played_at_once():
    scenario = table().conflict("raid-stockpiles").seat(0, troops=2, intrigues=[]).seat(1, troops=1)
    game = scenario.intrigue_deck("to-the-victor").resolve_combat()
    game.choose("intrigue:to-the-victor")
    assert goods(game, 0)[1] == 6


# ---- cards that change a turn


@pytest.mark.component("intrigue", "bindu-suspension")
@pytest.mark.ruling("base_bindu_suspension")
def test_bindu_suspension_draws_a_card_at_the_start_of_a_turn_and_the_turn_may_be_passed():
    scenario = table().seat(1, hand=["dagger"], intrigues=["private-army"])
    game = with_intrigue("bindu-suspension", "windfall", scenario=scenario)
    game.choose("intrigue:bindu-suspension")
    expect(game, hand=3)
    assert game.decision.prompt[0] == "prompt-pass-turn"
    passed = game.copy()
    passed.choose("yes")
    assert passed.decision.seat == 1
    assert not player(passed, 0)["has_revealed"]
    expect(passed, agents=2)
    assert passed.view(0)["intrigue_discard"] == ["bindu-suspension"]
    game.choose("no")
    assert game.decision.seat == 0
    assert "reveal" in keys(game)


@pytest.mark.component("intrigue", "bindu-suspension")
@pytest.mark.ruling("base_bindu_suspension")
def test_bindu_suspension_comes_before_anything_else():
    game = with_intrigue("bindu-suspension", "windfall")
    game.choose("intrigue:windfall")
    assert game.why_not("intrigue:bindu-suspension") == ("why-start-of-turn", {})
    game = send(with_intrigue("bindu-suspension"), "dagger", "hall-of-oratory")
    assert game.why_not("intrigue:bindu-suspension") == ("why-start-of-turn", {})


@pytest.mark.component("intrigue", "infiltrate")
def test_infiltrate_lets_the_next_agent_pass_others_but_not_own_agents():
    scenario = table().seat(1, at=["hall-of-oratory"]).seat(0, at=["carthag"])
    game = with_intrigue("infiltrate", scenario=scenario)
    assert game.why_not("send:hall-of-oratory") == ("why-occupied", {})
    choose(game, "intrigue:infiltrate", "play:dagger")
    assert "hall-of-oratory" in player(game, 0)["at"]
    assert game.why_not("intrigue:infiltrate") is not None


@pytest.mark.component("intrigue", "infiltrate")
def test_infiltrate_passes_neither_own_agents_nor_the_voice():
    scenario = table().seat(1, at=["hall-of-oratory"], barred=["hall-of-oratory"]).seat(0, at=["carthag"])
    game = with_intrigue("infiltrate", scenario=scenario)
    game.choose("intrigue:infiltrate")
    assert game.why_not("send:carthag") == ("why-own-agent", {})
    assert game.why_not("send:hall-of-oratory") == ("why-barred", {})


@pytest.mark.component("intrigue", "dispatch-an-envoy")
@pytest.mark.ruling("base_dispatch_an_envoy_icons")
def test_dispatch_an_envoy_adds_the_icons_of_the_factions_to_the_card_of_this_turn():
    game = with_intrigue("dispatch-an-envoy", hand=["convincing-argument", "dagger"])
    assert "play:convincing-argument" not in keys(game)
    game.choose("intrigue:dispatch-an-envoy")
    assert "play:convincing-argument" in keys(game)
    game.choose("play:dagger")
    assert {"send:hall-of-oratory", "send:wealth", "send:stillsuits"} <= set(keys(game))
    assert "send:carthag" not in keys(game)


@pytest.mark.component("intrigue", "urgent-mission")
def test_urgent_mission_recalls_an_agent_also_the_one_sent_this_turn():
    game = send(with_intrigue("urgent-mission"), "dagger", "hall-of-oratory")
    game.choose("intrigue:urgent-mission")
    expect(game, agents=2)
    assert player(game, 0)["at"] == []


@pytest.mark.component("intrigue", "urgent-mission")
def test_urgent_mission_takes_one_of_two_agents_from_a_space():
    scenario = table().seat(0, at=["carthag"], second_at="carthag", hand=["dagger"])
    game = with_intrigue("urgent-mission", scenario=scenario)
    game.choose("intrigue:urgent-mission")
    assert player(game, 0)["at"] == ["carthag"]
    expect(game, agents=1)


@pytest.mark.component("intrigue", "calculated-hire")
@pytest.mark.ruling("base_calculated_hire")
@pytest.mark.ruling("base_mentat_only_from_its_space")
def test_calculated_hire_takes_the_mentat_only_from_its_space():
    game = with_intrigue("calculated-hire", scenario=table().mentat(1), spice=1)
    assert "intrigue:calculated-hire" not in keys(game)
    assert game.why_not("intrigue:calculated-hire") is not None


# ---- cards and decks


@pytest.mark.component("intrigue", "poison-snooper")
def test_poison_snooper_draws_or_trashes_the_top_card():
    scenario = table().next("drawn:signet-ring")
    game = with_intrigue("poison-snooper", scenario=scenario)
    game.choose("intrigue:poison-snooper")
    assert keys(game) == ["keep:signet-ring", "burn:signet-ring"]
    drawn = game.copy()
    drawn.choose("keep:signet-ring")
    assert "signet-ring" in player(drawn, 0)["hand"]
    game.choose("burn:signet-ring")
    assert game.view(0)["trashed"] == ["signet-ring"]


@pytest.mark.component("intrigue", "poison-snooper")
@pytest.mark.ruling("base_look_at_empty_deck")
def test_poison_snooper_cannot_be_played_with_an_empty_deck():
    game = with_intrigue("poison-snooper", deck=[], discard=["dagger"])
    assert game.why_not("intrigue:poison-snooper") == ("why-cards-in-deck", {"n": 1, "have": 0})


@pytest.mark.component("intrigue", "poison-snooper")
@pytest.mark.ruling("faq_reveal_turn_draw")
@pytest.mark.ruling("faq_plot_timing")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_at_once():
    scenario = table().next("drawn:convincing-argument").seat(0, intrigues=["poison-snooper"])
    game = scenario.seat(0, hand=["dagger"]).reveal(0)
    choose(game, "intrigue:poison-snooper", "keep:convincing-argument")
    expect(game, persuasion=2, hand=0)


@pytest.mark.component("intrigue", "refocus")
def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws():
    game = with_intrigue("refocus", discard=["stilgar"], deck=["signet-ring"])
    game.choose("intrigue:refocus")
    expect(game, hand=3)
    assert player(game, 0)["discard"] == []
    assert player(game, 0)["deck_count"] == 1


@pytest.mark.component("intrigue", "refocus")
@pytest.mark.ruling("base_refocus_empty_discard")
@pytest.mark.ruling("faq_refocus_empty_deck")
def test_refocus_works_with_an_empty_discard_pile_and_with_an_empty_deck():
    game = with_intrigue("refocus", deck=["signet-ring", "diplomacy"])
    game.choose("intrigue:refocus")
    expect(game, hand=3)
    game = with_intrigue("refocus", deck=[], discard=["stilgar"])
    game.choose("intrigue:refocus")
    assert "stilgar" in player(game, 0)["hand"]


@pytest.mark.component("intrigue", "bypass-protocol")
def test_bypass_protocol_acquires_for_free_or_for_2_spice_on_top_of_the_deck():
    scenario = table().row("scout", "stilgar", *DEAR[:3])
    game = with_intrigue("bypass-protocol", scenario=scenario, spice=2)
    game.choose("intrigue:bypass-protocol")
    free = game.copy()
    choose(free, "branch:intrigue.bypass-protocol.plot.0")
    assert "scout" in player(free, 0)["discard"]
    choose(game, "branch:intrigue.bypass-protocol.plot.1", "acquire:stilgar")
    assert player(game, 0)["on_top"] == ["stilgar"]
    assert goods(game, 0)[1] == 0


@pytest.mark.component("intrigue", "charisma")
@pytest.mark.ruling("faq_plot_delayed_effect")
def test_charisma_waits_for_the_reveal_turn_and_works_in_it_too():
    game = with_intrigue("charisma", hand=["convincing-argument"])
    game.choose("intrigue:charisma")
    assert player(game, 0)["waiting"] == ["charisma"]
    game.choose("reveal")
    expect(game, persuasion=4)
    choose(game, "end")
    assert "charisma" in game.view(0)["intrigue_discard"]
    game = table().seat(0, intrigues=["charisma"], hand=["convincing-argument"]).reveal(0)
    game.choose("intrigue:charisma")
    expect(game, persuasion=4)


@pytest.mark.component("intrigue", "recruitment-mission")
@pytest.mark.ruling("faq_recruitment_mission_each_card")
def test_recruitment_mission_lets_each_acquired_card_go_on_top_of_the_deck():
    scenario = table().row("scout", "dr-yueh", *DEAR[:3]).seat(0, hand=["convincing-argument"])
    game = with_intrigue("recruitment-mission", scenario=scenario, hand=["convincing-argument"])
    choose(game, "intrigue:recruitment-mission", "reveal")
    expect(game, persuasion=3)
    choose(game, "buy:scout", "yes", "buy:dr-yueh", "no")
    assert player(game, 0)["on_top"] == ["scout"]
    assert "dr-yueh" in player(game, 0)["discard"]


@pytest.mark.component("intrigue", "recruitment-mission")
@pytest.mark.ruling("faq_recruitment_mission_reveal_only")
def test_recruitment_mission_does_not_work_in_an_agent_turn():
    scenario = table().row("scout", *DEAR[:4])
    game = with_intrigue("recruitment-mission", "bypass-protocol", scenario=scenario)
    choose(game, "intrigue:recruitment-mission", "intrigue:bypass-protocol")
    assert "scout" in player(game, 0)["discard"]
    assert player(game, 0)["on_top"] == []


# ---- troops


@pytest.mark.component("intrigue", "double-cross")
@pytest.mark.ruling("faq_double_cross_needs_enemy_troop")
def test_double_cross_takes_a_troop_from_an_opponent_and_deploys_one():
    assert "intrigue:double-cross" not in keys(with_intrigue("double-cross", solari=1))
    scenario = table().seat(1, troops=2).seat(2, troops=1)
    game = with_intrigue("double-cross", scenario=scenario, solari=1)
    game.choose("intrigue:double-cross")
    assert keys(game) == ["strike:1", "strike:2"]
    game.choose("strike:1")
    expect(game, troops=1, supply=8, solari=0)
    expect(game, 1, troops=1, supply=8)


@pytest.mark.component("intrigue", "double-cross")
@pytest.mark.ruling("faq_double_cross_own_supply")
def test_double_cross_works_with_an_empty_supply():
    game = with_intrigue("double-cross", scenario=table().seat(1, troops=2), solari=1, garrison=12)
    game.choose("intrigue:double-cross")
    expect(game, troops=0)
    expect(game, 1, troops=1)


@pytest.mark.component("intrigue", "rapid-mobilization")
@pytest.mark.ruling("base_rapid_mobilization_zero")
def test_rapid_mobilization_deploys_any_number_also_none_and_more_than_two():
    game = with_intrigue("rapid-mobilization", garrison=5)
    game.choose("intrigue:rapid-mobilization")
    assert keys(game) == [f"number:{n}" for n in range(6)]
    game.choose("number:0")
    expect(game, troops=0)
    # In the middle of an Agent turn too, on a space that is no combat space.
    game = with_intrigue("rapid-mobilization", garrison=6)
    choose(game, "play:dagger")
    assert player(game, 0)["at"] == ["hall-of-oratory"]
    choose(game, "intrigue:rapid-mobilization", "number:7")
    expect(game, troops=7, garrison=0)


@pytest.mark.component("intrigue", "reinforcements")
@pytest.mark.ruling("faq_troops_any_source")
def test_reinforcements_may_be_deployed_in_the_reveal_turn_and_on_a_combat_space():
    game = table().seat(0, intrigues=["reinforcements"], hand=["dagger"], solari=3).reveal(0)
    choose(game, "intrigue:reinforcements", "number:2")
    expect(game, garrison=4, troops=2)
    game = send(with_intrigue("reinforcements", "ambush", solari=3), "reconnaissance", "carthag")
    choose(game, "intrigue:reinforcements", "deploy")
    # One recruit of the space, three of the card, two more from the garrison.
    assert keys(game)[-1] == "number:6"


# ---- the end of the game


def ending(*cards: str, seats: int = 4, **facts: Any) -> Any:
    return table().seat(0, intrigues=cards, **facts).endgame()


@pytest.mark.component("intrigue", "tiebreaker")
def test_tiebreaker_gives_10_spice_at_the_end():
    game = ending("tiebreaker", "windfall")
    game.choose("intrigue:tiebreaker")
    assert goods(game, 0)[1] == 10


@pytest.mark.component("intrigue", "plans-within-plans")
@pytest.mark.ruling("faq_plans_within_plans")
@pytest.mark.parametrize(("levels", "points"), [((3, 3, 3, 2), 1), ((3, 3, 3, 3), 2), ((3, 3, 2, 2), 0)])
def test_plans_within_plans(levels, points):
    names = ("emperor", "guild", "bene-gesserit", "fremen")
    game = ending("plans-within-plans", "windfall", influence=dict(zip(names, levels, strict=True)))
    before = player(game, 0)["points"]
    if points:
        game.choose("intrigue:plans-within-plans")
    else:
        assert "intrigue:plans-within-plans" not in keys(game)
    expect(game, points=before + points)


@pytest.mark.component("intrigue", "corner-the-market")
@pytest.mark.ruling("faq_corner_the_market")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 0, 2), (2, 2, 1), (1, 0, 1), (1, 1, 0), (2, 3, 1)])
def test_corner_the_market_counts_copies_of_the_spice_must_flow(mine, theirs, points):
    flow = "base-the-spice-must-flow"
    scenario = table().reserve(the_spice_must_flow=0).seat(1, discard=[flow] * theirs)
    game = scenario.seat(0, intrigues=["corner-the-market", "windfall"], deck=[flow] * mine).endgame()
    if points:
        game.choose("intrigue:corner-the-market")
    else:
        assert "intrigue:corner-the-market" not in keys(game)
    expect(game, points=1 + points)


@pytest.mark.ruling("faq_intrigue_deck_empty")
def test_an_empty_intrigue_deck_is_made_of_its_discard_pile():
    scenario = table().intrigue_deck(discard=["windfall"])
    game = play("piter-de-vries", "hall-of-oratory", scenario)
    assert "windfall" in player(game, 0)["intrigues"]
