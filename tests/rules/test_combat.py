"""Phase 3: Combat Intrigue cards, ranking with all ties, rewards, battle icons, sandworms, clean-up."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest
from tests.table import choose, goods, keys, player, rewards_taken, strength_of

from sietch.core.game import Game
from sietch.imperium.combat import ranking
from sietch.imperium.scenario import Scenario, uprising

# ---- Combat Intrigue cards


@pytest.mark.ruling("up_combat_intrigue_who")
def test_players_with_units_play_any_number_of_combat_cards_from_the_first_player_clockwise():
    table = uprising().first_player(2)
    for seat in range(4):
        table.seat(seat, troops=0 if seat == 3 else 1)
    table.seat(0, intrigues=["contingency-plan"]).seat(1, intrigues=["find-weakness"])
    table.seat(2, intrigues=["contingency-plan", "tactical-option"]).seat(3, intrigues=["contingency-plan", "devour"])
    game = table.combat()
    assert game.decision.seat == 2
    assert set(keys(game)) == {"intrigue:contingency-plan", "intrigue:tactical-option", "pass"}
    choose(game, "intrigue:contingency-plan", "intrigue:tactical-option", "branch:intrigue.tactical-option.combat.0")
    assert player(game, 2)["swords"] == 5
    # Seat 3 has cards but no unit, so it is not asked.
    assert game.decision.seat == 0
    game.choose("pass")
    assert game.decision.seat == 1
    assert player(game, 3)["intrigues_count"] == 2


@pytest.mark.ruling("up_combat_intrigue_who")
def test_plot_and_endgame_cards_are_not_played_in_combat():
    game = uprising().seat(0, troops=1, intrigues=["mercenaries", "shadow-alliance", "contingency-plan"]).combat()
    assert keys(game) == ["intrigue:contingency-plan", "pass"]
    assert game.why_not("intrigue:mercenaries") == ("why-intrigue-kind", {"kind": "combat"})


@pytest.mark.ruling("up_combat_pass_again")
def test_having_passed_does_not_bind_and_combat_waits_until_all_pass_in_a_row():
    table = uprising(players=3).seat(0, troops=1, intrigues=["contingency-plan"])
    table.seat(1, troops=1, intrigues=["tactical-option"])
    game = table.combat()
    choose(game, "pass", "intrigue:tactical-option", "branch:intrigue.tactical-option.combat.0")
    assert game.decision.seat == 0  # seat 1 has no card left; seat 0 may act again
    assert keys(game) == ["intrigue:contingency-plan", "pass"]
    game.choose("intrigue:contingency-plan")
    assert rewards_taken(game) == {0: 1, 1: 2}
    assert "skirmish-desert-mouse" in player(game, 0)["won"] + player(game, 0)["matched"]


@pytest.mark.ruling("up_combat_pass_again")
def test_ending_a_chance_in_which_a_card_was_played_is_not_a_pass():
    table = uprising(players=3)
    for seat, card in enumerate(["cunning", "mercenaries", "detonation"]):
        table.seat(seat, troops=1, intrigues=[card])
    game = table.seat(2, intrigues=["contingency-plan", "detonation"]).combat()
    choose(game, "pass", "pass", "intrigue:contingency-plan")
    assert keys(game) == ["done"]
    game.choose("done")
    for seat in (0, 1, 2):
        assert (game.decision.seat, keys(game)) == (seat, ["pass"])
        assert rewards_taken(game) == {}
        game.choose("pass")
    assert rewards_taken(game) == {2: 1, 0: 3, 1: 3}
    assert [event.seat for event in game.events() if event.kind == "passed"] == [0, 1, 0, 1, 2]


@pytest.mark.ruling("up_combat_adjust_marker")
def test_the_marker_follows_units_and_swords_and_a_lone_sandworm_still_counts():
    table = uprising(players=3).seat(0, troops=2, worms=1, swords=1, intrigues=["tactical-option", "contingency-plan"])
    game = table.seat(1, troops=1, intrigues=["cunning"]).combat()
    assert strength_of(game, 0) == 8
    choose(game, "intrigue:tactical-option", "branch:intrigue.tactical-option.combat.1", "number:2")
    assert (player(game, 0)["troops"], player(game, 0)["garrison"]) == (0, 5)
    assert strength_of(game, 0) == 4
    game.choose("intrigue:contingency-plan")
    assert strength_of(game, 0) == 7


@pytest.mark.ruling("up_combat_adjust_marker")
def test_without_a_unit_left_the_marker_goes_to_0():
    table = uprising(players=3).seat(0, troops=2, swords=5, intrigues=["tactical-option", "contingency-plan"])
    game = table.seat(1, troops=1, intrigues=["cunning"]).combat()
    choose(game, "intrigue:tactical-option", "branch:intrigue.tactical-option.combat.1", "number:2")
    assert strength_of(game, 0) == 0
    assert player(game, 0)["swords"] == 5
    # Without a unit no further Combat card can be played.
    assert game.decision.seat == 1
    game.choose("pass")
    assert rewards_taken(game) == {1: 1}


# ---- rewards and ties
#
# The rulebook's rules as a table. A key tells how many players share the highest strength above 0, the next, and so
# on; the value tells which reward each of these groups takes (0: none).

THREE_PLAYERS: dict[tuple[int, ...], tuple[int, ...]] = {
    (): (),
    (1,): (1,),
    (2,): (2,),
    (1, 1): (1, 2),
    (3,): (2,),
    (2, 1): (2, 0),
    (1, 2): (1, 3),
    (1, 1, 1): (1, 2, 0),
}
FOUR_PLAYERS: dict[tuple[int, ...], tuple[int, ...]] = {
    (): (),
    (1,): (1,),
    (2,): (2,),
    (1, 1): (1, 2),
    (3,): (2,),
    (2, 1): (2, 3),
    (1, 2): (1, 3),
    (1, 1, 1): (1, 2, 3),
    (4,): (2,),
    (3, 1): (2, 0),
    (1, 3): (1, 3),
    (2, 2): (2, 0),
    (2, 1, 1): (2, 3, 0),
    (1, 2, 1): (1, 3, 0),
    (1, 1, 2): (1, 2, 0),
    (1, 1, 1, 1): (1, 2, 3, 0),
}
TABLES = {3: THREE_PLAYERS, 4: FOUR_PLAYERS}


def expected(strengths: tuple[int, ...], table: Mapping[tuple[int, ...], tuple[int, ...]]) -> dict[int, int]:
    levels = sorted({n for n in strengths if n}, reverse=True)
    rewards = table[tuple(strengths.count(level) for level in levels)]
    found = {seat: rewards[levels.index(n)] for seat, n in enumerate(strengths) if n}
    return {seat: reward for seat, reward in found.items() if reward}


@pytest.mark.ruling("up_rewards")
@pytest.mark.ruling("up_rewards_third_with_3")
@pytest.mark.ruling("up_zero_strength_no_reward")
@pytest.mark.ruling("up_tie_first")
@pytest.mark.ruling("up_tie_first_three_players")
@pytest.mark.ruling("up_tie_first_two_of_four")
@pytest.mark.ruling("up_tie_first_three_of_four")
@pytest.mark.ruling("up_tie_second")
@pytest.mark.ruling("up_tie_third")
@pytest.mark.parametrize("players", [3, 4])
def test_every_ranking_gives_the_rewards_of_the_rulebook(players: int):
    table = TABLES[players]
    assert len(table) == 2**players  # every way to share the places
    seen = set()
    for strengths in product(range(players + 1), repeat=players):
        assert ranking(list(strengths)) == expected(strengths, table), strengths
        seen.add(tuple(strengths.count(n) for n in sorted({n for n in strengths if n}, reverse=True)))
    assert seen == set(table)


@pytest.mark.ruling("up_winner_takes_card")
@pytest.mark.parametrize(
    ("players", "groups"), [(players, groups) for players, table in TABLES.items() for groups in table]
)
def test_in_play_every_ranking_gives_its_solari_and_only_a_single_first_takes_the_card(
    players: int, groups: tuple[int, ...]
):
    """Skirmish (desert mouse) gives 2, 3 and 2 solari."""
    strengths = [4 - place for place, size in enumerate(groups) for _ in range(size)]
    strengths += [0] * (players - len(strengths))
    table = uprising(players=players).conflict("skirmish-desert-mouse")
    for seat, n in enumerate(strengths):
        table.seat(seat, troops=n, objective_up=False, points=0)
    game = table.resolve_combat()
    rewards = expected(tuple(strengths), TABLES[players])
    assert rewards_taken(game) == rewards
    for seat in range(players):
        assert goods(game, seat)[0] == {1: 2, 2: 3, 3: 2}.get(rewards.get(seat, 0), 0)
        winner = rewards.get(seat) == 1
        assert player(game, seat)["won"] == (["skirmish-desert-mouse"] if winner else [])
    nobody_won = 1 not in rewards.values()
    assert game.view()["conflicts_left"] == (["skirmish-desert-mouse"] if nobody_won else [])


def solari_after(strengths: list[int]) -> list[int]:
    """Skirmish (desert mouse): 2 solari for the first, 3 for the second, 2 for the third reward."""
    table = uprising(players=len(strengths)).conflict("skirmish-desert-mouse")
    for seat, n in enumerate(strengths):
        table.seat(seat, troops=1 if n else 0, swords=max(n - 2, 0))
    game = table.resolve_combat()
    return [goods(game, seat)[0] for seat in range(len(strengths))]


@pytest.mark.ruling("up_rewards")
def test_with_four_players_the_three_strongest_are_rewarded():
    assert solari_after([5, 9, 3, 7]) == [2, 2, 0, 3]


@pytest.mark.ruling("up_rewards_third_with_3")
def test_with_three_players_the_third_place_gets_nothing():
    assert solari_after([9, 5, 3]) == [2, 3, 0]


@pytest.mark.ruling("up_zero_strength_no_reward")
def test_no_strength_no_reward_even_where_a_reward_is_left():
    assert solari_after([9, 0, 0, 0]) == [2, 0, 0, 0]
    assert solari_after([0, 0, 0, 0]) == [0, 0, 0, 0]


@pytest.mark.ruling("up_tie_first")
@pytest.mark.ruling("up_tie_first_three_players")
def test_two_of_three_tied_for_first_take_the_second_reward_and_the_other_nothing():
    assert solari_after([9, 9, 5]) == [3, 3, 0]


@pytest.mark.ruling("up_tie_first_two_of_four")
def test_two_of_four_tied_for_first_leave_the_third_reward_to_the_next():
    assert solari_after([9, 9, 5, 3]) == [3, 3, 2, 0]
    assert solari_after([9, 9, 5, 5]) == [3, 3, 0, 0]


@pytest.mark.ruling("up_tie_first_three_of_four")
def test_three_of_four_tied_for_first_leave_nothing():
    assert solari_after([9, 9, 9, 5]) == [3, 3, 3, 0]
    assert solari_after([9, 9, 9, 9]) == [3, 3, 3, 3]


@pytest.mark.ruling("up_tie_second")
def test_players_tied_for_second_each_take_the_third_reward():
    assert solari_after([9, 6, 6]) == [2, 2, 2]
    assert solari_after([9, 6, 6, 4]) == [2, 2, 2, 0]


@pytest.mark.ruling("up_tie_third")
def test_players_tied_for_third_take_nothing():
    assert solari_after([9, 6, 4, 4]) == [2, 3, 0, 0]


@pytest.mark.ruling("up_tie_first")
def test_a_tie_for_first_gives_nobody_control():
    game = uprising().conflict("siege-of-arrakeen").seat(0, troops=2).seat(1, troops=2).resolve_combat()
    assert rewards_taken(game) == {0: 2, 1: 2}
    assert game.view()["control"] == {"arrakeen": None, "spice-refinery": None, "imperial-basin": None}
    assert game.view()["conflicts_left"] == ["siege-of-arrakeen"]


@pytest.mark.ruling("up_winner_takes_card")
def test_the_winner_takes_the_card_face_up_after_all_rewards():
    game = uprising().seat(0, troops=3, objective="objective-crysknife").seat(1, troops=1).resolve_combat()
    assert player(game, 0)["won"] == ["skirmish-desert-mouse"]
    order = [event.kind for event in game.events() if event.kind in ("reward-taken", "conflict-won")]
    assert order == ["reward-taken", "reward-taken", "conflict-won"]


@pytest.mark.ruling("up_combat_cleanup")
def test_after_combat_troops_go_to_supply_and_sandworms_and_strength_are_gone():
    table = uprising().seat(0, troops=4, garrison=2, worms=2, swords=3).seat(1, troops=1, garrison=0, swords=1)
    game = table.resolve_combat()
    for seat, garrison in ((0, 2), (1, 0)):
        found = player(game, seat)
        assert (found["troops"], found["worms"], found["swords"]) == (0, 0, 0)
        assert (found["garrison"], found["supply"]) == (garrison, 12 - garrison)
        assert strength_of(game, seat) == 0


# ---- battle icons


@pytest.mark.ruling("up_battle_icons")
@pytest.mark.parametrize(
    ("conflict", "objective", "matches"),
    [
        ("skirmish-desert-mouse", "objective-desert-mouse-4-6p", True),
        ("skirmish-desert-mouse", "objective-crysknife", False),
        ("skirmish-crysknife", "objective-crysknife", True),
        ("skirmish-ornithopter", "objective-ornithopter-1-3p", True),
        ("skirmish-ornithopter", "objective-crysknife", False),
    ],
)
def test_a_won_card_and_an_objective_with_the_same_icon_are_turned_down_for_a_point(
    conflict: str, objective: str, matches: bool
):
    table = uprising().conflict(conflict).seat(0, troops=1, objective=objective, points=1)
    game = table.resolve_combat()
    if keys(game)[0].startswith("faction:"):
        game.choose("faction:guild")
    found = player(game, 0)
    assert found["points"] == (2 if matches else 1)
    assert found["objective_up"] is not matches
    assert found["matched"] == ([conflict] if matches else [])
    assert found["won"] == ([] if matches else [conflict])


@pytest.mark.ruling("up_battle_icons")
def test_two_conflict_cards_with_the_same_icon_match_once():
    table = uprising().conflict("skirmish-ornithopter").seat(0, troops=1, points=1, objective="objective-crysknife")
    game = table.seat(0, won=["shadow-contest"]).resolve_combat()
    assert player(game, 0)["points"] == 2
    assert player(game, 0)["matched"] == ["shadow-contest", "skirmish-ornithopter"]
    assert player(game, 0)["won"] == []


@pytest.mark.ruling("up_battle_icons")
def test_cards_already_face_down_match_nothing():
    table = uprising().conflict("skirmish-ornithopter").seat(0, troops=1, points=1, objective="objective-crysknife")
    game = table.seat(0, matched=["shadow-contest", "siege-of-arrakeen"]).resolve_combat()
    assert player(game, 0)["points"] == 1
    assert player(game, 0)["won"] == ["skirmish-ornithopter"]


# ---- sandworms


@pytest.mark.ruling("up_sandworm_doubling")
@pytest.mark.parametrize(("worms", "spice", "garrison"), [(0, 2, 4), (1, 4, 5), (3, 4, 5)])
def test_a_sandworm_doubles_the_reward_once_but_not_control_or_the_icon(worms: int, spice: int, garrison: int):
    table = uprising().conflict("secure-imperial-basin").shield_wall(False)
    table.seat(0, troops=1, worms=worms, points=0, objective="objective-desert-mouse-4-6p")
    game = table.resolve_combat()
    assert goods(game, 0)[1] == spice
    assert player(game, 0)["garrison"] == garrison
    assert game.view()["control"]["imperial-basin"] == 0
    assert [event.kind for event in game.events()].count("control-taken") == 1
    assert player(game, 0)["points"] == 1  # one match, not two


@pytest.mark.ruling("up_sandworm_doubling")
def test_only_the_player_with_the_sandworm_doubles():
    game = uprising().seat(0, troops=5).seat(1, worms=1).seat(2, troops=1).resolve_combat()
    assert [goods(game, seat)[0] for seat in range(3)] == [2, 6, 2]


def spice_freighters(spice: int, worms: int) -> Game:
    """The first reward: influence of choice, and 3 spice for a victory point."""
    table = uprising(players=3).conflict("spice-freighters")
    return table.seat(0, troops=1, worms=worms, spice=spice, objective="objective-ornithopter-1-3p").resolve_combat()


@pytest.mark.ruling("up_sandworm_doubling_paid")
@pytest.mark.parametrize(
    ("answers", "influence", "spice", "points"),
    [
        (("faction:guild", "yes", "faction:guild", "yes"), {"guild": 2}, 0, 3),
        (("faction:guild", "yes", "faction:fremen", "yes"), {"guild": 1, "fremen": 1}, 0, 2),
        (("faction:guild", "yes", "faction:fremen", "no"), {"guild": 1, "fremen": 1}, 3, 1),
        (("faction:guild", "no", "faction:fremen", "yes"), {"guild": 1, "fremen": 1}, 3, 1),
        (("faction:guild", "no", "faction:fremen", "no"), {"guild": 1, "fremen": 1}, 6, 0),
    ],
)
def test_worked_example_of_a_doubled_reward_that_is_paid_for(
    answers: tuple[str, ...], influence: dict[str, int], spice: int, points: int
):
    """2 influence, with one faction or two; 3 spice for 1 point or 6 for 2 (2 influence bring 1 more)."""
    game = choose(spice_freighters(spice=6, worms=1), *answers)
    assert {faction: n for faction, n in player(game, 0)["influence"].items() if n} == influence
    assert goods(game, 0)[1] == spice
    assert player(game, 0)["points"] == points


@pytest.mark.ruling("up_sandworm_doubling_paid")
def test_the_second_payment_is_not_offered_where_it_cannot_be_made():
    game = choose(spice_freighters(spice=5, worms=1), "faction:guild", "yes", "faction:fremen")
    assert game.view()["round"] == 2
    assert (goods(game, 0)[1], player(game, 0)["points"]) == (2, 1)


@pytest.mark.ruling("up_sandworm_doubling_paid")
def test_without_a_sandworm_the_cost_is_paid_once():
    game = choose(spice_freighters(spice=6, worms=0), "faction:guild", "yes")
    assert game.view()["round"] == 2
    assert (goods(game, 0)[1], player(game, 0)["points"]) == (3, 1)


# ---- the worked example: seats 0, 1 and 2 are the first, second and third player of the rulebook's example


def combat_of_the_example() -> Scenario:
    table = uprising(players=3).conflict("secure-imperial-basin").shield_wall(False)
    table.seat(0, troops=2, worms=1, swords=4, garrison=1, water=0, intrigues=["mercenaries"])
    table.seat(1, troops=4, swords=1, garrison=0, objective="objective-crysknife")
    table.seat(1, intrigues=["contingency-plan", "cunning"])
    return table.seat(2, troops=0, garrison=5, swords=2, intrigues=["contingency-plan"])


@pytest.mark.ruling("up_example_combat_cards")
def test_worked_example_of_combat_cards():
    game = combat_of_the_example().combat()
    assert [strength_of(game, seat) for seat in range(3)] == [11, 9, 0]
    assert (game.decision.seat, keys(game)) == (0, ["pass"])
    game.choose("pass")
    assert (game.decision.seat, keys(game)) == (1, ["intrigue:contingency-plan", "pass"])
    choose(game, "intrigue:contingency-plan", "done")
    # The third player has a card but no unit and is skipped; the first may act again.
    assert (game.decision.seat, keys(game)) == (0, ["pass"])
    game.choose("pass")
    assert (game.decision.seat, keys(game)) == (1, ["pass"])
    assert [strength_of(game, seat) for seat in range(3)] == [11, 12, 0]


def example_resolved() -> Game:
    return choose(combat_of_the_example().combat(), "pass", "intrigue:contingency-plan", "done", "pass", "pass")


@pytest.mark.ruling("up_example_combat_rewards")
def test_worked_example_of_combat_rewards():
    game = example_resolved()
    assert rewards_taken(game) == {1: 1, 0: 2}
    assert goods(game, 1)[1] == 2
    assert player(game, 1)["garrison"] == 1
    assert game.view()["control"]["imperial-basin"] == 1
    assert player(game, 1)["won"] == ["secure-imperial-basin"]
    assert goods(game, 0)[2] == 4
    assert player(game, 0)["garrison"] == 3
    assert goods(game, 2) == (0, 0, 1)
    assert player(game, 2)["garrison"] == 5


@pytest.mark.ruling("up_example_combat_battle_icon")
def test_worked_example_of_a_battle_icon_without_a_match():
    game = example_resolved()
    assert player(game, 1)["points"] == 0
    assert player(game, 1)["won"] == ["secure-imperial-basin"]
    assert player(game, 1)["matched"] == []
    assert player(game, 1)["objective_up"]


@pytest.mark.ruling("up_example_combat_cleanup")
def test_worked_example_of_cleaning_up_after_combat():
    game = example_resolved()
    for seat in range(3):
        found = player(game, seat)
        assert (found["troops"], found["worms"]) == (0, 0)
        assert found["garrison"] + found["supply"] == 12
    assert [player(game, seat)["supply"] for seat in range(3)] == [9, 11, 7]


def test_the_log_tells_the_strengths_then_the_rewards_and_which_are_doubled():
    game = uprising().seat(0, troops=1).seat(1, worms=1, troops=1, swords=2).seat(2, troops=2).resolve_combat()
    kinds = ("strength-counted", "reward-taken", "reward-doubled", "conflict-won")
    assert [(event.kind, event.seat, event.n) for event in game.events() if event.kind in kinds] == [
        ("strength-counted", 1, 7),
        ("strength-counted", 2, 4),
        ("strength-counted", 0, 2),
        ("reward-taken", 1, 1),
        ("reward-doubled", 1, 1),
        ("reward-taken", 2, 2),
        ("reward-taken", 0, 3),
        ("conflict-won", 1, 1),
    ]
