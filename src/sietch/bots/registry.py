"""Bots by name: our own, and those that other packages bring as entry points of the group `sietch.bots`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from sietch.bots.base import Bot
from sietch.bots.greedy import GreedyBot
from sietch.bots.random import RandomBot

GROUP = "sietch.bots"
OURS: dict[str, Callable[[], Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


class UnknownBot(ValueError):
    """There is no bot of this name; the message lists those that there are."""


def names() -> list[str]:
    return sorted({*OURS, *entry_points(group=GROUP).names})


def make(name: str) -> Bot:
    """A new bot by its name."""
    ours = OURS.get(name)
    if ours is not None:
        return ours()
    for entry in entry_points(group=GROUP, name=name):
        bot: Bot = entry.load()()
        return bot
    raise UnknownBot(f"unknown bot {name!r}; possible: {', '.join(names())}")
