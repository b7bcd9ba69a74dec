"""Bots from a Python file: `path.py:Class`. What is wrong with the file is told in one line."""

from __future__ import annotations

import importlib.util
import sys
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from sietch.bots.base import Bot
from sietch.bots.errors import BotError, brought, check, in_one_line, line_of


def is_file(text: str) -> bool:
    return text.endswith(".py") or ".py:" in text


def from_file(text: str) -> Bot:
    """A new bot of the class that is named after the file. Unless the class has a name of its own, that is its name."""
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
    if "name" not in vars(found):
        found.name = name
    return check(brought(found, f"bot {text} cannot be made", lambda error: _told(error, Path(path))), text)


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise BotError(f"there is no bot file {path}" + ("" if path.is_absolute() else f" in {Path.cwd()}"))
    known = f"sietch_bot_{blake2b(str(path.resolve()).encode(), digest_size=8).hexdigest()}"
    if known in sys.modules:
        return sys.modules[known]
    spec = importlib.util.spec_from_file_location(known, path)
    assert spec is not None
    loader = spec.loader
    assert loader is not None
    module = importlib.util.module_from_spec(spec)
    # What lies beside it can be imported, then and later; what is installed comes first.
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[known] = module
    try:
        brought(
            lambda: loader.exec_module(module), f"the bot file {path} has an error", lambda error: _told(error, path)
        )
    except BaseException:
        del sys.modules[known]
        raise
    return module


def _told(error: BaseException, path: Path) -> str:
    """The error in one line, with the last line of the file that led to it."""
    if isinstance(error, SyntaxError):
        elsewhere = error.filename is not None and Path(error.filename).resolve() != path.resolve()
        where = f"{Path(str(error.filename)).name}, " if elsewhere else ""
        return f"{where}line {error.lineno}: {error.msg}" if error.lineno else f"{where}{error.msg}"
    line = line_of(error, path)
    return in_one_line(error) if line is None else f"line {line}: {in_one_line(error)}"
