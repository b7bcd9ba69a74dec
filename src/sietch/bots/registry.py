"""Bots by name: our own, and those that other packages bring as entry points of the group `sietch.bots`."""

from __future__ import annotations

import re
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from sietch.bots.base import Bot
from sietch.bots.errors import BotError, brought, check
from sietch.bots.files import from_file, is_file
from sietch.bots.greedy import GreedyBot
from sietch.bots.process import PREFIX, WALLED, ProcessBot
from sietch.bots.random import RandomBot
from sietch.bots.sandbox import Sandbox
from sietch.bots.search import Beginner, Skilled, Strong, Strong2026
from sietch.core import refusing
from sietch.core.rules import SetupError

GROUP = "sietch.bots"
# Whom a newcomer meets.
USUAL = GreedyBot.name
# From weak to strong.
LEVELS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, Beginner, GreedyBot, Skilled, Strong)}
# Whom others are measured against; nobody is offered them.
KEPT: dict[str, type[Bot]] = {Strong2026.name: Strong2026}


class UnknownBot(BotError, SetupError):
    """There is no bot of this name; the message lists those that there are."""


def names() -> list[str]:
    """Our own from weak to strong, then those of others."""
    return [*LEVELS, *sorted(entry_points(group=GROUP).names - LEVELS.keys())]


def make(name: str) -> Bot:
    """A new bot by its name."""
    level = LEVELS.get(name) or KEPT.get(name)
    if level is not None:
        return level()
    for entry in entry_points(group=GROUP, name=name):
        return check(brought(partial(_from_entry, entry), f"the bot {name} cannot be made"), f"{name} ({entry.value})")
    raise unknown(name, names())


def unknown(name: str, known: list[str]) -> UnknownBot:
    return UnknownBot(refusing.unknown("bots", name, known))


def _from_entry(entry: EntryPoint) -> object:
    """Unless the class has a name of its own, it is called as its entry point is."""
    found = entry.load()
    if isinstance(found, type) and issubclass(found, Bot) and "name" not in vars(found):
        found.name = entry.name
    return found()


def find(text: str) -> Bot:
    """A new bot by its name, by `path.py:Class`, by `process:COMMAND` or by `sandbox:COMMAND`.

    This runs whatever the text says: it is for who sits at this machine. What comes over the network is a name.
    """
    if text.startswith(PREFIX):
        return ProcessBot(text.removeprefix(PREFIX))
    if text.startswith(WALLED):
        sandbox = Sandbox()
        sandbox.check()
        return ProcessBot(text.removeprefix(WALLED), sandbox)
    if is_file(text):
        return from_file(text)
    try:
        return make(text)
    except UnknownBot:
        raise unknown(text, [*names(), "path.py:Class", f"{PREFIX}COMMAND", f"{WALLED}COMMAND"]) from None


def separated(text: str) -> list[str]:
    """Bots that are separated by commas; one in quotation marks, as in a `process:` command, separates nothing."""
    return [found.strip() for found in re.findall(r"""(?:[^,'"]|'[^']*'|"[^"]*"|['"])+""", text) if found.strip()]
