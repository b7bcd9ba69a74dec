"""Placing vehicles: harvesters, carryalls, ornithopters."""

from __future__ import annotations

import pytest
from tests.arrakis.mahdi.alone import ATREIDES, about, asked, mahdi, rolls, told
from tests.table import choose

from sietch.arrakis.components import AREAS, SECTORS, ZONES
from sietch.arrakis.mahdi.scenario import MahdiScenario
from sietch.arrakis.mahdi.vehicles import carryall_choices, harvester_tiers, ornithopter_tiers, overflow_sectors
from sietch.arrakis.mahdi.ways import printed_areas
from sietch.arrakis.map import SIETCH_SLOTS, bits
from sietch.arrakis.scenario import legion
from sietch.core.game import Game
from sietch.core.state import ARG

LEVELS = (1, 1, 2, 2, 2, 2, 3, 3)


def at_set_up(harvest: str = "outer-ne", target: str = "windgap") -> MahdiScenario:
    """Only the eight sietches lie on the map, and no testing station."""
    table = mahdi().tactics(harvest=harvest, target=target)
    for number, level in zip(SIETCH_SLOTS, LEVELS, strict=True):
        table.sietch(AREAS[number].id, level=level)
    return table


def ids(areas: int) -> list[str]:
    return [AREAS[number].id for number in bits(areas)]


def zones(mask: int) -> set[str]:
    return {ZONES[zone].id for zone in bits(mask)}


# ---- harvesters

TIERS = {
    "outer-ne": (2, 5, 4, 5),
    "outer-se": (2, 0, 2, 3),
    "outer-sw": (1, 0, 4, 3),
    "outer-nw": (3, 2, 2, 7),
    "inner-ne": (0, 6, 1, 5),
}
FIRST = {
    "outer-ne": [["out-ne-1", "out-ne-13"], ["out-ne-3", "out-ne-4", "out-ne-5", "out-ne-7", "out-ne-8"]],
    "outer-se": [["out-se-2", "out-se-4"], []],
    "outer-sw": [["out-sw-7"], []],
    "outer-nw": [["great-flat", "out-nw-1", "out-nw-5"], ["funeral-plain", "out-nw-11"]],
    "inner-ne": [[], ["in-ne-3", "in-se-1", "in-sw-1", "in-sw-4", "wind-pass", "in-nw-4"]],
}


@pytest.mark.ruling("wasolo_harvesters")
@pytest.mark.ruling("ms-harv-1")
@pytest.mark.ruling("ms-harv-2")
@pytest.mark.ruling("ms-harv-3")
@pytest.mark.ruling("ms-harv-4")
@pytest.mark.parametrize("sector", TIERS)
def test_the_tiers_of_each_sector_at_the_beginning(sector):
    target = "gara-kulon" if sector == "inner-ne" else "windgap"
    g = at_set_up(sector, target)._table()
    tiers = harvester_tiers(g, printed_areas(g.harvest))
    assert tuple(tier.bit_count() for tier in tiers) == TIERS[sector]
    assert [set(ids(tier)) for tier in tiers[:2]] == [set(names) for names in FIRST[sector]]


@pytest.mark.ruling("ms-harv-1")
@pytest.mark.ruling("wasolo_harvesters")
def test_a_tier_is_filled_before_the_next_begins_and_inside_one_the_atreides_choose():
    game = at_set_up("outer-nw").phase("vehicles")
    # Three harvesters, three deep deserts.
    assert set(about(game, "harvester-placed")) == {"great-flat", "out-nw-1", "out-nw-5"}
    game = at_set_up("outer-ne").phase("vehicles")
    assert about(game, "harvester-placed") == ["out-ne-1", "out-ne-13"]
    assert game.decision.seat == ATREIDES
    assert game.decision.prompt == ("mahdi-prompt-harvester", {"n": 1})
    assert asked(game) == set(FIRST["outer-ne"][1])


@pytest.mark.ruling("ms-harv-2")
def test_beside_an_atreides_legion_is_worse_and_what_holds_anything_is_not_empty():
    g = at_set_up("outer-nw").area("out-nw-2", atreides=legion(regular=1)).wormsign("great-flat")._table()
    first, second, third, fourth = harvester_tiers(g, printed_areas(g.harvest))
    assert ids(first) == ["out-nw-5"]
    # A wormsign makes the area no less free, but not empty.
    assert {"great-flat", "out-nw-1"} <= set(ids(third))
    assert "funeral-plain" in ids(fourth)
    assert ids(second) == ["out-nw-11"]


