"""The map in sets of areas, with what an owner of the box corrected."""

from __future__ import annotations

from functools import lru_cache

from sietch.arrakis.areas import BORDERS, WALLS, redrawn
from sietch.arrakis.components import (
    AREAS,
    DEEP_DESERT,
    DESERT,
    MOUNTAIN,
    PLATEAU,
    SECTORS,
    TERRAINS,
    ZONES,
    number_of,
)
from sietch.arrakis.facts import FACTS

# By area: the areas next to it on the ground, and those beyond an impassable border.
ADJACENT = redrawn(BORDERS, {name: fact.borders for name, fact in FACTS.areas.items()})
WALLED = redrawn(WALLS, {name: fact.walls for name, fact in FACTS.areas.items()})


@lru_cache(maxsize=8192)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a set; the same sets are asked for again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


for _name, _fact in FACTS.areas.items():
    _area = AREAS[number_of(AREAS, _name)]
    _area.terrain, _area.station, _area.doubt = TERRAINS.index(_fact.terrain), _fact.station, _fact.doubt


def _where(terrains: tuple[int, ...]) -> int:
    return sum(1 << area.number for area in AREAS if area.terrain in terrains)


ALL = (1 << len(AREAS)) - 1
# By terrain; "desert" in a rule or on a card means deep desert too.
ON_TERRAIN = [_where((terrain,)) for terrain in range(5)]
SANDS = _where((DESERT, DEEP_DESERT))
PLATEAUS = ON_TERRAIN[PLATEAU]
MOUNTAINS = ON_TERRAIN[MOUNTAIN]
# Exposed to the Coriolis storm and to sandworms: everything but mountains and the five inner plateaus.
EXPOSED = sum(1 << area.number for area in AREAS if area.terrain != MOUNTAIN and not area.sheltered)
SHELTERED = sum(1 << area.number for area in AREAS if area.sheltered)
SIETCH_SLOTS = [area.number for area in AREAS if area.sietch]
STATION_SLOTS = [area.number for area in AREAS if area.station]
ATOMIC_SLOTS = [area.number for area in AREAS if area.atomics]
SETTLED = [area.number for area in AREAS if area.settlement]
VILLAGES = sum(1 << number for number in SETTLED if AREAS[number].settlement == 1)

ARRAKEEN, CARTHAG, ARSUNT, NORTH_POLE, RIMWALL_WEST = (
    number_of(AREAS, id) for id in ("arrakeen", "carthag", "arsunt", "north-pole", "rimwall-west")
)

# By area: the areas of its sectors, and the air zones linked to it.
SECTOR_AREAS = [0] * len(AREAS)
for _sector in SECTORS:
    for _number in bits(_sector.areas):
        SECTOR_AREAS[_number] |= _sector.areas
LINKED = [sum(1 << zone.number for zone in ZONES if zone.areas >> area.number & 1) for area in AREAS]

# Once the atomics have opened Rimwall West its walls are gone (unless the house rule says otherwise).
OPENED = list(ADJACENT)
for _number in bits(WALLED[RIMWALL_WEST]):
    OPENED[RIMWALL_WEST] |= 1 << _number
    OPENED[_number] |= 1 << RIMWALL_WEST


def _step(area: int) -> int:
    return ADJACENT[area] | WALLED[area]


# By area: the areas up to two steps away through the air, over walls too.
WITHIN_TWO = []
for _number in range(len(AREAS)):
    _reach = _step(_number)
    for _next in bits(_reach):
        _reach |= _step(_next)
    WITHIN_TWO.append(_reach & ~(1 << _number))
