"""The board of 2020: 22 spaces, the tracks, the Mentat, control and combat spaces."""

from __future__ import annotations

from typing import Any

import pytest
from tests.base.positions import BASE, expect, play, table
from tests.table import choose, goods, influence, keys, player

from sietch.imperium.components import GOODS, ICONS
from sietch.imperium.scenario import Scenario

CARD_FOR = {
    "emperor": "diplomacy",
    "guild": "diplomacy",
    "bene-gesserit": "diplomacy",
    "fremen": "diplomacy",
    "landsraad": "dagger",
    "city": "reconnaissance",
    "spice-trade": "dune-the-desert-planet",
}

# By space: icon, cost, whether it is a Combat space, and what a visit gives beyond the influence of a faction.
SPACES: dict[str, tuple[str, dict[str, int], bool, dict[str, int]]] = {
    "conspire": ("emperor", {"spice": 4}, False, {"solari": 5, "garrison": 5, "intrigues": 2}),
    "wealth": ("emperor", {}, False, {"solari": 2}),
    "heighliner": ("guild", {"spice": 6}, True, {"garrison": 8, "water": 2}),
    "foldspace": ("guild", {}, False, {}),
    "selective-breeding": ("bene-gesserit", {"spice": 2}, False, {}),
    "secrets": ("bene-gesserit", {}, False, {"intrigues": 2}),
    "hardy-warriors": ("fremen", {"water": 1}, True, {"garrison": 5}),
    "stillsuits": ("fremen", {}, True, {"water": 1}),
    "high-council": ("landsraad", {"solari": 5}, False, {}),
    "mentat": ("landsraad", {"solari": 2}, False, {"hand": 1, "agents": 2}),
    "rally-troops": ("landsraad", {"solari": 4}, False, {"garrison": 7}),
    "hall-of-oratory": ("landsraad", {}, False, {"garrison": 4}),
    "swordmaster": ("landsraad", {"solari": 8}, False, {"agents": 2}),
    "secure-contract": ("spice-trade", {}, False, {"solari": 3}),
    "sell-melange": ("spice-trade", {"spice": 2}, False, {"solari": 6}),
    "arrakeen": ("city", {}, True, {"garrison": 4, "hand": 1}),
    "carthag": ("city", {}, True, {"garrison": 4, "intrigues": 2}),
    "research-station": ("city", {"water": 2}, True, {"hand": 3}),
    "sietch-tabr": ("city", {}, True, {"garrison": 4, "water": 1}),
    "imperial-basin": ("spice-trade", {}, True, {"spice": 1}),
    "hagga-basin": ("spice-trade", {"water": 1}, True, {"spice": 2}),
    "the-great-flat": ("spice-trade", {"water": 2}, True, {"spice": 3}),
}


def visit(space: str, scenario: Scenario | None = None, **facts: Any) -> Any:
    icon, cost, _, _ = SPACES[space]
    have = {"solari": 0, "spice": 0, "water": 0, **cost, **facts}
    if space == "sietch-tabr":
        have["influence"] = {"fremen": 2}
    return play(CARD_FOR[icon], space, scenario, **have)


@pytest.mark.ruling("base_harvest")
@pytest.mark.ruling("base_combat_spaces")
@pytest.mark.ruling("base_not_combat_space")
@pytest.mark.parametrize("space", [pytest.param(id, id=id, marks=pytest.mark.component("space", id)) for id in SPACES])
def test_what_a_visit_costs_and_gives(space):
    icon, cost, combat, gains = SPACES[space]
    game = visit(space)
    if space == "high-council":
        game.choose("faction:guild")  # of the leader, Earl Memnon Thorvald
    expect(game, **{name: 0 for name in cost if name not in gains}, **gains)
    if icon in ("emperor", "guild", "bene-gesserit", "fremen"):
        assert player(game, 0)["influence"][icon] == 1
    # Troops of a visit to any other space stay in the garrison.
    assert (game.why_not("deploy") == ("why-no-combat-space", {})) is not combat


@pytest.mark.parametrize("space", SPACES)
def test_a_space_cannot_be_entered_without_its_cost(space):
    icon, cost, _, _ = SPACES[space]
    if not cost:
        return
    (good, n), *_ = cost.items()
    goods_of = {"solari": 0, "spice": 0, "water": 0, good: n - 1}
    game = table().seat(0, hand=[CARD_FOR[icon]], **goods_of).turn(0)
    assert game.why_not(f"send:{space}") == ("why-goods", {"what": good, "n": n, "have": n - 1})


