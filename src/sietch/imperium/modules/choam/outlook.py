"""What a seat may expect of contracts."""

from __future__ import annotations

from sietch.core.node import Features, add_features
from sietch.imperium.components import CARDS, Space
from sietch.imperium.modules.choam.contract import CONTRACTS
from sietch.imperium.outlook import Outlook, printed
from sietch.imperium.state import Imperium

# How sure it is that a contract is completed.
CONTRACT_CHANCE = 0.6


def contract(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    facts = CONTRACTS[number]
    chance = 1.0 if facts.immediate else CONTRACT_CHANCE
    return add_features({}, printed(g, seat, facts.reward), chance)


def visit(g: Imperium, seat: int, space: Space, total: Features) -> None:
    """The rewards of contracts that an agent sent to the space would complete."""
    for number in g.players[seat].contracts:
        facts = CONTRACTS[number]
        harvested = facts.harvest and space.maker >= 0 and total.get("spice", 0.0) >= facts.harvest
        if facts.space == space.number or harvested:
            add_features(total, printed(g, seat, facts.reward))


def acquired(g: Imperium, seat: int, card: int, total: Features) -> None:
    for number in g.players[seat].contracts:
        if CONTRACTS[number].acquire == CARDS[card].printed:
            add_features(total, printed(g, seat, CONTRACTS[number].reward))
