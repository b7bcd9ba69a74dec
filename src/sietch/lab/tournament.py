"""Tournaments: every bot against every other, at every seat of the same deals. The archive remembers what was played.

Whatever ends a tournament early, the same tournament with the same archive goes on with the games that are missing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

import msgspec

import sietch
from sietch import Rules
from sietch.bots.files import is_file
from sietch.lab import archive as archives
from sietch.lab.match import FAILED_GAMES, MOST_DECISIONS, Outcome, Player, Terms, bot, lost, play, stored
from sietch.lab.ratings import LiveRatings, require_extra
from sietch.lab.schedule import games_in_a_round, schedule
from sietch.lab.standings import Played, standings
from sietch.lab.workers import LabError, run, stopped_by_signals

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
) -> dict[str, Any]:
    """Play all games of a tournament that its archive does not have yet, and tell what all of them come to.

    An archive of fewer rounds is continued; of one with more the later rounds are left aside.

    A game that raises is stored as a record under `records` and counted as failed; the others are played all the same.
    Ctrl-C ends it early: the report is that of the games that were finished by then, and says so ("interrupted").
    """
    require_extra()
    rules = sietch.rules(game) if isinstance(game, str) else game
    complete = rules.setup(setup)
    if rounds < 1:
        raise LabError(f"at least one round must be played, not {rounds}")
    entrants = named(bots)
    names = {player: name for name, player in entrants.items()}
    fixtures = schedule(rules, setup, entrants, rounds, seed)
    in_a_round = games_in_a_round(len(entrants), complete["players"])
    settings = {"game": rules.name, "rules": rules.version, "seed": seed, **complete, "bots": described(entrants)}
    settings.pop("names", None)  # what the seats are called makes no difference
    roles = rules.choices().roles
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
        terms = Terms(game, most_decisions=most_decisions, archives=True)
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
        "players": complete["players"],
        "modules": complete.get("modules", []),
        "house_rules": complete.get("house_rules", []),
        "roles": list(roles),
        "bots": list(entrants),
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
    """The bots by their names; those that would have the same name are called as they were written."""
    made = [bot(player).name for player in bots]
    found: dict[str, Player] = {}
    for name, player in zip(made, bots, strict=True):
        called = player if made.count(name) > 1 and isinstance(player, str) else name
        if called in found:
            raise LabError(f"the bot {called} is there twice; a tournament is between different bots")
        found[called] = player
    if len(found) < 2:
        raise LabError(f"a tournament needs at least 2 bots, not {len(found)}")
    return found


def described(bots: Mapping[str, Player]) -> dict[str, str]:
    """What the bots are: also what is in their files, so that nobody changes one in the middle of a tournament."""
    texts = {}
    for name, player in bots.items():
        if not isinstance(player, str):
            texts[name] = f"{player.__module__}.{player.__qualname__}"
        elif is_file(player):
            content = Path(player.rpartition(":")[0]).read_bytes()
            texts[name] = f"{player} ({blake2b(content, digest_size=6).hexdigest()})"
        else:
            texts[name] = player
    return texts


# ---- the archive


Keep = Callable[[Outcome, Sequence[str], int], Played]


@contextmanager
def remembering(path: Path, settings: Mapping[str, Any]) -> Iterator[tuple[dict[int, Played], Keep]]:
    """The games that are in the archive, by their numbers, and what adds one to both.

    Every line is a record with its "seats", and with all else that the report needs under "tournament".
    """
    same = msgspec.json.decode(msgspec.json.encode(settings))
    try:
        file = path.open("ab")
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error
    with file:
        _lock(file, path)
        _cut_off_torn_line(path)
        played = {found.number: found for found in _remembered(path, same)}

        def keep(outcome: Outcome, seats: Sequence[str], round: int) -> Played:
            found = Played(
                outcome.number, round, outcome.seed, tuple(seats), outcome.finished, outcome.scores, outcome.winners,
                outcome.failure, outcome.record, outcome.faults, outcome.thinking,
            )  # fmt: skip
            known = {name: value for name, value in asdict(found).items() if name not in ("seats", "seed")}
            line = {**(outcome.game or {}), "seats": seats, "tournament": {**known, "settings": same}}
            try:
                file.write(json.dumps(line).encode() + b"\n")
                file.flush()
            except OSError as error:
                raise LabError(f"{path}: {error.strerror or error}") from error
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


def _cut_off_torn_line(path: Path) -> None:
    """Who was killed while writing left a part of a line; its game is played again."""
    with path.open("rb+") as file:
        end = 0
        last = b""
        for last in file:
            end += len(last)
        if last.endswith(b"\n") or not last.startswith(b'{"'):
            return
        try:
            msgspec.json.decode(last)
        except msgspec.DecodeError:
            file.truncate(end - len(last))
        else:
            file.write(b"\n")


def _remembered(path: Path, settings: Mapping[str, Any]) -> Iterator[Played]:
    for line in archives.read(path):
        if line.record is None:
            raise LabError(f"{line.place}: {line.wrong}; choose another file for the tournament")
        known = line.record.get("tournament")
        if not isinstance(known, dict) or not isinstance(known.get("settings"), dict):
            raise LabError(f"{line.place}: not a game of a tournament; choose another file for it")
        there = known["settings"]
        if there != settings:
            raise LabError(f"{path} is of another tournament: {_differences(there, settings)}; choose another file")
        try:
            found = {**known, "seats": line.record.get("seats"), "seed": line.record.get("seed")}
            yield msgspec.convert(found, Played)
        except msgspec.ValidationError as error:
            raise LabError(f"{line.place}: {error}; choose another file for the tournament") from None


def _differences(there: Mapping[str, Any], here: Mapping[str, Any]) -> str:
    theirs, ours = _flat(there), _flat(here)
    names = [name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name)]
    return ", ".join(f"{name} is {theirs.get(name, 'none')} there and {ours.get(name, 'none')} here" for name in names)


def _flat(settings: Mapping[str, Any]) -> dict[str, str]:
    """Each setting as a text, and each bot as a setting."""
    bots = settings.get("bots")
    flat = {name: value for name, value in settings.items() if name != "bots"}
    flat |= {f"bot {name}": text for name, text in bots.items()} if isinstance(bots, dict) else {"bots": bots}
    return {
        name: " ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)
        for name, value in flat.items()
    }
