"""`sietch serve`: the table on this machine."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from sietch.cli.calling import command
from sietch.cli.numbers import duration, whole_within

# Where tables are kept unless somebody says otherwise.
DATABASE = "sqlite:///sietch.db"
DatabaseOption = Annotated[str, typer.Option(help="Where tables are kept: sqlite:///FILE, or postgresql://...")]

if TYPE_CHECKING:
    from sqlalchemy.engine import URL


def serve(
    port: Annotated[
        int,
        typer.Option(parser=whole_within(0, 65535), metavar="<int>", help="Port to listen on; 0 takes a free one."),
    ] = 8471,
    host: Annotated[str, typer.Option(help="Address to listen on; 127.0.0.1 is this machine only.")] = "127.0.0.1",
    database: DatabaseOption = DATABASE,
    workers: Annotated[
        int, typer.Option(parser=whole_within(1, 64), metavar="<int>", help="Processes in which bots think.")
    ] = 1,
    public_url: Annotated[
        list[str] | None,
        typer.Option(
            "--public-url",
            metavar="<url>",
            help="Where others find it, such as https://table.example.org; may be given several times.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="<address>",
            help="A reverse proxy (or a network of them) that is believed when it says for whom it asks, or none; "
            "this machine unless said otherwise.",
        ),
    ] = None,
    sockets: Annotated[
        int,
        typer.Option(
            "--sockets-per-address",
            parser=whole_within(1),
            metavar="<int>",
            help="Open connections to tables that one address may have.",
        ),
    ] = 200,
    megabytes: Annotated[
        int,
        typer.Option(
            "--megabytes-per-day",
            parser=whole_within(1),
            metavar="<int>",
            help="How much one address may have kept in the database in a day.",
        ),
    ] = 100,
    metrics_token: Annotated[
        str | None, typer.Option(metavar="<text>", help="Who has it may read /metrics from elsewhere.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="A bot of others that tables may have: NAME=process:COMMAND, NAME=path.py:Class, or the name of an "
            "installed one; may be given several times.",
        ),
    ] = None,
    bot_sandbox: Annotated[
        bool, typer.Option("--bot-sandbox", help="Run the programs of others' bots in a sandbox (bubblewrap).")
    ] = False,
    bot_user: Annotated[
        str, typer.Option(metavar="USER", help="Run the programs of others' bots as this user; needs root.")
    ] = "",
    bot_reads: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PATH", help="A file or folder that bots in the sandbox may read; may be given several times."
        ),
    ] = None,
    expire_after: Annotated[
        float | None,
        typer.Option(
            parser=duration,
            metavar="TIME",
            help="Delete tables to which nothing has happened for so long, such as 90d; never unless it is given.",
        ),
    ] = None,
    push_inside: Annotated[
        bool,
        typer.Option(
            "--push-inside",
            help="Send notices also to push services without https and within this server's own network; for tests.",
        ),
    ] = False,
    cluster: Annotated[
        bool,
        typer.Option("--cluster", help="Share the tables with other servers on the same PostgreSQL."),
    ] = False,
    cluster_address: Annotated[
        str,
        typer.Option(
            metavar="HOST[:PORT]",
            help="Where the other servers reach this one; unless said otherwise the address of --host and a free port.",
        ),
    ] = "",
    processes: Annotated[
        int,
        typer.Option(
            parser=whole_within(1, 64),
            metavar="<int>",
            help="Processes that play tables, to use several cores of this machine; more than one need PostgreSQL.",
        ),
    ] = 1,
    socket_given: Annotated[int, typer.Option("--listening", hidden=True)] = -1,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Start the table's server."""
    # Only this command needs them, and they take a while to import.
    from sietch.bots import BotError
    from sietch.bots.sandbox import Sandbox
    from sietch.table.addresses import is_local
    from sietch.table.app import create_app
    from sietch.table.cluster.joining import join
    from sietch.table.cluster.processes import Processes, follow_standard_input, listen_for_several
    from sietch.table.hosts import Hosts
    from sietch.table.rates import Limits, per_day
    from sietch.table.roster import roster
    from sietch.table.server import PROXIES, listen, proxies, reached_at, run
    from sietch.table.storage import Storage, StorageError
    from sietch.table.thinking import Thinkers

    reached = reached_at(host)
    try:
        hosts = Hosts(public_url or (), [host, *reached])
        believed = proxies(PROXIES if proxy is None else proxy)
    except ValueError as error:
        _give_up(str(error))
    if metrics_token is not None and not metrics_token.strip():
        _give_up("--metrics-token is empty: leave it out if nobody is to read /metrics from elsewhere")
    if bot_reads and not bot_sandbox:
        _give_up("--bot-reads says what bots see in the sandbox: it needs --bot-sandbox")
    if cluster_address and not cluster:
        _give_up("--cluster-address is where other servers reach this one: it needs --cluster")
    if processes > 1 and database.startswith("sqlite"):
        _give_up("several processes share a PostgreSQL only (--database postgresql://...), not an SQLite file")
    if processes > 1 and re.search(r"[^:\]]:\d+$", cluster_address):
        _give_up("of several processes each has a port of its own: --cluster-address is a host here, without a port")
    try:
        if processes > 1:
            several = listen_for_several(host, port, processes)
            open_page = partial(_open_page, hosts.public or _addresses(reached, several[0])) if browser else _nothing
            raise typer.Exit(Processes(_of_one_process(cluster), several, open_page).run())
        if socket_given >= 0:
            listening = socket.socket(fileno=socket_given)
            follow_standard_input()
        else:
            listening = listen(host, port)
    except OSError as error:
        _give_up(f"cannot listen on {host} port {port}: {error.strerror or error}")
    inner = member = None
    try:
        if cluster:
            inner = _inner(cluster_address or reached[0])
        storage = Storage(database, shared=cluster)
        if inner is not None:
            member = join(storage, inner)
    except StorageError as error:
        _give_up(str(error))
    addresses = hosts.public or _addresses(reached, listening)
    sandbox = None
    if bot_sandbox or bot_user:
        sandbox = Sandbox(bot_sandbox, bot_user, tuple(bot_reads or ()), _files_of(storage.engine.url))
    try:
        thinkers = Thinkers(workers, roster(bot or (), sandbox))
    except BotError as error:
        storage.close()
        _give_up(str(error))
    if bot_sandbox and not bot_user and hasattr(os, "geteuid") and os.geteuid() == 0:
        warning = "bots in the sandbox run as root, whose processes are not bounded: --bot-user nobody is safer"
        typer.echo(f"sietch serve: {warning}", err=True)
    kept = storage.engine.url.render_as_string(hide_password=True)
    print(f"The table is at {' or '.join(addresses)} (Ctrl-C ends it). Tables are kept in {kept}.", flush=True)
    if not hosts.public and all(is_local(each) for each in reached):
        print(f"Friends on other machines reach it only with: {command('serve', '--host', '0.0.0.0')}", flush=True)
    if browser:
        _open_page(addresses)
    limits = Limits(sockets=sockets, kept=per_day(megabytes))
    run(
        create_app(storage, thinkers, limits, hosts, metrics_token or "", expire_after, push_inside, member),
        listening,
        believed,
        inner,
    )


