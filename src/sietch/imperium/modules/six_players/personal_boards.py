"""The personal boards of the commanders: a track of their own, whose rewards the whole team shares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium import options as o
from sietch.imperium.catalogue import entry, new_kind
from sietch.imperium.components import (
    EMPEROR,
    FREMEN,
    GOODS,
    ICONS,
    NODES,
    SOLARI,
    SPICE,
    VICTORY_POINT,
    WATER,
    Component,
)
from sietch.imperium.influence import OWN_TRACK, TOP, VisitInfluence
from sietch.imperium.modules.six_players.team_rewards import TeamReward
from sietch.imperium.modules.six_players.teams import PERSONAL
from sietch.imperium.resources import Gain, gain
from sietch.imperium.spies import PlaceSpy
from sietch.imperium.state import Imperium

OWN = o.KINDS.add("own-track", module="six-players")
LOSE_OWN = o.KINDS.add("lose-own", module="six-players")
OWN_GAINED = o.EVENTS.add("own-influence-gained")
OWN_LOST = o.EVENTS.add("own-influence-lost")
OWN_ALLIANCE = o.EVENTS.add("own-alliance-taken")
OWN_ALLIANCE_RETURNED = o.EVENTS.add("own-alliance-returned")

POINT_AT, ALLIANCE_AT = 2, 4
# What each member of the team gets when the commander reaches a step; the commander alone scores at 2 and at 4.
REWARDS: dict[int, dict[int, Node[Any]]] = {
    EMPEROR: {1: TeamReward(Gain(SOLARI, 1)), 3: TeamReward(PlaceSpy())},
    FREMEN: {1: TeamReward(Gain(SPICE, 1)), 3: TeamReward(Gain(WATER, 1))},
}


def faction_of(seat: int) -> int:
    """The faction of the seat's personal board; -1 for an ally."""
    return PERSONAL.get(seat, -1)


def step(g: Imperium, seat: int, n: int) -> None:
    """Up or down on the personal track. Rewards are gained each time their step is reached moving up."""
    p = g.players[seat]
    old = p.own_influence
    new = max(0, min(TOP, old + n))
    if new == old:
        return
    p.own_influence = new
    g.tell(OWN_GAINED if new > old else OWN_LOST, seat, -1, abs(new - old))
    if old < POINT_AT <= new or new < POINT_AT <= old:
        gain(g, seat, VICTORY_POINT, 1 if new > old else -1)
    if old < ALLIANCE_AT <= new or new < ALLIANCE_AT <= old:
        p.own_alliance = new > old
        g.tell(OWN_ALLIANCE if new > old else OWN_ALLIANCE_RETURNED, seat, -1, 1)
        gain(g, seat, VICTORY_POINT, 1 if new > old else -1)
    rewards = REWARDS[faction_of(seat)]
    for level in reversed(range(old + 1, new + 1)):
        if level in rewards:
            g.push(rewards[level], seat, 0)


def step_features(g: Imperium, seat: int, n: int) -> Features:
    old = g.players[seat].own_influence
    new = min(TOP, old + n)
    points = float(old < POINT_AT <= new) + float(old < ALLIANCE_AT <= new)
    return {"influence": float(new - old), "victory-point": points, "bonus": float(new in (1, 3))}


class OwnVisit(VisitInfluence):
    """The influence that sending an agent to a space of the personal board gives."""

    def __init__(self, faction: int) -> None:
        super().__init__(faction)
        self.track = OWN_TRACK

    def run(self, g: Imperium, seat: int, x: int) -> None:
        doubling = self.doubling(g)
        if doubling is not None:
            g.open.remove(doubling.number)
        n = g.visit_influence
        g.visit_influence = 0
        step(g, seat, n)

    def settles(self, g: Imperium, seat: int) -> bool:
        """Where it brings the team something, its moment is the player's to choose."""
        old = g.players[seat].own_influence
        new = min(TOP, old + g.visit_influence)
        rewards = REWARDS[self.faction]
        quiet = all(rewards[level].pure for level in range(old + 1, new + 1) if level in rewards)
        return old < new and quiet and self.doubling(g) is None

    def words(self) -> Words:
        return ("own-influence", {"faction": ICONS[self.faction], "n": 1})

    def icons(self) -> list[Icon]:
        return [(f"influence-{ICONS[self.faction]}", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return step_features(g, seat, 1) if faction_of(seat) == self.faction else {}


class NamedVisit(VisitInfluence):
    """The influence of a visit on a track of this board that has a name of its own."""

    def __init__(self, faction: int, name: str) -> None:
        super().__init__(faction)
        self.name = name

    def words(self) -> Words:
        return ("influence", {"faction": self.name, "n": 1})

    def icons(self) -> list[Icon]:
        return [(f"influence-{self.name}", 1)]


# ---- as the catalogue tells it


@dataclass(eq=False)
class OwnTrack(Component):
    faction: int = EMPEROR
    kind: str = "own-track"


new_kind("own-track", after="track")
OWN_TRACKS = [
    OwnTrack("own-emperor", "six-players", number=0, printed="own-emperor", faction=EMPEROR),
    OwnTrack("own-fremen", "six-players", number=1, printed="own-fremen", faction=FREMEN),
]


# For who draws the table: the area of each personal board, its track and whose it is.
LAID = [
    {"area": f"{ICONS[faction]}-board", "track": f"own-{ICONS[faction]}", "seat": seat}
    for seat, faction in PERSONAL.items()
]


def own_track_entry(track: OwnTrack) -> Entry:
    def parts() -> Iterator[Part]:
        point: Icon = (GOODS[VICTORY_POINT], 1)
        a_point: Words = ("gain", {"n": 1, "what": GOODS[VICTORY_POINT]})
        rewards = REWARDS[track.faction]
        yield ("part-step", ("track-length", {"n": TOP}), [])
        for level in range(1, ALLIANCE_AT):
            if level in rewards:
                yield ("part-step", ("track-step", {"n": level, "get": rewards[level]}), rewards[level].icons())
            else:
                yield ("part-step", ("track-step", {"n": level, "get": a_point}), [point])
        alliance: list[Icon] = [(f"alliance-{ICONS[track.faction]}", 1), point]
        yield ("part-alliance", ("own-track-alliance", {"n": ALLIANCE_AT}), alliance)

    return entry(track, "own-track", parts(), icons=(ICONS[track.faction],))


# The two tracks of the game board that this side of it names otherwise; their icons are those of the Emperor and the
# Fremen.
TRACK_NAMES = {EMPEROR: "great-houses", FREMEN: "fringe-worlds"}
GREAT_HOUSES_VISIT, FRINGE_WORLDS_VISIT = (NamedVisit(faction, name) for faction, name in TRACK_NAMES.items())
EMPEROR_VISIT, FREMEN_VISIT = OwnVisit(EMPEROR), OwnVisit(FREMEN)

with NODES.of("six-players"):
    NODES.register("visit.great-houses", GREAT_HOUSES_VISIT)
    NODES.register("visit.fringe-worlds", FRINGE_WORLDS_VISIT)
    NODES.register("visit.own-emperor", EMPEROR_VISIT)
    NODES.register("visit.own-fremen", FREMEN_VISIT)
    for _faction, _rewards in REWARDS.items():
        for _level, _reward in _rewards.items():
            NODES.register(f"own-track.{ICONS[_faction]}.{_level}", _reward)
