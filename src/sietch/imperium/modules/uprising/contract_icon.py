"""The contract icon of Uprising's board and cards. Without contracts in the game it is worth solari."""

from __future__ import annotations

from sietch.core.node import Icon, Words
from sietch.imperium.meanings import Meant

SOLARI_INSTEAD = 2


class ContractIcon(Meant):
    """Take one of the face-up contracts; where there is none, solari."""

    name = "contract"

    def words(self) -> Words:
        return ("take-contract", {"n": SOLARI_INSTEAD})

    def icons(self) -> list[Icon]:
        return [("contract", 1)]
