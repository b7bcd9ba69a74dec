"""Moving legions: splitting them, where they can go, sandriding, troop transport, and what arriving brings."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    FIGURE_NOUNS,
    HARKONNEN,
    LEADER,
    LEADERS,
    ORNITHOPTER,
    RODE_WITH_PAUL,
    SPECIAL,
    STANDARD,
    STARTING,
    name_id,
)
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.legions import (
    ONE,
    SHIFT,
    UNITS,
    add,
    bodies,
    count,
    face,
    free_areas,
    has_leader,
    named_at,
    settle,
    subtract,
    tell_moved,
    token_slots,
    why_not_free,
)
from sietch.arrakis.map import LINKED, WALLED, WITHIN_TWO, bits
from sietch.arrakis.prescience import take_station
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, register_steps
from sietch.arrakis.terrain import adjacent, sands
from sietch.arrakis.worms import lose_harvester, turn_wormsign
from sietch.core.node import Features, Icon, Words
from sietch.core.schema import COUNT
from sietch.core.state import ARG, NUMBER

# ---- reach


def ride(g: Arrakis, area: int) -> int:
    """The areas with wormsigns or sandworms that an Atreides legion can ride through from an area.

    Enemy legions stop the ride; harvesters do not.
    """
    riding = (g.wormsigns | g.worms | (0 if g.wild_maker < 0 else 1 << g.wild_maker)) & ~g.players[HARKONNEN].at
    borders = adjacent(g)
    reach = new = borders[area] & riding
    while new:
        found = 0
        for number in bits(new):
            found |= borders[number]
        new = found & riding & ~reach
        reach |= new
    return reach


def beyond(g: Arrakis, area: int) -> int:
    """Everything that a ride from an area can end next to or on."""
    reach = ride(g, area)
    borders = adjacent(g)
    found = reach
    for number in bits(reach):
        found |= borders[number]
    return found & ~(1 << area)


def ornithopters_for(g: Arrakis, area: int) -> int:
    """The ornithopters that could carry the Harkonnen legion of an area; it may fly once a round."""
    if g.flown >> area & 1:
        return 0
    return LINKED[area] & g.ornithopters


def destinations(g: Arrakis, seat: int, area: int) -> tuple[int, int]:
    """Where a legion can go: on the ground or on a sandworm, and by ornithopter."""
    free = free_areas(g, seat)
    ground = adjacent(g)[area] & free
    if seat == ATREIDES:
        if adjacent(g)[area] & (g.wormsigns | g.worms) or g.wild_maker >= 0:
            ground |= beyond(g, area) & free
        return ground, 0
    return ground, WITHIN_TWO[area] & free & ~ground if ornithopters_for(g, area) else 0


def can_go(g: Arrakis, seat: int, area: int) -> bool:
    ground, air = destinations(g, seat, area)
    return bool(ground or air)


def why_not_to(g: Arrakis, seat: int, area: int, to: int, next_door: bool = False) -> Words:
    """Why a legion cannot go from an area to another one. next_door: it may go to an adjacent area only."""
    if area == to:
        return ("arrakis-why-there-already", {})
    return why_not_free(g, seat, to) or why_too_far(g, seat, area, to, next_door)


def why_too_far(g: Arrakis, seat: int, area: int, to: int, next_door: bool = False) -> Words:
    """Why no way leads from an area to another one, or to an attack on it."""
    here = {"area": name_id(AREAS[area])}
    if seat == HARKONNEN and not next_door:
        if ornithopters_for(g, area):
            return ("arrakis-why-too-far-to-fly", here)
        if WITHIN_TWO[area] >> to & 1 and LINKED[area] & g.ornithopters:
            return ("arrakis-why-flown", {})
    if (WALLED[area] & ~adjacent(g)[area]) >> to & 1:
        return ("arrakis-why-wall", here)
    if next_door:
        return ("arrakis-why-not-adjacent", here)
    return ("arrakis-why-too-far-to-ride" if seat == ATREIDES else "arrakis-why-too-far", here)


# ---- which legions


class Legions:
    """A filter of legions. `picks` looks at one area; the moving part of a legion must fulfil it too."""

    kind = "any"  # how it is said: any legion, that one, the one, or some of those that the words tell
    leader = False  # a leader must go along
    special = False  # a special elite must go along

    def picks(self, g: Arrakis, seat: int, area: int) -> bool:
        return True

    def which(self, side: int) -> Words | str:
        """The words after the noun; an effect's owner is a side, or -1."""
        return ""

    def args(self, side: int) -> dict[str, object]:
        return {"kind": self.kind, "which": self.which(side)}

    def icons(self) -> list[Icon]:
        return []


