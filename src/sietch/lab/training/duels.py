"""An evolution strategy over tables of weights: what is a little different plays against its mirror image.

Every generation draws directions at random. For each, the table a step forward meets the table a step back at the same
deal from both sides, and the mean of the directions, by how much better forward did, is where the table goes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sietch.bots.tree import Judge
from sietch.core.prices import Prices
from sietch.core.rules import Rules, shares
from sietch.core.state import seeded
from sietch.lab.training.places import Place

# By name, what something is worth at the start and at the end of a game.
Table = dict[str, tuple[float, float]]

# How far a step is: a share of a weight, which counts as this much at the least.
STEP, LEAST = 0.25, 0.4
# How much being ahead counts beside winning: somebody ahead by so much has as good as won half a game more.
FAR_AHEAD = 10.0
# How far the table goes in a generation, of a step, and how much of the way before it keeps.
PACE, MOMENTUM = 0.35, 0.8
# A game that takes longer is counted as it stands.
MOST_ANSWERS = 20_000


@dataclass(frozen=True)
class Duel:
    """A deal at a place, for two tables that meet there from both sides."""

    place: Place
    seed: int
    forward: Mapping[str, tuple[float, float]]
    back: Mapping[str, tuple[float, float]]


def fought(duel: Duel) -> float:
    """By how much better forward did, from -1 to 1 and a little more.

    Where a single side plays against an automatic one, both play alone at the same deal.
    """
    rules = duel.place.rules()
    forward, back = Judge(rules, Prices(duel.forward)), Judge(rules, Prices(duel.back))
    sides = list(rules.sides(rules.start(duel.place.setup, seeded(duel.seed), None)))
    if len(set(sides)) == 1:
        mine, theirs = (alone(rules, to_the_end(rules, duel, [judge] * len(sides))) for judge in (forward, back))
        return (mine - theirs) / 2
    return (played(rules, duel, sides, forward, back) - played(rules, duel, sides, back, forward)) / 2


def played(rules: Rules, duel: Duel, sides: Sequence[int], first: Judge, second: Judge) -> float:
    """How much better the first side did than the second, which takes every other side of the table."""
    order = sorted(set(sides))
    judges = [(first, second)[order.index(side) % 2] for side in sides]
    state = to_the_end(rules, duel, judges)
    return mean_of(rules, state, judges, first) - mean_of(rules, state, judges, second)


def to_the_end(rules: Rules, duel: Duel, judges: Sequence[Judge]) -> Any:
    state: Any = rules.start(duel.place.setup, seeded(duel.seed), None)
    rng = random.Random(duel.seed)
    for _ in range(MOST_ANSWERS):
        if state.over:
            break
        state.answer(judges[state.asked].answer(state, rng))
    return state


def mean_of(rules: Rules, state: Any, judges: Sequence[Judge], who: Judge) -> float:
    """What part of the win their seats have on average, and a little for points."""
    won = shares(rules.winners(state), rules.sides(state)) if state.over else [0.0] * len(judges)
    scores = rules.scores(state)
    mine = [seat for seat, judge in enumerate(judges) if judge is who]
    total = sum(won[seat] * len(set(rules.sides(state))) / 2 for seat in mine) / len(mine)
    if rules.scores_compare:
        total += 0.5 * sum(scores[seat] for seat in mine) / len(mine) / FAR_AHEAD
    return total


def alone(rules: Rules, state: Any) -> float:
    """How well a lone side did: whether it won, and by how much it was ahead."""
    return float(bool(state.over and rules.winners(state))) + 0.5 * rules.lead(state) / FAR_AHEAD


@dataclass
class Evolution:
    """A table on its way. Everything that the next generation depends on is here, so that it can be stored."""

    table: Table
    seed: int
    generation: int = 0
    drift: dict[str, tuple[float, float]] = field(default_factory=dict)
    pace: float = PACE

    def scale(self, name: str) -> tuple[float, float]:
        early, late = self.table[name]
        return STEP * max(LEAST, abs(early)), STEP * max(LEAST, abs(late))

    def directions(self, duels: int) -> list[dict[str, tuple[float, float]]]:
        rng = random.Random(f"{self.seed}/{self.generation}")
        return [{name: (rng.gauss(0, 1), rng.gauss(0, 1)) for name in self.table} for _ in range(duels)]

    def stepped(self, direction: Mapping[str, tuple[float, float]], sign: int) -> Table:
        found = {}
        for name, (early, late) in self.table.items():
            a, b = self.scale(name)
            found[name] = (early + sign * a * direction[name][0], late + sign * b * direction[name][1])
        return found

    def learn(self, directions: Sequence[Mapping[str, tuple[float, float]]], gains: Sequence[float]) -> None:
        """Go where forward did better; how far depends on how sure that is."""
        spread = math.sqrt(sum(gain * gain for gain in gains) / len(gains)) or 1.0
        for name in self.table:
            a, b = self.scale(name)
            pull = [
                sum(gain * direction[name][end] for gain, direction in zip(gains, directions, strict=True))
                / (spread * len(gains))
                for end in (0, 1)
            ]
            before = self.drift.get(name, (0.0, 0.0))
            drift = tuple(MOMENTUM * old + (1 - MOMENTUM) * new for old, new in zip(before, pull, strict=True))
            self.drift[name] = (drift[0], drift[1])
            early, late = self.table[name]
            self.table[name] = (early + self.pace * a * drift[0], late + self.pace * b * drift[1])
        self.generation += 1
