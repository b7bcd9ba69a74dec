"""What lies on the table besides in a game by the Mahdi rules."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

INT, FLAG, NUMBERS, ONE, SET = Holds.INT, Holds.FLAG, Holds.NUMBERS, Holds.ONE, Holds.SET
PILE, PLACES = Holds.PILE, Holds.PLACES

FIELDS = Schema(
    "Mahdi",
    (
        # Tactic cards
        Field("tactic_deck", PILE, "tactics", see=See.SIZE),
        Field("tactic_discard", PILE, "tactics"),
        Field("harvest", ONE, "tactics"),  # the card of the Harvesting Sector
        Field("target", ONE, "tactics"),  # the card of the Target Sietch
        Field("sietch_of", PLACES, "tactics", to="areas"),  # where the sietch of each card lies, as long as it stands
        Field("temporary_target", ONE, "areas"),  # a sietch that stands in for the target when legions move
        # Harkonnen dice
        Field("unrolled", INT),
        Field("on_spice_board", INT),
        Field("spent_dice", NUMBERS, "results"),  # by the face that they keep
        Field("ornithopter_used", FLAG),  # in this turn
        # Harkonnen planning cards
        Field(
            "reinforcements", PILE, "decks", ordered=True
        ),  # the pile from the bottom to the top, by the cards' backs
        Field("top_discard", ONE, "planning"),  # the card discarded last
        Field("beside", PILE, "planning"),  # Hawat's Scheming that waits for the next one
        # Harkonnen deployment tokens, which lie face down
        Field("black_at", PILE, "areas", ordered=True),
        Field("black_faces", PILE, "tokens", see=See.SIZE, pool="black", ordered=True),
        Field("black_pool", PILE, "tokens", see=See.SIZE, pool="black"),
        Field("silver_at", PILE, "areas", ordered=True),
        Field("silver_faces", PILE, "tokens", see=See.SIZE, pool="silver", ordered=True),
        Field("silver_pool", PILE, "tokens", see=See.SIZE, pool="silver"),
        # What is being done
        Field("marched", SET, "areas"),  # where legions stand that have moved in this action
        Field("chosen", SET, "areas"),  # areas, settlements or legions that a step has dealt with
    ),
    (
        # The Reinforcements by deck, in the order of the pile: nobody looks at them
        Field("house_reinforcements", PILE, "planning", see=See.SIZE, pool="house", ordered=True),
        Field("ally_reinforcements", PILE, "planning", see=See.SIZE, pool="allies", ordered=True),
    ),
)
