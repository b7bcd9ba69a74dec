"""The six leaders."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.rise_of_ix.dreadnoughts import HeavyDreadnoughts
from sietch.imperium.modules.rise_of_ix.effects import AgentsOn, TrashInPlay
from sietch.imperium.modules.rise_of_ix.freighters import Freighter
from sietch.imperium.modules.rise_of_ix.intrigue_deck import LooksAtIntrigues
from sietch.imperium.modules.rise_of_ix.leader_abilities import (
    AcquireFoldspace,
    CarefulObservation,
    GainedSolari,
    InfluenceWhereSnooper,
    NoWater,
    OneStepAhead,
    SolariMore,
)
from sietch.imperium.modules.rise_of_ix.tech_tiles import AcquireTech, PlaceNegotiator
from sietch.imperium.vocabulary import *

leader = Box("rise-of-ix").leader

leader(
    "archduke-armand-ecaz",
    difficulty=2,
    ability=when(OwnReveal(), given(AgentsOn(2, LANDSRAAD, CITY, SPICE_TRADE), TrashInPlay())),
    signet=may(acquire_up_to(3)),
)
leader(
    "ilesa-ecaz",
    difficulty=3,
    doubt="grafted-ahead",
    ability=OneStepAhead(),
    signet=pay_get(pay(SOLARI, 1), AcquireFoldspace()),
)
leader(
    "princess-yuna-moritani",
    difficulty=2,
    ability=seq(NoWater(), when(GainedSolari(), SolariMore())),
    signet=pay_get(pay(SOLARI, 7), any_order(influence_any(), troops(1), gain(SPICE, 1))),
)
leader("viscount-hundro-moritani", ability=LooksAtIntrigues(), signet=pay_get(pay(SPICE, 1), Freighter()))
leader(
    "tessia-vernius",
    difficulty=4,
    waits_at_two=True,
    ability=CarefulObservation(),
    signet=pay_get(lose_influence(1), InfluenceWhereSnooper()),
)
leader("prince-rhombur-vernius", ability=HeavyDreadnoughts(), signet=choose(AcquireTech(), PlaceNegotiator()))
