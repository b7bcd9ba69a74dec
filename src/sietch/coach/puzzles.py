"""Puzzles: positions of games between bots where one answer is clearly best and not the one that looks best at once.

What is found is compared again in other worlds, twice as many, before it counts. Those of the package lie in the
folder beside this file, one in each line; each is the text of a position with its solution.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

import sietch
from sietch.coach.reasons import reasons
from sietch.coach.worlds import Worlds, judge_of, promising
from sietch.core.game import Game
from sietch.core.positions import OPEN
from sietch.core.positions import read as read_position
from sietch.text.wire import as_data

FOLDER = Path(__file__).with_name("collection")
# The best answer is better than any other by so much.
LEAST_GAIN = 0.10
# So many answers are looked at; in so many worlds at first, then if that looks good, then as proof with another seed.
MOST_ANSWERS = 6
BLINK, GLANCE, LOOK, PROOF = 3, 8, 100, 200
# What little must show to be looked at further, as it is often wrong by as much.
BLINK_GAIN, GLANCE_GAIN = 0.03, 0.07
# A puzzle has something to choose from, but not everything.
FEWEST, MOST = 3, 14
# Then it is the turn of another game.
SECONDS_OF_A_GAME = 90.0
# Earlier in a game nobody knows much about who will win.
FROM_STAGE = 0.75

# What is played, in turns: both games, all modules, all numbers of people.
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("uprising", {"players": 4, "modules": ["choam"]}),
    ("arrakis", {"players": 2}),
    ("uprising", {"players": 3}),
    ("imperium", {"players": 4}),
    ("uprising", {"players": 4, "modules": ["choam", "immortality"]}),
    ("uprising", {"players": 4, "modules": ["rise-of-ix"]}),
    ("arrakis", {"players": 4}),
    ("imperium", {"players": 3, "modules": ["rise-of-ix", "immortality"]}),
    ("uprising", {"players": 4, "modules": ["choam", "base-cards", "base-conflicts"]}),
    ("uprising", {"players": 6, "modules": ["choam"]}),
    ("arrakis", {"players": 3}),
    ("uprising", {"players": 1}),
    ("imperium", {"players": 4, "modules": ["rise-of-ix", "epic"]}),
    ("arrakis", {"players": 1, "modules": ["mahdi"]}),
    ("uprising", {"players": 2, "modules": ["choam"]}),
    ("imperium", {"players": 4, "modules": ["immortality", "go-to-11"]}),
)


class Puzzle(msgspec.Struct, frozen=True):
    """answer: the key of the best one. gain: by how much it is better than the next, with its 95% interval.

    chances: by key, the chance to win with the answers that were compared. reasons: why, as words. worlds: in how many
    it was proved, by worlds from `seed` on.
    """

    id: str
    game: str
    players: int
    modules: list[str]
    seat: int
    position: str
    answer: str
    gain: float
    low: float
    high: float
    chances: dict[str, float]
    reasons: list[dict[str, Any]]
    worlds: int
    seed: int


_decode = msgspec.json.Decoder(Puzzle).decode


@dataclass
class Searched:
    """How far a search has come."""

    games: int = 0
    looked: int = 0
    proved: int = 0


def search(
    seconds: float,
    seed: int,
    found: Callable[[Puzzle], None],
    told: Callable[[Searched], None] = lambda searched: None,
    setups: Sequence[tuple[str, dict[str, Any]]] = SETUPS,
) -> Searched:
    """Look in games between bots for so many seconds; each puzzle is told as soon as it is proved."""
    until = time.monotonic() + seconds
    searched = Searched()
    rng = random.Random(seed)
    while time.monotonic() < until:
        name, setup = setups[searched.games % len(setups)]
        searched.games += 1
        game = sietch.new(name, seed=rng.getrandbits(53), **setup)
        end = min(until, time.monotonic() + SECONDS_OF_A_GAME)
        for puzzle in in_game(game, random.Random(rng.getrandbits(53)), end, searched):
            found(puzzle)
            searched.proved += 1
            told(searched)
        told(searched)
    return searched


def in_game(game: Game, rng: random.Random, until: float, searched: Searched) -> Iterator[Puzzle]:
    """Play one game to its end and look at what is asked on the way; of each round and seat one puzzle at most."""
    judge = judge_of(game.rules)
    had: set[tuple[int, int]] = set()
    while not game.over and time.monotonic() < until:
        state = game.state
        place = (int(game.rules.chapter(state)), state.asked)
        due = FEWEST <= len(state.options) <= MOST and game.rules.stage(state) >= FROM_STAGE and place not in had
        if due:
            searched.looked += 1
            puzzle = look(game, rng.getrandbits(40))
            if puzzle is not None:
                had.add(place)
                yield puzzle
        game.choose(game.key(judge.answer(state, rng)))


def look(game: Game, seed: int) -> Puzzle | None:
    """Whether there is a puzzle in what is asked now: first a glance, then a look, then a proof in other worlds."""
    seat = game.state.asked
    tried = Worlds.of(game, seat)
    state = tried.view.imagine(seed).state
    rules = game.rules
    obvious = {promising(tried.judge, state, 1)[0], promising(type(tried.judge)(rules), state, 1)[0]}
    answers = promising(tried.judge, state, MOST_ANSWERS)
    start = seed
    stages = ((BLINK, BLINK_GAIN), (GLANCE, GLANCE_GAIN), (LOOK, LEAST_GAIN), (PROOF, LEAST_GAIN))
    for worlds, least in stages:
        seeds = range(start, start + worlds)
        start += worlds
        if worlds == LOOK:  # what was left out at first may be as good
            answers = promising(tried.judge, state, MOST)
            few = seeds[: GLANCE * 2]
            tried.try_out(answers, few)
            answers = sorted(answers, key=lambda option: -tried.chance(option, few).mean)[:MOST_ANSWERS]
        tried.try_out(answers, seeds)
        ranked = sorted(answers, key=lambda option: -tried.chance(option, seeds).mean)
        if len(ranked) < 2 or ranked[0] in obvious:
            return None
        gain = tried.gain(ranked[0], ranked[1], seeds)
        if gain.mean < least or (worlds >= LOOK and gain.low <= 0):
            return None
    text = game.position(seat)
    return Puzzle(
        blake2b(text.encode(), digest_size=5).hexdigest(),
        rules.name,
        len(game.setup["names"]),
        list(game.setup.get("modules", [])),
        seat,
        text,
        game.key(ranked[0]),
        round(gain.mean, 4),
        round(gain.low, 4),
        round(gain.high, 4),
        {game.key(option): round(tried.chance(option, seeds).mean, 4) for option in ranked},
        [as_data(words) for words in reasons(tried, ranked[0])],
        PROOF,
        seeds.start,
    )


# ---- those of the package


@cache
def collection() -> tuple[Puzzle, ...]:
    """All puzzles of the package."""
    files = sorted(FOLDER.glob("*.jsonl"))
    return tuple(_decode(line) for file in files for line in file.read_bytes().splitlines() if line.strip())


def of_the_day(day: date) -> Puzzle | None:
    """Every day another one, all in turns; nothing where there are none."""
    puzzles = sorted(collection(), key=lambda puzzle: puzzle.id)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def read(line: bytes) -> Puzzle:
    return _decode(line)


def set_up(puzzle: Puzzle, names: list[str] | None = None) -> Game:
    """The game of a puzzle, at its position."""
    return sietch.at(puzzle.position, names)


def check(puzzle: Puzzle) -> None:
    """ValueError if it is no puzzle by these rules."""
    position = read_position(puzzle.position, sietch.rules)
    keys = [position.rules.key(option) for option in position.state.options]
    if position.seat == OPEN or position.state.asked != puzzle.seat or puzzle.answer not in keys:
        raise ValueError(f"the puzzle {puzzle.id} does not ask what it should")
