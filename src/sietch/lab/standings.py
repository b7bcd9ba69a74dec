"""What a tournament's games come to: a line for each bot, with its rating, its wins, its time and its faults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from sietch.bots import Faults, Thinking
from sietch.core.rules import shares
from sietch.lab.intervals import wilson
from sietch.lab.names import told_apart
from sietch.lab.ratings import Places, Rating, places, rate


@dataclass(frozen=True)
class Played:
    """A game of a tournament: who sat where, how it ended, and how each seat answered."""

    number: int
    round: int
    seed: int
    seats: tuple[str, ...]
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    failure: str
    record: str
    faults: tuple[Faults, ...]
    thinking: tuple[Thinking, ...]
    sides: tuple[int, ...] = ()  # by seat; none in archives of games without teams

    def places(self, alike: bool) -> Places:
        return Places(self.seats, places(self.winners, self.scores, alike, self.sides))

    def shares(self) -> list[float]:
        return shares(self.winners, self.sides or range(len(self.seats)))


def standings(bots: Sequence[str], games: Iterable[Played], alike: bool, seed: int) -> dict[str, Any]:
    """The bots from the best to the worst, and how the games went. alike: whether scores can be compared."""
    games = sorted(games, key=lambda game: game.number)
    finished = [game for game in games if game.finished]
    rounds = [
        [game.places(alike) for game in of_round]
        for _, of_round in groupby(sorted(finished, key=lambda game: game.round), key=lambda game: game.round)
    ]
    ratings = rate(bots, rounds, seed)
    lines = [_line(bot, ratings[bot], games) for bot in bots]
    failed = [game for game in games if game.failure]
    return {
        "played": len(games),
        "finished": len(finished),
        "stalled": len(games) - len(finished) - len(failed),
        "failed": [
            {"game": game.number + 1, "seed": game.seed, "failure": game.failure, "record": game.record}
            for game in failed
        ],
        "wins_by_seat": _wins_by_seat(finished),
        "standings": sorted(lines, key=lambda line: (-(line["rating"] or 0), line["bot"])),
    }


def _line(bot: str, rating: Rating, games: Sequence[Played]) -> dict[str, Any]:
    seats = points = 0
    won = 0.0
    faults, thinking = Faults(), Thinking()
    for game in games:
        for seat, name in enumerate(game.seats):
            if name != bot:
                continue
            # A game that could not even be set up has neither.
            faults += game.faults[seat] if game.faults else Faults()
            thinking += game.thinking[seat] if game.thinking else Thinking()
            if game.finished:
                seats += 1
                points += game.scores[seat]
                won += game.shares()[seat]
    low, high = wilson(won, seats) if seats else (None, None)
    return {
        "bot": bot,
        "rating": _rounded(rating.rating, 1),
        "rating_low": _rounded(rating.low, 1),
        "rating_high": _rounded(rating.high, 1),
        "seats": seats,
        "wins": round(won, 3),
        "share": _rounded(won / seats, 4) if seats else None,
        "share_low": _rounded(low, 4),
        "share_high": _rounded(high, 4),
        "points": round(points / seats, 3) if seats else None,
        "decisions": thinking.decisions,
        "milliseconds": round(1000 * thinking.seconds / thinking.decisions, 3) if thinking.decisions else None,
        "longest": round(1000 * thinking.longest, 3) if thinking.decisions else None,
        **asdict(faults),
    }


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)


def _wins_by_seat(finished: Sequence[Played]) -> list[float]:
    wins = [0.0] * len(finished[0].seats) if finished else []
    for game in finished:
        for seat, share in enumerate(game.shares()):
            wins[seat] += share
    return [round(won, 3) for won in wins]


def plot(report: Mapping[str, Any], path: Path) -> None:
    """A picture of the ratings with their intervals, the best at the top."""
    from sietch.lab.plots import LONGEST_LABEL, Dot, draw_dots, picture

    rated = [line for line in report["standings"] if line["rating"] is not None]
    names = told_apart((line["bot"] for line in rated), LONGEST_LABEL)
    dots = [
        Dot(
            names[line["bot"]],
            line["rating"],
            line["rating_low"] or line["rating"],
            line["rating_high"] or line["rating"],
        )
        for line in rated
    ]
    told = any(line["rating_low"] is not None for line in report["standings"])
    with picture(path, 7, 1.2 + 0.35 * len(dots)) as figure:
        axes = figure.add_subplot()
        draw_dots(axes, dots)
        axes.set_title(f"{report['game']}, {report['players']} players, {report['finished']} games")
        axes.set_xlabel("rating, with its 95% interval" if told else "rating (one round alone tells no interval)")
