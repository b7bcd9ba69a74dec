"""The ten-card decks of the two commanders. What they share with all others is a card of every starting deck."""

from __future__ import annotations

from functools import partial

from sietch.imperium.catalogue import new_kind
from sietch.imperium.components import CARDS, Box, number_of
from sietch.imperium.modules.six_players.giving_contracts import GiveContracts
from sietch.imperium.modules.six_players.swordmaster import HasBonusToken
from sietch.imperium.modules.six_players.team_rewards import AlliesRecruit, AllyGains
from sietch.imperium.modules.six_players.teams import MUADDIB, SHADDAM
from sietch.imperium.modules.six_players.throne_row import MoveToThroneRow
from sietch.imperium.modules.six_players.trading import PayWithAllies, Trade
from sietch.imperium.vocabulary import *

new_kind("commander", after="starting")
card = partial(Box("six-players").card, kind="commander")
FACTION_ICONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# Muad'Dib
card(
    "command-respect",
    icons=(CITY,),
    agent=given(HasBonusToken(), pay_get(TrashThis(), Trade())),
    reveal=persuasion(1),
)
card(
    "demand-attention",
    icons=FACTION_ICONS,
    agent=pay_get(pay(SPICE, 4), seq(VisitCountsTwo(), TrashThis())),
    reveal=persuasion(1),
)
card(
    "desert-call",
    icons=(SPICE_TRADE,),
    agent=given(HasHooks(), pay_get(pay(WATER, 1), seq(worms(1), TrashThis()))),
    reveal=persuasion(1),
)
card("limited-landsraad-access", copies=2, icons=(LANDSRAAD,), reveal=seq(gain(SPICE, 1), swords(1)))
card(
    "threaten-spice-production",
    icons=(SPICE_TRADE,),
    agent=PayWithAllies(SPICE, 7, seq(victory_point(), TrashThis())),
    reveal=persuasion(1),
)
card(
    "usul",
    tags=(FREMEN,),
    icons=(CITY,),
    agent=choose(seq(gain(WATER, 1), AllyGains(SPICE, 1)), seq(gain(SPICE, 1), AllyGains(WATER, 1))),
    reveal=persuasion(2),
)

# Shaddam Corrino IV
card(
    "corrino-might",
    tags=(EMPEROR,),
    icons=(LANDSRAAD,),
    reveal=seq(swords(1), pay_get(pay(SPICE, 3), seq(AlliesRecruit(2), TrashThis()))),
)
card(
    "critical-shipments",
    icons=(SPICE_TRADE,),
    agent=choose(seq(gain(WATER, 1), AllyGains(SOLARI, 2)), seq(gain(SOLARI, 2), AllyGains(WATER, 1))),
    reveal=persuasion(2),
)
card(
    "demand-results",
    tags=(EMPEROR,),
    icons=(LANDSRAAD,),
    agent=pay_get(pay(SOLARI, 2), seq(GiveContracts(), TrashThis())),
    reveal=swords(1),
)
card(
    "devastating-assault",
    icons=(SPICE_TRADE,),
    agent=seq(troops(1), gain(SOLARI, 1)),
    reveal=seq(persuasion(1), given(HasBonusToken(), pay_get(pay(SOLARI, 3), gain(SWORD, 5)))),
)
card("imperial-ornithopter", copies=2, tags=(EMPEROR,), icons=(CITY,), reveal=seq(persuasion(1), gain(SOLARI, 1)))
card(
    "imperial-tent",
    tags=(EMPEROR,),
    icons=FACTION_ICONS,
    agent=MoveToThroneRow(),
    reveal=persuasion(1),
    doubt="throne-row",
)

SHARED = ("convincing-argument", "seek-allies", "signet-ring")
NAMES = {
    MUADDIB: (
        "command-respect",
        "demand-attention",
        "desert-call",
        *["limited-landsraad-access"] * 2,
        "threaten-spice-production",
        "usul",
        *SHARED,
    ),
    SHADDAM: (
        "corrino-might",
        "critical-shipments",
        "demand-results",
        "devastating-assault",
        *["imperial-ornithopter"] * 2,
        "imperial-tent",
        *SHARED,
    ),
}
DECKS = {seat: sorted(number_of(CARDS, name) for name in names) for seat, names in NAMES.items()}
