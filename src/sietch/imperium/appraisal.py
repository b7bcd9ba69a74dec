"""How likely each player is to win, by what everybody has at the start of a round.

The weights were fitted to the outcomes of games between greedy bots: the chance to win is the share that a player has
in the sum of e to the power of their weighed belongings.
"""

from __future__ import annotations

import math

from sietch.imperium.components import CARDS
from sietch.imperium.spies import bits
from sietch.imperium.state import Imperium, Player
from sietch.imperium.weights import stage

# At the start and at the end of a game. Of a deck: what a hand of five cards has on average.
POINT = (0.23, 0.73)
INFLUENCE = (0.04, 0.13)
STEP_BELOW_POINT = (0.08, 0.35)
STEP_BELOW_ALLIANCE = (0.27, 0.25)
SOLARI = (0.08, 0.0)
SPICE = (0.09, 0.09)
WATER = (0.17, 0.25)
GARRISON = (0.15, 0.13)
SWORDMASTER = (1.45, 0.86)
COUNCIL = (1.46, 0.27)
HOOKS = (0.0, 0.08)
SPY = (0.0, 0.29)
INTRIGUE = (0.16, 0.11)
CONTRACT = (0.3, 0.07)
COMPLETED = (0.06, 0.15)
BATTLE_ICON = (0.15, 0.2)
HAND_PERSUASION = (0.05, 0.16)
HAND_SWORDS = (0.22, 0.01)
HAND_COST = (0.18, 0.08)
CARD = (-0.09, -0.01)
CONTROL = (0.02, 0.42)

WEIGHTS = (
    POINT,
    INFLUENCE,
    STEP_BELOW_POINT,
    STEP_BELOW_ALLIANCE,
    SOLARI,
    SPICE,
    WATER,
    GARRISON,
    SWORDMASTER,
    COUNCIL,
    HOOKS,
    SPY,
    INTRIGUE,
    CONTRACT,
    COMPLETED,
    BATTLE_ICON,
    HAND_PERSUASION,
    HAND_SWORDS,
    HAND_COST,
    CARD,
    CONTROL,
)
HAND = 5


def belongings(g: Imperium, seat: int, p: Player) -> tuple[float, ...]:
    """What a player has, in the order of the weights."""
    cards = p.hand + p.deck + p.discard + p.in_play + p.revealed + p.looked_at
    share = HAND / max(1, len(cards))
    solari, spice, water = p.goods
    return (
        p.points,
        sum(p.influence),
        p.influence.count(1),
        p.influence.count(3),
        solari,
        spice,
        water,
        p.garrison,
        p.swordmaster,
        p.council,
        p.hooks,
        len(bits(p.spies)),
        len(p.intrigues),
        len(p.contracts),
        len(p.completed),
        len(p.won) + p.objective_up,
        share * sum([CARDS[card].persuasion for card in cards]),
        share * sum([CARDS[card].swords for card in cards]),
        share * sum([max(0, CARDS[card].cost) for card in cards]),
        len(cards),
        g.control.count(seat),
    )


def appraise(g: Imperium) -> list[float]:
    """The chance of each seat to win; in sum 1."""
    late = stage(g)
    weights = [early * (1.0 - late) + last * late for early, last in WEIGHTS]
    standing = [
        sum([weight * amount for weight, amount in zip(weights, belongings(g, seat, p), strict=True)])
        for seat, p in enumerate(g.players)
    ]
    best = max(standing)
    shares = [math.exp(amount - best) for amount in standing]
    total = sum(shares)
    return [share / total for share in shares]
