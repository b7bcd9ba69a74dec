"""How strong bots are, by the places they took in their games.

The model is Plackett and Luce's: each bot has a strength, and the places of a game are given from the first to the
last, each to one of the seats that are left, with a chance in proportion to its bot's strength. A bot may sit at
several seats of a game: each of them is drawn by itself, and that a bot is ahead of itself says nothing. Seats that
share a place count as all the orders in which they could have been, in equal parts, as a draw counts half a win each.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, permutations, product
from typing import TYPE_CHECKING

from sietch.lab.workers import LabError

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray
    from openskill.models import PlackettLuceRating

# Ratings are on the scale of chess: 400 more means ten times the strength. This is the middle of the field.
MIDDLE = 1500.0
TENFOLD = 400.0
RESAMPLES = 500
INTERVAL = (2.5, 97.5)
# Each two bots have this much of a win over each other beforehand, so that who wins all games stays finite.
DRAWN = 0.5
# Strengths are found when none changes by more than this part, or after so many steps.
NEAR_ENOUGH = 1e-7
MOST_STEPS = 1000


@dataclass(frozen=True)
class Places:
    """Who sat at each seat, and the place that the seat took: 0 is the first, and seats may share one."""

    seats: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A bot's rating and its 95% interval; None where there is nothing to tell it from."""

    rating: float | None = None
    low: float | None = None
    high: float | None = None


def places(winners: Sequence[int], scores: Sequence[int], alike: bool, sides: Sequence[int] = ()) -> tuple[int, ...]:
    """The place of each seat: the winners share the first, and the others follow by their scores.

    sides: by seat, where there are teams; a team's place, by the sum of its scores, is that of each of its members.

    alike: whether scores can be compared. Where seats are different sides of a game, all that do not win share a place.
    """
    side = sides or range(len(scores))
    totals = [sum(score for score, its in zip(scores, side, strict=True) if its == one) for one in side]
    standings = [(1, -score if alike else 0) for score in totals]
    for seat in winners:
        standings[seat] = (0, 0)
    order = sorted(set(standings))
    return tuple(order.index(standing) for standing in standings)


def require_extra() -> None:
    """Say what is missing before anything is played."""
    try:
        import choix  # noqa: F401
        import openskill  # noqa: F401
    except ImportError as error:
        raise LabError(f"ratings need {error.name}: pip install 'sietch[lab]'") from None


