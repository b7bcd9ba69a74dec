"""The regeneration tanks: named leaders enter at the left end, move on with every die spent, and return to play."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import LEADERS, NAMED
from sietch.arrakis.map import bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, ask_side, register_steps
from sietch.core.node import Words
from sietch.core.state import ARG

# The spaces of the tanks of the Atreides and the Harkonnen.
TANK_SIZE = (3, 5)


def to_tank(g: Arrakis, leader: int) -> None:
    """A named leader goes to the left end of the tank and pushes on whoever is there."""
    g.leader_at[leader] = -1
    put_in_tank(g, leader, 1)
    if g.events is not None:
        g.tell(o.LEADER_TANKED, LEADERS[leader].side, leader, 1)


def put_in_tank(g: Arrakis, leader: int, space: int) -> None:
    """A leader takes a space of the tank and pushes on whoever is there."""
    side, tank = LEADERS[leader].side, g.ruleset.course.tanks[leader]
    mover = leader
    while True:
        there = next((n for n in tank if g.tank[n] == space and n != mover), -1)
        g.tank[mover] = space
        if there < 0:
            break
        mover, space = there, space + 1
    for n in tank:
        if g.tank[n] > TANK_SIZE[side]:
            recover(g, n)


def all_to_tank(g: Arrakis, side: int, leaders: list[int]) -> None:
    """Leaders that are eliminated together: whoever enters first is pushed on by the others and is back sooner.

    The rulebook does not say in which order they enter; their owner is asked.
    """
    if len(leaders) == 1:
        to_tank(g, leaders[0])
    elif leaders:
        for leader in leaders:
            g.leader_at[leader] = -1
        g.push(TANK_ORDER, side, sum(1 << leader for leader in leaders))


class TankOrder(Step):
    """Which of the leaders that were eliminated together enters the tank next. x: those who wait, as a set."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        ask_side(g, self, side, x, [o.LEADER | leader for leader in bits(x)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        leader = option & ARG
        if left := x & ~(1 << leader):
            g.push(self, side, left)
        to_tank(g, leader)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-tank-order", {})


def recover(g: Arrakis, leader: int) -> None:
    """A leader leaves the tank and may be deployed again."""
    g.tank[leader] = 0
    if g.events is not None:
        g.tell(o.LEADER_RECOVERED, LEADERS[leader].side, leader, 1)


def advance_tank(g: Arrakis, side: int) -> None:
    """Every die spent moves the leaders in the tank one space on."""
    for leader in NAMED[side]:
        if g.tank[leader]:
            g.tank[leader] += 1
            if g.tank[leader] > TANK_SIZE[side]:
                recover(g, leader)


TANK_ORDER = TankOrder()

register_steps({"tank-order": TANK_ORDER})
