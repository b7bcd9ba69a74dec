"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sietch.lab.workers import LabError


def check_place(path: Path) -> None:
    """Whether there can be a file of this name; told before the work begins."""
    try:
        path.lstat()
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise LabError(f"{path}: there is no folder {path.parent}") from None
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A name beside the file's own to write to; when all is written, it becomes the file."""
    part = path.with_name(f".sietch-{os.getpid()}.part")
    try:
        try:
            yield part
            part.replace(path)
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    except OSError as error:
        raise LabError(f"{path}: {error.strerror or error}") from error
