"""Occurrences that abilities, lasting intrigue cards and modules wait for."""

from __future__ import annotations

from sietch.core.combinators import When
from sietch.imperium.components import INTRIGUES
from sietch.imperium.state import Imperium

OCCURRENCES: list[str] = []


def occurrence(what: str) -> int:
    """The number of a new kind of occurrence."""
    OCCURRENCES.append(what)
    return len(OCCURRENCES) - 1


REACHED_TWO = occurrence("influence of 2 with a faction, moving up")
AGENT_SENT = occurrence("an agent was sent to a space")
CARD_ACQUIRED = occurrence("a card was acquired")
REVEAL_BEGAN = occurrence("a Reveal turn began")
SPICE_GAINED = occurrence("spice was gained in the own turn; for watchers only")
SET_UP = occurrence("a leader was taken, and its cards")
TURN_BEGAN = occurrence("a turn began; for watchers only")
DECK_CHANGED = occurrence("another card may be on top of a deck; for watchers only")
TURN_ACTED = occurrence("something was done at the beginning of a turn; for watchers only")
INTRIGUE_PLAYED = occurrence("an intrigue card was played")
TROOPS_DEPLOYED = occurrence("troops were deployed to the conflict; how many")
COUNCIL_JOINED = occurrence("a High Council seat was taken")
SPACE_PAID = occurrence("the cost of a board space was paid; which good it was")
CONFLICT_WON = occurrence("a conflict was won; which one it was")
CARD_DISCARDED = occurrence("a card was discarded from hand")
CARD_TRASHED = occurrence("a card was trashed")
SOLARI_GAINED = occurrence("solari were gained in the own turn; how many")
PERSUASION_SPENT = occurrence("persuasion was spent; how much")
UNITS_DEPLOYED = occurrence("units were deployed to the conflict; how many")


def happened(g: Imperium, occurrence: int, seat: int, what: int) -> None:
    """Start what waits for this: on the owner's own turn as an open effect if its moment can matter, else at once."""
    ruleset = g.ruleset
    for watch in ruleset.watchers[occurrence][g.players[seat].leader]:
        watch(g, seat, what)
    if not ruleset.awaited[occurrence]:
        return
    waits = ruleset.waiting_leaders[occurrence]
    if ruleset.others_await[occurrence]:
        for owner, p in enumerate(g.players):
            if p.waiting or waits[p.leader]:
                start_waiting(g, owner, occurrence, seat, what)
    else:
        p = g.players[seat]
        if p.waiting or waits[p.leader]:
            start_waiting(g, seat, occurrence, seat, what)


def start_waiting(g: Imperium, owner: int, occurrence: int, seat: int, what: int) -> None:
    """Of one player: the ability of the leader, then lasting intrigue cards."""
    p = g.players[owner]
    for when in g.ruleset.waiting_leaders[occurrence][p.leader]:
        if when.trigger.fits(g, owner, seat, what):
            start(g, owner, when, what)
    for card in p.waiting:
        for when in INTRIGUES[card].whens:
            if when.trigger.occurrence == occurrence and when.trigger.fits(g, owner, seat, what):
                start(g, owner, when, what)


def start(g: Imperium, owner: int, when: When[Imperium], what: int) -> None:
    if when.node.concerns:
        g.push(when.node, owner, what << 1)
    elif owner == g.turn and not when.node.settles(g, owner):
        g.open.append(when.node.number)
    elif when.node.pure:
        when.node.run(g, owner, 0)
    else:
        g.push(when.node, owner, 0)
