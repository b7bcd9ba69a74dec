"""Words of positions for this game: who has the Mentat, and what seats have of its own fields."""

from __future__ import annotations

from sietch.imperium.components import FACTIONS, ICONS, PLACES
from sietch.imperium.position import Facts, index, mask, number
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import DECK_CHANGED

SEAT_FACTS = ("tokens", "barred", "second_at")


def mentat(facts: Facts, seat: int | None, next_round: int | None = None) -> None:
    """Who has the Mentat, besides the agents that are said; next_round: who takes it then."""
    facts.more["mentat"] = seat
    facts.more["mentat_next"] = next_round


def lay_out(g: Imperium, facts: Facts) -> None:
    holder, following = facts.more.get("mentat"), facts.more.get("mentat_next")
    if holder is not None:
        g.mentat = holder
        g.players[holder].agents += 1
    if following is not None:
        g.mentat_next = following
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        for watch in g.ruleset.watchers[DECK_CHANGED][p.leader]:
            watch(g, seat, -1)
        if "tokens" in said:
            p.tokens = tuple(sorted(index([ICONS[x] for x in FACTIONS], name) for name in said["tokens"]))
            p.tokens_left = tuple(faction for faction in FACTIONS if faction not in p.tokens)
        if "barred" in said:
            p.voiced = mask(PLACES, said["barred"], "barred")
        if "second_at" in said:
            p.second_at = number(PLACES, said["second_at"])
            p.agents -= 1
