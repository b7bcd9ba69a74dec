"""Combat power, distances, attacks on sietches and legions, movement."""

from __future__ import annotations

import pytest
from tests.arrakis.mahdi.alone import (
    ATREIDES,
    HARKONNEN,
    about,
    area,
    asked,
    harkonnen,
    mahdi,
    rolls,
    to_the_end,
    told,
    where,
)
from tests.table import choose

import sietch
from sietch.arrakis.components import AREAS
from sietch.arrakis.mahdi.power import beats, power
from sietch.arrakis.mahdi.scenario import MahdiScenario
from sietch.arrakis.mahdi.ways import TOUCH, steps_to
from sietch.arrakis.map import SETTLED, SIETCH_SLOTS
from sietch.arrakis.position import Legion
from sietch.arrakis.scenario import chance, legion


def at_windgap(**options: object) -> MahdiScenario:
    """Windgap is the target, of level 2."""
    return mahdi(**options).sietch("windgap", level=2).tactics(harvest="outer-nw", target="windgap")


# ---- combat power


@pytest.mark.ruling("wasolo_combat_power")
@pytest.mark.ruling("ms-cp-4")
def test_units_and_leaders_count_1_and_tokens_2():
    table = at_windgap().area("windgap", atreides=legion(regular=2, elite=1, leader=1, tokens=["at-start-a"]))
    assert power(table._table(), ATREIDES, area("windgap")) == (3 + 2 + 1, 2 * 2 + 3 + 1 + 2)


@pytest.mark.ruling("ms-cp-1")
@pytest.mark.ruling("wasolo_combat_power_tie")
def test_in_detail_kinds_of_units_and_leaders_differ():
    table = at_windgap()
    table.area("arsunt", harkonnen=legion(regular=2, elite=1, special=1, leader=1, named=["baron-harkonnen"]))
    assert power(table._table(), HARKONNEN, area("arsunt"))[1] == 14
    # The example of the sheet: four regular units, a token and a bashar.
    table = at_windgap().area("carthag", harkonnen=legion(regular=4, leader=1, tokens=["hk-black-a"]))
    assert power(table._table(), HARKONNEN, area("carthag")) == (7, 11)


@pytest.mark.ruling("ms-cp-2")
def test_more_is_strictly_more_and_the_level_of_a_sietch_does_not_count():
    table = at_windgap().area("in-sw-3", harkonnen=legion(regular=1))
    g = table._table()
    assert power(g, ATREIDES, area("windgap")) == (0, 0)
    assert beats(g, area("in-sw-3"), area("windgap"))
    g = table.area("windgap", atreides=legion(regular=1))._table()
    assert not beats(g, area("in-sw-3"), area("windgap"))


@pytest.mark.ruling("ms-cp-3")
@pytest.mark.parametrize(("rules", "attacks"), [([], True), (["mahdi-equal-power-holds"], False)])
def test_of_equal_powers_the_details_decide_unless_the_house_rule_says_no(rules, attacks):
    table = at_windgap(house_rules=rules).area("windgap", atreides=legion(regular=2))
    table.area("in-sw-3", harkonnen=legion(elite=2))
    assert beats(table._table(), area("in-sw-3"), area("windgap")) == attacks


# ---- distances

STEPS = {
    "arrakeen": (5, 5, 5, 4, 6, 7, 6, 4),
    "carthag": (6, 5, 6, 4, 7, 6, 5, 4),
    "arsunt": (6, 5, 6, 4, 7, 5, 4, 4),
    "hagga-basin": (5, 4, 6, 5, 7, 5, 4, 4),
    "imperial-basin": (4, 4, 4, 4, 5, 7, 6, 5),
    "north-pole": (3, 3, 5, 6, 5, 5, 4, 6),
}
SIETCHES = (
    *("hobars-gap", "windgap", "gara-kulon", "sihaya-ridge"),
    *("tasmin-sink", "habbanya-ridge", "bight-of-the-cliff", "rock-outcroppings"),
)


@pytest.mark.ruling("wasolo_ignore_borders")
def test_the_harkonnen_walk_over_impassable_borders():
    g = sietch.new("arrakis", players=1, seed=1).state
    for settlement, steps in STEPS.items():
        assert tuple(steps_to(g, area(place))[area(settlement)] for place in SIETCHES) == steps
    assert {AREAS[number].id for number in SETTLED} == STEPS.keys()
    assert {AREAS[number].id for number in SIETCH_SLOTS} == set(SIETCHES)


