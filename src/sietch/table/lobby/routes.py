"""The addresses of lobbies: to open one, look at it, sit down, change one's seat, get up, and begin."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sietch.core.rules import SetupError
from sietch.table import messages as m
from sietch.table.addresses import address_of, owner_of
from sietch.table.links import links_again
from sietch.table.lobby import lobby as state
from sietch.table.lobby import messages as lm
from sietch.table.lobby.lobbies import Guest, Lobbies
from sietch.table.messages import NOT_JSON
from sietch.table.metrics import Metrics
from sietch.table.rates import SIZE_OF_CHANGE, SIZE_OF_LINK, Bucket, size_of_table
from sietch.table.refusals import Crowded, Problem, Refusal, refused
from sietch.table.replies import body, reply
from sietch.table.requests import Requests, bearer, number
from sietch.table.sockets import (
    SECONDS_FOR_HELLO,
    SECONDS_TO_CLOSE,
    decode_hello,
    let_in,
    read_message,
    turn_away,
    write_late,
)
from sietch.table.storage import StorageError
from sietch.table.viewer import HOST, ONLY, TRY_LATER

_decode_ping: Callable[[str], m.Ping] = msgspec.json.Decoder(m.Ping).decode


class LobbyRoutes:
    def __init__(self, lobbies: Lobbies, requests: Requests, metrics: Metrics) -> None:
        self.lobbies = lobbies
        self.requests = requests
        self.allowances = requests.allowances
        self.metrics = metrics

    def addresses(self) -> list[BaseRoute]:
        return [
            Route("/lobbies", self.open, methods=["POST"]),
            Route("/lobbies/{table}", self.lobby, methods=["GET", "PUT"]),
            Route("/lobbies/{table}/links", self.links),
            Route("/lobbies/{table}/begin", self.begin, methods=["POST"]),
            Route("/lobbies/{table}/seats/{seat}", self.seat, methods=["POST", "PUT", "DELETE"]),
            WebSocketRoute("/lobbies/{table}/socket", self.meet),
        ]

    async def open(self, request: Request) -> Response:
        self.requests.check_opening(request)
        wish = await body(request, lm.NewLobby)
        self.requests.check_keeping(request, size_of_table([seat.bot for seat in wish.seats]))
        return reply(await _possible(self.lobbies.open(wish)), 201)

    async def lobby(self, request: Request) -> Response:
        """GET: who is there; PUT: the host changes what is chosen for the table."""
        table, token = request.path_params["table"], bearer(request)
        if request.method == "PUT":
            wish = await body(request, lm.ChangeLobby)
            self.requests.check_keeping(request, SIZE_OF_CHANGE)
            lobby, link = await _possible(self.lobbies.set_clock(table, token, wish.clock))
        else:
            lobby, link = await self.lobbies.enter(table, token)
        return reply(self.lobbies.shown(lobby, link))

    async def links(self, request: Request) -> Response:
        """All links, for the host."""
        lobby, link = await self.lobbies.enter(request.path_params["table"], bearer(request))
        if link.role != HOST:
            raise Problem(403, ONLY[(HOST,)])
        return reply(links_again(lobby.id, state.links_of(lobby), link, len(lobby.seats)))

    async def seat(self, request: Request) -> Response:
        """POST: sit down there; PUT: change it; DELETE: get up, or as the host let somebody get up."""
        table, token, seat = request.path_params["table"], bearer(request), number(request, "seat")
        if request.method == "POST":
            taking = await body(request, lm.TakeSeat)
            self.requests.check_keeping(request, SIZE_OF_LINK)
            own, lobby, link = await _possible(self.lobbies.take(table, token, seat, taking))
            return reply(lm.Taken(own, self.lobbies.shown(lobby, link)))
        if request.method == "PUT":
            changing = await body(request, lm.ChangeSeat)
            self.requests.check_keeping(request, SIZE_OF_CHANGE)
            lobby, link = await _possible(self.lobbies.set_seat(table, token, seat, changing))
        else:
            lobby, link = await self.lobbies.leave(table, token, seat)
        return reply(self.lobbies.shown(lobby, link))

    async def begin(self, request: Request) -> Response:
        wish = await body(request, lm.Begin)
        lobby, _ = await self.lobbies.enter(request.path_params["table"], bearer(request))
        self.requests.check_keeping(request, size_of_table([seat.bot or wish.fill for seat in lobby.seats]))
        opener = owner_of(address_of(request))
        return reply(await _possible(self.lobbies.begin(lobby.id, bearer(request), wish, opener)))

    # ---- the socket

    async def meet(self, socket: WebSocket) -> None:
        """Who looks at a lobby is told whenever it changes, and when the game begins."""
        await socket.accept()
        with let_in(socket, self.allowances) as no:
            if no is not None:
                await turn_away(socket, self.metrics, no, TRY_LATER)
            else:
                await self._welcome(socket)
            await socket.scope["state"]["leave"]()

    async def _welcome(self, socket: WebSocket) -> None:
        try:
            hello = await asyncio.wait_for(read_message(socket, decode_hello), SECONDS_FOR_HELLO)
            lobby, link = await self.lobbies.enter(socket.path_params["table"], hello.token)
            guest = Guest(link, say=socket.scope["state"]["say"])
            self.lobbies.join(lobby, guest)
        except Crowded as error:
            await turn_away(socket, self.metrics, refused(error.words), TRY_LATER)
        except Refusal as error:
            await turn_away(socket, self.metrics, refused(error.words))
        except StorageError as error:
            await turn_away(socket, self.metrics, refused(("refused-storage", {}), str(error)), TRY_LATER)
        except NOT_JSON as error:
            await turn_away(socket, self.metrics, refused(("refused-hello", {"reason": str(error)})))
        except TimeoutError:
            await turn_away(socket, self.metrics, refused(("refused-no-hello", {})), TRY_LATER)
        except WebSocketDisconnect:
            pass
        else:
            await self._stay(socket, lobby.id, guest)

    async def _stay(self, socket: WebSocket, lobby_id: str, guest: Guest) -> None:
        ends: set[asyncio.Future[Any]] = {
            asyncio.ensure_future(self._listen(socket, guest)),
            asyncio.ensure_future(write_late(socket, guest)),
            guest.ended,
        }
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lobbies.leave_alone(lobby_id, guest)
            for end in ends - {guest.ended}:
                end.cancel()
            await asyncio.gather(*(ends - {guest.ended}), return_exceptions=True)
        if guest.ended.done():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(guest.ended.result()), SECONDS_TO_CLOSE)

    async def _listen(self, socket: WebSocket, guest: Guest) -> None:
        """Only that somebody is still there is said here; what they do goes over HTTP."""
        bucket = Bucket(self.allowances.limits.messages)
        while True:
            try:
                await read_message(socket, _decode_ping)
            except NOT_JSON as error:
                guest.send(refused(("refused-message", {"reason": str(error)})))
            else:
                guest.send(m.Pong())
            await bucket.wait()


async def _possible(work: Any) -> Any:
    """What cannot be played is no mistake of the server."""
    try:
        return await work
    except SetupError as error:
        raise Problem(400, ("refused-set-up", {"reason": error.words}), str(error)) from error