class WithLeader(Legions):
    kind = "some"
    leader = True

    def picks(self, g: Arrakis, seat: int, area: int) -> bool:
        return has_leader(g, seat, area)

    def which(self, side: int) -> Words:
        return ("arrakis-which-leader", {})

    def icons(self) -> list[Icon]:
        return [("leader", 1)]


class WithSpecial(Legions):
    """With a Fedaykin or a Sardaukar."""

    kind = "some"
    special = True

    def picks(self, g: Arrakis, seat: int, area: int) -> bool:
        return bool(g.players[seat].legions[area] >> 10 & COUNT)

    def which(self, side: int) -> Words:
        return ("arrakis-which-special", {"what": FIGURE_NOUNS[side][SPECIAL]})

    def icons(self) -> list[Icon]:
        return [("special", 1)]


class WithNamed(Legions):
    """With one of these named leaders, who must go along."""

    kind = "the"

    def __init__(self, *leaders: int) -> None:
        self.leaders = leaders

    def picks(self, g: Arrakis, seat: int, area: int) -> bool:
        return any(g.leader_at[leader] == area for leader in self.leaders)

    def which(self, side: int) -> Words:
        return ("arrakis-which-named", {"leader": name_id(LEADERS[self.leaders[0]])})

    def icons(self) -> list[Icon]:
        return [("named-leader", 1)]


class InArea(Legions):
    kind = "the"

    def __init__(self, area: int) -> None:
        self.area = area

    def picks(self, g: Arrakis, seat: int, area: int) -> bool:
        return area == self.area

    def which(self, side: int) -> Words:
        return ("arrakis-which-in", {"area": name_id(AREAS[self.area])})


class InDesert(Legions):
    """In a desert area, deep desert and the crater of the atomics included."""

    kind = "some"

    def __init__(self, leader: bool = False) -> None:
        self.leader = leader

    def picks(self, g: Arrakis, seat: int, area: int) -> bool:
        return bool(sands(g) >> area & 1) and (not self.leader or has_leader(g, seat, area))

    def which(self, side: int) -> Words:
        return ("arrakis-which-desert-leader" if self.leader else "arrakis-which-desert", {})


class ThatLegion(Legions):
    """The legion that the step before reinforced or moved."""

    kind = "that"

    def picks(self, g: Arrakis, seat: int, area: int) -> bool:
        return area == g.that_legion


ANY = Legions()
WITH_LEADER = WithLeader()
WITH_SPECIAL = WithSpecial()
THAT_LEGION = ThatLegion()


def paul_stays(g: Arrakis, seat: int, area: int) -> bool:
    """Seek Out the Mahdi: Paul's legion may neither move nor attack."""
    return (
        g.paul_stopped == 2 and seat == ATREIDES and any(LEADERS[n].id.startswith("paul") for n in named_at(g, 0, area))
    )


def why_not_this_legion(g: Arrakis, seat: int, area: int, legions: Legions) -> Words | None:
    """Why a legion is not one of those that an effect is about."""
    if not legions.picks(g, seat, area):
        return ("arrakis-why-other-legion", legions.args(seat))
    return ("arrakis-why-paul-stays", {}) if paul_stays(g, seat, area) else None


def idle(g: Arrakis, seat: int, area: int) -> int:
    """The figures of a legion that have not moved in this action; of a surplus removed meanwhile they go first."""
    legion, fresh = g.players[seat].legions[area], g.fresh[area]
    if not fresh:
        return legion
    return sum(max(0, count(legion, figure) - count(fresh, figure)) << shift for figure, shift in enumerate(SHIFT))


