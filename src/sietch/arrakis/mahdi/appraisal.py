"""How likely the Atreides are to win against the Mahdi rules: a race against time.

Supremacy rises with every round whatever the Atreides do, so a point of it tells how much time is left, and a step of
prescience saves about as much: neither is worth much more than the other. How many steps will be missing when the
Harkonnen have won was fitted to games of greedy bots of several tempers, at the first turn of each round; legions,
hands and prospects told next to nothing besides.
"""

from __future__ import annotations

import math

from sietch.arrakis.components import ATREIDES
from sietch.arrakis.outlook.prospects import needed
from sietch.arrakis.state import Arrakis

# Of the steps that will be missing at the end: those for each point of supremacy, for each step that is missing now,
# and those that will still be made.
SUPREMACY, STEP, TO_COME = 0.57, 0.67, 4.9
# How far such a forecast is off.
SPREAD = 2.7


def appraise_alone(g: Arrakis) -> list[float]:
    """The chance of each side to win; in sum 1."""
    missing = SUPREMACY * g.supremacy + STEP * sum(needed(g, ATREIDES)) - TO_COME
    chance = 1.0 / (1.0 + math.exp(missing / SPREAD))
    return [chance, 1.0 - chance]
