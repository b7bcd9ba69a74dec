"""How much anyone may ask for: so many at once, then so many a second."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from sietch.table import messages as m
from sietch.table.addresses import is_local, owner_of
from sietch.text import Words

# Addresses that are remembered; the one that was quiet for longest is forgotten first.
MOST_ADDRESSES = 4096


class Rate(NamedTuple):
    at_once: int
    per_second: float


DAY = 86_400.0
MEGABYTE = 1_000_000


def per_day(megabytes: float) -> Rate:
    """So many bytes at once, and as many again over a day."""
    size = int(megabytes * MEGABYTE)
    return Rate(size, size / DAY)


class Limits(NamedTuple):
    """What the server allows: messages on one connection; from one address new tables, other requests, sockets at
    once (this machine itself may have any number) and bytes that its tables and answers take in the database."""

    messages: Rate = Rate(40, 20.0)
    tables: Rate = Rate(30, 0.5)
    requests: Rate = Rate(240, 60.0)
    sockets: int = 200
    kept: Rate = per_day(100)


# About what they take in the database, in bytes: a table with its links; all that a bot will answer in a game, for
# nobody sends that; and an answer with what chance gave.
SIZE_OF_TABLE = 3000
SIZE_OF_BOT = 16_000
SIZE_OF_ANSWER = 250
# A person's own link to a seat; and a change of a lobby, which is written over the one before.
SIZE_OF_LINK = 400
SIZE_OF_CHANGE = 100
SIZE_OF_LINE = 700

KEPT_TOO_MUCH: Words = ("refused-kept-too-much", {})


def size_of_table(bots: Sequence[str]) -> int:
    """bots: that of each seat, empty for a person."""
    return SIZE_OF_TABLE + SIZE_OF_BOT * sum(bool(bot) for bot in bots)


def size_of_answer(answer: m.Answer | m.Answers) -> int:
    return SIZE_OF_ANSWER * (len(answer.keys) if isinstance(answer, m.Answers) else 1)


class Bucket:
    """Filled at a rate, emptied by what is taken."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.at_once)
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.at_once, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    async def wait(self) -> None:
        """Take one as soon as there is one."""
        while not self.take():
            await asyncio.sleep((1 - self.left) / self.rate.per_second)


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None  # what other servers have to be told of, where there are any

    def take(self, address: str, amount: float = 1) -> bool:
        key = owner_of(address)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        taken = bucket.take(amount)
        if taken and self.spent is not None:
            self.spent[key] = self.spent.get(key, 0.0) + amount
        return taken


class Places:
    """How many of something each address holds; this machine itself may hold any number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()
        self.elsewhere: dict[str, int] = {}  # at other servers

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Whether there was a place left; it is given back at the end."""
        owner = owner_of(address)
        if self.held[owner] + self.elsewhere.get(owner, 0) >= self.most and not is_local(address):
            yield False
            return
        self.held[owner] += 1
        try:
            yield True
        finally:
            self.held[owner] -= 1
            if not self.held[owner]:
                del self.held[owner]


class Allowances:
    """What every address may still do."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.asking = Rates(limits.requests)
        self.opening = Rates(limits.tables)
        self.keeping = Rates(limits.kept)
        self.sockets = Places(limits.sockets)
