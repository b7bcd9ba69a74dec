"""Combat of six: swords of a commander, cards played for an ally, rewards, concessions, and the end of the game."""

from __future__ import annotations

import pytest
from tests.six_players.six import MUADDIB, SHADDAM, six, take_all
from tests.table import choose, keys, player, rewards_taken, strength_of

CONFLICT = "skirmish-desert-mouse"


def fighting(**troops: int):
    """Troops in the conflict by seat: `s1=3`."""
    table = six().conflict(CONFLICT)
    for seat, n in troops.items():
        table.seat(int(seat[1:]), troops=n, garrison=0)
    return table


@pytest.mark.ruling("six_reveal")
def test_swords_of_a_commander_are_marked_and_added_to_later():
    table = six().seat(5, troops=2, garrison=1, hand=["dagger"])
    table.seat(SHADDAM, hand=["corrino-might", "demand-results"], swordmaster=True)
    game = choose(table.turn(SHADDAM), "activate:5", "reveal")
    # Two swords of cards and two of the bonus token.
    assert strength_of(game, 5) == 4 + 4
    take_all(game, SHADDAM).choose("end")
    while game.decision.seat != 5:
        game.choose("reveal" if "reveal" in keys(game) else 0)
    game.choose("reveal")
    assert strength_of(game, 5) == 4 + 4 + 1


@pytest.mark.ruling("six_reveal")
def test_swords_count_nothing_for_an_ally_without_units_at_the_end_of_its_reveal_turn():
    table = six().seat(5, hand=["dagger"], swords=3, has_revealed=False)
    game = table.reveal(5)
    take_all(game, 5).choose("end")
    assert game.state.players[5].swords == 0


@pytest.mark.ruling("six_reveal_after_ally")
def test_an_ally_whose_last_unit_a_commander_retreats_has_lost_its_swords():
    table = six().seat(2, hand=[], troops=2, garrison=3, swords=4, has_revealed=True)
    game = choose(table.seat(MUADDIB, hand=["chani-clever-tactician"]).turn(MUADDIB), "activate:2", "reveal")
    game = choose(game, "effect:chani-clever-tactician.reveal.0")
    assert (game.state.players[2].troops, game.state.players[2].swords) == (0, 8)
    game.choose("end")
    assert game.state.players[2].swords == 0


@pytest.mark.ruling("six_reveal_after_ally")
def test_an_ally_who_is_brought_back_has_only_the_swords_of_the_commanders_turn():
    table = six().seat(2, hand=[], troops=2, garrison=3, swords=4, has_revealed=True)
    table.seat(MUADDIB, hand=["chani-clever-tactician", "limited-landsraad-access"], intrigues=["detonation"])
    game = choose(table.turn(MUADDIB), "activate:2", "reveal", "effect:chani-clever-tactician.reveal.0")
    game = choose(game, "intrigue:detonation", "branch:intrigue.detonation.plot.1", "number:1")
    # Four swords of Chani and one more; the four of the ally's own Reveal turn went with its last unit.
    assert strength_of(game, 2) == 2 + 4 + 1
    # Whoever keeps a unit there keeps the swords.
    table.seat(2, worms=1)
    game = choose(table.turn(MUADDIB), "activate:2", "reveal", "effect:chani-clever-tactician.reveal.0")
    game = choose(game, "intrigue:detonation", "branch:intrigue.detonation.plot.1", "number:1")
    assert strength_of(game, 2) == 3 + 2 + 4 + 4 + 1


@pytest.mark.ruling("six_reveal")
def test_swords_given_to_an_ally_who_has_not_revealed_wait_for_its_units():
    table = six().seat(5, hand=["dagger"], garrison=3).seat(SHADDAM, hand=["corrino-might"], swordmaster=False)
    game = choose(table.turn(SHADDAM), "activate:5", "reveal")
    take_all(game, SHADDAM).choose("end")
    assert (strength_of(game, 5), game.state.players[5].swords) == (0, 1)


@pytest.mark.ruling("six_reveal_after_ally")
def test_an_ally_brought_into_the_conflict_after_its_reveal_has_lost_its_own_swords():
    table = six().seat(2, hand=["dagger", "dagger"])
    table.seat(MUADDIB, hand=["limited-landsraad-access", "usul"], swordmaster=False)
    game = table.reveal(2)
    take_all(game, 2).choose("end")
    assert game.state.players[2].swords == 0
    while game.decision.seat != MUADDIB:
        game.choose("reveal" if "reveal" in keys(game) else 0)
    # An Agent turn for the ally who has revealed: two troops go to the conflict.
    game = choose(game, "activate:2", "play:usul", "send:arrakeen", "effect:usul.agent.0", "branch:usul.agent.0.0")
    take_all(game, MUADDIB)
    game = choose(game, "deploy", "number:2", "end")
    while game.decision.seat != MUADDIB:
        game.choose("reveal" if "reveal" in keys(game) else 0)
    game = choose(game, "activate:2", "reveal")
    assert strength_of(game, 2) == 2 * 2 + 1


