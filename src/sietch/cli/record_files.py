"""Games in files: one record as JSON, or one record a line. A record may say who sat where ("seats")."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import sietch
from sietch.core.game import RecordError
from sietch.table.messages import NOT_JSON
from sietch.text import LANGUAGES, Words

# How many of the things that would have been possible are named.
MOST_NAMED = 8


def write_record(path: Path, record: dict[str, Any]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def read_record(path: Path, number: int | None = None) -> dict[str, Any]:
    """The record of a file; `number` (from 1) chooses one of several."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from error
    records = _records(path, content)
    if number is None:
        if len(records) > 1:
            raise RecordError(f"{path} has {len(records)} games: choose one with --game-number 1 to {len(records)}")
        number = 1
    if not 1 <= number <= len(records):
        raise RecordError(f"{path} has no game {number}; it has {len(records)}")
    record = records[number - 1]
    if not isinstance(record, dict) or "answers" not in record:
        raise RecordError(f"{path} is not a record of a game: it has no answers")
    return record


def read_older(path: Path, number: int | None = None) -> tuple[dict[str, Any], Words | None]:
    """As `read_record`; one of earlier rules as one of these, if it can be played by them, and what is told of it."""
    record = read_record(path, number)
    game = sietch.replay(record, older=True)
    version = game.rules.version
    if record["rules"] == version:
        return record, None
    told: Words = (
        f"notice-{'played' if game.over else 'begun'}-unchecked",
        {"begun": record["rules"], "version": version},
    )
    return {**record, "rules": version}, told


def shortened(message: str) -> str:
    """A message that ends with many possibilities names the first of them."""
    told, possible, names = message.rpartition("possible: ")
    listed = names.split(", ")
    if not possible or len(listed) <= MOST_NAMED:
        return message
    return f"{told}{possible}{', '.join(listed[:MOST_NAMED])} and {len(listed) - MOST_NAMED} more"


def saved_language(record: dict[str, Any]) -> str | None:
    """The language that the game was played in, where its record says so."""
    lang = record.get("lang")
    return lang if lang in LANGUAGES else None


def saved_seats(record: dict[str, Any]) -> list[str]:
    """Who sat where, where the record says so."""
    seats = record.get("seats")
    return seats if isinstance(seats, list) and all(isinstance(name, str) for name in seats) else []


def _records(path: Path, content: bytes) -> list[Any]:
    try:
        return [msgspec.json.decode(content)]
    except NOT_JSON as whole:
        found = []
        for place, line in enumerate(content.splitlines(), 1):
            if line.strip():
                try:
                    found.append(msgspec.json.decode(line))
                except NOT_JSON as error:
                    if not found:
                        raise RecordError(f"{path} is not JSON: {whole}") from whole
                    raise RecordError(f"{path}, line {place} is not JSON: {error}") from error
        if not found:
            raise RecordError(f"{path} is empty") from whole
        return found
