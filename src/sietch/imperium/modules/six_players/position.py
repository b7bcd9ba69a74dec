"""Words of positions for six players: the Throne Row, and what commanders and allies have of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch.imperium.bits import bits
from sietch.imperium.components import CARDS, FREMEN, PLACES
from sietch.imperium.influence import TOP
from sietch.imperium.modules.six_players.board import OF_EMPEROR, OF_FREMEN
from sietch.imperium.modules.six_players.commanding import BOTH, TOKENS, put
from sietch.imperium.modules.six_players.personal_boards import ALLIANCE_AT, POINT_AT
from sietch.imperium.modules.six_players.teams import COMMANDERS, MUADDIB, SHADDAM, SIDES, allies_of, left_ally
from sietch.imperium.position import Facts, Pool, flag, index, number, whole
from sietch.imperium.state import Imperium, Player

OF_COMMANDERS = ("own_influence", "activated", "tokens_at")
SEAT_FACTS = (*OF_COMMANDERS, "swordmaster_sent", "swordmaster_gone")
# What commanders have no pieces or cards for.
OF_ALLIES = ("garrison", "supply", "troops", "memories", "worms", "swords", "hooks", "won", "matched", "objective")


def throne_row(facts: Facts, *ids: str) -> None:
    """The cards of the Throne Row."""
    facts.more["throne_row"] = ids


def lay_out(g: Imperium, facts: Facts) -> None:
    """Agents of a commander are its tokens in their order, unless `tokens_at` says which stands where."""
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        lay_swordmaster(p, said, seat)
        p.left_at = p.right_at = p.both_at = -1
        if seat in COMMANDERS:
            lay_commander(g, p, said, seat)
        else:
            check_ally(p, said, seat)
    for location, holder in facts.control.items():
        if holder in COMMANDERS:
            raise ValueError(f"seat {holder} is a commander, who controls nothing: not {location} either")
    ids = facts.more.get("throne_row", ())
    pool: Pool = facts.more["imperium"]
    g.throne_row = [take_named(g, pool, id) for id in ids]
    for card in g.throne_row:
        if FREMEN in CARDS[card].tags:
            raise ValueError(f"{CARDS[card].id!r} is of the Fremen: no such card comes to the Throne Row")


def lay_swordmaster(p: Player, said: Mapping[str, Any], seat: int) -> None:
    p.swordmaster_sent = flag(f"swordmaster_sent of seat {seat}", said.get("swordmaster_sent", False))
    p.swordmaster_gone = flag(f"swordmaster_gone of seat {seat}", said.get("swordmaster_gone", False))
    if (p.swordmaster_sent or p.swordmaster_gone) and not p.swordmaster:
        raise ValueError(f"seat {seat} has had no Swordmaster that could be sent or gone")
    if p.swordmaster_sent and p.swordmaster_gone:
        raise ValueError(f"the Swordmaster of seat {seat} is gone and cannot have been sent in this round")
    if p.swordmaster_gone and not p.agents:
        raise ValueError(f"seat {seat} has 2 agents when its Swordmaster is gone, not {p.at.bit_count()} at spaces")
    p.agents -= p.swordmaster_gone


def lay_commander(g: Imperium, p: Player, said: Mapping[str, Any], seat: int) -> None:
    for name in OF_ALLIES:
        if said.get(name):
            raise ValueError(f"seat {seat} is a commander, who has no {name}; its allies have")
    influence = said.get("influence")
    if isinstance(influence, Mapping) and any(influence.values()):
        raise ValueError(f"seat {seat} is a commander: own_influence is its own, the rest is that of its allies")
    p.own_influence = whole(f"own_influence of seat {seat}", said.get("own_influence", 0))
    if p.own_influence > TOP:
        raise ValueError(f"a personal track ends at {TOP}; seat {seat} cannot have {p.own_influence}")
    p.own_alliance = p.own_influence >= ALLIANCE_AT
    p.points += (p.own_influence >= POINT_AT) + p.own_alliance
    p.activated = said.get("activated", left_ally(seat))
    if p.activated not in allies_of(seat):
        raise ValueError(f"seat {seat} commands seats {allies_of(seat)}, not {p.activated!r}")
    lay_tokens(g, p, said, seat)
    check_boards(p, seat, OF_EMPEROR if seat == MUADDIB else OF_FREMEN)


def lay_tokens(g: Imperium, p: Player, said: Mapping[str, Any], seat: int) -> None:
    named = said.get("tokens_at") or dict(zip(TOKENS, said.get("at", ()), strict=False))
    if not isinstance(named, Mapping):
        raise ValueError(f"tokens_at of seat {seat}: places by token ({', '.join(TOKENS)}), not {named!r}")
    stand = {index(list(TOKENS), token): number(PLACES, place) for token, place in named.items()}
    if sorted(stand.values()) != bits(p.at):
        raise ValueError(f"tokens_at of seat {seat}: each of its agents at {list(said.get('at', ()))}, not {named!r}")
    if BOTH in stand and (not p.swordmaster or p.swordmaster_gone):
        raise ValueError(f"seat {seat} has no Swordmaster whose token could be sent")
    for token, place in stand.items():
        put(g, seat, token, place)


def check_ally(p: Player, said: Mapping[str, Any], seat: int) -> None:
    for name in OF_COMMANDERS:
        if said.get(name) or (name == "activated" and name in said):
            raise ValueError(f"seat {seat} is an ally; only commanders have {name}")
    if p.hooks and SIDES[seat] == SIDES[SHADDAM]:
        raise ValueError(f"seat {seat} is of Shaddam's team, which never has Maker Hooks")
    check_boards(p, seat, (*OF_EMPEROR, *OF_FREMEN))


def check_boards(p: Player, seat: int, others: tuple[str, ...]) -> None:
    """Only its commander is on a personal board."""
    for id in others:
        if p.at >> number(PLACES, id) & 1:
            raise ValueError(f"seat {seat} cannot have an agent at {id!r}, which is on a commander's own board")


def take_named(g: Imperium, pool: Pool, id: str) -> int:
    """Out of the Imperium deck, or out of the Row, which is then filled up."""
    found = number(CARDS, id)
    if found in g.row:
        g.row[g.row.index(found)] = g.imperium_deck.pop()
        return found
    return pool.take(id)
