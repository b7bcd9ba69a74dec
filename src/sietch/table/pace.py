"""How long a bot takes, and how long it seems to take: whoever watches with a clock must not learn what it holds.

Where there is only one option there is nothing to think, and that there is only one can tell what a hand is made of.
So an answer without a choice takes as long as one of those that were thought about lately, and no answer is given much
sooner than the bot's usual one.
"""

from __future__ import annotations

import random
from collections import deque

# How many answers are remembered.
LATELY = 64
# No answer comes sooner than this part of the usual time; which part exactly is left to chance.
SOONEST = (0.75, 1.25)


class Pace:
    """The times that one bot took at one game. guess: what is expected before it has answered anything."""

    def __init__(self, guess: float) -> None:
        self._lately: deque[float] = deque([guess], LATELY)
        self._guessed = True

    @property
    def mean(self) -> float:
        return sum(self._lately) / len(self._lately)

    def note(self, seconds: float) -> None:
        if self._guessed:
            self._lately.clear()
            self._guessed = False
        self._lately.append(seconds)

    def like_a_thought(self) -> float:
        """How long it takes to answer without a choice."""
        return random.choice(self._lately)

    def soonest(self) -> float:
        """How long an answer takes at the least."""
        return self.mean * random.uniform(*SOONEST)
