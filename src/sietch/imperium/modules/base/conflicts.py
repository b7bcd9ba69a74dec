"""The eighteen conflict cards of 2020, which have no battle icons. Control of a location comes from `location`."""

from __future__ import annotations

from functools import partial

from sietch.imperium.components import NO_ICON, Box
from sietch.imperium.modules.base.mentat import TakeMentatNextRound
from sietch.imperium.modules.base.rewards import ChooseTwo
from sietch.imperium.vocabulary import *

conflict = partial(Box("base").conflict, icon=NO_ICON)

# Level I
conflict(
    "skirmish-a",
    level=1,
    first=victory_point(),
    second=seq(intrigue_card(), gain(SOLARI, 2)),
    third=gain(SOLARI, 2),
)
conflict(
    "skirmish-b",
    level=1,
    first=victory_point(),
    second=gain(WATER, 1),
    third=gain(SPICE, 1),
)
conflict(
    "skirmish-c",
    level=1,
    first=seq(influence_any(), gain(SPICE, 1)),
    second=gain(SPICE, 2),
    third=gain(SPICE, 1),
)
conflict(
    "skirmish-d",
    level=1,
    first=seq(influence_any(), gain(SOLARI, 2)),
    second=gain(SOLARI, 3),
    third=gain(SOLARI, 2),
)
# Level II
conflict(
    "desert-power",
    level=2,
    first=seq(victory_point(), gain(WATER, 1)),
    second=seq(gain(WATER, 1), gain(SPICE, 1)),
    third=gain(SPICE, 1),
)
conflict(
    "raid-stockpiles",
    level=2,
    first=seq(intrigue_card(), gain(SPICE, 3)),
    second=gain(SPICE, 2),
    third=gain(SPICE, 1),
)
conflict(
    "cloak-and-dagger",
    level=2,
    first=seq(influence_any(), intrigue_card(2)),
    second=seq(intrigue_card(), gain(SPICE, 1)),
    third=choose(intrigue_card(), gain(SPICE, 1)),
)
conflict(
    "machinations",
    level=2,
    first=InfluenceTwo(),
    second=seq(gain(WATER, 1), gain(SOLARI, 2)),
    third=gain(WATER, 1),
)
conflict(
    "sort-through-the-chaos",
    level=2,
    first=seq(TakeMentatNextRound(), intrigue_card(), gain(SOLARI, 2)),
    second=seq(intrigue_card(), gain(SOLARI, 2)),
    third=gain(SOLARI, 2),
)
conflict(
    "terrible-purpose",
    level=2,
    first=seq(victory_point(), trash()),
    second=seq(gain(WATER, 1), gain(SPICE, 1)),
    third=gain(SPICE, 1),
)
conflict(
    "guild-bank-raid",
    level=2,
    first=gain(SOLARI, 6),
    second=gain(SOLARI, 4),
    third=gain(SOLARI, 2),
)
conflict(
    "base-siege-of-arrakeen",
    printed="siege-of-arrakeen",
    level=2,
    location="arrakeen",
    doubt="wall",
    first=victory_point(),
    second=gain(SOLARI, 4),
    third=gain(SOLARI, 2),
)
conflict(
    "siege-of-carthag",
    level=2,
    location="carthag",
    doubt="carthag",
    first=victory_point(),
    second=seq(intrigue_card(), gain(SPICE, 1)),
    third=gain(SPICE, 1),
)
conflict(
    "base-secure-imperial-basin",
    printed="secure-imperial-basin",
    level=2,
    location="imperial-basin",
    doubt="wall",
    first=victory_point(),
    second=gain(WATER, 2),
    third=gain(WATER, 1),
)
# Level III
conflict(
    "base-battle-for-imperial-basin",
    printed="battle-for-imperial-basin",
    level=3,
    location="imperial-basin",
    doubt="wall",
    first=gain(VICTORY_POINT, 2),
    second=gain(SPICE, 5),
    third=gain(SPICE, 3),
)
conflict(
    "grand-vision",
    level=3,
    first=seq(influence_any(2), intrigue_card()),
    second=seq(intrigue_card(), gain(SPICE, 3)),
    third=gain(SPICE, 3),
)
conflict(
    "battle-for-carthag",
    level=3,
    location="carthag",
    doubt="carthag",
    first=gain(VICTORY_POINT, 2),
    second=seq(intrigue_card(), gain(SPICE, 3)),
    third=gain(SPICE, 3),
)
conflict(
    "base-battle-for-arrakeen",
    printed="battle-for-arrakeen",
    level=3,
    location="arrakeen",
    doubt="wall",
    first=gain(VICTORY_POINT, 2),
    second=ChooseTwo(intrigue_card(), gain(SPICE, 2), gain(SOLARI, 3)),
    third=seq(intrigue_card(), gain(SOLARI, 2)),
)
