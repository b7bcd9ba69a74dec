"""How a battle will probably go: a quick reckoning with mean rolls, not the exact odds.

What stands on face-down deployment tokens counts with the mean of the box, so that it tells nothing.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, pi, sqrt
from typing import NamedTuple

from sietch.arrakis.components import ELITE, LEADER, LEADERS, REGULAR, SPECIAL, STANDARD, STARTING
from sietch.arrakis.facts import FACTS
from sietch.arrakis.legions import count
from sietch.arrakis.map import bits

# A combat die: three hits, two shields, one special.
HITS, SHIELDS, SPECIALS = 1 / 2, 1 / 3, 1 / 6
DICE = 6
# How far one die's hit or shield is from its mean.
SPREAD = 0.48
ROUNDS = 6
# How sure a lead is: what is left of the winner, as a part of what it was, makes the chance to win.
SURENESS = 3.5

# What a figure is worth against a regular unit.
STRENGTHS = {REGULAR: 1.0, ELITE: 2.0, SPECIAL: 3.0, LEADER: 1.2}
NAMED_STRENGTH = 2.5


def _mean(back: str, weights: tuple[float, float, float]) -> float:
    tokens = [token for token in FACTS.tokens.values() if token.back == back]
    total = sum(
        token.copies * (token.regulars * weights[0] + token.elites * weights[1] + token.specials * weights[2])
        for token in tokens
    )
    return total / sum(token.copies for token in tokens)


TOKEN_BACKS = ((STARTING, "starting"), (STANDARD, "standard"))
TOKEN_UNITS = {figure: _mean(back, (1, 1, 1)) for figure, back in TOKEN_BACKS}
TOKEN_TOUGHNESS = {figure: _mean(back, (1, 2, 2)) for figure, back in TOKEN_BACKS}
TOKEN_STRENGTH = {figure: _mean(back, (1, 2, 3)) for figure, back in TOKEN_BACKS}
TOKEN_SPECIALS = {figure: _mean(back, (0, 0, 1)) for figure, back in TOKEN_BACKS}


class Force(NamedTuple):
    """A legion in a battle: its dice, the hits it can take, and what its leaders make of a special result."""

    units: float
    toughness: float
    leaders: int
    hits: float
    shields: float
    specials: float
    strength: float


NOBODY = Force(0.0, 0.0, 0, 0.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=1 << 15)
def force(legion: int, named: int) -> Force:
    """A packed legion with these named leaders (a mask)."""
    if not legion:
        return NOBODY
    regulars, elites, specials = count(legion, REGULAR), count(legion, ELITE), count(legion, SPECIAL)
    generic = count(legion, LEADER)
    units, toughness, strength = regulars + elites + specials, regulars + 2 * elites + 2 * specials, 0.0
    total = Force(units, toughness, 0, 0.0, 0.0, specials, strength)
    for figure, _ in TOKEN_BACKS:
        n = count(legion, figure)
        total = total._replace(
            units=total.units + n * TOKEN_UNITS[figure],
            toughness=total.toughness + n * TOKEN_TOUGHNESS[figure],
            specials=total.specials + n * TOKEN_SPECIALS[figure],
            strength=total.strength + n * TOKEN_STRENGTH[figure],
        )
    who = [LEADERS[leader] for leader in bits(named)]
    leaders = generic + len(who)
    strength = total.strength + sum(n * count(legion, figure) for figure, n in STRENGTHS.items())
    return total._replace(
        toughness=total.toughness + leaders,
        leaders=leaders,
        hits=(generic + sum(leader.hits for leader in who)) / leaders if leaders else 0.0,
        shields=sum(leader.shields for leader in who) / leaders if leaders else 0.0,
        strength=strength + NAMED_STRENGTH * len(who),
    )


class Odds(NamedTuple):
    """The chance to win, and the hits that the attacker and the defender take."""

    win: float
    lost: float
    killed: float


def scored(own: Force, dice: float, left: float, surprise: bool) -> tuple[float, float]:
    """Hits and shields of so many dice; `left` of the legion stands."""
    used = min(dice * SPECIALS + surprise, own.leaders * left)
    return dice * HITS + used * own.hits, dice * SHIELDS + used * own.shields


def beyond(mean: float, dice: float) -> float:
    """What of a difference with this mean is above nothing, on average."""
    spread = SPREAD * sqrt(dice) + 0.01
    z = mean / spread
    return mean * (1 + erf(z / sqrt(2))) / 2 + spread * exp(-z * z / 2) / sqrt(2 * pi)


@lru_cache(maxsize=1 << 14)
def odds(
    attacker: Force, defender: Force, level: int, surprise: bool = False, cards: int = 0, their_cards: int = 0
) -> Odds:
    """The attacker goes on until one side is gone; cards are discarded for dice as long as there are any."""
    if defender.toughness <= 0:
        return Odds(1.0, 0.0, 0.0)
    if attacker.toughness <= 0:
        return Odds(0.0, 0.0, 0.0)
    own, theirs = attacker.toughness, defender.toughness
    for number in range(ROUNDS):
        left, standing = own / attacker.toughness, theirs / defender.toughness
        dice, dice_back = min(DICE, attacker.units * left), min(DICE, defender.units * standing + level)
        burnt, burnt_back = min(cards, DICE - int(dice)), min(their_cards, DICE - int(dice_back))
        cards, their_cards = cards - burnt, their_cards - burnt_back
        dice, dice_back = min(DICE, dice + burnt), min(DICE, dice_back + burnt_back)
        hits, shields = scored(attacker, dice, left, surprise and number == 0)
        hits_back, shields_back = scored(defender, dice_back, standing, False)
        shields = max(0.0, shields - defender.specials * standing)
        shields_back = max(0.0, shields_back - attacker.specials * left)
        theirs -= beyond(hits - shields_back, dice + dice_back)
        own -= beyond(hits_back - shields, dice + dice_back)
        if theirs <= 0 or own <= 0:
            break
        if level:
            own -= 1
            if own <= 0:
                break
    lead = max(-1.0, own / attacker.toughness) - max(-1.0, theirs / defender.toughness)
    lost = attacker.toughness - max(0.0, own)
    killed = defender.toughness - max(0.0, theirs)
    return Odds(1 / (1 + exp(-SURENESS * lead)), lost, killed)
