"""Players that are programs: each sees what its seat may see, and chooses one of the options offered."""

from __future__ import annotations

from sietch.bots.base import Bot, Offer, offers
from sietch.bots.greedy import GreedyBot
from sietch.bots.random import RandomBot
from sietch.bots.registry import UnknownBot, make, names

__all__ = ["Bot", "GreedyBot", "Offer", "RandomBot", "UnknownBot", "make", "names", "offers"]
