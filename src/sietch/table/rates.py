"""How much anyone may ask for: so many at once, then so many a second."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import NamedTuple

# Addresses that are remembered; the one that was quiet for longest is forgotten first.
MOST_ADDRESSES = 4096


class Rate(NamedTuple):
    at_once: int
    per_second: float


class Limits(NamedTuple):
    """What the server allows: messages on one connection; new tables and other requests from one address."""

    messages: Rate = Rate(40, 20.0)
    tables: Rate = Rate(30, 0.5)
    requests: Rate = Rate(240, 60.0)


class Bucket:
    """Filled at a rate, emptied by one for each thing taken."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.at_once)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.at_once, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        key = _network(address)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take()


def _network(address: str) -> str:
    """Whoever has one IPv6 address has its whole /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else address
