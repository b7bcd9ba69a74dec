"""The layout is all that a drawing needs to know: complete, consistent, and of the same things as the game."""

from __future__ import annotations

import pytest

from sietch.arrakis.components import AREAS, HOUSE_RULES, LEADERS, RESULTS, ZONES
from sietch.arrakis.rules import ARRAKIS

LAYOUT = ARRAKIS.layout()


def test_every_area_lies_somewhere_of_its_own():
    assert [area["id"] for area in LAYOUT["areas"]] == [area.id for area in AREAS]
    assert len({(area["x"], area["y"]) for area in LAYOUT["areas"]}) == len(AREAS)
    assert all(0 <= area[axis] <= 1000 for area in LAYOUT["areas"] for axis in ("x", "y"))


@pytest.mark.parametrize("kind", ["borders", "walls"])
def test_borders_are_told_from_both_sides(kind: str):
    near = {area["id"]: set(area[kind]) for area in LAYOUT["areas"]}
    assert all(id in near[other] for id, others in near.items() for other in others)
    assert sum(map(len, near.values())) == 2 * (265 if kind == "borders" else 11)


def test_areas_and_zones_are_of_known_sectors():
    sectors = {sector["id"] for sector in LAYOUT["sectors"]}
    assert len(sectors) == 8
    assert all(set(place["sectors"]) <= sectors for place in [*LAYOUT["areas"], *LAYOUT["zones"]])
    assert [zone["id"] for zone in LAYOUT["zones"]] == [zone.id for zone in ZONES]


def test_the_boards_have_all_named_leaders():
    found = [leader["id"] for board in LAYOUT["boards"] for leader in board["leaders"]]
    assert found == [leader.id for leader in LEADERS if not leader.generic]
    slots = {leader["slot"] for board in LAYOUT["boards"] for leader in board["leaders"]}
    assert slots <= {*RESULTS, "desert-power", "none"}


def test_the_walls_that_the_atomics_open_are_walls():
    walls = {area["id"]: area["walls"] for area in LAYOUT["areas"]}
    assert walls[LAYOUT["crater"]["opens"]]
    assert LAYOUT["crater"]["unless"] in HOUSE_RULES


def test_the_steps_of_the_tracks_are_on_them():
    leaders = {leader.id for leader in LEADERS}
    for track in LAYOUT["tracks"].values():
        assert all(0 < step["step"] <= track["last"] for step in track["steps"])
        assert {step["leader"] for step in track["steps"] if "leader" in step} <= leaders
