"""One game between bots: played to its end, counted, and kept as a record where it goes wrong."""

from __future__ import annotations

import json
import random
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import sietch
from sietch import Game, Rules
from sietch.bots import SECONDS, Bot, BotError, Faults, Guard, RandomBot, Thinking, find
from sietch.bots.errors import check, in_one_line
from sietch.bots.files import is_file
from sietch.bots.process import PREFIX, WALLED
from sietch.core.state import seeded
from sietch.lab.workers import LabError

# A bot by its name, `path.py:Class`, `process:COMMAND` or `sandbox:COMMAND`, or the class of a bot.
Player = str | type[Bot]

# A game that takes more decisions than this is given up as stalled; usual games take hundreds, at random thousands.
MOST_DECISIONS = 100_000
# Where the records of games that went wrong are kept.
FAILED_GAMES = Path("failed-games")


# The faults of bots that this process has told already: in a long run once is enough, and all are counted.
_told: set[tuple[str, str]] = set()


class BrokenRules(Exception):
    """The checker found something wrong with a state; the message says what."""


@dataclass(frozen=True)
class Terms:
    """What is the same in all games.

    archives: whether the outcomes carry the games' records. seconds: how long bots may think about one answer.
    """

    rules: str | Rules
    check: bool = False
    most_decisions: int = MOST_DECISIONS
    archives: bool = False
    seconds: float = SECONDS


