"""The fields of the toy game; `state.py` is written from here by `python -m tests.conformance.toy.write_state`."""

from sietch.core.schema import Field, Holds, Schema, See

SCHEMA = Schema(
    "Bazaar",
    game=(
        Field("round", Holds.INT),
        Field("first", Holds.SEAT),
        Field("deck", Holds.PILE, "cards", See.SIZE, pool="cards"),
        Field("discard", Holds.PILE, "cards"),
        Field("rolled", Holds.ONE, "faces"),
        Field("best", Holds.SEATS, "rounds"),  # who scored last
        Field("porters", Holds.PLACES, "seats", to="stalls"),  # where each stands, none before the first errand
    ),
    player=(
        Field("gold", Holds.INT),
        Field("points", Holds.INT),
        Field("hand", Holds.PILE, "cards", See.OWNER, pool="cards"),
        Field("kept", Holds.RARE, "cards"),
        Field("played", Holds.MASK, "cards"),
        Field("passed", Holds.FLAG),
        Field("tally", Holds.NUMBERS, "rounds"),  # cards played
        Field("visited", Holds.SET, "stalls"),
        Field("wares", Holds.COUNTS, "rounds", to="wares"),  # what the porter brought
    ),
)
