"""The eight leaders of 2020: ability on the left, signet ring on the right."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.base.decks import Foresight
from sietch.imperium.modules.base.harvesting import Harvested
from sietch.imperium.modules.base.masterstroke import DeployedTroops, ShowTokens
from sietch.imperium.modules.base.rewards import AtStart, InfluenceWhereBehind, JoinedCouncil, PaidForSpace
from sietch.imperium.vocabulary import *

leader = Box("base").leader

leader("paul-atreides", ability=Foresight(), signet=draw(1))
leader(
    "duke-leto-atreides",
    difficulty=2,
    doubt="further-payment",
    discount=(LANDSRAAD, SOLARI, 1),
    signet=pay_get(pay(SPICE, 1), InfluenceWhereBehind()),
)
leader(
    "baron-vladimir-harkonnen",
    difficulty=3,
    doubt="masterstroke",
    ability=when(DeployedTroops(), ShowTokens()),
    signet=pay_get(pay(SOLARI, 1), intrigue_card()),
)
leader(
    "glossu-rabban",
    ability=when(AtStart(), seq(gain(SOLARI, 1), gain(SPICE, 1))),
    signet=given(HasAlliance(), troops(2), troops(1)),
)
leader("helena-richese", difficulty=2, passes=(LANDSRAAD, CITY), signet=SetAside())
leader("count-ilban-richese", ability=when(PaidForSpace(SOLARI), draw(1)), signet=gain(SOLARI, 1))
leader(
    "countess-ariana-thorvald",
    difficulty=3,
    ability=when(Harvested(), draw(1)),
    signet=gain(WATER, 1),
)
leader("earl-memnon-thorvald", ability=when(JoinedCouncil(), influence_any()), signet=gain(SPICE, 1))
