"""What every request passes before anything else looks at it, and what every answer gets on its way out."""

from __future__ import annotations

import logging

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sietch.table.addresses import address_of
from sietch.table.cluster.inside import is_inside
from sietch.table.complaints import quoted, traced
from sietch.table.hosts import Hosts, named
from sietch.table.metrics import Metrics
from sietch.table.rates import Rates
from sietch.table.refusals import told
from sietch.table.replies import reply
from sietch.table.viewer import POLICY

LONGEST_ADDRESS = 8 * 1024
# Whoever watches over the server may call it by any name; nothing can be done there.
HEALTH = "/api/health"

PAGE_HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}

log = logging.getLogger(__name__)


class Guard:
    """The server answers to its own names only, to nobody without end, and changes nothing for the page of another.

    Every answer has the headers that protect the page, and every refusal is counted.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts, asking: Rates, metrics: Metrics) -> None:
        self.app = app
        self.hosts = hosts
        self.asking = asking
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not is_inside(HTTPConnection(scope)) and (_foreign(scope) or not self.hosts.know(scope)):
                self.metrics.refused["socket", POLICY] += 1
                await send({"type": "websocket.close", "code": POLICY})
            else:
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *PAGE_HEADERS.items()]
                if message["status"] >= 400:
                    self.metrics.refused["http", message["status"]] += 1
            await send(message)

        no = self.refusal(scope)
        if no is not None:
            await no(scope, receive, with_headers)
            return
        try:
            await self.app(scope, receive, with_headers)
        except ClientDisconnect:
            return
        except Exception as error:
            log.error("%s %s failed: %s", quoted(scope["method"]), quoted(scope["path"]), traced(error))
            if not started:
                await reply(told(("refused-mistake", {})), 500)(scope, receive, with_headers)

    def refusal(self, scope: Scope) -> Response | None:
        if is_inside(HTTPConnection(scope)):
            return None
        if not self.asking.take(address_of(HTTPConnection(scope))):
            return reply(told(("refused-too-often", {})), 429, {"retry-after": "1"})
        if scope["path"] != HEALTH and not self.hosts.know(scope):
            name = named(scope) or "?"
            return reply(told(("refused-host", {"host": name, "option": f"--public-url http://{name}"})), 421)
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            return reply(told(("refused-address-too-long", {"n": LONGEST_ADDRESS})), 414)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and _foreign(scope):
            return reply(told(("refused-foreign", {})), 403)
        return None


def _foreign(scope: Scope) -> bool:
    """Whether a browser says that the request comes from a page of another server."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is not None and origin.lower().partition(b"://")[2] != headers.get(b"host", b"").lower()
