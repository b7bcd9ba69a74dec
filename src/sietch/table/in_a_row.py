"""Several answers in a row, all or none, and what would be asked after some: nothing that the seat did not know before
may come to light between them.

So each but the last is an answer that could be taken back: no chance, nobody else asked, nothing turned over. Otherwise
who sends them could try out what is hidden, and have it refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from sietch.core.forms import Form
from sietch.core.game import Game, IllegalChoice, Option
from sietch.core.state import State
from sietch.text import Words


class NotInARow(Exception):
    """Answers that cannot be given together. index: the first that cannot be given after those before it."""

    def __init__(self, index: int, words: Words, english: str = "") -> None:
        super().__init__(english)
        self.index = index
        self.words = words


def give(game: Game, keys: Sequence[str]) -> Iterator[list[str]]:
    """Answer one decision after the other; for each the entries of the record that it made."""
    for index, key in enumerate(keys):
        if index and not game.can_undo:
            raise NotInARow(index, ("refused-not-in-a-row", {"n": index}))
        before = game.decision.id
        try:
            game.choose(key)
        except IllegalChoice as error:
            raise NotInARow(index, ("refused-choice", {}), str(error)) from error
        yield game.entries_since(before)


def forced(game: Game, keys: Sequence[str]) -> Iterator[tuple[Game, Option]]:
    """What the last of some answers leads to without being asked, because there is one way to go on; and the game in
    which it would be asked."""
    game = game.copy()
    for key in keys:
        game.state.hold = key == keys[-1]
        game.choose(key)
    while keys and game.can_undo and len(game.decision.options) == 1:
        yield game, game.decision.options[0]
        game.choose(game.decision.options[0])


def form_of(game: Game) -> Form | None:
    """What the pending decision and those that follow it decide together, where that can be said at once."""
    return None if game.over or game.waits_for_chance else game.rules.form(game.state)


def fill(game: Game, form: Form, wish: Mapping[str, int] | None) -> tuple[list[str], dict[str, int]]:
    """Answer the questions of a form so that it comes as near as can be to so many of each key (None: all that there
    is); gives the answers, and what has become of the wish. No more is answered once something new is shown."""
    numbers = {game.key(number): number for number in form.fields}
    left = Counter(
        dict(form.fields) if wish is None else {numbers[key]: n for key, n in wish.items() if key in numbers}
    )
    node, seat, x = game.state.asking
    answered: Counter[int] = Counter()
    keys: list[str] = []
    while True:
        number = node.wished(game.state, seat, x, left)
        if number is None:
            break
        answered[number] += 1
        keys.append(game.key(number))
        game.choose(keys[-1])
        if not game.can_undo or game.state.asking[0] is not node:
            break
        _, seat, x = game.state.asking
        now = form_of(game)
        if now is not None and (now.kind, now.about) != (form.kind, form.about):
            break
    found = node.fulfilled(game.state, seat, answered)
    return keys, {key: found[number] for key, number in numbers.items()}


def further(game: Game) -> Iterator[tuple[list[str], State, Option]]:
    """What is behind options that only narrow down what can be chosen, with the answers that lead there and the
    position in which it is offered."""
    narrowing = game.rules.narrowing
    ways = [option for option in game.decision.options if option.kind in narrowing]
    if not ways or game.waits_for_chance:
        return
    offered = {option.key for option in game.decision.options}
    for option in ways:
        behind = game.behind(option)
        found = []
        if behind is not None:
            state, options = behind
            found = [each for each in options if each.key not in offered]
            yield from (([option.key], state, each) for each in found)
        if not found:
            # The only thing behind it is taken with it.
            for held, only in islice(forced(game, [option.key]), 1):
                yield [], held.state, replace(only, key=option.key)