def _addresses(reached: list[str], listening: socket.socket) -> list[str]:
    return [f"http://{_in_address(each)}:{listening.getsockname()[1]}/" for each in reached]


def _open_page(addresses: list[str]) -> None:
    if _has_screen():
        threading.Thread(target=webbrowser.open, args=addresses[:1], daemon=True).start()


def _nothing() -> None:
    """The page is not to be opened."""


def _of_one_process(cluster: bool) -> list[str]:
    """The arguments of each of several processes: as this one was called, but that it is one."""
    arguments = iter(sys.argv[1:])
    kept = []
    for argument in arguments:
        if argument == "--processes":
            next(arguments, None)
        elif not argument.startswith("--processes="):
            kept.append(argument)
    alone = [] if cluster else ["--cluster", "--cluster-address", "127.0.0.1"]
    return [*kept, "--no-browser", *alone]


def _inner(address: str) -> socket.socket:
    """What listens for the other servers."""
    from sietch.table.server import listen

    found = re.fullmatch(r"\[?(?P<host>[^\[\]]+?)\]?(:(?P<port>\d{1,5}))?", address)
    if found is None or int(found["port"] or 0) > 65535:
        _give_up(f"--cluster-address is HOST or HOST:PORT, not {address}")
    try:
        host = str(socket.getaddrinfo(found["host"], None, type=socket.SOCK_STREAM)[0][4][0])
        return listen(host, int(found["port"] or 0))
    except OSError as error:
        _give_up(f"cannot listen for other servers on {address}: {error.strerror or error}")


def _files_of(database: URL) -> tuple[str, ...]:
    """What nobody but the server may see."""
    if database.get_backend_name() != "sqlite" or not database.database:
        return ()
    return (database.database.removeprefix("file:").partition("?")[0],)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _give_up(reason: str) -> NoReturn:
    typer.echo(f"sietch serve: {reason}", err=True)
    raise typer.Exit(2)
