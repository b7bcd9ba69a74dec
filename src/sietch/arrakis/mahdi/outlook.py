"""What the Atreides may expect where they choose for the Harkonnen: the opposite of what the Harkonnen would."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import HARKONNEN, REGULAR
from sietch.arrakis.mahdi.cascade import Strike
from sietch.arrakis.mahdi.deployment import Deploy, PlaceFigures, SpreadFigures
from sietch.arrakis.mahdi.house import Replace
from sietch.arrakis.mahdi.movement import AREA, March
from sietch.arrakis.outlook.answers import Outlook
from sietch.arrakis.state import Arrakis
from sietch.core.node import Features
from sietch.core.state import ARG


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
