"""What all games share to put effects together: sequence, condition, choice, payment, repetition, trigger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from sietch.core.node import CHOSEN, Count, Features, Icon, Node, S, Test, Words, add_features, settle_flags
from sietch.core.state import ARG, BRANCH, NO, YES

ARROW: Icon = ("arrow", 1)
OR: Icon = ("or", 1)
COLON: Icon = ("colon", 1)


class Seq(Node[S]):
    """All of these, in printed order."""

    compound = True
    # In a box of icons each part can be taken by itself.
    separable = True

    def __init__(self, *parts: Node[S]) -> None:
        self.parts = parts
        self.pure = all(settle_flags(part).pure for part in parts)
        self.only_draws = bool(parts) and all(part.only_draws for part in parts)

    def run(self, g: S, seat: int, x: int) -> None:
        if self.pure:
            for part in self.parts:
                part.run(g, seat, 0)
        else:
            for part in reversed(self.parts):
                g.push(part, seat, 0)

    def possible(self, g: S, seat: int) -> bool:
        for part in self.parts:  # noqa: SIM110 - asked very often: a generator would cost half as much again
            if part.possible(g, seat):
                return True
        return False

    def payable(self, g: S, seat: int) -> bool:
        return all(part.payable(g, seat) for part in self.parts)

    def optional(self, g: S) -> bool:
        return all(part.optional(g) for part in self.parts)

    def why_not(self, g: S, seat: int) -> Words | None:
        reasons = [part.why_not(g, seat) for part in self.parts]
        return None if None in reasons else reasons[0]

    def words(self) -> Words:
        if any(part.compound for part in self.parts):
            return ("steps", {"parts_steps": self.parts})
        return ("seq", {"parts_list": self.parts})

    def icons(self) -> list[Icon]:
        return [icon for part in self.parts for icon in part.icons()]

    def features(self, g: S, seat: int) -> Features:
        total: Features = {}
        for part in self.parts:
            add_features(total, part.features(g, seat))
        return total

    def children(self) -> Iterator[tuple[str, Node[S]]]:
        return ((str(place), part) for place, part in enumerate(self.parts))


class Given(Node[S]):
    """If the condition holds, this; otherwise that (or nothing)."""

    compound = True

    def __init__(self, test: Test[S], then: Node[S], otherwise: Node[S] | None = None) -> None:
        self.test = test
        self.then = then
        self.otherwise = otherwise
        self.pure = settle_flags(then).pure and (otherwise is None or settle_flags(otherwise).pure)
        self.only_draws = then.only_draws and otherwise is None

    def inquires(self) -> Test[S] | None:
        return self.test

    def branch(self, g: S, seat: int) -> Node[S] | None:
        return self.then if self.test.holds(g, seat) else self.otherwise

    def run(self, g: S, seat: int, x: int) -> None:
        node = self.branch(g, seat)
        if node is not None:
            node.run(g, seat, x)

    def chosen(self, g: S, seat: int) -> None:
        node = self.branch(g, seat)
        if node is not None:
            node.chosen(g, seat)

    def possible(self, g: S, seat: int) -> bool:
        node = self.branch(g, seat)
        return node is not None and node.possible(g, seat)

    def settles(self, g: S, seat: int) -> bool:
        node = self.branch(g, seat)
        return node is not None and node.settles(g, seat)

    def payable(self, g: S, seat: int) -> bool:
        node = self.branch(g, seat)
        return node is not None and node.payable(g, seat)

    def optional(self, g: S) -> bool:
        return self.then.optional(g) and (self.otherwise is None or self.otherwise.optional(g))

    def why_not(self, g: S, seat: int) -> Words | None:
        node = self.branch(g, seat)
        return self.test.why_not(g, seat) if node is None else node.why_not(g, seat)

    def words(self) -> Words:
        if self.otherwise is None:
            return ("given", {"test": self.test, "then": self.then})
        return ("given-otherwise", {"test": self.test, "then": self.then, "otherwise": self.otherwise})

    def chosen_words(self) -> Words:
        then = self.then.chosen_words()
        if self.otherwise is None:
            return ("given", {"test": self.test, "then": then})
        otherwise = self.otherwise.chosen_words()
        return ("given-otherwise", {"test": self.test, "then": then, "otherwise": otherwise})

    def icons(self) -> list[Icon]:
        icons = [*self.test.icons(), COLON, *self.then.icons()]
        return icons if self.otherwise is None else [*icons, OR, *self.otherwise.icons()]

    def features(self, g: S, seat: int) -> Features:
        node = self.branch(g, seat)
        return {} if node is None else node.features(g, seat)

    def children(self) -> Iterator[tuple[str, Node[S]]]:
        yield "then", self.then
        if self.otherwise is not None:
            yield "else", self.otherwise


class May(Node[S]):
    """An arrow: pay the cost to get the effect, or leave it. Without a cost: do it or leave it.

    idle: whether the cost can be paid where the effect would do nothing.
    """

    compound = True

    def __init__(self, cost: Node[S] | None, get: Node[S], idle: bool = True) -> None:
        self.cost = cost
        self.get = get
        self.idle = idle

    def run(self, g: S, seat: int, x: int) -> None:
        if x == CHOSEN:
            self.chosen(g, seat)
        elif self.possible(g, seat):
            g.ask(self, seat, x, [YES, NO])

    def resume(self, g: S, seat: int, x: int, option: int) -> None:
        if option == YES:
            self.chosen(g, seat)

    def chosen(self, g: S, seat: int) -> None:
        if self.cost is None:
            self.get.chosen(g, seat)
        else:
            g.push(self.get, seat, 0)
            g.push(self.cost, seat, CHOSEN)

    def possible(self, g: S, seat: int) -> bool:
        if self.cost is None:
            return self.get.possible(g, seat)
        return self.cost.payable(g, seat) and (self.idle or self.get.possible(g, seat))

    def optional(self, g: S) -> bool:
        return True

    def why_not(self, g: S, seat: int) -> Words | None:
        if self.possible(g, seat):
            return None
        if self.cost is None or self.cost.payable(g, seat):
            return self.get.why_not(g, seat)
        return self.cost.why_not(g, seat) or ("why-cost", {"cost": self.cost})

    def prompt(self, g: S, seat: int, x: int) -> Words:
        return ("prompt-may", {"what": self.chosen_words()})

    def words(self) -> Words:
        if self.cost is None:
            return ("may", {"get": self.get})
        return ("may-pay-get", {"cost": self.cost, "get": self.get})

    def chosen_words(self) -> Words:
        if self.cost is None:
            return self.get.chosen_words()
        return ("pay-get", {"cost": self.cost, "get": self.get})

    def icons(self) -> list[Icon]:
        if self.cost is None:
            return [("may", 1), *self.get.icons()]
        return [*self.cost.icons(), ARROW, *self.get.icons()]

    def features(self, g: S, seat: int) -> Features:
        total = add_features({}, self.get.features(g, seat))
        return total if self.cost is None else add_features(total, self.cost.features(g, seat))

    def children(self) -> Iterator[tuple[str, Node[S]]]:
        if self.cost is not None:
            yield "cost", self.cost
        yield "get", self.get


class Choose(Node[S]):
    """Exactly one of these; one that would do nothing is not offered."""

    compound = True

    def __init__(self, *branches: Node[S], free: bool = False) -> None:
        self.branches = branches
        self.free = free

    def run(self, g: S, seat: int, x: int) -> None:
        options = [BRANCH | branch.number for branch in self.branches if branch.possible(g, seat)]
        if options:
            if self.free and x != CHOSEN:
                options.append(NO)
            g.ask(self, seat, x, options)

    def resume(self, g: S, seat: int, x: int, option: int) -> None:
        if option != NO:
            g.nodes.nodes[option & ARG].chosen(g, seat)

    def possible(self, g: S, seat: int) -> bool:
        for branch in self.branches:  # noqa: SIM110 - asked very often
            if branch.possible(g, seat):
                return True
        return False

    def optional(self, g: S) -> bool:
        return self.free or all(branch.optional(g) for branch in self.branches)

    def why_not(self, g: S, seat: int) -> Words | None:
        return None if self.possible(g, seat) else self.branches[0].why_not(g, seat)

    def refusals(self, g: S, seat: int, x: int) -> list[tuple[int, Words]]:
        found = [(BRANCH | branch.number, branch.why_not(g, seat)) for branch in self.branches]
        return [(option, reason) for option, reason in found if reason is not None]

    def prompt(self, g: S, seat: int, x: int) -> Words:
        return ("prompt-choose-one", {})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()}) if self.free else self.chosen_words()

    def chosen_words(self) -> Words:
        branches = [branch.chosen_words() for branch in self.branches]
        if not any(branch.compound for branch in self.branches):
            return ("choose", {"branches_alternatives": branches})
        lettered = [("branch", {"letter": letter, "what": branch}) for letter, branch in zip("ABCDEF", branches)]
        return ("choose-one", {"branches_steps": lettered})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = []
        for branch in self.branches:
            icons += [OR, *branch.icons()] if icons else branch.icons()
        return icons

    def features(self, g: S, seat: int) -> Features:
        """The mean of what is possible: a bot that sees the branches will do better."""
        able = [branch for branch in self.branches if branch.possible(g, seat)]
        total: Features = {}
        for branch in able:
            add_features(total, branch.features(g, seat), 1 / len(able))
        return total

    def children(self) -> Iterator[tuple[str, Node[S]]]:
        return ((str(place), branch) for place, branch in enumerate(self.branches))


class Each(Node[S]):
    """The effect once for each of something, counted at the moment it is taken."""

    def __init__(self, count: Count[S], node: Node[S]) -> None:
        self.count = count
        self.node = node
        self.only_draws = settle_flags(node).only_draws

    def run(self, g: S, seat: int, x: int) -> None:
        times = self.count.count(g, seat)
        if self.node.pure:
            for _ in range(times):
                self.node.run(g, seat, 0)
        else:
            for _ in range(times):
                g.push(self.node, seat, 0)

    def possible(self, g: S, seat: int) -> bool:
        return self.count.count(g, seat) > 0

    def why_not(self, g: S, seat: int) -> Words | None:
        return self.count.why_not(g, seat)

    def words(self) -> Words:
        return ("each", {"count": self.count, "node": self.node})

    def icons(self) -> list[Icon]:
        return [*self.node.icons(), ("per", 1), *self.count.icons()]

    def features(self, g: S, seat: int) -> Features:
        return add_features({}, self.node.features(g, seat), self.count.count(g, seat))

    def children(self) -> Iterator[tuple[str, Node[S]]]:
        yield "each", self.node


class Trigger(Test[S]):
    """What a `When` waits for: an occurrence by number, and which cases of it count."""

    occurrence: ClassVar[int] = -1
    of_others: ClassVar[bool] = False  # can it be about what happens to somebody else?

    def fits(self, g: S, owner: int, seat: int, what: int) -> bool:
        """Does it count for `owner` that the occurrence happened to `seat`?"""
        return owner == seat

    def under_way(self, g: S, owner: int) -> bool:
        """Is what it waits for going on already?"""
        return False


class When(Node[S]):
    """Not done but kept: whenever the trigger happens, the effect."""

    compound = True

    def __init__(self, trigger: Trigger[S], node: Node[S]) -> None:
        self.trigger = trigger
        self.node = node

    def run(self, g: S, seat: int, x: int) -> None:
        g.push(self.node, seat, 0)

    def possible(self, g: S, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("when", {"trigger": self.trigger, "node": self.node})

    def icons(self) -> list[Icon]:
        return [*self.trigger.icons(), COLON, *self.node.icons()]

    def features(self, g: S, seat: int) -> Features:
        return self.node.features(g, seat)

    def children(self) -> Iterator[tuple[str, Node[S]]]:
        yield "when", self.node
