"""Odds of battles on the map, from what a seat may see."""

from __future__ import annotations

import pytest

from sietch.arrakis.components import AREAS, ATREIDES, HARKONNEN, TOKENS, number_of
from sietch.arrakis.map_odds import MapOdds, NoBattle, Shown, map_odds
from sietch.arrakis.odds import Battle, Legion, Side, odds
from sietch.arrakis.scenario import Scenario, arrakis, legion, rolled
from sietch.core.game import SPECTATOR, Game

NOTHING = Battle(Side(Legion()), Side(Legion()))


def asked(game: Game, seat: int, area: str, target: str, plan: Battle = NOTHING, shown: Shown | None = None) -> MapOdds:
    return map_odds(game.state, seat, shown or Shown(), number_of(AREAS, area), number_of(AREAS, target), plan)


def table() -> Scenario:
    return arrakis().area("arrakeen", harkonnen=legion(regular=3, elite=1, leader=1)).settlements("arrakeen")


def test_what_lies_open_is_certain():
    game = table().area("imperial-basin", atreides=legion(regular=2, named=["chani"])).turn(HARKONNEN)
    for seat in (ATREIDES, HARKONNEN, SPECTATOR):
        found = asked(game, seat, "arrakeen", "imperial-basin")
        (case,) = found.cases
        assert found.attacker == HARKONNEN
        assert found.in_reach
        assert case.battle.attacker.legion == Legion(3, 1, 0, 1)
        assert case.battle.defender.legion == Legion(2, named=("chani",))
        assert case.odds == odds(Battle(Side(Legion(3, 1, 0, 1)), Side(Legion(2, named=("chani",)))))


def test_the_settlement_counts_for_its_defender_alone():
    game = table().area("imperial-basin", atreides=legion(regular=2)).turn(HARKONNEN)
    assert asked(game, ATREIDES, "imperial-basin", "arrakeen").cases[0].battle.settlement == 3
    assert asked(game, ATREIDES, "arrakeen", "imperial-basin").cases[0].battle.settlement == 0


def test_a_token_is_everything_that_was_not_seen_to_the_enemy_and_itself_to_its_owner():
    game = table().area("imperial-basin", atreides=legion(regular=1, tokens=["at-start-c"])).turn(HARKONNEN)
    (own,) = asked(game, ATREIDES, "arrakeen", "imperial-basin").cases
    assert own.battle.defender.legion == Legion(1, 2)
    shown = Shown((number_of(TOKENS, "at-start-a"),) * 2 + (number_of(TOKENS, "at-start-d"),))
    seen = asked(game, HARKONNEN, "arrakeen", "imperial-basin", shown=shown)
    # Eight less three: one of two regulars, three of one and one, one of two elites.
    assert {case.battle.defender.legion: case.chance for case in seen.cases} == pytest.approx(
        {Legion(3): 1 / 5, Legion(2, 1): 3 / 5, Legion(1, 2): 1 / 5}
    )
    mean = sum(case.chance * case.odds.attacker_wins for case in seen.cases)
    assert seen.odds.attacker_wins == pytest.approx(mean)


def test_two_tokens_are_drawn_without_putting_back():
    tokens = ["at-std-e", "at-std-d"]
    game = table().area("imperial-basin", atreides=legion(tokens=tokens)).turn(HARKONNEN)
    seen = asked(game, SPECTATOR, "arrakeen", "imperial-basin")
    chances = {case.battle.defender.legion: case.chance for case in seen.cases}
    assert sum(chances.values()) == pytest.approx(1)
    # Both tokens with two regulars: 2/8 * 1/7.
    assert chances[Legion(4)] == pytest.approx(1 / 28)


def test_a_hidden_sietch_has_one_of_the_levels_that_are_left():
    game = table().area("imperial-basin", atreides=legion(regular=2)).sietch("imperial-basin", 3, hidden=True)
    playing = game.turn(HARKONNEN)
    (own,) = asked(playing, ATREIDES, "arrakeen", "imperial-basin").cases
    assert own.battle.settlement == 3
    seen = asked(playing, HARKONNEN, "arrakeen", "imperial-basin", shown=Shown(levels=(1, 2, 2)))
    assert {case.battle.settlement: case.chance for case in seen.cases} == pytest.approx({1: 1 / 5, 2: 2 / 5, 3: 2 / 5})


def test_too_many_units_are_removed_the_weakest_first():
    game = table().area("imperial-basin", atreides=legion(regular=5, tokens=["at-start-c"])).turn(HARKONNEN)
    (own,) = asked(game, ATREIDES, "arrakeen", "imperial-basin").cases
    assert own.battle.defender.legion == Legion(4, 2)


def test_an_undefended_settlement_falls():
    game = table().area("imperial-basin", atreides=legion(regular=1)).settlements("carthag").turn(ATREIDES)
    assert asked(game, ATREIDES, "imperial-basin", "carthag").odds.attacker_wins == 1


def test_cards_are_no_more_than_there_are_and_a_ban_forbids_them():
    with_hand = table().area("imperial-basin", atreides=legion(regular=2)).hand(HARKONNEN, "hunter-seeker")
    plan = Battle(Side(Legion(), cards=5), Side(Legion(), cards=5))
    (case,) = asked(with_hand.turn(HARKONNEN), ATREIDES, "arrakeen", "imperial-basin", plan).cases
    assert (case.battle.attacker.cards, case.battle.defender.cards) == (1, 0)
    banned = table().area("imperial-basin", atreides=legion(regular=2)).hand(HARKONNEN, "hunter-seeker")
    game = banned.sanctions("landsraad").turn(HARKONNEN)
    assert asked(game, HARKONNEN, "arrakeen", "imperial-basin", plan).cases[0].battle.attacker.cards == 0


def test_a_battle_that_is_being_fought_goes_on_where_it_stands():
    game = (
        table()
        .area("imperial-basin", atreides=legion(regular=3))
        .dice(ATREIDES, strategy=2)
        .settlements("arrakeen")
        .turn(ATREIDES)
    )
    game.choose("branch:action.both.strategy.1")
    game.choose("legion:imperial-basin", outcomes=rolled(shield=3) + rolled(shield=6))
    assert {option.key for option in game.decision.options} == {"yes", "no"}
    (case,) = asked(game, HARKONNEN, "imperial-basin", "arrakeen").cases
    assert (case.battle.fought, case.battle.deciding, case.battle.settlement) == (1, True, 3)
    assert case.odds.rounds[0].number == 2


def test_where_there_is_no_battle_the_reason_is_told():
    game = table().turn(HARKONNEN)
    with pytest.raises(NoBattle, match="no legion here: Carthag"):
        asked(game, HARKONNEN, "carthag", "arrakeen")
    with pytest.raises(NoBattle, match="nothing to attack here: Carthag"):
        asked(game, HARKONNEN, "arrakeen", "carthag")
