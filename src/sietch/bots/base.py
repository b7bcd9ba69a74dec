"""What a bot is and what it is offered. A bot gets views and offers, never a game or a state."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from sietch.core.game import Event, Game, Option
from sietch.core.node import Features

View = Mapping[str, Any]
# What a feature is worth at the start and at the end of a game.
Weights = Mapping[str, tuple[float, float]]


def weighed(features: Features, weights: Weights, stage: float) -> float:
    """The sum of the features by their weights at this stage of the game; one without a weight counts nothing."""
    total = 0.0
    for name, amount in features.items():
        early, late = weights.get(name, (0.0, 0.0))
        total += amount * (early * (1.0 - stage) + late * stage)
    return total


class Outlook:
    """What the offers of one decision share; reckoned when first looked at."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    @cached_property
    def expect(self) -> Callable[[int], Features]:
        return self._game.rules.outlook(self._game.state, self._seat)

    @property
    def weights(self) -> Weights:
        """What the game's features are worth, at its start and at its end."""
        return self._game.rules.weights

    @cached_property
    def stage(self) -> float:
        """How far the game has come, from 0 to 1."""
        return self._game.rules.stage(self._game.state)


class Offer:
    """One option as a bot sees it: key, kind, target, and the features it may be expected to bring."""

    def __init__(self, outlook: Outlook, option: Option) -> None:
        self.outlook = outlook
        self._number = option.number
        self.key = option.key
        self.kind = option.kind
        self.target = option.target

    @cached_property
    def features(self) -> Features:
        """Reckoned when first looked at."""
        return self.outlook.expect(self._number)

    def worth(self, weights: Weights | None = None) -> float:
        """Its features in one number, by these weights or by the game's own."""
        return weighed(self.features, self.outlook.weights if weights is None else weights, self.outlook.stage)

    def __repr__(self) -> str:
        return f"Offer({self.key!r})"


def offers(game: Game, seat: int) -> list[Offer]:
    """What a seat is offered now: nothing unless it is the one that decides."""
    outlook = Outlook(game, seat)
    return [Offer(outlook, option) for option in game.options(seat)]


class Bot:
    """Subclass it and say how to choose; the other methods are there for bots that want to know more."""

    name: str
    # A bot that chooses without looking need not be shown anything: its view is empty.
    looks = True

    def choose(self, view: View, options: Sequence[Offer], rng: random.Random) -> Offer:
        """One of the options. All chance must come from `rng`, so that a game can be played again."""
        raise NotImplementedError

    def start(self, seat: int, view: View) -> None:
        """A new game begins and the bot has this seat."""

    def observe(self, event: Event) -> None:
        """Something happened that the seat may see."""

    def end(self, result: View) -> None:
        """The game is over; the result has its scores and winners."""
