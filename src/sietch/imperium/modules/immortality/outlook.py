"""What a seat may expect of tracks, specimens, Tleilaxu cards and pairs of cards."""

from __future__ import annotations

from functools import partial

from sietch.core.node import Features, add_features
from sietch.core.prices import weighed
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.components import CARDS
from sietch.imperium.modules.immortality.graft import WITH_ROW, pair_reach, partners
from sietch.imperium.modules.immortality.research import hex_features
from sietch.imperium.outlook import Outlook, acquired, printed, revealed


def hexagon(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    return hex_features(g, seat, number)


def give_back(look: Outlook, _: int) -> Features:
    return {"specimen": -1.0}


def buy(look: Outlook, number: int) -> Features:
    """As any card that is acquired, for its specimens."""
    g, seat = look.g, look.seat
    total = acquired(look, number)
    price = CARDS[number].price
    assert price is not None
    return add_features(total, price.features(g, seat))


def reclaim(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    card = CARDS[number]
    assert card.price is not None
    assert card.acquire is not None
    total = add_features({}, card.price.features(g, seat))
    return add_features(total, card.acquire.features(g, seat))


def pair(look: Outlook, first: int, other: int, mask: int) -> Features:
    """Both Agent boxes and the best space within reach, less what the cards of the hand would give when revealed."""
    total = look.anew().best_visit(mask)
    for card in (first, other):
        add_features(total, printed(look.g, look.seat, CARDS[card].agent))
    return total


def graft(look: Outlook, number: int) -> Features:
    """The best pair with this card."""
    g, seat = look.g, look.seat
    p = g.players[seat]
    rest = p.hand[:]
    rest.remove(number)
    g.played = number
    p.in_play.append(number)
    found = [with_partner(look, option) for option in partners(g, seat, rest)]
    p.in_play.pop()
    g.played = -1
    best = max(found, key=partial(weighed, prices=look.prices), default={})
    return look.in_conflict(add_features(best, revealed(g, seat, CARDS[number]), -1.0))


def with_partner(look: Outlook, option: int) -> Features:
    g, seat = look.g, look.seat
    other = option & ARG
    from_row = option & ~ARG == WITH_ROW
    mask = pair_reach(g, seat, other, from_row)
    p = g.players[seat]
    g.grafted = other
    if from_row:
        g.borrowed = other
    else:
        p.in_play.append(other)
    total = pair(look, g.played, other, mask)
    g.grafted = g.borrowed = -1
    if not from_row:
        p.in_play.pop()
        add_features(total, revealed(g, seat, CARDS[other]), -1.0)
    return look.in_conflict(total)


def graft_with(look: Outlook, number: int) -> Features:
    return with_partner(look, o.PLAY | number)


def graft_with_row(look: Outlook, number: int) -> Features:
    return with_partner(look, WITH_ROW | number)


def keep_intrigue(look: Outlook, number: int) -> Features:
    return {"intrigue": 1.0}


def atomics(look: Outlook, _: int) -> Features:
    """Worth it where nothing in the Row is."""
    return {"acquire": -0.5}
