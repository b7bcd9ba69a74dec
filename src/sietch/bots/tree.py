"""The tree of answers that a bot thinks ahead in: what each brought over games that its seat could be in."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

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

    def __init__(self, judge: Judge, question: Question, seed: int, root: Branch) -> None:
        self.judge = judge
        self.question = question
        self.seed = seed
        self.root = root

    def after(self, state: Any, option: int) -> Thought | None:
        """What is known already about the seat's next question, if nobody else is asked before it."""
        later = state.copy()
        later.answer(option)
        while not later.over and len(later.options) == 1:
            later.answer(later.options[0])
        if later.over or later.asked != self.question.seat:
            return None
        return Thought(self.judge, Question(self.judge.rules, later), self.seed, self.root.branches[option])


def iterate(
    judge: Judge, state: Any, root: Branch, question: Question, option: int, until: int, rng: random.Random
) -> bool:
    """Down the tree to a leaf, on from there to where it can be appraised, and back up.

    False: the option leads back to the question that it answers, so there is nothing to be had from it.
    """
    rules = judge.rules
    branch = root.branches[option]
    path = [(root, question.seat), (branch, question.seat)]
    state.answer(option)
    while branch.visits and not ends(rules, state, until):
        if len(state.options) > 1:
            branch.grow(judge, state)
            asked, option = state.asked, branch.most_curious(state.options)
            branch = branch.branches[option]
            path.append((branch, asked))
            state.answer(option)
        else:
            state.answer(state.options[0])
    for _ in range(LONGEST_ROLLOUT):
        if ends(rules, state, until):
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


def ends(rules: Rules, state: Any, until: int) -> bool:
    return bool(state.over) or rules.chapter(state) >= until


def decided(root: Branch, left: int) -> bool:
    """Whether no other option can be tried as often as the leading one any more."""
    visits = sorted([branch.visits for branch in root.branches.values()])
    return len(visits) > 1 and visits[-1] - visits[-2] > left
