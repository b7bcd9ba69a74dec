"""The server's process: how the application is run."""

from __future__ import annotations

import gc
import socket
import sys

import uvicorn
from starlette.applications import Starlette

from sietch.table.app import LARGEST_MESSAGE

# The writer of the storage waits for its turn to run Python after every statement; with Python's usual 5 ms a busy
# event loop would hold it up for longer than the disk does.
SECONDS_BEFORE_A_SWITCH = 0.0005


def listen(host: str, port: int) -> socket.socket:
    """Whoever comes before the server is ready waits for it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    # Connections inherit it: what is said goes out at once, not when the other side has confirmed what went before.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def server(app: Starlette) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
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
    server(app).run(sockets=[listening])
