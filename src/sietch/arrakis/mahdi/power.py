"""Combat power: what the Harkonnen compare legions by, and what tells equal ones and single units apart."""

from __future__ import annotations

from functools import lru_cache

from sietch.arrakis.components import (
    ATREIDES,
    ELITE,
    HARKONNEN,
    HOUSE_RULES,
    LEADER,
    REGULAR,
    SPECIAL,
    STANDARD,
    STARTING,
)
from sietch.arrakis.legions import count, named_at, units
from sietch.arrakis.state import Arrakis

EQUAL_IS_NOT_GREATER = 1 << HOUSE_RULES.index("mahdi-equal-power-holds")

# In detail, by figure: regular 2, elite 3, special elite 4, generic leader 1, deployment tokens 2 (ms-cp-4).
DETAIL = (2, 3, 4, 1, 2, 2)
NAMED_DETAIL = 2
TOKEN = 2

# Combat power and detailed combat power of a legion. Compared as they are, the second tells equal ones apart (ms-cp-1).
Power = tuple[int, int]


def power(g: Arrakis, side: int, area: int) -> Power:
    """1 for a unit, 2 for a deployment token, 1 for a leader; the level of a sietch does not count, and one without a
    legion has none (ms-cp-2)."""
    legion = g.players[side].legions[area]
    return counted(legion, len(named_at(g, side, area))) if legion else (0, 0)


@lru_cache(maxsize=1 << 14)
def counted(legion: int, named: int) -> Power:
    """The power of a packed legion with so many named leaders."""
    tokens = count(legion, STARTING) + count(legion, STANDARD)
    whole = units(legion) + TOKEN * tokens + count(legion, LEADER) + named
    figures = (REGULAR, ELITE, SPECIAL, LEADER, STARTING, STANDARD)
    return whole, sum([DETAIL[figure] * count(legion, figure) for figure in figures]) + NAMED_DETAIL * named


def less(one: Power, other: Power) -> Power:
    """The difference of two."""
    return one[0] - other[0], one[1] - other[1]


def beats(g: Arrakis, area: int, target: int) -> bool:
    """Whether the Harkonnen legion of an area has more combat power than whoever defends the other area: strictly more.
    Of equal ones the detailed power decides, unless the house rule says that equal is not more (ms-cp-2, ms-cp-3)."""
    own, other = power(g, HARKONNEN, area), power(g, ATREIDES, target)
    if g.house_rules & EQUAL_IS_NOT_GREATER:
        return own[0] > other[0]
    return own > other
