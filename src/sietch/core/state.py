"""The part of a state that every game has: the stack of frames, the question, chance and the log.

Nothing of a game lives on Python's own stack: a state can be copied and saved between any two answers.
"""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

from sietch.core.node import Node, NodeTable
from sietch.core.open import Open
from sietch.core.pledge import Pledged

# An option is `kind << KIND_SHIFT | arg`; kinds below FIRST_GAME_KIND are shared by all games.
KIND_SHIFT = 16
ARG = (1 << KIND_SHIFT) - 1
NO = 0 << KIND_SHIFT
YES = 1 << KIND_SHIFT
NUMBER = 2 << KIND_SHIFT
BRANCH = 3 << KIND_SHIFT
EFFECT = 4 << KIND_SHIFT
FIRST_GAME_KIND = 8

Frame = tuple[Node[Any], int, int]
# The log as a linked list, newest first: sharing it makes copies cheap.
Log = tuple[Any, int] | None


class Foretold(tuple[int, ...]):
    """Instead of a script: what chance gives as soon as a pile that has it is drawn from; for the rest it is free."""

    __slots__ = ()


class Told(tuple[int, ...]):
    """Instead of a script: what people tell of a real table, first one first. What lies face down for everybody there
    is not asked for until somebody sees it."""

    __slots__ = ()


# Outcomes that chance is told to give, first one first; () when none is left, None when chance is free.
Script = tuple[int, Any] | tuple[()] | Foretold | Told | Pledged | None
Event = tuple[int, int, int, int]
# Instead of a script: chance is free and nobody can work out what it will give.
SECRET: Script = (-1, ())

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_WORD = (1 << 64) - 1


class Undecided(ValueError):
    """Chance has no outcome to give: somebody outside must choose one of `options`.

    weights: how likely each of them is, as shares of their sum. state: the position in the middle of the step. about:
    what it is drawn for, as whoever draws has said it.
    """

    def __init__(self, options: list[int], weights: list[int], state: State, about: int) -> None:
        super().__init__("chance must be answered from outside")
        self.options = options
        self.weights = weights
        self.state = state
        self.about = about


class ScriptError(ValueError):
    """A scripted outcome that chance cannot give here; it could give one of `options`."""

    def __init__(self, outcome: int, options: list[int]) -> None:
        super().__init__("an outcome that chance cannot give here")
        self.outcome = outcome
        self.options = options


# Nobody is asked any more, and no frame runs.
ENDED: Frame = (Node(), -1, 0)


