"""The areas of the map, against a list of them: where a legion can go, what can reach it there."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.arrakis.cards.hands import ATREIDES, HARKONNEN, act, answer, holding, play
from tests.table import keys

from sietch.arrakis.components import AREAS, TACTICS, TERRAINS, ZONES
from sietch.arrakis.scenario import arrakis, legion

LIST = Path(__file__).with_name("areas.txt")


@dataclass(frozen=True)
class Row:
    id: str
    sectors: list[str]
    terrain: str
    exposed: bool
    marks: list[str]
    neighbours: list[str]
    walls: list[str]


def rows() -> list[Row]:
    found = []
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            id, sectors, terrain, exposed, marks, neighbours, walls = (*map(str.strip, line.split("|")), "")[:7]
            words = (sectors.split(), terrain, exposed == "exposed", marks.split(), neighbours.split(), walls.split())
            found.append(Row(id, *words))
    return found


ROWS = rows()
EACH = [pytest.param(row, id=row.id, marks=pytest.mark.component("area", row.id)) for row in ROWS]


def test_the_map_has_the_areas_of_the_list_in_that_order():
    assert [row.id for row in ROWS] == [area.id for area in AREAS]
    assert len(ROWS) == 101


@pytest.mark.parametrize("row", EACH)
def test_an_area_is_as_listed(row):
    area = next(area for area in AREAS if area.id == row.id)
    assert list(area.sectors) == row.sectors
    assert TERRAINS[area.terrain] == row.terrain
    marks = {"sietch": area.sietch, "station": area.station, "atomic": area.atomics}
    marks[f"settlement-{area.settlement}"] = area.settlement > 0
    assert {name for name, there in marks.items() if there} == set(row.marks)


@pytest.mark.parametrize("row", EACH)
def test_a_legion_can_walk_to_its_neighbours_and_fly_two_areas_over_walls(row):
    table = arrakis().area(row.id, atreides=legion(regular=1)).dice(ATREIDES, strategy=2)
    game = act(table.turn(ATREIDES), "strategy")
    answer(game, f"legion:{row.id}")
    assert sorted(keys(game)) == sorted(f"to:{id}" for id in row.neighbours)
    beyond = {other.id: other.neighbours + other.walls for other in ROWS}
    reach = {far for near in beyond[row.id] for far in [near, *beyond[near]]} - {row.id, *row.neighbours}
    zone = next(zone.id for zone in ZONES if set(zone.sectors) & set(row.sectors))
    table = arrakis().area(row.id, harkonnen=legion(regular=1)).ornithopter(zone).dice(HARKONNEN, strategy=2)
    game = act(table.turn(HARKONNEN), "strategy")
    answer(game, f"legion:{row.id}")
    assert sorted(key for key in keys(game) if key.startswith("fly:")) == sorted(f"fly:{id}" for id in reach)


@pytest.mark.parametrize("row", EACH)
def test_a_storm_reaches_a_harkonnen_legion_only_where_it_is_exposed(row):
    table = holding("grandmother-of-a-storm").area(row.id, harkonnen=legion(regular=1))
    game = play(table, "grandmother-of-a-storm")
    rolls = [event.what for event in game.events() if event.kind == "storm-rolled"]
    assert rolls == ([row.id] if row.exposed else [])


@pytest.mark.parametrize("row", EACH)
def test_harvesters_go_to_deserts_only(row):
    game = play(holding("sandmasters"), "sandmasters")
    offered = set()
    for sector in row.sectors:
        if f"sector:{sector}" in keys(game):
            copy = answer(game.copy(), f"sector:{sector}")
            offered |= {*keys(copy), *(f"harvester:{area}" for area in copy.view()["harvesters"])}
    assert (f"harvester:{row.id}" in offered) == (row.terrain in ("desert", "deep-desert"))


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.component("tactic", card.id)) for card in TACTICS]
)
def test_a_tactic_card_names_a_sietch_and_the_sector_it_lies_in(card):
    row = next(row for row in ROWS if row.id == card.area)
    assert "sietch" in row.marks
    assert set(row.sectors) <= set(card.sectors)
    assert len(card.sectors) in (1, 4), "the inner sectors count as one"
