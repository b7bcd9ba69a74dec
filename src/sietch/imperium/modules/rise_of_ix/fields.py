"""The fields that tech tiles, dreadnoughts, freighters and the leaders of Rise of Ix add to a game."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

FIELDS = Schema(
    "RiseOfIx",
    (
        Field("tech_shown", Holds.PLACES, "tech-stacks", to="tech"),  # the face-up tile of each stack
        Field("tech_left", Holds.NUMBERS, "tech-stacks"),  # how many lie face down under it
        Field("tech_bank", Holds.PILE, "tech", See.SIZE),  # all that lie face down: which is where, nobody knows
        Field("tech_trashed", Holds.RARE, "tech"),
        Field("dreadnoughts_at", Holds.SEATS, "locations"),  # whose dreadnought controls a location
        Field("dreadnought_placed", Holds.ONE, "locations"),  # the one that was put there in this combat
        Field("ix_foldspace", Holds.INT),  # cards left for Ilesa Ecaz
        Field("under_intrigue", Holds.RARE, "intrigues", See.SIZE, pool="intrigue"),  # at the bottom of the deck
        # The turn that is being taken
        Field("commissioned", Holds.INT),
        Field("dreadnoughts_deployed", Holds.INT),  # by the right of the space
        Field("troops_this_turn", Holds.INT),  # for any reason
        Field("persuasion_spent", Holds.INT),
        Field("unblocked", Holds.FLAG),  # others' agents do not stop the agent of this turn
        Field("further_turns", Holds.INT),  # of the same player, right after this one
    ),
    (
        Field("dreadnoughts", Holds.INT),  # in supply
        Field("docked", Holds.INT),  # dreadnoughts in the garrison
        Field("fighting", Holds.INT),  # dreadnoughts in the conflict
        Field("freighter", Holds.INT),
        Field("negotiators", Holds.INT),
        Field("tech", Holds.RARE, "tech"),
        Field("tech_flipped", Holds.RARE, "tech"),  # those of them that are face down until the next round
        Field("solari_if_won", Holds.INT),
        Field("snoopers", Holds.MASK, "factions"),  # still on their tracks
        Field("ahead", Holds.RARE, "cards", See.OWNER, pool="cards"),  # set aside face down
        Field("shown_ahead", Holds.ONE, "cards"),  # came back to hand in this turn
        Field("turns_taken", Holds.INT),  # in this round, by who sets cards aside
        Field("intrigue_on_top", Holds.RARE, "intrigues", See.OWNER, pool="intrigue"),  # the deck's, looked at
    ),
)