class State(Open):
    """Subclasses are generated from a schema; `clear` fills every field, `copy` assigns them."""

    __slots__ = ("asking", "events", "forced", "hold", "log", "options", "over", "rng", "script", "stack")

    nodes: ClassVar[NodeTable]

    stack: list[Frame]
    asking: Frame | None
    options: list[int]
    over: bool
    forced: int
    hold: bool
    rng: int
    script: Script
    log: Log
    events: list[Event] | None

    def clear(self) -> None:
        self.stack = []
        self.asking = None
        self.options = []
        self.over = False
        self.forced = 0
        self.hold = False
        self.rng = 0
        self.script = None
        self.log = None
        self.events = None

    # ---- the stack

    def push(self, node: Node[Any], seat: int, x: int) -> None:
        self.stack.append((node, seat, x))

    def proceed(self) -> None:
        """Run frames until somebody must choose, nothing is left or the game ends, in the middle of whatever it is."""
        stack = self.stack
        while stack and self.asking is None:
            node, seat, x = stack.pop()
            node.run(self, seat, x)
        if self.over:
            stack.clear()
            self.asking = None
            self.options = []

    def end(self) -> None:
        """The game is over; what runs now is the last."""
        self.over = True
        self.asking = ENDED

    def ask(self, node: Node[Any], seat: int, x: int, options: list[int]) -> None:
        """Ask `seat` to choose; a single option is taken at once. `node.run` with this frame asks the same."""
        if len(options) == 1 and not self.hold:
            self.forced += 1
            node.resume(self, seat, x, options[0])
        elif options:
            self.asking = (node, seat, x)
            self.options = options

    def ask_always(self, node: Node[Any], seat: int, x: int, options: list[int]) -> None:
        """Ask even where there is one option, because taking it ends something or tells something."""
        self.asking = (node, seat, x)
        self.options = options

    def answer(self, option: int) -> None:
        """Take one of `options` and run on to the next question."""
        asking = self.asking
        assert asking is not None
        self.asking = None
        self.options = []
        self.log = (self.log, option)
        node, seat, x = asking
        node.resume(self, seat, x, option)
        # As `proceed`, which is called from elsewhere: answers are given very often. What runs asks, so nobody should
        # take it for granted that `asking` is still empty.
        g, stack = self, self.stack
        while stack and g.asking is None:
            node, seat, x = stack.pop()
            node.run(g, seat, x)
        if g.over:
            g.proceed()

    def ask_again(self) -> None:
        """Make the options of the current question anew (after a load or a redeal)."""
        if self.asking is not None:
            node, seat, x = self.asking
            self.asking = None
            self.options = []
            hold, self.hold = self.hold, True
            node.run(self, seat, x)
            self.hold = hold

    # ---- who sits where

    @property
    def asked(self) -> int:
        """The seat that answers the open question, -1 if there is none. Frames have players: who answers for one may
        sit elsewhere."""
        return -1 if self.asking is None else self.asking[1]

    def owns(self, seat: int, player: int) -> bool | frozenset[str]:
        """What a seat looks into of what is a player's own: all, nothing, or some parts."""
        return seat == player

    # ---- chance

    def draw(self, kind: int, pile: list[int], about: int = -1) -> int:
        """Take one thing out of a pile whose order nobody knows; the log holds which. about: what for, for whoever is
        asked what chance gives."""
        self.rng = rng = (self.rng * _MULTIPLIER + _INCREMENT) & _WORD
        what = pile[(rng >> 33) * len(pile) >> 31] if self.script is None else self.scripted(kind, pile, about)
        # Of equal things always the first, so that a replay leaves the pile in the same order.
        place = pile.index(what)
        last = pile.pop()
        if place < len(pile):
            pile[place] = last
        self.log = (self.log, kind | what)
        return what

    def pick(self, kind: int, things: list[int], about: int = -1) -> int:
        """As `draw`, but the pile stays as it is."""
        return self.draw(kind, things[:], about)

    def draw_unseen(self, kind: int, pile: list[int]) -> int:
        """As `draw`, of something that nobody looks at. At a real table it can be anything until it is uncovered."""
        return pile.pop() if isinstance(self.script, Told) else self.draw(kind, pile)

    def draw_seen(self, kind: int, pile: list[int], unseen: list[int], about: int = -1) -> int:
        """As `draw`, out of a pile from which things were drawn unseen that still lie face down."""
        if isinstance(self.script, Told):
            return self.uncover(kind, pile, len(pile) - 1, unseen, about)
        return self.draw(kind, pile, about)

    def uncover(self, kind: int, face_down: list[int], place: int, rest: list[int], about: int = -1) -> int:
        """Take what lies face down at a place of a list: it is seen now. rest: those of its kind that nobody sees
        either. At a real table it is asked what it is, and whatever was taken for it lies there instead."""
        what = face_down.pop(place)
        if isinstance(self.script, Told):
            told = self.scripted(kind, [what, *face_down, *rest], about)
            self.log = (self.log, kind | told)
            if told != what:
                pile = rest if told in rest else face_down
                pile[pile.index(told)] = what
            return told
        return what

    def scripted(self, kind: int, pile: list[int], about: int) -> int:
        script = self.script
        if script is SECRET:
            return secrets.choice(pile)
        if isinstance(script, Pledged):
            return script.draw(kind, pile)
        if isinstance(script, Foretold):
            for place, outcome in enumerate(script):
                if outcome & ~ARG == kind and outcome & ARG in pile:
                    self.script = Foretold(script[:place] + script[place + 1 :])
                    return outcome & ARG
            return pile[(self.rng >> 33) * len(pile) >> 31]
        options = sorted({kind | what for what in pile})
        if not script:
            raise Undecided(options, [pile.count(option & ARG) for option in options], self, about)
        outcome = script[0]
        self.script = Told(script[1:]) if isinstance(script, Told) else script[1]
        if outcome not in options:
            raise ScriptError(outcome, options)
        return outcome & ARG

    # ---- what happened

    def tell(self, kind: int, seat: int, what: int, n: int) -> None:
        if self.events is not None:
            self.events.append((kind, seat, what, n))


def seeded(seed: int) -> int:
    """A well-mixed start for `State.rng` from any seed (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & _WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
    return z ^ (z >> 31)


def script_of(outcomes: list[int]) -> Script:
    """A script that gives these outcomes in order and then asks."""
    script: Script = ()
    for outcome in reversed(outcomes):
        script = (outcome, script)
    return script


def log_entries(log: Log, since: Log = None) -> list[int]:
    """The log oldest first, up to but without the entries of `since`."""
    entries: list[int] = []
    # Not a tuple by its type: those are taken apart when compiled, and then no longer the same one.
    rest: Any = log
    while rest is not None and rest is not since:
        rest, entry = rest
        entries.append(entry)
    entries.reverse()
    return entries
