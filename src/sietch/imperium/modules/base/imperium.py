"""The Imperium deck of 2020, in order of cost: 43 cards, 67 with copies."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.base.decks import TakeBack
from sietch.imperium.modules.base.fighting import OpponentsChooseLoss, OpponentsLoseTroop, RecruitAndDeploy
from sietch.imperium.modules.base.harvesting import DoubleHarvest
from sietch.imperium.modules.base.rewards import FlowCostsLess
from sietch.imperium.modules.base.sending import BarSpace, SendAnyone
from sietch.imperium.vocabulary import *

card = Box("base").card

FACTION_ICONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# ---- cost 1

card("assassination-mission", cost=1, copies=2, reveal=seq(swords(1), gain(SOLARI, 1)), on_trash=gain(SOLARI, 4))
card("dr-yueh", cost=1, icons=(CITY,), agent=draw(1), reveal=persuasion(1))
card(
    "missionaria-protectiva",
    cost=1,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(CITY,),
    agent=given(OtherInPlay(BENE_GESSERIT), influence_any()),
    reveal=persuasion(1),
)
card("sardaukar-infantry", cost=1, copies=2, tags=(EMPEROR,), reveal=seq(persuasion(1), swords(2)))
card("scout", cost=1, copies=2, icons=(CITY, SPICE_TRADE), reveal=seq(persuasion(1), swords(1), retreat(0, 2)))

# ---- cost 2

card("arrakis-recruiter", cost=2, copies=2, icons=(CITY,), agent=troops(1), reveal=seq(persuasion(1), swords(1)))
card(
    "guild-administrator",
    cost=2,
    copies=2,
    tags=(GUILD,),
    icons=(GUILD, SPICE_TRADE),
    agent=trash(),
    reveal=persuasion(1),
)
card(
    "imperial-spy",
    cost=2,
    copies=2,
    tags=(EMPEROR,),
    icons=(EMPEROR,),
    agent=pay_get(TrashThis(), intrigue_card()),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "spice-hunter",
    cost=2,
    copies=2,
    tags=(FREMEN,),
    icons=(FREMEN, SPICE_TRADE),
    reveal=seq(persuasion(1), swords(1), given(FremenBond(), gain(SPICE, 1))),
)
card(
    "spice-smugglers",
    cost=2,
    copies=2,
    tags=(GUILD,),
    icons=(CITY,),
    agent=pay_get(pay(SPICE, 2), seq(influence(GUILD), gain(SOLARI, 3))),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "the-voice",
    cost=2,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(CITY, SPICE_TRADE),
    agent=BarSpace(),
    reveal=persuasion(2),
)

# ---- cost 3

card(
    "bene-gesserit-initiate",
    cost=3,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=draw(1),
    reveal=persuasion(1),
)
card(
    "bene-gesserit-sister",
    cost=3,
    copies=3,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT, LANDSRAAD),
    reveal=choose(gain(PERSUASION, 2), gain(SWORD, 2)),
)
card(
    "base-crysknife",
    printed="crysknife",
    cost=3,
    tags=(FREMEN,),
    icons=(FREMEN, SPICE_TRADE),
    agent=gain(SOLARI, 1),
    reveal=seq(swords(1), given(FremenBond(), influence(FREMEN))),
)
card(
    "fedaykin-death-commando",
    cost=3,
    copies=2,
    tags=(FREMEN,),
    icons=(CITY, SPICE_TRADE),
    agent=trash(),
    reveal=seq(persuasion(1), given(FremenBond(), gain(SWORD, 3))),
)
card(
    "gene-manipulation",
    cost=3,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD, CITY),
    agent=seq(trash(), given(OtherInPlay(BENE_GESSERIT), gain(SPICE, 2))),
    reveal=persuasion(2),
)
card("guild-bankers", cost=3, tags=(GUILD,), icons=(EMPEROR, GUILD, LANDSRAAD), reveal=FlowCostsLess(3))
card(
    "shifting-allegiances",
    cost=3,
    copies=2,
    icons=(LANDSRAAD, SPICE_TRADE),
    agent=pay_get(seq(lose_influence(1), pay(SPICE, 2)), influence_any(2)),
    reveal=persuasion(2),
)
card("space-travel", cost=3, copies=2, tags=(GUILD,), icons=(GUILD,), agent=draw(1), reveal=persuasion(2))
card(
    "test-of-humanity",
    cost=3,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT, LANDSRAAD, CITY),
    agent=OpponentsChooseLoss(),
    reveal=persuasion(2),
)

# ---- cost 4

card(
    "duncan-idaho",
    cost=4,
    icons=(CITY,),
    agent=pay_get(pay(WATER, 1), seq(troops(1), draw(1))),
    reveal=seq(swords(2), gain(WATER, 1)),
)
card(
    "firm-grip",
    cost=4,
    tags=(EMPEROR,),
    icons=(EMPEROR, LANDSRAAD),
    agent=pay_get(pay(SOLARI, 2), influence_among(GUILD, BENE_GESSERIT, FREMEN)),
    reveal=given(HasAlliance(EMPEROR), gain(PERSUASION, 4)),
)
card(
    "fremen-camp",
    cost=4,
    copies=2,
    tags=(FREMEN,),
    icons=(SPICE_TRADE,),
    agent=pay_get(pay(SPICE, 2), troops(3)),
    reveal=seq(persuasion(2), swords(1)),
)
card(
    "guild-ambassador",
    cost=4,
    tags=(GUILD,),
    icons=(LANDSRAAD,),
    agent=choose(influence(GUILD), gain(SPICE, 2)),
    reveal=given(HasAlliance(GUILD), pay_get(pay(SPICE, 3), victory_point())),
)
card(
    "gun-thopter",
    cost=4,
    copies=2,
    icons=(CITY, SPICE_TRADE),
    agent=OpponentsLoseTroop(),
    reveal=seq(swords(3), deploy_up_to(1)),
)
card(
    "other-memory",
    cost=4,
    tags=(BENE_GESSERIT,),
    icons=(CITY, SPICE_TRADE),
    agent=choose(draw(1), TakeBack(BENE_GESSERIT)),
    reveal=persuasion(2),
)
card(
    "sietch-reverend-mother",
    cost=4,
    tags=(BENE_GESSERIT, FREMEN),
    icons=(BENE_GESSERIT, FREMEN),
    agent=trash(),
    reveal=given(FremenBond(), seq(gain(PERSUASION, 3), gain(SPICE, 1))),
)
card(
    "smugglers-thopter",
    cost=4,
    copies=2,
    tags=(GUILD,),
    icons=(SPICE_TRADE,),
    agent=given(at_least(GUILD, 2), draw(2)),
    reveal=seq(persuasion(1), gain(SPICE, 1)),
)

# ---- cost 5

card("carryall", cost=5, icons=(SPICE_TRADE,), agent=DoubleHarvest(), reveal=seq(persuasion(1), gain(SPICE, 1)))
card(
    "chani",
    cost=5,
    tags=(FREMEN,),
    icons=(FREMEN, CITY, SPICE_TRADE),
    reveal=seq(persuasion(2), retreat_any()),
    acquire=gain(WATER, 1),
)
card(
    "liet-kynes",
    cost=5,
    tags=(EMPEROR, FREMEN),
    icons=(FREMEN, CITY),
    reveal=each(CardsInPlay(FREMEN), gain(PERSUASION, 2)),
    acquire=influence(EMPEROR),
)
card(
    "piter-de-vries",
    cost=5,
    icons=(LANDSRAAD, CITY),
    agent=intrigue_card(),
    reveal=seq(persuasion(3), swords(1)),
)
card("power-play", cost=5, copies=3, icons=FACTION_ICONS, agent=seq(VisitCountsTwo(), TrashThis()))
card(
    "sardaukar-legion",
    cost=5,
    copies=2,
    tags=(EMPEROR,),
    icons=(EMPEROR, LANDSRAAD),
    agent=troops(2),
    reveal=seq(persuasion(1), deploy_up_to(3)),
)
card(
    "stilgar",
    cost=5,
    tags=(FREMEN,),
    icons=(FREMEN, CITY, SPICE_TRADE),
    agent=gain(WATER, 1),
    reveal=seq(persuasion(2), swords(3)),
)
card(
    "thufir-hawat",
    cost=5,
    icons=(*FACTION_ICONS, CITY, SPICE_TRADE),
    agent=draw(1),
    reveal=seq(persuasion(1), intrigue_card()),
)

# ---- cost 6 to 8

card(
    "gurney-halleck",
    cost=6,
    icons=(CITY,),
    agent=seq(troops(2), draw(1)),
    reveal=seq(persuasion(2), pay_get(pay(SOLARI, 3), RecruitAndDeploy(2))),
)
card(
    "opulence",
    cost=6,
    tags=(EMPEROR,),
    icons=(EMPEROR,),
    agent=gain(SOLARI, 3),
    reveal=seq(persuasion(1), pay_get(pay(SOLARI, 6), victory_point())),
)
card(
    "reverend-mother-mohiam",
    cost=6,
    tags=(EMPEROR, BENE_GESSERIT),
    icons=(EMPEROR, BENE_GESSERIT),
    agent=given(OtherInPlay(BENE_GESSERIT), OpponentsDiscard(2)),
    reveal=seq(persuasion(2), gain(SPICE, 2)),
)
card(
    "worm-riders",
    cost=6,
    copies=2,
    tags=(FREMEN,),
    icons=(CITY, SPICE_TRADE),
    agent=gain(SPICE, 2),
    reveal=seq(given(at_least(FREMEN, 2), gain(SWORD, 4)), given(HasAlliance(FREMEN), gain(SWORD, 2))),
)
card(
    "lady-jessica",
    cost=7,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE),
    agent=draw(2),
    reveal=seq(persuasion(3), swords(1)),
    acquire=influence_any(),
)
card(
    "choam-directorship",
    cost=8,
    reveal=gain(SOLARI, 3),
    acquire=seq(influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN)),
)
card("kwisatz-haderach", cost=8, tags=(BENE_GESSERIT,), agent=seq(SendAnyone(), draw(1)))
