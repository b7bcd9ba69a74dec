"""Placing vehicles: harvesters by tiers in the Harvesting Sector, carryalls over them, ornithopters near sietches.

The vehicle phase, the House action and cards place by the same tiers, each from the supply (ms-veh-later).
"""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    ATREIDES,
    CARRYALL,
    DEEP_DESERT,
    HARKONNEN,
    HARVESTER,
    ORNITHOPTER,
    RESULTS,
    SECTORS,
    TACTICS,
    VEHICLES,
    ZONES,
)
from sietch.arrakis.legions import empty_areas
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.power import beats
from sietch.arrakis.mahdi.procedure import Procedure
from sietch.arrakis.mahdi.ways import SECTORS_BESIDE, TWO_AWAY, foremost, printed_areas, sectors_of, target_area
from sietch.arrakis.map import LINKED, bits
from sietch.arrakis.spice import IN_BOX, ZONES_MASK, active_row, harvester_areas, on_map, put_vehicle
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.arrakis.terrain import adjacent, terrain
from sietch.core.node import Words
from sietch.core.state import ARG

ACTION_DICE = 8
OVERFLOW_TIER = 5
# The tier by which a vehicle is placed, and where it may go by it.
Choices = tuple[int, list[int]]
INNER = sum(1 << zone.number for zone in ZONES if all(sector.startswith("inner") for sector in zone.sectors))


# ---- harvesters


def harvester_tiers(g: Arrakis, areas: int) -> list[int]:
    """Of some areas those where a harvester may go, best first (ms-harv-1 to ms-harv-4)."""
    beside = 0
    for area in bits(g.players[ATREIDES].at | g.sietches):
        beside |= adjacent(g)[area]
    may = harvester_areas(g) & areas
    deep = sum(1 << area for area in bits(may) if terrain(g, area) == DEEP_DESERT)
    safe = may & empty_areas(g) & ~beside
    return [safe & deep, safe & ~deep, may & deep & ~safe, may & ~deep & ~safe]


def overflow_sectors(g: Arrakis) -> list[int]:
    """Where harvesters go that have no room in the Harvesting Sector: sectors beside it with room, never the one that
    the card of the target prints (ms-harv-over)."""
    own = TACTICS[g.harvest].sectors
    barred = {*own, *(TACTICS[g.target].sectors if g.target >= 0 else ())}
    beside = 0
    for sector in SECTORS:
        if sector.id in own:
            beside |= SECTORS_BESIDE[sector.number]
    return [
        sector
        for sector in bits(beside)
        if SECTORS[sector].id not in barred and any(harvester_tiers(g, SECTORS[sector].areas))
    ]


def harvester_choices(g: Arrakis, sector: int) -> Choices:
    """The areas of the best tier; the sectors to choose from where the Harvesting Sector is full. sector: the one that
    was chosen, -1 for none."""
    areas = printed_areas(g.harvest) if sector < 0 else SECTORS[sector].areas
    for number, tier in enumerate(harvester_tiers(g, areas), 1):
        if tier:
            return number, [o.HARVESTER | area for area in bits(tier)]
    return OVERFLOW_TIER, [o.SECTOR | sector for sector in overflow_sectors(g)]


# ---- carryalls


def carryall_choices(g: Arrakis) -> Choices:
    """The free air zone whose two sectors hold the most harvesters (ms-carry)."""
    free = bits(ZONES_MASK & ~(g.carryalls | g.ornithopters))
    best = foremost(free, lambda zone: -(ZONES[zone].areas & g.harvesters).bit_count())
    return 1, [o.CARRYALL | zone for zone in best]


# ---- ornithopters


def ornithopter_tiers(g: Arrakis) -> list[int]:
    """The free air zones, best first; an ornithopter never drives out another vehicle."""
    free = ZONES_MASK & ~(g.carryalls | g.ornithopters)
    target = target_area(g)
    linked = near = 0
    if target >= 0:
        linked = LINKED[target]
        beside = {SECTORS[n].id for sector in sectors_of(target) for n in bits(SECTORS_BESIDE[sector])}
        near = sum(1 << zone.number for zone in ZONES if beside & set(zone.sectors))
    return [
        # 1. where a legion is exactly two areas from a sietch that it could attack
        free & _linked(hunters(g)),
        # 2. the sector of the target
        free & linked,
        # 3. the sectors beside it, first the zones between inner sectors
        free & near & INNER,
        free & near,
        # 4. anywhere
        free,
    ]


