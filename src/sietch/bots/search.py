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
from copy import copy
from typing import Any

from sietch.bots.base import Bot, Offer, View
from sietch.bots.champions import champion
from sietch.core.game import Game
from sietch.core.prices import Prices
from sietch.core.rules import Rules
from sietch.core.schema import information

# How much an answer that looks good is tried although others did better so far.
CURIOSITY = 0.3
# What looks best at once is taken unless another answer did better by so many standard errors.
DOUBT = 1.0
# What a single try is taken to be off by, squared, beside what the others show.
SPREAD = 0.01
# A rollout that comes to no point where it can be appraised is broken off.
LONGEST_ROLLOUT = 2_000
SEEDS = 1 << 53
# Who plays against it waits no longer, however busy the machine is.
PATIENCE = 3.0


class Judge:
    """What options are worth by themselves, and how likely everybody is to win.

    prices: what features are worth, if not by the game's own table; value: likewise what players have.
    """

    def __init__(self, rules: Rules, prices: Prices | None = None, value: Prices | None = None) -> None:
        self.rules = rules
        self.prices = rules.prices if prices is None else prices
        self.value = value
        # The table at which an answer was given for the sake of the next one, and that one.
        self.planned: tuple[Any, int] | None = None

    def appraise(self, state: Any) -> list[float]:
        return self.rules.appraise(state, self.value)

    def worths(self, state: Any) -> list[float]:
        """What each option of the seat that decides is worth."""
        return self.rules.worths(state, self.prices)[0]

    def answer(self, state: Any, rng: random.Random) -> int:
        """What the greedy bot would answer. What an option was chosen for follows it at once."""
        options: list[int] = state.options
        if len(options) == 1:
            return options[0]
        planned, self.planned = self.planned, None
        if planned is not None and planned[0] is state and planned[1] in options:
            return planned[1]
        worths, sequel = self.rules.worths(state, self.prices)
        best = max(worths)
        found = [option for option, worth in zip(options, worths, strict=True) if worth == best]
        answer = found[0] if len(found) == 1 else found[int(rng.random() * len(found))]
        self.planned = state, sequel(answer)
        return answer


class Question:
    """What a seat is asked and all that it sees then."""

    def __init__(self, rules: Rules, state: Any) -> None:
        self.schema = rules.schema
        self.asking = state.asking
        self.seat: int = state.asked
        self.seen = information(rules.schema, state, self.seat)

    def is_asked_again(self, state: Any) -> bool:
        return bool(state.asking == self.asking) and information(self.schema, state, self.seat) == self.seen


class Branch:
    """What is known of one answer in the tree: how often it was tried, what it brought, how good it looks."""

    __slots__ = ("branches", "promise", "squares", "total", "visits")

    def __init__(self, promise: float = 1.0) -> None:
        self.promise = promise
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.branches: dict[int, Branch] = {}

    def grow(self, judge: Judge, state: Any) -> None:
        """Branches for all options of a state, each with its share of promise."""
        options = state.options
        if all(option in self.branches for option in options):
            return
        worths = judge.worths(state)
        best = max(worths)
        shares = [math.exp(max(-30.0, (worth - best) / judge.rules.clear_difference)) for worth in worths]
        total = sum(shares)
        for option, share in zip(options, shares, strict=True):
            if option not in self.branches:
                self.branches[option] = Branch(share / total)

    def clearly_beats(self, other: Branch) -> bool:
        """Whether this answer did better than another one by more than their luck explains."""
        if not self.visits or not other.visits:
            return False
        gap = self.total / self.visits - other.total / other.visits
        return gap > DOUBT * math.sqrt(self.error() + other.error())

    def error(self) -> float:
        """By how much the mean may be off, squared: the more tries, the less."""
        return (self.squares - self.total**2 / self.visits + SPREAD) / self.visits**2

    def forget(self, option: int) -> None:
        """Leave an option out of the count: it is not to be chosen."""
        self.visits -= self.branches[option].visits
        self.total -= self.branches[option].total
        self.branches[option] = Branch(0.0)

    def most_curious(self, options: Sequence[int]) -> int:
        """The option to try next: a good one, or one that was tried little for what it promises."""
        expected = self.total / self.visits if self.visits else 0.0
        eagerness = CURIOSITY * math.sqrt(max(1, self.visits))
        best, found = -math.inf, options[0]
        for option in options:
            branch = self.branches[option]
            mean = branch.total / branch.visits if branch.visits else expected
            value = mean + eagerness * branch.promise / (1 + branch.visits)
            if value > best:
                best, found = value, option
        return found


class Thought:
    """What was found out about a question, in games imagined from this seed on."""

    def __init__(self, game: Game, seed: int, judge: Judge) -> None:
        self.rules = game.rules
        self.seed = seed
        self.judge = judge
        self.question = Question(game.rules, game.state)
        self.root = Branch()

    def after(self, state: Any, option: int) -> Thought | None:
        """What is known already about the seat's next question, if nobody else is asked before it."""
        later = state.copy()
        later.answer(option)
        while not later.over and len(later.options) == 1:
            later.answer(later.options[0])
        if later.over or later.asked != self.question.seat:
            return None
        found = copy(self)
        found.question = Question(self.rules, later)
        found.root = self.root.branches[option]
        return found


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
        if thought is None or thought.rules is not game.rules or not thought.question.is_asked_again(game.state):
            thought = Thought(game, seed, self.judge(game.rules))
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
        rules, root, judge, question = thought.rules, thought.root, thought.judge, thought.question
        until = math.floor(rules.chapter(state)) + self.ahead
        root.grow(judge, state)
        options = list(state.options)
        most = max(1, round(rules.thrift * min(self.iterations, self.each * len(options))))
        started, begun = time.thread_time(), time.monotonic()
        for done in range(root.visits, most):
            if self.seconds is not None and (
                time.thread_time() - started > self.seconds or time.monotonic() - begun > self.patience
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
        """Down the tree to a leaf, on from there to where it can be appraised, and back up.

        False: the option leads back to the question that it answers, so there is nothing to be had from it.
        """
        rules = judge.rules
        branch = root.branches[option]
        path = [(root, question.seat), (branch, question.seat)]
        state.answer(option)
        while branch.visits and not self.ends(rules, state, until):
            if len(state.options) > 1:
                branch.grow(judge, state)
                asked, option = state.asked, branch.most_curious(state.options)
                branch = branch.branches[option]
                path.append((branch, asked))
                state.answer(option)
            else:
                state.answer(state.options[0])
        for _ in range(LONGEST_ROLLOUT):
            if self.ends(rules, state, until):
                break
            if question.is_asked_again(state):
                return False
            state.answer(judge.answer(state, rng))
        chances = judge.appraise(state)
        for passed, decider in path:
            passed.visits += 1
            passed.total += chances[decider]
            passed.squares += chances[decider] ** 2
        return True

    def ends(self, rules: Rules, state: Any, until: int) -> bool:
        return bool(state.over) or rules.chapter(state) >= until


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


def decided(root: Branch, left: int) -> bool:
    """Whether no other option can be tried as often as the leading one any more."""
    visits = sorted([branch.visits for branch in root.branches.values()])
    return len(visits) > 1 and visits[-1] - visits[-2] > left


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
