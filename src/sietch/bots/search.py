"""The bot that thinks ahead: information-set Monte Carlo tree search over games that its seat could be in.

Every iteration imagines such a game, goes down the tree of answers that all of them share, lets everybody play on by
what options promise at once up to the next point where the game can be appraised, and tells every answer on the way
what came of it. The n-th try of each of the bot's options meets the n-th imagined game, so that options are compared on
equal luck. In the end it takes what promises most at once, unless something else did clearly better.

What options promise and what positions are worth is what the champion of the game has learned, or the game's own table.
"""

from __future__ import annotations

import gc
import math
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sietch.bots.base import Bot, Offer, View
from sietch.bots.champions import champion
from sietch.bots.tree import Branch, Judge, Question, Thought, decided, iterate
from sietch.core.rules import Rules

SEEDS = 1 << 53
# Who plays against it waits no longer, however busy the machine is.
PATIENCE = 3.0


class SearchBot(Bot):
    """Tries as many iterations as it may, or for so many seconds of processor time, whichever ends first; on a busy
    machine it also ends after so many seconds of patience by the clock.

    each: how many iterations it may spend for each option, so that a choice of two takes less. ahead: how many points
    of appraisal it looks ahead. Without seconds its answers depend on nothing but the view and the chance it is given.
    careless: how often, from 0 to 1, it takes any answer by how often it was tried. learned: whether it judges as the
    game's champion does, or by the game's own tables.
    """

    name = "search"

    def __init__(
        self,
        iterations: int = 60,
        seconds: float | None = None,
        *,
        each: int = 12,
        ahead: int = 1,
        careless: float = 0.0,
        learned: bool = True,
        patience: float = PATIENCE,
    ) -> None:
        self.iterations = iterations
        self.each = each
        self.seconds = seconds
        self.ahead = ahead
        self.careless = careless
        self.learned = learned
        self.patience = patience
        self.thought: Thought | None = None

    def start(self, seat: int, view: View) -> None:
        self.thought = None

    def choose(self, view: View, options: Sequence[Offer], rng: random.Random) -> Offer:
        seed = rng.randrange(SEEDS)
        game = view.imagine(seed)
        thought = self.thought
        if thought is None or thought.judge.rules is not game.rules or not thought.question.is_asked_again(game.state):
            thought = Thought(self.judge(game.rules), Question(game.rules, game.state), seed, Branch())
        with no_collections():
            self.search(thought, game.state, view)
        numbers = [game.rules.number(offer.key) for offer in options]
        branches = [thought.root.branches[number] for number in numbers]
        if self.careless and rng.random() < self.careless:
            return rng.choices(options, [branch.visits + branch.promise for branch in branches])[0]
        best = max(range(len(options)), key=lambda place: (branches[place].visits, branches[place].total))
        expected = max(range(len(options)), key=lambda place: branches[place].promise)
        if best != expected and not branches[best].clearly_beats(branches[expected]):
            best = expected
        self.thought = thought.after(game.state, numbers[best])
        return options[best]

    def judge(self, rules: Rules) -> Judge:
        if not self.learned:
            return Judge(rules)
        best = champion(rules)
        return Judge(rules, best.policy, best.value)

    def search(self, thought: Thought, state: Any, view: View) -> None:
        """Grow the tree over the options of the seat that decides; what is known from before counts."""
        root, judge, question = thought.root, thought.judge, thought.question
        rules = judge.rules
        until = math.floor(rules.chapter(state)) + self.ahead
        root.grow(judge, state)
        options = list(state.options)
        most = max(1, round(rules.thrift * min(self.iterations, self.each * len(options))))
        seconds = None if self.seconds is None else self.seconds * rules.leisure
        started, begun = time.thread_time(), time.monotonic()
        for done in range(root.visits, most):
            if seconds is not None and (
                time.thread_time() - started > seconds or time.monotonic() - begun > self.patience
            ):
                break
            if decided(root, most - done):
                break
            option = root.most_curious(options)
            world = thought.seed + root.branches[option].visits
            imagined = view.imagine(world).state
            if not self.iterate(judge, imagined, root, question, option, until, random.Random(world)):
                options.remove(option)
                root.forget(option)
                if len(options) == 1:
                    root.branches[options[0]].visits += 1
                    break

    def iterate(
        self,
        judge: Judge,
        state: Any,
        root: Branch,
        question: Question,
        option: int,
        until: int,
        rng: random.Random,
    ) -> bool:
        """One more try of an option, in a game that was imagined; see `tree.iterate`."""
        return iterate(judge, state, root, question, option, until, rng)


@contextmanager
def no_collections() -> Iterator[None]:
    """Nothing here refers to itself in a circle: looking for circles would take a tenth of the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Beginner(SearchBot):
    """Looks ahead a little, and takes any answer that came to its mind, the better ones more often."""

    name = "search-beginner"

    def __init__(self) -> None:
        super().__init__(iterations=8, seconds=0.2, careless=1.0)


class Skilled(SearchBot):
    """Better than the greedy bot, and soon done."""

    name = "search"

    def __init__(self) -> None:
        super().__init__(iterations=40, seconds=0.5)


class Strong(SearchBot):
    """The best that a second on one core allows."""

    name = "search-strong"

    def __init__(self) -> None:
        super().__init__(iterations=160, seconds=0.7, each=30)


class Strong2026(SearchBot):
    """What the strongest level was before anything was learned; others are measured against it."""

    name = "search-2026"

    def __init__(self) -> None:
        super().__init__(iterations=160, seconds=0.7, each=30, learned=False)
