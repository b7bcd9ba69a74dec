"""The House Hagal deck of Uprising: 37 cards, of which Reshuffle is for two players only."""

from __future__ import annotations

from functools import partial

from sietch.core.node import Icon, Test, Words
from sietch.imperium.modules.automatic.hagal import Half, hagal, half, makers
from sietch.imperium.modules.automatic.harvest import RivalBonusSpice, RivalDetonate, RivalHarvest
from sietch.imperium.modules.automatic.influence import InfluenceOfPriority
from sietch.imperium.modules.automatic.receiving import RivalSignet
from sietch.imperium.modules.automatic.spies import RivalSpy
from sietch.imperium.modules.automatic.turns import level
from sietch.imperium.state import Imperium
from sietch.imperium.vocabulary import *

card = partial(hagal, "rivals", doubt="hagal-gains")


class LastConflicts(Test[Imperium]):
    """The conflict is of level III."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return level(g) == 3

    def words(self) -> Words:
        return ("if-conflict-level", {"n": 3})

    def icons(self) -> list[Icon]:
        return [("strength", 3)]


def heighliner(when: LastConflicts | None = None) -> Half:
    return half("heighliner", influence(GUILD), troops(3), combat=True, when=when)


def shipping(priority: int) -> tuple[Half, Half]:
    """With enough influence Shipping, otherwise Accept Contract."""
    return (
        half("shipping", gain(SOLARI, 2), InfluenceOfPriority(priority), when=HasInfluence(GUILD, 2)),
        half("accept-contract", gain(SOLARI, 2)),
    )


# A spy, then another card. The posts of the Ix board come first where it covers others.
card(
    "uh-place-spy-yellow",
    besides=(RivalSpy("post-ix-choam", "post-choam", "post-imperial-basin", "post-hagga-basin", "post-deep-desert"),),
    swords=2,
)
card(
    "uh-place-spy-blue",
    besides=(RivalSpy("post-refinery-arrakeen", "post-research-refinery", "post-sietch-research"),),
    swords=2,
)
card(
    "uh-place-spy-green",
    besides=(RivalSpy("post-ix-board", "post-landsraad-east", "post-landsraad-west"),),
    swords=2,
)

# Factions
card("uh-sardaukar", half("sardaukar", influence(EMPEROR), troops(2)), copies=2, swords=4)
card("uh-dutiful-service", half("dutiful-service", influence(EMPEROR), politics=EMPEROR), swords=2)
card("uh-heighliner", heighliner(), swords=5)
card(
    "uh-deliver-supplies-heighliner",
    heighliner(LastConflicts()),
    half("deliver-supplies", influence(GUILD), politics=GUILD),
    copies=2,
    swords=1,
)
card("uh-espionage", half("espionage", influence(BENE_GESSERIT), RivalSpy()), copies=2, swords=2)
card("uh-secrets", half("secrets", influence(BENE_GESSERIT), StealIntrigue(), politics=BENE_GESSERIT), swords=1)
card(
    "uh-desert-tactics",
    half("desert-tactics", influence(FREMEN), troops(1), RivalDetonate(), combat=True),
    copies=2,
    swords=3,
)
card(
    "uh-fremkit",
    half("fremkit", influence(FREMEN), combat=True, politics=FREMEN),
    swords=1,
    doubt="hagal-copies",
)

# Landsraad and CHOAM
card(
    "uh-assembly-hall",
    half("assembly-hall", intrigue_card(), given(HasInfluence(EMPEROR, 2), InfluenceOfPriority(1))),
    swords=0,
)
card("uh-gather-support-a", half("gather-support", troops(1)), swords=0)
card(
    "uh-gather-support-b",
    half("gather-support", troops(1), given(HasInfluence(EMPEROR, 2), InfluenceOfPriority(2))),
    swords=2,
)
card("uh-accept-contract-shipping-a", *shipping(3), swords=2)
card("uh-accept-contract-shipping-b", *shipping(1), swords=2)

# Cities
card("uh-research-station", half("research-station", troops(2), combat=True), copies=2, swords=2)
card("uh-spice-refinery", half("spice-refinery", RivalSignet(), combat=True), copies=3, swords=1)
card("uh-arrakeen", half("arrakeen", RivalSignet(), troops(1), combat=True), copies=2, swords=1)
card(
    "uh-sietch-tabr",
    half("sietch-tabr", TakeHooks(), troops(1), gain(WATER, 1), combat=True, when=HasInfluence(FREMEN, 2)),
    copies=3,
    swords=3,
)

# Desert
card(
    "uh-hagga-imperial",
    makers("hagga-basin", "imperial-basin", gains=(RivalBonusSpice(), RivalDetonate(), RivalHarvest())),
    copies=4,
    swords=2,
)
card("uh-deep-desert", makers("deep-desert", gains=(RivalBonusSpice(), RivalHarvest())), copies=2, swords=2)

card("uh-reshuffle", reshuffles=True, people=(2,), swords=0)
