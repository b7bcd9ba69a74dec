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
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from hashlib import blake2b, sha256
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from sietch.core.pledge import Pledge
from sietch.table.storage.layout import (
    answers,
    chats,
    layout,
    legends,
    links,
    notices,
    persons,
    positions,
    results,
    seats,
    tables,
)
from sietch.table.storage.opening import (
    SECONDS_FOR_ALL,
    StorageError,
    break_off,
    file_of,
    open_database,
    reading,
    reason,
    writing,
)

R = TypeVar("R")
# What is written for a number of rows and the mark of a value.
Statement = Callable[[int, str], str]

# Rows in one statement: each statement is a moment at which the writer may have to wait for its turn.
ROWS_AT_ONCE = 100
# How long a position may wait until it is written, and until it is tried again if it could not be; and how many are
# written at once, so that answers need not wait for all of them.
SECONDS_UNTIL_PLACED = 2.0
SECONDS_UNTIL_TRIED = 10.0
POSITIONS_AT_ONCE = 50
# At the end, what is still to be written has so long; then the database is left alone.
SECONDS_TO_CLOSE = 3.0

log = logging.getLogger(__name__)


class Conflict(StorageError):
    """Somebody else has written to the table: what is in memory is out of date."""


@dataclass(frozen=True)
class Link:
    """token: its hash."""

    token: str
    role: str
    seat: int


@dataclass(frozen=True)
class Rematch:
    """The table at which the same people play again, with the same links."""

    id: str


class Position(NamedTuple):
    """A position that can be read by later programs, too. turn: the seat that decides there, if that is known."""

    save: bytes
    legend: bytes
    turn: int | None = None


class Result(msgspec.Struct, frozen=True):
    """How a game ended: by seat, and the points of each by what they came from.

    sides: by seat, who wins together; none of games that ended when that was not stored yet.
    """

    names: list[str]
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    rules: int
    finished: float
    sides: list[int] = []


# Made here, where there is one thread: msgspec crashes if several are the first to decode to a type at once.
decode_result = msgspec.json.Decoder(Result).decode


class Answered(NamedTuple):
    """An answer with the outcomes of chance that followed it, and what came of it.

    number: how many answers are stored before it, the set-up being one. undone: how many were taken back so far.
    position: None where the game follows from its answers alone.
    """

    number: int
    undone: int
    entries: Sequence[str]
    position: Callable[[], Position] | None
    fingerprint: str | None = None
    result: Result | None = None


class _Late(NamedTuple):
    """A position that is still to be written. number: of the answer that led there."""

    due: float
    number: int
    position: Callable[[], Position]


class Rewind(msgspec.Struct, frozen=True):
    """Somebody wants to go back until only some answers are left. answers, undone: as the table was when they asked;
    it is void at any other. The set-up does not count. by: their seat. agreed: the seats of all who want it.
    """

    answers: int
    undone: int
    to: int
    by: int
    agreed: list[int]


class Lateness(msgspec.Struct, frozen=True):
    """Whoever is asked has let the time run out. answers, undone: as the table was then; it is void at any other.

    nudged: when they were last nudged. bot: who is to stand in for them, as somebody wants; empty where nobody does.
    by: the seat of who wants it. agreed: the seats of all who do.
    """

    answers: int
    undone: int
    nudged: float
    bot: str = ""
    by: int = -1
    agreed: list[int] = []


class Handed(msgspec.Struct, frozen=True):
    """A seat went from its person to a bot, or (bot empty) back. at: since 1970. events: so many had happened."""

    seat: int
    bot: str
    at: float
    events: int


decode_rewind = msgspec.json.Decoder(Rewind).decode
decode_lateness = msgspec.json.Decoder(Lateness).decode
decode_handed = msgspec.json.Decoder(list[Handed]).decode


class Head(NamedTuple):
    """How far a table has come: how many answers are stored, and how many were taken back.

    asked: how often it has changed what people ask of each other, the clock, or who plays for whom.
    """

    answers: int
    undone: int
    rematch: str = ""
    asked: int = 0


