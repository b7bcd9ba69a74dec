"""What a bot is, what it sees and what it is offered.

Everything here is made from a game that was dealt anew for the seat: of the real one a bot gets only what its seat may
see. Bots in the same process are trusted code all the same; a stranger's bot is a process of its own (`process.py`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any

from sietch.core.game import Event, Game, Option
from sietch.core.node import Features
from sietch.core.prices import Prices, Weights, price, weighed

# How long a bot may think about one answer where nothing else is said.
SECONDS = 10.0
# Any will do: two games that look the same to a seat are dealt alike by the same seed.
DEAL = 0


class View(Mapping[str, Any]):
    """What a seat sees, as `Game.view` tells it, reckoned when first looked at; and games that it could be in."""

    def __init__(self, game: Game, seat: int) -> None:
        self._dealt = game.redeal(seat, DEAL)
        # Copies share these; a bot that changes them changes its own.
        self._dealt.setup = deepcopy(game.setup)
        self._dealt.state.options = list(game.state.options)
        self._seat = seat

    @cached_property
    def _seen(self) -> dict[str, Any]:
        return self._dealt.view(self._seat)

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        return self._dealt.rules.name

    def imagine(self, seed: int) -> Game:
        """A whole game that the seat could be in, never the real one: what it cannot see is dealt by the seed."""
        return self._dealt.redeal(self._seat, seed)

    def __getitem__(self, name: str) -> Any:
        return self._seen[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen)

    def __len__(self) -> int:
        return len(self._seen)

    def __repr__(self) -> str:
        return f"<View of seat {self._seat} in {self._dealt.rules.name}>"


class Outlook:
    """What the offers of one decision share; reckoned when first looked at."""

    def __init__(self, dealt: Game, seat: int) -> None:
        self._dealt = dealt
        self._seat = seat

    @cached_property
    def expect(self) -> Callable[[int], Features]:
        return self._dealt.rules.outlook(self._dealt.state, self._seat)

    @property
    def weights(self) -> Weights:
        """What the game's features are worth, at its start and at its end; nobody can change it."""
        return self._dealt.rules.weights

    @property
    def prices(self) -> Prices:
        """The same at any stage of the game."""
        return self._dealt.rules.prices

    @cached_property
    def stage(self) -> float:
        """How far the game has come, from 0 to 1."""
        return self._dealt.rules.stage(self._dealt.state)


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
        outlook = self.outlook
        if weights is None:
            return weighed(self.features, outlook.prices.at(outlook.stage))
        return sum(
            amount * price(*weights[name], outlook.stage) for name, amount in self.features.items() if name in weights
        )

    def __repr__(self) -> str:
        return f"Offer({self.key!r})"


def look(game: Game, seat: int) -> tuple[View, list[Offer]]:
    """What a seat sees and what it is offered now: nothing unless it is the one that decides."""
    view = View(game, seat)
    outlook = Outlook(view._dealt, seat)
    return view, [Offer(outlook, option) for option in game.options(seat)]


def offers(game: Game, seat: int) -> list[Offer]:
    """As `look`, without the view."""
    return look(game, seat)[1]


class Bot:
    """Subclass it and say how to choose; the other methods are there for bots that want to know more."""

    name: str

    def choose(self, view: View, options: Sequence[Offer], rng: random.Random) -> Offer:
        """One of the options. All chance must come from `rng`, so that a game can be played again."""
        raise NotImplementedError

    def start(self, seat: int, view: View) -> None:
        """A new game begins and the bot has this seat."""

    def observe(self, event: Event) -> None:
        """Something happened that the seat may see."""

    def end(self, result: Mapping[str, Any]) -> None:
        """The game is over; the result has its scores and winners."""
