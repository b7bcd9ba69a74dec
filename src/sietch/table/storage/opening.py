"""Opening a database: its engine, its limits of time, and bringing it up to date."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from sietch.table.storage.layout import layout, metadata

# How long the database may take: to let somebody in, for one statement, to free what another holds, and for all that
# is done in one go.
SECONDS_TO_CONNECT = 5
SECONDS_FOR_A_STATEMENT = 8
SECONDS_FOR_A_LOCK = 5
SECONDS_FOR_ALL = 10.0
# A server that was stopped in the middle of something gives back so soon what others wait for.
SECONDS_IDLE_IF_SHARED = 2
# Whoever comes while another makes the tables or brings them up to date waits so long.
SECONDS_FOR_AN_UPGRADE = 300

# Whoever makes or changes the tables of a PostgreSQL database holds this lock.
UPGRADING = 0x51E7C4

EMPTY = "it is empty: no tables were ever kept in it"


class StorageError(RuntimeError):
    """The database could not be opened, read or written; the message says why. Nothing was changed."""


def reason(error: BaseException) -> str:
    """The first line of what the database said."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__


def open_database(url: str, new: bool = True, shared: bool = False, played: bool = False) -> Engine:
    """The engine of a database that has the tables of this program. new: one that is not there yet is made.

    shared: several servers play tables from it. played: tables are played from it, so it has to take what is written.
    """
    try:
        address = make_url(url)
        shown = address.render_as_string(hide_password=True)
    except SQLAlchemyError:
        raise StorageError(f"{url} is no database address; an example: sqlite:///sietch.db") from None
    try:
        engine = _engine(address, new, shared)
        prepare(engine, new)
        if played:
            _refuse_replicas(engine)
    except (SQLAlchemyError, ImportError, OSError, StorageError) as error:
        absent = isinstance(error, ImportError) and address.get_backend_name() == "postgresql"
        why = "install what it needs: pip install 'sietch[postgres]'" if absent else reason(error)
        raise StorageError(f"the database {shown} cannot be opened: {why}") from error
    return engine


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database that has one."""
    name = str(engine.url.database)
    return Path(name) if engine.dialect.name == "sqlite" and not name.startswith("file:") else None


def _engine(url: URL, new: bool, shared: bool) -> Engine:
    if url.get_backend_name() == "postgresql":
        return _postgresql(url, shared)
    if shared:
        raise StorageError("several servers share a PostgreSQL only (--database postgresql://...)")
    if url.get_backend_name() != "sqlite":
        raise StorageError("tables are kept in SQLite (sqlite:///FILE) or PostgreSQL (postgresql://...)")
    engine = create_engine(url)
    _set_up_sqlite(engine, new)
    return engine


def _postgresql(url: URL, shared: bool) -> Engine:
    """Whatever happens to the database or the line to it, nobody waits for ever."""
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    limits = {"statement_timeout": SECONDS_FOR_A_STATEMENT, "lock_timeout": SECONDS_FOR_A_LOCK}
    limits["idle_in_transaction_session_timeout"] = SECONDS_IDLE_IF_SHARED if shared else int(SECONDS_FOR_ALL)
    # psycopg looks at the clock by itself while it waits for a new connection.
    defaults = {
        "connect_timeout": SECONDS_TO_CONNECT,
        "tcp_user_timeout": int(SECONDS_FOR_ALL * 1000),
        "keepalives_idle": 30,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "options": " ".join(f"-c {name}={seconds}s" for name, seconds in limits.items()),
    }
    given = {name: value for name, value in defaults.items() if name not in url.query}
    return create_engine(url, connect_args=given, pool_pre_ping=False)


def _set_up_sqlite(engine: Engine, new: bool) -> None:
    if engine.url.database in (None, "", ":memory:"):
        raise StorageError("SQLite needs a file here, as in sqlite:///sietch.db")
    path = file_of(engine)
    if path is not None:
        _prepare_file(path, new)

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        # Python's driver would begin transactions by itself, but not before a table is made.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={SECONDS_FOR_A_LOCK * 1000}")
        _use_wal(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_file(path: Path, new: bool) -> None:
    """A file that is or becomes a database of ours is for its owner only: what everybody holds is in it.

    Anything else is refused before it is touched.
    """
    if not path.exists():
        if not new:
            raise StorageError("there is no such file")
        if not path.parent.is_dir():  # more likely a slip than a wish
            raise StorageError(f"there is no folder {path.parent}")
        path.touch(0o600)
        return
    if not path.is_file():
        raise StorageError("it is a folder" if path.is_dir() else "it is no file")
    if not path.stat().st_size:
        if not new:
            raise StorageError(EMPTY)
    elif not _has_our_tables(path):
        return
    with contextlib.suppress(OSError):
        path.chmod(0o600)


def _has_our_tables(path: Path) -> bool:
    """As far as the file itself tells, which is looked at without any trace; StorageError if it is something else's.

    Of a database that is in use it may tell nothing yet.
    """
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as looking:
            names = [name for (name,) in looking.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise StorageError(str(error)) from error
        return False
    if names:
        _refuse_others(names)
    return bool(names)


def _use_wal(cursor: sqlite3.Cursor) -> None:
    """Two who open a new file at once may be in each other's way; SQLite does not wait by itself here."""
    until = time.monotonic() + SECONDS_FOR_A_LOCK
    while cursor.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.05)


