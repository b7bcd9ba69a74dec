"""`sietch serve`: the table on this machine."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated, NoReturn

import typer
import uvicorn

from sietch.table.app import LARGEST_MESSAGE, create_app
from sietch.table.storage import Storage, StorageError


def serve(
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.", min=0, max=65535)] = 8471,
    host: Annotated[str, typer.Option(help="Address to listen on; 127.0.0.1 is this machine only.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="Where tables are kept.")] = "sqlite:///sietch.db",
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Start the table's server."""
    # Whoever comes before the server is ready waits for it: it listens already.
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        _give_up(f"cannot listen on {host} port {port}: {error.strerror or error}")
    try:
        storage = Storage(database)
    except StorageError as error:
        _give_up(str(error))
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    kept = storage.engine.url.render_as_string(hide_password=True)
    print(f"The table is at {address} (Ctrl-C ends it). Tables are kept in {kept}.", flush=True)
    if browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    config = uvicorn.Config(
        create_app(storage, workers),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        # A compressor for each connection costs more memory and time than it saves here.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        access_log=False,
        log_level="warning",
    )
    uvicorn.Server(config).run(sockets=[listening])


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _give_up(reason: str) -> NoReturn:
    typer.echo(f"sietch serve: {reason}", err=True)
    raise typer.Exit(2)