@pytest.mark.ruling("ms-harv-over")
@pytest.mark.ruling("wasolo_harvesters_overflow")
def test_harvesters_without_room_go_to_a_sector_beside_but_never_to_that_of_the_target():
    g = at_set_up("outer-sw", "bight-of-the-cliff")._table()
    names = {SECTORS[sector].id for sector in overflow_sectors(g)}
    assert "outer-nw" not in names
    assert {"inner-sw", "inner-nw"} <= names
    assert not names & {"outer-ne", "outer-sw", "inner-ne"}


@pytest.mark.ruling("ms-harv-over")
def test_where_the_target_is_central_no_inner_sector_takes_harvesters():
    g = at_set_up("outer-sw", "windgap")._table()
    assert {SECTORS[sector].id for sector in overflow_sectors(g)} == {"outer-nw"}


@pytest.mark.ruling("ms-harv-over")
def test_the_sector_is_asked_for_and_then_its_best_areas():
    # Six harvesters on the bottom row; the south-west has room for eight, five of which Atreides legions take.
    table = at_set_up("outer-sw", "gara-kulon").imperium(choam=5)
    for place in ("out-sw-7", "out-sw-6", "out-sw-4", "out-sw-1", "out-sw-9"):
        table.area(place, atreides=legion(regular=1))
    game = table.phase("vehicles")
    assert set(about(game, "harvester-placed")) == {"out-sw-2", "out-sw-3", "out-sw-5"}
    assert game.decision.prompt == ("mahdi-prompt-harvest-sector", {"n": 3})
    assert asked(game) == {"outer-nw", "inner-sw", "inner-nw", "inner-se"}
    choose(game, "sector:outer-nw")
    assert about(game, "harvester-placed")[3:] == ["out-nw-1", "out-nw-5"]


def tiers(game: Game, vehicles: str) -> list[int]:
    return [event.n for event in game.events() if event.kind == f"{vehicles}-by"]


@pytest.mark.ruling("ms-harv-over")
def test_it_is_told_by_which_criterion_vehicles_are_placed():
    game = at_set_up("outer-ne").phase("vehicles")
    assert tiers(game, "harvesters") == [1, 2]
    choose(game, "harvester:out-ne-3")
    # One event for all vehicles that are placed alike.
    assert (tiers(game, "harvesters"), tiers(game, "carryalls"), tiers(game, "ornithopters")) == ([1, 2], [1], [2])
    table = at_set_up("outer-sw", "gara-kulon").imperium(choam=5)
    for place in ("out-sw-7", "out-sw-6", "out-sw-4", "out-sw-1", "out-sw-9"):
        table.area(place, atreides=legion(regular=1))
    game = table.phase("vehicles")
    # No deep desert is left there.
    assert tiers(game, "harvesters") == [4, 5]
    choose(game, "sector:outer-nw")
    assert tiers(game, "harvesters") == [4, 5, 1, 2]


# ---- carryalls


@pytest.mark.ruling("ms-carry")
@pytest.mark.ruling("wasolo_carryalls")
def test_carryalls_go_where_they_cover_the_most_harvesters():
    table = at_set_up().harvester("out-ne-1", "out-ne-13", "wind-pass")
    g = table._table()
    assert [ZONES[zone & ARG].id for zone in carryall_choices(g)[1]] == ["az-outer-ne"]
    g = table.ornithopter("az-outer-ne")._table()
    # That zone is taken: the others that see Wind Pass are equally good.
    assert {ZONES[zone & ARG].id for zone in carryall_choices(g)[1]} == {"az-inner-n", "az-inner-w", "az-outer-nw"}


# ---- ornithopters


