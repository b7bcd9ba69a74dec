"""The CHOAM module: contracts, and the cards and the leader that work with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sietch.core.node import Features
from sietch.core.study import Question
from sietch.imperium.components import Space
from sietch.imperium.invariants import compare
from sietch.imperium.module import Expectation, Kind, Module, Watcher, register
from sietch.imperium.modules.choam import cards, contracts, outlook, position
from sietch.imperium.modules.choam.completing import agent_sent, card_acquired, spice_gained
from sietch.imperium.modules.choam.contract import CONTRACTS, NEW_CONTRACT, TAKE, contract_entry
from sietch.imperium.modules.choam.state import ChoamPart
from sietch.imperium.modules.choam.taking import DealContracts, TakeContract
from sietch.imperium.position import Facts
from sietch.imperium.state import Imperium
from sietch.imperium.steps import register_steps
from sietch.imperium.triggers import AGENT_SENT, CARD_ACQUIRED, SPICE_GAINED

TAKE_CONTRACT = TakeContract()
DEAL_CONTRACTS = DealContracts()
register_steps({"deal-contracts": DEAL_CONTRACTS, "take-contract": TAKE_CONTRACT}, "choam")


# Those of the bank; modules may have others, which are dealt.
ALL = [token.number for token in CONTRACTS if token.module == "choam" for _ in range(token.copies)]


class Choam(Module):
    id = "choam"
    version = 4
    games = ("uprising",)
    kinds = (Kind("contract", CONTRACTS, contract_entry),)
    meanings = {"contract": TAKE_CONTRACT}  # noqa: RUF012
    part = ChoamPart()
    deal = (DEAL_CONTRACTS,)
    watchers: Mapping[int, Watcher] = {
        AGENT_SENT: agent_sent,
        CARD_ACQUIRED: card_acquired,
        SPICE_GAINED: spice_gained,
    }
    questions = (Question("contract-completed", "contract-completed"),)
    sources = {"contract-completed": "contract"}  # noqa: RUF012
    expectations: Mapping[int, Expectation] = {TAKE: outlook.contract}
    weights = {"contract": (2.0, 1.0), "completed-contract": (0.3, 0.5)}  # noqa: RUF012
    seat_facts = ("contracts", "completed")
    words = {"offer": position.offer}  # noqa: RUF012

    def lay(self, g: Imperium) -> None:
        g.contract_bank = list(ALL)

    def check(self, g: Imperium) -> Iterator[str]:
        found = g.contract_bank + g.offer + list(g.aside_contracts)
        for p in g.players:
            found += [token for token in (*p.contracts, *p.completed) if CONTRACTS[token].module == self.id]
        return compare(CONTRACTS, found, ALL)

    def visit(self, g: Imperium, seat: int, space: Space, total: Features) -> None:
        outlook.visit(g, seat, space, total)

    def acquired(self, g: Imperium, seat: int, card: int, total: Features) -> None:
        outlook.acquired(g, seat, card, total)

    def belongings(self, g: Imperium, seat: int, total: Features) -> None:
        p = g.players[seat]
        total |= {"contract": len(p.contracts), "completed-contract": len(p.completed)}

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        position.lay_out(g, facts)

    def piles(self, g: Imperium) -> dict[int, list[list[int]]]:
        return {NEW_CONTRACT: [g.contract_bank]}


register(Choam())

__all__ = ["cards", "contracts"]
