"""A PostgreSQL for tests, from the package of the distribution: nobody else uses it, and nothing of it stays.

Also a line to it that is lost in the moment of a COMMIT, goes silent, or is cut.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

# PostgreSQL does not run as root; Debian's package brings this user along.
USER = "postgres"
OWNER = "sietch"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=127.0.0.1")


class Postgresql:
    def __init__(self) -> None:
        """Starts it; where that is not possible, whoever asks for it is skipped."""
        self.programs = _programs()
        self.as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            try:
                self.as_user = {"user": USER, "group": pwd.getpwnam(USER).pw_gid, "extra_groups": []}
            except KeyError:
                pytest.skip(f"PostgreSQL does not run as root, and there is no user {USER}")
        self.folder = Path(tempfile.mkdtemp(prefix="sietch-postgresql-"))
        if self.as_user:
            shutil.chown(self.folder, USER)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.names = itertools.count()
        try:
            self._run("initdb", "-D", self.data, "-A", "trust", "-U", OWNER, "-E", "UTF8", "--no-sync")
            settings = " ".join(f"-c {setting}" for setting in QUICK)
            options = f"-p {self.port} -k {self.folder} {settings}"
            self._run("pg_ctl", "-D", self.data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")
        except subprocess.CalledProcessError as error:
            shutil.rmtree(self.folder, ignore_errors=True)
            pytest.skip(f"PostgreSQL cannot be started: {error.stderr or error.stdout}")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        # It goes on in the background and would keep a pipe open: what it says goes to a file.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(command, cwd=self.folder, stdout=said, stderr=said, check=False, **self.as_user)
            said.seek(0)
            if done.returncode != 0:
                raise subprocess.CalledProcessError(done.returncode, command, stderr=said.read())

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"tables_{next(self.names)}"
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.url(name)

    def url(self, name: str, port: int | None = None) -> str:
        return f"postgresql+psycopg://{OWNER}@127.0.0.1:{port or self.port}/{name}"


def _programs() -> Path:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "pg_ctl").exists():
            return folder
    found = shutil.which("pg_ctl")
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine (on Debian: apt install postgresql)")
    return Path(found).parent


class Line:
    """A way to the database that can be lost while a COMMIT is done, go silent, or be cut for a while."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.loses_commit = False
        self.lost = 0
        self.silent = threading.Event()
        self.ends = False
        self.is_cut = False
        self.open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self.ends = True
        self.silent.clear()
        self.listening.close()

    def cut(self) -> None:
        """Nobody reaches the database this way until it is mended."""
        self.is_cut = True
        for each in list(self.open):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.is_cut = False

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            if self.is_cut:
                client.close()
                continue
            server = socket.create_connection(("127.0.0.1", self.to))
            self.open |= {client, server}
            for one, other in ((client, server), (server, client)):
                threading.Thread(target=self._carry, args=(one, other, one is client), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket, to_database: bool) -> None:
        try:
            while data := here.recv(65536):
                while self.silent.is_set():
                    time.sleep(0.05)
                if to_database and self.loses_commit and b"COMMIT\0" in data:
                    self.loses_commit = False
                    self.lost += 1
                    here.shutdown(socket.SHUT_RDWR)  # nothing comes back any more; the database hears it all the same
                    there.sendall(data)
                    time.sleep(0.3)
                    return
                there.sendall(data)
        except OSError:
            pass
        finally:
            for each in (here, there):
                self.open.discard(each)
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)  # closing alone is not heard while the other way still waits
                each.close()
