"""The kinds of options and events that only the Mahdi rules have."""

from __future__ import annotations

from sietch.arrakis.teams import options as before
from sietch.core.rules import EventKind, OptionKind
from sietch.core.state import KIND_SHIFT

KINDS = (
    OptionKind("aim", "areas", "mahdi"),
    # What chance answers
    OptionKind("drawn-tactic", "tactics", "mahdi"),
)
AIM, DRAWN_TACTIC = ((len(before.OF_ALL) + place) << KIND_SHIFT for place in range(len(KINDS)))

EVENTS = (
    # The start of a round
    EventKind("harvest-chosen", "tactics"),
    EventKind("target-chosen", "tactics"),
    EventKind("tactic-unfit", "tactics"),
    EventKind("no-target"),
    EventKind("reinforced", "decks"),
    # A turn
    EventKind("die-rolled", "results"),
    EventKind("die-rolled-again", "results"),
    EventKind("die-as-named", "results"),
    EventKind("die-wasted", "results"),
    EventKind("die-joined"),
    # Leadership and Strategy
    EventKind("sietch-attacked", "areas", n_of="areas"),
    EventKind("no-sietch-to-attack"),
    EventKind("legion-attacked", "areas", n_of="areas"),
    EventKind("no-legion-to-attack"),
    EventKind("attack-ceased", "areas"),
    # Movement
    EventKind("marched", "areas", n_of="areas"),
    EventKind("target-too-strong", "areas"),
    EventKind("temporary-target", "areas"),
    EventKind("no-sietch-weak-enough", "areas"),
    EventKind("nobody-marches"),
    # Tokens
    EventKind("garrisoned", "areas"),
    EventKind("garrison-turned", "tokens", n_of="areas"),
    # Deployment and House
    EventKind("deployed-at", "areas"),
    # Mentat
    EventKind("card-drawn", "planning"),
    EventKind("card-reinforces", "planning"),
    EventKind("scheme-laid", "planning"),
    EventKind("deck-rebuilt", "decks"),
    # The end of a round
    EventKind("supremacy-of-time"),
    EventKind("supremacy-of-spice"),
    # More about movement and battles
    EventKind("nobody-else-marches"),
    EventKind("reinforcements-used"),
    EventKind("over-the-limit", "areas"),
    # Vehicles: by which of the criteria the next ones are placed
    EventKind("harvesters-by"),
    EventKind("carryalls-by"),
    EventKind("ornithopters-by"),
)
(
    HARVEST_CHOSEN,
    TARGET_CHOSEN,
    TACTIC_UNFIT,
    NO_TARGET,
    REINFORCED,
    DIE_ROLLED,
    DIE_ROLLED_AGAIN,
    DIE_AS_NAMED,
    DIE_WASTED,
    DIE_JOINED,
    SIETCH_ATTACKED,
    NO_SIETCH_TO_ATTACK,
    LEGION_ATTACKED,
    NO_LEGION_TO_ATTACK,
    ATTACK_CEASED,
    MARCHED,
    TARGET_TOO_STRONG,
    TEMPORARY_TARGET,
    NO_SIETCH_WEAK_ENOUGH,
    NOBODY_MARCHES,
    GARRISONED,
    GARRISON_TURNED,
    DEPLOYED_AT,
    CARD_DRAWN,
    CARD_REINFORCES,
    SCHEME_LAID,
    DECK_REBUILT,
    SUPREMACY_OF_TIME,
    SUPREMACY_OF_SPICE,
    NOBODY_ELSE_MARCHES,
    REINFORCEMENTS_USED,
    OVER_THE_LIMIT,
    HARVESTERS_BY,
    CARRYALLS_BY,
    ORNITHOPTERS_BY,
) = range(len(before.EVENTS_OF_ALL), len(before.EVENTS_OF_ALL) + len(EVENTS))

OF_ALL = (*before.OF_ALL, *KINDS)
EVENTS_OF_ALL = (*before.EVENTS_OF_ALL, *EVENTS)
