"""The intrigue deck of 2020: 34 cards, 40 with copies."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.base.decks import LookAtTop, PutOnTop, ShuffleDiscardPile
from sietch.imperium.modules.base.fighting import (
    DeployFromSupply,
    LoseTroops,
    OpponentInConflict,
    RecruitAndDeploy,
    Strike,
)
from sietch.imperium.modules.base.mentat import MentatHome, TakeMentat
from sietch.imperium.modules.base.rewards import InfluenceWithSome, MostFlow, ThisReveal
from sietch.imperium.modules.base.sending import AddFactionIcons, MayPass, PassOthers
from sietch.imperium.modules.base.starting_turns import StartOfTurn
from sietch.imperium.vocabulary import *

intrigue = Box("base").intrigue

# ---- plot

intrigue(
    "bindu-suspension",
    plot=given(StartOfTurn(), seq(draw(1), MayPass())),
    doubt="passing",
)
intrigue("bribery", plot=pay_get(pay(SOLARI, 2), influence_any()))
intrigue("bypass-protocol", plot=choose(acquire_up_to(3), pay_get(pay(SPICE, 2), AcquireFree(5, to_top=True))))
intrigue("calculated-hire", plot=given(MentatHome(), pay_get(pay(SPICE, 1), TakeMentat())))
intrigue("charisma", plot=when(ThisReveal(), gain(PERSUASION, 2)))
intrigue("choam-shares", plot=pay_get(pay(SOLARI, 7), victory_point()))
intrigue("councilors-dispensation", plot=given(HasCouncilSeat(), gain(SPICE, 2)))
intrigue("dispatch-an-envoy", copies=2, plot=AddFactionIcons())
intrigue(
    "double-cross",
    plot=given(OpponentInConflict(), pay_get(pay(SOLARI, 1), seq(Strike(), DeployFromSupply()))),
)
intrigue("favored-subject", plot=influence(EMPEROR))
intrigue("guild-authorization", plot=influence(GUILD))
intrigue("infiltrate", plot=PassOthers())
intrigue("know-their-ways", plot=influence(FREMEN))
intrigue("poison-snooper", copies=2, plot=LookAtTop())
intrigue("rapid-mobilization", plot=DeployFromGarrison(DeployFromGarrison.ANY))
intrigue(
    "recruitment-mission",
    plot=seq(when(ThisReveal(), gain(PERSUASION, 1)), when(AcquiredInReveal(), PutOnTop())),
)
intrigue("refocus", plot=seq(ShuffleDiscardPile(), draw(1)))
intrigue("reinforcements", plot=pay_for(pay(SOLARI, 3), RecruitAndDeploy(3)))
intrigue("secret-of-the-sisterhood", plot=influence(BENE_GESSERIT))
intrigue("the-sleeper-must-awaken", plot=pay_get(pay(SPICE, 4), victory_point()))
intrigue(
    "urgent-mission",
    plot=RecallAgent(any_agent=True),
    doubt="recalling",
)
intrigue("water-of-life", plot=pay_for(seq(pay(WATER, 1), pay(SPICE, 1)), draw(3)))
intrigue("water-peddlers-union", plot=gain(WATER, 1))
intrigue("windfall", plot=gain(SOLARI, 2))

# ---- combat

intrigue("allied-armada", combat=given(HasAlliance(), pay_get(pay(SPICE, 2), gain(SWORD, 7))))
intrigue("ambush", copies=2, combat=gain(SWORD, 4))
intrigue("master-tactician", copies=3, combat=choose(gain(SWORD, 3), retreat(0, 3)))
intrigue("private-army", copies=2, combat=pay_get(pay(SPICE, 2), gain(SWORD, 5)))
intrigue("staged-incident", combat=pay_get(LoseTroops(3), victory_point()))

# ---- when the conflict is won

intrigue("demand-respect", victory=choose(influence_any(), pay_get(pay(SPICE, 2), influence_any(2))))
intrigue("to-the-victor", victory=gain(SPICE, 3))

# ---- combat or endgame

intrigue("tiebreaker", combat=gain(SWORD, 2), endgame=gain(SPICE, 10))

# ---- endgame

intrigue(
    "corner-the-market",
    endgame=lines(given(OwnsFlow(2), victory_point()), given(MostFlow(), victory_point())),
)
intrigue(
    "plans-within-plans",
    endgame=given(InfluenceWithSome(3, 4), gain(VICTORY_POINT, 2), given(InfluenceWithSome(3, 3), victory_point())),
)
