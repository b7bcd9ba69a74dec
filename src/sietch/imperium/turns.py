"""Phase 2, player turns: whose turn it is, and the choice between an Agent turn and the Reveal turn."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.agent_turn import SEND, WHICH_AGENT, Deploy
from sietch.imperium.agents import ready, why_not_ready
from sietch.imperium.cards import distinct
from sietch.imperium.components import CARDS, INTRIGUES, Space, name_id
from sietch.imperium.intrigue import intrigue_refusals, play_intrigue, plots
from sietch.imperium.offers import Offer
from sietch.imperium.open_effects import take_effect
from sietch.imperium.reveal_turn import BEGIN_REVEAL, Buy
from sietch.imperium.spaces import enterable, reach_of, why_not_enter
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import TURN_ACTED, TURN_BEGAN
from sietch.imperium.troops import NOTHING


class PlayerTurns(Step):
    """Phase 2: turns clockwise; who has revealed is skipped; all revealed ends the phase. seat: whose turn."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = g.players
        for _ in players:
            after = (seat + 1) % len(players)
            if not players[seat].has_revealed:
                g.stack.append((self, after, 0))
                take_turn(g, seat)
                return
            seat = after
        clear_turn(g)

    def take(self, g: Imperium, player: int) -> None:
        take_turn(g, player)

    def after(self, g: Imperium, seat: int) -> int:
        """Who is next after a seat, unless that one has no turn left."""
        return (seat + 1) % len(g.players)


