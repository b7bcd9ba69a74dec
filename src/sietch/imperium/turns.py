"""Phase 2, player turns: whose turn it is, and the choice between an Agent turn and the Reveal turn."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.agent_turn import SEND
from sietch.imperium.cards import distinct
from sietch.imperium.components import CARDS, INTRIGUES, SPACES, SPIED, Space, name_id
from sietch.imperium.intrigue import intrigue_refusals, play_intrigue, plots
from sietch.imperium.open_effects import take_effect
from sietch.imperium.reveal_turn import BEGIN_REVEAL
from sietch.imperium.spaces import enterable, why_not_enter
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import NOTHING


class PlayerTurns(Step):
    """Phase 2: turns clockwise; who has revealed is skipped; all revealed ends the phase. seat: whose turn."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = len(g.players)
        for step in range(players):
            other = (seat + step) % players
            if not g.players[other].has_revealed:
                g.push(self, (other + 1) % players, 0)
                begin_turn(g, other)
                g.push(TURN, other, 0)
                return
        clear_turn(g)


class Turn(Step):
    """Play a card to send an agent, or reveal; plot intrigue cards at any time."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.open:
            # What a plot card has set off (an ability, an immediate contract) comes before the turn goes on.
            g.push(self, seat, 0)
            take_effect(g, seat, g.open[0])
            return
        p = g.players[seat]
        options = []
        if p.agents:
            mask = enterable(g, p, False)
            spied = SPIED[p.spies]
            for number in distinct(p.hand):
                card = CARDS[number]
                reach = card.reach | spied if card.spy_icon else card.reach
                if reach & mask or (card.ignores_requirements and reach & enterable(g, p, True)):
                    options.append(o.PLAY | number)
        if p.intrigues:
            options += plots(g, seat)
        options.append(o.REVEAL)
        if len(options) == 1 and (p.intrigues or (p.agents and p.hand)):
            # That nothing else is possible is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        kind = option & ~ARG
        if kind == o.PLAY:
            p = g.players[seat]
            card = option & ARG
            p.hand.remove(card)
            p.in_play.append(card)
            g.played = card
            g.tell(o.CARD_PLAYED, seat, card, 1)
            g.push(SEND, seat, 0)
        elif kind == o.INTRIGUE:
            g.push(self, seat, 0)
            play_intrigue(g, seat, option & ARG, INTRIGUES[option & ARG].plot)
        else:
            g.push(BEGIN_REVEAL, seat, 0)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        found = intrigue_refusals(g, seat, "plot")
        p = g.players[seat]
        offered = set(g.options)
        for number in distinct(p.hand):
            if o.PLAY | number not in offered:
                if not p.agents:
                    reason: Words = ("why-no-agents", {})
                elif not CARDS[number].icons:
                    reason = ("why-no-agent-icons", {})
                else:
                    reason = ("why-no-space", {})
                found.append((o.PLAY | number, reason))
        if p.agents:
            found += [(o.SEND | space.number, why_space(g, seat, space)) for space in SPACES]
        return found

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-turn", {"agents": g.players[seat].agents})


def why_space(g: Imperium, seat: int, space: Space) -> Words:
    """Before a card is chosen: which cards of the hand lead to a space, or why none does."""
    p = g.players[seat]
    cards = [CARDS[number] for number in distinct(p.hand)]
    leading = [card for card in cards if why_not_enter(g, seat, card, space) is None]
    if leading:
        return ("why-choose-card", {"cards_options": tuple(name_id(card) for card in leading)})
    reasons = [why_not_enter(g, seat, card, space) for card in cards]
    # A reason that is not just a missing icon says more.
    telling = [reason for reason in reasons if reason is not None and reason[0] != "why-no-icon"]
    return telling[0] if telling else ("why-no-card-leads", {})


def begin_turn(g: Imperium, seat: int) -> None:
    clear_turn(g)
    g.turn = seat
    g.tell(o.TURN_BEGAN, seat, -1, 1)


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

register_steps({"turn": TURN, "player-turns": PLAYER_TURNS})
