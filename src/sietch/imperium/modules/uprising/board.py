"""The board: 22 spaces, 13 observation posts and the bonuses of the four influence tracks."""

from __future__ import annotations

from typing import Any

from sietch.core.node import Node
from sietch.imperium.components import Box
from sietch.imperium.modules.uprising.contract_icon import ContractIcon
from sietch.imperium.vocabulary import *

box = Box("uprising")
post = box.post
space = box.space

# Emperor
space("sardaukar", icon=EMPEROR, faction=EMPEROR, cost=(SPICE, 4), effects=seq(intrigue_card(), troops(4)))
space("dutiful-service", icon=EMPEROR, faction=EMPEROR, effects=ContractIcon())

# Spacing Guild
space("heighliner", icon=GUILD, faction=GUILD, combat=True, cost=(SPICE, 5), effects=troops(5))
space("deliver-supplies", icon=GUILD, faction=GUILD, effects=gain(WATER, 1))

# Bene Gesserit
space("espionage", icon=BENE_GESSERIT, faction=BENE_GESSERIT, cost=(SPICE, 1), effects=seq(draw(1), spy()))
space("secrets", icon=BENE_GESSERIT, faction=BENE_GESSERIT, effects=seq(intrigue_card(), StealIntrigue()))

# Fremen
space("desert-tactics", icon=FREMEN, faction=FREMEN, combat=True, cost=(WATER, 1), effects=seq(troops(1), trash()))
space("fremkit", icon=FREMEN, faction=FREMEN, combat=True, effects=draw(1))

# Landsraad
space(
    "high-council",
    icon=LANDSRAAD,
    cost=(SOLARI, 5),
    effects=given(NoCouncilSeat(), JoinCouncil(), any_order(gain(SPICE, 2), intrigue_card(), troops(3))),
)
space(
    "imperial-privilege",
    icon=LANDSRAAD,
    cost=(SOLARI, 3),
    requirement=(EMPEROR, 2),
    effects=seq(pay_get(TrashIntrigue(), intrigue_card()), RecallAgent(), draw(1)),
)
space("swordmaster", icon=LANDSRAAD, cost=(SOLARI, 8), cost_after=6, once="swordmaster", effects=HireSwordmaster())
space("assembly-hall", icon=LANDSRAAD, effects=seq(intrigue_card(), AssemblyPersuasion(1)))
space(
    "gather-support",
    icon=LANDSRAAD,
    effects=troops(2),
    extra=(SOLARI, 2),
    extra_effects=seq(troops(2), gain(WATER, 1)),
)

# CHOAM
space(
    "shipping",
    icon=SPICE_TRADE,
    cost=(SPICE, 3),
    requirement=(GUILD, 2),
    effects=seq(gain(SOLARI, 5), influence_any()),
)
space("accept-contract", icon=SPICE_TRADE, effects=seq(ContractIcon(), draw(1)))

# Cities
space("arrakeen", icon=CITY, combat=True, effects=seq(troops(1), draw(1)), control_bonus=gain(SOLARI, 1))
space(
    "spice-refinery",
    icon=CITY,
    combat=True,
    effects=gain(SOLARI, 2),
    extra=(SPICE, 1),
    extra_effects=gain(SOLARI, 4),
    control_bonus=gain(SOLARI, 1),
)
space("research-station", icon=CITY, combat=True, cost=(WATER, 2), effects=seq(troops(2), draw(2)))
space(
    "sietch-tabr",
    icon=CITY,
    combat=True,
    requirement=(FREMEN, 2),
    effects=choose(seq(TakeHooks(), troops(1), gain(WATER, 1)), seq(gain(WATER, 1), Detonate())),
)

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
    effects=seq(choose(harvest(2), given(HasHooks(), worms(1))), bonus_spice("hagga-basin")),
)
space(
    "deep-desert",
    icon=SPICE_TRADE,
    combat=True,
    is_maker=True,
    cost=(WATER, 3),
    effects=seq(choose(harvest(4), given(HasHooks(), worms(2))), bonus_spice("deep-desert")),
)

post("post-emperor", "sardaukar", "dutiful-service")
post("post-guild", "heighliner", "deliver-supplies")
post("post-bene-gesserit", "espionage", "secrets")
post("post-fremen", "desert-tactics", "fremkit")
post("post-landsraad-west", "high-council", "imperial-privilege", "swordmaster")
post("post-landsraad-east", "assembly-hall", "gather-support")
post("post-choam", "shipping", "accept-contract")
post("post-sietch-research", "sietch-tabr", "research-station")
post("post-research-refinery", "research-station", "spice-refinery")
post("post-refinery-arrakeen", "spice-refinery", "arrakeen")
post("post-imperial-basin", "imperial-basin")
post("post-hagga-basin", "hagga-basin")
post("post-deep-desert", "deep-desert")

TRACKS: dict[int, Node[Any]] = {
    EMPEROR: spy(),
    GUILD: gain(SOLARI, 3),
    BENE_GESSERIT: intrigue_card(),
    FREMEN: gain(WATER, 1),
}
box.tracks(TRACKS)
