"""All tables of a server: how they are opened, found, played at, and given back to storage."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from sietch.bots.guard import MOST_TIMEOUTS
from sietch.core.game import TOLD, Decision, Game, IllegalChoice, RecordError
from sietch.core.pledge import Pledge
from sietch.core.refusing import quoted
from sietch.core.rules import OtherFacts, SetupError
from sietch.table import messages as m
from sietch.table.cluster.leases import Elsewhere, Mine
from sietch.table.cluster.member import Member
from sietch.table.in_a_row import NotInARow, fill, forced, form_of, give
from sietch.table.lateness import handed_by
from sietch.table.links import opened, person_of
from sietch.table.live import LiveTable, result_of, without_history
from sietch.table.opening import check_people, game_of, new_table, with_fresh_links
from sietch.table.refusals import NoSuchTable, NotAllowed, NotBegun, Refusal, Unreadable, refused
from sietch.table.restoring import (
    Restored,
    fingerprint_due,
    notice,
    position_of,
    restore,
    taken_back,
)
from sietch.table.showing import asked, form_shown, offered
from sietch.table.storage import (
    Answered,
    Conflict,
    Head,
    Link,
    Rematch,
    Result,
    Storage,
    StorageError,
    StoredTable,
)
from sietch.table.storage.lobbies import delete_lobbies, read_lobby
from sietch.table.storage.persons import Sits, follow, read_links, seat_person
from sietch.table.storage.rows import where_bots_play
from sietch.table.thinking import Thinkers
from sietch.table.viewer import GOING_AWAY, HOST
from sietch.text import Words

# A table that nobody has looked at for so long is dropped from memory; it is read again when it is needed.
IDLE_SECONDS = 15 * 60.0
# When an answer of a bot could not be stored: how long until it is tried again.
SECONDS_TO_RETRY = 2.0
# How often it is asked whether another server has changed a table at which somebody looks.
SECONDS_BETWEEN_LOOKS = 1.0
# The same where nobody else may change a table; only a command for the database does.
SECONDS_BETWEEN_LOOKS_OF_OWNERS = 5.0

# When the server begins, bots go on at tables to which something has happened since; at so many of them at most.
SECONDS_TO_RESUME = 24 * 3600.0
MOST_RESUMED = 200

MOVED = "the table is played at another server now; try once more"

TABLE_ID = re.compile("[0-9a-f]{16}")

T = TypeVar("T")

# What quotes the decision that it is meant for.
Wish = m.Answer | m.Answers | m.Undo | m.Ahead

log = logging.getLogger(__name__)


class Tables:
    """All tables of a server; those not in memory are read from storage and replayed."""

    def __init__(self, storage: Storage, thinkers: Thinkers, member: Member | None = None) -> None:
        """member: where there are several servers, this one of them; it plays only the tables that are its own."""
        self.storage = storage
        self.member = member
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        # What must not be broken off half-way, even if nobody waits for it any more.
        self._changes: set[asyncio.Task[Any]] = set()
        self._watching: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None
        # Told when it becomes another person's turn than before, by what was done at this server.
        self.turned: list[Callable[[LiveTable, int | None], None]] = []

    def _turn(self, table: LiveTable, before: int | None) -> None:
        if table.awaited != before:
            table.turned_at = time.monotonic()
            for tell in self.turned:
                tell(table, before)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this even if who asked for it goes away: what is stored and what is in memory stay the same."""
        task = asyncio.get_running_loop().create_task(work)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def open(self, wish: m.NewTable, opener: str = "") -> m.Links:
        """A new table, from scratch or from a record. opener: the address of whoever wishes for it."""
        try:
            game = await asyncio.to_thread(game_of, wish)
        except (TypeError, AttributeError, OverflowError) as error:
            raise SetupError(("setup-wrong-kind", {"reason": str(error)})) from error
        bots = [seat.bot for seat in wish.seats] or [""] * game.seats
        if len(bots) != game.seats:
            raise SetupError(("setup-count-seats", {"seats": game.seats, "n": len(bots)}))
        for bot in bots:
            if bot:
                self.thinkers.roster.refuse_unknown(bot)
        stored, links = with_fresh_links(game, bots, wish.record, wish.person)
        stored = replace(stored, clock=wish.clock, hints=wish.hints)
        also: Callable[[Connection], None] = _nothing
        if wish.person:
            own = next((seat for seat, bot in enumerate(bots) if not bot), -1)
            also = partial(seat_person, sits=Sits(stored.id, person_of(wish.person), own, HOST, stored.id))
        await self.finish(self._open(stored, game, opener, also=also))
        return links

    async def begin(self, stored: StoredTable, game: Game, opener: str, also: Callable[[Connection], None]) -> None:
        """A table whose people have met before. also: what is stored with it, or neither is."""
        await self.finish(self._open(stored, game, opener, also=also))

    async def _open(
        self,
        stored: StoredTable,
        game: Game,
        opener: str,
        after: str = "",
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        await self.storage.create(stored, after, also or _nothing)
        if not await self._is_own(stored.id):
            return  # whoever comes finds it where it is
        restored = Restored(game, len(stored.entries), notice(stored, game.rules, "unchecked"))
        self._turn(self._take_up(stored, restored, opener), None)

    def _take_up(self, stored: StoredTable, restored: Restored, opener: str = "") -> LiveTable:
        """Have a table in memory from now on."""
        self.live[stored.id] = table = LiveTable(
            without_history(stored),
            restored.game,
            list(stored.bots),
            len(stored.entries),
            stored.undone,
            restored.agreed,
            restored.notice,
            stored.result or result_of(restored.game),
            opener=opener,
            since=stored.since or self.storage.now(),
            now=self.storage.now,
        )
        self.wake(table)
        return table

    async def rematch(self, table: LiveTable, link: Link) -> m.Rematch:
        """The same people and bots at a new table; whoever asks second finds the one that there is."""
        await self.finish(self._rematch(table))
        found = table.rematch(link)
        assert found is not None
        return found

    async def _rematch(self, table: LiveTable) -> None:
        async with table.lock:
            self.check_live(table)
            if not table.game.over:
                raise Refusal(("refused-rematch-early", {}))
            if table.stored.rematch is not None:
                return
            chance = TOLD if table.game.is_told else "secret"
            game = await asyncio.to_thread(Game, table.game.rules, table.game.setup, chance=chance, pledge=Pledge.new())
            stored = new_table(secrets.token_hex(8), game, list(table.bots), table.stored.links, table.people)
            kept = table.stored
            stored = replace(stored, clock=kept.clock, stand_ins=kept.stand_ins, hints=kept.hints)
            try:
                also = partial(follow, table_id=table.id, rematch=stored.id)
                await self._open(stored, game, table.opener, after=table.id, also=also)
            except StorageError:
                await self.read_again(table)
                if not table.head.rematch:
                    raise
                return
            table.stored = replace(table.stored, rematch=Rematch(stored.id))
            table.change()

    async def enter(self, table_id: str, token: str) -> tuple[LiveTable, Link]:
        """The table and the link that a token opens; without a token that opens it nothing is read or told of it."""
        if self.member is not None and TABLE_ID.fullmatch(table_id):
            await self._own(self.member, table_id)
        table = self.live.get(table_id)
        if table is None:
            fence = self.storage.fences(table_id) if self.storage.fences else None
            stored = await self._stored(table_id)
            opened(stored.links, token)
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(stored, fence))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        else:
            await self._check_token(table, token)
            if self.member is None:
                await self._look_again([table])
        link = opened(table.stored.links, token)
        table.used = time.monotonic()
        self.wake(table)
        return table, link

    async def _own(self, member: Member, table_id: str) -> None:
        """Only the server that has a table plays it; requests have been passed on to it before."""
        if isinstance(await member.owner(table_id), Elsewhere):
            raise StorageError(MOVED)

    async def _is_own(self, table_id: str) -> bool:
        """Whether a table that was just begun is played here."""
        if self.member is None:
            return True
        try:
            mine = isinstance(await self.member.owner(table_id), Mine)
        except StorageError:
            return False
        if mine:
            self.member.untouched.add(table_id)
        return mine

    async def _check_token(self, table: LiveTable, token: str) -> None:
        """A seat may have got a further link at another server."""
        try:
            opened(table.stored.links, token)
        except NotAllowed:
            found = await self.storage.ask(partial(read_links, table_id=table.id))
            opened(found, token)
            table.stored = replace(table.stored, links=found)

    def know_link(self, table: LiveTable, link: Link) -> None:
        """A further link of a table that was stored."""
        if link not in table.stored.links:
            table.stored = replace(table.stored, links=[*table.stored.links, link])

    async def result(self, table_id: str, token: str) -> tuple[str, Result] | None:
        """A table's game and how it ended, also where nothing else of it can be read any more; None if it has not."""
        stored = await self._stored(table_id)
        opened(stored.links, token)
        if stored.result is not None:
            return stored.game, stored.result
        table, _ = await self.enter(table_id, token)  # its game may have ended before results were stored
        return (stored.game, table.result) if table.result is not None else None

    async def _stored(self, table_id: str) -> StoredTable:
        stored = await self.storage.load(table_id) if TABLE_ID.fullmatch(table_id) else None
        if stored is None:
            if TABLE_ID.fullmatch(table_id) and await self._is_lobby(table_id):
                raise NotBegun
            raise NoSuchTable
        return stored

    async def _is_lobby(self, table_id: str) -> bool:
        return await self.storage.ask(lambda connection: read_lobby(connection, table_id) is not None)

    async def _load(self, stored: StoredTable, fence: int | None = None) -> LiveTable:
        """fence: under which the table was this server's when it was read."""
        restored = await self._restore(stored)
        if self.storage.fences is not None and (fence is None or self.storage.fences(stored.id) != fence):
            raise StorageError(MOVED)
        if stored.result is None and restored.game.over and restored.agreed == len(stored.entries):
            task = asyncio.get_running_loop().create_task(self._keep_result(stored.id, restored.game))
            self._changes.add(task)
            task.add_done_callback(self._changes.discard)
        return self.live.get(stored.id) or self._take_up(stored, restored)

    async def _keep_result(self, table_id: str, game: Game) -> None:
        """Of a game that ended before results were stored: from now on it stands, whatever later rules would say."""
        result = result_of(game)
        assert result is not None
        with contextlib.suppress(StorageError):  # the storage has said so
            await self.storage.keep_result(table_id, result)

    async def _restore(self, stored: StoredTable) -> Restored:
        try:
            restored = await asyncio.to_thread(restore, stored)
        except (RecordError, SetupError) as error:
            # What is wrong could tell what somebody holds: it is for whoever keeps the server.
            log.error("table %s cannot be read: %s", stored.id, error)
            ended: Words = ("refused-unreadable-finished", {})
            if isinstance(error, OtherFacts) and not stored.result:
                raise Unreadable(("refused-other-facts", {}), str(error)) from error
            raise Unreadable(ended if stored.result else ("refused-unreadable", {})) from error
        if restored.agreed < len(stored.entries):
            log.warning(
                "table %s, begun under version %d of the rules, goes another way by version %d after %d of %d answers; "
                "its stored position stands",
                stored.id,
                stored.rules,
                restored.game.rules.version,
                restored.agreed,
                len(stored.entries),
            )
        return restored

    # ---- what others have stored

    async def start(self) -> None:
        """Tell people what happens to their tables at other servers, and go on where bots were to play."""
        loop = asyncio.get_running_loop()
        self._watching = loop.create_task(self._watch())
        if self.member is None:  # otherwise it takes up what a server has left behind
            self._resuming = loop.create_task(self._resume())

    async def _resume(self) -> None:
        """Bots go on where they had to stop when the server ended, without anybody having to look."""
        try:
            since = time.time() - SECONDS_TO_RESUME
            for table_id in (await self.storage.ask(partial(where_bots_play, since=since)))[:MOST_RESUMED]:
                await self.resume(table_id)
        except StorageError:
            pass  # the storage has said so
        except Exception:
            log.exception("tables at which bots are to play cannot be gone on with")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS if self.member is None else SECONDS_BETWEEN_LOOKS_OF_OWNERS)
            try:
                await self._look_again(list(self.live.values()), deleted=True)
            except StorageError:
                pass  # the storage has said so
            except Exception:
                log.exception("tables cannot be looked at again")

    async def _look_again(self, tables: list[LiveTable], deleted: bool = False) -> None:
        """Read those tables again that somebody else has changed, or of which nobody knows what is stored.

        deleted: forget those that are there no more. Whoever only looks is shown what was; an answer finds it out.
        """
        if not tables:
            return
        before = {table.id: table.head for table in tables}
        heads = await self.storage.heads(list(before))
        for table in tables:
            known, found = before[table.id], heads.get(table.id)
            if table.head != known:
                continue  # it was changed here meanwhile
            if found is None and deleted:
                self.forget(table)
            elif found is not None and (table.doubtful or found != known):
                await self.finish(self._renew(table, known))

    async def _renew(self, table: LiveTable, known: Head) -> None:
        async with table.lock:
            if self.live.get(table.id) is table and (table.doubtful or table.head == known):
                await self.read_again(table)
        self.wake(table)

    async def read_again(self, table: LiveTable) -> None:
        """What is stored counts, whatever is in memory; its lock is held. Without an answer nothing is known."""
        table.doubtful = True
        if self.member is not None and not await self.member.check(table.id):
            self.forget(table)
            raise StorageError(MOVED)
        stored = await self.storage.load(table.id)
        if stored is None:
            self.forget(table)
            raise NoSuchTable
        if stored.head == table.head and stored.bots == table.bots:
            table.doubtful = False
            return
        try:
            table.renew(stored, await self._restore(stored))
        except Unreadable:
            self.forget(table)
            raise

    @contextlib.asynccontextmanager
    async def as_known(self, table: LiveTable, past: Words) -> AsyncIterator[None]:
        """Store what is meant for the table as it is known; its lock is held. past: what is said where it is not."""
        try:
            yield
        except Conflict:
            await self.read_again(table)
            raise Refusal(past) from None
        except StorageError:
            await self.read_again(table)
            raise

    # ---- playing

    async def answer(
        self, table: LiveTable, seat: int, answer: m.Answer | m.Answers, bot: str = ""
    ) -> m.Refused | None:
        """Take an answer: legal, for the current decision, by whoever has the seat that decides; stored, then told.

        Of several, all or none are.
        """
        return await self.finish(self._answer(table, seat, answer, bot))

    async def _answer(self, table: LiveTable, seat: int, answer: m.Answer | m.Answers, bot: str) -> m.Refused | None:
        async with table.lock:
            no = await self._refuse(table, seat, answer, bot)
            if no is not None:
                return no
            game = table.game.branch()
            given: list[Answered] = []
            try:
                for entries in give(game, answer.keys if isinstance(answer, m.Answers) else [answer.key]):
                    number = table.answers + len(given)
                    due = fingerprint_due(game, number)
                    position = None if game.is_told else partial(position_of, game)
                    given.append(Answered(number, table.undone, entries, position, due, result_of(game)))
            except NotInARow as error:
                index = error.index if isinstance(answer, m.Answers) else None
                return refused(error.words, str(error), index=index)
            try:
                await self.storage.append(table.id, *given)
            except StorageError as error:
                meant = Head(table.answers + len(given), table.undone)
                if await self._was_kept(table, meant, [entry for each in given for entry in each.entries]):
                    return None
                no = await self._refuse(table, seat, answer, bot)
                if no is None:
                    raise error
                return no
            table.agreed += len(given) * (table.agreed == table.answers)
            table.answers += len(given)
            table.result = given[-1].result
            table.since = self.storage.now()
            before = table.awaited
            table.change(game)
            self._turn(table, before)
        self.wake(table)
        return None

    async def ahead(self, table: LiveTable, seat: int, wish: m.Ahead) -> m.Refused | m.AheadShown:
        """What would be asked after some answers, and which answers bring what is wished for. Nothing is changed, and
        nothing is told that who asks could not find out by answering and taking back."""
        no = await self._refuse(table, seat, wish, "")
        if no is not None:
            return no
        game = table.game.branch()
        known = True
        try:
            for _ in give(game, wish.keys):
                known = game.can_undo
        except NotInARow as error:
            return refused(error.words, str(error), index=error.index)
        form = form_of(game) if known else None
        told = form_shown(game, form) if form else None
        keys = list(wish.keys)
        became: dict[str, int] = {}
        if form is not None and (wish.everything or wish.wish is not None):
            more, became = fill(game, form, None if wish.everything else wish.wish)
            keys += more
            known = game.can_undo
        unasked = [offered(held.rules, held.state, option) for held, option in forced(table.game, keys)]
        return m.AheadShown(keys, told, became, asked(game, seat) if known else None, unasked)

    async def undo(self, table: LiveTable, seat: int, undo: m.Undo) -> m.Refused | None:
        """Take the last answer back: forgotten by the storage, then told."""
        return await self.finish(self._undo(table, seat, undo))

    async def _undo(self, table: LiveTable, seat: int, undo: m.Undo) -> m.Refused | None:
        async with table.lock:
            no = await self._refuse(table, seat, undo, "")
            if no is not None:
                return no
            try:
                game = taken_back(table.game)
            except IllegalChoice as error:
                return refused(("refused-undo", {}), str(error))
            try:
                position = None if game.is_told else position_of(game)
                handed = handed_by(table.stored.handed, game.event_count)
                await self.storage.take_back(table.id, table.head, position, handed=handed)
            except StorageError as error:
                if await self._was_kept(table, Head(table.answers - 1, table.undone + 1), []):
                    return None
                no = await self._refuse(table, seat, undo, "")
                if no is None:
                    raise error
                return no
            self.went_back(table, game, 1)
        return None

    def went_back(self, table: LiveTable, game: Game, many: int) -> None:
        """Some answers were taken back, and that is stored."""
        before = table.awaited
        handed = handed_by(table.stored.handed, game.event_count) or table.stored.handed
        table.stored = replace(table.stored, handed=handed)
        table.since = self.storage.now()
        table.answers -= many
        table.agreed = min(table.agreed, table.answers)
        table.undone += many
        table.take_back(game)
        self._turn(table, before)

    async def _was_kept(self, table: LiveTable, meant: Head, entries: list[str]) -> bool:
        """Storing failed, or seemed to: whether it was done after all. What is stored counts from now on."""
        await self.read_again(table)
        last = table.game.record["answers"][-len(entries) :] if entries else []
        return table.head[:2] == meant[:2] and last == entries

    async def _refuse(self, table: LiveTable, seat: int, wish: Wish, bot: str) -> m.Refused | None:
        self.check_live(table)
        if table.doubtful:
            await self.read_again(table)
        if table.game.over:
            return refused(("refused-over", {}), stale=True)
        current = table.game.decision
        if current.id != wish.decision:
            return refused(("refused-past", {"decision": wish.decision, "current": current.id}), stale=True)
        if wish.undone is not None and wish.undone != table.undone:
            return refused(("refused-taken-back", {}), stale=True)
        if not table.is_asked(seat):
            return refused(("refused-others-turn", {"player": table.game.setup["names"][current.seat]}))
        if table.bots[seat] != bot:
            return refused(("refused-given-back", {}) if bot else table.why_not(seat))
        return None

    def check_live(self, table: LiveTable) -> None:
        if self.live.get(table.id) is not table:
            raise StorageError("the table is being read again; try once more")

    async def set_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        """A bot takes over a seat, or its person gets it back."""
        if not 0 <= seat < len(table.bots):
            raise SetupError(("setup-no-seat", {"seat": quoted(seat), "last": len(table.bots) - 1}))
        if bot:
            self.thinkers.roster.refuse_unknown(bot)
            check_people(table.game, [bot])
        await self.finish(self._set_bot(table, seat, bot))

    async def _set_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        async with table.lock:
            self.check_live(table)
            await self.storage.set_bot(table.id, seat, bot)
            before = table.awaited
            table.bots[seat] = bot
            table.since = self.storage.now()
            table.stored = replace(table.stored, asked=table.stored.asked + 1)
            if not bot:
                stand_ins = table.stored.stand_ins - {seat}
                table.stored = replace(table.stored, people=table.people | {seat}, stand_ins=stand_ins)
            table.change()
            self.seat_changed(table, seat, before)
        self.wake(table)

    def seat_changed(self, table: LiveTable, seat: int, before: int | None) -> None:
        """Somebody else plays a seat. before: who was awaited then."""
        del table.late[seat]
        self._turn(table, before)

    # ---- bots

    def wake(self, table: LiveTable) -> None:
        """Let bots answer as long as it is theirs to decide and somebody looks."""
        idle = table.thinking is None or table.thinking.done()
        if idle and not table.game.over and not table.game.is_told and table.bots[table.game.decision.seat]:
            table.thinking = asyncio.get_running_loop().create_task(self._bots(table))

    async def _bots(self, table: LiveTable) -> None:
        while not table.game.over and self.live.get(table.id) is table and table.looked_at:
            game = table.game
            decision = game.decision
            bot = table.bots[decision.seat]
            if not bot:
                return
            try:
                undone = table.undone
                key = await self._thought(table, decision, bot)
                await self.answer(table, decision.seat, m.Answer(decision.id, key, undone), bot)
            except StorageError as error:
                log.error("an answer of a bot at table %s could not be kept: %s", table.id, error)
                await asyncio.sleep(SECONDS_TO_RETRY)
            except Exception:
                log.exception("a bot at table %s cannot go on", table.id)
                return

    async def _thought(self, table: LiveTable, decision: Decision, bot: str) -> str:
        """What a bot answers. One that was out of time too often in this game is not asked any more."""
        seat = decision.seat
        if table.late[seat] >= MOST_TIMEOUTS:
            return decision.options[0].key
        thought = await self.thinkers.choose(table.game, seat, bot, table.opener or table.id)
        if thought.late and table.bots[seat] == bot:
            table.late[seat] += 1
            if table.late[seat] == MOST_TIMEOUTS:
                log.error("the bot %s at table %s was out of time too often: it is not asked any more", bot, table.id)
        return thought.key

    # ---- memory

    def forget(self, table: LiveTable) -> None:
        """Drop a table from memory: whoever comes (back) finds it as it is stored."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
        for viewer in table.viewers:
            viewer.end(GOING_AWAY)

    def drop_idle(self, seconds: float = IDLE_SECONDS) -> int:
        """Forget tables that nobody looks at, plays or has used for so long; how many there were."""
        now = time.monotonic()
        idle = [
            table
            for table in self.live.values()
            if not table.viewers
            and not table.lock.locked()
            and (table.thinking is None or table.thinking.done())
            and now - table.used > seconds
        ]
        for table in idle:
            self.forget(table)
        return len(idle)

    async def expire(self, seconds: float) -> int:
        """Forget for good the tables to which nothing has happened for so long and at which nobody is; how many."""
        since = time.time() - seconds
        elsewhere = await self.member.held_by_all() if self.member is not None else ()
        gone = await self.storage.delete_unused(since, {*self.live, *self._loading, *elsewhere})
        await self.storage.write(partial(delete_lobbies, since=since))
        if gone:
            log.warning("%d tables to which nothing has happened for %.0f hours were deleted", gone, seconds / 3600)
        return gone

    def let_go(self) -> None:
        """Another server may have all tables by now: whoever is here comes back, and finds them where they are."""
        for table in list(self.live.values()):
            self.forget(table)

    async def resume(self, table_id: str) -> bool:
        """Go on with a table whose server has ended, for its bots and before anybody looks; whether there is anything
        to go on with."""
        if self.live.get(table_id) is not None:
            return True
        fence = self.storage.fences(table_id) if self.storage.fences else None
        stored = await self.storage.load(table_id)
        if stored is None or stored.result is not None:
            return False
        try:
            table = await self._load(stored, fence)
        except Unreadable:
            return False
        self.wake(table)
        return True

    def is_free(self, table_id: str) -> bool:
        """Whether nobody is at a table, and nothing is done there."""
        table = self.live.get(table_id)
        if table is None:
            return table_id not in self._loading
        return not table.viewers and not table.lock.locked()

    def part_with(self, table_id: str) -> None:
        """Another server is to have a table: what bots think about here is void."""
        table = self.live.get(table_id)
        if table is not None:
            if table.thinking is not None:
                table.thinking.cancel()
            self.forget(table)

    def is_needed(self, table_id: str) -> bool:
        """Whether a table is in memory, or will be in a moment."""
        return table_id in self.live or table_id in self._loading

    async def finished(self) -> None:
        """End the bots; what has been begun is finished."""
        for task in (self._watching, self._resuming):
            if task is not None:
                task.cancel()
        thinking = [table.thinking for table in self.live.values() if table.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.gather(*self._changes, return_exceptions=True)

    async def close(self) -> None:
        """End the bots and the connections; what has been begun is finished."""
        await self.finished()
        for table in list(self.live.values()):
            self.forget(table)


def _nothing(connection: Connection) -> None:
    """There is nothing else to store."""
