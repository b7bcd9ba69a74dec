"""The printed lines of an intrigue card without an OR between them: which are used, and in which order."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.combinators import Given, May, Seq
from sietch.core.node import Features, Icon, Node, Words, add_features
from sietch.core.state import ARG, BRANCH, NO, YES
from sietch.imperium.components import HOUSE_RULES, SPICE
from sietch.imperium.open_effects import AnyOrder
from sietch.imperium.resources import Gain, Pay
from sietch.imperium.state import Imperium

# House rule: every cost of the lines that apply must be paid to play the card, not at least one line used.
STRICT_LINES = 1 << HOUSE_RULES.index("strict-intrigue-lines")


class Lines(AnyOrder):
    """The printed lines of an intrigue card: a free line is taken, a line with a cost may be; at least one is used.

    By the house rule every cost of a line that applies must be paid. Nothing imposes the printed order, so its owner
    chooses it, where it can matter. x & 1: one was used; x >> 1: the lines that are done or left for good, as bits.
    """

    separable = False

    def __init__(self, *lines: Node[Imperium]) -> None:
        super().__init__(*lines)
        self.has_free_line = not all(isinstance(line, Given | May) for line in lines)
        self.order_matters = not commute([line for line in lines if not (line.pure or line.only_draws)])

    def chosen(self, g: Imperium, seat: int) -> None:
        g.push(self, seat, 0)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        left = self.left(g, seat, x)
        # What only gives is taken first: it may pay for other lines, and knowing a card more never hurts.
        first = next((line for line in left if line.pure or line.only_draws), None)
        if first is not None:
            self.use(g, seat, x, first)
        elif len(left) > 1 and self.order_matters:
            options = [BRANCH | line.number for line in left]
            g.ask(self, seat, x, [*options, NO] if x & 1 and all(self.may_leave(g, line) for line in left) else options)
        elif left:
            if self.may_leave(g, left[0]) and (x & 1 or len(left) > 1):
                g.ask(self, seat, x, [YES, NO])
            else:
                self.use(g, seat, x, left[0])

    def may_leave(self, g: Imperium, line: Node[Imperium]) -> bool:
        return line.optional(g) and not g.house_rules & STRICT_LINES

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        left = self.left(g, seat, x)
        if option & ~ARG == BRANCH:
            self.use(g, seat, x, g.nodes.nodes[option & ARG])
        elif option == YES:
            self.use(g, seat, x, left[0])
        elif not self.order_matters:
            self.done(g, seat, x, left[0])

    def use(self, g: Imperium, seat: int, x: int, line: Node[Imperium]) -> None:
        self.done(g, seat, x | 1, line)
        line.chosen(g, seat)

    def asked(self, g: Imperium, seat: int, x: int) -> Node[Imperium]:
        """The line that yes or no is about."""
        return self.left(g, seat, x)[0]

    def possible(self, g: Imperium, seat: int) -> bool:
        if g.house_rules & STRICT_LINES and self.unpayable(g, seat) is not None:
            return False
        return any(line.possible(g, seat) for line in self.parts)

    def unpayable(self, g: Imperium, seat: int) -> Node[Imperium] | None:
        """The first line that applies and has a cost that cannot be paid."""
        for line in self.parts:
            applies = not isinstance(line, Given) or line.branch(g, seat) is not None
            if applies and line.optional(g) and not line.possible(g, seat):
                return line
        return None

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.possible(g, seat):
            return None
        return (self.unpayable(g, seat) or self.parts[0]).why_not(g, seat)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        left = self.left(g, seat, x)
        if len(left) > 1 and self.order_matters:
            return super().prompt(g, seat, x)
        return ("prompt-may", {"what": left[0].chosen_words()})

    def words(self) -> Words:
        if self.has_free_line:
            return ("lines", {"lines_sentences": self.parts})
        return ("lines-any", {"lines_steps": [line.chosen_words() for line in self.parts]})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = []
        for line in self.parts:
            icons += [("line", 1), *line.icons()] if icons else line.icons()
        return icons

    def features(self, g: Imperium, seat: int) -> Features:
        total: Features = {}
        for line in self.parts:
            if line.possible(g, seat):
                add_features(total, line.features(g, seat))
        return total


def commute(lines: list[Node[Imperium]]) -> bool:
    """Whether the order of these lines certainly changes nothing: none gives or takes what another one takes."""
    if len(lines) < 2:
        return True
    paid: set[int] = set()
    gained: set[int] = set()
    for line in lines:
        leaves = list(leaves_of(line))
        pays = {leaf.what for leaf in leaves if isinstance(leaf, Pay)}
        gains = {leaf.what for leaf in leaves if isinstance(leaf, Gain)}
        # Much can hang on spice that is gained, and on whatever is no good.
        if SPICE in gains or not all(isinstance(leaf, Gain | Pay) for leaf in leaves):
            return False
        if pays & (paid | gained) or gains & paid:
            return False
        paid |= pays
        gained |= gains
    return True


def leaves_of(node: Node[Imperium]) -> Iterator[Node[Imperium]]:
    """What an effect does in the end, its costs included."""
    if isinstance(node, Given | May | Seq):
        for _, child in node.children():
            yield from leaves_of(child)
    else:
        yield node
