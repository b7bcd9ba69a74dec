"""The House action: better units for regular ones, then a harvester and an ornithopter."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import ELITE, FIGURE_NOUNS, HARKONNEN, HARVESTER, ORNITHOPTER, REGULAR
from sietch.arrakis.legions import ONE, count
from sietch.arrakis.mahdi.garrison import STAND_INS, tokens_at, turn_all
from sietch.arrakis.mahdi.procedure import Procedure
from sietch.arrakis.mahdi.vehicles import PlaceVehicles
from sietch.arrakis.mahdi.ways import house_order
from sietch.arrakis.map import bits
from sietch.arrakis.state import Arrakis
from sietch.core.node import Words
from sietch.core.state import ARG


class Replace(Procedure):
    """Replace up to n figures of a kind by better ones, by the order of the House action. x: how many are replaced.

    A legion without such a unit is skipped; its face-down tokens are turned up if only they can give one (ms-house-3).
    """

    def __init__(self, n: int, figure: int, by: int) -> None:
        self.n = n
        self.figure = figure
        self.by = by

    def substitute(self, g: Arrakis) -> int:
        """What comes for it: where the supply has none the next higher kind, -1 where nothing better is left."""
        supply = g.players[HARKONNEN].supply
        return next((unit for unit in STAND_INS[self.by] if unit > self.figure and supply[unit]), -1)

    def legions(self, g: Arrakis) -> list[int]:
        if self.substitute(g) < 0:
            return []
        p = g.players[HARKONNEN]
        return [area for area in bits(p.at) if count(p.legions[area], self.figure) or tokens_at(g, area)]

    def able(self, g: Arrakis) -> bool:
        return bool(self.legions(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x < self.n:
            g.ask(self, side, x, [o.FROM | area for area in house_order(g, self.legions(g))])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        p, area = g.players[HARKONNEN], option & ARG
        if not count(p.legions[area], self.figure):
            g.push(self, side, x)
            turn_all(g, area)
            return
        g.push(self, side, x + 1)
        by = self.substitute(g)
        p.supply[self.figure] += 1
        p.supply[by] -= 1
        p.legions[area] += ONE[by] - ONE[self.figure]
        if g.events is not None:
            g.tell(o.FIGURE_REPLACED, side, area, self.figure)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-replace", {"what": FIGURE_NOUNS[HARKONNEN][self.figure], "n": self.n - x})


class House(Procedure):
    """Both effects: two regular units become elite, then a harvester and an ornithopter are placed (ms-house-1)."""

    def __init__(self) -> None:
        self.inside = (Replace(2, REGULAR, ELITE), PlaceVehicles(HARVESTER, 1), PlaceVehicles(ORNITHOPTER, 1))

    def able(self, g: Arrakis) -> bool:
        return any(part.able(g) for part in self.inside)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        for part in reversed(self.inside):
            g.push(part, side, 0)
