"""Wormsigns, sandworms, the Wild Maker, Coriolis storms, carryall rescue, the family atomics."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, choose, figures, keys, maybe, move, targets

from sietch.arrakis.components import AREAS, MINOR_ERG, MOUNTAIN, PLATEAU, number_of
from sietch.arrakis.map import bits
from sietch.arrakis.scenario import Scenario, arrakis, chance, legion, rolled
from sietch.arrakis.terrain import adjacent, exposed
from sietch.arrakis.worms import worm_targets
from sietch.core.game import Game

SAND, WORM, BURROWING = ("drawn-sign:wormsign-sand", "drawn-sign:wormsign-worm", "drawn-sign:wormsign-burrowing")


def hazards(table: Scenario, outcomes: list[int] | None = None) -> Game:
    """The hazards phase; a saved point of spice makes the game wait in the phase after it."""
    return table.spice_reserve(1).phase("hazards", outcomes)


def desert_power(table: Scenario, option: int) -> Game:
    """A Desert Power action: 0 wormsigns, 1 moving worms, 2 attacking with one."""
    game = table.dice(ATREIDES).dice(HARKONNEN, mentat=2).turn(ATREIDES)
    game.choose("desert-power")
    # What is not possible is not offered.
    branches = {key.rsplit(".", 1)[-1]: key for key in keys(game) if key.startswith("branch:")}
    return choose(game, branches[str(option)]) if branches else game


def may_attack(table: Scenario) -> set[str]:
    """What the lone worm of a table can attack."""
    game = table.dice(ATREIDES).dice(HARKONNEN, mentat=2).turn(ATREIDES)
    worm = bits(game.state.worms)[0]
    return {AREAS[number].id for number in bits(worm_targets(game.state, worm))}


# ---- wormsigns in the hazards phase


@pytest.mark.ruling("wa_hazards_clear_wormsigns")
def test_first_wormsigns_with_atreides_legions_or_sandworms_go_back_to_the_pool():
    table = arrakis().wormsign("in-sw-3", "wormsign-worm").wormsign("in-sw-4", "wormsign-worm")
    game = hazards(table.area("in-sw-3", atreides=legion(regular=1)).worm("in-sw-4"))
    view = game.view()
    assert view["worms"] == ["in-sw-4"]
    assert view["wormsigns"] == []
    assert view["wormsign_pool_count"] == 16
    removed = [event.what for event in game.events() if event.kind == "wormsign-removed"]
    assert set(removed) == {"in-sw-3", "in-sw-4"}


@pytest.mark.ruling("wa_hazards_place_wormsigns")
def test_then_every_desert_with_a_harkonnen_legion_or_harvester_gets_one_unless_a_sign_or_worm_is_there():
    table = arrakis().harvester("in-sw-3", "in-sw-4", "in-sw-5", "in-sw-6").worm("in-sw-4")
    table.wormsign("in-sw-5").area("in-sw-1", harkonnen=legion(regular=1)).area("in-sw-2", harkonnen=legion(regular=1))
    table.area("windgap", atreides=legion(regular=1))
    # Two dice for the storm over the two legions each.
    game = hazards(table, chance(SAND, SAND, SAND) + rolled(shield=4))
    placed = [event.what for event in game.events() if event.kind == "wormsign-placed"]
    assert set(placed) == {"in-sw-1", "in-sw-3", "in-sw-6"}


@pytest.mark.ruling("wa_hazards_reveal")
def test_then_all_wormsigns_on_the_map_are_turned_those_of_the_action_phase_too():
    table = arrakis().harvester("in-sw-3").wormsign("out-ne-3", "wormsign-worm").wormsign("out-ne-4")
    game = hazards(table, chance(SAND))
    turned = [event.n for event in game.events() if event.kind == "wormsign-turned"]
    assert {AREAS[n].id for n in turned} == {"in-sw-3", "out-ne-3", "out-ne-4"}
    view = game.view()
    assert (view["worms"], view["wormsigns"], view["wormsign_pool_count"]) == (["out-ne-3"], [], 16)


@pytest.mark.ruling("wa_wormsign_results")
@pytest.mark.parametrize(
    ("face", "area", "worm"),
    [
        ("wormsign-sand", "in-sw-3", False),
        ("wormsign-sand", "out-ne-1", False),
        ("wormsign-worm", "in-sw-3", True),
        ("wormsign-worm", "out-ne-1", True),
        ("wormsign-burrowing", "in-sw-3", False),
        ("wormsign-burrowing", "out-ne-1", True),
    ],
)
def test_sand_is_nothing_a_worm_appears_and_a_burrowing_one_only_in_deep_desert(face: str, area: str, worm: bool):
    view = hazards(arrakis().wormsign(area, face)).view()
    assert view["worms"] == ([area] if worm else [])
    assert view["wormsigns"] == []


@pytest.mark.ruling("wa_worms_must_be_placed")
def test_every_worm_must_be_placed_from_the_supply_or_from_elsewhere_on_the_map():
    table = arrakis().worm("in-sw-3", "out-ne-6").wormsign("out-nw-8", "wormsign-worm")
    game = hazards(table)
    assert set(keys(game)) == {"supply", "worm:in-sw-3", "worm:out-ne-6"}
    game.choose("worm:in-sw-3")
    assert set(game.view()["worms"]) == {"out-nw-8", "out-ne-6"}
    # With an empty supply one of the map has to come.
    table = arrakis().worm("in-sw-3", "out-ne-6", "out-ne-8", "out-ne-9").wormsign("out-nw-8", "wormsign-worm")
    game = hazards(table)
    assert set(keys(game)) == {"worm:in-sw-3", "worm:out-ne-6", "worm:out-ne-8", "worm:out-ne-9"}


@pytest.mark.ruling("wa_worms_must_be_placed")
def test_the_wild_maker_may_be_placed_instead_of_an_ordinary_worm():
    game = hazards(arrakis().wild_maker("in-sw-3").wormsign("out-nw-8", "wormsign-worm"))
    assert set(keys(game)) == {"supply", "worm:in-sw-3"}
    game.choose("worm:in-sw-3")
    assert (game.view()["wild_maker"], game.view()["worms"]) == ("out-nw-8", [])


@pytest.mark.ruling("wa_worms_maximum")
@pytest.mark.parametrize(("wild_maker", "most"), [(False, 4), (True, 5)])
def test_at_most_four_tokens_bring_a_worm_and_five_with_the_wild_maker(wild_maker: bool, most: int):
    areas = ("out-ne-1", "out-ne-2", "out-ne-10", "out-ne-13", "out-ne-14", "out-ne-16")
    table = arrakis()
    for place, area in enumerate(areas):
        table.wormsign(area, "wormsign-worm" if place < 3 else "wormsign-burrowing")
    if wild_maker:
        table.wild_maker("in-sw-3")
    game = hazards(table)
    assert targets(game, "unsign") == set(areas)
    for area in areas[: 6 - most]:
        game.choose(f"unsign:{area}")
    while game.view()["phase"] == "hazards":
        game.choose("supply" if "supply" in keys(game) else keys(game)[-1])
    g = game.view()
    there = set(g["worms"]) | ({g["wild_maker"]} if wild_maker else set())
    assert there == set(areas[6 - most :])


# ---- what placed worms do


@pytest.mark.ruling("wa_worm_on_harvester")
def test_a_worm_removes_a_harvester_that_is_alone():
    game = hazards(arrakis().harvester("in-sw-3"), chance(WORM))
    assert (game.view()["harvesters"], game.view()["worms"]) == ([], ["in-sw-3"])


@pytest.mark.ruling("wa_carryall_rescue")
def test_a_carryall_of_a_linked_zone_may_save_the_harvester_which_then_shares_the_area():
    table = arrakis().harvester("in-sw-3").carryall("az-inner-w", "az-outer-ne")
    game = hazards(table, chance(WORM))
    assert (game.decision.seat, set(keys(game))) == (HARKONNEN, {"rescue:az-inner-w", "no"})
    saved, lost = game, game.copy()
    saved.choose("rescue:az-inner-w")
    assert saved.view()["carryalls"] == ["az-outer-ne"]
    assert saved.view()["worms"] == ["in-sw-3"]
    harvested = [event.what for event in saved.events() if event.kind == "spice-harvested"]
    assert harvested == ["in-sw-3"]
    lost.choose("no")
    assert not [event for event in lost.events() if event.kind == "spice-harvested"]
    assert "az-inner-w" in lost.view()["carryalls"]


@pytest.mark.ruling("wa_worm_on_legion")
def test_a_legion_retreats_from_a_placed_worm_and_leaves_its_harvester_behind():
    table = arrakis().harvester("in-sw-3").wormsign("in-sw-3", "wormsign-worm").carryall("az-inner-s")
    game = hazards(table.area("in-sw-3", harkonnen=legion(regular=2)))
    assert game.decision.seat == ATREIDES
    assert "retreat:in-sw-2" in keys(game)
    game.choose("retreat:in-sw-4")
    assert figures(game, HARKONNEN, "in-sw-4")
    # Nobody is left to stay with the harvester; the rescue is asked for.
    assert (game.decision.seat, set(keys(game))) == (HARKONNEN, {"rescue:az-inner-s", "no"})
    game.choose("no", outcomes=rolled(shield=2))
    assert game.view()["harvesters"] == []


@pytest.mark.ruling("wa_worm_on_legion")
def test_a_legion_that_cannot_retreat_is_attacked_and_the_worm_is_gone():
    table = arrakis().wormsign("out-ne-16", "wormsign-worm").area("out-ne-16", harkonnen=legion(regular=5))
    table.sietch("gara-kulon").area("out-ne-14", atreides=legion(regular=1)).worm("out-ne-15", "out-se-1")
    table.area("out-se-2", atreides=legion(regular=1))
    game = hazards(table)
    # One hit of the worm, then a storm that does nothing.
    game.choose("supply", outcomes=rolled(hit=1, shield=3) + rolled(shield=2))
    assert figures(game, HARKONNEN, "out-ne-16") == {"regular": 4}
    assert set(game.view()["worms"]) == {"out-ne-15", "out-se-1"}
    assert [event.what for event in game.events() if event.kind == "worm-attacked"] == ["out-ne-16"]


@pytest.mark.ruling("wa_retreat")
def test_a_harkonnen_legion_never_retreats_onto_a_wormsign():
    table = arrakis().wormsign("in-sw-3", "wormsign-worm").area("in-sw-2", harkonnen=legion(regular=1))
    table.wormsign("in-sw-4").wormsign("in-sw-5")
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    assert game.decision.seat == ATREIDES
    assert targets(game, "retreat") == {"windgap", "in-sw-2", "wind-pass"}


# ---- Coriolis storms


@pytest.mark.ruling("wa_storm_exposed")
def test_plateaus_minor_erg_and_deserts_are_exposed_but_not_mountains_and_the_five_inner_plateaus():
    g = arrakis().turn(ATREIDES).state
    sheltered = {AREAS[n].id for n in range(len(AREAS)) if not exposed(g) >> n & 1 and AREAS[n].terrain != MOUNTAIN}
    assert sheltered == {"arrakeen", "carthag", "imperial-basin", "arsunt", "hagga-basin"}
    assert not any(exposed(g) >> a.number & 1 for a in AREAS if a.terrain == MOUNTAIN)
    table = arrakis().area("arrakeen", harkonnen=legion(regular=1)).area("north-pole", harkonnen=legion(regular=1))
    table.area("harg-pass", harkonnen=legion(regular=2)).area("pasty-mesa", harkonnen=legion(regular=2))
    assert (AREAS[number_of(AREAS, "harg-pass")].terrain, AREAS[number_of(AREAS, "pasty-mesa")].terrain) == (
        MINOR_ERG,
        PLATEAU,
    )
    game = hazards(table, rolled(shield=4))
    assert {e.what for e in game.events() if e.kind == "storm-rolled"} == {"harg-pass", "pasty-mesa"}


@pytest.mark.ruling("wa_storm_roll")
@pytest.mark.parametrize(("area", "hits"), [("out-ne-1", 3), ("in-sw-3", 2), ("pasty-mesa", 1), ("harg-pass", 1)])
def test_a_storm_of_1_hit_and_1_special_does_3_hits_in_deep_desert_2_in_desert_1_elsewhere(area: str, hits: int):
    in_desert = area in ("out-ne-1", "in-sw-3")
    table = arrakis().area(area, harkonnen=legion(regular=6)).area("in-sw-2", atreides=legion(regular=6))
    game = hazards(table, chance(*[SAND] * in_desert) + rolled(hit=1, special=1))
    for _ in range(hits):
        if "lose:regular" in keys(game):
            game.choose("lose:regular")
    assert figures(game, HARKONNEN, area) == {"regular": 6 - hits}
    # Atreides legions are unaffected.
    assert figures(game, ATREIDES, "in-sw-2") == {"regular": 6}


@pytest.mark.ruling("wa_storm_casualties")
def test_the_harkonnen_remove_the_losses_of_a_storm_at_once():
    table = arrakis().area("pasty-mesa", harkonnen=legion(regular=1, elite=1))
    table.area("harg-pass", harkonnen=legion(regular=1, elite=1))
    game = hazards(table, rolled(hit=1, shield=1))
    # The first legion's loss is chosen before the next storm is rolled.
    assert game.decision.seat == HARKONNEN
    assert "lose:elite" in keys(game)
    assert len([e for e in game.events() if e.kind == "storm-rolled"]) == 1


# ---- wormsigns in the action phase


@pytest.mark.ruling("wa_harkonnen_enters_wormsign")
@pytest.mark.parametrize("advancing", [False, True])
def test_a_harkonnen_legion_that_enters_or_advances_onto_a_wormsign_turns_it(advancing: bool):
    table = arrakis().wormsign("in-sw-3", "wormsign-sand").area("in-sw-2", harkonnen=legion(regular=2))
    if advancing:
        table.area("in-sw-3", atreides=legion(regular=1))
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy", int(advancing))
    if advancing:
        attack(game, "in-sw-2", "in-sw-3", rolled(hit=2) + rolled(shield=1))
        game.choose("yes")
    else:
        move(game, "in-sw-2", "in-sw-3")
    assert [e.what for e in game.events() if e.kind == "wormsign-turned"] == ["wormsign-sand"]
    assert game.view()["wormsigns"] == []
    assert figures(game, HARKONNEN, "in-sw-3") == {"regular": 2}


@pytest.mark.ruling("wa_desert_power_wormsign_no_reveal")
def test_a_wormsign_put_onto_a_legion_or_harvester_is_not_turned_and_atreides_turn_none():
    table = arrakis().area("in-sw-3", harkonnen=legion(regular=1)).harvester("in-sw-4")
    game = desert_power(table, 0)
    choose(game, "sector:inner-sw", "sign:in-sw-3", "sector:inner-sw", "sign:in-sw-4")
    assert set(game.view()["wormsigns"]) == {"in-sw-3", "in-sw-4"}
    table = arrakis().wormsign("in-sw-3", "wormsign-worm").area("in-sw-2", atreides=legion(regular=1))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    assert game.view()["wormsigns"] == ["in-sw-3"]
    assert not [e for e in game.events() if e.kind == "wormsign-turned"]


@pytest.mark.ruling("wa_wormsign_action_phase")
def test_in_the_action_phase_the_legion_retreats_and_no_carryall_saves_the_harvester():
    table = arrakis().wormsign("in-sw-3", "wormsign-worm").harvester("in-sw-3").carryall("az-inner-w")
    table.area("in-sw-2", harkonnen=legion(regular=2))
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy")
    move(game, "in-sw-2", "in-sw-3")
    assert game.decision.seat == ATREIDES
    game.choose("retreat:in-sw-4")
    assert figures(game, HARKONNEN, "in-sw-4") == {"regular": 2}
    assert (game.view()["harvesters"], game.view()["carryalls"]) == ([], ["az-inner-w"])
    assert "end" in keys(game)


@pytest.mark.ruling("wa_wormsign_action_phase")
def test_in_the_action_phase_a_legion_that_cannot_retreat_is_attacked():
    table = arrakis().wormsign("out-ne-16", "wormsign-worm").area("out-ne-15", harkonnen=legion(regular=5))
    table.sietch("gara-kulon").worm("out-ne-14", "out-se-1", "out-se-2")
    # The area it came from is empty again, so it has to be taken from it.
    table.area("in-ne-9", harkonnen=legion(regular=1))
    game = act(table.wormsign("out-ne-15", "wormsign-sand").dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy")
    move(game, "out-ne-15", "out-ne-16")
    game.choose("done")
    assert "supply" in keys(game)
    game.choose("supply", outcomes=rolled(hit=2, special=1, shield=1))
    # Two hits and two for the special in deep desert leave one of five.
    for _ in range(4):
        if "lose:regular" in keys(game):
            game.choose("lose:regular")
    assert figures(game, HARKONNEN, "out-ne-16") == {"regular": 1}
    assert "out-ne-16" not in game.view()["worms"]


# ---- sandworms


@pytest.mark.ruling("wa_worm_move")
def test_a_worm_moves_up_to_two_areas_of_desert_over_anything_to_where_only_a_station_may_be():
    table = arrakis().worm("in-sw-4").harvester("in-sw-5").station("in-nw-4").wormsign("in-sw-6")
    table.area("in-sw-3", harkonnen=legion(regular=1)).area("wind-pass", atreides=legion(regular=1))
    game = desert_power(table.sietch("windgap"), 1)
    game.choose("worm:in-sw-4")
    # Over the harvester to in-se-4, over the legions to in-nw-4; not into windgap, onto a figure or a token.
    assert targets(game, "worm-to") == {"in-se-1", "in-ne-3", "in-se-4", "in-nw-4"}


@pytest.mark.ruling("wa_worm_move")
def test_a_worm_never_leaves_the_desert():
    table = arrakis().worm("in-nw-4")
    game = desert_power(table, 1)
    game.choose("worm:in-nw-4")
    assert all(AREAS[number_of(AREAS, id)].terrain >= 3 for id in targets(game, "worm-to"))
    assert "wind-pass" in targets(game, "worm-to")
    assert "in-sw-2" not in targets(game, "worm-to")


@pytest.mark.ruling("wa_worm_attack_range")
def test_a_worm_attacks_up_to_two_areas_away_and_the_first_of_two_must_be_desert():
    worm = "in-sw-3"
    # in-sw-2 is a plateau next to it; false-wall-west lies behind that plateau and behind the desert windgap.
    assert may_attack(arrakis().worm(worm).area("in-sw-2", harkonnen=legion(regular=1))) == {"in-sw-2"}
    assert may_attack(arrakis().worm(worm).area("in-sw-6", harkonnen=legion(regular=1))) == {"in-sw-6"}
    assert may_attack(arrakis().worm(worm).area("out-ne-3", harkonnen=legion(regular=1))) == set()
    # From in-sw-1 the plateau in-sw-2 is next; in-sw-3 is behind plateaus only, so out of reach.
    g = arrakis().turn(ATREIDES).state
    assert adjacent(g)[number_of(AREAS, "in-sw-2")] >> number_of(AREAS, "in-sw-3") & 1
    assert may_attack(arrakis().worm("in-sw-1").area("in-sw-3", harkonnen=legion(regular=1))) == set()
    game = desert_power(arrakis().worm(worm).harvester("in-sw-6"), 2)
    game.choose("worm:in-sw-3")
    assert game.view()["worms"] == []


@pytest.mark.ruling("wa_worm_attack_target")
def test_a_worm_attacks_legions_except_in_mountains_and_harvesters_in_desert():
    table = arrakis().worm("in-se-1").area("harg-pass", harkonnen=legion(regular=1)).harvester("in-se-4")
    table.area("north-pole", harkonnen=legion(regular=1)).area("false-wall-east", harkonnen=legion(regular=1))
    table.area("in-sw-4", harkonnen=legion(regular=1)).area("in-sw-5", atreides=legion(regular=1))
    assert may_attack(table) == {"harg-pass", "in-se-4", "in-sw-4"}


@pytest.mark.ruling("wa_worm_attack_harvester")
@pytest.mark.ruling("wa_worm_attack_no_rescue")
def test_a_worm_takes_a_lone_harvester_without_a_roll_and_without_rescue():
    table = arrakis().worm("in-sw-3").harvester("in-sw-4", "in-sw-5").carryall("az-inner-w", "az-inner-s")
    game = desert_power(table, 2)
    game.choose("worm:in-sw-3")
    game.choose("bite:in-sw-4", outcomes=[])
    assert (game.view()["harvesters"], game.view()["worms"]) == (["in-sw-5"], [])
    assert len(game.view()["carryalls"]) == 2
    assert "end" in keys(game)


@pytest.mark.ruling("wa_worm_attack_legion")
@pytest.mark.parametrize(
    ("worm", "area", "hits"), [("in-sw-3", "in-sw-5", 3), ("out-ne-3", "out-ne-1", 4), ("in-sw-3", "in-sw-2", 2)]
)
def test_a_worm_with_2_hits_and_1_special_does_3_in_desert_4_in_deep_desert_2_on_a_plateau(
    worm: str, area: str, hits: int
):
    game = desert_power(arrakis().worm(worm).area(area, harkonnen=legion(regular=6)), 2)
    game.choose(f"worm:{worm}", outcomes=rolled(hit=2, special=1, shield=1))
    for _ in range(hits):
        if "lose:regular" in keys(game):
            game.choose("lose:regular")
    assert figures(game, HARKONNEN, area) == {"regular": 6 - hits}
    assert game.view()["worms"] == []


@pytest.mark.ruling("wa_worm_attack_legion")
def test_the_wild_maker_rolls_six_dice():
    game = desert_power(arrakis().wild_maker("in-sw-3").area("in-sw-5", harkonnen=legion(elite=4)), 2)
    game.choose("worm:in-sw-3", outcomes=rolled(hit=6))
    while "lose:elite" in keys(game):
        game.choose("lose:elite")
    # Four elites become regulars and two of those are removed.
    assert figures(game, HARKONNEN, "in-sw-5") == {"regular": 2}
    assert game.view()["wild_maker"] is None


@pytest.mark.ruling("wa_worm_attack_all_units")
def test_a_harvester_goes_with_the_last_unit_and_stays_while_one_is_left():
    for units, left in ((2, []), (3, ["in-sw-5"])):
        table = arrakis().worm("in-sw-3").harvester("in-sw-5").carryall("az-inner-s")
        game = desert_power(table.area("in-sw-5", harkonnen=legion(regular=units)), 2)
        game.choose("worm:in-sw-3", outcomes=rolled(hit=2, shield=2))
        while "lose:regular" in keys(game):
            game.choose("lose:regular")
        assert game.view()["harvesters"] == left
        assert game.view()["carryalls"] == ["az-inner-s"]


@pytest.mark.ruling("wa_worm_attack_all_units")
def test_in_the_hazards_phase_a_carryall_may_save_the_harvester_of_a_destroyed_legion():
    table = arrakis().wormsign("out-ne-16", "wormsign-worm").area("out-ne-16", harkonnen=legion(regular=1))
    table.sietch("gara-kulon").worm("out-ne-15", "out-se-1", "out-ne-14").area("out-se-2", atreides=legion(regular=1))
    game = hazards(table.harvester("out-ne-16").carryall("az-outer-ne"))
    game.choose("supply", outcomes=rolled(hit=1, shield=3))
    assert (game.decision.seat, set(keys(game))) == (HARKONNEN, {"rescue:az-outer-ne", "no"})


@pytest.mark.ruling("wa_worm_attack_settlement")
def test_after_the_atomics_worms_reach_settlements_but_never_destroy_them():
    table = arrakis().settlements("hagga-basin").worm("wind-pass").area("hagga-basin", harkonnen=legion(regular=1))
    assert may_attack(table) == set()
    table = arrakis().settlements("hagga-basin").worm("wind-pass").area("hagga-basin", harkonnen=legion(regular=1))
    game = desert_power(table.detonated("splintered-rock"), 2)
    game.choose("worm:wind-pass", outcomes=rolled(hit=1, shield=3))
    assert figures(game, HARKONNEN, "hagga-basin") == {}
    assert game.view()["settlements"] == ["hagga-basin"]
    assert game.view()["prescience"] == {"kh": 0, "sd": 0, "ji": 0}


@pytest.mark.ruling("wa_worm_blocks_legions")
@pytest.mark.parametrize("seat", [ATREIDES, HARKONNEN])
def test_no_legion_enters_or_attacks_an_area_with_a_worm(seat: int):
    sides = ("atreides", "harkonnen")
    table = arrakis().worm("in-sw-3").area("in-sw-2", **{sides[seat]: legion(regular=2)}).dice(seat, strategy=2)
    game = act(table.ornithopter("az-inner-w").turn(seat), "strategy")
    choose(game, "legion:in-sw-2", "whole")
    assert "in-sw-3" not in targets(game, "to") | targets(game, "fly")
    # Riding or flying passes over it.
    assert "in-sw-4" in targets(game, "to") | targets(game, "fly")


@pytest.mark.ruling("wa_worm_blocks_legions")
def test_a_harkonnen_legion_in_the_area_of_a_worm_is_not_attacked():
    table = arrakis().worm("in-sw-3").area("in-sw-2", atreides=legion(regular=2)).dice(ATREIDES, strategy=2)
    game = table.area("in-sw-3", harkonnen=legion(regular=1)).turn(ATREIDES)
    assert not [key for key in keys(game) if key.endswith("strategy.1")]


@pytest.mark.ruling("wa_worm_blocks_legions")
def test_an_atreides_legion_never_stands_where_a_worm_is():
    with pytest.raises(ValueError, match="an Atreides legion and a sandworm in one area"):
        arrakis().worm("in-sw-3").area("in-sw-3", atreides=legion(regular=2)).turn(ATREIDES)
    with pytest.raises(ValueError, match="an Atreides legion and a sandworm in one area"):
        arrakis().wild_maker("in-sw-3").area("in-sw-3", atreides=legion(regular=2)).turn(ATREIDES)


# ---- the Wild Maker


def shai_hulud(table: Scenario) -> Game:
    game = table.hand(ATREIDES, "shai-hulud").dice(ATREIDES, mentat=2).dice(HARKONNEN, mentat=1).turn(ATREIDES)
    return choose(maybe(game, "die:mentat"), "card:shai-hulud")


@pytest.mark.ruling("wa_wild_maker_enter")
def test_shai_hulud_places_the_wild_maker_in_an_empty_desert_with_its_card_exhausted():
    table = arrakis().harvester("in-sw-3").wormsign("in-sw-4").worm("in-sw-5").station("in-nw-4")
    game = shai_hulud(table.area("in-sw-6", atreides=legion(regular=1)))
    choose(game, "yes", "sector:inner-sw")
    assert targets(game, "place") == {"in-sw-1", "windgap"}
    game.choose("place:in-sw-1")
    view = game.view()
    assert view["wild_maker"] == "in-sw-1"
    assert "wild-maker" in view["entered"]
    assert view["spent"] == ["wild-maker"]


@pytest.mark.ruling("wa_wild_maker_rules")
def test_the_wild_maker_is_a_sandworm_and_no_leader_of_a_legion():
    # It cannot be deployed with a legion ...
    table = arrakis().leader("wild-maker").sietch("windgap").area("windgap", atreides=legion(regular=1))
    game = act(table.dice(ATREIDES, deployment=2).turn(ATREIDES), "deployment")
    assert "leader:wild-maker" not in keys(game)
    assert "leader:stilgar" in keys(game)
    # ... but it is moved as a worm, ridden as one, and keeps legions out as one.
    game = desert_power(arrakis().wild_maker("in-sw-3"), 1)
    assert "worm:in-sw-3" in keys(game)
    table = arrakis().wild_maker("in-sw-3").area("in-sw-2", atreides=legion(regular=1)).dice(ATREIDES, strategy=2)
    game = act(table.turn(ATREIDES), "strategy")
    game.choose("legion:in-sw-2")
    assert "in-sw-5" in targets(game, "to")
    assert "in-sw-3" not in targets(game, "to")


@pytest.mark.ruling("wa_wild_maker_end")
@pytest.mark.parametrize(("answer", "maker", "worms"), [("no", "in-sw-3", []), ("yes", None, ["in-sw-3"])])
def test_at_the_end_of_the_round_the_wild_maker_stays_or_becomes_an_ordinary_worm(
    answer: str, maker: str | None, worms: list[str]
):
    game = arrakis().wild_maker("in-sw-3").phase("round-end")
    assert (game.decision.seat, set(keys(game))) == (ATREIDES, {"yes", "no"})
    game.choose(answer)
    assert (game.view()["wild_maker"], game.view()["worms"]) == (maker, worms)


# ---- the family atomics


def blast(table: Scenario, area: str) -> Game:
    game = table.prescience(ji=8).dice(ATREIDES, mentat=2).turn(ATREIDES)
    return choose(game, "free", f"blast:{area}")


@pytest.mark.ruling("wa_atomics_choose")
def test_one_of_three_mountains_becomes_desert_and_the_other_tokens_are_gone():
    game = arrakis().prescience(ji=8).dice(ATREIDES, mentat=2).turn(ATREIDES)
    game.choose("free")
    assert targets(game, "blast") == {"splintered-rock", "hole-in-the-rock", "rimwall-west"}
    game.choose("blast:hole-in-the-rock")
    assert game.view()["detonated"] == "hole-in-the-rock"
    assert "free" not in keys(game)


@pytest.mark.ruling("wa_atomics_legion")
@pytest.mark.parametrize("seat", [ATREIDES, HARKONNEN])
def test_a_legion_there_is_moved_by_the_opponent_to_an_adjacent_free_area(seat: int):
    side = ("atreides", "harkonnen")[seat]
    game = blast(arrakis().area("splintered-rock", **{side: legion(regular=2)}).worm("wind-pass"), "splintered-rock")
    assert game.decision.seat == 1 - seat
    assert targets(game, "retreat") == {"in-ne-2", "hagga-basin", "in-nw-2"}
    game.choose("retreat:in-ne-2")
    assert figures(game, seat, "in-ne-2") == {"regular": 2}
    assert figures(game, seat, "splintered-rock") == {}


@pytest.mark.ruling("wa_atomics_legion")
def test_a_legion_without_a_free_area_is_destroyed_and_one_driven_onto_a_wormsign_turns_it():
    table = arrakis().area("splintered-rock", harkonnen=legion(regular=2, named=["beast-rabban"])).worm("wind-pass")
    for area in ("in-ne-2", "hagga-basin", "in-nw-2"):
        table.area(area, atreides=legion(regular=1))
    game = blast(table, "splintered-rock")
    assert figures(game, HARKONNEN, "splintered-rock") == {}
    assert game.view()["tank"]["beast-rabban"] == 1
    table = arrakis().area("splintered-rock", harkonnen=legion(regular=2)).wormsign("wind-pass")
    game = blast(table, "splintered-rock")
    game.choose("retreat:wind-pass")
    assert game.view()["wormsigns"] == []


@pytest.mark.ruling("wa_atomics_effect")
def test_wormsigns_and_worms_come_to_the_crater():
    game = desert_power(arrakis().detonated("splintered-rock"), 0)
    game.choose("sector:inner-nw")
    assert "splintered-rock" in targets(game, "sign")
    game = desert_power(arrakis().detonated("splintered-rock").worm("wind-pass"), 1)
    game.choose("worm:wind-pass")
    assert "splintered-rock" in targets(game, "worm-to")
    game = desert_power(arrakis(), 0)
    game.choose("sector:inner-nw")
    assert "splintered-rock" not in targets(game, "sign")


@pytest.mark.ruling("wa_atomics_effect")
@pytest.mark.parametrize(
    ("atomics", "areas"),
    [
        pytest.param("splintered-rock", {"hagga-basin"}, marks=pytest.mark.ruling("wa_atomics_splintered_rock")),
        pytest.param("hole-in-the-rock", {"imperial-basin"}, marks=pytest.mark.ruling("wa_atomics_hole_in_the_rock")),
        pytest.param(
            "rimwall-west", {"imperial-basin", "arrakeen"}, marks=pytest.mark.ruling("wa_atomics_rimwall_west")
        ),
    ],
)
def test_the_plateaus_beside_the_crater_are_exposed_to_storms_and_worms(atomics: str, areas: set[str]):
    inner = ("arrakeen", "carthag", "imperial-basin", "arsunt", "hagga-basin")
    table = arrakis().detonated(atomics)
    for area in inner:
        table.area(area, harkonnen=legion(regular=2))
    game = hazards(table, rolled(shield=2 * len(areas)))
    assert {e.what for e in game.events() if e.kind == "storm-rolled"} == areas
    table = arrakis().detonated(atomics).worm(atomics)
    for area in inner:
        table.area(area, harkonnen=legion(regular=2))
    assert may_attack(table) == areas


@pytest.mark.ruling("wa_atomics_rimwall_west")
@pytest.mark.parametrize("closed", [False, True])
def test_the_walls_of_rimwall_west_fall_unless_the_house_rule_keeps_them(closed: bool):
    table = arrakis(house_rules=["closed-rimwall"] if closed else []).detonated("rimwall-west").worm("out-ne-4")
    game = desert_power(table, 1)
    game.choose("worm:out-ne-4")
    assert ("rimwall-west" in targets(game, "worm-to")) != closed
    table = (
        arrakis(house_rules=["closed-rimwall"] if closed else []).detonated("rimwall-west").dice(ATREIDES, strategy=2)
    )
    game = act(table.area("out-ne-5", atreides=legion(regular=1)).turn(ATREIDES), "strategy")
    game.choose("legion:out-ne-5")
    assert ("rimwall-west" in targets(game, "to")) != closed
