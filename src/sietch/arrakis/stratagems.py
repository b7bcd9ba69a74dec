"""What only single planning cards do: to leaders, dice, wormsigns, prescience cards, sietches and vehicles."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.casualties import hit
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    DEEP_DESERT,
    HARKONNEN,
    HIT,
    HOUSE,
    LEADERS,
    MARKERS,
    SECTORS,
    SPECIAL_FACE,
    ZONES,
    name_id,
)
from sietch.arrakis.free_actions import SHOW, ask_in_turn, can_detonate, detonate, interrupted, scoutable
from sietch.arrakis.leaders import GURNEY, RABBAN, WILD_MAKER, enter, in_play, take_sister
from sietch.arrakis.legions import (
    NAMED,
    abandon,
    all_worms,
    empty_areas,
    move_legion,
    named_at,
    place_token,
    settle,
    tell_moved,
    to_tank,
    token_slots,
)
from sietch.arrakis.map import ADJACENT, ATOMIC_SLOTS, NORTH_POLE, ON_TERRAIN, SECTOR_AREAS, bits
from sietch.arrakis.movement import ANY, ARRIVE, FOLLOWS, IN_PART, begin_move, paul_stays
from sietch.arrakis.prescience import LAST, advance, available, bring_feyd
from sietch.arrakis.spice import take_aircraft
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, area_options, is_sector, register_steps
from sietch.arrakis.terrain import adjacent, sands
from sietch.arrakis.verb import Deed, Staged, Verb
from sietch.arrakis.worms import WORMS, lose_harvester, move_worm, remove_wormsign, roll, wild_maker_waits
from sietch.core.node import Features, Icon, Test, Words
from sietch.core.state import ARG, NUMBER

# ---- conditions


class InPlay(Test[Arrakis]):
    """The leader has entered the game and has not left it."""

    def __init__(self, leader: int, yes: bool = True) -> None:
        self.leader = leader
        self.yes = yes

    def holds(self, g: Arrakis, seat: int) -> bool:
        return in_play(g, self.leader) == self.yes

    def words(self) -> Words:
        name = "arrakis-if-in-play" if self.yes else "arrakis-if-not-in-play"
        return (name, {"leader": name_id(LEADERS[self.leader])})

    def icons(self) -> list[Icon]:
        return [("named-leader", 1)] if self.yes else [("no", 1), ("named-leader", 1)]


class NotGone(InPlay):
    """The leader has not left the game for good."""

    def holds(self, g: Arrakis, seat: int) -> bool:
        return not g.gone >> self.leader & 1

    def words(self) -> Words:
        return ("arrakis-if-not-gone", {"leader": name_id(LEADERS[self.leader])})


class AtomicsLeft(Test[Arrakis]):
    def holds(self, g: Arrakis, seat: int) -> bool:
        return g.detonated < 0

    def words(self) -> Words:
        return ("arrakis-if-atomics-left", {})

    def icons(self) -> list[Icon]:
        return [("atomics", 1)]


class MarkerAt(Test[Arrakis]):
    """Any prescience marker stands at n or beyond."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Arrakis, seat: int) -> bool:
        return max(g.prescience) >= self.n

    def words(self) -> Words:
        return ("arrakis-if-marker-at", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("prescience", self.n)]


# ---- leaders


class Enter(Deed):
    """A leader enters play; Feyd-Rautha drives out Beast Rabban."""

    message, icon, feature = "arrakis-enter", "named-leader", "named-leader"

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def act(self, g: Arrakis, seat: int) -> None:
        enter(g, self.leader)

    def args(self) -> dict[str, object]:
        return {"leader": name_id(LEADERS[self.leader])}


class EnterFeyd(Enter):
    """Nobody is made to give up Beast Rabban."""

    message = "arrakis-enter-feyd"

    def act(self, g: Arrakis, seat: int) -> None:
        bring_feyd(g)

    def args(self) -> dict[str, object]:
        return super().args() | {"other": name_id(LEADERS[RABBAN])}


class EnterWildMaker(Deed):
    """The Wild Maker enters with its card spent; its figure goes to an empty desert area."""

    message, icon, feature = "arrakis-enter-wild-maker", "wild-maker", "worm"

    def act(self, g: Arrakis, seat: int) -> None:
        enter(g, WILD_MAKER)
        g.spent |= 1 << WILD_MAKER
        g.push(PLACE_WILD_MAKER, seat, 0)

    def args(self) -> dict[str, object]:
        return {}


