"""How likely each side is to win, by the score, the legions where they stand, and what both hold.

All is reckoned in points of supremacy for the Harkonnen, with the weights that options are weighed by.
"""

from __future__ import annotations

import math

from sietch.arrakis.components import ATREIDES, HARKONNEN, PHASES
from sietch.arrakis.map import bits
from sietch.arrakis.position_outlook import WEIGHTS, Position, stage
from sietch.arrakis.prescience_outlook import needed
from sietch.arrakis.state import Arrakis
from sietch.arrakis.turns import TURN, unused

ACTIONS = PHASES.index("actions")
PARTS = ("strength", "hunt", "danger", "exposure")
# So many steps are needed by an objective when the game begins; where neither side is ahead; how much decides.
STEPS = 18
EVEN = 0.0
DECISIVE = 4.0
# Turns are counted within a round by the dice that are left: never so many.
MOST_DICE = 64


def turn_number(g: Arrakis) -> float:
    """Counts turns: whole where one begins, a half more in the middle of it, when its die is spent."""
    if g.phase < ACTIONS:
        return g.round * MOST_DICE - 0.5
    number = (g.round + 1) * MOST_DICE - unused(g, ATREIDES) - unused(g, HARKONNEN)
    return number if g.asking is not None and g.asking[0] is TURN else number - 0.5


def lead(g: Arrakis) -> float:
    """By how much the Harkonnen are ahead, in points of supremacy."""
    late = stage(g)
    worth = {name: early * (1.0 - late) + last * late for name, (early, last) in WEIGHTS.items()}
    total = worth["supremacy"] * g.supremacy
    total -= worth["prescience"] * (STEPS - sum(needed(g, ATREIDES)))
    total += worth["spice"] * (g.spice + g.reserve + g.harvesters.bit_count())
    total -= worth["worm"] * g.worms.bit_count()
    for side, sign in ((HARKONNEN, 1.0), (ATREIDES, -1.0)):
        p = g.players[side]
        position = Position(g, side, side)
        if side == ATREIDES:
            total -= worth["prospect"] * position.now
        for area in bits(p.at):
            parts = position.parts(area, p.legions[area], position.named.get(area, 0))
            total += sign * sum([worth[name] * part for name, part in zip(PARTS, parts, strict=True)])
        total += sign * worth["card"] * (len(p.house_hand) + len(p.ally_hand))
        total += sign * worth["die"] * unused(g, side)
    return total


def appraise(g: Arrakis) -> list[float]:
    """The chance of each seat to win; in sum 1."""
    chance = 1.0 / (1.0 + math.exp(min(30.0, max(-30.0, (EVEN - lead(g)) / DECISIVE))))
    return [1.0 - chance, chance]
