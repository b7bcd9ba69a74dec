"""Who sits where: two teams in turn around the table, the commanders opposite each other, an ally on either side."""

from __future__ import annotations

from sietch.imperium.components import EMPEROR, FREMEN
from sietch.imperium.state import Imperium

SEATS = 6
MUADDIB, SHADDAM = 0, 3
COMMANDERS = (MUADDIB, SHADDAM)
ALLIES = tuple(seat for seat in range(SEATS) if seat not in COMMANDERS)
SIDES = tuple(seat % 2 for seat in range(SEATS))
LEADERS = {MUADDIB: "muad-dib", SHADDAM: "shaddam-corrino-iv"}
# The faction of each commander's personal board.
PERSONAL = {MUADDIB: FREMEN, SHADDAM: EMPEROR}


def is_commander(seat: int) -> bool:
    return seat in COMMANDERS


def commander_of(seat: int) -> int:
    return MUADDIB if SIDES[seat] == SIDES[MUADDIB] else SHADDAM


def left_ally(commander: int) -> int:
    """Turns go to the left, and the neighbour there is an opponent."""
    return (commander + 2) % SEATS


def right_ally(commander: int) -> int:
    return (commander - 2) % SEATS


def allies_of(commander: int) -> tuple[int, int]:
    return left_ally(commander), right_ally(commander)


def team_of(g: Imperium, seat: int) -> list[int]:
    """The three of a team, clockwise from the seat."""
    return [other for step in range(SEATS) if SIDES[other := (seat + step) % SEATS] == SIDES[seat]]


def opposing_neighbour(ally: int) -> int:
    """The ally of the other team who sits next to this one."""
    return next(other for step in (1, -1) if (other := (ally + step) % SEATS) in ALLIES)
