"""Which tables this server has: it takes up those that a server has left behind, and gives back what nobody needs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sietch.table.cluster.leases import Mine
from sietch.table.cluster.lending import Lending
from sietch.table.cluster.member import Member
from sietch.table.cluster.sharing import Sharing, tidy
from sietch.table.connections import Patient
from sietch.table.lobby.lobbies import Lobbies
from sietch.table.rates import Allowances
from sietch.table.storage import StorageError
from sietch.table.tables import Tables

SECONDS_BETWEEN_LOOKS = 0.5
# Tables of a server that has gone are taken up a few at a time: those at which somebody is come first by themselves.
TAKEN_UP_AT_ONCE = 4
# A table that is neither in memory nor looked at has so long until it is given back.
SECONDS_TO_KEEP = 60.0
# A table that has just moved here stays for so long at least.
SECONDS_TO_SETTLE = 10.0
# At the end: what has been begun has so long.
SECONDS_TO_FINISH = 3.0

log = logging.getLogger(__name__)


class Keeping:
    def __init__(self, member: Member, tables: Tables, lobbies: Lobbies, allowances: Allowances) -> None:
        self.member = member
        self.tables = tables
        self.lobbies = lobbies
        self._task: asyncio.Task[None] | None = None
        self.sharing = Sharing(member, allowances)
        self.lending = Lending(member, tables.thinkers)
        member.let_go = self._let_go
        member.beaten.append(self._know_peers)
        member.moves = self.moves

    async def start(self) -> None:
        await self.member.start()
        self.sharing.start()
        self.lending.start()
        self._task = asyncio.get_running_loop().create_task(self._keep())

    def _let_go(self) -> None:
        self.tables.let_go()
        self.lobbies.let_go()

    def _know_peers(self) -> None:
        """The other servers bring others, and keep their own count."""
        Patient.friends = {address.rpartition(":")[0].strip("[]") for address in self.member.peers.values()}

    async def _keep(self) -> None:
        given_back = time.monotonic()
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                for table_id in await self.member.left_behind(TAKEN_UP_AT_ONCE):
                    await self._take_up(table_id)
                if time.monotonic() - given_back > SECONDS_TO_KEEP / 4:
                    given_back = time.monotonic()
                    await self.member.free(self._unneeded())
                    await self.member.do(tidy)
            except StorageError:
                pass  # the storage says so
            except Exception:
                log.exception("tables of another server cannot be taken up")

    async def _take_up(self, table_id: str) -> None:
        if not isinstance(await self.member.owner(table_id), Mine) or self.lobbies.is_needed(table_id):
            return
        self.member.untouched.add(table_id)
        if not await self.tables.resume(table_id) and not self.lobbies.is_needed(table_id):
            await self.member.free([table_id])

    def _unneeded(self) -> list[str]:
        return [
            table_id
            for table_id in self.member.held(SECONDS_TO_KEEP)
            if not self.tables.is_needed(table_id) and not self.lobbies.is_needed(table_id)
        ]

    async def moves(self, table_id: str) -> bool:
        """Whether a table moves to a server at which somebody comes to sit down: nobody is there, and it did not move
        a moment ago. So it comes to be where its people are sent."""
        settled = self.member.is_settled(table_id, SECONDS_TO_SETTLE)
        if not settled or not self.tables.is_free(table_id) or self.lobbies.is_needed(table_id):
            return False
        self.tables.part_with(table_id)
        await self.member.free([table_id])
        return True

    async def drain(self) -> None:
        """The server ends: what was begun is finished, and others have the tables at once."""
        self.member.draining = True
        self.sharing.close()
        await self.lending.close()
        if self._task is not None:
            self._task.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.tables.finished(), SECONDS_TO_FINISH)
        self._let_go()
        await self.member.leave()
