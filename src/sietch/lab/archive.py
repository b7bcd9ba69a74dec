"""Many games in a file: JSON lines, a record in each. A record may say who sat where ("seats")."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from sietch.lab.workers import LabError


@contextmanager
def writing(path: Path) -> Iterator[Callable[[int, dict[str, Any] | None], None]]:
    """Takes records with their numbers from 0 on in any order, and writes them to a new file in theirs."""
    try:
        file = path.open("x", encoding="utf-8")
    except FileExistsError:
        raise LabError(f"{path} exists already: choose another name for the archive") from None
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error
    waiting: dict[int, dict[str, Any] | None] = {}
    written = 0

    def keep(number: int, record: dict[str, Any] | None) -> None:
        nonlocal written
        waiting[number] = record
        while written in waiting:
            file.write(json.dumps(waiting.pop(written)) + "\n")
            written += 1

    with file:
        try:
            yield keep
        finally:
            for number in sorted(waiting):
                file.write(json.dumps(waiting[number]) + "\n")


@dataclass(frozen=True)
class Line:
    """A record and where it was found; or what is wrong with that place."""

    place: str
    record: dict[str, Any] | None = None
    wrong: str = ""


@dataclass(frozen=True)
class Place:
    """Where a record is in a file: the number of its line (0: the whole file is one), and the bytes of it."""

    path: Path
    line: int
    start: int
    size: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}" if self.line else str(self.path)


def places(path: Path) -> Iterator[Place]:
    """Where the games of an archive are, so that they can be read one by one, here or by other processes.

    Also of a file that holds a single record over many lines.
    """
    try:
        with path.open("rb") as file:
            first = file.readline()
            if _line("", first).wrong:
                whole = first + file.read()
                if first.strip() == b"{" or _line("", whole).record is not None:
                    yield Place(path, 0, 0, len(whole))
                    return
            file.seek(0)
            start = 0
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield Place(path, number, start, len(line))
                start += len(line)
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error


def read_at(place: Place) -> Line:
    """What is there: a record, or what is wrong with it."""
    try:
        with place.path.open("rb") as file:
            file.seek(place.start)
            return _line(str(place), file.read(place.size))
    except OSError as error:
        raise LabError(f"{place.path}: {error.strerror or error}") from error


def read(path: Path) -> Iterator[Line]:
    """The games of an archive, one after the other.

    A line that is no record is told as such, and the others are read all the same.
    """
    return map(read_at, places(path))


def _line(place: str, text: bytes) -> Line:
    try:
        record = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        return Line(place, wrong=f"not JSON: {error}")
    if not isinstance(record, dict) or "answers" not in record:
        return Line(place, wrong="not a record of a game: it has no answers")
    return Line(place, record)
