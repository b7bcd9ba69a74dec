"""What takes too long where the database itself does not break it off."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator

from sqlalchemy import Connection

from sietch.table.storage.opening import SECONDS_FOR_ALL, break_off


class Limits:
    """Breaks off what takes too long where the database itself does not: a line that went silent."""

    def __init__(self) -> None:
        self._running: dict[Connection, float] = {}
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="storage limits", daemon=True)
        self._thread.start()

    @contextlib.contextmanager
    def within(self, connection: Connection) -> Iterator[None]:
        self._running[connection] = time.monotonic() + SECONDS_FOR_ALL
        try:
            yield
        finally:
            self._running.pop(connection, None)

    def _watch(self) -> None:
        while not self._ending.wait(0.5):
            self._break_off(time.monotonic())

    def _break_off(self, now: float) -> None:
        for connection, until in list(self._running.items()):
            if until < now:
                with contextlib.suppress(Exception):  # it ends by itself in this moment
                    break_off(connection)

    def close(self) -> None:
        """Nobody waits any more."""
        self._ending.set()
        self._break_off(float("inf"))
