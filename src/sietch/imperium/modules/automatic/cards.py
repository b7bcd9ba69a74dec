"""The House Hagal cards of Rise of Ix and Immortality, which join the deck of either board."""

from __future__ import annotations

from functools import partial

from sietch.imperium.modules.automatic.hagal import Half, hagal, half
from sietch.imperium.modules.automatic.immortality import LEFT, RIGHT, ChangeTleilaxuRow
from sietch.imperium.modules.automatic.ix import DreadnoughtInSupply, RivalTech
from sietch.imperium.modules.immortality.tleilaxu_track import Tleilaxu
from sietch.imperium.modules.rise_of_ix.dreadnoughts import Commission
from sietch.imperium.modules.rise_of_ix.freighters import Freighter
from sietch.imperium.vocabulary import *

SWORDS = "hagal-swords"

card = partial(hagal, "automatic", needs="rise-of-ix")


def interstellar_shipping() -> Half:
    return half("interstellar-shipping", Freighter(), Freighter(), when=HasInfluence(GUILD, 2))


card("hagal-interstellar-shipping", interstellar_shipping(), swords=3, doubt=SWORDS)
card(
    "hagal-foldspace-or-interstellar",
    interstellar_shipping(),
    half("foldspace", influence(GUILD)),
    swords=2,
)
card(
    "hagal-smuggling-or-interstellar",
    interstellar_shipping(),
    half("smuggling", Freighter()),
    swords=2,
    doubt=SWORDS,
)
card(
    "hagal-tech-negotiation",
    half("tech-negotiation", RivalTech(1, negotiator=True)),
    copies=2,
    people=(1,),
    swords=0,
    doubt=SWORDS,
)
card(
    "hagal-dreadnought-1p",
    half("dreadnought", Commission(), RivalTech(), when=DreadnoughtInSupply()),
    copies=2,
    people=(1,),
    swords=3,
    doubt=SWORDS,
)
card(
    "hagal-dreadnought-2p",
    half("dreadnought", Commission(), troops(2), when=DreadnoughtInSupply()),
    copies=2,
    people=(2,),
    swords=3,
    doubt=SWORDS,
)

card = partial(hagal, "automatic", needs="immortality", people=(1,), swords=0)

card(
    "hagal-imm-research-station",
    half("research-station", Tleilaxu(2), combat=True),
    instead_of="uh-research-station",
    doubt="hagal-advance",
)
card(
    "hagal-imm-carthag-left",
    half("carthag", troops(1), combat=True),
    besides=(Tleilaxu(1), ChangeTleilaxuRow(LEFT)),
    instead_of="hagal-carthag",
)
card(
    "hagal-imm-carthag-right",
    half("carthag", troops(1), combat=True),
    besides=(Tleilaxu(1), ChangeTleilaxuRow(RIGHT)),
    instead_of="hagal-carthag",
    doubt="one-source",
)
card(
    "hagal-imm-carthag-plain",
    half("carthag", troops(1), combat=True),
    besides=(Tleilaxu(1),),
    instead_of="hagal-carthag",
    doubt="hagal-row",
)
