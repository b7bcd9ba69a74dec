"""What the Harkonnen may expect of vehicles and spice: where harvesters are safe, what a marker is worth."""

from __future__ import annotations

from typing import ClassVar

from sietch.arrakis.components import ATREIDES, DEEP_DESERT, HARKONNEN, HARVESTER, ORNITHOPTER, ZONES
from sietch.arrakis.legions import all_worms, units
from sietch.arrakis.map import ADJACENT, LINKED, ON_TERRAIN, WITHIN_TWO, bits
from sietch.arrakis.spice import MUST_PLACE, PLACE_VEHICLES
from sietch.arrakis.state import Arrakis
from sietch.core.node import Features

# How often a harvester is lost to the worm of its own wormsign.
DESERT_RISK, DEEP_RISK = 0.25, 0.5
# How often to an Atreides legion next to it or two areas away, and to a worm within reach.
BESIDE, NEAR, WORM = 0.5, 0.15, 0.3
SAVED_BY_CARRYALL = 0.4
# A die more next round, shared by the markers that hold the active row; the sanction of a marker that drops.
ROW, SANCTION = 0.4, 0.25


class Vehicles:
    harvester_nodes: ClassVar = (PLACE_VEHICLES[HARVESTER], MUST_PLACE[HARVESTER])

    def __init__(self, g: Arrakis) -> None:
        self.g = g

    def yields(self, area: int) -> float:
        """The spice that a harvester in an area brings, on average."""
        g = self.g
        deep = bool(ON_TERRAIN[DEEP_DESERT] >> area & 1)
        spice, risk = (2.0, DEEP_RISK) if deep else (1.0, DESERT_RISK)
        if LINKED[area] & g.carryalls:
            risk *= 1 - SAVED_BY_CARRYALL
        fremen = g.players[ATREIDES].at
        if not g.players[HARKONNEN].at >> area & 1:
            if ADJACENT[area] & fremen:
                risk += BESIDE * (1 - risk)
            elif WITHIN_TWO[area] & fremen:
                risk += NEAR * (1 - risk)
        if WITHIN_TWO[area] & all_worms(g):
            risk += WORM * (1 - risk)
        return spice * (1 - risk)

    def harvester(self, area: int) -> Features:
        return {"spice": self.yields(area)}

    def ornithopter(self, zone: int) -> Features:
        """Legions that it could carry, the big ones first; one that is there already would go."""
        g = self.g
        legions = g.players[HARKONNEN].legions
        carried = max([units(legions[area]) for area in bits(ZONES[zone].areas & g.players[HARKONNEN].at)], default=0)
        there = (ZONES[zone].areas & g.sietches).bit_count()
        return {"aircraft": 0.2 + 0.1 * carried * (1 + there) - 1.0 * (g.carryalls >> zone & 1)}

    def carryall(self, zone: int) -> Features:
        harvesters = bits(ZONES[zone].areas & self.g.harvesters)
        saved = sum(2.0 * DEEP_RISK if ON_TERRAIN[DEEP_DESERT] >> area & 1 else DESERT_RISK for area in harvesters)
        return {"spice": SAVED_BY_CARRYALL * saved, "aircraft": -1.0 * (self.g.ornithopters >> zone & 1)}

    def vehicle(self, kind: int) -> Features:
        if kind == HARVESTER:
            return {"spice": 1.0}
        return {"aircraft": 0.8 if kind == ORNITHOPTER else 0.3}

    def keep(self, power: int) -> Features:
        """A marker that is kept; the lowest ones hold the dice of the active row."""
        g = self.g
        lowest = max(g.imperium)
        share = ROW / g.imperium.count(lowest) if g.imperium[power] == lowest else 0.0
        return {"die": SANCTION + share}

    def raise_marker(self, power: int) -> Features:
        g = self.g
        alone = g.imperium[power] == max(g.imperium) and g.imperium.count(g.imperium[power]) == 1
        return {"die": SANCTION + (1.0 if alone else 0.0)}
