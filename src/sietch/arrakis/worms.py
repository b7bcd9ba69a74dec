"""Wormsigns and sandworms: placing and turning tokens, worms that appear, move and attack, harvesters they take."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.casualties import hit
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    BURROWING,
    CARRYALL,
    DEEP_DESERT,
    DESERT,
    FACES,
    HARKONNEN,
    HIT,
    PHASES,
    SAND,
    SPECIAL_FACE,
    TERRAINS,
    name_id,
)
from sietch.arrakis.leaders import WILD_MAKER
from sietch.arrakis.legions import all_worms, free_areas, in_the_way, move_legion, settle
from sietch.arrakis.map import LINKED, bits
from sietch.arrakis.prescience import CLAIM
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, ask_side, register_steps
from sietch.arrakis.terrain import adjacent, exposed, sands, terrain
from sietch.core.node import Words
from sietch.core.state import ARG, NO

WORMS = 4
HAZARDS = PHASES.index("hazards")
WORM_DICE, WILD_MAKER_DICE = 4, 6
# A combat die: three hits, two shields, one special.
COMBAT_DIE = [0, 0, 0, 1, 1, 2]


def roll(g: Arrakis, side: int, n: int) -> list[int]:
    """Combat dice: how many hits, shields and specials."""
    rolled = [0, 0, 0]
    for _ in range(n):
        rolled[g.pick(o.ROLLED, COMBAT_DIE, side)] += 1
    if g.events is not None:
        for face in range(len(FACES)):
            if rolled[face]:
                g.tell(o.COMBAT_ROLLED, side, face, rolled[face])
    return rolled


def desert_hits(g: Arrakis, rolled: list[int], area: int) -> int:
    """Worms and storms: a special counts 2 in deep desert, 1 in desert, nothing elsewhere."""
    ground = terrain(g, area)
    special = 2 if ground == DEEP_DESERT else 1 if ground == DESERT else 0
    return rolled[HIT] + special * rolled[SPECIAL_FACE]


# ---- wormsigns


def sign_areas(g: Arrakis) -> int:
    """Where Desert Power may place a wormsign: desert without wormsign, sandworm or sietch."""
    return sands(g) & ~(g.wormsigns | all_worms(g) | g.sietches)


def why_no_sign(g: Arrakis, area: int) -> Words:
    if not sands(g) >> area & 1:
        return ("arrakis-why-no-desert", {"terrain": (f"arrakis-terrain-{TERRAINS[AREAS[area].terrain]}", {})})
    if g.sietches >> area & 1:
        return ("arrakis-why-sietch", {})
    return ("arrakis-why-wormsign" if g.wormsigns >> area & 1 else "arrakis-why-sandworm", {})


def place_wormsign(g: Arrakis, area: int) -> None:
    """A random token goes face down to an area; nobody looks at it."""
    if not g.wormsign_pool:
        return
    g.wormsign_faces.append(g.draw_unseen(o.DRAWN_SIGN, g.wormsign_pool))
    g.wormsign_at.append(area)
    g.wormsigns |= 1 << area
    if g.events is not None:
        g.tell(o.WORMSIGN_PLACED, ATREIDES, area, 1)


def take_wormsign(g: Arrakis, area: int) -> int:
    """The token leaves the map; its place in the list of faces."""
    slot = g.wormsign_at.index(area)
    g.wormsign_at.pop(slot)
    g.wormsigns &= ~(1 << area)
    return slot


def remove_wormsign(g: Arrakis, area: int) -> None:
    """A token is shuffled back face down."""
    g.wormsign_pool.append(g.wormsign_faces.pop(take_wormsign(g, area)))
    if g.events is not None:
        g.tell(o.WORMSIGN_REMOVED, -1, area, 1)


def shows_worm(g: Arrakis, area: int) -> bool:
    """Turn the token of an area, which is shuffled back then: does it bring a sandworm there?"""
    sign = g.uncover(o.DRAWN_SIGN, g.wormsign_faces, take_wormsign(g, area), g.wormsign_pool, area)
    g.wormsign_pool.append(sign)
    if g.events is not None:
        g.tell(o.WORMSIGN_TURNED, ATREIDES, sign, area)
    return sign != SAND and (sign != BURROWING or terrain(g, area) == DEEP_DESERT)


def turn_wormsign(g: Arrakis, area: int) -> None:
    """A Harkonnen legion came to a wormsign in the action phase: it is resolved at once."""
    if shows_worm(g, area):
        g.worms_due |= 1 << area
        g.push(EFFECTS, ATREIDES, 0)
        g.push(PLACE_WORMS, ATREIDES, 0)


# ---- worms that appear


class PlaceWorms(Step):
    """Each worm that appeared is placed, from the supply or from elsewhere on the map."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not g.worms_due:
            return
        due = bits(g.worms_due)
        new = g.worms_placed
        limit = WORMS + (g.wild_maker >= 0 or wild_maker_waits(g))
        if len(due) + new.bit_count() > limit:
            # Too many: the Atreides choose which tokens bring none.
            g.ask(self, side, x, [o.UNSIGN | area for area in due])
            return
        options = [o.WORM | area for area in bits(all_worms(g) & ~new)]
        if g.worms.bit_count() < WORMS:
            options.insert(0, o.SUPPLY)
        if wild_maker_waits(g):
            options.insert(0, o.WILD_MAKER)
        g.ask(self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        due = g.worms_due
        g.push(self, side, x)
        if option & ~ARG == o.UNSIGN:
            g.worms_due &= ~(1 << (option & ARG))
            return
        area = bits(due)[0]
        g.worms_due &= ~(1 << area)
        if option & ~ARG == o.WORM:
            old = option & ARG
            if old == g.wild_maker:
                g.wild_maker = area
            else:
                g.worms = g.worms & ~(1 << old) | 1 << area
            if g.events is not None:
                g.tell(o.WORM_MOVED, ATREIDES, old, area)
        else:
            if option == o.SUPPLY:
                g.worms |= 1 << area
            else:
                g.wild_maker = area
            if g.events is not None:
                g.tell(o.WORM_APPEARED, ATREIDES, area, 1)
        g.worms_placed |= 1 << area

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        due = bits(g.worms_due)
        limit = WORMS + (g.wild_maker >= 0 or wild_maker_waits(g))
        if len(due) + g.worms_placed.bit_count() > limit:
            return ("arrakis-prompt-too-many-worms", {"n": limit})
        return ("arrakis-prompt-which-worm", {"area": name_id(AREAS[due[0]])})


def wild_maker_waits(g: Arrakis) -> bool:
    """The Wild Maker is in play but its figure is off the map."""
    return g.wild_maker < 0 and bool(g.entered >> WILD_MAKER & 1)


class Effects(Step):
    """What placed worms do, one area after the other as the Atreides choose."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        placed = g.worms_placed
        if not placed:
            return
        with_legions = bits(placed & g.players[HARKONNEN].at)
        if len(with_legions) > 1:
            g.ask(self, side, x, [o.WORM | area for area in with_legions])
        else:
            self.resume(g, side, x, o.WORM | (with_legions or bits(placed))[0])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x)
        area = option & ARG
        g.worms_placed &= ~(1 << area)
        g.push(TAKE_HARVESTER, HARKONNEN, area)
        if g.players[HARKONNEN].at >> area & 1:
            g.push(FLEE, ATREIDES, area)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-worm-first", {})


def retreat_areas(g: Arrakis, side: int, area: int) -> int:
    """Where a legion of `side` can retreat to: adjacent, free for it, and for Harkonnen without a wormsign."""
    areas = adjacent(g)[area] & free_areas(g, side)
    return areas & ~g.wormsigns if side == HARKONNEN else areas


class Flee(Step):
    """The Harkonnen legion in area x must retreat from a worm; if it cannot, the worm attacks it."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        areas = retreat_areas(g, HARKONNEN, x)
        if areas:
            g.ask(self, side, x, [o.RETREAT | area for area in bits(areas)])
        else:
            attack_with_worm(g, x, x)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        retreat(g, HARKONNEN, x, option & ARG)
        settle(g, HARKONNEN, option & ARG)
        if g.that_legion == x:
            # A card that goes on with the legion that moved here goes on with it where it fled to.
            g.that_legion = option & ARG

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-retreat", {"area": name_id(AREAS[x])})


def retreat(g: Arrakis, side: int, area: int, to: int) -> None:
    """The whole legion goes; what it meets there is for the caller."""
    move_legion(g, side, area, to)
    if g.events is not None:
        g.tell(o.LEGION_RETREATED, side, area, to)


# ---- harvesters


def lose_harvester(g: Arrakis, area: int, to_atreides: bool) -> None:
    g.harvesters &= ~(1 << area)
    if to_atreides and g.phase != HAZARDS:
        g.harvesters_lost += 1
        g.push(CLAIM, ATREIDES, 0)
    if g.events is not None:
        g.tell(o.HARVESTER_LOST, HARKONNEN, area, 1)


class TakeHarvester(Step):
    """A worm was placed in area x: its harvester is removed, unless in the hazards phase a carryall saves it."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not g.harvesters >> x & 1 or g.players[HARKONNEN].at >> x & 1:
            return
        zones = LINKED[x] & g.carryalls
        if zones and g.phase == HAZARDS:
            ask_side(g, self, side, x, [*(o.RESCUE | zone for zone in bits(zones)), NO])
        else:
            lose_harvester(g, x, to_atreides=True)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == NO:
            lose_harvester(g, x, to_atreides=True)
            return
        zone = option & ARG
        g.carryalls &= ~(1 << zone)
        if g.events is not None:
            g.tell(o.AIRCRAFT_REMOVED, HARKONNEN, zone, CARRYALL)
            g.tell(o.HARVESTER_RESCUED, HARKONNEN, x, zone)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-rescue", {"area": name_id(AREAS[x])})


# ---- moving and attacking with worms


def worm_steps(g: Arrakis, area: int) -> int:
    """Where a worm can move: up to two areas through desert, to one with nothing but a testing station."""
    borders, sand = adjacent(g), sands(g)
    near = borders[area] & sand
    reach = near
    for number in bits(near):
        reach |= borders[number] & sand
    return reach & ~in_the_way(g)


def worm_targets(g: Arrakis, area: int) -> int:
    """What a worm can attack: up to two areas away, the first of them desert."""
    borders, sand = adjacent(g), sands(g)
    near = borders[area]
    reach = near
    for number in bits(near & sand):
        reach |= borders[number]
    prey = g.players[HARKONNEN].at & exposed(g) | g.harvesters & sand
    return reach & prey & ~(1 << area)


def move_worm(g: Arrakis, area: int, to: int) -> None:
    if area == g.wild_maker:
        g.wild_maker = to
    else:
        g.worms = g.worms & ~(1 << area) | 1 << to
    if g.events is not None:
        g.tell(o.WORM_MOVED, ATREIDES, area, to)


def attack_with_worm(g: Arrakis, area: int, target: int) -> None:
    """The worm is removed; a harvester alone goes without a roll, a legion takes hits."""
    wild = area == g.wild_maker
    if wild:
        g.wild_maker = -1
    else:
        g.worms &= ~(1 << area)
    if g.events is not None:
        g.tell(o.WORM_ATTACKED, ATREIDES, target, 1)
    if g.players[HARKONNEN].at >> target & 1:
        if target != area:
            g.push(TAKE_HARVESTER, HARKONNEN, target)
        rolled = roll(g, ATREIDES, WILD_MAKER_DICE if wild else WORM_DICE)
        hit(g, HARKONNEN, target, desert_hits(g, rolled, target))
    else:
        lose_harvester(g, target, to_atreides=True)


PLACE_WORMS = PlaceWorms()
EFFECTS = Effects()
FLEE = Flee()
TAKE_HARVESTER = TakeHarvester()

register_steps(
    {
        "place-worms": PLACE_WORMS,
        "worm-effects": EFFECTS,
        "flee": FLEE,
        "take-harvester": TAKE_HARVESTER,
    }
)
