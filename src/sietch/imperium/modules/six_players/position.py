"""Words of positions for six players: the Throne Row, and what commanders and allies have of their own."""

from __future__ import annotations

from sietch.imperium.components import CARDS, PLACES
from sietch.imperium.modules.six_players.commanding import TOKENS, put
from sietch.imperium.modules.six_players.personal_boards import ALLIANCE_AT, POINT_AT
from sietch.imperium.modules.six_players.teams import COMMANDERS, allies_of, left_ally
from sietch.imperium.position import Facts, Pool, flag, index, number, whole
from sietch.imperium.state import Imperium

SEAT_FACTS = ("own_influence", "activated", "tokens_at", "swordmaster_sent", "swordmaster_gone")


def throne_row(facts: Facts, *ids: str) -> None:
    """The cards of the Throne Row."""
    facts.more["throne_row"] = ids


def lay_out(g: Imperium, facts: Facts) -> None:
    """Agents of a commander are its tokens in their order, unless `tokens_at` says which stands where."""
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        p.swordmaster_sent = flag(f"swordmaster_sent of seat {seat}", said.get("swordmaster_sent", False))
        p.swordmaster_gone = flag(f"swordmaster_gone of seat {seat}", said.get("swordmaster_gone", False))
        p.agents -= p.swordmaster_gone
        p.left_at = p.right_at = p.both_at = -1
        if seat not in COMMANDERS:
            continue
        p.own_influence = whole(f"own_influence of seat {seat}", said.get("own_influence", 0))
        p.own_alliance = p.own_influence >= ALLIANCE_AT
        p.points += (p.own_influence >= POINT_AT) + p.own_alliance
        p.activated = said.get("activated", left_ally(seat))
        if p.activated not in allies_of(seat):
            raise ValueError(f"seat {seat} commands seats {allies_of(seat)}, not {p.activated!r}")
        named = said.get("tokens_at") or dict(zip(TOKENS, said.get("at", ()), strict=False))
        for token, place in named.items():
            put(g, seat, index(list(TOKENS), token), number(PLACES, place))
    ids = facts.more.get("throne_row", ())
    pool: Pool = facts.more["imperium"]
    g.throne_row = [take_named(g, pool, id) for id in ids]


def take_named(g: Imperium, pool: Pool, id: str) -> int:
    """Out of the Imperium deck, or out of the Row, which is then filled up."""
    found = number(CARDS, id)
    if found in g.row:
        g.row[g.row.index(found)] = g.imperium_deck.pop()
        return found
    return pool.take(id)
