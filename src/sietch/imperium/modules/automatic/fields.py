"""The fields that players without a seat add to a game."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

FIELDS = Schema(
    "Automatic",
    (
        Field("hagal_deck", Holds.PILE, "hagal", See.SIZE),
        Field("hagal_discard", Holds.PILE, "hagal"),
        Field("difficulty", Holds.ONE, "difficulties"),
        Field("spy_placed", Holds.ONE, "posts"),  # by a rival, last
        Field("turns_due", Holds.INT),  # of House Hagal, after Agent turns of the first player
    ),
    (),
)
