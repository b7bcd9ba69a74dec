"""What a table tells besides the game: whether its shuffles are those that were promised, hints, positions, puzzles,
and a look back at the whole game. Whatever takes long is thought about in the processes in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import sietch
from sietch.coach.analysis import Analysis, Looked, Point, accounts_of, curve_of, moments, turns_of
from sietch.coach.hints import HintShown
from sietch.coach.puzzles import Puzzle, of_the_day
from sietch.core.fairness import verify
from sietch.core.game import SPECTATOR
from sietch.core.positions import PositionError
from sietch.core.positions import read as read_position
from sietch.table.addresses import address_of
from sietch.table.live import LiveTable
from sietch.table.rates import Allowances
from sietch.table.refusals import Crowded, Problem, Refusal, TooOften
from sietch.table.replays import Replays
from sietch.table.replies import SMALL_BODY, read, reply, understood
from sietch.table.requests import Requests
from sietch.table.restoring import replayable
from sietch.table.tables import Tables
from sietch.table.viewer import SEAT
from sietch.table.worker import Wanted
from sietch.text import Words
from sietch.text.wire import as_data

# A hint is as much work as so many requests.
REQUESTS_LIKE_A_HINT = 10
# So many games are looked back at at a time; of so many it is remembered what came of it.
MOST_ANALYSES = 2
MOST_REMEMBERED = 16


class FairnessShown(msgspec.Struct):
    """Whether chance was settled before the game. commitment: the hash that is published from the beginning.

    since: the entry of the record from which on it counts. text: what the hash is of, with seed and salt: told when the
    game is over. verdict, words: what comes of dealing the game again, then; while it runs, what was promised.
    hints: whether people may ask for hints here.
    """

    kind: Literal["pledged", "seeded", "told", "free"]
    commitment: str = ""
    since: int = 0
    text: str = ""
    verdict: str = ""
    words: dict[str, Any] | None = None
    hints: bool = False


class PositionText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a position."""

    position: str


class PositionShown(msgspec.Struct):
    """A position, and what it is of. seat: who decides there; view: what that seat sees."""

    position: str
    game: str
    players: int
    seat: int | None
    view: dict[str, Any]


class PuzzleShown(msgspec.Struct):
    """A puzzle without its solution."""

    id: str
    game: str
    players: int
    modules: list[str]
    seat: int
    position: str


class SolutionShown(msgspec.Struct):
    """The solution of a puzzle: the key of the best answer, by how much it is better, chances by key, and why."""

    id: str
    answer: str
    gain: float
    chances: dict[str, float]
    reasons: list[dict[str, Any]]


class AnalysisShown(msgspec.Struct):
    """How far a look back has come, and what is known so far. done, of: answers."""

    done: int
    of: int
    analysis: Analysis


@dataclass(eq=False)
class Looking:
    """A game that is being looked back at."""

    names: list[str]
    game: str
    winners: list[int]
    curve: list[Point] = field(default_factory=list)
    looked: list[tuple[int, Looked]] = field(default_factory=list)
    decisions: int = 0
    done: int = 0
    of: int = 0
    task: asyncio.Task[None] | None = None

    def shown(self) -> AnalysisShown:
        mistakes = [found.mistake for _, found in self.looked if found.mistake is not None]
        mistakes.sort(key=lambda mistake: -mistake.loss)
        whole = self.of > 0 and self.done >= self.of
        accounts = accounts_of(self.curve, self.looked) if whole else []
        turns = turns_of(self.curve)
        found = Analysis(
            self.game, self.names, self.winners, self.curve, turns, mistakes, accounts, self.decisions
        )  # fmt: skip
        return AnalysisShown(self.done, self.of, found)


