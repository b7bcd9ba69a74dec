"""The HTTP and WebSocket API, and the page. Everything that plays goes through here; there is no other door."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import sietch
from sietch.bots import UnknownBot, names
from sietch.core.game import SPECTATOR, RecordError
from sietch.core.rules import Rules, SetupError
from sietch.table import messages as m
from sietch.table.openapi import description
from sietch.table.rates import Bucket, Limits, Rates
from sietch.table.storage import Link, Storage, StorageError
from sietch.table.tables import LiveTable, NoSuchTable, NotAllowed, Tables, shown
from sietch.table.thinking import Thinkers
from sietch.table.viewer import HOST, SEAT, Viewer
from sietch.text import LANGUAGES
from sietch.text.wire import as_data

SMALL_BODY = 64 * 1024
LARGEST_BODY = 2 * 1024 * 1024  # a record
LARGEST_MESSAGE = 16 * 1024
SECONDS_FOR_HELLO = 10.0
SECONDS_TO_CLOSE = 5.0
SECONDS_BETWEEN_SWEEPS = 300.0

PAGE_HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}

# What can go wrong with a text that should be JSON: its form, its letters, or that it is nested beyond reason.
NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

T = TypeVar("T")

log = logging.getLogger(__name__)


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """JSON that no cache keeps: it is for one reader at one moment."""
    content = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(content, status, {"cache-control": "no-store", **(headers or {})}, "application/json")


def problem(status: int, message: str, **headers: str) -> HTTPException:
    return HTTPException(status, message, {name.replace("_", "-"): value for name, value in headers.items()})


async def body(request: Request, type: type[T], limit: int = SMALL_BODY) -> T:
    """The request's body as a checked value."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise problem(413, f"the body is longer than {limit} bytes")
    try:
        return msgspec.json.decode(data, type=type)
    except NOT_JSON as error:
        raise problem(400, f"the body is not what this address takes: {error}") from error


