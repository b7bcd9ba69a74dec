"""Whose bot thinks next: questions wait here for a free process, and nobody's many keep another's one waiting.

Everybody who opened tables has an equal share of the time, by the address they came from: whoever had least goes
first, and of those the one who will be done soonest. Now and then it is the turn of who has waited for longest.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field

from sietch.table.pace import Pace
from sietch.table.worker import Answer

# Thinking that is expected to be over so soon has a process for itself, which nobody who thinks for longer may take.
SHORT = 0.05
# Every so many turns it is the turn of who has waited for longest.
TURNS_BY_AGE = 8
# Whose shares are remembered; those who had no more than others are the same as new ones.
MOST_SHARES = 4096


@dataclass(eq=False)
class Asked:
    """A question that waits. message: what a process is to be asked; None if there is nothing to think.

    taken: when its turn came. lost: a process that thought about it has ended.
    """

    whose: str
    bot: str
    pace: Pace
    message: bytes | None
    answer: asyncio.Future[Answer]
    game: str = ""
    since: float = field(default_factory=time.perf_counter)  # from when it waits
    expected: float = field(init=False)
    taken: float = 0.0
    lost: bool = False

    def __post_init__(self) -> None:
        self.expected = self.pace.mean

    @property
    def long(self) -> bool:
        return self.expected > SHORT


class Turns:
    """workers: how many may think for long at the same time; nobody may have all of them, unless there is but one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.most_of_one = max(1, workers - 1)
        self.waiting: list[Asked] = []  # who waits for longest is first
        self._long: Counter[str] = Counter()  # how many think for long now, by whose they are
        self._had: dict[str, float] = {}  # seconds of thinking; who comes anew begins at `_level`
        self._level = 0.0
        self._taken = 0
        self._change = asyncio.Event()

    def add(self, asked: Asked) -> None:
        self.waiting.append(asked)
        self._change.set()

    def leave(self, asked: Asked) -> None:
        """Nobody waits for its answer any more."""
        if asked in self.waiting:
            self.waiting.remove(asked)

    async def take(self) -> Asked:
        """The next question, as soon as there is one that may be thought about; `done` must be told when it was."""
        while (asked := self._next()) is None:
            self._change.clear()
            await self._change.wait()
        return asked

    def _next(self) -> Asked | None:
        may = [asked for asked in self.waiting if self._may_think(asked)]
        if not may:
            return None
        self._taken += 1
        asked = may[0] if self._taken % TURNS_BY_AGE == 0 else min(may, key=self._due)
        self.waiting.remove(asked)
        self._charge(asked)
        if asked.long:
            self._long[asked.whose] += 1
        return asked

    def _may_think(self, asked: Asked) -> bool:
        return not asked.long or (self._long.total() < self.workers and self._long[asked.whose] < self.most_of_one)

    def _due(self, asked: Asked) -> float:
        return self._begins(asked) + asked.expected

    def _begins(self, asked: Asked) -> float:
        return max(self._level, self._had.get(asked.whose, 0.0))

    def _charge(self, asked: Asked) -> None:
        begins = self._begins(asked)
        self._level = max(self._level, min(map(self._begins, [asked, *self.waiting])))
        self._had[asked.whose] = begins + asked.expected
        if len(self._had) > MOST_SHARES:
            self._had = {whose: had for whose, had in self._had.items() if had > self._level}

    def done(self, asked: Asked) -> None:
        """Its turn is over."""
        if asked.long:
            self._long[asked.whose] -= 1
            self._long += Counter()  # forgets whoever has none
        self._change.set()
