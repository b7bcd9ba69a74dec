"""What the Harkonnen answer in battles, in the desert and at the end of a round."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.battle import AFTER, CONTINUE, PURSUE, WON
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    DEEP_DESERT,
    ELITE,
    HARKONNEN,
    LEADER,
    LEADERS,
    REGULAR,
    SPECIAL,
    name_id,
)
from sietch.arrakis.legions import bodies, empty_areas, leaders_at, limit
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.power import DETAIL, power
from sietch.arrakis.mahdi.ways import foremost
from sietch.arrakis.map import LINKED, bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.terrain import terrain
from sietch.core.node import Words
from sietch.core.state import ARG, NO, YES


def only(options: list[int], *wanted: int) -> list[int]:
    return [option for option in options if option in wanted]


# ---- losses


def casualty(g: Arrakis, area: int, options: list[int]) -> list[int]:
    """One hit at a time, in this order (ms-bt-2): a bashar and then a named leader while there are two leaders or more;
    an elite becomes a regular unit; a Sardaukar becomes one; a regular unit, but before the last unit the leader."""
    named = [option for option in options if option & ~ARG == o.LOSE_LEADER]
    bashar = only(options, o.LOSE | LEADER)
    if leaders_at(g, HARKONNEN, area) > 1:
        return bashar or named
    weakened = only(options, o.LOSE | ELITE) or only(options, o.LOSE | SPECIAL)
    if weakened:
        return weakened
    if bodies(g.players[HARKONNEN].legions[area]) == 1 and (bashar or named):
        return bashar or named
    return only(options, o.LOSE | REGULAR)


def prompt_casualty(g: Arrakis, area: int) -> Words:
    return ("mahdi-prompt-casualty", {"area": name_id(AREAS[area])})


def surplus(g: Arrakis, area: int, options: list[int]) -> list[int]:
    """Over the stacking limit the weakest units go first (ms-gar-4)."""
    if g.events is not None:
        g.tell(m.OVER_THE_LIMIT, HARKONNEN, area, limit(g, HARKONNEN))
    return foremost(options, lambda option: DETAIL[option & ARG])


def prompt_surplus(g: Arrakis, area: int) -> Words:
    return ("mahdi-prompt-surplus", {"area": name_id(AREAS[area])})


def prompt_tank_order(g: Arrakis, x: int) -> Words:
    return ("mahdi-prompt-tank-order", {})


# ---- battle rounds


def ability(g: Arrakis, x: int, options: list[int]) -> list[int]:
    """With more leaders than specials the named ones are used first, those with the best strip first (ms-bt-8)."""
    named = [option for option in options if option & ~ARG == o.ABILITY]

    def strip(option: int) -> tuple[int, int]:
        leader = LEADERS[option & ARG]
        return -(leader.hits + leader.shields), -leader.hits

    return foremost(named, strip) or options


def prompt_ability(g: Arrakis, x: int) -> Words:
    return ("mahdi-prompt-ability", {})


def battle(g: Arrakis, stage: int, options: list[int]) -> list[int]:
    """The stages of a battle round that are asked of the Harkonnen."""
    if stage == AFTER:
        return [NO] if ceases(g) else [YES]
    if stage == CONTINUE:
        # They never retreat in battle (ms-bt-3).
        return [NO]
    if stage == PURSUE:
        # The Atreides choose where they retreat to, an empty area if there is one (ms-bt-6).
        empty = empty_areas(g)
        return [option for option in options if empty >> (option & ARG) & 1] or options
    assert stage == WON
    # Over a sietch they advance, otherwise nothing is destroyed; over a legion that is open (ms-bt-7).
    return [YES] if g.sietches >> g.attack_at & 1 else only(options, YES, NO)


def prompt_battle(g: Arrakis, stage: int) -> Words:
    area = {"area": name_id(AREAS[g.attack_at])}
    return ("mahdi-prompt-retreat" if stage == PURSUE else "mahdi-prompt-advance", area)


def ceases(g: Arrakis) -> bool:
    """They stop when at the start of a round their detailed power is at most half of the opponent's (ms-bt-4)."""
    own, other = power(g, HARKONNEN, g.attack_from), power(g, ATREIDES, g.attack_at)
    stops = 2 * own[1] <= other[1]
    if stops and g.events is not None:
        g.tell(m.ATTACK_CEASED, HARKONNEN, g.attack_at, 1)
    return stops


# ---- the desert


def rescue(g: Arrakis, area: int, options: list[int]) -> list[int]:
    """Carryalls always save harvesters, those in deep desert first; among others the Atreides choose (ms-hz-2)."""
    zones = [option for option in options if option != NO]
    waiting = [a for a in bits(g.worms_placed & g.harvesters) if LINKED[a] & g.carryalls]
    deep = [a for a in waiting if terrain(g, a) == DEEP_DESERT]
    if terrain(g, area) == DEEP_DESERT:
        kept = [zone for zone in zones if saved(deep, g.carryalls & ~(1 << (zone & ARG))) == saved(deep, g.carryalls)]
        return kept or [*zones, NO]
    free = [zone for zone in zones if saved(deep, g.carryalls & ~(1 << (zone & ARG))) == saved(deep, g.carryalls)]
    others = [a for a in waiting if a not in deep]
    kept = [z for z in free if saved(others, g.carryalls & ~(1 << (z & ARG))) == saved(others, g.carryalls)]
    return kept or ([*free, NO] if free else [NO])


def prompt_rescue(g: Arrakis, area: int) -> Words:
    return ("mahdi-prompt-rescue", {"area": name_id(AREAS[area])})


def prompt_blasted(g: Arrakis, area: int) -> Words:
    return ("mahdi-prompt-blasted", {"area": name_id(AREAS[area])})


def saved(areas: list[int], zones: int) -> int:
    """How many of these harvesters so many carryalls can save."""
    if not areas:
        return 0
    first, rest = areas[0], areas[1:]
    with_first = [1 + saved(rest, zones & ~(1 << zone)) for zone in bits(LINKED[first] & zones)]
    return max([saved(rest, zones), *with_first])


def show(g: Arrakis, area: int, options: list[int]) -> list[int]:
    """What lies face down is turned up, sietch and tokens."""
    return [o.SHOW_BOTH]


def swap(g: Arrakis, x: int, options: list[int]) -> list[int]:
    """Named leaders on the map are never exchanged (ms-end-2)."""
    return [o.DONE]
