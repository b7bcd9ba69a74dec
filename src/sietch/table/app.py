"""The server's application: the API, the page, and what lives as long as they do. There is no other door."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import sietch
from sietch.table import facts
from sietch.table.api import Api
from sietch.table.cluster.inside import Inside
from sietch.table.cluster.keeping import Keeping
from sietch.table.cluster.member import Member
from sietch.table.cluster.passing import Passing
from sietch.table.complaints import Complaints
from sietch.table.door import Guard
from sietch.table.hosts import Hosts
from sietch.table.lobby.lobbies import Lobbies
from sietch.table.metrics import Metrics, metrics_reply
from sietch.table.page import page_routes
from sietch.table.rates import Allowances, Limits
from sietch.table.refusals import NoSuchTable, NotAllowed, Problem, Refusal, TooOften, in_english, told
from sietch.table.replies import reply
from sietch.table.roster import Roster
from sietch.table.storage import Storage, StorageError
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers
from sietch.text import LANGUAGES

SECONDS_BETWEEN_SWEEPS = 300.0


async def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error, Problem):
        said = told(error.words, error.detail)
    elif error.status_code == 405:
        said = told(("refused-method", {"methods": (error.headers or {}).get("Allow", "")}))
    else:
        said = told(("refused-address", {"description": "/api"}))
    return reply(said, error.status_code, error.headers)


# What a refusal is over HTTP, wherever it is found out; any other says that it is not the time for it.
STATUS: dict[type[Exception], int] = {NoSuchTable: 404, NotAllowed: 403, TooOften: 429}


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    headers = {"retry-after": "1"} if isinstance(error, TooOften) else None
    return reply(told(error.words), STATUS.get(type(error), 409), headers)


async def _on_storage(request: Request, error: Exception) -> Response:
    return reply(told(("refused-storage", {}), str(error)), 503)


def create_app(
    storage: Storage,
    thinkers: Thinkers | None = None,
    limits: Limits | None = None,
    hosts: Hosts | None = None,
    metrics_token: str = "",
    expire_after: float | None = None,
    push_inside: bool = False,
    member: Member | None = None,
) -> Starlette:
    """The server's ASGI application over an open storage, which it closes at the end.

    thinkers: are started at once; otherwise there are some when they are needed. expire_after: the seconds after which
    a table to which nothing happens is forgotten; never unless they are given. push_inside: notices also go to push
    services within the server's own network. member: where several servers share the storage, this one of them.
    """
    metrics = Metrics()
    ahead, thinkers = thinkers is not None, thinkers or Thinkers()
    tables = Tables(storage, thinkers, member)
    lobbies = Lobbies(tables)
    allowances = Allowances(limits or Limits())
    hosts = hosts or Hosts()
    contact = next((each for each in hosts.public if each.startswith("https://")), "")
    api = Api(tables, allowances, metrics, lobbies, contact, push_inside)
    metrics.gauge("sietch_storage_errors_total", "How often the database could not be used.", lambda: storage.errors)
    thinkers.noted = metrics.thoughts.note
    metrics.gauge(
        "sietch_bots_waiting", "Questions that wait for a process in which a bot thinks.", lambda: thinkers.waiting
    )
    metrics.gauge("sietch_bots_thinking", "Questions that bots think about now.", lambda: thinkers.thinking)
    metrics.gauge(
        "sietch_bot_troubles_total", "How often a bot failed in some way.", lambda: thinkers.troubles.counts.total()
    )
    metrics.gauge("sietch_tables_live", "Tables in memory.", lambda: len(tables.live))
    metrics.gauge(
        "sietch_people_connected",
        "Open connections to tables.",
        lambda: sum(len(table.viewers) for table in tables.live.values()),
    )

    keeping: Keeping | None = None
    inside, passing = [], []
    if member is not None:
        keeping = Keeping(member, tables, lobbies, allowances)
        inside = [Middleware(Inside, member.secret)]
        passing = [Middleware(Passing, member, allowances, metrics)]
        metrics.gauge("sietch_tables_owned", "Tables that are this server's.", lambda: len(member.held()))
        lending = keeping.lending
        metrics.gauge("sietch_bots_lent_total", "Questions that another server thought about.", lambda: lending.lent)
        metrics.gauge(
            "sietch_bots_borrowed_total", "Questions of other servers taken up here.", lambda: lending.borrowed
        )
        metrics.gauge("sietch_servers", "Servers that share the database.", lambda: len(member.peers))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(Complaints())
        preparing = loop.create_task(asyncio.to_thread(_prepare, thinkers.roster))
        if ahead:
            thinkers.prepare()
        sweeping = loop.create_task(_sweep(tables, expire_after))
        if keeping is not None:
            await keeping.start()
        await tables.start()
        await lobbies.start()
        await api.chats.start()
        yield
        sweeping.cancel()
        await preparing
        await api.chats.close()
        await api.pushes.close()
        await lobbies.close()
        await tables.close()
        thinkers.close()
        await asyncio.to_thread(storage.close)

    app = Starlette(
        routes=[
            *api.routes(),
            Route("/metrics", metrics_reply(metrics, metrics_token)),
            *page_routes(),
        ],
        lifespan=lifespan,
        middleware=[*inside, Middleware(Guard, hosts, allowances.asking, metrics), *passing],
        exception_handlers={HTTPException: _on_problem, Refusal: _on_refusal, StorageError: _on_storage},
    )
    app.state.tables = tables
    app.state.metrics = metrics
    app.state.drain = keeping.drain if keeping is not None else None
    return app


def _prepare(roster: Roster) -> None:
    """What takes a while when it is first asked for, so that nobody has to wait for it."""
    in_english(("refused-mistake", {}))
    facts.games(roster)
    for rules in sietch.GAMES.values():
        if facts.known_catalogue(rules) is None:
            facts.catalogue(rules)
        facts.layout(rules)
    for code in LANGUAGES:
        facts.language(code)


async def _sweep(tables: Tables, expire_after: float | None) -> None:
    """Give memory back now and then, and forget what was abandoned."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
        tables.drop_idle()
        gc.collect()
        if expire_after is not None:
            with contextlib.suppress(StorageError):  # the storage has said so
                await tables.expire(expire_after)
