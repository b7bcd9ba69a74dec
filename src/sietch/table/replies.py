"""What is answered over HTTP, and how what was asked is read: JSON in both directions."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sietch.table.messages import NOT_JSON
from sietch.table.refusals import Problem

SMALL_BODY = 64 * 1024
LARGEST_BODY = 2 * 1024 * 1024  # a record
SECONDS_FOR_BODY = 30.0

T = TypeVar("T")


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """JSON that no cache keeps: it is for one reader at one moment."""
    content = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(content, status, {"cache-control": "no-store", **(headers or {})}, "application/json")


async def read(request: Request, limit: int) -> bytes:
    """The request's body, if it is no longer than that and comes in time."""
    data = bytearray()
    try:
        async with asyncio.timeout(SECONDS_FOR_BODY):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise Problem(413, ("refused-body-too-long", {"n": limit}))
    except TimeoutError:
        raise Problem(408, ("refused-body-too-slow", {"n": int(SECONDS_FOR_BODY)})) from None
    return bytes(data)


def understood(data: bytes, type: type[T]) -> T:
    """A body as a checked value."""
    try:
        return msgspec.json.decode(data, type=type)
    except NOT_JSON as error:
        raise Problem(400, ("refused-body", {"reason": str(error)})) from error


async def body(request: Request, type: type[T], limit: int = SMALL_BODY) -> T:
    return understood(await read(request, limit), type)
