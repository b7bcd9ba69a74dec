"""The HTTP and WebSocket API, and the page. Everything that plays goes through here; there is no other door."""

from __future__ import annotations

import asyncio
import time
import tomllib
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import sietch
from sietch.bots import UnknownBot, names
from sietch.core.game import SPECTATOR, RecordError
from sietch.core.rules import SetupError
from sietch.table import messages as m
from sietch.table.openapi import description
from sietch.table.storage import Link, Storage
from sietch.table.tables import HOST, SEAT, LiveTable, NoSuchTable, NotAllowed, Tables, Viewer
from sietch.table.thinking import Thinkers
from sietch.text import LANGUAGES
from sietch.text.wire import as_data

SMALL_BODY = 64 * 1024
LARGEST_BODY = 2 * 1024 * 1024  # a record
LARGEST_MESSAGE = 16 * 1024
# Messages a connection may send: so many at once, then so many a second.
BURST, PER_SECOND = 40, 20.0
# Tables one address may open: so many at once, then so many a second.
TABLE_BURST, TABLES_PER_SECOND = 30, 0.5

PAGE_HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}

T = TypeVar("T")


def reply(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, message: str) -> HTTPException:
    return HTTPException(status, message)


async def body(request: Request, type: type[T], limit: int = SMALL_BODY) -> T:
    """The request's body as a checked value."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise problem(413, f"the body is longer than {limit} bytes")
    try:
        return msgspec.json.decode(data, type=type)
    except msgspec.DecodeError as error:
        raise problem(400, f"the body is not what this address takes: {error}") from error


class Bucket:
    """A rate: so many at once, then so many a second."""

    def __init__(self, burst: int, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Api:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.openers: dict[str, Bucket] = {}

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
        ]

    # ---- what there is

    async def describe(self, request: Request) -> Response:
        return reply(description())

    async def games(self, request: Request) -> Response:
        return reply([{"game": name, **rules.choices(), "bots": names()} for name, rules in sietch.GAMES.items()])

    async def catalogue(self, request: Request) -> Response:
        try:
            rules = sietch.rules(request.path_params["game"])
        except SetupError as error:
            raise problem(404, str(error)) from error
        return reply(
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

    async def languages(self, request: Request) -> Response:
        return reply(LANGUAGES)

    async def language(self, request: Request) -> Response:
        """The catalogues of a language as one Fluent text, and its lexicon."""
        code = request.path_params["code"]
        if code not in LANGUAGES:
            raise problem(404, f"there is no language {code}; possible: {', '.join(LANGUAGES)}")
        folder = files("sietch.text").joinpath(code)
        texts = [
            f.read_text("utf-8") for f in sorted(folder.iterdir(), key=lambda f: f.name) if f.name.endswith(".ftl")
        ]
        lexicon = tomllib.loads(folder.joinpath("lexicon.toml").read_text("utf-8"))
        return reply({"code": code, "messages": "\n".join(texts), "lexicon": lexicon})

    # ---- tables

    async def open(self, request: Request) -> Response:
        address = request.client.host if request.client else ""
        bucket = self.openers.setdefault(address, Bucket(TABLE_BURST, TABLES_PER_SECOND))
        if not bucket.take():
            raise problem(429, "too many new tables from this address; try again in a few seconds")
        wish = await body(request, m.NewTable, LARGEST_BODY)
        try:
            return reply(await self.tables.open(wish), 201)
        except (SetupError, RecordError, UnknownBot) as error:
            raise problem(400, str(error)) from error

    async def _enter(self, request: Request, *roles: str) -> tuple[LiveTable, Link]:
        """The table and the role that the request's token opens."""
        try:
            table = await self.tables.get(request.path_params["table"])
            scheme, _, token = request.headers.get("authorization", "").partition(" ")
            if scheme.lower() != "bearer":
                raise problem(401, "this address needs the header Authorization: Bearer TOKEN")
            link = table.link(token)
        except NoSuchTable as error:
            raise problem(404, str(error)) from error
        except NotAllowed as error:
            raise problem(403, str(error)) from error
        if roles and link.role not in roles:
            raise problem(403, f"this is for {' or '.join(roles)}, not for {link.role}")
        return table, link

    async def look(self, request: Request) -> Response:
        table, link = await self._enter(request)
        return reply(table.update(Viewer(link, _nobody)))

    async def links(self, request: Request) -> Response:
        table, _ = await self._enter(request, HOST)
        stored = table.stored.links
        by_role = {link.role: link.token for link in stored}
        seats = [link.token for link in stored if link.role == SEAT]
        return reply(m.Links(table.id, by_role["host"], by_role["spectator"], seats))

    async def answer(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        answer = await body(request, m.Answer)
        return await self._outcome(table, link, await self.tables.answer(table, link.seat, answer.decision, answer.key))

    async def undo(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        wish = await body(request, m.Undo)
        return await self._outcome(table, link, await self.tables.undo(table, link.seat, wish.decision))

    async def _outcome(self, table: LiveTable, link: Link, refused: m.Refused | None) -> Response:
        """The table as it is now; 409 with the reason if nothing was changed."""
        if refused is not None:
            return reply({"error": refused.reason, "stale": refused.stale, "decision": table.decision(link.seat)}, 409)
        return reply(table.update(Viewer(link, _nobody, len(table.game.events(link.seat)))))

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
        game = await asyncio.to_thread(sietch.replay, record, step)
        views = [game.view(seat) for seat in range(game.seats)]
        view = game.view(SPECTATOR)
        view["players"] = [views[seat]["players"][seat] for seat in range(game.seats)]
        return reply({"step": len(game.record["answers"]), "steps": len(record["answers"]), "view": view})

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
        try:
            table, viewer = await self._greet(socket)
        except (NoSuchTable, NotAllowed) as error:
            await _turn_away(socket, str(error))
            return
        except (msgspec.DecodeError, KeyError) as error:
            await _turn_away(socket, f"the first message must be a hello with a token: {error}")
            return
        except (WebSocketDisconnect, TimeoutError):
            return
        bucket = Bucket(BURST, PER_SECOND)
        decoder = msgspec.json.Decoder(m.ClientMessage)
        try:
            while True:
                text = await socket.receive_text()
                if not bucket.take():
                    await _turn_away(socket, "too many messages; connect again")
                    return
                try:
                    message = decoder.decode(text)
                except msgspec.DecodeError as error:
                    await viewer.send(m.Refused(f"this message is not understood: {error}"))
                    continue
                await self._take(table, viewer, message)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass
        finally:
            table.viewers.discard(viewer)

    async def _greet(self, socket: WebSocket) -> tuple[LiveTable, Viewer]:
        text = await asyncio.wait_for(socket.receive_text(), 10)
        hello = msgspec.json.decode(text, type=m.Hello)
        table = await self.tables.get(socket.path_params["table"])
        link = table.link(hello.token)
        encode = msgspec.json.Encoder().encode

        async def send(value: Any) -> None:
            await socket.send_text(encode(value).decode())

        viewer = Viewer(link, send, table.known_events(hello))
        async with table.lock:
            table.viewers.add(viewer)
            await viewer.send(table.update(viewer))
        return table, viewer

    async def _take(self, table: LiveTable, viewer: Viewer, message: m.ClientMessage) -> None:
        refused: m.Refused | None = None
        if isinstance(message, m.Ping):
            await viewer.send(m.Pong())
        elif viewer.seat == SPECTATOR:
            refused = m.Refused("only a seat can do this")
        elif isinstance(message, m.Answer):
            refused = await self.tables.answer(table, viewer.seat, message.decision, message.key)
        elif isinstance(message, m.Undo):
            refused = await self.tables.undo(table, viewer.seat, message.decision)
        else:
            await viewer.send(table.refusals(viewer.seat))
        if refused is not None:
            await viewer.send(refused)
            if refused.stale:
                await viewer.send(table.update(viewer))


async def _turn_away(socket: WebSocket, reason: str) -> None:
    await socket.send_text(msgspec.json.encode(m.Refused(reason)).decode())
    await socket.close(1008)


async def _nobody(value: Any) -> None:
    """A viewer that only looks once."""


class Guard:
    """Security headers on everything; requests that change something must come from the page's own origin."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" or scope["type"] == "websocket":
            headers = dict(scope["headers"])
            origin = headers.get(b"origin", b"").decode("latin-1")
            host = headers.get(b"host", b"").decode("latin-1")
            changing = scope["type"] == "websocket" or scope.get("method") not in ("GET", "HEAD", "OPTIONS")
            if origin and changing and urlsplit(origin).netloc != host:
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": 1008})
                else:
                    await reply(m.Problem("requests from another site are refused"), 403)(scope, receive, send)
                return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *PAGE_HEADERS.items()]
            await send(message)

        await self.app(scope, receive, with_headers)


async def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return reply(m.Problem(error.detail), error.status_code)


def create_app(storage: Storage, workers: int = 1) -> Starlette:
    """The server's ASGI application over an open storage."""
    thinkers = Thinkers(workers)
    tables = Tables(storage, thinkers)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> Any:
        yield
        tables.close()
        thinkers.close()
        storage.close()

    routes: list[Any] = list(Api(tables).routes())
    page = Path(str(files("sietch.table").joinpath("page")))
    if page.joinpath("index.html").is_file():
        routes.append(Mount("/assets", StaticFiles(directory=page / "assets")))
        routes.append(Route("/{path:path}", _page(page / "index.html")))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard)],
        exception_handlers={HTTPException: _on_problem},
    )
    app.state.tables = tables
    return app


def _page(index: Path) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        return FileResponse(index, headers={"cache-control": "no-cache"})

    return page
