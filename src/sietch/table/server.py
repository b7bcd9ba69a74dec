"""The server's process: how the application is run."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import signal
import socket
import sys
from collections.abc import Sequence
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from sietch.table.addresses import is_local
from sietch.table.connections import Patient, PatientSocket
from sietch.table.sockets import LARGEST_MESSAGE

# The writer of the storage waits for its turn to run Python after every statement; with Python's usual 5 ms a busy
# event loop would hold it up for longer than the disk does.
SECONDS_BEFORE_A_SWITCH = 0.0005

# New objects until the newest are looked through, and how often that is done until older ones and then all are.
GARBAGE = (20_000, 10, 10)

# Bytes for each connection that the system keeps until they are read; by itself it would take megabytes.
MOST_UNSENT = 128 * 1024

# Connections that are taken up at once; while there are no file handles left, so many complaints come every second.
BACKLOG = 64
# Those that wait until they are.
BACKLOG_OF_THE_SYSTEM = 2048


def listen(host: str, port: int) -> socket.socket:
    """Whoever comes before the server is ready waits for it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return prepared(socket.create_server((host, port), family=family, backlog=BACKLOG_OF_THE_SYSTEM))


def prepared(listening: socket.socket) -> socket.socket:
    # Connections inherit it: what is said goes out at once, not when the other side has confirmed what went before.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
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


# Whose word for whom they ask is believed, unless others are named.
PROXIES = ("127.0.0.1", "::1")


def proxies(named: Sequence[str]) -> list[str]:
    """Addresses and networks of proxies, as they were named; `none` is nobody. ValueError for anything else."""
    believed = [each for each in named if each != "none"]
    if believed and len(believed) < len(named):
        raise ValueError(f"none is nobody, but {', '.join(believed)} is named as a proxy too")
    return [str(ipaddress.ip_network(each, strict=False)) for each in believed]


class Server(uvicorn.Server):
    """Where several servers share the tables, the others have this one's before its connections end."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        drain = getattr(self.config.app.state, "drain", None)  # type: ignore[union-attr]
        if drain is not None:
            await drain()
        await super().shutdown(sockets)


def server(app: Starlette, believed: Sequence[str] = PROXIES) -> uvicorn.Server:
    """believed: the proxies that are believed when they say for whom they ask."""
    config = uvicorn.Config(
        app,
        http=Patient,
        backlog=BACKLOG,
        ws=PatientSocket,
        ws_max_size=LARGEST_MESSAGE,
        # A compressor for each connection costs more memory and time than it saves here.
        ws_per_message_deflate=False,
        proxy_headers=bool(believed),
        forwarded_allow_ips=",".join(proxies(believed)),
        timeout_graceful_shutdown=5,
        server_header=False,
        access_log=False,
        log_level="warning",
    )
    return Server(config)


def run(
    app: Starlette,
    listening: socket.socket,
    believed: Sequence[str] = PROXIES,
    inner: socket.socket | None = None,
) -> None:
    """inner: what listens for other servers with the same tables."""
    sys.setswitchinterval(SECONDS_BEFORE_A_SWITCH)
    # Looking for what nobody uses any more is work: less often than usual, but so often that what strangers leave
    # behind stays within bounds. What was imported stays anyhow.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    # When all is closed the signal that ended the server is raised again; this lets Python end in good order, too.
    signal.signal(signal.SIGTERM, _end)
    _take_file_handles()
    for name in ("uvicorn.error", "sietch.table.connections"):
        logging.getLogger(name).addFilter(_is_no_farewell)
    server(app, believed).run(sockets=[listening, *([inner] if inner is not None else [])])


def _is_no_farewell(record: logging.LogRecord) -> bool:
    """What is broken off at the end because it takes too long was told to its people, and is nobody's mistake."""
    raised = record.exc_info[0] if isinstance(record.exc_info, tuple) else None
    broken_off = raised is not None and issubclass(raised, asyncio.CancelledError)
    return not broken_off and "timeout graceful shutdown exceeded" not in str(record.msg)


def _take_file_handles() -> None:
    """As many as this process may have; where that is not a thing, as many as there are."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _end(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)
