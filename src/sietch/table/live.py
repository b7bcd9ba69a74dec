"""A table in memory: its game, who sits and watches there, and what each of them is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from sietch.core.game import CHANCE, SPECTATOR, Game
from sietch.table import messages as m
from sietch.table.lateness import Running, handed_shown
from sietch.table.refusals import Crowded
from sietch.table.restoring import (
    Restored,
)
from sietch.table.seen import Seen
from sietch.table.showing import asked, shown
from sietch.table.storage import (
    Head,
    Link,
    Result,
    Rewind,
    StoredTable,
)
from sietch.table.viewer import WATCH, Told, Viewer
from sietch.text import Words
from sietch.text.wire import as_data

# Connections to a table: of all who only watch, and of any other link (a person with many tabs).
MOST_SPECTATORS = 100
MOST_OF_ONE = 12
# So long after somebody has last looked at a table its bots go on; then they wait until somebody looks again.
SECONDS_WITHOUT_EYES = 60.0


class ForAll(msgspec.Struct):
    """What an update tells everybody at a table alike."""

    game: str
    epoch: str
    seq: int
    seats: list[m.SeatShown]
    scores: list[int]
    winners: list[int]
    sides: list[int]
    sources: list[dict[str, int]]
    undone: int
    answers: int
    rewind: m.RewindShown | None
    clock: m.ClockShown | None
    handed: list[m.HandedShown]
    notice: dict[str, Any] | None


class ForOne(msgspec.Struct):
    """What an update tells one viewer, but for the view."""

    role: str
    seat: int | None
    decision: msgspec.Raw
    events_from: int
    events: list[Any]
    can_undo: bool
    rematch: m.Rematch | None
    check: int | None


_encode = msgspec.json.Encoder().encode

# How what is told begins, and what stands before the view or what has changed of it.
TABLE = (b'{"type":"table",', b',"view":')
CHANGES = (b'{"type":"changes",', b',"changed":')


class Once:
    """What is made for one change of a table, once for all who are told it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.game = table.game
        self._words: dict[tuple[int, bool], msgspec.Raw] = {}
        self._names = self.game.names
        self._for_some: dict[int, bool] = {}
        self._events: dict[tuple[int, int], list[msgspec.Raw]] = {}
        self._decisions: dict[int, msgspec.Raw] = {}
        self._views: dict[int, msgspec.Raw] = {}
        self._changes: dict[tuple[int, int], msgspec.Raw | None] = {}
        self._sums: dict[int, int | None] = {}

    def events(self, seat: int, first: int, count: int) -> list[msgspec.Raw]:
        """The events from the first on, as a seat saw them."""
        for_some = self._for_some.get(first)
        if for_some is None:
            for_some = self._for_some[first] = bool(self.game.for_some(first))
        key = (seat if for_some else SPECTATOR, first)
        found = self._events.get(key)
        if found is None:
            found = self._events[key] = [self._event(seat, number) for number in range(first, count)]
        return found

    def _event(self, seat: int, number: int) -> msgspec.Raw:
        game = self.game
        key = (number, game.hides(number, seat))
        found = self._words.get(key)
        if found is None:
            found = self._words[key] = msgspec.Raw(_encode(shown(game, game.event(number, seat), self._names)))
        return found

    def decision(self, seat: int) -> msgspec.Raw:
        """seat: who is told it; all who are not asked are told the same."""
        key = seat if not self.game.over and self.table.is_asked(seat) else SPECTATOR
        found = self._decisions.get(key)
        if found is None:
            found = self._decisions[key] = msgspec.Raw(_encode(self.table.decision(seat)))
        return found

    def view(self, seat: int) -> msgspec.Raw:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.table.seen.views(self.game, {seat})[seat]
        return found

    def changes(self, seat: int, known: int) -> msgspec.Raw | None:
        """What is other than in the view that was told then; None where it is to be told as a whole."""
        key = (seat, known)
        if key not in self._changes:
            self._changes[key] = self.table.seen.changes(self.game, seat, known)
        return self._changes[key]

    def sum(self, seat: int) -> int | None:
        """What the fields of the view add up to; asked after the view."""
        if seat not in self._sums:
            self._sums[seat] = self.table.seen.sum(seat)
        return self._sums[seat]


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
    seen: Seen = field(default_factory=Seen)
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
        once = Once(self)
        view = once.view(viewer.seat)
        viewer.known = self.seen.now
        told: dict[str, Any] = {
            **msgspec.structs.asdict(self._for_all()),
            **msgspec.structs.asdict(self._for_one(viewer, once)),
        }
        return m.Update(**told, view=view)  # type: ignore[arg-type]

    def _tell(self, viewer: Viewer, once: Once, for_all: bytes) -> None:
        """As `update`, encoded; only what has changed of the view where that is wanted. for_all: without braces."""
        changed = once.changes(viewer.seat, viewer.known) if viewer.wants_changes else None
        kind, seen = (TABLE, once.view(viewer.seat)) if changed is None else (CHANGES, changed)
        viewer.known = self.seen.now
        one = _encode(self._for_one(viewer, once))
        viewer.tell(b"".join((kind[0], for_all, b",", one[1:-1], kind[1], seen, b"}")))

    def _for_all(self) -> ForAll:
        seated = {viewer.seat for viewer in self.viewers}
        game = self.game
        result = self.result
        return ForAll(
            game=self.stored.game,
            epoch=self.epoch,
            seq=self.seq,
            seats=[
                m.SeatShown(name, bot, number in seated, bool(bot) and number in self.stored.stand_ins)
                for number, (name, bot) in enumerate(zip(game.setup["names"], self.bots, strict=True))
            ],
            scores=game.scores if result is None else result.scores,
            winners=game.winners if result is None else result.winners,
            sides=game.sides,
            sources=[] if result is None else result.sources,
            undone=self.undone,
            answers=self.answers - 1,
            rewind=self._rewind_shown(),
            clock=self._clock_shown(),
            handed=handed_shown(self.stored.handed, game.setup["names"]),
            notice=as_data(self.notice) if self.notice else None,
        )

    def _for_one(self, viewer: Viewer, once: Once) -> ForOne:
        seat, game = viewer.seat, self.game
        count = game.event_count
        first = min(viewer.events, count)
        viewer.events = count
        return ForOne(
            viewer.link.role,
            None if seat == SPECTATOR else seat,
            once.decision(seat),
            first,
            viewer.ready(game, first) or once.events(seat, first, count),
            self.can_undo(seat),
            self.rematch(viewer.link),
            once.sum(seat),
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
        once, for_all = Once(self), _encode(self._for_all())[1:-1]
        for viewer in self.viewers:
            if not viewer.ended.done():
                self._tell(viewer, once, for_all)

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
        self.stored = without_history(stored)
        self.game, self.agreed, self.notice = restored.game, restored.agreed, restored.notice
        self.bots = list(stored.bots)
        self.answers, self.undone = len(stored.entries), stored.undone
        self.result = stored.result or result_of(restored.game)
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


def without_history(stored: StoredTable) -> StoredTable:
    """What a table in memory needs of what is stored: its game has the rest."""
    return replace(stored, entries=[], fingerprints={}, position=None, result=None)


def result_of(game: Game) -> Result | None:
    """How a game ended, if it has; the points by source follow from all that happened."""
    if not game.over:
        return None
    sources = [dict(points) for points in game.rules.study(game.state, game.events()).sources]
    sides = game.sides
    names, now = list(game.setup["names"]), time.time()
    return Result(names, game.scores, game.winners, sources, game.rules.version, now, sides)
