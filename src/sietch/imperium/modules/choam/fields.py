"""The fields that contracts add to a game."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

FIELDS = Schema(
    "Choam",
    (
        Field("offer", Holds.PILE, "contracts", ordered=True),  # face-up contracts
        Field("contract_bank", Holds.PILE, "contracts", See.SIZE),
        Field("aside_contracts", Holds.RARE, "contracts"),  # only for Shaddam
    ),
    (
        Field("contracts", Holds.RARE, "contracts"),
        Field("completed", Holds.RARE, "contracts"),
    ),
)
