"""Tables as rows: how what is kept is written, read, changed and deleted, in the transaction of a connection."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, text, update

from sietch.core.pledge import Pledge
from sietch.table.storage.kept import (
    Conflict,
    Head,
    Link,
    Position,
    Rematch,
    Result,
    StoredTable,
    decode_handed,
    decode_lateness,
    decode_result,
    decode_rewind,
)
from sietch.table.storage.layout import (
    answers,
    chats,
    leases,
    legends,
    links,
    notices,
    persons,
    positions,
    results,
    seats,
    tables,
)

# What is written for a number of rows and the mark of a value.
Statement = Callable[[int, str], str]

# Rows in one statement: each statement is a moment at which the writer may have to wait for its turn.
ROWS_AT_ONCE = 100


def put(connection: Connection, table: StoredTable, now: float | None = None) -> None:
    """A table that is not there yet, but for its position. now: when it is begun, if not in this moment."""
    now = time.time() if now is None else now
    connection.execute(
        insert(tables).values(
            id=table.id,
            game=table.game,
            rules=table.rules,
            setup=text_of(table.setup),
            seed=str(table.seed),
            created=now,
            rematch=table.rematch.id if table.rematch else None,
            undone=table.undone,
            clock=table.clock,
            pledge=str(table.pledge) if table.pledge else None,
            hints=table.hints,
        )
    )
    rows = [{"table_id": table.id, "token": x.token, "role": x.role, "seat": x.seat} for x in table.links]
    connection.execute(insert(links), rows)
    bots = [
        {
            "table_id": table.id,
            "seat": seat,
            "bot": bot,
            "person": seat in table.people,
            "stand_in": seat in table.stand_ins,
        }
        for seat, bot in enumerate(table.bots)
    ]
    connection.execute(insert(seats), bots)
    given = [
        {"table_id": table.id, "number": n, "entries": text_of(e), "at": now, "fingerprint": table.fingerprints.get(n)}
        for n, e in enumerate(table.entries)
    ]
    connection.execute(insert(answers), given)
    if table.result is not None:
        connection.execute(insert(results).values(result_row(table.id, table.result)))


def place(connection: Connection, given: Sequence[tuple[str, int, Position]], known: Collection[str] = ()) -> set[str]:
    """The last positions of tables; gives the names of their legends. known: those that are stored already."""
    rows = []
    for table_id, number, position in given:
        legend = legend_id(position.legend)
        if legend not in known:
            there = text("INSERT INTO legends (id, legend) VALUES (:id, :legend) ON CONFLICT DO NOTHING")
            connection.execute(there, {"id": legend, "legend": position.legend.decode()})
        rows.append((table_id, number, legend, position.save, position.turn))
    execute_rows(connection, placing, rows)
    return {row[2] for row in rows}


@lru_cache(64)
def legend_id(legend: bytes) -> str:
    return blake2b(legend, digest_size=16).hexdigest()


def read(connection: Connection, table_id: str) -> StoredTable | None:
    """A table with all that is kept of it."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    sitting = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings()
    at_seats = sitting.all()
    given = connection.execute(
        select(answers.c.number, answers.c.entries, answers.c.fingerprint, answers.c.at)
        .where(answers.c.table_id == table_id)
        .order_by(answers.c.number)
    ).all()
    last = connection.execute(
        select(positions.c.number, positions.c.position, positions.c.turn, legends.c.legend)
        .join(legends, legends.c.id == positions.c.legend)
        .where(positions.c.table_id == table_id)
    ).first()
    ended = connection.execute(select(results.c.result).where(results.c.table_id == table_id)).scalar()
    found = connection.execute(select(links).where(links.c.table_id == table_id)).mappings()
    return StoredTable(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        setup=msgspec.json.decode(row["setup"]),
        seed=int(row["seed"]),
        links=[Link(link["token"], link["role"], link["seat"]) for link in found],
        bots=[seat["bot"] for seat in at_seats],
        entries=[msgspec.json.decode(answer.entries) for answer in given],
        people=frozenset(seat["seat"] for seat in at_seats if seat["person"]),
        rematch=Rematch(row["rematch"]) if row["rematch"] else None,
        undone=row["undone"],
        fingerprints={answer.number: answer.fingerprint for answer in given if answer.fingerprint},
        position=Position(last.position, last.legend.encode(), last.turn) if last else None,
        at=last.number if last else -1,
        result=decode_result(ended) if ended else None,
        rewind=decode_rewind(row["rewind"]) if row["rewind"] else None,
        asked=row["asked"],
        clock=row["clock"],
        since=max(row["since"] or 0.0, given[-1].at if given else 0.0),
        lateness=decode_lateness(row["lateness"]) if row["lateness"] else None,
        stand_ins=frozenset(seat["seat"] for seat in at_seats if seat["stand_in"]),
        handed=tuple(decode_handed(row["handed"])) if row["handed"] else (),
        pledge=Pledge.read(row["pledge"]) if row["pledge"] else None,
        hints=row["hints"],
    )


