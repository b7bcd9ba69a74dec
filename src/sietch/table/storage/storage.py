"""Reading and writing tables. What is in memory follows from the answers; the last position is kept besides.

One thread writes. What arrives while it is busy goes into the next transaction together, so that every answer is
safely on disk before it is acknowledged without one disk wait for each. Whoever writes quotes what they know of the
table; where somebody else has written since, nothing is written. Positions follow a little later, of each table the
last one only: a game follows from its answers, and only later programs may need more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from sietch.table.storage.kept import Answered, Conflict, Handed, Head, Position, Result, Rewind, StoredTable
from sietch.table.storage.layout import answers, layout, results, seats, tables
from sietch.table.storage.limits import Limits
from sietch.table.storage.opening import StorageError, file_of, open_database, reading, reason, writing
from sietch.table.storage.rows import (
    ROWS_AT_ONCE,
    appending,
    change_if_same,
    check_fence,
    delete_if_unused,
    execute_rows,
    fenced_appending,
    heads_of,
    hold,
    locking_appending,
    parts,
    place,
    put,
    read,
    result_row,
    text_of,
    unused,
)

R = TypeVar("R")

# How long a position may wait until it is written, and until it is tried again if it could not be; and how many are
# written at once, so that answers need not wait for all of them.
SECONDS_UNTIL_PLACED = 5.0
SECONDS_UNTIL_TRIED = 10.0
POSITIONS_AT_ONCE = 50
# At the end, what is still to be written has so long; then the database is left alone.
SECONDS_TO_CLOSE = 3.0

log = logging.getLogger(__name__)


class _Late(NamedTuple):
    """A position that is still to be written. number: of the answer that led there."""

    due: float
    number: int
    position: Callable[[], Position]


# The number of the lease under which this server plays a table; none where it does not.
Fences = Callable[[str], int | None]


class Storage:
    """An open database. errors: how often it failed. trouble: why it did when it was last used; empty if it did not.

    now: the time of day, in seconds since 1970. fences: where several servers share the database, what every change of
    a table quotes: it is refused if another server has taken the table since.
    """

    def __init__(self, url: str, now: Callable[[], float] = time.time, shared: bool = False) -> None:
        """shared: several servers play tables from it, and none waits for another that was stopped."""
        self.engine = open_database(url, shared=shared, played=True)
        self.now = now
        self.fences: Fences | None = None
        self.errors = 0
        self.trouble = ""
        self._file = file_of(self.engine)
        self._same_file = _identity(self._file)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._limits = Limits()
        self._legends: set[str] = set()  # those that are known to be stored
        self._late: dict[str, _Late] = {}  # positions that are still to be written, by table, the oldest first
        self._not_before = 0.0  # writing them failed: when to try again
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """What was given before is still written, if the database answers."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join(SECONDS_TO_CLOSE)
        self._limits.close()
        self._thread.join(SECONDS_TO_CLOSE)
        if not self._thread.is_alive():
            self.engine.dispose()

    # ---- the writer

    def _write(self) -> None:
        with contextlib.ExitStack() as closing:
            connection: Connection | None = None
            while True:
                batch = self._next_jobs()
                jobs = [job for job in batch if job is not None]
                ending = len(jobs) < len(batch)
                try:
                    if connection is None:
                        connection = writing(closing.enter_context(self.engine.connect()))
                    if jobs:
                        self._transaction(connection, jobs)
                    if self._late and time.monotonic() >= self._due:
                        self._place_late(connection)
                    while self._late and ending:
                        self._place_late(connection)
                except Exception as error:
                    # Without a connection nothing can be done; the next job tries to make a new one.
                    self._settle(jobs, error)
                    connection = None
                    self._not_before = time.monotonic() + SECONDS_UNTIL_TRIED
                    with contextlib.suppress(Exception):
                        closing.close()
                if ending:
                    return

    def _next_jobs(self) -> list[_Job | None]:
        """All that wait, as soon as there is one; none if positions are due before."""
        try:
            batch = [self._jobs.get(timeout=max(0.0, self._due - time.monotonic()) if self._late else None)]
        except queue.Empty:
            return []
        while not self._jobs.empty():
            batch.append(self._jobs.get())
        return batch

    @property
    def _due(self) -> float:
        """When the next position is to be written."""
        return max(self._not_before, next(iter(self._late.values())).due)

    def _place_late(self, connection: Connection) -> None:
        """The positions that have waited for longest, of tables that are still as they were then."""
        late = dict(islice(self._late.items(), POSITIONS_AT_ONCE))
        for id in late:
            del self._late[id]
        try:
            with self._limits.within(connection), connection.begin():
                heads = heads_of(connection, list(late))
                same = [(id, each) for id, each in late.items() if id in heads and heads[id].answers == each.number + 1]
                if same:
                    self._place(connection, [(id, each.number, each.position()) for id, each in same])
        except Exception:
            self._late.update(late)  # behind the others, which need not fail too
            raise

    def _transaction(self, connection: Connection, jobs: list[_Job]) -> None:
        """All jobs in one transaction; if that fails, each in its own, so that one bad job harms no other."""
        self._check_file()
        try:
            with self._limits.within(connection), connection.begin():
                done = [_do(job, connection) for job in jobs]
                # The first of each job, then the second: in a statement no table is there twice.
                for given in zip_longest(*(_of_table(job) for job in jobs)):
                    self._append(connection, [each for each in given if each is not None])
        except Exception as error:
            self._legends.clear()  # what was inserted is gone
            if connection.invalidated:
                raise
            # A lock is nobody's fault in particular: whoever waits for it is told at once, not one after the other.
            if len(jobs) == 1 or isinstance(error, OperationalError):
                self._settle(jobs, error)
            else:
                for job in jobs:
                    self._transaction(connection, [job])
        else:
            self._is_well()
            settle(list(zip(jobs, done)), None)
            now = time.monotonic()
            for table_id, answered in ((job.table_id, job.answered) for job in jobs):
                if answered and answered[-1].position is not None:
                    due = self._late[table_id].due if table_id in self._late else now + SECONDS_UNTIL_PLACED
                    self._late[table_id] = _Late(due, answered[-1].number, answered[-1].position)

    def _append(self, connection: Connection, given: list[_Given]) -> None:
        """Answers to tables that are as their writers know them, with the results that follow."""
        for first in range(0, len(given), ROWS_AT_ONCE):
            part = given[first : first + ROWS_AT_ONCE]
            now = self.now()
            rows: list[tuple[Any, ...]] = [
                (id, a.number, text_of(a.entries), now, a.fingerprint, a.undone) for id, a, _ in part
            ]
            statement = locking_appending if connection.dialect.name == "postgresql" else appending
            if self.fences is not None:
                rows = [(*row, each.fence) for row, each in zip(rows, part, strict=True)]
                statement = fenced_appending
            if execute_rows(connection, statement, rows).rowcount != len(part):
                raise Conflict("somebody else has changed the table")
        for table_id, answered, _ in given:
            if answered.result is not None:
                connection.execute(insert(results).values(result_row(table_id, answered.result)))

    def _place(self, connection: Connection, given: Sequence[tuple[str, int, Position]]) -> None:
        """The last positions of tables, each with what its numbers mean."""
        self._legends |= place(connection, given, self._legends)

    def _check_file(self) -> None:
        """A file that was removed can be written to as long as it is open, and all of it is lost then."""
        if self._file is not None and _identity(self._file) != self._same_file:
            raise StorageError(f"the file {self._file.name} is gone")

    async def _run(
        self, work: Callable[[Connection], R] | None, table_id: str = "", answered: Sequence[Answered] = ()
    ) -> R:
        """Do some work in a transaction or take answers, with others that are waiting."""
        if self._closed:
            raise StorageError("the database is closed")
        fence = None
        if self.fences is not None and table_id:
            fence = self.fences(table_id)
            if fence is None:
                raise Conflict("another server has taken the table")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, table_id, answered, fence, loop, future))
        result: R = await future
        return result

    def _settle(self, jobs: list[_Job], error: Exception) -> None:
        if not isinstance(error, IntegrityError | Conflict):
            self._is_ill(error)
        settle([(job, None) for job in jobs], error)

    def _is_ill(self, error: Exception) -> None:
        """Said once for each trouble."""
        self.errors += 1
        if not self.trouble:
            self.trouble = reason(error)
            log.error("the database cannot be used: %s", self.trouble)

    def _is_well(self) -> None:
        if self.trouble:
            self.trouble = ""
            log.warning("the database can be used again")

    # ---- what is kept

    async def write(self, work: Callable[[Connection], R], table_id: str = "") -> R:
        """Change something in a transaction, all of it or nothing. table_id: the table that has to be this server's."""
        return await self._run(work, table_id)

    async def ask(self, work: Callable[[Connection], R]) -> R:
        """Read something, as of one moment."""
        return await asyncio.to_thread(self._read, work)

    async def create(
        self, table: StoredTable, after: str = "", also: Callable[[Connection], None] = lambda connection: None
    ) -> None:
        """after: the table of which this is the rematch; there can be one only. also: what is done at the same time."""

        def work(connection: Connection) -> None:
            put(connection, table, self.now())
            also(connection)
            if table.position is not None:
                self._place(connection, [(table.id, table.at, table.position)])
            if after:
                free = (tables.c.id == after) & tables.c.rematch.is_(None)
                if connection.execute(update(tables).where(free).values(rematch=table.id)).rowcount != 1:
                    raise Conflict(f"table {after} has a rematch already")

        await self._run(work)

    async def append(self, table_id: str, *answered: Answered) -> None:
        """Keep an answer, or several that follow each other, if the table is as the first says."""
        await self._run(None, table_id, answered)

    async def take_back(
        self,
        table_id: str,
        last: Head,
        position: Position | None,
        many: int = 1,
        handed: Sequence[Handed] | None = None,
    ) -> None:
        """The last answers of a table that has come so far; the position is the one before them.

        handed: as it reads from now on, where it tells of what is taken back.
        """

        def work(connection: Connection) -> None:
            here = answers.c.table_id == table_id
            number = last.answers - many
            same = (tables.c.id == table_id) & (tables.c.undone == last.undone)
            new: dict[str, Any] = {"undone": last.undone + many, "since": self.now()}
            new |= {} if handed is None else {"handed": text_of(handed)}
            if connection.execute(update(tables).where(same).values(**new)).rowcount != 1:
                raise Conflict("an answer was taken back by somebody else")
            if heads_of(connection, [table_id])[table_id].answers != last.answers:
                raise Conflict(f"answer {last.answers - 1} is not the last one")
            connection.execute(delete(answers).where(here, answers.c.number >= number))
            connection.execute(delete(results).where(results.c.table_id == table_id))
            if position is not None:
                self._place(connection, [(table_id, number - 1, position)])

        await self._run(work, table_id)

    async def ask_rewind(self, table_id: str, known: Head, rewind: Rewind | None) -> None:
        """What people are asked from now on, or nothing any more, if the table is as it is known."""
        asks = {"rewind": None if rewind is None else text_of(rewind)}
        await self._run(partial(change_if_same, table_id=table_id, known=known, values=asks), table_id)

    async def keep_result(self, table_id: str, result: Result) -> None:
        """Of a game whose answers are all stored, if there is none yet; it ended with the last of them."""

        def work(connection: Connection) -> None:
            hold(connection, [table_id])
            if connection.execute(select(results.c.rules).where(results.c.table_id == table_id)).first() is None:
                ended = connection.execute(
                    select(func.max(answers.c.at)).where(answers.c.table_id == table_id)
                ).scalar()
                found = msgspec.structs.replace(result, finished=ended or result.finished)
                connection.execute(insert(results).values(result_row(table_id, found)))

        await self._run(work, table_id)

    async def set_bot(self, table_id: str, seat: int, bot: str) -> None:
        """Whoever plays the seat now has all of the time that there is for an answer."""

        def work(connection: Connection) -> None:
            here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
            person = {} if bot else {"person": True, "stand_in": False}
            connection.execute(update(seats).where(here).values(bot=bot, **person))
            new = {"since": self.now(), "asked": tables.c.asked + 1}
            connection.execute(update(tables).where(tables.c.id == table_id).values(**new))

        await self._run(work, table_id)

    async def check(self) -> None:
        """StorageError if the database cannot be used now."""
        await self._run(lambda connection: connection.execute(select(layout.c.version)).scalar())

    async def load(self, table_id: str) -> StoredTable | None:
        return await asyncio.to_thread(self._read, lambda connection: read(connection, table_id))

    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        """How far tables have come; those that are gone are left out."""
        return await asyncio.to_thread(self._read, lambda connection: heads_of(connection, table_ids))

    async def delete_unused(self, since: float, keep: Collection[str] = ()) -> int:
        """Forget tables to which nothing has happened since a time, but for some; how many there were."""
        found = await asyncio.to_thread(self._read, lambda connection: unused(connection, since))
        some = parts([table_id for table_id in found if table_id not in keep])
        return sum([await self._run(partial(delete_if_unused, since=since, table_ids=part)) for part in some])

    def _read(self, work: Callable[[Connection], R]) -> R:
        """Reading does not wait for those who write."""
        if self._closed:
            raise StorageError("the database is closed")
        try:
            self._check_file()
            with self.engine.connect() as connection, self._limits.within(connection):
                found = work(reading(connection))
        except (SQLAlchemyError, ValueError, StorageError) as error:
            self._is_ill(error)
            raise StorageError(f"the database cannot be used: {reason(error)}") from error
        self._is_well()
        return found