def writing(connection: Connection) -> Connection:
    """A connection for changes: on SQLite its turn comes before it reads, so that what it read stays true."""
    return connection.execution_options(writes=True)


def reading(connection: Connection) -> Connection:
    """A connection for several questions that are answered as of one moment, as SQLite does by itself."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


# ---- making the tables and bringing them up to date


def prepare(engine: Engine, new: bool = True) -> None:
    """Make the tables of a new database; bring those of an older one up to date; refuse what is not ours or newer.

    new: whether an empty database is to become one of ours. All of it is one transaction: whatever happens meanwhile,
    the database is as it was before or as it should be.
    """
    # Only this needs alembic, which takes a moment to import.
    from sietch.table.storage.migrations import last_step, upgrade

    last = last_step()
    with engine.connect() as connection:
        found = _step_of(connection, last)
    if found == last:
        return
    if found == 0 and not new:
        raise StorageError(EMPTY)
    if found > 0:
        _back_up(engine, found)
    with engine.connect() as plain, writing(plain) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            # A change of many rows may take longer than anything else that is done here, and others wait for its end.
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = '{SECONDS_FOR_AN_UPGRADE}s'"))
            connection.execute(text(f"SET LOCAL lock_timeout = '{SECONDS_FOR_AN_UPGRADE}s'"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": UPGRADING})
            # Those who play meanwhile are not held up for as long as that by a change of a table that waits for them.
            connection.execute(text(f"SET LOCAL lock_timeout = '{SECONDS_FOR_A_LOCK}s'"))
        # Another program may have been quicker.
        if _step_of(connection, last) < last:
            upgrade(connection)


def _refuse_replicas(engine: Engine) -> None:
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            if connection.execute(text("SHOW transaction_read_only")).scalar_one() == "on":
                raise StorageError("it can only be read, as a replica can; tables are played from the one it follows")


def _step_of(connection: Connection, last: int) -> int:
    """The last step that was taken; 0 for an empty database."""
    names = inspect(connection).get_table_names()
    if not names:
        return 0
    _refuse_others(names)
    versions = list(connection.execute(text("SELECT version FROM layout")).scalars())
    if len(versions) != 1 or not isinstance(versions[0], int) or versions[0] < 1:
        raise StorageError(f"its layout should be a number from 1 to {last}, not {', '.join(map(repr, versions))}")
    found: int = versions[0]
    if found > last:
        raise StorageError(f"a newer Sietch wrote it (layout {found}; this one knows {last})")
    missing = [table.name for table in metadata.sorted_tables if table.name not in names]
    if found == last and missing:
        raise StorageError(f"it is not a database of Sietch: it has other tables, but not {', '.join(missing)}")
    return found


def _refuse_others(names: list[str]) -> None:
    """names: of the tables in a database that is not empty."""
    if layout.name not in names or "tables" not in names:
        missing = [table.name for table in metadata.sorted_tables if table.name not in names]
        raise StorageError(f"it is not a database of Sietch: it has other tables, but not {', '.join(missing)}")


def _back_up(engine: Engine, step: int) -> None:
    """A copy of an SQLite file, beside it, before it is changed; there or not there, never half."""
    path = file_of(engine)
    if path is None:
        return
    copy = path.with_name(f"{path.name}.layout-{step}.backup")
    unfinished = path.with_name(f"{copy.name}.{os.getpid()}")
    try:
        unfinished.touch(0o600)
        with contextlib.closing(sqlite3.connect(path)) as source, contextlib.closing(sqlite3.connect(unfinished)) as to:
            source.backup(to)
        unfinished.replace(copy)
    except sqlite3.Error as error:
        raise StorageError(f"no backup could be made before it is brought up to date: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def break_off(connection: Connection) -> None:
    """End the line to a database that does not answer, from another thread: who waits for it gets an error."""
    driver = getattr(connection.connection, "driver_connection", None)
    line = getattr(getattr(driver, "pgconn", None), "socket", None)
    if not isinstance(line, int) or line < 0:
        return
    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(line)) as ours:
        ours.shutdown(socket.SHUT_RDWR)
