"""Cards that bring leaders into play, send them to the tank or stop them."""

from __future__ import annotations

from typing import Final

from sietch.arrakis import options as o
from sietch.arrakis.components import ATREIDES, ENEMY, LEADERS, NAMED, name_id
from sietch.arrakis.leaders import RABBAN, WILD_MAKER, enter
from sietch.arrakis.legions import empty_areas
from sietch.arrakis.map import SECTOR_AREAS
from sietch.arrakis.prescience import bring_feyd
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import area_options, is_sector, register_steps
from sietch.arrakis.tank import to_tank
from sietch.arrakis.terrain import adjacent, sands
from sietch.arrakis.verb import Deed, Staged, Verb
from sietch.core.state import ARG


class Enter(Deed):
    """A leader enters play; Feyd-Rautha drives out Beast Rabban."""

    message = "arrakis-enter"
    icon = "named-leader"
    feature = "named-leader"

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def act(self, g: Arrakis, side: int) -> None:
        enter(g, self.leader)

    def args(self) -> dict[str, object]:
        return {"leader": name_id(LEADERS[self.leader])}


class EnterFeyd(Enter):
    """Nobody is made to give up Beast Rabban."""

    message = "arrakis-enter-feyd"

    def act(self, g: Arrakis, side: int) -> None:
        bring_feyd(g)

    def args(self) -> dict[str, object]:
        return super().args() | {"other": name_id(LEADERS[RABBAN])}


class EnterWildMaker(Deed):
    """The Wild Maker enters with its card spent; its figure goes to an empty desert area."""

    message = "arrakis-enter-wild-maker"
    icon = "wild-maker"
    feature = "worm"

    def act(self, g: Arrakis, side: int) -> None:
        enter(g, WILD_MAKER)
        g.spent |= 1 << WILD_MAKER
        g.push(PLACE_WILD_MAKER, side, 0)

    def args(self) -> dict[str, object]:
        return {}


class PlaceWildMaker(Staged):
    """The figure of the Wild Maker goes to an empty desert area. x: 1 + sector."""

    message = "arrakis-enter-wild-maker"
    icon = "wild-maker"
    feature = "worm"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return area_options(o.PLACE, sands(g) & empty_areas(g), x - 1)

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if is_sector(option):
            g.push(self, side, 1 + (option & ARG))
            return
        g.wild_maker = option & ARG
        if g.events is not None:
            g.tell(o.WORM_APPEARED, ATREIDES, option & ARG, 1)


PLACE_WILD_MAKER = PlaceWildMaker()


class Tank(Verb):
    """Put an enemy named leader into its tank: any, one in a sector with a Harkonnen legion, or one near a legion."""

    icon = "tank"
    feature = "opponent-leader"
    why = "arrakis-why-no-leader-to-tank"
    ANY: Final = 0
    SECTOR: Final = 1
    ADJACENT: Final = 2

    def __init__(self, where: int = ANY) -> None:
        self.where = where
        self.message = ("arrakis-tank", "arrakis-tank-sector", "arrakis-tank-adjacent")[where]

    def asks(self, x: int) -> str:
        return "tank"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        found = []
        for leader in NAMED[ENEMY[side]]:
            at = g.leader_at[leader]
            if at < 0:
                continue
            if self.where == self.SECTOR and not SECTOR_AREAS[at] & g.players[side].at:
                continue
            if self.where == self.ADJACENT and not self.near(g, side, at):
                continue
            found.append(o.TANK | leader)
        return found

    def near(self, g: Arrakis, side: int, at: int) -> bool:
        """Is the legion of the step before still there, and the area next to it?"""
        here = g.that_legion
        return here >= 0 and bool(g.players[side].at >> here & 1 and adjacent(g)[here] >> at & 1)

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        to_tank(g, option & ARG)


class StopPaul(Deed):
    """In their next action turn the Atreides may neither place Paul nor move or attack with his legion."""

    message = "arrakis-stop-paul"
    icon = "named-leader"
    feature = "stop"

    def act(self, g: Arrakis, side: int) -> None:
        g.paul_stopped = 1
        if g.events is not None:
            g.tell(o.PAUL_SOUGHT, side, -1, 1)


register_steps({"place-wild-maker": PLACE_WILD_MAKER})