def test_the_board_has_exactly_these_spaces():
    assert {space.id for space in BASE.spaces.values()} == SPACES.keys()
    for space in BASE.spaces.values():
        icon, cost, combat, _ = SPACES[space.id]
        assert (ICONS[space.icon], space.combat) == (icon, combat)
        assert ({} if space.cost is None else {GOODS[space.cost[0]]: space.cost[1]}) == cost
    assert not BASE.posts


@pytest.mark.component("space", "foldspace")
def test_the_foldspace_space_gives_the_card_to_the_discard_pile():
    game = visit("foldspace", table().reserve(foldspace_card=6))
    assert player(game, 0)["discard"] == ["foldspace-card"]
    assert game.view(0)["foldspace"] == 5


@pytest.mark.component("space", "selective-breeding")
@pytest.mark.ruling("base_selective_breeding")
def test_selective_breeding_draws_two_cards_for_a_trashed_one_or_gives_influence_alone():
    game = visit("selective-breeding", hand=["dagger"])
    left = game.copy()
    choose(left, "end")
    expect(left, spice=0, influence_bene_gesserit=1, hand=1)
    choose(game, "effect:space.selective-breeding.0", "trash-hand:dagger")
    expect(game, hand=2)


@pytest.mark.component("space", "sell-melange")
@pytest.mark.ruling("base_sell_melange")
@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_takes_an_amount_that_is_chosen_when_the_agent_is_sent(spice, solari):
    game = table().seat(0, hand=["dune-the-desert-planet"], spice=6).turn(0)
    choose(game, "play:dune-the-desert-planet", "send:sell-melange")
    assert keys(game) == ["number:2", "number:3", "number:4", "number:5"]
    game.choose(f"number:{spice}")
    assert goods(game, 0)[:2] == (solari, 6 - spice)
    poor = table().seat(0, hand=["dune-the-desert-planet"], spice=3).turn(0)
    choose(poor, "play:dune-the-desert-planet", "send:sell-melange")
    assert keys(poor) == ["number:2", "number:3"]
    none = table().seat(0, hand=["dune-the-desert-planet"], spice=1).turn(0)
    assert none.why_not("send:sell-melange") == ("why-goods", {"what": "spice", "n": 2, "have": 1})


@pytest.mark.component("space", "high-council")
@pytest.mark.ruling("base_high_council")
def test_a_council_seat_is_taken_once_and_gives_2_persuasion_from_this_round_on():
    game = visit("high-council", hand=["reconnaissance"])
    choose(game, "faction:guild", "end")  # of the leader, Earl Memnon Thorvald
    while game.decision.seat != 0:
        game.choose("reveal" if "reveal" in keys(game) else "end")
    game.choose("reveal")
    expect(game, persuasion=3)
    game = table().seat(0, hand=["dagger"], council=True, solari=9).turn(0)
    assert game.why_not("send:high-council") == ("why-has-council-seat", {})


@pytest.mark.component("space", "swordmaster")
@pytest.mark.ruling("base_swordmaster")
def test_the_swordmaster_costs_8_also_when_others_have_theirs_and_comes_once():
    game = table().seat(0, hand=["dagger"], solari=7).seat(1, swordmaster=True).turn(0)
    assert game.why_not("send:swordmaster") == ("why-goods", {"what": "solari", "n": 8, "have": 7})
    game = table().seat(0, hand=["dagger"], solari=9, swordmaster=True).turn(0)
    assert game.why_not("send:swordmaster") == ("why-has-swordmaster", {})
    expect(visit("swordmaster"), agents=2)


@pytest.mark.component("space", "hall-of-oratory")
@pytest.mark.ruling("base_hall_of_oratory")
def test_hall_of_oratory_gives_a_persuasion_while_the_agent_is_there():
    game = table().seat(0, at=["hall-of-oratory"], hand=["dagger"]).reveal(0)
    expect(game, persuasion=1)
    recalled = table().seat(0, at=["hall-of-oratory"], hand=["dagger"], intrigues=["urgent-mission"]).turn(0)
    choose(recalled, "intrigue:urgent-mission", "reveal")
    expect(recalled, persuasion=0, agents=2)


@pytest.mark.component("space", "heighliner")
@pytest.mark.ruling("base_heighliner")
def test_heighliner():
    game = visit("heighliner")
    assert influence(game, 0) == (0, 1, 0, 0)
    game.choose("deploy")
    assert keys(game)[-1] == "number:7"  # five recruits and two more of the garrison