class Turn(Step):
    """Play a card to send an agent, or reveal; plot intrigue cards and what else is offered at any time."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.open:
            # What a plot card has set off (an ability, a reward) comes before the turn goes on.
            g.push(self, seat, 0)
            take_effect(g, seat, g.open[0])
            return
        p = g.players[seat]
        options: list[int] = []
        for needed, offered in g.ruleset.offering[offers.BEGINNING]:
            if needed(p):
                options += offered(g, seat)
        options.append(o.REVEAL)
        if len(options) == 1 and (p.intrigues or (p.agents and p.hand)):
            # That nothing else is possible is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == o.REVEAL:
            g.stack.append((BEGIN_REVEAL, seat, 0))
        else:
            offer = g.ruleset.offered[option & ~ARG]
            if offer.again:
                g.push(self, seat, 0)
            offer.take(g, seat, option)
            for watch in g.ruleset.watchers[TURN_ACTED][g.players[seat].leader]:
                watch(g, seat, -1)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        return [found for offer in g.ruleset.offers[offers.BEGINNING] for found in offer.refusals(g, seat)]

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        agents = g.players[seat].agents
        return ("prompt-turn", {"agents": agents}) if not agents or ready(g, seat) else ("prompt-turn-reveal", {})


class PlayCard(Offer):
    """A card of the hand, to send an agent to a space that it leads to."""

    kinds = (o.PLAY,)
    moments = (offers.BEGINNING,)
    needs = "hand"
    again = False

    def options(self, g: Imperium, seat: int) -> list[int]:
        p = g.players[seat]
        ruleset = g.ruleset
        if not p.agents or (ruleset.readying and not ready(g, seat)):
            return self.from_anywhere(g, seat) if p.at and not ruleset.sending_anyone.isdisjoint(p.hand) else []
        mask = enterable(g, seat, ())
        reaches = ruleset.reach
        further = ruleset.leading_further
        added = ruleset.may_add_icons
        if ruleset.discounting or (added is not None and any(added(g))):
            further = frozenset(p.hand)
        options = []
        for card in sorted(set(p.hand) - ruleset.together):
            if reaches[card] & mask or (card in further and self.leads(g, seat, card, mask)):
                options.append(o.PLAY | card)
        return options

    def leads(self, g: Imperium, seat: int, card: int, mask: int) -> bool:
        """By all its icons to one of these places, or to a place that can be entered for this card."""
        reach = reach_of(g, seat, card)
        if reach & mask:
            return True
        return bool((g.ruleset.discounting or CARDS[card].opens) and reach & enterable(g, seat, (card,)))

    def from_anywhere(self, g: Imperium, seat: int) -> list[int]:
        """With no agent at the leader: the cards that send one who was sent before."""
        sending = g.ruleset.sending_anyone.intersection(g.players[seat].hand)
        return [o.PLAY | card for card in sorted(sending) if enterable(g, seat, (card,))]

    def take(self, g: Imperium, seat: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        p.hand.remove(card)
        p.in_play.append(card)
        g.played = card
        if g.events is not None:
            g.tell(o.CARD_PLAYED, seat, card, 1)
        g.stack.append((SEND, seat, 0))
        if g.ruleset.steps["sending"]:
            g.ruleset.push_steps(g, "sending", seat)
        if CARDS[card].sends_anyone and p.at:
            g.push(WHICH_AGENT, seat, 0)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        found: list[tuple[int, Words]] = []
        p = g.players[seat]
        offered = set(g.options)
        for number in distinct(p.hand):
            if o.PLAY | number not in offered:
                if not ready(g, seat) and not (p.at and CARDS[number].sends_anyone):
                    reason: Words = why_not_ready(g, seat)
                elif number in g.ruleset.together:
                    reason = ("why-not-alone", {})
                elif not CARDS[number].icons and not CARDS[number].sends_anyone:
                    reason = ("why-no-agent-icons", {})
                else:
                    reason = ("why-no-space", {})
                found.append((o.PLAY | number, reason))
        found += [(o.SEND | space.number, why_space(g, seat, space)) for space in g.ruleset.spaces.values()]
        return found


class PlayPlot(Offer):
    """A plot intrigue card. In the middle of a turn these stand beside the open effects."""

    kinds = (o.INTRIGUE,)
    moments = (offers.BEGINNING,)
    needs = "intrigues"

    def options(self, g: Imperium, seat: int) -> list[int]:
        return plots(g, seat)

    def take(self, g: Imperium, seat: int, option: int) -> None:
        play_intrigue(g, seat, option & ARG, INTRIGUES[option & ARG].plot)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        return intrigue_refusals(g, seat, "plot")


def why_space(g: Imperium, seat: int, space: Space) -> Words:
    """Before a card is chosen: which cards of the hand lead to a space, or why none does."""
    p = g.players[seat]
    cards = distinct(p.hand)
    if not ready(g, seat):
        cards = [card for card in cards if CARDS[card].sends_anyone and p.at]
        if not cards:
            return why_not_ready(g, seat)
    leading = [card for card in cards if why_not_enter(g, seat, (card,), space) is None]
    if leading:
        return ("why-choose-card", {"cards_options": tuple(name_id(CARDS[card]) for card in leading)})
    reasons = [why_not_enter(g, seat, (card,), space) for card in cards]
    # A reason that is not just a missing icon says more.
    telling = [reason for reason in reasons if reason is not None and reason[0] != "why-no-icon"]
    return telling[0] if telling else ("why-no-card-leads", {})


def take_turn(g: Imperium, seat: int) -> None:
    """The seat takes a turn now."""
    begin_turn(g, seat)
    g.stack.append((TURN, seat, 0))
    steps = g.ruleset.turn_start[g.players[seat].leader]
    if steps:
        g.ruleset.take_steps(g, steps, seat)


def begin_turn(g: Imperium, seat: int) -> None:
    clear_turn(g)
    g.turn = seat
    if g.events is not None:
        g.tell(o.TURN_BEGAN, seat, -1, 1)
    for watch in g.ruleset.watchers[TURN_BEGAN][g.players[seat].leader]:
        watch(g, seat, -1)


def end_turn(g: Imperium) -> None:
    """The turn is over before an agent was sent or the hand revealed."""
    for place in reversed(range(len(g.stack))):
        node, seat, _ = g.stack[place]
        if node is TURN:
            g.stack[place : place + 1] = [(step, seat, 0) for step in g.ruleset.steps["turn_end"][::-1]]
            return


def clear_turn(g: Imperium) -> None:
    """Nobody takes a turn, and nothing of the last one is left."""
    g.turn = -1
    g.revealing = False
    g.played = -1
    g.space = -1
    g.extra_paid = False
    g.open = []
    g.visit_influence = 0
    g.recruited = 0
    g.deployed = 0
    g.units_sent = 0
    g.deployment = NOTHING
    g.spice_gained = 0
    g.spies_recalled = 0
    g.discarded = -1
    g.flow_acquired = False
    g.sword_cards = []
    g.repeated = False


TURN = Turn()
PLAYER_TURNS = PlayerTurns()
# What the turns of every game offer; modules bring more.
OFFERS: tuple[Offer, ...] = (PlayCard(), PlayPlot(), Deploy(), Buy())

register_steps({"turn": TURN, "player-turns": PLAYER_TURNS})
