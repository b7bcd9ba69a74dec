"""Which server plays which table: rows that say so, and the statements that change them.

A server is there until a time by the database's clock, which it puts off again and again; a lease counts as long as
its server is there. Each time a server takes a table the fence of the lease grows, and what is stored of the table
quotes it: whoever was stopped for a while and goes on in the belief that the table is still theirs can store nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from psycopg import AsyncConnection

# A server that has not put it off for so long is not there any more.
SECONDS_OF_A_LEASE = 4.0
# Names of what servers tell each other: that tables are free, that a table was deleted, and about questions to bots.
FREE, ASKED, ANSWERED = "sietch_free", "sietch_asked", "sietch_answered"

CLOCK = "extract(epoch FROM clock_timestamp())"
THERE = f"SELECT 1 FROM servers s WHERE s.id = leases.server AND s.until > {CLOCK}"
# What the database has never given out before.
NUMBER = "pg_current_xact_id()::text::bigint"


class Lost(Exception):
    """This server was not heard of for too long: its tables are not its own any more."""


class Mine(NamedTuple):
    """The table is this server's, under a fence."""

    fence: int


class Elsewhere(NamedTuple):
    """The table is another server's."""

    server: str
    address: str


Owner = Mine | Elsewhere | None


async def come(line: AsyncConnection[Any], server: str, address: str) -> None:
    """A server is there from now on. Those that have long gone and have no table are forgotten."""
    await line.execute(
        f"INSERT INTO servers (id, address, until) VALUES (%s, %s, {CLOCK} + %s)", (server, address, SECONDS_OF_A_LEASE)
    )
    await line.execute(
        f"DELETE FROM servers WHERE until < {CLOCK} - 60 "
        "AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.server = servers.id)"
    )


async def stay(line: AsyncConnection[Any], server: str) -> dict[str, str]:
    """A server is still there: the addresses of all that are. Lost if the others had to think that it is not."""
    stayed = await line.execute(
        f"UPDATE servers SET until = {CLOCK} + %s WHERE id = %s AND until > {CLOCK}", (SECONDS_OF_A_LEASE, server)
    )
    if stayed.rowcount != 1:
        raise Lost
    found = await line.execute(f"SELECT id, address FROM servers WHERE until > {CLOCK}")
    return dict(await found.fetchall())


async def go(line: AsyncConnection[Any], server: str) -> None:
    """A server ends: its tables are free."""
    await line.execute("DELETE FROM servers WHERE id = %s", (server,))
    await line.execute("SELECT pg_notify(%s, %s)", (FREE, server))


async def owner_of(line: AsyncConnection[Any], server: str, table_id: str) -> Owner:
    """Whose a table or lobby is. One that is nobody's is this server's from now on; None where there is none.

    Lost if this server is itself not there any more.
    """
    looked = await line.execute(
        f"SELECT l.fence, s.id, s.address FROM leases l JOIN servers s ON s.id = l.server AND s.until > {CLOCK} "
        "WHERE l.table_id = %s",
        (table_id,),
    )
    found = await looked.fetchone()
    if found is None:
        return await _take(line, server, table_id)
    return Mine(found[0]) if found[1] == server else Elsewhere(found[1], found[2])


async def _take(line: AsyncConnection[Any], server: str, table_id: str) -> Owner:
    async with line.transaction():
        looked = await line.execute("SELECT server, fence FROM leases WHERE table_id = %s FOR UPDATE", (table_id,))
        lease = await looked.fetchone()
        if lease is not None:
            # Where its owner puts its end off in this moment, that is waited for.
            held = await line.execute(
                f"SELECT address, until > {CLOCK} FROM servers WHERE id = %s FOR UPDATE", (lease[0],)
            )
            row = await held.fetchone()
            if row is not None and row[1]:
                return Mine(lease[1]) if lease[0] == server else Elsewhere(lease[0], row[0])
        here = await line.execute(f"SELECT 1 FROM servers WHERE id = %s AND until > {CLOCK} FOR SHARE", (server,))
        if await here.fetchone() is None:
            raise Lost
        if lease is not None:
            taken = await line.execute(
                f"UPDATE leases SET server = %s, fence = greatest(fence + 1, {NUMBER}) WHERE table_id = %s "
                "RETURNING fence",
                (server, table_id),
            )
        else:
            taken = await line.execute(
                f"INSERT INTO leases (table_id, server, fence) SELECT %(id)s::text, %(server)s::text, {NUMBER} "
                "WHERE EXISTS (SELECT 1 FROM tables WHERE id = %(id)s::text) "
                "OR EXISTS (SELECT 1 FROM lobbies WHERE id = %(id)s::text) "
                "ON CONFLICT DO NOTHING RETURNING fence",
                {"id": table_id, "server": server},
            )
        got = await taken.fetchone()
    if got is not None:
        return Mine(got[0])
    # There is none, or another was quicker.
    looked = await line.execute(
        "SELECT l.server, s.address FROM leases l JOIN servers s ON s.id = l.server WHERE l.table_id = %s", (table_id,)
    )
    other = await looked.fetchone()
    return Elsewhere(*other) if other is not None else None


async def is_held(line: AsyncConnection[Any], server: str, table_id: str, fence: int) -> bool:
    """Whether a table is still a server's as it was."""
    looked = await line.execute(
        "SELECT 1 FROM leases WHERE table_id = %s AND server = %s AND fence = %s", (table_id, server, fence)
    )
    return await looked.fetchone() is not None


async def free(line: AsyncConnection[Any], server: str, table_ids: Sequence[str]) -> None:
    """A server needs some tables no longer."""
    await line.execute("DELETE FROM leases WHERE server = %s AND table_id = ANY(%s)", (server, list(table_ids)))


async def left_behind(line: AsyncConnection[Any], most: int) -> list[str]:
    """Tables of servers that are not there any more, some of them; not those that another takes in this moment."""
    found = await line.execute(
        f"SELECT table_id FROM leases WHERE NOT EXISTS ({THERE}) ORDER BY random() LIMIT %s FOR UPDATE SKIP LOCKED",
        (most,),
    )
    return [row[0] for row in await found.fetchall()]


async def held_by_all(line: AsyncConnection[Any]) -> set[str]:
    """The tables that some server has."""
    found = await line.execute(f"SELECT table_id FROM leases WHERE EXISTS ({THERE})")
    return {row[0] for row in await found.fetchall()}
