"""Bots think in worker processes: a saved state goes out, the key of the chosen option comes back."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import sietch
from sietch.bots import make
from sietch.bots.base import offers
from sietch.core.game import Game
from sietch.core.saves import load, save

SECONDS_TO_THINK = 20.0


def think(game: str, setup: dict[str, Any], state: bytes, seat: int, bot: str, seed: int) -> str:
    """Run in a worker: what the bot answers."""
    rules = sietch.rules(game)
    position = Game(rules, setup, 0, state=load(rules, state))
    player = make(bot)
    view = position.view(seat) if player.looks else {}
    return player.choose(view, offers(position, seat), random.Random(seed)).key


class Thinkers:
    """A pool of workers that is made anew if it breaks."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        """The bot's answer; where it fails or thinks too long, the first option."""
        fallback = game.options(seat)[0].key
        state = save(game.rules, game.state)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        job = (game.rules.name, dict(game.setup), state, seat, bot, random.getrandbits(53))
        try:
            answer = asyncio.get_running_loop().run_in_executor(self._pool, think, *job)
            return await asyncio.wait_for(answer, SECONDS_TO_THINK)
        except BrokenProcessPool:
            self._pool = None
            return fallback
        except Exception:
            return fallback
