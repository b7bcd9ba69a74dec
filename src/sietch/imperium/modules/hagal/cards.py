"""The House Hagal deck of 2020: 31 cards, of which some are for one and some for two players."""

from __future__ import annotations

from functools import partial

from sietch.imperium.modules.automatic.hagal import hagal, half, makers
from sietch.imperium.modules.automatic.harvest import RivalBonusSpice, RivalHarvest
from sietch.imperium.modules.automatic.receiving import RivalSignet
from sietch.imperium.vocabulary import *

card = partial(hagal, "hagal")

# Factions
card("hagal-conspire", half("conspire", influence(EMPEROR), troops(2)), copies=2, swords=4)
card("hagal-wealth", half("wealth", influence(EMPEROR)), swords=3)
card("hagal-heighliner", half("heighliner", influence(GUILD), troops(3), combat=True), swords=6)
card("hagal-foldspace", half("foldspace", influence(GUILD)), copies=2, swords=1)
card("hagal-selective-breeding", half("selective-breeding", influence(BENE_GESSERIT)), copies=2, swords=2)
card("hagal-secrets", half("secrets", influence(BENE_GESSERIT)), swords=1)
card("hagal-hardy-warriors", half("hardy-warriors", influence(FREMEN), troops(2), combat=True), swords=5)
card("hagal-stillsuits", half("stillsuits", influence(FREMEN), combat=True), copies=2, swords=4)

# Landsraad, which the Ix board covers
card("hagal-rally-troops", half("rally-troops", troops(4)), copies=2, swords=3)
card("hagal-hall-of-oratory", half("hall-of-oratory", troops(1)), copies=2, swords=0)

# Cities and the desert
card("hagal-carthag", half("carthag", troops(1), combat=True), copies=3, swords=0)
card(
    "hagal-harvest-spice",
    makers("imperial-basin", "hagga-basin", "the-great-flat", gains=(RivalBonusSpice(), RivalHarvest())),
    copies=5,
    swords=2,
)
card(
    "hagal-arrakeen-1p",
    half("arrakeen", troops(1), RivalSignet(), combat=True),
    copies=3,
    people=(1,),
    swords=1,
    doubt="hagal-sword",
)
card("hagal-arrakeen-2p", half("arrakeen", troops(1), combat=True), copies=3, people=(2,), swords=1)
card("hagal-reshuffle", reshuffles=True, people=(2,), swords=0)
