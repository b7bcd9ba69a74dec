"""The 29 Imperium cards."""

from __future__ import annotations

from typing import Any

from sietch.imperium.components import Box, Card
from sietch.imperium.modules.rise_of_ix.dreadnoughts import (
    Commission,
    DreadnoughtsInConflict,
    ForceRetreats,
    RetreatUnits,
)
from sietch.imperium.modules.rise_of_ix.effects import (
    AgentOnFaction,
    AnotherTurn,
    CheaperSpace,
    JoinedAgent,
    RecruitAndDeploy,
)
from sietch.imperium.modules.rise_of_ix.freighters import Freighter
from sietch.imperium.modules.rise_of_ix.intrigue_deck import PutIntrigueUnder
from sietch.imperium.modules.rise_of_ix.tech_tiles import AcquireTech, PlaceNegotiator, TechTiles
from sietch.imperium.vocabulary import *

card = Box("rise-of-ix").card


def unload(id: str, *, reveal: Effect, **facts: Any) -> Card:
    """A card whose Reveal box also works when the card is discarded from hand or trashed."""
    return card(id, reveal=reveal, on_discard=reveal, on_trash=reveal, **facts)


card(
    "appropriate",
    cost=5,
    tags=(EMPEROR,),
    icons=(LANDSRAAD, SPICE_TRADE),
    agent=given(at_least(EMPEROR, 2), AcquireTech(for_solari=True)),
    reveal=persuasion(2),
    acquire=Freighter(),
)
card(
    "bounty-hunter",
    cost=1,
    icons=(CITY,),
    infiltrates=True,
    agent=given(JoinedAgent(), gain(SOLARI, 2)),
    reveal=seq(persuasion(1), swords(1)),
)
unload("choam-delegate", cost=1, icons=(SPICE_TRADE,), infiltrates=True, reveal=gain(SOLARI, 3))
card(
    "court-intrigue",
    cost=2,
    tags=(EMPEROR,),
    icons=(EMPEROR,),
    infiltrates=True,
    agent=pay_get(PutIntrigueUnder(), intrigue_card()),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "desert-ambush",
    cost=3,
    tags=(FREMEN,),
    icons=(SPICE_TRADE,),
    agent=ForceRetreats(),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "embedded-agent",
    cost=5,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD,),
    infiltrates=True,
    agent=given(OtherInPlay(BENE_GESSERIT), any_order(Freighter(), Freighter())),
    reveal=seq(persuasion(1), intrigue_card()),
)
unload(
    "esmar-tuek",
    cost=5,
    tags=(GUILD,),
    icons=(CITY, SPICE_TRADE),
    agent=pay_get(pay(SPICE, 1), any_order(influence(GUILD), draw(1))),
    reveal=seq(gain(SPICE, 2), gain(SOLARI, 2)),
)
unload("freighter-fleet", cost=2, copies=2, icons=(SPICE_TRADE,), reveal=Freighter())
card(
    "full-scale-assault",
    cost=8,
    tags=(EMPEROR,),
    icons=(EMPEROR, CITY),
    agent=troops(2),
    reveal=seq(persuasion(2), each(DreadnoughtsInConflict(), swords(3))),
    acquire=Commission(),
)
unload(
    "guild-accord",
    cost=6,
    tags=(GUILD,),
    icons=(GUILD,),
    infiltrates=True,
    agent=CheaperSpace("heighliner", SPICE, 2),
    reveal=seq(gain(WATER, 1), given(HasAlliance(GUILD), gain(SPICE, 3))),
)
card(
    "guild-chief-administrator",
    cost=4,
    tags=(GUILD,),
    icons=(GUILD, CITY, SPICE_TRADE),
    agent=pay_get(discard(1), trash()),
    reveal=seq(persuasion(1), Freighter()),
)
card(
    "imperial-bashar",
    cost=4,
    tags=(EMPEROR,),
    icons=(CITY,),
    agent=choose(troops(1), trash()),
    reveal=seq(persuasion(1), swords(2), each(OtherSwordCards("imperial-bashar"), swords(1))),
)
card(
    "imperial-shock-trooper",
    cost=3,
    tags=(EMPEROR,),
    reveal=seq(persuasion(1), swords(2), given(AgentOnFaction(EMPEROR), swords(3))),
)
unload(
    "in-the-shadows",
    cost=2,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(LANDSRAAD, CITY),
    agent=given(at_least(BENE_GESSERIT, 2), pay_get(discard(1), influence_among(EMPEROR, GUILD, FREMEN))),
    reveal=influence(BENE_GESSERIT),
)
unload(
    "ix-guild-compact",
    cost=3,
    tags=(GUILD,),
    icons=(GUILD,),
    agent=pay_get(discard(2), Commission(may=False)),
    reveal=seq(PlaceNegotiator(), PlaceNegotiator()),
)
card(
    "ixian-engineer",
    cost=5,
    copies=2,
    icons=(SPICE_TRADE,),
    agent=AcquireTech(),
    reveal=given(TechTiles(3), pay_get(TrashThis(), victory_point())),
)
card(
    "jamis",
    cost=2,
    tags=(FREMEN,),
    icons=(FREMEN,),
    infiltrates=True,
    agent=trash(),
    reveal=seq(persuasion(1), swords(2)),
)
card("landing-rights", cost=4, tags=(GUILD,), icons=(CITY,), agent=Freighter(), reveal=persuasion(2))
card(
    "local-fence",
    cost=3,
    icons=(CITY,),
    agent=choose(pay_get(pay(SPICE, 2), gain(SOLARI, 5)), pay_get(pay(SOLARI, 5), gain(SPICE, 4))),
    reveal=persuasion(2),
)
card(
    "negotiated-withdrawal",
    cost=4,
    copies=2,
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    reveal=seq(persuasion(2), pay_get(RetreatUnits(3), influence_any())),
    acquire=troops(1),
)
card(
    "satellite-ban",
    cost=5,
    tags=(GUILD, FREMEN),
    icons=(GUILD, FREMEN),
    agent=pay_get(discard(1), seq(gain(SPICE, 1), gain(WATER, 1))),
    reveal=seq(persuasion(1), retreat(0, 2)),
)
card(
    "sayyadina",
    cost=3,
    tags=(BENE_GESSERIT, FREMEN),
    icons=(BENE_GESSERIT, FREMEN),
    agent=pay_get(pay(WATER, 3), victory_point()),
    reveal=given(FremenBond(), persuasion(3)),
)
card(
    "shai-hulud",
    cost=7,
    tags=(FREMEN,),
    icons=(SPICE_TRADE,),
    agent=pay_get(trash_cost(), troops(2)),
    reveal=given(FremenBond(), swords(5)),
    acquire=trash(),
)
card(
    "spice-trader",
    cost=4,
    tags=(FREMEN,),
    icons=(CITY, SPICE_TRADE),
    agent=given(at_least(FREMEN, 2), pay_get(discard(1), gain(SPICE, 2))),
    reveal=seq(persuasion(2), swords(1)),
)
unload(
    "treachery",
    cost=6,
    copies=2,
    icons=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN),
    agent=seq(VisitCountsTwo(), TrashThis()),
    reveal=RecruitAndDeploy(2),
)
card(
    "truthsayer",
    cost=3,
    copies=2,
    tags=(EMPEROR, BENE_GESSERIT),
    icons=(EMPEROR, BENE_GESSERIT, LANDSRAAD),
    agent=pay_get(discard(1), draw(1)),
    reveal=seq(persuasion(1), swords(1)),
)
unload("water-peddler", cost=1, reveal=gain(WATER, 1), acquire=gain(WATER, 1))
card(
    "web-of-power",
    cost=4,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT,),
    infiltrates=True,
    agent=seq(
        given(at_least(EMPEROR, 2), gain(SOLARI, 2)),
        given(at_least(GUILD, 2), draw(1)),
        given(at_least(FREMEN, 2), gain(WATER, 1)),
    ),
    reveal=seq(persuasion(1), influence_any()),
)
card(
    "weirding-way",
    cost=3,
    tags=(BENE_GESSERIT,),
    icons=(CITY, SPICE_TRADE),
    agent=may(AnotherTurn()),
    reveal=seq(persuasion(1), swords(2)),
)
