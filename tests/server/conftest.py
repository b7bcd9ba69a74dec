"""Servers for tests: one that a module shares, and those that a test starts for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.copies import copied
from tests.server.people import Server
from tests.server.postgres import Postgresql


@pytest.fixture(scope="session", autouse=True)
def copies() -> Iterator[None]:
    with copied("sietch.table.workers"):
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module that need nothing of their own; every one opens its own table."""
    running = Server(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL of our own."""
    started = Postgresql()
    yield started
    started.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/table.db"
    running: Postgresql = request.getfixturevalue("postgresql")
    return running.fresh()


@pytest.fixture
def serve_from(database: str) -> Iterator[Callable[..., Server]]:
    """As `serve`, with a database of either kind."""
    running: list[Server] = []

    def start(**options: Any) -> Server:
        running.append(Server(database, **options))
        return running[-1]

    yield start
    for each in running:
        if each.thread.is_alive():
            each.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start a server of one's own; a second one uses the same database."""
    running: list[Server] = []

    def start(**options: Any) -> Server:
        running.append(Server(tmp_path, **options))
        return running[-1]

    yield start
    for each in running:
        if each.thread.is_alive():
            each.stop()
