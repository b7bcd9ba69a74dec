"""Browsers to which notices are pushed, and the notices that are out, as rows."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, delete, insert, select, text

from sietch.table.storage.layout import notices, persons, pushes, secrets

# Browsers of one person: with one more the oldest is forgotten.
MOST_BROWSERS = 8


class Subscribed(msgspec.Struct, frozen=True):
    """A browser. p256dh, auth: what a message for it is encrypted with. language: what its person reads."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def subscribe(connection: Connection, person: str, browser: Subscribed) -> None:
    """From now on a browser is told of the turns of a person, and of nobody else's."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == browser.endpoint))
    connection.execute(insert(pushes).values(**msgspec.structs.asdict(browser), person=person, at=time.time()))
    theirs = select(pushes.c.endpoint).where(pushes.c.person == person).order_by(pushes.c.at.desc())
    for old in connection.execute(theirs).scalars().all()[MOST_BROWSERS:]:
        connection.execute(delete(pushes).where(pushes.c.endpoint == old))


def unsubscribe(connection: Connection, endpoint: str, person: str | None = None) -> None:
    """person: only if it is theirs."""
    mine = pushes.c.endpoint == endpoint
    connection.execute(delete(pushes).where(mine if person is None else mine & (pushes.c.person == person)))


def give_notice(connection: Connection, table_id: str, seat: int, again: bool = False) -> list[Subscribed]:
    """The browsers that are to show that it is a seat's turn; none where a notice of it is out already, unless they are
    to show it again."""
    browsers = browsers_at(connection, table_id, seat)
    if not browsers:
        return []
    there = text("INSERT INTO notices (table_id, seat) VALUES (:table_id, :seat) ON CONFLICT DO NOTHING")
    new = connection.execute(there, {"table_id": table_id, "seat": seat}).rowcount == 1
    return browsers if new or again else []


def withdraw_notice(connection: Connection, table_id: str, seat: int) -> list[Subscribed]:
    """The browsers that may still show the notice of a turn that is past."""
    here = (notices.c.table_id == table_id) & (notices.c.seat == seat)
    if connection.execute(delete(notices).where(here)).rowcount != 1:
        return []
    return browsers_at(connection, table_id, seat)


def has_browsers(connection: Connection) -> bool:
    return connection.execute(select(pushes.c.endpoint).limit(1)).first() is not None


def browsers_at(connection: Connection, table_id: str, seat: int) -> list[Subscribed]:
    """The browsers of the persons who have a seat."""
    rows = connection.execute(
        select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.language)
        .join(persons, persons.c.person == pushes.c.person)
        .where(persons.c.table_id == table_id, persons.c.seat == seat)
        .order_by(pushes.c.at)
    )
    return [Subscribed(*row) for row in rows]


def secret_called(connection: Connection, name: str, fresh: str) -> str:
    """A secret of the server; the fresh one from now on if there is none yet."""
    there = text("INSERT INTO secrets (name, secret) VALUES (:name, :secret) ON CONFLICT DO NOTHING")
    connection.execute(there, {"name": name, "secret": fresh})
    found: str = connection.execute(select(secrets.c.secret).where(secrets.c.name == name)).scalar_one()
    return found
