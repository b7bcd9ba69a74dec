"""The fields of every game of the family: what they hold and who may see them.

`state.py` is written from here and from the `fields.py` of the modules.
"""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

INT, FLAG, NUMBERS, ONE, MASK = Holds.INT, Holds.FLAG, Holds.NUMBERS, Holds.ONE, Holds.MASK
SEAT, SEATS, PILE, RARE = Holds.SEAT, Holds.SEATS, Holds.PILE, Holds.RARE

GAME = (
    # The table
    Field("house_rules", MASK, "house_rules"),
    Field("round", INT),
    Field("phase", ONE, "phases"),
    Field("first", SEAT),  # who has the First Player marker
    Field("row", PILE, "cards", ordered=True),
    Field("imperium_deck", PILE, "cards", See.SIZE),
    Field("prepare_the_way", INT),  # cards left in the two reserve stacks
    Field("spice_must_flow", INT),
    Field("intrigue_deck", PILE, "intrigues", See.SIZE, pool="intrigue"),
    Field("intrigue_discard", PILE, "intrigues"),
    Field("intrigue_trashed", RARE, "intrigues"),
    Field("trashed", RARE, "cards"),
    Field("conflict", ONE, "conflicts"),
    Field("conflict_deck", RARE, "conflicts"),  # every conflict not seen yet, also those left in the box
    Field("conflicts_left", RARE, "conflicts"),  # revealed before and won by nobody
    Field("conflict_cards", INT),  # how many the conflict deck still has
    Field("alliances", SEATS, "factions"),
    Field("control", SEATS, "locations"),
    Field("bonus_spice", NUMBERS, "makers"),
    Field("shield_wall", FLAG),
    Field("reveals", INT),  # counts Reveal turns, for the last tie-breaker
    Field("leader_pool", RARE, "leaders"),  # leaders that may be dealt or picked
    # The turn that is being taken
    Field("turn", SEAT),
    Field("revealing", FLAG),
    Field("played", ONE, "cards"),
    Field("space", ONE, "spaces"),
    Field("extra_paid", FLAG),
    Field("open", PILE, "nodes"),  # effects that wait to be taken
    Field("visit_influence", INT),  # influence the visited space still gives
    Field("recruited", INT),
    Field("deployed", INT),  # units deployed by the right of the space
    Field("units_sent", INT),  # units that went to the conflict this turn for any reason
    Field("deployment", INT),  # what may be deployed: see `troops.py`
    Field("spice_gained", INT),
    Field("spies_recalled", INT),
    Field("discarded", ONE, "cards"),  # by the effect that is being resolved
    Field("flow_acquired", FLAG),
    Field("sword_cards", PILE, "cards"),  # revealed cards that gave swords
    Field("repeated", FLAG),  # Reverend Mother used this turn
)

PLAYER = (
    Field("leader", ONE, "leaders"),
    Field("goods", NUMBERS, "goods"),  # solari, spice, water
    Field("influence", NUMBERS, "factions"),
    Field("points", INT),
    Field("agents", INT),  # on the leader, ready to be sent
    Field("swordmaster", FLAG),
    Field("council", FLAG),
    Field("hooks", FLAG),
    Field("at", MASK, "spaces"),  # where the sent agents stand
    Field("spies", MASK, "posts"),
    Field("supply", INT),
    Field("garrison", INT),
    Field("troops", INT),  # in the conflict
    Field("worms", INT),
    Field("swords", INT),
    Field("persuasion", INT),
    Field("hand", PILE, "cards", See.OWNER, pool="cards"),
    Field("deck", PILE, "cards", See.OWNER, pool="cards"),
    Field("looked_at", RARE, "cards", See.OWNER, pool="cards"),
    Field("on_top", RARE, "cards", ordered=True),  # of the deck, where everybody saw them go: the first is drawn first
    Field("discard", PILE, "cards"),
    Field("in_play", PILE, "cards"),  # played in Agent turns of this round
    Field("revealed", PILE, "cards"),  # revealed in this Reveal turn
    Field("intrigues", PILE, "intrigues", See.OWNER, pool="intrigue"),
    Field("waiting", RARE, "intrigues"),  # played, face up until the end of the Reveal turn
    Field("aside", ONE, "cards"),  # set aside from the Imperium Row for this player alone
    Field("objective", ONE, "objectives"),
    Field("objective_up", FLAG),
    Field("won", RARE, "conflicts"),  # face up
    Field("matched", RARE, "conflicts"),  # face down
    Field("has_revealed", FLAG),
    Field("reveal_rank", INT),
    Field("memories", INT),
    Field("training", INT),
)

SCHEMA = Schema("Imperium", GAME, PLAYER)
