"""Statistics of archives: how often seats win that had this leader, went there first or bought that card.

Each record is replayed, here or in other processes, and asked the questions of its game; only counts are kept.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import sietch
from sietch import Game, RecordError, Rules, SetupError
from sietch.core.game import replay
from sietch.core.rules import shares
from sietch.lab.archive import Place, once_each, places, read_at
from sietch.lab.intervals import wilson
from sietch.lab.workers import LabError, run, stopped_by_signals

# Questions that every game has: about a seat, and about a game as a whole.
SEAT, ROLE, BOT, FIRST_CHOICE, ROUTE = "seat", "role", "bot", "first-choice", "route"
ROUNDS, ENDING = "rounds", "ending"
OF_GAMES = (ROUNDS, ENDING)
DIGITS = 9
# What a folder of records has.
RECORDS = (".json", ".jsonl")


@dataclass(frozen=True)
class Seat:
    """A seat of a finished game: its part of the win, its points and where they came from, and all its answers."""

    seat: int
    share: float
    points: int
    answers: Mapping[str, Sequence[str]]
    sources: Mapping[str, int]
    side: str = ""  # where seats are not alike: the side that it plays for


@dataclass(frozen=True)
class Finished:
    """A finished game of an archive, with the seats that are wanted. number: of its line, through all files."""

    number: int
    place: str
    game: str
    setup: Mapping[str, Any]
    seed: int
    players: int
    rounds: int
    ending: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Broken:
    """A line of an archive that is left out, and why."""

    number: int
    place: str
    reason: str


@dataclass(frozen=True)
class Unwanted:
    """A game that is not counted, and the bots that played in it."""

    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wanted:
    """What is counted: all, or only one game, or only the seats of one bot."""

    game: str | None = None
    bot: str | None = None


ALL = Wanted()


def questions(rules: Rules) -> list[str]:
    """What can be asked of the games of these rules, in the order in which it is told."""
    roles = [ROLE] if rules.choices().roles else []
    own = [question.name for question in rules.questions]
    return [BOT, SEAT, *roles, *own, ROUTE, FIRST_CHOICE, *OF_GAMES]


# ---- one game


def study(wanted: Wanted, numbered: tuple[int, Place]) -> Finished | Broken | Unwanted:
    """Replay a record and ask it everything, if it is wanted."""
    number, place = numbered
    line = read_at(place)
    if line.record is None:
        return Broken(number, str(place), line.wrong)
    try:
        rules = _rules(line.record)
        if wanted.game not in (None, rules.name):
            return Unwanted()
        game = _finished(number, str(place), rules, line.record)
        seats = tuple(seat for seat in game.seats if wanted.bot is None or wanted.bot in seat.answers.get(BOT, ()))
        bots = (bot for seat in game.seats for bot in seat.answers.get(BOT, ()))
        return replace(game, seats=seats) if seats else Unwanted(tuple(bots))
    except (RecordError, SetupError) as error:
        return Broken(number, str(place), str(error))
    except Exception as error:  # a record that the rules stumble over is one line of many
        return Broken(number, str(place), f"it cannot be replayed: {type(error).__name__}: {error}")


def _rules(record: Mapping[str, Any]) -> Rules:
    if not isinstance(record.get("game"), str):
        raise RecordError("not a record of a game: it does not name its game")
    return sietch.rules(record["game"])


def _finished(number: int, place: str, rules: Rules, record: Mapping[str, Any]) -> Finished:
    first: dict[int, str] = {}

    def note(game: Game, answer: str) -> None:
        if len(game.state.options) > 1:
            first.setdefault(game.decision.seat, answer)

    game = replay(rules, record, before=note)
    if not game.over:
        raise RecordError("the game is not finished")
    bots = _bots(record, game.seats)
    events = game.events()
    played = game.rules
    found = played.study(game.state, events)
    roles = played.roles()
    scores = game.scores
    won = shares(game.winners, played.sides(game.state))
    seats = []
    for seat in range(game.seats):
        answers: dict[str, list[str]] = {SEAT: [str(seat + 1)]}
        if bots:
            answers[BOT] = [bots[seat]]
        if roles:
            answers[ROLE] = [roles[seat]]
        for question in rules.questions:
            answers[question.name] = question.answers(events, played.player_of(seat))
        answers[ROUTE] = found.routes(seat)
        answers[FIRST_CHOICE] = [first[seat]] if seat in first else []
        share = won[seat]
        sources = found.sources[seat] if found.sources else {}
        seats.append(Seat(seat, share, scores[seat], answers, sources, played.side_name(seat)))
    rounds = getattr(game.state, "round", 0)
    return Finished(number, place, rules.name, game.setup, game.seed, game.seats, rounds, found.ending, tuple(seats))


def _bots(record: Mapping[str, Any], seats: int) -> list[str]:
    """Who sat where; nobody knows where the record does not say so."""
    bots = record.get("seats")
    if bots is None:
        return []
    if not isinstance(bots, list) or len(bots) != seats or not all(isinstance(bot, str) for bot in bots):
        raise RecordError(f"the record's seats are not {seats} names of bots")
    return bots


# ---- counting


@dataclass
class Count:
    """How often seats had an answer, and won with it."""

    games: int = 0
    wins: float = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.wins += share


# How many play, and the seat: what a seat can expect depends on both.
Chair = tuple[int, int]


# A role, where seats have one, and whether they won: what is a point depends on the role.
Side = tuple[str, bool]


@dataclass
class Tally:
    """The counts of all games of one kind. A route is told with the side that took it, where seats are not alike."""

    rules: Rules
    games: int = 0
    players: Counter[int] = field(default_factory=Counter)
    chairs: dict[Chair, Count] = field(default_factory=lambda: defaultdict(Count))
    answers: dict[str, dict[str, dict[Chair, Count]]] = field(default_factory=dict)
    of_games: dict[str, Counter[str]] = field(default_factory=lambda: {name: Counter() for name in OF_GAMES})
    points: dict[Side, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seats: Counter[Side] = field(default_factory=Counter)

    def add(self, game: Finished) -> None:
        self.games += 1
        self.players[game.players] += 1
        if game.rounds:
            self.of_games[ROUNDS][str(game.rounds)] += 1
        if game.ending:
            self.of_games[ENDING][game.ending] += 1
        for seat in game.seats:
            chair = (game.players, seat.seat)
            self.chairs[chair].add(seat.share)
            role = seat.side
            for question, answers in seat.answers.items():
                for answer in answers:
                    if question == ROUTE and role:
                        answer = f"{role}-{answer}"
                    by_chair = self.answers.setdefault(question, {}).setdefault(answer, {})
                    by_chair.setdefault(chair, Count()).add(seat.share)
            side = (role, seat.share > 0)
            self.seats[side] += 1
            self.points[side].update(seat.sources)

    def asked(self, wanted: Sequence[str] = ()) -> list[str]:
        """The questions that have answers here: those that are wanted in their order, or all."""
        own = questions(self.rules)
        return [name for name in wanted or own if name in own and (self.answers.get(name) or self.of_games.get(name))]

    def rows(self, question: str) -> list[dict[str, Any]]:
        """A row for each answer: those that won most often first; of whole games in the order of the answers."""
        if question in OF_GAMES:
            counts = self.of_games[question]
            order = (
                sorted(counts, key=int) if question == ROUNDS else sorted(counts, key=lambda answer: -counts[answer])
            )
            return [{"answer": answer} | self._part(counts[answer]) for answer in order]
        rows = [{"answer": answer} | self._rate(question, [found]) for answer, found in self.answers[question].items()]
        return sorted(rows, key=lambda row: (-row["rate"], -row["games"], row["answer"]))

    def together(self, question: str, answers: Iterable[str]) -> dict[str, Any]:
        """One row for several answers."""
        if question in OF_GAMES:
            return self._part(sum(self.of_games[question][answer] for answer in answers))
        return self._rate(question, [self.answers[question][answer] for answer in answers])

    def _part(self, games: int) -> dict[str, Any]:
        low, high = wilson(games, self.games)
        return _rounded({"games": games, "rate": games / self.games, "low": low, "high": high})

    def _rate(self, question: str, found: Iterable[Mapping[Chair, Count]]) -> dict[str, Any]:
        games, wins, expected = 0, 0.0, 0.0
        for by_chair in found:
            for chair, count in by_chair.items():
                games += count.games
                wins += count.wins
                expected += count.games * self._usual(question, chair)
        low, high = wilson(wins, games)
        rate, usual = wins / games, expected / games
        row = {"games": games, "wins": wins, "rate": rate, "low": low, "high": high}
        return _rounded(row | {"expected": usual, "difference": rate - usual})

    def _usual(self, question: str, chair: Chair) -> float:
        """How often the seat wins, whatever it does; seats themselves are compared with all of so many players."""
        alike = [count for other, count in self.chairs.items() if other[0] == chair[0]]
        found = alike if question in (SEAT, ROLE) else [self.chairs[chair]]
        return sum(count.wins for count in found) / sum(count.games for count in found)

    def roles(self) -> list[str]:
        """Those whose points are told apart; one without a name where seats are alike."""
        return self.rules.roles() or [""]

    def sources(self, role: str = "") -> list[dict[str, Any]]:
        """Mean points by source of those who won and of the others, the greatest first."""
        won, others = (role, True), (role, False)
        names = dict.fromkeys([*self.points[won], *self.points[others]])
        rows = [
            {"source": name, "winners": self._mean(name, won), "others": self._mean(name, others)} for name in names
        ]
        told = [row for row in rows if row["winners"] or row["others"]]
        return sorted(told, key=lambda row: (-(row["winners"] or 0), -(row["others"] or 0), row["source"]))

    def _mean(self, source: str, side: Side) -> float | None:
        return round(self.points[side][source] / self.seats[side], DIGITS) if self.seats[side] else None

    def mean_rounds(self) -> float | None:
        counts = self.of_games[ROUNDS]
        return round(sum(int(n) * games for n, games in counts.items()) / counts.total(), DIGITS) if counts else None

    def plain(self, wanted: Sequence[str] = ()) -> dict[str, Any]:
        """All of it as plain values."""
        return {
            "game": self.rules.name,
            "games": self.games,
            "players": {str(players): games for players, games in sorted(self.players.items())},
            "rounds": self.mean_rounds(),
            "questions": {name: self.rows(name) for name in self.asked(wanted)},
            "points": [({"role": role} if role else {}) | row for role in self.roles() for row in self.sources(role)],
        }


def _rounded(row: dict[str, float]) -> dict[str, Any]:
    """Without the last digits, which depend on the order in which games are counted."""
    return {name: round(value, DIGITS) for name, value in row.items()}


# ---- archives


@dataclass
class Statistics:
    """What was found in archives: the tallies of each game in it, and the lines that are left out."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    broken: list[Broken] = field(default_factory=list)
    lines: int = 0
    # Of these lines, those whose record was there before.
    doubles: int = 0
    interrupted: bool = False
    # Who plays in the games that are left aside.
    others: set[str] = field(default_factory=set)

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies.values())

    def plain(self, asked: Sequence[str] = ()) -> dict[str, Any]:
        """All of it as plain values, with all answers, however rare."""
        return {
            "lines": self.lines,
            "doubles": self.doubles,
            "games": [tally.plain(asked) for tally in self.tallies.values()],
            "broken": [{"place": broken.place, "reason": broken.reason} for broken in self.broken],
            "interrupted": self.interrupted,
        }


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files that are meant; of a folder, all records in it and below."""
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in RECORDS and file.is_file())
            if not found:
                raise LabError(f"{path}: there are no records ({' or '.join(RECORDS)}) in this folder")
            yield from found
        elif path.exists():
            yield path
        else:
            raise LabError(f"{path}: no such file or folder")


def all_places(paths: Iterable[Path]) -> list[Place]:
    """Every game of these files and folders."""
    return [place for path in files(paths) for place in places(path)]


def gather(
    archived: Sequence[Place],
    wanted: Wanted = ALL,
    jobs: int = 1,
    keep: Callable[[Finished], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Statistics:
    """Replay and count the games of these places; a record that is there several times is counted once.

    keep: is given every game that is counted, in no particular order.
    progress: called with the number of lines done since its last call.
    Ctrl-C ends it early: the result is that of the games that were studied by then, and says so ("interrupted").
    """
    result = Statistics()
    try:
        with stopped_by_signals():
            different = once_each(archived)
    except KeyboardInterrupt:
        result.interrupted = True
        return result
    result.lines = result.doubles = len(archived) - len(different)
    if progress is not None and result.doubles:
        progress(result.doubles)
    studying = run(partial(study, wanted), list(enumerate(different)), jobs)
    try:
        with stopped_by_signals():
            for done in studying:
                for found in done:
                    result.lines += 1
                    if isinstance(found, Broken):
                        result.broken.append(found)
                    elif isinstance(found, Unwanted):
                        result.others.update(found.bots)
                    else:
                        result.tallies.setdefault(found.game, Tally(sietch.rules(found.game))).add(found)
                        if keep is not None:
                            keep(found)
                if progress is not None:
                    progress(len(done))
    except KeyboardInterrupt:
        result.interrupted = True
    finally:
        studying.close()
    result.broken.sort(key=lambda broken: broken.number)
    result.tallies = dict(sorted(result.tallies.items()))
    return result
