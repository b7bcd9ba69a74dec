"""What a person may expect of deciding for a player without a seat: what helps that one is worth nothing to others."""

from __future__ import annotations

from sietch.core.node import Features, add_features
from sietch.core.state import BRANCH
from sietch.imperium import options as o
from sietch.imperium.components import NODES
from sietch.imperium.influence import influence_features
from sietch.imperium.modules.automatic.influence import CHOOSE_FACTION
from sietch.imperium.modules.automatic.receiving import CHOOSE_FOR
from sietch.imperium.outlook import EXPECTATIONS, Outlook


def faction(look: Outlook, number: int) -> Features:
    g = look.g
    if g.asking is None or g.asking[0] is not CHOOSE_FACTION:
        return EXPECTATIONS[o.FACTION](look, number)
    player, n = CHOOSE_FACTION.about(g.asking[2])
    return add_features({}, influence_features(g, player, number, n), -1.0)


def branch(look: Outlook, number: int) -> Features:
    g = look.g
    if g.asking is None or g.asking[0] is not CHOOSE_FOR:
        return EXPECTATIONS[BRANCH](look, number)
    return add_features({}, NODES.nodes[number].features(g, CHOOSE_FOR.player(g.asking[2])), -1.0)
