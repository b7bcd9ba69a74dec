"""The sixteen conflict cards. Control of a location belongs to its first reward and comes from `location`."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.uprising.contract_icon import ContractIcon
from sietch.imperium.vocabulary import *

conflict = Box("uprising").conflict

ARRAKEEN, SPICE_REFINERY, IMPERIAL_BASIN = "arrakeen", "spice-refinery", "imperial-basin"

# Level I
conflict(
    "skirmish-crysknife",
    level=1,
    icon=CRYSKNIFE,
    first=influence_any(),
    second=seq(intrigue_card(), gain(SPICE, 1)),
    third=gain(SPICE, 1),
)
conflict(
    "skirmish-desert-mouse",
    level=1,
    icon=DESERT_MOUSE,
    first=gain(SOLARI, 2),
    second=gain(SOLARI, 3),
    third=gain(SOLARI, 2),
)
conflict(
    "skirmish-ornithopter",
    level=1,
    icon=ORNITHOPTER,
    first=seq(intrigue_card(), gain(SOLARI, 1)),
    second=seq(intrigue_card(), gain(SOLARI, 2)),
    third=intrigue_card(),
)

# Level II
conflict(
    "choam-security",
    level=2,
    icon=CRYSKNIFE,
    first=seq(influence(GUILD), ContractIcon(), troops(1)),
    second=seq(gain(WATER, 1), gain(SOLARI, 2), troops(2)),
    third=seq(intrigue_card(), troops(1)),
)
conflict(
    "spice-freighters",
    level=2,
    icon=CRYSKNIFE,
    first=seq(influence_any(), pay_get(pay(SPICE, 3), victory_point())),
    second=seq(gain(WATER, 1), gain(SPICE, 1), troops(1)),
    third=seq(gain(SPICE, 1), troops(1)),
)
conflict(
    "seize-spice-refinery",
    level=2,
    icon=CRYSKNIFE,
    location=SPICE_REFINERY,
    first=seq(spy(), gain(SPICE, 2)),
    second=seq(intrigue_card(), gain(SPICE, 1), troops(1)),
    third=gain(SPICE, 2),
)
conflict(
    "protect-the-sietches",
    level=2,
    icon=DESERT_MOUSE,
    first=seq(influence(FREMEN), gain(WATER, 1), troops(1)),
    second=seq(gain(SPICE, 3), troops(1)),
    third=gain(SPICE, 2),
)
conflict(
    "secure-imperial-basin",
    level=2,
    icon=DESERT_MOUSE,
    location=IMPERIAL_BASIN,
    first=seq(gain(SPICE, 2), troops(1)),
    second=seq(gain(WATER, 2), troops(1)),
    third=seq(gain(WATER, 1), troops(1)),
)
conflict(
    "trade-dispute",
    level=2,
    icon=DESERT_MOUSE,
    first=seq(ContractIcon(), gain(WATER, 1), trash()),
    second=seq(gain(WATER, 1), gain(SPICE, 1), trash()),
    third=seq(gain(WATER, 1), troops(1)),
)
conflict(
    "shadow-contest",
    level=2,
    icon=ORNITHOPTER,
    first=seq(influence(BENE_GESSERIT), intrigue_card()),
    second=seq(intrigue_card(), gain(SPICE, 1), troops(1)),
    third=seq(gain(SPICE, 1), troops(1)),
)
conflict(
    "siege-of-arrakeen",
    level=2,
    icon=ORNITHOPTER,
    location=ARRAKEEN,
    first=seq(gain(SOLARI, 2), troops(2)),
    second=seq(gain(SOLARI, 4), troops(1)),
    third=gain(SOLARI, 3),
)
conflict(
    "test-of-loyalty",
    level=2,
    icon=ORNITHOPTER,
    first=seq(influence(EMPEROR), spy(), gain(SOLARI, 2)),
    second=seq(gain(SOLARI, 4), troops(1)),
    third=gain(SOLARI, 3),
)

# Level III
conflict(
    "battle-for-arrakeen",
    level=3,
    icon=CRYSKNIFE,
    location=ARRAKEEN,
    first=seq(victory_point(), pay_get(recall_spies(2), victory_point())),
    second=seq(intrigue_card(), gain(SPICE, 1), gain(SOLARI, 3)),
    third=seq(gain(SPICE, 2), gain(SOLARI, 2)),
)
conflict(
    "battle-for-imperial-basin",
    level=3,
    icon=ORNITHOPTER,
    location=IMPERIAL_BASIN,
    first=seq(victory_point(), pay_get(pay(SPICE, 4), victory_point())),
    second=gain(SPICE, 5),
    third=gain(SPICE, 3),
)
conflict(
    "battle-for-spice-refinery",
    level=3,
    icon=DESERT_MOUSE,
    location=SPICE_REFINERY,
    first=seq(victory_point(), pay_get(pay(SOLARI, 6), victory_point())),
    second=seq(intrigue_card(), gain(SPICE, 3)),
    third=gain(SPICE, 3),
)
conflict(
    "propaganda",
    level=3,
    icon=WILD,
    first=InfluenceTwo(),
    second=seq(intrigue_card(), gain(SPICE, 3)),
    third=gain(SPICE, 3),
)
