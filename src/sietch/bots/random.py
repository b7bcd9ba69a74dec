"""The bot that any other should beat."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sietch.bots.base import Bot, Offer, View


class RandomBot(Bot):
    """Each option is as likely as any other."""

    name = "random"

    def choose(self, view: View, options: Sequence[Offer], rng: random.Random) -> Offer:
        return options[int(rng.random() * len(options))]
