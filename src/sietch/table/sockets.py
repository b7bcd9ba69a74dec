"""The WebSocket of a table: who comes says hello, is told what changes, and answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sietch.core.game import SPECTATOR
from sietch.table import messages as m
from sietch.table.addresses import address_of
from sietch.table.chat import Chats
from sietch.table.cluster.inside import is_inside
from sietch.table.complaints import traced
from sietch.table.live import LiveTable
from sietch.table.messages import NOT_JSON
from sietch.table.metrics import Metrics
from sietch.table.push.pushes import Pushes
from sietch.table.rates import KEPT_TOO_MUCH, Allowances, Bucket, size_of_answer
from sietch.table.refusals import Crowded, NoSuchTable, NotAllowed, NotBegun, TooOften, Unreadable, refused
from sietch.table.storage import StorageError
from sietch.table.tables import Tables
from sietch.table.telling import Telling
from sietch.table.viewer import INTERNAL_ERROR, ONLY, POLICY, SEAT, TRY_LATER, Viewer

LARGEST_MESSAGE = 16 * 1024
SECONDS_FOR_HELLO = 10.0
SECONDS_TO_CLOSE = 5.0

T = TypeVar("T")

log = logging.getLogger(__name__)

decode_hello = msgspec.json.Decoder(m.Hello).decode
_decode_message: Callable[[str], m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage).decode


class Sockets:
    def __init__(
        self, tables: Tables, allowances: Allowances, metrics: Metrics, telling: Telling, chats: Chats, pushes: Pushes
    ) -> None:
        self.tables = tables
        self.chats = chats
        self.pushes = pushes
        self.allowances = allowances
        self.metrics = metrics
        self.telling = telling

    async def meet(self, socket: WebSocket) -> None:
        await socket.accept()
        with let_in(socket, self.allowances) as no:
            if no is not None:
                await turn_away(socket, self.metrics, no, TRY_LATER)
            else:
                await self._seat(socket)
            await socket.scope["state"]["leave"]()

    async def _seat(self, socket: WebSocket) -> None:
        try:
            hello = await asyncio.wait_for(read_message(socket, decode_hello), SECONDS_FOR_HELLO)
            table, link = await self.tables.enter(socket.path_params["table"], hello.token)
            told = await self.telling.told(table, link, table.known_events(hello), address_of(socket))
            # Meanwhile it may have been dropped from memory.
            table, link = await self.tables.enter(socket.path_params["table"], hello.token)
            viewer = table.join(link, hello, told, socket.scope["state"]["say"])
        except (NoSuchTable, NotBegun, NotAllowed, Unreadable) as error:
            await turn_away(socket, self.metrics, refused(error.words))
            return
        except (Crowded, TooOften) as error:
            await turn_away(socket, self.metrics, refused(error.words), TRY_LATER)
            return
        except StorageError as error:
            await turn_away(socket, self.metrics, refused(("refused-storage", {}), str(error)), TRY_LATER)
            return
        except NOT_JSON as error:
            await turn_away(socket, self.metrics, refused(("refused-hello", {"reason": str(error)})))
            return
        except TimeoutError:
            await turn_away(socket, self.metrics, refused(("refused-no-hello", {})), TRY_LATER)
            return
        except WebSocketDisconnect:
            return
        await self._talk(socket, table, viewer)

    async def _talk(self, socket: WebSocket, table: LiveTable, viewer: Viewer) -> None:
        reading = asyncio.ensure_future(self._listen(socket, table, viewer))
        writing = asyncio.ensure_future(write_late(socket, viewer))
        ends: set[asyncio.Future[Any]] = {reading, writing, viewer.ended}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave(viewer)
            self.chats.leave(table, viewer)
            self.pushes.left(table, viewer)
            reading.cancel()
            writing.cancel()
            for result in await asyncio.gather(reading, writing, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a connection to table %s failed: %s", table.id, traced(result))
                    viewer.end(INTERNAL_ERROR)
        if viewer.ended.done():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(viewer.ended.result()), SECONDS_TO_CLOSE)

    async def _listen(self, socket: WebSocket, table: LiveTable, viewer: Viewer) -> None:
        """Take what the viewer sends until it goes away, no faster than is allowed: the rest waits on the line."""
        bucket = Bucket(self.allowances.limits.messages)
        address = address_of(socket)
        while True:
            try:
                message = await read_message(socket, _decode_message)
            except NOT_JSON as error:
                viewer.send(refused(("refused-message", {"reason": str(error)})))
                message = None
            viewer.heard = time.monotonic()
            await bucket.wait()
            if message is not None:
                await self._take(table, viewer, message, address)

    async def _take(self, table: LiveTable, viewer: Viewer, message: m.ClientMessage, address: str) -> None:
        no: m.Refused | None = None
        try:
            if isinstance(message, m.Ping):
                viewer.send(m.Pong())
            elif isinstance(message, m.Listen):
                await self.chats.listen(table, viewer)
            elif isinstance(message, m.TellChanges):
                viewer.wants_changes = True
            elif isinstance(message, m.TellAll):
                viewer.send(table.update(viewer))
            elif viewer.seat == SPECTATOR:
                no = refused(ONLY[(SEAT,)])
            elif isinstance(message, m.Answer | m.Answers):
                no = await self._answer(table, viewer.seat, message, address)
            elif isinstance(message, m.Undo):
                no = await self.tables.undo(table, viewer.seat, message)
            else:
                viewer.send(table.refusals(viewer.seat))
        except StorageError as error:
            no = refused(("refused-storage", {}), str(error))
        except (NoSuchTable, Unreadable) as error:
            no = refused(error.words)
        if no is not None:
            viewer.send(no)
            if no.stale:
                viewer.send(table.update(viewer))

    async def _answer(
        self, table: LiveTable, seat: int, answer: m.Answer | m.Answers, address: str
    ) -> m.Refused | None:
        if not self.allowances.keeping.take(address, size_of_answer(answer)):
            return refused(KEPT_TOO_MUCH)
        with self.metrics.answers.taken():
            return await self.tables.answer(table, seat, answer)


@contextlib.contextmanager
def let_in(socket: WebSocket, allowances: Allowances) -> Iterator[m.Refused | None]:
    """A place for a socket, as long as it is open, or why there is none. Another server has looked at it before."""
    if is_inside(socket):
        yield None
        return
    address = address_of(socket)
    with allowances.sockets.one(address) as place:
        if not allowances.asking.take(address):
            yield refused(("refused-too-often", {}))
        elif not place:
            yield refused(("refused-sockets", {"n": allowances.limits.sockets}))
        else:
            yield None


async def turn_away(socket: WebSocket, metrics: Metrics, no: m.Refused, code: int = POLICY) -> None:
    """TRY_LATER: coming again may help."""
    metrics.refused["socket", code] += 1
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(no).decode())
        await socket.close(code)


async def read_message(socket: WebSocket, decode: Callable[[str], T]) -> T:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise msgspec.DecodeError("messages are text")
    return decode(text)


async def write_late(socket: WebSocket, viewer: Viewer) -> None:
    """Send what could not be sent at once."""
    while True:
        text = await viewer.waiting.get()
        await socket.send_text(text.decode())
        viewer.behind -= 1
