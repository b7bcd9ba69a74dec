"""The face-up contracts: setting them out, and taking one of them."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG, NO
from sietch.imperium.components import LEADERS, SOLARI, number_of
from sietch.imperium.modules.choam.completing import check_harvest, complete
from sietch.imperium.modules.choam.contract import CONTRACTS, NEW_CONTRACT, TAKE, TAKEN
from sietch.imperium.modules.uprising.contract_icon import SOLARI_INSTEAD
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step

OFFER_SIZE = 2


class DealContracts(Step):
    """Those that a leader commands are set aside; two are turned up."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for p in g.players:
            for token in LEADERS[p.leader].commands:
                if number_of(CONTRACTS, token) in g.contract_bank:
                    g.contract_bank.remove(number_of(CONTRACTS, token))
                    g.aside_contracts += (number_of(CONTRACTS, token),)
        g.offer = [g.draw(NEW_CONTRACT, g.contract_bank) for _ in range(min(OFFER_SIZE, len(g.contract_bank)))]


def take_contract(g: Imperium, seat: int, contract: int) -> None:
    """Into the own supply, face up; the offer is refilled from the bank."""
    if contract in g.offer:
        place = g.offer.index(contract)
        if g.contract_bank:
            g.offer[place] = g.draw(NEW_CONTRACT, g.contract_bank)
        else:
            del g.offer[place]
    else:
        aside = list(g.aside_contracts)
        aside.remove(contract)
        g.aside_contracts = tuple(aside)
    p = g.players[seat]
    p.contracts += (contract,)
    g.tell(TAKEN, seat, contract, 1)
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
        options = [TAKE | contract for contract in choices]
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

    def declined(self, g: Imperium, seat: int) -> Features:
        return {"solari": float(SOLARI_INSTEAD)}

    def features(self, g: Imperium, seat: int) -> Features:
        return {"contract": 1.0} if g.offer else {"solari": float(SOLARI_INSTEAD)}