@dataclass(frozen=True)
class StoredTable:
    """A table as it is kept. `bots`: the bot of each seat, empty for a person. `rematch`: the next one.

    people: the seats that are or were a person's. fingerprints: by number of the answer. at: the number of the answer
    after which `position` is. clock: the seconds for each answer, 0 if there is no clock. since: from when these count.
    stand_ins: the seats that a bot plays until its person is back. handed: when these changed, the last of them.
    pledge: what its chance follows from; None where that is free. hints: whether people may ask for them; None:
    who plays with bots alone may.
    begins_at: the text of the position that the game begins at, known once it is restored; it is kept with the set-up.
    """

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    seed: int
    links: list[Link]
    bots: list[str]
    entries: list[list[str]]
    people: frozenset[int]
    rematch: Rematch | None = None
    undone: int = 0
    fingerprints: dict[int, str] = field(default_factory=dict)
    position: Position | None = None
    at: int = -1
    result: Result | None = None
    rewind: Rewind | None = None
    asked: int = 0
    clock: int = 0
    since: float = 0.0
    lateness: Lateness | None = None
    stand_ins: frozenset[int] = frozenset()
    handed: tuple[Handed, ...] = ()
    pledge: Pledge | None = None
    hints: bool | None = None
    begins_at: str = ""

    @property
    def head(self) -> Head:
        return Head(len(self.entries), self.undone, self.rematch.id if self.rematch else "", self.asked)


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Storage:
    """An open database. errors: how often it failed. trouble: why it did when it was last used; empty if it did not.

    now: the time of day, in seconds since 1970.
    """

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        self.engine = open_database(url)
        self.now = now
        self.errors = 0
        self.trouble = ""
        self._file = file_of(self.engine)
        self._same_file = _identity(self._file)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._limits = _Limits()
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
                heads = _heads(connection, list(late))
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
                done = [job.work(connection) if job.work is not None else None for job in jobs]
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

    def _append(self, connection: Connection, given: list[tuple[str, Answered]]) -> None:
        """Answers to tables that are as their writers know them, with the results that follow."""
        for first in range(0, len(given), ROWS_AT_ONCE):
            part = given[first : first + ROWS_AT_ONCE]
            now = self.now()
            rows = [(id, a.number, _text(a.entries), now, a.fingerprint, a.undone) for id, a in part]
            appending = _locking_appending if connection.dialect.name == "postgresql" else _appending
            if _execute(connection, appending, rows).rowcount != len(part):
                raise Conflict("somebody else has changed the table")
        for table_id, answered in given:
            if answered.result is not None:
                connection.execute(insert(results).values(_result_row(table_id, answered.result)))

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
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, table_id, answered, loop, future))
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

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Change something in a transaction, all of it or nothing."""
        return await self._run(work)

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
            new |= {} if handed is None else {"handed": _text(handed)}
            if connection.execute(update(tables).where(same).values(**new)).rowcount != 1:
                raise Conflict("an answer was taken back by somebody else")
            if _heads(connection, [table_id])[table_id].answers != last.answers:
                raise Conflict(f"answer {last.answers - 1} is not the last one")
            connection.execute(delete(answers).where(here, answers.c.number >= number))
            connection.execute(delete(results).where(results.c.table_id == table_id))
            if position is not None:
                self._place(connection, [(table_id, number - 1, position)])

        await self._run(work)

    async def ask_rewind(self, table_id: str, known: Head, rewind: Rewind | None) -> None:
        """What people are asked from now on, or nothing any more, if the table is as it is known."""
        asks = {"rewind": None if rewind is None else _text(rewind)}
        await self._run(partial(change_if_same, table_id=table_id, known=known, values=asks))

    async def keep_result(self, table_id: str, result: Result) -> None:
        """Of a game whose answers are all stored, if there is none yet; it ended with the last of them."""

        def work(connection: Connection) -> None:
            _hold(connection, [table_id])
            if connection.execute(select(results.c.rules).where(results.c.table_id == table_id)).first() is None:
                ended = connection.execute(
                    select(func.max(answers.c.at)).where(answers.c.table_id == table_id)
                ).scalar()
                found = msgspec.structs.replace(result, finished=ended or result.finished)
                connection.execute(insert(results).values(_result_row(table_id, found)))

        await self._run(work)

    async def set_bot(self, table_id: str, seat: int, bot: str) -> None:
        """Whoever plays the seat now has all of the time that there is for an answer."""

        def work(connection: Connection) -> None:
            here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
            person = {} if bot else {"person": True, "stand_in": False}
            connection.execute(update(seats).where(here).values(bot=bot, **person))
            new = {"since": self.now(), "asked": tables.c.asked + 1}
            connection.execute(update(tables).where(tables.c.id == table_id).values(**new))

        await self._run(work)

    async def check(self) -> None:
        """StorageError if the database cannot be used now."""
        await self._run(lambda connection: connection.execute(select(layout.c.version)).scalar())

    async def load(self, table_id: str) -> StoredTable | None:
        return await asyncio.to_thread(self._read, lambda connection: read(connection, table_id))

    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        """How far tables have come; those that are gone are left out."""
        return await asyncio.to_thread(self._read, lambda connection: _heads(connection, table_ids))

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


class _Limits:
    """Breaks off what takes too long where the database itself does not: a line that went silent."""

    def __init__(self) -> None:
        self._running: dict[Connection, float] = {}
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="storage limits", daemon=True)
        self._thread.start()

    @contextlib.contextmanager
    def within(self, connection: Connection) -> Iterator[None]:
        self._running[connection] = time.monotonic() + SECONDS_FOR_ALL
        try:
            yield
        finally:
            self._running.pop(connection, None)

    def _watch(self) -> None:
        while not self._ending.wait(0.5):
            self._break_off(time.monotonic())

    def _break_off(self, now: float) -> None:
        for connection, until in list(self._running.items()):
            if until < now:
                with contextlib.suppress(Exception):  # it ends by itself in this moment
                    break_off(connection)

    def close(self) -> None:
        """Nobody waits any more."""
        self._ending.set()
        self._break_off(float("inf"))


class _Job(NamedTuple):
    work: Callable[[Connection], Any] | None
    table_id: str
    answered: Sequence[Answered]  # those of all jobs are stored together
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


def _of_table(job: _Job) -> list[tuple[str, Answered]]:
    return [(job.table_id, answered) for answered in job.answered]


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


# ---- rows


def put(connection: Connection, table: StoredTable, now: float | None = None) -> None:
    """A table that is not there yet, but for its position. now: when it is begun, if not in this moment."""
    now = time.time() if now is None else now
    connection.execute(
        insert(tables).values(
            id=table.id,
            game=table.game,
            rules=table.rules,
            setup=_text(table.setup),
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
        {"table_id": table.id, "number": n, "entries": _text(e), "at": now, "fingerprint": table.fingerprints.get(n)}
        for n, e in enumerate(table.entries)
    ]
    connection.execute(insert(answers), given)
    if table.result is not None:
        connection.execute(insert(results).values(_result_row(table.id, table.result)))


def place(connection: Connection, given: Sequence[tuple[str, int, Position]], known: Collection[str] = ()) -> set[str]:
    """The last positions of tables; gives the names of their legends. known: those that are stored already."""
    rows = []
    for table_id, number, position in given:
        legend = legend_id(position.legend)
        if legend not in known:
            there = text("INSERT INTO legends (id, legend) VALUES (:id, :legend) ON CONFLICT DO NOTHING")
            connection.execute(there, {"id": legend, "legend": position.legend.decode()})
        rows.append((table_id, number, legend, position.save, position.turn))
    _execute(connection, _placing, rows)
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
    if _heads(connection, [table_id])[table_id].answers != known.answers:
        raise Conflict("an answer was given meanwhile")


def change_if_asked(connection: Connection, table_id: str, known: Head, values: dict[str, Any]) -> None:
    """As `change_if_same`, whatever was answered meanwhile."""
    _change(connection, tables.c.id == table_id, known, values)


def _change(connection: Connection, here: ColumnElement[bool], known: Head, values: dict[str, Any]) -> None:
    asks = {**values, "asked": known.asked + 1}
    if connection.execute(update(tables).where(here, tables.c.asked == known.asked).values(**asks)).rowcount != 1:
        raise Conflict("somebody else has asked or answered")


def unused(connection: Connection, since: float, among: Collection[str] | None = None) -> list[str]:
    """The tables to which nothing has happened since a time, of all or among some."""
    later = select(answers.c.number).where(answers.c.table_id == tables.c.id, answers.c.at >= since)
    old = select(tables.c.id).where(tables.c.created < since, ~later.exists()).order_by(tables.c.created)
    if among is not None:
        old = old.where(tables.c.id.in_(among))
    return list(connection.execute(old).scalars())


def delete_if_unused(connection: Connection, since: float, table_ids: Sequence[str]) -> int:
    """Forget those of some tables to which nothing has happened, not even in this moment; how many there were."""
    _hold(connection, table_ids)
    return delete_tables(connection, unused(connection, since, table_ids))


def delete_tables(connection: Connection, table_ids: Sequence[str]) -> int:
    """Forget tables and all that is kept of them; how many there were."""
    gone = 0
    for part in parts(table_ids):
        _hold(connection, part)
        for of in (results, positions, answers, seats, links, persons, chats, notices):
            connection.execute(delete(of).where(of.c.table_id.in_(part)))
        gone += connection.execute(delete(tables).where(tables.c.id.in_(part))).rowcount
    return gone


def parts(table_ids: Sequence[str]) -> Iterator[list[str]]:
    """As many at once as one statement takes."""
    for first in range(0, len(table_ids), ROWS_AT_ONCE):
        yield list(table_ids[first : first + ROWS_AT_ONCE])


def _hold(connection: Connection, table_ids: Sequence[str]) -> None:
    """Let nobody else change some tables until the transaction ends; on SQLite nobody else writes anyway."""
    mine = select(tables.c.id).where(tables.c.id.in_(table_ids)).order_by(tables.c.id).with_for_update()
    connection.execute(mine).all()


def _result_row(table_id: str, result: Result) -> dict[str, Any]:
    return {"table_id": table_id, "rules": result.rules, "finished": result.finished, "result": _text(result)}


def _heads(connection: Connection, table_ids: Sequence[str]) -> dict[str, Head]:
    found = {}
    for first in range(0, len(table_ids), ROWS_AT_ONCE):
        part = table_ids[first : first + ROWS_AT_ONCE]
        for id, undone, rematch, asked, last in _execute(connection, _reading_heads, [(id,) for id in part]):
            found[id] = Head(-1 if last is None else last + 1, undone, rematch or "", asked)
    return found


# ---- statements of many rows, as the driver takes them: SQLAlchemy would look at every value, which is slow


def _execute(connection: Connection, statement: Statement, rows: Sequence[Sequence[Any]]) -> Any:
    """rows: those that the statement has places for, which are all alike."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    return connection.exec_driver_sql(statement(len(rows), mark), tuple([value for row in rows for value in row]))


def _places(rows: int, width: int, mark: str) -> str:
    return ", ".join([f"({', '.join([mark] * width)})"] * rows)


@cache
def _appending(rows: int, mark: str) -> str:
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
def _locking_appending(rows: int, mark: str) -> str:
    """As `_appending`, and nobody else may change the tables until the transaction ends. An answer that another takes
    back meanwhile is counted in the row for which this waits, so it is noticed."""
    return f"{_appending(rows, mark)} FOR UPDATE OF t"


@cache
def _placing(rows: int, mark: str) -> str:
    """Write the last positions of so many tables."""
    names = [column.name for column in positions.columns]
    return (
        f"INSERT INTO positions ({', '.join(names)}) VALUES {_places(rows, len(names), mark)} ON CONFLICT (table_id) "
        f"DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in names if name != 'table_id')}"
    )


@cache
def _reading_heads(rows: int, mark: str) -> str:
    """Read how far so many tables have come."""
    return (
        "SELECT t.id, t.undone, t.rematch, t.asked, (SELECT max(a.number) FROM answers a WHERE a.table_id = t.id) "
        f"FROM tables t WHERE t.id IN {_places(1, rows, mark)} ORDER BY t.id"
    )


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