# ---- the verb


class Move(Act):
    """Move n different legions that fulfil the filter. x: how many have moved."""

    compound = False

    def __init__(self, n: int, legions: Legions = ANY) -> None:
        self.n = n
        self.legions = legions

    def movable(self, g: Arrakis, seat: int, first: bool = False) -> list[int]:
        """The legions that can move, or just the first of them."""
        legions, p, fresh = self.legions, g.players[seat], g.fresh
        free, borders = free_areas(g, seat), adjacent(g)
        found: list[int] = []
        for area in bits(p.at):
            idle = p.legions[area] - fresh[area]
            if not idle or not (borders[area] & free or can_go(g, seat, area)):
                continue
            if legions is not ANY:
                if not legions.picks(g, seat, area):
                    continue
                if legions.leader and not _idle_leader(g, seat, area):
                    continue
                if legions.special and not idle >> 10 & COUNT:
                    continue
            if (g.fresh_leaders and not bodies(idle)) or (g.paul_stopped and paul_stays(g, seat, area)):
                continue
            found.append(area)
            if first:
                break
        return found

    def possible(self, g: Arrakis, seat: int) -> bool:
        return bool(self.movable(g, seat, first=True))

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        options = [o.LEGION | area for area in self.movable(g, seat)] if x < self.n else []
        if options:
            ask_in_turn(g, self, seat, x, [*options, o.DONE])
        else:
            g.push(ARRIVE, seat, 0)

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if interrupted(g, self, seat, x, option):
            return
        if option == o.DONE:
            g.push(ARRIVE, seat, 0)
            return
        g.push(self, seat, x + 1)
        self.begin(g, seat, option & ARG)

    def begin(self, g: Arrakis, seat: int, area: int) -> None:
        begin_move(g, seat, area, self.legions)

    def why_not(self, g: Arrakis, seat: int) -> Words | None:
        return None if self.movable(g, seat) else ("arrakis-why-no-legion-to-move", self.legions.args(seat))

    def refusals(self, g: Arrakis, seat: int, x: int) -> list[tuple[int, Words]]:
        able = self.movable(g, seat)
        return [
            (o.LEGION | area, self.why_not_legion(g, seat, area))
            for area in bits(g.players[seat].at)
            if area not in able
        ]

    def why_not_legion(self, g: Arrakis, seat: int, area: int) -> Words:
        if g.fresh[area] and not bodies(idle(g, seat, area)):
            return ("arrakis-why-moved", {})
        if reason := why_not_this_legion(g, seat, area, self.legions):
            return reason
        if self.legions.leader and not _idle_leader(g, seat, area):
            return ("arrakis-why-leader-moved", {})
        if self.legions.special and not count(idle(g, seat, area), SPECIAL):
            return ("arrakis-why-special-moved", {"what": FIGURE_NOUNS[seat][SPECIAL]})
        return ("arrakis-why-nowhere", {})

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-move", {"n": self.n - x, **self.legions.args(seat)})

    def words(self) -> Words:
        return ("arrakis-move", {"n": self.n, **self.legions.args(self.side)})

    def icons(self) -> list[Icon]:
        return [("move", self.n), *self.legions.icons()]

    def features(self, g: Arrakis, seat: int) -> Features:
        return {"move": min(self.n, len(self.movable(g, seat)))}


class Adjacent(Move):
    """The legion moves once more, to an adjacent area."""

    def __init__(self, legions: Legions) -> None:
        super().__init__(1, legions)

    def movable(self, g: Arrakis, seat: int, first: bool = False) -> list[int]:
        free = free_areas(g, seat)
        return [area for area in super().movable(g, seat) if adjacent(g)[area] & free]

    def begin(self, g: Arrakis, seat: int, area: int) -> None:
        begin_move(g, seat, area, self.legions, NEXT_DOOR)

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-move-again", self.legions.args(seat))

    def words(self) -> Words:
        return ("arrakis-move-again", self.legions.args(self.side))


