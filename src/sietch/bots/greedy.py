"""The bot that takes what looks best now: it weighs the features of each option and looks no further."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from sietch.bots.base import Bot, Offer, View

# What a feature is worth at the start and at the end of a game: early what lasts, late what counts.
WEIGHTS: Mapping[str, tuple[float, float]] = {
    "victory-point": (10.0, 20.0),
    "influence": (3.0, 1.5),
    "bonus": (1.5, 0.5),
    "battle-icon": (3.0, 3.0),
    "control": (2.0, 0.5),
    "solari": (0.8, 0.4),
    "spice": (1.0, 0.6),
    "water": (1.3, 0.6),
    "card": (1.5, 1.5),
    "intrigue": (1.5, 1.5),
    "persuasion": (0.8, 0.7),
    "troop": (0.8, 0.6),
    "agent": (3.0, 3.0),
    "swordmaster": (12.0, 1.0),
    "high-council-seat": (8.0, 1.0),
    "maker-hooks": (3.0, 1.0),
    "detonate": (0.3, 0.3),
    "spy": (0.8, 0.3),
    "watched-spaces": (0.1, 0.1),
    "watched-agents": (0.1, 0.1),
    "contract": (2.0, 1.0),
    "hindrance": (0.5, 0.5),
    "rival-points": (-1.0, -1.0),
    "discard": (-0.8, -0.8),
    "hand-icons": (0.3, 0.3),
    "acquire": (0.5, 0.2),
    "acquired-cost": (0.8, 0.2),
    "acquired-icons": (0.3, 0.0),
    "acquired-persuasion": (0.3, 0.0),
    "acquired-sword": (0.2, 0.0),
    "trash": (1.0, 0.2),
    "lost-card": (-0.4, -0.1),
    "trashed-cost": (-0.8, -0.3),
    "trashed-icons": (-0.1, 0.0),
    "trashed-persuasion": (-0.3, 0.0),
    "trashed-sword": (-0.2, 0.0),
}

# A game ends with its tenth round or when somebody has ten points.
LAST_ROUND = 10
POINTS_TO_END = 10


def stage(view: View) -> float:
    """How far the game has come, from 0 to 1."""
    points = max(int(player["points"]) for player in view["players"])
    return min(1.0, max(int(view["round"]) / LAST_ROUND, points / POINTS_TO_END))


class GreedyBot(Bot):
    """The best sum of weighted features; among equals chance decides."""

    name = "greedy"

    def __init__(self, weights: Mapping[str, tuple[float, float]] = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: View, options: Sequence[Offer], rng: random.Random) -> Offer:
        late = stage(view)
        values = [self.value(offer, late) for offer in options]
        best = max(values)
        return rng.choice([offer for offer, value in zip(options, values, strict=True) if value == best])

    def value(self, offer: Offer, late: float) -> float:
        total = 0.0
        for name, amount in offer.features.items():
            weight = self.weights.get(name)
            if weight is not None:
                total += amount * (weight[0] * (1.0 - late) + weight[1] * late)
        return total
