"""Where a moving group goes, and what arriving brings."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import AREAS, ATREIDES, HARKONNEN, ORNITHOPTER, RODE_WITH_PAUL, name_id
from sietch.arrakis.leaders import PAULS
from sietch.arrakis.legions import add, free_areas, settle, subtract, tell_moved
from sietch.arrakis.map import bits
from sietch.arrakis.prescience import CLAIM, take_station
from sietch.arrakis.reach import can_ride, destinations, ornithopters_for, why_not_to
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, register_steps
from sietch.arrakis.terrain import adjacent
from sietch.arrakis.worms import lose_harvester, turn_wormsign
from sietch.core.node import Words
from sietch.core.state import ARG


class Destination(Step):
    """Where the group goes. x: 0, -1 for an adjacent area only, or 1 + the area it flies to while the ornithopter is
    chosen."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x > 0:
            g.ask(self, side, x, [o.ZONE | zone for zone in bits(ornithopters_for(g, g.origin))])
            return
        if x:
            ground, air = adjacent(g)[g.origin] & free_areas(g, side), 0
        else:
            ground, air = destinations(g, side, g.origin)
        options = [o.TO | area for area in bits(ground)] + [o.FLY | area for area in bits(air)]
        g.ask(self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        kind, what = option & ~ARG, option & ARG
        if kind == o.FLY:
            g.push(self, side, 1 + what)
        elif kind == o.ZONE:
            use_ornithopter(g, what)
            land(g, side, x - 1)
            g.flying |= 1 << (x - 1)
        else:
            rides = side == ATREIDES and not x and can_ride(g, g.origin, what)
            land(g, side, what)
            if rides and rode(g, g.group_leaders):
                g.push(CLAIM, ATREIDES, 0)

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        if x > 0:
            return []
        offered = {option & ARG for option in g.options}
        others = (area.number for area in AREAS if area.number not in offered)
        return [(o.TO | area, why_not_to(g, side, g.origin, area, next_door=x < 0)) for area in others]

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        area = name_id(AREAS[g.origin])
        return ("arrakis-prompt-ornithopter", {"area": area}) if x > 0 else ("arrakis-prompt-to", {"area": area})


def use_ornithopter(g: Arrakis, zone: int) -> None:
    g.ornithopters &= ~(1 << zone)
    if g.events is not None:
        g.tell(o.AIRCRAFT_REMOVED, HARKONNEN, zone, ORNITHOPTER)


def rode(g: Arrakis, leaders: int) -> bool:
    """A ride that Paul takes part in is a deed."""
    with_paul = any(leaders >> number & 1 for number in PAULS)
    if with_paul:
        g.deeds |= 1 << RODE_WITH_PAUL
    return with_paul


def land(g: Arrakis, side: int, to: int) -> None:
    """The group arrives; what that brings comes after all moves of the action, which count as one."""
    area, group = g.origin, g.group
    p = g.players[side]
    flown = g.flown >> area & 1
    subtract(g, side, area, group)
    add(g, side, to, group)
    g.fresh[to] += group
    for leader in bits(g.group_leaders):
        g.leader_at[leader] = to
    g.fresh_leaders |= g.group_leaders
    if g.group_tokens:
        _move_tokens(p.starting_at, p.starting_faces, g.group_tokens & 255, to)
        _move_tokens(p.standard_at, p.standard_faces, g.group_tokens >> 8, to)
    g.flown |= flown << to
    g.arrivals |= 1 << to
    g.that_legion = to
    tell_moved(g, side, area, to, group, bits(g.group_leaders))


def _move_tokens(places: list[int], faces: list[int], slots: int, to: int) -> None:
    """The moved tokens go to the end of the lists."""
    moved = bits(slots)
    kept = [slot for slot in range(len(places)) if slot not in moved]
    new_faces = [faces[slot] for slot in kept] + [faces[slot] for slot in moved]
    places[:] = [places[slot] for slot in kept] + [to] * len(moved)
    faces[:] = new_faces


class Arrive(Step):
    """What the moves of an action bring: stations, harvesters, wormsigns, the stacking limit."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        arrivals, g.arrivals = g.arrivals, 0
        g.flown |= g.flying & g.players[side].at
        g.flying = 0
        if not arrivals:
            return
        g.fresh = [0] * len(AREAS)
        g.fresh_leaders = 0
        # Atomics between two moves may have driven a legion on.
        areas = bits(arrivals & g.players[side].at)
        for area in areas:
            touch(g, side, area)
        # What is pushed last comes first: nothing of the above meets more than the stacking limit allows.
        for area in areas:
            settle(g, side, area)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("step", {})


def arrive(g: Arrakis, side: int, area: int) -> None:
    """A legion has advanced into an area, retreated to it or been driven there."""
    touch(g, side, area)
    settle(g, side, area)


def touch(g: Arrakis, side: int, area: int) -> None:
    """What a legion meets where its move ends: harvester, station, wormsign."""
    if side == ATREIDES:
        occupy(g, area)
    elif g.wormsigns >> area & 1:
        turn_wormsign(g, area)


def occupy(g: Arrakis, area: int) -> None:
    """An Atreides legion stands in an area, however it came there: the harvester goes, the station is taken.

    The rulebook tells it of the end of a move and of the advance after a battle; retreating legions and those that
    the atomics drive out are moved by the opponent.
    """
    if g.harvesters >> area & 1:
        lose_harvester(g, area, to_atreides=True)
    if g.stations >> area & 1:
        take_station(g, area)


DESTINATION = Destination()
ARRIVE = Arrive()

register_steps({"destination": DESTINATION, "arrive": ARRIVE})
