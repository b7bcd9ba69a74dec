"""`sietch serve`: the table on this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated, NoReturn

import typer

from sietch.cli.calling import command
from sietch.cli.numbers import whole_within


def serve(
    port: Annotated[
        int,
        typer.Option(parser=whole_within(0, 65535), metavar="<int>", help="Port to listen on; 0 takes a free one."),
    ] = 8471,
    host: Annotated[str, typer.Option(help="Address to listen on; 127.0.0.1 is this machine only.")] = "127.0.0.1",
    database: Annotated[
        str, typer.Option(help="Where tables are kept: sqlite:///FILE, or postgresql://...")
    ] = "sqlite:///sietch.db",
    workers: Annotated[
        int, typer.Option(parser=whole_within(1, 64), metavar="<int>", help="Processes in which bots think.")
    ] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Start the table's server."""
    # Only this command needs them, and they take a while to import.
    from sietch.table.app import create_app
    from sietch.table.server import is_local, listen, reached_at, run
    from sietch.table.storage import Storage, StorageError

    try:
        listening = listen(host, port)
    except OSError as error:
        _give_up(f"cannot listen on {host} port {port}: {error.strerror or error}")
    try:
        storage = Storage(database)
    except StorageError as error:
        _give_up(str(error))
    hosts = reached_at(host)
    addresses = [f"http://{_in_address(each)}:{listening.getsockname()[1]}/" for each in hosts]
    kept = storage.engine.url.render_as_string(hide_password=True)
    print(f"The table is at {' or '.join(addresses)} (Ctrl-C ends it). Tables are kept in {kept}.", flush=True)
    if all(is_local(each) for each in hosts):
        print(f"Friends on other machines reach it only with: {command('serve', '--host', '0.0.0.0')}", flush=True)
    if browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=addresses[:1], daemon=True).start()
    run(create_app(storage, workers), listening)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _give_up(reason: str) -> NoReturn:
    typer.echo(f"sietch serve: {reason}", err=True)
    raise typer.Exit(2)
