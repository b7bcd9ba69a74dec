"""The eleven intrigue cards (15 with copies) of Immortality."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.immortality.words import *
from sietch.imperium.vocabulary import *

intrigue = Box("immortality").intrigue

intrigue("breakthrough", plot=research())
intrigue("counterattack", plot=deploy_up_to(2), combat=given(OpponentFought(), swords(4)))
intrigue("disguised-bureaucrat", plot=seq(given(genetic(1), gain(SPICE, 1)), given(genetic(2), influence_any())))
intrigue(
    "economic-positioning",
    combat=pay_get(retreat(2), gain(SOLARI, 3)),
    endgame=given(HasGoods(SOLARI, 10), victory_point()),
)
intrigue(
    "gruesome-sacrifice",
    copies=2,
    combat=pay_get(LoseTroops(2, in_conflict=True), seq(tleilaxu(), specimens(2))),
)
intrigue("harvest-cells", copies=2, combat=WhenTroopsAreLost(3, seq(specimens(2), may(AcquireTleilaxu()))))
intrigue("illicit-dealings", copies=2, plot=tleilaxu())
intrigue("shadowy-bargain", plot=specimens(1), endgame=tleilaxu())
intrigue(
    "study-melange",
    plot=gain(SPICE, 1),
    endgame=given(Both(HasGoods(SPICE, 3), genetic(2)), victory_point()),
)
intrigue(
    "tleilaxu-puppet",
    plot=when(ThisReveal(), persuasion(1)),
    endgame=given(Both(HasCouncilSeat(), genetic(2)), victory_point()),
)
intrigue(
    "vicious-talents",
    copies=2,
    combat=seq(swords(2), given(genetic(1), swords(2)), given(genetic(2), swords(2))),
)
