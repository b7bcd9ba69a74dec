"""How likely the Atreides are to win against the Mahdi rules: a race against time.

Supremacy rises with every round whatever the Atreides do, so a point of it tells how much time is left. How many steps
of prescience will be missing when the Harkonnen have won was fitted to games of greedy bots of several tempers, at the
first turn of each round. The marker that needs the most counts most, as all three have to arrive; then what legions
may conquer and what may be taken from them. Hands, dice and what cards promise told next to nothing besides.
"""

from __future__ import annotations

import math

from sietch.arrakis.components import ATREIDES
from sietch.arrakis.mahdi.outlook import HuntedPosition
from sietch.arrakis.outlook.appraisal import parts
from sietch.arrakis.outlook.prospects import needed
from sietch.arrakis.state import Arrakis

# Of the steps that will be missing at the end: those for each point of supremacy, for each step that is missing now and
# for each that the neediest marker misses; for what legions hunt, for the danger they are in, for their strength and
# for sandworms; and those that will still be made.
SUPREMACY, STEP, NEEDIEST = 0.96, 0.32, 0.86
HUNT, DANGER, STRENGTH, WORM = -0.12, -0.92, -0.073, -0.28
TO_COME = 5.8
# How far such a forecast is off.
SPREAD = 2.7


def appraise_alone(g: Arrakis) -> list[float]:
    """The chance of each side to win; in sum 1."""
    needs = needed(g, ATREIDES)
    strength, hunt, danger = parts(g, ATREIDES, HuntedPosition(g, ATREIDES, ATREIDES))
    missing = (
        SUPREMACY * g.supremacy
        + STEP * sum(needs)
        + NEEDIEST * max(needs)
        + HUNT * hunt
        + DANGER * danger
        + STRENGTH * strength
        + WORM * g.worms.bit_count()
        - TO_COME
    )
    chance = 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, missing / SPREAD))))
    return [chance, 1.0 - chance]