class PlaceWildMaker(Staged):
    """The figure of the Wild Maker goes to an empty desert area. x: 1 + sector."""

    message, icon, feature = "arrakis-enter-wild-maker", "wild-maker", "worm"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return area_options(o.PLACE, sands(g) & empty_areas(g), x - 1)

    def on(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if is_sector(option):
            g.push(self, seat, 1 + (option & ARG))
            return
        g.wild_maker = option & ARG
        if g.events is not None:
            g.tell(o.WORM_APPEARED, ATREIDES, option & ARG, 1)


PLACE_WILD_MAKER = PlaceWildMaker()


class Tank(Verb):
    """Put an enemy named leader into its tank: any, one in a sector with a Harkonnen legion, or one near a legion."""

    icon, feature = "tank", "opponent-leader"
    why = "arrakis-why-no-leader-to-tank"
    ANY, SECTOR, ADJACENT = range(3)

    def __init__(self, where: int = ANY) -> None:
        self.where = where
        self.message = ("arrakis-tank", "arrakis-tank-sector", "arrakis-tank-adjacent")[where]

    def asks(self, x: int) -> str:
        return "tank"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        found = []
        for leader in NAMED[1 - seat]:
            at = g.leader_at[leader]
            if at < 0:
                continue
            if self.where == self.SECTOR and not SECTOR_AREAS[at] & g.players[seat].at:
                continue
            if self.where == self.ADJACENT and not self.near(g, seat, at):
                continue
            found.append(o.TANK | leader)
        return found

    def near(self, g: Arrakis, seat: int, at: int) -> bool:
        """Is the legion of the step before still there, and the area next to it?"""
        here = g.that_legion
        return here >= 0 and bool(g.players[seat].at >> here & 1 and adjacent(g)[here] >> at & 1)

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        to_tank(g, option & ARG)


class StopPaul(Deed):
    """In their next action turn the Atreides may neither place Paul nor move or attack with his legion."""

    message, icon, feature = "arrakis-stop-paul", "named-leader", "stop"

    def act(self, g: Arrakis, seat: int) -> None:
        g.paul_stopped = 1
        if g.events is not None:
            g.tell(o.PAUL_SOUGHT, seat, -1, 1)


# ---- special attacks


class SpecialAttack(Verb):
    """Roll dice against an enemy legion: a hit for every hit and special; nothing is rolled in reply."""

    icon, feature = "special-attack", "hits"

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.message = "arrakis-special-attack"

    def args(self) -> dict[str, object]:
        return {"n": self.dice}

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        near = 0
        for area in bits(g.players[seat].at):
            near |= adjacent(g)[area]
        return [o.ATTACK | area for area in bits(near & g.players[1 - seat].at)]

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        strike(g, seat, option & ARG, self.dice)

    def icons(self) -> list[Icon]:
        return [("special-attack", self.dice)]


def strike(g: Arrakis, seat: int, area: int, dice: int) -> None:
    rolled = roll(g, seat, dice)
    hit(g, 1 - seat, area, rolled[HIT] + rolled[SPECIAL_FACE])


class CapturedOrnithopter(Staged):
    """Remove an ornithopter from the map to attack a legion in a linked sector. x: 0, or 1 + the zone."""

    message, icon, feature = "arrakis-captured-ornithopter", "special-attack", "hits"
    DICE = 3

    def args(self) -> dict[str, object]:
        return {"n": self.DICE}

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        if x:
            return [o.ATTACK | area for area in bits(ZONES[x - 1].areas & g.players[1 - seat].at)]
        return [o.ZONE | z for z in bits(g.ornithopters) if ZONES[z].areas & g.players[1 - seat].at]

    def on(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if not x:
            g.push(self, seat, 1 + (option & ARG))
        else:
            take_aircraft(g, x - 1)
            strike(g, seat, option & ARG, self.DICE)

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

    message, icon, feature = "arrakis-rockets", "vehicle", "opponent-vehicle"
    DICE = 3

    def args(self) -> dict[str, object]:
        return {"n": self.DICE}

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [
            o.SECTOR | sector.number
            for sector in SECTORS
            if sector.areas & g.players[seat].at and vehicles_in(g, sector.number)
        ]

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        rolled = roll(g, seat, self.DICE)
        g.push(STRIP, seat, (1 + (option & ARG)) << 4 | rolled[HIT] + rolled[SPECIAL_FACE])


class Strip(Step):
    """Remove vehicles of a sector. x: how many are left, above that 1 + the sector."""

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        if x & 15:
            g.ask(self, seat, x, [*vehicles_in(g, (x >> 4) - 1), o.DONE])

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if option != o.DONE:
            g.push(self, seat, x - 1)
            remove_vehicle(g, option)

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-strip", {"n": x & 15})


class RemoveVehicles(Verb):
    """Remove Harkonnen vehicles in the sector where Gurney Halleck stands."""

    message, icon, feature = "arrakis-remove-vehicles", "vehicle", "opponent-vehicle"
    n = 2

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        at = g.leader_at[GURNEY]
        if at < 0:
            return []
        found: list[int] = []
        for sector in SECTORS:
            if sector.areas >> at & 1:
                found += [option for option in vehicles_in(g, sector.number) if option not in found]
        return found

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        remove_vehicle(g, option)


class DustChasms(Verb):
    """Remove harvesters from deep desert areas of one sector. x: how many, above that 1 + the sector."""

    message, icon, feature = "arrakis-dust-chasms", "harvester", "opponent-vehicle"
    n = 2

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        deep = g.harvesters & ON_TERRAIN[DEEP_DESERT]
        if x >> 4:
            deep &= SECTORS[(x >> 4) - 1].areas
        return [o.REMOVE | area for area in bits(deep)]

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        options = self.options(g, seat, x) if x & 15 < self.n else []
        if options:
            g.ask(self, seat, x, [*options, o.DONE])

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if option != o.DONE:
            area = option & ARG
            sector = next(s.number for s in SECTORS if s.areas >> area & 1)
            g.push(self, seat, (1 + sector) << 4 | (x & 15) + 1)
            remove_vehicle(g, option)


# ---- wormsigns and worms


class RemoveWormsigns(Verb):
    """Discard wormsigns of choice from the map."""

    message, icon, feature = "arrakis-remove-wormsigns", "wormsign", "opponent-wormsign"

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [o.UNSIGN | area for area in bits(g.wormsigns)]

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        remove_wormsign(g, option & ARG)


class ClearPole(RemoveWormsigns):
    """Discard the wormsigns in all areas adjacent to the North Pole."""

    message = "arrakis-clear-pole"

    def __init__(self) -> None:
        super().__init__(ADJACENT[NORTH_POLE].bit_count())

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [o.UNSIGN | area for area in bits(g.wormsigns & adjacent(g)[NORTH_POLE])]

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-remove-wormsigns", {"left": len(self.options(g, seat, x))})

    def icons(self) -> list[Icon]:
        return [(self.icon, 1)]

    def features(self, g: Arrakis, seat: int) -> Features:
        return {self.feature: float(len(self.options(g, seat, 0)))}


class PlaceWorm(Verb):
    """Place sandworms in empty desert areas next to another sandworm, or next to Atreides legions.

    They come from the supply or from elsewhere on the map, and the Wild Maker is one of them. x: how many are placed,
    above that where the next one comes from: 0 the supply, `WAITING` the Wild Maker beside the board, or 1 + its area.
    """

    icon, feature = "sandworm", "worm"
    WAITING = 127

    def __init__(self, n: int, near_worm: bool) -> None:
        self.n = n
        self.near_worm = near_worm
        self.message = "arrakis-place-worm-near-worm" if near_worm else "arrakis-place-worm-near-legion"

    def asks(self, x: int) -> str:
        return "place-worm"

    def places(self, g: Arrakis, source: int) -> int:
        """Where a worm can be placed that comes from area `source`."""
        near = 0
        for area in bits(all_worms(g) if self.near_worm else g.players[ATREIDES].at):
            if area != source:
                near |= adjacent(g)[area]
        return near & sands(g) & empty_areas(g)

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        source = x >> 4
        if source:
            return [o.WORM_TO | area for area in bits(self.places(g, source - 1))]
        found = []
        if g.worms.bit_count() < WORMS:
            found += [o.WORM_TO | area for area in bits(self.places(g, -1))]
        if wild_maker_waits(g) and self.places(g, -1):
            found.append(o.WILD_MAKER)
        return found + [o.WORM | area for area in bits(all_worms(g)) if self.places(g, area)]

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        options = self.options(g, seat, x) if x & 15 < self.n else []
        if options:
            ask_in_turn(g, self, seat, x, [*options, o.DONE])

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if interrupted(g, self, seat, x, option) or option == o.DONE:
            return
        if option == o.WILD_MAKER:
            g.push(self, seat, x & 15 | self.WAITING << 4)
        elif option & ~ARG == o.WORM:
            g.push(self, seat, x & 15 | (1 + (option & ARG)) << 4)
        else:
            g.push(self, seat, (x & 15) + 1)
            self.put(g, x >> 4, option & ARG)

    def put(self, g: Arrakis, source: int, area: int) -> None:
        if source and source != self.WAITING:
            move_worm(g, source - 1, area)
            return
        if source:
            g.wild_maker = area
        else:
            g.worms |= 1 << area
        if g.events is not None:
            g.tell(o.WORM_APPEARED, ATREIDES, area, 1)


# ---- dice and tokens


class TakeSister(Deed):
    """A Bene Gesserit token from the reserve."""

    message, icon, feature = "arrakis-take-sister", "bene-gesserit", "die"

    def act(self, g: Arrakis, seat: int) -> None:
        take_sister(g, seat)

    def why_not(self, g: Arrakis, seat: int) -> Words | None:
        return None if g.bene_gesserit else ("arrakis-why-no-sister", {})


class LoseHouseDie(Deed):
    """The enemy discards an unused action die that shows House."""

    message, icon, feature = "arrakis-lose-house-die", "die-house", "opponent-die"

    def act(self, g: Arrakis, seat: int) -> None:
        p = g.players[1 - seat]
        if p.dice[HOUSE]:
            p.dice[HOUSE] -= 1
        elif p.bene_gesserit_dice[HOUSE]:
            p.bene_gesserit_dice[HOUSE] -= 1
        else:
            return
        if g.events is not None:
            g.tell(o.DIE_LOST, 1 - seat, HOUSE, 1)

    def why_not(self, g: Arrakis, seat: int) -> Words | None:
        p = g.players[1 - seat]
        return None if p.dice[HOUSE] or p.bene_gesserit_dice[HOUSE] else ("arrakis-why-no-house-die", {})


class NameDie(Verb):
    """Name an unused Harkonnen die, which they must use in their next turn."""

    message, icon, feature = "arrakis-name-die", "opponent", "stop"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        p = g.players[HARKONNEN]
        return [o.RESULT | result for result in range(5) if p.dice[result] or p.bene_gesserit_dice[result]]

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        g.named_die = option & ARG
        if g.events is not None:
            g.tell(o.DIE_NAMED, seat, g.named_die, 1)


# ---- prescience


class ReturnPrescience(Verb):
    """Shuffle a revealed prescience card back; it is not replaced."""

    message, icon, feature = "arrakis-return-prescience", "prescience-card", "opponent-prescience"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [o.DROP | number for number in available(g) if number != g.held]

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        number = option & ARG
        g.revealed.remove(number)
        g.prescience_deck.append(number)
        if g.events is not None:
            g.tell(o.PRESCIENCE_RETURNED, seat, number, 1)
        if g.feared == number:
            g.feared = -1


class ExchangePrescience(Verb):
    """Remove any number of revealed prescience cards and reveal as many new ones. x: how many are removed."""

    message, icon, feature = "arrakis-exchange-prescience", "prescience-card", "prescience-card"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [o.DROP | number for number in g.revealed if number != g.held]

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        options = self.options(g, seat, x)
        if options:
            g.ask(self, seat, x, [*options, o.DONE])
        else:
            self.resume(g, seat, x, o.DONE)

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if option == o.DONE:
            for _ in range(min(x, len(g.prescience_deck))):
                reveal_prescience(g)
            return
        g.push(self, seat, x + 1)
        remove_prescience(g, option & ARG)

    def args(self) -> dict[str, object]:
        return {}


def reveal_prescience(g: Arrakis) -> None:
    number = g.draw(o.REVEALED, g.prescience_deck)
    g.revealed.append(number)
    if g.events is not None:
        g.tell(o.PRESCIENCE_REVEALED, -1, number, 1)


def remove_prescience(g: Arrakis, number: int) -> None:
    """A revealed card leaves the game, openly."""
    g.revealed.remove(number)
    g.removed += (number,)
    if g.feared == number:
        g.feared = -1
    if g.events is not None:
        g.tell(o.PRESCIENCE_REMOVED, ATREIDES, number, 1)


class ShiftMarkers(Staged):
    """Lower a marker by some steps and raise another by as many. x: 1 + the lowered, above that 1 + the raised."""

    message, icon, feature = "arrakis-shift-markers", "prescience", "prescience"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        low, high = (x & 15) - 1, (x >> 4) - 1
        if high >= 0:
            most = min(g.prescience[low], LAST - g.prescience[high])
            return [NUMBER | n for n in range(1, most + 1)]
        if low >= 0:
            return [o.MARKER | m for m in range(len(MARKERS)) if m != low and g.prescience[m] < LAST]
        able = [m for m in range(len(MARKERS)) if g.prescience[m]]
        return [o.MARKER | m for m in able if any(g.prescience[n] < LAST for n in range(len(MARKERS)) if n != m)]

    def asks(self, x: int) -> str:
        return "shift-markers-steps" if x >> 4 else "shift-markers-other" if x else "shift-markers"

    def on(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if option & ~ARG == o.MARKER:
            what = 1 + (option & ARG)
            g.push(self, seat, x | what << 4 if x else what)
        else:
            n = option & ARG
            g.prescience[(x & 15) - 1] -= n
            if g.events is not None:
                g.tell(o.PRESCIENCE_ADVANCED, ATREIDES, (x & 15) - 1, -n)
            advance(g, (x >> 4) - 1, n)


class Attach(Verb):
    """Attach the card to a revealed prescience card: it stays (Eyes of Ibad) or brings more (Fear)."""

    icon, feature = "prescience-card", "prescience-card"

    def __init__(self, hold: bool) -> None:
        self.hold = hold
        self.message = "arrakis-attach-hold" if hold else "arrakis-attach-fear"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [o.ATTACH | number for number in available(g)]

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if self.hold:
            g.held = option & ARG
        else:
            g.feared = option & ARG
        if g.events is not None:
            g.tell(o.PRESCIENCE_ATTACHED, seat, option & ARG, 1)


class SecondObjective(Deed):
    """Draw a second secret objective; fulfilling either one wins."""

    message, icon, feature = "arrakis-second-objective", "objective", "objective"

    def act(self, g: Arrakis, seat: int) -> None:
        if g.objective_deck:
            number = g.draw(o.DEALT_OBJECTIVE, g.objective_deck)
            g.players[ATREIDES].objectives.append(number)
            if g.events is not None:
                g.tell(o.OBJECTIVE_TAKEN, ATREIDES, number, 1)

    def why_not(self, g: Arrakis, seat: int) -> Words | None:
        return None if g.objective_deck else ("arrakis-why-no-target-here", {})


class DetonateNow(Verb):
    """Detonate the family atomics."""

    message, icon, feature = "arrakis-detonate", "atomics", "atomics"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [o.BLAST | area for area in ATOMIC_SLOTS] if can_detonate(g, 0) else []

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        detonate(g, option & ARG)


# ---- legions, tokens and sietches


class RevealArea(Verb):
    """Turn over the sietch and all deployment tokens of one area."""

    message, icon, feature = "arrakis-reveal-area", "turn-over", "scout"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        return [o.REVEAL | area for area in bits(scoutable(g))]

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        g.push(SHOW, HARKONNEN, option & ARG)


class TroopCarriers(Staged):
    """A legion in an own settlement, or a part of it, moves to any area with an own legion. x: 0, or 1 + its area."""

    message, icon, feature = "arrakis-troop-carriers", "move", "move"

    def asks(self, x: int) -> str:
        return "troop-carriers-to" if x else "troop-carriers"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        at = g.players[seat].at
        if x:
            return [o.TO | area for area in bits(at & ~(1 << x - 1))]
        return [o.LEGION | area for area in bits(at & g.settlements)] if at.bit_count() > 1 else []

    def on(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if not x:
            g.push(self, seat, 1 + (option & ARG))
        else:
            g.that_legion = option & ARG
            g.push(ARRIVE, seat, 0)
            begin_move(g, seat, x - 1, ANY, FOLLOWS)


class SwapTokens(Staged):
    """Exchange all deployment tokens of two own sietches. x: 0, or 1 + the first."""

    message, icon, feature = "arrakis-swap-tokens", "deployment-token", "shuffle"

    def asks(self, x: int) -> str:
        return "swap-tokens-with" if x else "swap-tokens"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        with_tokens = [area for area in bits(g.sietches) if token_slots(g, area)]
        if not x:
            return [o.FROM | area for area in with_tokens] if g.sietches.bit_count() > 1 else []
        return [o.PLACE | area for area in bits(g.sietches & ~(1 << (x - 1)))]

    def on(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if not x:
            g.push(self, seat, 1 + (option & ARG))
        else:
            swap_tokens(g, x - 1, option & ARG)


def swap_tokens(g: Arrakis, one: int, other: int) -> None:
    p = g.players[ATREIDES]
    tokens = [p.legions[area] >> 20 << 20 for area in (one, other)]
    change = {one: other, other: one}
    for places in (p.starting_at, p.standard_at):
        places[:] = [change.get(place, place) for place in places]
    for area, old, new in ((one, *tokens), (other, *tokens[::-1])):
        p.legions[area] += new - old
        if p.legions[area]:
            p.at |= 1 << area
        else:
            p.at &= ~(1 << area)
    for area in (one, other):
        settle(g, ATREIDES, area)
        abandon(g, ATREIDES, area)


class MoveSietch(Staged):
    """A sietch moves to an adjacent empty desert area, with any of the figures there. x: 0, or 1 + its area."""

    message, icon, feature = "arrakis-move-sietch", "sietch", "move"

    def asks(self, x: int) -> str:
        return "move-sietch-to" if x else "move-sietch"

    def targets(self, g: Arrakis, area: int) -> int:
        return adjacent(g)[area] & sands(g) & empty_areas(g)

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        if x:
            return [o.TO | area for area in bits(self.targets(g, x - 1))]
        return [o.FROM | area for area in bits(g.sietches) if self.targets(g, area)]

    def on(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if not x:
            g.push(self, seat, 1 + (option & ARG))
        else:
            area, to = x - 1, option & ARG
            for places in (g.hidden_at, g.open_at):
                places[:] = [to if place == area else place for place in places]
            g.sietches = g.sietches & ~(1 << area) | 1 << to
            if g.events is not None:
                g.tell(o.SIETCH_MOVED, ATREIDES, area, to)
            if g.players[ATREIDES].at >> area & 1 and not paul_stays(g, ATREIDES, area):
                g.push(FOLLOW, ATREIDES, 1 + area << 7 | to)


class Follow(Step):
    """Figures may go with the sietch that moved: all, some or none. x: where to, above that 1 + where from."""

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.WHOLE, o.PART, o.DONE])

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        area, to = (x >> 7) - 1, x & 127
        if option == o.WHOLE:
            tell_moved(g, seat, area, to, g.players[seat].legions[area], named_at(g, seat, area))
            move_legion(g, seat, area, to)
        elif option == o.PART:
            g.that_legion = to
            g.push(ARRIVE, seat, 0)
            begin_move(g, seat, area, ANY, FOLLOWS | IN_PART)

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-follow", {"area": name_id(AREAS[(x >> 7) - 1])})


class SandTides(Staged):
    """An enemy legion in a desert area moves to an adjacent empty area. x: 0, or 1 + its area."""

    message, icon, feature = "arrakis-sand-tides", "move", "opponent-move"

    def asks(self, x: int) -> str:
        return "sand-tides-to" if x else "sand-tides"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        if x:
            return [o.TO | area for area in bits(adjacent(g)[x - 1] & empty_areas(g))]
        there = g.players[1 - seat].at & sands(g)
        return [o.LEGION | area for area in bits(there) if adjacent(g)[area] & empty_areas(g)]

    def on(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if not x:
            g.push(self, seat, 1 + (option & ARG))
        else:
            area, to = x - 1, option & ARG
            tell_moved(g, 1 - seat, area, to, g.players[1 - seat].legions[area], named_at(g, 1 - seat, area))
            move_legion(g, 1 - seat, area, to)


class CielagoToken(Verb):
    """If a Harkonnen legion is within two areas of an own sietch: a standard deployment token there."""

    message, icon, feature = "arrakis-cielago", "deployment-token", "regular"

    def options(self, g: Arrakis, seat: int, x: int) -> list[int]:
        if not g.token_pool:
            return []
        borders = adjacent(g)
        found = []
        for area in bits(g.sietches):
            near = borders[area]
            for other in bits(near):
                near |= borders[other]
            if (near | 1 << area) & g.players[HARKONNEN].at:
                found.append(o.PLACE | area)
        return found

    def do(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        place_token(g, option & ARG, g.draw(o.DRAWN_TOKEN, g.token_pool))
        settle(g, ATREIDES, option & ARG)

    def args(self) -> dict[str, object]:
        return {}


STRIP = Strip()
FOLLOW = Follow()

register_steps({"strip": STRIP, "follow": FOLLOW, "place-wild-maker": PLACE_WILD_MAKER})
