"""Where notices may be sent: browsers name the address of their push service, and so could anybody.

It must be on https and in the open network: otherwise strangers could let the server call what only it can reach. The
name is looked up once for each message and what was found is what is called, so nothing else can be meant by it then.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from typing import NamedTuple
from urllib.parse import urlsplit

SECONDS_TO_SEND = 10.0
HTTPS = 443


class BadEndpoint(ValueError):
    """An address to which nothing is sent."""


class Endpoint(NamedTuple):
    host: str
    port: int
    path: str
    secure: bool


def endpoint_of(address: str, inside: bool = False) -> Endpoint:
    """The parts of an address. inside: also without https and at any port."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadEndpoint("it is no address") from error
    if not address.isascii() or any(letter.isspace() for letter in address) or not parts.hostname:
        raise BadEndpoint("it is no address")
    if parts.username is not None or parts.password is not None:
        raise BadEndpoint("it has a name or a password in it")
    secure = parts.scheme == "https"
    if not inside and (not secure or port not in (None, HTTPS)):
        raise BadEndpoint("it is not on https")
    if parts.scheme not in ("http", "https"):
        raise BadEndpoint("it is not on https")
    if not inside:
        _refuse_inner_number(parts.hostname)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(parts.hostname, port or (HTTPS if secure else 80), path, secure)


def _refuse_inner_number(host: str) -> None:
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        if host == "localhost" or "." not in host:
            raise BadEndpoint("it is not in the open network") from None
        return
    if not is_open(str(number)):
        raise BadEndpoint("it is not in the open network")


def is_open(number: str) -> bool:
    """Whether an address is one of the open network, however it is written."""
    found = ipaddress.ip_address(number.partition("%")[0])
    inner = [found]
    if isinstance(found, ipaddress.IPv6Address):
        inner += [each for each in (found.ipv4_mapped, found.sixtofour, *(found.teredo or ())) if each is not None]
        if found in ipaddress.ip_network("64:ff9b::/96"):  # an address of IPv4, as some networks translate it
            inner.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
    return all(each.is_global and not each.is_multicast for each in inner)


def reach(endpoint: Endpoint, inside: bool = False) -> str:
    """The number at which an endpoint is called; BadEndpoint if any that it has is not in the open network."""
    try:
        found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise OSError(f"{endpoint.host} is not found") from error
    numbers = [str(each[4][0]) for each in found]
    if not inside and not all(map(is_open, numbers)):
        raise BadEndpoint("it is not in the open network")
    return numbers[0]


def post(endpoint: Endpoint, headers: dict[str, str], body: bytes, inside: bool = False) -> int:
    """Send a message; gives the status of the answer. It is led nowhere else. OSError if nobody answers."""
    line = socket.create_connection((reach(endpoint, inside), endpoint.port), SECONDS_TO_SEND)
    try:
        if endpoint.secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=endpoint.host)
        connection = http.client.HTTPConnection(endpoint.host, endpoint.port, timeout=SECONDS_TO_SEND)
        connection.sock = line
        connection.request("POST", endpoint.path, body, headers)
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(f"{endpoint.host} does not answer as it should") from error
    finally:
        line.close()