def _identity(file: Path | None) -> tuple[int, int] | None:
    """What tells a file from another one of the same name; None if there is none."""
    try:
        found = file.stat() if file is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None


class _Job(NamedTuple):
    work: Callable[[Connection], Any] | None
    table_id: str
    answered: Sequence[Answered]  # those of all jobs are stored together
    fence: int | None  # the number of the table's lease, where there are several servers
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class _Given(NamedTuple):
    """An answer that is to be stored."""

    table_id: str
    answered: Answered
    fence: int | None


def _of_table(job: _Job) -> list[_Given]:
    return [_Given(job.table_id, answered, job.fence) for answered in job.answered]


def _do(job: _Job, connection: Connection) -> Any:
    """What a job does besides answers."""
    if job.work is None:
        return None
    if job.fence is not None:
        check_fence(connection, job.table_id, job.fence)
    return job.work(connection)


def settle(done: Sequence[tuple[_Job, Any]], error: Exception | None) -> None:
    """Tell those who wait for some jobs what came of them: waking a loop up costs as much for one as for many."""

    def finish(some: list[tuple[_Job, Any]]) -> None:
        for job, result in some:
            if job.future.done():  # given up, or settled before the connection broke
                continue
            if error is None:
                job.future.set_result(result)
            else:
                kind = Conflict if isinstance(error, IntegrityError | Conflict) else StorageError
                job.future.set_exception(kind(f"the database cannot be used: {reason(error)}"))

    for loop in {job.loop for job, _ in done}:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(finish, [(job, result) for job, result in done if job.loop is loop])
