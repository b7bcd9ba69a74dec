"""Positions of games with partners in words: those of `arrakis.scenario`, and what only a shared side has.

    game = (
        teams(4)
        .area("windgap", atreides=legion(regular=3, leader=1))
        .sietch("windgap")
        .dice(HARKONNEN, mentat=3, strategy=1)
        .on_the_allys_board(HARKONNEN, mentat=1)
        .turn(HARKONNEN)
    )
    game.choose("act:corrino-ally")

Sides are told as in any scenario. Dice lie on the board that has a slot for them; of a result that both boards have
they lie on the House's, unless told otherwise. Each shared side has three Cones of Silence, unless told otherwise.
"""

from __future__ import annotations

from typing import Any, Self

from sietch.arrakis.components import RESULTS, SIDES
from sietch.arrakis.position import within
from sietch.arrakis.scenario import Scenario, _counts, _seat
from sietch.arrakis.state import Arrakis
from sietch.arrakis.teams import CONES
from sietch.arrakis.teams.boards import BOARDS, PARTNERS, is_shared


class TeamScenario(Scenario):
    def __init__(self, players: int, shared: str = "", **options: Any) -> None:
        self.players = players
        self.said = {"shared": shared} if shared else {}
        self.allys: dict[int, list[int]] = {}
        self.left: dict[int, int] = {}
        super().__init__(**options)
        if not self.rules.shared:
            raise ValueError("partners sit at a table of three or four")

    def on_the_allys_board(self, side: int, **results: int) -> Self:
        """Of a side's dice those of results of both boards that are the ally's."""
        self.allys[self._shared(side)] = _counts(RESULTS, results)
        return self

    def cones(self, side: int, n: int) -> Self:
        """The Cones of Silence that are left."""
        within("how many cones are left", n, 0, CONES)
        self.left[self._shared(side)] = n
        return self

    def _shared(self, side: int) -> int:
        if not self.rules.shared >> _seat(side) & 1:
            raise ValueError(f"nobody shares the {SIDES[side]} at this table")
        return side

    def _lay(self, g: Arrakis) -> None:
        for side, p in enumerate(g.players):
            if not is_shared(p):
                continue
            house, ally = PARTNERS[side]
            told = self.allys.get(side, [0] * len(RESULTS))
            own = [result in BOARDS[ally] and (result not in BOARDS[house]) for result in range(len(RESULTS))]
            p.ally_dice = [n if allys else some for n, allys, some in zip(p.dice, own, told, strict=True)]
            p.ally_bene_gesserit_dice = [n if allys else 0 for n, allys in zip(p.bene_gesserit_dice, own, strict=True)]
            p.cones = self.left.get(side, p.cones)


def teams(players: int, **options: Any) -> TeamScenario:
    """A scenario of three or four players; shared: of three which side is; options as of `arrakis`."""
    return TeamScenario(players, **options)
