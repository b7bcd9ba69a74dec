"""An open connection to a table: what it may see, how much of the log it has, and what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from sietch.core.game import SPECTATOR
from sietch.table.storage import Link

HOST, SEAT, WATCH = "host", "seat", "spectator"

# Messages that may wait for a connection that does not read; with one more it is closed, and may come back.
LONGEST_QUEUE = 64

TOO_SLOW, GOING_AWAY = 1013, 1012

_encode = msgspec.json.Encoder().encode


class Viewer:
    """Sending never waits: what cannot be taken at once is queued, and a connection that falls too far behind ends."""

    def __init__(self, link: Link, events: int = 0) -> None:
        self.link = link
        self.seat = link.seat if link.role == SEAT else SPECTATOR
        self.events = events
        self.waiting: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        # The code with which the server ends the connection, when it does.
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, message: Any) -> None:
        if self.ended.done():
            return
        try:
            self.waiting.put_nowait(_encode(message).decode())
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        if not self.ended.done():
            self.ended.set_result(code)