class LiveRatings:
    """Ratings that follow the games one by one; quick, but what came later counts for more."""

    def __init__(self, bots: Iterable[str]) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._ratings: dict[str, PlackettLuceRating] = {bot: self._model.rating(name=bot) for bot in bots}

    def add(self, game: Places) -> None:
        """A bot at several seats goes on with the mean of what they lead to."""
        before = [self._ratings[bot] for bot in game.seats]
        teams = [[self._model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = self._model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in set(game.seats):
            own = [team[0] for team, name in zip(after, game.seats, strict=True) if name == bot]
            self._ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
            self._ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)

    def standings(self) -> list[tuple[str, float]]:
        """All bots with their ratings, the best first."""
        return sorted(((bot, rating.mu) for bot, rating in self._ratings.items()), key=lambda entry: -entry[1])


# ---- ratings of all games together


def rate(
    bots: Sequence[str], rounds: Iterable[Iterable[Places]], seed: int = 0, resamples: int = RESAMPLES
) -> dict[str, Rating]:
    """The ratings that make the places of all games likeliest.

    Their mean is fixed, with bots counting as much as the games tell about them: of one that always loses nobody knows
    how weak it is, and that should not make all others uncertain.

    The games of a round share their deal, so the intervals come from drawing whole rounds anew, as many as there are,
    with replacement. With them the wins that the bots have beforehand are drawn anew, so that a bot that won all games
    has an interval too. One round alone gives no intervals.
    """
    import numpy as np

    played = [list(games) for games in rounds]
    played = [games for games in played if games]
    seen = {bot for games in played for game in games for bot in game.seats}
    if not seen:
        return {bot: Rating() for bot in bots}
    model = _Model(bots, played)
    everything = np.ones(len(played))
    drawn = np.full((len(bots), len(bots)), DRAWN)
    strengths = model.strengths(everything, drawn)
    told = model.information(strengths)
    ratings = _scaled(strengths, told)
    if len(played) == 1:
        return {bot: Rating(float(ratings[n])) if bot in seen else Rating() for n, bot in enumerate(bots)}
    chance = np.random.default_rng(seed)
    again = []
    for _ in range(resamples):
        weights = chance.multinomial(len(played), everything / len(played)).astype(float)
        strengths_again = model.strengths(weights, chance.gamma(DRAWN, size=drawn.shape), strengths)
        again.append(_scaled(strengths_again, told))
    low, high = np.percentile(again, INTERVAL, axis=0)
    return {
        bot: Rating(float(ratings[n]), float(low[n]), float(high[n])) if bot in seen else Rating()
        for n, bot in enumerate(bots)
    }


def _scaled(strengths: NDArray[float64], told: NDArray[float64]) -> NDArray[float64]:
    import numpy as np

    logs = np.log10(strengths)
    scaled: NDArray[float64] = MIDDLE + TENFOLD * (logs - np.average(logs, weights=told))
    return scaled


class _Model:
    """The games as choices: each place is a choice of one seat among those that are left.

    choix has the method (Luce spectral ranking), but its functions for rankings know no parts of a game, and take long
    for many games; so equal choices are counted here, and choix does each step.
    """

    def __init__(self, bots: Sequence[str], rounds: Sequence[Sequence[Places]]) -> None:
        import numpy as np

        number = {bot: n for n, bot in enumerate(bots)}
        counts: list[dict[_Choice, float]] = []
        for games in rounds:
            counts.append(defaultdict(float))
            for game in games:
                for choice, part in _choices(game).items():
                    counts[-1][choice] += part
        choices = sorted({choice for counted in counts for choice in counted})
        # For each choice who was chosen and who was there; and how often each round has it.
        self._chosen = np.zeros((len(choices), len(bots)))
        self._there = np.zeros((len(choices), len(bots)))
        for row, (chosen, there) in enumerate(choices):
            self._chosen[row, number[chosen]] = 1
            for bot in there:
                self._there[row, number[bot]] += 1
        self._times = np.array([[counted.get(choice, 0.0) for choice in choices] for counted in counts])

    def strengths(
        self, rounds: NDArray[float64], drawn: NDArray[float64], start: NDArray[float64] | None = None
    ) -> NDArray[float64]:
        """The likeliest strengths where each round counts so many times; their mean is 1."""
        import choix
        import numpy as np

        times = rounds @ self._times
        found = np.ones(len(drawn)) if start is None else start
        for _ in range(MOST_STEPS):
            # A choice among many is as so much of a win over each of them.
            shares = self._chosen.T @ ((times / (self._there @ found))[:, None] * self._there)
            wins = shares * (found[:, None] + found[None, :]) + drawn
            before, found = found, np.exp(choix.lsr_pairwise_dense(wins, initial_params=np.log(found)))
            found = found * len(found) / found.sum()
            if np.abs(found / before - 1).max() < NEAR_ENOUGH:
                break
        return found

    def information(self, strengths: NDArray[float64]) -> NDArray[float64]:
        """How much all games tell about each bot, if these are the strengths (Fisher's information)."""
        shares = self._there * strengths / (self._there @ strengths)[:, None]
        told: NDArray[float64] = self._times.sum(axis=0) @ (shares * (1 - shares))
        return told


# Who was chosen, and all who were there, in a fixed order.
_Choice = tuple[str, tuple[str, ...]]


@cache
def _choices(game: Places) -> Mapping[_Choice, float]:
    """The choices that make up the places of a game, and how much each counts: shared places make them parts."""
    ordered = sorted(zip(game.places, game.seats, strict=True))
    shared = [[bot for _, bot in group] for _, group in groupby(ordered, key=lambda entry: entry[0])]
    orders = [sum(order, ()) for order in product(*(permutations(group) for group in shared))]
    found: dict[_Choice, float] = defaultdict(float)
    for order in orders:
        for place, bot in enumerate(order):
            there = tuple(sorted(order[place:]))
            if len(set(there)) > 1:
                found[bot, there] += 1 / len(orders)
    return found
