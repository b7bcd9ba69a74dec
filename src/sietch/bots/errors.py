"""What is wrong with a bot, in one line: found before it plays where that is possible, with its place in the file."""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from sietch.bots.base import Bot
from sietch.bots.calls import OutOfTime, Raised, attempt

# What every bot is called with; only `choose` must be there.
CALLS = {
    "choose": ("view", "options", "rng"),
    "start": ("seat", "view"),
    "observe": ("event",),
    "end": ("result",),
}

# The files that ask bots.
ASKING = (str(Path("bots", "guard.py")), str(Path("bots", "calls.py")))
# How long it may take to load a bot's file, and to make the bot.
SECONDS_TO_LOAD = 30.0

R = TypeVar("R")


class BotError(ValueError):
    """A bot that cannot play; the message says why."""


class TooSlow(BotError):
    """A bot that takes too long before it can be asked anything."""


def check(bot: object, called: str) -> Bot:
    """The same bot, if it can be asked at all. called: as it was written."""
    if not isinstance(bot, Bot):
        raise BotError(f"bot {called}: it is not a subclass of sietch.bots.Bot")
    if type(bot).choose is Bot.choose:
        raise BotError(f"bot {called}: it does not say how to choose: def choose(self, view, options, rng)")
    for name, arguments in CALLS.items():
        method = getattr(bot, name)
        if not callable(method):
            raise BotError(f"bot {called}: its {name} is not a method")
        try:
            taken = inspect.signature(method)
        except (TypeError, ValueError):  # not written in Python
            continue
        try:
            taken.bind(*arguments)
        except TypeError:
            raise BotError(f"bot {called}: {name} is called with ({', '.join(arguments)}), not with {taken}") from None
    own = brought(lambda: getattr(bot, "name", None), f"bot {called}: its name cannot be told")
    if not isinstance(own, str) or not own.strip() or not own.isprintable():
        raise BotError(f"bot {called}: its name must be a line of text, not {own!r:.60}")
    return bot


def brought(work: Callable[[], R], failing: str, tell: Callable[[BaseException], str] | None = None) -> R:
    """What comes of loading or making a bot. failing: how it begins when that is told to fail; tell: how it goes on."""
    found = attempt(SECONDS_TO_LOAD, work)
    if isinstance(found, Raised):
        kind = TooSlow if isinstance(found.error, OutOfTime) else BotError
        raise kind(f"{failing}: {(tell or in_one_line)(found.error)}") from found.error
    return found


def in_one_line(error: BaseException) -> str:
    try:
        said = str(error)
    except Exception:  # a stranger's error may fail at that too
        said = ""
    return " ".join(f"{type(error).__name__}: {said}".split()).removesuffix(":")


def line_of(error: BaseException, file: Path) -> int | None:
    """The last line of the file on the way to the error."""
    lines = [line for name, line in _way_to(error) if _resolved(name) == _resolved(str(file))]
    return lines[-1] if lines else None


def place_of(error: BaseException, bot: Bot) -> str:
    """Where a bot failed: the last line of its own file, or else of whatever it called."""
    file = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    line = None if file is None else line_of(error, Path(file))
    if file is not None and line is not None:
        return f"{Path(file).name}:{line}"
    # Whoever asked the bot is no part of it.
    way = [(name, line) for name, line in _way_to(error) if not name.endswith(ASKING)]
    return f"{Path(way[-1][0]).name}:{way[-1][1]}" if way else ""


def _way_to(error: BaseException) -> list[tuple[str, int]]:
    """The files and lines that led there."""
    return [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)]


@cache
def _resolved(file: str) -> Path:
    return Path(file).resolve()
