"""The ground as it is now: atomics make a mountain desert, open walls and expose plateaus."""

from __future__ import annotations

from sietch.arrakis.components import AREAS, DESERT, HOUSE_RULES
from sietch.arrakis.map import ADJACENT, EXPOSED, OPENED, RIMWALL_WEST, SANDS, SHELTERED
from sietch.arrakis.state import Arrakis

CLOSED_RIMWALL = 1 << HOUSE_RULES.index("closed-rimwall")


def adjacent(g: Arrakis) -> list[int]:
    """Who borders on whom on the ground; atomics open the walls of Rimwall West."""
    return OPENED if g.detonated == RIMWALL_WEST and not g.house_rules & CLOSED_RIMWALL else ADJACENT


def sands(g: Arrakis) -> int:
    """Desert, deep desert included."""
    return SANDS if g.detonated < 0 else SANDS | 1 << g.detonated


def exposed(g: Arrakis) -> int:
    """Where storms and sandworms reach legions: the inner plateaus next to the atomics' crater too."""
    if g.detonated < 0:
        return EXPOSED
    return EXPOSED | 1 << g.detonated | (ADJACENT[g.detonated] & SHELTERED)


def terrain(g: Arrakis, area: int) -> int:
    return DESERT if area == g.detonated else AREAS[area].terrain
