"""Long logs are put into words and encoded beside the event loop, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from sietch.core.game import Game
from sietch.table import messages as m
from sietch.table.live import LiveTable
from sietch.table.rates import Rates
from sietch.table.refusals import TooOften
from sietch.table.showing import shown
from sietch.table.storage import Link
from sietch.table.viewer import Told, seen_by

# As many events are told at once, on the way.
FEW = 60
# Logs that are kept as they were told, to go on from there.
MOST_LOGS = 16
# So many events that were not told before are as much work as a request, and count like one.
EVENTS_LIKE_A_REQUEST = 150
# A game may go on while its log is put into words; then once more, but not for ever.
TRIES = 3

_encode = msgspec.json.Encoder().encode


class _Log(NamedTuple):
    """All events of a table as one seat sees them (None: with everything open), and when that was."""

    game: Game
    epoch: str
    seq: int
    events: list[Any]


class Telling:
    def __init__(self, asking: Rates) -> None:
        self._asking = asking
        self._logs: OrderedDict[tuple[str, int | None], _Log] = OrderedDict()
        self._two_at_a_time = asyncio.Semaphore(2)

    async def told(self, table: LiveTable, link: Link, known: int, address: str) -> Told | None:
        """What whoever has a link and knows so many events is told next, if that is much."""
        found: Told | None = None
        for _ in range(TRIES):
            first = min(known, table.game.event_count)
            if table.game.event_count - first <= FEW or (found is not None and found.game is table.game):
                break
            log = await self._log(table, seen_by(link), address)
            found = Told(log.game, first, log.events[first:])
        return found

    async def open_log(self, table: LiveTable, address: str) -> list[Any]:
        """All that happened, with everything open."""
        return (await self._log(table, None, address)).events

    async def _log(self, table: LiveTable, seat: int | None, address: str) -> _Log:
        key = (table.id, seat)
        async with self._two_at_a_time:
            events: list[Any] = []
            if (last := self._logs.get(key)) is not None:
                # What a person who comes back could keep of it, we can.
                hello = m.Hello("", last.epoch, last.seq, len(last.events))
                events = last.events[: table.known_events(hello)]
            game, epoch, seq = table.game, table.epoch, table.seq
            if game.event_count > len(events):
                if not self._asking.take(address, (game.event_count - len(events)) / EVENTS_LIKE_A_REQUEST):
                    raise TooOften
                events = events + await asyncio.to_thread(_tell, game, seat, len(events))
            found = self._logs[key] = _Log(game, epoch, seq, events)
            self._logs.move_to_end(key)
            if len(self._logs) > MOST_LOGS:
                self._logs.popitem(last=False)
            return found


def _tell(game: Game, seat: int | None, first: int) -> list[Any]:
    return [msgspec.Raw(_encode(shown(game, event))) for event in game.events(seat, first)]
