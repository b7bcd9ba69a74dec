"""The board of 2020: 22 spaces and the bonuses of the four influence tracks."""

from __future__ import annotations

from typing import Any

from sietch.core.node import Node
from sietch.imperium.components import Box
from sietch.imperium.modules.base.decks import GainFromReserve
from sietch.imperium.modules.base.mentat import TakeMentat
from sietch.imperium.vocabulary import *

box = Box("base")
space = box.space

# Emperor
space(
    "conspire",
    icon=EMPEROR,
    faction=EMPEROR,
    cost=(SPICE, 4),
    effects=seq(gain(SOLARI, 5), troops(2), intrigue_card()),
)
space("wealth", icon=EMPEROR, faction=EMPEROR, effects=gain(SOLARI, 2))

# Spacing Guild
space(
    "heighliner",
    icon=GUILD,
    faction=GUILD,
    combat=True,
    cost=(SPICE, 6),
    effects=seq(troops(5), gain(WATER, 2)),
)
space("foldspace", icon=GUILD, faction=GUILD, effects=GainFromReserve("foldspace-card"))

# Bene Gesserit
space(
    "selective-breeding",
    icon=BENE_GESSERIT,
    faction=BENE_GESSERIT,
    cost=(SPICE, 2),
    effects=pay_get(trash_cost(), draw(2)),
)
space("secrets", icon=BENE_GESSERIT, faction=BENE_GESSERIT, effects=seq(intrigue_card(), StealIntrigue()))

# Fremen
space("hardy-warriors", icon=FREMEN, faction=FREMEN, combat=True, cost=(WATER, 1), effects=troops(2))
space("stillsuits", icon=FREMEN, faction=FREMEN, combat=True, effects=gain(WATER, 1))

# Landsraad
space("high-council", icon=LANDSRAAD, cost=(SOLARI, 5), once="council-seat", effects=JoinCouncil())
space("mentat", icon=LANDSRAAD, cost=(SOLARI, 2), effects=seq(draw(1), TakeMentat()))
space("rally-troops", icon=LANDSRAAD, cost=(SOLARI, 4), effects=troops(4))
space("hall-of-oratory", icon=LANDSRAAD, effects=seq(troops(1), AssemblyPersuasion(1)))
space("swordmaster", icon=LANDSRAAD, cost=(SOLARI, 8), once="swordmaster", effects=HireSwordmaster())

# CHOAM
space("secure-contract", icon=SPICE_TRADE, effects=gain(SOLARI, 3))
space(
    "sell-melange",
    icon=SPICE_TRADE,
    cost=(SPICE, 2),
    amounts={2: gain(SOLARI, 6), 3: gain(SOLARI, 8), 4: gain(SOLARI, 10), 5: gain(SOLARI, 12)},
)

# Cities
space("arrakeen", icon=CITY, combat=True, effects=seq(troops(1), draw(1)), control_bonus=gain(SOLARI, 1))
space("carthag", icon=CITY, combat=True, effects=seq(troops(1), intrigue_card()), control_bonus=gain(SOLARI, 1))
space("research-station", icon=CITY, combat=True, cost=(WATER, 2), effects=draw(3))
space("sietch-tabr", icon=CITY, combat=True, requirement=(FREMEN, 2), effects=seq(troops(1), gain(WATER, 1)))

# Desert
space(
    "imperial-basin",
    icon=SPICE_TRADE,
    combat=True,
    is_maker=True,
    effects=seq(harvest(1), bonus_spice("imperial-basin")),
    control_bonus=gain(SPICE, 1),
)
space(
    "hagga-basin",
    icon=SPICE_TRADE,
    combat=True,
    is_maker=True,
    cost=(WATER, 1),
    effects=seq(harvest(2), bonus_spice("hagga-basin")),
)
space(
    "the-great-flat",
    icon=SPICE_TRADE,
    combat=True,
    is_maker=True,
    cost=(WATER, 2),
    effects=seq(harvest(3), bonus_spice("the-great-flat")),
)

TRACKS: dict[int, Node[Any]] = {
    EMPEROR: troops(2),
    GUILD: gain(SOLARI, 3),
    BENE_GESSERIT: intrigue_card(),
    FREMEN: gain(WATER, 1),
}
box.tracks(TRACKS)
