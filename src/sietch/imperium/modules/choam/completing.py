"""Contracts that a player has: what completes them, and their rewards."""

from __future__ import annotations

from sietch.imperium.components import CARDS
from sietch.imperium.modules.choam.contract import COMPLETED, CONTRACTS
from sietch.imperium.state import Imperium


def complete(g: Imperium, seat: int, contract: int) -> None:
    """Turned face down and kept; the reward can be taken in any order with the other effects of the turn."""
    p = g.players[seat]
    mine = list(p.contracts)
    mine.remove(contract)
    p.contracts = tuple(mine)
    p.completed += (contract,)
    g.tell(COMPLETED, seat, contract, 1)
    facts = CONTRACTS[contract]
    if seat == g.turn:
        g.open += facts.open
    else:
        for node in facts.reward[::-1]:
            g.push(node, seat, 0)


def agent_sent(g: Imperium, seat: int, space: int) -> None:
    """Sending an agent completes every contract for that space that the player already has."""
    if g.players[seat].contracts:
        for contract in g.players[seat].contracts:
            if CONTRACTS[contract].space == space:
                complete(g, seat, contract)
        check_harvest(g, seat)


def spice_gained(g: Imperium, seat: int, n: int) -> None:
    if g.players[seat].contracts:
        check_harvest(g, seat)


def check_harvest(g: Imperium, seat: int) -> None:
    """An agent on a maker space this turn and enough spice gained in the turn, from whatever source."""
    if seat == g.turn and g.space >= 0 and g.ruleset.spaces[g.space].maker >= 0:
        for contract in g.players[seat].contracts:
            harvest = CONTRACTS[contract].harvest
            if harvest and g.spice_gained >= harvest:
                complete(g, seat, contract)


def card_acquired(g: Imperium, seat: int, card: int) -> None:
    for contract in g.players[seat].contracts:
        if CONTRACTS[contract].acquire == CARDS[card].printed:
            complete(g, seat, contract)