def _idle_leader(g: Arrakis, seat: int, area: int) -> bool:
    return bool(count(idle(g, seat, area), LEADER)) or any(
        not g.fresh_leaders >> leader & 1 for leader in named_at(g, seat, area)
    )


def begin_move(g: Arrakis, seat: int, area: int, legions: Legions, how: int = 0) -> None:
    """Which figures go is asked next, then where to, unless they follow to `that_legion`."""
    g.origin = area
    g.group = 0
    g.group_leaders = 0
    g.group_tokens = 0
    needs = legions.leader * NEEDS_LEADER | legions.special * NEEDS_SPECIAL | how
    if isinstance(legions, WithNamed):
        for leader in legions.leaders:
            if g.leader_at[leader] == area:
                g.group_leaders |= 1 << leader
    g.push(GROUP, seat, needs)


# What the moving part of a legion needs, in the lowest bits of the frame's number.
NEEDS_LEADER, NEEDS_SPECIAL, FOLLOWS, NEXT_DOOR = 1, 2, 4, 8
NEEDS_BITS = 4
NEEDS = (1 << NEEDS_BITS) - 1
# Above them the item that is asked for, and how many tokens of it are still to be named.
PLACES = 31
LEFT = NEEDS_BITS + 5
# Only a part goes: whether the whole legion does is not asked.
IN_PART = 1 << NEEDS_BITS


