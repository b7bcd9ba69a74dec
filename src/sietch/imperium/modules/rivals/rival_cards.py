"""The ten Rival cards: what a Swordmaster costs, the factions in order, signet and scheme."""

from __future__ import annotations

from functools import partial

from sietch.imperium.modules.automatic.harvest import RivalDetonate
from sietch.imperium.modules.automatic.influence import InfluenceForAlliance, InfluenceLeast, InfluenceMost
from sietch.imperium.modules.automatic.rival import rival
from sietch.imperium.modules.automatic.spies import RivalSpy
from sietch.imperium.vocabulary import *

card = partial(rival, "rivals")

ONE_SOURCE = "one-source"

card(
    "rival-baron",
    of="baron-vladimir-harkonnen",
    swordmaster=6,
    priority=(GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
    signet=intrigue_card(),
    scheme=seq(gain(SOLARI, 2), troops(2)),
    doubt=ONE_SOURCE,
)
card(
    "rival-rabban",
    of="glossu-rabban",
    swordmaster=7,
    priority=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN),
    signet=given(HasAlliance(), troops(2), troops(1)),
    scheme=InfluenceForAlliance(2),
    streamlined=True,
    doubt=ONE_SOURCE,
)
card(
    "rival-staban",
    of="staban-tuek",
    swordmaster=9,
    priority=(GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
    signet=gain(SPICE, 1),
    scheme=troops(2),
)
card(
    "rival-amber",
    of="lady-amber-metulli",
    swordmaster=9,
    priority=(FREMEN, EMPEROR, GUILD, BENE_GESSERIT),
    signet=troops(1),
    scheme=troops(3),
    streamlined=True,
)
card(
    "rival-gurney",
    of="gurney-halleck",
    swordmaster=8,
    priority=(FREMEN, GUILD, EMPEROR, BENE_GESSERIT),
    signet=troops(1),
    scheme=InfluenceMost(),
)
card(
    "rival-margot",
    of="lady-margot-fenring",
    swordmaster=8,
    priority=(BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
    signet=gain(SOLARI, 1),
    scheme=influence(BENE_GESSERIT),
    doubt=ONE_SOURCE,
)
card(
    "rival-irulan",
    of="princess-irulan",
    swordmaster=7,
    priority=(EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
    signet=RivalSpy(),
    scheme=seq(InfluenceLeast(), troops(1)),
    doubt=ONE_SOURCE,
)
card(
    "rival-jessica",
    of="lady-jessica",
    swordmaster=6,
    priority=(BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
    signet=InfluenceForAlliance(1),
    scheme=gain(WATER, 2),
    doubt=ONE_SOURCE,
)
card(
    "rival-feyd",
    of="feyd-rautha-harkonnen",
    swordmaster=4,
    priority=(EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
    signet=troops(2),
    scheme=InfluenceLeast(),
    doubt=ONE_SOURCE,
)
card(
    "rival-muaddib",
    of="muad-dib",
    swordmaster=4,
    priority=(FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
    signet=influence(FREMEN),
    scheme=seq(TakeHooks(), RivalDetonate(), intrigue_card()),
)
