"""Demand Results: the two face-up contracts go to the allies, one to each."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium.modules.choam.contract import TAKE
from sietch.imperium.modules.choam.taking import take_contract
from sietch.imperium.modules.six_players.commanding import ACTIVATE
from sietch.imperium.modules.six_players.teams import allies_of, commander_of
from sietch.imperium.receiving import leader_words
from sietch.imperium.state import Imperium


class GiveContracts(Node[Imperium]):
    """The commander says which of the two the ally on the left takes; of a single one, which ally takes it."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if len(g.offer) > 1:
            g.ask(self, seat, x, [TAKE | contract for contract in sorted(set(g.offer))])
        elif g.offer:
            g.ask(self, seat, x, [ACTIVATE | ally for ally in allies_of(commander_of(seat))])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        left, right = allies_of(commander_of(seat))
        if option & ~ARG == ACTIVATE:
            take_contract(g, option & ARG, g.offer[0])
            return
        mine = option & ARG
        other = next(contract for place, contract in enumerate(g.offer) if place != g.offer.index(mine))
        take_contract(g, left, mine)
        take_contract(g, right, other)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.offer else ("why-no-contracts", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        if len(g.offer) > 1:
            return ("prompt-give-contracts", {"leader": leader_words(g, allies_of(commander_of(seat))[0])})
        return ("prompt-give-contract", {})

    def words(self) -> Words:
        return ("give-contracts", {})

    def icons(self) -> list[Icon]:
        return [("ally", 2), ("contract", 2)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"contract": float(len(g.offer))}
