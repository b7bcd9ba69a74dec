"""How a bot's own code is called: for so long and no longer, and nothing that it raises is taken for Ctrl-C.

What stops code that runs for too long is a signal, which there is on the main thread of Unix systems; elsewhere it is
waited for.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any, TypeVar

# Code that goes on although it was interrupted is interrupted again after this time.
SECONDS_TO_STOP = 0.2
# What ends a program from outside.
ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]

R = TypeVar("R")


class OutOfTime(BaseException):
    """The bot has thought for too long. Not an Exception: what a bot catches by chance must not hold it up."""


@dataclass(frozen=True)
class Raised:
    """Instead of an answer: what the bot raised, or that it was broken off."""

    error: BaseException


def attempt(seconds: float, work: Callable[[], R]) -> R | Raised:
    """What the work returns, or whatever it raises itself; OutOfTime if it was broken off after so many seconds.

    What the handler of a signal raises meanwhile is meant for the program: it is raised here, even if a bot caught it.
    """
    if threading.current_thread() is not threading.main_thread():
        return _outcome(seconds, work)  # signals come to the main thread alone
    with _raised_by_signals() as interruptions:
        found = _outcome(seconds, lambda: _within(seconds, work))
    if interruptions:
        raise interruptions[0]
    return found


def _outcome(seconds: float, work: Callable[[], R]) -> R | Raised:
    try:
        return work()
    except BaseException as error:  # also one that wants to end the whole program
        if isinstance(error, OutOfTime):
            error.args = (f"it took more than {seconds:g} s",)
        return Raised(error)


@contextmanager
def _raised_by_signals() -> Iterator[list[BaseException]]:
    """What the program's own handlers raise meanwhile, in the order in which they do."""
    raised: list[BaseException] = []
    handlers = {number: handler for number in ENDINGS if callable(handler := signal.getsignal(number))}

    def note(number: int, frame: FrameType | None) -> None:
        try:
            handlers[number](number, frame)
        except OutOfTime:  # an alarm that came at the same time
            raise
        except BaseException as error:
            raised.append(error)
            raise

    try:
        for number in handlers:
            signal.signal(number, note)
        yield raised
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


def _within(seconds: float, work: Callable[[], R]) -> R:
    """Break the work off after so many seconds, where the system can.

    A bot that catches even that is interrupted again, then also in whatever it does about it.
    """
    if not hasattr(signal, "setitimer"):
        return work()
    caught = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal caught
        if caught:
            sys.settrace(_stop_at_next_line)
            while frame is not None and frame.f_code is not _within.__code__:
                frame.f_trace = _stop_at_next_line
                frame = frame.f_back
        caught = True
        raise OutOfTime

    before, tracing = signal.signal(signal.SIGALRM, stop), sys.gettrace()
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, SECONDS_TO_STOP)
        return work()
    finally:
        while True:
            try:
                signal.setitimer(signal.ITIMER_REAL, 0)
                break
            except OutOfTime:  # the alarm was on its way
                continue
        signal.signal(signal.SIGALRM, before)
        if caught:
            sys.settrace(tracing)


def _stop_at_next_line(frame: FrameType, event: str, argument: Any) -> Any:
    """Traces a bot's code; Python forgets about it as soon as it raises."""
    if event == "line":
        raise OutOfTime
    return _stop_at_next_line
