"""Simulations: many games between bots, on one core or several, with the same result however they are spread."""

from __future__ import annotations

import json
import random
import signal
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import sietch
from sietch import Game, Rules
from sietch.bots import Bot, Faults, Guard, RandomBot, find
from sietch.core.state import seeded

# A bot by its name, `path.py:Class` or `process:COMMAND`, or the class of a bot.
Player = str | type[Bot]

# A game that takes more decisions than this is given up as stalled; usual games take hundreds, at random thousands.
MOST_DECISIONS = 100_000
# The most games that one process plays before it reports.
CHUNK = 5
# Where the records of games that went wrong are kept.
FAILED_GAMES = Path("failed-games")


class SimulationError(ValueError):
    """A simulation that cannot be run; the message says what would be right."""


class BrokenRules(Exception):
    """The checker found something wrong with a state; the message says what."""


@dataclass(frozen=True)
class Match:
    """What is the same in all games of a simulation."""

    rules: str | Rules
    setup: Mapping[str, Any]
    bots: tuple[Player, ...]
    seed: int
    check: bool
    most_decisions: int
    records: Path
    archives: bool = False
    stay: bool = False


@dataclass(frozen=True)
class Outcome:
    """How one game went. `failure` says what went wrong, and `record` where the game is stored.

    `faults`: how often the bot at each seat did not answer as it should. `game`: its record, where all games are
    archived.
    """

    number: int
    seed: int
    decisions: int
    forced: int
    finished: bool
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    failure: str = ""
    record: str = ""
    faults: tuple[Faults, ...] = ()
    game: dict[str, Any] | None = None


def simulate(
    game: str | Rules,
    setup: Mapping[str, Any],
    bots: Sequence[Player],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    check: bool = False,
    progress: Callable[[int], None] | None = None,
    *,
    most_decisions: int = MOST_DECISIONS,
    records: Path = FAILED_GAMES,
    archive: Path | None = None,
    stay: bool = False,
) -> dict[str, Any]:
    """Play `games` games between bots, which change seats from game to game, unless they are to stay.

    check: look at every state for broken rules. progress: called with the number of games done since its last call.
    A game that raises is stored as a record under `records` and counted as failed; the others are played all the same.
    A bot that fails, thinks for too long or answers nonsense loses that move, and it is counted ("faults").
    archive: a new file for the records of all games, one in each line, in the order of the games.
    Ctrl-C ends it early: the result is that of the games that were finished by then, and says so ("interrupted").
    """
    rules = sietch.rules(game) if isinstance(game, str) else game
    complete = rules.setup(setup)
    if games < 1:
        raise SimulationError(f"at least one game must be played, not {games}")
    if jobs < 1:
        raise SimulationError(f"at least one process must play, not {jobs}")
    players = complete["players"]
    if len(bots) != players:
        raise SimulationError(f"{players} players need {players} bots, not {len(bots)}")
    names = [_bot(bot).name for bot in bots]
    match = Match(game, complete, tuple(bots), seed, check, most_decisions, records, archive is not None, stay)
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    interrupted = False
    playing = _played(match, games, jobs)
    with _archiving(archive) as keep:
        try:
            for done in playing:
                outcomes += [replace(outcome, game=None) for outcome in done]
                keep(done)
                if progress is not None:
                    progress(len(done))
        except KeyboardInterrupt:
            interrupted = True
        finally:
            playing.close()
    outcomes.sort(key=lambda outcome: outcome.number)
    result = {
        "game": rules.name,
        "players": players,
        "modules": complete.get("modules", []),
        "house_rules": complete.get("house_rules", []),
        "leaders": complete.get("leaders", []),
        "roles": list(rules.choices().roles),
        "bots": names,
        "stay": stay,
        "seed": seed,
        "games": games,
        "interrupted": interrupted,
    }
    return result | _summary(outcomes, names, stay) | {"seconds": round(time.perf_counter() - started, 3)}


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation, from nothing but these two."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest(), "big") >> 11


def seating(players: int, number: int, stay: bool = False) -> list[int]:
    """Which of the bots sits at each seat in this game."""
    return [seat if stay else (seat + number) % players for seat in range(players)]


