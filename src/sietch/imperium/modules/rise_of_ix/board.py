"""The overlay and the Ix board: four places and two observation posts; what they cover on either board."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.rise_of_ix.dreadnoughts import Commission
from sietch.imperium.modules.rise_of_ix.freighters import Freighter
from sietch.imperium.modules.rise_of_ix.tech_tiles import AcquireTech, PlaceNegotiator
from sietch.imperium.vocabulary import *

box = Box("rise-of-ix")

box.space("interstellar-shipping", icon=SPICE_TRADE, requirement=(GUILD, 2), effects=seq(Freighter(), Freighter()))
box.space("smuggling", icon=SPICE_TRADE, effects=seq(gain(SOLARI, 1), Freighter()))
box.space(
    "tech-negotiation",
    icon=LANDSRAAD,
    effects=seq(choose(AcquireTech(discount=1), PlaceNegotiator()), AssemblyPersuasion(1)),
    doubt="landsraad",
)
box.space("dreadnought", icon=LANDSRAAD, cost=(SOLARI, 3), effects=seq(Commission(), AcquireTech()), doubt="landsraad")

box.post("post-ix-choam", "interstellar-shipping", "smuggling")
box.post("post-ix-board", "tech-negotiation", "dreadnought")

ON_UPRISING = ("assembly-hall", "gather-support", "shipping", "accept-contract", "post-landsraad-east", "post-choam")
ON_BASE = ("hall-of-oratory", "rally-troops", "sell-melange", "secure-contract")
COVERS = ON_UPRISING + ON_BASE

# The two places of the board that lies beside the others.
AREAS = {"tech-negotiation": "ix", "dreadnought": "ix"}
