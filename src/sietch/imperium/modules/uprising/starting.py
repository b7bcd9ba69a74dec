"""The starting deck of ten cards and the two stacks of the reserve."""

from __future__ import annotations

from functools import partial

from sietch.imperium.components import Box
from sietch.imperium.vocabulary import *

card = Box("uprising").card
# Every game of the family begins with the same cards.
starting = partial(card, kind="starting", also=("base",))

starting("convincing-argument", copies=2, reveal=persuasion(2))
starting("dagger", copies=2, icons=(LANDSRAAD,), reveal=swords(1))
starting("diplomacy", icons=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN), reveal=persuasion(1))
starting("dune-the-desert-planet", copies=2, icons=(SPICE_TRADE,), reveal=persuasion(1))
starting("reconnaissance", icons=(CITY,), reveal=persuasion(1))
starting("seek-allies", icons=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN), agent=TrashThis())
starting("signet-ring", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=Signet(), reveal=persuasion(1))

card(
    "prepare-the-way",
    kind="reserve",
    copies=8,
    cost=2,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD, CITY),
    agent=given(at_least(BENE_GESSERIT, 2), draw(1)),
    reveal=persuasion(2),
)
card(
    "the-spice-must-flow",
    kind="reserve",
    copies=10,
    cost=9,
    tags=(GUILD,),
    reveal=gain(SPICE, 1),
    acquire=victory_point(),
)
