"""Moving legions by an action or a card."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.arrival import ARRIVE
from sietch.arrakis.components import FIGURE_NOUNS, LEADER, SPECIAL
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.groups import NEXT_DOOR, begin_move, idle
from sietch.arrakis.legions import bodies, count, free_areas, named_at
from sietch.arrakis.map import bits
from sietch.arrakis.reach import can_go
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act
from sietch.arrakis.terrain import adjacent
from sietch.arrakis.which_legions import ANY, Legions, paul_stays, why_not_this_legion
from sietch.core.node import Features, Icon, Words
from sietch.core.schema import COUNT
from sietch.core.state import ARG


class Move(Act):
    """Move n different legions that fulfil the filter. x: how many have moved."""

    compound = False

    def __init__(self, n: int, legions: Legions = ANY) -> None:
        self.n = n
        self.legions = legions

    def movable(self, g: Arrakis, side: int, first: bool = False) -> list[int]:
        """The legions that can move, or just the first of them."""
        legions, p, fresh = self.legions, g.players[side], g.fresh
        free, borders = free_areas(g, side), adjacent(g)
        found: list[int] = []
        for area in bits(p.at):
            there = idle(g, side, area) if fresh[area] else p.legions[area]
            # Leaders do not go alone.
            if not bodies(there) or not (borders[area] & free or can_go(g, side, area)):
                continue
            if legions is not ANY:
                if not legions.picks(g, side, area):
                    continue
                if legions.leader and not _idle_leader(g, side, area):
                    continue
                if legions.special and not there >> 10 & COUNT:
                    continue
            if g.paul_stopped and paul_stays(g, side, area):
                continue
            found.append(area)
            if first:
                break
        return found

    def possible(self, g: Arrakis, side: int) -> bool:
        return bool(self.movable(g, side, first=True))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = [o.LEGION | area for area in self.movable(g, side)] if x < self.n else []
        if options:
            ask_in_turn(g, self, side, x, [*options, o.DONE])
        else:
            g.push(ARRIVE, side, 0)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option):
            return
        if option == o.DONE:
            g.push(ARRIVE, side, 0)
            return
        g.push(self, side, x + 1)
        self.begin(g, side, option & ARG)

    def begin(self, g: Arrakis, side: int, area: int) -> None:
        begin_move(g, side, area, self.legions)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.movable(g, side) else ("arrakis-why-no-legion-to-move", self.legions.args(side))

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        able = self.movable(g, side)
        return [
            (o.LEGION | area, self.why_not_legion(g, side, area))
            for area in bits(g.players[side].at)
            if area not in able
        ]

    def why_not_legion(self, g: Arrakis, side: int, area: int) -> Words:
        if g.fresh[area] and not bodies(idle(g, side, area)):
            return ("arrakis-why-moved", {})
        if reason := why_not_this_legion(g, side, area, self.legions):
            return reason
        if self.legions.leader and not _idle_leader(g, side, area):
            return ("arrakis-why-leader-moved", {})
        if self.legions.special and not count(idle(g, side, area), SPECIAL):
            return ("arrakis-why-special-moved", {"what": FIGURE_NOUNS[side][SPECIAL]})
        return ("arrakis-why-nowhere", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-move", {"n": self.n - x, **self.legions.args(side)})

    def words(self) -> Words:
        return ("arrakis-move", {"n": self.n, **self.legions.args(self.side)})

    def icons(self) -> list[Icon]:
        return [("move", self.n), *self.legions.icons()]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"move": min(self.n, len(self.movable(g, side)))}


class Adjacent(Move):
    """The legion moves once more, to an adjacent area."""

    def __init__(self, legions: Legions) -> None:
        super().__init__(1, legions)

    def movable(self, g: Arrakis, side: int, first: bool = False) -> list[int]:
        free = free_areas(g, side)
        return [area for area in super().movable(g, side) if adjacent(g)[area] & free]

    def begin(self, g: Arrakis, side: int, area: int) -> None:
        begin_move(g, side, area, self.legions, NEXT_DOOR)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-move-again", self.legions.args(side))

    def words(self) -> Words:
        return ("arrakis-move-again", self.legions.args(self.side))


def _idle_leader(g: Arrakis, side: int, area: int) -> bool:
    return bool(count(idle(g, side, area), LEADER)) or any(
        not g.fresh_leaders >> leader & 1 for leader in named_at(g, side, area)
    )
