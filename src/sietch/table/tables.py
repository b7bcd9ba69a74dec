"""Live tables: who sits where, what each may see, how answers are taken, stored and told."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar

import sietch
from sietch.bots.guard import MOST_TIMEOUTS
from sietch.core.game import SPECTATOR, Decision, Event, Game, IllegalChoice, RecordError, replay
from sietch.core.keeping import fingerprint
from sietch.core.rules import OtherFacts, SetupError
from sietch.table import messages as m
from sietch.table.refusals import Crowded, NoSuchTable, NotAllowed, Refusal, Unreadable, refused
from sietch.table.restoring import Restored, by_answer, fingerprint_due, notice, position_of, restore
from sietch.table.storage import (
    Answered,
    Head,
    Link,
    Rematch,
    Result,
    Storage,
    StorageError,
    StoredTable,
    hashed,
)
from sietch.table.thinking import Thinkers
from sietch.table.viewer import GOING_AWAY, HOST, SEAT, WATCH, Told, Viewer, encoded
from sietch.text import Words
from sietch.text.report import event_words
from sietch.text.wire import as_data

LARGEST_SEED = 1 << 63
# Connections to a table: of all who only watch, and of any other link (a person with many tabs).
MOST_SPECTATORS = 100
MOST_OF_ONE = 12
# A table that nobody has looked at for so long is dropped from memory; it is read again when it is needed.
IDLE_SECONDS = 15 * 60.0
# When an answer of a bot could not be stored: how long until it is tried again.
SECONDS_TO_RETRY = 2.0
# So long after somebody has last looked at a table its bots go on; then they wait until somebody looks again.
SECONDS_WITHOUT_EYES = 60.0
# How often it is asked whether another server has changed a table at which somebody looks.
SECONDS_BETWEEN_LOOKS = 1.0

TABLE_ID = re.compile("[0-9a-f]{16}")

T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass
class _ForAll:
    """What everybody at a table is told alike. told: events that were put into words; equal ones are told equally."""

    seats: list[m.SeatShown]
    scores: list[int]
    winners: list[int]
    sides: list[int]
    sources: list[dict[str, int]]
    told: dict[Event, m.EventShown] = field(default_factory=dict)


@dataclass(eq=False)
class LiveTable:
    stored: StoredTable
    game: Game
    bots: list[str]
    answers: int  # how many answers are stored, the set-up being one
    undone: int = 0  # how many were taken back, ever
    agreed: int = 0  # how many of the answers lead by these rules to what was stored
    notice: Words | None = None  # what whoever looks at the table should know about it
    result: Result | None = None  # how the game ended, as it was stored then
    doubtful: bool = False  # storing failed, and nobody knows what is stored: nothing is done before it is read again
    seq: int = 0  # counts changes; only grows
    epoch: str = field(default_factory=lambda: secrets.token_hex(4))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    # The seq of each taking back and how long the log was then; one that a later one goes behind is left out.
    cuts: list[tuple[int, int]] = field(default_factory=list)
    thinking: asyncio.Task[None] | None = None
    late: Counter[int] = field(default_factory=Counter)  # how often the bot at each seat was out of time
    used: float = field(default_factory=time.monotonic)
    opener: str = ""  # the address that it was opened from, if that is known

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def looked_at(self) -> bool:
        return bool(self.viewers) or time.monotonic() - self.used < SECONDS_WITHOUT_EYES

    @property
    def head(self) -> Head:
        return Head(self.answers, self.undone, self.stored.rematch.id if self.stored.rematch else "")

    @property
    def people(self) -> frozenset[int]:
        """The seats that are or were a person's."""
        return self.stored.people

    # ---- what a viewer is told

    def update(self, viewer: Viewer) -> m.Update:
        """Everything new for a viewer, made only of what its seat may see."""
        return self._update(viewer, encoded(self.game.views({viewer.seat}))[viewer.seat], self._for_all())

    def _for_all(self) -> _ForAll:
        seated = {viewer.seat for viewer in self.viewers}
        game = self.game
        seats = [
            m.SeatShown(name, bot, number in seated)
            for number, (name, bot) in enumerate(zip(game.setup["names"], self.bots, strict=True))
        ]
        sides = list(game.rules.sides(game.state))
        if self.result is not None:
            return _ForAll(seats, self.result.scores, self.result.winners, sides, self.result.sources)
        return _ForAll(seats, game.scores, game.winners, sides, [])

    def _update(self, viewer: Viewer, view: Any, for_all: _ForAll) -> m.Update:
        """view: that of the viewer's seat, encoded."""
        seat = viewer.seat
        game = self.game
        first = min(viewer.events, game.event_count)
        viewer.events = game.event_count
        told = for_all.told
        return m.Update(
            game=self.stored.game,
            epoch=self.epoch,
            seq=self.seq,
            role=viewer.link.role,  # type: ignore[arg-type]
            seat=None if seat == SPECTATOR else seat,
            view=view,
            decision=self.decision(seat),
            events_from=first,
            events=viewer.ready(game, first)
            or [told.get(event) or told.setdefault(event, shown(game, event)) for event in game.events(seat, first)],
            can_undo=not game.over and game.decision.seat == seat and not self.bots[seat] and game.can_undo,
            seats=for_all.seats,
            scores=for_all.scores,
            winners=for_all.winners,
            sides=for_all.sides,
            sources=for_all.sources,
            undone=self.undone,
            rematch=self.rematch(viewer.link),
            notice=as_data(self.notice) if self.notice else None,
        )

    def rematch(self, link: Link) -> m.Rematch | None:
        """Where the same people play again; a token opens the same there as here."""
        following = self.stored.rematch
        return m.Rematch(following.id, link.token) if following else None

    def decision(self, seat: int) -> m.DecisionShown | None:
        if self.game.over:
            return None
        decision = self.game.decision
        because = decision.because and as_data(decision.because)
        if decision.seat != seat:
            return m.DecisionShown(decision.id, decision.seat, because=because)
        options = [m.OptionShown(o.key, o.kind, o.target, as_data(o.words)) for o in decision.options]
        return m.DecisionShown(decision.id, decision.seat, as_data(decision.prompt), options, because)

    def refusals(self, seat: int) -> m.Refusals:
        found = [
            m.RefusalShown(r.key, r.kind, r.target, as_data(r.words), as_data(r.reason))
            for r in self.game.refusals(seat)
        ]
        return m.Refusals(self.game.decision.id if not self.game.over else -1, found)

    def change(self, game: Game | None = None) -> None:
        """Something is different now, and safely stored: tell everybody what is new for them."""
        if game is not None:
            self.game = game
        self.seq += 1
        if not self.viewers:
            return
        views = encoded(self.game.views({viewer.seat for viewer in self.viewers}))
        for_all = self._for_all()
        for viewer in self.viewers:
            if not viewer.ended.done():
                viewer.send(self._update(viewer, views[viewer.seat], for_all))

    def take_back(self, game: Game) -> None:
        """As `change`, where the game goes back: later events are void."""
        length = game.event_count
        self.cuts = [cut for cut in self.cuts if cut[1] < length]
        self.cuts.append((self.seq + 1, length))
        for viewer in self.viewers:
            viewer.events = min(viewer.events, length)
        self.change(game)

    def renew(self, stored: StoredTable, restored: Restored) -> None:
        """Take the table as it is stored: what everybody knew of it may be wrong."""
        self.stored = _without_history(stored)
        self.game, self.agreed, self.notice = restored.game, restored.agreed, restored.notice
        self.bots = list(stored.bots)
        self.answers, self.undone = len(stored.entries), stored.undone
        self.result = stored.result or _result(restored.game)
        self.doubtful = False
        self.epoch = secrets.token_hex(4)
        self.cuts = []
        for viewer in self.viewers:
            viewer.events = 0
        self.change()

    def known_events(self, hello: m.Hello) -> int:
        """How much of the log a returning viewer can keep."""
        if hello.epoch != self.epoch or hello.seq > self.seq:
            return 0
        return max(0, min([hello.events, *(length for seq, length in self.cuts if seq > hello.seq)]))

    # ---- coming and going

    def seated(self, seat: int) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    def join(
        self, link: Link, hello: m.Hello, told: Told | None = None, say: Callable[[bytes], bool] | None = None
    ) -> Viewer:
        """Each link has places of its own, so that nobody can take those of others."""
        most = MOST_SPECTATORS if link.role == WATCH else MOST_OF_ONE
        if sum(viewer.link == link for viewer in self.viewers) >= most:
            raise Crowded(("refused-crowded", {"n": most}))
        viewer = Viewer(link, self.known_events(hello), told, say)
        comes = viewer.seat != SPECTATOR and not self.seated(viewer.seat)
        self.viewers.add(viewer)
        if comes:
            self.change()
        else:
            viewer.send(self.update(viewer))
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        if viewer.seat != SPECTATOR and not self.seated(viewer.seat):
            self.change()