def hunters(g: Arrakis) -> list[int]:
    """Legions exactly two areas from a sietch that they could attack."""
    return [
        area
        for area in bits(g.players[HARKONNEN].at)
        if any(beats(g, area, sietch) for sietch in bits(TWO_AWAY[area] & g.sietches))
    ]


def _linked(areas: list[int]) -> int:
    zones = 0
    for area in areas:
        zones |= LINKED[area]
    return zones


def ornithopter_choices(g: Arrakis) -> Choices:
    """The zones of the best tier (ms-orni-1 to ms-orni-4)."""
    number, tier = next(((n, tier) for n, tier in enumerate(ornithopter_tiers(g), 1) if tier), (0, 0))
    return number, [o.ORNITHOPTER | zone for zone in bits(tier)]


# ---- placing

# Of a frame's number: how many are left, 1 + the sector, the tier.
LEFT, SECTOR, TIER = 15, 4, 8
BY = {HARVESTER: m.HARVESTERS_BY, CARRYALL: m.CARRYALLS_BY, ORNITHOPTER: m.ORNITHOPTERS_BY}


class PlaceVehicles(Procedure):
    """Place x vehicles of a kind, one after the other. Above that, of harvesters: 1 + the sector that was chosen; above
    that the tier that was told.

    n: how many where the number is not in the frame, as on a card.
    """

    def __init__(self, vehicle: int, n: int = 0) -> None:
        self.vehicle = vehicle
        self.n = n

    def choices(self, g: Arrakis, sector: int) -> Choices:
        if on_map(g, self.vehicle) >= IN_BOX[self.vehicle]:
            return 0, []
        if self.vehicle == HARVESTER:
            return harvester_choices(g, sector)
        return carryall_choices(g) if self.vehicle == CARRYALL else ornithopter_choices(g)

    def able(self, g: Arrakis) -> bool:
        return bool(self.choices(g, -1)[1])

    def run(self, g: Arrakis, side: int, x: int) -> None:
        x = x or self.n
        left, sector = x & LEFT, (x >> SECTOR & 15) - 1
        tier, choices = self.choices(g, sector) if left else (0, [])
        if not choices:
            return
        if g.events is not None and tier != x >> TIER:
            g.tell(BY[self.vehicle], HARKONNEN, -1, tier)
        x = x & (1 << TIER) - 1 | tier << TIER
        if len(choices) <= left and choices[0] & ~ARG != o.SECTOR:
            # The whole tier is filled: nothing to choose.
            for option in choices:
                put_vehicle(g, self.vehicle, option & ARG)
            if left > len(choices):
                g.push(self, side, x - len(choices))
            return
        g.ask(self, side, x, choices)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option & ~ARG == o.SECTOR:
            g.push(self, side, x & LEFT | (1 + (option & ARG)) << SECTOR | x >> TIER << TIER)
            return
        if x & LEFT > 1:
            g.push(self, side, x - 1)
        put_vehicle(g, self.vehicle, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        if any(option & ~ARG == o.SECTOR for option in g.options):
            return ("mahdi-prompt-harvest-sector", {"n": x & LEFT})
        return (f"mahdi-prompt-{VEHICLES[self.vehicle]}", {"n": x & LEFT})


class Vehicles(Step):
    """Phase 1: all vehicles of the active row, harvesters first, then carryalls, then ornithopters; and so many dice
    wait on the spice board."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        dice, harvesters, ornithopters, carryalls = active_row(g)
        g.unrolled, g.on_spice_board = dice, ACTION_DICE - dice
        g.spent_dice = [0] * len(RESULTS)
        for step, n in (
            (PLACE_ORNITHOPTERS, ornithopters),
            (PLACE_CARRYALLS, carryalls),
            (PLACE_HARVESTERS, harvesters),
        ):
            g.push(step, HARKONNEN, n)


PLACE_HARVESTERS, PLACE_ORNITHOPTERS, PLACE_CARRYALLS = (
    PlaceVehicles(vehicle) for vehicle in (HARVESTER, ORNITHOPTER, CARRYALL)
)
PHASE = Vehicles()
