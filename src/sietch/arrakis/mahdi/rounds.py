"""Set-up, and what the Mahdi rules add to the end of a round."""

from __future__ import annotations

from sietch.arrakis.components import HARKONNEN, RESULTS
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.garrison import set_pools
from sietch.arrakis.mahdi.tactics import set_tactics, shuffle_tactics
from sietch.arrakis.prescience import gain_supremacy
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step


def set_up(g: Arrakis) -> None:
    """The tactic cards are shuffled, the starting tokens form the pool; no hand, no Reinforcements yet."""
    set_tactics(g)
    set_pools(g)
    g.spent_dice = [0] * len(RESULTS)


class RoundEnds(Step):
    """After all else supremacy rises by one (ms-end-3), and the tactic cards form a new deck (ms-end-4)."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ornithopter_used = False
        g.temporary_target = -1
        if g.events is not None:
            g.tell(m.SUPREMACY_OF_TIME, HARKONNEN, -1, 1)
        gain_supremacy(g, g.ruleset.course.supremacy_a_round)
        shuffle_tactics(g)


ROUND_ENDS = RoundEnds()
