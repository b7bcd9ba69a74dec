"""Intrigue cards: drawing, stealing, trashing, and playing them line by line."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.combinators import Given, May, When
from sietch.core.node import Features, Icon, Node, Words, add_features
from sietch.core.state import ARG, NO, YES
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import HOUSE_RULES, INTRIGUES, NODES
from sietch.imperium.state import Imperium

# House rule: every cost of the lines that apply must be paid to play the card, not at least one line used.
STRICT_LINES = 1 << HOUSE_RULES.index("strict-intrigue-lines")

STEAL_FROM = 4


def draw_intrigue(g: Imperium, seat: int, n: int) -> None:
    """An empty deck is made anew of the discard pile."""
    for _ in range(n):
        if not g.intrigue_deck:
            if not g.intrigue_discard:
                return
            g.intrigue_deck = g.intrigue_discard
            g.intrigue_discard = []
        card = g.draw(o.DRAWN_INTRIGUE, g.intrigue_deck)
        g.players[seat].intrigues.append(card)
        if g.events is not None:
            g.tell(o.DREW_INTRIGUE, seat, card, 1)


def plots(g: Imperium, seat: int) -> list[int]:
    """Options for the plot intrigue cards that can be played now."""
    hand = g.players[seat].intrigues
    if not hand:
        return hand
    found = []
    for card in hand if len(hand) == 1 else distinct(hand):
        plot = INTRIGUES[card].plot
        if plot is not None and plot.possible(g, seat):
            found.append(o.INTRIGUE | card)
    return found


def play_intrigue(g: Imperium, seat: int, card: int, node: Node[Imperium] | None) -> None:
    """Resolve it, then discard it; a card that waits for something stays face up."""
    assert node is not None
    p = g.players[seat]
    p.intrigues.remove(card)
    g.tell(o.INTRIGUE_PLAYED, seat, card, 1)
    if isinstance(node, When):
        p.waiting += (card,)
    else:
        g.push(PLAYED, seat, card)
        node.chosen(g, seat)


def intrigue_refusals(g: Imperium, seat: int, phase: str) -> list[tuple[int, Words]]:
    """Why each intrigue card in hand cannot be played now."""
    found: list[tuple[int, Words]] = []
    for card in distinct(g.players[seat].intrigues):
        node: Node[Imperium] | None = getattr(INTRIGUES[card], phase)
        reason = ("why-intrigue-kind", {"kind": phase}) if node is None else node.why_not(g, seat)
        if reason is not None:
            found.append((o.INTRIGUE | card, reason))
    return found


class Played(Node[Imperium]):
    """A played intrigue card goes to the discard pile when it is resolved. x: the card."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.intrigue_discard.append(x)

    def words(self) -> Words:
        return ("discard-played-intrigue", {})

    def icons(self) -> list[Icon]:
        return []

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


PLAYED = Played()
NODES.register("intrigue-played", PLAYED)


class Lines(Node[Imperium]):
    """The printed lines of an intrigue card, top to bottom.

    A free line is taken, a line with a cost may be; at least one must be used. By the house rule every cost
    of a line that applies must be paid. x: line << 1 | one was used.
    """

    compound = True

    def __init__(self, *lines: Node[Imperium]) -> None:
        self.lines = lines
        self.has_free_line = not all(isinstance(line, Given | May) for line in lines)

    def chosen(self, g: Imperium, seat: int) -> None:
        g.push(self, seat, 0)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        place, used = x >> 1, x & 1
        while place < len(self.lines) and not self.lines[place].possible(g, seat):
            place += 1
        if place == len(self.lines):
            return
        line = self.lines[place]
        later = any(other.possible(g, seat) for other in self.lines[place + 1 :])
        must = not line.optional(g) or g.house_rules & STRICT_LINES or not (used or later)
        if must:
            self.use(g, seat, place)
        else:
            g.ask(self, seat, place << 1 | used, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            self.use(g, seat, x >> 1)
        else:
            g.push(self, seat, x + 2)

    def use(self, g: Imperium, seat: int, place: int) -> None:
        g.push(self, seat, (place + 1) << 1 | 1)
        self.lines[place].chosen(g, seat)

    def possible(self, g: Imperium, seat: int) -> bool:
        if g.house_rules & STRICT_LINES and self.unpayable(g, seat) is not None:
            return False
        return any(line.possible(g, seat) for line in self.lines)

    def unpayable(self, g: Imperium, seat: int) -> Node[Imperium] | None:
        """The first line that applies and has a cost that cannot be paid."""
        for line in self.lines:
            applies = not isinstance(line, Given) or line.branch(g, seat) is not None
            if applies and line.optional(g) and not line.possible(g, seat):
                return line
        return None

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.possible(g, seat):
            return None
        return (self.unpayable(g, seat) or self.lines[0]).why_not(g, seat)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-may", {"what": self.lines[x >> 1].chosen_words()})

    def words(self) -> Words:
        if self.has_free_line:
            return ("lines", {"lines_sentences": self.lines})
        return ("lines-any", {"lines_steps": [line.chosen_words() for line in self.lines]})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = []
        for line in self.lines:
            icons += [("line", 1), *line.icons()] if icons else line.icons()
        return icons

    def features(self, g: Imperium, seat: int) -> Features:
        total: Features = {}
        for line in self.lines:
            if line.possible(g, seat):
                add_features(total, line.features(g, seat))
        return total

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        return ((str(place), line) for place, line in enumerate(self.lines))


# ---- verbs


class DrawIntrigue(Node[Imperium]):
    only_draws = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        draw_intrigue(g, seat, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return bool(g.intrigue_deck or g.intrigue_discard)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-no-intrigue-cards", {})

    def words(self) -> Words:
        return ("draw-intrigue", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("intrigue", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"intrigue": float(self.n)}


class StealIntrigue(Node[Imperium]):
    """Each opponent with four or more intrigue cards gives one at random."""

    only_draws = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = len(g.players)
        for step in range(1, players):
            other = (seat + step) % players
            hand = g.players[other].intrigues
            if len(hand) >= STEAL_FROM:
                card = g.draw(o.STOLEN, hand)
                g.players[seat].intrigues.append(card)
                g.tell(o.STOLE, seat, card, other)
                g.tell(o.INTRIGUE_STOLEN, other, card, seat)

    def possible(self, g: Imperium, seat: int) -> bool:
        return any(other != seat and len(p.intrigues) >= STEAL_FROM for other, p in enumerate(g.players))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-nobody-to-steal-from", {"n": STEAL_FROM})

    def words(self) -> Words:
        return ("steal-intrigue", {"n": STEAL_FROM})

    def icons(self) -> list[Icon]:
        return [("steal-intrigue", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        victims = [p for other, p in enumerate(g.players) if other != seat and len(p.intrigues) >= STEAL_FROM]
        return {"intrigue": float(len(victims))}


class TrashIntrigue(Node[Imperium]):
    """As a cost: an intrigue card from hand leaves the game."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        hand = g.players[seat].intrigues
        options = [o.TRASH_INTRIGUE | card for card in distinct(hand)]
        if len(options) == 1 < len(hand):
            # That all cards are alike is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        card = option & ARG
        g.players[seat].intrigues.remove(card)
        g.intrigue_trashed += (card,)
        g.tell(o.INTRIGUE_TRASHED, seat, card, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.players[seat].intrigues else ("why-no-intrigue-in-hand", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-trash-intrigue", {})

    def words(self) -> Words:
        return ("trash-intrigue", {})

    def icons(self) -> list[Icon]:
        return [("trash-intrigue", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"intrigue": -1.0}
