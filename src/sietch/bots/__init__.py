"""Players that are programs: each sees what its seat may see, and chooses one of the options offered."""

from __future__ import annotations

from sietch.bots.base import SECONDS, Bot, Offer, View, look, offers
from sietch.bots.errors import BotError
from sietch.bots.greedy import GreedyBot
from sietch.bots.guard import Faults, Guard, Thinking
from sietch.bots.process import ProcessBot
from sietch.bots.random import RandomBot
from sietch.bots.registry import LEVELS, USUAL, UnknownBot, find, make, names, separated
from sietch.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "SECONDS",
    "USUAL",
    "Bot",
    "BotError",
    "Faults",
    "GreedyBot",
    "Guard",
    "Offer",
    "ProcessBot",
    "RandomBot",
    "SearchBot",
    "Thinking",
    "UnknownBot",
    "View",
    "find",
    "look",
    "make",
    "names",
    "offers",
    "separated",
]
