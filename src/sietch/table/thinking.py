"""Bots think in worker processes: a saved state goes out, the key of the chosen option comes back.

A bot of somebody else is also told what its seat has seen so far: it is made anew for every question.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, NamedTuple

import sietch
from sietch.bots import LEVELS, SECONDS, BotError, Guard, make
from sietch.bots.errors import SECONDS_TO_LOAD, TooSlow
from sietch.bots.workers import follow_the_parent
from sietch.core.game import Event, Game
from sietch.core.saves import load, save

# A worker whose bot cannot be stopped otherwise ends itself so long after the bot's time is over.
PATIENCE = 5.0
# A worker that breaks takes others' thoughts with it, so those are tried again; the one that breaks it, not for ever.
TRIES = 3

log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """The key of an option; late: the bot was out of time."""

    key: str
    late: bool = False


def think(
    game: str, setup: dict[str, Any], state: bytes, seat: int, bot: str, seed: int, seen: list[Event] | None = None
) -> Thought:
    """Run in a worker: what the bot answers. seen: what it is told before, if it is to be told anything."""
    rules = sietch.rules(game)
    position = Game(rules, setup, 0, state=load(rules, state))
    with _ended_after(SECONDS_TO_LOAD):
        guard = Guard(make(bot), SECONDS)
    if seen is not None:
        _tell(guard, position, seat, seen)
    with _ended_after(SECONDS):
        key = guard.choose(position, seat, random.Random(seed))
    return Thought(key, guard.late > 0)


def _tell(guard: Guard, position: Game, seat: int, seen: list[Event]) -> None:
    """What a bot that had been there from the start would know; it has the time of one answer to hear all events."""
    with _ended_after(SECONDS):
        guard.start(position, seat)
    until = time.monotonic() + SECONDS
    with _ended_after(2 * SECONDS):
        for event in seen if guard.watches else ():
            if time.monotonic() > until:
                guard.late += 1
                log.warning("the bot %s could not hear all that happened within %g s", guard.bot.name, SECONDS)
                break
            guard.observe(event)


@contextmanager
def _ended_after(seconds: float) -> Iterator[None]:
    """The worker ends itself if this takes much longer."""
    with open(os.devnull, "w") as nowhere:
        faulthandler.dump_traceback_later(seconds + PATIENCE, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


class Thinkers:
    """A pool of workers that is made anew if it breaks."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """End the workers, whatever they think about."""
        if self._pool is not None:
            for worker in list(self._pool._processes.values()):
                worker.terminate()
            self._pool.shutdown(cancel_futures=True)

    async def choose(self, game: Game, seat: int, bot: str) -> Thought:
        """The bot's answer; where it fails, thinks for too long or answers nonsense, the first option.

        About a single option there is nothing to think.
        """
        keys = [option.key for option in game.options(seat)]
        if len(keys) == 1:
            return Thought(keys[0])
        seen = None if bot in LEVELS else game.events(seat)
        job = (game.rules.name, dict(game.setup), save(game.rules, game.state), seat, bot, random.getrandbits(53), seen)
        for _ in range(TRIES):
            pool = self._pool
            if pool is None:
                pool = self._pool = ProcessPoolExecutor(
                    self.workers, multiprocessing.get_context("spawn"), initializer=follow_the_parent
                )
            try:
                thought = await asyncio.get_running_loop().run_in_executor(pool, think, *job)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
            except BotError as error:
                log.error("the bot %s failed: %s", bot, error)
                return Thought(keys[0], isinstance(error, TooSlow))
            except asyncio.CancelledError:
                raise
            except BaseException:  # also one that wants to end the whole program
                log.exception("the bot %s failed", bot)
                return Thought(keys[0])
            else:
                if thought.key in keys:
                    return thought
                log.error("the bot %s answered %r, which is not possible", bot, thought.key)
                return Thought(keys[0], thought.late)
        log.error("the process in which the bot %s thinks ended %d times", bot, TRIES)
        return Thought(keys[0], late=bot not in LEVELS)  # our own do not end it: that was another's bot
