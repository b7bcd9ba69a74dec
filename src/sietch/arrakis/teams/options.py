"""The kinds of options and events that only games with partners have."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.core.rules import EventKind, OptionKind, Sight
from sietch.core.state import KIND_SHIFT

KINDS = (
    OptionKind("act", "decks", "teams"),
    OptionKind("board", "decks", "teams"),
    OptionKind("cone", "", "teams"),
)
ACT, BOARD, CONE = ((len(o.KINDS) + place) << KIND_SHIFT for place in range(len(KINDS)))

EVENTS = (
    EventKind("partner-acts", "decks"),
    EventKind("partner-carries-out", "decks", n_of="results"),
    EventKind("die-taken", "decks", n_of="results"),
    EventKind("die-set-aside", "results"),
    EventKind("card-handed-over", "planning", Sight.OWNER),
    EventKind("cone-removed", reveals=True),
)
PARTNER_ACTS, PARTNER_CARRIES_OUT, DIE_TAKEN, DIE_SET_ASIDE, CARD_HANDED_OVER, CONE_REMOVED = range(
    len(o.EVENTS), len(o.EVENTS) + len(EVENTS)
)

# With those of every game, which have the same numbers.
OF_ALL = (*o.KINDS, *KINDS)
EVENTS_OF_ALL = (*o.EVENTS, *EVENTS)
