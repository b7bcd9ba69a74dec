"""A hint: the best answers of a seat at its own decision, how likely each leads to a win, and why."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import msgspec

from sietch.coach.reasons import reasons
from sietch.coach.worlds import Estimate, Worlds, estimate, promising
from sietch.core.game import Game, IllegalChoice
from sietch.core.node import Words
from sietch.text.wire import as_data

# How many answers are tried at first, and how many of them further; in how many worlds.
FIRST, BEST = 8, 4
FIRST_WORLDS = 10
WORLDS = 80
# After so many seconds there are no further worlds.
SECONDS = 4.0
# Before this round nobody knows much about who will win.
KNOWN_FROM = 3


@dataclass(frozen=True)
class Advice:
    """An answer. chance: that of the seat to win with it; behind: by how much less that is than the best answer's."""

    key: str
    words: Words
    chance: Estimate
    behind: Estimate
    reasons: tuple[Words, ...]


@dataclass(frozen=True)
class Hint:
    """decision: the one that it is for. worlds: in how many worlds the answers were compared. early: whether it is too
    early in the game for chances to mean much."""

    seat: int
    decision: int
    worlds: int
    early: bool
    answers: tuple[Advice, ...]


class AdviceShown(msgspec.Struct):
    """low, high: the 95% interval of the chance. behind: how much worse than the best answer, and its interval."""

    key: str
    words: dict[str, Any]
    chance: float
    low: float
    high: float
    behind: float
    behind_low: float
    behind_high: float
    reasons: list[dict[str, Any]]


class HintShown(msgspec.Struct):
    """The best answers to a decision, the best first. worlds: in how many imagined worlds they were compared."""

    seat: int
    decision: int
    worlds: int
    early: bool
    answers: list[AdviceShown]


def hint(
    game: Game, seat: int | None = None, *, worlds: int = WORLDS, seconds: float | None = SECONDS, seed: int = 0
) -> Hint:
    """The best answers of a seat that is to decide now, by what it sees.

    worlds: in how many imagined worlds they are compared; seconds: unless that takes longer than this.
    """
    seat = game.decision.seat if seat is None and not game.over else seat
    options = () if seat is None or seat < 0 else game.options(seat)
    if seat is None or not options:
        raise IllegalChoice("there is a hint only for a seat that is to decide")
    started = time.perf_counter()
    tried = Worlds.of(game, seat)
    state = tried.view.imagine(seed).state
    numbers = promising(tried.judge, state, FIRST)
    first = range(seed + 1, seed + 1 + FIRST_WORLDS)
    if len(numbers) > BEST:
        tried.try_out(numbers, first)
        numbers = tried.ranked(numbers)[:BEST]
    # Those that were lucky at first are compared in other worlds.
    done: list[int] = []
    for world in range(first.stop, first.stop + worlds):
        if done and seconds is not None and time.perf_counter() - started > seconds:
            break
        tried.try_out(numbers, [world])
        done.append(world)
    order = sorted(numbers, key=lambda number: -tried.chance(number, done).mean)
    by_number = {option.number: option for option in options}
    told = [
        Advice(
            by_number[number].key,
            by_number[number].words,
            tried.chance(number, done),
            estimate([0.0, 0.0]) if number == order[0] else tried.gain(order[0], number, done),
            tuple(reasons(tried, number)),
        )
        for number in order
        if number in by_number
    ]
    early = game.rules.chapter(game.state) < KNOWN_FROM
    return Hint(seat, game.decision.id, len(done), early, tuple(told))


def shown(found: Hint) -> HintShown:
    """As it goes over the wire and into JSON."""
    return HintShown(
        found.seat,
        found.decision,
        found.worlds,
        found.early,
        [
            AdviceShown(
                advice.key,
                as_data(advice.words),
                round(advice.chance.mean, 4),
                round(max(0.0, advice.chance.low), 4),
                round(min(1.0, advice.chance.high), 4),
                round(advice.behind.mean, 4),
                round(advice.behind.low, 4),
                round(advice.behind.high, 4),
                [as_data(words) for words in advice.reasons],
            )
            for advice in found.answers
        ],
    )
