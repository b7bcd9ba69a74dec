"""The face-up CHOAM contracts: taking one of them. Without the module there are none, and solari instead."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG, NO
from sietch.imperium import options as o
from sietch.imperium.components import CONTRACTS, LEADERS, SOLARI
from sietch.imperium.contracts import check_harvest, complete
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