def _bot(bot: Player) -> Bot:
    return find(bot) if isinstance(bot, str) else bot()


@contextmanager
def _archiving(path: Path | None) -> Iterator[Callable[[list[Outcome]], None]]:
    """Writes the records of games to a file in their order, whatever order they come in."""
    if path is None:
        yield lambda done: None
        return
    try:
        file = path.open("x", encoding="utf-8")
    except FileExistsError:
        raise SimulationError(f"{path} exists already: choose another name for the archive") from None
    except OSError as error:
        raise SimulationError(f"{path}: {error.strerror or error}") from error
    waiting: dict[int, Outcome] = {}
    written = 0

    def keep(done: list[Outcome]) -> None:
        nonlocal written
        waiting.update((outcome.number, outcome) for outcome in done)
        while written in waiting:
            write(waiting.pop(written))
            written += 1

    def write(outcome: Outcome) -> None:
        file.write(json.dumps(outcome.game) + "\n")

    with file:
        try:
            yield keep
        finally:
            for number in sorted(waiting):
                write(waiting[number])


# ---- games, here or in other processes


def _played(match: Match, games: int, jobs: int) -> Generator[list[Outcome]]:
    if jobs == 1:
        for number in range(games):
            yield [play(match, number)]
        return
    size = max(1, min(CHUNK, games // (4 * jobs)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    workers = min(jobs, len(chunks))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
        waiting = [pool.submit(_play_chunk, match, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the one that started them decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(match: Match, chunk: range) -> list[Outcome]:
    return [play(match, number) for number in chunk]


def play(match: Match, number: int) -> Outcome:
    """One game of a simulation."""
    rules = sietch.rules(match.rules) if isinstance(match.rules, str) else match.rules
    bots = [_bot(bot) for bot in match.bots]
    seats = [bots[place] for place in seating(len(bots), number, match.stay)]
    if all(type(bot) is RandomBot for bot in seats):
        outcome = _play_at_random(match, rules, number)
    else:
        outcome = _play_bots(match, rules, number, seats)
    if outcome.game is not None:
        outcome = replace(outcome, game=outcome.game | {"seats": [bot.name for bot in seats]})
    return outcome


def _play_at_random(match: Match, rules: Rules, number: int) -> Outcome:
    """As fast as the engine: bots that do not look need neither views nor offers."""
    seed = game_seed(match.seed, number)
    chance = random.Random(seed).random
    answers: list[int] = []
    decisions = forced = 0
    try:
        state = rules.start(match.setup, seeded(seed), None)
        while not state.over:
            options = state.options
            n = len(options)
            if n > 1:
                decisions += 1
                if decisions > match.most_decisions:
                    outcome = Outcome(number, seed, match.most_decisions, forced + state.forced, False)
                    break
                answer = options[int(chance() * n)]
            else:
                forced += 1
                answer = options[0]
            answers.append(answer)
            state.answer(answer)
            if match.check:
                _check(rules, state)
        else:
            outcome = _finished(rules, state, number, seed, decisions, forced + state.forced)
    except Exception as error:
        record = _replayed(rules, match.setup, seed, answers)
        return _failed(match, record, error, number, seed, decisions, forced)
    return replace(outcome, game=_replayed(rules, match.setup, seed, answers)) if match.archives else outcome


def _play_bots(match: Match, rules: Rules, number: int, seats: list[Bot]) -> Outcome:
    seed = game_seed(match.seed, number)
    chances = [random.Random(f"{seed}/{seat}") for seat in range(len(seats))]
    guards = [Guard(bot) for bot in seats]
    watching = [seat for seat, guard in enumerate(guards) if guard.watches]
    decisions = forced = 0
    game = Game(rules, match.setup, seed)
    try:
        for seat, guard in enumerate(guards):
            guard.start(game, seat)
        while not game.over:
            seat = game.decision.seat
            if len(game.decision.options) > 1:
                decisions += 1
                if decisions > match.most_decisions:
                    outcome = Outcome(number, seed, match.most_decisions, forced + game.state.forced, False)
                    break
                game.choose(guards[seat].choose(game, seat, chances[seat]))
            else:
                forced += 1
                game.choose(0)
            for watcher in watching:
                for event in game.new_events(watcher):
                    guards[watcher].observe(event)
            if match.check:
                _check(rules, game.state)
        else:
            for guard in guards:
                guard.end({"scores": game.scores, "winners": game.winners})
            outcome = _finished(rules, game.state, number, seed, decisions, forced + game.state.forced)
    except Exception as error:
        outcome = _failed(match, game.record, error, number, seed, decisions, forced)
    outcome = replace(outcome, faults=tuple(guard.faults for guard in guards))
    return replace(outcome, game=game.record) if match.archives else outcome


def _check(rules: Rules, state: Any) -> None:
    wrong = rules.check(state)
    if wrong:
        raise BrokenRules("; ".join(wrong))


def _finished(rules: Rules, state: Any, number: int, seed: int, decisions: int, forced: int) -> Outcome:
    return Outcome(
        number,
        seed,
        decisions,
        forced,
        True,
        rounds=getattr(state, "round", 0),
        scores=tuple(rules.scores(state)),
        winners=tuple(rules.winners(state)),
    )


# ---- games that go wrong


def _replayed(rules: Rules, setup: Mapping[str, Any], seed: int, answers: list[int]) -> dict[str, Any]:
    """The record of a game up to the answer that could not be carried out; that one is named beside it."""
    record: dict[str, Any] = {"game": rules.name, "rules": rules.version, "setup": dict(setup), "seed": seed}
    record["answers"] = []
    key = ""
    try:
        game = Game(rules, setup, seed)
        for answer in answers:
            record = game.record
            key = rules.key(answer)
            game.choose(key)
        return game.record
    except Exception:
        return record | {"last_answer": key}


def _failed(
    match: Match, record: dict[str, Any], error: Exception, number: int, seed: int, decisions: int, forced: int
) -> Outcome:
    """Keep the record of the game, with what went wrong in it."""
    failure = f"{type(error).__name__}: {error}"
    trace = traceback.format_exception(error)
    match.records.mkdir(parents=True, exist_ok=True)
    path = match.records / f"{record['game']}-{match.seed}-{number}.json"
    path.write_text(json.dumps(record | {"failure": failure, "trace": trace}, indent=1), encoding="utf-8")
    archived = record if match.archives else None
    return Outcome(number, seed, decisions, forced, False, failure=failure, record=str(path), game=archived)


# ---- the result


def _summary(outcomes: list[Outcome], names: list[str], stay: bool) -> dict[str, Any]:
    wins = dict.fromkeys(names, 0.0)
    wins_by_seat = [0.0] * len(names)
    points: dict[str, list[int]] = {name: [] for name in names}
    faults = {name: Faults() for name in names}
    for outcome in outcomes:
        for place, found in zip(seating(len(names), outcome.number, stay), outcome.faults, strict=False):
            faults[names[place]] += found
    rounds = []
    finished = [outcome for outcome in outcomes if outcome.finished]
    for outcome in finished:
        rounds.append(outcome.rounds)
        seats = [names[place] for place in seating(len(names), outcome.number, stay)]
        for seat in outcome.winners:
            wins[seats[seat]] += 1 / len(outcome.winners)
            wins_by_seat[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            points[seats[seat]].append(score)
    failed = [outcome for outcome in outcomes if outcome.failure]
    return {
        "finished": len(finished),
        "stalled": len(outcomes) - len(finished) - len(failed),
        "failed": [
            {"game": outcome.number, "seed": outcome.seed, "failure": outcome.failure, "record": outcome.record}
            for outcome in failed
        ],
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "forced": sum(outcome.forced for outcome in outcomes),
        "faults": {name: asdict(found) for name, found in faults.items()},
        "wins": {name: round(won, 3) for name, won in wins.items()},
        "wins_by_seat": [round(won, 3) for won in wins_by_seat],
        "rounds": _mean(rounds),
        "points": _mean([score for scores in points.values() for score in scores]),
        "points_by_bot": {name: _mean(scores) for name, scores in points.items()},
    }


def _mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 3) if numbers else None
