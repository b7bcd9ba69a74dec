"""Whoever lets a bot play asks it through a guard: a bot that fails loses its move and nothing else.

A bot that raises, thinks for too long or answers what was not offered gets the first option instead, and the guard
counts it. What stops a bot that thinks for too long is a signal, which there is on the main thread of Unix systems; a
bot elsewhere is waited for, and its late answer does not count.
"""

from __future__ import annotations

import logging
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

from sietch.bots.base import Bot, look
from sietch.core.game import Event, Game

# How long a bot may think about one answer where nothing else is said.
SECONDS = 20.0

log = logging.getLogger(__name__)


class OutOfTime(BaseException):
    """The bot has thought for too long. Not an Exception: what a bot catches by chance must not hold it up."""


@dataclass
class Faults:
    """How often a bot did not answer as it should."""

    illegal: int = 0
    crashes: int = 0
    timeouts: int = 0

    def __add__(self, other: Faults) -> Faults:
        return Faults(self.illegal + other.illegal, self.crashes + other.crashes, self.timeouts + other.timeouts)


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


class Guard:
    """One bot at one seat of one game. It tells the first fault of each kind in the log, and counts all.

    told: the faults that need not be told any more; guards of many games can share it.
    """

    def __init__(self, bot: Bot, seconds: float = SECONDS, told: set[tuple[str, str]] | None = None) -> None:
        self.bot = bot
        self.seconds = seconds
        self.told = set() if told is None else told
        self.faults = Faults()
        self.thinking = Thinking()
        self.watches = type(bot).observe is not Bot.observe

    def start(self, game: Game, seat: int) -> None:
        self._call(lambda: self.bot.start(seat, look(game, seat)[0]))

    def observe(self, event: Event) -> None:
        self._call(lambda: self.bot.observe(event))

    def end(self, result: Mapping[str, Any]) -> None:
        self._call(lambda: self.bot.end(result))

    def choose(self, game: Game, seat: int, rng: random.Random) -> str:
        """The key of an option that the seat has, whatever the bot does."""
        view, options = look(game, seat)
        keys = [offer.key for offer in options]
        # Who changes the list changes a copy.
        started = time.perf_counter()
        answer = self._call(lambda: self.bot.choose(view, options[:], rng))
        seconds = time.perf_counter() - started
        self.thinking += Thinking(1, seconds, seconds)
        if answer is _NOTHING:
            return keys[0]
        key = getattr(answer, "key", answer)
        if isinstance(key, str) and key in keys:
            return key
        self._fault("illegal", f"answered {answer!r:.200}, which is not possible")
        return keys[0]

    def _call(self, work: Callable[[], Any]) -> Any:
        """What the bot returns, or _NOTHING where it fails."""
        started = time.monotonic()
        try:
            with _alarm(self.seconds):
                answer = work()
        except (OutOfTime, TimeoutError):
            self._fault("timeouts", f"thought for more than {self.seconds:g} s")
        except Exception as error:
            self._fault("crashes", f"failed: {type(error).__name__}: {error}")
        else:
            if time.monotonic() - started <= self.seconds:
                return answer
            self._fault("timeouts", f"thought for more than {self.seconds:g} s")
        return _NOTHING

    def _fault(self, kind: str, told: str) -> None:
        setattr(self.faults, kind, getattr(self.faults, kind) + 1)
        name = str(getattr(self.bot, "name", type(self.bot).__name__))
        if (name, kind) not in self.told:
            self.told.add((name, kind))
            log.warning("the bot %s %s", name, told)


_NOTHING = object()


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Break off what is done here after so many seconds, where the system can."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
