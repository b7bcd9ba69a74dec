"""The clock of a table: whoever has let the time run out may be nudged, and if they do not come, a bot stands in.

All other people must agree to that, and whoever comes back plays again at once. A wish is stored with the table, and is
void as soon as an answer is given or taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sietch.bots import USUAL
from sietch.core.rules import SetupError
from sietch.table.lateness import MOST_HANDED, Running, check_clock, left
from sietch.table.live import LiveTable
from sietch.table.rates import SIZE_OF_CHANGE, size_of_table
from sietch.table.refusals import NotAllowed, Problem, Refusal
from sietch.table.replies import body, reply
from sietch.table.requests import Requests, number
from sietch.table.storage import Conflict, Handed, Head, Lateness
from sietch.table.storage.clocks import come_back, keep_clock, keep_lateness, stand_in
from sietch.table.tables import Tables
from sietch.table.viewer import HOST, SEAT, Viewer
from sietch.text import Words

# Whoever comes back need not wait for what others ask in the same moment.
TRIES = 4
PAST: Words = ("refused-clock-past", {})


class SetClock(msgspec.Struct, forbid_unknown_fields=True):
    """The seconds that people have for each answer; 0: as many as they like."""

    clock: int


class Nudge(msgspec.Struct, forbid_unknown_fields=True):
    """Remind whoever has let the time run out. answers, undone: of the update that was seen."""

    answers: int
    undone: int


class AskStandIn(msgspec.Struct, forbid_unknown_fields=True):
    """Ask the others that a bot plays until the person is back. bot: which; the usual one where nothing is said."""

    answers: int
    undone: int
    bot: str = ""


class AgreeStandIn(msgspec.Struct, forbid_unknown_fields=True):
    """Agree to what is asked, or (agree false) refuse it, or take one's own wish back."""

    answers: int
    undone: int
    agree: bool


Seen = Nudge | AskStandIn | AgreeStandIn


