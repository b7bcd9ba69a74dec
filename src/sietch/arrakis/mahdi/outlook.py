"""What the Atreides may expect against the Mahdi rules, and where they choose for the Harkonnen: the opposite of what
those would.

The Harkonnen attack only who has less combat power than they, walls or not: a sietch that is held well enough is safe.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from sietch.arrakis import options as o
from sietch.arrakis.components import HARKONNEN, REGULAR, ZONES
from sietch.arrakis.mahdi.cascade import Strike
from sietch.arrakis.mahdi.deployment import Deploy, PlaceFigures, SpreadFigures
from sietch.arrakis.mahdi.house import Replace
from sietch.arrakis.mahdi.movement import AREA, March
from sietch.arrakis.mahdi.power import Power, counted
from sietch.arrakis.mahdi.ways import TOUCH, target_area
from sietch.arrakis.map import bits
from sietch.arrakis.outlook.answers import Outlook
from sietch.arrakis.outlook.battles import Force, force, odds
from sietch.arrakis.outlook.positions import (
    KEPT,
    LEGION_AT_STAKE,
    WEIGHTS,
    Position,
    Surroundings,
    means,
    part_worths,
)
from sietch.arrakis.outlook.prospects import distances
from sietch.arrakis.state import Arrakis
from sietch.core.node import Features
from sietch.core.prices import weighed
from sietch.core.state import ARG

# How likely a stronger legion is to attack within a round, by the areas that it has to walk first: the target,
# and other sietches.
TO_TARGET = (0.9, 0.8, 0.6, 0.4, 0.2)
TO_OTHERS = (0.9, 0.35, 0.2, 0.1, 0.05)
# How much of that is left if it is not the stronger one, since it may grow.
MAY_GROW = 0.25
# What a feature is worth at the start and at the end of a solo game, as `WEIGHTS` tells it for two players.
ALONE: Mapping[str, tuple[float, float]] = {
    **WEIGHTS,
    "prescience": (1.0, 1.2),
}
WORTH_ALONE = means(ALONE)
# A settlement that falls moves all three markers, which is what wins in time; a sietch is one of eight.
RUSH, CALM = 4.0, 0.5
# By area: how far every other one is for legions that ignore walls.
FAR = [distances(TOUCH, 1 << area) for area in range(len(TOUCH))]


class Hunted(Surroundings):
    """What the Atreides meet: legions that come for those who are weaker.

    target: where they march; flying: the areas from which an ornithopter carries.
    """

    part_worths = part_worths(WORTH_ALONE)

    def __init__(self, target: int, flying: int, *landscape: Any) -> None:
        self.target, self.flying = target, flying
        super().__init__(*landscape)

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
            coming = TO_TARGET if area == self.target else TO_OTHERS
            found = []
            for at, enemy in self.guards.items():
                walk = max(0, far[at] - 1 - (self.flying >> at & 1))
                if walk < len(coming):
                    found.append((coming[walk], enemy, self.powers[at]))
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
        return (target_area(g), flying & ~g.flown & g.players[HARKONNEN].at, *super().landscape())

    def stake(self, side: int, area: int) -> float:
        return super().stake(side, area) * (RUSH if side == HARKONNEN else CALM)


class AgainstMahdi(Outlook):
    """What the Atreides expect of their own options."""

    @cached_property
    def own(self) -> Position:
        return HuntedPosition(self.g, self.side, self.side)


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
