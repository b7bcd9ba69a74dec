"""CHOAM contracts that a player has: what completes them, and their rewards."""

from __future__ import annotations

from sietch.imperium import options as o
from sietch.imperium.components import CONTRACTS, SPACES
from sietch.imperium.state import Imperium


def complete(g: Imperium, seat: int, contract: int) -> None:
    """Turned face down and kept; the reward can be taken in any order with the other effects of the turn."""
    p = g.players[seat]
    mine = list(p.contracts)
    mine.remove(contract)
    p.contracts = tuple(mine)
    p.completed += (contract,)
    g.tell(o.CONTRACT_COMPLETED, seat, contract, 1)
    facts = CONTRACTS[contract]
    if seat == g.turn:
        g.open += facts.open
    else:
        for node in reversed(facts.reward):
            g.push(node, seat, 0)


def complete_at(g: Imperium, seat: int, space: int) -> None:
    """Sending an agent completes every contract for that space that the player already has."""
    for contract in g.players[seat].contracts:
        if CONTRACTS[contract].space == space:
            complete(g, seat, contract)


def check_harvest(g: Imperium, seat: int) -> None:
    """An agent on a maker space this turn and enough spice gained in the turn, from whatever source."""
    if seat == g.turn and g.space >= 0 and SPACES[g.space].maker >= 0:
        for contract in g.players[seat].contracts:
            harvest = CONTRACTS[contract].harvest
            if harvest and g.spice_gained >= harvest:
                complete(g, seat, contract)


def check_acquired(g: Imperium, seat: int, card: str) -> None:
    for contract in g.players[seat].contracts:
        if CONTRACTS[contract].acquire == card:
            complete(g, seat, contract)
