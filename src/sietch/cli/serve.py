"""`sietch serve`: the table on this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from sietch.table.app import LARGEST_MESSAGE, create_app
from sietch.table.storage import Storage, StorageError


def serve(
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8471,
    host: Annotated[str, typer.Option(help="Address to listen on; 127.0.0.1 is this machine only.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="Where tables are kept.")] = "sqlite:///sietch.db",
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Start the table's server."""
    if database.startswith("sqlite:///"):
        Path(database.removeprefix("sqlite:///")).expanduser().parent.mkdir(parents=True, exist_ok=True)
    try:
        storage = Storage(database)
    except StorageError as error:
        print(f"sietch serve: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    address = f"http://{host}:{port}/"
    if browser and (sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY")):
        threading.Timer(1.0, webbrowser.open, [address]).start()
    print(f"The table is at {address} (Ctrl-C ends it). Tables are kept in {database}.", flush=True)
    uvicorn.run(
        create_app(storage, workers),
        host=host,
        port=port,
        ws_max_size=LARGEST_MESSAGE,
        log_level="warning",
        ws="websockets",
    )
