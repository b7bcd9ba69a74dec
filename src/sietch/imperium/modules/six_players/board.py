"""The reverse of the board: its spaces, posts and tracks, and the spaces of the two personal boards."""

from __future__ import annotations

from typing import Any

from sietch.core.node import Node
from sietch.imperium.components import Box
from sietch.imperium.modules.six_players.personal_boards import (
    EMPEROR_VISIT,
    FREMEN_VISIT,
    FRINGE_WORLDS_VISIT,
    GREAT_HOUSES_VISIT,
)
from sietch.imperium.modules.six_players.swordmaster import HireForARound
from sietch.imperium.modules.six_players.team_rewards import Reinforce
from sietch.imperium.modules.six_players.trading import Trade
from sietch.imperium.modules.uprising.contract_icon import ContractIcon
from sietch.imperium.vocabulary import *

box = Box("six-players")
space, post = box.space, box.post

# Great Houses
space(
    "military-support",
    icon=EMPEROR,
    faction=EMPEROR,
    visit=GREAT_HOUSES_VISIT,
    cost=(SPICE, 2),
    effects=Reinforce(),
)
space(
    "economic-support",
    icon=EMPEROR,
    faction=EMPEROR,
    visit=GREAT_HOUSES_VISIT,
    effects=seq(gain(SPICE, 1), Trade()),
    doubt="trade",
)

# Fringe Worlds
space(
    "controversial-technology",
    icon=FREMEN,
    faction=FREMEN,
    visit=FRINGE_WORLDS_VISIT,
    cost=(SPICE, 2),
    effects=seq(intrigue_card(), draw(1), trash()),
)
space("expedition", icon=FREMEN, faction=FREMEN, visit=FRINGE_WORLDS_VISIT, effects=ContractIcon())

# Landsraad, cities, desert
space("swordmaster", icon=LANDSRAAD, cost=(SOLARI, 8), cost_after=6, once="swordmaster", effects=HireForARound())
space("carthag", icon=CITY, combat=True, effects=seq(troops(1), intrigue_card()))
space(
    "habbanya-erg",
    icon=SPICE_TRADE,
    combat=True,
    is_maker=True,
    cost=(WATER, 1),
    effects=seq(harvest(2), bonus_spice("habbanya-erg"), draw(1)),
)

# Shaddam's board
space(
    "sardaukar",
    icon=EMPEROR,
    faction=EMPEROR,
    visit=EMPEROR_VISIT,
    cost=(SPICE, 3),
    effects=seq(intrigue_card(), troops(4)),
)
space("vast-wealth", icon=EMPEROR, faction=EMPEROR, visit=EMPEROR_VISIT, effects=gain(SOLARI, 3))

# Muad'Dib's board
space(
    "hardy-warriors",
    icon=FREMEN,
    faction=FREMEN,
    visit=FREMEN_VISIT,
    combat=True,
    cost=(WATER, 1),
    effects=troops(2),
)
space(
    "desert-mastery",
    icon=FREMEN,
    faction=FREMEN,
    visit=FREMEN_VISIT,
    combat=True,
    effects=seq(draw(1), gain(SPICE, 1)),
)

POST_DOUBT = "six-posts"
post("post-great-houses", "military-support", "economic-support", doubt=POST_DOUBT)
post("post-fringe-worlds", "controversial-technology", "expedition", doubt=POST_DOUBT)
post("post-carthag", "carthag", doubt=POST_DOUBT)
post("post-habbanya-erg", "habbanya-erg", doubt=POST_DOUBT)

COVERS = ("dutiful-service", "desert-tactics", "fremkit", "post-emperor", "post-fremen")
# By place: the personal board that it is on.
OF_EMPEROR, OF_FREMEN = ("sardaukar", "vast-wealth"), ("hardy-warriors", "desert-mastery")
AREAS = dict.fromkeys(OF_EMPEROR, "emperor-board") | dict.fromkeys(OF_FREMEN, "fremen-board")

TRACKS: dict[int, Node[Any]] = {EMPEROR: troops(2), FREMEN: spy()}
box.tracks(TRACKS)