class Coaching:
    def __init__(
        self,
        tables: Tables,
        requests: Requests,
        allowances: Allowances,
        replays: Replays,
        working: asyncio.Semaphore,
    ) -> None:
        """working: how many things that take a while are worked out at a time."""
        self.tables = tables
        self.requests = requests
        self.allowances = allowances
        self.replays = replays
        self.working = working
        self._looking: OrderedDict[tuple[str, int], Looking] = OrderedDict()
        self._advising: set[tuple[str, int]] = set()

    def addresses(self) -> list[BaseRoute]:
        return [
            Route("/tables/{table}/fairness", self.fairness),
            Route("/tables/{table}/hint", self.hint),
            Route("/tables/{table}/position", self.position),
            Route("/tables/{table}/analysis", self.analysis),
            Route("/positions", self.look, methods=["POST"]),
            Route("/puzzles/today", self.today),
            Route("/puzzles/today/solution", self.solution),
        ]

    # ---- fair shuffles

    async def fairness(self, request: Request) -> Response:
        """The commitment; when the game is over also the seed, and whether the game follows from it."""
        table, _ = await self.requests.enter(request)
        shown = promised(table)
        if table.game.over and table.agreed == table.answers:
            async with self.working:
                found = await asyncio.to_thread(verify, table.game.rules, table.game.record)
            shown.verdict, shown.text, shown.words = found.kind, found.text, as_data(found.words)
        return reply(shown)

    # ---- hints

    async def hint(self, request: Request) -> Response:
        """The best answers of the seat that is to decide, by what it sees."""
        table, link = await self.requests.enter(request, SEAT)
        if not table.has_hints:
            raise Refusal(("refused-no-hints", {}))
        game, seat = table.game, link.seat
        if game.over or game.waits_for_chance or game.decision.seat != seat or table.bots[seat]:
            raise Refusal(("hint-none", {}))
        if len(game.decision.options) < 2:
            raise Refusal(("hint-lone", {}))
        if not self.allowances.asking.take(address_of(request), REQUESTS_LIKE_A_HINT):
            raise TooOften
        asks = (table.id, seat)
        if asks in self._advising:
            raise Crowded(("refused-coach-busy", {}))
        self._advising.add(asks)
        try:
            told = await self.tables.thinkers.coach(game, seat, Wanted(), table.opener or table.id)
        finally:
            self._advising.discard(asks)
        if not told:
            raise Refusal(("refused-hint-failed", {}))
        found = msgspec.msgpack.decode(told, type=HintShown)
        found.decision = game.decision.id
        return reply(found)

    # ---- positions

    async def position(self, request: Request) -> Response:
        """The position as a text: as one's seat may know it; when the game is over, of any step (`?step=`), openly."""
        table, link = await self.requests.enter(request)
        if table.game.is_told:
            raise Refusal(("refused-analysis-told", {}))
        if not table.game.over:
            if link.role != SEAT:
                raise Problem(409, ("refused-replay-early", {}))
            return reply(PositionText(table.game.position(link.seat)))
        step = request.query_params.get("step", "")
        record = replayable(table.game, table.agreed)
        last = len(record["answers"])
        if not (step.isdecimal() and len(step) <= 9 and int(step) <= last):
            raise Problem(404, ("refused-step", {"last": last}))
        async with self.working:
            game = (await asyncio.to_thread(self.replays.get, table.id, record)).at(int(step))
            return reply(PositionText(await asyncio.to_thread(game.position)))

    async def look(self, request: Request) -> Response:
        """What a position is, from its text: as the seat that decides there sees it."""
        wish = understood(await read(request, SMALL_BODY), PositionText)
        try:
            async with self.working:
                return reply(await asyncio.to_thread(_seen, wish.position))
        except PositionError as error:
            raise Problem(400, error.words, str(error)) from error

    # ---- puzzles

    async def today(self, request: Request) -> Response:
        """The puzzle of the day."""
        puzzle = _puzzle()
        told = PuzzleShown(puzzle.id, puzzle.game, puzzle.players, puzzle.modules, puzzle.seat, puzzle.position)
        return reply(told)

    async def solution(self, request: Request) -> Response:
        """Its solution."""
        puzzle = _puzzle()
        return reply(SolutionShown(puzzle.id, puzzle.answer, puzzle.gain, puzzle.chances, puzzle.reasons))

    # ---- after the game

    async def analysis(self, request: Request) -> Response:
        """A finished game looked back at, as far as that has come; the first who asks begins it."""
        table, _ = await self.requests.enter(request)
        if not table.game.over:
            raise Problem(409, ("refused-replay-early", {}))
        if table.game.is_told or table.agreed != table.answers:
            raise Refusal(("refused-analysis-told", {}))
        found = self._looking.get((table.id, table.answers))
        if found is None:
            if sum(each.task is not None and not each.task.done() for each in self._looking.values()) >= MOST_ANALYSES:
                raise Crowded(("refused-coach-busy", {}))
            game = table.game
            found = Looking(list(game.setup["names"]), game.rules.name, game.winners)
            self._looking[(table.id, table.answers)] = found
            while len(self._looking) > MOST_REMEMBERED:
                self._looking.popitem(last=False)
            found.task = asyncio.get_running_loop().create_task(self._look_back(table, found))
        return reply(found.shown())

    async def _look_back(self, table: LiveTable, found: Looking) -> None:
        """One answer after the other, each as a question of its own, so that bots of others have their turns."""
        record = table.game.record
        async with self.working:
            found.curve = await asyncio.to_thread(curve_of, record)
            every = await asyncio.to_thread(lambda: list(moments(record)))
        found.of = len(every)
        for moment in every:
            game = moment.game
            if len(game.state.options) > 1:
                seat = game.state.asked
                own = seat in table.people
                wanted = Wanted(moment.answer, moment.entry, moment.step, own)
                told = await self.tables.thinkers.coach(game, seat, wanted, f"analysis of {table.id}")
                found.decisions += own
                with contextlib.suppress(msgspec.DecodeError):
                    looked = msgspec.msgpack.decode(told, type=Looked | None)
                    if looked is not None:
                        found.looked.append((seat, looked))
            found.done += 1

    def close(self) -> None:
        for each in self._looking.values():
            if each.task is not None:
                each.task.cancel()


def promised(table: LiveTable) -> FairnessShown:
    """What everybody may know of a table's chance at any time."""
    game, hints = table.game, table.has_hints
    pledge = game.pledge
    if pledge is not None:
        words: Words = ("fair-promised", {})
        commitment = pledge.commitment(game.seed)
        return FairnessShown("pledged", commitment, pledge.since, words=as_data(words), hints=hints)
    if game.is_told:
        return FairnessShown("told", words=as_data(("fair-told", {})))
    kind: Literal["seeded", "free"] = "seeded" if game.is_seeded else "free"
    return FairnessShown(kind, words=as_data((f"fair-{kind}-now", {})), hints=hints)


def _seen(text: str) -> PositionShown:
    position = read_position(text, sietch.rules)
    game = sietch.at(text, seed=0)
    seat = game.decision.seat if position.seat == SPECTATOR else position.seat
    view = game.view(seat)
    return PositionShown(text.strip(), game.rules.name, game.seats, game.decision.seat, view)


def _puzzle() -> Puzzle:
    puzzle = of_the_day(datetime.now(UTC).date())
    if puzzle is None:
        raise Problem(404, ("refused-no-puzzle", {}))
    return puzzle
