"""`sietch serve`: the table on this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated, NoReturn

import typer


def serve(
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.", min=0, max=65535)] = 8471,
    host: Annotated[str, typer.Option(help="Address to listen on; 127.0.0.1 is this machine only.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="Where tables are kept.")] = "sqlite:///sietch.db",
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Start the table's server."""
    # Only this command needs them, and they take a while to import.
    from sietch.table.app import create_app
    from sietch.table.server import listen, run
    from sietch.table.storage import Storage, StorageError

    try:
        listening = listen(host, port)
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
    run(create_app(storage, workers), listening)


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _give_up(reason: str) -> NoReturn:
    typer.echo(f"sietch serve: {reason}", err=True)
    raise typer.Exit(2)
