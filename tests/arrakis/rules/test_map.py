"""The map: sectors, air zones, terrain, borders, free and empty areas, settlements and stations."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, branch, figures, keys, maybe, move, targets

from sietch.arrakis.components import AREAS, DEEP_DESERT, DESERT, SECTORS, ZONES, number_of
from sietch.arrakis.legions import empty_areas, free_areas
from sietch.arrakis.map import ADJACENT, LINKED, WALLED, bits
from sietch.arrakis.scenario import arrakis, chance, legion, rolled


def area(id: str) -> int:
    return number_of(AREAS, id)


@pytest.mark.ruling("wa_air_zone_connection")
def test_an_air_zone_is_linked_to_every_area_of_the_two_sectors_it_lies_between():
    for zone in ZONES:
        assert len(zone.sectors) == 2
        inside = {a.id for a in AREAS if set(a.sectors) & set(zone.sectors)}
        assert {AREAS[number].id for number in bits(zone.areas)} == inside
    # Scouting from the zone between the inner north-west and north-east reaches those sectors and no other.
    table = arrakis().ornithopter("az-inner-n").dice(HARKONNEN, mentat=2)
    for id in ("windgap", "gara-kulon", "hagga-basin", "arrakeen"):
        table.area(id, atreides=legion(tokens=["at-start-b" if id == "windgap" else "at-start-a"]))
    game = table.turn(HARKONNEN)
    game.choose("free")
    game.choose("scout:az-inner-n")
    assert targets(game, "reveal") == {"hagga-basin", "arrakeen"}


@pytest.mark.ruling("wa_north_pole")
def test_the_north_pole_is_a_mountain_of_all_four_inner_sectors_and_linked_to_every_air_zone():
    pole = AREAS[area("north-pole")]
    assert set(pole.sectors) == {sector.id for sector in SECTORS if sector.id.startswith("inner")}
    assert len(bits(LINKED[pole.number])) == len(ZONES) == 8
    game = (
        arrakis()
        .ornithopter("az-outer-sw")
        .area("north-pole", harkonnen=legion(regular=1))
        .dice(HARKONNEN, strategy=2)
        .turn(HARKONNEN)
    )
    act(game, "strategy")
    game.choose("legion:north-pole")
    assert "fly:in-sw-3" in keys(game)


@pytest.mark.ruling("wa_deep_desert_definition")
def test_exactly_the_deserts_at_the_edge_of_the_map_are_deep_desert():
    at_the_edge = {a.id for a in AREAS if min(a.x, a.y, 1000 - a.x, 1000 - a.y) < 80}
    assert {a.id for a in AREAS if a.terrain == DEEP_DESERT} == at_the_edge
    assert all(AREAS[area(id)].terrain in (DESERT, DEEP_DESERT) for id in at_the_edge)


@pytest.mark.ruling("wa_impassable_border")
def test_an_impassable_border_stops_moves_and_attacks_on_the_ground():
    assert WALLED[area("broken-land")] >> area("out-ne-3") & 1
    assert not ADJACENT[area("broken-land")] >> area("out-ne-3") & 1
    table = arrakis().dice(HARKONNEN, strategy=2).area("broken-land", harkonnen=legion(regular=2))
    game = act(table.turn(HARKONNEN), "strategy")
    game.choose("legion:broken-land")
    game.choose("whole")
    assert targets(game, "to") == {"arrakeen", "carthag", "rimwall-west", "arsunt", "out-nw-16"}
    table = arrakis().dice(HARKONNEN, strategy=2).area("broken-land", harkonnen=legion(regular=2))
    game = table.area("out-ne-3", atreides=legion(regular=1)).turn(HARKONNEN)
    maybe(game, "die:strategy")
    assert branch(game, "strategy", 0) in keys(game)
    assert branch(game, "strategy", 1) not in keys(game)


@pytest.mark.ruling("wa_free_area")
def test_an_area_is_free_without_enemy_settlement_enemy_unit_or_sandworm():
    table = arrakis().settlements("carthag").sietch("windgap").worm("in-sw-3").area("arsunt", harkonnen=legion(elite=1))
    table.area("in-sw-2", atreides=legion(regular=1))
    g = table.turn(ATREIDES).state
    not_free = {seat: {AREAS[n].id for n in range(len(AREAS)) if not free_areas(g, seat) >> n & 1} for seat in (0, 1)}
    assert not_free[ATREIDES] == {"carthag", "arsunt", "in-sw-3"}
    assert not_free[HARKONNEN] == {"windgap", "in-sw-2", "in-sw-3"}


@pytest.mark.ruling("wa_empty_area")
def test_an_area_is_empty_only_if_it_holds_neither_token_nor_figure():
    table = arrakis().settlements("carthag").sietch("windgap").worm("in-sw-3").wormsign("in-sw-4").station("in-nw-4")
    table.harvester("in-sw-5").area("arsunt", harkonnen=legion(elite=1)).area("in-sw-2", atreides=legion(regular=1))
    g = table.wild_maker("in-sw-6").turn(ATREIDES).state
    full = {AREAS[n].id for n in range(len(AREAS)) if not empty_areas(g) >> n & 1}
    assert full == {
        *("carthag", "windgap", "in-sw-3", "in-sw-4", "in-nw-4", "in-sw-5", "arsunt", "in-sw-2", "in-sw-6"),
    }


@pytest.mark.ruling("wa_free_area_note")
@pytest.mark.parametrize("seat", [ATREIDES, HARKONNEN])
def test_a_lone_station_or_harvester_leaves_an_area_free_for_both_but_not_empty(seat: int):
    table = arrakis().dice(seat, strategy=2).harvester("in-sw-3").station("in-nw-4")
    side = ("atreides", "harkonnen")[seat]
    table.area("in-sw-2", **{side: legion(regular=1)})
    game = act(table.turn(seat), "strategy")
    assert not empty_areas(game.state) >> area("in-sw-3") & 1
    assert not empty_areas(game.state) >> area("in-nw-4") & 1
    game.choose("legion:in-sw-2")
    assert {"in-sw-3", "in-nw-4"} <= targets(game, "to")


@pytest.mark.ruling("wa_settlement_ranks")
def test_the_harkonnen_have_four_villages_carthag_and_arrakeen_and_the_atreides_eight_sietches():
    ranks = {a.id: a.settlement for a in AREAS if a.settlement}
    assert ranks == {
        **dict.fromkeys(("arsunt", "hagga-basin", "imperial-basin", "north-pole"), 1),
        **{"carthag": 2, "arrakeen": 3},
    }
    view = arrakis(dealt=True).turn(ATREIDES).view(ATREIDES)
    assert set(view["settlements"]) == set(ranks)
    assert len(view["sietches"]) == 8
    assert view["open_at"] == []
    assert len(view["players"][ATREIDES]["sietch_levels"]) == 8
    assert "sietch_levels" not in arrakis(dealt=True).turn(ATREIDES).view(HARKONNEN)["players"][ATREIDES]


@pytest.mark.ruling("wa_testing_station")
@pytest.mark.parametrize("face", ["kh", "sd", "ji"])
def test_taking_a_station_gives_one_prescience_of_the_type_on_its_face(face: str):
    table = arrakis().dice(ATREIDES, strategy=2).station("in-nw-4", face).area("in-sw-2", atreides=legion(regular=1))
    game = act(table.turn(ATREIDES), "strategy")
    move(game, "in-sw-2", "in-nw-4")
    maybe(game, "done")
    view = game.view()
    assert view["prescience"] == {"kh": 0, "sd": 0, "ji": 0} | {face: 1}
    assert view["stations"] == []


@pytest.mark.ruling("wa_station_take")
def test_a_station_is_taken_at_the_end_of_a_move_or_by_advancing_and_never_by_the_harkonnen():
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=3))
    table.station("in-nw-4", "ji").area("in-nw-4", harkonnen=legion(regular=1))
    game = act(table.turn(ATREIDES), "strategy", 1)
    attack(game, "in-sw-2", "in-nw-4", rolled(hit=3) + rolled(hit=1))
    maybe(game, "lose:regular")
    assert game.view()["stations"] == ["in-nw-4"]
    game.choose("yes")
    assert figures(game, ATREIDES, "in-nw-4") == {"regular": 2}
    assert game.view()["prescience"]["ji"] == 1
    assert game.view()["stations"] == []
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-2", harkonnen=legion(regular=1)).station("in-nw-4", "ji")
    game = act(table.turn(HARKONNEN), "strategy")
    move(game, "in-sw-2", "in-nw-4")
    assert game.view()["stations"] == ["in-nw-4"]
    assert game.view()["prescience"]["ji"] == 0


@pytest.mark.ruling("wa_station_take")
def test_which_station_lies_where_is_not_known_before_it_is_taken():
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", atreides=legion(regular=1))
    table.station("in-nw-4", "ji").station("out-ne-4", "kh")
    game = act(table.turn(ATREIDES), "strategy")
    game.choose("legion:in-sw-2")
    game.choose("to:in-nw-4", outcomes=chance("station-face:kh"))
    assert game.view()["prescience"] == {"kh": 1, "sd": 0, "ji": 0}
