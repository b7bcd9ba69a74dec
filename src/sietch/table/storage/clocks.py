"""The clock of a table as rows: how much time there is, whose is up, and which bots play until a person is back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, update

from sietch.table.storage.kept import Handed, Head, Lateness
from sietch.table.storage.layout import seats
from sietch.table.storage.rows import change_if_asked, change_if_same


def keep_lateness(connection: Connection, table_id: str, known: Head, lateness: Lateness | None) -> None:
    """Who was nudged and what is asked about them from now on, if the table is as it is known."""
    change_if_same(connection, table_id, known, {"lateness": None if lateness is None else _text(lateness)})


def keep_clock(connection: Connection, table_id: str, known: Head, clock: int, now: float) -> None:
    """So many seconds for each answer, from now on."""
    change_if_asked(connection, table_id, known, {"clock": clock, "since": now, "lateness": None})


def stand_in(connection: Connection, table_id: str, known: Head, handed: Sequence[Handed]) -> None:
    """A bot plays the seat of the last entry until its person is back, if the table is as it is known."""
    change_if_same(connection, table_id, known, _of(handed))
    _seat(connection, table_id, handed[-1], stand_in=True)


def come_back(connection: Connection, table_id: str, known: Head, handed: Sequence[Handed]) -> None:
    """The person of the last entry plays again, whatever the bot has answered meanwhile."""
    change_if_asked(connection, table_id, known, _of(handed))
    _seat(connection, table_id, handed[-1], stand_in=False)


def _of(handed: Sequence[Handed]) -> dict[str, Any]:
    """Whoever plays now has all of the time."""
    return {"lateness": None, "since": handed[-1].at, "handed": _text(handed)}


def _seat(connection: Connection, table_id: str, last: Handed, stand_in: bool) -> None:
    here = (seats.c.table_id == table_id) & (seats.c.seat == last.seat)
    connection.execute(update(seats).where(here).values(bot=last.bot, stand_in=stand_in))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
