"""Cards about action dice and Bene Gesserit tokens."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import ENEMY, HARKONNEN, HOUSE
from sietch.arrakis.leaders import take_sister
from sietch.arrakis.state import Arrakis
from sietch.arrakis.verb import Deed, Verb
from sietch.core.node import Words
from sietch.core.state import ARG


class TakeSister(Deed):
    """A Bene Gesserit token from the reserve."""

    message = "arrakis-take-sister"
    icon = "bene-gesserit"
    feature = "die"

    def act(self, g: Arrakis, side: int) -> None:
        take_sister(g, side)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if g.bene_gesserit else ("arrakis-why-no-sister", {})


class LoseHouseDie(Deed):
    """The enemy discards an unused action die that shows House."""

    message = "arrakis-lose-house-die"
    icon = "die-house"
    feature = "opponent-die"

    def act(self, g: Arrakis, side: int) -> None:
        p = g.players[ENEMY[side]]
        if p.dice[HOUSE]:
            p.dice[HOUSE] -= 1
        elif p.bene_gesserit_dice[HOUSE]:
            p.bene_gesserit_dice[HOUSE] -= 1
        else:
            return
        if g.events is not None:
            g.tell(o.DIE_LOST, ENEMY[side], HOUSE, 1)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        p = g.players[ENEMY[side]]
        return None if p.dice[HOUSE] or p.bene_gesserit_dice[HOUSE] else ("arrakis-why-no-house-die", {})


class NameDie(Verb):
    """Name an unused Harkonnen die, which they must use in their next turn."""

    message = "arrakis-name-die"
    icon = "opponent"
    feature = "stop"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        p = g.players[HARKONNEN]
        results = [result for result in range(5) if p.dice[result] or p.bene_gesserit_dice[result]]
        for nameable in g.ruleset.course.nameable:
            results = nameable(g)
        return [o.RESULT | result for result in results]

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.named_die = option & ARG
        if g.events is not None:
            g.tell(o.DIE_NAMED, side, g.named_die, 1)
