"""The ten contracts of Rise of Ix, where it meets the CHOAM module: everybody is dealt two and keeps one."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.node import Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.components import SOLARI
from sietch.imperium.invariants import compare
from sietch.imperium.module import Expectation, Kind, Module, register
from sietch.imperium.modules.choam import outlook
from sietch.imperium.modules.choam.contract import CONTRACTS, TAKEN, contract, contract_entry
from sietch.imperium.modules.ix_contracts.state import IxContractsPart
from sietch.imperium.modules.rise_of_ix.tech_tiles import PlaceNegotiator
from sietch.imperium.modules.uprising.contract_icon import ContractIcon
from sietch.imperium.position import Facts
from sietch.imperium.resources import Gain
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.vocabulary import Effect, seq

KEEP_CONTRACT = o.KINDS.add("keep-contract", "contracts", module="ix-contracts")
DEALT_CONTRACT = o.KINDS.add("dealt-contract", "contracts", module="ix-contracts")  # what chance deals
DEALT = 2


def ix_contract(name: str, *reward: Effect, harvest: int = 0) -> None:
    rewards = seq(*reward, ContractIcon())
    id = f"contract-ix-{name}"
    contract(id, module="ix-contracts", space="" if harvest else name, harvest=harvest, reward=rewards)


ix_contract("dreadnought", PlaceNegotiator())
ix_contract("tech-negotiation")
ix_contract("high-council", PlaceNegotiator())
ix_contract("interstellar-shipping", PlaceNegotiator())
ix_contract("smuggling")
ix_contract("heighliner", Gain(SOLARI, 3))
ix_contract("espionage", Gain(SOLARI, 1))
ix_contract("secrets")
ix_contract("harvest-3", harvest=3)
ix_contract("harvest-4", Gain(SOLARI, 2), harvest=4)

ALL = [token.number for token in CONTRACTS if token.module == "ix-contracts"]


class DealIxContracts(Step):
    """Two to everybody; all choose at once which one to keep, so nobody sees a choice before all have made theirs.

    Who is handed what others do not keep is dealt none, and chooses after them.
    """

    def run(self, g: Imperium, seat: int, x: int) -> None:
        seats = range(g.ruleset.people)
        handed = {heir(g, owner) for owner in seats}
        dealt = [owner for owner in seats if owner not in handed]
        for owner in dealt:
            dealt_to = [g.draw(DEALT_CONTRACT, g.ix_contract_box) for _ in range(DEALT)]
            g.players[owner].dealt_contracts = tuple(dealt_to)
        g.push(SHOW_CONTRACTS, -1, 0)
        for owner in (*sorted(handed - {-1}, reverse=True), *reversed(dealt)):
            g.push(CHOOSE_CONTRACT, owner, 0)


def heir(g: Imperium, seat: int) -> int:
    """Who gets what the player does not keep; -1: the box."""
    return max((hands_on(g, seat) for hands_on in g.ruleset.handing_on), default=-1)


class ChooseContract(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask_always(self, seat, x, [KEEP_CONTRACT | token for token in sorted(g.players[seat].dealt_contracts)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        kept = option & ARG
        other = heir(g, seat)
        left = tuple(token for token in p.dealt_contracts if token != kept)
        if other < 0:
            g.ix_contract_box += left
        else:
            g.players[other].dealt_contracts += left
        p.dealt_contracts = (kept,)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-keep-contract", {})


class ShowContracts(Step):
    """Those that were kept lie face up; the rest goes to the box."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for owner, p in enumerate(g.players):
            for token in p.dealt_contracts:
                p.contracts += (token,)
                g.tell(TAKEN, owner, token, 1)
            p.dealt_contracts = ()


DEAL_IX_CONTRACTS = DealIxContracts()
CHOOSE_CONTRACT = ChooseContract()
SHOW_CONTRACTS = ShowContracts()
register_steps(
    {"deal-ix-contracts": DEAL_IX_CONTRACTS, "choose-contract": CHOOSE_CONTRACT, "show-contracts": SHOW_CONTRACTS},
    "ix-contracts",
)


class IxContracts(Module):
    id = "ix-contracts"
    version = 4
    joins = ("choam", "rise-of-ix")
    box = "rise-of-ix"
    kinds = (Kind("contract", CONTRACTS, contract_entry),)
    part = IxContractsPart()
    deal = (DEAL_IX_CONTRACTS,)
    expectations: dict[int, Expectation] = {KEEP_CONTRACT: outlook.contract}  # noqa: RUF012

    def lay(self, g: Imperium) -> None:
        g.ix_contract_box = list(ALL)

    def check(self, g: Imperium) -> Iterator[str]:
        found = [*g.ix_contract_box]
        for p in g.players:
            found += [*p.dealt_contracts, *(token for token in (*p.contracts, *p.completed) if token in ALL)]
        return compare(CONTRACTS, found, ALL)

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        """Nothing is dealt unless it is said."""
        kept = [token for p in g.players for token in (*p.contracts, *p.completed)]
        g.ix_contract_box = [token for token in ALL if token not in kept]
        for p in g.players:
            p.dealt_contracts = ()

    def piles(self, g: Imperium) -> dict[int, list[list[int]]]:
        return {DEALT_CONTRACT: [g.ix_contract_box]}


register(IxContracts())
