"""Bots think at any server that has room: a question that waits is put into the database, and who has a free process
takes it from there. Where nobody does in a moment, it is thought about where it was asked.

Only our own bots do: those of others may not be the same everywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sietch.bots import LEVELS, SECONDS
from sietch.table.cluster.leases import ANSWERED, ASKED, CLOCK
from sietch.table.cluster.lines import Ear
from sietch.table.cluster.member import Member
from sietch.table.storage import StorageError
from sietch.table.thinking import Thinkers
from sietch.table.turns import Asked
from sietch.table.worker import Answer

if TYPE_CHECKING:
    from psycopg import AsyncConnection

SECONDS_BETWEEN_LOOKS = 0.1
# What has waited for so long here may be thought about elsewhere; and has so long until somebody takes it.
SECONDS_TO_WAIT = 0.2
SECONDS_TO_BE_TAKEN = 0.6
# Whoever has taken it has so long.
SECONDS_TO_ANSWER = SECONDS + 5.0
# So many are put there at once.
MOST_LENT = 8
LONGEST_NAME = 64

log = logging.getLogger(__name__)

_encode = msgspec.msgpack.encode
_decode = msgspec.msgpack.Decoder(Answer).decode


class Taken(NamedTuple):
    id: str
    whose: str
    game: str
    bot: str
    question: bytes


class Lending:
    def __init__(self, member: Member, thinkers: Thinkers) -> None:
        self.member = member
        self.thinkers = thinkers
        self.lent = self.borrowed = 0  # how many, ever
        self._ear = Ear(member.storage.engine, (ASKED, ANSWERED), self._hear)
        self._answered: dict[str, asyncio.Event] = {}
        self._asked = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self._do(self._ear.listen())
        self._do(self._lend())
        self._do(self._borrow())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._ear.close()

    def _do(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, channel: str, text: str) -> None:
        if channel == ASKED:
            self._asked.set()
        elif (event := self._answered.get(text)) is not None:
            event.set()

    # ---- asking others

    async def _lend(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if len(self.member.peers) < 2 or not self.member.certain:
                continue
            since = time.perf_counter() - SECONDS_TO_WAIT
            for asked in list(self.thinkers.turns.waiting):
                if len(self._answered) >= MOST_LENT:
                    break
                if asked.long and asked.message is not None and asked.bot in LEVELS and asked.since < since:
                    asked.since = time.perf_counter()  # it comes back behind the others
                    self.thinkers.turns.leave(asked)
                    self._do(self._ask(asked))

    async def _ask(self, asked: Asked) -> None:
        """Have another server think about it, or else think about it here after all."""
        id = secrets.token_hex(8)
        event = self._answered[id] = asyncio.Event()
        answer = None
        try:
            answer = await self._answer(id, event, asked)
        except StorageError:
            pass  # the storage says so
        finally:
            del self._answered[id]
            if not asked.answer.done():
                if answer is None:
                    self.thinkers.turns.add(asked)
                else:
                    self.lent += 1
                    asked.lost = True  # how long it took says nothing about this machine
                    asked.answer.set_result(answer)

    async def _answer(self, id: str, event: asyncio.Event, asked: Asked) -> Answer | None:
        assert asked.message is not None
        asked.taken = time.perf_counter()
        whose = asked.whose[:LONGEST_NAME]
        await self.member.do(
            partial(put, id=id, asker=self.member.id, whose=whose, game=asked.game, bot=asked.bot, text=asked.message)
        )
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), SECONDS_TO_BE_TAKEN)
        if not event.is_set():
            if await self.member.do(partial(take_back, id=id, only_free=True)):
                return None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), SECONDS_TO_ANSWER)
        found = await self.member.do(partial(take_answer, id=id))
        return _decode(found) if found is not None else None

    # ---- thinking for others

    async def _borrow(self) -> None:
        """Take up what others have no room for, as long as there is room here."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), 1.0)
            self._asked.clear()
            try:
                while self.thinkers.has_room and self.member.certain and not self.member.draining:
                    taken = await self.member.do(partial(take, thinker=self.member.id))
                    if taken is None:
                        break
                    self.borrowed += 1
                    self._do(self._think(taken))
                    await asyncio.sleep(0)
            except StorageError:
                pass  # the storage says so
            except Exception:
                log.exception("questions of other servers cannot be thought about")

    async def _think(self, taken: Taken) -> None:
        answer = await self.thinkers.think(taken.whose, taken.game, taken.bot, taken.question)
        with contextlib.suppress(StorageError):
            await self.member.do(partial(keep_answer, id=taken.id, answer=_encode(answer)))
        self._asked.set()  # there is room again


async def put(line: AsyncConnection[Any], id: str, asker: str, whose: str, game: str, bot: str, text: bytes) -> None:
    """A question that anybody may think about. Those that nobody waits for any more are forgotten."""
    await line.execute(f"DELETE FROM questions WHERE at < {CLOCK} - 120")
    await line.execute(
        f"INSERT INTO questions (id, asker, whose, game, bot, question, at) VALUES (%s, %s, %s, %s, %s, %s, {CLOCK})",
        (id, asker, whose[:64], game, bot, text),
    )
    await line.execute("SELECT pg_notify(%s, %s)", (ASKED, id))


async def take(line: AsyncConnection[Any], thinker: str) -> Taken | None:
    """The question of another server that has waited for longest; nobody else takes it."""
    found = await line.execute(
        "UPDATE questions SET thinker = %(me)s WHERE id = (SELECT id FROM questions WHERE thinker IS NULL "
        "AND asker <> %(me)s ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id, whose, game, bot, question",
        {"me": thinker},
    )
    row = await found.fetchone()
    return Taken(*row) if row is not None else None


async def keep_answer(line: AsyncConnection[Any], id: str, answer: bytes) -> None:
    await line.execute("UPDATE questions SET answer = %s WHERE id = %s", (answer, id))
    await line.execute("SELECT pg_notify(%s, %s)", (ANSWERED, id))


async def take_back(line: AsyncConnection[Any], id: str, only_free: bool = False) -> bool:
    """Nobody is to think about a question any more; whether that could be had."""
    done = await line.execute("DELETE FROM questions WHERE id = %s AND (NOT %s OR thinker IS NULL)", (id, only_free))
    return done.rowcount == 1


async def take_answer(line: AsyncConnection[Any], id: str) -> bytes | None:
    found = await line.execute("DELETE FROM questions WHERE id = %s RETURNING answer", (id,))
    row = await found.fetchone()
    return bytes(row[0]) if row is not None and row[0] is not None else None
