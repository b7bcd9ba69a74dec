"""Vehicles and spice: the active row, placing vehicles, the harvest, imperium markers, sanctions, the stockpile."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    AREAS,
    CARRYALL,
    CHOAM,
    DEEP_DESERT,
    HARKONNEN,
    HARVESTER,
    ORNITHOPTER,
    POWERS,
    TERRAINS,
    VEHICLES,
)
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.legions import free_areas, settle, why_not_free
from sietch.arrakis.map import bits
from sietch.arrakis.prescience import gain_supremacy
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, area_options, area_refusals, is_sector, register_steps
from sietch.arrakis.terrain import sands
from sietch.core.combinators import Seq
from sietch.core.node import Features, Icon, Words
from sietch.core.state import ARG, NO

# The Spice Must Flow: by row the action dice available, and the harvesters, ornithopters and carryalls.
ROWS = ((8, 3, 2, 1), (7, 4, 2, 1), (6, 5, 3, 1), (5, 5, 4, 2), (4, 6, 4, 2))
TOP, BOTTOM = 1, 5
IN_BOX = (8, 6, 3)
ICONS = ("harvester", "harkonnen-ornithopter", "carryall")
ZONES_MASK = 255
KEEP, RAISE = 2, 3
STOCKPILE, STOCKPILE_UP_TO = 3, 5


def active_row(g: Arrakis) -> tuple[int, int, int, int]:
    """The row of the lowest imperium marker."""
    return ROWS[max(g.imperium) - 1]


def on_map(g: Arrakis, vehicle: int) -> int:
    return (g.harvesters, g.ornithopters, g.carryalls)[vehicle].bit_count()


def harvester_areas(g: Arrakis) -> int:
    """Harvesters go to free desert areas, one each."""
    return sands(g) & free_areas(g, HARKONNEN) & ~g.harvesters


def why_no_harvester(g: Arrakis, area: int) -> Words:
    if g.harvesters >> area & 1:
        return ("arrakis-why-harvester-there", {})
    if not sands(g) >> area & 1:
        return ("arrakis-why-no-desert", {"terrain": (f"arrakis-terrain-{TERRAINS[AREAS[area].terrain]}", {})})
    return why_not_free(g, HARKONNEN, area) or ("arrakis-why-no-place", {})


def put_vehicle(g: Arrakis, vehicle: int, where: int) -> None:
    """A vehicle that was in the air zone before is removed."""
    if vehicle == HARVESTER:
        g.harvesters |= 1 << where
        if g.events is not None:
            g.tell(o.HARVESTER_PLACED, HARKONNEN, where, 1)
        return
    take_aircraft(g, where)
    if vehicle == ORNITHOPTER:
        g.ornithopters |= 1 << where
    else:
        g.carryalls |= 1 << where
    if g.events is not None:
        g.tell(o.AIRCRAFT_PLACED, HARKONNEN, where, vehicle)


def take_aircraft(g: Arrakis, zone: int) -> None:
    """Whatever is in the air zone goes back to the supply."""
    for vehicle, there in ((ORNITHOPTER, g.ornithopters), (CARRYALL, g.carryalls)):
        if there >> zone & 1 and g.events is not None:
            g.tell(o.AIRCRAFT_REMOVED, HARKONNEN, zone, vehicle)
    g.ornithopters &= ~(1 << zone)
    g.carryalls &= ~(1 << zone)


class PlaceVehicle(Act):
    """Place one vehicle of a kind, from the supply or from elsewhere on the map.

    x: 0, or 1 + the sector (harvesters); from 16 on it is taken from area or zone x // 16 - 1 of the map.
    """

    compound = False

    def __init__(self, vehicle: int, must: bool = False) -> None:
        self.vehicle = vehicle
        self.must = must

    def options(self, g: Arrakis, sector: int) -> list[int]:
        if self.vehicle == HARVESTER:
            return area_options(o.HARVESTER, harvester_areas(g), sector)
        kind = o.ORNITHOPTER if self.vehicle == ORNITHOPTER else o.CARRYALL
        there = g.ornithopters if self.vehicle == ORNITHOPTER else g.carryalls
        return [kind | zone for zone in bits(ZONES_MASK & ~there)]

    def sources(self, g: Arrakis) -> list[int]:
        there = (g.harvesters, g.ornithopters, g.carryalls)[self.vehicle]
        kind = o.FROM if self.vehicle == HARVESTER else o.ZONE
        return [kind | where for where in bits(there)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        sector, source = (x & 15) - 1, (x >> 4) - 1
        in_supply = on_map(g, self.vehicle) < IN_BOX[self.vehicle]
        if source < 0 and not in_supply:
            options = self.sources(g)
        else:
            options = self.options(g, sector)
        if not options:
            return
        if self.must:
            g.ask(self, side, x, options)
            return
        if source < 0 and in_supply and sector < 0:
            options = [*options, *self.sources(g)]
        ask_in_turn(g, self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        kind, what = option & ~ARG, option & ARG
        if is_sector(option):
            g.push(self, side, x & ~15 | 1 + what)
        elif kind in (o.FROM, o.ZONE):
            g.push(self, side, (1 + what) << 4)
        else:
            self.take(g, (x >> 4) - 1)
            put_vehicle(g, self.vehicle, what)

    def take(self, g: Arrakis, source: int) -> None:
        if source < 0:
            return
        if self.vehicle == HARVESTER:
            g.harvesters &= ~(1 << source)
        else:
            take_aircraft(g, source)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.options(g, -1) else ("arrakis-why-no-place", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        if self.vehicle != HARVESTER or not any(option & ~ARG in (o.HARVESTER, o.SECTOR) for option in g.options):
            return []
        return area_refusals(
            o.HARVESTER, g.options, harvester_areas(g), (x & 15) - 1, lambda area: why_no_harvester(g, area)
        )

    def optional(self, g: Arrakis) -> bool:
        return not self.must

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        left = 1
        for node, _, _ in g.stack[::-1]:
            if not isinstance(node, PlaceVehicle) or node.vehicle != self.vehicle:
                break
            left += 1
        return ("arrakis-prompt-vehicle", {"what": VEHICLES[self.vehicle], "n": left})

    def words(self) -> Words:
        return ("arrakis-place-vehicles", {"n": 1, "what": VEHICLES[self.vehicle]})

    def icons(self) -> list[Icon]:
        return [(ICONS[self.vehicle], 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {VEHICLES[self.vehicle]: 1.0}


class PlaceVehicles(Seq[Arrakis]):
    """Place several vehicles of a kind."""

    compound = False

    def __init__(self, vehicle: int, n: int) -> None:
        super().__init__(*(PlaceVehicle(vehicle) for _ in range(n)))
        self.vehicle = vehicle

    def words(self) -> Words:
        return ("arrakis-place-vehicles", {"n": len(self.parts), "what": VEHICLES[self.vehicle]})

    def icons(self) -> list[Icon]:
        return [(ICONS[self.vehicle], len(self.parts))]


PLACE_VEHICLES = tuple(PlaceVehicle(vehicle) for vehicle in range(len(VEHICLES)))
MUST_PLACE = tuple(PlaceVehicle(vehicle, must=True) for vehicle in range(len(VEHICLES)))


class AnyVehicles(Act):
    """Place n vehicles of choice. x: how many are placed."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x < self.n:
            options = [o.VEHICLE | number for number, node in enumerate(PLACE_VEHICLES) if node.possible(g, side)]
            ask_in_turn(g, self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        g.push(self, side, x + 1)
        g.push(PLACE_VEHICLES[option & ARG], side, 0)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-any-vehicle", {"n": self.n - x})

    def words(self) -> Words:
        return ("arrakis-any-vehicles", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("vehicle", self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"vehicle": float(self.n)}


class Vehicles(Step):
    """Phase 1: all vehicles of the active row are placed."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        _, harvesters, ornithopters, carryalls = active_row(g)
        for vehicle, n in ((CARRYALL, carryalls), (ORNITHOPTER, ornithopters), (HARVESTER, harvesters)):
            there = on_map(g, vehicle) if vehicle == HARVESTER else 0
            for _ in range(min(n, IN_BOX[vehicle] - there)):
                g.push(MUST_PLACE[vehicle], HARKONNEN, 0)


# ---- the harvest


class Harvest(Step):
    """Phase 4: sanctions end, harvesters give spice, spice is spent, sanctions begin."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.sanctions = 0
        g.dropped = 0
        g.stockpiled = False
        g.spice = g.reserve
        g.reserve = 0
        for area in bits(g.harvesters):
            n = 2 if AREAS[area].terrain == DEEP_DESERT else 1
            g.spice += n
            if g.events is not None:
                g.tell(o.SPICE_HARVESTED, HARKONNEN, area, n)
        g.harvesters = 0
        g.push(SANCTIONS_BEGIN, HARKONNEN, 0)
        g.push(g.ruleset.course.spend, HARKONNEN, 0)


class Spend(Step):
    """Spice keeps markers, raises them, is stockpiled or saved. x: the powers that are paid for."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = []
        for power in range(len(POWERS)):
            if not x >> power & 1:
                if g.spice >= RAISE and g.imperium[power] > TOP:
                    options.append(o.RAISE | power)
                if g.spice >= KEEP and g.imperium[power] < BOTTOM:
                    options.append(o.KEEP | power)
        if g.spice >= STOCKPILE and g.supremacy <= STOCKPILE_UP_TO and not g.stockpiled:
            options.append(o.STOCKPILE)
        if g.spice and not g.reserve:
            options.append(o.SAVE)
        if options:
            g.ask(self, side, x, [*options, o.DONE])
        else:
            self.finish(g, x)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        kind, power = option & ~ARG, option & ARG
        if option == o.DONE:
            self.finish(g, x)
            return
        if option == o.STOCKPILE:
            g.push(self, side, x)
            g.spice -= STOCKPILE
            g.stockpiled = True
            if g.events is not None:
                g.tell(o.SPICE_STOCKPILED, side, -1, STOCKPILE)
            gain_supremacy(g, 1)
        elif option == o.SAVE:
            g.push(self, side, x)
            g.spice -= 1
            g.reserve = 1
            if g.events is not None:
                g.tell(o.SPICE_SAVED, side, -1, 1)
        else:
            g.push(self, side, x | 1 << power)
            g.spice -= KEEP if kind == o.KEEP else RAISE
            if kind == o.RAISE:
                g.imperium[power] -= 1
            if g.events is not None:
                g.tell(o.MARKER_RAISED if kind == o.RAISE else o.MARKER_KEPT, side, power, 1)

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        found: list[tuple[int, Words | None]] = []
        for power in range(len(POWERS)):
            row = g.imperium[power]
            for kind, price, end in ((o.RAISE, RAISE, TOP), (o.KEEP, KEEP, BOTTOM)):
                reason = _why_no_spice(g, price)
                if x >> power & 1:
                    reason = ("arrakis-why-paid", {})
                elif row == end:
                    reason = ("arrakis-why-top-row" if kind == o.RAISE else "arrakis-why-bottom-row", {})
                found.append((kind | power, reason))
        reason = _why_no_spice(g, STOCKPILE)
        if g.stockpiled:
            reason = ("arrakis-why-stockpiled", {})
        elif g.supremacy > STOCKPILE_UP_TO:
            reason = ("arrakis-why-supremacy", {"n": g.supremacy, "most": STOCKPILE_UP_TO})
        found.append((o.STOCKPILE, reason))
        found.append((o.SAVE, ("arrakis-why-saved", {}) if g.reserve else _why_no_spice(g, 1)))
        return [(option, reason) for option, reason in found if reason is not None]

    def finish(self, g: Arrakis, paid: int) -> None:
        """Markers that were not paid for drop one row; spice that is left is lost."""
        g.spice = 0
        for power in range(len(POWERS)):
            if not paid >> power & 1:
                drop(g, power)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-spice", {"n": g.spice})


def _why_no_spice(g: Arrakis, price: int) -> Words | None:
    return None if g.spice >= price else ("arrakis-why-spice", {"n": price, "have": g.spice})


def drop(g: Arrakis, power: int, sanctioned: bool = True) -> None:
    """A marker moves one row down; on the bottom row it stays."""
    if g.imperium[power] < BOTTOM:
        g.imperium[power] += 1
        if sanctioned:
            g.dropped |= 1 << power
        if g.events is not None:
            g.tell(o.MARKER_DROPPED, HARKONNEN, power, 1)


class SanctionsBegin(Step):
    """Sanctions of markers that dropped or stand on the bottom row hold until the next harvest."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.sanctions = g.dropped
        for power in range(len(POWERS)):
            if g.imperium[power] == BOTTOM:
                g.sanctions |= 1 << power
        if g.events is not None:
            for power in bits(g.sanctions):
                g.tell(o.SANCTION_BEGAN, HARKONNEN, power, 1)
        if g.sanctions >> CHOAM & 1:
            for area in bits(g.players[HARKONNEN].at):
                settle(g, HARKONNEN, area)


class DropMarker(Act):
    """An imperium marker of choice drops one row without its sanction."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = [o.POWER | power for power in range(len(POWERS)) if g.imperium[power] < BOTTOM]
        if options:
            ask_in_turn(g, self, side, x, [*options, NO])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not interrupted(g, self, side, x, option) and option != NO:
            drop(g, option & ARG, sanctioned=False)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if min(g.imperium) < BOTTOM else ("arrakis-why-markers-at-bottom", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-power", {})

    def words(self) -> Words:
        return ("arrakis-drop-marker", {})

    def icons(self) -> list[Icon]:
        return [("imperium-marker", 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"imperium": 1.0}


VEHICLES_STEP = Vehicles()
HARVEST = Harvest()
SPEND = Spend()
SANCTIONS_BEGIN = SanctionsBegin()

register_steps(
    {
        "vehicles": VEHICLES_STEP,
        "harvest": HARVEST,
        "spend": SPEND,
        "sanctions": SANCTIONS_BEGIN,
        **{f"place-{name}": node for name, node in zip(VEHICLES, PLACE_VEHICLES, strict=True)},
        **{f"must-place-{name}": node for name, node in zip(VEHICLES, MUST_PLACE, strict=True)},
    }
)
