"""Completed contracts as a condition and as a count."""

from __future__ import annotations

from sietch.core.node import Count, Icon, Test, Words
from sietch.imperium.state import Imperium


class CompletedContracts(Test[Imperium]):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return len(g.players[seat].completed) >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = len(g.players[seat].completed)
        return None if have >= self.n else ("why-completed", {"n": self.n, "have": have})

    def words(self) -> Words:
        return ("if-completed", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("completed-contract", self.n)]


class ContractCount(Count[Imperium]):
    """Own completed contracts."""

    def count(self, g: Imperium, seat: int) -> int:
        return len(g.players[seat].completed)

    def words(self) -> Words:
        return ("count-completed", {})

    def icons(self) -> list[Icon]:
        return [("completed-contract", 1)]
