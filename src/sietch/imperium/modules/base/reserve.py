"""The three stacks of the reserve. The starting cards are the same in every game of the family."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.vocabulary import *

card = Box("base").card

card(
    "arrakis-liaison",
    kind="reserve",
    copies=8,
    cost=2,
    tags=(FREMEN,),
    icons=(LANDSRAAD, CITY),
    reveal=persuasion(2),
)
card(
    "base-the-spice-must-flow",
    printed="the-spice-must-flow",
    kind="reserve",
    copies=10,
    cost=9,
    reveal=gain(SPICE, 1),
    acquire=victory_point(),
)
card(
    "foldspace-card",
    kind="reserve",
    also=("rise-of-ix",),  # for Ilesa Ecaz
    copies=6,
    icons=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN, LANDSRAAD, CITY, SPICE_TRADE),
    agent=seq(draw(1), TrashThis()),
)