def test_no_way_leads_through_what_is_not_free():
    table = at_windgap().area("north-pole", harkonnen=legion(regular=1))
    assert steps_to(table._table(), area("windgap"))[area("north-pole")] == 3
    for between in ("in-sw-2", "in-sw-3", "in-sw-5"):
        table.area(between, atreides=legion(regular=1))
    assert steps_to(table._table(), area("windgap"))[area("north-pole")] > 3


# ---- attacking a sietch


@pytest.mark.ruling("ms-ls-1")
@pytest.mark.ruling("wasolo_attack_sietch")
def test_a_stronger_legion_attacks_a_sietch_that_it_touches():
    table = at_windgap().area("windgap", atreides=legion(regular=1)).area("in-sw-3", harkonnen=legion(regular=2))
    game = rolls(
        table.sietch("gara-kulon"),
        "strategy",
        *["rolled:hit"] * 2,
        *["rolled:special"] * 3,
        "drawn-tactic:tactic-gara-kulon",
    )
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    assert "windgap" in about(game, "settlement-lost")


def test_a_legion_that_is_not_stronger_does_not_attack():
    table = at_windgap().area("windgap", atreides=legion(regular=2)).area("in-sw-3", harkonnen=legion(regular=2))
    game = rolls(table, "strategy")
    assert "sietch-attacked" not in told(game)
    assert {"no-sietch-to-attack", "no-legion-to-attack"} <= set(told(game))


@pytest.mark.ruling("wasolo_attack_sietch_priority")
@pytest.mark.ruling("ms-ls-1")
def test_of_several_sietches_the_highest_level_is_attacked_even_face_down():
    table = mahdi().sietch("windgap", level=1).sietch("hobars-gap", level=3, hidden=True)
    table.area("in-sw-6", harkonnen=legion(regular=2)).area("in-se-4", harkonnen=legion(regular=1))
    game = rolls(table.tactics(harvest="outer-ne", target="windgap"), "strategy")
    assert where(game, "sietch-attacked") == [("in-se-4", "hobars-gap")]


@pytest.mark.ruling("wasolo_attack_sietch_priority")
def test_then_the_legion_with_the_greatest_difference_attacks():
    table = at_windgap().area("in-sw-6", harkonnen=legion(regular=2)).area("in-sw-3", harkonnen=legion(regular=3))
    game = rolls(table.sietch("gara-kulon", level=1), "strategy", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]


