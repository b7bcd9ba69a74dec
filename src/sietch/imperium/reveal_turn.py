"""The Reveal turn: the hand is revealed, effects and purchases come in any order, then everything is cleaned up."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.acquiring import ASIDE_DISCOUNT, acquire, acquire_aside, on_offer
from sietch.imperium.agents import lasting_persuasion
from sietch.imperium.cards import reveal_card
from sietch.imperium.components import CARDS
from sietch.imperium.open_effects import Taking
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import REVEAL_BEGAN, happened
from sietch.imperium.troops import NOTHING


class BeginReveal(Step):
    """Reveal all cards left in hand."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        g.revealing = True
        g.deployment = NOTHING
        p.persuasion = lasting_persuasion(g, seat)
        p.swords = 0
        cards = p.hand
        p.hand = []
        for card in sorted(cards):
            reveal_card(g, seat, card)
        happened(g, REVEAL_BEGAN, seat, -1)
        g.push(REVEAL_TURN, seat, 0)


class RevealTurn(Taking):
    """Reveal effects and purchases in any order; then clean up."""

    def more(self, g: Imperium, seat: int) -> list[int]:
        p = g.players[seat]
        options: list[int] = []
        if p.persuasion:
            options = [o.BUY | card for card in on_offer(g, 0, p.persuasion)]
        if p.aside >= 0 and CARDS[p.aside].cost - ASIDE_DISCOUNT <= p.persuasion:
            options.append(o.BUY_ASIDE | p.aside)
        return options

    def other(self, g: Imperium, seat: int, option: int) -> None:
        g.push(self, seat, 0)
        p = g.players[seat]
        card = option & ARG
        if option & ~ARG == o.BUY:
            p.persuasion -= CARDS[card].cost
            acquire(g, seat, card)
        else:
            p.persuasion -= CARDS[card].cost - ASIDE_DISCOUNT
            acquire_aside(g, seat, card)

    def end(self, g: Imperium, seat: int) -> None:
        clean_up(g, seat)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        found = super().refusals(g, seat, x)
        have = g.players[seat].persuasion
        for card in on_offer(g, have + 1, 99):
            found.append((o.BUY | card, ("why-persuasion", {"n": CARDS[card].cost, "have": have})))
        return found + self.aside_refusals(g, seat)

    def aside_refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        """A card set aside is not bought like those of the row, and only by the player who has it."""
        found: list[tuple[int, Words]] = []
        for owner, p in enumerate(g.players):
            if p.aside < 0:
                continue
            reason: Words = ("why-set-aside-for-other", {})
            if owner == seat:
                cost = CARDS[p.aside].cost - ASIDE_DISCOUNT
                reason = ("why-set-aside-for-you", {"n": cost})
                if cost > p.persuasion:
                    reason = ("why-persuasion", {"n": cost, "have": p.persuasion})
                    found.append((o.BUY_ASIDE | p.aside, reason))
            if p.aside not in g.row:
                found.append((o.BUY | p.aside, reason))
        return found

    def question(self, g: Imperium, seat: int) -> Words:
        return ("prompt-reveal-turn", {"persuasion": g.players[seat].persuasion})


def clean_up(g: Imperium, seat: int) -> None:
    """All cards in play go to the discard pile; unspent persuasion is lost."""
    p = g.players[seat]
    p.discard += p.in_play
    p.discard += p.revealed
    p.in_play = []
    p.revealed = []
    p.persuasion = 0
    p.has_revealed = True
    g.reveals += 1
    p.reveal_rank = g.reveals
    g.open = []
    g.revealing = False
    if p.waiting:
        g.intrigue_discard += p.waiting
        p.waiting = ()
    if p.aside >= 0:
        g.trashed.append(p.aside)
        p.aside = -1


BEGIN_REVEAL = BeginReveal()
REVEAL_TURN = RevealTurn()

register_steps({"begin-reveal": BEGIN_REVEAL, "reveal-turn": REVEAL_TURN})
