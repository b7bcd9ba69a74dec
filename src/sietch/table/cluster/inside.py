"""What one server passes on to another: it names for whom it asks, and shows with a secret that it is one of them."""

from __future__ import annotations

import secrets

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

FOR, PASS = b"x-sietch-for", b"x-sietch-pass"
# How the other says that a table is not its own.
NOT_HERE = "x-sietch-not-here"
# Mark of a request that another server has passed on, and has looked at before.
INSIDE = "inside"


def is_inside(connection: HTTPConnection) -> bool:
    return bool(connection.scope.get("state", {}).get(INSIDE))


class Inside:
    """Whoever is asked for is who another server says; from anybody else the headers mean nothing."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app = app
        self.secret = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = dict(scope["headers"])
            shown = headers.get(PASS)
            if shown is not None:
                rest = [(name, value) for name, value in scope["headers"] if name not in (FOR, PASS)]
                scope = {**scope, "headers": rest}
                if secrets.compare_digest(shown, self.secret):
                    state = {**scope.get("state", {}), INSIDE: True}
                    scope |= {"client": (headers.get(FOR, b"").decode("latin-1"), 0), "state": state}
        await self.app(scope, receive, send)