@pytest.mark.ruling("wasolo_attack_sietch_priority")
def test_then_one_that_need_not_fly():
    table = at_windgap().sietch("gara-kulon").ornithopter("az-inner-w")
    # Wind Pass is two areas away, in-sw-3 touches the sietch.
    table.area("wind-pass", harkonnen=legion(regular=2)).area("in-sw-3", harkonnen=legion(regular=2))
    game = rolls(table, "strategy", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    assert game.view()["ornithopters"] == ["az-inner-w"]


@pytest.mark.ruling("wasolo_attack_sietch_priority")
def test_then_the_target_and_then_the_atreides_choose():
    table = mahdi().sietch("windgap", level=2).sietch("hobars-gap", level=2).sietch("gara-kulon", level=1)
    table.area("in-se-4", harkonnen=legion(regular=2)).area("in-sw-6", harkonnen=legion(regular=2))
    game = rolls(table.tactics(harvest="outer-nw", target="hobars-gap"), "strategy", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-se-4", "hobars-gap")]
    table = mahdi().sietch("windgap", level=2).sietch("hobars-gap", level=2).sietch("gara-kulon", level=1)
    table.area("in-se-4", harkonnen=legion(regular=2)).area("in-sw-6", harkonnen=legion(regular=2))
    game = rolls(table.tactics(harvest="outer-nw", target="gara-kulon"), "strategy")
    assert game.decision.prompt[0] == "mahdi-prompt-attack"
    assert asked(game) == {"hobars-gap", "windgap"}


@pytest.mark.ruling("ms-ls-1")
def test_an_ornithopter_carries_an_attack_on_a_sietch_two_areas_away():
    table = at_windgap().sietch("gara-kulon").ornithopter("az-inner-w", "az-outer-ne")
    game = rolls(table.area("wind-pass", harkonnen=legion(regular=2)), "strategy", "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("wind-pass", "windgap")]
    # Why comes before what is done for it.
    assert told(game).index("sietch-attacked") < told(game).index("aircraft-removed")
    assert game.view()["ornithopters"] == ["az-outer-ne"]
    assert harkonnen(game) == {"windgap": {"regular": 2}}


@pytest.mark.ruling("wasolo_leadership_only_with_leader")
def test_leadership_looks_only_at_legions_with_a_leader_and_attacks_by_surprise():
    table = at_windgap().sietch("gara-kulon").area("in-sw-3", harkonnen=legion(regular=3))
    assert "sietch-attacked" not in told(rolls(table, "leadership"))
    table = at_windgap().sietch("gara-kulon").area("windgap", atreides=legion(regular=1))
    table.area("in-sw-3", harkonnen=legion(regular=2, leader=1))
    outcomes = [*["rolled:hit"] * 2, *["rolled:special"] * 3]
    game = rolls(table, "leadership", *outcomes, "drawn-tactic:tactic-gara-kulon")
    assert where(game, "sietch-attacked") == [("in-sw-3", "windgap")]
    assert "special-added" in told(game)


# ---- attacking a legion


def in_the_field(*atreides: tuple[str, Legion]) -> MahdiScenario:
    table = mahdi().sietch("gara-kulon").tactics(harvest="outer-sw", target="gara-kulon")
    for place, there in atreides:
        table.area(place, atreides=there)
    return table


@pytest.mark.ruling("ms-ls-2")
@pytest.mark.ruling("wasolo_attack_legion")
def test_a_weaker_legion_that_is_touched_is_attacked_but_never_by_air():
    table = in_the_field(("in-sw-3", legion(regular=1))).area("windgap", harkonnen=legion(regular=2))
    game = rolls(table, "strategy", *["rolled:hit"] * 3)
    assert where(game, "legion-attacked") == [("windgap", "in-sw-3")]
    table = in_the_field(("in-sw-3", legion(regular=1))).area("out-sw-8", harkonnen=legion(regular=2))
    game = rolls(table.ornithopter("az-outer-sw", "az-inner-s"), "strategy")
    assert "legion-attacked" not in told(game)


@pytest.mark.ruling("wasolo_attack_legion_priority")
@pytest.mark.ruling("ms-ls-2")
def test_the_strongest_that_is_weaker_is_attacked_then_one_with_a_named_leader():
    table = in_the_field(("in-sw-3", legion(regular=2)), ("in-sw-5", legion(regular=3)), ("in-sw-6", legion(regular=6)))
    game = rolls(table.area("windgap", harkonnen=legion(regular=4)), "strategy", *["rolled:shield"] * 7)
    assert where(game, "legion-attacked") == [("windgap", "in-sw-5")]
    table = in_the_field(
        ("in-sw-3", legion(regular=2, named=["stilgar"])), ("in-sw-5", legion(regular=3)), ("in-sw-6", legion(elite=1))
    )
    # Both have a power of 3 and a detailed power of 6.
    game = rolls(table.area("windgap", harkonnen=legion(regular=4)), "strategy", *["rolled:shield"] * 6)
    assert where(game, "legion-attacked") == [("windgap", "in-sw-3")]


@pytest.mark.ruling("ms-ls-2")
def test_which_of_several_legions_attacks_is_for_the_atreides_to_choose():
    table = in_the_field(("in-sw-3", legion(regular=1)))
    table.area("windgap", harkonnen=legion(regular=2)).area("in-sw-2", harkonnen=legion(regular=4))
    game = rolls(table, "strategy")
    assert game.decision.prompt[0] == "mahdi-prompt-attacker"
    assert asked(game) == {"windgap", "in-sw-2"}


# ---- moving


@pytest.mark.ruling("ms-ls-3")
@pytest.mark.ruling("wasolo_move_otherwise")
@pytest.mark.ruling("ms-mv-1")
@pytest.mark.ruling("wasolo_movement")
def test_otherwise_two_legions_move_toward_the_target_the_nearest_first():
    table = (
        at_windgap().area("carthag", harkonnen=legion(regular=3)).area("imperial-basin", harkonnen=legion(regular=1))
    )
    table.area("north-pole", harkonnen=legion(regular=2))
    game = choose(rolls(table, "strategy"), "to:in-sw-4")
    # Three steps from the North Pole, four from Imperial Basin, five from Carthag: the third legion stays.
    assert where(game, "legion-moved")[0] == ("north-pole", "in-sw-4")
    # Each of the two is told, before it moves.
    assert where(game, "marched") == [("north-pole", "windgap"), ("imperial-basin", "windgap")]
    assert "nobody-else-marches" not in told(game)
    assert "carthag" in harkonnen(game)
    steps = steps_to(game.state, area("windgap"))
    for start, end in where(game, "legion-moved"):
        assert steps[area(end)] == steps[area(start)] - 1


@pytest.mark.ruling("ms-mv-1")
def test_that_no_other_legion_can_come_nearer_is_told():
    game = choose(rolls(at_windgap().area("north-pole", harkonnen=legion(regular=2)), "strategy"), "to:in-sw-4")
    assert [kind for kind in told(game) if "march" in kind] == ["marched", "nobody-else-marches"]


@pytest.mark.ruling("ms-mv-1")
def test_of_legions_equally_near_the_stronger_moves_first_and_then_the_atreides_choose():
    table = mahdi().sietch("gara-kulon").tactics(harvest="outer-sw", target="gara-kulon")
    table.area("in-ne-8", harkonnen=legion(regular=1)).area("in-se-2", harkonnen=legion(regular=2))
    assert where(rolls(table, "leadership"), "legion-moved") == []
    game = rolls(table, "strategy")
    assert where(game, "legion-moved")[0][0] == "in-se-2"
    table = mahdi().sietch("gara-kulon").tactics(harvest="outer-sw", target="gara-kulon")
    table.area("in-ne-8", harkonnen=legion(regular=2)).area("in-se-2", harkonnen=legion(regular=2))
    game = rolls(table, "strategy")
    assert game.decision.prompt == ("mahdi-prompt-mover", {"sietch": ("arrakis-area-gara-kulon", {})})
    assert asked(game) == {"in-ne-8", "in-se-2"}


@pytest.mark.ruling("ms-mv-2")
def test_only_a_legion_stronger_than_the_defenders_of_the_target_moves_toward_it():
    table = at_windgap().area("windgap", atreides=legion(regular=3))
    table.area("north-pole", harkonnen=legion(regular=2)).area("carthag", harkonnen=legion(regular=4))
    game = rolls(table, "strategy")
    assert {start for start, _ in where(game, "legion-moved")} == {"carthag"}


@pytest.mark.ruling("ms-mv-3")
@pytest.mark.ruling("wasolo_temporary_target")
def test_where_no_legion_is_strong_enough_a_weaker_sietch_is_the_target_for_this_turn():
    table = at_windgap().area("windgap", atreides=legion(regular=3)).sietch("hobars-gap", level=1)
    table.sietch("gara-kulon", level=3).sietch("tasmin-sink", level=3)
    game = rolls(table.area("north-pole", harkonnen=legion(regular=2)), "strategy")
    # Hobars Gap is nearest to Windgap.
    assert about(game, "target-too-strong") == ["windgap"]
    assert about(game, "temporary-target") == ["hobars-gap"]
    assert game.view()["temporary_target"] == "hobars-gap"
    assert game.view()["target"] == "tactic-windgap"


@pytest.mark.ruling("ms-mv-3")
def test_of_temporary_targets_equally_near_the_higher_level_is_taken_then_the_atreides_choose():
    table = mahdi().sietch("windgap", level=2).area("windgap", atreides=legion(regular=3))
    table.tactics(harvest="outer-ne", target="windgap").area("north-pole", harkonnen=legion(regular=2))
    g = table._table()
    steps = steps_to(g, area("windgap"))
    pairs = [(one, other) for one in SIETCHES for other in SIETCHES if one < other and "windgap" not in (one, other)]
    one, other = next(p for p in pairs if steps[area(p[0])] == steps[area(p[1])])
    for level, expected in ((3, {other}), (1, {one, other})):
        table = mahdi().sietch("windgap", level=2).area("windgap", atreides=legion(regular=3))
        table.tactics(harvest="outer-ne", target="windgap").area("north-pole", harkonnen=legion(regular=2))
        game = rolls(table.sietch(one, level=1).sietch(other, level=level), "strategy")
        found = asked(game) if game.decision.prompt[0] == "mahdi-prompt-aim" else {game.view()["temporary_target"]}
        assert found == expected


@pytest.mark.ruling("ms-mv-3")
@pytest.mark.parametrize(("rules", "kept"), [([], None), (["mahdi-temporary-target-lasts"], "hobars-gap")])
def test_a_temporary_target_is_for_the_turn_and_by_the_house_rule_for_the_round(rules, kept):
    table = at_windgap(house_rules=rules).area("windgap", atreides=legion(regular=3)).sietch("hobars-gap", level=1)
    table.area("north-pole", harkonnen=legion(regular=2)).dice(ATREIDES).unrolled(3)
    game = rolls(table, "strategy")
    assert game.view()["temporary_target"] == "hobars-gap"
    choose(game, "pass")
    game.choose("end", outcomes=chance("rolled-action:house"))
    assert game.view()["temporary_target"] == kept


@pytest.mark.ruling("ms-mv-4")
def test_where_no_sietch_is_weak_enough_they_move_toward_the_target_all_the_same():
    table = at_windgap().area("windgap", atreides=legion(regular=3))
    game = rolls(table.area("north-pole", harkonnen=legion(regular=2)), "strategy")
    assert asked(game) == {"in-se-1", "in-sw-4", "wind-pass"}
    game.choose("to:in-sw-4")
    assert about(game, "no-sietch-weak-enough") == ["windgap"]
    assert "in-sw-4" in harkonnen(game)


@pytest.mark.ruling("ms-mv-5")
def test_an_ornithopter_carries_a_legion_two_areas():
    table = at_windgap().area("hagga-basin", harkonnen=legion(regular=2)).ornithopter("az-inner-n")
    game = to_the_end(rolls(table, "strategy"))
    steps = steps_to(game.state, area("windgap"))
    ((start, end),) = where(game, "legion-moved")
    assert (start, steps[area(start)], steps[area(end)]) == ("hagga-basin", 4, 2)
    assert game.view()["ornithopters"] == []


@pytest.mark.ruling("ms-mv-5")
@pytest.mark.ruling("wasolo_one_ornithopter")
@pytest.mark.parametrize(("rules", "used"), [([], 2), (["mahdi-one-ornithopter-a-round"], 1)])
def test_one_ornithopter_is_used_in_a_turn_and_by_the_house_rule_in_a_round(rules, used):
    table = at_windgap(house_rules=rules).ornithopter("az-inner-n", "az-outer-ne", "az-inner-e").dice(ATREIDES)
    table.area("carthag", harkonnen=legion(regular=2)).area("arrakeen", harkonnen=legion(regular=2)).unrolled(4)
    game = rolls(table, "strategy")
    to_the_end(game)
    assert len(about(game, "aircraft-removed")) == 1
    assert len(where(game, "legion-moved")) == 2
    choose(game, "pass")
    game.choose("end", outcomes=chance("rolled-action:strategy"))
    to_the_end(game)
    assert len(about(game, "aircraft-removed")) == used


@pytest.mark.ruling("ms-mv-6")
@pytest.mark.ruling("wasolo_path_choice")
def test_of_equal_ways_the_one_that_ends_with_another_legion_is_taken_up_to_the_limit():
    table = at_windgap().area("north-pole", harkonnen=legion(regular=2, elite=1, leader=1))
    table.area("in-sw-4", harkonnen=legion(regular=4))
    game = rolls(table, "leadership")
    # Two of three fit, the elite first; the leader goes along.
    assert harkonnen(game) == {"in-sw-4": {"regular": 5, "elite": 1, "leader": 1}, "north-pole": {"regular": 1}}


@pytest.mark.ruling("ms-mv-6")
def test_then_mountains_then_plateaus_then_desert_without_a_wormsign():
    from sietch.arrakis.mahdi.movement import best_ends

    table = mahdi().sietch("gara-kulon").tactics(harvest="outer-sw", target="gara-kulon").wormsign("out-ne-11")
    g = table._table()
    assert best_ends(g, [area("shield-wall-east"), area("in-ne-9"), area("out-ne-11")]) == [area("shield-wall-east")]
    assert best_ends(g, [area("in-ne-9"), area("out-ne-11")]) == [area("in-ne-9")]
    assert best_ends(g, [area("out-ne-11"), area("out-ne-12"), area("out-ne-15")]) == [
        area("out-ne-12"),
        area("out-ne-15"),
    ]
    # Nearest to a sietch comes before the ground.
    assert best_ends(g, [area("in-ne-6"), area("out-ne-12")]) == [area("out-ne-12")]


@pytest.mark.ruling("ms-mv-7")
@pytest.mark.ruling("wasolo_adjacent_stay")
def test_a_legion_that_touches_the_target_stays_unless_another_one_can_join_it():
    table = at_windgap().area("windgap", atreides=legion(regular=6)).area("in-sw-3", harkonnen=legion(regular=2))
    assert "nobody-marches" in told(rolls(table, "strategy"))
    table = at_windgap().area("windgap", atreides=legion(regular=6)).area("in-sw-3", harkonnen=legion(regular=2))
    game = rolls(table.area("wind-pass", harkonnen=legion(regular=3)), "strategy")
    assert harkonnen(game) == {"in-sw-3": {"regular": 5}}


@pytest.mark.ruling("ms-mv-7")
def test_two_legions_beside_the_target_become_the_strongest_one_that_the_limit_allows():
    table = at_windgap().area("windgap", atreides=legion(regular=6, leader=4))
    table.area("in-sw-3", harkonnen=legion(regular=4)).area("in-sw-2", harkonnen=legion(elite=4, leader=1))
    game = rolls(table, "strategy")
    # The elite ones and their leader join the regular ones: four and two, against two regular ones joining the elite.
    assert harkonnen(game) == {
        "in-sw-2": {"elite": 4, "regular": 2, "leader": 1},
        "in-sw-3": {"regular": 2},
    } or harkonnen(game) == {"in-sw-3": {"regular": 4, "elite": 2, "leader": 1}, "in-sw-2": {"elite": 2}}
    strongest = max(power(game.state, HARKONNEN, area(place)) for place in ("in-sw-2", "in-sw-3"))
    assert strongest == (7, 4 * 3 + 2 * 2 + 1)


@pytest.mark.ruling("ms-mv-8")
def test_the_whole_legion_moves_with_all_leaders_and_who_does_not_fit_stays():
    tokens = ["hk-black-a", "hk-silver-a"]
    table = at_windgap().area("north-pole", harkonnen=legion(regular=1, leader=1, tokens=tokens))
    game = rolls(table.area("in-sw-4", harkonnen=legion(regular=5)), "leadership")
    # A regular unit and the tokens are worth the same: the Atreides choose who goes.
    assert game.decision.prompt[0] == "mahdi-prompt-who-goes"
    assert asked(game) == {"regular", "starting-token", "standard-token"}
    choose(game, "figure:regular")
    assert harkonnen(game)["north-pole"] == {"starting-token": 1, "standard-token": 1}
    assert harkonnen(game)["in-sw-4"] == {"regular": 6, "leader": 1}


@pytest.mark.ruling("ms-mv-9")
def test_a_wormsign_is_resolved_where_the_move_ends_and_harvesters_do_not_matter():
    table = mahdi().sietch("gara-kulon").tactics(harvest="outer-sw", target="gara-kulon")
    table.area("out-ne-8", harkonnen=legion(regular=2)).harvester("out-ne-12").wormsign("out-ne-11", "wormsign-worm")
    game = rolls(table, "strategy")
    # The desert without a wormsign is preferred, harvester or not.
    assert where(game, "legion-moved") == [("out-ne-8", "out-ne-12")]
    table = mahdi().sietch("gara-kulon").tactics(harvest="outer-sw", target="gara-kulon")
    table.area("out-ne-7", harkonnen=legion(regular=2)).area("shield-wall-east", atreides=legion(regular=6))
    game = rolls(table.wormsign("out-ne-11", "wormsign-worm"), "strategy")
    assert about(game, "worm-appeared") == ["out-ne-11"]


@pytest.mark.ruling("ms-mv-10")
def test_a_full_area_is_no_end_of_a_move():
    table = at_windgap().area("windgap", atreides=legion(regular=6, leader=2))
    table.area("in-sw-3", harkonnen=legion(regular=6)).area("in-sw-2", harkonnen=legion(regular=6))
    game = rolls(table.area("wind-pass", harkonnen=legion(regular=2)), "strategy")
    assert harkonnen(game)["wind-pass"] == {"regular": 2}
    assert "nobody-marches" in told(game)


def test_touching_is_symmetric():
    for one in range(len(AREAS)):
        for other in range(len(AREAS)):
            assert TOUCH[one] >> other & 1 == TOUCH[other] >> one & 1
