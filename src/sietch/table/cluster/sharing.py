"""What an address may do it may do at all servers together: each tells the others every second what was taken there.

Until it is told, an address may have as much at each of them; what it had too much of is missing afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from sietch.table.addresses import is_local
from sietch.table.cluster.leases import CLOCK
from sietch.table.cluster.member import Member
from sietch.table.rates import Allowances, Rate, Rates
from sietch.table.storage import StorageError

if TYPE_CHECKING:
    from psycopg import AsyncConnection

SECONDS_BETWEEN_SUMS = 1.0

log = logging.getLogger(__name__)


class Sharing:
    def __init__(self, member: Member, allowances: Allowances) -> None:
        self.member = member
        self.sockets = allowances.sockets
        self.rates: dict[str, Rates] = {
            "requests": allowances.asking,
            "tables": allowances.opening,
            "kept": allowances.keeping,
        }
        for rates in self.rates.values():
            rates.spent = {}
        self._told: dict[str, int] = {}  # the sockets that the others know of
        self._as = ""  # and as which server they know it
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._share())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _share(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SUMS)
            try:
                for kind, rates in self.rates.items():
                    await self._share_rate(kind, rates)
                await self._share_sockets()
            except StorageError:
                pass  # the storage says so, and what was taken is told later
            except Exception:
                log.exception("what addresses may do cannot be shared")

    async def _share_rate(self, kind: str, rates: Rates) -> None:
        spent = rates.spent
        if not spent or not self.member.certain:
            return
        rates.spent = {}
        try:
            left = await self.member.do(partial(spend, kind=kind, spent=spent, rate=rates.rate))
        except StorageError:
            for owner, amount in spent.items():
                rates.spent[owner] = rates.spent.get(owner, 0.0) + amount
            raise
        for owner, remaining in left.items():
            bucket = rates.buckets.get(owner)
            if bucket is not None:
                bucket.left = min(bucket.left, remaining - rates.spent.get(owner, 0.0))

    async def _share_sockets(self) -> None:
        server = self.member.id
        if not self.member.certain:
            return
        if server != self._as:
            self._as, self._told = server, {}
        held = {owner: n for owner, n in self.sockets.held.items() if not is_local(owner)}
        if not held and not self._told:
            self.sockets.elsewhere = {}
            return
        new = {owner: held.get(owner, 0) for owner in {*held, *self._told}}
        changed = {owner: n for owner, n in new.items() if self._told.get(owner) != n}
        self.sockets.elsewhere = await self.member.do(
            partial(count_sockets, server=server, changed=changed, owners=list(held))
        )
        self._told = held


async def spend(line: AsyncConnection[Any], kind: str, spent: dict[str, float], rate: Rate) -> dict[str, float]:
    """What is left for some addresses at all servers, after what they have taken at this one."""
    done = await line.execute(
        "INSERT INTO allowances (kind, address, remaining, at) "
        f"SELECT %(kind)s::text, address, %(most)s::float8 - spent, {CLOCK} "
        "FROM unnest(%(owners)s::text[], %(spent)s::float8[]) AS new (address, spent) ORDER BY address "
        "ON CONFLICT (kind, address) DO UPDATE SET at = excluded.at, remaining = "
        "least(%(most)s::float8, allowances.remaining + (excluded.at - allowances.at) * %(rate)s::float8) "
        "- (%(most)s::float8 - excluded.remaining) RETURNING address, remaining",
        {
            "kind": kind,
            "most": float(rate.at_once),
            "rate": rate.per_second,
            "owners": list(spent),
            "spent": list(spent.values()),
        },
    )
    return dict(await done.fetchall())


async def count_sockets(
    line: AsyncConnection[Any], server: str, changed: dict[str, int], owners: list[str]
) -> dict[str, int]:
    """How many sockets some addresses have at the other servers."""
    if changed:
        await line.execute(
            "INSERT INTO allowances (kind, address, remaining, at) "
            f"SELECT %s::text, address, held, {CLOCK} FROM unnest(%s::text[], %s::float8[]) AS new (address, held) "
            "ON CONFLICT (kind, address) DO UPDATE SET remaining = excluded.remaining, at = excluded.at",
            (server, list(changed), [float(n) for n in changed.values()]),
        )
    found = await line.execute(
        "SELECT a.address, sum(a.remaining)::int FROM allowances a "
        f"JOIN servers s ON s.id = a.kind AND s.until > {CLOCK} "
        "WHERE s.id <> %s AND a.address = ANY(%s) GROUP BY a.address",
        (server, owners),
    )
    return dict(await found.fetchall())


async def tidy(line: AsyncConnection[Any]) -> None:
    """Forget what nobody needs: allowances are full again after a day, and servers that have gone have no sockets."""
    await line.execute(
        f"DELETE FROM allowances WHERE at < {CLOCK} - 172800 "
        "OR length(kind) = 16 AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = allowances.kind)"
    )
