"""Several servers on one PostgreSQL, each a process of its own that can be killed, stopped, and cut off from the
database."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from tests.server.postgres import Line, Postgresql

from sietch.table.storage import Storage

PATIENCE = 120.0


class House:
    """A server that begins anew, at the same address, whenever it is told to."""

    def __init__(self, postgresql: Postgresql, name: str, folder: Path, *options: str) -> None:
        self.line = Line(postgresql.port)
        self.database = postgresql.url(name, self.line.port)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.log: IO[str] = (folder / f"server-{self.port}.log").open("a+")
        self.options = options
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begin; it takes a moment until anybody is let in."""
        command = [sys.executable, "-m", "sietch", "serve", "--port", str(self.port), "--no-browser", "--cluster"]
        command += ["--database", self.database, *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, cwd=Path.cwd())
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert "The table is at" in told, self.told()
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def told(self) -> str:
        """What stands in its log."""
        self.log.flush()
        return Path(self.log.name).read_text()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        assert self.process is not None
        workers = children(self.pid)
        self.process.kill()
        self.process.wait()
        for worker in workers:  # they would end by themselves, a little later
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def drain(self) -> float:
        """End in good order; the seconds that it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        return time.monotonic() - began

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.go_on()
            self.kill()
        self.line.close()
        self.log.close()


def children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


class Cluster:
    """Servers that share a new database."""

    def __init__(self, postgresql: Postgresql, servers: int, *options: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="sietch-cluster-")
        self.url = postgresql.fresh()
        Storage(self.url).close()  # whose tables are there; on a busy machine those who wait for them may give up
        name = re.sub(r".*/", "", self.url)
        self.houses = [House(postgresql, name, Path(self.folder.name), *options) for _ in range(servers)]
        try:
            with ThreadPoolExecutor() as threads:
                list(threads.map(House.start, self.houses))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for house in self.houses:
            house.close()
        self.folder.cleanup()
