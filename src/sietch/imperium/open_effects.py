"""The open effects of a turn: what waits to be taken, in which order, and what is taken without a click."""

from __future__ import annotations

from sietch.core.combinators import Seq
from sietch.core.node import Node, Words
from sietch.core.state import ARG, BRANCH, EFFECT
from sietch.imperium import options as o
from sietch.imperium.cards import Draw
from sietch.imperium.components import INTRIGUES, NODES
from sietch.imperium.intrigue import intrigue_refusals, play_intrigue, plots
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step


def settle(g: Imperium, seat: int) -> bool:
    """Take open gains whose moment cannot matter. True when something else must run first."""
    depth = len(g.stack)
    nodes = NODES.nodes
    again = True
    while again:
        again = False
        for effect in g.open:
            node = nodes[effect]
            if node.settles(g, seat):
                g.open.remove(effect)
                node.run(g, seat, 0)
                if len(g.stack) != depth or g.asking is not None:
                    return True
                again = True
                break
    return False


def open_effects(g: Imperium, seat: int) -> tuple[list[int], bool, bool]:
    """Options for the open effects; whether one of them must be taken; whether their order matters."""
    options: list[int] = []
    must = False
    order_matters = False
    nodes = NODES.nodes
    for effect in g.open:
        if EFFECT | effect in options:
            continue
        node = nodes[effect]
        if node.possible(g, seat):
            options.append(EFFECT | effect)
            if not node.only_draws:
                order_matters = True
            if not must and not node.optional(g):
                must = True
    if len(options) > 1 and not order_matters:
        order_matters = draws_differ(options, len(g.players[seat].deck))
    return options, must, order_matters


def draws_differ(options: list[int], deck: int) -> bool:
    """Does the order of draws matter? An intrigue card that comes before a shuffle may change what is shuffled."""
    drawing = [NODES.nodes[option & ARG] for option in options]
    shuffles = any(getattr(node, "n", 1) > deck for node in drawing)
    return shuffles and not all(isinstance(node, Draw) for node in drawing)


def take_effect(g: Imperium, seat: int, effect: int) -> None:
    g.open.remove(effect)
    NODES.nodes[effect].chosen(g, seat)


class Taking(Step):
    """Take open effects in any order, with plot intrigue cards between them, until the turn is ended."""

    def __init__(self, moment: int) -> None:
        self.moment = moment  # of the turn, for what is also offered

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.discarded = -1  # what one effect discarded is nothing to the next
        if g.open:
            g.stack.append((self, seat, 0))
            if settle(g, seat):
                return
            g.stack.pop()
        if g.open:
            options, must, order_matters = open_effects(g, seat)
        else:
            options, must, order_matters = [], False, False
        p = g.players[seat]
        playable = plots(g, seat) if p.intrigues else []
        if must and not order_matters and not playable:
            del options[1:]
        else:
            if playable:
                options += playable
            for needed, offered in g.ruleset.offering[self.moment]:
                if needed(p):
                    options += offered(g, seat)
            if not must:
                options.append(o.END)
        if p.intrigues or options[0] == o.END:
            # Whether somebody could play an intrigue card now is not for the others to know; and a turn that is not
            # over before its player says so can be taken back.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        kind = option & ~ARG
        if kind == o.END:
            self.end(g, seat)
            return
        g.stack.append((self, seat, 0))
        if kind == EFFECT:
            take_effect(g, seat, option & ARG)
        elif kind == o.INTRIGUE:
            play_intrigue(g, seat, option & ARG, INTRIGUES[option & ARG].plot)
        else:
            g.ruleset.offered[kind].take(g, seat, option)

    def end(self, g: Imperium, seat: int) -> None:
        raise NotImplementedError

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        found = intrigue_refusals(g, seat, "plot")
        for effect in sorted(set(g.open)):
            reason = NODES.nodes[effect].why_not(g, seat)
            if reason is not None:
                found.append((EFFECT | effect, reason))
        if o.END not in g.options:
            found.append((o.END, ("why-effects-left", {})))
        for offer in g.ruleset.offers[self.moment]:
            found += offer.refusals(g, seat)
        return found

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-end-turn", {}) if g.options == [o.END] else self.question(g, seat)

    def question(self, g: Imperium, seat: int) -> Words:
        """What is asked while there is something to take."""
        raise NotImplementedError


class AnyOrder(Seq[Imperium]):
    """All of these, in the order that the player likes.

    Taken as an open effect its parts wait among the other open effects of the turn. In what is resolved as a whole,
    such as an intrigue card, they are done now. x >> 1: the parts that are done, as bits.
    """

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.stack and isinstance(g.stack[-1][0], Taking) and g.stack[-1][1] == seat:
            g.open += [part.number for part in self.parts]
        else:
            self.go_on(g, seat, x)

    def go_on(self, g: Imperium, seat: int, x: int) -> None:
        left = self.left(g, seat, x)
        # A card for which nothing is shuffled is drawn first: knowing more never hurts.
        deck = len(g.players[seat].deck)
        first = next((part for part in left if isinstance(part, Draw) and part.n <= deck), None)
        if first is not None or len(left) == 1:
            # Not chosen among others, so what is optional may still be left.
            part = first or left[0]
            self.done(g, seat, x, part)
            g.push(part, seat, 0)
        else:
            g.ask(self, seat, x, [BRANCH | part.number for part in left])

    def left(self, g: Imperium, seat: int, x: int) -> list[Node[Imperium]]:
        """The parts that are not done and can be."""
        return [part for place, part in enumerate(self.parts) if not x >> place + 1 & 1 and part.possible(g, seat)]

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        part = g.nodes.nodes[option & ARG]
        self.done(g, seat, x, part)
        part.chosen(g, seat)

    def done(self, g: Imperium, seat: int, x: int, part: Node[Imperium]) -> None:
        """Go on with the other parts after this one."""
        g.push(self, seat, x | 1 << self.parts.index(part) + 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-first", {})
