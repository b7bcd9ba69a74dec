"""The intrigue deck of Uprising: 35 cards, 40 with copies."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.vocabulary import *

intrigue = Box("uprising").intrigue

# ---- plot

intrigue("buy-access", plot=pay_get(pay(SOLARI, 5), InfluenceTwo()))
intrigue("call-to-arms", plot=when(AcquiredInReveal(), troops(1)))
intrigue(
    "change-allegiances",
    plot=lines(pay_get(lose_influence(1), influence_any()), pay_get(pay(SPICE, 3), influence_any())),
)
intrigue("councilors-ambition", plot=given(HasCouncilSeat(), gain(WATER, 2)))
intrigue("cunning", plot=choose(draw(1), pay_get(pay(SPICE, 1), any_order(draw(1), trash()))))
intrigue(
    "depart-for-arrakis",
    plot=lines(pay_get(pay(SPICE, 2), troops(3)), given(at_least(GUILD, 3), draw(1))),
)
intrigue("detonation", copies=2, plot=choose(Detonate(), deploy_up_to(4)))
intrigue("distraction", copies=2, plot=given(UnitsDeployed(3), spy_shared()))
intrigue("imperium-politics", plot=pay_get(pay(SOLARI, 1), influence_among(EMPEROR, GUILD)))
intrigue("inspire-awe", plot=acquire_up_to(3, hand_with_worm=True))
intrigue("intelligence-report", plot=lines(draw(1), given(SpiesOnBoard(2), draw(1))))
intrigue("manipulate", plot=SetAside())
intrigue(
    "market-opportunity",
    plot=choose(pay_get(pay(SPICE, 2), gain(SOLARI, 5)), pay_get(pay(SOLARI, 5), gain(SPICE, 5))),
)
intrigue("mercenaries", plot=pay_get(pay(SOLARI, 3), seq(intrigue_card(), troops(2))))
intrigue("opportunism", plot=pay_get(seq(pay(SOLARI, 2), lose_influence(2)), victory_point()))
intrigue("shaddams-favor", plot=lines(troops(1), given(at_least(EMPEROR, 3), gain(SOLARI, 3))))
intrigue("sietch-ritual", plot=pay_get(discard(1), influence_among(BENE_GESSERIT, FREMEN)))
intrigue(
    "special-mission",
    copies=2,
    plot=choose(spy(CITY), pay_get(recall_spies(1), seq(Detonate(), gain(SPICE, 2)))),
)
intrigue(
    "strategic-stockpiling",
    plot=lines(
        pay_get(pay(SPICE, 5), victory_point()),
        given(at_least(FREMEN, 3), pay_get(pay(WATER, 3), victory_point())),
    ),
)
intrigue("unexpected-allies", plot=pay_get(pay(WATER, 2), seq(Detonate(), worms(1))))

# ---- plot or combat

intrigue("contingency-plan", copies=3, plot=gain(SOLARI, 2), combat=gain(SWORD, 3))

# ---- combat

intrigue("devour", combat=lines(gain(SWORD, 2), given(WormsInConflict(), seq(gain(SWORD, 2), trash()))))
intrigue("find-weakness", combat=lines(gain(SWORD, 2), pay_get(recall_spies(1), gain(SWORD, 3))))
intrigue("go-to-ground", combat=pay_get(retreat(1, 2), spy()))
intrigue("impress", combat=seq(gain(SWORD, 2), acquire_up_to(3)))
intrigue("questionable-methods", combat=lines(gain(SWORD, 1), pay_get(lose_influence(1), gain(SWORD, 4))))
intrigue(
    "spice-is-power",
    combat=choose(pay_get(retreat(3), gain(SPICE, 3)), pay_get(pay(SPICE, 3), gain(SWORD, 6))),
)
intrigue("spring-the-trap", combat=pay_get(recall_spies(2), gain(SWORD, 7)))
intrigue("tactical-option", combat=choose(gain(SWORD, 2), retreat_any()))
intrigue("weirding-combat", combat=lines(gain(SWORD, 3), given(at_least(BENE_GESSERIT, 3), gain(SWORD, 2))))

# ---- plot or endgame

intrigue("crysknife", plot=gain(SPICE, 1), endgame=pay_get(FlipConflict(CRYSKNIFE), victory_point()))
intrigue("desert-mouse", plot=gain(SPICE, 1), endgame=pay_get(FlipConflict(DESERT_MOUSE), victory_point()))
intrigue("ornithopter", plot=gain(SPICE, 1), endgame=pay_get(FlipConflict(ORNITHOPTER), victory_point()))

# ---- endgame

intrigue("secure-spice-trade", endgame=given(OwnsFlow(2), seq(victory_point(), gain(SPICE, 2))))
intrigue("shadow-alliance", endgame=given(ShadowAlliance(), victory_point()))
