"""Movement: one legion after another toward the target, the nearest first, by the shortest way."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.arrival import ARRIVE, land, use_ornithopter
from sietch.arrakis.components import (
    AREAS,
    ELITE,
    HARKONNEN,
    LEADER,
    MINOR_ERG,
    MOUNTAIN,
    PLATEAU,
    REGULAR,
    SPECIAL,
    STANDARD,
    STARTING,
    name_id,
)
from sietch.arrakis.legions import ONE, bodies, count, free_areas, named_at
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.cascade import ornithopters
from sietch.arrakis.mahdi.garrison import COLOURS, left, places
from sietch.arrakis.mahdi.power import DETAIL, NAMED_DETAIL, TOKEN, Power, beats, power
from sietch.arrakis.mahdi.procedure import Procedure, room
from sietch.arrakis.mahdi.ways import FAR, TOUCH, foremost, level, steps_to, steps_to_any_sietch, target_area
from sietch.arrakis.map import WITHIN_TWO, bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.arrakis.terrain import terrain
from sietch.arrakis.which_legions import Legions
from sietch.core.node import Words
from sietch.core.state import ARG

# What takes up room in an area, the best first.
BODIES = (SPECIAL, ELITE, STARTING, STANDARD, REGULAR)


# ---- toward which sietch


def temporary_targets(g: Arrakis, legions: list[int]) -> list[int]:
    """Standing sietches that some legion has more power than: the nearest to the target, then of the highest level
    (ms-mv-3). Without a target at all: the nearest to any legion (ms-target-none)."""
    target = target_area(g)
    if target < 0:
        return foremost(bits(g.sietches), lambda sietch: min(steps_to(g, sietch)[area] for area in legions))
    from_target = steps_to(g, target)
    weak = [sietch for sietch in bits(g.sietches) if any(beats(g, area, sietch) for area in legions)]
    return foremost(weak, lambda sietch: from_target[sietch], lambda sietch: -level(g, sietch))


def goals(g: Arrakis, legions: list[int]) -> list[int]:
    """Where the legions move to: the target or its stand-in if any of them is strong enough (ms-mv-2), a temporary
    target otherwise; and if no sietch is weak enough, toward the target all the same (ms-mv-4)."""
    target = target_area(g)
    for goal in (g.temporary_target, target):
        if goal >= 0 and any(beats(g, area, goal) for area in legions):
            return [goal]
    return temporary_targets(g, legions) or [target]


def goal_of(g: Arrakis) -> int:
    return g.temporary_target if g.temporary_target >= 0 else target_area(g)


# ---- who moves


def fitting(g: Arrakis, area: int, to: int) -> dict[int, int]:
    """The units and tokens of a legion that fit into another area, those of the highest power first."""
    legion, fit = g.players[HARKONNEN].legions[area], room(g, to)
    going = {}
    for figure in BODIES:
        going[figure] = min(fit, count(legion, figure))
        fit -= going[figure]
    return going


def merged(g: Arrakis, area: int, to: int) -> Power:
    """The power of the legion that results where one joins another."""
    going, there = fitting(g, area, to), power(g, HARKONNEN, to)
    generic, named = count(g.players[HARKONNEN].legions[area], LEADER), len(named_at(g, HARKONNEN, area))
    whole = sum(going.values()) + (TOKEN - 1) * (going[STARTING] + going[STANDARD]) + generic + named
    detail = sum(DETAIL[figure] * n for figure, n in going.items()) + DETAIL[LEADER] * generic + NAMED_DETAIL * named
    return there[0] + whole, there[1] + detail


def merges(g: Arrakis, legions: list[int], goal: int) -> list[tuple[int, int]]:
    """Who joins whom: a legion that touches the goal does not move, unless it touches another legion. Then one of them
    moves, so that one legion results as near to the goal and as strong as the limit allows (ms-mv-7)."""
    steps, at = steps_to(g, goal), g.players[HARKONNEN].at
    pairs = [(area, to) for area in legions for to in bits(TOUCH[area] & at) if steps[to] == 1 and room(g, to) > 0]
    return foremost(pairs, lambda pair: tuple(-n for n in merged(g, *pair)))


def movers(g: Arrakis, legions: list[int], goal: int, flying: bool) -> list[int]:
    """The nearest legion that can come nearer, then the one with the most power (ms-mv-1)."""
    steps = steps_to(g, goal)
    return foremost(
        [area for area in legions if steps[area] > 1 and ends(g, area, goal, flying)[0]],
        lambda area: steps[area],
        lambda area: tuple(-n for n in power(g, HARKONNEN, area)),
    )


# ---- the way


def ends(g: Arrakis, area: int, goal: int, flying: bool) -> tuple[list[int], bool]:
    """Where a legion can end its move, and whether it flies there.

    One area along a shortest walk; by ornithopter two areas, whatever lies between, where that brings it nearer still
    (ms-mv-5). Never into an area that is full (ms-mv-10), and with no nearer one it stays.
    """
    steps = steps_to(g, goal)
    nearer = [
        to for to in bits(WITHIN_TWO[area] & free_areas(g, HARKONNEN)) if steps[to] < steps[area] and room(g, to) > 0
    ]
    on_foot = [to for to in nearer if TOUCH[area] >> to & 1]
    best = min((steps[to] for to in on_foot), default=FAR)
    if flying and ornithopters(g, area):
        by_air = min((steps[to] for to in nearer), default=FAR)
        if by_air < best:
            return [to for to in nearer if steps[to] == by_air], True
    return [to for to in on_foot if steps[to] == best], False


def best_ends(g: Arrakis, areas: list[int]) -> list[int]:
    """Of several shortest ways: to another legion below the limit, to the area nearest to a sietch, into mountains,
    onto a plateau or a Minor Erg, into desert without a wormsign (ms-mv-6)."""
    to_any = steps_to_any_sietch(g)
    return foremost(
        areas,
        lambda area: not g.players[HARKONNEN].at >> area & 1,
        lambda area: to_any[area],
        lambda area: terrain(g, area) != MOUNTAIN,
        lambda area: terrain(g, area) not in (MOUNTAIN, PLATEAU, MINOR_ERG),
        lambda area: g.wormsigns >> area & 1,
    )


# ---- the moves of an action

MOVED, AIMED, ANYBODY = 15, 16, 32
AREA, TO = 6, 13


class March(Procedure):
    """Move n different legions that fulfil the filter. again: once more, to a touching area.

    x: how many have moved; AIMED once the goal is settled, ANYBODY where no sietch is weak enough; above that 1 + the
    legion that moves and 1 + where it flies to.
    """

    def __init__(self, n: int, legions: Legions, again: bool = False) -> None:
        self.n = n
        self.legions = legions
        self.again = again

    def considered(self, g: Arrakis, x: int) -> list[int]:
        """Legions that fulfil the filter and have not moved in this action."""
        at = g.players[HARKONNEN].at & (~g.marched if x & MOVED else -1)
        return [area for area in bits(at) if self.legions.picks(g, HARKONNEN, area)]

    def candidates(self, g: Arrakis, x: int, goal: int) -> list[int]:
        """Of those only such with more power than the defenders of the goal (ms-mv-2)."""
        return [area for area in self.considered(g, x) if x & ANYBODY or beats(g, area, goal)]

    def next(self, g: Arrakis, x: int, goal: int) -> list[int]:
        legions = self.candidates(g, x, goal)
        joining = sorted({area for area, _ in merges(g, legions, goal)})
        return joining or movers(g, legions, goal, not self.again)

    def destinations(self, g: Arrakis, x: int, goal: int, area: int) -> tuple[list[int], bool]:
        pairs = merges(g, self.candidates(g, x, goal), goal)
        if pairs:
            return [to for mover, to in pairs if mover == area], False
        found, flying = ends(g, area, goal, not self.again)
        return best_ends(g, found), flying

    def able(self, g: Arrakis) -> bool:
        legions = self.considered(g, 0)
        if not legions or not g.sietches:
            return False
        return any(self.next(g, self.aimed(g, goal), goal) for goal in goals(g, legions))

    def aimed(self, g: Arrakis, goal: int) -> int:
        strong = any(beats(g, area, goal) for area in self.considered(g, 0))
        return AIMED if strong else AIMED | ANYBODY

    def run(self, g: Arrakis, side: int, x: int) -> None:
        area, to = (x >> AREA & 127) - 1, (x >> TO) - 1
        if not x:
            legions = self.considered(g, x)
            if legions and g.sietches:
                g.ask(self, side, x, [m.AIM | goal for goal in goals(g, legions)])
            return
        goal = goal_of(g)
        if to >= 0:
            g.ask(self, side, x, [o.ZONE | zone for zone in bits(ornithopters(g, area))])
        elif area >= 0:
            found, flying = self.destinations(g, x, goal, area)
            g.ask(self, side, x, [(o.FLY if flying else o.TO) | each for each in found])
        else:
            legions = self.next(g, x, goal) if x & MOVED < self.n and goal >= 0 else []
            if legions:
                g.ask(self, side, x, [o.LEGION | each for each in legions])
                return
            if 0 < x & MOVED < self.n and g.events is not None:
                g.tell(m.NOBODY_ELSE_MARCHES, HARKONNEN, -1, 1)
            g.push(ARRIVE, side, 0)

    def explain(self, g: Arrakis) -> None:
        if g.events is not None:
            g.tell(m.NOBODY_MARCHES, HARKONNEN, -1, 1)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        kind, what = option & ~ARG, option & ARG
        area = (x >> AREA & 127) - 1
        if kind == m.AIM:
            self.settle_goal(g, what)
            g.marched = 0
            g.push(self, side, self.aimed(g, what))
        elif kind == o.LEGION:
            if g.events is not None:
                g.tell(m.MARCHED, HARKONNEN, what, goal_of(g))
            g.push(self, side, x | (1 + what) << AREA)
        elif kind == o.FLY:
            g.push(self, side, x | (1 + what) << TO)
        else:
            g.push(self, side, (x & (1 << AREA) - 1) + 1)
            flies = kind == o.ZONE
            if flies:
                use_ornithopter(g, what)
                g.ornithopter_used = True
            depart(g, area, (x >> TO) - 1 if flies else what, flies)

    def settle_goal(self, g: Arrakis, goal: int) -> None:
        """The goal of this turn, and why it is another one than the target."""
        target, before = target_area(g), g.temporary_target
        g.temporary_target = -1 if goal == target else goal
        if g.events is None or goal == before:
            return
        if goal != target:
            if target >= 0:
                g.tell(m.TARGET_TOO_STRONG, HARKONNEN, target, 1)
            g.tell(m.TEMPORARY_TARGET, HARKONNEN, goal, 1)
        elif self.aimed(g, goal) & ANYBODY:
            g.tell(m.NO_SIETCH_WEAK_ENOUGH, HARKONNEN, goal, 1)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        area = (x >> AREA & 127) - 1
        if not x:
            return ("mahdi-prompt-aim", {})
        if x >> TO:
            return ("mahdi-prompt-transport", {"area": name_id(AREAS[area])})
        if area >= 0:
            return ("mahdi-prompt-to", {"area": name_id(AREAS[area])})
        return ("mahdi-prompt-mover", {"sietch": name_id(AREAS[goal_of(g)])})


# ---- leaving


def depart(g: Arrakis, area: int, to: int, flies: bool = False) -> None:
    """The whole legion goes, unless the stacking limit forbids it; leaders never stay behind (ms-mv-8)."""
    g.origin, g.group, g.group_tokens = area, 0, 0
    g.push(DEPART, HARKONNEN, to << 1 | flies)


class Depart(Step):
    """Who of the legion goes: as many as fit, units of the highest power first. x: where to, and whether by air."""

    def staying(self, g: Arrakis) -> dict[int, int]:
        legion = g.players[HARKONNEN].legions[g.origin]
        found = {figure: count(legion, figure) - count(g.group, figure) for figure in BODIES}
        return {figure: n for figure, n in found.items() if n}

    def run(self, g: Arrakis, side: int, x: int) -> None:
        while True:
            staying, fit = self.staying(g), room(g, x >> 1) - bodies(g.group)
            best = foremost(staying, lambda figure: -DETAIL[figure])
            n = sum(staying[figure] for figure in best)
            if not best or not fit:
                break
            if len(best) > 1 and n > fit:
                g.ask(self, side, x, [o.FIGURE | figure for figure in sorted(best)])
                return
            for figure in best:
                g.group += min(fit, staying[figure]) * ONE[figure]
        self.go(g, x >> 1, bool(x & 1))

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.group += ONE[option & ARG]
        g.push(self, side, x)

    def go(self, g: Arrakis, to: int, flies: bool) -> None:
        area = g.origin
        g.group += count(g.players[HARKONNEN].legions[area], LEADER) * ONE[LEADER]
        g.group_leaders = sum(1 << leader for leader in named_at(g, HARKONNEN, area))
        for colour in COLOURS:
            spots = places(g, colour)
            for _ in range(count(g.group, colour)):
                spots[spots.index(area)] = to
        land(g, HARKONNEN, to)
        g.marched = g.marched & ~(1 << area) | 1 << to
        if flies:
            g.flying |= 1 << to
        left(g, area)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-who-goes", {"area": name_id(AREAS[x >> 1])})


DEPART = Depart()
