"""How far it is for the Harkonnen, who ignore impassable borders, and in which order their criteria put things."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar

from sietch.arrakis.components import AREAS, ATREIDES, HARKONNEN, SECTORS, TACTICS
from sietch.arrakis.legions import free_areas, sietch_level
from sietch.arrakis.mahdi.power import less, power
from sietch.arrakis.map import ADJACENT, ALL, NORTH_POLE, WALLED, WITHIN_TWO, bits
from sietch.arrakis.state import Arrakis

T = TypeVar("T")

# By area: what it has a border with, impassable or not; and what is exactly two areas away.
TOUCH = [ADJACENT[area] | WALLED[area] for area in range(len(AREAS))]
TWO_AWAY = [WITHIN_TWO[area] & ~TOUCH[area] for area in range(len(AREAS))]
FAR = 99  # no way leads there


def _sectors_beside() -> list[int]:
    """By sector: those that it has a border with, as bits. The North Pole, which is in four, makes no border."""
    found = []
    for sector in SECTORS:
        beside = 0
        for area in bits(sector.areas & ~(1 << NORTH_POLE)):
            beside |= TOUCH[area] & ~(1 << NORTH_POLE)
        found.append(sum(1 << other.number for other in SECTORS if other.areas & beside and other is not sector))
    return found


SECTORS_BESIDE = _sectors_beside()


def sectors_of(area: int) -> list[int]:
    return [sector.number for sector in SECTORS if sector.areas >> area & 1]


def foremost(things: Iterable[T], *criteria: Callable[[T], Any]) -> list[T]:
    """Those that come first by one criterion after the other, each the less the better; what is left is a tie."""
    left = list(things)
    for criterion in criteria:
        if len(left) < 2:
            break
        values = [criterion(thing) for thing in left]
        least = min(values)
        left = [thing for thing, value in zip(left, values) if value == least]
    return left


# ---- distances


@lru_cache(maxsize=4096)
def _steps(goal: int, free: int) -> tuple[int, ...]:
    found = [FAR] * len(AREAS)
    found[goal] = 0
    edge = [goal]
    while edge:
        reached = []
        for area in edge:
            for other in bits(TOUCH[area]):
                if found[other] == FAR:
                    found[other] = found[area] + 1
                    # What is not free can be reached, but no way leads through it.
                    if free >> other & 1:
                        reached.append(other)
        edge = reached
    return tuple(found)


def steps_to(g: Arrakis, goal: int) -> tuple[int, ...]:
    """By area: the length of the shortest walk to a goal, all areas between being free for the Harkonnen."""
    return _steps(goal, free_areas(g, HARKONNEN) & ALL)


def steps_to_any_sietch(g: Arrakis) -> list[int]:
    """By area: how far the nearest sietch is."""
    every = [steps_to(g, sietch) for sietch in bits(g.sietches)]
    return [min((steps[area] for steps in every), default=FAR) for area in range(len(AREAS))]


# ---- the target


def target_area(g: Arrakis) -> int:
    """Where the Target Sietch lies, -1 if there is none."""
    return -1 if g.target < 0 else g.sietch_of[g.target]


def printed_areas(tactic: int) -> int:
    """The areas of the sectors that a tactic card prints; the Central cards take the inner sectors as one."""
    return _printed(TACTICS[tactic].sectors)


@lru_cache(maxsize=16)
def _printed(sectors: tuple[str, ...]) -> int:
    return sum(1 << area.number for area in AREAS if set(area.sectors) & set(sectors))


def steps_to_target(g: Arrakis) -> tuple[int, ...]:
    """By area: how far the target is; all alike without one."""
    at = target_area(g)
    return (0,) * len(AREAS) if at < 0 else steps_to(g, at)


def level(g: Arrakis, area: int) -> int:
    """The level of a sietch, also of one that lies face down: the game knows it."""
    if area in g.hidden_at:
        return g.players[ATREIDES].sietch_levels[g.hidden_at.index(area)] + 1
    return sietch_level(g, area)


# ---- the order of legions for the House action and for placing units (ms-house-2)


def house_order(g: Arrakis, areas: Iterable[int]) -> list[int]:
    """The legion nearest to a sietch, then the one strongest against who defends that sietch, then the one nearest to
    the target. More than one where all of that is alike."""
    to_any, to_target = steps_to_any_sietch(g), steps_to_target(g)

    def advantage(area: int) -> tuple[int, int]:
        near = [s for s in bits(g.sietches) if steps_to(g, s)[area] == to_any[area]]
        own = power(g, HARKONNEN, area)
        best = max((less(own, power(g, ATREIDES, sietch)) for sietch in near), default=(0, 0))
        return -best[0], -best[1]

    return foremost(areas, lambda area: to_any[area], advantage, lambda area: to_target[area])


def nearest_order(g: Arrakis, areas: Iterable[int]) -> list[int]:
    """Of areas where nobody stands yet: nearest to a sietch, then nearest to the target."""
    to_any, to_target = steps_to_any_sietch(g), steps_to_target(g)
    return foremost(areas, lambda area: to_any[area], lambda area: to_target[area])


def nearest_to_target(g: Arrakis, areas: Iterable[int]) -> list[int]:
    """Whatever is no action of its own is done as near to the target as possible (ms-pl-4)."""
    to_target = steps_to_target(g)
    return foremost(areas, lambda area: to_target[area])
