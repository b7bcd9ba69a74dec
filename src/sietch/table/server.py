"""The server's process: how the application is run."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import signal
import socket
import sys
from collections import Counter
from types import FrameType
from typing import Any, ClassVar

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from sietch.table.app import LARGEST_MESSAGE

# The writer of the storage waits for its turn to run Python after every statement; with Python's usual 5 ms a busy
# event loop would hold it up for longer than the disk does.
SECONDS_BEFORE_A_SWITCH = 0.0005

# How long a new connection may take until its first request is there, and how many an address may hold; this machine
# itself may hold any number (a proxy in front of the server keeps its own count).
SECONDS_FOR_REQUEST = 15.0
MOST_CONNECTIONS = 200
# Connections that are taken up at once; while there are no file handles left, so many complaints come every second.
BACKLOG = 64


def listen(host: str, port: int) -> socket.socket:
    """Whoever comes before the server is ready waits for it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    # Connections inherit it: what is said goes out at once, not when the other side has confirmed what went before.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


# Documentation addresses: nothing is sent there, but they tell from which address of this machine it would be.
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
THIS_MACHINE = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def reached_at(host: str) -> list[str]:
    """Where others reach what listens on a host: that host, or every address of this machine if it is all of them."""
    try:
        everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        everywhere = False
    if not everywhere:
        return [host]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = []
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 1))
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, family)]
    outside = [address for address in dict.fromkeys(found) if not is_local(address)]
    return outside or [THIS_MACHINE[family]]


def is_local(host: str) -> bool:
    """Whether only this machine reaches the host; what is neither a number nor localhost may be anything."""
    try:
        # An address of one link has the name of the link behind a per cent sign.
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host == "localhost"
    return address.is_loopback or (address.version == 6 and address.is_link_local)


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that sends no request for too long is closed, and no address may have too many at once."""

    held: ClassVar[Counter[str]] = Counter()  # connections by address; a socket is counted until it is one

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.held[self.address] += 1
        if self.held[self.address] > MOST_CONNECTIONS and not is_local(self.address or "localhost"):
            transport.close()
            return
        self.impatience = asyncio.get_running_loop().call_later(SECONDS_FOR_REQUEST, self.give_up, transport)

    def give_up(self, transport: asyncio.Transport) -> None:
        """No request has come; a socket has its own protocol by now."""
        if self.cycle is None and transport.get_protocol() is self:
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.count_out()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        self.count_out()
        super().handle_websocket_upgrade(*request)

    def count_out(self) -> None:
        self.held[self.address] -= 1
        if self.held[self.address] <= 0:
            del self.held[self.address]


def server(app: Starlette) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        http=Patient,
        backlog=BACKLOG,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        # A compressor for each connection costs more memory and time than it saves here.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        access_log=False,
        log_level="warning",
    )
    return uvicorn.Server(config)


def run(app: Starlette, listening: socket.socket) -> None:
    sys.setswitchinterval(SECONDS_BEFORE_A_SWITCH)
    # Looking through all objects takes longer than anybody should wait; the application does it now and then.
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000_000)
    # When all is closed the signal that ended the server is raised again; this lets Python end in good order, too.
    signal.signal(signal.SIGTERM, _end)
    _take_file_handles()
    server(app).run(sockets=[listening])


def _take_file_handles() -> None:
    """As many as this process may have; where that is not a thing, as many as there are."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _end(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)
