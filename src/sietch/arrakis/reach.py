"""Where legions can go: next door, on a sandworm, by ornithopter."""

from __future__ import annotations

from sietch.arrakis.components import AREAS, ATREIDES, HARKONNEN, name_id
from sietch.arrakis.legions import all_worms, free_areas, why_not_free
from sietch.arrakis.map import LINKED, WALLED, WITHIN_TWO, bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.terrain import adjacent
from sietch.core.node import Words


def ride(g: Arrakis, area: int, avoided: int = 0) -> int:
    """The areas with wormsigns or sandworms that an Atreides legion can ride through from an area.

    Enemy legions stop the ride; harvesters do not. avoided: areas that it does not go through.
    """
    riding = (g.wormsigns | all_worms(g)) & ~(g.players[HARKONNEN].at | avoided)
    borders = adjacent(g)
    reach = new = borders[area] & riding
    while new:
        found = 0
        for number in bits(new):
            found |= borders[number]
        new = found & riding & ~reach
        reach |= new
    return reach


def beyond(g: Arrakis, area: int) -> int:
    """Everything that a ride from an area can end next to or on."""
    reach = ride(g, area)
    borders = adjacent(g)
    found = reach
    for number in bits(reach):
        found |= borders[number]
    return found & ~(1 << area)


def can_ride(g: Arrakis, area: int, to: int) -> bool:
    """Whether a ride leads from an area to another one, past a wormsign or a sandworm; also to one next door.

    Sandriding: the legion starts and ends beside what it rides. Whoever can walk there may ride all the same.
    """
    return bool(adjacent(g)[to] & ride(g, area, avoided=1 << to))


def ornithopters_for(g: Arrakis, area: int) -> int:
    """The ornithopters that could carry the Harkonnen legion of an area; it may fly once a round."""
    if g.flown >> area & 1:
        return 0
    return LINKED[area] & g.ornithopters


def destinations(g: Arrakis, side: int, area: int) -> tuple[int, int]:
    """Where a legion can go: on the ground or on a sandworm, and by ornithopter."""
    free = free_areas(g, side)
    ground = adjacent(g)[area] & free
    if side == ATREIDES:
        if adjacent(g)[area] & (g.wormsigns | g.worms) or g.wild_maker >= 0:
            ground |= beyond(g, area) & free
        return ground, 0
    return ground, WITHIN_TWO[area] & free & ~ground if ornithopters_for(g, area) else 0


def can_go(g: Arrakis, side: int, area: int) -> bool:
    ground, air = destinations(g, side, area)
    return bool(ground or air)


def why_not_to(g: Arrakis, side: int, area: int, to: int, next_door: bool = False) -> Words:
    """Why a legion cannot go from an area to another one. next_door: it may go to an adjacent area only."""
    if area == to:
        return ("arrakis-why-there-already", {})
    return why_not_free(g, side, to) or why_too_far(g, side, area, to, next_door)


def why_too_far(g: Arrakis, side: int, area: int, to: int, next_door: bool = False) -> Words:
    """Why no way leads from an area to another one, or to an attack on it."""
    here = {"area": name_id(AREAS[area])}
    if side == HARKONNEN and not next_door:
        if ornithopters_for(g, area):
            return ("arrakis-why-too-far-to-fly", here)
        if WITHIN_TWO[area] >> to & 1 and LINKED[area] & g.ornithopters:
            return ("arrakis-why-flown", {})
    if (WALLED[area] & ~adjacent(g)[area]) >> to & 1:
        return ("arrakis-why-wall", here)
    if next_door:
        return ("arrakis-why-not-adjacent", here)
    return ("arrakis-why-too-far-to-ride" if side == ATREIDES else "arrakis-why-too-far", here)
