"""Whoever lets a bot play asks it through a guard: a bot that fails loses its move and nothing else.

A bot that raises, thinks for too long or answers what was not offered gets the first option instead, and the guard
counts it. Where one that thinks for too long cannot be stopped (`calls.py`) it is waited for, and its late answer does
not count. Who was out of time too often is not asked any more.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from typing import Any, TypeVar

from sietch.bots.base import SECONDS, Bot, look
from sietch.bots.calls import OutOfTime, Raised, attempt
from sietch.bots.errors import in_one_line, place_of
from sietch.bots.process import ProcessBot, ProcessFailed
from sietch.core.game import Event, Game

# A bot that was out of time so often in a game is not asked any more in it.
MOST_TIMEOUTS = 3

R = TypeVar("R")

log = logging.getLogger(__name__)


@dataclass
class Faults:
    """The moves that a bot lost, by what it did; and how often it failed when it was only told something."""

    illegal: int = 0
    crashes: int = 0
    timeouts: int = 0
    outside_moves: int = 0

    def __add__(self, other: Faults) -> Faults:
        return Faults(*map(sum, zip(astuple(self), astuple(other), strict=True)))


@dataclass
class Thinking:
    """How long a bot thought about its answers, by the clock on the wall."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: Thinking) -> Thinking:
        return Thinking(
            self.decisions + other.decisions, self.seconds + other.seconds, max(self.longest, other.longest)
        )


@dataclass(frozen=True)
class _Failure:
    """Why there is no answer: the kind of the fault, and how it is told."""

    kind: str
    told: str


class Guard:
    """One bot at one seat of one game. It tells the first fault of each kind in the log, and counts all.

    seconds: how long the bot may think about one answer.
    told: the faults that need not be told any more; guards of many games can share it.
    """

    def __init__(self, bot: Bot, seconds: float = SECONDS, told: set[tuple[str, str]] | None = None) -> None:
        self.bot = bot
        self.seconds = seconds
        self.told = set() if told is None else told
        self.faults = Faults()
        self.thinking = Thinking()
        self.watches = type(bot).observe is not Bot.observe
        self.late = 0  # how often it was out of time
        if isinstance(bot, ProcessBot):
            bot.seconds = seconds

    def start(self, game: Game, seat: int) -> None:
        self._tell("start", lambda: self.bot.start(seat, look(game, seat)[0]))

    def observe(self, event: Event) -> None:
        self._tell("observe", lambda: self.bot.observe(event))

    def end(self, result: Mapping[str, Any]) -> None:
        self._tell("end", lambda: self.bot.end(result))

    @property
    def given_up(self) -> bool:
        return self.late >= MOST_TIMEOUTS

    def choose(self, game: Game, seat: int, rng: random.Random) -> str:
        """The key of an option that the seat has, whatever the bot does."""
        if self.given_up:
            self.faults.timeouts += 1
            return game.options(seat)[0].key
        view, options = look(game, seat)
        keys = [offer.key for offer in options]

        def answer() -> str | _Failure:
            # Who changes the list changes a copy.
            chosen: object = self.bot.choose(view, options[:], rng)
            key = getattr(chosen, "key", chosen)
            if isinstance(key, str) and key in keys:
                return keys[keys.index(key)]
            return _Failure("illegal", f"answered {chosen!r:.200}, which is not possible")

        started = time.perf_counter()
        found = self._call(answer)
        seconds = time.perf_counter() - started
        self.thinking += Thinking(1, seconds, seconds)
        if isinstance(found, str):
            return found
        setattr(self.faults, found.kind, getattr(self.faults, found.kind) + 1)
        self.note(found.kind, found.told)
        return keys[0]

    def _tell(self, what: str, work: Callable[[], None]) -> None:
        """A bot that fails to listen loses nothing."""
        failure = None if self.given_up else self._call(work)
        if failure is not None:
            self.faults.outside_moves += 1
            self.note(f"{failure.kind} of {what}", f"{failure.told}, in {what}")

    def _call(self, work: Callable[[], R]) -> R | _Failure:
        """What the bot returns, or how it failed."""
        started = time.monotonic()
        found = attempt(self.seconds, work)
        if not isinstance(found, Raised):
            if time.monotonic() - started <= self.seconds:
                return found
        elif isinstance(found.error, ProcessFailed):
            return _Failure("crashes", f"failed: {found.error}")
        elif not isinstance(found.error, OutOfTime | TimeoutError):
            place = place_of(found.error, self.bot)
            return _Failure("crashes", f"failed: {in_one_line(found.error)}{f' ({place})' if place else ''}")
        self.late += 1
        if self.given_up:
            self.note("given up", f"was out of time {self.late} times: it is not asked any more in this game")
            if isinstance(self.bot, ProcessBot):
                self.bot.close()
        return _Failure("timeouts", f"thought for more than {self.seconds:g} s")

    def note(self, kind: str, told: str) -> None:
        """Tell a fault, the first of its kind."""
        name = str(getattr(self.bot, "name", type(self.bot).__name__))
        if (name, kind) not in self.told:
            self.told.add((name, kind))
            log.warning("the bot %s %s", name, told)
