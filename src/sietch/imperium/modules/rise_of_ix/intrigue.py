"""The 17 intrigue cards."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.rise_of_ix.dreadnoughts import Commission, DeployUnits, OpponentsRetreatDreadnought
from sietch.imperium.modules.rise_of_ix.effects import (
    Conspiracy,
    HasGood,
    InfluenceVisited,
    InfluenceWhereAgents,
    LoseTroop,
    SolariIfWon,
)
from sietch.imperium.modules.rise_of_ix.freighters import Freighter
from sietch.imperium.modules.rise_of_ix.tech_tiles import AcquireTech, TechTiles
from sietch.imperium.vocabulary import *

intrigue = Box("rise-of-ix").intrigue

intrigue(
    "advanced-weaponry",
    plot=pay_for(pay(SOLARI, 3), Commission(may=False)),
    combat=given(TechTiles(3), swords(4)),
)
intrigue("blackmail", combat=pay_get(lose_influence(1), swords(5)))
intrigue("cannon-turrets", combat=seq(swords(2), OpponentsRetreatDreadnought()))
intrigue("cull", plot=pay_for(pay(SOLARI, 1), trash()))
intrigue("diversion", plot=given(UnitsDeployed(4), Freighter()))
intrigue("expedite", plot=pay_get(pay(SPICE, 1), Freighter()))
intrigue("finesse", plot=pay_get(lose_influence(1), influence_any()), combat=swords(2))
intrigue("glimpse-the-path", plot=pay_get(pay(SPICE, 1), seq(gain(WATER, 1), draw(1))))
intrigue(
    "grand-conspiracy",
    endgame=given(Conspiracy(4), gain(VICTORY_POINT, 2), given(Conspiracy(3), victory_point())),
)
intrigue("ixian-probe", plot=pay_get(discard(2), draw(2)))
intrigue("machine-culture", plot=AcquireTech(), endgame=given(TechTiles(3), victory_point()))
intrigue("quid-pro-quo", plot=pay_for(pay(SPICE, 2), InfluenceWhereAgents()))
intrigue("second-wave", combat=seq(swords(2), DeployUnits(2)))
intrigue("secret-forces", plot=given(HasCouncilSeat(), troops(2)))
intrigue("strategic-push", combat=seq(swords(2), SolariIfWon(2)))
intrigue("strongarm", plot=given(SentToFaction(), pay_get(LoseTroop(), InfluenceVisited())), doubt="lost-troop")
intrigue(
    "war-chest",
    combat=pay_get(pay(SOLARI, 2), swords(4)),
    endgame=given(HasGood(SOLARI, 10), victory_point()),
)
