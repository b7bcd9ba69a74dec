"""How near the Atreides are to their prescience: what a step is worth, and which cards they may hope to claim.

The objective and the number of cards in hand are the owner's; another side reckons with a middling objective.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from sietch.arrakis.components import (
    ATREIDES,
    DEEP_DESERT,
    HARKONNEN,
    MINOR_ERG,
    OBJECTIVES,
    PRESCIENCE,
    STANDARD,
    STARTING,
)
from sietch.arrakis.conditions import (
    FlipSietchOfPaul,
    FlipTokensOfPaul,
    LegionsOn,
    PaulAndJessicaInTheDeep,
    PaulToTheTank,
    RemoveFromDeepDesert,
    Ritual,
    TogetherOnSietch,
)
from sietch.arrakis.legions import bodies, count
from sietch.arrakis.map import ADJACENT, ALL, MOUNTAINS, ON_TERRAIN, OPENED, PLATEAUS, SANDS, SECTOR_AREAS, bits
from sietch.arrakis.prescience import CLAIMS, available
from sietch.arrakis.state import Arrakis

# What is far away is worth less: by how much with each area, for places and for conditions of cards.
NEARNESS = 0.75
# A card that is not revealed may come in one of the next rounds.
LATER = 0.25
# A step that the objective does not ask for still brings leaders and the atomics.
SPARE_STEP = 0.1
MIDDLING = (6, 6, 6)
# Cards whose price is a leader for some turns, or units.
WATER_OF_LIFE, FAMILIES = 0.8, 0.5


# Steps of the three markers.
Steps = tuple[int, int, int]


def distances(borders: Sequence[int], start: int) -> list[int]:
    """From a set of areas to every area, by borders on the ground."""
    far = [len(borders)] * len(borders)
    reached, new, steps = 0, start, 0
    while new:
        for area in bits(new):
            far[area] = steps
        reached |= new
        steps += 1
        found = 0
        for area in bits(new):
            found |= borders[area]
        new = found & ~reached
    return far


# By area: how far every other one is; before and after the atomics opened Rimwall West.
FAR = [distances(ADJACENT, 1 << area) for area in range(ALL.bit_length())]
FAR_OPENED = [distances(OPENED, 1 << area) for area in range(ALL.bit_length())]
GROUNDS = {"plateau": PLATEAUS, "mountain": MOUNTAINS, "minor-erg": ON_TERRAIN[MINOR_ERG], "desert": SANDS}
NEAR_GROUND = {name: [NEARNESS**steps for steps in distances(ADJACENT, areas)] for name, areas in GROUNDS.items()}
NEAR_DEEP = [NEARNESS**steps for steps in distances(ADJACENT, ON_TERRAIN[DEEP_DESERT])]


def needed(g: Arrakis, side: int) -> Steps:
    """How many steps each marker still needs, for the objective that is nearest."""
    targets = [MIDDLING]
    if side == ATREIDES:
        targets = [OBJECTIVES[number].targets for number in g.players[ATREIDES].objectives] or targets
    first, second, third = g.prescience
    return min([(max(0, a - first), max(0, b - second), max(0, c - third)) for a, b, c in targets], key=sum)


@lru_cache(maxsize=1 << 12)
def useful(needs: Steps, advance: Steps) -> float:
    """What steps of the markers are worth: those that the objective asks for, and a little for others."""
    total = 0.0
    for need, n in zip(needs, advance, strict=True):
        total += min(need, n) + SPARE_STEP * max(0, n - need)
    return total


# How near legions in these areas, with Paul and Jessica there and this legion around Paul, are to a card: 0 to 1.
Near = Callable[[tuple[int, ...], int, int, int], float]


class Table(NamedTuple):
    """What of the table matters for cards beside where legions and leaders of the Atreides are."""

    sietches: int
    hidden_at: tuple[int, ...]
    harkonnen_at: int
    # By area in the deep desert: the bodies there now.
    deep: tuple[tuple[int, int], ...]


class Prospects:
    """The cards that can still be claimed, and how near a set of legions and leaders is to each.

    Reckoned once for all tables where the same is needed, open and out.
    """

    def __init__(self, needs: Steps, open_now: tuple[int, ...], out: tuple[int, ...], table: Table) -> None:
        self.memo: dict[tuple[int, int, int, int], float] = {}
        self.cards: list[tuple[Near, float]] = []
        for card in PRESCIENCE:
            weight = useful(needs, card.advance) * (1.0 if card.number in open_now else LATER)
            near = NEARNESS_TO.get(type(card.condition or card.pay))
            if near is not None and weight and card.number not in out:
                self.cards.append((near(table, card.condition or card.pay), weight))

    def value(self, at: int, paul: int, jessica: int, paul_legion: int) -> float:
        """Expected steps from cards: legions stand in `at`, the leaders in these areas (-1: nowhere)."""
        key = (at, paul, jessica, paul_legion)
        found = self.memo.get(key)
        if found is None:
            areas = bits(at)
            found = sum([weight * near(areas, paul, jessica, paul_legion) for near, weight in self.cards])
            self.memo[key] = found
        return found


_prospects = lru_cache(maxsize=128)(Prospects)


def prospects(g: Arrakis, needs: Steps) -> Prospects:
    p = g.players[ATREIDES]
    deep = tuple([(area, bodies(p.legions[area])) for area in bits(p.at & ON_TERRAIN[DEEP_DESERT])])
    table = Table(g.sietches, tuple(g.hidden_at), g.players[HARKONNEN].at, deep)
    return _prospects(needs, tuple(available(g)) if g.claims < CLAIMS else (), (*g.claimed, *g.removed), table)


def legions_on(table: Table, condition: LegionsOn) -> Near:
    closeness = NEAR_GROUND[condition.terrain]
    if condition.terrain == "desert":
        closeness = closeness[:]
        for area in bits(table.sietches):
            closeness[area] = min(closeness[area], NEARNESS)
    n = condition.n

    def near(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> float:
        best = sorted([closeness[area] for area in at])[-n:]
        return (sum(best) / n) ** 2

    return near


def both_deep(table: Table, condition: PaulAndJessicaInTheDeep) -> Near:
    def near(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> float:
        if paul < 0 or jessica < 0:
            return 0.1 if paul + jessica > -2 else 0.0
        closeness = NEAR_DEEP[paul] * NEAR_DEEP[jessica]
        return closeness * (NEARNESS if table.sietches & (1 << paul | 1 << jessica) else 1.0)

    return near


def on_sietch(table: Table, condition: object) -> Near:
    def near(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> float:
        if isinstance(condition, Ritual):
            return 0.9 if jessica >= 0 and table.sietches >> jessica & 1 else 0.0
        if isinstance(condition, FlipSietchOfPaul):
            return 1.0 if paul in table.hidden_at else 0.0
        if paul >= 0 and paul == jessica:
            return 1.0 if table.sietches >> paul & 1 else 0.3
        return 0.2 if paul >= 0 or jessica >= 0 else 0.0

    return near


def tokens_of_paul(table: Table, condition: FlipTokensOfPaul) -> Near:
    def near(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> float:
        tokens = count(paul_legion, STARTING) + count(paul_legion, STANDARD)
        return (min(tokens, condition.n) / condition.n) ** 2

    return near


def paul_drowns(table: Table, condition: PaulToTheTank) -> Near:
    def near(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> float:
        return WATER_OF_LIFE if paul >= 0 and not SECTOR_AREAS[paul] & table.harkonnen_at else 0.0

    return near


def families(table: Table, condition: RemoveFromDeepDesert) -> Near:
    there_now = dict(table.deep)

    def near(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> float:
        there = sum(there_now.get(area, 1) for area in at if ON_TERRAIN[DEEP_DESERT] >> area & 1)
        return FAMILIES * min(1.0, there / condition.n)

    return near


# By the condition's class; deeds and harvesters do not depend on where legions stand.
NEARNESS_TO: dict[type, Callable[..., Near]] = {
    LegionsOn: legions_on,
    PaulAndJessicaInTheDeep: both_deep,
    TogetherOnSietch: on_sietch,
    FlipSietchOfPaul: on_sietch,
    Ritual: on_sietch,
    FlipTokensOfPaul: tokens_of_paul,
    PaulToTheTank: paul_drowns,
    RemoveFromDeepDesert: families,
}