@pytest.mark.ruling("six_combat_intrigue")
def test_a_commander_plays_a_combat_card_for_one_ally_with_units():
    table = fighting(s2=1, s4=1, s1=1).seat(MUADDIB, intrigues=["impress"], hand=[])
    game = table.combat()
    assert game.decision.seat == MUADDIB
    game.choose("intrigue:impress")
    assert keys(game) == ["fighter:2", "fighter:4"]
    before = strength_of(game, 4)
    game.choose("fighter:4")
    assert strength_of(game, 4) > before
    assert strength_of(game, 2) == 2


@pytest.mark.ruling("six_combat_intrigue")
def test_the_cards_of_a_commander_who_may_play_them_do_not_change_who_is_activated():
    for card in ("tactical-option", "choam-profits"):
        table = six().conflict(CONFLICT).seat(2, troops=1).seat(4, troops=1).seat(MUADDIB, activated=4)
        game = table.seat(MUADDIB, intrigues=[card]).combat()
        assert player(game, MUADDIB)["activated"] == 4


@pytest.mark.ruling("six_combat_intrigue")
@pytest.mark.parametrize("activated", [2, 4])
def test_reasons_against_a_combat_card_are_those_of_an_ally_who_fights(activated):
    table = six().conflict(CONFLICT).seat(2, troops=1)
    table.seat(MUADDIB, intrigues=["go-to-ground", "spice-is-power"], activated=activated)
    game = table.combat()
    assert keys(game) == ["intrigue:go-to-ground", "pass"]
    assert game.why_not("intrigue:go-to-ground") is None
    why = game.why_not("intrigue:spice-is-power")
    assert why is not None
    assert why[1]["leader"] == (f"leader-{player(game, 2)['leader']}", {})
    assert player(game, MUADDIB)["activated"] == activated


@pytest.mark.ruling("six_combat_intrigue")
def test_a_commander_whose_allies_have_no_units_plays_no_combat_card():
    game = fighting(s1=1).seat(MUADDIB, intrigues=["impress"]).combat()
    assert all(event.seat != MUADDIB for event in game.events() if event.kind == "intrigue-played")
    assert game.view()["phase"] != "combat"


@pytest.mark.ruling("six_rewards")
def test_allies_fight_separately_for_three_rewards_and_commanders_take_none():
    game = fighting(s1=4, s2=3, s4=2, s5=1).resolve_combat()
    assert rewards_taken(game) == {1: 1, 2: 2, 4: 3}


@pytest.mark.ruling("six_concede")
def test_one_of_two_tied_allies_of_a_team_may_concede():
    game = fighting(s2=4, s4=4, s1=3).resolve_combat()
    assert game.decision.prompt[0] == "prompt-concede"
    assert game.decision.seat == 2
    game.choose("yes")
    assert rewards_taken(game) == {4: 1, 2: 2, 1: 3}
    assert [event.seat for event in game.events() if event.kind == "conflict-won"] == [4]


@pytest.mark.ruling("six_concede")
def test_where_nobody_concedes_the_usual_tie_stands():
    game = choose(fighting(s2=4, s4=4, s1=3).resolve_combat(), "no", "no")
    assert rewards_taken(game) == {2: 2, 4: 2, 1: 3}


@pytest.mark.ruling("six_concede")
def test_who_concedes_for_the_third_place_gets_nothing():
    game = fighting(s1=4, s5=3, s2=2, s4=2).resolve_combat()
    game.choose("yes")
    assert rewards_taken(game) == {1: 1, 5: 2, 4: 3}


@pytest.mark.ruling("six_concede")
def test_a_tie_between_teams_is_not_asked_about():
    game = fighting(s1=4, s2=4).resolve_combat()
    assert rewards_taken(game) == {1: 2, 2: 2}


@pytest.mark.ruling("six_end")
def test_any_single_player_at_10_points_ends_the_game():
    table = six().seat(SHADDAM, points=10)
    for seat in range(6):
        table.seat(seat, hand=[])
    game = table.combat()
    assert game.over
    assert game.winners == [1, 3, 5]


@pytest.mark.ruling("six_end")
def test_the_game_ends_after_the_last_conflict():
    table = six().conflict("propaganda")
    for seat in range(6):
        table.seat(seat, hand=[])
    assert not table.round(8).combat().over
    assert table.round(9).combat().over


