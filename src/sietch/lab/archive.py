"""Many games in a file: JSON lines, a record in each. A record may say who sat where ("seats")."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from sietch.lab.workers import LabError

# What a compressed file begins with, and how much of a file is looked at to see whether it is a text.
COMPRESSED = b"\x1f\x8b"
BEGINNING = 8192


@contextmanager
def writing(path: Path) -> Iterator[Callable[[int, dict[str, Any] | None], None]]:
    """Takes records with their numbers from 0 on in any order, and writes them to a new file in theirs.

    Where there is none, no file is left behind.
    """
    try:
        file = path.open("xb", buffering=0)
    except FileExistsError:
        raise LabError(f"{path} exists already: choose another name for the archive") from None
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error
    waiting: dict[int, dict[str, Any] | None] = {}
    written = 0

    def keep(number: int, record: dict[str, Any] | None) -> None:
        nonlocal written
        waiting[number] = record
        try:
            while written in waiting:
                append(path, file, waiting[written])
                del waiting[written]
                written += 1
        except LabError:
            waiting.clear()
            raise

    with file, removed_if_empty(path):
        try:
            yield keep
        finally:
            for number in sorted(waiting):
                append(path, file, waiting[number])


def append(path: Path, file: FileIO, record: Mapping[str, Any] | None) -> None:
    """Write a record to a file without a buffer: what is not there now never will be."""
    line = memoryview(json.dumps(record).encode() + b"\n")
    try:
        while line:
            line = line[file.write(line) :]
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error


@contextmanager
def removed_if_empty(path: Path) -> Iterator[None]:
    """A run that comes to no game leaves no new file."""
    try:
        yield
    finally:
        with suppress(OSError):
            if path.stat().st_size == 0:
                path.unlink()


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

    Also of a file that holds a single record over many lines. A file that is no text is one place with nothing there.
    """
    try:
        with path.open("rb") as file:
            beginning = file.read(BEGINNING)
            file.seek(0)
            first = file.readline()
            if _line("", first).wrong:
                if _no_text(beginning):
                    yield Place(path, 0, 0, len(beginning))
                    return
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
            text = file.read(place.size)
    except OSError as error:
        raise LabError(f"{place.path}: {error.strerror or error}") from error
    line = _line(str(place), text)
    return replace(line, wrong=_no_text(text) or line.wrong) if line.wrong and not place.line else line


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


def _no_text(beginning: bytes) -> str:
    """Why it cannot be lines of JSON; nothing if it can."""
    if beginning.startswith(COMPRESSED):
        return "compressed: gunzip it first"
    return "not a text file" if b"\0" in beginning else ""


def once_each(archived: Iterable[Place]) -> list[Place]:
    """The places without those whose record was at an earlier one, however it is laid out."""
    seen: set[bytes] = set()
    kept = []
    for place in archived:
        known = _fingerprint(read_at(place).record)
        if known not in seen:
            kept.append(place)
            seen |= {known} if known else set()
    return kept


def _fingerprint(record: Mapping[str, Any] | None) -> bytes:
    """The same for the same record; nothing where there is none, or one too deep to be told."""
    try:
        return blake2b(json.dumps(record, sort_keys=True).encode(), digest_size=16).digest() if record else b""
    except RecursionError:
        return b""
