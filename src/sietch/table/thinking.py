"""Bots think in worker processes: a saved state goes out, the key of the chosen option comes back."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from sietch.bots import LEVELS, SECONDS, UnknownBot
from sietch.bots.errors import SECONDS_TO_LOAD
from sietch.core.game import Game
from sietch.core.saves import save
from sietch.table.pace import Pace
from sietch.table.roster import Roster
from sietch.table.troubles import Troubles
from sietch.table.turns import Asked, Turns
from sietch.table.worker import Answer, Question, Wanted
from sietch.table.workers import Place, WorkerLate, WorkerLost

# A process that has not answered by now is ended and replaced. Bots of others may also take time to be made, to be told
# of the game and to hear of what happened; and whatever they do they are stopped in time, if they can be.
PATIENCE = 5.0
SECONDS_OF_OURS = SECONDS
SECONDS_OF_OTHERS = SECONDS_TO_LOAD + 3 * SECONDS + PATIENCE
# Who tells what is best, where no bot plays; it takes its time also on a busy machine.
COACH = "coach"
SECONDS_OF_COACH = 60.0
# A question whose process ends is asked again, but not for ever: it may be what ended it.
TRIES = 3
# How long bots think before anybody knows.
GUESSES = {"random": 0.005, "search-beginner": 0.1, "greedy": 0.01, "search": 0.3, "search-strong": 0.6}
GUESS = 1.0

log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """The key of an option; late: the bot was out of time."""

    key: str
    late: bool = False


class Thinkers:
    """Processes in which bots think for all tables: so many that may think for long, and one for those who do not.

    They are started when the first question comes, or ahead of it by `prepare`.
    """

    def __init__(self, workers: int = 1, roster: Roster | None = None) -> None:
        self.roster = roster or Roster()
        self.thinking = 0  # how many questions are thought about now
        self.noted: Callable[[float], None] = lambda seconds: None  # told how long each question took, with its wait
        self.troubles = Troubles()
        self.turns = Turns(workers)
        self.paces: dict[tuple[str, str], Pace] = {}  # by game and bot
        self._places = [Place() for _ in range(workers + 1)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self.turns.waiting)

    @property
    def means(self) -> dict[tuple[str, str], float]:
        """How many seconds bots thought about an answer lately, by game and bot."""
        return {of: pace.mean for of, pace in self.paces.items()}

    def prepare(self) -> None:
        """Start the processes; it takes them a moment until they can be asked anything."""
        if not self._tasks:
            loop = asyncio.get_running_loop()
            self._tasks = [loop.create_task(self._work(place)) for place in self._places]

    def close(self) -> None:
        """End the processes, whatever they think about."""
        for task in self._tasks:
            task.cancel()
        for place in self._places:
            place.end()

    async def choose(self, game: Game, seat: int, bot: str, whose: str = "") -> Thought:
        """The bot's answer; where it fails, thinks for too long or answers nonsense, the first option.

        whose: in whose share of the time it thinks. About a single option there is nothing to think, but to answer
        takes its time all the same.
        """
        self.prepare()
        started = time.perf_counter()
        keys = [option.key for option in game.options(seat)]
        try:
            self.roster.refuse_unknown(bot)  # the server may have been started anew without it
        except UnknownBot as error:
            self.troubles.note(bot, "unknown", f"failed: {error}")
            return Thought(keys[0])
        pace = self.paces.setdefault((game.rules.name, bot), Pace(GUESSES.get(bot, GUESS)))
        message = None if len(keys) == 1 else self._message(game, seat, bot)
        asked = Asked(whose, bot, pace, message, asyncio.get_running_loop().create_future(), game.rules.name)
        prepared = time.perf_counter() - started
        self.turns.add(asked)
        try:
            answer = await asked.answer
        finally:
            self.turns.leave(asked)
        taken = prepared + time.perf_counter() - asked.taken
        if message is None:
            answer = Answer(keys[0])
            seconds = pace.like_a_thought()
        else:
            seconds = taken
            if not (answer.failure or answer.late or asked.lost):
                pace.note(seconds)
        await asyncio.sleep(max(seconds, pace.soonest()) - taken)
        self.noted(time.perf_counter() - started)
        for kind, told in answer.troubles.items():
            self.troubles.note(bot, kind, told)
        if answer.failure:
            self.troubles.note(bot, "failure", f"failed: {answer.failure}")
        elif answer.key in keys:
            return Thought(answer.key, answer.late)
        else:
            self.troubles.note(bot, "illegal", f"answered {answer.key!r}, which is not possible")
        return Thought(keys[0], answer.late)

    @property
    def has_room(self) -> bool:
        """Whether somebody else's question would be thought about at once."""
        return not self.turns.waiting and self.thinking < self.turns.workers

    async def think(self, whose: str, game: str, bot: str, message: bytes) -> Answer:
        """What comes of a question of another server."""
        self.prepare()
        pace = self.paces.setdefault((game, bot), Pace(GUESSES.get(bot, GUESS)))
        asked = Asked(whose, bot, pace, message, asyncio.get_running_loop().create_future(), game)
        self.turns.add(asked)
        return await asked.answer

    async def coach(self, game: Game, seat: int, wanted: Wanted, whose: str) -> bytes:
        """What the coach says about a position, by what a seat sees; nothing where that fails."""
        self.prepare()
        pace = self.paces.setdefault((game.rules.name, COACH), Pace(GUESS))
        setup, state = dict(game.setup), save(game.rules, game.state, log=False)
        question = Question(game.rules.name, setup, state, seat, COACH, random.getrandbits(40), coach=wanted)
        loop = asyncio.get_running_loop()
        asked = Asked(whose, COACH, pace, msgspec.msgpack.encode(question), loop.create_future())
        self.turns.add(asked)
        try:
            answer = await asked.answer
        finally:
            self.turns.leave(asked)
        if answer.failure:
            self.troubles.note(COACH, "failure", f"failed: {answer.failure}")
        else:
            pace.note(time.perf_counter() - asked.taken)
        return answer.told

    def _message(self, game: Game, seat: int, bot: str) -> bytes:
        question = Question(
            game.rules.name,
            dict(game.setup),
            save(game.rules, game.state),
            seat,
            bot,
            seed_of(game),
            None if bot in LEVELS else game.events(seat),
            self.roster.written.get(bot, ""),
            self.roster.sandbox,
        )
        return msgspec.msgpack.encode(question)

    async def _work(self, place: Place) -> None:
        while True:
            asked = await self._next(place)
            asked.taken = time.perf_counter()
            self.thinking += 1
            try:
                answer = await _answer(place, asked)
                if not asked.answer.done():
                    asked.answer.set_result(answer)
            finally:
                self.thinking -= 1
                self.turns.done(asked)

    async def _next(self, place: Place) -> Asked:
        """The question whose turn it is, once there is a process for it; one that is lost meanwhile is replaced."""
        while True:
            worker = await place.prepare()
            taking = asyncio.ensure_future(self.turns.take())
            lost = asyncio.ensure_future(worker.until_gone())
            try:
                await asyncio.wait({taking, lost}, return_when=asyncio.FIRST_COMPLETED)
                if taking.done():
                    return taking.result()
            finally:
                taking.cancel()
                lost.cancel()


def seed_of(game: Game) -> int:
    """By what a bot decides where it leaves something to chance: in a game that was opened with a seed always the same,
    otherwise nobody can work it out."""
    if not game.is_seeded:
        return random.getrandbits(53)
    return random.Random(f"{game.seed} {game.decision.id}").getrandbits(53)


async def _answer(place: Place, asked: Asked) -> Answer:
    """What comes of a question, whatever becomes of the processes that are asked it."""
    if asked.message is None:
        return Answer()
    ours = asked.bot in LEVELS or asked.bot == COACH
    seconds = SECONDS_OF_COACH if asked.bot == COACH else SECONDS_OF_OURS if ours else SECONDS_OF_OTHERS
    for _ in range(TRIES):
        try:
            return msgspec.msgpack.decode(await place.ask(asked.message, seconds), type=Answer)
        except WorkerLate as late:
            if not ours:
                return Answer(late=True, failure=str(late))
            log.error("the process in which the bot %s thinks is replaced: %s", asked.bot, late)
        except (WorkerLost, msgspec.MsgspecError):
            pass
        asked.lost = True
    # Our own do not end it: that was another's bot.
    return Answer(late=not ours, failure=f"the process in which it thinks ended {TRIES} times")
