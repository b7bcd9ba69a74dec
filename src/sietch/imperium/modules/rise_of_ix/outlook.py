"""What a seat may expect of tech tiles, freighters and dreadnoughts."""

from __future__ import annotations

from sietch.core.node import Features, add_features
from sietch.imperium.combat_outlook import in_conflict
from sietch.imperium.components import CARDS
from sietch.imperium.modules.rise_of_ix.tech import ACQUIRE_TECH, ACQUIRE_TECH_FOR_SOLARI, TECH
from sietch.imperium.modules.rise_of_ix.tech_tiles import AcquireTech
from sietch.imperium.outlook import asking
from sietch.imperium.state import Imperium


def tile(g: Imperium, seat: int, number: int) -> Features:
    return acquired(g, seat, ACQUIRE_TECH | number)


def tile_for_solari(g: Imperium, seat: int, number: int) -> Features:
    return acquired(g, seat, ACQUIRE_TECH_FOR_SOLARI | number)


def acquired(g: Imperium, seat: int, option: int) -> Features:
    node = asking(g)
    assert isinstance(node, AcquireTech)
    return in_conflict(g, seat, node.tile_features(g, seat, option))


def use(g: Imperium, seat: int, number: int) -> Features:
    facts = TECH[number]
    node = facts.flip or facts.use
    total = {} if node is None else add_features({}, node.features(g, seat))
    if facts.flip is None:
        add_features(total, {"tech-cost": -0.3 * facts.cost})
    return in_conflict(g, seat, total)


def keep_intrigue(g: Imperium, seat: int, _: int) -> Features:
    return {"intrigue": 1.0}


def under(g: Imperium, seat: int, _: int) -> Features:
    return {"intrigue": -0.8}


def force(g: Imperium, seat: int, other: int) -> Features:
    return {"hindrance": 1.0, "rival-points": -0.05 * g.players[other].points}


def set_ahead(g: Imperium, seat: int, number: int) -> Features:
    """A card that will be played, and not in the first turn."""
    return {"hand-icons": -0.5 * len(CARDS[number].icons)} if CARDS[number].icons else {"hand-icons": -3.0}


def scrap(g: Imperium, seat: int, _: int) -> Features:
    return {"victory-point": 1.0, "dreadnought": -1.0}
