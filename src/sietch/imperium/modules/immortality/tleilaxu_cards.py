"""The Tleilaxu deck, 18 cards, and Reclaimed Forces."""

from __future__ import annotations

from typing import Any

from sietch.imperium.components import Box
from sietch.imperium.modules.immortality.words import *
from sietch.imperium.vocabulary import *


def card(id: str, specimens: int, **facts: Any) -> None:
    Box("immortality").card(id, kind="tleilaxu", price=pay_specimens(specimens), value=2 * specimens, **facts)


card(
    "beguiling-pheromones",
    3,
    icons=(CITY, SPICE_TRADE),
    agent=seq(Graft(), given(SentToFaction(), seq(TrashOneOfPair(), InfluenceOfVisit()))),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "chairdog",
    2,
    icons=(CITY,),
    agent=seq(Graft(), ReturnPartner()),
    reveal=persuasion(1),
)
card("contaminator", 1, tags=(FREMEN,), icons=(FREMEN,), agent=tleilaxu(), reveal=persuasion(1))
card(
    "corrino-genes",
    1,
    tags=(EMPEROR,),
    icons=(EMPEROR,),
    agent=given(Grafted(), tleilaxu()),
    reveal=persuasion(1),
    acquire=gain(SOLARI, 2),
)
card(
    "face-dancer",
    2,
    tags=(EMPEROR, GUILD, FREMEN),
    icons=(EMPEROR, GUILD, FREMEN),
    agent=seq(Graft(), draw(1)),
    reveal=persuasion(1),
)
card(
    "face-dancer-initiate",
    1,
    tags=(EMPEROR, GUILD, FREMEN),
    icons=(EMPEROR, GUILD, FREMEN),
    agent=Graft(),
    reveal=persuasion(1),
)
card("from-the-tanks", 2, icons=(LANDSRAAD,), agent=troops(2), reveal=persuasion(1))
card("ghola", 3, icons=(CITY,), agent=seq(Graft(), SameBox()), reveal=seq(persuasion(1), swords(1)))
card(
    "guild-impersonator",
    2,
    tags=(GUILD,),
    icons=(GUILD,),
    agent=seq(Graft(), given(GainedSpice(), influence(GUILD))),
    reveal=persuasion(1),
)
card(
    "industrial-espionage",
    1,
    icons=(LANDSRAAD,),
    agent=seq(draw(1), given(Grafted(), any_order(research(), specimens(1)))),
    reveal=persuasion(1),
)
card(
    "scientific-breakthrough",
    3,
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=seq(research(), given(genetic(2), pay_get(TrashThis(), victory_point()))),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "slig-farmer",
    2,
    icons=(LANDSRAAD,),
    agent=seq(Graft(), SolariForPartnerIcons(), pay_get(pay(SOLARI, 5), tleilaxu())),
    reveal=persuasion(1),
)
card(
    "stitched-horror",
    3,
    icons=(CITY,),
    agent=seq(Graft(), ChooseTwo(gain(WATER, 1), troops(1), trash(), tleilaxu())),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "subject-x-137",
    2,
    icons=(LANDSRAAD, SPICE_TRADE),
    agent=given(genetic(1), tleilaxu()),
    reveal=persuasion(1),
    acquire=tleilaxu(),
)
card(
    "tleilaxu-infiltrator",
    2,
    icons=(CITY,),
    agent=seq(Graft(), EnterAnywhere(), draw(1), given(genetic(2), intrigue_card())),
    reveal=persuasion(1),
)
card(
    "twisted-mentat",
    4,
    icons=(LANDSRAAD, CITY),
    agent=seq(Graft(), may(RecallSentAgent())),
    reveal=seq(persuasion(1), swords(1), specimens(1)),
)
card(
    "unnatural-reflexes",
    3,
    icons=(SPICE_TRADE,),
    agent=seq(Graft(), given(genetic(1), draw(2))),
    reveal=seq(persuasion(1), swords(1)),
)
card("usurp", 4, agent=BorrowFromRow(), reveal=seq(persuasion(1), swords(1), specimens(1)))

Box("immortality").card(
    "reclaimed-forces",
    kind="reserve",
    price=pay_specimens(3),
    acquire=choose(troops(2), tleilaxu()),
)
