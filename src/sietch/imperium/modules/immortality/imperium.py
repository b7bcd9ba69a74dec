"""The starting card and the 25 cards (30 with copies) that Immortality shuffles into the Imperium deck."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.immortality.words import *
from sietch.imperium.vocabulary import *

card = Box("immortality").card


def icons(*of: int) -> int:
    """Agent icons as bits."""
    return sum(1 << icon for icon in of)


card(
    "experimentation",
    kind="starting",
    copies=2,
    icons=(SPICE_TRADE,),
    agent=research(),
    reveal=seq(persuasion(1), specimens(1)),
)

card(
    "bene-tleilax-lab",
    cost=2,
    icons=(CITY, SPICE_TRADE),
    agent=specimens(1),
    reveal=seq(persuasion(1), given(genetic(1), gain(SPICE, 1))),
)
card(
    "bene-tleilax-researcher",
    cost=4,
    icons=(LANDSRAAD,),
    agent=seq(Graft(), research()),
    reveal=seq(persuasion(1), given(genetic(1), persuasion(1)), given(genetic(2), persuasion(1))),
)
card(
    "blank-slate",
    cost=1,
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    icons_if=((Grafted(), icons(EMPEROR, GUILD, BENE_GESSERIT, FREMEN)),),
    reveal=persuasion(1),
)
card(
    "clandestine-meeting",
    cost=4,
    tags=(BENE_GESSERIT,),
    agent=seq(influence(BENE_GESSERIT), intrigue_card()),
    reveal=persuasion(2),
)
card(
    "corrupt-smuggler",
    cost=3,
    tags=(GUILD, FREMEN),
    icons=(GUILD, SPICE_TRADE),
    agent=given(Grafted(), gain(SPICE, 2)),
    reveal=seq(persuasion(1), swords(1)),
)
card(
    "dissecting-kit",
    cost=2,
    copies=2,
    icons=(LANDSRAAD, CITY),
    agent=seq(Graft(), pay_get(TrashPartner(), specimens(1))),
    reveal=seq(persuasion(1), given(genetic(1), tleilaxu())),
)
card(
    "for-humanity",
    cost=7,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT, LANDSRAAD, SPICE_TRADE),
    agent=influence_any(),
    reveal=seq(
        persuasion(2),
        given(HasAlliance(BENE_GESSERIT), pay_get(LoseInfluenceWithOne(2), victory_point())),
    ),
)
card(
    "high-priority-travel",
    cost=1,
    copies=2,
    tags=(GUILD,),
    icons=(LANDSRAAD, SPICE_TRADE),
    agent=given(at_least(GUILD, 2), choose(draw(1), CombatIcon())),
    reveal=seq(persuasion(1), gain(SOLARI, 1)),
)
card(
    "imperium-ceremony",
    cost=6,
    tags=(EMPEROR, GUILD),
    icons=(EMPEROR, GUILD, LANDSRAAD),
    agent=LookAtTwoIntrigues(),
    reveal=persuasion(3),
)
card(
    "interstellar-conspiracy",
    cost=4,
    icons=(CITY,),
    agent=seq(Graft(), gain(SPICE, 1), given(PartnerOf(EMPEROR, GUILD), influence_any())),
    reveal=persuasion(2),
)
card(
    "keys-to-power",
    cost=5,
    tags=(GUILD, BENE_GESSERIT),
    icons=(GUILD, BENE_GESSERIT, LANDSRAAD),
    agent=given(at_least(EMPEROR, 2), gain(SPICE, 2)),
    reveal=persuasion(2),
)
card(
    "lisan-al-gaib",
    cost=4,
    tags=(BENE_GESSERIT, FREMEN),
    icons=(FREMEN, CITY, SPICE_TRADE),
    agent=given(OtherInPlay(BENE_GESSERIT), influence(FREMEN)),
    reveal=seq(persuasion(1), given(FremenBond(), swords(2))),
    acquire=gain(SPICE, 1),
)
card(
    "long-reach",
    cost=6,
    tags=(BENE_GESSERIT,),
    icons_if=((OtherInPlay(BENE_GESSERIT), icons(LANDSRAAD, CITY, SPICE_TRADE)),),
    agent=InfluenceTwo(),
    reveal=seq(persuasion(1), intrigue_card()),
)
card(
    "occupation",
    cost=8,
    tags=(GUILD,),
    icons=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN, CITY, SPICE_TRADE),
    agent=seq(draw(1), CombatIcon()),
    reveal=seq(gain(WATER, 1), gain(SPICE, 1), troops(1)),
    acquire=troops(3),
)
card(
    "organ-merchants",
    cost=3,
    icons=(CITY, SPICE_TRADE),
    agent=pay_get(pay_specimens(1), gain(SOLARI, 4)),
    reveal=seq(persuasion(1), gain(SOLARI, 1)),
)
card(
    "planned-coupling",
    cost=3,
    copies=2,
    tags=(BENE_GESSERIT,),
    icons=(BENE_GESSERIT,),
    agent=seq(Graft(), draw(1)),
    reveal=persuasion(1),
)
card(
    "replacement-eyes",
    cost=5,
    icons=(CITY,),
    agent=seq(Graft(), pay_get(trash_cost(), draw(1))),
    reveal=seq(persuasion(1), swords(1)),
    on_trash=tleilaxu(),
)
card(
    "sardaukar-quartermaster",
    cost=2,
    tags=(EMPEROR,),
    icons=(LANDSRAAD, CITY),
    agent=given(Grafted(), any_order(troops(1), draw(1))),
    reveal=seq(persuasion(1), swords(2)),
)
card(
    "shadout-mapes",
    cost=2,
    tags=(FREMEN,),
    icons=(FREMEN, SPICE_TRADE),
    reveal=seq(persuasion(1), swords(1), choose_may(deploy_up_to(1), retreat(1))),
)
card(
    "show-of-strength",
    cost=3,
    tags=(EMPEROR, FREMEN),
    icons_if=((MostTroops(), icons(LANDSRAAD, SPICE_TRADE)),),
    agent=draw(2),
    reveal=seq(persuasion(1), swords(2)),
)
card(
    "spiritual-fervor",
    cost=3,
    copies=2,
    icons=(SPICE_TRADE,),
    reveal=seq(persuasion(1), specimens(1)),
    acquire=research(),
)
card(
    "stillsuit-manufacturer",
    cost=5,
    tags=(FREMEN,),
    icons=(FREMEN, CITY),
    agent=seq(gain(WATER, 1), given(HasAlliance(FREMEN), ReturnThisToHand())),
    reveal=seq(persuasion(1), given(FremenBond(), gain(SPICE, 2))),
)
card(
    "throne-room-politics",
    cost=4,
    tags=(EMPEROR, BENE_GESSERIT),
    icons=(EMPEROR,),
    agent=seq(troops(1), trash()),
    reveal=seq(persuasion(1), influence(BENE_GESSERIT)),
)
card(
    "tleilaxu-master",
    cost=5,
    copies=2,
    icons=(LANDSRAAD, SPICE_TRADE),
    agent=given(genetic(1), may(AcquireByMarkers(6))),
    reveal=seq(persuasion(1), research(), research()),
)
card(
    "tleilaxu-surgeon",
    cost=3,
    icons=(EMPEROR, CITY),
    agent=pay_get(pay_specimens(2), tleilaxu(2)),
    reveal=seq(persuasion(2), pay_get(LoseTroops(2), specimens(2))),
    doubt="lost-troops",
)
