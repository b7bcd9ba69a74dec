"""The names by which the server is called. A page of somebody else whose name leads here (DNS rebinding) has the
browser of its reader ask for that name; a server that answers only to its own names cannot be used like this."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from sietch.table.addresses import is_local, peer_of

HOST_HEADER = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[^\s\[\]:/?#@]+))(?::\d{1,5})?", re.IGNORECASE)


def public_url(text: str) -> str:
    """Where others find the server, as it is written into links; ValueError if it is no such address."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise ValueError(f"{text} is no address: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise ValueError(f"{text} is no address like https://table.example.org")
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None:
        raise ValueError(f"{text} is more than a host: the table cannot live below a path")
    return f"{parts.scheme}://{parts.netloc}/"


class Hosts:
    """This machine's own names; the public ones if there are any, else the address that a connection was made to."""

    def __init__(self, public: Iterable[str] = (), own: Iterable[str] = ()) -> None:
        self.public = [public_url(each) for each in public]
        names = [str(urlsplit(each).hostname) for each in self.public] or list(own)
        self.names = {"localhost", *map(_plain, names)}

    def know(self, scope: Scope) -> bool:
        name = named(scope)
        if name in self.names or _is_loopback(name):
            return True
        return not self.public and name != "" and scope.get("server") is not None and name == _plain(scope["server"][0])


def named(scope: Scope) -> str:
    """The name that a request asks for, without the port, which a tunnel may change; empty if there is none."""
    found = [value for name, value in scope["headers"] if name == b"host"]
    match = HOST_HEADER.fullmatch(found[0].decode("latin-1")) if len(found) == 1 else None
    return _plain(match["six"] or match["name"]) if match is not None else ""


def asked_here(connection: HTTPConnection) -> bool:
    """Whether somebody at this machine asks for themselves; a proxy at this machine asks for others."""
    forwarded = any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    return not forwarded and is_local(peer_of(connection)) and is_local(named(connection.scope))


def _plain(name: str) -> str:
    """One way to write a name or a number."""
    try:
        return str(ipaddress.ip_address(name.partition("%")[0]))
    except ValueError:
        return name.lower().removesuffix(".")


def _is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
