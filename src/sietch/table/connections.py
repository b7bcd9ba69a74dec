"""A connection as the network has it: how long a request may take to come, how much one address may hold, and what a
socket may send besides messages. What is asked is the application's business."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import struct
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sietch.table.addresses import is_among, is_local, owner_of
from sietch.table.rates import Bucket, Rate, Rates
from sietch.table.replies import SECONDS_FOR_BODY
from sietch.table.viewer import POLICY

# From the first byte of a request (or from the beginning of the connection) until its head is there, and from then on
# until all of its body is: a little longer than the application waits for it, so that it can say what is wrong.
SECONDS_FOR_REQUEST = 15.0
SECONDS_FOR_WHOLE_BODY = SECONDS_FOR_BODY + 5.0
# How long a connection may leave an answer unread, and a socket what was sent to it before it was to end.
SECONDS_TO_READ = 60.0
SECONDS_TO_LEAVE = 4.0

# What an address may hold at once and begin anew. This machine and the proxies in front of the server may have any
# number: they bring others, and keep their own count.
MOST_CONNECTIONS = 200
CONNECTING = Rate(400, 60.0)

# Pings, pongs and pieces of messages on one socket. Whole messages wait until the application takes them, which it does
# at its own pace: whoever listens before they speak again has one or two there, and with so many a socket is ended.
CONTROL_FRAMES = Rate(60, 10.0)
MOST_UNTAKEN = 100

NOT_TEXT = 1007
NO_LINGERING = struct.pack("ii", 1, 0)

# Anybody can make uvicorn complain of nonsense, thousands of times a second; only what is our own mistake is told.
mistakes = logging.getLogger("sietch.table.connections")
mistakes.setLevel(logging.ERROR)


class Patient(H11Protocol):
    """A connection whose request does not come in time is closed, and no address may have too many at once."""

    held: ClassVar[Counter[str]] = Counter()  # connections by owner; a socket is counted until it is one
    connecting: ClassVar[Rates] = Rates(CONNECTING)
    friends: ClassVar[set[str]] = set()  # the addresses of the other servers

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = mistakes
        self.address = self.owner = ""
        self.counted = False
        self.impatience: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.owner = owner_of(self.address)
        # The application is told who it is really, whatever is forwarded.
        self.app_state = {**self.app_state, "peer": self.address}
        self.held[self.owner] += 1
        self.counted = True
        if self.is_too_much():
            transport.abort()
        else:
            self.wait(SECONDS_FOR_REQUEST)

    def is_too_much(self) -> bool:
        if not self.address or is_local(self.address) or is_among(self.address, str(self.config.forwarded_allow_ips)):
            return False
        if self.address in self.friends:
            return False
        return self.held[self.owner] > MOST_CONNECTIONS or not self.connecting.take(self.address)

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        state = self.conn.their_state
        if state not in (h11.IDLE, h11.SEND_BODY) or self.transport.get_protocol() is not self:
            self.stop_waiting()
        elif state is h11.SEND_BODY and before is not state:
            self.wait(SECONDS_FOR_WHOLE_BODY)
        elif self.impatience is None:
            self.wait(SECONDS_FOR_REQUEST)

    def wait(self, seconds: float) -> None:
        self.stop_waiting()
        self.impatience = self.loop.call_later(seconds, self.transport.close)

    def stop_waiting(self) -> None:
        """A timer that is forgotten but not cancelled would keep the connection and all that it has read in memory."""
        if self.impatience is not None:
            self.impatience.cancel()
            self.impatience = None

    def on_response_complete(self) -> None:
        if self.unread is None and self.transport.get_write_buffer_size():
            self.unread = self.loop.call_later(SECONDS_TO_READ, self.end_if_unread)
        super().on_response_complete()

    def end_if_unread(self) -> None:
        self.unread = None
        if self.transport.get_write_buffer_size():
            break_off(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.let_go()
        super().handle_websocket_upgrade(event)

    def let_go(self) -> None:
        """The connection is over, or a socket from now on."""
        self.stop_waiting()
        if self.counted:
            self.counted = False
            self.held[self.owner] -= 1
            if self.held[self.owner] <= 0:
                del self.held[self.owner]


def break_off(transport: asyncio.Transport) -> None:
    """End a connection at once, with all that waits in it to be read; the system would keep that for minutes."""
    with contextlib.suppress(OSError):
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGERING)
    transport.abort()


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket that ends quietly when it is sent what is no text, or more frames than anybody needs; and that ends
    even if the other side never reads."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = mistakes
        self.conn.logger = mistakes
        self.frames_left = Bucket(CONTROL_FRAMES)
        self.leaving: asyncio.TimerHandle | None = None
        self.gone = asyncio.Event()
        # The application waits for the one before it gives the place of the connection to another.
        self.app_state = {**self.app_state, "leave": self.leave, "say": self.say}

    async def leave(self) -> None:
        """Return when the connection is over."""
        if self.close_timer is None:  # there is no closing frame to be answered
            self.transport.close()
        self.leave_soon()
        await self.gone.wait()

    def leave_soon(self) -> None:
        """Closing alone waits for as long as the other side does not read."""
        if self.leaving is None and not self.gone.is_set():
            self.leaving = self.loop.call_later(SECONDS_TO_LEAVE, break_off, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
        self.gone.set()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.leave_soon()

    def keepalive_timeout(self) -> None:
        """Whoever has not answered a ping for so long reads no farewell either."""
        if self.read_paused and self.ping_timeout is not None:  # the answer stands behind a message not yet taken
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            break_off(self.transport)

    def shutdown(self) -> None:
        super().shutdown()
        self.leave_soon()

    def say(self, text: bytes) -> bool:
        """Send a text at once; False if it has to wait, or is not heard any more."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Any) -> None:
        # The transport would complain of everything that is written to a line that has just broken.
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # a line or a header too long, or too many of them
            self.transport.abort()

    def handle_ping(self) -> None:
        if self.takes_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.takes_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.takes_frame():
            super().handle_cont(event)

    def takes_frame(self) -> bool:
        if self.close_sent or self.transport.is_closing():
            return False
        if not self.frames_left.take():
            self.end(POLICY)
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        waiting = self.queue.qsize()
        if self.close_sent:
            return
        if waiting >= MOST_UNTAKEN:
            self.end(POLICY)
        elif self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.end(NOT_TEXT)
        # Nearly always a message is taken at once: stopping and going on for each would cost more than taking it does.
        if waiting and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def end(self, code: int) -> None:
        """What was sent before is not taken any more."""
        while self.handshake_complete and not self.queue.empty():
            self.queue.get_nowait()
        self.conn.fail(code)
        self.handle_parser_exception()
