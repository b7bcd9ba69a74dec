"""Words of positions for Immortality: the Tleilaxu Row, and what a seat has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sietch.imperium.components import CARDS
from sietch.imperium.modules.immortality.research import HEXES
from sietch.imperium.modules.immortality.tleilaxu_row import ROW_SIZE
from sietch.imperium.modules.immortality.tleilaxu_track import LAST
from sietch.imperium.position import Facts, Pool, flag, number, whole
from sietch.imperium.state import Imperium


def tleilaxu_row(facts: Facts, *ids: str, deck: Sequence[str] | None = None) -> None:
    """The two cards of the row; deck: the Tleilaxu deck, all others unless said.

    Fewer than two: the deck is empty, or they would have been refilled.
    """
    facts.more["tleilaxu_row"] = ids
    facts.more["tleilaxu_deck"] = deck


def tleilaxu_spice(facts: Facts, n: int) -> None:
    """What lies on the Tleilaxu track for the first who comes there."""
    facts.more["tleilaxu_spice"] = n


def card_pools(g: Imperium) -> Mapping[str, Pool]:
    return {"tleilaxu": Pool(CARDS, [*g.tleilaxu_deck, *g.tleilaxu_row])}


def lay_out(g: Imperium, facts: Facts) -> None:
    pool: Pool = facts.more["pools"]["tleilaxu"]
    wanted, wanted_deck = facts.more.get("tleilaxu_row"), facts.more.get("tleilaxu_deck")
    named = pool.all(wanted)
    deck = pool.all(wanted_deck)
    if len(named) > ROW_SIZE:
        raise ValueError(f"the Tleilaxu Row has {ROW_SIZE} places, not {len(named)}")
    while len(named) < ROW_SIZE and pool.left and wanted_deck is None:
        named.append(pool.left.pop())
    g.tleilaxu_row = tuple(named)
    g.tleilaxu_deck = pool.left if wanted_deck is None else deck
    if "tleilaxu_spice" in facts.more:
        g.tleilaxu_spice = whole("the spice on the Tleilaxu track", facts.more["tleilaxu_spice"])
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        who = f"seat {seat}"
        if "research" in said:
            p.research = number(HEXES, said["research"])
        if "tleilaxu" in said:
            p.tleilaxu = whole(f"tleilaxu of {who}", said["tleilaxu"])
            if p.tleilaxu > LAST:
                raise ValueError(f"the Tleilaxu track ends at {LAST}; {who} cannot be at {p.tleilaxu}")
        p.specimens = whole(f"specimens of {who}", said.get("specimens", 0))
        if "atomics" in said:
            p.atomics = flag(f"atomics of {who}", said["atomics"])
        if "fought" in said:
            p.fought = flag(f"fought of {who}", said["fought"])
