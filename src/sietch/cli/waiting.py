"""A line on a terminal that says what is waited for. It comes after a moment and leaves no trace."""

from __future__ import annotations

from threading import Event, Timer
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.text import Text

# What is over sooner is not worth a line.
SECONDS_OF_A_MOMENT = 0.4


class Waiting:
    """`long`: the moment is over, so that there is the line. Without a terminal there never is one."""

    def __init__(self, console: Console) -> None:
        self._shown = Event()
        self._on_terminal = console.is_terminal
        self._status = console.status("", spinner="line")
        self._timer = Timer(SECONDS_OF_A_MOMENT, self._show)
        self._timer.daemon = True

    @property
    def long(self) -> bool:
        return self._shown.is_set()

    def wait_for(self, told: str) -> None:
        """Say what is waited for from now on."""
        self._status.update(Text(told))

    def _show(self) -> None:
        self._status.start()
        self._shown.set()

    def __enter__(self) -> Self:
        if self._on_terminal:
            self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._on_terminal:
            try:
                self._timer.cancel()
                self._timer.join()
            finally:
                self._status.stop()
