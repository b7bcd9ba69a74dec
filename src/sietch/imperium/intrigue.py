"""Intrigue cards: drawing, stealing, trashing and playing them."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import INTRIGUES, NODES
from sietch.imperium.receiving import opponents
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import INTRIGUE_PLAYED, happened, start

STEAL_FROM = 4


def draw_intrigue(g: Imperium, seat: int, n: int) -> None:
    """An empty deck is made anew of the discard pile."""
    for _ in range(n):
        card = take_intrigue(g)
        if card < 0:
            return
        g.players[seat].intrigues.append(card)
        if g.events is not None:
            g.tell(o.DREW_INTRIGUE, seat, card, 1)


def take_intrigue(g: Imperium) -> int:
    """Off the top of the intrigue deck; -1 where no card is left."""
    for known in g.ruleset.knowing_intrigue:
        card: int = known(g)
        if card >= 0:
            return card
    if not g.intrigue_deck:
        if not g.intrigue_discard:
            return -1
        g.intrigue_deck = g.intrigue_discard
        g.intrigue_discard = []
    found = g.draw(o.DRAWN_INTRIGUE, g.intrigue_deck)
    if not g.intrigue_deck:
        for bring_up in g.ruleset.lying_under:
            bring_up(g)
    return found


def intrigue_left(g: Imperium) -> bool:
    """Is there a card to draw, be it the one that somebody has put back on top?"""
    return bool(g.intrigue_deck or g.intrigue_discard) or any(on_top(g) for on_top in g.ruleset.topping_intrigue)


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
    whens = INTRIGUES[card].whens
    if whens and node is INTRIGUES[card].plot:
        p.waiting += (card,)
        for when in whens:
            if when.trigger.under_way(g, seat):
                start(g, seat, when, -1)
    else:
        g.push(PLAYED, seat, card)
        node.chosen(g, seat)
    if g.ruleset.heeded[INTRIGUE_PLAYED]:
        happened(g, INTRIGUE_PLAYED, seat, card)


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


# ---- verbs


class DrawIntrigue(Node[Imperium]):
    only_draws = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        draw_intrigue(g, seat, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return intrigue_left(g)

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
        for other in opponents(g, seat):
            hand = g.players[other].intrigues
            if len(hand) >= STEAL_FROM:
                card = g.draw(o.STOLEN, hand)
                g.players[seat].intrigues.append(card)
                g.tell(o.STOLE, seat, card, other)
                g.tell(o.INTRIGUE_STOLEN, other, card, seat)

    def possible(self, g: Imperium, seat: int) -> bool:
        return any(len(g.players[other].intrigues) >= STEAL_FROM for other in opponents(g, seat))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-nobody-to-steal-from", {"n": STEAL_FROM})

    def words(self) -> Words:
        return ("steal-intrigue", {"n": STEAL_FROM})

    def icons(self) -> list[Icon]:
        return [("steal-intrigue", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        victims = [other for other in opponents(g, seat) if len(g.players[other].intrigues) >= STEAL_FROM]
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
