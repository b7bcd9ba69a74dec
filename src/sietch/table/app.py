"""The HTTP and WebSocket API, and the page. Everything that plays goes through here; there is no other door."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import sietch
from sietch.bots import USUAL, BotError, names
from sietch.core.game import SPECTATOR, RecordError
from sietch.core.rules import Rules, SetupError
from sietch.table import messages as m
from sietch.table.complaints import Complaints
from sietch.table.messages import NOT_JSON
from sietch.table.odds import odds_of
from sietch.table.openapi import description
from sietch.table.rates import Bucket, Limits, Rates
from sietch.table.refusals import Crowded, NoSuchTable, NotAllowed, Problem, Refusal, Unreadable, refused, told
from sietch.table.replays import Replays
from sietch.table.storage import Link, Storage, StorageError
from sietch.table.tables import LiveTable, Tables, links_of, shown
from sietch.table.thinking import Thinkers
from sietch.table.viewer import HOST, SEAT, Viewer
from sietch.text import LANGUAGES, Words
from sietch.text.wire import as_data

SMALL_BODY = 64 * 1024
LARGEST_BODY = 2 * 1024 * 1024  # a record
LARGEST_MESSAGE = 16 * 1024
SECONDS_FOR_HELLO = 10.0
SECONDS_FOR_BODY = 30.0
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

T = TypeVar("T")

log = logging.getLogger(__name__)


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """JSON that no cache keeps: it is for one reader at one moment."""
    content = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(content, status, {"cache-control": "no-store", **(headers or {})}, "application/json")


def lasting(request: Request, content: bytes) -> Response:
    """JSON that stays the same as long as the program does: a browser that has it need not be sent it again."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, "application/json")


async def body(request: Request, type: type[T], limit: int = SMALL_BODY) -> T:
    """The request's body as a checked value."""
    data = b""
    try:
        async with asyncio.timeout(SECONDS_FOR_BODY):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise Problem(413, ("refused-body-too-long", {"n": limit}))
    except TimeoutError:
        raise Problem(408, ("refused-body-too-slow", {"n": int(SECONDS_FOR_BODY)})) from None
    try:
        return msgspec.json.decode(data, type=type)
    except NOT_JSON as error:
        raise Problem(400, ("refused-body", {"reason": str(error)})) from error


