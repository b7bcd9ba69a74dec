"""Whether the server can do its work: for whatever watches over it and starts it anew if not."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response

from sietch import __version__
from sietch.table.replies import reply
from sietch.table.storage import Storage, StorageError

# The database is asked once in so many seconds, whoever wants to know, and must answer within so many.
SECONDS_BETWEEN = 1.0
SECONDS_TO_ANSWER = 3.0


class Health:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.problem = ""
        self._until = 0.0
        self._one_at_a_time = asyncio.Lock()

    async def reply(self, request: Request) -> Response:
        async with self._one_at_a_time:
            if time.monotonic() >= self._until:
                self.problem = await self._look()
                self._until = time.monotonic() + SECONDS_BETWEEN
        if self.problem:
            return reply({"status": "failing", "error": self.problem}, 503)
        return reply({"status": "ok", "version": __version__})

    async def _look(self) -> str:
        try:
            await asyncio.wait_for(self.storage.check(), SECONDS_TO_ANSWER)
        except StorageError as error:
            return str(error)
        except TimeoutError:
            return f"the database does not answer within {SECONDS_TO_ANSWER:g} seconds"
        return ""
