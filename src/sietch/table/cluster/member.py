"""This server as one of several: which tables are its own, for how long that is certain, and what it does when not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sietch.table.cluster import leases
from sietch.table.cluster.leases import SECONDS_OF_A_LEASE, Elsewhere, Lost, Mine, Owner
from sietch.table.cluster.lines import Line
from sietch.table.storage import Storage, StorageError

if TYPE_CHECKING:
    from psycopg import AsyncConnection

R = TypeVar("R")

# How often it says that it is still there, and how long that may take.
SECONDS_BETWEEN_BEATS = 0.6
SECONDS_FOR_A_BEAT = 1.5
SECONDS_BETWEEN_LOOKS = 0.1
# Where another server has a table is remembered for so long, unless it says otherwise itself.
SECONDS_TO_REMEMBER = 2.0
MOST_REMEMBERED = 4096

log = logging.getLogger(__name__)


class Member:
    """address: where the other servers reach this one, as HOST:PORT. secret: what shows them that one of them asks.

    let_go: told when its tables are not certain to be its own any more. gone: told which other servers are there no
    more. moves: asked whether a table goes to another server at which somebody wants to sit down.
    """

    def __init__(self, storage: Storage, address: str, secret: str) -> None:
        self.storage = storage
        self.address = address
        self.secret = secret
        self.id = ""
        self.peers: dict[str, str] = {}
        self.let_go: Callable[[], None] = lambda: None
        self.gone: list[Callable[[set[str]], None]] = []
        self.beaten: list[Callable[[], None]] = []
        self.moves: Callable[[str], Awaitable[bool]] | None = None
        self.draining = False
        self.untouched: set[str] = set()  # the tables to which nobody has come here yet
        self._held: dict[str, int] = {}
        self._taken: dict[str, float] = {}
        self._certain_until = 0.0
        self._remembered: dict[str, tuple[Elsewhere, float]] = {}
        self._asking: dict[str, asyncio.Task[Owner]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        storage.fences = self.fence

    # ---- being there

    async def start(self) -> None:
        self._beating = Line(self.storage.engine)
        self._line = Line(self.storage.engine)
        with contextlib.suppress(StorageError, Lost):
            await self._beat()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._keep_beating()), loop.create_task(self._watch())]

    @property
    def certain(self) -> bool:
        """Whether no other server can have taken what is this one's."""
        return time.monotonic() < self._certain_until

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_BEATS if self.certain else SECONDS_BETWEEN_LOOKS)
            try:
                await self._beat()
            except Lost:
                self._lose()
            except StorageError:
                pass  # the storage says so, and where it lasts the tables are let go
            except Exception:
                log.exception("the server cannot say that it is still there")

    async def _beat(self) -> None:
        began = time.monotonic()
        if not self.id:
            new = secrets.token_hex(8)
            await self._beating.do(partial(leases.come, server=new, address=self.address), SECONDS_FOR_A_BEAT)
            self.id = new
        mine = self.id
        there = await self._beating.do(partial(leases.stay, server=mine), SECONDS_FOR_A_BEAT)
        if self.id != mine:
            return
        self._certain_until = began + SECONDS_OF_A_LEASE
        gone, self.peers = set(self.peers) - set(there), there
        if gone:
            self._remembered = {id: known for id, known in self._remembered.items() if known[0].server not in gone}
            for tell in self.gone:
                tell(gone)
        for beaten in self.beaten:
            beaten()

    async def _watch(self) -> None:
        """What is not certain any more is let go, even if the database does not answer."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if self.id and not self.certain:
                self._lose()

    def _lose(self) -> None:
        """Begin anew, as another server: what was this one's is whose it may be."""
        if self._held:
            log.warning("the server was not heard of for too long: it lets %d tables go", len(self._held))
        self.id = ""
        self._certain_until = 0.0
        self._held.clear()
        self._taken.clear()
        self.untouched.clear()
        self._remembered.clear()
        self._beating.break_off()
        self.let_go()

    async def leave(self) -> None:
        """The server ends: others may have its tables at once. What it does from now on it does for nobody."""
        mine, self.id = self.id, ""
        self.draining = True
        for task in self._tasks:
            task.cancel()
        self._certain_until = 0.0
        self._held.clear()
        if mine:
            with contextlib.suppress(StorageError):
                await self._line.do(partial(leases.go, server=mine))
        await self._beating.close()
        await self._line.close()

    # ---- tables

    def fence(self, table_id: str) -> int | None:
        """The number of the lease under which a table is this server's; None where that is not certain."""
        return self._held.get(table_id) if self.certain else None

    def holds(self, table_id: str) -> bool:
        return self.fence(table_id) is not None

    def held(self, seconds: float = 0.0) -> list[str]:
        """The tables that have been this server's for so long."""
        since = time.monotonic() - seconds
        return [table_id for table_id, taken in self._taken.items() if taken <= since]

    def come_to(self, table_id: str) -> None:
        """Somebody sits down at a table here."""
        self.untouched.discard(table_id)
        if table_id in self._taken:
            self._taken[table_id] = time.monotonic()

    def is_settled(self, table_id: str, seconds: float) -> bool:
        """Whether nobody has come to a table yet, or not for so long."""
        taken = self._taken.get(table_id)
        return table_id in self.untouched or (taken is not None and taken <= time.monotonic() - seconds)

    async def owner(self, table_id: str) -> Owner:
        """Whose a table is; this server's, if it was nobody's. None where there is no such table.

        StorageError if that cannot be told now.
        """
        fence = self.fence(table_id)
        if fence is not None:
            return Mine(fence)
        known = self._remembered.get(table_id)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        task = self._asking.get(table_id)
        if task is None:
            task = self._asking[table_id] = asyncio.get_running_loop().create_task(self._ask(table_id))
            task.add_done_callback(lambda _: self._asking.pop(table_id, None))
        return await asyncio.shield(task)

    async def _ask(self, table_id: str) -> Owner:
        mine = self.id
        if not mine or not self.certain or self.draining:
            raise StorageError("this server is not one of several at the moment; try once more")
        try:
            found = await self._line.do(partial(leases.owner_of, server=mine, table_id=table_id))
        except Lost:
            self._lose()
            raise StorageError("this server was not heard of for too long; try once more") from None
        if self.id != mine:
            raise StorageError("this server was not heard of for too long; try once more")
        if isinstance(found, Mine):
            self._held[table_id] = found.fence
            self._taken[table_id] = time.monotonic()
        elif found is not None:
            self._remembered[table_id] = (found, time.monotonic() + SECONDS_TO_REMEMBER)
            if len(self._remembered) > MOST_REMEMBERED:
                del self._remembered[next(iter(self._remembered))]
        return found

    def forget_owner(self, table_id: str) -> None:
        """Another server does not have a table after all."""
        self._remembered.pop(table_id, None)

    async def do(self, work: Callable[[AsyncConnection[Any]], Awaitable[R]]) -> R:
        """Do something small with the database; StorageError if that is not possible now."""
        return await self._line.do(work)

    async def check(self, table_id: str) -> bool:
        """Whether a table is still this server's, as the database says."""
        fence, mine = self.fence(table_id), self.id
        if fence is None:
            return False
        if await self._line.do(partial(leases.is_held, server=mine, table_id=table_id, fence=fence)):
            return True
        if self._held.get(table_id) == fence:
            self._held.pop(table_id)
            self._taken.pop(table_id, None)
        return False

    async def free(self, table_ids: Sequence[str]) -> None:
        """Tables that are not needed here any more may be anybody's."""
        mine = self.id
        for table_id in table_ids:
            self._held.pop(table_id, None)
            self._taken.pop(table_id, None)
            self.untouched.discard(table_id)
        if mine and table_ids:
            await self._line.do(partial(leases.free, server=mine, table_ids=table_ids))

    async def left_behind(self, most: int) -> list[str]:
        """Some tables whose server is not there any more."""
        if not self.certain or self.draining:
            return []
        return await self._line.do(partial(leases.left_behind, most=most))

    async def held_by_all(self) -> set[str]:
        """The tables that any of the servers has."""
        return await self._line.do(leases.held_by_all)
