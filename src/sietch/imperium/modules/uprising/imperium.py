"""The Imperium deck of Uprising, in order of cost: 50 cards, 65 with copies."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.vocabulary import *

card = Box("uprising").card

FACTION_ICONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# ---- cost 1

card(
    "sardaukar-soldier",
    cost=1,
    tags=(EMPEROR,),
    icons=(CITY,),
    reveal=seq(persuasion(1), swords(1)),
    on_trash=intrigue_card(),
)
card(
    "smugglers-harvester",
    cost=1,
    copies=2,
    tags=(GUILD,),
    icons=(SPICE_TRADE,),
    agent=given(SentToMaker(), gain(SPICE, 1)),
    reveal=persuasion(1),
)
card(
    "space-time-folding",
    cost=1,
    tags=(GUILD,),
    icons=(GUILD,),
    agent=pay_get(discard(1), seq(draw(1), given(DiscardedOf(GUILD), draw(1)))),
    reveal=persuasion(1),
)
card(
    "unswerving-loyalty",
    cost=1,
    copies=2,
    tags=(FREMEN,),
    reveal=seq(persuasion(1), troops(1), given(FremenBond(), choose_may(deploy_up_to(1), retreat(1)))),
)
card(
    "weirding-woman",
    cost=1,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(CITY, SPICE_TRADE),
    agent=given(OtherInPlay(BENE_GESSERIT), ReturnThisToHand()),
    reveal=seq(persuasion(1), swords(1)),
)

# ---- cost 2

card(
    "desert-survival",
    cost=2,
    copies=2,
    tags=(FREMEN,),
    icons=(SPICE_TRADE,),
    agent=trash(),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "fedaykin-stilltent",
    cost=2,
    tags=(FREMEN,),
    icons=(SPICE_TRADE,),
    agent=given(SentToMaker(), troops(1)),
    reveal=gain(WATER, 1),
)
card(
    "hidden-missive",
    cost=2,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD,),
    agent=given(at_least(BENE_GESSERIT, 2), seq(troops(1), draw(1))),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "imperial-spymaster",
    cost=2,
    tags=(EMPEROR,),
    icons=(EMPEROR, SPY),
    agent=given(RecalledSpy(), intrigue_card()),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "maker-keeper",
    cost=2,
    copies=2,
    tags=(BENE_GESSERIT, FREMEN),
    icons=(CITY,),
    agent=seq(given(at_least(BENE_GESSERIT, 2), gain(WATER, 1)), given(at_least(FREMEN, 2), gain(SPICE, 1))),
    reveal=persuasion(2),
)
card(
    "reliable-informant",
    cost=2,
    tags=(GUILD,),
    icons=(GUILD,),
    agent=spy(EMPEROR, BENE_GESSERIT, FREMEN),
    reveal=seq(persuasion(1), gain(SOLARI, 1)),
)
card(
    "spy-network",
    cost=2,
    tags=(EMPEROR, GUILD),
    reveal=seq(persuasion(2), swords(1), given(SpiesOnBoard(2), pay_get(recall_spies(1), intrigue_card()))),
    acquire=spy(),
)
card(
    "undercover-asset",
    cost=2,
    tags=(EMPEROR, GUILD),
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=IgnoreRequirements(),
    reveal=choose(spy(), gain(SWORD, 2)),
)
card(
    "wheels-within-wheels",
    cost=2,
    tags=(EMPEROR, GUILD),
    icons=(SPY,),
    agent=seq(given(at_least(EMPEROR, 2), gain(SOLARI, 2)), given(at_least(GUILD, 2), gain(SPICE, 1))),
    reveal=seq(persuasion(1), spy()),
)

# ---- cost 3

card(
    "bene-gesserit-operative",
    cost=3,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT,),
    agent=spy(),
    reveal=seq(persuasion(1), given(SpiesOnBoard(2), gain(PERSUASION, 2))),
)
card(
    "branching-path",
    cost=3,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT, CITY),
    agent=given(HasAlliance(BENE_GESSERIT), pay_get(TrashIntrigue(), seq(intrigue_card(), gain(SPICE, 2)))),
    reveal=persuasion(2),
)
card(
    "calculus-of-power",
    cost=3,
    copies=2,
    tags=(EMPEROR,),
    icons=(CITY, SPY),
    agent=trash(),
    reveal=seq(persuasion(2), pay_get(trash_other_in_play(EMPEROR), gain(SWORD, 3))),
)
card(
    "covert-operation",
    cost=3,
    icons=(SPY,),
    agent=OpponentsDiscard(),
    reveal=seq(spy(), spy()),
)
card(
    "dangerous-rhetoric",
    cost=3,
    icons=(LANDSRAAD, SPY),
    agent=seq(influence_any(), TrashThis()),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "double-agent",
    cost=3,
    copies=2,
    tags=(EMPEROR, GUILD),
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=spy_here(),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "ecological-testing-station",
    cost=3,
    tags=(FREMEN,),
    icons=(FREMEN, CITY),
    agent=pay_get(pay(WATER, 2), draw(2)),
    reveal=seq(persuasion(1), given(FremenBond(), gain(WATER, 1))),
)
card(
    "guild-envoy",
    cost=3,
    tags=(GUILD,),
    icons=FACTION_ICONS,
    agent=seq(seq(discard(1), given(DiscardedOf(GUILD), draw(2)))),
    reveal=persuasion(1),
)
card(
    "guild-spy",
    cost=3,
    tags=(GUILD,),
    icons=(SPY,),
    agent=pay_get(discard(1), seq(draw(1), given(DiscardedOf(GUILD), intrigue_card()))),
    reveal=seq(persuasion(2), given(AcquiredFlow(), InfluenceWhereSpying())),
    acquire=spy(),
)
card(
    "maula-pistol",
    cost=3,
    copies=2,
    tags=(FREMEN,),
    icons=(CITY, SPICE_TRADE),
    agent=draw(1),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "northern-watermaster",
    cost=3,
    tags=(FREMEN,),
    icons=(CITY,),
    agent=gain(WATER, 1),
    reveal=seq(persuasion(1), given(FremenBond(), gain(SPICE, 2))),
)
card(
    "rebel-supplier",
    cost=3,
    copies=2,
    tags=(FREMEN,),
    icons=(CITY,),
    agent=given(RecalledSpy(), troops(2)),
    reveal=seq(swords(1), gain(SPICE, 1)),
)

# ---- cost 4

card(
    "paracompass",
    cost=4,
    icons=(CITY,),
    agent=gain(SOLARI, 2),
    reveal=seq(
        given(HasCouncilSeat(), gain(PERSUASION, 2)),
        given(HasCouncilSeatAndSwordmaster(), gain(PERSUASION, 1)),
    ),
)
card(
    "public-spectacle",
    cost=4,
    copies=2,
    tags=(EMPEROR,),
    icons=(SPY,),
    agent=given(RecalledSpy(), influence_any()),
    reveal=seq(persuasion(1), spy()),
)
card(
    "sardaukar-coordination",
    cost=4,
    copies=2,
    tags=(EMPEROR,),
    icons=(EMPEROR, LANDSRAAD),
    agent=DeployRecruited(),
    reveal=seq(persuasion(2), each(CardsRevealed(EMPEROR), gain(SWORD, 1))),
)
card(
    "shishakli",
    cost=4,
    tags=(FREMEN,),
    icons=(CITY, SPICE_TRADE),
    agent=pay_get(trash_cost(), draw(1)),
    reveal=seq(swords(2), given(FremenBond(), influence(FREMEN))),
)
card(
    "smugglers-haven",
    cost=4,
    tags=(GUILD,),
    icons=(GUILD, SPICE_TRADE),
    agent=pay_get(pay(SPICE, 4), victory_point()),
    reveal=seq(persuasion(1), given(SpyingOnMaker(), gain(SPICE, 2))),
)
card(
    "southern-elders",
    cost=4,
    tags=(BENE_GESSERIT, FREMEN),
    icons=(BENE_GESSERIT, FREMEN),
    agent=given(OtherInPlay(BENE_GESSERIT), troops(2)),
    reveal=seq(gain(WATER, 1), given(FremenBond(), gain(PERSUASION, 2))),
)
card(
    "tread-in-darkness",
    cost=4,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=given(OtherInPlay(BENE_GESSERIT), any_order(trash(), draw(1))),
    reveal=seq(persuasion(2), swords(1)),
)
card("truthtrance", cost=4, copies=2, tags=(BENE_GESSERIT,), icons=FACTION_ICONS, reveal=persuasion(1))

# ---- cost 5

card(
    "captured-mentat",
    cost=5,
    icons=(LANDSRAAD, SPICE_TRADE),
    agent=pay_get(discard(1), any_order(intrigue_card(), draw(1))),
    reveal=seq(persuasion(1), pay_get(lose_influence(1), influence_any())),
)
card(
    "chani-clever-tactician",
    cost=5,
    tags=(FREMEN,),
    icons=(FREMEN, CITY, SPICE_TRADE),
    agent=given(UnitsInConflict(3), intrigue_card()),
    reveal=seq(pay_get(retreat(2), gain(SWORD, 4)), given(FremenBond(), gain(PERSUASION, 2))),
)
card(
    "in-high-places",
    cost=5,
    tags=(EMPEROR, BENE_GESSERIT),
    icons=(EMPEROR, BENE_GESSERIT),
    agent=given(OtherInPlay(BENE_GESSERIT), seq(draw(1), spy())),
    reveal=seq(persuasion(2), pay_get(recall_spies(2), gain(PERSUASION, 3))),
    acquire=spy(),
)
card(
    "leadership",
    cost=5,
    tags=(FREMEN,),
    icons=(FREMEN, SPICE_TRADE),
    agent=each(WormCount(), draw(1)),
    reveal=seq(persuasion(2), swords(1), each(OtherSwordCards("leadership"), gain(SWORD, 1))),
)
card(
    "spacing-guilds-favor",
    cost=5,
    copies=2,
    tags=(GUILD,),
    icons=(GUILD, SPICE_TRADE),
    agent=draw(1),
    reveal=seq(persuasion(2), pay_get(pay(SPICE, 3), influence_any())),
    on_discard=gain(SPICE, 2),
)
card(
    "strike-fleet",
    cost=5,
    icons=(SPY,),
    agent=given(RecalledSpy(), troops(3)),
    reveal=seq(persuasion(1), swords(3)),
    acquire=spy(),
)
card(
    "subversive-advisor",
    cost=5,
    icons=(SPY,),
    agent=given(SentToFaction(), seq(VisitCountsTwo(), TrashThis())),
    reveal=persuasion(1),
    acquire=spy(),
)
card(
    "treacherous-maneuver",
    cost=5,
    tags=(EMPEROR,),
    icons=FACTION_ICONS,
    agent=pay_get(seq(TrashThis(), trash_from_hand(EMPEROR)), VisitCountsTwo()),
    reveal=seq(persuasion(1), intrigue_card()),
)

# ---- cost 6

card(
    "corrinth-city",
    cost=6,
    tags=(EMPEROR,),
    icons=(EMPEROR, LANDSRAAD),
    agent=pay_get(seq(pay(SOLARI, 5), discard(2)), victory_point()),
    reveal=choose(gain(SOLARI, 5), given(NoCouncilSeat(), pay_get(pay(SOLARI, 5), JoinCouncil()))),
)
card(
    "desert-power",
    cost=6,
    tags=(FREMEN,),
    icons=(SPICE_TRADE,),
    agent=given(SentToMaker(), gain(SPICE, 2)),
    reveal=choose(gain(PERSUASION, 2), given(HasHooks(), pay_get(pay(WATER, 1), worms(1)))),
)
card(
    "junction-headquarters",
    cost=6,
    tags=(GUILD,),
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=given(HasAlliance(GUILD), pay_get(seq(pay(SPICE, 2), TrashIntrigue()), victory_point())),
    reveal=seq(persuasion(1), gain(WATER, 1), troops(1)),
)
card(
    "price-is-no-object",
    cost=6,
    tags=(EMPEROR, BENE_GESSERIT),
    icons=(EMPEROR, BENE_GESSERIT),
    agent=AcquireForSolari(),
    reveal=seq(persuasion(2), gain(SOLARI, 2)),
    acquire=gain(SOLARI, 2),
)
card(
    "stilgar-the-devoted",
    cost=6,
    tags=(FREMEN,),
    icons=(FREMEN, CITY, SPICE_TRADE),
    agent=troops(2),
    reveal=each(CardsInPlay(FREMEN), gain(PERSUASION, 2)),
)

# ---- cost 7 and 8

card(
    "long-live-the-fighters",
    cost=7,
    tags=(FREMEN,),
    icons=(FREMEN, CITY),
    agent=LookAtThree(),
    reveal=seq(persuasion(2), swords(3)),
)
card(
    "overthrow",
    cost=8,
    icons=FACTION_ICONS,
    agent=VisitCountsTwo(),
    reveal=seq(persuasion(2), swords(2), troops(1)),
    acquire=intrigue_card(),
)
card(
    "steersman",
    cost=8,
    tags=(GUILD,),
    icons=(GUILD, LANDSRAAD, CITY, SPICE_TRADE),
    agent=seq(draw(1), RecallAgent()),
    reveal=seq(persuasion(2), gain(SPICE, 2)),
    acquire=influence(GUILD),
)
