"""Both victories, and what the markers of the two tracks bring on their way."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, choose, keys

from sietch.arrakis.components import OBJECTIVES
from sietch.arrakis.scenario import Scenario, arrakis, legion, rolled
from sietch.core.game import Game

OBJECTIVE = OBJECTIVES[0]
TARGETS = dict(zip(("kh", "sd", "ji"), OBJECTIVE.targets, strict=True))


def one_short(by: int) -> dict[str, int]:
    """All markers of the objective but the first, which is `by` short."""
    return TARGETS | {"kh": TARGETS["kh"] - by}


def attack_undefended(table: Scenario, seat: int, area: str, at: str) -> Game:
    game = act(table.dice(seat, strategy=2).turn(seat), "strategy", 1)
    return attack(game, area, at)


@pytest.mark.ruling("wa_harkonnen_victory")
def test_the_harkonnen_win_at_once_when_supremacy_reaches_10():
    table = arrakis().supremacy(8).sietch("windgap", level=2).area("in-sw-2", harkonnen=legion(regular=1))
    game = attack_undefended(table, HARKONNEN, "in-sw-2", "windgap")
    assert game.winners == []
    game.choose("yes")
    assert game.view()["supremacy"] == 10
    assert game.over
    assert game.winners == [HARKONNEN]


@pytest.mark.ruling("wa_harkonnen_victory")
def test_with_9_supremacy_the_game_goes_on():
    table = arrakis().supremacy(8).sietch("windgap", level=1).area("in-sw-2", harkonnen=legion(regular=1))
    game = attack_undefended(table, HARKONNEN, "in-sw-2", "windgap")
    game.choose("yes")
    assert game.view()["supremacy"] == 9
    assert not game.over


@pytest.mark.ruling("wa_atreides_victory")
def test_the_atreides_win_at_the_end_of_a_round_with_every_marker_at_or_beyond_the_objective():
    game = arrakis().objective(OBJECTIVE.id).prescience(**TARGETS).phase("round-end")
    assert game.winners == [ATREIDES]
    beyond = {name: n + 1 for name, n in TARGETS.items()}
    assert arrakis().objective(OBJECTIVE.id).prescience(**beyond).phase("round-end").winners == [ATREIDES]
    assert not arrakis().objective(OBJECTIVE.id).prescience(**one_short(1)).phase("round-end").over


@pytest.mark.ruling("wa_atreides_victory")
def test_the_atreides_win_right_after_arrakeen_is_destroyed():
    table = arrakis().objective(OBJECTIVE.id).prescience(**one_short(3)).settlements()
    table.area("broken-land", atreides=legion(regular=1))
    game = attack_undefended(table, ATREIDES, "broken-land", "arrakeen")
    game.choose("yes")
    assert game.view()["prescience"]["kh"] == TARGETS["kh"]
    assert game.winners == [ATREIDES]


@pytest.mark.ruling("wa_atreides_victory_not_midround")
def test_the_destruction_of_another_settlement_waits_for_the_end_of_the_round():
    table = arrakis().objective(OBJECTIVE.id).prescience(**one_short(2)).settlements()
    table.area("broken-land", atreides=legion(regular=1)).dice(HARKONNEN, mentat=1)
    game = attack_undefended(table, ATREIDES, "broken-land", "carthag")
    game.choose("yes")
    assert game.view()["prescience"]["kh"] == TARGETS["kh"]
    assert not game.over
    while not game.over and game.view()["round"] == 1:
        game.choose("end" if "end" in keys(game) else "done" if "done" in keys(game) else 0)
    assert game.winners == [ATREIDES]


@pytest.mark.ruling("wa_prescience_entry")
@pytest.mark.ruling("wa_step_3")
@pytest.mark.parametrize(
    ("marker", "enters", "leaves"),
    [("kh", "paul-muaddib", "paul-atreides"), ("sd", "reverend-mother-jessica", "lady-jessica"), ("ji", "chani", "")],
)
def test_each_marker_at_3_brings_its_desert_leader(marker: str, enters: str, leaves: str):
    before = arrakis().prescience(**{marker: 2}).turn(ATREIDES).view()
    assert enters not in before["entered"]
    assert leaves not in before["gone"]
    after = arrakis().prescience(**{marker: 3}).turn(ATREIDES).view()
    assert enters in after["entered"]
    assert set(after["gone"]) == {leaves} - {""}
    others = {"paul-muaddib", "reverend-mother-jessica", "chani", "alia"} - {enters}
    assert not others & set(after["entered"])


@pytest.mark.ruling("wa_prescience_entry")
@pytest.mark.ruling("wa_step_6")
@pytest.mark.parametrize("marker", ["kh", "sd", "ji"])
def test_any_marker_at_6_brings_alia(marker: str):
    assert "alia" not in arrakis().prescience(**{marker: 5}).turn(ATREIDES).view()["entered"]
    assert "alia" in arrakis().prescience(**{marker: 6}).turn(ATREIDES).view()["entered"]


@pytest.mark.ruling("wa_prescience_entry")
@pytest.mark.ruling("wa_step_8")
def test_a_marker_at_8_allows_the_atomics_once_as_a_free_action_of_any_turn():
    table = arrakis().dice(ATREIDES, mentat=2)
    assert "free" not in keys(table.prescience(ji=7).turn(ATREIDES))
    game = arrakis().dice(ATREIDES, mentat=2).prescience(ji=8).turn(ATREIDES)
    choose(game, "free", "blast:splintered-rock")
    assert game.view()["detonated"] == "splintered-rock"
    # The turn goes on, and another marker at 8 adds nothing.
    assert "free" not in keys(game)
    table = arrakis().dice(ATREIDES, mentat=2).prescience(ji=8, kh=8).detonated("splintered-rock")
    assert "free" not in keys(table.turn(ATREIDES))


@pytest.mark.ruling("wa_supremacy_entry")
def test_supremacy_brings_hawat_feyd_rautha_and_bene_gesserit_tokens():
    seen: list[tuple[bool, bool, int]] = []
    for n in range(10):
        view = arrakis().supremacy(n).turn(ATREIDES).view()
        names, tokens = view["entered"], view["players"][ATREIDES]["bene_gesserit"]
        seen.append(("thufir-hawat" in names, "feyd-rautha" in names, tokens))
    assert [n for n, (hawat, _, _) in enumerate(seen) if hawat] == list(range(1, 10))
    assert [n for n, (_, feyd, _) in enumerate(seen) if feyd] == list(range(6, 10))
    assert [tokens for _, _, tokens in seen] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.ruling("wa_bg_atreides_gain")
def test_the_atreides_start_with_1_token_and_gain_1_at_each_of_two_supremacy_steps_even_when_passing_them():
    table = arrakis().supremacy(3).sietch("windgap", level=3).area("in-sw-2", harkonnen=legion(regular=1))
    game = attack_undefended(table, HARKONNEN, "in-sw-2", "windgap")
    assert game.view()["players"][ATREIDES]["bene_gesserit"] == 1
    game.choose("yes")
    assert game.view()["supremacy"] == 6
    assert game.view()["players"][ATREIDES]["bene_gesserit"] == 2
    last = arrakis().supremacy(9).turn(ATREIDES).view()
    assert (last["players"][ATREIDES]["bene_gesserit"], last["bene_gesserit"]) == (3, 2)


@pytest.mark.ruling("wa_destroy_sietch")
def test_a_destroyed_sietch_gives_its_rank_in_supremacy_and_leaves_the_map():
    table = arrakis().supremacy(2).sietch("windgap", level=3).area("in-sw-2", harkonnen=legion(regular=1))
    game = attack_undefended(table, HARKONNEN, "in-sw-2", "windgap")
    game.choose("yes")
    assert game.view()["supremacy"] == 5
    assert game.view()["sietches"] == []


@pytest.mark.ruling("wa_destroy_harkonnen_settlement")
@pytest.mark.parametrize(("at", "rank"), [("carthag", 2), ("arsunt", 1), ("arrakeen", 3)])
def test_a_destroyed_harkonnen_settlement_moves_each_marker_by_its_rank(at: str, rank: int):
    table = arrakis().settlements().area("broken-land", atreides=legion(regular=1))
    game = attack_undefended(table, ATREIDES, "broken-land", at)
    game.choose("yes")
    assert game.view()["prescience"] == {"kh": rank, "sd": rank, "ji": rank}
    assert at not in game.view()["settlements"]


@pytest.mark.ruling("wa_destroyed_settlement_area")
def test_the_area_of_a_destroyed_settlement_is_a_settlement_area_no_longer():
    table = arrakis().settlements("arrakeen").dice(HARKONNEN, deployment=2)
    table.area("carthag", harkonnen=legion(regular=1)).area("arrakeen", harkonnen=legion(regular=1))
    game = act(table.turn(HARKONNEN), "deployment")
    assert [key for key in keys(game) if key.startswith("place:")] == ["place:arrakeen"]
    # Nor does it help its defender or cost the attacker.
    table = arrakis().area("broken-land", atreides=legion(regular=3)).area("carthag", harkonnen=legion(regular=2))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy", 1)
    attack(game, "broken-land", "carthag", rolled(shield=3) + rolled(shield=2))
    game.choose("yes")
    assert game.state.players[ATREIDES].legions.count(3) == 1
