"""Lobbies as rows: the state of each is a text, and a change counts only if nobody else has made one meanwhile."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from sietch.table.storage.kept import Conflict
from sietch.table.storage.layout import lobbies, persons


def put_lobby(connection: Connection, lobby_id: str, lobby: str) -> None:
    connection.execute(insert(lobbies).values(id=lobby_id, revision=0, changed=time.time(), lobby=lobby))


def read_lobby(connection: Connection, lobby_id: str) -> tuple[int, str] | None:
    """Its revision and its state; None if there is none, or its table has begun."""
    found = connection.execute(select(lobbies.c.revision, lobbies.c.lobby).where(lobbies.c.id == lobby_id)).first()
    return (found.revision, found.lobby) if found is not None else None


def change_lobby(connection: Connection, lobby_id: str, revision: int, lobby: str) -> None:
    """revision: the one that was changed."""
    same = (lobbies.c.id == lobby_id) & (lobbies.c.revision == revision)
    new = {"revision": revision + 1, "changed": time.time(), "lobby": lobby}
    if connection.execute(update(lobbies).where(same).values(**new)).rowcount != 1:
        raise Conflict(f"the lobby {lobby_id} was changed by somebody else")


def end_lobby(connection: Connection, lobby_id: str, revision: int) -> None:
    """Its table begins in the same transaction."""
    same = (lobbies.c.id == lobby_id) & (lobbies.c.revision == revision)
    if connection.execute(delete(lobbies).where(same)).rowcount != 1:
        raise Conflict(f"the lobby {lobby_id} was changed by somebody else")


def revisions(connection: Connection, lobby_ids: Sequence[str]) -> dict[str, int]:
    """Those of lobbies that are still there."""
    rows = connection.execute(select(lobbies.c.id, lobbies.c.revision).where(lobbies.c.id.in_(lobby_ids)))
    return {row.id: row.revision for row in rows}


def delete_lobbies(connection: Connection, since: float) -> int:
    """Forget those to which nothing has happened since a time; how many there were."""
    old = list(connection.execute(select(lobbies.c.id).where(lobbies.c.changed < since)).scalars())
    gone = 0
    for lobby_id in old:
        still = (lobbies.c.id == lobby_id) & (lobbies.c.changed < since)
        if connection.execute(delete(lobbies).where(still)).rowcount:
            connection.execute(delete(persons).where(persons.c.table_id == lobby_id))
            gone += 1
    return gone
