"""Going back further than undo does, if all people at the table agree.

What was shown since is no obstacle: all who could have learnt from it have agreed. A wish is stored with the table, and
is void as soon as an answer is given or taken back.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import sietch
from sietch.core.game import Game
from sietch.table.lateness import handed_by
from sietch.table.live import LiveTable
from sietch.table.rates import SIZE_OF_CHANGE
from sietch.table.refusals import Problem, Refusal
from sietch.table.replies import body, reply
from sietch.table.requests import Requests
from sietch.table.restoring import by_answer, numbers, position_of, restore
from sietch.table.storage import Conflict, Head, Rewind, StoredTable
from sietch.table.tables import Tables
from sietch.table.viewer import SEAT, Viewer

# So many beginnings of turns are told, the last first.
MOST_POINTS = 40


class AskRewind(msgspec.Struct, forbid_unknown_fields=True):
    """Ask the others to go back until only so many answers are left. answers, undone: of the update that was seen."""

    to: int
    answers: int
    undone: int


class AgreeRewind(msgspec.Struct, forbid_unknown_fields=True):
    """Agree to what is asked, or (agree false) refuse it, or take one's own wish back."""

    to: int
    answers: int
    undone: int
    agree: bool


class PointShown(msgspec.Struct):
    """Where a turn of a person began. answers: how many are left then. log: how many events had happened."""

    answers: int
    seat: int
    log: int


class Rewinding:
    def __init__(self, tables: Tables, requests: Requests, replaying: asyncio.Semaphore) -> None:
        self.tables = tables
        self.requests = requests
        self.replaying = replaying

    def addresses(self) -> list[BaseRoute]:
        return [Route("/tables/{table}/rewind", self.rewind, methods=["GET", "POST", "PUT"])]

    async def rewind(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        if request.method == "GET":
            if table.agreed != table.answers or table.game.is_told:
                raise Refusal(("refused-rewind-changed", {}))
            async with self.replaying:
                return reply(await asyncio.to_thread(points, table.game, list(table.bots)))
        before = Viewer(link, table.game.event_count)
        if request.method == "POST":
            ask = await body(request, AskRewind)
            self.requests.check_keeping(request, SIZE_OF_CHANGE)
            await self.tables.finish(self._ask(table, link.seat, ask))
        else:
            agree = await body(request, AgreeRewind)
            self.requests.check_keeping(request, SIZE_OF_CHANGE)
            await self.tables.finish(self._agree(table, link.seat, agree))
        before.events = min(before.events, table.game.event_count)
        return reply(table.update(before))

    async def _ask(self, table: LiveTable, seat: int, wish: AskRewind) -> None:
        async with table.lock:
            self._check(table, seat, Head(wish.answers, wish.undone))
            if not 0 <= wish.to < wish.answers:
                raise Problem(400, ("refused-rewind-point", {"last": wish.answers - 1}))
            if table.rewind is not None:
                raise Refusal(("refused-rewind-asked", {}))
            if table.agreed != table.answers or table.game.is_told:
                raise Refusal(("refused-rewind-changed", {}))
            await self._decided(table, Rewind(wish.answers, wish.undone, wish.to, seat, [seat]))
        self.tables.wake(table)

    async def _agree(self, table: LiveTable, seat: int, wish: AgreeRewind) -> None:
        async with table.lock:
            self._check(table, seat, Head(wish.answers, wish.undone))
            asked = table.rewind
            if asked is None or asked.to != wish.to:
                raise Refusal(("refused-rewind-past", {}))
            agreed = sorted({*asked.agreed, seat})
            await self._decided(table, msgspec.structs.replace(asked, agreed=agreed) if wish.agree else None)
        self.tables.wake(table)

    def _check(self, table: LiveTable, seat: int, seen: Head) -> None:
        """The wish is about the table as it is now, and of somebody who plays."""
        self.tables.check_live(table)
        if table.game.over:
            raise Refusal(("refused-over", {}))
        if (seen.answers, seen.undone) != (table.answers - 1, table.undone):
            raise Refusal(("refused-rewind-past", {}))
        if table.bots[seat]:
            raise Refusal(table.why_not(seat))

    async def _decided(self, table: LiveTable, asked: Rewind | None) -> None:
        """Keep what is asked now; where all agree, go back."""
        async with self.tables.as_known(table, ("refused-rewind-past", {})):
            if asked is not None and set(table.people_now) <= set(asked.agreed):
                await self._go_back(table, asked)
            else:
                await self.tables.storage.ask_rewind(table.id, table.head, asked)
                table.stored = replace(table.stored, rewind=asked, asked=table.stored.asked + 1)
                table.change()

    async def _go_back(self, table: LiveTable, asked: Rewind) -> None:
        stored = await self.tables.storage.load(table.id)
        if stored is None or stored.head != table.head:
            raise Conflict("somebody else has changed the table")
        left = asked.to + 1
        restored = await asyncio.to_thread(restore, cut(stored, left))
        game = restored.game
        position = None if game.is_told else position_of(game)
        many, handed = table.answers - left, handed_by(table.stored.handed, game.event_count)
        await self.tables.storage.take_back(table.id, table.head, position, many, handed)
        self.tables.went_back(table, game, many)


def cut(stored: StoredTable, left: int) -> StoredTable:
    """A table as it was after its first answers; what chance gives from then on is open again."""
    marks = {number: mark for number, mark in stored.fingerprints.items() if number < left}
    return replace(stored, entries=stored.entries[:left], fingerprints=marks, position=None, at=-1, result=None)


def points(game: Game, bots: list[str]) -> list[PointShown]:
    """Where the turns of people began, the last first."""
    record = game.record
    steps = by_answer(record["answers"])
    again = sietch.replay(record, len(steps[0]))
    at = [PointShown(0, again.decision.seat, again.event_count)]
    for number, (answer, *chance) in enumerate(steps[1:-1], 1):
        again.choose(answer, outcomes=numbers(again.rules, chance))
        at.append(PointShown(number, again.decision.seat, again.event_count))
    begins = at[:1] + [now for before, now in pairwise(at) if now.seat != before.seat]
    return [each for each in reversed(begins) if not bots[each.seat]][:MOST_POINTS]
