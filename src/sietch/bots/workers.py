"""Processes in which bots think."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

from sietch.bots.process import end_all


def follow_the_parent() -> None:
    """Run first in a worker: it ends with the process that started it, also with one that was killed.

    Ctrl-C reaches every process of a terminal; the one that started them decides what it means.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            end_all()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def leave_with_processes_of_bots() -> None:
    """Run in a worker whose bots may be processes: when it is told to end, they end with it."""

    def leave(number: int, frame: FrameType | None) -> NoReturn:
        end_all()
        os._exit(128 + number)

    signal.signal(signal.SIGTERM, leave)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes that this thread starts here do not hear Ctrl-C before they have come to `follow_the_parent`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