@pytest.mark.ruling("six_reveal")
def test_swords_of_the_commander_and_of_the_ally_add_up():
    table = six().seat(5, troops=2, garrison=1, hand=["dagger"])
    table.seat(SHADDAM, hand=["corrino-might", "demand-results", "calculus-of-power"], swordmaster=False)
    game = choose(table.turn(SHADDAM), "activate:5", "reveal")
    given = strength_of(game, 5) - 4
    take_all(game, SHADDAM).choose("end")
    while game.decision.seat != 5:
        game.choose("reveal" if "reveal" in keys(game) else 0)
    game.choose("reveal")
    assert strength_of(game, 5) == 4 + given + 1


@pytest.mark.ruling("six_end")
@pytest.mark.parametrize(
    ("good", "winners"), [({"spice": 1}, [1, 3, 5]), ({"solari": 1}, [1, 3, 5]), ({"garrison": 4}, [1, 3, 5])]
)
def test_ties_are_broken_by_what_the_teams_have_together(good, winners):
    game = six().seat(5, **good).endgame()
    assert game.winners == winners


@pytest.mark.ruling("six_end")
def test_teams_that_are_level_in_everything_share_the_win():
    assert six().endgame().winners == [0, 1, 2, 3, 4, 5]


@pytest.mark.ruling("six_endgame_cards")
@pytest.mark.parametrize("card", ["crysknife", "desert-mouse", "ornithopter"])
def test_battle_icon_cards_are_useless_to_commanders(card):
    game = six().seat(MUADDIB, intrigues=[card]).endgame()
    assert keys(game) == ["done"]


@pytest.mark.ruling("six_endgame_cards")
def test_shadow_alliance_counts_shared_influence_and_alliances_of_the_other_team():
    table = six().seat(2, influence={"guild": 4}).seat(1, influence={"guild": 5}).alliance("guild", 1)
    game = table.seat(MUADDIB, intrigues=["shadow-alliance"]).endgame()
    assert "intrigue:shadow-alliance" in keys(game)
    table = six().seat(2, influence={"guild": 5}).seat(4, influence={"guild": 4}).alliance("guild", 2)
    game = table.seat(MUADDIB, intrigues=["shadow-alliance"]).endgame()
    assert keys(game) == ["done"]


@pytest.mark.ruling("six_endgame_cards")
@pytest.mark.parametrize(("seat", "faction", "holder"), [(MUADDIB, "fremen", 1), (SHADDAM, "emperor", 2)])
def test_shadow_alliance_does_not_count_the_personal_board(seat, faction, holder):
    table = six().seat(holder, influence={faction: 4}).alliance(faction, holder)
    game = table.seat(seat, intrigues=["shadow-alliance"], own_influence=4).endgame()
    assert keys(game) == ["done"]


@pytest.mark.ruling("six_endgame_cards")
def test_choam_profits_score_for_a_commander():
    contracts = ["contract-harvest-3", "contract-harvest-4", "contract-espionage", "contract-immediate"]
    game = six().seat(SHADDAM, intrigues=["choam-profits"], completed=contracts).endgame()
    assert "intrigue:choam-profits" in keys(game)


def test_secrets_steals_from_the_other_team_only():
    full = ["cunning", "contingency-plan", "impress", "opportunism"]
    table = six().seat(4, intrigues=full).seat(1, hand=["diplomacy", "convincing-argument"])
    game = choose(table.turn(1), "play:diplomacy", "send:secrets")
    take_all(game, 1)
    assert len(player(game, 4)["intrigues"]) == 3
    table = six().seat(4, intrigues=full).seat(2, hand=["diplomacy", "convincing-argument"])
    game = choose(table.turn(2), "play:diplomacy", "send:secrets")
    take_all(game, 2)
    assert len(player(game, 4)["intrigues"]) == 4


@pytest.mark.ruling("six_endgame_cards")
@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1)])
def test_secure_spice_trade_scores_for_a_commander(copies: int, points: int):
    table = six().seat(MUADDIB, intrigues=["secure-spice-trade"], discard=["the-spice-must-flow"] * copies)
    before = player(table.turn(1), MUADDIB)["points"]
    game = table.endgame()
    while not game.over:
        game.choose(0)
    assert player(game, MUADDIB)["points"] == before + points


@pytest.mark.ruling("six_commander_has")
def test_a_contract_of_a_commander_is_completed_by_the_commanders_own_agent():
    for seat in (MUADDIB, 2):
        table = six().seat(
            MUADDIB, contracts=["contract-deliver-supplies"], hand=["demand-attention", "convincing-argument"]
        )
        table.seat(2, hand=["diplomacy", "convincing-argument"])
        game = table.turn(seat)
        game = choose(game, *(["activate:2"] if seat == MUADDIB else []))
        card = "demand-attention" if seat == MUADDIB else "diplomacy"
        game = choose(game, f"play:{card}", "send:deliver-supplies")
        take_all(game, seat)
        assert (player(game, MUADDIB)["completed"] == ["contract-deliver-supplies"]) is (seat == MUADDIB)
