"""How much what players have says about who wins, fitted to how games went on.

The chance of a side is its share in the sum of e to the power of what it has, weighed; each weight has a value at the
start and one at the end of a game. The positions are those at the beginning of each round.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sietch.bots.tree import Judge
from sietch.core.node import Features
from sietch.core.prices import Prices
from sietch.core.rules import Rules, shares
from sietch.core.state import seeded
from sietch.lab.training.duels import MOST_ANSWERS, Table
from sietch.lab.training.places import Place

Array = npt.NDArray[np.float64]

# How often somebody does not take what looks best, so that positions are not all alike.
ASTRAY = 0.05
# Steps of the fit, how far each goes, and what holds weights back that hardly tell anything.
STEPS, PACE, RESTRAINT = 400, 0.05, 1e-3


@dataclass(frozen=True)
class Position:
    """What each side had at a stage of a game, and what part of the win it got."""

    stage: float
    sides: tuple[Features, ...]
    won: tuple[float, ...]
    game: int


def positions(place: Place, seed: int, policy: Table) -> list[Position]:
    """Those of one game, in which everybody plays by the same table."""
    rules = place.rules()
    judge, rng = Judge(rules, Prices(policy)), random.Random(seed)
    state: Any = rules.start(place.setup, seeded(seed), None)
    sides = list(rules.sides(state))
    found: list[tuple[float, tuple[Features, ...]]] = []
    chapter = math.floor(rules.chapter(state))
    for _ in range(MOST_ANSWERS):
        if state.over:
            break
        here = math.floor(rules.chapter(state))
        if here > chapter:
            chapter = here
            found.append((rules.stage(state), by_side(rules, state, sides)))
        astray = rng.random() < ASTRAY
        state.answer(rng.choice(state.options) if astray else judge.answer(state, rng))
    if not state.over or not rules.winners(state):
        return []
    parts = shares(rules.winners(state), sides)
    won = tuple(parts[sides.index(side)] for side in sorted(set(sides)))
    return [Position(stage, has, won, seed) for stage, has in found]


def by_side(rules: Rules, state: Any, sides: Sequence[int]) -> tuple[Features, ...]:
    """What all of a side have together."""
    total: dict[int, Features] = {side: {} for side in sorted(set(sides))}
    for side, has in zip(sides, rules.belongings(state), strict=False):
        for name, amount in has.items():
            total[side][name] = total[side].get(name, 0.0) + amount
    return tuple(total.values())


@dataclass(frozen=True)
class Sheet:
    """Positions as numbers: one row for each side, with its weights' amounts at the start and at the end."""

    names: tuple[str, ...]
    amounts: Array  # positions x sides x (names at the start, names at the end); zero where there is no such side
    there: npt.NDArray[np.bool_]  # positions x sides
    won: Array
    stages: Array


def sheet(found: Sequence[Position], names: Sequence[str] | None = None) -> Sheet:
    known = tuple(sorted({name for one in found for side in one.sides for name in side}) if names is None else names)
    number = {name: n for n, name in enumerate(known)}
    most = max(len(one.sides) for one in found)
    amounts = np.zeros((len(found), most, 2 * len(known)))
    there = np.zeros((len(found), most), dtype=bool)
    won = np.zeros((len(found), most))
    for row, one in enumerate(found):
        for side, has in enumerate(one.sides):
            there[row, side], won[row, side] = True, one.won[side]
            for name, amount in has.items():
                if name in number:
                    amounts[row, side, number[name]] = amount * (1 - one.stage)
                    amounts[row, side, len(known) + number[name]] = amount * one.stage
    return Sheet(known, amounts, there, won, np.array([one.stage for one in found]))


def chances(data: Sheet, weights: Array) -> Array:
    standing = np.where(data.there, data.amounts @ weights, -np.inf)
    shares = np.exp(standing - standing.max(axis=1, keepdims=True))
    found: Array = shares / shares.sum(axis=1, keepdims=True)
    return found


def fit(found: Sequence[Position]) -> Table:
    """The weights under which what happened was likeliest."""
    data = sheet(found)
    scale = np.maximum(data.amounts[data.there].std(axis=0), 1e-9)
    scaled = Sheet(data.names, data.amounts / scale, data.there, data.won, data.stages)
    weights, momentum, square = (np.zeros(len(scale)) for _ in range(3))
    for step in range(1, STEPS + 1):
        off = chances(scaled, weights) - data.won
        slope = np.einsum("ps,psf->f", off, scaled.amounts) / len(found) + RESTRAINT * weights
        momentum = 0.9 * momentum + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        weights -= PACE * (momentum / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    plain = weights / scale
    n = len(data.names)
    return {name: (float(plain[i]), float(plain[n + i])) for i, name in enumerate(data.names)}


def as_array(table: Table, names: Sequence[str]) -> Array:
    return np.array([table.get(name, (0.0, 0.0))[end] for end in (0, 1) for name in names])


@dataclass(frozen=True)
class Quality:
    """How good chances were: log loss, Brier score, and how far they were off on average."""

    positions: int
    log_loss: float
    brier: float
    off: float


def quality(data: Sheet, found: Array) -> Quality:
    """By all positions; `off`: in ten classes of chances, the mean distance from how often they came true."""
    told, true = found[data.there], data.won[data.there]
    loss = -(data.won * np.log(np.maximum(found, 1e-9))).sum(axis=1).mean()
    brier = ((found - data.won) ** 2).sum(axis=1).mean()
    classes = np.minimum((told * 10).astype(int), 9)
    off = sum(
        abs(told[classes == one].mean() - true[classes == one].mean()) * (classes == one).mean()
        for one in range(10)
        if (classes == one).any()
    )
    return Quality(len(found), float(loss), float(brier), float(off))
