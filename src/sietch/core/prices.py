"""What features are worth: a table for the start and the end of a game, and what lies between."""

from __future__ import annotations

from collections.abc import Mapping

from sietch.core.node import Features

# By feature: what it is worth at the start and at the end of a game. Early what lasts, late what counts.
Weights = Mapping[str, tuple[float, float]]


class Prices:
    """A table of weights at any stage of a game, from 0 to 1; what was asked for once is kept."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[float, Mapping[str, float]] = {}

    def at(self, stage: float) -> Mapping[str, float]:
        found = self._known.get(stage)
        if found is None:
            weights = self.weights.items()
            found = self._known[stage] = {name: price(early, late, stage) for name, (early, late) in weights}
        return found


def price(early: float, late: float, stage: float) -> float:
    """What something is worth at a stage of the game."""
    return early * (1.0 - stage) + late * stage


def weighed(features: Features, prices: Mapping[str, float]) -> float:
    """What features are worth in all; one without a price counts nothing."""
    total = 0.0
    for name, amount in features.items():
        if name in prices:
            total += amount * prices[name]
    return total