@pytest.mark.ruling("faq_troops_from_supply")
@pytest.mark.ruling("faq_troops_no_rerecruit")
def test_recruits_come_from_supply_only():
    game = visit("hardy-warriors", supply=1)
    expect(game, supply=0, garrison=12)
    game.choose("deploy")
    assert keys(game)[-1] == "number:3"
    # Nobody is recruited at Stillsuits: two of the five in the garrison may go.
    game = visit("stillsuits", garrison=5)
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2"]


# ---- the Mentat


@pytest.mark.component("space", "mentat")
@pytest.mark.ruling("base_mentat_space")
@pytest.mark.ruling("base_mentat_extra_agent")
def test_the_mentat_is_one_more_agent_for_this_round():
    game = visit("mentat", hand=["reconnaissance", "dune-the-desert-planet"])
    assert game.view(1)["mentat"] == 0
    expect(game, agents=2, hand=3)
    game.choose("end")
    while game.view(0)["round"] == 1:
        game.choose(next(key for key in ("reveal", "end", "pass", "done", "no") if key in keys(game)))
    assert game.view(0)["mentat"] is None
    expect(game, agents=2)


@pytest.mark.component("space", "mentat")
@pytest.mark.ruling("base_mentat_space")
def test_without_the_mentat_its_space_still_gives_a_card():
    # Seat 1 has the Mentat and has sent it and both of its own.
    away = table().mentat(1).seat(1, at=["arrakeen", "carthag"], agents=0, second_at="carthag")
    game = visit("mentat", away, solari=2)
    expect(game, hand=1, agents=1, solari=0)
    expect(game, 1, agents=0)
    assert game.view(0)["mentat"] == 1


# ---- control and tracks


@pytest.mark.ruling("base_control_values")
@pytest.mark.parametrize(
    ("space", "good"), [("arrakeen", "solari"), ("carthag", "solari"), ("imperial-basin", "spice")]
)
def test_who_controls_a_location_gains_from_every_visit(space, good):
    game = visit(space, table().control(space, 1).seat(1, solari=0, spice=0))
    expect(game, 1, **{good: 1})
    own = visit(space, table().control(space, 0))
    base = SPACES[space][3].get(good, 0)
    expect(own, **{good: base + 1})


TRACKS = {
    "emperor": ("wealth", {"garrison": 5}),
    "guild": ("foldspace", {"solari": 3}),
    "bene-gesserit": ("secrets", {"intrigues": 3}),
    "fremen": ("stillsuits", {"water": 2}),
}


@pytest.mark.ruling("base_track_bonuses")
@pytest.mark.parametrize(
    "faction", [pytest.param(id, id=id, marks=pytest.mark.component("track", id)) for id in TRACKS]
)
def test_what_influence_of_4_gives(faction):
    space, gains = TRACKS[faction]
    game = visit(space, influence={faction: 3})
    while keys(game) != ["end"] and "end" not in keys(game):
        game.choose(0)
    expect(game, points=3, **gains)
    assert game.view(0)["alliances"][faction] == 0


@pytest.mark.ruling("base_control_values")
def test_duncan_idaho_at_a_carthag_that_somebody_controls():
    scenario = table().control("carthag", 1).seat(1, solari=0)
    game = play("duncan-idaho", "carthag", scenario, water=1, garrison=3)
    expect(game, 1, solari=1)
    choose(game, "effect:space.carthag.1", "effect:duncan-idaho.agent.0")
    expect(game, solari=0, intrigues=2, water=0, hand=1, garrison=5)
    game.choose("deploy")
    # Two recruits, and two more from the garrison.
    assert keys(game)[-1] == "number:4"


@pytest.mark.ruling("base_not_combat_space")
def test_bene_gesserit_initiate_at_rally_troops():
    game = play("bene-gesserit-initiate", "rally-troops", solari=4, garrison=3)
    expect(game, solari=0, hand=1, garrison=7)
    assert game.why_not("deploy") == ("why-no-combat-space", {})


@pytest.mark.ruling("base_harvest")
def test_an_agent_on_a_maker_space_takes_its_spice_and_all_bonus_spice():
    game = visit("hagga-basin", table().bonus_spice(hagga_basin=3))
    expect(game, spice=5)
    assert game.view(0)["bonus_spice"]["hagga-basin"] == 0