class Clocks:
    """nudged: told whose person is to be reminded."""

    def __init__(self, tables: Tables, requests: Requests, nudged: Callable[[LiveTable, int], None]) -> None:
        self.tables = tables
        self.requests = requests
        self.nudged = nudged

    def addresses(self) -> list[BaseRoute]:
        return [
            Route("/tables/{table}/clock", self.set_clock, methods=["PUT"]),
            Route("/tables/{table}/seats/{seat}/nudge", self.nudge, methods=["POST"]),
            Route("/tables/{table}/seats/{seat}/stand-in", self.stand_in, methods=["POST", "PUT", "DELETE"]),
        ]

    # ---- the host

    async def set_clock(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, HOST)
        wish = await body(request, SetClock)
        try:
            check_clock(wish.clock, table.game.is_told)
        except SetupError as error:
            raise Problem(400, error.words) from error
        self.requests.check_keeping(request, SIZE_OF_CHANGE)
        await self.tables.finish(self._set_clock(table, wish.clock))
        return reply(table.update(Viewer(link, table.game.event_count)))

    async def _set_clock(self, table: LiveTable, clock: int) -> None:
        async with table.lock:
            self.tables.check_live(table)
            now = self.tables.storage.now()
            async with self.tables.as_known(table, PAST):
                await self._keep(table, keep_clock, clock=clock, now=now)
            self._changed(table, now, clock=clock, lateness=None)
            table.change()

    # ---- the others

    async def nudge(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        wish, late = await body(request, Nudge), number(request, "seat")
        self.requests.check_keeping(request, SIZE_OF_CHANGE)
        await self.tables.finish(self._nudge(table, link.seat, late, wish))
        return reply(table.update(Viewer(link, table.game.event_count)))

    async def _nudge(self, table: LiveTable, seat: int, late: int, wish: Nudge) -> None:
        async with table.lock:
            running = self._check(table, seat, late, wish)
            now, known = self.tables.storage.now(), running.lateness
            if now < running.nudge:
                wait = running.nudge - now
                headers = {"retry-after": str(int(wait) + 1)}
                raise Problem(429, ("refused-nudge-again", {"time": left(wait)}), headers=headers)
            fresh = Lateness(wish.answers, wish.undone, now)
            lateness = fresh if known is None else msgspec.structs.replace(known, nudged=now)
            await self._ask(table, lateness)
        self.nudged(table, late)

    async def stand_in(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        late = number(request, "seat")
        before = Viewer(link, table.game.event_count)
        if request.method == "POST":
            ask = await body(request, AskStandIn)
            bot = ask.bot or USUAL
            try:
                self.tables.thinkers.roster.refuse_unknown(bot)
            except SetupError as error:
                raise Problem(400, error.words) from error
            self.requests.check_keeping(request, size_of_table([bot]))
            await self.tables.finish(self._ask_stand_in(table, link.seat, late, ask, bot))
        elif request.method == "PUT":
            agree = await body(request, AgreeStandIn)
            self.requests.check_keeping(request, SIZE_OF_CHANGE)
            await self.tables.finish(self._agree(table, link.seat, late, agree))
        else:
            if link.seat != late:
                raise NotAllowed(("refused-own-seat-only", {}))
            self.requests.check_keeping(request, SIZE_OF_CHANGE)
            await self.come_back(table, late)
        return reply(table.update(before))

    async def _ask_stand_in(self, table: LiveTable, seat: int, late: int, ask: AskStandIn, bot: str) -> None:
        async with table.lock:
            running = self._check(table, seat, late, ask)
            now, known = self.tables.storage.now(), running.lateness
            if known is None or running.stand_in is None:
                raise Refusal(("refused-stand-in-nudge", {}))
            if now < running.stand_in:
                raise Refusal(("refused-stand-in-early", {"time": left(running.stand_in - now)}))
            if known.bot:
                raise Refusal(("refused-stand-in-asked", {}))
            await self._decided(table, late, msgspec.structs.replace(known, bot=bot, by=seat, agreed=[seat]))
        self.tables.wake(table)

    async def _agree(self, table: LiveTable, seat: int, late: int, wish: AgreeStandIn) -> None:
        async with table.lock:
            known = self._check(table, seat, late, wish).lateness
            if known is None or not known.bot:
                raise Refusal(PAST)
            agreed = sorted({*known.agreed, seat})
            asked = {"agreed": agreed} if wish.agree else {"bot": "", "by": -1, "agreed": []}
            await self._decided(table, late, msgspec.structs.replace(known, **asked))
        self.tables.wake(table)

    def _check(self, table: LiveTable, seat: int, late: int, seen: Seen) -> Running:
        """The time of whoever is late; a refusal where it is not up, or is not for this seat to mind."""
        self.tables.check_live(table)
        if table.game.over:
            raise Refusal(("refused-over", {}))
        if not table.stored.clock:
            raise Refusal(("refused-no-clock", {}))
        if (seen.answers, seen.undone) != (table.answers - 1, table.undone):
            raise Refusal(PAST)
        if table.bots[seat]:
            raise Refusal(table.why_not(seat))
        if not 0 <= late < len(table.bots):
            raise Problem(404, ("refused-seat-change", {}))
        if table.bots[late]:
            raise Refusal(("refused-late-bot", {}))
        running = table.running
        if running is None or running.seat != late:
            raise Refusal(("refused-not-late", {"player": table.game.setup["names"][late]}))
        if seat == late:
            raise Refusal(("refused-late-self", {}))
        wait = running.until - self.tables.storage.now()
        if wait > 0:
            raise Refusal(("refused-late-early", {"time": left(wait)}))
        return running

    async def _decided(self, table: LiveTable, late: int, asked: Lateness) -> None:
        """Keep what is asked now; where all others agree, the bot takes the seat."""
        others = set(table.people_now) - {late}
        if not asked.bot or not others <= set(asked.agreed):
            await self._ask(table, asked)
            return
        async with self.tables.as_known(table, PAST):
            await self._hand(table, stand_in, late, asked.bot)

    async def _ask(self, table: LiveTable, lateness: Lateness) -> None:
        async with self.tables.as_known(table, PAST):
            await self._keep(table, keep_lateness, lateness=lateness)
        self._changed(table, table.since, lateness=lateness)
        table.change()

    # ---- the person themselves

    async def come_back(self, table: LiveTable, seat: int) -> None:
        """A person plays again, from the next decision on; nobody need agree."""
        await self.tables.finish(self._come_back(table, seat))

    async def _come_back(self, table: LiveTable, seat: int) -> None:
        for last in reversed(range(TRIES)):
            async with table.lock:
                self.tables.check_live(table)
                if seat not in table.stored.stand_ins:
                    raise Refusal(("refused-not-stood-in", {}))
                try:
                    await self._hand(table, come_back, seat, "")
                    break
                except Conflict:
                    await self.tables.read_again(table)
                    if not last:
                        raise
        self.tables.wake(table)

    # ---- keeping

    async def _hand(self, table: LiveTable, keep: Callable[..., None], seat: int, bot: str) -> None:
        """A seat goes to a bot, or back to its person."""
        now = self.tables.storage.now()
        handed = (*table.stored.handed, Handed(seat, bot, now, table.game.event_count))[-MOST_HANDED:]
        await self._keep(table, keep, handed=handed)
        before = table.awaited
        table.bots[seat] = bot
        stand_ins = table.stored.stand_ins | {seat} if bot else table.stored.stand_ins - {seat}
        self._changed(table, now, lateness=None, stand_ins=stand_ins, handed=handed)
        table.change()
        self.tables.seat_changed(table, seat, before)

    async def _keep(self, table: LiveTable, keep: Callable[..., None], **what: Any) -> None:
        known: Head = table.head

        def work(connection: Connection) -> None:
            keep(connection, table.id, known, **what)

        await self.tables.storage.write(work, table.id)

    def _changed(self, table: LiveTable, since: float, **what: Any) -> None:
        """It is stored, and counts from now on."""
        table.stored = replace(table.stored, asked=table.stored.asked + 1, **what)
        table.since = since
