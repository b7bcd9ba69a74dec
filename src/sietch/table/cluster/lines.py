"""Lines to PostgreSQL on which nobody waits for ever, beside those of the storage: an own line is never held up by what
is stored, so a server that is well does not lose its tables because much is going on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Engine

from sietch.table.storage import StorageError
from sietch.table.storage.opening import reason

if TYPE_CHECKING:
    from psycopg import AsyncConnection

R = TypeVar("R")

SECONDS_TO_CONNECT = 2
# A statement here takes milliseconds. After so long the line is broken off.
SECONDS_FOR_ALL = 2.0
# An ear asks whether the line is still there when it has heard nothing for so long.
SECONDS_OF_SILENCE = 5.0
SECONDS_UNTIL_TRIED = 0.5
SETTINGS = "-c statement_timeout=2s -c lock_timeout=2s -c idle_in_transaction_session_timeout=2s"


async def connected(engine: Engine) -> AsyncConnection[Any]:
    import psycopg

    _, given = engine.dialect.create_connect_args(engine.url)
    limits = {"connect_timeout": SECONDS_TO_CONNECT, "options": SETTINGS}
    return await psycopg.AsyncConnection.connect(**{**limits, **given}, autocommit=True)


class Line:
    """One line to the database, made anew whenever it was lost; whoever uses it waits for who used it before."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._line: AsyncConnection[Any] | None = None
        self._lock = asyncio.Lock()

    async def do(self, work: Callable[[AsyncConnection[Any]], Awaitable[R]], seconds: float = SECONDS_FOR_ALL) -> R:
        """Do something with the database; StorageError if it could not be done in time, and nobody knows whether it
        was."""
        async with self._lock:
            task = asyncio.ensure_future(self._do(work))
            try:
                await asyncio.wait({task}, timeout=seconds)
            finally:
                if not task.done():
                    self.break_off()
                    task.add_done_callback(_forgotten)
            if not task.done():
                raise StorageError("the database cannot be used: it does not answer")
            return task.result()

    async def _do(self, work: Callable[[AsyncConnection[Any]], Awaitable[R]]) -> R:
        import psycopg

        try:
            if self._line is None or self._line.closed:
                self._line = await connected(self._engine)
            return await work(self._line)
        except (psycopg.Error, OSError) as error:
            if isinstance(error, psycopg.OperationalError | OSError):
                self.break_off()
            raise StorageError(f"the database cannot be used: {reason(error)}") from error

    def break_off(self) -> None:
        """End the line at once: whoever waits for it gets an error."""
        line, self._line = self._line, None
        if line is None or line.closed:
            return
        with contextlib.suppress(OSError, Exception), socket.socket(fileno=os.dup(line.pgconn.socket)) as ours:
            ours.shutdown(socket.SHUT_RDWR)

    async def close(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.close(), 1.0)


class Ear:
    """Hears what the servers tell each other by way of the database, as long as that is there."""

    def __init__(self, engine: Engine, channels: Sequence[str], heard: Callable[[str, str], None]) -> None:
        self._engine = engine
        self._channels = channels
        self._heard = heard
        self._line: AsyncConnection[Any] | None = None

    async def listen(self) -> None:
        import psycopg

        while True:
            with contextlib.suppress(psycopg.Error, OSError, TimeoutError):
                self._line = line = await connected(self._engine)
                for channel in self._channels:
                    await line.execute(f"LISTEN {channel}")
                while True:
                    async for notice in line.notifies(timeout=SECONDS_OF_SILENCE):
                        self._heard(notice.channel, notice.payload)
                    await asyncio.wait_for(line.execute("SELECT 1"), SECONDS_FOR_ALL)
            await self.close()
            await asyncio.sleep(SECONDS_UNTIL_TRIED)

    async def close(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.close(), 1.0)


def _forgotten(task: asyncio.Future[Any]) -> None:
    """Nobody waits for it any more: what went wrong was told."""
    if not task.cancelled():
        task.exception()
