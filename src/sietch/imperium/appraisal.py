"""How likely each player is to win, by what everybody has at the start of a round.

What it is worth says the same table that greedy play reads. The chance to win is the share that a player has in the sum
of e to the power of what they have; how much that weighs was fitted to the outcomes of games between greedy bots.
"""

from __future__ import annotations

import math
from functools import reduce
from operator import or_

from sietch.core.node import Features
from sietch.core.prices import Prices, weighed
from sietch.imperium.bits import bits
from sietch.imperium.components import CARDS, CONFLICTS, INTRIGUES, NO_ICON
from sietch.imperium.influence import BONUS_AT, POINT_AT
from sietch.imperium.state import Imperium, Player
from sietch.imperium.weights import prices, stage

# What something of worth 1 adds to that power.
SHARE_OF_WORTH = 0.08
# What a player has can still be used for a whole round: it is worth what it was at this share of the stage.
SOONER = 0.8
HAND = 5
# So many points before the end each one counts for more.
NEAR = 3
# What only a learned table weighs: the game's own has a part of it in other names.
LEARNED_ONLY = frozenset(("alliance", "deck-access", "deck-size", "endgame-intrigue", "hand-reach", "near-the-end"))


def own_cards(p: Player) -> list[int]:
    """All cards of a player's deck, wherever they lie."""
    return [*p.hand, *p.deck, *p.on_top, *p.discard, *p.in_play, *p.revealed, *p.looked_at]


def belongings(g: Imperium, seat: int) -> Features:
    """What a player has, by the names of the table; of a deck what a hand of five cards has on average."""
    p = g.players[seat]
    cards = own_cards(p)
    share = HAND / max(1, len(cards))
    solari, spice, water = p.goods
    total: Features = {
        "victory-point": p.points,
        "influence": sum(p.influence),
        "below-point": p.influence.count(POINT_AT - 1),
        "below-alliance": p.influence.count(BONUS_AT - 1),
        "solari": solari,
        "spice": spice,
        "water": water,
        "troop": p.garrison,
        "swordmaster": p.swordmaster,
        "high-council-seat": p.council,
        "maker-hooks": p.hooks,
        "spy": len(bits(p.spies)),
        "intrigue": len(p.intrigues),
        "battle-icon": sum([CONFLICTS[card].icon != NO_ICON for card in p.won]) + p.objective_up,
        "hand-persuasion": share * sum([CARDS[card].persuasion for card in cards]),
        "hand-sword": share * sum([CARDS[card].swords for card in cards]),
        "hand-cost": share * sum([CARDS[card].value for card in cards]),
        "control": g.control.count(seat),
        "alliance": g.alliances.count(seat),
        "deck-size": len(cards),
        "deck-access": reduce(or_, [CARDS[card].icon_mask for card in cards], 0).bit_count(),
        "hand-reach": share * sum([len(CARDS[card].icons) for card in cards]),
        "endgame-intrigue": sum([INTRIGUES[card].endgame is not None for card in p.intrigues]),
        "near-the-end": max(0, p.points - g.ruleset.recipe.points_to_end + NEAR),
    }
    for module in g.ruleset.modules:
        module.belongings(g, seat, total)
    return total


def appraise(g: Imperium, value: Prices | None = None) -> list[float]:
    """The chance of each seat to win; in sum 1. A team's chance is that of all its belongings, in equal parts.

    value: what belongings add to that power, where that is told by another table.
    """
    if value is None:
        known = prices(g, SOONER)
        standing = [SHARE_OF_WORTH * weighed(belongings(g, seat), known) for seat in range(len(g.players))]
    else:
        known = value.at(stage(g))
        standing = [weighed(belongings(g, seat), known) for seat in range(len(g.players))]
    side = g.ruleset.side
    if len(set(side)) < len(side):
        standing = [sum(theirs for theirs, its in zip(standing, side, strict=True) if its == one) for one in side]
    best = max(standing)
    shares = [math.exp(amount - best) for amount in standing]
    total = sum(shares)
    return [share / total for share in shares]