@dataclass(frozen=True)
class Fixture:
    """A game to be played: its complete set-up, who sits at each seat, and the seed that all its chance comes from.

    names: what the bots are called at this event, by seat.
    """

    number: int
    setup: Mapping[str, Any]
    seats: tuple[Player, ...]
    seed: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How one game went. `failure` says what went wrong, `trace` where, and `record` in which file the game is stored.

    `faults`: how often the bot at each seat did not answer as it should; `thinking`: how long it took. `game`: its
    record, where all games are archived or this one failed.
    """

    number: int
    seed: int
    decisions: int
    forced: int
    finished: bool
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    failure: str = ""
    trace: tuple[str, ...] = ()
    record: str = ""
    faults: tuple[Faults, ...] = ()
    thinking: tuple[Thinking, ...] = ()
    game: dict[str, Any] | None = None


def bot(player: Player) -> Bot:
    """A new bot; one that cannot play is refused."""
    with redirect_stdout(sys.stderr):
        if isinstance(player, str):
            return find(player)
        try:
            made = player()
        except (Exception, SystemExit) as error:
            raise BotError(f"bot {player.__name__} cannot be made: {in_one_line(error)}") from error
        return check(made, player.__name__)


def called(bots: Sequence[Player]) -> list[str]:
    """What each bot is called: by its own name, or as it was written where that means another bot too."""
    own = [bot(player).name for player in bots]
    return [
        name
        if all(player == other or name not in (its, _written(other)) for other, its in zip(bots, own, strict=True))
        else _written(player)
        for player, name in zip(bots, own, strict=True)
    ]


def _written(player: Player) -> str:
    return player if isinstance(player, str) else f"{player.__module__}.{player.__qualname__}"


def described(player: Player) -> str:
    """What a bot is: also what is in its file, so that nobody takes it for another one."""
    if isinstance(player, str) and is_file(player) and not player.startswith((PREFIX, WALLED)):
        content = Path(player.rpartition(":")[0]).read_bytes()
        return f"{player} ({blake2b(content, digest_size=6).hexdigest()})"
    return _written(player)


def play(terms: Terms, fixture: Fixture) -> Outcome:
    """The outcome depends on nothing but these two, unless a bot looks at the clock."""
    rules = _rules(terms, fixture)
    try:
        seats = [bot(player) for player in fixture.seats]
    except BotError as error:  # it could be made before
        record = _replayed(rules, fixture.setup, fixture.seed, []) | {"seats": list(fixture.names)}
        return _failed(fixture, record, error, 0, 0)
    if all(type(bot) is RandomBot for bot in seats):
        outcome = _play_at_random(terms, fixture, rules)
    else:
        with redirect_stdout(sys.stderr):  # what bots print is not the result
            outcome = _play_bots(terms, fixture, rules, seats)
    if outcome.game is not None:
        outcome = replace(outcome, game=outcome.game | {"seats": list(fixture.names)})
    return outcome


def _rules(terms: Terms, fixture: Fixture) -> Rules:
    rules = sietch.rules(terms.rules) if isinstance(terms.rules, str) else terms.rules
    return rules.of(fixture.setup)


def _play_at_random(terms: Terms, fixture: Fixture, rules: Rules) -> Outcome:
    """As fast as the engine: bots that do not look need neither views nor offers."""
    number, seed, setup = fixture.number, fixture.seed, fixture.setup
    chance = random.Random(seed).random
    answers: list[int] = []
    decisions = forced = 0
    try:
        state = rules.start(setup, seeded(seed), None)
        while not state.over:
            options = state.options
            n = len(options)
            if n > 1:
                decisions += 1
                if decisions > terms.most_decisions:
                    outcome = Outcome(number, seed, terms.most_decisions, forced + state.forced, False)
                    break
                answer = options[int(chance() * n)]
            else:
                forced += 1
                answer = options[0]
            answers.append(answer)
            state.answer(answer)
            if terms.check:
                _check(rules, state)
        else:
            outcome = _finished(rules, state, fixture, decisions, forced + state.forced)
    except Exception as error:
        return _failed(fixture, _replayed(rules, setup, seed, answers), error, decisions, forced)
    return replace(outcome, game=_replayed(rules, setup, seed, answers)) if terms.archives else outcome


def _play_bots(terms: Terms, fixture: Fixture, rules: Rules, seats: list[Bot]) -> Outcome:
    number, seed = fixture.number, fixture.seed
    chances = [random.Random(f"{seed}/{seat}") for seat in range(len(seats))]
    guards = [Guard(bot, terms.seconds, _told) for bot in seats]
    watching = [seat for seat, guard in enumerate(guards) if guard.watches]
    decisions = forced = 0
    try:
        game = Game(rules, fixture.setup, seed)
    except Exception as error:
        return _failed(fixture, _replayed(rules, fixture.setup, seed, []), error, decisions, forced)
    try:
        for seat, guard in enumerate(guards):
            guard.start(game, seat)
        while not game.over:
            seat = game.decision.seat
            if len(game.decision.options) > 1:
                decisions += 1
                if decisions > terms.most_decisions:
                    outcome = Outcome(number, seed, terms.most_decisions, forced + game.state.forced, False)
                    break
                game.choose(guards[seat].choose(game, seat, chances[seat]))
            else:
                forced += 1
                game.choose(0)
            for watcher in watching:
                for event in game.new_events(watcher):
                    guards[watcher].observe(event)
            if terms.check:
                _check(rules, game.state)
        else:
            for guard in guards:
                guard.end({"scores": game.scores, "winners": game.winners})
            outcome = _finished(rules, game.state, fixture, decisions, forced + game.state.forced)
    except Exception as error:
        outcome = _failed(fixture, game.record, error, decisions, forced)
    faults, thinking = [guard.faults for guard in guards], [guard.thinking for guard in guards]
    outcome = replace(outcome, faults=tuple(faults), thinking=tuple(thinking))
    return replace(outcome, game=game.record) if terms.archives else outcome


def _check(rules: Rules, state: Any) -> None:
    wrong = rules.check(state)
    if wrong:
        raise BrokenRules("; ".join(wrong))


def _finished(rules: Rules, state: Any, fixture: Fixture, decisions: int, forced: int) -> Outcome:
    return Outcome(
        fixture.number,
        fixture.seed,
        decisions,
        forced,
        True,
        rounds=getattr(state, "round", 0),
        scores=tuple(rules.scores(state)),
        winners=tuple(rules.winners(state)),
        sides=tuple(rules.sides(state)),
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


def _failed(fixture: Fixture, record: dict[str, Any], error: Exception, decisions: int, forced: int) -> Outcome:
    failure, trace = f"{type(error).__name__}: {error}", tuple(traceback.format_exception(error))
    return Outcome(fixture.number, fixture.seed, decisions, forced, False, failure=failure, trace=trace, game=record)


def lost(terms: Terms, fixture: Fixture) -> Outcome:
    """What is known of a game whose process ended all at once."""
    rules = _rules(terms, fixture)
    failure = "the process that played it ended all at once"
    record = _replayed(rules, fixture.setup, fixture.seed, []) | {"seats": list(fixture.names)}
    return Outcome(fixture.number, fixture.seed, 0, 0, False, failure=failure, game=record)


def stored(outcome: Outcome, records: Path) -> Outcome:
    """A game that failed is kept as a file, with what went wrong in it."""
    if not outcome.failure or outcome.game is None:
        return outcome
    path = records / f"{outcome.game['game']}-{outcome.number + 1}-{outcome.seed}.json"
    whole = outcome.game | {"failure": outcome.failure, "trace": outcome.trace}
    try:
        records.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    except OSError as error:
        return replace(outcome, record=f"nothing: {path} cannot be written: {error.strerror or error}")
    return replace(outcome, record=str(path))


def check_records(records: Path) -> None:
    """Whether games that fail can be kept there; told before the first is played."""
    if records.exists() and not records.is_dir():
        raise LabError(f"{records} is not a folder: choose another for the records of games that fail")
