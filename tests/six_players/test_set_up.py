"""Six players: who sits where, what everybody begins with, and what is refused."""

from __future__ import annotations

import random

import pytest

import sietch
from sietch.imperium.components import CARDS, OBJECTIVES
from sietch.imperium.modules.six_players.cards import DECKS
from sietch.imperium.scenario import uprising

COMMANDERS, ALLIES = (0, 3), (1, 2, 4, 5)


def new(*modules: str, **setup):
    return sietch.new("uprising", players=6, modules=["choam", *modules], **{"seed": 1, **setup})


@pytest.mark.ruling("six_teams")
def test_two_teams_of_a_commander_and_two_allies():
    game = new()
    assert list(game.rules.sides(game.state)) == [0, 1, 0, 1, 0, 1]
    leaders = [found["leader"] for found in game.view()["players"]]
    assert (leaders[0], leaders[3]) == ("muad-dib", "shaddam-corrino-iv")
    assert not {"muad-dib", "shaddam-corrino-iv"} & {leaders[seat] for seat in ALLIES}


@pytest.mark.ruling("six_teams")
def test_the_team_with_the_higher_sum_of_points_wins():
    game = uprising(players=6, modules=["choam"])
    for seat, points in enumerate((4, 9, 5, 4, 6, 1)):
        game.seat(seat, points=points)
    over = game.endgame()
    assert over.over
    assert over.winners == [0, 2, 4]


@pytest.mark.ruling("six_seating")
def test_commanders_face_each_other_and_teams_alternate():
    players = new().view()["players"]
    assert [seat for seat in range(6) if players[seat]["commander"]] == [0, 3]
    assert all(players[seat]["side"] != players[(seat + 1) % 6]["side"] for seat in range(6))


@pytest.mark.ruling("six_setup_scores")
def test_commanders_start_at_4_and_allies_at_1():
    assert new().scores == [4, 1, 1, 4, 1, 1]


@pytest.mark.ruling("six_setup_conflicts")
def test_nine_conflicts_of_levels_two_and_three():
    game = new()
    assert game.rules.recipe.conflicts == ((2, 5), (3, 4))
    assert game.rules.rounds == 9
    assert game.view()["conflict_cards"] == 8


@pytest.mark.ruling("six_setup_choam")
def test_the_sardaukar_contracts_are_set_aside_and_18_are_shuffled():
    view = new().view()
    assert sorted(view["aside_contracts"]) == ["contract-sardaukar-cards", "contract-sardaukar-recall"]
    assert view["contract_bank_count"] + len(view["offer"]) == 18


@pytest.mark.ruling("six_setup_choam")
@pytest.mark.parametrize(("seat", "ally", "card"), [(3, 5, "imperial-tent"), (0, 2, "demand-attention")])
def test_only_shaddam_takes_a_sardaukar_contract(seat, ally, card):
    game = uprising(players=6, modules=["choam"]).seat(seat, hand=[card]).turn(seat)
    for key in (f"activate:{ally}", f"play:{card}", "send:expedition", "effect:space.expedition.0"):
        game.choose(key)
    contracts = [option.target for option in game.decision.options if option.key.startswith("contract")]
    assert any("sardaukar-" in str(contract) for contract in contracts) is (seat == 3)


@pytest.mark.ruling("six_setup_choam")
def test_six_players_without_choam_are_refused():
    with pytest.raises(sietch.SetupError, match="for 6 players is always played with choam"):
        sietch.new("uprising", players=6)


def test_six_players_on_the_board_of_2020_are_refused():
    with pytest.raises(sietch.SetupError, match="3 or 4 players"):
        sietch.new("imperium", players=6)


def test_five_players_are_refused():
    with pytest.raises(sietch.SetupError, match="3, 4 or 6 players"):
        sietch.new("uprising", players=5)


@pytest.mark.parametrize("commander", ["muad-dib", "shaddam-corrino-iv"])
def test_a_commander_cannot_be_an_ally(commander):
    with pytest.raises(sietch.SetupError, match="is a commander and cannot be an ally"):
        new(leaders=["random", commander, "random", "random", "random", "random"])


def test_a_commanders_seat_takes_no_other_leader():
    with pytest.raises(sietch.SetupError, match="seat 1 of 6 is always led by 'muad-dib'"):
        new(leaders=["gurney-halleck", "random", "random", "random", "random", "random"])


def test_leaders_of_other_boxes_can_be_allies():
    wanted = ["random", "paul-atreides", "princess-yuna-moritani", "random", "lady-jessica", "random"]
    game = new("base-cards", "rise-of-ix", leaders=wanted)
    leaders = [found["leader"] for found in game.view()["players"]]
    assert [leaders[seat] for seat in (1, 2, 4)] == [wanted[seat] for seat in (1, 2, 4)]


@pytest.mark.ruling("six_setup_objectives")
@pytest.mark.parametrize("seed", range(12))
def test_each_team_has_one_objective_of_each_icon_and_commanders_have_none(seed):
    players = new(seed=seed).state.players
    assert [players[seat].objective for seat in COMMANDERS] == [-1, -1]
    icons = {seat: OBJECTIVES[players[seat].objective].icon for seat in ALLIES}
    assert {icons[1], icons[5]} == {icons[2], icons[4]}
    assert len({icons[1], icons[5]}) == 2


