"""The Reveal turn: the hand is revealed, effects and purchases come in any order, then everything is cleaned up."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.acquiring import ASIDE_DISCOUNT, acquire, acquire_aside, affordable, on_offer, price
from sietch.imperium.cards import reveal_card
from sietch.imperium.components import CARDS
from sietch.imperium.council import lasting_persuasion
from sietch.imperium.offers import Offer
from sietch.imperium.open_effects import Taking
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import PERSUASION_SPENT, REVEAL_BEGAN, happened
from sietch.imperium.troops import NOTHING


class BeginReveal(Step):
    """The Reveal turn begins; from now on no agent is sent."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        steps = g.ruleset.steps["before_reveal"]
        if steps:
            g.push(REVEAL_HAND, seat, 0)
            g.ruleset.take_steps(g, steps, seat)
        else:
            REVEAL_HAND.run(g, seat, 0)


class RevealHand(Step):
    """Reveal all cards left in hand."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        g.revealing = True
        g.deployment = NOTHING
        p.persuasion = lasting_persuasion(g, seat)
        if not g.ruleset.keeping_swords or not any(keeps(g, seat) for keeps in g.ruleset.keeping_swords):
            p.swords = 0
        cards = p.hand
        p.hand = []
        for card in sorted(cards):
            reveal_card(g, seat, card)
        happened(g, REVEAL_BEGAN, seat, -1)
        g.stack.append((REVEAL_TURN, seat, 0))


class RevealTurn(Taking):
    """Reveal effects and purchases in any order; then clean up."""

    def end(self, g: Imperium, seat: int) -> None:
        clean_up(g, seat)
        steps = g.ruleset.steps["turn_end"]
        if steps:
            g.ruleset.take_steps(g, steps, seat)

    def question(self, g: Imperium, seat: int) -> Words:
        return ("prompt-reveal-turn", {"persuasion": g.players[seat].persuasion})


class Buy(Offer):
    """A card of the Imperium Row or the reserve, or the one that is set aside for the player, for persuasion."""

    kinds = (o.BUY, o.BUY_ASIDE)
    moments = (offers.REVEAL_TURN,)

    def options(self, g: Imperium, seat: int) -> list[int]:
        p = g.players[seat]
        if not p.persuasion:
            options = []
        elif (less := g.ruleset.may_cost_less) is not None and any(less(g)):
            options = [o.BUY | card for card in affordable(g, seat)]
        else:
            options = [o.BUY | card for card in on_offer(g, 0, p.persuasion)]
        if p.aside >= 0 and aside_cost(g, seat) <= p.persuasion:
            options.append(o.BUY_ASIDE | p.aside)
        return options

    def take(self, g: Imperium, seat: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        cost = price(g, seat, card) if option & ~ARG == o.BUY else aside_cost(g, seat)
        p.persuasion -= cost
        if g.ruleset.heeded[PERSUASION_SPENT]:
            happened(g, PERSUASION_SPENT, seat, cost)
        if option & ~ARG == o.BUY:
            acquire(g, seat, card)
        else:
            acquire_aside(g, seat, card)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        have = g.players[seat].persuasion
        found: list[tuple[int, Words]] = [
            (o.BUY | card, ("why-persuasion", {"n": price(g, seat, card), "have": have}))
            for card in on_offer(g, have + 1, 99)
            if price(g, seat, card) > have
        ]
        for owner, p in enumerate(g.players):
            if p.aside < 0:
                continue
            reason = self.why_not_aside(g, owner, seat)
            if owner == seat and aside_cost(g, seat) > have:
                found.append((o.BUY_ASIDE | p.aside, reason))
            if p.aside not in g.row:
                found.append((o.BUY | p.aside, reason))
        return found

    def why_not_aside(self, g: Imperium, owner: int, seat: int) -> Words:
        """A card set aside is not bought like those of the row, and only by the player who has it."""
        if owner != seat:
            return ("why-set-aside-for-other", {})
        cost, have = aside_cost(g, seat), g.players[seat].persuasion
        if cost > have:
            return ("why-persuasion", {"n": cost, "have": have})
        return ("why-set-aside-for-you", {"n": cost})


def aside_cost(g: Imperium, seat: int) -> int:
    return CARDS[g.players[seat].aside].cost - ASIDE_DISCOUNT


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
        g.trashed += (p.aside,)
        p.aside = -1


BEGIN_REVEAL = BeginReveal()
REVEAL_HAND = RevealHand()
REVEAL_TURN = RevealTurn(offers.REVEAL_TURN)

register_steps({"begin-reveal": BEGIN_REVEAL, "reveal-hand": REVEAL_HAND, "reveal-turn": REVEAL_TURN})
