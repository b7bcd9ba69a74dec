"""What a seat may expect of tracks, specimens, Tleilaxu cards and pairs of cards."""

from __future__ import annotations

from sietch.core.node import Features, add_features
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.bits import bits
from sietch.imperium.combat_outlook import Combat, in_conflict
from sietch.imperium.components import CARDS
from sietch.imperium.modules.immortality.graft import WITH_ROW, pair_reach, partners
from sietch.imperium.modules.immortality.research import hex_features
from sietch.imperium.outlook import acquired, printed, revealed, visit
from sietch.imperium.state import Imperium
from sietch.imperium.weights import worth


def hexagon(g: Imperium, seat: int, number: int) -> Features:
    return hex_features(g, seat, number)


def give_back(g: Imperium, seat: int, _: int) -> Features:
    return {"specimen": -1.0}


def buy(g: Imperium, seat: int, number: int) -> Features:
    """As any card that is acquired, for its specimens."""
    total = acquired(g, seat, number)
    price = CARDS[number].price
    assert price is not None
    return add_features(total, price.features(g, seat))


def reclaim(g: Imperium, seat: int, number: int) -> Features:
    card = CARDS[number]
    assert card.price is not None
    assert card.acquire is not None
    total = add_features({}, card.price.features(g, seat))
    return add_features(total, card.acquire.features(g, seat))


def pair(g: Imperium, seat: int, first: int, other: int, mask: int) -> Features:
    """Both Agent boxes and the best space within reach, less what the cards of the hand would give when revealed."""
    combat = Combat(g, seat)
    best: Features = {}
    best_worth: float | None = None
    for place in bits(mask):
        found = visit(g, seat, g.ruleset.spaces[place], combat)
        found_worth = combat.worth(found)
        if best_worth is None or found_worth > best_worth:
            best, best_worth = found, found_worth
    total = best
    for card in (first, other):
        add_features(total, printed(g, seat, CARDS[card].agent))
    return total


def graft(g: Imperium, seat: int, number: int) -> Features:
    """The best pair with this card."""
    p = g.players[seat]
    rest = p.hand[:]
    rest.remove(number)
    g.played = number
    p.in_play.append(number)
    found = [with_partner(g, seat, option) for option in partners(g, seat, rest)]
    p.in_play.pop()
    g.played = -1
    best = max(found, key=lambda pair: worth(g, pair), default={})
    return in_conflict(g, seat, add_features(best, revealed(g, seat, CARDS[number]), -1.0))


def with_partner(g: Imperium, seat: int, option: int) -> Features:
    other = option & ARG
    from_row = option & ~ARG == WITH_ROW
    mask = pair_reach(g, seat, other, from_row)
    p = g.players[seat]
    g.grafted = other
    if from_row:
        g.borrowed = other
    else:
        p.in_play.append(other)
    total = pair(g, seat, g.played, other, mask)
    g.grafted = g.borrowed = -1
    if not from_row:
        p.in_play.pop()
        add_features(total, revealed(g, seat, CARDS[other]), -1.0)
    return in_conflict(g, seat, total)


def graft_with(g: Imperium, seat: int, number: int) -> Features:
    return with_partner(g, seat, o.PLAY | number)


def graft_with_row(g: Imperium, seat: int, number: int) -> Features:
    return with_partner(g, seat, WITH_ROW | number)


def keep_intrigue(g: Imperium, seat: int, number: int) -> Features:
    return {"intrigue": 1.0}


def atomics(g: Imperium, seat: int, _: int) -> Features:
    """Worth it where nothing in the Row is."""
    return {"acquire": -0.5}
