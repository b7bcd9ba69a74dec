"""Processes in which bots think."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def follow_the_parent() -> None:
    """Run first in a worker: it ends with the process that started it, also with one that was killed.

    Ctrl-C reaches every process of a terminal; the one that started them decides what it means.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
