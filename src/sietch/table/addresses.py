"""Addresses of the network: which are this machine's own, which are a proxy's, and which belong to one owner."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from starlette.requests import HTTPConnection

# Longer than any address is; what a proxy forwards need not be one.
LONGEST = 64


def is_local(host: str) -> bool:
    """Whether only this machine reaches the host; what is neither a number nor localhost may be anything."""
    try:
        # An address of one link has the name of the link behind a per cent sign.
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host == "localhost"
    return address.is_loopback or (address.version == 6 and address.is_link_local)


@lru_cache(maxsize=1024)
def is_among(address: str, networks: str) -> bool:
    """Whether an address belongs to one of some networks, which are written with commas between them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(network) for network in networks.split(",") if network)


def owner_of(address: str) -> str:
    """Whoever has one IPv6 address has its whole /64."""
    return _owner_of(address[:LONGEST])


@lru_cache(maxsize=4096)
def _owner_of(address: str) -> str:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def address_of(connection: HTTPConnection) -> str:
    """Who asks: the other end of the connection, or whom a known proxy names."""
    return connection.client.host if connection.client else ""


def peer_of(connection: HTTPConnection) -> str:
    """The other end of the connection itself, whatever it forwards; empty where nobody has noted it."""
    return str(connection.scope.get("state", {}).get("peer", ""))