class Api:
    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.opening = Rates(limits.tables)
        self.asking = Rates(limits.requests)
        # Replaying takes a while: a few at a time, so that play goes on.
        self.replaying = asyncio.Semaphore(2)
        self.replays = Replays()

    def routes(self) -> list[BaseRoute]:
        """Known addresses answer a wrong method with those they take; what there is not is a problem in JSON too."""
        return [
            Route("/api", self.describe),
            Mount("/api", app=Router(self.addresses(), redirect_slashes=False)),
        ]

    def addresses(self) -> list[BaseRoute]:
        """Everything under /api."""
        return [
            Route("/games", self.games),
            Route("/games/{game}/catalogue", self.catalogue),
            Route("/games/{game}/layout", self.layout),
            Route("/languages", self.languages),
            Route("/languages/{code}", self.language),
            Route("/tables", self.open, methods=["POST"]),
            Route("/tables/{table}", self.look),
            Route("/tables/{table}/links", self.links),
            Route("/tables/{table}/answers", self.answer, methods=["POST"]),
            Route("/tables/{table}/undo", self.undo, methods=["POST"]),
            Route("/tables/{table}/refusals", self.refusals),
            Route("/tables/{table}/odds", odds_of(self._enter)),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/log", self.log),
            Route("/tables/{table}/steps/{step}", self.step),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/seats/{seat}", self.seat, methods=["PUT"]),
            WebSocketRoute("/tables/{table}/socket", self.socket),
        ]

    # ---- what there is

    async def describe(self, request: Request) -> Response:
        self._check_asking(request)
        return reply(description())

    async def games(self, request: Request) -> Response:
        self._check_asking(request)
        return reply([_game_shown(rules) for rules in sietch.GAMES.values()])

    async def catalogue(self, request: Request) -> Response:
        self._check_asking(request)
        try:
            return lasting(request, _catalogue(sietch.rules(request.path_params["game"])))
        except SetupError as error:
            raise Problem(404, ("refused-game", {}), str(error)) from error

    async def layout(self, request: Request) -> Response:
        self._check_asking(request)
        try:
            return lasting(request, _layout(sietch.rules(request.path_params["game"])))
        except SetupError as error:
            raise Problem(404, ("refused-game", {}), str(error)) from error

    async def languages(self, request: Request) -> Response:
        self._check_asking(request)
        return reply(LANGUAGES)

    async def language(self, request: Request) -> Response:
        """The catalogues of a language as one Fluent text, and its lexicon."""
        self._check_asking(request)
        code = request.path_params["code"]
        if code not in LANGUAGES:
            raise Problem(404, ("refused-language", {"codes": ", ".join(LANGUAGES)}))
        return lasting(request, _language(code))

    # ---- tables

    async def open(self, request: Request) -> Response:
        self._check_opening(request)
        wish = await body(request, m.NewTable, LARGEST_BODY)
        try:
            return reply(await self.tables.open(wish), 201)
        except RecordError as error:
            raise Problem(400, ("refused-record", {"reason": str(error)}), str(error)) from error
        except (SetupError, BotError) as error:
            raise Problem(400, ("refused-set-up", {"reason": str(error)}), str(error)) from error

    def _check_asking(self, request: Request) -> None:
        if not self.asking.take(_address(request)):
            raise Problem(429, ("refused-too-often", {}), headers={"retry-after": "1"})

    def _check_opening(self, request: Request) -> None:
        if not self.opening.take(_address(request)):
            raise Problem(429, ("refused-tables-too-often", {}), headers={"retry-after": "5"})

    async def _enter(self, request: Request, *roles: str) -> tuple[LiveTable, Link]:
        """The table and the role that the request's token opens."""
        self._check_asking(request)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            words: Words = ("refused-no-token", {"header": "Authorization: Bearer TOKEN"})
            raise Problem(401, words, headers={"www-authenticate": "Bearer"})
        try:
            table, link = await self.tables.enter(request.path_params["table"], token)
        except NoSuchTable as error:
            raise Problem(404, error.words) from error
        except NotAllowed as error:
            raise Problem(403, error.words) from error
        except Unreadable as error:
            raise Problem(409, error.words) from error
        if roles and link.role not in roles:
            raise Problem(403, ONLY[roles])
        return table, link

    async def look(self, request: Request) -> Response:
        """The table now; with epoch, seq and events of the last update, only the events since then."""
        table, link = await self._enter(request)
        try:
            known = msgspec.convert({**request.query_params, "token": ""}, m.Hello, strict=False)
        except msgspec.ValidationError as error:
            raise Problem(400, ("refused-query", {"reason": str(error)})) from error
        return reply(table.update(Viewer(link, table.known_events(known))))

    async def links(self, request: Request) -> Response:
        table, _ = await self._enter(request, HOST)
        return reply(links_of(table.stored))

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

    def _outcome(self, table: LiveTable, before: Viewer, no: m.Refused | None) -> Response:
        """The table as it is now; 409 with the reason if nothing was changed."""
        if no is not None:
            return reply(m.AnswerProblem(no.reason, no.words, no.stale, table.decision(before.seat)), 409)
        return reply(table.update(before))

    async def refusals(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        return reply(table.refusals(link.seat))

    async def record(self, request: Request) -> Response:
        """The whole record; while the game runs it would tell everything, so only afterwards."""
        table, _ = await self._enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-record-early", {}))
        return reply(table.game.record)

    async def log(self, request: Request) -> Response:
        """For replays: all that happened, with everything open."""
        table, _ = await self._enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-replay-early", {}))
        return reply([shown(table.game, event) for event in table.game.events()])

    async def step(self, request: Request) -> Response:
        """For replays: the table after so many entries of the record, with everything open."""
        table, _ = await self._enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-replay-early", {}))
        record = table.game.record
        step = _number(request, "step")
        if not 0 <= step <= len(record["answers"]):
            raise Problem(404, ("refused-step", {"last": len(record["answers"])}))
        async with self.replaying:
            return reply(await asyncio.to_thread(self._step, table.id, record, step))

    def _step(self, table_id: str, record: dict[str, Any], step: int) -> m.Step:
        game = self.replays.get(table_id, record).at(step)
        view = game.view(SPECTATOR)
        view["players"] = [game.view(seat)["players"][seat] for seat in range(game.seats)]
        events = [shown(game, event) for event in game.new_events()]
        return m.Step(len(game.record["answers"]), len(record["answers"]), view, events, game.scores, game.event_count)

    async def rematch(self, request: Request) -> Response:
        """A new table for the same people; everybody at this one is told the way to their own seat there."""
        table, link = await self._enter(request, HOST, SEAT)
        if table.stored.rematch is None:
            self._check_opening(request)
        try:
            return reply(await self.tables.rematch(table, link), 201)
        except Refusal as error:
            raise Problem(409, error.words) from error

    async def seat(self, request: Request) -> Response:
        table, _ = await self._enter(request, HOST)
        change = await body(request, m.SeatChange)
        try:
            await self.tables.set_bot(table, _number(request, "seat"), change.bot)
        except (SetupError, BotError) as error:
            raise Problem(400, ("refused-seat-change", {}), str(error)) from error
        return reply({})

    # ---- the socket

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        if not self.asking.take(_address(socket)):
            await _turn_away(socket, refused(("refused-too-often", {})), TRY_LATER)
            return
        try:
            hello = await asyncio.wait_for(_read(socket, _decode_hello), SECONDS_FOR_HELLO)
            table, link = await self.tables.enter(socket.path_params["table"], hello.token)
            viewer = table.join(link, hello)
        except (NoSuchTable, NotAllowed, Unreadable) as error:
            await _turn_away(socket, refused(error.words))
            return
        except Crowded as error:
            await _turn_away(socket, refused(error.words), TRY_LATER)
            return
        except StorageError as error:
            await _turn_away(socket, refused(("refused-storage", {}), str(error)), TRY_LATER)
            return
        except NOT_JSON as error:
            await _turn_away(socket, refused(("refused-hello", {"reason": str(error)})))
            return
        except TimeoutError:
            await _turn_away(socket, refused(("refused-no-hello", {})), TRY_LATER)
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
                viewer.send(refused(("refused-message", {"reason": str(error)})))
                message = None
            if not bucket.take():
                viewer.end(POLICY)
                return
            if message is not None:
                await self._take(table, viewer, message)

    async def _take(self, table: LiveTable, viewer: Viewer, message: m.ClientMessage) -> None:
        no: m.Refused | None = None
        try:
            if isinstance(message, m.Ping):
                viewer.send(m.Pong())
            elif viewer.seat == SPECTATOR:
                no = refused(ONLY[(SEAT,)])
            elif isinstance(message, m.Answer):
                no = await self.tables.answer(table, viewer.seat, message)
            elif isinstance(message, m.Undo):
                no = await self.tables.undo(table, viewer.seat, message)
            else:
                viewer.send(table.refusals(viewer.seat))
        except StorageError as error:
            no = refused(("refused-storage", {}), str(error))
        if no is not None:
            viewer.send(no)
            if no.stale:
                viewer.send(table.update(viewer))


POLICY, INTERNAL_ERROR, TRY_LATER = 1008, 1011, 1013
MOST_DIGITS = 9
LONGEST_PATH = 200

# Who may do what the others may not.
ONLY: dict[tuple[str, ...], Words] = {
    (SEAT,): ("refused-seats-only", {}),
    (HOST,): ("refused-host-only", {}),
    (HOST, SEAT): ("refused-players-only", {}),
}

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


async def _turn_away(socket: WebSocket, no: m.Refused, code: int = POLICY) -> None:
    """TRY_LATER: coming again may help."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(no).decode())
        await socket.close(code)


def _number(request: Request, name: str) -> int:
    """A number in an address; -1, which nothing has, for anything else."""
    text = request.path_params[name]
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else -1


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def _game_shown(rules: Rules) -> m.GameShown:
    choices = rules.choices()
    options = [
        m.SetupOptionShown(o.name, o.takes, list(o.values), list(o.suggested), dict(o.needs)) for o in choices.options
    ]
    return m.GameShown(
        game=rules.name,
        players=list(choices.players),
        suggested=choices.suggested,
        roles=list(choices.roles),
        options=options,
        bots=names(),
        usual_bot=USUAL,
    )


@cache
def _layout(rules: Rules) -> bytes:
    return msgspec.json.encode(rules.layout())


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
                "doubt_words": entry.doubt_words and as_data(entry.doubt_words),
                "facts": [as_data(fact) for fact in entry.facts],
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
            answer = reply(told(("refused-foreign", {})), 403)
            await answer(scope, receive, with_headers)
            return
        try:
            await self.app(scope, receive, with_headers)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"][:LONGEST_PATH])
            if started:
                raise
            await reply(told(("refused-mistake", {})), 500)(scope, receive, with_headers)


def _foreign(scope: Scope) -> bool:
    """Whether a browser says that the request comes from a page of another server."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is not None and origin.lower().partition(b"://")[2] != headers.get(b"host", b"").lower()


async def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error, Problem):
        said = told(error.words, error.detail)
    elif error.status_code == 405:
        said = told(("refused-method", {"methods": (error.headers or {}).get("Allow", "")}))
    else:
        said = told(("refused-address", {"description": "/api"}))
    return reply(said, error.status_code, error.headers)


async def _on_storage(request: Request, error: Exception) -> Response:
    return reply(told(("refused-storage", {}), str(error)), 503)


def create_app(storage: Storage, workers: int = 1, limits: Limits | None = None) -> Starlette:
    """The server's ASGI application over an open storage, which it closes at the end."""
    thinkers = Thinkers(workers)
    tables = Tables(storage, thinkers)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(Complaints())
        sweeping = loop.create_task(_sweep(tables))
        yield
        sweeping.cancel()
        await tables.close()
        thinkers.close()
        await asyncio.to_thread(storage.close)

    routes = Api(tables, limits or Limits()).routes()
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
