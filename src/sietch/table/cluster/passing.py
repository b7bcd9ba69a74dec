"""What is asked of a table arrives at any server, and is passed on to the one that plays it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import defaultdict
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from sietch.table.addresses import address_of
from sietch.table.cluster.asking import Answer, NotReached, ask
from sietch.table.cluster.inside import FOR, NOT_HERE, PASS, is_inside
from sietch.table.cluster.leases import Elsewhere
from sietch.table.cluster.member import Member
from sietch.table.door import PAGE_HEADERS
from sietch.table.metrics import Metrics
from sietch.table.rates import Allowances
from sietch.table.refusals import Problem, refused, told
from sietch.table.replies import LARGEST_BODY, read, reply
from sietch.table.sockets import SECONDS_TO_CLOSE, let_in, turn_away
from sietch.table.storage import StorageError
from sietch.table.viewer import GOING_AWAY, TRY_LATER

OF_A_TABLE = re.compile(r"/api/(?:tables|lobbies)/([0-9a-f]{16})(?:/.*)?")

# Until a server that has gone is known to have gone and another has its tables: so long whoever comes meanwhile waits.
SECONDS_TO_WAIT = 8.0
SECONDS_BETWEEN_TRIES = 0.15
# A server that plays a table answers by then, whatever it is asked: replaying a long game takes longest.
SECONDS_TO_ANSWER = 30.0
SECONDS_TO_SHAKE_HANDS = 3.0

# What two servers say to each other about the connection between them.
OF_THE_LINE = {
    *(b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer"),
    *(b"content-length", b"expect"),
}
AGAIN = OF_THE_LINE | set(PAGE_HEADERS) | {b"date", b"server"}
OF_A_SOCKET = {b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions", b"host", b"origin"}


class Passing:
    """Requests of tables that are another server's go there; all others are answered here."""

    def __init__(self, app: ASGIApp, member: Member, allowances: Allowances, metrics: Metrics) -> None:
        self.app = app
        self.member = member
        self.allowances = allowances
        self.metrics = metrics
        self.passed_on = 0
        self._lines: defaultdict[str, set[ClientConnection]] = defaultdict(set)
        member.gone.append(self._cut)
        metrics.gauge(
            "sietch_passed_on_total", "Requests and sockets passed on to other servers.", lambda: self.passed_on
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        of_a_table = OF_A_TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if of_a_table is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(of_a_table[1], scope, receive, send)
        else:
            await self._socket(of_a_table[1], scope, receive, send)

    async def _elsewhere(self, table_id: str) -> Elsewhere | None:
        """Where a table is, if not here; where there is none this server says so itself."""
        found = await self.member.owner(table_id)
        return found if isinstance(found, Elsewhere) else None

    # ---- requests

    async def _http(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            found = await self._here_or_answered(table_id, request)
        except StorageError as error:
            found = reply(told(("refused-storage", {}), str(error)), 503, {"retry-after": "1"})
        except Problem as problem:
            found = reply(told(problem.words, problem.detail), problem.status_code, problem.headers)
        await (found or self.app)(scope, receive, send)

    async def _here_or_answered(self, table_id: str, request: Request) -> Response | None:
        """What another server has answered; None if this one is to."""
        if is_inside(request):
            if await self._elsewhere(table_id) is None:
                return None
            no = told(("refused-moving", {}))
            return reply(no, 503, {NOT_HERE: "1", "retry-after": "1"})
        where = await self._elsewhere(table_id)
        if where is None:
            return None
        self.passed_on += 1
        # It is read once: what is asked again is asked with the same.
        body = await read(request, LARGEST_BODY)
        target = request.scope["raw_path"] + (b"?" + query if (query := request.scope["query_string"]) else b"")
        headers = [(name, value) for name, value in request.scope["headers"] if name not in OF_THE_LINE]
        headers += [*self._pass(address_of(request)), (b"connection", b"close")]
        headers.append((b"content-length", str(len(body)).encode()))
        until = time.monotonic() + SECONDS_TO_WAIT
        while time.monotonic() < until:
            asked = False
            try:
                answer = await self._answer_of(where, ask(where.address, request.method, target, headers, body))
                if NOT_HERE.encode() not in dict(answer.headers):
                    return _as_response(answer)
            except NotReached:
                pass
            except (OSError, TimeoutError):
                asked = True
            if asked and request.method not in ("GET", "HEAD"):
                # Nobody knows what was done. Whoever asked finds it out.
                raise Problem(502, ("refused-server-lost", {}), headers={"retry-after": "1"})
            self.member.forget_owner(table_id)
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            # What was passed on cannot be taken back: where this server has the table by now it is asked again here.
            found = await self._elsewhere(table_id)
            if found is None:
                own = f"{self.member.address}"
                where = Elsewhere(self.member.id, own)
            else:
                where = found
        raise Problem(503, ("refused-moving", {}), headers={"retry-after": "1"})

    async def _answer_of(self, where: Elsewhere, asking: Any) -> Answer:
        """What a server answers, as long as it is there."""
        task = asyncio.ensure_future(asking)
        until = time.monotonic() + SECONDS_TO_ANSWER
        try:
            while not task.done():
                await asyncio.wait({task}, timeout=0.2)
                lost = self.member.certain and where.server not in self.member.peers
                if not task.done() and (lost or time.monotonic() > until):
                    raise TimeoutError
            answer: Answer = task.result()
            return answer
        finally:
            task.cancel()

    def _pass(self, address: str) -> list[tuple[bytes, bytes]]:
        return [(FOR, address.encode("latin-1", "replace")), (PASS, self.member.secret.encode())]

    # ---- sockets

    async def _socket(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            where = await self._elsewhere(table_id)
        except StorageError as error:
            await self._turn_away(socket, str(error))
            return
        if is_inside(socket) and (where is not None or await self._moves(table_id)):
            # The other one asks who has it now.
            await send({"type": "websocket.close", "code": GOING_AWAY})
        elif where is None or await self._carry_on(table_id, where, socket):
            self.member.come_to(table_id)
            await self.app(scope, receive, send)

    async def _moves(self, table_id: str) -> bool:
        try:
            return self.member.moves is not None and await self.member.moves(table_id)
        except StorageError:
            return False

    async def _turn_away(self, socket: WebSocket, english: str = "") -> None:
        if is_inside(socket):
            await socket.send({"type": "websocket.close", "code": TRY_LATER})
            return
        await socket.accept()
        await turn_away(socket, self.metrics, refused(("refused-moving", {}), english), TRY_LATER)
        await socket.scope["state"]["leave"]()

    async def _carry_on(self, table_id: str, where: Elsewhere, socket: WebSocket) -> bool:
        """Have somebody speak with the server that has the table; True if that is this one by now."""
        with let_in(socket, self.allowances) as no:
            if no is not None:
                await socket.accept()
                await turn_away(socket, self.metrics, no, TRY_LATER)
                await socket.scope["state"]["leave"]()
                return False
            until = time.monotonic() + SECONDS_TO_WAIT
            while time.monotonic() < until:
                line = await self._reach(where, socket)
                if line is not None:
                    self.passed_on += 1
                    await self._carry(where, line, socket)
                    return False
                self.member.forget_owner(table_id)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                try:
                    found = await self._elsewhere(table_id)
                except StorageError:
                    continue
                if found is None:
                    return True
                where = found
            await self._turn_away(socket)
            return False

    async def _reach(self, where: Elsewhere, socket: WebSocket) -> ClientConnection | None:
        """A socket to the server that has the table; None if it cannot be had there now."""
        headers = {
            name.decode(): value.decode("latin-1")
            for name, value in [*socket.scope["headers"], *self._pass(address_of(socket))]
            if name not in OF_THE_LINE | OF_A_SOCKET
        }
        path = socket.scope["raw_path"].decode()
        try:
            return await connect(
                f"ws://{where.address}{path}",
                additional_headers=headers,
                user_agent_header=None,
                compression=None,
                max_size=None,
                open_timeout=SECONDS_TO_SHAKE_HANDS,
                close_timeout=1.0,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidStatus, InvalidHandshake, ConnectionClosed):
            return None

    async def _carry(self, where: Elsewhere, line: ClientConnection, socket: WebSocket) -> None:
        """Bring what either says to the other, until one of them ends it."""
        self._lines[where.server].add(line)
        await socket.accept()
        there = asyncio.ensure_future(_to(line, socket))
        back = asyncio.ensure_future(_from(line, socket))
        try:
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._lines[where.server].discard(line)
            if not self._lines[where.server]:
                del self._lines[where.server]
            for task in (there, back):
                task.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
            ending = asyncio.ensure_future(line.close())
            ending.add_done_callback(lambda done: done.cancelled() or done.exception())
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(_code(line)), SECONDS_TO_CLOSE)
        await socket.scope["state"]["leave"]()

    def _cut(self, gone: set[str]) -> None:
        """Whoever speaks with a server that is not there any more comes back, and finds another."""
        for server in gone:
            for line in self._lines.get(server, ()):
                line.transport.abort()


async def _to(line: ClientConnection, socket: WebSocket) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await line.send(text if text is not None else message["bytes"])


async def _from(line: ClientConnection, socket: WebSocket) -> None:
    say = socket.scope["state"]["say"]
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect):
        while True:
            text = await line.recv(decode=False)
            if not say(text):
                await socket.send_text(text.decode())


def _code(line: ClientConnection) -> int:
    """Why the other server has ended it; that it is no more, if it has not said so."""
    code = line.close_code
    return code if code is not None and 1000 <= code < 5000 and code not in (1005, 1006, 1015) else GOING_AWAY


def _as_response(answer: Answer) -> Response:
    found = Response(answer.body, answer.status)
    found.raw_headers += [(name, value) for name, value in answer.headers if name.lower() not in AGAIN]
    return found