@pytest.mark.ruling("six_setup_objectives")
def test_the_second_desert_mouse_goes_to_the_opposing_neighbour():
    told = [
        "dealt-objective:objective-desert-mouse-first-player",
        "dealt-objective:objective-crysknife",
        "dealt-objective:objective-crysknife-4-6p",
        "dealt-objective:objective-desert-mouse-4-6p",
    ]
    game = sietch.new("uprising", players=6, modules=["choam"], leaders="random", chance="ask")
    while game.decision.seat == sietch.CHANCE and any("leader" in option.key for option in game.decision.options):
        game.choose(0)
    for outcome in told:
        if outcome in [option.key for option in game.decision.options]:
            game.choose(outcome)
    while game.decision.seat == sietch.CHANCE:
        game.choose(0)
    held = [found["objective"] for found in game.view()["players"]]
    # Seats 1 and 5 were dealt both mice: 5 swaps with 4, who sits next to it.
    assert held[1] == "objective-desert-mouse-first-player"
    assert held[4] == "objective-desert-mouse-4-6p"
    assert held[5] == "objective-crysknife-4-6p"
    assert game.view()["first"] == 1


@pytest.mark.ruling("six_commander_has")
def test_a_commander_has_tokens_spies_a_deck_and_no_pieces_of_the_board():
    for seat in COMMANDERS:
        game = new()
        p = game.state.players[seat]
        assert (p.supply, p.garrison, p.goods, p.agents, p.objective_up) == (0, 0, [0, 0, 1], 2, False)
        assert game.view(seat)["players"][seat]["tokens_at_leader"] == ["left", "right"]
        assert sorted(p.hand + p.deck) == DECKS[seat]
        assert len(DECKS[seat]) == 10
    assert game.rules.check(game.state) == []


def test_allies_have_the_usual_deck_and_pieces():
    game = new(leaders=["random", "gurney-halleck", "random", "random", "random", "random"])
    p = game.state.players[1]
    assert (p.garrison, p.supply, p.agents) == (3, 9, 2)
    assert sorted(CARDS[card].id for card in p.hand + p.deck).count("dagger") == 2


@pytest.mark.ruling("six_epic")
def test_the_epic_game_of_six():
    game = new("rise-of-ix", "epic")
    assert game.rules.recipe.conflicts == ((2, 5), (3, 5))
    players = game.state.players
    assert [len(p.intrigues) >= 1 for p in players] == [True] * 6
    assert [p.garrison for p in players] == [0, 5, 5, 0, 5, 5]
    control = next(card.number for card in CARDS if card.id == "control-the-spice")
    assert [control in p.hand + p.deck + p.discard for p in players] == [False, True, True, False, True, True]


@pytest.mark.ruling("six_epic_target")
def test_the_epic_game_of_six_ends_at_12():
    game = new("rise-of-ix", "epic")
    assert game.rules.recipe.points_to_end == 12
    assert game.scores == [4, 1, 1, 4, 1, 1]


@pytest.mark.ruling("six_go_to_11")
def test_go_to_11_starts_allies_at_0_and_commanders_at_4():
    game = new("immortality", "go-to-11")
    assert game.scores == [4, 0, 0, 4, 0, 0]
    assert game.rules.recipe.points_to_end == 10


@pytest.mark.ruling("six_ix_contracts")
def test_each_ally_keeps_a_contract_of_ix_and_hands_the_other_to_the_commander():
    game = new("rise-of-ix")
    asked = []
    while "keep-contract" in game.decision.options[0].key:
        asked.append((game.decision.seat, [option.target for option in game.decision.options]))
        game.choose(0)
    assert [seat for seat, _ in asked] == [1, 2, 4, 5, 0, 3]
    offered = dict(asked)
    # The first option was kept: the second of both allies is what their commander chooses from.
    assert set(offered[0]) == {offered[2][1], offered[4][1]}
    assert set(offered[3]) == {offered[1][1], offered[5][1]}
    held = [[id for id in found["contracts"] if id.startswith("contract-ix")] for found in game.view()["players"]]
    assert [len(contracts) for contracts in held] == [1] * 6
    assert len({id for contracts in held for id in contracts}) == 6


@pytest.mark.ruling("six_immortality")
def test_commanders_keep_their_decks_with_immortality_and_have_family_atomics():
    game = new("immortality")
    for seat in COMMANDERS:
        p = game.state.players[seat]
        assert sorted(p.hand + p.deck) == DECKS[seat]
        assert p.atomics
    assert all("experimentation" in [CARDS[card].id for card in p.hand + p.deck] for p in (game.state.players[1],))


def test_the_first_player_marker_passes_over_all_six_seats_commanders_included():
    game = sietch.new("uprising", players=6, modules=["choam"], seed=2)
    chance = random.Random(2)
    firsts: dict[int, int] = {}
    while not game.over:
        firsts.setdefault(game.state.round, game.state.first)
        game.choose(chance.choice(game.decision.options))
    held = [firsts[number] for number in sorted(firsts)]
    assert len(held) == 9
    assert held == [(held[0] + step) % 6 for step in range(9)]
    assert set(COMMANDERS) <= set(held)
    assert held[0] in ALLIES