@pytest.mark.ruling("ms-orni-1")
@pytest.mark.ruling("wasolo_ornithopters")
def test_ornithopters_go_first_to_legions_two_areas_from_a_sietch_that_they_could_attack():
    table = at_set_up("outer-ne", "habbanya-ridge").area("windgap", atreides=legion(regular=2))
    g = table.area("wind-pass", harkonnen=legion(regular=3))._table()
    # Wind Pass is in the inner north-west.
    assert zones(ornithopter_tiers(g)[0]) == {"az-inner-n", "az-inner-w", "az-outer-nw"}
    g = at_set_up("outer-ne", "habbanya-ridge").area("windgap", atreides=legion(regular=4))._table()
    assert ornithopter_tiers(g)[0] == 0


TARGETS = {
    "hobars-gap": {"az-inner-e", "az-inner-s", "az-outer-se"},
    "windgap": {"az-inner-s", "az-inner-w", "az-outer-sw"},
    "gara-kulon": {"az-outer-ne"},
    "sihaya-ridge": {"az-outer-ne"},
    "tasmin-sink": {"az-outer-se"},
    "habbanya-ridge": {"az-outer-sw"},
    "bight-of-the-cliff": {"az-outer-nw"},
    "rock-outcroppings": {"az-outer-nw"},
}


@pytest.mark.ruling("ms-orni-2")
@pytest.mark.parametrize("target", TARGETS)
def test_then_to_the_sector_of_the_target(target):
    harvest = "outer-sw" if target not in ("habbanya-ridge",) else "outer-ne"
    g = at_set_up(harvest, target)._table()
    assert zones(ornithopter_tiers(g)[1]) == TARGETS[target]


@pytest.mark.ruling("ms-orni-3")
def test_then_to_the_sectors_beside_it_zones_between_inner_sectors_first():
    g = at_set_up("outer-sw", "gara-kulon").ornithopter("az-outer-ne")._table()
    _, second, inner, beside, _ = ornithopter_tiers(g)
    assert second == 0
    assert zones(inner) <= {"az-inner-n", "az-inner-e"}
    assert zones(inner) <= zones(beside)
    assert "az-inner-s" not in zones(beside)
    game = at_set_up("outer-sw", "gara-kulon").phase("vehicles")
    while game.decision.prompt[0] != "mahdi-prompt-ornithopter":
        game.choose(0)
    assert "az-outer-ne" in game.view()["ornithopters"]
    assert asked(game) == zones(inner)


@pytest.mark.ruling("ms-orni-4")
def test_then_anywhere_but_never_into_a_zone_that_is_taken():
    others = [zone.id for zone in ZONES if zone.id != "az-outer-sw"]
    g = at_set_up("outer-sw", "gara-kulon").ornithopter(*others[:5]).carryall(*others[5:])._table()
    tiers = ornithopter_tiers(g)
    assert tiers[1:4] == [0, 0, 0]
    assert zones(tiers[4]) == {"az-outer-sw"}


# ---- later in the round


@pytest.mark.ruling("ms-veh-later")
def test_vehicles_placed_later_come_from_the_supply_or_not_at_all():
    table = at_set_up("outer-nw", "gara-kulon").area("arrakeen", harkonnen=legion(special=1))
    game = choose(rolls(table, "house"), "harvester:great-flat")
    assert about(game, "harvester-placed") == ["great-flat"]
    assert about(game, "aircraft-placed") == ["az-outer-ne"]
    every = ["out-ne-1", "out-ne-13", "out-ne-3", "out-ne-4", "out-ne-5", "out-ne-7", "out-ne-8", "out-ne-6"]
    table = at_set_up("outer-nw", "gara-kulon").harvester(*every).leader("baron-harkonnen", spent=True)
    game = rolls(
        table.ornithopter(*[zone.id for zone in ZONES][:6]).area("arrakeen", harkonnen=legion(special=1)), "house"
    )
    assert about(game, "harvester-placed") == []
    assert about(game, "aircraft-placed") == []


@pytest.mark.ruling("ms-no-scout")
@pytest.mark.ruling("wasolo_no_scouting")
def test_the_harkonnen_never_scout():
    table = mahdi().sietch("gara-kulon", hidden=True).sietch("windgap").ornithopter("az-outer-ne")
    game = rolls(table.area("carthag", harkonnen=legion(regular=1)), "strategy")
    while game.decision.prompt[0].startswith("mahdi"):
        assert "free" not in {option.key for option in game.decision.options}
        game.choose(0)
    assert "sietch-revealed" not in told(game)
    assert len(game.view()["hidden_at"]) == 1
