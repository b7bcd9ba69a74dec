"""Who acts and who receives: an effect is its actor's, but the pieces that it moves may be those of another player.

A seat acts: it answers, pays and owns the card. Troops, hooks, swords and steps of influence are those of its
*receiver*, which is the seat itself unless a module says otherwise.
"""

from __future__ import annotations

from sietch.core.node import Words
from sietch.imperium.components import LEADERS, name_id
from sietch.imperium.state import Imperium, Player


def receiver(g: Imperium, seat: int) -> int:
    """Whose pieces the seat's effects move now."""
    for receives in g.ruleset.receiving:
        seat = receives(g, seat)
    return seat


def pieces(g: Imperium, seat: int) -> Player:
    """The player whose supply, garrison, units and influence the seat's effects use."""
    return g.players[receiver(g, seat) if g.ruleset.receiving else seat]


def in_turn(g: Imperium, seat: int) -> bool:
    """Is this the turn of the seat, or of one who acts for it?"""
    turn = g.turn
    return seat == turn or (bool(g.ruleset.receiving) and turn >= 0 and seat == receiver(g, turn))


def opponents(g: Imperium, seat: int) -> list[int]:
    """The players of other sides, clockwise from the left."""
    players = len(g.players)
    side = g.ruleset.side
    return [other for step in range(1, players) if side[other := (seat + step) % players] != side[seat]]


def teammates(g: Imperium, seat: int) -> list[int]:
    """The other players of the own side, clockwise from the left."""
    players = len(g.players)
    side = g.ruleset.side
    return [other for step in range(1, players) if side[other := (seat + step) % players] == side[seat]]


def of_receiver(g: Imperium, seat: int, reason: Words) -> Words:
    """A reason that lies in pieces says whose they are, where they are not the actor's own."""
    return of_player(g, seat, receiver(g, seat), reason) if g.ruleset.receiving else reason


def of_player(g: Imperium, seat: int, other: int, reason: Words) -> Words:
    """A reason that lies in what another player has says who that is."""
    return reason if other == seat else ("why-of-player", {"leader": leader_words(g, other), "why": reason})


def leader_words(g: Imperium, seat: int) -> Words:
    """Who somebody is at this table, in questions and reasons: the leader."""
    return name_id(LEADERS[g.players[seat].leader])
