"""The HTTP API under /api: what there is, and tables to open, look at, play at and replay."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute

import sietch
from sietch.core.game import RecordError
from sietch.core.rules import Rules, SetupError
from sietch.table import facts
from sietch.table import messages as m
from sietch.table.addresses import address_of, owner_of
from sietch.table.box import box
from sietch.table.chat import Chats
from sietch.table.clock import Clocks
from sietch.table.coaching import Coaching
from sietch.table.health import Health
from sietch.table.links import links_again
from sietch.table.live import LiveTable
from sietch.table.lobby.lobbies import Lobbies
from sietch.table.lobby.routes import LobbyRoutes
from sietch.table.metrics import Metrics
from sietch.table.odds import OddsOfATable
from sietch.table.openapi import description
from sietch.table.persons import Persons
from sietch.table.push.pushes import Pushes
from sietch.table.rates import Allowances, size_of_answer, size_of_table
from sietch.table.refusals import Problem, TooOften
from sietch.table.replays import Replays
from sietch.table.replies import LARGEST_BODY, SMALL_BODY, body, read, reply, understood
from sietch.table.requests import MOST_DIGITS, Requests, bearer, number
from sietch.table.restoring import replayable
from sietch.table.rewinding import Rewinding
from sietch.table.showing import shown
from sietch.table.sockets import Sockets
from sietch.table.tables import Tables
from sietch.table.telling import Telling
from sietch.table.viewer import HOST, SEAT, Viewer
from sietch.text import LANGUAGES
from sietch.text.folders import PARTS
from sietch.text.rulebook import FAMILIES

# To put the catalogue of modules together that nobody has asked for lately is as much work as so many requests.
REQUESTS_LIKE_A_CATALOGUE = 20


class Api:
    def __init__(
        self,
        tables: Tables,
        allowances: Allowances,
        metrics: Metrics,
        lobbies: Lobbies,
        contact: str = "",
        push_inside: bool = False,
    ) -> None:
        """contact, push_inside: as in Pushes."""
        self.tables = tables
        self.requests = Requests(tables, allowances)
        self.lobbies = LobbyRoutes(lobbies, self.requests, metrics)
        self.persons = Persons(tables, self.requests)
        self.allowances = allowances
        self.metrics = metrics
        self.health = Health(tables.storage)
        self.telling = Telling(allowances.asking)
        # Replaying takes a while: a few at a time, so that play goes on.
        self.replaying = asyncio.Semaphore(2)
        self.replays = Replays()
        self.rewinding = Rewinding(tables, self.requests, self.replaying)
        self.cataloguing = asyncio.Lock()
        self.odds = OddsOfATable(self.requests.enter)
        self.chats = Chats(tables, self.requests)
        self.pushes = Pushes(tables, self.requests, contact, push_inside)
        self.clocks = Clocks(tables, self.requests, self.pushes.nudged)
        self.coaching = Coaching(tables, self.requests, allowances, self.replays, self.replaying)
        self.sockets = Sockets(tables, allowances, metrics, self.telling, self.chats, self.pushes)

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
            Route("/languages/{code}/rules", self.rules),
            Route("/tables", self.open, methods=["POST"]),
            Route("/tables/{table}", self.look),
            Route("/tables/{table}/links", self.links),
            Route("/tables/{table}/answers", self.answer, methods=["POST"]),
            Route("/tables/{table}/ahead", self.ahead, methods=["POST"]),
            Route("/tables/{table}/undo", self.undo, methods=["POST"]),
            Route("/tables/{table}/refusals", self.refusals),
            Route("/tables/{table}/odds", self.odds.of_one),
            Route("/tables/{table}/odds/attacks", self.odds.of_attacks),
            Route("/tables/{table}/result", self.result),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/log", self.log),
            Route("/tables/{table}/steps/{step}", self.step),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/seats/{seat}", self.seat, methods=["PUT"]),
            WebSocketRoute("/tables/{table}/socket", self.sockets.meet),
            *self.lobbies.addresses(),
            *self.persons.addresses(),
            *self.chats.addresses(),
            *self.pushes.addresses(),
            *self.rewinding.addresses(),
            *self.clocks.addresses(),
            *self.coaching.addresses(),
        ]

    # ---- what there is

    async def describe(self, request: Request) -> Response:
        return reply(description())

    async def games(self, request: Request) -> Response:
        return facts.games(self.tables.thinkers.roster).reply(request)

    async def catalogue(self, request: Request) -> Response:
        rules = _rules(request, request.path_params["game"])
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
        return facts.layout(_rules(request, request.path_params["game"])).reply(request)

    async def languages(self, request: Request) -> Response:
        return reply(LANGUAGES)

    async def language(self, request: Request) -> Response:
        """The catalogues of a language as one Fluent text, and its lexicon; all of it, or a part, such as that of a
        family of games; or what a table of a game (`?game=uprising&modules=choam&players=4`) needs of its family's."""
        code, part = _code(request), request.query_params.get("part", "")
        game = request.query_params.get("game")
        if game is not None:
            rules = _rules(request, game)
            return facts.language_of(code, FAMILIES[rules.name], facts.spoken_of(rules)).reply(request)
        if part and part not in PARTS:
            raise Problem(404, ("refused-address", {"description": "/api"}))
        return facts.language(code, part).reply(request)

    async def rules(self, request: Request) -> Response:
        """The rules in our own words."""
        return facts.rules(_code(request)).reply(request)

    # ---- tables

    async def open(self, request: Request) -> Response:
        self.requests.check_opening(request)
        data = await read(request, LARGEST_BODY)
        wish = understood(data, m.NewTable)
        self.requests.check_keeping(request, len(data) + size_of_table([seat.bot for seat in wish.seats]))
        try:
            return reply(await self.tables.open(wish, owner_of(address_of(request))), 201)
        except RecordError as error:
            raise Problem(400, ("refused-record", {"reason": str(error)}), str(error)) from error
        except SetupError as error:
            raise Problem(400, ("refused-set-up", {"reason": error.words}), str(error)) from error

    async def look(self, request: Request) -> Response:
        """The table now; with epoch, seq and events of the last update, only the events since then."""
        table, link = await self.requests.enter(request)
        try:
            known = msgspec.convert({**request.query_params, "token": ""}, m.Hello, strict=False)
        except msgspec.ValidationError as error:
            raise Problem(400, ("refused-query", {"reason": str(error)})) from error
        told = await self.telling.told(table, link, table.known_events(known), address_of(request))
        return reply(table.update(Viewer(link, table.known_events(known), told)))

    async def links(self, request: Request) -> Response:
        table, host = await self.requests.enter(request, HOST)
        return reply(links_again(table.id, table.stored.links, host, len(table.bots)))

    async def answer(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        data = await read(request, SMALL_BODY)
        several = understood(data, m.HasKeys).keys is not msgspec.UNSET
        answer: m.Answer | m.Answers = understood(data, m.Answers) if several else understood(data, m.Answer)
        self.requests.check_keeping(request, size_of_answer(answer))
        before = Viewer(link, table.game.event_count)
        with self.metrics.answers.taken():
            no = await self.tables.answer(table, link.seat, answer)
        return self._outcome(table, before, no)

    async def undo(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        wish = await body(request, m.Undo)
        before = Viewer(link, table.game.event_count)
        return self._outcome(table, before, await self.tables.undo(table, link.seat, wish))

    async def ahead(self, request: Request) -> Response:
        """What would be asked after some answers."""
        table, link = await self.requests.enter(request, SEAT)
        found = await self.tables.ahead(table, link.seat, await body(request, m.Ahead))
        if isinstance(found, m.Refused):
            return self._outcome(table, Viewer(link, table.game.event_count), found)
        return reply(found)

    def _outcome(self, table: LiveTable, before: Viewer, no: m.Refused | None) -> Response:
        """The table as it is now; 409 with the reason if nothing was changed."""
        if no is not None:
            return reply(m.AnswerProblem(no.reason, no.words, no.stale, table.decision(before.seat), no.index), 409)
        return reply(table.update(before))

    async def refusals(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        return reply(table.refusals(link.seat))

    async def result(self, request: Request) -> Response:
        """How the game ended: readable also where later rules can make nothing else of it."""
        ended = await self.tables.result(request.path_params["table"], bearer(request))
        if ended is None:
            raise Problem(409, ("refused-result-early", {}))
        game, result = ended
        return reply(m.ResultShown(game, **msgspec.structs.asdict(result)))

    async def record(self, request: Request) -> Response:
        """The whole record. While the game runs it tells everything: a host who plays with bots alone may have it."""
        table, link = await self.requests.enter(request)
        alone = link.role == HOST and len(table.people) <= 1
        if not table.game.over and not alone:
            raise Problem(409, ("refused-record-early", {}))
        whole = table.agreed == table.answers
        return reply(table.game.record if whole else {**table.game.record, "rules": table.stored.rules})

    async def log(self, request: Request) -> Response:
        """For replays: all that happened, with everything open."""
        table, _ = await self.requests.enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-replay-early", {}))
        return reply(await self.telling.open_log(table, address_of(request)))

    async def step(self, request: Request) -> Response:
        """For replays: the table after so many entries of the record, with everything open."""
        table, _ = await self.requests.enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-replay-early", {}))
        if table.agreed == 0:
            raise Problem(409, ("refused-replay-changed", {}))
        record = replayable(table.game, table.agreed)
        step = number(request, "step")
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
        table, link = await self.requests.enter(request, HOST, SEAT)
        if table.stored.rematch is None:
            self.requests.check_opening(request)
            self.requests.check_keeping(request, size_of_table(table.bots))
        return reply(await self.tables.rematch(table, link), 201)

    async def seat(self, request: Request) -> Response:
        table, _ = await self.requests.enter(request, HOST)
        change = await body(request, m.SeatChange)
        self.requests.check_keeping(request, size_of_table([change.bot]))
        seat = number(request, "seat")
        if not change.bot and seat in table.stored.stand_ins:
            await self.clocks.come_back(table, seat)
            return reply({})
        try:
            await self.tables.set_bot(table, seat, change.bot)
        except SetupError as error:
            raise Problem(400, error.words) from error
        return reply({})


def _code(request: Request) -> str:
    code: str = request.path_params["code"]
    if code not in LANGUAGES:
        raise Problem(404, ("refused-language", {"codes": ", ".join(LANGUAGES)}))
    return code


def _rules(request: Request, game: str) -> Rules:
    """The rules of a game, or those of a table with some modules (`?modules=choam,...`; none: `?modules=`), for so many
    seats (`&players=1`) and with one value of other options (`&difficulty=mentat`)."""
    wanted = request.query_params.get("modules")
    try:
        rules = sietch.rules(game)
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
        raise Problem(404, error.words) from error
