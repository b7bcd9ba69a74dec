"""Live tables: who sits where, what each may see, how answers are taken, stored and told."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import sietch
from sietch.bots import make
from sietch.core.game import SPECTATOR, Game, IllegalChoice
from sietch.core.rules import SetupError
from sietch.table import messages as m
from sietch.table.storage import Link, Storage, StoredTable
from sietch.table.thinking import Thinkers
from sietch.text.report import event_words
from sietch.text.wire import as_data

HOST, SEAT, WATCH = "host", "seat", "spectator"


class NoSuchTable(LookupError):
    """There is no table with this id."""


class NotAllowed(PermissionError):
    """The token does not open this, or its role may not do that."""


Send = Callable[[Any], Awaitable[None]]


@dataclass(eq=False)
class Viewer:
    """One open connection: what it is allowed to see, and how much of the log it has."""

    link: Link
    send: Send
    events: int = 0

    @property
    def seat(self) -> int:
        return self.link.seat if self.link.role == SEAT else SPECTATOR


@dataclass(eq=False)
class LiveTable:
    stored: StoredTable
    game: Game
    bots: list[str]
    answers: int  # how many answers are stored
    seq: int = 0  # counts changes; only grows
    epoch: str = field(default_factory=lambda: secrets.token_hex(4))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    # How long the log was after each taking back, with the seq at which it happened.
    cuts: list[tuple[int, int]] = field(default_factory=list)
    thinking: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    def link(self, token: str) -> Link:
        for link in self.stored.links:
            if secrets.compare_digest(link.token, token):
                return link
        raise NotAllowed("this token does not open the table")

    # ---- what a viewer is told

    def update(self, viewer: Viewer) -> m.Update:
        """Everything new for a viewer, made only of what its seat may see."""
        seat = viewer.seat
        game = self.game
        events = game.events(seat)
        first = min(viewer.events, len(events))
        viewer.events = len(events)
        return m.Update(
            epoch=self.epoch,
            seq=self.seq,
            role=viewer.link.role,  # type: ignore[arg-type]
            seat=None if seat == SPECTATOR else seat,
            view=game.view(seat),
            decision=self.decision(seat),
            events_from=first,
            events=[
                m.EventShown(e.kind, e.seat, e.what, e.n, as_data(event_words(game.rules, e, game.setup["names"])))
                for e in events[first:]
            ],
            can_undo=seat != SPECTATOR and game.can_undo and not game.over and game.decision.seat == seat,
            seats=[
                m.SeatShown(name, bot, any(v.seat == number for v in self.viewers))
                for number, (name, bot) in enumerate(zip(game.setup["names"], self.bots, strict=True))
            ],
            scores=game.scores,
            winners=game.winners,
        )

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

    async def tell(self) -> None:
        """Send everybody what is new for them; who cannot be reached is dropped."""
        viewers = list(self.viewers)
        sent = await asyncio.gather(*(v.send(self.update(v)) for v in viewers), return_exceptions=True)
        for viewer, result in zip(viewers, sent, strict=True):
            if isinstance(result, BaseException):
                self.viewers.discard(viewer)

    def known_events(self, hello: m.Hello) -> int:
        """How much of the log a returning viewer can keep."""
        if hello.epoch != self.epoch or hello.seq > self.seq:
            return 0
        return max(0, min([hello.events, *(length for seq, length in self.cuts if seq > hello.seq)]))


class Tables:
    """All tables of a server; those not in memory are read from storage and replayed."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, wish: m.NewTable) -> m.Links:
        """A new table, from scratch or from a record."""
        if wish.record is not None:
            game = sietch.replay(wish.record)
        else:
            names = [seat.name.strip() or f"Player {place + 1}" for place, seat in enumerate(wish.seats)]
            setup = {**wish.setup, "players": len(wish.seats), "names": names}
            game = sietch.new(wish.game, seed=wish.seed, **setup)
        bots = [seat.bot for seat in wish.seats] or [""] * game.seats
        if len(bots) != game.seats:
            raise SetupError(f"the game has {game.seats} seats, not {len(bots)}")
        for bot in bots:
            if bot:
                make(bot)
        tokens = [secrets.token_urlsafe(18) for _ in range(game.seats + 2)]
        links = [Link(tokens[0], HOST, -1), Link(tokens[1], WATCH, -1)]
        links += [Link(token, SEAT, seat) for seat, token in enumerate(tokens[2:])]
        record = game.record
        stored = StoredTable(
            id=secrets.token_hex(8),
            game=game.rules.name,
            rules=game.rules.version,
            setup=record["setup"],
            seed=record["seed"],
            links=links,
            bots=bots,
            entries=_steps(record["answers"]),
        )
        await self.storage.create(stored)
        table = LiveTable(stored, game, list(bots), len(stored.entries))
        self.live[stored.id] = table
        self.wake(table)
        return m.Links(stored.id, tokens[0], tokens[1], tokens[2:])

    async def get(self, table_id: str) -> LiveTable:
        table = self.live.get(table_id)
        if table is not None:
            return table
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.live:
                stored = await self.storage.load(table_id)
                if stored is None:
                    self._loading.pop(table_id, None)
                    raise NoSuchTable(f"there is no table {table_id}")
                entries = [entry for step in stored.entries for entry in step]
                record = {
                    "game": stored.game,
                    "rules": stored.rules,
                    "setup": stored.setup,
                    "seed": stored.seed,
                    "answers": entries,
                }
                table = LiveTable(stored, sietch.replay(record), list(stored.bots), len(stored.entries))
                self.live[table_id] = table
                self.wake(table)
        return self.live[table_id]

    # ---- playing

    async def answer(self, table: LiveTable, seat: int, decision: int, key: str) -> m.Refused | None:
        """Take an answer: legal, for the current decision, by the seat that decides; stored, then told."""
        async with table.lock:
            refused = self._refuse(table, seat, decision)
            if refused is not None:
                return refused
            game = table.game.copy()
            before = len(game.record["answers"])
            try:
                game.choose(key)
            except IllegalChoice as error:
                return m.Refused(str(error))
            await self.storage.append(table.id, table.answers, game.record["answers"][before:])
            table.game = game
            table.answers += 1
            table.seq += 1
            await table.tell()
        self.wake(table)
        return None

    async def undo(self, table: LiveTable, seat: int, decision: int) -> m.Refused | None:
        async with table.lock:
            refused = self._refuse(table, seat, decision)
            if refused is not None:
                return refused
            game = table.game.copy()
            try:
                game.undo()
            except IllegalChoice as error:
                return m.Refused(str(error))
            await self.storage.take_back(table.id, table.answers - 1)
            table.game = game
            table.answers -= 1
            table.seq += 1
            length = len(game.events(SPECTATOR))
            table.cuts.append((table.seq, length))
            for viewer in table.viewers:
                viewer.events = min(viewer.events, length)
            await table.tell()
        return None

    def _refuse(self, table: LiveTable, seat: int, decision: int) -> m.Refused | None:
        if table.game.over:
            return m.Refused("the game is over")
        current = table.game.decision
        if current.id != decision:
            return m.Refused(f"decision {decision} is past; the current one is {current.id}", stale=True)
        if current.seat != seat:
            return m.Refused(f"seat {current.seat} decides now")
        return None

    async def set_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        """A bot takes over a seat, or its person gets it back."""
        if not 0 <= seat < len(table.bots):
            raise SetupError(f"there is no seat {seat}; seats are 0 to {len(table.bots) - 1}")
        if bot:
            make(bot)
        async with table.lock:
            await self.storage.set_bot(table.id, seat, bot)
            table.bots[seat] = bot
            table.seq += 1
            await table.tell()
        self.wake(table)

    # ---- bots

    def wake(self, table: LiveTable) -> None:
        """Let bots answer as long as it is theirs to decide."""
        idle = table.thinking is None or table.thinking.done()
        if idle and not table.game.over and table.bots[table.game.decision.seat]:
            table.thinking = asyncio.get_running_loop().create_task(self._bots(table))

    async def _bots(self, table: LiveTable) -> None:
        while not table.game.over:
            game = table.game
            decision = game.decision
            bot = table.bots[decision.seat]
            if not bot:
                return
            key = await self.thinkers.choose(game, decision.seat, bot)
            if table.bots[decision.seat] == bot:
                await self.answer(table, decision.seat, decision.id, key)

    def close(self) -> None:
        for table in self.live.values():
            if table.thinking is not None:
                table.thinking.cancel()


def _steps(answers: list[str]) -> list[list[str]]:
    """A record's entries by answer: the set-up's outcomes first, then each answer with what chance gave."""
    steps: list[list[str]] = [[]]
    for entry in answers:
        if not entry.startswith("~"):
            steps.append([])
        steps[-1].append(entry)
    return steps