def change_if_same(connection: Connection, table_id: str, known: Head, values: dict[str, Any]) -> None:
    """What people ask of each other from now on, if the table is as it is known."""
    _change(connection, (tables.c.id == table_id) & (tables.c.undone == known.undone), known, values)
    if heads_of(connection, [table_id])[table_id].answers != known.answers:
        raise Conflict("an answer was given meanwhile")


def change_if_asked(connection: Connection, table_id: str, known: Head, values: dict[str, Any]) -> None:
    """As `change_if_same`, whatever was answered meanwhile."""
    _change(connection, tables.c.id == table_id, known, values)


def _change(connection: Connection, here: ColumnElement[bool], known: Head, values: dict[str, Any]) -> None:
    asks = {**values, "asked": known.asked + 1}
    if connection.execute(update(tables).where(here, tables.c.asked == known.asked).values(**asks)).rowcount != 1:
        raise Conflict("somebody else has asked or answered")


def check_fence(connection: Connection, table_id: str, fence: int) -> None:
    """Conflict if another server has taken the table; nobody may until the transaction ends."""
    mine = select(leases.c.fence).where(leases.c.table_id == table_id, leases.c.fence == fence)
    if connection.execute(mine.with_for_update(read=True)).first() is None:
        raise Conflict("another server has taken the table")


def unused(connection: Connection, since: float, among: Collection[str] | None = None) -> list[str]:
    """The tables to which nothing has happened since a time, of all or among some."""
    later = select(answers.c.number).where(answers.c.table_id == tables.c.id, answers.c.at >= since)
    old = select(tables.c.id).where(tables.c.created < since, ~later.exists()).order_by(tables.c.created)
    if among is not None:
        old = old.where(tables.c.id.in_(among))
    return list(connection.execute(old).scalars())


def where_bots_play(connection: Connection, since: float) -> list[str]:
    """Running tables at which something has happened since a time, and a bot is to decide, or nobody knows who."""
    found = connection.execute(
        text(
            "SELECT t.id FROM tables t JOIN answers a ON a.table_id = t.id "
            "AND a.number = (SELECT max(b.number) FROM answers b WHERE b.table_id = t.id) "
            "LEFT JOIN positions p ON p.table_id = t.id AND p.number = a.number "
            "LEFT JOIN seats s ON s.table_id = t.id AND s.seat = p.turn "
            "WHERE a.at >= :since AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id) "
            "AND EXISTS (SELECT 1 FROM seats o WHERE o.table_id = t.id AND o.bot <> '') "
            "AND (p.turn IS NULL OR s.bot <> '') ORDER BY a.at DESC"
        ),
        {"since": since},
    )
    return list(found.scalars())


def delete_if_unused(connection: Connection, since: float, table_ids: Sequence[str]) -> int:
    """Forget those of some tables to which nothing has happened, not even in this moment; how many there were."""
    hold(connection, table_ids)
    return delete_tables(connection, unused(connection, since, table_ids))


def delete_tables(connection: Connection, table_ids: Sequence[str]) -> int:
    """Forget tables and all that is kept of them; how many there were."""
    gone = 0
    for part in parts(table_ids):
        hold(connection, part)
        for of in (results, positions, answers, seats, links, persons, chats, notices, leases):
            connection.execute(delete(of).where(of.c.table_id.in_(part)))
        gone += connection.execute(delete(tables).where(tables.c.id.in_(part))).rowcount
    return gone


