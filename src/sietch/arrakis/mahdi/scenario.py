"""Positions of a solo game in words: those of `arrakis.scenario`, and what only the Mahdi rules have.

    game = (
        mahdi()
        .settlements("north-pole")
        .area("north-pole", harkonnen=legion(regular=3, leader=1))
        .sietch("windgap", level=2)
        .area("windgap", atreides=legion(regular=1))
        .tactics(harvest="outer-ne", target="windgap")
        .unrolled(2, strategy=3)
        .turn(HARKONNEN, chance("rolled-action:leadership"))
    )

Unless told otherwise the Harkonnen have two dice that are not rolled, none on the spice board, and no Reinforcements.
The target is a sietch that was told of, the Harvesting Sector another one than that of the target.
"""

from __future__ import annotations

from typing import Any, Self

from sietch.arrakis.components import AREAS, HARKONNEN, PLANNING, RESULTS, TACTICS, number_of
from sietch.arrakis.mahdi.reinforcements import put_on_reinforcements
from sietch.arrakis.position import number, take
from sietch.arrakis.scenario import Scenario, _counts, _number, _numbers
from sietch.arrakis.state import Arrakis


class MahdiScenario(Scenario):
    players = 1

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.harvest = self.target = ""
        self.left = (2, [0] * len(RESULTS), 0)
        self.pile: list[int] = []
        self.scheming = False

    def tactics(self, harvest: str = "", target: str = "") -> Self:
        """The two cards of the round: one by a sector that it prints, one by its sietch."""
        self.harvest, self.target = harvest, target
        return self

    def unrolled(self, n: int, *, on_board: int = 0, **spent: int) -> Self:
        """Harkonnen dice that are not rolled yet, those on the spice board, and the spent ones by their faces."""
        left, waiting = number("how many dice are not rolled", n), number("how many are on the spice board", on_board)
        self.left = (left, _counts(RESULTS, spent), waiting)
        return self

    def reinforcements(self, *cards: str) -> Self:
        """The Reinforcements from the bottom of the pile to its top."""
        self.pile += _numbers(PLANNING, cards)
        return self

    def scheme_beside(self) -> Self:
        """The first Hawat's Scheming lies beside the map."""
        self.scheming = True
        return self

    def _lay(self, g: Arrakis) -> None:
        p = g.players[HARKONNEN]
        g.unrolled, g.spent_dice, g.on_spice_board = self.left[0], list(self.left[1]), self.left[2]
        for card in self.pile:
            deck = p.house_deck if PLANNING[card].house else p.ally_deck
            put_on_reinforcements(g, take(deck, card, PLANNING[card].id))
        if self.scheming:
            g.beside.append(take(p.house_deck, number_of(PLANNING, "hawats-scheming"), "hawats-scheming"))
        g.top_discard = p.discard[-1] if p.discard else -1
        for tactic in TACTICS:
            area = _number(AREAS, tactic.area)
            g.sietch_of[tactic.number] = area if g.sietches >> area & 1 else -1
        g.target = self._target(g)
        sectors = () if g.target < 0 else TACTICS[g.target].sectors
        others = [tactic for tactic in TACTICS if tactic.sectors != sectors]
        g.harvest = next((t.number for t in others if not self.harvest or self.harvest in t.sectors), -1)
        if g.harvest < 0:
            raise ValueError(f"no card for the sector {self.harvest!r} beside that of the target")
        g.tactic_deck = [t.number for t in TACTICS if t.number not in (g.target, g.harvest)]

    def _target(self, g: Arrakis) -> int:
        if self.target:
            return _number(TACTICS, f"tactic-{self.target}")
        standing = (t.number for t in TACTICS if g.sietch_of[t.number] >= 0 and self.harvest not in t.sectors)
        return next(standing, -1)


def mahdi(**options: Any) -> MahdiScenario:
    """A scenario of the solo game; options as of `arrakis`."""
    return MahdiScenario(**options)
