"""Effects are data: a `Node` is one effect (or a combination of effects) with all its readers side by side.

How it runs, what it asks, when it is possible and why not, its words, its icons and what a bot may expect
of it are methods of the same class. Conditions are `Test`s and have the same readers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sietch.core.forms import Form, Wish

if TYPE_CHECKING:
    from sietch.core.state import State

S = TypeVar("S", bound="State")

# What the text writer turns into a clause: a message id and its arguments. An argument may again be words,
# a sequence of words, or anything with a `words()` method.
Words = tuple[str, Mapping[str, object]]

# What an effect is expected to bring: amounts by feature name ("spice", "troop", "victory-point", ...).
Features = dict[str, float]

# Icon tokens in printing order: a token is a name with a count, or punctuation ("arrow", "or", "colon").
Icon = tuple[str, int]

# `x` of a frame whose node was picked by the player from open effects: declining is no longer offered.
CHOSEN = 1


class Node(Generic[S]):
    """One effect. Immutable once built; `number` and `source` are given when a component registers it."""

    number: int = -1
    source: int = -1
    # A gain whose moment within the turn cannot matter is taken without a click.
    pure: bool = False
    # Effects that only add hidden cards commute with each other.
    only_draws: bool = False
    # Reads as more than one plain order: what stands beside it is set off by a semicolon.
    compound: bool = False
    # Started by a trigger it is about what happened: `x >> 1` of its frame says what.
    concerns: bool = False

    def run(self, g: S, seat: int, x: int) -> None:
        """Do it, or ask what is needed to do it. Asking must not change the state."""
        raise NotImplementedError

    def resume(self, g: S, seat: int, x: int, option: int) -> None:
        """Go on after `option` was answered to what `run` asked."""
        raise NotImplementedError

    def chosen(self, g: S, seat: int) -> None:
        """Start it because the player picked it among the open effects."""
        g.stack.append((self, seat, CHOSEN))

    def possible(self, g: S, seat: int) -> bool:
        """Would it do anything now?"""
        return self.why_not(g, seat) is None

    def settles(self, g: S, seat: int) -> bool:
        """May it be taken now without a click, because its moment cannot matter?"""
        return self.pure and self.possible(g, seat)

    def payable(self, g: S, seat: int) -> bool:
        """As a cost: can all of it be paid now?"""
        return self.possible(g, seat)

    def optional(self, g: S) -> bool:
        """May the owner leave it undone?"""
        return False

    def why_not(self, g: S, seat: int) -> Words | None:
        """The reason why it is not possible now."""
        return None

    def prompt(self, g: S, seat: int, x: int) -> Words:
        """What is asked of the player."""
        return ("prompt-choose", {"what": self})

    def refusals(self, g: S, seat: int, x: int) -> Sequence[tuple[int, Words]]:
        """Options a player would look for and cannot take here, with the reason."""
        return ()

    def form(self, g: S, seat: int, x: int) -> Form | None:
        """What this question and those that follow it decide together, where that can be said at once."""
        return None

    def wished(self, g: S, seat: int, x: int, wish: Wish) -> int | None:
        """The answer that comes nearest to a wish, which is less by that then; None where it has nothing for it.

        Of several the last is taken first: what an answer makes of a thing may be wished for, too.
        """
        for option in reversed(g.options):
            if wish[option] > 0:
                wish[option] -= 1
                return option
        return None

    def fulfilled(self, g: S, seat: int, answered: Wish) -> Wish:
        """What became of a wish: what was answered, and what followed from it."""
        return answered

    def words(self) -> Words:
        raise NotImplementedError

    def chosen_words(self) -> Words:
        """Its words where the player has picked it or is asked about it: what was optional is so no more."""
        return self.words()

    def icons(self) -> list[Icon]:
        raise NotImplementedError

    def features(self, g: S, seat: int) -> Features:
        raise NotImplementedError

    def declined(self, g: S, seat: int) -> Features:
        """What may be expected of answering no to what it asks."""
        return {}

    def inquires(self) -> Test[S] | None:
        """The condition that it asks, where it asks one."""
        return None

    def children(self) -> Iterator[tuple[str, Node[S]]]:
        """The nodes inside, with the name of their place."""
        return iter(())


class Test(Generic[S]):
    """A condition: holds or not, says why not, and reads as a clause and as icons."""

    __test__ = False
    source: int = -1  # the component that asks, given when that is registered

    def holds(self, g: S, seat: int) -> bool:
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError

    def why_not(self, g: S, seat: int) -> Words | None:
        return None if self.holds(g, seat) else ("why-condition", {"test": self})


class Count(Generic[S]):
    """A number read from the state, for effects that happen once for each of something."""

    def count(self, g: S, seat: int) -> int:
        raise NotImplementedError

    def why_not(self, g: S, seat: int) -> Words | None:
        return None if self.count(g, seat) > 0 else ("why-count-zero", {"count": self})

    def words(self) -> Words:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


def settle_flags(node: Any) -> Node[Any]:
    """Give an effect what its class says of it. Compiled code asks instances only, and a class from elsewhere, which is
    not compiled, speaks for itself."""
    settled: Node[Any] = node
    settled.pure, settled.only_draws = node.pure, node.only_draws
    settled.compound, settled.concerns = node.compound, node.concerns
    return settled


class NodeTable:
    """The registered nodes of one game by number and by name, so that frames and options can be saved."""

    def __init__(self) -> None:
        self.nodes: list[Node[Any]] = []
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        # By node: the modules whose components it is of, one of each group; none for those of every game.
        self.modules: list[tuple[tuple[str, ...], ...]] = []
        self._registering: tuple[tuple[str, ...], ...] = ()

    @contextmanager
    def of(self, *modules: str) -> Iterator[None]:
        """What is registered meanwhile belongs to any of these modules; within another such block, to both."""
        before = self._registering
        self._registering = (*before, modules) if modules else before
        yield
        self._registering = before

    def is_of(self, number: int, modules: Set[str]) -> bool:
        """Is this node there in a game with these modules?"""
        return not any(modules.isdisjoint(some) for some in self.modules[number])

    def register(self, name: str, node: Node[Any], source: int = -1) -> None:
        """Give `node` and all nodes inside it their numbers, names and source component."""
        if node.number < 0:
            node.number = len(self.nodes)
            node.source = source
            # Asked very often, and an instance answers faster than its class.
            settle_flags(node)
            if name in self.numbers:
                raise ValueError(f"two nodes are named {name}")
            self.nodes.append(node)
            self.names.append(name)
            self.modules.append(self._registering)
            self.numbers[name] = node.number
            test = node.inquires()
            if test is not None:
                test.source = source
        for place, child in node.children():
            self.register(f"{name}.{place}", child, source)


def add_features(total: Features, more: Features, times: float = 1.0) -> Features:
    """Add `more` into `total` and return it."""
    for name, amount in more.items():
        total[name] = total.get(name, 0.0) + amount * times
    return total
