"""What the Atreides may expect against the Mahdi rules, and where they choose for the Harkonnen: the opposite of what
those would.

The Harkonnen attack only who has less combat power than they, walls or not: a sietch that is held well enough is safe.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import comb
from typing import Any

from sietch.arrakis import options as o
from sietch.arrakis.components import ELITE, HARKONNEN, PRESCIENCE, REGULAR, SPECIAL, STANDARD, STARTING, ZONES
from sietch.arrakis.conditions import HarvestersRemoved, RemoveFromDeepDesert
from sietch.arrakis.legions import ONE, bodies, count
from sietch.arrakis.mahdi.cascade import Strike
from sietch.arrakis.mahdi.deployment import Deploy, PlaceFigures, SpreadFigures
from sietch.arrakis.mahdi.house import Replace
from sietch.arrakis.mahdi.movement import AREA, March
from sietch.arrakis.mahdi.power import Power, counted
from sietch.arrakis.mahdi.prospects import near_claims
from sietch.arrakis.mahdi.ways import TOUCH, target_area
from sietch.arrakis.map import bits
from sietch.arrakis.outlook.answers import Outlook
from sietch.arrakis.outlook.battles import Force, force, odds
from sietch.arrakis.outlook.positions import (
    KEPT,
    LEGION_AT_STAKE,
    WEIGHTS,
    Changes,
    Position,
    Surroundings,
    means,
    part_worths,
)
from sietch.arrakis.outlook.prospects import Prospects, distances, useful
from sietch.arrakis.prescience import CLAIMS, available
from sietch.arrakis.state import Arrakis
from sietch.arrakis.turns import unused
from sietch.core.node import Features, add_features
from sietch.core.prices import weighed
from sietch.core.state import ARG

# Legions farther off than this are no danger yet.
REACH = 5
# How likely a die of the Harkonnen is to move and attack; and with how many dice a round may begin.
STRIKES, MOST_DICE = 0.52, 12
# By dice that are left and by areas that a stronger legion has to walk first: how likely it is to attack in this round.
IN_TIME = [
    [
        sum(comb(dice, n) * STRIKES**n * (1 - STRIKES) ** (dice - n) for n in range(walk + 1, dice + 1))
        for walk in range(REACH)
    ]
    for dice in range(MOST_DICE + 1)
]
# How much of that is left for a sietch that is not the target, and how likely the same is in the next round.
ELSEWHERE = (1.0, 0.35, 0.25, 0.2, 0.2)
NEXT_ROUND = (0.5, 0.3, 0.2, 0.1, 0.05)
# How much of that is left if it is not the stronger one, since it may grow.
MAY_GROW = 0.2
# What a feature is worth at the start and at the end of a solo game, as `WEIGHTS` tells it for two players.
ALONE: Mapping[str, tuple[float, float]] = {
    **WEIGHTS,
    "prescience": (1.0, 1.2),
    "prospect": (0.9, 1.1),
}
WORTH_ALONE = means(ALONE)
UNITS_AND_TOKENS = (REGULAR, ELITE, SPECIAL, STARTING, STANDARD)
# A settlement that falls moves all three markers, which is what wins in time; a sietch is one of eight.
RUSH, CALM = 4.0, 0.5
# By area: how far every other one is for legions that ignore walls.
FAR = [distances(TOUCH, 1 << area) for area in range(len(TOUCH))]


class Hunted(Surroundings):
    """What the Atreides meet: legions that come for those who are weaker.

    dice: how many they have left; target: where they march; flying: the areas from which an ornithopter carries.
    """

    part_worths = part_worths(WORTH_ALONE)
    station = 1.5

    def __init__(
        self,
        dice: int,
        target: int,
        flying: int,
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
        # All by name: compiled, a constructor cannot be handed what it is not told of.
        self.in_time, self.target, self.flying = IN_TIME[dice], target, flying
        super().__init__(prey, enemies, homes, stations, harvesters, open_sands, open_rock, opened, most)

    def reckon(self) -> None:
        self.powers = {area: counted(legion, named.bit_count()) for area, legion, named in self.enemies}
        self.hunters_of: dict[int, list[tuple[float, Force, Power]]] = {}

    def danger(self, area: int, legion: int, named: int) -> float:
        own = force(legion, named)
        stake, level = self.homes.get(area, (0.0, 0))
        stake += LEGION_AT_STAKE * own.strength
        if not stake:
            return 0.0
        power = counted(legion, named.bit_count())
        threat = 0.0
        for coming, enemy, theirs in self.hunters(area):
            if coming <= threat:
                break
            likely = coming if theirs > power else coming * MAY_GROW
            if likely > threat:
                threat = max(threat, likely * odds(enemy, own, level, enemy.leaders > 0).win)
        return -stake * threat

    def hunters(self, area: int) -> list[tuple[float, Force, Power]]:
        """The enemies that could come to an area, the nearest first."""
        found = self.hunters_of.get(area)
        if found is None:
            far = FAR[area]
            found = []
            for at, enemy in self.guards.items():
                walk = max(0, far[at] - 1 - (self.flying >> at & 1))
                if walk < REACH:
                    now = self.in_time[walk] * (1.0 if area == self.target else ELSEWHERE[walk])
                    found.append((now + (1.0 - now) * NEXT_ROUND[walk], enemy, self.powers[at]))
            found.sort(key=lambda hunter: -hunter[0])
            self.hunters_of[area] = found
        return found


class HuntedPosition(Position):
    around = staticmethod(lru_cache(maxsize=KEPT)(Hunted))
    worths = WORTH_ALONE

    @staticmethod
    def worth(features: Features) -> float:
        return weighed(features, WORTH_ALONE)

    def landscape(self) -> tuple[Any, ...]:
        g = self.g
        flying = 0
        for zone in bits(g.ornithopters):
            flying |= ZONES[zone].areas
        dice = min(MOST_DICE, unused(g, HARKONNEN))
        return (dice, target_area(g), flying & ~g.flown & g.players[HARKONNEN].at, *super().landscape())

    def foresee(self) -> Prospects:
        return near_claims(self.g, self.needs)

    def harvester_taken(self) -> Features:
        """Cards ask for some in one round."""
        g, features = self.g, super().harvester_taken()
        for number in available(g) if g.claims < CLAIMS else ():
            condition = PRESCIENCE[number].condition
            if isinstance(condition, HarvestersRemoved) and g.harvesters_lost < condition.n:
                steps = useful(self.needs, PRESCIENCE[number].advance)
                features["prescience"] = steps / (condition.n - g.harvesters_lost) ** 2
        return features

    def stake(self, side: int, area: int) -> float:
        return super().stake(side, area) * (RUSH if side == HARKONNEN else CALM)


class AgainstMahdi(Outlook):
    """What the Atreides expect of their own options."""

    @cached_property
    def own(self) -> Position:
        return HuntedPosition(self.g, self.side, self.side)

    def claim(self, number: int) -> Features:
        """A card whose price is units costs what they hold."""
        price = PRESCIENCE[number].pay
        features = super().claim(number)
        return add_features(features, self.given_up(price)) if isinstance(price, RemoveFromDeepDesert) else features

    def take_from(self, area: int) -> Features:
        if isinstance(self.node, RemoveFromDeepDesert):
            return max([self.own.change(changes) for changes in self.losses(area, {})], key=self.own.worth)
        return super().take_from(area)

    def given_up(self, price: RemoveFromDeepDesert) -> Features:
        """What is lost with the units that are missed the least."""
        changes: Changes = {}
        for _ in range(price.n):
            found = [loss for area in price.areas(self.g) for loss in self.losses(area, changes)]
            changes = max(found, key=lambda loss: self.own.worth(self.own.change(loss)), default=changes)
        return self.own.change(changes)

    def losses(self, area: int, before: Changes) -> list[Changes]:
        """An area without one more of its units or tokens, by their kinds. Leaders do not stay alone."""
        legion, named = before.get(area) or self.own.here(area)
        found = []
        for figure in UNITS_AND_TOKENS:
            if count(legion, figure):
                left = legion - ONE[figure]
                found.append(before | {area: (left, named) if bodies(left) else (0, 0)})
        return found


class ForTheHarkonnen(Outlook):
    def __init__(self, g: Arrakis) -> None:
        super().__init__(g, HARKONNEN)

    def features(self, option: int) -> Features:
        return {name: -amount for name, amount in self.wanted(option).items()}

    def wanted(self, option: int) -> Features:
        """What the Harkonnen would expect."""
        node, what = self.node, option & ARG
        if isinstance(node, March):
            return self.march(option & ~ARG, what)
        if isinstance(node, Strike):
            return self.strike(node, option & ~ARG, what)
        if isinstance(node, PlaceFigures | SpreadFigures | Deploy):
            return self.own.added(what, REGULAR)
        if isinstance(node, Replace):
            return self.own.lost(what, node.figure, node.by)
        return super().features(option)

    def march(self, kind: int, what: int) -> Features:
        if kind not in (o.TO, o.FLY):
            return {}
        area = (self.x >> AREA & 127) - 1
        return self.own.moved(area, what, *self.own.here(area))

    def strike(self, node: Strike, kind: int, what: int) -> Features:
        if kind == o.ZONE:
            return {}
        area, target = what, (self.x & 127) - 1
        if kind == o.ATTACK:
            area, target = next(attack for attack in node.attacks(self.g) if attack[1] == what)
        return self.effects.moves.attack(area, target, node.rules)
