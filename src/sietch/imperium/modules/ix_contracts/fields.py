"""The fields that the contracts of Rise of Ix add to a game."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

FIELDS = Schema(
    "IxContracts",
    (Field("ix_contract_box", Holds.PILE, "contracts", See.SIZE, pool="ix-contracts"),),  # out of the game, unseen
    # Dealt and not shown yet.
    (Field("dealt_contracts", Holds.RARE, "contracts", See.OWNER, pool="ix-contracts"),),
)
