"""What a seat may expect of what only six players decide."""

from __future__ import annotations

from sietch.core.node import Features
from sietch.imperium.components import CARDS, GOODS
from sietch.imperium.modules.six_players.commanding import LEFT, RIGHT, tokens_at_leader
from sietch.imperium.modules.six_players.personal_boards import step_features
from sietch.imperium.modules.six_players.teams import left_ally
from sietch.imperium.outlook import Outlook, acquired


def activate(look: Outlook, ally: int) -> Features:
    """An ally for whom a token is left can be sent for; units in the conflict make swords count."""
    g, seat = look.g, look.seat
    arrow = LEFT if ally == left_ally(seat) else RIGHT
    can_send = arrow in tokens_at_leader(g, seat)
    p = g.players[ally]
    return {"agent": 1.0 if can_send else 0.0, "troop": 0.1 * (p.troops + p.garrison)}


def own_step(look: Outlook, _: int) -> Features:
    g, seat = look.g, look.seat
    return step_features(g, seat, 1)


def own_loss(look: Outlook, _: int) -> Features:
    g, seat = look.g, look.seat
    level = g.players[seat].own_influence
    return {"influence": -1.0, "victory-point": -float(level in (2, 4))}


def to_throne(look: Outlook, card: int) -> Features:
    return {"persuasion": 0.1 * CARDS[card].value}


def buy_throne(look: Outlook, card: int) -> Features:
    return acquired(look, card)


def partner(look: Outlook, other: int) -> Features:
    return {}


def give(look: Outlook, what: int) -> Features:
    """What a teammate gets is not lost, but nobody knows better than its owner what it is good for."""
    return {GOODS[what]: -0.5}


def give_intrigue(look: Outlook, card: int) -> Features:
    return {"intrigue": -0.5}
