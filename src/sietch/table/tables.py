"""Live tables: who sits where, what each may see, how answers are taken, stored and told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

import sietch
from sietch.bots.guard import MOST_TIMEOUTS
from sietch.core.forms import Form
from sietch.core.game import CHANCE, SPECTATOR, TOLD, Decision, Event, Game, IllegalChoice, Option, RecordError, replay
from sietch.core.keeping import fingerprint
from sietch.core.pledge import Pledge
from sietch.core.refusing import quoted
from sietch.core.rules import OtherFacts, SetupError
from sietch.table import messages as m
from sietch.table.in_a_row import NotInARow, fill, form_of, further, give
from sietch.table.lateness import Running, check_clock, handed_by, handed_shown
from sietch.table.links import host_token, kept, links_from, opened, person_of, told
from sietch.table.refusals import Crowded, NoSuchTable, NotAllowed, NotBegun, Refusal, Unreadable, refused
from sietch.table.restoring import (
    Restored,
    fingerprint_due,
    kept_setup,
    notice,
    position_of,
    restore,
    rows,
    taken_back,
)
from sietch.table.storage import (
    Answered,
    Conflict,
    Head,
    Link,
    Rematch,
    Result,
    Rewind,
    Storage,
    StorageError,
    StoredTable,
)
from sietch.table.storage.lobbies import delete_lobbies, read_lobby
from sietch.table.storage.persons import Sits, follow, read_links, seat_person
from sietch.table.thinking import Thinkers
from sietch.table.viewer import GOING_AWAY, HOST, WATCH, Told, Viewer, encoded
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

# What quotes the decision that it is meant for.
Wish = m.Answer | m.Answers | m.Undo | m.Ahead

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
    turned_at: float = field(default_factory=time.monotonic)  # when it became somebody else's turn
    since: float = 0.0  # from when the time counts that whoever is asked has
    now: Callable[[], float] = time.time

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def looked_at(self) -> bool:
        return bool(self.viewers) or time.monotonic() - self.used < SECONDS_WITHOUT_EYES

    @property
    def head(self) -> Head:
        rematch = self.stored.rematch.id if self.stored.rematch else ""
        return Head(self.answers, self.undone, rematch, self.stored.asked)

    @property
    def rewind(self) -> Rewind | None:
        """How far somebody wants to go back; any answer makes it void."""
        asked = self.stored.rewind
        return asked if asked and (asked.answers, asked.undone) == (self.answers - 1, self.undone) else None

    @property
    def people_now(self) -> list[int]:
        """The seats whose people play now."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    @property
    def people(self) -> frozenset[int]:
        """The seats that are or were a person's."""
        return self.stored.people

    @property
    def has_hints(self) -> bool:
        """Whether people may ask for hints: as the host wished; where nothing was said, who plays with bots alone."""
        wished = self.stored.hints
        return not self.game.is_told and (len(self.people) <= 1 if wished is None else wished)

    @property
    def awaited(self) -> int | None:
        """The seat whose person is to decide; None where a bot is, nobody, or anybody at a real table."""
        if self.game.over or self.game.waits_for_chance:
            return None
        seat = self.game.decision.seat
        return None if self.bots[seat] else seat

    @property
    def running(self) -> Running | None:
        """The time of whoever is asked; None where there is no clock, or no person is asked."""
        seat, known = self.awaited, self.stored.lateness
        if not self.stored.clock or seat is None:
            return None
        same = known is not None and (known.answers, known.undone) == (self.answers - 1, self.undone)
        return Running(self.stored.clock, seat, self.since, known if same else None)

    # ---- what a viewer is told

    def update(self, viewer: Viewer) -> m.Update:
        """Everything new for a viewer, made only of what its seat may see."""
        return self._update(viewer, encoded(self.game.views({viewer.seat}))[viewer.seat], self._for_all())

    def _for_all(self) -> _ForAll:
        seated = {viewer.seat for viewer in self.viewers}
        game = self.game
        seats = [
            m.SeatShown(name, bot, number in seated, bool(bot) and number in self.stored.stand_ins)
            for number, (name, bot) in enumerate(zip(game.setup["names"], self.bots, strict=True))
        ]
        sides = game.sides
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
            can_undo=self.can_undo(seat),
            seats=for_all.seats,
            scores=for_all.scores,
            winners=for_all.winners,
            sides=for_all.sides,
            sources=for_all.sources,
            undone=self.undone,
            rematch=self.rematch(viewer.link),
            answers=self.answers - 1,
            rewind=self._rewind_shown(),
            clock=self._clock_shown(),
            handed=handed_shown(self.stored.handed, game.setup["names"]),
            notice=as_data(self.notice) if self.notice else None,
        )

    def why_not(self, seat: int) -> Words:
        """Why a person cannot do anything at a seat that a bot plays."""
        return ("refused-stand-in", {}) if seat in self.stored.stand_ins else ("refused-bot-plays", {})

    def _rewind_shown(self) -> m.RewindShown | None:
        asked = self.rewind
        return m.RewindShown(asked.to, asked.by, asked.agreed) if asked else None

    def _clock_shown(self) -> m.ClockShown | None:
        if not self.stored.clock or self.game.over:
            return None
        running, now = self.running, self.now()
        return running.shown(now) if running else m.ClockShown(self.stored.clock, now)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take the last answer back."""
        game = self.game
        if game.over or not self.is_asked(seat) or self.bots[seat]:
            return False
        return bool(game.record["answers"]) if game.is_told else game.can_undo

    def is_asked(self, seat: int) -> bool:
        """Whether a seat is to answer; what chance gave at a real table everybody there can tell."""
        decider = self.game.decision.seat
        return seat != SPECTATOR and decider in (seat, CHANCE)

    def rematch(self, link: Link) -> m.Rematch | None:
        """Where the same people play again; a token opens the same there as here."""
        following = self.stored.rematch
        return m.Rematch(following.id, link.token) if following else None

    def decision(self, seat: int) -> m.DecisionShown | None:
        if self.game.over:
            return None
        decision = self.game.decision
        because = decision.because and as_data(decision.because)
        if not self.is_asked(seat):
            return m.DecisionShown(decision.id, decision.seat, because=because, by_chance=decision.seat == CHANCE)
        return asked(self.game, seat)

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
        self.turned_at = time.monotonic()
        self.since = stored.since
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


def asked(game: Game, teller: int = CHANCE) -> m.DecisionShown:
    """The pending decision, as who decides is told it. teller: of chance, the seat that is to tell what it gave."""
    decision = game.decision
    if decision.seat == CHANCE:
        options = [m.OptionShown(o.key, o.kind, o.target, as_data(o.words)) for o in decision.options]
        return m.DecisionShown(decision.id, teller, as_data(decision.prompt), options, by_chance=True)
    form = form_of(game)
    return m.DecisionShown(
        decision.id,
        decision.seat,
        as_data(decision.prompt),
        [_offered(game, option) for option in decision.options],
        decision.because and as_data(decision.because),
        form_shown(game, form) if form else None,
        [m.FurtherShown(keys, _offered(behind, option)) for keys, behind, option in further(game)],
    )


def _offered(game: Game, option: Option) -> m.OptionShown:
    icons = game.rules.option_icons(game.state, option.number)
    return m.OptionShown(option.key, option.kind, option.target, as_data(option.words), list(icons))


def form_shown(game: Game, form: Form) -> m.FormShown:
    rules = game.rules
    fields = [
        m.FieldShown(game.key(item), rules.target(item), as_data(rules.option_words(game.state, item)), most)
        for item, most in form.fields.items()
    ]
    return m.FormShown(form.kind, form.about, fields, form.most, form.exact)


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
        restored = Restored(game, len(stored.entries), notice(stored, game.rules, "unchecked"))
        self._turn(self._take_up(stored, restored, opener), None)

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
        table = self.live.get(table_id)
        if table is None:
            stored = await self._stored(table_id)
            opened(stored.links, token)
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(stored))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        else:
            await self._check_token(table, token)
            await self._look_again([table])
        link = opened(table.stored.links, token)
        table.used = time.monotonic()
        self.wake(table)
        return table, link

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
                await self.finish(self._renew(table, known))

    async def _renew(self, table: LiveTable, known: Head) -> None:
        async with table.lock:
            if self.live.get(table.id) is table and (table.doubtful or table.head == known):
                await self.read_again(table)
        self.wake(table)

    async def read_again(self, table: LiveTable) -> None:
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
                    given.append(Answered(number, table.undone, entries, position, due, _result(game)))
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
        return m.AheadShown(keys, told, became, asked(game, seat) if known else None)

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
        gone = await self.storage.delete_unused(since, {*self.live, *self._loading})
        await self.storage.write(partial(delete_lobbies, since=since))
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


def _nothing(connection: Connection) -> None:
    """There is nothing else to store."""


def at_position(wish: m.NewTable) -> Game:
    """A game that begins at a position; what its seat did not know is dealt anew."""
    names = [seat.name.strip() or f"Player {place + 1}" for place, seat in enumerate(wish.seats)] or None
    if wish.record is not None or wish.told:
        raise SetupError(("position-alone", {}))
    return sietch.at(wish.position, names, wish.seed, Pledge.new() if wish.seed is None else None)


def game_of(wish: m.NewTable) -> Game:
    if wish.position:
        game = at_position(wish)
    elif wish.record is not None:
        game = pledged(wish.record)
    else:
        names = [seat.name.strip() or f"Player {place + 1}" for place, seat in enumerate(wish.seats)]
        setup = {**wish.setup, "players": len(wish.seats), "names": names}
        # Whoever asks for a seed wants to see a known deal; all others must not be able to work out what comes.
        chance = "secret" if wish.seed is None else "seeded"
        game = Game(
            sietch.rules(wish.game), setup, wish.seed, chance=TOLD if wish.told else chance, pledge=Pledge.new()
        )
    check_clock(wish.clock, game.is_told)
    if game.is_told:
        check_real_table(game)
        check_people(game, [seat.bot for seat in wish.seats])
    if not 0 <= game.seed < LARGEST_SEED:
        raise SetupError(("setup-seed-range", {"last": str(LARGEST_SEED - 1)}))
    return game


def pledged(record: dict[str, Any]) -> Game:
    """The game of a record, which goes on with a pledge of its own: that of the record is known."""
    entries = record.get("answers") if isinstance(record, dict) else None
    since = len(entries) if isinstance(entries, list) else 0
    return sietch.replay(record, chance="secret", older=True, pledge=Pledge.new(since))


def check_real_table(game: Game) -> None:
    """People tell about a real table where somebody plays whom nobody sits for."""
    if game.rules.companion not in game.setup.get("modules", ()):
        raise SetupError(("setup-not-told", {}))


def check_people(game: Game, bots: Sequence[str]) -> None:
    """What lies on a real table only people see."""
    if game.is_told and any(bots):
        raise SetupError(("setup-told-bots", {}))


def with_fresh_links(
    game: Game, bots: list[str], record: dict[str, Any] | None = None, person: str = ""
) -> tuple[StoredTable, m.Links]:
    """A game as it is kept from now on, and the keys to it. record: what it goes on from, maybe of earlier rules.

    person: the key of whoever opens it, if it is to be found again with it.
    """
    table_id = secrets.token_hex(8)
    tokens = links_from(host_token(person, table_id), game.seats)
    stored = new_table(table_id, game, bots, kept(tokens))
    if record is not None and record["rules"] != stored.rules:
        # Nothing tells how the game went then: there is nothing that it could agree with.
        stored = replace(stored, rules=record["rules"], fingerprints={})
    return stored, told(stored.id, tokens)


def new_table(
    table_id: str, game: Game, bots: list[str], links: list[Link], people: frozenset[int] | None = None
) -> StoredTable:
    """A game as it is kept from now on. people: the seats that are or were a person's; those without a bot."""
    record = game.record
    entries = rows(game)
    last = len(entries) - 1
    marks: dict[int, str] = {}
    if not game.is_told:
        begun = game if not last else replay(game.rules, record, len(entries[0]))
        marks = {0: fingerprint(begun.rules, begun.state), last: fingerprint(game.rules, game.state)}
    return StoredTable(
        id=table_id,
        game=game.rules.name,
        rules=game.rules.version,
        setup=kept_setup(game),
        seed=record["seed"],
        links=links,
        bots=bots,
        entries=entries,
        people=frozenset(seat for seat, bot in enumerate(bots) if not bot) if people is None else people,
        fingerprints=marks,
        position=None if game.is_told else position_of(game),
        at=last,
        result=_result(game),
        pledge=game.pledge,
        begins_at=game.begins_at,
    )


def _without_history(stored: StoredTable) -> StoredTable:
    """What a table in memory needs of what is stored: its game has the rest."""
    return replace(stored, entries=[], fingerprints={}, position=None, result=None)


def _result(game: Game) -> Result | None:
    """How a game ended, if it has; the points by source follow from all that happened."""
    if not game.over:
        return None
    sources = [dict(points) for points in game.rules.study(game.state, game.events()).sources]
    sides = game.sides
    names, now = list(game.setup["names"]), time.time()
    return Result(names, game.scores, game.winners, sources, game.rules.version, now, sides)
