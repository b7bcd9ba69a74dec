"""What lies on the table besides where two people share a side."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema

INT, FLAG, NUMBERS, ONE = Holds.INT, Holds.FLAG, Holds.NUMBERS, Holds.ONE

FIELDS = Schema(
    "Teams",
    (),
    (
        # Of the side's unused dice and tokens in slots those on the ally's board; the others are on the House's
        Field("ally_dice", NUMBERS, "results"),
        Field("ally_bene_gesserit_dice", NUMBERS, "results"),
        # Dice set aside while dice are divided, and how many of them are the ally's
        Field("aside", NUMBERS, "results"),
        Field("ally_aside", INT),
        Field("cones", INT),
        Field("talking", FLAG),  # a cone was removed in this turn: the partners show each other their cards
        Field("deciding", ONE, "decks"),  # whose player decides for the side now
        Field("acting", ONE, "decks"),  # whose player takes the side's turn
    ),
)
