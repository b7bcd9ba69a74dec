"""The starting deck of ten cards and the two stacks of the reserve."""

from __future__ import annotations

from sietch.imperium.components import card
from sietch.imperium.reserve import PREPARE_THE_WAY, SPICE_MUST_FLOW
from sietch.imperium.vocabulary import *

card("convincing-argument", kind="starting", copies=2, reveal=persuasion(2))
card("dagger", kind="starting", copies=2, icons=(LANDSRAAD,), reveal=swords(1))
card("diplomacy", kind="starting", icons=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN), reveal=persuasion(1))
card("dune-the-desert-planet", kind="starting", copies=2, icons=(SPICE_TRADE,), reveal=persuasion(1))
card("reconnaissance", kind="starting", icons=(CITY,), reveal=persuasion(1))
card("seek-allies", kind="starting", icons=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN), agent=TrashThis())
card("signet-ring", kind="starting", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=Signet(), reveal=persuasion(1))

PREPARE_THE_WAY.card = card(
    "prepare-the-way",
    kind="reserve",
    copies=8,
    cost=2,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD, CITY),
    agent=given(at_least(BENE_GESSERIT, 2), draw(1)),
    reveal=persuasion(2),
)
SPICE_MUST_FLOW.card = card(
    "the-spice-must-flow",
    kind="reserve",
    copies=10,
    cost=9,
    tags=(GUILD,),
    reveal=gain(SPICE, 1),
    acquire=victory_point(),
)
