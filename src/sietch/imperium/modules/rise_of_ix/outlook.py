"""What a seat may expect of tech tiles, freighters and dreadnoughts."""

from __future__ import annotations

from sietch.core.node import Features, add_features
from sietch.imperium.components import CARDS
from sietch.imperium.modules.rise_of_ix.tech import ACQUIRE_TECH, ACQUIRE_TECH_FOR_SOLARI, TECH
from sietch.imperium.modules.rise_of_ix.tech_tiles import AcquireTech
from sietch.imperium.outlook import Outlook, asking


def tile(look: Outlook, number: int) -> Features:
    return acquired(look, ACQUIRE_TECH | number)


def tile_for_solari(look: Outlook, number: int) -> Features:
    return acquired(look, ACQUIRE_TECH_FOR_SOLARI | number)


def acquired(look: Outlook, option: int) -> Features:
    g, seat = look.g, look.seat
    node = asking(g)
    assert isinstance(node, AcquireTech)
    return look.in_conflict(node.tile_features(g, seat, option))


def use(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    facts = TECH[number]
    node = facts.flip or facts.use
    total = {} if node is None else add_features({}, node.features(g, seat))
    if facts.flip is None:
        add_features(total, {"tech-cost": -0.3 * facts.cost})
    return look.in_conflict(total)


def keep_intrigue(look: Outlook, _: int) -> Features:
    return {"intrigue": 1.0}


def under(look: Outlook, _: int) -> Features:
    return {"intrigue": -0.8}


def force(look: Outlook, other: int) -> Features:
    return {"hindrance": 1.0, "rival-points": -0.05 * look.g.players[other].points}


def set_ahead(look: Outlook, number: int) -> Features:
    """A card that will be played, and not in the first turn."""
    return {"hand-icons": -0.5 * len(CARDS[number].icons)} if CARDS[number].icons else {"hand-icons": -3.0}


def scrap(look: Outlook, _: int) -> Features:
    return {"victory-point": 1.0, "dreadnought": -1.0}
