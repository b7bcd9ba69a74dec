"""How likely each side is to win: the race between supremacy and prescience, a round from now.

What a side gains in the next round is reckoned from the legions where they stand and from what both hold. All weights
were fitted to games between greedy bots: the gains to those of the next round or so, the race to who won.
"""

from __future__ import annotations

import math

from sietch.arrakis.components import ATREIDES, HARKONNEN, PHASES
from sietch.arrakis.map import bits
from sietch.arrakis.outlook.positions import Position
from sietch.arrakis.outlook.prospects import needed
from sietch.arrakis.prescience import SUPREMACY_TO_WIN
from sietch.arrakis.state import Arrakis
from sietch.arrakis.turns import unused

ACTIONS = PHASES.index("actions")

# Supremacy that the Harkonnen gain: by their strength, by what they hunt, by what the Atreides may lose, and by spice;
# the more they have, the harder it is to find more. Dice of the Atreides are against it.
STRENGTH, HUNT, ATREIDES_DANGER = 0.013, 0.062, -0.297
SPICE, HARVESTER, HARKONNEN_DIE, AGAINST_DIE = 0.154, 0.109, 0.017, -0.076
SUPREMACY, ALWAYS = -0.314, 1.1
# Steps of prescience that the Atreides gain: by how near they are to cards, by what the Harkonnen may lose, by their
# hand, their dice and worms, and by markers of the Imperium that have dropped. Dice of the Harkonnen are against it.
PROSPECT, HARKONNEN_DANGER, CARD, ATREIDES_DIE, WORM = 0.44, -0.255, 0.057, 0.223, 0.147
NEED, DROPPED, OPPOSING_DIE, NEVER = 0.195, 0.064, -0.324, -0.577
# The race: what both are ahead by and how near they are to the end, which counts most.
STEPS, NEAR = 18, 3.0
FURTHER, AT_THE_END, FAR, AT_THE_GOAL, EVEN = 0.64, 2.3, 1.15, -2.09, -0.73


def chapter(g: Arrakis) -> float:
    """Counts rounds from the first turn on, when the dice have been rolled; what comes before is half a one."""
    return g.round if g.phase >= ACTIONS else g.round - 0.5


def parts(g: Arrakis, side: int, position: Position) -> tuple[float, float, float]:
    """Strength, hunt and danger of all legions of a side."""
    p = g.players[side]
    found = [position.parts(area, p.legions[area], position.named.get(area, 0)) for area in bits(p.at)]
    return sum([part[0] for part in found]), sum([part[1] for part in found]), sum([part[2] for part in found])


def appraise(g: Arrakis) -> list[float]:
    """The chance of each side to win; in sum 1."""
    harkonnen, atreides = Position(g, HARKONNEN, HARKONNEN), Position(g, ATREIDES, ATREIDES)
    strength, hunt, harkonnen_danger = parts(g, HARKONNEN, harkonnen)
    atreides_danger = parts(g, ATREIDES, atreides)[2]
    dice, opposing = unused(g, ATREIDES), unused(g, HARKONNEN)
    hand = g.players[ATREIDES]
    supremacy = g.supremacy + (
        ALWAYS
        + SUPREMACY * g.supremacy
        + STRENGTH * strength
        + HUNT * hunt
        + ATREIDES_DANGER * atreides_danger
        + SPICE * (g.spice + g.reserve)
        + HARVESTER * g.harvesters.bit_count()
        + HARKONNEN_DIE * opposing
        + AGAINST_DIE * dice
    )
    need = float(sum(needed(g, ATREIDES)))
    need -= (
        NEVER
        + NEED * need
        + PROSPECT * atreides.now
        + HARKONNEN_DANGER * harkonnen_danger
        + CARD * (len(hand.house_hand) + len(hand.ally_hand))
        + ATREIDES_DIE * dice
        + OPPOSING_DIE * opposing
        + DROPPED * sum(g.imperium)
        + WORM * g.worms.bit_count()
    )
    share = supremacy / SUPREMACY_TO_WIN
    lead = EVEN + FURTHER * share + AT_THE_END * share**3 + FAR * need / STEPS + AT_THE_GOAL * math.exp(-need / NEAR)
    chance = 1.0 / (1.0 + math.exp(min(30.0, max(-30.0, -lead))))
    return [1.0 - chance, chance]
