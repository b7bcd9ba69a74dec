"""The fields that Immortality adds to a game."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

FIELDS = Schema(
    "Immortality",
    (
        Field("tleilaxu_row", Holds.RARE, "cards", ordered=True),  # without Reclaimed Forces, which is always there
        Field("tleilaxu_deck", Holds.PILE, "cards", See.SIZE),
        Field("tleilaxu_spice", Holds.INT),  # on the Tleilaxu track, for the first to come
        Field("grafted", Holds.ONE, "cards"),  # played this turn together with the first card
        Field("borrowed", Holds.ONE, "cards"),  # out of the Imperium Row, used this turn together with the first card
    ),
    (
        Field("research", Holds.ONE, "hexes"),  # where the research token stands
        Field("tleilaxu", Holds.INT),  # how far the Tleilaxu token has come
        Field("specimens", Holds.INT),
        Field("atomics", Holds.FLAG),
        Field("returning", Holds.RARE, "cards"),  # from play to hand when the Reveal turn begins
        Field("fought", Holds.FLAG),  # played a combat intrigue card in this conflict
        # An intrigue card that the player has looked at and put on top of the deck.
        Field("intrigue_put_back", Holds.RARE, "intrigues", See.OWNER, pool="intrigue"),
        Field("intrigues_looked_at", Holds.RARE, "intrigues", See.OWNER, pool="intrigue"),
    ),
)
