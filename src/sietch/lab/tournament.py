"""Tournaments: every bot against every other, at every seat of the same deals. The archive remembers what was played.

Whatever ends a tournament early, the same tournament with the same archive goes on with the games that are missing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import IO, Any

import msgspec

import sietch
from sietch import Rules
from sietch.bots import SECONDS
from sietch.lab import archive as archives
from sietch.lab.match import (
    FAILED_GAMES,
    MOST_DECISIONS,
    Outcome,
    Player,
    Terms,
    called,
    check_records,
    described,
    lost,
    play,
    stored,
)
from sietch.lab.ratings import LiveRatings, require_extra
from sietch.lab.schedule import games_in_a_round, schedule
from sietch.lab.standings import Played, standings
from sietch.lab.workers import LabError, run, stopped_by_signals

# What a setting is that says nothing.
EMPTY: tuple[Any, ...] = (None, "", [])
# Called with how many games are played, how many there are, and the live ratings of all bots, the best first.
Progress = Callable[[int, int, list[tuple[str, float]]], None]


def tournament(
    game: str | Rules,
    setup: Mapping[str, Any],
    bots: Sequence[Player],
    archive: Path,
    rounds: int = 10,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    most_decisions: int = MOST_DECISIONS,
    records: Path = FAILED_GAMES,
    ray: str | None = None,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """Play all games of a tournament that its archive does not have yet, and tell what all of them come to.

    An archive of fewer rounds is continued; of one with more the later rounds are left aside.
    seconds: how long bots may think about one answer.

    A game that raises is stored as a record under `records` and counted as failed; the others are played all the same.
    Ctrl-C ends it early: the report is that of the games that were finished by then, and says so ("interrupted").
    """
    require_extra()
    rules = sietch.rules(game) if isinstance(game, str) else game
    complete = rules.setup(setup)
    rules = rules.of(complete)
    if complete["players"] < 2:
        raise LabError("bots meet in games of two or more; alone they are played by sietch simulate")
    if rounds < 1:
        raise LabError(f"at least one round must be played, not {rounds}")
    check_records(records)
    entrants = named(bots)
    names = {player: name for name, player in entrants.items()}
    fixtures = schedule(rules, setup, entrants, rounds, seed)
    in_a_round = games_in_a_round(len(entrants), complete["players"])
    settings = {"game": rules.name, "rules": rules.version, "seed": seed, **complete, "seconds": float(seconds)}
    # Nobody changes a bot's file in the middle of a tournament.
    sources = {name: described(player) for name, player in entrants.items()}
    settings |= {"bots": sources}
    settings.pop("names", None)  # what the seats are called makes no difference
    roles = rules.of(complete).roles()
    live = LiveRatings(entrants)
    started = time.perf_counter()
    interrupted = False
    with remembering(archive, settings) as (played, keep):

        def count(games: Iterable[Played]) -> None:
            for found in games:
                if found.finished:
                    live.add(found.places(not roles))
            if progress is not None:
                progress(sum(number < len(fixtures) for number in played), len(fixtures), live.standings())

        count(played.values())
        missing = [fixture for fixture in fixtures if fixture.number not in played]
        terms = Terms(game, most_decisions=most_decisions, archives=True, seconds=seconds)
        # Each game is kept as soon as it is over.
        playing = run(partial(play, terms), missing, jobs, ray if missing else None, chunk=1, lost=partial(lost, terms))
        try:
            with stopped_by_signals():
                for done in playing:
                    for outcome in done:
                        seats = [names[player] for player in fixtures[outcome.number].seats]
                        count([keep(stored(outcome, records), seats, outcome.number // in_a_round)])
        except KeyboardInterrupt:
            interrupted = True
        finally:
            playing.close()
    asked = [found for found in played.values() if found.number < len(fixtures)]
    return {
        "game": rules.name,
        "rules": rules.version,
        "players": complete["players"],
        "modules": complete.get("modules", []),
        "house_rules": complete.get("house_rules", []),
        "leaders": list(setup.get("leaders") or []),
        "roles": roles,
        "bots": list(entrants),
        "bot_sources": sources,
        "seconds_per_answer": float(seconds),
        "seed": seed,
        "rounds": rounds,
        "games": len(fixtures),
        "interrupted": interrupted,
        "archive": str(archive),
        "left_aside": len(played) - len(asked),
        **standings(list(entrants), asked, not roles, seed),
        "seconds": round(time.perf_counter() - started, 3),
    }


def named(bots: Sequence[Player]) -> dict[str, Player]:
    """The bots by what they are called; none is there twice."""
    found: dict[str, Player] = {}
    for name, player in zip(called(bots), bots, strict=True):
        if name in found:
            raise LabError(f"the bot {name} is there twice; a tournament is between different bots")
        found[name] = player
    if len(found) < 2:
        raise LabError(f"a tournament needs at least 2 bots, not {len(found)}")
    return found


# ---- the archive


Keep = Callable[[Outcome, Sequence[str], int], Played]


@contextmanager
def remembering(path: Path, settings: Mapping[str, Any]) -> Iterator[tuple[dict[int, Played], Keep]]:
    """The games that are in the archive, by their numbers, and what adds one to both.

    Every line is a record with its "seats", and with all else that the report needs under "tournament".
    """
    same = msgspec.json.decode(msgspec.json.encode(settings))
    try:
        new = not path.exists()
        if not (new or path.is_file()):
            raise LabError(f"{path} is not a regular file: choose another for the games of the tournament")
        file = path.open("ab", buffering=0)
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error
    with file:
        _lock(file, path)
        with archives.removed_if_empty(path) if new else nullcontext():
            whole = _end_of_whole_lines(path)
            played = {found.number: found for found in _remembered(path, whole, same)}
            _mend_end(path, whole, bool(played), same)

            def keep(outcome: Outcome, seats: Sequence[str], round: int) -> Played:
                found = Played(
                    outcome.number, round, outcome.seed, tuple(seats), outcome.finished, outcome.scores,
                    outcome.winners, outcome.failure, outcome.record, outcome.faults, outcome.thinking,
                    outcome.sides,
                )  # fmt: skip
                known = {name: value for name, value in asdict(found).items() if name not in ("seats", "seed")}
                line = {**(outcome.game or {}), "seats": seats, "tournament": {**known, "settings": same}}
                archives.append(path, file, line)
                played[found.number] = found
                return found

            yield played, keep


def _lock(file: IO[bytes], path: Path) -> None:
    """Two that write to the same archive would play the same games; where the system can tell, one is refused."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LabError(f"{path}: another tournament is writing to it") from None


