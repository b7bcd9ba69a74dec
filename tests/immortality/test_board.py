"""The Bene Tleilax board: set-up, research and Tleilaxu tracks, specimens, the Tleilaxu Row, the Research Station."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.deck_cards import units
from tests.immortality.pairs import FIRST, SECOND, START, at, play, reveal, table, taken, tanks
from tests.table import choose, goods, keys, player

import sietch
from sietch.imperium.components import CARDS, INTRIGUES
from sietch.imperium.modules.immortality.research import HEXES
from sietch.imperium.rules import ruleset

# ---- set-up


def new(*modules: str, players: int = 4, seed: int = 3) -> sietch.Game:
    return sietch.new("uprising", players=players, seed=seed, modules=["immortality", *modules])


@pytest.mark.ruling("im_setup_imperium_cards")
@pytest.mark.parametrize(
    ("modules", "imperium", "intrigue", "leaders"),
    [((), 95, 55, 8), (("choam",), 99, 59, 9)],
    ids=["u-imm", "u-ch-imm"],
)
def test_the_decks_have_the_sizes_of_the_sheet(modules: tuple[str, ...], imperium: int, intrigue: int, leaders: int):
    rules = ruleset("uprising", ("uprising", "immortality", *modules), 4)
    assert (len(rules.imperium_deck), len(rules.intrigue_deck), len(rules.leaders)) == (imperium, intrigue, leaders)
    own = [card for card in CARDS if card.module == "immortality" and card.kind == "imperium"]
    assert (len(own), sum(card.copies for card in own)) == (25, 30)
    intrigues = [card for card in INTRIGUES if card.module == "immortality"]
    assert (len(intrigues), sum(card.copies for card in intrigues)) == (11, 15)
    view = new(*modules).view(0)
    assert view["imperium_deck_count"] + len(view["row"]) == imperium
    assert view["tleilaxu_deck_count"] + len(view["tleilaxu_row"]) == 18


@pytest.mark.component("bene-tleilax", "tleilaxu-track")
@pytest.mark.ruling("im_setup_tleilaxu_spice")
@pytest.mark.ruling("im_setup_discs")
@pytest.mark.ruling("im_setup_tleilaxu_row")
@pytest.mark.ruling("im_setup_atomics")
def test_everybody_starts_at_the_left_with_atomics_and_two_cards_lie_in_the_tleilaxu_row():
    game = new()
    view = game.view(0)
    assert (view["tleilaxu_spice"], len(view["tleilaxu_row"])) == (2, 2)
    for seat in range(4):
        p = player(game, seat)
        assert (p["research"], p["tleilaxu"], p["specimens"], p["atomics"]) == (START, 0, 0, True)


@pytest.mark.ruling("im_setup_experimentation")
def test_experimentation_replaces_dune_the_desert_planet():
    rules = ruleset("uprising", ("uprising", "immortality"), 4)
    ids = [CARDS[card].id for card in rules.starting_deck]
    assert len(ids) == 10
    assert (ids.count("experimentation"), ids.count("dune-the-desert-planet")) == (2, 0)


def test_a_leader_without_a_card_leaves_it_out_of_the_changed_deck():
    game = sietch.new(
        "uprising", players=3, seed=1, modules=["immortality"], leaders=["staban-tuek", "random", "random"]
    )
    p = player(game, 0)
    assert len(p["deck"] + p["hand"]) == 9
    assert (p["deck"] + p["hand"]).count("experimentation") == 2


@pytest.mark.ruling("im_go_to_11")
@pytest.mark.parametrize(("players", "start", "end"), [(3, 0, 11), (4, 0, 10)])
def test_the_game_to_eleven(players: int, start: int, end: int):
    game = new("go-to-11", players=players)
    assert game.scores == [start] * players
    assert game.state.ruleset.recipe.points_to_end == end


def test_the_game_to_eleven_needs_immortality():
    with pytest.raises(ValueError, match="immortality"):
        sietch.new("uprising", modules=["go-to-11"])


@pytest.mark.ruling("im_icon_set_symbol")
def test_the_symbol_of_the_box_is_no_effect():
    assert all("immortality" not in icon for card in CARDS for node in card.agent for icon, _ in node.icons())


# ---- the Research Station


@pytest.mark.component("space", "research-station")
@pytest.mark.ruling("im_research_station")
@pytest.mark.ruling("im_setup_overlay")
def test_the_research_station_draws_two_cards_and_researches():
    game = play("reconnaissance", "research-station", water=2, garrison=4, deck=["dagger", "diplomacy"])
    taken(game, "space.research-station@immortality.0", "space.research-station@immortality.1")
    assert goods(game, 0)[2] == 0
    assert sorted(player(game, 0)["hand"]) == ["dagger", "diplomacy"]
    assert at(game)[0] == "c1"
    choose(game, "deploy", "number:2")
    assert units(game) == (2, 2)


def test_contracts_and_spies_of_the_research_station_stay():
    rules = ruleset("uprising", ("uprising", "choam", "immortality"), 4)
    plain = ruleset("uprising", ("uprising", "choam"), 4)
    station = next(space for space in rules.spaces.values() if space.id == "research-station")
    assert station.posts == plain.spaces[station.number].posts
    assert len(rules.spaces) == 22
    scenario = table("choam").seat(0, contracts=["contract-research-station-solari"])
    game = play("reconnaissance", "research-station", scenario, water=2)
    assert player(game, 0)["completed"] == ["contract-research-station-solari"]


# ---- the research track

# What each hex gives to a seat that has 2 solari, an intrigue card and cards to trash; and where it leads.
GIVES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "c1": ({"specimens": 1}, ["c2-t", "c2-b"]),
    "c2-t": ({"specimens": 1}, ["c3-t", "c3-m"]),
    "c2-b": ({"tleilaxu": 1}, ["c3-m", "c3-b"]),
    "c3-t": ({"research": "c4-t", "tleilaxu": 1}, ["c4-t"]),
    "c3-m": ({"specimens": 1, "trashed": 1}, ["c4-t", "c4-m"]),
    "c3-b": ({"specimens": 1, "tleilaxu": 1}, ["c4-m", "c4-b"]),
    "c4-t": ({"tleilaxu": 1}, ["c5-t", "c5-m"]),
    "c4-m": ({"specimens": 1}, ["c5-m", "c5-b"]),
    "c4-b": ({"research": "c5-b", "solari": 1}, ["c5-b"]),
    "c5-t": ({"research": "c6-t", "spice": 1}, ["c6-t"]),
    "c5-m": ({"specimens": 1}, ["c6-t", "c6-m"]),
    "c5-b": ({"solari": 1}, ["c6-m", "c6-b"]),
    "c6-t": ({"spice": 1}, ["c7-t", "c7-m"]),
    "c6-m": ({"tleilaxu": 1}, ["c7-m", "c7-b"]),
    "c6-b": ({"influence": 1}, ["c7-b"]),
    "c7-t": ({"tleilaxu": 1}, ["c8-t"]),
    "c7-m": ({"intrigues": 0, "hand": 1}, ["c8-t", "c8-m"]),
    "c7-b": ({"specimens": 1, "trashed": 1}, ["c8-m", "c8-b"]),
    "c8-t": ({"spice": 2}, []),
    "c8-m": ({"tleilaxu": 1}, []),
    "c8-b": ({"solari": -7, "tleilaxu": 2}, []),
}
BEFORE = {after: one.id for one in HEXES for after in (HEXES[number].id for number in one.follow)}


def state_of(game: sietch.Game) -> dict[str, Any]:
    p = player(game, 0)
    return {
        "specimens": p["specimens"],
        "tleilaxu": p["tleilaxu"],
        "solari": p["goods"]["solari"],
        "spice": p["goods"]["spice"],
        "influence": sum(p["influence"].values()),
        "intrigues": p["intrigues_count"],
        "hand": p["hand_count"],
        "trashed": len(game.view(0)["trashed"]) + len(game.view(0)["intrigue_trashed"]),
    }


@pytest.mark.component("hex", "c0-start")
@pytest.mark.ruling("im_research_no_walls")
def test_the_hexes_lead_where_the_board_says():
    names = {one.id: [HEXES[number].id for number in one.follow] for one in HEXES}
    assert names == {START: ["c1"], **{id: follow for id, (_, follow) in GIVES.items()}}
    game = choose(
        table().seat(0, intrigues=["breakthrough"], hand=["dagger"], research="c3-t").turn(0), "intrigue:breakthrough"
    )
    assert at(game)[0] == "c4-t"


@pytest.mark.ruling("im_research_move")
@pytest.mark.ruling("im_research_reward")
@pytest.mark.parametrize("hex", [pytest.param(id, marks=pytest.mark.component("hex", id)) for id in GIVES])
def test_a_hex_gives_its_reward_at_once(hex: str):
    scenario = table().seat(0, research=BEFORE[hex], solari=7, hand=["dagger"], deck=["diplomacy"])
    game = scenario.seat(0, intrigues=["breakthrough", "devour"]).turn(0)
    before = state_of(game)
    before["intrigues"] -= 1
    choose(game, "intrigue:breakthrough")
    if f"hex:{hex}" in keys(game):
        game.choose(f"hex:{hex}")
    for answer in ("yes", "trash-intrigue:devour", "trash-hand:dagger", "faction:guild"):
        if answer in keys(game):
            game.choose(answer)
    after = state_of(game)
    gives = dict(GIVES[hex][0])
    assert at(game)[0] == gives.pop("research", hex)
    if hex in ("c3-m", "c7-b"):
        gives["hand"] = -1
    if hex == "c7-m":
        gives["trashed"] = 1
    if hex == "c8-b":
        gives["intrigues"] = 1
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == {
        what: n for what, n in gives.items() if n
    }


@pytest.mark.ruling("im_example_research")
def test_a_research_icon_may_lead_to_another_one():
    game = choose(
        table().seat(0, intrigues=["breakthrough"], hand=["dagger"], research="c2-t").turn(0), "intrigue:breakthrough"
    )
    assert keys(game) == ["hex:c3-t", "hex:c3-m"]
    down = game.copy()
    choose(down, "hex:c3-m", "trash-hand:dagger")
    assert (down.view(0)["trashed"], tanks(down)) == (["dagger"], 1)
    choose(game, "hex:c3-t")
    assert at(game) == ("c4-t", 1)


@pytest.mark.ruling("im_genetic_marker_active")
@pytest.mark.parametrize("hex", [one.id for one in HEXES])
def test_markers_are_reached_with_their_columns_and_kept(hex: str):
    game = table().seat(0, research=hex, hand=["dagger"]).turn(0)
    column = int(hex[1])
    assert player(game, 0)["genetic_markers"] == (column >= 4) + (column >= 8)


@pytest.mark.ruling("im_genetic_marker_first")
def test_from_the_first_marker_on_tleilaxu_cards_may_go_on_top_of_the_deck():
    game = table().tleilaxu_row("contaminator", "ghola").seat(0, specimens=4, hand=[], research=FIRST).reveal(0)
    choose(game, "buy-tleilaxu:contaminator", "yes")
    assert (player(game, 0)["on_top"], player(game, 0)["discard"]) == (["contaminator"], [])
    choose(game, "buy-tleilaxu:ghola", "no")
    assert player(game, 0)["discard"] == ["ghola"]
    game = table().tleilaxu_row("contaminator").seat(0, specimens=1, hand=[]).reveal(0)
    choose(game, "buy-tleilaxu:contaminator")
    assert player(game, 0)["discard"] == ["contaminator"]


@pytest.mark.ruling("im_genetic_marker_second")
def test_from_the_second_marker_on_research_draws_a_card():
    game = table().seat(0, intrigues=["breakthrough"], hand=[], deck=["dagger"], research=SECOND).turn(0)
    choose(game, "intrigue:breakthrough")
    assert (at(game)[0], player(game, 0)["hand"]) == (SECOND, ["dagger"])


# ---- the Tleilaxu track


@pytest.mark.component("bene-tleilax", "tleilaxu-track")
@pytest.mark.ruling("im_tleilaxu_track_move")
@pytest.mark.parametrize(
    ("start", "points", "intrigues"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 0), (3, 1, 0), (4, 0, 0), (5, 0, 1), (6, 1, 0), (7, 0, 0)],
)
def test_each_space_gives_its_bonus(start: int, points: int, intrigues: int):
    game = table().seat(0, intrigues=["illicit-dealings", "devour"], hand=["dagger"], tleilaxu=start, points=2).turn(0)
    if start == 7:
        assert "intrigue:illicit-dealings" not in keys(game)
        return
    choose(game, "intrigue:illicit-dealings")
    assert at(game)[1] == start + 1
    assert player(game, 0)["points"] == 2 + points
    assert player(game, 0)["intrigues_count"] == 1 + intrigues


@pytest.mark.ruling("im_tleilaxu_track_point")
def test_the_first_to_reach_the_fourth_space_takes_its_spice():
    facts: dict[str, Any] = {"intrigues": ["illicit-dealings"], "hand": ["dagger"], "tleilaxu": 3}
    game = table().seat(0, **facts).seat(1, **facts).turn(0)
    choose(game, "intrigue:illicit-dealings")
    assert (goods(game, 0)[1], player(game, 0)["points"], game.view(0)["tleilaxu_spice"]) == (2, 2, 0)
    choose(game, "reveal", "end", "intrigue:illicit-dealings")
    assert (goods(game, 1)[1], player(game, 1)["points"]) == (0, 2)


@pytest.mark.ruling("faq_tleilaxu_not_a_faction")
def test_influence_never_moves_the_tleilaxu_token():
    game = play("for-humanity", "gather-support")
    taken(game, "for-humanity.agent.0")
    assert keys(game) == ["faction:emperor", "faction:guild", "faction:bene-gesserit", "faction:fremen"]


# ---- specimens


@pytest.mark.ruling("im_specimen_gain")
def test_specimens_come_from_the_supply():
    game = reveal("experimentation", "experimentation")
    assert (tanks(game), player(game, 0)["supply"], units(game)) == (2, 7, (3, 0))
    game = reveal("experimentation", "experimentation", garrison=11)
    assert (tanks(game), player(game, 0)["supply"]) == (1, 0)


@pytest.mark.ruling("im_specimen_return")
def test_specimens_may_go_back_to_supply_to_be_recruited():
    game = play("from-the-tanks", "gather-support", garrison=10, specimens=2)
    while [key for key in keys(game) if key.startswith("effect:")]:
        game.choose(next(key for key in keys(game) if key.startswith("effect:")))
        if "number:2" in keys(game):
            game.choose("number:2")
    assert (units(game)[0], tanks(game)) == (12, 0)


@pytest.mark.ruling("im_specimen_return")
def test_a_player_may_return_specimens_in_the_own_turn_and_keep_them_else():
    game = table().seat(0, hand=["dagger"], specimens=2).turn(0)
    choose(game, "return-specimen")
    assert (tanks(game), player(game, 0)["supply"]) == (1, 8)
    game = play("from-the-tanks", "gather-support", garrison=10, specimens=2)
    while [key for key in keys(game) if key.startswith("effect:")]:
        game.choose(next(key for key in keys(game) if key.startswith("effect:")))
        if "number:0" in keys(game):
            game.choose("number:0")
    assert (units(game)[0], tanks(game)) == (10, 2)


def test_a_reward_that_is_short_of_troops_asks_for_specimens():
    # The second reward has two troops; all of the supply lies in the tanks.
    scenario = table().conflict("choam-security").seat(0, garrison=7, troops=2, specimens=3, intrigues=[])
    game = scenario.seat(1, troops=4, intrigues=[]).resolve_combat()
    assert game.decision.seat == 0
    assert keys(game) == ["number:0", "number:1", "number:2"]
    choose(game, "number:1")
    assert (units(game)[0], tanks(game)) == (8, 2)


def test_a_specimen_may_defend_a_location():
    scenario = table().control("imperial-basin", 0).conflict_deck("secure-imperial-basin").round(2)
    game = scenario.seat(0, garrison=9, specimens=3).new_round()
    assert keys(game) == ["yes", "no"]
    choose(game, "yes")
    assert (tanks(game), units(game)[1]) == (2, 1)


# ---- the Tleilaxu Row


@pytest.mark.ruling("im_tleilaxu_cards_like_imperium")
def test_tleilaxu_cards_are_acquired_in_the_reveal_turn_for_specimens_to_the_discard_pile():
    scenario = table().tleilaxu_row("contaminator", "chairdog").seat(0, specimens=3, hand=["dagger"])
    game = scenario.turn(0)
    assert "buy-tleilaxu:contaminator" not in keys(game)
    choose(game, "reveal", "buy-tleilaxu:contaminator", "buy-tleilaxu:chairdog")
    assert sorted(player(game, 0)["discard"]) == ["chairdog", "contaminator"]
    assert player(game, 0)["supply"] == 9


@pytest.mark.ruling("im_tleilaxu_row_refill")
def test_the_tleilaxu_row_is_refilled_while_its_deck_lasts():
    game = table().tleilaxu_row("contaminator", "chairdog", deck=["ghola"]).seat(0, specimens=3, hand=[]).reveal(0)
    choose(game, "buy-tleilaxu:contaminator")
    assert game.view(0)["tleilaxu_row"] == ["ghola", "chairdog"]
    choose(game, "buy-tleilaxu:chairdog")
    assert game.view(0)["tleilaxu_row"] == ["ghola"]


@pytest.mark.ruling("im_designer_row_refill_first")
def test_the_row_is_refilled_before_the_acquire_effect():
    scenario = table().tleilaxu_row("subject-x-137", "ghola", deck=["chairdog"]).seat(0, tleilaxu=1)
    game = scenario.seat(0, specimens=2, hand=[]).reveal(0)
    choose(game, "buy-tleilaxu:subject-x-137")
    kinds = [event.kind for event in game.events()]
    assert kinds.index("tleilaxu-row-refilled") < kinds.index("tleilaxu-advanced")


@pytest.mark.ruling("im_tleilaxu_not_imperium_row")
def test_effects_for_the_imperium_row_find_no_tleilaxu_card():
    scenario = table().tleilaxu_row("contaminator", "chairdog").row("planned-coupling")
    game = scenario.seat(0, hand=["convincing-argument", "convincing-argument"]).reveal(0)
    assert not [key for key in keys(game) if "contaminator" in key or "chairdog" in key]
    assert all(card.cost == -1 for card in CARDS if card.kind == "tleilaxu")


def test_acquiring_a_tleilaxu_card_counts_as_acquiring_a_card_but_reclaimed_forces_do_not():
    game = table().tleilaxu_row("contaminator").seat(0, specimens=4, hand=[], waiting=["call-to-arms"]).reveal(0)
    choose(game, "buy-tleilaxu:contaminator")
    assert units(game)[0] == 4
    choose(game, "reclaim:reclaimed-forces", "branch:reclaimed-forces.acquire.1")
    assert units(game)[0] == 4


# ---- Family Atomics


@pytest.mark.ruling("im_family_atomics")
def test_family_atomics_replace_the_imperium_row_once():
    game = table().seat(0, hand=["dagger"], atomics=True).turn(0)
    row = game.view(0)["row"]
    assert len(row) == 5
    choose(game, "family-atomics")
    view = game.view(0)
    assert sorted(view["trashed"]) == sorted(row)
    assert len(view["row"]) == 5
    assert not player(game, 0)["atomics"]
    assert "family-atomics" not in keys(game)


def test_family_atomics_set_nothing_off():
    scenario = table().row("replacement-eyes", "planned-coupling")
    game = scenario.seat(0, hand=["dagger"], atomics=True).turn(0)
    choose(game, "family-atomics")
    assert at(game)[1] == 0


def test_with_immortality_off_nothing_of_it_is_there():
    game = sietch.new("uprising", seed=5)
    view = game.view(0)
    assert not [name for name in (*view, *view["players"][0]) if "tleilaxu" in name or "specimen" in name]
