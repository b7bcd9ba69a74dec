"""The file of one game: it is never written over another game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sietch.cli.record_files import read_record, write_record
from sietch.core.game import RecordError
from sietch.core.rules import SetupError


class NotSaved(Exception):
    """The game could not be written; the message says why."""


class Taken(NotSaved):
    """The file holds something else."""


class GameFile:
    """Where a game is kept. Without a name it takes a free one at the first writing."""

    def __init__(self, seed: int, path: Path | None = None, own: bool = False) -> None:
        """own: the file is this game's, as when a game is gone on with."""
        self.path = path or Path(f"sietch-{seed}.json")
        self.named = path is not None
        self.own = own

    def write(self, record: dict[str, Any]) -> None:
        """Keep the game in its own file."""
        number = 2
        plain = self.path
        while not self.own:
            try:
                claim(self.path, record)
                self.own = True
            except Taken:
                if self.named:
                    raise
                self.path = plain.with_stem(f"{plain.stem}-{number}")
                number += 1
        replace(self.path, record)

    def move(self, path: Path, record: dict[str, Any]) -> None:
        """Keep the game in another file from now on; if that cannot be written, in the old one."""
        if not (self.own and path.absolute() == self.path.absolute()):
            claim(path, record)
        replace(path, record)
        self.path, self.named, self.own = path, True, True


def begin_file(file: GameFile, record: dict[str, Any]) -> None:
    """A file that was asked for must be there to write in before the game begins."""
    try:
        file.write(record)
    except Taken:
        raise SetupError(("command-file-taken", {"file": str(file.path)})) from None
    except NotSaved as error:
        raise SetupError(("command-file-not-written", {"file": str(file.path), "reason": str(error)})) from None


def claim(path: Path, record: dict[str, Any]) -> None:
    """Make sure that the file is new, or an earlier save of this game."""
    try:
        path.open("xb").close()
    except FileExistsError:
        if not earlier(path, record):
            raise Taken(str(path)) from None
    except OSError as error:
        raise NotSaved(error.strerror or str(error)) from error


def earlier(path: Path, record: dict[str, Any]) -> bool:
    """Whether a file has this game at an earlier moment, so that nothing is lost when it is written over."""
    try:
        saved = read_record(path)
    except RecordError:
        return False
    if any(saved.get(name) != record[name] for name in ("game", "setup", "seed")):
        return False
    answers = saved["answers"]
    return bool(answers == record["answers"][: len(answers)])


def replace(path: Path, record: dict[str, Any]) -> None:
    """Write the record beside the file and then into its place: a crash leaves the old save whole."""
    path = path.resolve()
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            write_record(beside, record)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise NotSaved(error.strerror or str(error)) from error
