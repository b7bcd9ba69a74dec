"""What the legions of a side are worth where they stand, as one side sees it.

A legion's worth has named parts: strength, what it may conquer (hunt), what may be taken from it (danger), and what the
desert will take (exposure). Options are told by how they change these parts; `WEIGHTS` makes one number of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from sietch.arrakis.components import AREAS, ATREIDES, DEEP_DESERT, ENEMY, HARKONNEN, NAMED, PHASES
from sietch.arrakis.facts import FACTS
from sietch.arrakis.leaders import JESSICA, PAUL
from sietch.arrakis.legions import ONE, UNITS, bodies, count, limit
from sietch.arrakis.map import ON_TERRAIN, RIMWALL_WEST, bits
from sietch.arrakis.outlook.battles import NOBODY, Force, force, odds
from sietch.arrakis.outlook.prospects import FAR, FAR_OPENED, NEARNESS, Prospects, needed, prospects, useful
from sietch.arrakis.prescience import SUPREMACY_TO_WIN
from sietch.arrakis.state import Arrakis
from sietch.arrakis.terrain import exposed, sands
from sietch.core.node import Features, add_features
from sietch.core.prices import Weights

# What a feature is worth at the start and at the end of a game; one point of supremacy is 1.
WEIGHTS: Mapping[str, tuple[float, float]] = {
    "victory": (100.0, 100.0),
    "supremacy": (1.0, 1.2),
    "prescience": (0.55, 0.65),
    "prospect": (0.4, 0.5),
    "hunt": (0.6, 0.6),
    "danger": (0.6, 0.7),
    "strength": (0.09, 0.07),
    "enemy-strength": (-0.05, -0.04),
    "exposure": (0.07, 0.06),
    "card": (0.16, 0.08),
    "enemy-card": (-0.1, -0.06),
    "die": (0.3, 0.3),
    "enemy-die": (-0.3, -0.3),
    "spice": (0.16, 0.14),
    "aircraft": (0.1, 0.08),
    "worm": (0.12, 0.1),
    "wormsign": (0.05, 0.05),
    "order": (0.01, 0.01),
}


def means(weights: Weights) -> dict[str, float]:
    """The same for what somebody would do next, whenever it is."""
    return {name: (early + late) / 2 for name, (early, late) in weights.items()}


WORTH = means(WEIGHTS)

# A game is over with the tenth point of supremacy, with some eighteen steps of prescience, or about this round.
LATE_ROUND, STEPS_TO_WIN = 12, 18


def stage(g: Arrakis) -> float:
    """How far the game has come, from 0 to 1."""
    return min(1.0, max(g.supremacy / SUPREMACY_TO_WIN, sum(g.prescience) / STEPS_TO_WIN, g.round / LATE_ROUND))


# How sure it is that somebody who could come does come, by the areas between.
COMING = (0.0, 0.8, 0.4, 0.2)
# A step of prescience against a point of supremacy; a harvester, in spice, for who removes it.
STEP = WORTH["prescience"]
MEAN_LEVEL = sum(fact.level * fact.copies for fact in FACTS.sietches.values()) / sum(
    fact.copies for fact in FACTS.sietches.values()
)
# What the storm and a possible worm do to a legion, in hits: elsewhere in the open, in desert, in deep desert.
OPEN_HITS, DESERT_HITS, DEEP_HITS = 1.0, 1.8, 2.5
PAULS, JESSICAS = (sum(1 << leader for leader in leaders) for leaders in (PAUL, JESSICA))
BEFORE_HAZARDS = PHASES.index("hazards")
# A harvester that is removed, in spice.
HARVESTER_TAKEN = 1.5
# What a lost legion is worth to its owner beside its settlement, for each strength.
LEGION_AT_STAKE = 0.05


def worth(features: Features) -> float:
    return sum([amount * WORTH.get(name, 0.0) for name, amount in features.items()])


# A legion's strength, hunt, danger and exposure.
Parts = tuple[float, float, float, float]


def part_worths(worths: Mapping[str, float]) -> tuple[float, ...]:
    return tuple(worths[name] for name in ("strength", "hunt", "danger", "exposure"))


PART_WORTHS = part_worths(WORTH)
# What changes: by area the legion and the mask of named leaders that would be there.
Changes = dict[int, tuple[int, int]]


class Surroundings:
    """What a legion of a side meets wherever it stands: prey, enemies, its own settlements and the open desert.

    prey: area, stake and level of each settlement of the enemy; enemies: area, legion and named leaders; homes: stake
    and level of each own settlement, after its area; most: the stacking limit. Reckoned once for all positions that
    share them.
    """

    part_worths: ClassVar[tuple[float, ...]] = PART_WORTHS
    # What a testing station and a harvester are worth to hunt for.
    station: ClassVar[float] = STEP
    harvester: ClassVar[float] = WORTH["spice"]

    def __init__(
        self,
        prey: tuple[tuple[int, float, int], ...],
        enemies: tuple[tuple[int, int, int], ...],
        homes: tuple[tuple[int, float, int], ...],
        stations: int,
        harvesters: int,
        open_sands: int,
        open_rock: int,
        opened: bool,
        most: int,
    ) -> None:
        self.most = most
        self.far = FAR_OPENED if opened else FAR
        self.enemies = enemies
        self.guards = {area: force(legion, named) for area, legion, named in enemies}
        self.prey = [(area, stake, self.guards.get(area, NOBODY), level) for area, stake, level in prey]
        self.homes = {area: (stake, level) for area, stake, level in homes}
        self.stations, self.harvesters = bits(stations), bits(harvesters)
        self.open_sands, self.open_rock = open_sands, open_rock
        self.memo: dict[tuple[int, int, int], Parts] = {}
        self.differences: dict[tuple[int, int, int, int, int], tuple[Parts, float]] = {}
        self.prizes_from: dict[int, tuple[float, list[tuple[float, Force, int]]]] = {}
        self.threats_to: dict[int, list[tuple[float, Force]]] = {}
        self.reckon()

    def reckon(self) -> None:
        """What else is reckoned once."""

    def parts(self, area: int, legion: int, named: int) -> Parts:
        key = (area, legion, named)
        found = self.memo.get(key)
        if found is None:
            own = force(legion, named)
            hunt = self.hunt(area, own) if own.units else 0.0
            found = (own.strength, hunt, self.danger(area, legion, named), self.exposure(area, own))
            self.memo[key] = found
        return found

    def difference(self, area: int, before: int, named: int, after: int, named_after: int) -> tuple[Parts, float]:
        """By how much each part changes with the legion in an area, and what that is worth."""
        key = (area, before, named, after, named_after)
        found = self.differences.get(key)
        if found is None:
            old = self.parts(area, before, named)
            new = self.parts(area, trimmed(after, self.most) if bodies(after) > self.most else after, named_after)
            parts = (new[0] - old[0], new[1] - old[1], new[2] - old[2], new[3] - old[3])
            found = parts, sum([part * weight for part, weight in zip(parts, self.part_worths, strict=True)])
            self.differences[key] = found
        return found

    def hunt(self, area: int, own: Force) -> float:
        """The best prize within reach: likely to be won, and near."""
        best, prizes = self.prizes(area)
        surprise = own.leaders > 0
        for most, guard, level in prizes:
            if most <= best:
                break
            best = max(best, most * odds(own, guard, level, surprise).win)
        return best

    def prizes(self, area: int) -> tuple[float, list[tuple[float, Force, int]]]:
        """What can be had from an area: the best that nobody guards, and the settlements, the best first."""
        found = self.prizes_from.get(area)
        if found is None:
            far = self.far[area]
            best = max([self.station * NEARNESS ** far[target] for target in self.stations], default=0.0)
            best = max([best, *(self.harvester * NEARNESS ** far[target] for target in self.harvesters)])
            prizes = [
                (prize * NEARNESS ** (far[target] - 1), guard, level) for target, prize, guard, level in self.prey
            ]
            prizes.sort(key=lambda prize: -prize[0])
            found = self.prizes_from[area] = best, prizes
        return found

    def danger(self, area: int, legion: int, named: int) -> float:
        """What would be lost here: the legion and its settlement, to the most dangerous enemy near."""
        own = force(legion, named)
        stake, level = self.homes.get(area, (0.0, 0))
        stake += LEGION_AT_STAKE * own.strength
        if not stake:
            return 0.0
        threat = 0.0
        for coming, enemy in self.threats(area):
            if coming <= threat:
                break
            threat = max(threat, coming * odds(enemy, own, level, enemy.leaders > 0).win)
        return -stake * threat

    def threats(self, area: int) -> list[tuple[float, Force]]:
        """The enemies that could come to an area, the nearest first."""
        found = self.threats_to.get(area)
        if found is None:
            far = self.far[area]
            found = [(COMING[far[at]], enemy) for at, enemy in self.guards.items() if far[at] < len(COMING)]
            found.sort(key=lambda threat: -threat[0])
            self.threats_to[area] = found
        return found

    def exposure(self, area: int, own: Force) -> float:
        """Legions in the open suffer from storms and worms at the end of the round."""
        if not own.units:
            return 0.0
        if self.open_rock >> area & 1:
            return -min(OPEN_HITS, own.toughness)
        if self.open_sands >> area & 1:
            return -min(DEEP_HITS if ON_TERRAIN[DEEP_DESERT] >> area & 1 else DESERT_HITS, own.toughness)
        return 0.0


# A search comes back to the same surroundings again and again; each may grow to some hundred kilobytes.
KEPT = 128
surroundings = lru_cache(maxsize=KEPT)(Surroundings)


class Position:
    """One side of the table as `viewer` sees it: nothing face down is looked at but the viewer's own."""

    # Where legions of the side stand: what they meet there.
    around: ClassVar[Callable[..., Surroundings]] = staticmethod(surroundings)
    # What features are worth where the best of several is looked for.
    worths: ClassVar[Mapping[str, float]] = WORTH

    def __init__(self, g: Arrakis, side: int, viewer: int) -> None:
        self.g, self.side, self.viewer = g, side, viewer
        self.legions = g.players[side].legions
        self.named = named_masks(g, side)
        self.needs = needed(g, viewer)
        self.prospects = self.foresee() if side == ATREIDES else None
        self.surroundings = self.survey()
        self.parts, self.difference = self.surroundings.parts, self.surroundings.difference
        # Where something is found, or wakes.
        self.landmarks = g.stations | g.harvesters if side == ATREIDES else g.wormsigns
        self.paul_at = max([g.leader_at[leader] for leader in PAUL])
        self.jessica_at = max([g.leader_at[leader] for leader in JESSICA])
        self.now = self.hope(g.players[side].at, {})

    def foresee(self) -> Prospects:
        return prospects(self.g, self.needs)

    def survey(self) -> Surroundings:
        return self.around(*self.landscape())

    def landscape(self) -> tuple[Any, ...]:
        """All that the surroundings are reckoned from."""
        g, side = self.g, self.side
        enemy, masks = g.players[ENEMY[side]], named_masks(g, ENEMY[side])
        homes, theirs = (g.sietches, g.settlements) if side == ATREIDES else (g.settlements, g.sietches)
        # Storms and worms do no harm to the Atreides, and have passed when the hazards are over.
        open_air = exposed(g) if side == HARKONNEN and g.phase < BEFORE_HAZARDS else 0
        return (
            tuple([(area, self.stake(ENEMY[side], area), self.level(ENEMY[side], area)) for area in bits(theirs)]),
            tuple([(area, enemy.legions[area], masks.get(area, 0)) for area in bits(enemy.at)]),
            tuple([(area, self.stake(side, area), self.level(side, area)) for area in bits(homes)]),
            g.stations if side == ATREIDES else 0,
            g.harvesters if side == ATREIDES else 0,
            open_air & sands(g),
            open_air & ~sands(g),
            g.detonated == RIMWALL_WEST,
            limit(g, side),
        )

    # ---- settlements

    def level(self, side: int, area: int) -> int:
        """The level of a settlement; of a face-down sietch its owner knows it."""
        g = self.g
        if side == HARKONNEN:
            return AREAS[area].settlement
        if area in g.open_at:
            return g.open_levels[g.open_at.index(area)] + 1
        if self.viewer == ATREIDES and area in g.hidden_at:
            return g.players[ATREIDES].sietch_levels[g.hidden_at.index(area)] + 1
        return round(MEAN_LEVEL)

    def stake(self, side: int, area: int) -> float:
        """What the fall of a settlement of `side` brings the other, in supremacy."""
        level = self.level(side, area)
        if side == ATREIDES:
            return float(level)
        return STEP * useful(self.needs, (level, level, level))

    def settled(self, area: int) -> bool:
        own = self.g.sietches if self.side == ATREIDES else self.g.settlements
        return bool(own >> area & 1)

    @staticmethod
    def worth(features: Features) -> float:
        return worth(features)

    # ---- a whole side

    def hope(self, at: int, changes: Changes) -> float:
        """What the Atreides may hope to claim."""
        if self.prospects is None:
            return 0.0
        paul = found(self.paul_at, PAULS, changes)
        jessica = found(self.jessica_at, JESSICAS, changes)
        legion = 0
        if paul >= 0:
            legion = changes[paul][0] if paul in changes else self.legions[paul]
        return self.prospects.value(at, paul, jessica, legion)

    def change(self, changes: Changes) -> Features:
        """What becomes better and worse if these legions were there instead."""
        strength = hunt = danger = exposure = 0.0
        at = self.g.players[self.side].at
        for area, (legion, named) in changes.items():
            parts = self.difference(area, *self.here(area), legion, named)[0]
            strength += parts[0]
            hunt += parts[1]
            danger += parts[2]
            exposure += parts[3]
            at = at | 1 << area if legion else at & ~(1 << area)
        features = {"strength": strength, "hunt": hunt, "danger": danger, "exposure": exposure}
        if self.side == ATREIDES:
            features["prospect"] = self.hope(at, changes) - self.now
        return features

    def here(self, area: int) -> tuple[int, int]:
        return self.legions[area], self.named.get(area, 0)

    def moved(self, area: int, to: int, group: int, leaders: int) -> Features:
        """A group of figures and named leaders goes from one area to another."""
        legion, named = self.here(area)
        there, named_there = self.here(to)
        features = self.change({area: (legion - group, named & ~leaders), to: (there + group, named_there | leaders)})
        return self.arrived(features, to)

    def gains(self, area: int, destinations: Sequence[int], group: int, leaders: int) -> list[float]:
        """What `moved` is worth for each destination, quickly."""
        legions, named_at, difference = self.legions, self.named, self.difference
        legion, named = self.here(area)
        left, stay = legion - group, named & ~leaders
        leaving = difference(area, legion, named, left, stay)[1]
        prospects, now, weight = self.prospects, self.now, self.worths["prospect"]
        at = self.g.players[self.side].at if left else self.g.players[self.side].at & ~(1 << area)
        found = []
        for to in destinations:
            there, named_there = legions[to], named_at.get(to, 0)
            arrive, arriving = there + group, named_there | leaders
            value = leaving + difference(to, there, named_there, arrive, arriving)[1]
            if prospects is not None:
                paul = after(self.paul_at, PAULS, area, stay, to, arriving)
                jessica = after(self.jessica_at, JESSICAS, area, stay, to, arriving)
                around = left if paul == area else arrive if paul == to else legions[paul] if paul >= 0 else 0
                value += weight * (prospects.value(at | 1 << to, paul, jessica, around) - now)
            found.append(value + self.worth(self.arrived({}, to)) if self.landmarks >> to & 1 else value)
        return found

    def arrived(self, features: Features, to: int) -> Features:
        """Stations and harvesters are taken by those who come; a wormsign may wake."""
        g = self.g
        if self.side == ATREIDES:
            if g.stations >> to & 1:
                features["prescience"] = features.get("prescience", 0.0) + useful(self.needs, (1, 1, 1)) / 3
            if g.harvesters >> to & 1:
                add_features(features, self.harvester_taken())
        elif g.wormsigns >> to & 1:
            features["exposure"] = features.get("exposure", 0.0) - DESERT_HITS
        return features

    def harvester_taken(self) -> Features:
        """An Atreides legion or a worm removes a harvester."""
        return {"spice": HARVESTER_TAKEN}

    def added(self, area: int, figure: int, leader: int = -1) -> Features:
        """A figure, or a named leader, comes to an area from the supply."""
        legion, named = self.here(area)
        if leader >= 0:
            return self.change({area: (legion, named | 1 << leader)})
        return self.change({area: (legion + ONE[figure], named)})

    def lost(self, area: int, figure: int, by: int = -1) -> Features:
        """A figure goes, or a lower one takes its place; leaders do not stay alone."""
        legion, named = self.here(area)
        legion += (ONE[by] if by >= 0 else 0) - ONE[figure]
        return self.change({area: (legion, named) if bodies(legion) else (0, 0)})


def found(now: int, mask: int, changes: Changes) -> int:
    """Where one of these leaders is after the changes."""
    for area, (_, named) in changes.items():
        if named & mask:
            return area
    return -1 if now in changes else now


def after(now: int, mask: int, area: int, stay: int, to: int, arriving: int) -> int:
    """Where one of these leaders is when those of `stay` remain in an area and those of `arriving` are in the other."""
    if stay & mask:
        return area
    if arriving & mask:
        return to
    return -1 if now in (area, to) else now


def named_masks(g: Arrakis, side: int) -> dict[int, int]:
    """By area the named leaders of a side, as a mask."""
    found: dict[int, int] = {}
    for leader in NAMED[side]:
        at = g.leader_at[leader]
        if at >= 0:
            found[at] = found.get(at, 0) | 1 << leader
    return found


def trimmed(legion: int, most: int) -> int:
    """The surplus over the stacking limit goes, the least units first."""
    for figure in UNITS:
        surplus = bodies(legion) - most
        if surplus > 0:
            legion -= min(surplus, count(legion, figure)) * ONE[figure]
    return legion
