"""Set-up, the start of a round with its tactic cards, and its end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.arrakis.mahdi.alone import (
    ATREIDES,
    HARKONNEN,
    about,
    area,
    keys,
    mahdi,
    pile,
    told,
    where,
)
from tests.table import choose

import sietch
from sietch.arrakis.mahdi.movement import goals
from sietch.arrakis.mahdi.scenario import MahdiScenario
from sietch.arrakis.scenario import chance, legion
from sietch.core.game import CHANCE, SPECTATOR, Game
from sietch.core.rules import SetupError


def new(**setup: Any) -> Game:
    return sietch.new("arrakis", players=1, seed=5, **setup)


def card(sietch_area: str) -> str:
    return f"tactic-{sietch_area}"


# ---- set-up


@pytest.mark.ruling("ms-setup-1")
@pytest.mark.ruling("ms-setup-5")
@pytest.mark.ruling("wasolo_tokens_face_down")
def test_the_table_is_set_for_two_and_the_harkonnen_tokens_are_figures():
    game, other = new(), sietch.new("arrakis", seed=5)
    view, usual = game.view(), other.view()
    assert view["players"][HARKONNEN]["legions"].keys() == usual["players"][HARKONNEN]["legions"].keys()
    assert all("starting-token" not in legion for legion in view["players"][HARKONNEN]["legions"].values())
    assert set(view["entered"]) == set(usual["entered"]) >= {"baron-harkonnen", "beast-rabban", "captain-aramsham"}
    assert view["leader_at"] == {}
    assert game.seats == 1
    assert game.setup["modules"] == ["mahdi"]


@pytest.mark.ruling("ms-setup-2")
@pytest.mark.ruling("ms-look")
def test_what_lies_face_down_is_seen_by_its_owner_alone():
    game = new()
    own, others = game.view(ATREIDES)["players"], game.view(SPECTATOR)["players"]
    assert len(own[ATREIDES]["sietch_levels"]) == len(own[ATREIDES]["starting_faces"]) == 8
    assert "sietch_levels" not in others[ATREIDES]
    for name in ("house_deck", "ally_deck", "house_reinforcements", "ally_reinforcements"):
        assert name not in own[HARKONNEN]
        assert f"{name}_count" in own[HARKONNEN]
    assert "black_faces" not in game.view(ATREIDES)


@pytest.mark.ruling("ms-setup-3")
def test_the_twelve_starting_tokens_of_the_harkonnen_form_the_pool_by_colour():
    view = new().view()
    assert (view["black_pool_count"], view["silver_pool_count"]) == (6, 6)
    assert view["black_at"] == view["silver_at"] == []


@pytest.mark.ruling("ms-setup-4")
def test_the_harkonnen_hold_no_hand_and_the_first_reinforcements_come_in_the_first_round():
    game = new()
    p = game.view()["players"][HARKONNEN]
    assert p["house_hand_count"] == p["ally_hand_count"] == 0
    assert p["house_deck_count"] == p["ally_deck_count"] == 17
    assert game.view()["tactic_deck_count"] == 6
    assert pile(game) == ["corrino-ally", "house-harkonnen"]


@pytest.mark.ruling("wasolo_two_players")
def test_two_people_against_the_harkonnen_play_by_the_rules_of_partners():
    game = sietch.new("arrakis", players=2, modules=["mahdi"])
    assert game.setup["modules"] == ["mahdi", "teams"]
    assert game.rules.roles() == ["house-atreides", "fremen-ally"]


def test_the_names_are_those_of_the_sides():
    assert new(names=["Chani"]).view()["names"] == ["Chani", "Harkonnen"]
    with pytest.raises(SetupError, match="1 name"):
        new(names=["Chani", "Feyd"])


def test_the_house_rules_of_the_solo_game_are_there_alone():
    rules = ["mahdi-equal-power-holds", "mahdi-one-ornithopter-a-round", "mahdi-temporary-target-lasts"]
    assert new(house_rules=rules).setup["house_rules"] == rules
    with pytest.raises(SetupError, match="unknown house rule"):
        sietch.new("arrakis", house_rules=rules)


# ---- the start of a round


def sietches(*standing: str) -> MahdiScenario:
    table = mahdi().settlements("arrakeen").area("arrakeen", harkonnen=legion(regular=1))
    for place in standing:
        table.sietch(place, level=1 if place in ("gara-kulon", "windgap") else 2)
    return table


@pytest.mark.ruling("ms-start-1")
@pytest.mark.ruling("ms-start-2")
@pytest.mark.ruling("wasolo_round_start")
def test_the_atreides_draw_their_cards_and_two_prescience_cards_are_revealed():
    game = new()
    p = game.view(ATREIDES)["players"][ATREIDES]
    assert len(p["house_hand"]) == len(p["ally_hand"]) == 1
    assert len(game.view()["revealed"]) == 2


@pytest.mark.ruling("ms-start-3")
@pytest.mark.ruling("ms-start-4")
@pytest.mark.ruling("wasolo_tactical_cards")
def test_the_target_is_redrawn_while_its_sector_is_harvested_or_its_sietch_destroyed():
    table = sietches("gara-kulon", "windgap", "habbanya-ridge")
    drawn = [card("gara-kulon"), card("sihaya-ridge"), card("tasmin-sink"), card("windgap")]
    game = _next_round(table, *drawn)
    assert about(game, "harvest-chosen") == [card("gara-kulon")]
    # Sihaya Ridge has the sector of the harvest, the sietch in Tasmin Sink is destroyed.
    assert about(game, "tactic-unfit") == [card("sihaya-ridge"), card("tasmin-sink")]
    assert about(game, "target-chosen") == [card("windgap")]
    assert game.view()["target"] == card("windgap")


def _next_round(table: MahdiScenario, *cards: str) -> Game:
    """The start of the next round, in which these tactic cards are drawn."""
    game = table.phase("round-end", foretold=chance(*(f"drawn-tactic:{each}" for each in cards)))
    assert game.view()["round"] == 2
    return game


@pytest.mark.ruling("wasolo_inner_sectors")
def test_the_two_central_cards_are_one_sector():
    table = sietches("hobars-gap", "windgap", "gara-kulon")
    game = _next_round(table, card("hobars-gap"), card("windgap"), card("gara-kulon"))
    assert about(game, "tactic-unfit") == [card("windgap")]
    assert about(game, "target-chosen") == [card("gara-kulon")]


@pytest.mark.ruling("ms-start-5")
@pytest.mark.ruling("wasolo_reinforcements")
def test_every_round_a_card_of_each_deck_joins_the_reinforcements_face_down():
    game = _next_round(sietches("gara-kulon").reinforcements("hunter-seeker"), card("windgap"), card("gara-kulon"))
    assert pile(game) == ["house-harkonnen", "corrino-ally", "house-harkonnen"]
    p = game.view(ATREIDES)["players"][HARKONNEN]
    assert (p["house_reinforcements_count"], p["ally_reinforcements_count"]) == (2, 1)


@pytest.mark.ruling("ms-target-lost")
@pytest.mark.ruling("wasolo_target_destroyed")
def test_a_destroyed_target_is_replaced_at_once():
    table = mahdi().settlements("north-pole").sietch("windgap", level=1).sietch("gara-kulon", level=2)
    table.area("in-sw-3", harkonnen=legion(regular=2)).tactics(harvest="outer-se", target="windgap")
    game = table.turn(HARKONNEN, chance("rolled-action:strategy", "drawn-tactic:tactic-gara-kulon"))
    assert about(game, "settlement-lost") == ["windgap"]
    assert game.view()["target"] == card("gara-kulon")
    assert card("windgap") in game.view()["tactic_discard"]


@pytest.mark.ruling("ms-target-none")
def test_without_a_target_the_legions_go_to_the_sietch_that_is_nearest_to_any_of_them():
    table = sietches("gara-kulon", "sihaya-ridge")
    table.tactics(harvest="outer-ne", target="windgap")
    g = table._table()
    g.tactic_discard.append(g.target)
    g.target = -1
    # From Arrakeen it is 5 steps to Gara Kulon and 4 to Sihaya Ridge.
    assert goals(g, [area("arrakeen")]) == [area("sihaya-ridge")]


def test_no_target_is_told_when_no_card_fits():
    game = _next_round(sietches("gara-kulon"), card("sihaya-ridge"), card("gara-kulon"))
    assert told(game).count("no-target") == 1
    assert game.view()["target"] is None
    assert game.rules.check(game.state) == []


@pytest.mark.ruling("ms-target-moved")
def test_a_sietch_that_is_moved_keeps_its_card():
    table = sietches("windgap", "gara-kulon").hand(ATREIDES, "kitab-al-ibar").dice(ATREIDES, mentat=2)
    # Wind Pass is two steps from Windgap and beside in-sw-3.
    table.area("wind-pass", harkonnen=legion(regular=2))
    game = table.tactics(harvest="outer-nw", target="windgap").turn(ATREIDES)
    choose(game, "card:kitab-al-ibar", "from:windgap", "to:in-sw-3")
    assert game.view()["sietch_of"][card("windgap")] == "in-sw-3"
    assert game.view()["target"] == card("windgap")
    assert game.rules.check(game.state) == []
    game.choose("end", outcomes=chance("rolled-action:strategy", f"drawn-tactic:{card('gara-kulon')}"))
    assert where(game, "sietch-attacked") == [("wind-pass", "in-sw-3")]
    assert game.view()["tactic_discard"] == [card("windgap")]


# ---- the end of a round


@pytest.mark.ruling("ms-end-1")
@pytest.mark.ruling("ms-end-3")
@pytest.mark.ruling("ms-end-4")
@pytest.mark.ruling("wasolo_end_of_round")
def test_supremacy_rises_by_one_and_all_tactic_cards_form_a_new_deck():
    game = sietches("gara-kulon", "windgap").supremacy(4).phase("round-end")
    view = game.view()
    assert view["supremacy"] == 5
    # Two of them, or a few more, are drawn for the next round already.
    drawn = about(game, "harvest-chosen") + about(game, "target-chosen") + about(game, "tactic-unfit")
    assert view["tactic_deck_count"] + len(drawn) == 8
    assert view["round"] == 2


@pytest.mark.ruling("ms-end-3")
def test_the_harkonnen_win_by_time_alone():
    game = sietches("gara-kulon").supremacy(9).phase("round-end")
    assert game.over
    assert (game.state.winner, game.winners) == (HARKONNEN, [])


@pytest.mark.ruling("ms-end-1")
def test_an_objective_that_is_met_wins_before_supremacy_rises():
    table = sietches("gara-kulon").supremacy(9).objective("objective-1").prescience(kh=10, sd=10, ji=10)
    game = table.phase("round-end")
    assert game.winners == [ATREIDES]
    assert game.scores == [30]


@pytest.mark.ruling("ms-end-2")
@pytest.mark.ruling("wasolo_keep")
def test_harkonnen_leaders_on_the_map_stay_and_so_do_the_reinforcements():
    table = sietches("gara-kulon").area("carthag", harkonnen=legion(regular=1, named=["baron-harkonnen"]))
    game = table.reinforcements("hunter-seeker", "shigawire").phase("round-end")
    assert game.view()["leader_at"]["baron-harkonnen"] == "carthag"
    assert pile(game)[:2] == ["house-harkonnen", "corrino-ally"]


def test_chance_is_asked_for_tactic_cards_too():
    game = sietch.new("arrakis", players=1, chance="ask")
    seen = set()
    while game.decision.seat == CHANCE:
        seen |= {key.partition(":")[0] for key in keys(game)}
        game.choose(0)
    assert "drawn-tactic" in seen


@pytest.mark.parametrize(
    ("reason", "tell"),
    [
        ("how many dice are not rolled is a whole number, not 'x'", lambda table: table.unrolled("x")),
        ("how many are on the spice board is a whole number, not -1", lambda table: table.unrolled(1, on_board=-1)),
        ("the harkonnen have no dice on their board here", lambda table: table.dice(HARKONNEN, strategy=1)),
    ],
)
def test_a_position_of_the_solo_game_that_cannot_be_is_refused_with_its_reason(reason, tell):
    with pytest.raises(ValueError, match=reason):
        tell(mahdi().sietch("windgap")).turn(ATREIDES)
