"""Set-up, alliances, the end of the game, and what is not there in the game of 2020."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.base.positions import BASE, expect, play, reveal, table
from tests.table import keys

from sietch.core.game import Game
from sietch.imperium.components import CARDS, CONFLICTS, INTRIGUES
from sietch.imperium.rules import IMPERIUM

# ---- set-up


@pytest.mark.ruling("base_setup_reserve")
def test_the_reserve_has_three_stacks():
    view = Game(IMPERIUM, {"players": 3}, 1).view(0)
    assert (view["arrakis_liaison"], view["spice_must_flow"], view["foldspace"]) == (8, 10, 6)
    flow = next(card for card in CARDS if card.id == "base-the-spice-must-flow")
    assert (flow.printed, flow.tags) == ("the-spice-must-flow", ())


@pytest.mark.ruling("base_setup_player")
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_what_a_player_starts_with(players, points):
    leaders = ["helena-richese", "count-ilban-richese", "duke-leto-atreides", "earl-memnon-thorvald"][:players]
    game = Game(IMPERIUM, {"players": players, "leaders": leaders}, 3)
    for seat in range(players):
        expect(game, seat, solari=0, spice=0, water=1, garrison=3, supply=9, points=points, agents=2, hand=5)
        p = game.state.players[seat]
        own = Counter(CARDS[card].id for card in p.deck + p.hand)
        assert own == {
            "convincing-argument": 2,
            "dagger": 2,
            "diplomacy": 1,
            "dune-the-desert-planet": 2,
            "reconnaissance": 1,
            "seek-allies": 1,
            "signet-ring": 1,
        }


@pytest.mark.ruling("base_setup_first_player")
def test_the_first_player_is_drawn_by_lot():
    firsts = [Game(IMPERIUM, {"players": 4}, seed).view(0)["first"] for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}
    record = Game(IMPERIUM, {"players": 4}, 1).record
    assert sum(entry.startswith("~drawn-first-player:") for entry in record["answers"]) == 1


def test_the_decks_have_the_sizes_of_the_box():
    assert (len(BASE.imperium_deck), len(BASE.intrigue_deck), len(BASE.conflict_deck)) == (67, 40, 18)
    assert len(set(BASE.imperium_deck)) == 43
    assert len(set(BASE.intrigue_deck)) == 34
    assert len(BASE.leaders) == 8
    assert len(BASE.spaces) == 22


def test_what_only_uprising_has_is_not_shown():
    view = Game(IMPERIUM, {"players": 3}, 1).view(0)
    assert not {"shield_wall", "prepare_the_way", "repeated", "spies_recalled", "offer"} & view.keys()
    own = view["players"][0]
    missing = {"hooks", "spies", "worms", "objective", "objective_up", "memories", "training", "matched", "contracts"}
    assert not missing & own.keys()
    assert "spies_in_supply" not in own


def test_no_conflict_has_a_battle_icon():
    assert {CONFLICTS[card].icon for card in BASE.conflict_deck} == {-1}


# ---- alliances


def lowered(holder: int, others: dict[int, int]) -> Game:
    """Seat 0 holds the alliance of the Guild and loses a step by Shifting Allegiances."""
    scenario = table().alliance("guild", 0)
    for seat, level in others.items():
        scenario.seat(seat, influence={"guild": level})
    game = play("shifting-allegiances", "secure-contract", scenario, spice=2, influence={"guild": holder})
    game.choose("effect:shifting-allegiances.agent.0")
    return game


@pytest.mark.ruling("faq_alliance_lost_when_tied")
def test_a_tied_opponent_takes_the_alliance_when_its_holder_loses_influence():
    game = lowered(5, {1: 5})
    assert game.view(0)["alliances"]["guild"] == 1


@pytest.mark.ruling("faq_alliance_lost_several_tied")
def test_the_former_holder_chooses_among_several_tied_opponents():
    game = lowered(5, {1: 5, 2: 5})
    assert keys(game) == ["heir:1", "heir:2"]
    game.choose("heir:2")
    assert game.view(0)["alliances"]["guild"] == 2


@pytest.mark.ruling("faq_alliance_returned_at_3")
def test_the_alliance_returns_to_the_board_when_nobody_is_at_4():
    assert lowered(4, {1: 3}).view(0)["alliances"]["guild"] is None


@pytest.mark.ruling("base_alliance_falls_to_4plus")
def test_a_holder_who_falls_below_4_gives_the_alliance_to_who_is_there():
    game = lowered(4, {1: 4})
    assert game.view(0)["alliances"]["guild"] == 1
    # Both have the point of influence 2; the one of the alliance has changed hands.
    assert game.scores[:2] == [2, 3]


# ---- the end


@pytest.mark.ruling("base_last_tiebreak")
def test_the_latest_reveal_turn_breaks_the_last_tie():
    scenario = (
        table().seat(0, points=10, intrigues=[], reveal_rank=1, solari=0, spice=0).seat(1, points=10, reveal_rank=2)
    )
    for seat in range(4):
        scenario.seat(seat, solari=0, spice=0, water=1)
    game = scenario.endgame()
    assert game.over
    assert game.winners == [1]


@pytest.mark.ruling("faq_more_than_12_points")
def test_points_may_exceed_12():
    game = reveal("opulence", solari=6, points=12)
    game.choose("effect:opulence.reveal.1")
    expect(game, points=13)


def test_the_game_ends_in_the_recall_phase_at_10_points():
    scenario = table().seat(0, points=10, intrigues=[])
    game = scenario.combat()
    while not game.over:
        game.choose(next(key for key in ("pass", "done", "no") if key in keys(game)))
    assert game.winners == [0]


# ---- everything can happen


def test_every_card_of_2020_is_named_by_its_sheet():
    for card in (*CARDS, *INTRIGUES, *CONFLICTS):
        if card.module == "base":
            assert card.id in (card.printed, f"base-{card.printed}")
