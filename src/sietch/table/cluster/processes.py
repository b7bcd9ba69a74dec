"""Several servers on the cores of one machine: one process starts them, and begins one anew that has ended by itself.

Each has a listening socket of its own at the same address, among which the system shares out who comes. They stay open
here, so whoever comes while a server begins anew waits for it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from types import FrameType

from sietch.table.server import BACKLOG_OF_THE_SYSTEM, prepared

# At the end all have so long; then they are killed.
SECONDS_TO_END = 12.0
# One that ends again and again is not begun anew at once.
SECONDS_BETWEEN_STARTS = 1.0


def listen_for_several(host: str, port: int, several: int) -> list[socket.socket]:
    """Sockets of several processes at one address, which nobody else may have."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the option that they need, a port in use could seem to be free.
    with socket.create_server((host, port), family=family) as free:
        port = free.getsockname()[1]
    if not hasattr(socket, "SO_REUSEPORT"):
        one = prepared(socket.create_server((host, port), family=family, backlog=BACKLOG_OF_THE_SYSTEM))
        return [one.dup() for _ in range(several)]
    return [
        prepared(socket.create_server((host, port), family=family, backlog=BACKLOG_OF_THE_SYSTEM, reuse_port=True))
        for _ in range(several)
    ]


def follow_standard_input() -> None:
    """Run in a server that another process has started: it ends in good order when that one is no more."""

    def follow() -> None:
        with contextlib.suppress(OSError):
            while os.read(0, 1024):
                pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()


class Processes:
    """arguments: of a server, but for its socket. ready: called when all can be reached."""

    def __init__(self, arguments: Sequence[str], sockets: Sequence[socket.socket], ready: Callable[[], None]) -> None:
        self.arguments = arguments
        self.sockets = sockets
        self.ready = ready
        self._servers: list[subprocess.Popen[bytes]] = []
        self._ending = threading.Event()

    def run(self) -> int:
        """Until it is told to end; the exit code of a server that could not begin."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        try:
            told = ""
            for listening in self.sockets:
                server = self._start(listening)
                self._servers.append(server)
                told = self._has_begun(server)
                if not told:
                    return server.wait()
            print(told, end="", flush=True)
            self.ready()
            while not self._ending.wait(SECONDS_BETWEEN_STARTS):
                for place, listening in enumerate(self.sockets):
                    if self._servers[place].poll() is not None and not self._ending.is_set():
                        print("sietch serve: a server has ended, and begins anew", file=sys.stderr, flush=True)
                        self._servers[place] = self._start(listening)
                        self._has_begun(self._servers[place])
            return 0
        finally:
            self._end_all()

    def _start(self, listening: socket.socket) -> subprocess.Popen[bytes]:
        descriptor = listening.fileno()
        command = [sys.executable, "-m", "sietch", *self.arguments, "--listening", str(descriptor)]
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[descriptor], start_new_session=True
        )

    def _has_begun(self, server: subprocess.Popen[bytes]) -> str:
        """Wait until a server says where it is; nothing if it has ended."""
        assert server.stdout is not None
        told = server.stdout.readline().decode(errors="replace")
        threading.Thread(target=server.stdout.read, daemon=True).start()
        return told

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending.set()
        for server in self._servers:
            if server.poll() is None:
                server.terminate()

    def _end_all(self) -> None:
        self._end(0, None)
        until = time.monotonic() + SECONDS_TO_END
        for server in self._servers:
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(max(0.0, until - time.monotonic()))
            if server.poll() is None:
                server.kill()
