"""Bots from a Python file: `path.py:Class`. What is wrong with the file is told in one line."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from sietch.bots.base import Bot


class BotError(ValueError):
    """A bot that cannot play; the message says why."""


def is_file(text: str) -> bool:
    return text.endswith(".py") or ".py:" in text


def from_file(text: str) -> Bot:
    """A new bot of the class that is named after the file."""
    path, _, name = (text, "", "") if text.endswith(".py") else text.rpartition(":")
    module = _module(Path(path))
    found = getattr(module, name, None) if name else None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        own = [
            key
            for key, thing in vars(module).items()
            if isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == module.__name__
        ]
        there = f"its bots: {', '.join(own)}" if own else "it has no subclass of sietch.bots.Bot"
        if not name:
            raise BotError(f"which bot of {path}? write {path}:Class; {there}")
        what = "has no such class" if found is None else "has it, but it is not a subclass of sietch.bots.Bot"
        raise BotError(f"bot {text}: the file {what}; {there}")
    try:
        bot = found()
    except Exception as error:
        raise BotError(f"bot {text} cannot be made: {_told(error, Path(path))}") from error
    if not hasattr(bot, "name"):
        bot.name = name
    return bot


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise BotError(f"there is no bot file {path}")
    known = f"sietch_bot_{blake2b(str(path.resolve()).encode(), digest_size=8).hexdigest()}"
    if known in sys.modules:
        return sys.modules[known]
    spec = importlib.util.spec_from_file_location(known, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[known] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[known]
        raise BotError(f"the bot file {path} has an error: {_told(error, path)}") from error
    return module


def _told(error: Exception, path: Path) -> str:
    """The error in one line, with the last line of the file that led to it."""
    line = None
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}"
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename) == path:
            line = frame.lineno
    where = "" if line is None else f"line {line}: "
    return f"{where}{type(error).__name__}: {' '.join(str(error).split())}"
