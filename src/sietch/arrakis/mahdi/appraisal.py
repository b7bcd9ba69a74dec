"""How likely the Atreides are to win against the Mahdi rules: a race against time.

Supremacy rises with every round whatever the Atreides do, so a point of it tells how much time is left. How many steps
of prescience will be missing when the Harkonnen have won was fitted to 782 positions of games by greedy bots of several
tempers, at the first turn of each round. Hands, sandworms and what is left of stations told nothing more.
"""

from __future__ import annotations

import math

from sietch.arrakis.components import ATREIDES
from sietch.arrakis.mahdi.outlook import HuntedPosition
from sietch.arrakis.outlook.appraisal import parts
from sietch.arrakis.state import Arrakis

# Of the steps that will be missing at the end: those for each point of supremacy and for each step that is missing now,
# for what cards promise, for what legions hunt, for the danger they are in and for their strength; and those that will
# still be made.
SUPREMACY, STEP = 0.85, 0.7
PROSPECT, HUNT, DANGER, STRENGTH = -0.26, -0.046, -0.26, -0.06
TO_COME = 4.6
# How far such a forecast is off.
SPREAD = 2.2


def appraise_alone(g: Arrakis) -> list[float]:
    """The chance of each side to win; in sum 1."""
    position = HuntedPosition(g, ATREIDES, ATREIDES)
    strength, hunt, danger = parts(g, ATREIDES, position)
    missing = (
        SUPREMACY * g.supremacy
        + STEP * sum(position.needs)
        + PROSPECT * position.now
        + HUNT * hunt
        + DANGER * danger
        + STRENGTH * strength
        - TO_COME
    )
    chance = 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, missing / SPREAD))))
    return [chance, 1.0 - chance]