class Group(Step):
    """Which figures go along. x: what the group needs, then 0 to ask for all or a part, or the item asked for."""

    def items(self, g: Arrakis, seat: int) -> list[int]:
        """What can be left or taken: kinds of units, tokens by their backs, leaders."""
        area = g.origin
        there = idle(g, seat, area)
        items = [o.FIGURE | figure for figure in UNITS if count(there, figure)]
        items += [o.FIGURE | figure for figure in (STARTING, STANDARD) if count(there, figure)]
        if count(there, LEADER):
            items.append(o.FIGURE | LEADER)
        items += [o.TAKE_LEADER | leader for leader in named_at(g, seat, area) if not g.fresh_leaders >> leader & 1]
        return items

    def bounds(self, g: Arrakis, seat: int, needs: int, place: int, items: list[int]) -> tuple[int, int]:
        """The fewest and the most of an item that may go."""
        item = items[place]
        what = item & ARG
        there = idle(g, seat, g.origin)
        if item & ~ARG == o.TAKE_LEADER:
            most = 1
        else:
            most = count(there, what)
        fewest = 0
        is_leader = item & ~ARG == o.TAKE_LEADER or item == o.FIGURE | LEADER
        later = items[place + 1 :]
        if is_leader:
            all_gone = bodies(g.players[seat].legions[g.origin]) == bodies(g.group)
            last = not later
            led = count(g.group, LEADER) or g.group_leaders
            if all_gone:
                fewest = most
            elif needs & NEEDS_LEADER and last and not led:
                fewest = 1
        else:
            last = not any(_is_body(other) for other in later)
            if last and not bodies(g.group):
                fewest = 1
            if needs & NEEDS_SPECIAL and item == o.FIGURE | SPECIAL:
                fewest = 1
        return fewest, most

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        needs, place, left = x & NEEDS, (x >> NEEDS_BITS & PLACES) - 1, x >> LEFT
        items = self.items(g, seat)
        if place < 0:
            if bodies(g.players[seat].legions[g.origin]) == 1 or len(items) == 1 == bodies(idle(g, seat, g.origin)):
                self.take_all(g, seat, needs)
            else:
                ask_in_turn(g, self, seat, x, [o.WHOLE, o.PART], free=False)
            return
        if place == len(items):
            self.go(g, seat, needs)
            return
        item = items[place]
        if left:
            # As many questions as tokens go, whatever their faces: their number is all that the others may learn.
            faces = sorted({face(g, slot) for slot in _idle_slots(g, g.origin, item & ARG)})
            g.ask_always(self, seat, x, [o.TAKE_TOKEN | token for token in faces])
            return
        if item & ~ARG == o.TAKE_LEADER and g.group_leaders >> (item & ARG) & 1:
            g.push(self, seat, x + (1 << NEEDS_BITS))
            return
        fewest, most = self.bounds(g, seat, needs, place, items)
        if item & ~ARG == o.TAKE_LEADER:
            options = [item] if fewest else [item, o.LEAVE_LEADER | item & ARG]
        else:
            options = [NUMBER | n for n in range(fewest, most + 1)]
        g.ask(self, seat, x, options)

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if option == o.WHOLE:
            self.take_all(g, seat, x & NEEDS)
            return
        place, following = (x >> NEEDS_BITS & PLACES) - 1, (x & (1 << LEFT) - 1) + (1 << NEEDS_BITS)
        kind, what = option & ~ARG, option & ARG
        if option == o.PART:
            g.push(self, seat, following)
            return
        item = self.items(g, seat)[place]
        if kind == o.TAKE_TOKEN:
            left = (x >> LEFT) - 1
            g.push(self, seat, x & (1 << LEFT) - 1 | left << LEFT if left else following)
            slots = _idle_slots(g, g.origin, item & ARG)
            _take_slot(g, next(slot for slot in slots if face(g, slot) == what))
            return
        if kind == NUMBER and item & ARG in (STARTING, STANDARD):
            slots = _idle_slots(g, g.origin, item & ARG)
            if 0 < what < len(slots):
                g.push(self, seat, x | what << LEFT)
                return
            for slot in slots[:what]:
                _take_slot(g, slot)
        elif kind == NUMBER:
            g.group += what * ONE[item & ARG]
        elif kind == o.TAKE_LEADER:
            g.group_leaders |= 1 << what
        g.push(self, seat, following)

    def go(self, g: Arrakis, seat: int, needs: int) -> None:
        if needs & FOLLOWS:
            land(g, seat, g.that_legion)
        else:
            g.push(DESTINATION, seat, -1 if needs & NEXT_DOOR else 0)

    def take_all(self, g: Arrakis, seat: int, needs: int) -> None:
        area = g.origin
        g.group = idle(g, seat, area)
        for leader in named_at(g, seat, area):
            if not g.fresh_leaders >> leader & 1:
                g.group_leaders |= 1 << leader
        if seat == ATREIDES and g.group >> SHIFT[STARTING]:
            g.group_tokens = 0
            for slot in _idle_slots(g, area):
                g.group_tokens |= 1 << slot
        self.go(g, seat, needs)

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        place = (x >> NEEDS_BITS & PLACES) - 1
        area = name_id(AREAS[g.origin])
        if place < 0:
            return ("arrakis-prompt-whole", {"area": area})
        item = self.items(g, seat)[place]
        if item & ~ARG == o.TAKE_LEADER:
            return ("arrakis-prompt-take-leader", {"leader": name_id(LEADERS[item & ARG])})
        if x >> LEFT:
            return ("arrakis-prompt-take-token", {"n": x >> LEFT})
        return ("arrakis-prompt-take", {"what": FIGURE_NOUNS[seat][item & ARG]})


def _is_body(item: int) -> bool:
    return item & ~ARG == o.FIGURE and item & ARG != LEADER


def _idle_slots(g: Arrakis, area: int, figure: int = -1) -> list[int]:
    """The slots of the tokens in an area that did not move in this action and are not taken yet, of one back or all."""
    slots = token_slots(g, area)
    starting = count(g.fresh[area], STARTING)
    standard = count(g.fresh[area], STANDARD)
    # The newest tokens of an area are those at the end of the lists: `land` puts them there.
    first = [slot for slot in slots if slot < 8]
    second = [slot for slot in slots if slot >= 8]
    first, second = first[: len(first) - starting], second[: len(second) - standard]
    idle_slots = first if figure == STARTING else second if figure == STANDARD else first + second
    return [slot for slot in idle_slots if not g.group_tokens >> slot & 1]


def _take_slot(g: Arrakis, slot: int) -> None:
    g.group_tokens |= 1 << slot
    g.group += ONE[STARTING if slot < 8 else STANDARD]


