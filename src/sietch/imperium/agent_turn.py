"""The Agent turn: an agent is sent to a space for the played card; then effects in any order and deployment."""

from __future__ import annotations

from typing import Any

from sietch.core.node import Node, Words
from sietch.core.state import ARG, NUMBER
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.agents import leave, ready
from sietch.imperium.bits import bits
from sietch.imperium.components import CARDS, GOODS, LEADERS, Space, name_id
from sietch.imperium.control import controller_of
from sietch.imperium.influence import VISITS
from sietch.imperium.offers import Offer
from sietch.imperium.open_effects import Taking
from sietch.imperium.receiving import of_receiver, pieces
from sietch.imperium.resources import pay
from sietch.imperium.spaces import (
    enterable,
    extra_cost,
    occupied,
    passed_without_spy,
    reach_of,
    space_cost,
    why_not_enter,
)
from sietch.imperium.spies import GATHER, INFILTRATE
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import AGENT_SENT, SPACE_PAID, happened
from sietch.imperium.troops import COMBAT_SPACE, FORBIDDEN, NOTHING, deploy, deployable


def played(g: Imperium) -> list[int]:
    """The cards for which the agent of this turn is sent: one, or two that are played together."""
    partner = g.ruleset.partner
    if partner is None or (other := partner(g)) < 0:
        return [g.played]
    return [g.played, other]


class Send(Step):
    """Choose the space for the played card and send the agent."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        cards = played(g)
        mask = 0
        for card in cards:
            mask |= reach_of(g, seat, card)
        mask &= enterable(g, seat, cards)
        options = []
        while mask:
            low = mask & -mask
            options.append(o.SEND | low.bit_length() - 1)
            mask ^= low
        g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        """The cost is paid first; then infiltrate and gather intelligence, then everything else."""
        number = option & ARG
        space = g.ruleset.spaces[number]
        p = g.players[seat]
        bit = 1 << number
        watched = p.spies & space.posts
        others = watched and occupied(g) & bit
        cards = played(g)
        what, n = space_cost(g, seat, space, cards)
        p.agents -= 1
        if p.at & bit:
            for joined in g.ruleset.joining:
                joined(g, seat, number)
        p.at |= bit
        for put in g.ruleset.agents_sent:
            put(g, seat, number)
        g.space = number
        if g.events is not None:
            g.tell(o.AGENT_SENT, seat, number, 1)
        if n and not space.amounts:
            pay_for_space(g, seat, what, n)
        if LEADERS[p.leader].forbids_deployment and any(CARDS[card].uses_signet for card in cards):
            g.deployment = FORBIDDEN
        elif space.combat:
            g.deployment = COMBAT_SPACE
        g.stack.append((ARRIVE, seat, 0))
        if watched:
            g.push(GATHER, seat, 0)
            if others and not passed_without_spy(g, seat, cards) & bit:
                g.push(INFILTRATE, seat, 0)
        if space.amounts:
            g.push(PAY_AMOUNT, seat, 0)
        elif space.extra is not None:
            what, n = extra_cost(g, seat, space)
            if p.goods[what] >= n:
                g.push(PAY_EXTRA, seat, 0)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        found = []
        for space in g.ruleset.spaces.values():
            reason = why_not_enter(g, seat, played(g), space)
            if reason is not None:
                found.append((o.SEND | space.number, reason))
        return found

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-send", {"card": name_id(CARDS[g.played])})


class PayExtra(Step):
    """Some spaces take a further payment when the agent is sent."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [NUMBER | 0, NUMBER | extra_cost(g, seat, g.ruleset.spaces[g.space])[1]])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option & ARG:
            g.extra_paid = True
            pay_for_space(g, seat, *extra_cost(g, seat, g.ruleset.spaces[g.space]))

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        what, n = extra_cost(g, seat, g.ruleset.spaces[g.space])
        return ("prompt-extra", {"what": GOODS[what], "n": n})


