"""CHOAM contracts: taking them, completing them, their rewards. Without the module the offer is empty."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG, NO
from sietch.imperium import options as o
from sietch.imperium.components import CONTRACTS, LEADERS, SOLARI, SPACES
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium

SOLARI_INSTEAD = 2


def take_contract(g: Imperium, seat: int, contract: int) -> None:
    """Into the own supply, face up; the offer is refilled from the bank."""
    if contract in g.offer:
        place = g.offer.index(contract)
        if g.contract_bank:
            g.offer[place] = g.draw(o.NEW_CONTRACT, g.contract_bank)
        else:
            del g.offer[place]
    else:
        aside = list(g.aside_contracts)
        aside.remove(contract)
        g.aside_contracts = tuple(aside)
    p = g.players[seat]
    p.contracts += (contract,)
    g.tell(o.CONTRACT_TAKEN, seat, contract, 1)
    facts = CONTRACTS[contract]
    if facts.immediate:
        complete(g, seat, contract)
    elif facts.harvest:
        check_harvest(g, seat)


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


class TakeContract(Node[Imperium]):
    """Take one of the face-up contracts; where there is none, solari."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        aside = g.aside_contracts if LEADERS[g.players[seat].leader].commands else ()
        choices = sorted({*g.offer, *aside})
        options = [o.CONTRACT | contract for contract in choices]
        if not g.offer:
            options.append(NO)  # the solari that replace an empty offer
        g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            gain(g, seat, SOLARI, SOLARI_INSTEAD)
        else:
            take_contract(g, seat, option & ARG)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-contract", {}) if g.offer else ("prompt-contract-or-solari", {"n": SOLARI_INSTEAD})

    def words(self) -> Words:
        return ("take-contract", {"n": SOLARI_INSTEAD})

    def icons(self) -> list[Icon]:
        return [("contract", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"contract": 1.0} if g.offer else {"solari": float(SOLARI_INSTEAD)}
