"""Rounds begin, turns go round the table, and Agent turns step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.table import choose, goods, keys, others_reveal, player
from tests.uprising import SPACES
from tests.visits import COST, about_to_send, sent_to

import sietch
from sietch.core.game import Game
from sietch.imperium.scenario import uprising


def sends(game: Game) -> set[str]:
    return {key.removeprefix("send:") for key in keys(game) if key.startswith("send:")}


LANDSRAAD = {"high-council", "imperial-privilege", "swordmaster", "assembly-hall", "gather-support"}


# ---- the round


@pytest.mark.ruling("up_phase_order")
def test_a_round_has_its_five_phases_in_order():
    game = uprising().seat(0, at=["deep-desert"]).round(2).new_round()
    while game.view()["round"] == 2:
        game.choose("reveal" if "reveal" in keys(game) else "end")
    marks = {"round-began", "conflict-revealed", "drew", "turn-began", "combat-began", "makers-added"}
    order: list[str] = []
    for event in game.events():
        if event.kind in marks and (not order or order[-1] != event.kind):
            order.append(event.kind)
    one_round = ["round-began", "conflict-revealed", "drew", "turn-began", "combat-began", "makers-added"]
    assert order[:7] == [*one_round, "round-began"]
    # Recall: the agent is back, and the marker has moved on.
    assert (player(game, 0)["at"], player(game, 0)["agents"]) == ([], 2)
    assert game.view()["first"] == 1


@pytest.mark.ruling("up_round_start")
def test_a_round_starts_with_a_new_conflict_and_five_cards_for_everybody():
    game = uprising().round(3).new_round()
    assert game.view()["round"] == 3
    assert game.view()["conflict"] is not None
    assert [player(game, seat)["hand_count"] for seat in range(4)] == [5, 5, 5, 5]
    assert [player(game, seat)["deck_count"] for seat in range(4)] == [5, 5, 5, 5]
    assert [event.kind for event in game.events()][:3] == ["round-began", "conflict-revealed", "drew"]


@pytest.mark.ruling("up_round_start")
def test_a_conflict_that_nobody_won_stays_under_the_new_one():
    game = uprising().conflict("skirmish-ornithopter").combat()
    assert game.view()["conflicts_left"] == ["skirmish-ornithopter"]
    assert game.view()["conflict"] not in (None, "skirmish-ornithopter")


@pytest.mark.ruling("up_turn_order")
def test_turns_go_clockwise_from_the_first_player_one_at_a_time():
    table = uprising().first_player(2)
    for seat in range(4):
        table.seat(seat, deck=["dagger", "reconnaissance", "diplomacy", "dune-the-desert-planet", "signet-ring"])
    game = table.new_round()
    order = []
    for card, space in [("dagger", "assembly-hall"), ("reconnaissance", "arrakeen"), ("diplomacy", "secrets")]:
        order.append(game.decision.seat)
        choose(game, f"play:{card}", f"send:{space}")
        while game.decision.seat == order[-1]:
            game.choose("end")
    order.append(game.decision.seat)
    choose(game, "play:dune-the-desert-planet", "send:imperial-basin", "end")
    order.append(game.decision.seat)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.ruling("up_reveal_early")
def test_the_reveal_turn_may_be_taken_with_agents_left():
    game = uprising().seat(0, hand=["dagger", "convincing-argument"]).seat(1, hand=["dagger"]).turn(0)
    assert keys(game) == ["play:dagger", "reveal"]
    game.choose("reveal")
    assert player(game, 0)["persuasion"] == 2
    assert player(game, 0)["agents"] == 2


@pytest.mark.ruling("up_reveal_ends_participation")
def test_who_has_revealed_is_skipped_until_all_have():
    hand = ["dagger", "reconnaissance", "diplomacy"]
    game = uprising(players=3).seat(0, hand=hand).seat(1, hand=hand).seat(2, hand=hand, has_revealed=True).turn(0)
    choose(game, "reveal", "end")
    assert game.decision.seat == 1
    choose(game, "play:dagger", "send:assembly-hall")
    while player(game, 1)["agents"] == 1 and "play:diplomacy" not in keys(game):
        game.choose("end")
    # Seats 2 and 0 have revealed: seat 1 goes on alone.
    assert game.decision.seat == 1
    assert game.view()["round"] == 1
    game.choose("reveal")
    while game.view()["round"] == 1:
        game.choose("end")
    kinds = [event.kind for event in game.events()]
    assert kinds.index("combat-began") > max(place for place, kind in enumerate(kinds) if kind == "revealed")


@pytest.mark.ruling("up_one_box_only")
def test_only_the_agent_box_counts_in_an_agent_turn_and_only_the_reveal_box_in_a_reveal_turn():
    table = uprising().seat(0, hand=["paracompass"], council=True, water=0).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:paracompass", "send:arrakeen")
    assert goods(game, 0) == (2, 0, 0)
    assert player(game, 0)["persuasion"] == 0
    revealed = uprising().seat(0, hand=["paracompass"], council=True, water=0).reveal(0)
    assert goods(revealed, 0) == (0, 0, 0)
    assert player(revealed, 0)["persuasion"] == 4


@pytest.mark.ruling("up_reveal_box_ignored")
def test_a_card_played_in_an_agent_turn_gives_nothing_when_its_owner_reveals():
    played = uprising().seat(0, in_play=["dagger"], hand=["convincing-argument"], troops=1).reveal(0)
    assert player(played, 0)["swords"] == 0
    assert player(played, 0)["persuasion"] == 2
    held = uprising().seat(0, hand=["dagger", "convincing-argument"], troops=1).reveal(0)
    assert player(held, 0)["swords"] == 1


# ---- sending an agent


@pytest.mark.ruling("up_agent_turn_basic")
def test_a_card_sends_an_agent_to_a_free_space_with_its_icon():
    table = uprising().seat(0, hand=["dagger"], solari=8, influence={"emperor": 2}).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:dagger")
    assert sends(game) == LANDSRAAD
    assert game.why_not("send:arrakeen") == ("why-no-icon", {"icon": "city"})
    game.choose("send:gather-support")
    p = game.view(2)["players"][0]
    assert (p["agents"], p["at"], p["in_play"], p["hand_count"]) == (1, ["gather-support"], ["dagger"], 0)


@pytest.mark.ruling("up_one_agent_per_card")
def test_one_card_sends_one_agent_however_many_icons_it_has():
    table = uprising().seat(0, hand=["signet-ring"]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:signet-ring")
    assert {"assembly-hall", "arrakeen", "imperial-basin"} <= sends(game)
    game.choose("send:imperial-basin")
    assert not sends(game)
    assert (player(game, 0)["agents"], player(game, 0)["at"]) == (1, ["imperial-basin"])
    while game.decision.seat == 0:
        game.choose(keys(game)[0])
    assert (player(game, 0)["agents"], player(game, 0)["at"]) == (1, ["imperial-basin"])


@pytest.mark.ruling("up_occupied_space")
def test_a_space_with_an_agent_is_closed_to_everybody():
    table = uprising().seat(1, at=["arrakeen"]).seat(0, at=["spice-refinery"], water=2)
    game = about_to_send("research-station", table, influence={"fremen": 2})
    assert sends(game) == {"research-station", "sietch-tabr"}
    assert game.why_not("send:arrakeen") == ("why-occupied", {})
    assert game.why_not("send:spice-refinery") == ("why-own-agent", {})


@pytest.mark.ruling("up_card_without_icons")
def test_a_card_without_agent_icons_is_only_revealed():
    game = uprising().seat(0, hand=["convincing-argument", "dagger"]).turn(0)
    assert "play:convincing-argument" not in keys(game)
    assert game.why_not("play:convincing-argument") == ("why-no-agent-icons", {})
    game.choose("reveal")
    assert player(game, 0)["persuasion"] == 2


@pytest.mark.ruling("up_space_cost_immediate")
def test_what_the_card_would_give_cannot_pay_the_space():
    # One water short, and the card would give one.
    table = uprising().seat(0, hand=["northern-watermaster"], water=1)
    game = choose(table.turn(0), "play:northern-watermaster")
    assert "research-station" not in sends(game)
    assert game.why_not("send:research-station") == ("why-goods", {"what": "water", "n": 2, "have": 1})
    rich = uprising().seat(0, hand=["northern-watermaster"], water=2).seat(1, hand=["dagger"])
    game = choose(rich.turn(0), "play:northern-watermaster", "send:research-station")
    assert goods(game, 0) == (0, 0, 1)


@pytest.mark.ruling("up_space_cost_immediate")
def test_what_the_space_would_give_cannot_pay_it():
    # The fourth step of the Fremen track would give the water that Desert Tactics costs.
    game = about_to_send("desert-tactics", water=0, influence={"fremen": 3})
    assert game.why_not("send:desert-tactics") == ("why-goods", {"what": "water", "n": 1, "have": 0})
    game = sent_to("desert-tactics", influence={"fremen": 3})
    assert goods(game, 0) == (0, 0, 1)


@pytest.mark.ruling("up_space_cost_immediate")
def test_the_cost_is_paid_before_anything_else_happens():
    game = sent_to("research-station", spies=["post-sietch-research"])
    assert keys(game) == ["gather:post-sietch-research", "no"]
    assert goods(game, 0) == (0, 0, 0)


@pytest.mark.ruling("up_space_cost_example")
def test_desert_tactics_costs_a_water_and_fremkit_nothing():
    game = about_to_send("fremkit", water=0)
    assert "fremkit" in sends(game)
    assert "desert-tactics" not in sends(game)
    assert goods(sent_to("desert-tactics", water=2), 0) == (0, 0, 1)
    assert goods(sent_to("fremkit", water=2), 0) == (0, 0, 2)


@pytest.mark.ruling("up_influence_requirements")
@pytest.mark.parametrize(
    ("space", "faction"), [("imperial-privilege", "emperor"), ("shipping", "guild"), ("sietch-tabr", "fremen")]
)
def test_three_spaces_ask_for_two_influence(space, faction):
    rich: dict[str, Any] = {"solari": 3, "spice": 3}
    others = {"emperor": 6, "guild": 6, "bene-gesserit": 6, "fremen": 6}
    game = about_to_send(space, influence=others | {faction: 1}, **rich)
    assert space not in sends(game)
    assert game.why_not(f"send:{space}") == ("why-influence", {"faction": faction, "n": 2, "have": 1})
    assert space in sends(about_to_send(space, influence={faction: 2}, **rich))
    assert space in sends(about_to_send(space, influence={faction: 3}, **rich))


@pytest.mark.ruling("up_influence_requirements")
def test_no_other_space_asks_for_influence():
    refused = {
        space.id for space in SPACES if space.id not in sends(about_to_send(space.id, solari=20, spice=20, water=20))
    }
    assert refused == {"imperial-privilege", "shipping", "sietch-tabr"}


@pytest.mark.ruling("up_imperial_spymaster_example")
@pytest.mark.component("imperium", "imperial-spymaster")
def test_imperial_spymaster_leads_to_the_emperor_and_to_what_the_spy_watches():
    def reach(**facts: object) -> set[str]:
        table = uprising().seat(0, hand=["imperial-spymaster", "dagger"], spice=4, **facts)
        return sends(choose(table.turn(0), "play:imperial-spymaster"))

    assert reach() == {"sardaukar", "dutiful-service"}
    assert reach(spies=["post-imperial-basin"]) == {"sardaukar", "dutiful-service", "imperial-basin"}


# ---- effects


@pytest.mark.ruling("up_effects_any_order")
def test_the_space_may_come_before_the_card():
    # One water alone does not pay for the card's arrow; the water of Sietch Tabr comes first.
    facts = {"hand": ["ecological-testing-station"], "influence": {"fremen": 2}, "water": 1}
    table = uprising().seat(0, **facts).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:ecological-testing-station", "send:sietch-tabr")
    assert "effect:ecological-testing-station.agent.0" not in keys(game)
    choose(game, "effect:space.sietch-tabr.0", "branch:space.sietch-tabr.0.0")
    assert goods(game, 0) == (0, 0, 2)
    game.choose("effect:ecological-testing-station.agent.0")
    assert goods(game, 0) == (0, 0, 0)
    assert player(game, 0)["hand_count"] == 2


@pytest.mark.ruling("up_effects_any_order")
def test_the_card_may_come_before_the_space():
    facts = {"hand": ["ecological-testing-station"], "influence": {"fremen": 2}, "water": 2}
    table = uprising().seat(0, **facts).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:ecological-testing-station", "send:sietch-tabr")
    assert {"effect:ecological-testing-station.agent.0", "effect:space.sietch-tabr.0"} <= set(keys(game))
    game.choose("effect:ecological-testing-station.agent.0")
    assert player(game, 0)["hand_count"] == 2
    assert goods(game, 0) == (0, 0, 0)
    choose(game, "effect:space.sietch-tabr.0", "branch:space.sietch-tabr.0.0")
    assert goods(game, 0) == (0, 0, 1)


@pytest.mark.ruling("up_effects_any_order")
def test_the_influence_of_the_space_may_come_before_the_card():
    table = uprising().seat(0, hand=["wheels-within-wheels"], spies=["post-guild"], influence={"guild": 1}, spice=5)
    game = choose(table.seat(1, hand=["dagger"]).turn(0), "play:wheels-within-wheels", "send:deliver-supplies", "no")
    assert player(game, 0)["influence"]["guild"] == 2
    assert goods(game, 0) == (0, 6, 2)


@pytest.mark.ruling("up_effects_any_order")
def test_what_must_be_done_is_done_before_the_turn_ends():
    game = sent_to("sietch-tabr")
    assert "end" not in keys(game)
    assert game.why_not("end") == ("why-effects-left", {})
    choose(game, "effect:space.sietch-tabr.0", "branch:space.sietch-tabr.0.0")
    assert "end" in keys(game)


STATION = "effect:ecological-testing-station.agent.0"


def at_fremkit_with(water: int) -> Game:
    table = uprising().seat(0, hand=["ecological-testing-station"], water=water).seat(1, hand=["dagger"])
    return choose(table.turn(0), "play:ecological-testing-station", "send:fremkit")


@pytest.mark.ruling("up_arrow_optional")
def test_an_arrow_may_be_left_and_then_gives_nothing():
    game = at_fremkit_with(2)
    if "effect:space.fremkit.0" in keys(game):
        game.choose("effect:space.fremkit.0")
    assert {STATION, "end"} <= set(keys(game))
    game.choose("end")
    assert goods(game, 0) == (0, 0, 2)
    assert player(game, 0)["hand_count"] == 1


@pytest.mark.ruling("up_arrow_optional")
def test_an_arrow_that_cannot_be_paid_in_full_gives_nothing():
    game = at_fremkit_with(1)
    assert STATION not in keys(game)
    assert game.why_not(STATION) == ("why-goods", {"what": "water", "n": 2, "have": 1})


@pytest.mark.ruling("up_arrow_once")
@pytest.mark.ruling("up_ecological_testing_station_example")
@pytest.mark.component("imperium", "ecological-testing-station")
def test_four_water_pay_the_testing_station_once_and_not_twice():
    game = at_fremkit_with(4)
    game.choose(STATION)
    while game.decision.seat == 0:
        assert STATION not in keys(game)
        game.choose(keys(game)[-1])
    assert goods(game, 0) == (0, 0, 2)
    # Two cards for the water, one from Fremkit.
    assert player(game, 0)["hand_count"] == 3


@pytest.mark.ruling("up_arrow_once")
@pytest.mark.parametrize(("worms", "points"), [(1, 2), (0, 1)])
def test_only_a_reward_doubled_by_a_sandworm_is_paid_for_twice(worms, points):
    table = uprising().conflict("spice-freighters").seat(0, worms=worms, troops=2, spice=9, points=0)
    game = table.seat(0, objective="objective-desert-mouse-4-6p").combat()
    factions = iter(["faction:emperor", "faction:guild"])
    while game.view()["round"] == 1:
        game.choose("yes" if "yes" in keys(game) else next(factions))
    assert goods(game, 0)[1] == 9 - 3 * points
    assert game.scores[0] == points


# ---- agents come back


def test_a_recalled_agent_can_be_sent_again_in_the_same_round():
    table = uprising().seat(0, hand=["dagger", "reconnaissance"], at=["arrakeen"], solari=3, influence={"emperor": 2})
    game = choose(table.seat(1, hand=["dagger"]).turn(0), "play:dagger", "send:imperial-privilege")
    assert player(game, 0)["agents"] == 0
    while game.decision.seat == 0:
        game.choose(keys(game)[0])
    assert player(game, 0)["at"] == ["imperial-privilege"]
    assert player(game, 0)["agents"] == 1
    choose(game, "reveal")
    while game.decision.seat != 0:
        game.choose("end")
    # The space it left is free again, for its owner too.
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert sorted(player(game, 0)["at"]) == ["arrakeen", "imperial-privilege"]


def test_a_hired_swordmaster_can_be_sent_in_the_same_round():
    table = uprising().seat(0, hand=["dagger", "reconnaissance"], at=["fremkit"], solari=8).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:dagger", "send:swordmaster")
    assert (player(game, 0)["agents"], player(game, 0)["swordmaster"]) == (1, True)
    choose(game, "end")
    others_reveal(game)
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert sorted(player(game, 0)["at"]) == ["arrakeen", "fremkit", "swordmaster"]


def test_nothing_is_spent_by_looking_at_a_space_that_is_refused():
    for space, cost in COST.items():
        (what, n), *_ = cost.items()
        facts: dict[str, Any] = {"solari": 0, "spice": 0, "water": 0, what: n - 1}
        game = about_to_send(space, influence={"emperor": 2, "guild": 2}, **facts)
        with pytest.raises(ValueError, match="not possible"):
            game.choose(f"send:{space}")
        assert goods(game, 0) == (facts["solari"], facts["spice"], facts["water"])
        assert player(game, 0)["at"] == []


# ---- the end of a turn


@pytest.mark.parametrize("takes_lone_effects", [False, True])
def test_every_turn_is_ended_by_its_player(takes_lone_effects: bool):
    game = sietch.new("uprising", players=4, seed=5, modules=["choam"], takes_lone_effects=takes_lone_effects)
    rng = random.Random(5)
    while not game.over:
        game.choose(rng.randrange(len(game.decision.options)))
    turns = [event for event in game.events() if event.kind == "turn-began"]
    assert game.record["answers"].count("end") == len(turns)


def test_a_whole_agent_turn_can_be_taken_back_until_it_is_ended():
    table = uprising().seat(0, hand=["dune-the-desert-planet"], garrison=1).seat(1, hand=["dagger"])
    game = table.turn(0)
    before = game.view(0)
    choose(game, "play:dune-the-desert-planet", "send:imperial-basin", "deploy")
    assert keys(game) == ["end"]
    assert game.decision.prompt == ("prompt-end-turn", {})
    for _ in range(3):
        game.undo()
    assert game.view(0) == before
    choose(game, "play:dune-the-desert-planet", "send:imperial-basin", "deploy", "end")
    assert game.decision.seat == 1
    assert not game.can_undo


def test_a_reveal_turn_in_which_nothing_can_be_bought_can_be_taken_back_until_it_is_ended():
    game = uprising().seat(0, hand=["dagger"], troops=1).seat(1, hand=["dagger"]).turn(0)
    before = game.view(0)
    game.choose("reveal")
    assert keys(game) == ["end"]
    assert not player(game, 0)["has_revealed"]
    game.undo()
    assert game.view(0) == before
    choose(game, "reveal", "end")
    assert player(game, 0)["has_revealed"]


def test_who_has_revealed_is_asked_for_no_more_turns():
    table = uprising().seat(0, hand=["dagger", "dagger"])
    for seat in (1, 2, 3):
        table.seat(seat, has_revealed=True)
    game = choose(table.turn(0), "play:dagger", "send:assembly-hall", "end")
    assert game.decision.seat == 0
    assert keys(game) == ["play:dagger", "reveal"]


def test_taking_back_the_end_of_a_turn_takes_back_nothing_else():
    table = uprising().seat(0, hand=["diplomacy", "dagger"])
    for seat in (1, 2, 3):
        table.seat(seat, has_revealed=True)
    game = choose(table.turn(0), "play:diplomacy", "send:deliver-supplies", "end")
    game.undo()
    assert keys(game) == ["end"]
    assert player(game, 0)["at"] == ["deliver-supplies"]


# ---- the three examples of Agent turns


@pytest.mark.ruling("up_example_imperial_basin")
@pytest.mark.component("space", "imperial-basin")
def test_imperial_basin_gives_its_spice_and_lets_two_of_three_troops_go():
    table = uprising().seat(0, hand=["dune-the-desert-planet"]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:dune-the-desert-planet", "send:imperial-basin")
    assert goods(game, 0) == (0, 1, 1)
    assert player(game, 0)["garrison"] == 3
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2"]
    game.choose("number:2")
    p = player(game, 0)
    assert (p["garrison"], p["troops"], p["supply"]) == (1, 2, 9)
    assert keys(game) == ["end"]


@pytest.mark.ruling("up_example_arrakeen")
@pytest.mark.component("space", "arrakeen")
@pytest.mark.component("imperium", "rebel-supplier")
def test_rebel_supplier_at_arrakeen_with_a_recalled_spy_under_foreign_control():
    table = uprising().control("arrakeen", 1).seat(1, hand=["dagger"])
    table.seat(0, hand=["rebel-supplier"], spies=["post-refinery-arrakeen"], garrison=1)
    game = choose(table.turn(0), "play:rebel-supplier", "send:arrakeen")
    assert keys(game) == ["gather:post-refinery-arrakeen", "no"]
    assert player(game, 0)["hand_count"] == 0
    game.choose("gather:post-refinery-arrakeen")
    while "deploy" not in keys(game) or "end" not in keys(game):
        game.choose(keys(game)[0])
    p = player(game, 0)
    assert p["hand_count"] == 2
    assert (p["spies"], p["spies_in_supply"]) == ([], 3)
    assert goods(game, 1) == (1, 0, 1)
    assert p["garrison"] == 4
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2", "number:3", "number:4"]
    game.choose("number:4")
    p = player(game, 0)
    assert (p["garrison"], p["troops"]) == (0, 4)


@pytest.mark.ruling("up_example_arrakeen")
def test_without_recalling_the_spy_rebel_supplier_brings_no_troops():
    table = uprising().seat(0, hand=["rebel-supplier"], spies=["post-refinery-arrakeen"], garrison=1)
    game = choose(table.seat(1, hand=["dagger"]).turn(0), "play:rebel-supplier", "send:arrakeen", "no")
    while "end" not in keys(game):
        game.choose(keys(game)[0])
    assert player(game, 0)["garrison"] == 2
    assert player(game, 0)["hand_count"] == 1
    assert player(game, 0)["spies"] == ["post-refinery-arrakeen"]


@pytest.mark.ruling("up_example_gather_support")
@pytest.mark.component("space", "gather-support")
def test_gather_support_with_its_extra_payment_gives_water_and_troops_that_stay_in_the_garrison():
    table = uprising().seat(0, hand=["dagger"], solari=2, intrigues=["contingency-plan"]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:dagger", "send:gather-support")
    assert keys(game) == ["number:0", "number:2"]
    game.choose("number:2")
    p = player(game, 0)
    assert goods(game, 0) == (0, 0, 2)
    assert (p["garrison"], p["supply"], p["troops"]) == (5, 7, 0)
    assert "deploy" not in keys(game)
    assert game.why_not("deploy") == ("why-no-combat-space", {})


def test_the_log_tells_an_acquisition_before_the_card_that_takes_its_place():
    game = sietch.new("uprising", players=4, seed=7)
    rng = random.Random(7)
    while not any(event.kind == "acquired" for event in game.new_events()):
        game.choose(rng.randrange(len(game.decision.options)))
    told = [event.kind for event in game.new_events() if event.kind in ("acquired", "row-refilled")]
    assert told == ["acquired", "row-refilled"]
