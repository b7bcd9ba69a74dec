"""The four conflict cards, without battle icons."""

from __future__ import annotations

from sietch.imperium.components import NO_ICON, Box
from sietch.imperium.modules.rise_of_ix.freighters import Freighter
from sietch.imperium.vocabulary import *

conflict = Box("ix-conflicts").conflict

conflict(
    "skirmish-ix-spice",
    level=1,
    icon=NO_ICON,
    first=seq(Freighter(), gain(SPICE, 1)),
    second=gain(SOLARI, 3),
    third=gain(SOLARI, 2),
)
conflict(
    "skirmish-ix-troop",
    level=1,
    icon=NO_ICON,
    first=seq(Freighter(), troops(1)),
    second=gain(SPICE, 2),
    third=gain(SPICE, 1),
)
conflict(
    "trade-monopoly",
    level=2,
    icon=NO_ICON,
    first=seq(Freighter(), Freighter(), troops(1)),
    second=seq(intrigue_card(), gain(WATER, 1)),
    third=choose(intrigue_card(), gain(WATER, 1)),
)
conflict(
    "economic-supremacy",
    level=3,
    icon=NO_ICON,
    first=seq(
        victory_point(),
        pay_get(pay(SOLARI, 6), victory_point()),
        pay_get(pay(SPICE, 4), victory_point()),
    ),
    second=victory_point(),
    third=seq(gain(SPICE, 2), gain(SOLARI, 2)),
)