def parts(table_ids: Sequence[str]) -> Iterator[list[str]]:
    """As many at once as one statement takes."""
    for first in range(0, len(table_ids), ROWS_AT_ONCE):
        yield list(table_ids[first : first + ROWS_AT_ONCE])


def hold(connection: Connection, table_ids: Sequence[str]) -> None:
    """Let nobody else change some tables until the transaction ends; on SQLite nobody else writes anyway."""
    mine = select(tables.c.id).where(tables.c.id.in_(table_ids)).order_by(tables.c.id).with_for_update()
    connection.execute(mine).all()


def result_row(table_id: str, result: Result) -> dict[str, Any]:
    return {"table_id": table_id, "rules": result.rules, "finished": result.finished, "result": text_of(result)}


def heads_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, Head]:
    found = {}
    for first in range(0, len(table_ids), ROWS_AT_ONCE):
        part = table_ids[first : first + ROWS_AT_ONCE]
        for id, undone, rematch, asked, last in execute_rows(connection, reading_heads, [(id,) for id in part]):
            found[id] = Head(-1 if last is None else last + 1, undone, rematch or "", asked)
    return found


# ---- statements of many rows, as the driver takes them: SQLAlchemy would look at every value, which is slow


def execute_rows(connection: Connection, statement: Statement, rows: Sequence[Sequence[Any]]) -> Any:
    """rows: those that the statement has places for, which are all alike."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    return connection.exec_driver_sql(statement(len(rows), mark), tuple([value for row in rows for value in row]))


def _places(rows: int, width: int, mark: str) -> str:
    return ", ".join([f"({', '.join([mark] * width)})"] * rows)


@cache
def appending(rows: int, mark: str) -> str:
    """Insert those of so many answers whose tables are as their writers know them: so many answers before, so many
    taken back."""
    names = [column.name for column in answers.columns]
    given = [f"new.column{number}" for number in range(1, len(names) + 2)]
    return (
        f"INSERT INTO answers ({', '.join(names)}) SELECT {', '.join(given[:-1])} "
        f"FROM (VALUES {_places(rows, len(given), mark)}) AS new JOIN tables t ON t.id = {given[0]} "
        f"WHERE t.undone = {given[-1]} "
        f"AND {given[1]} = 1 + (SELECT max(a.number) FROM answers a WHERE a.table_id = {given[0]}) ORDER BY t.id"
    )


@cache
def locking_appending(rows: int, mark: str) -> str:
    """As `appending`, and nobody else may change the tables until the transaction ends. An answer that another takes
    back meanwhile is counted in the row for which this waits, so it is noticed."""
    return f"{appending(rows, mark)} FOR UPDATE OF t"


@cache
def fenced_appending(rows: int, mark: str) -> str:
    """As `locking_appending`, of tables that their writers still hold: the last value of each row is the number of the
    lease, which nobody may take until the transaction ends."""
    names = [column.name for column in answers.columns]
    given = [f"new.column{number}" for number in range(1, len(names) + 3)]
    return (
        f"INSERT INTO answers ({', '.join(names)}) SELECT {', '.join(given[:-2])} "
        f"FROM (VALUES {_places(rows, len(given), mark)}) AS new JOIN tables t ON t.id = {given[0]} "
        f"JOIN leases l ON l.table_id = t.id AND l.fence = {given[-1]} "
        f"WHERE t.undone = {given[-2]} "
        f"AND {given[1]} = 1 + (SELECT max(a.number) FROM answers a WHERE a.table_id = {given[0]}) ORDER BY t.id "
        "FOR UPDATE OF t FOR SHARE OF l"
    )


@cache
def placing(rows: int, mark: str) -> str:
    """Write the last positions of so many tables."""
    names = [column.name for column in positions.columns]
    return (
        f"INSERT INTO positions ({', '.join(names)}) VALUES {_places(rows, len(names), mark)} ON CONFLICT (table_id) "
        f"DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in names if name != 'table_id')}"
    )


@cache
def reading_heads(rows: int, mark: str) -> str:
    """Read how far so many tables have come."""
    return (
        "SELECT t.id, t.undone, t.rematch, t.asked, (SELECT max(a.number) FROM answers a WHERE a.table_id = t.id) "
        f"FROM tables t WHERE t.id IN {_places(1, rows, mark)} ORDER BY t.id"
    )


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()
