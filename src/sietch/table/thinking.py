"""Bots think in worker processes: a saved state goes out, the key of the chosen option comes back."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import sietch
from sietch.bots import Guard, make
from sietch.bots.workers import follow_the_parent
from sietch.core.game import Game
from sietch.core.saves import load, save

SECONDS_TO_THINK = 20.0
# A worker whose bot cannot be stopped otherwise ends itself; before that the guard tries.
PATIENCE = 0.75
# A worker that breaks takes others' thoughts with it, so those are tried again; the one that breaks it, not for ever.
TRIES = 3

log = logging.getLogger(__name__)


def think(game: str, setup: dict[str, Any], state: bytes, seat: int, bot: str, seed: int) -> str:
    """Run in a worker: what the bot answers. A worker whose bot thinks for too long ends itself."""
    with open(os.devnull, "w") as nowhere:
        faulthandler.dump_traceback_later(SECONDS_TO_THINK, exit=True, file=nowhere)
        try:
            rules = sietch.rules(game)
            position = Game(rules, setup, 0, state=load(rules, state))
            return Guard(make(bot), PATIENCE * SECONDS_TO_THINK).choose(position, seat, random.Random(seed))
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

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        """The bot's answer; where it fails, thinks for too long or answers nonsense, the first option.

        About a single option there is nothing to think.
        """
        keys = [option.key for option in game.options(seat)]
        if len(keys) == 1:
            return keys[0]
        job = (game.rules.name, dict(game.setup), save(game.rules, game.state), seat, bot, random.getrandbits(53))
        for _ in range(TRIES):
            pool = self._pool
            if pool is None:
                pool = self._pool = ProcessPoolExecutor(
                    self.workers, multiprocessing.get_context("spawn"), initializer=follow_the_parent
                )
            try:
                key = await asyncio.get_running_loop().run_in_executor(pool, think, *job)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
            except Exception:
                log.exception("the bot %s failed", bot)
                break
            else:
                if key in keys:
                    return key
                log.error("the bot %s answered %r, which is not possible", bot, key)
                break
        return keys[0]
