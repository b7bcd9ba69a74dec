"""Who wants to be told of their turn, and telling them: one notice for a turn, withdrawn when it is past, and another
one when somebody nudges them.

Whoever looks at the table needs none. The key with which notices are signed is made at the first start and stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sietch.table.links import person_of
from sietch.table.live import LiveTable
from sietch.table.push import sending
from sietch.table.push.endpoints import BadEndpoint, endpoint_of
from sietch.table.rates import SIZE_OF_LINK, Rate, Rates
from sietch.table.refusals import Problem, Refusal
from sietch.table.replies import body, reply
from sietch.table.requests import Requests, bearer
from sietch.table.storage import StorageError, hashed
from sietch.table.storage.pushes import (
    Subscribed,
    give_notice,
    has_browsers,
    secret_called,
    subscribe,
    unsubscribe,
    withdraw_notice,
)
from sietch.table.tables import Tables
from sietch.table.viewer import Viewer
from sietch.text import LANGUAGES, clause, language

# Of one browser, and how many messages are under way at a time.
PUSHING = Rate(30, 0.1)
MOST_AT_ONCE = 8
# As long as no browser wants anything, it is asked so often whether one does.
SECONDS_BETWEEN_QUESTIONS = 60.0
# A push service that says so does not know the browser any more.
GONE = (404, 410)
KEY = "push-key"
# Whom a push service can turn to, where the server has no name of its own.
NOBODY = "https://localhost"

Text = Annotated[str, msgspec.Meta(max_length=128)]

log = logging.getLogger(__name__)


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: Text
    auth: Annotated[str, msgspec.Meta(max_length=64)]


class Subscribe(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that is to be told: what `PushSubscription` says of it, and the language of its person."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    keys: PushKeys
    language: str = "en"


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]


class PushShown(msgspec.Struct):
    """key: what a browser subscribes with; empty where the server pushes nothing."""

    key: str


class Notice(msgspec.Struct):
    """What a browser is sent. kind: turn; nudge: the others have waited for long; or past: the notice goes away."""

    kind: str
    table: str
    title: str
    text: str


class Pushes:
    """inside: send also without https and within the server's own network, as tests need it."""

    def __init__(self, tables: Tables, requests: Requests, contact: str = "", inside: bool = False) -> None:
        self.tables = tables
        self.requests = requests
        self.contact = contact or NOBODY
        self.inside = inside
        self.installed = sending.is_installed()
        self._key = ""
        self._wanted = False
        self._look_at = 0.0
        self._rates = Rates(PUSHING)
        self._few = asyncio.Semaphore(MOST_AT_ONCE)
        # The last work for each table: what comes later waits for it, so that nothing is withdrawn before it is out.
        self._last: dict[str, asyncio.Task[None]] = {}
        tables.turned.append(self.turned)

    def addresses(self) -> list[BaseRoute]:
        return [
            Route("/push", self.look),
            Route("/person/push", self.change, methods=["PUT", "DELETE"]),
        ]

    # ---- asking

    async def look(self, request: Request) -> Response:
        return reply(PushShown(sending.public_key(await self.key()) if self.installed else ""))

    async def key(self) -> str:
        """Made when it is first needed; of several servers of a database the first counts."""
        if not self._key:
            fresh = await asyncio.to_thread(sending.new_key)
            self._key = await self.tables.storage.write(partial(secret_called, name=KEY, fresh=fresh))
        return self._key

    async def change(self, request: Request) -> Response:
        return await (self.subscribe(request) if request.method == "PUT" else self.unsubscribe(request))

    async def subscribe(self, request: Request) -> Response:
        person = person_of(bearer(request))
        wish = await body(request, Subscribe)
        if not self.installed:
            raise Refusal(("refused-push-missing", {"command": "pip install 'sietch[push]'"}))
        try:
            endpoint_of(wish.endpoint, self.inside)
        except BadEndpoint as error:
            raise Problem(400, ("refused-push-endpoint", {})) from error
        if wish.language not in LANGUAGES:
            raise Problem(404, ("refused-language", {"codes": ", ".join(LANGUAGES)}))
        browser = Subscribed(wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.language)
        if not sending.are_keys(browser):
            raise Problem(400, ("refused-push-keys", {}))
        self.requests.check_keeping(request, SIZE_OF_LINK + len(wish.endpoint))
        await self.tables.storage.write(partial(subscribe, person=person, browser=browser))
        self._wanted = True
        return reply({})

    async def unsubscribe(self, request: Request) -> Response:
        person = person_of(bearer(request))
        wish = await body(request, Unsubscribe)
        await self.tables.storage.write(partial(unsubscribe, endpoint=wish.endpoint, person=person))
        return reply({})

    # ---- telling

    def turned(self, table: LiveTable, before: int | None) -> None:
        """Another seat decides than before, or nobody any more."""
        now = table.awaited
        if not self.installed or now == before:
            return
        if before is not None:
            self._follow(table.id, partial(self._withdraw, table, before))
        if now is not None and not table.seated(now):
            self._follow(table.id, partial(self._give, table, now))

    def left(self, table: LiveTable, viewer: Viewer) -> None:
        """Somebody has gone: if nothing was heard of them since their turn began, they may not know of it."""
        seat = viewer.seat
        if self.installed and table.awaited == seat and not table.seated(seat) and viewer.heard < table.turned_at:
            self._follow(table.id, partial(self._give, table, seat))

    def nudged(self, table: LiveTable, seat: int) -> None:
        """Somebody has waited for a seat for as long as there is time: whoever does not look is told once more."""
        table.turned_at = time.monotonic()
        if self.installed and not table.seated(seat):
            self._follow(table.id, partial(self._give, table, seat, "nudge"))

    def _follow(self, table_id: str, work: Callable[[], Awaitable[None]]) -> None:
        before = self._last.get(table_id)

        async def then() -> None:
            if before is not None:
                await asyncio.wait([before])
            try:
                if await self._anybody():
                    await work()
            except StorageError:
                pass  # the storage has said so
            except Exception:
                log.exception("a notice of table %s cannot be sent", table_id)

        task = self._last[table_id] = asyncio.get_running_loop().create_task(then())
        task.add_done_callback(lambda done: self._last.get(table_id) is done and self._last.pop(table_id))

    async def _anybody(self) -> bool:
        """Whether any browser wants to be told; one that has said so at another server is known within a minute."""
        now = time.monotonic()
        if not self._wanted and now >= self._look_at:
            self._look_at = now + SECONDS_BETWEEN_QUESTIONS
            self._wanted = await self.tables.storage.write(has_browsers)
        return self._wanted

    async def _give(self, table: LiveTable, seat: int, kind: str = "turn") -> None:
        if table.awaited != seat or table.seated(seat):
            return  # meanwhile they have come or answered
        work = partial(give_notice, table_id=table.id, seat=seat, again=kind != "turn")
        await self._send(table, kind, await self.tables.storage.write(work))

    async def _withdraw(self, table: LiveTable, seat: int) -> None:
        browsers = await self.tables.storage.write(partial(withdraw_notice, table_id=table.id, seat=seat))
        await self._send(table, "past", browsers)

    async def _send(self, table: LiveTable, kind: str, browsers: list[Subscribed]) -> None:
        names = ", ".join(table.game.setup["names"])
        work = [self._send_one(browser, kind, table.id, names) for browser in browsers]
        await asyncio.gather(*work)

    async def _send_one(self, browser: Subscribed, kind: str, table_id: str, names: str) -> None:
        if not self._rates.take(hashed(browser.endpoint)):
            return
        title = clause(language(browser.language), ("push-nudge", {}) if kind == "nudge" else ("push-your-turn", {}))
        message = msgspec.json.encode(Notice(kind, table_id, title, names))
        work: Any = partial(sending.send, browser, message, table_id, await self.key(), self.contact, self.inside)
        async with self._few:
            try:
                status = await asyncio.to_thread(work)
            except (OSError, ValueError) as error:
                log.warning("a notice could not be sent: %s", error)
                return
        if status in GONE:
            await self.tables.storage.write(partial(unsubscribe, endpoint=browser.endpoint))
        elif status >= 300:
            log.warning("a push service refused a notice with status %d", status)

    async def close(self) -> None:
        """What is under way has as long as a message may take."""
        if self._last:
            await asyncio.wait(list(self._last.values()), timeout=3.0)
        for task in self._last.values():
            task.cancel()
