"""What people say at a table, as rows: the last lines are kept, and a count tells other servers that there is news."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from sietch.table.storage.layout import chats, tables
from sietch.table.storage.opening import StorageError

# So many lines of a table are kept.
MOST_LINES = 300


class Line(msgspec.Struct, frozen=True):
    """reactions: by sign, the seats that gave it."""

    number: int
    seat: int
    at: float
    text: str
    reactions: dict[str, list[int]] = {}


class StoredChat(msgspec.Struct, frozen=True):
    """mode: who hears what is said. count: how often anything of it has changed."""

    mode: str
    count: int
    lines: list[Line]


_decode_reactions = msgspec.json.Decoder(dict[str, list[int]]).decode


def read_chat(connection: Connection, table_id: str) -> StoredChat:
    head = connection.execute(select(tables.c.chat, tables.c.chatted).where(tables.c.id == table_id)).first()
    if head is None:
        return StoredChat("off", 0, [])
    rows = connection.execute(select(chats).where(chats.c.table_id == table_id).order_by(chats.c.number)).mappings()
    return StoredChat(head.chat, head.chatted, [_line(row) for row in rows])


def say(connection: Connection, table_id: str, seat: int, text: str) -> tuple[int, Line]:
    """A new line, and how often anything has changed by now."""
    count = _count(connection, table_id)
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == table_id)).scalar()
    line = Line(0 if last is None else last + 1, seat, time.time(), text)
    row = {"number": line.number, "seat": seat, "at": line.at, "text": text, "reactions": "{}"}
    connection.execute(insert(chats).values(table_id=table_id, **row))
    old = (chats.c.table_id == table_id) & (chats.c.number <= line.number - MOST_LINES)
    connection.execute(delete(chats).where(old))
    return count, line


def react(
    connection: Connection, table_id: str, number: int, seat: int, sign: str, on: bool
) -> tuple[int, Line] | None:
    """A seat gives a sign to a line, or takes it back; None if there is no such line."""
    count = _count(connection, table_id)
    here = (chats.c.table_id == table_id) & (chats.c.number == number)
    found = connection.execute(select(chats).where(here)).mappings().first()
    if found is None:
        return None
    line = _line(found)
    given = [each for each in line.reactions.get(sign, []) if each != seat] + [seat] * on
    reactions = {name: seats for name, seats in {**line.reactions, sign: given}.items() if seats}
    connection.execute(update(chats).where(here).values(reactions=msgspec.json.encode(reactions).decode()))
    return count, msgspec.structs.replace(line, reactions=reactions)


def set_mode(connection: Connection, table_id: str, mode: str) -> int:
    count = _count(connection, table_id)
    connection.execute(update(tables).where(tables.c.id == table_id).values(chat=mode))
    return count


def counts(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """How often the chats of tables have changed."""
    rows = connection.execute(select(tables.c.id, tables.c.chatted).where(tables.c.id.in_(table_ids)))
    return {row.id: row.chatted for row in rows}


def _count(connection: Connection, table_id: str) -> int:
    """Nobody else changes the chat of the table until the transaction ends."""
    here = tables.c.id == table_id
    if connection.execute(update(tables).where(here).values(chatted=tables.c.chatted + 1)).rowcount != 1:
        raise StorageError("the table is gone")
    count: int = connection.execute(select(tables.c.chatted).where(here)).scalar_one()
    return count


def _line(row: object) -> Line:
    found: dict[str, object] = dict(row)  # type: ignore[call-overload]
    return Line(found["number"], found["seat"], found["at"], found["text"], _decode_reactions(found["reactions"]))  # type: ignore[arg-type]
