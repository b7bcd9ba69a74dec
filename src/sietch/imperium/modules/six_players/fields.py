"""The fields that commanders, their allies and the Throne Row add to a game."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema

FIELDS = Schema(
    "SixPlayers",
    (
        Field("throne_row", Holds.PILE, "cards", ordered=True),  # for Shaddam's team alone
        # The turn that is being taken
        Field("token", Holds.ONE, "tokens"),  # the one that is about to be sent
        Field("swords_before", Holds.INT),  # of the activated ally, if that one has revealed: what it had before
    ),
    (
        Field("activated", Holds.SEAT),  # a commander's ally, who receives what the commander has no pieces for
        # Where the Agent tokens of a commander stand; none: on the leader, or not in the game.
        Field("left_at", Holds.ONE, "spaces"),
        Field("right_at", Holds.ONE, "spaces"),
        Field("both_at", Holds.ONE, "spaces"),
        Field("own_influence", Holds.INT),  # on the track of the personal board
        Field("own_alliance", Holds.FLAG),
        Field("swordmaster_sent", Holds.FLAG),  # in this round
        Field("swordmaster_gone", Holds.FLAG),  # to the box; its bonus token stays
        Field("conceded", Holds.FLAG),  # in this combat, to a teammate who is as strong
    ),
)