def _end_of_whole_lines(path: Path) -> int:
    """Where the last line begins if it was torn: who was killed while writing, or had no power, left a part of it."""
    end = 0
    last = b"\n"
    with path.open("rb") as file:
        for last in file:
            end += len(last)
    if last.endswith(b"\n"):
        return end
    try:
        msgspec.json.decode(last)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return end - len(last)
    return end


def _mend_end(path: Path, whole: int, ours: bool, settings: Mapping[str, Any]) -> None:
    """Cut off a torn line, whose game is played again, and end the last line. A file that is not ours stays."""
    with path.open("rb+") as file:
        file.seek(whole)
        torn = file.read()
        beginning = json.dumps({"game": settings.get("game"), "rules": settings.get("rules")})[:-1].encode()
        if torn and not (ours or torn.startswith(beginning) or not torn.strip(b"\0")):
            raise LabError(f"{path}: its last line is not JSON; choose another file for the tournament")
        if torn:
            file.truncate(whole)
        elif whole:
            file.seek(whole - 1)
            if file.read(1) != b"\n":
                file.write(b"\n")


def _remembered(path: Path, whole: int, settings: Mapping[str, Any]) -> Iterator[Played]:
    """The games of all lines that are whole."""
    for place in archives.places(path):
        if place.start >= whole:
            continue
        line = archives.read_at(place)
        if line.record is None:
            raise LabError(f"{line.place}: {line.wrong}; choose another file for the tournament")
        known = line.record.get("tournament")
        if not isinstance(known, dict) or not isinstance(known.get("settings"), dict):
            raise LabError(f"{line.place}: not a game of a tournament; choose another file for it")
        there = known["settings"]
        differences = _differences(there, settings)
        if differences:
            raise LabError(f"{path} is of another tournament: {', '.join(differences)}; choose another file")
        try:
            found = {**known, "seats": line.record.get("seats"), "seed": line.record.get("seed")}
            played = msgspec.convert(found, Played)
        except msgspec.ValidationError as error:
            raise LabError(f"{line.place}: {error}; choose another file for the tournament") from None
        wrong = _wrong(played, settings)
        if wrong:
            raise LabError(f"{line.place}: {wrong}; choose another file for the tournament")
        yield played


def _wrong(game: Played, settings: Mapping[str, Any]) -> str:
    """What nobody who wrote this archive can have meant; nothing if all is well."""
    players = settings["players"]
    if game.number < 0 or game.round < 0:
        return "games and rounds are counted from 0"
    if len(game.seats) != players or not set(game.seats) <= set(settings["bots"]):
        return f"its seats are not {players} bots of this tournament"
    if game.finished and len(game.scores) != players:
        return f"a finished game has {players} scores"
    if not set(game.winners) <= set(range(players)):
        return f"its winners are not seats from 0 to {players - 1}"
    if len(game.faults) not in (0, players) or len(game.thinking) not in (0, players):
        return f"its faults and times are not those of {players} seats"
    return ""


def _differences(there: Mapping[str, Any], here: Mapping[str, Any]) -> list[str]:
    """Each setting that differs. One that is not told is the same as one that is empty."""
    theirs, ours = _flat(there), _flat(here)
    pairs = {name: (theirs.get(name), ours.get(name)) for name in {**theirs, **ours}}
    return [
        f"{name} is {_told(their)} there and {_told(our)} here"
        for name, (their, our) in pairs.items()
        if their != our and not (their in EMPTY and our in EMPTY)
    ]


def _flat(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Each bot as a setting of its own."""
    bots = settings.get("bots")
    flat = {name: value for name, value in settings.items() if name != "bots"}
    return flat | ({f"bot {name}": text for name, text in bots.items()} if isinstance(bots, dict) else {"bots": bots})


def _told(setting: Any) -> str:
    if setting in EMPTY:
        return "none"
    return " ".join(map(str, setting)) if isinstance(setting, list) else str(setting)
