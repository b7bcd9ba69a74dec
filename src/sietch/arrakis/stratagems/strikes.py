"""Special attacks, and cards that remove vehicles."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.casualties import hit
from sietch.arrakis.components import DEEP_DESERT, ENEMY, HIT, SECTORS, SPECIAL_FACE, ZONES
from sietch.arrakis.leaders import GURNEY
from sietch.arrakis.map import NORTH_POLE, ON_TERRAIN, bits
from sietch.arrakis.spice import take_aircraft
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, register_steps
from sietch.arrakis.terrain import adjacent
from sietch.arrakis.verb import Staged, Verb
from sietch.arrakis.worms import lose_harvester, roll
from sietch.core.node import Icon, Words
from sietch.core.state import ARG


class SpecialAttack(Verb):
    """Roll dice against an enemy legion: a hit for every hit and special; nothing is rolled in reply."""

    icon = "special-attack"
    feature = "hits"

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.message = "arrakis-special-attack"

    def args(self) -> dict[str, object]:
        return {"n": self.dice}

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        near = 0
        for area in bits(g.players[side].at):
            near |= adjacent(g)[area]
        return [o.ATTACK | area for area in bits(near & g.players[ENEMY[side]].at)]

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        strike(g, side, option & ARG, self.dice)

    def icons(self) -> list[Icon]:
        return [("special-attack", self.dice)]


def strike(g: Arrakis, side: int, area: int, dice: int) -> None:
    rolled = roll(g, side, dice)
    hit(g, ENEMY[side], area, rolled[HIT] + rolled[SPECIAL_FACE])


class CapturedOrnithopter(Staged):
    """Remove an ornithopter from the map to attack a legion in a linked sector. x: 0, or 1 + the zone."""

    message = "arrakis-captured-ornithopter"
    icon = "special-attack"
    feature = "hits"
    DICE = 3

    def args(self) -> dict[str, object]:
        return {"n": self.DICE}

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        if x:
            return [o.ATTACK | area for area in bits(ZONES[x - 1].areas & g.players[ENEMY[side]].at)]
        return [o.ZONE | z for z in bits(g.ornithopters) if ZONES[z].areas & g.players[ENEMY[side]].at]

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not x:
            g.push(self, side, 1 + (option & ARG))
        else:
            take_aircraft(g, x - 1)
            strike(g, side, option & ARG, self.DICE)

    def asks(self, x: int) -> str:
        return "captured-ornithopter-attack" if x else "captured-ornithopter"

    def icons(self) -> list[Icon]:
        return [("harkonnen-ornithopter", 1), ("arrow", 1), ("special-attack", self.DICE)]


def vehicles_in(g: Arrakis, sector: int) -> list[int]:
    """Options for the vehicles in a sector: harvesters in its areas, aircraft in linked air zones."""
    areas = SECTORS[sector].areas
    linked = [z for z in bits(g.ornithopters | g.carryalls) if ZONES[z].areas & areas & ~_POLE]
    return [o.REMOVE | area for area in bits(g.harvesters & areas)] + [o.ZONE | z for z in linked]


_POLE = 1 << NORTH_POLE


def remove_vehicle(g: Arrakis, option: int) -> None:
    if option & ~ARG == o.REMOVE:
        lose_harvester(g, option & ARG, to_atreides=False)
    else:
        take_aircraft(g, option & ARG)


class Rockets(Verb):
    """Choose a sector with an own legion and roll 3 dice: a vehicle in it for each hit or special."""

    message = "arrakis-rockets"
    icon = "vehicle"
    feature = "opponent-vehicle"
    DICE = 3

    def args(self) -> dict[str, object]:
        return {"n": self.DICE}

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [
            o.SECTOR | sector.number
            for sector in SECTORS
            if sector.areas & g.players[side].at and vehicles_in(g, sector.number)
        ]

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        rolled = roll(g, side, self.DICE)
        g.push(STRIP, side, (1 + (option & ARG)) << 4 | rolled[HIT] + rolled[SPECIAL_FACE])


class Strip(Step):
    """Remove vehicles of a sector. x: how many are left, above that 1 + the sector."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x & 15:
            g.ask(self, side, x, [*vehicles_in(g, (x >> 4) - 1), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != o.DONE:
            g.push(self, side, x - 1)
            remove_vehicle(g, option)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-strip", {"n": x & 15})


class RemoveVehicles(Verb):
    """Remove Harkonnen vehicles in the sector where Gurney Halleck stands."""

    message = "arrakis-remove-vehicles"
    icon = "vehicle"
    feature = "opponent-vehicle"
    n = 2

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        at = g.leader_at[GURNEY]
        if at < 0:
            return []
        found: list[int] = []
        for sector in SECTORS:
            if sector.areas >> at & 1:
                found += [option for option in vehicles_in(g, sector.number) if option not in found]
        return found

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        remove_vehicle(g, option)


class DustChasms(Verb):
    """Remove harvesters from deep desert areas of one sector. x: how many, above that 1 + the sector."""

    message = "arrakis-dust-chasms"
    icon = "harvester"
    feature = "opponent-vehicle"
    n = 2

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        deep = g.harvesters & ON_TERRAIN[DEEP_DESERT]
        if x >> 4:
            deep &= SECTORS[(x >> 4) - 1].areas
        return [o.REMOVE | area for area in bits(deep)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = self.options(g, side, x) if x & 15 < self.n else []
        if options:
            g.ask(self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != o.DONE:
            area = option & ARG
            sector = next(s.number for s in SECTORS if s.areas >> area & 1)
            g.push(self, side, (1 + sector) << 4 | (x & 15) + 1)
            remove_vehicle(g, option)


STRIP = Strip()

register_steps({"strip": STRIP})
