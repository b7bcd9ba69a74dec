"""Live tables: who sits where, what each may see, how answers are taken, stored and told."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import sietch
from sietch.bots import refuse_unknown
from sietch.bots.guard import MOST_TIMEOUTS
from sietch.core.game import SPECTATOR, Decision, Event, Game, IllegalChoice, RecordError
from sietch.core.rules import SetupError
from sietch.table import messages as m
from sietch.table.refusals import Crowded, NoSuchTable, NotAllowed, Refusal, Unreadable, refused
from sietch.table.replays import by_answer
from sietch.table.storage import Conflict, Link, Rematch, Storage, StorageError, StoredTable
from sietch.table.thinking import Thinkers
from sietch.table.viewer import GOING_AWAY, HOST, SEAT, WATCH, Viewer
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

TABLE_ID = re.compile("[0-9a-f]{16}")

T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass(eq=False)
class LiveTable:
    stored: StoredTable
    game: Game
    bots: list[str]
    answers: int  # how many answers are stored
    undone: int = 0  # how many were taken back, ever
    seq: int = 0  # counts changes; only grows
    epoch: str = field(default_factory=lambda: secrets.token_hex(4))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    # The seq of each taking back and how long the log was then; one that a later one goes behind is left out.
    cuts: list[tuple[int, int]] = field(default_factory=list)
    thinking: asyncio.Task[None] | None = None
    late: Counter[int] = field(default_factory=Counter)  # how often the bot at each seat was out of time
    used: float = field(default_factory=time.monotonic)
    _sources: list[dict[str, int]] = field(default_factory=list, init=False)

    @property
    def id(self) -> str:
        return self.stored.id

    # ---- what a viewer is told

    def update(self, viewer: Viewer) -> m.Update:
        """Everything new for a viewer, made only of what its seat may see."""
        return self._update(viewer, self.game.view(viewer.seat), {})

    def _update(self, viewer: Viewer, view: dict[str, Any], told: dict[Event, m.EventShown]) -> m.Update:
        """told: events that were put into words before; equal ones are told equally."""
        seat = viewer.seat
        game = self.game
        first = min(viewer.events, game.event_count)
        viewer.events = game.event_count
        seated = {other.seat for other in self.viewers}
        return m.Update(
            game=self.stored.game,
            epoch=self.epoch,
            seq=self.seq,
            role=viewer.link.role,  # type: ignore[arg-type]
            seat=None if seat == SPECTATOR else seat,
            view=view,
            decision=self.decision(seat),
            events_from=first,
            events=[
                told.get(event) or told.setdefault(event, shown(game, event)) for event in game.events(seat, first)
            ],
            can_undo=not game.over and game.decision.seat == seat and not self.bots[seat] and game.can_undo,
            seats=[
                m.SeatShown(name, bot, number in seated)
                for number, (name, bot) in enumerate(zip(game.setup["names"], self.bots, strict=True))
            ],
            scores=game.scores,
            winners=game.winners,
            sources=self.sources,
            undone=self.undone,
            rematch=self.rematch(viewer.link),
        )

    @property
    def sources(self) -> list[dict[str, int]]:
        """The points of each seat by source, from all that happened, so only when the game is over; found once."""
        game = self.game
        if not game.over:
            self._sources = []
        elif not self._sources:
            self._sources = [dict(points) for points in game.rules.study(game.state, game.events()).sources]
        return self._sources

    def rematch(self, link: Link) -> m.Rematch | None:
        """Where the same people play again, with the token that the owner of this one has there."""
        following = self.stored.rematch
        if following is None:
            return None
        (token,) = (other.token for other in following.links if (other.role, other.seat) == (link.role, link.seat))
        return m.Rematch(following.id, token)

    def decision(self, seat: int) -> m.DecisionShown | None:
        if self.game.over:
            return None
        decision = self.game.decision
        if decision.seat != seat:
            return m.DecisionShown(decision.id, decision.seat)
        options = [m.OptionShown(o.key, o.kind, o.target, as_data(o.words)) for o in decision.options]
        return m.DecisionShown(decision.id, decision.seat, as_data(decision.prompt), options)

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
        views = self.game.views({viewer.seat for viewer in self.viewers})
        told: dict[Event, m.EventShown] = {}
        for viewer in self.viewers:
            if not viewer.ended.done():
                viewer.send(self._update(viewer, views[viewer.seat], told))

    def take_back(self, game: Game) -> None:
        """As `change`, where the game goes back: later events are void."""
        length = game.event_count
        self.cuts = [cut for cut in self.cuts if cut[1] < length]
        self.cuts.append((self.seq + 1, length))
        for viewer in self.viewers:
            viewer.events = min(viewer.events, length)
        self.change(game)

    def known_events(self, hello: m.Hello) -> int:
        """How much of the log a returning viewer can keep."""
        if hello.epoch != self.epoch or hello.seq > self.seq:
            return 0
        return max(0, min([hello.events, *(length for seq, length in self.cuts if seq > hello.seq)]))

    # ---- coming and going

    def seated(self, seat: int) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    def join(self, link: Link, hello: m.Hello) -> Viewer:
        """Each link has places of its own, so that nobody can take those of others."""
        most = MOST_SPECTATORS if link.role == WATCH else MOST_OF_ONE
        if sum(viewer.link == link for viewer in self.viewers) >= most:
            raise Crowded(("refused-crowded", {"n": most}))
        viewer = Viewer(link, self.known_events(hello))
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
    words = as_data(event_words(game.rules, event, game.setup["names"]))
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

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this even if who asked for it goes away: what is stored and what is in memory stay the same."""
        task = asyncio.get_running_loop().create_task(work)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def open(self, wish: m.NewTable) -> m.Links:
        """A new table, from scratch or from a record."""
        try:
            game = await asyncio.to_thread(_game, wish)
        except (TypeError, AttributeError, OverflowError) as error:
            raise SetupError(f"something in the set-up is of the wrong kind: {error}") from error
        bots = [seat.bot for seat in wish.seats] or [""] * game.seats
        if len(bots) != game.seats:
            raise SetupError(f"the game has {game.seats} seats, not {len(bots)}")
        for bot in bots:
            if bot:
                refuse_unknown(bot)
        stored = _new_table(game, bots)
        await self._to_the_end(self._open(stored, game))
        return links_of(stored)

    async def _open(self, stored: StoredTable, game: Game, after: str = "") -> None:
        await self.storage.create(stored, after)
        self.live[stored.id] = table = LiveTable(stored, game, list(stored.bots), len(stored.entries))
        self.wake(table)

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
            stored = _new_table(game, list(table.bots))
            try:
                await self._open(stored, game, after=table.id)
            except Conflict:
                self.forget(table)
                raise
            table.stored = replace(table.stored, rematch=Rematch(stored.id, stored.links))
            table.change()

    async def enter(self, table_id: str, token: str) -> tuple[LiveTable, Link]:
        """The table and the link that a token opens; without a token that opens it nothing is read or told of it."""
        table = self.live.get(table_id)
        if table is None:
            stored = await self.storage.load(table_id) if TABLE_ID.fullmatch(table_id) else None
            if stored is None:
                raise NoSuchTable
            _link(stored, token)
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(stored))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table, _link(table.stored, token)

    async def _load(self, stored: StoredTable) -> LiveTable:
        record = {
            "game": stored.game,
            "rules": stored.rules,
            "setup": stored.setup,
            "seed": stored.seed,
            "answers": [entry for step in stored.entries for entry in step],
        }
        try:
            game = await asyncio.to_thread(sietch.replay, record, None, "secret")
            if len(stored.bots) != game.seats:
                raise RecordError(f"{len(stored.bots)} seats are stored, and the game has {game.seats}")
        except (RecordError, SetupError) as error:
            # What is wrong could tell what somebody holds: it is for whoever keeps the server.
            log.error("table %s cannot be read: %s", stored.id, error)
            raise Unreadable(("refused-unreadable", {})) from error
        table = self.live.get(stored.id)
        if table is None:
            table = LiveTable(stored, game, list(stored.bots), len(stored.entries), stored.undone)
            self.live[stored.id] = table
            self.wake(table)
        return table

    # ---- playing

    async def answer(self, table: LiveTable, seat: int, answer: m.Answer, bot: str = "") -> m.Refused | None:
        """Take an answer: legal, for the current decision, by whoever has the seat that decides; stored, then told."""
        return await self._to_the_end(self._answer(table, seat, answer, bot))

    async def _answer(self, table: LiveTable, seat: int, answer: m.Answer, bot: str) -> m.Refused | None:
        async with table.lock:
            no = self._refuse(table, seat, answer, bot)
            if no is not None:
                return no
            game = table.game.copy()
            before = game.decision.id
            try:
                game.choose(answer.key)
            except IllegalChoice as error:
                return refused(("refused-choice", {}), str(error))
            try:
                await self.storage.append(table.id, table.answers, game.record["answers"][before:])
            except Conflict:
                self.forget(table)
                raise
            table.answers += 1
            table.change(game)
        self.wake(table)
        return None

    async def undo(self, table: LiveTable, seat: int, undo: m.Undo) -> m.Refused | None:
        """Take the last answer back: forgotten by the storage, then told."""
        return await self._to_the_end(self._undo(table, seat, undo))

    async def _undo(self, table: LiveTable, seat: int, undo: m.Undo) -> m.Refused | None:
        async with table.lock:
            no = self._refuse(table, seat, undo, "")
            if no is not None:
                return no
            game = table.game.copy()
            try:
                game.undo()
            except IllegalChoice as error:
                return refused(("refused-undo", {}), str(error))
            try:
                await self.storage.take_back(table.id, table.answers - 1)
            except Conflict:
                self.forget(table)
                raise
            table.answers -= 1
            table.undone += 1
            table.take_back(game)
        return None

    def _refuse(self, table: LiveTable, seat: int, wish: m.Answer | m.Undo, bot: str) -> m.Refused | None:
        self._check_live(table)
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
            refuse_unknown(bot)
        await self._to_the_end(self._set_bot(table, seat, bot))

    async def _set_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        async with table.lock:
            self._check_live(table)
            await self.storage.set_bot(table.id, seat, bot)
            table.bots[seat] = bot
            del table.late[seat]
            table.change()
        self.wake(table)

    # ---- bots

    def wake(self, table: LiveTable) -> None:
        """Let bots answer as long as it is theirs to decide."""
        idle = table.thinking is None or table.thinking.done()
        if idle and not table.game.over and table.bots[table.game.decision.seat]:
            table.thinking = asyncio.get_running_loop().create_task(self._bots(table))

    async def _bots(self, table: LiveTable) -> None:
        while not table.game.over and self.live.get(table.id) is table:
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
        thought = await self.thinkers.choose(table.game, seat, bot)
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

    async def close(self) -> None:
        """End the bots and the connections; what has been begun is finished."""
        thinking = [table.thinking for table in self.live.values() if table.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.gather(*self._changes, return_exceptions=True)
        for table in list(self.live.values()):
            self.forget(table)


def _game(wish: m.NewTable) -> Game:
    if wish.record is not None:
        game = sietch.replay(wish.record, chance="secret")
    else:
        names = [seat.name.strip() or f"Player {place + 1}" for place, seat in enumerate(wish.seats)]
        setup = {**wish.setup, "players": len(wish.seats), "names": names}
        # Whoever asks for a seed wants to see a known deal; all others must not be able to work out what comes.
        chance = "secret" if wish.seed is None else "seeded"
        game = Game(sietch.rules(wish.game), setup, wish.seed, chance=chance)
    if not 0 <= game.seed < LARGEST_SEED:
        raise SetupError(f"a seed is a number from 0 to {LARGEST_SEED - 1}")
    return game


def _link(stored: StoredTable, token: str) -> Link:
    given = token.encode("utf-8", "surrogatepass")
    for link in stored.links:
        if secrets.compare_digest(link.token.encode(), given):
            return link
    raise NotAllowed(("refused-token", {}))


def _new_table(game: Game, bots: list[str]) -> StoredTable:
    """A game as it is kept from now on, with new links."""
    tokens = [secrets.token_urlsafe(18) for _ in range(game.seats + 2)]
    links = [Link(tokens[0], HOST, -1), Link(tokens[1], WATCH, -1)]
    links += [Link(token, SEAT, seat) for seat, token in enumerate(tokens[2:])]
    record = game.record
    return StoredTable(
        id=secrets.token_hex(8),
        game=game.rules.name,
        rules=game.rules.version,
        setup=record["setup"],
        seed=record["seed"],
        links=links,
        bots=bots,
        entries=by_answer(record["answers"]),
    )


def links_of(stored: StoredTable) -> m.Links:
    by_role = {link.role: link.token for link in stored.links}
    return m.Links(stored.id, by_role[HOST], by_role[WATCH], [x.token for x in stored.links if x.role == SEAT])
