"""What a side may expect of moving and of attacking with its legions: the best group, destination and target."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from sietch.arrakis.battle import targets
from sietch.arrakis.components import (
    ATREIDES,
    ELITE,
    ENEMY,
    EXTRA_DIE,
    FEDAYKIN_WON,
    HARKONNEN,
    LANDSRAAD,
    LEADER,
    LEADER_SLAIN,
    NAMED,
    PRESCIENCE,
    REGULAR,
    RODE_WITH_PAUL,
    SETTLEMENT_DESTROYED,
    SPECIAL,
    SURPRISE,
)
from sietch.arrakis.conditions import Done
from sietch.arrakis.groups import idle
from sietch.arrakis.legions import ONE, bodies, count, free_areas
from sietch.arrakis.map import bits
from sietch.arrakis.outlook.battles import TOKEN_BACKS, force, odds
from sietch.arrakis.outlook.positions import PAULS, Position
from sietch.arrakis.outlook.prospects import useful
from sietch.arrakis.prescience import CLAIMS, SUPREMACY_TO_WIN, available
from sietch.arrakis.reach import can_ride, destinations
from sietch.arrakis.terrain import adjacent
from sietch.core.node import Features, add_features

# How many of its planning cards a side discards for dice in one battle.
CARDS_IN_BATTLE = 2
# What stays behind goes from the left.
STAYING = (REGULAR, *(figure for figure, _ in TOKEN_BACKS), ELITE, SPECIAL)
# An attack that fails leaves a legion weak where it stands.
FAILURE = 0.25


class Plan(NamedTuple):
    """What a legion would do: the part of it that goes, where to, and what that changes."""

    worth: float
    features: Features
    group: int
    leaders: int
    to: int


# By area, group, named leaders, and the masks of areas that they reach on the ground and in the air.
Plans = dict[tuple[int, int, int, int, int], Plan | None]


@lru_cache(maxsize=256)
def plans(*table: object) -> Plans:
    """What was planned at a table: one turn asks for the same plans several times, a search again and again."""
    return {}


class Moves:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.g, self.side = position.g, position.side
        self.plans = plans(
            position.surroundings,
            position.prospects,
            position.landmarks,
            position.needs,
            tuple(position.legions),
            tuple(self.g.leader_at),
            self.g.detonated,
            self.g.house_rules,
            self.g.claims,
        )

    # ---- moving

    def destinations(self, area: int, next_door: bool) -> tuple[int, int]:
        if next_door:
            return adjacent(self.g)[area] & free_areas(self.g, self.side), 0
        return destinations(self.g, self.side, area)

    def groups(self, area: int) -> list[tuple[int, int]]:
        """Who could go: all, or all but one or two where somebody should stay, without or with the named leaders."""
        there = idle(self.g, self.side, area)
        named = self.position.named.get(area, 0) & ~self.g.fresh_leaders
        found = [(there, named)]
        if self.side == HARKONNEN and not self.position.settled(area):
            return found
        for stay in (1, 2):
            if bodies(there) > stay:
                group = left_behind(there, stay)
                found.append((group, named))
                if named and stay == 1 and self.side == ATREIDES:
                    found.append((group, 0))
        return found

    def best(self, area: int, next_door: bool = False, whole: bool = False) -> Plan | None:
        """The best move of the legion in an area."""
        return self.best_of(area, self.groups(area)[: 1 if whole else None], next_door)

    def best_part(self, area: int, next_door: bool = False) -> Plan | None:
        return self.best_of(area, self.groups(area)[1:], next_door)

    def best_of(self, area: int, groups: list[tuple[int, int]], next_door: bool) -> Plan | None:
        ground, air = self.destinations(area, next_door)
        found = [self.plan(area, *group, ground, air) for group in groups]
        return max((plan for plan in found if plan is not None), key=_worth, default=None)

    def plan(self, area: int, group: int, leaders: int, ground: int, air: int) -> Plan | None:
        key = (area, group, leaders, ground, air)
        if key not in self.plans:
            self.plans[key] = self.goes(*key)
        return self.plans[key]

    def goes(self, area: int, group: int, leaders: int, ground: int, air: int) -> Plan | None:
        """The best destination of a group."""
        best, found = -math.inf, -1
        reached = bits(ground | air)
        for to, gain in zip(reached, self.position.gains(area, reached, group, leaders), strict=True):
            value = gain
            by_the_way = self.carried(area, to, leaders, bool(air >> to & 1))
            if by_the_way:
                value += self.position.worth(by_the_way)
            if value > best:
                best, found = value, to
        if found < 0:
            return None
        return Plan(best, self.moved(area, found, group, leaders, bool(air >> found & 1)), group, leaders, found)

    def moved(self, area: int, to: int, group: int, leaders: int, flies: bool) -> Features:
        return add_features(self.position.moved(area, to, group, leaders), self.carried(area, to, leaders, flies))

    def carried(self, area: int, to: int, leaders: int, flies: bool) -> Features:
        """What an ornithopter costs, and what riding a worm with Paul is good for."""
        if flies:
            return {"aircraft": -1.0}
        if leaders & PAULS and can_ride(self.g, area, to):
            return self.deed(RODE_WITH_PAUL)
        return {}

    def deed(self, deed: int, chance: float = 1.0) -> Features:
        """A deed that a revealed card asks for."""
        if self.g.claims >= CLAIMS:
            return {}
        steps = 0.0
        for number in available(self.g):
            condition = PRESCIENCE[number].condition
            if isinstance(condition, Done) and condition.deed == deed:
                steps += useful(self.position.needs, PRESCIENCE[number].advance)
        return {"prescience": chance * steps} if steps else {}

    # ---- attacking

    def cards(self, side: int) -> int:
        """How many cards a side will discard in a battle: of the hand only the size is looked at."""
        if side == HARKONNEN and self.g.sanctions >> LANDSRAAD & 1:
            return 0
        p = self.g.players[side]
        return min(CARDS_IN_BATTLE, len(p.house_hand) + len(p.ally_hand))

    def attack(self, area: int, target: int, rules: int, cost: int = 0) -> Features:
        """Attack from an area: what may be won and lost. cost: hits that are taken before."""
        g, side = self.g, self.side
        legion, named = self.position.here(area)
        own = force(legion, named)
        if cost:
            own = own._replace(toughness=max(0.0, own.toughness - cost))
        enemy = g.players[ENEMY[side]]
        settlement = (g.settlements if side == ATREIDES else g.sietches) >> target & 1
        level = self.position.level(ENEMY[side], target) if settlement else 0
        extra = 1 if rules & EXTRA_DIE else 0
        guard = self.position.surroundings.guards.get(target)
        if guard is None:
            won, lost, killed = 1.0, 0.0, 0.0
        else:
            surprise = bool(rules & SURPRISE)
            won, lost, killed = odds(own, guard, level, surprise, self.cards(side) + extra, self.cards(ENEMY[side]))
        features: Features = {"strength": -lost - FAILURE * (1 - won) * own.strength, "enemy-strength": -killed}
        if settlement:
            add_features(features, self.conquest(level, won))
        if side == ATREIDES:
            if settlement:
                add_features(features, self.deed(SETTLEMENT_DESTROYED, won))
            if count(legion, SPECIAL):
                add_features(features, self.deed(FEDAYKIN_WON, won))
            if named and enemy.at >> target & 1 and any(g.leader_at[n] == target for n in NAMED[HARKONNEN]):
                add_features(features, self.deed(LEADER_SLAIN, won))
        if self.position.settled(area):
            left = self.position.change({area: (0, 0)})
            add_features(features, {"danger": min(0.0, left.get("danger", 0.0)) * won})
        return features

    def conquest(self, level: int, chance: float) -> Features:
        """A settlement of this level falls."""
        if self.side == HARKONNEN:
            features = {"supremacy": chance * level}
            if self.g.supremacy + level >= SUPREMACY_TO_WIN:
                features["victory"] = chance
            return features
        return {"prescience": chance * useful(self.position.needs, (level, level, level))}

    def best_attack(self, area: int, rules: int) -> tuple[float, Features]:
        """The best target of the legion in an area."""
        ground, air = targets(self.g, self.side, area)
        best: tuple[float, Features] = (0.0, {})
        for target in bits(ground | air):
            features = self.attack(area, target, rules)
            if air >> target & 1:
                features["aircraft"] = -1.0
            value = self.position.worth(features)
            if value > best[0]:
                best = (value, features)
        return best


def _worth(plan: Plan) -> float:
    return plan.worth


def left_behind(legion: int, stay: int) -> int:
    """The legion without so many bodies, the least ones first; of several leaders one stays too."""
    for figure in STAYING:
        n = min(stay, count(legion, figure))
        legion -= n * ONE[figure]
        stay -= n
    return legion - ONE[LEADER] if count(legion, LEADER) > 1 else legion
