"""What a bot is and what it is offered. A bot gets views and offers, never a game or a state."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sietch.core.game import Event, Game, Option
from sietch.core.node import Features

View = Mapping[str, Any]


class Offer:
    """One option as a bot sees it: key, kind, target, and the features it may be expected to bring."""

    def __init__(self, game: Game, seat: int, option: Option) -> None:
        self._game = game
        self._seat = seat
        self._option = option
        self.key = option.key
        self.kind = option.kind
        self.target = option.target

    @cached_property
    def features(self) -> Features:
        """Reckoned when first looked at."""
        return self._game.rules.features(self._game.state, self._seat, self._option.number)

    def __repr__(self) -> str:
        return f"Offer({self.key!r})"


def offers(game: Game, seat: int) -> list[Offer]:
    """What a seat is offered now: nothing unless it is the one that decides."""
    return [Offer(game, seat, option) for option in game.options(seat)]


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
