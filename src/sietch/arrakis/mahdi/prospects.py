"""How near the Atreides are to cards of prescience in the solo game, by the moves that are missing.

Two cards are revealed in a round: what they ask for has to be done with the dice of this round, or not at all. So a
card counts by how many moves are missing, and one that is not revealed hardly counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from sietch.arrakis.components import ATREIDES, DEEP_DESERT, HARKONNEN, PRESCIENCE, RODE_WITH_PAUL, STANDARD, STARTING
from sietch.arrakis.conditions import (
    Done,
    FlipSietchOfPaul,
    FlipTokensOfPaul,
    LegionsOn,
    PaulAndJessicaInTheDeep,
    PaulToTheTank,
    RemoveFromDeepDesert,
    Ritual,
    TogetherOnSietch,
)
from sietch.arrakis.legions import all_worms, bodies, count
from sietch.arrakis.map import ADJACENT, ON_TERRAIN, SECTOR_AREAS, bits
from sietch.arrakis.outlook.prospects import FAR, GROUNDS, Prospects, Steps, distances, useful
from sietch.arrakis.prescience import CLAIMS, available
from sietch.arrakis.state import Arrakis
from sietch.arrakis.turns import unused

# How likely a move that is missing is made as long as there is time, and how many moves a die makes.
MADE, MOVES_OF_A_DIE = 0.75, 1.5
# What a card that is not revealed counts, and how much less with each move that is missing.
LATER, EACH_MOVE = 0.04, 0.8
# How many moves it takes to bring somebody to the map, or a legion where there are too few.
TO_THE_MAP, ANOTHER_LEGION = 1, 2
IMPOSSIBLE = 9
WALK = {name: distances(ADJACENT, areas) for name, areas in GROUNDS.items()}
DEEP = distances(ADJACENT, ON_TERRAIN[DEEP_DESERT])


class Scene(NamedTuple):
    """What matters for cards beside where legions and leaders of the Atreides are."""

    dice: int
    sietches: int
    hidden_at: tuple[int, ...]
    harkonnen_at: int
    # Areas beside wormsigns and sandworms.
    rides: int
    # Bodies in the deep desert.
    deep: int


# How many moves are missing with legions in these areas, with Paul and Jessica there and this legion around Paul.
Missing = Callable[[tuple[int, ...], int, int, int], int]


class NearClaims(Prospects):
    """The cards that can still be claimed, and how many moves each is away."""

    def __init__(self, needs: Steps, open_now: tuple[int, ...], out: tuple[int, ...], scene: Scene) -> None:
        self.memo = {}
        self.open: list[tuple[Missing, float]] = []
        self.closed: list[tuple[Missing, float]] = []
        # By moves that are missing, how likely a card is claimed in this round.
        moves = MOVES_OF_A_DIE * scene.dice
        self.chances = [1.0, *[MADE**n * max(0.0, 1.0 - n / moves) if moves else 0.0 for n in range(1, IMPOSSIBLE)]]
        for card in PRESCIENCE:
            condition = card.condition or card.pay
            steps = useful(needs, card.advance)
            found = MISSING.get(type(condition))
            if found is None or not steps or card.number in out:
                continue
            if card.number in open_now:
                self.open.append((found(scene, condition), steps))
            elif not isinstance(condition, Done):
                self.closed.append((found(scene, condition), steps * LATER))

    def value(self, at: int, paul: int, jessica: int, paul_legion: int) -> float:
        """Expected steps from cards: legions stand in `at`, the leaders in these areas (-1: nowhere)."""
        key = (at, paul, jessica, paul_legion)
        found = self.memo.get(key)
        if found is None:
            areas = bits(at)
            found = 0.0
            for missing, steps in self.open:
                moves = missing(areas, paul, jessica, paul_legion)
                if moves < IMPOSSIBLE:
                    found += steps * self.chances[moves]
            for missing, steps in self.closed:
                found += steps * EACH_MOVE ** missing(areas, paul, jessica, paul_legion)
            self.memo[key] = found
        return found


_near_claims = lru_cache(maxsize=128)(NearClaims)


def near_claims(g: Arrakis, needs: Steps) -> Prospects:
    p = g.players[ATREIDES]
    rides = 0
    for area in bits(g.wormsigns | all_worms(g)):
        rides |= ADJACENT[area]
    deep = sum([bodies(p.legions[area]) for area in bits(p.at & ON_TERRAIN[DEEP_DESERT])])
    scene = Scene(unused(g, ATREIDES), g.sietches, tuple(g.hidden_at), g.players[HARKONNEN].at, rides, deep)
    return _near_claims(needs, tuple(available(g)) if g.claims < CLAIMS else (), (*g.claimed, *g.removed), scene)


def legions_on(scene: Scene, condition: LegionsOn) -> Missing:
    walk = WALK[condition.terrain]
    if condition.terrain == "desert":
        walk = [max(1, steps) if scene.sietches >> area & 1 else steps for area, steps in enumerate(walk)]
    n = condition.n

    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        nearest = sorted([walk[area] for area in at])[:n]
        return sum(nearest) + ANOTHER_LEGION * (n - len(nearest))

    return missing


def both_deep(scene: Scene, condition: PaulAndJessicaInTheDeep) -> Missing:
    def away(leader: int) -> int:
        return TO_THE_MAP + 1 if leader < 0 else max(scene.sietches >> leader & 1, DEEP[leader])

    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        return away(paul) + away(jessica)

    return missing


def together(scene: Scene, condition: TogetherOnSietch) -> Missing:
    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        if paul < 0 or jessica < 0:
            here = max(paul, jessica)
            return 2 * TO_THE_MAP if here < 0 else TO_THE_MAP + (not scene.sietches >> here & 1)
        if scene.sietches >> paul & 1 or scene.sietches >> jessica & 1:
            return FAR[paul][jessica]
        return FAR[paul][jessica] + 1

    return missing


def sietch_of_paul(scene: Scene, condition: FlipSietchOfPaul) -> Missing:
    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        if paul < 0:
            return TO_THE_MAP
        return min([FAR[paul][area] for area in scene.hidden_at], default=IMPOSSIBLE)

    return missing


def tokens_of_paul(scene: Scene, condition: FlipTokensOfPaul) -> Missing:
    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        if paul < 0:
            return TO_THE_MAP + condition.n - 1
        return max(0, condition.n - count(paul_legion, STARTING) - count(paul_legion, STANDARD))

    return missing


def paul_drowns(scene: Scene, condition: PaulToTheTank) -> Missing:
    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        return 1 if paul >= 0 and not SECTOR_AREAS[paul] & scene.harkonnen_at else 2

    return missing


def ritual(scene: Scene, condition: Ritual) -> Missing:
    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        return 1 if jessica >= 0 and scene.sietches >> jessica & 1 else 2

    return missing


def families(scene: Scene, condition: RemoveFromDeepDesert) -> Missing:
    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        there = max(scene.deep, sum([1 for area in at if ON_TERRAIN[DEEP_DESERT] >> area & 1]))
        return 1 + max(0, condition.n - there)

    return missing


def riding(scene: Scene, condition: Done) -> Missing:
    """Other deeds do not depend on where somebody stands."""
    deed = condition.deed

    def missing(at: tuple[int, ...], paul: int, jessica: int, paul_legion: int) -> int:
        if deed != RODE_WITH_PAUL:
            return IMPOSSIBLE
        return 2 + TO_THE_MAP if paul < 0 else 1 if scene.rides >> paul & 1 else 2

    return missing


# By the condition's class.
MISSING: dict[type, Callable[..., Missing]] = {
    LegionsOn: legions_on,
    PaulAndJessicaInTheDeep: both_deep,
    TogetherOnSietch: together,
    FlipSietchOfPaul: sietch_of_paul,
    FlipTokensOfPaul: tokens_of_paul,
    PaulToTheTank: paul_drowns,
    Ritual: ritual,
    RemoveFromDeepDesert: families,
    Done: riding,
}
