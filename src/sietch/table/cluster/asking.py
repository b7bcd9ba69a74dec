"""Asking another server over HTTP: one request on a connection of its own, read to its end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import NamedTuple

import h11

SECONDS_TO_CONNECT = 2.0

Headers = Sequence[tuple[bytes, bytes]]


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class NotReached(OSError):
    """Nothing was asked: the other server is not there."""


async def ask(address: str, method: str, target: bytes, headers: Headers, body: bytes) -> Answer:
    """NotReached if it was never asked; another OSError if the line was lost before it had answered."""
    host, _, port = address.rpartition(":")
    try:
        reader, writer = await asyncio.wait_for(
            asyncio.open_connection(host.strip("[]"), int(port)), SECONDS_TO_CONNECT
        )
    except (OSError, TimeoutError) as error:
        raise NotReached(str(error)) from error
    try:
        line = h11.Connection(h11.CLIENT)
        request = h11.Request(method=method, target=target, headers=list(headers))
        writer.write((line.send(request) or b"") + (line.send(h11.Data(data=body)) or b""))
        writer.write(line.send(h11.EndOfMessage()) or b"")
        await writer.drain()
        return await _answer(line, reader)
    except h11.RemoteProtocolError as error:
        raise ConnectionError(str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            writer.close()


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    head: h11.Response | None = None
    body = bytearray()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(1 << 16))
        elif isinstance(event, h11.Response):
            head = event
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage):
            break
        elif isinstance(event, h11.ConnectionClosed):
            raise ConnectionError("the line was lost")
    assert head is not None
    return Answer(head.status_code, list(head.headers), bytes(body))
