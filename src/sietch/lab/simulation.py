"""Many games between the same bots, and how they went."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import sietch
from sietch import Rules
from sietch.bots import SECONDS, Faults
from sietch.core.rules import shares
from sietch.lab import archive as archives
from sietch.lab.match import (
    FAILED_GAMES,
    MOST_DECISIONS,
    Fixture,
    Outcome,
    Player,
    Terms,
    called,
    check_records,
    lost,
    play,
    stored,
)
from sietch.lab.workers import LabError, run, stopped_by_signals


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
    ray: str | None = None,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """Play `games` games between bots, which change seats from game to game, unless they are to stay.

    check: look at every state for broken rules. progress: called with the number of games done since its last call.
    A game that raises is stored as a record under `records` and counted as failed; the others are played all the same.
    A bot that fails, thinks for too long or answers nonsense loses that move, and it is counted ("faults").
    archive: a new file for the records of all games, one in each line, in the order of the games.
    ray: the address of a Ray cluster that plays instead of `jobs` processes of this machine.
    seconds: how long bots may think about one answer.
    Ctrl-C ends it early: the result is that of the games that were finished by then, and says so ("interrupted"). So
    does an archive that cannot be written any more ("archive_failure").
    """
    rules = sietch.rules(game) if isinstance(game, str) else game
    complete = rules.setup(setup)
    rules = rules.of(complete)
    if games < 1:
        raise LabError(f"at least one game must be played, not {games}")
    players = complete["players"]
    if len(bots) != players:
        raise LabError(f"{players} players need {players} bots, not {len(bots)}")
    check_records(records)
    names = called(bots)
    terms = Terms(game, check, most_decisions, archive is not None, seconds)
    fixtures = [
        Fixture(
            number,
            complete,
            tuple(bots[place] for place in places),
            game_seed(seed, number),
            tuple(names[place] for place in places),
        )
        for number, places in enumerate(seating(players, number, stay) for number in range(games))
    ]
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    interrupted = False
    unwritten = None
    playing = run(partial(play, terms), fixtures, jobs, ray, lost=partial(lost, terms))
    with archives.writing(archive) if archive else nullcontext(lambda number, record: None) as keep:
        try:
            with stopped_by_signals():
                for done in playing:
                    for outcome in done:
                        outcomes.append(replace(stored(outcome, records), game=None))
                    try:
                        for outcome in done:
                            keep(outcome.number, outcome.game)
                    except LabError as error:
                        unwritten = str(error)
                        break
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
        "roles": rules.of(complete).roles(),
        "bots": names,
        "stay": stay,
        "seed": seed,
        "games": games,
        "interrupted": interrupted,
        "archive_failure": unwritten,
    }
    return result | _summary(outcomes, names, stay) | {"seconds": round(time.perf_counter() - started, 3)}


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation, from nothing but these two."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest(), "big") >> 11


def seating(players: int, number: int, stay: bool = False) -> list[int]:
    """Which of the bots sits at each seat in this game."""
    return [seat if stay else (seat + number) % players for seat in range(players)]


def _summary(outcomes: list[Outcome], names: list[str], stay: bool) -> dict[str, Any]:
    wins = dict.fromkeys(names, 0.0)
    wins_by_seat = [0.0] * len(names)
    points: dict[str, list[list[int]]] = {name: [[] for _ in names] for name in names}
    faults = {name: Faults() for name in names}
    for outcome in outcomes:
        for place, found in zip(seating(len(names), outcome.number, stay), outcome.faults, strict=False):
            faults[names[place]] += found
    rounds = []
    finished = [outcome for outcome in outcomes if outcome.finished]
    for outcome in finished:
        rounds.append(outcome.rounds)
        seats = [names[place] for place in seating(len(names), outcome.number, stay)]
        for seat, share in enumerate(shares(outcome.winners, outcome.sides)):
            wins[seats[seat]] += share
            wins_by_seat[seat] += share
        for seat, score in enumerate(outcome.scores):
            points[seats[seat]][seat].append(score)
    failed = [outcome for outcome in outcomes if outcome.failure]
    return {
        "finished": len(finished),
        "team": len(names) // len(set(finished[0].sides)) if finished else 1,
        "stalled": len(outcomes) - len(finished) - len(failed),
        "failed": [
            {"game": outcome.number + 1, "seed": outcome.seed, "failure": outcome.failure, "record": outcome.record}
            for outcome in failed
        ],
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "forced": sum(outcome.forced for outcome in outcomes),
        "faults": {name: asdict(found) for name, found in faults.items()},
        "wins": {name: round(won, 3) for name, won in wins.items()},
        "wins_by_seat": [round(won, 3) for won in wins_by_seat],
        "rounds": _mean(rounds),
        "points": _mean([score for outcome in finished for score in outcome.scores]),
        "points_by_seat": [_mean([outcome.scores[seat] for outcome in finished]) for seat in range(len(names))],
        "points_by_bot": {
            name: _mean([score for scores in by_seat for score in scores]) for name, by_seat in points.items()
        },
        "points_by_bot_and_seat": {name: [_mean(scores) for scores in by_seat] for name, by_seat in points.items()},
    }


def _mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 3) if numbers else None
