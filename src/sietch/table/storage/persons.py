"""Whose seats are whose, as rows: of a person only the hash of their key is stored."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from sietch.table.storage.kept import Link
from sietch.table.storage.layout import answers, links, lobbies, persons, positions, results, seats, tables

HOST, SEAT = "host", "seat"
# So many tables of a person are told, those of last first.
MOST_TOLD = 60


class Sits(NamedTuple):
    """A person has a seat. person: the hash of their key. origin: the table for which their token was made."""

    table_id: str
    person: str
    seat: int
    role: str
    origin: str


class SeatAt(msgspec.Struct):
    """A seat of a person, and how far its table has come. turn: the seat that decides, None if that is not known.

    lobby: its state, where the table has not begun.
    """

    table_id: str
    seat: int
    role: str
    origin: str
    game: str
    names: list[str]
    bots: list[str]
    over: bool
    turn: int | None
    at: float
    lobby: str = ""


class _Named(msgspec.Struct):
    names: list[str] = []


_decode_named = msgspec.json.Decoder(_Named).decode


def seat_person(connection: Connection, sits: Sits) -> None:
    connection.execute(insert(persons).values(**sits._asdict(), at=time.time()))


def sits_at(connection: Connection, table_id: str, person: str) -> Sits | None:
    """The seat that a person has at a table."""
    found = connection.execute(
        select(persons).where(persons.c.table_id == table_id, persons.c.person == person)
    ).mappings().first()  # fmt: skip
    return Sits(**{name: found[name] for name in Sits._fields}) if found is not None else None


def get_up(connection: Connection, table_id: str, seat: int, person: str = "") -> None:
    """Nobody has the seat any more; nor has a person any other."""
    theirs = (persons.c.seat == seat) | (persons.c.person == person)
    connection.execute(delete(persons).where(persons.c.table_id == table_id, persons.c.role == SEAT, theirs))


def forget_table(connection: Connection, table_id: str, person: str) -> None:
    connection.execute(delete(persons).where(persons.c.table_id == table_id, persons.c.person == person))


def move_host(connection: Connection, table_id: str, seat: int) -> None:
    """The host sits elsewhere, or (-1) only watches."""
    hosts = (persons.c.table_id == table_id) & (persons.c.role == HOST)
    connection.execute(update(persons).where(hosts).values(seat=seat))


def follow(connection: Connection, table_id: str, rematch: str) -> None:
    """Whoever had seats at a table has them at its rematch."""
    found = connection.execute(select(persons).where(persons.c.table_id == table_id)).mappings().all()
    if found:
        connection.execute(insert(persons), [{**row, "table_id": rematch, "at": time.time()} for row in found])


def add_link(connection: Connection, table_id: str, link: Link) -> None:
    """A further token for a seat, if it is not there yet."""
    there = select(links.c.token).where(links.c.table_id == table_id, links.c.token == link.token)
    if connection.execute(there).first() is None:
        connection.execute(insert(links).values(table_id=table_id, token=link.token, role=link.role, seat=link.seat))


def read_links(connection: Connection, table_id: str) -> list[Link]:
    rows = connection.execute(select(links).where(links.c.table_id == table_id)).mappings()
    return [Link(row["token"], row["role"], row["seat"]) for row in rows]


def seats_of(connection: Connection, person: str) -> list[SeatAt]:
    """The seats of a person, of the tables at which something happened last first."""
    mine = connection.execute(
        select(persons).where(persons.c.person == person).order_by(persons.c.at.desc()).limit(MOST_TOLD)
    ).mappings()
    found = mine.all()
    ids = [row["table_id"] for row in found]
    begun = _begun(connection, ids)
    waiting = {id: (lobby, changed) for id, lobby, changed in connection.execute(
        select(lobbies.c.id, lobbies.c.lobby, lobbies.c.changed).where(lobbies.c.id.in_(ids))
    )}  # fmt: skip
    told = []
    for row in found:
        id, seat, role, origin = row["table_id"], row["seat"], row["role"], row["origin"]
        if id in begun:
            game, names, bots, over, turn, at = begun[id]
            told.append(SeatAt(id, seat, role, origin, game, names, bots, over, turn, at))
        elif id in waiting:
            lobby, changed = waiting[id]
            told.append(SeatAt(id, seat, role, origin, "", [], [], False, None, changed, lobby))
    return sorted(told, key=lambda each: -each.at)


def _begun(
    connection: Connection, ids: Sequence[str]
) -> dict[str, tuple[str, list[str], list[str], bool, int | None, float]]:
    last = (
        select(answers.c.table_id, func.max(answers.c.number).label("number"), func.max(answers.c.at).label("at"))
        .where(answers.c.table_id.in_(ids))
        .group_by(answers.c.table_id)
        .subquery()
    )
    rows = connection.execute(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.setup,
            last.c.number,
            last.c.at,
            positions.c.turn,
            positions.c.number.label("position"),
            results.c.table_id.label("result"),
        )
        .join(last, last.c.table_id == tables.c.id)
        .outerjoin(positions, positions.c.table_id == tables.c.id)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .where(tables.c.id.in_(ids))
    ).mappings()
    sitting: dict[str, list[str]] = {}
    for id, bot in connection.execute(
        select(seats.c.table_id, seats.c.bot).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    ):
        sitting.setdefault(id, []).append(bot)
    return {
        row["id"]: (
            row["game"],
            _decode_named(row["setup"]).names,
            sitting.get(row["id"], []),
            row["result"] is not None,
            row["turn"] if row["position"] == row["number"] else None,
            row["at"],
        )
        for row in rows
    }
