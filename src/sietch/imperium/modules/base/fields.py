"""The fields that the game of 2020 and its cards add."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

FIELDS = Schema(
    "Base",
    (
        Field("arrakis_liaison", Holds.INT),  # cards left in two stacks of the reserve
        Field("foldspace", Holds.INT),
        Field("mentat", Holds.SEAT),  # who has the Mentat; -1: it stands on its space
        Field("mentat_next", Holds.SEAT),  # who takes it at the start of the next round
        # The turn that is being taken
        Field("acted", Holds.FLAG),  # a card was played or something else done
        Field("unhindered", Holds.FLAG),  # others' agents do not stop the next agent
        Field("envoy", Holds.FLAG),  # the played card has the icons of the four factions too
        Field("harvested", Holds.FLAG),  # spice, by the agent of this turn
        Field("flow_discount", Holds.INT),  # persuasion less for The Spice Must Flow
        Field("troops_deployed", Holds.INT),
    ),
    (
        Field("foreseen", Holds.RARE, "cards", See.OWNER, pool="cards"),  # the top card of the deck, looked at
        Field("tokens", Holds.RARE, "factions", See.OWNER, pool="tokens"),  # face down
        Field("tokens_left", Holds.RARE, "factions", See.OWNER, pool="tokens"),  # those not chosen
        Field("shown_tokens", Holds.RARE, "factions"),
        Field("voiced", Holds.MASK, "spaces"),  # barred to the others
        Field("second_at", Holds.ONE, "spaces"),  # where a second own agent stands beside the first
    ),
)
