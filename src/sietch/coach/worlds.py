"""Answers compared on equal luck: each is tried in the same imagined worlds, in which everybody plays on by what
options promise at once up to the point where the game can be appraised.

Nothing here looks into a search tree: its means favour what was tried most.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sietch.bots.base import View
from sietch.bots.search import SearchBot
from sietch.bots.tree import Judge
from sietch.core.game import Game
from sietch.core.rules import Rules

# A game that comes to no point where it can be appraised is broken off.
LONGEST = 2_000
# Of a normal distribution 95% lies within so many standard errors.
NORMAL = 1.96


def judge_of(rules: Rules) -> Judge:
    """Judges as the strongest bots do."""
    return SearchBot().judge(rules)


@dataclass(frozen=True)
class Estimate:
    """A mean and half of its 95% interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def estimate(values: Sequence[float]) -> Estimate:
    n = len(values)
    if not n:
        return Estimate(0.0, math.inf)
    mean = sum(values) / n
    if n == 1:
        return Estimate(mean, math.inf)
    variance = sum([(value - mean) ** 2 for value in values]) / (n - 1)
    return Estimate(mean, NORMAL * math.sqrt(variance / n))


def play_on(judge: Judge, state: Any, until: int, rng: random.Random) -> None:
    """Until the game can be appraised, everybody answers what looks best at once."""
    for _ in range(LONGEST):
        if state.over or judge.rules.chapter(state) >= until:
            return
        state.answer(judge.answer(state, rng))


@dataclass
class Worlds:
    """The question of a seat in worlds that it could be in. chances: by answer, the seat's chance to win in each;
    everybody: the same for all seats."""

    judge: Judge
    view: View
    seat: int
    until: int
    chances: dict[int, dict[int, float]] = field(default_factory=dict)
    everybody: dict[int, dict[int, list[float]]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, seat: int, judge: Judge | None = None) -> Worlds:
        """The real game is not kept: all worlds come from what the seat sees."""
        judge = judge or judge_of(game.rules)
        return cls(judge, View(game, seat), seat, math.floor(game.rules.chapter(game.state)) + 1)

    def try_out(self, options: Iterable[int], worlds: Iterable[int]) -> None:
        """Each of some answers in each of some worlds; those that were tried there are not tried again."""
        options = list(options)
        for world in worlds:
            missing = [option for option in options if world not in self.chances.setdefault(option, {})]
            if not missing:
                continue
            imagined = self.view.imagine(world).state
            for option in missing:
                # What the seat sees tells what it can do: where a deal has it otherwise, the world tells nothing.
                if option not in imagined.options:
                    continue
                state = imagined.copy()
                state.answer(option)
                play_on(self.judge, state, self.until, random.Random(world))
                found = self.judge.appraise(state)
                self.chances[option][world] = found[self.seat]
                self.everybody.setdefault(option, {})[world] = found

    def chance(self, option: int, worlds: Sequence[int] | None = None) -> Estimate:
        found = self.chances.get(option, {})
        return estimate([found[world] for world in (found if worlds is None else worlds) if world in found])

    def gain(self, better: int, worse: int, worlds: Sequence[int] | None = None) -> Estimate:
        """By how much one answer did better than another one in the worlds that both were tried in."""
        one, other = self.chances.get(better, {}), self.chances.get(worse, {})
        shared = [world for world in (one if worlds is None else worlds) if world in one and world in other]
        return estimate([one[world] - other[world] for world in shared])

    def ranked(self, options: Iterable[int]) -> list[int]:
        return sorted(options, key=lambda option: -self.chance(option).mean)


def promising(judge: Judge, state: Any, most: int) -> list[int]:
    """The answers of whoever is asked that look best at once, the best first."""
    worths = judge.worths(state)
    order = sorted(range(len(worths)), key=lambda place: -worths[place])
    return [state.options[place] for place in order[:most]]