def shown(game: Game, event: Event) -> m.EventShown:
    words = as_data(event_words(game.rules, event, game.names))
    return m.EventShown(event.kind, event.seat, event.what, event.n, words)


class Tables:
    """All tables of a server; those not in memory are read from storage and replayed."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        # What must not be broken off half-way, even if nobody waits for it any more.
        self._changes: set[asyncio.Task[Any]] = set()
        self._watching: asyncio.Task[None] | None = None

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this even if who asked for it goes away: what is stored and what is in memory stay the same."""
        task = asyncio.get_running_loop().create_task(work)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def open(self, wish: m.NewTable, opener: str = "") -> m.Links:
        """A new table, from scratch or from a record. opener: the address of whoever wishes for it."""
        try:
            game = await asyncio.to_thread(_game, wish)
        except (TypeError, AttributeError, OverflowError) as error:
            raise SetupError(f"something in the set-up is of the wrong kind: {error}") from error
        bots = [seat.bot for seat in wish.seats] or [""] * game.seats
        if len(bots) != game.seats:
            raise SetupError(f"the game has {game.seats} seats, not {len(bots)}")
        for bot in bots:
            if bot:
                self.thinkers.roster.refuse_unknown(bot)
        stored, links = with_fresh_links(game, bots, wish.record)
        await self._to_the_end(self._open(stored, game, opener))
        return links

    async def _open(self, stored: StoredTable, game: Game, opener: str, after: str = "") -> None:
        await self.storage.create(stored, after)
        self._take_up(stored, Restored(game, len(stored.entries), notice(stored, game.rules, "unchecked")), opener)

    def _take_up(self, stored: StoredTable, restored: Restored, opener: str = "") -> LiveTable:
        """Have a table in memory from now on."""
        self.live[stored.id] = table = LiveTable(
            _without_history(stored),
            restored.game,
            list(stored.bots),
            len(stored.entries),
            stored.undone,
            restored.agreed,
            restored.notice,
            stored.result or _result(restored.game),
            opener=opener,
        )
        self.wake(table)
        return table

    async def rematch(self, table: LiveTable, link: Link) -> m.Rematch:
        """The same people and bots at a new table; whoever asks second finds the one that there is."""
        await self._to_the_end(self._rematch(table))
        found = table.rematch(link)
        assert found is not None
        return found

    async def _rematch(self, table: LiveTable) -> None:
        async with table.lock:
            self._check_live(table)
            if not table.game.over:
                raise Refusal(("refused-rematch-early", {}))
            if table.stored.rematch is not None:
                return
            game = await asyncio.to_thread(Game, table.game.rules, table.game.setup, chance="secret")
            stored = _new_table(game, list(table.bots), table.stored.links, table.people)
            try:
                await self._open(stored, game, table.opener, after=table.id)
            except StorageError:
                await self._read_again(table)
                if not table.head.rematch:
                    raise
                return
            table.stored = replace(table.stored, rematch=Rematch(stored.id))
            table.change()

    async def enter(self, table_id: str, token: str) -> tuple[LiveTable, Link]:
        """The table and the link that a token opens; without a token that opens it nothing is read or told of it."""
        table = self.live.get(table_id)
        if table is None:
            stored = await self._stored(table_id)
            _link(stored, token)
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(stored))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        else:
            _link(table.stored, token)
            await self._look_again([table])
        link = _link(table.stored, token)
        table.used = time.monotonic()
        self.wake(table)
        return table, link

    async def result(self, table_id: str, token: str) -> tuple[str, Result] | None:
        """A table's game and how it ended, also where nothing else of it can be read any more; None if it has not."""
        stored = await self._stored(table_id)
        _link(stored, token)
        if stored.result is not None:
            return stored.game, stored.result
        table, _ = await self.enter(table_id, token)  # its game may have ended before results were stored
        return (stored.game, table.result) if table.result is not None else None

    async def _stored(self, table_id: str) -> StoredTable:
        stored = await self.storage.load(table_id) if TABLE_ID.fullmatch(table_id) else None
        if stored is None:
            raise NoSuchTable
        return stored

    async def _load(self, stored: StoredTable) -> LiveTable:
        restored = await self._restore(stored)
        if stored.result is None and restored.game.over and restored.agreed == len(stored.entries):
            task = asyncio.get_running_loop().create_task(self._keep_result(stored.id, restored.game))
            self._changes.add(task)
            task.add_done_callback(self._changes.discard)
        return self.live.get(stored.id) or self._take_up(stored, restored)

    async def _keep_result(self, table_id: str, game: Game) -> None:
        """Of a game that ended before results were stored: from now on it stands, whatever later rules would say."""
        result = _result(game)
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
        """Tell people what happens to their tables at other servers."""
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
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
                await self._to_the_end(self._renew(table, known))

    async def _renew(self, table: LiveTable, known: Head) -> None:
        async with table.lock:
            if self.live.get(table.id) is table and (table.doubtful or table.head == known):
                await self._read_again(table)
        self.wake(table)

    async def _read_again(self, table: LiveTable) -> None:
        """What is stored counts, whatever is in memory; its lock is held. Without an answer nothing is known."""
        table.doubtful = True
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

    # ---- playing

    async def answer(self, table: LiveTable, seat: int, answer: m.Answer, bot: str = "") -> m.Refused | None:
        """Take an answer: legal, for the current decision, by whoever has the seat that decides; stored, then told."""
        return await self._to_the_end(self._answer(table, seat, answer, bot))

    async def _answer(self, table: LiveTable, seat: int, answer: m.Answer, bot: str) -> m.Refused | None:
        async with table.lock:
            no = await self._refuse(table, seat, answer, bot)
            if no is not None:
                return no
            game = table.game.branch()
            before = game.decision.id
            try:
                game.choose(answer.key)
            except IllegalChoice as error:
                return refused(("refused-choice", {}), str(error))
            entries = game.record["answers"][before:]
            result = _result(game)
            answered = Answered(
                table.answers,
                table.undone,
                entries,
                partial(position_of, game),
                fingerprint_due(game, table.answers),
                result,
            )
            try:
                await self.storage.append(table.id, answered)
            except StorageError as error:
                if await self._was_kept(table, Head(table.answers + 1, table.undone), entries):
                    return None
                no = await self._refuse(table, seat, answer, bot)
                if no is None:
                    raise error
                return no
            table.answers += 1
            table.agreed += table.agreed == table.answers - 1
            table.result = result
            table.change(game)
        self.wake(table)
        return None

    async def undo(self, table: LiveTable, seat: int, undo: m.Undo) -> m.Refused | None:
        """Take the last answer back: forgotten by the storage, then told."""
        return await self._to_the_end(self._undo(table, seat, undo))

    async def _undo(self, table: LiveTable, seat: int, undo: m.Undo) -> m.Refused | None:
        async with table.lock:
            no = await self._refuse(table, seat, undo, "")
            if no is not None:
                return no
            game = table.game.branch()
            try:
                game.undo()
            except IllegalChoice as error:
                return refused(("refused-undo", {}), str(error))
            try:
                await self.storage.take_back(table.id, table.head, position_of(game))
            except StorageError as error:
                if await self._was_kept(table, Head(table.answers - 1, table.undone + 1), []):
                    return None
                no = await self._refuse(table, seat, undo, "")
                if no is None:
                    raise error
                return no
            table.answers -= 1
            table.agreed = min(table.agreed, table.answers)
            table.undone += 1
            table.take_back(game)
        return None

    async def _was_kept(self, table: LiveTable, meant: Head, entries: list[str]) -> bool:
        """Storing failed, or seemed to: whether it was done after all. What is stored counts from now on."""
        await self._read_again(table)
        last = table.game.record["answers"][-len(entries) :] if entries else []
        return table.head[:2] == meant[:2] and last == entries

    async def _refuse(self, table: LiveTable, seat: int, wish: m.Answer | m.Undo, bot: str) -> m.Refused | None:
        self._check_live(table)
        if table.doubtful:
            await self._read_again(table)
        if table.game.over:
            return refused(("refused-over", {}), stale=True)
        current = table.game.decision
        if current.id != wish.decision:
            return refused(("refused-past", {"decision": wish.decision, "current": current.id}), stale=True)
        if wish.undone is not None and wish.undone != table.undone:
            return refused(("refused-taken-back", {}), stale=True)
        if current.seat != seat:
            return refused(("refused-others-turn", {"player": table.game.setup["names"][current.seat]}))
        if table.bots[seat] != bot:
            return refused(("refused-given-back", {}) if bot else ("refused-bot-plays", {}))
        return None

    def _check_live(self, table: LiveTable) -> None:
        if self.live.get(table.id) is not table:
            raise StorageError("the table is being read again; try once more")

    async def set_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        """A bot takes over a seat, or its person gets it back."""
        if not 0 <= seat < len(table.bots):
            raise SetupError(f"there is no seat {seat}; seats are 0 to {len(table.bots) - 1}")
        if bot:
            self.thinkers.roster.refuse_unknown(bot)
        await self._to_the_end(self._set_bot(table, seat, bot))

    async def _set_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        async with table.lock:
            self._check_live(table)
            await self.storage.set_bot(table.id, seat, bot)
            table.bots[seat] = bot
            if not bot:
                table.stored = replace(table.stored, people=table.people | {seat})
            del table.late[seat]
            table.change()
        self.wake(table)

    # ---- bots

    def wake(self, table: LiveTable) -> None:
        """Let bots answer as long as it is theirs to decide and somebody looks."""
        idle = table.thinking is None or table.thinking.done()
        if idle and not table.game.over and table.bots[table.game.decision.seat]:
            table.thinking = asyncio.get_running_loop().create_task(self._bots(table))

    async def _bots(self, table: LiveTable) -> None:
        while not table.game.over and self.live.get(table.id) is table and table.looked_at:
            game = table.game
            decision = game.decision
            bot = table.bots[decision.seat]
            if not bot:
                return
            try:
                key = await self._thought(table, decision, bot)
                await self.answer(table, decision.seat, m.Answer(decision.id, key), bot)
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
        gone = await self.storage.delete_unused(time.time() - seconds, {*self.live, *self._loading})
        if gone:
            log.warning("%d tables to which nothing has happened for %.0f hours were deleted", gone, seconds / 3600)
        return gone

    async def close(self) -> None:
        """End the bots and the connections; what has been begun is finished."""
        if self._watching is not None:
            self._watching.cancel()
        thinking = [table.thinking for table in self.live.values() if table.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.gather(*self._changes, return_exceptions=True)
        for table in list(self.live.values()):
            self.forget(table)


def _game(wish: m.NewTable) -> Game:
    if wish.record is not None:
        game = sietch.replay(wish.record, chance="secret", older=True)
        check_free(game)
    else:
        names = [seat.name.strip() or f"Player {place + 1}" for place, seat in enumerate(wish.seats)]
        setup = {**wish.setup, "players": len(wish.seats), "names": names}
        # Whoever asks for a seed wants to see a known deal; all others must not be able to work out what comes.
        chance = "secret" if wish.seed is None else "seeded"
        game = Game(sietch.rules(wish.game), setup, wish.seed, chance=chance)
    if not 0 <= game.seed < LARGEST_SEED:
        raise SetupError(f"a seed is a number from 0 to {LARGEST_SEED - 1}")
    return game


def check_free(game: Game) -> None:
    """Chance at a served table is nobody's to tell."""
    if game.asks_chance:
        raise SetupError("the game is played at a real table: sietch companion goes on with it")


def _link(stored: StoredTable, token: str) -> Link:
    """What a token opens, with the token itself."""
    given = hashed(token)
    for link in stored.links:
        if secrets.compare_digest(link.token, given):
            return replace(link, token=token)
    raise NotAllowed(("refused-token", {}))


def _tokens(host: str, seats: int) -> list[Link]:
    """All links of a table: those of the seats follow from the host's, who can so be told them again."""

    def following(role: str, seat: int) -> Link:
        digest = blake2b(f"{role} {seat}".encode(), key=host.encode(), digest_size=18).digest()
        return Link(base64.urlsafe_b64encode(digest).decode(), role, seat)

    return [Link(host, HOST, -1), following(WATCH, -1), *(following(SEAT, seat) for seat in range(seats))]


def _links(table_id: str, links: list[Link]) -> m.Links:
    by_role = {link.role: link.token for link in links}
    return m.Links(table_id, by_role[HOST], by_role[WATCH], [link.token for link in links if link.role == SEAT])


def links_of(table: LiveTable, host: Link) -> m.Links:
    """All links, for the host; those that were given out before tokens were hashed are known to their owners only."""
    links = _tokens(host.token, len(table.bots))
    if {hashed(link.token) for link in links} != {link.token for link in table.stored.links}:
        raise Refusal(("refused-old-links", {}))
    return _links(table.id, links)


def with_fresh_links(game: Game, bots: list[str], record: dict[str, Any] | None = None) -> tuple[StoredTable, m.Links]:
    """A game as it is kept from now on, and the keys to it. record: what it goes on from, maybe of earlier rules."""
    tokens = _tokens(secrets.token_urlsafe(18), game.seats)
    people = frozenset(seat for seat, bot in enumerate(bots) if not bot)
    stored = _new_table(game, bots, [replace(link, token=hashed(link.token)) for link in tokens], people)
    if record is not None and record["rules"] != stored.rules:
        # Nothing tells how the game went then: there is nothing that it could agree with.
        stored = replace(stored, rules=record["rules"], fingerprints={})
    return stored, _links(stored.id, tokens)


def _new_table(game: Game, bots: list[str], links: list[Link], people: frozenset[int]) -> StoredTable:
    record = game.record
    entries = by_answer(record["answers"])
    last = len(entries) - 1
    begun = game if not last else replay(game.rules, record, len(entries[0]))
    return StoredTable(
        id=secrets.token_hex(8),
        game=game.rules.name,
        rules=game.rules.version,
        setup=record["setup"],
        seed=record["seed"],
        links=links,
        bots=bots,
        entries=entries,
        people=people,
        fingerprints={0: fingerprint(begun.rules, begun.state), last: fingerprint(game.rules, game.state)},
        position=position_of(game),
        at=last,
        result=_result(game),
    )


def _without_history(stored: StoredTable) -> StoredTable:
    """What a table in memory needs of what is stored: its game has the rest."""
    return replace(stored, entries=[], fingerprints={}, position=None, result=None)


def _result(game: Game) -> Result | None:
    """How a game ended, if it has; the points by source follow from all that happened."""
    if not game.over:
        return None
    sources = [dict(points) for points in game.rules.study(game.state, game.events()).sources]
    sides = list(game.rules.sides(game.state))
    names, now = list(game.setup["names"]), time.time()
    return Result(names, game.scores, game.winners, sources, game.rules.version, now, sides)
