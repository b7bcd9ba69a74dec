"""Players without a seat: what lies before them instead of a leader."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.node import Node
from sietch.imperium import options as o
from sietch.imperium.catalogue import entry, new_kind, part
from sietch.imperium.components import ICONS, LEADERS, NODES, TABLES, Leader, Named, register
from sietch.imperium.state import Imperium

DEALT_RIVAL = o.KINDS.add("dealt-rival", "leaders", module="automatic")  # what chance gives
RIVAL_JOINED = o.EVENTS.add("rival-joined", "leaders")

DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz-haderach")
MERCENARY, SARDAUKAR, MENTAT, KWISATZ_HADERACH = range(len(DIFFICULTIES))
TABLES["difficulties"] = [Named(name) for name in DIFFICULTIES]


@dataclass(eq=False)
class Rival(Leader):
    """of: the leader who it is. swordmaster: the resources for which it gains its Swordmaster; 0: in another way.

    priority: factions in the order in which it prefers them, where the card says so.
    """

    of: str = ""
    swordmaster: int = 0
    priority: tuple[int, ...] = ()
    scheme: Node[Any] | None = None
    streamlined: bool = False


new_kind("rival", after="leader")


def rival(module: str, id: str, *, signet: Node[Any] | None, scheme: Node[Any] | None = None, **facts: Any) -> Rival:
    new = Rival(id, module, signet=signet, scheme=scheme, other_side=True, has_deck=False, entry=rival_entry, **facts)
    register(LEADERS, new)
    with NODES.of(module):
        for name, node in (("signet", signet), ("scheme", scheme)):
            if node is not None and node.number < 0:
                NODES.register(f"{id}.{name}", node)
    return new


def rivals(ruleset: Any) -> list[Rival]:
    """Those that can be rivals in a game; House Hagal itself is none."""
    return [leader for leader in LEADERS if isinstance(leader, Rival) and leader.of and ruleset.has(leader)]


def rival_of(g: Imperium, player: int) -> Rival:
    found = LEADERS[g.players[player].leader]
    assert isinstance(found, Rival)
    return found


def rival_entry(card: Rival) -> Entry:
    return entry(card, "rival", _parts(card))


def _parts(card: Rival) -> Iterator[Part]:
    if card.swordmaster:
        yield ("part-swordmaster", ("rival-swordmaster", {"n": card.swordmaster}), [("swordmaster", 1)])
    if card.priority:
        factions = tuple(("rival-faction", {"faction": ICONS[faction]}) for faction in card.priority)
        yield ("part-priority", ("rival-priority", {"factions_steps": factions}), [])
    yield from part("part-signet", card.signet)
    yield from part("part-scheme", card.scheme)
    if card.streamlined:
        yield ("part-mark", ("rival-streamlined", {}), [])
