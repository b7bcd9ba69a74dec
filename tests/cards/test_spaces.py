"""The 22 board spaces: cost, requirement, what they give, and what they refuse with which reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table import choose, goods, keys, player
from tests.uprising import SPACES
from tests.visits import CARD_FOR, COST, about_to_send, sent_to

from sietch.core.game import Game
from sietch.imperium.scenario import uprising

SPACE_IDS = list(CARD_FOR)

POOR: dict[str, Any] = {"solari": 0, "spice": 0, "water": 0}
RICH: dict[str, Any] = {"solari": 20, "spice": 20, "water": 20, "influence": {"emperor": 2, "guild": 2, "fremen": 2}}

ICON_OF = {
    **dict.fromkeys(("sardaukar", "dutiful-service"), "emperor"),
    **dict.fromkeys(("heighliner", "deliver-supplies"), "guild"),
    **dict.fromkeys(("espionage", "secrets"), "bene-gesserit"),
    **dict.fromkeys(("desert-tactics", "fremkit"), "fremen"),
    **dict.fromkeys(
        ("high-council", "imperial-privilege", "swordmaster", "assembly-hall", "gather-support"), "landsraad"
    ),
    **dict.fromkeys(("arrakeen", "spice-refinery", "research-station", "sietch-tabr"), "city"),
    **dict.fromkeys(("shipping", "accept-contract", "imperial-basin", "hagga-basin", "deep-desert"), "spice-trade"),
}


def space_mark(id: str) -> pytest.MarkDecorator:
    return pytest.mark.component("space", id)


def each_space(*ids: str) -> list[object]:
    return [pytest.param(id, marks=space_mark(id)) for id in ids]


def finished(game: Game) -> Game:
    """Every effect that must be taken has been, first come first served; nothing is deployed."""
    while game.decision.seat == 0 and "end" not in keys(game):
        game.choose(keys(game)[0])
    return game


def units(game: Game) -> tuple[int, int]:
    """Troops in the garrison and in supply."""
    p = player(game, 0)
    return (p["garrison"], p["supply"])


def test_the_board_has_these_22_spaces():
    assert sorted(space.id for space in SPACES) == sorted(SPACE_IDS)
    assert len(SPACE_IDS) == 22


@pytest.mark.parametrize("space", each_space(*COST))
def test_a_space_is_refused_one_short_of_its_cost_and_takes_exactly_its_cost(space):
    (what, n), *_ = COST[space].items()
    influence = {"emperor": 2, "guild": 2, "fremen": 2}
    short = about_to_send(space, influence=influence, **(POOR | {what: n - 1}))
    assert f"send:{space}" not in keys(short)
    assert short.why_not(f"send:{space}") == ("why-goods", {"what": what, "n": n, "have": n - 1})
    enough = about_to_send(space, influence=influence, **(POOR | {what: n + 7}))
    enough.choose(f"send:{space}")
    paid = [(event.seat, event.what, event.n) for event in enough.events() if event.kind == "paid"]
    assert paid == [(0, what, n)]


@pytest.mark.parametrize("space", each_space(*[id for id in SPACE_IDS if id not in COST]))
def test_a_space_without_a_cost_is_open_to_the_poorest(space):
    game = about_to_send(space, solari=0, spice=0, water=0, influence={"fremen": 2})
    assert f"send:{space}" in keys(game)
    game.choose(f"send:{space}")
    assert not [event for event in game.events() if event.kind == "paid"]


@pytest.mark.parametrize("space", each_space(*SPACE_IDS))
def test_a_space_is_closed_while_an_agent_stands_there(space):
    assert f"send:{space}" in keys(about_to_send(space, **RICH))
    foreign = about_to_send(space, uprising().seat(2, at=[space]), **RICH)
    assert foreign.why_not(f"send:{space}") == ("why-occupied", {})
    own = about_to_send(space, at=[space], **RICH)
    assert own.why_not(f"send:{space}") == ("why-own-agent", {})


@pytest.mark.parametrize("space", each_space(*SPACE_IDS))
def test_a_space_needs_a_card_with_its_icon(space):
    wrong = "assembly-hall" if CARD_FOR[space] != "dagger" else "arrakeen"
    reason = about_to_send(wrong, **RICH).why_not(f"send:{space}")
    assert reason == ("why-no-icon", {"icon": ICON_OF[space]})


# ---- the Emperor


@space_mark("sardaukar")
def test_sardaukar_gives_an_intrigue_card_and_four_troops_that_stay_at_home():
    game = finished(sent_to("sardaukar", uprising().intrigue_deck("devour")))
    assert goods(game, 0) == (0, 0, 0)
    assert player(game, 0)["intrigues"] == ["devour"]
    assert units(game) == (7, 5)
    assert player(game, 0)["influence"]["emperor"] == 1
    assert game.why_not("deploy") == ("why-no-combat-space", {})


@space_mark("dutiful-service")
def test_dutiful_service_gives_two_solari_without_contracts_and_a_contract_with_them():
    assert goods(sent_to("dutiful-service"), 0) == (2, 0, 0)
    table = uprising(modules=["choam"]).offer("contract-immediate", "contract-arrakeen-water")
    game = sent_to("dutiful-service", table)
    assert sorted(keys(game)) == ["contract:contract-arrakeen-water", "contract:contract-immediate"]
    assert "no" not in keys(game)
    game.choose("contract:contract-arrakeen-water")
    assert player(game, 0)["contracts"] == ["contract-arrakeen-water"]
    assert goods(game, 0) == (0, 0, 0)
    assert player(game, 0)["influence"]["emperor"] == 1
    assert len(game.view()["offer"]) == 2


@space_mark("dutiful-service")
def test_dutiful_service_gives_two_solari_when_no_contract_is_left():
    game = sent_to("dutiful-service", uprising(modules=["choam"]).offer())
    assert goods(game, 0) == (2, 0, 0)
    assert player(game, 0)["contracts"] == []


# ---- the Spacing Guild


@space_mark("heighliner")
def test_heighliner_brings_five_troops_that_may_all_be_deployed():
    game = sent_to("heighliner")
    assert goods(game, 0) == (0, 0, 0)
    assert units(game) == (8, 4)
    assert player(game, 0)["influence"]["guild"] == 1
    game.choose("deploy")
    assert keys(game) == [f"number:{n}" for n in range(1, 8)]
    game.choose("number:7")
    assert player(game, 0)["troops"] == 7


@space_mark("deliver-supplies")
def test_deliver_supplies_gives_a_water():
    game = sent_to("deliver-supplies")
    assert goods(game, 0) == (0, 0, 1)
    assert player(game, 0)["influence"]["guild"] == 1
    assert units(game) == (3, 9)


# ---- the Bene Gesserit


@space_mark("espionage")
def test_espionage_draws_a_card_and_lets_a_spy_be_placed():
    game = sent_to("espionage")
    assert goods(game, 0) == (0, 0, 0)
    choose(game, "effect:space.espionage.1", "post:post-bene-gesserit")
    finished(game)
    assert player(game, 0)["spies"] == ["post-bene-gesserit"]
    assert player(game, 0)["hand_count"] == 1
    assert player(game, 0)["influence"]["bene-gesserit"] == 1


@space_mark("espionage")
def test_the_spy_of_espionage_may_be_declined_and_its_card_not():
    game = sent_to("espionage")
    assert "end" not in keys(game)
    game.choose("effect:space.espionage.0")
    assert player(game, 0)["hand_count"] == 1
    game.choose("end")
    assert player(game, 0)["spies"] == []


@space_mark("espionage")
def test_the_spy_placed_by_espionage_comes_too_late_to_gather_there():
    game = sent_to("espionage", intrigues=["devour"])
    choose(game, "effect:space.espionage.1", "post:post-bene-gesserit")
    assert not [key for key in keys(game) if key.startswith("gather:")]


@space_mark("secrets")
def test_secrets_gives_an_intrigue_card_and_steals_from_everybody_with_four():
    four = ["devour", "find-weakness", "impress", "go-to-ground"]
    five = ["mercenaries", "opportunism", "manipulate", "buy-access", "call-to-arms"]
    three = ["detonation", "detonation", "distraction"]
    table = uprising().seat(1, intrigues=four).seat(2, intrigues=five).seat(3, intrigues=three)
    table.next("stolen:devour", "stolen:mercenaries")
    game = finished(sent_to("secrets", table.intrigue_deck("cunning")))
    assert sorted(player(game, 0)["intrigues"]) == ["cunning", "devour", "mercenaries"]
    assert [player(game, seat)["intrigues_count"] for seat in (1, 2, 3)] == [3, 4, 3]
    assert player(game, 0)["influence"]["bene-gesserit"] == 1


@space_mark("secrets")
def test_secrets_takes_nothing_from_hands_of_three():
    table = uprising().seat(1, intrigues=["devour", "find-weakness", "impress"])
    table.seat(2, intrigues=["contingency-plan"] * 3)
    game = finished(sent_to("secrets", table.intrigue_deck("cunning")))
    assert player(game, 0)["intrigues"] == ["cunning"]
    assert [player(game, seat)["intrigues_count"] for seat in (1, 2, 3)] == [3, 3, 0]


@space_mark("secrets")
def test_what_was_stolen_is_known_to_the_thief_and_the_victim_alone():
    table = uprising().seat(1, intrigues=["devour", "find-weakness", "impress", "go-to-ground"]).next("stolen:devour")
    game = finished(sent_to("secrets", table.intrigue_deck("cunning")))
    assert [event.what for event in game.events(0) if event.kind == "stole"] == ["devour"]
    assert [event.what for event in game.events(1) if event.kind == "intrigue-stolen"] == ["devour"]
    for kind in ("stole", "intrigue-stolen"):
        assert [event.what for event in game.events(2) if event.kind == kind] == [None]


# ---- the Fremen


@space_mark("desert-tactics")
def test_desert_tactics_recruits_a_troop_and_lets_a_card_be_trashed_from_anywhere():
    game = sent_to("desert-tactics", hand=["convincing-argument"], discard=["seek-allies"])
    assert units(game) == (4, 8)
    game.choose("effect:space.desert-tactics.1")
    assert sorted(keys(game)) == [
        "trash-discard:seek-allies",
        "trash-hand:convincing-argument",
        "trash-play:diplomacy",
    ]
    game.choose("trash-discard:seek-allies")
    assert player(game, 0)["discard"] == []
    assert game.view()["trashed"] == ["seek-allies"]
    assert player(game, 0)["influence"]["fremen"] == 1


@space_mark("desert-tactics")
def test_the_trash_of_desert_tactics_may_be_left():
    game = sent_to("desert-tactics", hand=["convincing-argument"])
    assert {"effect:space.desert-tactics.1", "deploy", "end"} <= set(keys(game))
    game.choose("end")
    assert game.view()["trashed"] == []
    assert player(game, 0)["hand"] == ["convincing-argument"]


@space_mark("fremkit")
def test_fremkit_draws_a_card_and_is_a_combat_space():
    game = finished(sent_to("fremkit"))
    assert player(game, 0)["hand_count"] == 1
    assert goods(game, 0) == (0, 0, 0)
    assert player(game, 0)["influence"]["fremen"] == 1
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2"]


# ---- the Landsraad


@space_mark("high-council")
def test_the_high_council_gives_a_seat_and_nothing_else_on_the_first_visit():
    game = sent_to("high-council", intrigues=["devour"])
    assert player(game, 0)["council"] is True
    assert goods(game, 0) == (0, 0, 0)
    assert units(game) == (3, 9)
    assert player(game, 0)["intrigues"] == ["devour"]


@space_mark("high-council")
def test_a_council_seat_gives_two_persuasion_in_every_reveal_turn():
    assert player(uprising().seat(0, council=True, hand=["convincing-argument"]).reveal(0), 0)["persuasion"] == 4
    assert player(uprising().seat(0, hand=["convincing-argument"]).reveal(0), 0)["persuasion"] == 2


@space_mark("high-council")
def test_further_visits_to_the_high_council_cost_five_again_and_give_spice_intrigue_and_troops():
    table = uprising().intrigue_deck("devour")
    poor = about_to_send("high-council", table, council=True, solari=4)
    assert poor.why_not("send:high-council") == ("why-goods", {"what": "solari", "n": 5, "have": 4})
    game = finished(sent_to("high-council", uprising().intrigue_deck("devour"), council=True, solari=6))
    assert goods(game, 0) == (1, 2, 0)
    assert player(game, 0)["intrigues"] == ["devour"]
    assert units(game) == (6, 6)
    assert player(game, 0)["council"] is True


@space_mark("high-council")
def test_there_is_a_council_seat_for_everybody():
    table = uprising().seat(1, council=True).seat(2, council=True).seat(3, council=True)
    game = sent_to("high-council", table)
    assert player(game, 0)["council"] is True


PRIVILEGE = "effect:space.imperial-privilege"


@space_mark("imperial-privilege")
def test_imperial_privilege_recalls_another_agent_and_draws_a_card():
    game = finished(sent_to("imperial-privilege", at=["arrakeen"], solari=4))
    p = player(game, 0)
    assert (p["at"], p["agents"]) == (["imperial-privilege"], 1)
    assert p["hand_count"] == 1
    assert goods(game, 0) == (1, 0, 0)
    assert p["influence"]["emperor"] == 2


@space_mark("imperial-privilege")
def test_imperial_privilege_lets_the_player_choose_which_agent_returns_but_not_the_one_just_sent():
    game = sent_to("imperial-privilege", swordmaster=True, at=["arrakeen", "fremkit"])
    game.choose(f"{PRIVILEGE}.1")
    assert sorted(keys(game)) == ["agent:arrakeen", "agent:fremkit"]
    game.choose("agent:fremkit")
    assert sorted(player(game, 0)["at"]) == ["arrakeen", "imperial-privilege"]


@space_mark("imperial-privilege")
def test_imperial_privilege_does_not_recall_its_own_visitor():
    game = sent_to("imperial-privilege", intrigues=["devour"])
    assert game.why_not(f"{PRIVILEGE}.1") == ("why-no-other-agent", {})
    finished(game)
    assert player(game, 0)["at"] == ["imperial-privilege"]
    assert player(game, 0)["agents"] == 1


@space_mark("imperial-privilege")
def test_the_recall_of_imperial_privilege_is_no_choice():
    game = choose(sent_to("imperial-privilege", at=["arrakeen"], intrigues=["devour"]), f"{PRIVILEGE}.2")
    assert keys(game) == [f"{PRIVILEGE}.0", f"{PRIVILEGE}.1"]
    assert game.why_not("end") == ("why-effects-left", {})


@space_mark("imperial-privilege")
def test_imperial_privilege_may_trash_an_intrigue_card_for_a_new_one():
    game = sent_to("imperial-privilege", uprising().intrigue_deck("cunning"), intrigues=["devour"])
    game.choose(f"{PRIVILEGE}.0")
    assert player(game, 0)["intrigues"] == ["cunning"]
    # The icon says trash: the card leaves the game instead of going to the discard pile.
    assert game.view()["intrigue_trashed"] == ["devour"]
    assert game.view()["intrigue_discard"] == []


@space_mark("imperial-privilege")
def test_the_intrigue_exchange_of_imperial_privilege_may_be_left_and_needs_a_card():
    game = choose(sent_to("imperial-privilege", intrigues=["devour"]), f"{PRIVILEGE}.2")
    assert {f"{PRIVILEGE}.0", "end"} <= set(keys(game))
    game.choose("end")
    assert player(game, 0)["intrigues"] == ["devour"]
    without = sent_to("imperial-privilege", at=["arrakeen", "fremkit"], swordmaster=True)
    assert f"{PRIVILEGE}.0" not in keys(without)
    assert without.why_not(f"{PRIVILEGE}.0") == ("why-no-intrigue-in-hand", {})


@space_mark("swordmaster")
def test_the_first_swordmaster_costs_eight_and_the_later_ones_six():
    first = about_to_send("swordmaster", solari=7)
    assert first.why_not("send:swordmaster") == ("why-goods", {"what": "solari", "n": 8, "have": 7})
    game = sent_to("swordmaster", solari=9)
    assert goods(game, 0) == (1, 0, 0)
    later = about_to_send("swordmaster", uprising().seat(2, swordmaster=True), solari=5)
    assert later.why_not("send:swordmaster") == ("why-goods", {"what": "solari", "n": 6, "have": 5})
    for solari in (6, 8, 9):
        game = sent_to("swordmaster", uprising().seat(2, swordmaster=True), solari=solari)
        assert goods(game, 0) == (solari - 6, 0, 0)


@space_mark("swordmaster")
def test_the_swordmaster_is_a_third_agent_to_be_sent_this_round():
    game = sent_to("swordmaster")
    p = player(game, 0)
    assert (p["swordmaster"], p["agents"], p["at"]) == (True, 2, ["swordmaster"])


@space_mark("swordmaster")
def test_nobody_hires_a_second_swordmaster():
    game = about_to_send("swordmaster", swordmaster=True, solari=20)
    assert "send:swordmaster" not in keys(game)
    assert game.why_not("send:swordmaster") == ("why-has-swordmaster", {})


@space_mark("swordmaster")
def test_the_swordmaster_stays_for_the_rest_of_the_game():
    game = uprising().seat(0, swordmaster=True, at=["arrakeen", "fremkit", "secrets"]).combat()
    assert game.view()["round"] == 2
    assert (player(game, 0)["agents"], player(game, 0)["at"]) == (3, [])


@space_mark("swordmaster")
def test_the_cheaper_swordmaster_is_reached_by_infiltrating_too():
    table = uprising().seat(2, swordmaster=True, at=["swordmaster"])
    game = about_to_send("swordmaster", table, solari=6, spies=["post-landsraad-west"])
    assert "send:swordmaster" in keys(game)
    closed = about_to_send("swordmaster", uprising().seat(2, swordmaster=True, at=["swordmaster"]), solari=6)
    assert closed.why_not("send:swordmaster") == ("why-occupied", {})


@space_mark("assembly-hall")
def test_assembly_hall_gives_an_intrigue_card_and_persuasion_while_the_agent_stays():
    game = finished(sent_to("assembly-hall", uprising().intrigue_deck("devour")))
    assert player(game, 0)["intrigues"] == ["devour"]
    assert player(game, 0)["persuasion"] == 0
    there = uprising().seat(0, at=["assembly-hall"], hand=["convincing-argument"]).reveal(0)
    assert player(there, 0)["persuasion"] == 3
    elsewhere = uprising().seat(0, at=["arrakeen"], hand=["convincing-argument"]).reveal(0)
    assert player(elsewhere, 0)["persuasion"] == 2
    of_another = uprising().seat(1, at=["assembly-hall"]).seat(0, hand=["convincing-argument"]).reveal(0)
    assert player(of_another, 0)["persuasion"] == 2


@space_mark("assembly-hall")
def test_an_agent_recalled_from_assembly_hall_gives_no_persuasion():
    table = uprising().seat(0, hand=["dagger", "convincing-argument"], at=["assembly-hall"], solari=3)
    table.seat(0, influence={"emperor": 2}, deck=["convincing-argument"]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:dagger", "send:imperial-privilege")
    while game.decision.seat == 0:
        game.choose(keys(game)[0])
    choose(game, "reveal")
    while game.decision.seat != 0:
        game.choose("end")
    game.choose("reveal")
    assert player(game, 0)["persuasion"] == 4


@space_mark("gather-support")
def test_gather_support_brings_two_troops_and_for_two_solari_a_water():
    free = sent_to("gather-support", solari=3)
    assert keys(free) == ["number:0", "number:2"]
    free.choose("number:0")
    assert (goods(free, 0), units(free)) == ((3, 0, 0), (5, 7))
    paid = sent_to("gather-support", solari=3)
    paid.choose("number:2")
    assert (goods(paid, 0), units(paid)) == ((1, 0, 1), (5, 7))


@space_mark("gather-support")
def test_the_payment_of_gather_support_is_offered_only_to_who_has_it():
    game = sent_to("gather-support", solari=1, intrigues=["contingency-plan"])
    assert not [key for key in keys(game) if key.startswith("number:")]
    assert (goods(game, 0), units(game)) == ((1, 0, 0), (5, 7))
    # Solari that come later in the turn are too late.
    game.choose("intrigue:contingency-plan")
    assert goods(game, 0) == (3, 0, 0)


# ---- CHOAM


@space_mark("shipping")
def test_shipping_gives_five_solari_and_influence_with_any_one_faction():
    game = sent_to("shipping", influence={"guild": 2})
    assert keys(game) == [f"faction:{faction}" for faction in ("emperor", "guild", "bene-gesserit", "fremen")]
    assert goods(game, 0) == (5, 0, 0)
    assert player(game, 0)["influence"]["guild"] == 2
    game.choose("faction:fremen")
    assert player(game, 0)["influence"] == {"emperor": 0, "guild": 2, "bene-gesserit": 0, "fremen": 1}


@space_mark("shipping")
def test_shipping_asks_for_the_guild():
    game = about_to_send("shipping", spice=3, influence={"guild": 1})
    assert game.why_not("send:shipping") == ("why-influence", {"faction": "guild", "n": 2, "have": 1})


@space_mark("accept-contract")
def test_accept_contract_gives_solari_without_the_module_and_draws_a_card():
    game = finished(sent_to("accept-contract"))
    assert goods(game, 0) == (2, 0, 0)
    assert player(game, 0)["hand_count"] == 1


@space_mark("accept-contract")
def test_accept_contract_takes_a_contract_with_the_module():
    table = uprising(modules=["choam"]).offer("contract-immediate", "contract-arrakeen-water")
    game = sent_to("accept-contract", table)
    choose(game, "effect:space.accept-contract.0", "contract:contract-arrakeen-water")
    finished(game)
    assert player(game, 0)["contracts"] == ["contract-arrakeen-water"]
    assert player(game, 0)["hand_count"] == 1
    assert goods(game, 0) == (0, 0, 0)


# ---- the cities


@space_mark("arrakeen")
def test_arrakeen_recruits_a_troop_and_draws_a_card():
    game = finished(sent_to("arrakeen"))
    assert units(game) == (4, 8)
    assert player(game, 0)["hand_count"] == 1
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2", "number:3"]


@space_mark("arrakeen")
def test_who_controls_arrakeen_gets_a_solari():
    game = sent_to("arrakeen", uprising().control("arrakeen", 3))
    assert goods(game, 3) == (1, 0, 1)
    assert goods(game, 0) == (0, 0, 0)


@space_mark("spice-refinery")
def test_spice_refinery_gives_two_solari_and_for_a_spice_four():
    free = sent_to("spice-refinery", spice=2)
    assert keys(free) == ["number:0", "number:1"]
    free.choose("number:0")
    assert goods(free, 0) == (2, 2, 0)
    paid = sent_to("spice-refinery", spice=2)
    paid.choose("number:1")
    assert goods(paid, 0) == (4, 1, 0)
    poor = sent_to("spice-refinery", spice=0)
    assert goods(poor, 0) == (2, 0, 0)
    poor.choose("deploy")
    assert keys(poor) == ["number:1", "number:2"]


@space_mark("spice-refinery")
def test_who_controls_the_spice_refinery_gets_a_solari_once():
    game = sent_to("spice-refinery", uprising().control("spice-refinery", 3), spice=1)
    game.choose("number:1")
    assert goods(game, 3) == (1, 0, 1)
    assert goods(game, 0) == (4, 0, 0)


@space_mark("research-station")
def test_research_station_recruits_two_troops_and_draws_two_cards():
    game = finished(sent_to("research-station"))
    assert goods(game, 0) == (0, 0, 0)
    assert units(game) == (5, 7)
    assert player(game, 0)["hand_count"] == 2


TABR = "effect:space.sietch-tabr.0"
HOOKS, WALL = "branch:space.sietch-tabr.0.0", "branch:space.sietch-tabr.0.1"


@space_mark("sietch-tabr")
def test_sietch_tabr_gives_hooks_a_troop_and_a_water():
    game = choose(sent_to("sietch-tabr"), TABR, HOOKS)
    assert player(game, 0)["hooks"] is True
    assert units(game) == (4, 8)
    assert goods(game, 0) == (0, 0, 1)
    assert game.view()["shield_wall"] is True
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2", "number:3"]


@space_mark("sietch-tabr")
def test_sietch_tabr_gives_a_troop_and_a_water_to_who_has_hooks_already():
    game = choose(sent_to("sietch-tabr", hooks=True), TABR)
    assert keys(game) == [HOOKS, WALL]
    game.choose(HOOKS)
    assert player(game, 0)["hooks"] is True
    assert units(game) == (4, 8)
    assert goods(game, 0) == (0, 0, 1)


@space_mark("sietch-tabr")
@pytest.mark.parametrize(("answer", "stands"), [("yes", False), ("no", True)])
def test_sietch_tabr_gives_a_water_instead_and_the_wall_may_fall(answer, stands):
    game = choose(sent_to("sietch-tabr"), TABR, WALL)
    assert keys(game) == ["yes", "no"]
    game.choose(answer)
    assert game.view()["shield_wall"] is stands
    assert goods(game, 0) == (0, 0, 1)
    assert units(game) == (3, 9)
    assert player(game, 0)["hooks"] is False


@space_mark("sietch-tabr")
def test_sietch_tabr_gives_the_water_even_when_the_wall_is_gone():
    game = choose(sent_to("sietch-tabr", uprising().shield_wall(False)), TABR, WALL)
    assert goods(game, 0) == (0, 0, 1)
    assert "yes" not in keys(game)


@space_mark("sietch-tabr")
def test_sietch_tabr_asks_for_the_fremen_and_gives_no_influence_with_them():
    game = about_to_send("sietch-tabr", influence={"fremen": 1})
    assert game.why_not("send:sietch-tabr") == ("why-influence", {"faction": "fremen", "n": 2, "have": 1})
    game = choose(sent_to("sietch-tabr"), TABR, HOOKS)
    assert player(game, 0)["influence"]["fremen"] == 2


# ---- the desert


@space_mark("imperial-basin")
def test_imperial_basin_gives_a_spice_and_all_bonus_spice():
    assert goods(sent_to("imperial-basin"), 0) == (0, 1, 0)
    game = sent_to("imperial-basin", uprising().bonus_spice(imperial_basin=3, hagga_basin=2))
    assert goods(game, 0) == (0, 4, 0)
    assert game.view()["bonus_spice"] == {"imperial-basin": 0, "hagga-basin": 2, "deep-desert": 0}


@space_mark("imperial-basin")
def test_who_controls_imperial_basin_gets_a_spice():
    game = sent_to("imperial-basin", uprising().control("imperial-basin", 3))
    assert goods(game, 3) == (0, 1, 1)
    assert goods(game, 0) == (0, 1, 0)


@pytest.mark.parametrize(
    ("space", "spice", "worms"),
    [
        pytest.param("hagga-basin", 2, 1, marks=space_mark("hagga-basin")),
        pytest.param("deep-desert", 4, 2, marks=space_mark("deep-desert")),
    ],
)
class TestDesert:
    """Hagga Basin and the Deep Desert: spice, or sandworms for who has hooks."""

    def table(self, space: str, conflict: str = "skirmish-crysknife", wall: bool = True, bonus: int = 0) -> Game:
        table = uprising().conflict(conflict).shield_wall(wall).bonus_spice(**{space.replace("-", "_"): bonus})
        return sent_to(space, table, hooks=True)

    def test_spice(self, space, spice, worms):
        game = choose(self.table(space), f"effect:space.{space}.0", f"branch:space.{space}.0.0")
        assert goods(game, 0) == (0, spice, 0)
        assert player(game, 0)["worms"] == 0

    def test_sandworms(self, space, spice, worms):
        game = choose(self.table(space), f"effect:space.{space}.0", f"branch:space.{space}.0.1")
        assert goods(game, 0) == (0, 0, 0)
        assert player(game, 0)["worms"] == worms
        assert player(game, 0)["strength"] == 3 * worms
        assert player(game, 0)["garrison"] == 3

    @pytest.mark.parametrize("branch", [0, 1])
    def test_bonus_spice_comes_with_either_choice(self, space, spice, worms, branch):
        game = choose(self.table(space, bonus=3), f"effect:space.{space}.0", f"branch:space.{space}.0.{branch}")
        assert goods(game, 0) == (0, 3 + (0 if branch else spice), 0)
        assert game.view()["bonus_spice"][space] == 0

    def test_without_hooks_there_is_only_the_spice(self, space, spice, worms):
        game = sent_to(space, uprising(), intrigues=["contingency-plan"])
        game.choose(f"effect:space.{space}.0")
        assert goods(game, 0) == (0, spice, 0)
        assert player(game, 0)["worms"] == 0

    def test_with_the_wall_before_the_conflict_there_is_only_the_spice(self, space, spice, worms):
        game = self.table(space, "siege-of-arrakeen", wall=True)
        game.choose(f"effect:space.{space}.0")
        assert goods(game, 0) == (0, spice, 0)
        assert player(game, 0)["worms"] == 0

    def test_with_the_wall_gone_sandworms_come_anywhere(self, space, spice, worms):
        game = self.table(space, "siege-of-arrakeen", wall=False)
        choose(game, f"effect:space.{space}.0", f"branch:space.{space}.0.1")
        assert player(game, 0)["worms"] == worms

    def test_hooks_of_another_player_do_not_help(self, space, spice, worms):
        game = sent_to(space, uprising().seat(1, hooks=True))
        game.choose(f"effect:space.{space}.0")
        assert player(game, 0)["worms"] == 0
        assert goods(game, 0) == (0, spice, 0)
