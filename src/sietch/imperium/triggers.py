"""Occurrences that abilities and lasting intrigue cards wait for."""

from __future__ import annotations

from sietch.core.combinators import When
from sietch.imperium.components import INTRIGUES, LEADERS
from sietch.imperium.state import Imperium

REACHED_TWO, AGENT_SENT, CARD_ACQUIRED, REVEAL_BEGAN = range(4)


def happened(g: Imperium, occurrence: int, seat: int, what: int) -> None:
    """Start what waits for this: on the owner's own turn as an open effect if its moment can matter, else at once."""
    for owner, p in enumerate(g.players):
        for when in LEADERS[p.leader].whens:
            if when.trigger.occurrence == occurrence and when.trigger.fits(g, owner, seat, what):
                start(g, owner, when)
        for card in p.waiting:
            plot = INTRIGUES[card].plot
            if (
                isinstance(plot, When)
                and plot.trigger.occurrence == occurrence
                and plot.trigger.fits(g, owner, seat, what)
            ):
                start(g, owner, plot)


def start(g: Imperium, owner: int, when: When[Imperium]) -> None:
    if owner == g.turn and not when.node.settles(g, owner):
        g.open.append(when.node.number)
    elif when.node.pure:
        when.node.run(g, owner, 0)
    else:
        g.push(when.node, owner, 0)