class Api:
    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.opening = Rates(limits.tables)
        self.asking = Rates(limits.requests)
        # Replaying takes a while: a few at a time, so that play goes on.
        self.replaying = asyncio.Semaphore(2)

    def routes(self) -> list[Route | WebSocketRoute]:
        return [
            Route("/api", self.describe),
            Route("/api/games", self.games),
            Route("/api/games/{game}/catalogue", self.catalogue),
            Route("/api/languages", self.languages),
            Route("/api/languages/{code}", self.language),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table}", self.look),
            Route("/api/tables/{table}/links", self.links),
            Route("/api/tables/{table}/answers", self.answer, methods=["POST"]),
            Route("/api/tables/{table}/undo", self.undo, methods=["POST"]),
            Route("/api/tables/{table}/refusals", self.refusals),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/steps/{step:int}", self.step),
            Route("/api/tables/{table}/seats/{seat:int}", self.seat, methods=["PUT"]),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            Route("/api/{rest:path}", self.unknown, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        ]

    # ---- what there is

    async def describe(self, request: Request) -> Response:
        return reply(description())

    async def games(self, request: Request) -> Response:
        return reply([{"game": name, **rules.choices(), "bots": names()} for name, rules in sietch.GAMES.items()])

    async def catalogue(self, request: Request) -> Response:
        try:
            return reply(_catalogue(sietch.rules(request.path_params["game"])))
        except SetupError as error:
            raise problem(404, str(error)) from error

    async def languages(self, request: Request) -> Response:
        return reply(LANGUAGES)

    async def language(self, request: Request) -> Response:
        """The catalogues of a language as one Fluent text, and its lexicon."""
        code = request.path_params["code"]
        if code not in LANGUAGES:
            raise problem(404, f"there is no language {code}; possible: {', '.join(LANGUAGES)}")
        return reply(_language(code))

    async def unknown(self, request: Request) -> Response:
        raise problem(404, "there is nothing at this address; /api describes what there is")

    # ---- tables

    async def open(self, request: Request) -> Response:
        if not self.opening.take(_address(request)):
            raise problem(429, "too many new tables from this address; try again in a few seconds", retry_after="5")
        wish = await body(request, m.NewTable, LARGEST_BODY)
        try:
            return reply(await self.tables.open(wish), 201)
        except (SetupError, RecordError, UnknownBot) as error:
            raise problem(400, str(error)) from error

    async def _enter(self, request: Request, *roles: str) -> tuple[LiveTable, Link]:
        """The table and the role that the request's token opens."""
        if not self.asking.take(_address(request)):
            raise problem(429, "too many requests from this address; try again in a second", retry_after="1")
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise problem(401, "this address needs the header Authorization: Bearer TOKEN", www_authenticate="Bearer")
        try:
            table = await self.tables.get(request.path_params["table"])
            link = table.link(token)
        except NoSuchTable as error:
            raise problem(404, str(error)) from error
        except NotAllowed as error:
            raise problem(403, str(error)) from error
        except RecordError as error:
            raise problem(409, f"the table cannot be read: {error}") from error
        if roles and link.role not in roles:
            raise problem(403, f"this is for {' or '.join(roles)}, not for {link.role}")
        return table, link

    async def look(self, request: Request) -> Response:
        """The table now; with epoch, seq and events of the last update, only the events since then."""
        table, link = await self._enter(request)
        try:
            known = msgspec.convert({**request.query_params, "token": ""}, m.Hello, strict=False)
        except msgspec.ValidationError as error:
            raise problem(400, f"the query is not what this address takes: {error}") from error
        return reply(table.update(Viewer(link, table.known_events(known))))

    async def links(self, request: Request) -> Response:
        table, _ = await self._enter(request, HOST)
        stored = table.stored.links
        by_role = {link.role: link.token for link in stored}
        seats = [link.token for link in stored if link.role == SEAT]
        return reply(m.Links(table.id, by_role["host"], by_role["spectator"], seats))

    async def answer(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        answer = await body(request, m.Answer)
        before = Viewer(link, table.game.event_count)
        return self._outcome(table, before, await self.tables.answer(table, link.seat, answer))

    async def undo(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        wish = await body(request, m.Undo)
        before = Viewer(link, table.game.event_count)
        return self._outcome(table, before, await self.tables.undo(table, link.seat, wish))

    def _outcome(self, table: LiveTable, before: Viewer, refused: m.Refused | None) -> Response:
        """The table as it is now; 409 with the reason if nothing was changed."""
        if refused is not None:
            decision = table.decision(before.seat)
            return reply({"error": refused.reason, "stale": refused.stale, "decision": decision}, 409)
        return reply(table.update(before))

    async def refusals(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        return reply(table.refusals(link.seat))

    async def record(self, request: Request) -> Response:
        """The whole record; while the game runs it would tell everything, so only afterwards."""
        table, _ = await self._enter(request)
        if not table.game.over:
            raise problem(409, "the record tells what is hidden: it can be had when the game is over")
        return reply(table.game.record)

    async def step(self, request: Request) -> Response:
        """For replays: the table after so many entries of the record, with everything open."""
        table, _ = await self._enter(request)
        if not table.game.over:
            raise problem(409, "a replay shows what is hidden: it can be had when the game is over")
        record = table.game.record
        step = request.path_params["step"]
        if not 0 <= step <= len(record["answers"]):
            raise problem(404, f"steps are 0 to {len(record['answers'])}")
        async with self.replaying:
            game = await asyncio.to_thread(sietch.replay, record, step)
        view = game.view(SPECTATOR)
        view["players"] = [game.view(seat)["players"][seat] for seat in range(game.seats)]
        events = [shown(game, event) for event in game.new_events()]
        return reply(m.Step(len(game.record["answers"]), len(record["answers"]), view, events, len(game.events())))

    async def seat(self, request: Request) -> Response:
        table, _ = await self._enter(request, HOST)
        change = await body(request, m.SeatChange)
        try:
            await self.tables.set_bot(table, request.path_params["seat"], change.bot)
        except (SetupError, UnknownBot) as error:
            raise problem(400, str(error)) from error
        return reply({})

    # ---- the socket

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        if not self.asking.take(_address(socket)):
            await _turn_away(socket, "too many requests from this address; try again in a second")
            return
        try:
            hello = await asyncio.wait_for(_read(socket, _decode_hello), SECONDS_FOR_HELLO)
            table = await self.tables.get(socket.path_params["table"])
            viewer = table.join(table.link(hello.token), hello)
        except (NoSuchTable, NotAllowed, RecordError, StorageError) as error:
            await _turn_away(socket, str(error))
            return
        except NOT_JSON as error:
            await _turn_away(socket, f"the first message must be a hello with a token: {error}")
            return
        except TimeoutError:
            await _turn_away(socket, "no hello came")
            return
        except WebSocketDisconnect:
            return
        reading = asyncio.ensure_future(self._listen(socket, table, viewer))
        writing = asyncio.ensure_future(_write(socket, viewer))
        ends: set[asyncio.Future[Any]] = {reading, writing, viewer.ended}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave(viewer)
            reading.cancel()
            writing.cancel()
            for result in await asyncio.gather(reading, writing, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a connection to table %s failed", table.id, exc_info=result)
                    viewer.end(INTERNAL_ERROR)
        if viewer.ended.done():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(viewer.ended.result()), SECONDS_TO_CLOSE)

    async def _listen(self, socket: WebSocket, table: LiveTable, viewer: Viewer) -> None:
        """Take what the viewer sends until it goes away or sends too much."""
        bucket = Bucket(self.limits.messages)
        while True:
            try:
                message = await _read(socket, _decode_message)
            except NOT_JSON as error:
                viewer.send(m.Refused(f"this message is not understood: {error}"))
                message = None
            if not bucket.take():
                viewer.end(POLICY)
                return
            if message is not None:
                await self._take(table, viewer, message)

    async def _take(self, table: LiveTable, viewer: Viewer, message: m.ClientMessage) -> None:
        refused: m.Refused | None = None
        try:
            if isinstance(message, m.Ping):
                viewer.send(m.Pong())
            elif viewer.seat == SPECTATOR:
                refused = m.Refused("only a seat can do this")
            elif isinstance(message, m.Answer):
                refused = await self.tables.answer(table, viewer.seat, message)
            elif isinstance(message, m.Undo):
                refused = await self.tables.undo(table, viewer.seat, message)
            else:
                viewer.send(table.refusals(viewer.seat))
        except StorageError as error:
            refused = m.Refused(str(error))
        if refused is not None:
            viewer.send(refused)
            if refused.stale:
                viewer.send(table.update(viewer))


POLICY, INTERNAL_ERROR = 1008, 1011

_decode_hello = msgspec.json.Decoder(m.Hello).decode
_decode_message: Callable[[str], m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage).decode


async def _read(socket: WebSocket, decode: Callable[[str], T]) -> T:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise msgspec.DecodeError("messages are text")
    return decode(text)


async def _write(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        await socket.send_text(await viewer.waiting.get())


async def _turn_away(socket: WebSocket, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(m.Refused(reason)).decode())
        await socket.close(POLICY)


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


@cache
def _catalogue(rules: Rules) -> bytes:
    return msgspec.json.encode(
        [
            {
                "id": entry.id,
                "kind": entry.kind,
                "module": entry.module,
                "copies": entry.copies,
                "name": as_data(entry.name),
                "parts": [
                    {"label": label, "words": as_data(words), "icons": icons} for label, words, icons in entry.parts
                ],
                "cost": entry.cost,
                "tags": entry.tags,
                "icons": entry.icons,
                "persuasion": entry.persuasion,
                "swords": entry.swords,
                "doubt": entry.doubt,
            }
            for entry in rules.catalogue()
        ]
    )


@cache
def _language(code: str) -> bytes:
    folder = files("sietch.text").joinpath(code)
    texts = [f.read_text("utf-8") for f in sorted(folder.iterdir(), key=lambda f: f.name) if f.name.endswith(".ftl")]
    lexicon = tomllib.loads(folder.joinpath("lexicon.toml").read_text("utf-8"))
    return msgspec.json.encode({"code": code, "messages": "\n".join(texts), "lexicon": lexicon})


class Guard:
    """Security headers on everything; requests that change something must come from the page's own origin."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if _foreign(scope):
                await send({"type": "websocket.close", "code": POLICY})
            else:
                await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *PAGE_HEADERS.items()]
            await send(message)

        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and _foreign(scope):
            answer = reply(m.Problem("requests from another site are refused"), 403)
            await answer(scope, receive, with_headers)
            return
        try:
            await self.app(scope, receive, with_headers)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if started:
                raise
            await reply(m.Problem("the server made a mistake; it is in its log"), 500)(scope, receive, with_headers)


def _foreign(scope: Scope) -> bool:
    """Whether a browser says that the request comes from a page of another server."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is not None and origin.lower().partition(b"://")[2] != headers.get(b"host", b"").lower()


async def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return reply(m.Problem(error.detail), error.status_code, error.headers)


async def _on_storage(request: Request, error: Exception) -> Response:
    return reply(m.Problem(str(error)), 503)


def create_app(storage: Storage, workers: int = 1, limits: Limits | None = None) -> Starlette:
    """The server's ASGI application over an open storage, which it closes at the end."""
    thinkers = Thinkers(workers)
    tables = Tables(storage, thinkers)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.get_running_loop().create_task(_sweep(tables))
        yield
        sweeping.cancel()
        await tables.close()
        thinkers.close()
        await asyncio.to_thread(storage.close)

    routes: list[Any] = list(Api(tables, limits or Limits()).routes())
    page = Path(str(files("sietch.table").joinpath("page")))
    if page.joinpath("index.html").is_file():
        routes.append(Mount("/assets", StaticFiles(directory=page / "assets")))
        routes.append(Route("/{path:path}", _page(page / "index.html")))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard)],
        exception_handlers={HTTPException: _on_problem, StorageError: _on_storage},
    )
    app.state.tables = tables
    return app


async def _sweep(tables: Tables) -> None:
    """Give memory back now and then."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
        tables.drop_idle()
        gc.collect()


def _page(index: Path) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        return FileResponse(index, headers={"cache-control": "no-cache"})

    return page
