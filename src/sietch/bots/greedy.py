"""The bot that takes what looks best now: it weighs the features of each option and looks no further."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sietch.bots.base import Bot, Offer, View
from sietch.core.prices import Weights


class GreedyBot(Bot):
    """The best sum of weighted features; among equals chance decides. weights: others than the game's own."""

    name = "greedy"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights

    def choose(self, view: View, options: Sequence[Offer], rng: random.Random) -> Offer:
        values = [offer.worth(self.weights) for offer in options]
        best = max(values)
        return rng.choice([offer for offer, value in zip(options, values, strict=True) if value == best])
