"""Where tables are kept: set-up, links, seats and answers as rows. State is never stored; it follows from them.

One thread reads and writes. What arrives while it is busy goes into the next transaction together, so that every
answer is safely on disk before it is acknowledged without one disk wait for each.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TextClause,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

R = TypeVar("R")

# The layout of the tables below. A change of it comes with a step in MIGRATIONS.
LAYOUT = 3


def _add_rematch(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN rematch VARCHAR(32)"))


def _add_undone(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN undone INTEGER NOT NULL DEFAULT 0"))


# By the layout it starts from: what brings a database to the next one.
MIGRATIONS: dict[int, Callable[[Connection], None]] = {1: _add_rematch, 2: _add_undone}

# Answers in one statement: each statement is a moment at which the writer may have to wait for its turn.
ROWS_AT_ONCE = 100

metadata = MetaData()
layout = Table("layout", metadata, Column("version", Integer, primary_key=True))
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", String(32), nullable=True),  # the table at which the same people play again
    Column("undone", Integer, nullable=False, server_default="0"),  # how many answers were taken back
)
links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("role", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(64), nullable=False),
)
answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entries", Text, nullable=False),
    Column("at", Float, nullable=False),
)


class StorageError(RuntimeError):
    """The database could not be opened, read or written; the message says why. Nothing was changed."""


class Conflict(StorageError):
    """Somebody else has written to the table: what is in memory is out of date."""


@dataclass(frozen=True)
class Link:
    token: str
    role: str
    seat: int


@dataclass(frozen=True)
class Rematch:
    """The table at which the same people play again, and its links."""

    id: str
    links: list[Link]


@dataclass(frozen=True)
class StoredTable:
    """A table as it is kept. `bots`: the bot of each seat, empty for a person. `rematch`: the links of the next one."""

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    seed: int
    links: list[Link]
    bots: list[str]
    entries: list[list[str]]
    rematch: Rematch | None = None
    undone: int = 0


class Storage:
    def __init__(self, url: str) -> None:
        try:
            shown = make_url(url).render_as_string(hide_password=True)
        except SQLAlchemyError:
            raise StorageError(f"{url} is no database address; an example: sqlite:///sietch.db") from None
        try:
            self.engine = _engine(url)
            self._file = _file(self.engine)
            with self.engine.begin() as connection:
                _prepare(connection)
        except (SQLAlchemyError, ImportError, OSError, StorageError) as error:
            absent = isinstance(error, ImportError) and url.startswith("postgresql")
            reason = "install what it needs: pip install 'sietch[postgres]'" if absent else _reason(error)
            raise StorageError(f"the database {shown} cannot be opened: {reason}") from error
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """What was given before is still written."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()

    # ---- the writer

    def _write(self) -> None:
        with contextlib.ExitStack() as closing:
            connection: Connection | None = None
            while True:
                batch = [self._jobs.get()]
                while not self._jobs.empty():
                    batch.append(self._jobs.get())
                jobs = [job for job in batch if job is not None]
                try:
                    if connection is None:
                        connection = closing.enter_context(self.engine.connect())
                    self._transaction(connection, jobs)
                except Exception as error:
                    # Without a connection nothing can be done; the next job tries to make a new one.
                    for job in jobs:
                        job.settle(None, error)
                    connection = None
                    closing.close()
                if len(jobs) < len(batch):
                    return

    def _transaction(self, connection: Connection, jobs: list[_Job]) -> None:
        """All jobs in one transaction; if that fails, each in its own, so that one bad job harms no other."""
        if self._file is not None and not self._file.exists():
            raise StorageError(f"the file {self._file.name} is gone")
        try:
            with connection.begin():
                results = [job.work(connection) for job in jobs if job.work is not None]
                rows = [row for job in jobs for row in job.rows]
                for first in range(0, len(rows), ROWS_AT_ONCE):
                    _insert(connection, rows[first : first + ROWS_AT_ONCE])
        except Exception as error:
            if connection.invalidated:
                raise
            # A lock is nobody's fault in particular: whoever waits for it is told at once, not one after the other.
            if len(jobs) == 1 or isinstance(error, OperationalError):
                for job in jobs:
                    job.settle(None, error)
            else:
                for job in jobs:
                    self._transaction(connection, [job])
        else:
            settled = iter(results)
            for job in jobs:
                job.settle(next(settled) if job.work is not None else None, None)

    async def _run(self, work: Callable[[Connection], R] | None, rows: Sequence[Row] = ()) -> R:
        """Do some work in a transaction and insert some answers, with others that are waiting."""
        if self._closed:
            raise StorageError("the database is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, rows, loop, future))
        result: R = await future
        return result

    # ---- what is kept

    async def create(self, table: StoredTable, after: str = "") -> None:
        """after: the table of which this is the rematch; there can be one only."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(tables).values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    setup=_text(table.setup),
                    seed=str(table.seed),
                    created=time.time(),
                )
            )
            rows = [{"table_id": table.id, "token": x.token, "role": x.role, "seat": x.seat} for x in table.links]
            connection.execute(insert(links), rows)
            bots = [{"table_id": table.id, "seat": seat, "bot": bot} for seat, bot in enumerate(table.bots)]
            connection.execute(insert(seats), bots)
            if after:
                free = (tables.c.id == after) & tables.c.rematch.is_(None)
                if connection.execute(update(tables).where(free).values(rematch=table.id)).rowcount != 1:
                    raise IntegrityError(None, None, ValueError(f"table {after} has a rematch already"))

        await self._run(work, _rows(table.id, 0, table.entries))

    async def append(self, table_id: str, number: int, entries: Sequence[str]) -> None:
        """An answer and the outcomes of chance that followed it."""
        await self._run(None, _rows(table_id, number, [entries]))

    async def take_back(self, table_id: str, number: int) -> None:
        """The last answer, which has this number."""

        def work(connection: Connection) -> None:
            here = answers.c.table_id == table_id
            if connection.execute(select(func.max(answers.c.number)).where(here)).scalar() != number:
                raise IntegrityError(None, None, ValueError(f"answer {number} is not the last one"))
            connection.execute(delete(answers).where(here, answers.c.number == number))
            once_more = update(tables).where(tables.c.id == table_id).values(undone=tables.c.undone + 1)
            connection.execute(once_more)

        await self._run(work)

    async def set_bot(self, table_id: str, seat: int, bot: str) -> None:
        def work(connection: Connection) -> None:
            here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
            connection.execute(update(seats).where(here).values(bot=bot))

        await self._run(work)

    async def load(self, table_id: str) -> StoredTable | None:
        def work(connection: Connection) -> StoredTable | None:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            bots = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            entries = connection.execute(
                select(answers.c.entries).where(answers.c.table_id == table_id).order_by(answers.c.number)
            )
            return StoredTable(
                id=row["id"],
                game=row["game"],
                rules=row["rules"],
                setup=msgspec.json.decode(row["setup"]),
                seed=int(row["seed"]),
                links=_links(connection, table_id),
                bots=[bot["bot"] for bot in bots.mappings()],
                entries=[msgspec.json.decode(entry) for (entry,) in entries],
                rematch=Rematch(row["rematch"], _links(connection, row["rematch"])) if row["rematch"] else None,
                undone=row["undone"],
            )

        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], R]) -> R:
        """Reading does not wait for those who write."""
        if self._closed:
            raise StorageError("the database is closed")
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except (SQLAlchemyError, ValueError) as error:
            raise StorageError(f"the database cannot be used: {_reason(error)}") from error


@dataclass(frozen=True)
class _Job:
    work: Callable[[Connection], Any] | None
    rows: Sequence[Row]  # of answers: those of all jobs are inserted together
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]

    def settle(self, result: Any, error: Exception | None) -> None:
        def finish() -> None:
            if self.future.done():  # given up, or settled before the connection broke
                return
            if error is None:
                self.future.set_result(result)
            else:
                kind = Conflict if isinstance(error, IntegrityError) else StorageError
                self.future.set_exception(kind(f"the database cannot be used: {_reason(error)}"))

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(finish)


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        if engine.url.database in (None, "", ":memory:"):
            raise StorageError("SQLite needs a file here, as in sqlite:///sietch.db")
        path = _file(engine)
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)  # the links of all seats are in it
            with contextlib.suppress(OSError):
                path.chmod(0o600)

        @event.listens_for(engine, "connect")
        def _pragmas(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


def _file(engine: Engine) -> Path | None:
    """The file of an SQLite database that has one."""
    name = str(engine.url.database)
    return Path(name) if engine.dialect.name == "sqlite" and not name.startswith("file:") else None


def _prepare(connection: Connection) -> None:
    """Make the tables of a new database; bring those of an older one up to date; refuse what is not ours or newer."""
    names = inspect(connection).get_table_names()
    if not names:
        metadata.create_all(connection)
        connection.execute(insert(layout).values(version=LAYOUT))
        return
    missing = [table.name for table in metadata.sorted_tables if table.name not in names]
    if missing:
        raise StorageError(f"it is not a database of Sietch: it has other tables, but not {', '.join(missing)}")
    versions = list(connection.execute(select(layout.c.version)).scalars())
    if len(versions) != 1 or not isinstance(versions[0], int) or versions[0] < 1:
        raise StorageError(f"its layout should be a number from 1 to {LAYOUT}, not {', '.join(map(repr, versions))}")
    if versions[0] > LAYOUT:
        raise StorageError(f"a newer Sietch wrote it (layout {versions[0]}; this one knows {LAYOUT})")
    for version in range(versions[0], LAYOUT):
        MIGRATIONS[version](connection)
        connection.execute(update(layout).values(version=version + 1))


def _links(connection: Connection, table_id: str) -> list[Link]:
    found = connection.execute(select(links).where(links.c.table_id == table_id)).mappings()
    return [Link(link["token"], link["role"], link["seat"]) for link in found]


def _reason(error: Exception) -> str:
    """The first line of what the database said."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__


Row = tuple[str, int, str, float]  # the columns of an answer


def _rows(table_id: str, number: int, entries: Sequence[Sequence[str]]) -> list[Row]:
    now = time.time()
    return [(table_id, number + place, _text(entry), now) for place, entry in enumerate(entries)]


def _insert(connection: Connection, rows: Sequence[Row]) -> None:
    values = {f"v{place}": value for place, value in enumerate(value for row in rows for value in row)}
    connection.execute(_insertion(len(rows)), values)


@cache
def _insertion(rows: int) -> TextClause:
    """A statement that inserts so many answers; SQLAlchemy would write it anew each time, which is slow."""
    names = [column.name for column in answers.columns]
    width = len(names)
    groups = (", ".join(f":v{row * width + column}" for column in range(width)) for row in range(rows))
    return text(f"INSERT INTO {answers.name} ({', '.join(names)}) VALUES {', '.join(f'({g})' for g in groups)}")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