class Destination(Step):
    """Where the group goes. x: 0, -1 for an adjacent area only, or 1 + the area it flies to while the ornithopter is
    chosen."""

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        if x > 0:
            g.ask(self, seat, x, [o.ZONE | zone for zone in bits(ornithopters_for(g, g.origin))])
            return
        if x:
            ground, air = adjacent(g)[g.origin] & free_areas(g, seat), 0
        else:
            ground, air = destinations(g, seat, g.origin)
        options = [o.TO | area for area in bits(ground)] + [o.FLY | area for area in bits(air)]
        g.ask(self, seat, x, options)

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        kind, what = option & ~ARG, option & ARG
        if kind == o.FLY:
            g.push(self, seat, 1 + what)
        elif kind == o.ZONE:
            use_ornithopter(g, what)
            land(g, seat, x - 1)
            g.flying |= 1 << (x - 1)
        else:
            if seat == ATREIDES and not adjacent(g)[g.origin] >> what & 1:
                rode(g, g.group_leaders)
            land(g, seat, what)

    def refusals(self, g: Arrakis, seat: int, x: int) -> list[tuple[int, Words]]:
        if x > 0:
            return []
        offered = {option & ARG for option in g.options}
        others = (area.number for area in AREAS if area.number not in offered)
        return [(o.TO | area, why_not_to(g, seat, g.origin, area, next_door=x < 0)) for area in others]

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        area = name_id(AREAS[g.origin])
        return ("arrakis-prompt-ornithopter", {"area": area}) if x > 0 else ("arrakis-prompt-to", {"area": area})


def use_ornithopter(g: Arrakis, zone: int) -> None:
    g.ornithopters &= ~(1 << zone)
    if g.events is not None:
        g.tell(o.AIRCRAFT_REMOVED, HARKONNEN, zone, ORNITHOPTER)


def rode(g: Arrakis, leaders: int) -> None:
    """A ride that Paul takes part in is a deed."""
    if any(leaders >> leader.number & 1 for leader in LEADERS if leader.id.startswith("paul")):
        g.deeds |= 1 << RODE_WITH_PAUL


def land(g: Arrakis, seat: int, to: int) -> None:
    """The group arrives; what that brings comes after all moves of the action, which count as one."""
    area, group = g.origin, g.group
    p = g.players[seat]
    flown = g.flown >> area & 1
    subtract(g, seat, area, group)
    add(g, seat, to, group)
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
    tell_moved(g, seat, area, to, group, bits(g.group_leaders))


def _move_tokens(places: list[int], faces: list[int], slots: int, to: int) -> None:
    """The moved tokens go to the end of the lists."""
    moved = bits(slots)
    kept = [slot for slot in range(len(places)) if slot not in moved]
    new_faces = [faces[slot] for slot in kept] + [faces[slot] for slot in moved]
    places[:] = [places[slot] for slot in kept] + [to] * len(moved)
    faces[:] = new_faces


class Arrive(Step):
    """What the moves of an action bring: stations, harvesters, wormsigns, the stacking limit."""

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        arrivals, g.arrivals = g.arrivals, 0
        g.flown |= g.flying & g.players[seat].at
        g.flying = 0
        if not arrivals:
            return
        g.fresh = [0] * len(AREAS)
        g.fresh_leaders = 0
        # Atomics between two moves may have driven a legion on.
        for area in bits(arrivals & g.players[seat].at):
            arrive(g, seat, area)

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("step", {})


def arrive(g: Arrakis, seat: int, area: int) -> None:
    """A legion has ended its move in an area, or advanced into it."""
    if seat == ATREIDES:
        if g.harvesters >> area & 1:
            lose_harvester(g, area, to_atreides=True)
        if g.stations >> area & 1:
            take_station(g, area)
    elif g.wormsigns >> area & 1:
        turn_wormsign(g, area)
    settle(g, seat, area)


GROUP = Group()
DESTINATION = Destination()
ARRIVE = Arrive()

register_steps({"group": GROUP, "destination": DESTINATION, "arrive": ARRIVE})
