"""The HTTP API under /api: what there is, and tables to open, look at, play at and replay."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute

import sietch
from sietch.bots import BotError
from sietch.core.game import RecordError
from sietch.core.rules import Rules, SetupError
from sietch.table import facts
from sietch.table import messages as m
from sietch.table.addresses import address_of, owner_of
from sietch.table.box import box
from sietch.table.health import Health
from sietch.table.metrics import Metrics
from sietch.table.odds import odds_of
from sietch.table.openapi import description
from sietch.table.rates import KEPT_TOO_MUCH, SIZE_OF_ANSWER, Allowances, size_of_table
from sietch.table.refusals import Problem, TooOften
from sietch.table.replays import Replays
from sietch.table.replies import LARGEST_BODY, body, read, reply, understood
from sietch.table.restoring import replayable
from sietch.table.sockets import Sockets
from sietch.table.storage import Link
from sietch.table.tables import LiveTable, Tables, links_of, shown
from sietch.table.telling import Telling
from sietch.table.viewer import HOST, ONLY, SEAT, Viewer
from sietch.text import LANGUAGES, Words

MOST_DIGITS = 9
# To put the catalogue of modules together that nobody has asked for lately is as much work as so many requests.
REQUESTS_LIKE_A_CATALOGUE = 20


class Api:
    def __init__(self, tables: Tables, allowances: Allowances, metrics: Metrics) -> None:
        self.tables = tables
        self.allowances = allowances
        self.metrics = metrics
        self.health = Health(tables.storage)
        self.telling = Telling(allowances.asking)
        # Replaying takes a while: a few at a time, so that play goes on.
        self.replaying = asyncio.Semaphore(2)
        self.replays = Replays()
        self.cataloguing = asyncio.Lock()
        self.sockets = Sockets(tables, allowances, metrics, self.telling)

    def routes(self) -> list[BaseRoute]:
        """Known addresses answer a wrong method with those they take; what there is not is a problem in JSON too."""
        return [
            Route("/api", self.describe),
            Mount("/api", app=Router(self.addresses(), redirect_slashes=False)),
        ]

    def addresses(self) -> list[BaseRoute]:
        """Everything under /api."""
        return [
            Route("/health", self.health.reply),
            Route("/games", self.games),
            Route("/games/{game}/catalogue", self.catalogue),
            Route("/games/{game}/layout", self.layout),
            Route("/games/arrakis/box", box, methods=["GET", "PUT"]),
            Route("/languages", self.languages),
            Route("/languages/{code}", self.language),
            Route("/tables", self.open, methods=["POST"]),
            Route("/tables/{table}", self.look),
            Route("/tables/{table}/links", self.links),
            Route("/tables/{table}/answers", self.answer, methods=["POST"]),
            Route("/tables/{table}/undo", self.undo, methods=["POST"]),
            Route("/tables/{table}/refusals", self.refusals),
            Route("/tables/{table}/odds", odds_of(self._enter)),
            Route("/tables/{table}/result", self.result),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/log", self.log),
            Route("/tables/{table}/steps/{step}", self.step),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/seats/{seat}", self.seat, methods=["PUT"]),
            WebSocketRoute("/tables/{table}/socket", self.sockets.meet),
        ]

    # ---- what there is

    async def describe(self, request: Request) -> Response:
        return reply(description())

    async def games(self, request: Request) -> Response:
        return facts.games(self.tables.thinkers.roster).reply(request)

    async def catalogue(self, request: Request) -> Response:
        rules = _rules(request)
        found = facts.known_catalogue(rules)
        if found is None:
            if not self.allowances.asking.take(address_of(request), REQUESTS_LIKE_A_CATALOGUE):
                raise TooOften
            async with self.cataloguing:
                found = facts.known_catalogue(rules)
                if found is None:
                    found = await asyncio.to_thread(facts.catalogue, rules)
        return found.reply(request)

    async def layout(self, request: Request) -> Response:
        return facts.layout(_rules(request)).reply(request)

    async def languages(self, request: Request) -> Response:
        return reply(LANGUAGES)

    async def language(self, request: Request) -> Response:
        """The catalogues of a language as one Fluent text, and its lexicon."""
        code = request.path_params["code"]
        if code not in LANGUAGES:
            raise Problem(404, ("refused-language", {"codes": ", ".join(LANGUAGES)}))
        return facts.language(code).reply(request)

    # ---- tables

    async def open(self, request: Request) -> Response:
        self._check_opening(request)
        data = await read(request, LARGEST_BODY)
        wish = understood(data, m.NewTable)
        self._check_keeping(request, len(data) + size_of_table([seat.bot for seat in wish.seats]))
        try:
            return reply(await self.tables.open(wish, owner_of(address_of(request))), 201)
        except RecordError as error:
            raise Problem(400, ("refused-record", {"reason": str(error)}), str(error)) from error
        except (SetupError, BotError) as error:
            raise Problem(400, ("refused-set-up", {"reason": str(error)}), str(error)) from error

    def _check_opening(self, request: Request) -> None:
        if not self.allowances.opening.take(address_of(request)):
            raise Problem(429, ("refused-tables-too-often", {}), headers={"retry-after": "5"})

    def _check_keeping(self, request: Request, size: int) -> None:
        """Room in the database is for everybody: an address may fill so much of it in a day."""
        if not self.allowances.keeping.take(address_of(request), size):
            raise Problem(429, KEPT_TOO_MUCH, headers={"retry-after": "600"})

    async def _enter(self, request: Request, *roles: str) -> tuple[LiveTable, Link]:
        """The table and the role that the request's token opens."""
        table, link = await self.tables.enter(request.path_params["table"], _token(request))
        if roles and link.role not in roles:
            raise Problem(403, ONLY[roles])
        return table, link

    async def look(self, request: Request) -> Response:
        """The table now; with epoch, seq and events of the last update, only the events since then."""
        table, link = await self._enter(request)
        try:
            known = msgspec.convert({**request.query_params, "token": ""}, m.Hello, strict=False)
        except msgspec.ValidationError as error:
            raise Problem(400, ("refused-query", {"reason": str(error)})) from error
        told = await self.telling.told(table, link, table.known_events(known), address_of(request))
        return reply(table.update(Viewer(link, table.known_events(known), told)))

    async def links(self, request: Request) -> Response:
        table, host = await self._enter(request, HOST)
        return reply(links_of(table, host))

    async def answer(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        answer = await body(request, m.Answer)
        self._check_keeping(request, SIZE_OF_ANSWER)
        before = Viewer(link, table.game.event_count)
        with self.metrics.answers.taken():
            no = await self.tables.answer(table, link.seat, answer)
        return self._outcome(table, before, no)

    async def undo(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        wish = await body(request, m.Undo)
        before = Viewer(link, table.game.event_count)
        return self._outcome(table, before, await self.tables.undo(table, link.seat, wish))

    def _outcome(self, table: LiveTable, before: Viewer, no: m.Refused | None) -> Response:
        """The table as it is now; 409 with the reason if nothing was changed."""
        if no is not None:
            return reply(m.AnswerProblem(no.reason, no.words, no.stale, table.decision(before.seat)), 409)
        return reply(table.update(before))

    async def refusals(self, request: Request) -> Response:
        table, link = await self._enter(request, SEAT)
        return reply(table.refusals(link.seat))

    async def result(self, request: Request) -> Response:
        """How the game ended: readable also where later rules can make nothing else of it."""
        ended = await self.tables.result(request.path_params["table"], _token(request))
        if ended is None:
            raise Problem(409, ("refused-result-early", {}))
        game, result = ended
        return reply(m.ResultShown(game, **msgspec.structs.asdict(result)))

    async def record(self, request: Request) -> Response:
        """The whole record. While the game runs it tells everything: a host who plays with bots alone may have it."""
        table, link = await self._enter(request)
        alone = link.role == HOST and len(table.people) <= 1
        if not table.game.over and not alone:
            raise Problem(409, ("refused-record-early", {}))
        whole = table.agreed == table.answers
        return reply(table.game.record if whole else {**table.game.record, "rules": table.stored.rules})

    async def log(self, request: Request) -> Response:
        """For replays: all that happened, with everything open."""
        table, _ = await self._enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-replay-early", {}))
        return reply(await self.telling.open_log(table, address_of(request)))

    async def step(self, request: Request) -> Response:
        """For replays: the table after so many entries of the record, with everything open."""
        table, _ = await self._enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-replay-early", {}))
        if table.agreed == 0:
            raise Problem(409, ("refused-replay-changed", {}))
        record = replayable(table.game, table.agreed)
        step = _number(request, "step")
        if not 0 <= step <= len(record["answers"]):
            raise Problem(404, ("refused-step", {"last": len(record["answers"])}))
        async with self.replaying:
            return reply(await asyncio.to_thread(self._step, table.id, record, step))

    def _step(self, table_id: str, record: dict[str, Any], step: int) -> m.Step:
        game = self.replays.get(table_id, record).at(step)
        view = game.open_view()
        events = [shown(game, event) for event in game.new_events()]
        return m.Step(len(game.record["answers"]), len(record["answers"]), view, events, game.scores, game.event_count)

    async def rematch(self, request: Request) -> Response:
        """A new table for the same people; everybody at this one is told the way to their own seat there."""
        table, link = await self._enter(request, HOST, SEAT)
        if table.stored.rematch is None:
            self._check_opening(request)
            self._check_keeping(request, size_of_table(table.bots))
        return reply(await self.tables.rematch(table, link), 201)

    async def seat(self, request: Request) -> Response:
        table, _ = await self._enter(request, HOST)
        change = await body(request, m.SeatChange)
        self._check_keeping(request, size_of_table([change.bot]))
        try:
            await self.tables.set_bot(table, _number(request, "seat"), change.bot)
        except (SetupError, BotError) as error:
            raise Problem(400, ("refused-seat-change", {}), str(error)) from error
        return reply({})


def _token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        words: Words = ("refused-no-token", {"header": "Authorization: Bearer TOKEN"})
        raise Problem(401, words, headers={"www-authenticate": "Bearer"})
    return token


def _number(request: Request, name: str) -> int:
    """A number in an address; -1, which nothing has, for anything else."""
    text = request.path_params[name]
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else -1


def _rules(request: Request) -> Rules:
    """The rules of a game, or those of a table with some modules (`?modules=choam,...`; none: `?modules=`), for so many
    seats (`&players=1`) and with one value of other options (`&difficulty=mentat`)."""
    wanted = request.query_params.get("modules")
    try:
        rules = sietch.rules(request.path_params["game"])
        options = rules.choices().options
        if wanted is None or all(option.name != "modules" for option in options):
            return rules
        said = {"players", *(option.name for option in options if option.takes == "one")}
        setup: dict[str, Any] = {name: value for name, value in request.query_params.items() if name in said}
        players = setup.get("players", "")
        if players.isdecimal() and len(players) <= MOST_DIGITS:
            setup["players"] = int(players)
        return rules.of(rules.setup({**setup, "modules": [name for name in wanted.split(",") if name]}))
    except SetupError as error:
        raise Problem(404, ("refused-game", {}), str(error)) from error
