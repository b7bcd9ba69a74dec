"""Words of positions for this game: who has the Mentat, and what seats have of its own fields."""

from __future__ import annotations

from typing import Any

from sietch.imperium.components import FACTIONS, ICONS, LEADERS, PLACES, any_trait
from sietch.imperium.modules.base.masterstroke import TOKENS
from sietch.imperium.position import Facts, index, mask, names, number, place_at_table
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import DECK_CHANGED

SEAT_FACTS = ("tokens", "barred", "second_at")


def mentat(facts: Facts, seat: int | None, next_round: int | None = None) -> None:
    """Who has the Mentat, besides the agents that are said; next_round: who takes it then."""
    facts.more["mentat"] = None if seat is None else place_at_table(facts, seat)
    facts.more["mentat_next"] = None if next_round is None else place_at_table(facts, next_round)


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
            p.tokens = lay_tokens(g, seat, said["tokens"])
            p.tokens_left = tuple(faction for faction in FACTIONS if faction not in p.tokens)
        if "barred" in said:
            p.voiced = mask(PLACES, said["barred"], "barred")
        if "second_at" in said:
            p.second_at = number(PLACES, said["second_at"])
            if not p.at >> p.second_at & 1:
                raise ValueError(f"second_at: seat {seat} has no first agent at {said['second_at']}")
            p.agents -= 1
            if p.agents < 0:
                raise ValueError(f"second_at: seat {seat} has no agent left for {said['second_at']}")


def lay_tokens(g: Imperium, seat: int, named: Any) -> tuple[int, ...]:
    """Two different ones, or none when they were shown; of who has tokens."""
    found = [index([ICONS[x] for x in FACTIONS], name) for name in names(f"tokens of seat {seat}", named)]
    if found and not any_trait(LEADERS[g.players[seat].leader].ability, "has_tokens"):
        raise ValueError(f"the leader of seat {seat} has no tokens")
    if found and not len(found) == len(set(found)) == TOKENS:
        raise ValueError(f"tokens of seat {seat}: {TOKENS} different ones, or none, not {named!r}")
    return tuple(sorted(found))