class PayAmount(Step):
    """At some spaces the player chooses how much to pay when the agent is sent; each amount gives something else."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        have = g.players[seat].goods[self.good(g)]
        g.ask(self, seat, x, [NUMBER | n for n, _ in g.ruleset.spaces[g.space].amounts if n <= have])

    def good(self, g: Imperium) -> int:
        cost = g.ruleset.spaces[g.space].cost
        assert cost is not None
        return cost[0]

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        pay_for_space(g, seat, self.good(g), option & ARG)
        for n, effects in g.ruleset.spaces[g.space].amounts:
            if n == option & ARG:
                g.open += [node.number for node in effects]

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-amount", {"what": GOODS[self.good(g)]})


def pay_for_space(g: Imperium, seat: int, what: int, n: int) -> None:
    """The cost of sending an agent to a space."""
    pay(g, seat, what, n)
    if n and g.ruleset.heeded[SPACE_PAID]:
        happened(g, SPACE_PAID, seat, what)


class WhichAgent(Step):
    """Some cards send an own agent from wherever it is: it is taken up first."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        options = [o.AT_LEADER] if ready(g, seat) else []
        g.ask(self, seat, x, options + [o.AGENT | place for place in bits(p.at)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option != o.AT_LEADER:
            leave(g, seat, option & ARG)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-which-agent", {})


class Arrive(Step):
    """The agent stands on the space: its effects, the card's and influence can be taken."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        space = g.ruleset.spaces[g.space]
        g.open += space.extra_open if g.extra_paid else space.open
        g.open += CARDS[g.played].agent_open
        if g.ruleset.partner is not None:
            for card in played(g)[1:]:
                g.open += CARDS[card].agent_open
        if space.faction >= 0:
            g.visit_influence = 1
            visit: Node[Any] = VISITS[space.faction] if space.visit is None else space.visit
            g.open.append(visit.number)
        g.stack.append((AGENT_TURN, seat, 0))
        if space.location >= 0:
            pay_controller(g, space)
        happened(g, AGENT_SENT, seat, space.number)


def pay_controller(g: Imperium, space: Space) -> None:
    """An agent came to a location: who controls it has its bonus."""
    controller = controller_of(g, space.location)
    if controller >= 0 and not any(forgoes(g, controller) for forgoes in g.ruleset.forgoing):
        bonus = space.control_bonus
        assert bonus is not None
        g.tell(o.CONTROL_BONUS, controller, space.number, 1)
        if not any(receives(g, controller, bonus) for receives in g.ruleset.taking):
            bonus.run(g, controller, 0)


class AgentTurn(Taking):
    """After the agent is sent: effects in any order, deployment, end of turn."""

    def end(self, g: Imperium, seat: int) -> None:
        g.open = []
        steps = g.ruleset.steps["turn_end"]
        if steps:
            g.ruleset.take_steps(g, steps, seat)

    def question(self, g: Imperium, seat: int) -> Words:
        return ("prompt-agent-turn", {})


class Deploy(Offer):
    """Troops to the conflict, by the right of the space or of an effect."""

    kinds = (o.DEPLOY,)
    moments = (offers.AGENT_TURN,)
    needs_pieces = "garrison"

    def options(self, g: Imperium, seat: int) -> list[int]:
        return [o.DEPLOY] if g.deployment and deployable(g, seat) > 0 else []

    def take(self, g: Imperium, seat: int, option: int) -> None:
        g.push(HOW_MANY, seat, 0)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        if o.DEPLOY in g.options:
            return []
        if g.deployment == FORBIDDEN:
            reason = of_receiver(g, seat, ("why-deployment-forbidden", {}))
        elif g.deployment == NOTHING:
            reason = ("why-no-combat-space", {})
        elif not pieces(g, seat).garrison:
            reason = of_receiver(g, seat, ("why-no-troops-in-garrison", {}))
        else:
            reason = of_receiver(g, seat, ("why-deployment-limit", {"n": g.deployed}))
        return [(o.DEPLOY, reason)]


class HowMany(Step):
    """How many troops to deploy by the right of the space."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [NUMBER | n for n in range(1, deployable(g, seat) + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        g.deployed += option & ARG
        deploy(g, seat, option & ARG)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-deploy", {"n": deployable(g, seat)})


SEND = Send()
PAY_EXTRA = PayExtra()
PAY_AMOUNT = PayAmount()
WHICH_AGENT = WhichAgent()
ARRIVE = Arrive()
AGENT_TURN = AgentTurn(offers.AGENT_TURN)
HOW_MANY = HowMany()

register_steps({"send": SEND, "pay-extra": PAY_EXTRA, "arrive": ARRIVE, "agent-turn": AGENT_TURN, "how-many": HOW_MANY})
register_steps({"pay-amount": PAY_AMOUNT, "which-agent": WHICH_AGENT})
