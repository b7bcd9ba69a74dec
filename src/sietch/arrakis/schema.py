"""Every field of a War for Arrakis game: what it holds and who may see it. `state.py` is written from here."""

from __future__ import annotations

from sietch.core.schema import Field, Holds, Schema, See

INT, FLAG, NUMBERS, ONE, MASK, SET = Holds.INT, Holds.FLAG, Holds.NUMBERS, Holds.ONE, Holds.MASK, Holds.SET
SEAT, PILE, RARE, PLACES, COUNTS = Holds.SEAT, Holds.PILE, Holds.RARE, Holds.PLACES, Holds.COUNTS

GAME = (
    # The table
    Field("house_rules", MASK, "house_rules"),
    Field("round", INT),
    Field("phase", ONE, "phases"),
    Field("winner", SEAT),
    Field("supremacy", INT),
    Field("prescience", NUMBERS, "markers"),
    Field("objective_deck", PILE, "objectives", see=See.SIZE, pool="objectives"),
    Field("settlements", SET, "areas"),  # Harkonnen settlements that stand
    Field("sietches", SET, "areas"),  # all sietches that stand
    Field("hidden_at", PILE, "areas", ordered=True),  # where face-down sietches are; their levels are the owner's
    Field("open_at", PILE, "areas", ordered=True),  # where face-up sietches are
    Field("open_levels", PILE, "levels", ordered=True),
    Field("stations", SET, "areas"),
    Field("station_faces", PILE, "markers", see=See.SIZE),  # nobody knows which lies where
    Field("atomics_ready", FLAG),  # a prescience marker has reached their mark
    Field("detonated", ONE, "areas"),
    Field("bene_gesserit", INT),  # tokens in the reserve
    Field("token_pool", PILE, "tokens", see=See.SIZE, pool="standard"),
    # The desert
    Field("worms", SET, "areas"),
    Field("wild_maker", ONE, "areas"),
    Field("wormsigns", SET, "areas"),
    Field("wormsign_at", PILE, "areas", ordered=True),
    Field("wormsign_faces", PILE, "wormsigns", see=See.SIZE, pool="wormsigns", ordered=True),
    Field("wormsign_pool", PILE, "wormsigns", see=See.SIZE, pool="wormsigns"),
    Field("worms_moved", SET, "areas"),  # where worms stand that moved in this action
    Field("storm", SET, "areas"),  # where the Coriolis storm is still to be rolled for
    Field("worms_due", SET, "areas"),  # hazards: where a token showed a worm that is not placed yet
    Field("worms_placed", SET, "areas"),  # hazards: where a worm was placed and its effect is still to come
    # Vehicles and spice
    Field("harvesters", SET, "areas"),
    Field("ornithopters", MASK, "zones"),
    Field("carryalls", MASK, "zones"),
    Field("imperium", NUMBERS, "powers"),  # the row of each imperium marker, 1 the top, 5 the bottom
    Field("sanctions", MASK, "powers"),  # active ones
    Field("dropped", MASK, "powers"),  # markers that moved down in this spice phase
    Field("spice", INT),
    Field("reserve", INT),
    Field("stockpiled", FLAG),
    # Prescience cards
    Field("prescience_deck", PILE, "prescience", see=See.SIZE),
    Field("revealed", PILE, "prescience", ordered=True),
    Field("claimed", RARE, "prescience"),
    Field("removed", RARE, "prescience"),
    Field("claims", INT),  # claimed in this round
    Field("held", ONE, "prescience"),  # by Eyes of Ibad
    Field("feared", ONE, "prescience"),  # by Fear Is the Mind-Killer
    Field("harvesters_lost", INT),  # to Atreides legions or sandworms in this action phase
    Field("deeds", MASK, "deeds"),  # of this turn
    # Leaders
    Field("entered", MASK, "leaders"),
    Field("gone", MASK, "leaders"),  # left the game for good
    Field("spent", MASK, "leaders"),
    Field("tank", NUMBERS, "leaders"),  # the space in the regeneration tank, 0 for none
    Field("leader_at", PLACES, "leaders", to="areas"),
    # The turn that is being taken
    Field("turn", SEAT),
    Field("die_spent", FLAG),  # the tank moves at the end of the turn
    Field("free_declined", FLAG),  # free actions were looked at and none was taken: not offered again at once
    Field("named_die", ONE, "results"),  # Truthtrance: the die the Harkonnen must use
    Field("paul_stopped", INT),  # Seek Out the Mahdi: 1 from the next Atreides turn on, 2 in that turn
    Field("flown", SET, "areas"),  # where legions stand that used troop transport in this round
    Field("flying", SET, "areas"),  # where legions have flown to in this action
    Field("that_legion", ONE, "areas"),  # what the last step of a card reinforced or moved
    Field("origin", ONE, "areas"),  # the legion that is being moved
    Field("group", INT, "figures"),  # the figures of it that are to move, packed as in a legion
    Field("group_leaders", MASK, "leaders"),
    Field("group_tokens", MASK, "token_slots"),
    Field("fresh", COUNTS, "areas", to="figures"),  # figures that moved in this action
    Field("fresh_leaders", MASK, "leaders"),
    Field("arrivals", SET, "areas"),  # where a legion has arrived and what that brings is still to come
    # The battle that is being fought
    Field("attacker", SEAT),
    Field("attack_from", ONE, "areas"),
    Field("attack_at", ONE, "areas"),
    Field("battle_round", INT),
    Field("battle_rules", MASK, "battle_rules"),
    Field("named_foe", FLAG),  # an Atreides named leader fights in this round
)

PLAYER = (
    Field("legions", COUNTS, "areas", to="figures"),
    Field("at", SET, "areas"),  # where the legions are
    Field("supply", NUMBERS, "figures"),
    Field("dice", NUMBERS, "results"),  # unused action dice
    Field("bene_gesserit_dice", NUMBERS, "results"),  # unused tokens in slots
    Field("bene_gesserit", INT),
    Field("house_hand", PILE, "planning", see=See.OWNER, pool="house", part="house"),
    Field("ally_hand", PILE, "planning", see=See.OWNER, pool="allies", part="ally"),
    Field("house_deck", PILE, "planning", see=See.OWNER, pool="house", part="house"),
    Field("ally_deck", PILE, "planning", see=See.OWNER, pool="allies", part="ally"),
    Field("discard", PILE, "planning"),
    Field("objectives", PILE, "objectives", see=See.OWNER, pool="objectives"),
    # The Atreides' face-down tokens: where each lies, and its face
    Field("sietch_levels", PILE, "levels", see=See.OWNER, pool="sietches", ordered=True),
    Field("starting_at", PILE, "areas", ordered=True),
    Field("starting_faces", PILE, "tokens", see=See.OWNER, pool="starting", ordered=True),
    Field("standard_at", PILE, "areas", ordered=True),
    Field("standard_faces", PILE, "tokens", see=See.OWNER, pool="standard", ordered=True),
    Field("starting_lost", PILE, "tokens", see=See.OWNER, pool="starting"),  # taken off the map unseen
    Field("standard_lost", PILE, "tokens", see=See.OWNER, pool="standard"),
    Field("drawn_token", PILE, "tokens", see=See.OWNER, pool="standard"),
    # In a battle
    Field("burnt", INT),  # planning cards discarded for dice in this round
    Field("rolled", NUMBERS, "faces"),
    Field("abilities", MASK, "leaders"),  # named leaders whose ability is used
    Field("generic_abilities", INT),
    Field("wounds", INT),
)

SCHEMA = Schema("Arrakis", GAME, PLAYER)
