"""The Agent turn: an agent is sent to a space for the played card; then effects in any order and deployment."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG, NUMBER
from sietch.imperium import options as o
from sietch.imperium.components import CARDS, GOODS, LEADERS, SPACES, SPIED, name_id
from sietch.imperium.contracts import check_harvest, complete_at
from sietch.imperium.influence import VISITS
from sietch.imperium.open_effects import Taking
from sietch.imperium.resources import pay
from sietch.imperium.spaces import enterable, occupied, space_cost, why_not_enter
from sietch.imperium.spies import GATHER, INFILTRATE
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import AGENT_SENT, happened
from sietch.imperium.troops import COMBAT_SPACE, FORBIDDEN, NOTHING, deploy, deployable


class Send(Step):
    """Choose the space for the played card and send the agent."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        card = CARDS[g.played]
        reach = card.reach | SPIED[p.spies] if card.spy_icon else card.reach
        mask = reach & enterable(g, p, card.ignores_requirements)
        options = []
        while mask:
            low = mask & -mask
            options.append(o.SEND | low.bit_length() - 1)
            mask ^= low
        g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        """The cost is paid first; then infiltrate and gather intelligence, then everything else."""
        number = option & ARG
        space = SPACES[number]
        p = g.players[seat]
        bit = 1 << number
        others = occupied(g) & bit
        what, n = space_cost(g, space)
        p.agents -= 1
        p.at |= bit
        g.space = number
        g.tell(o.AGENT_SENT, seat, number, 1)
        if n:
            pay(g, seat, what, n)
        if CARDS[g.played].id == "signet-ring" and LEADERS[p.leader].forbids_deployment:
            g.deployment = FORBIDDEN
        elif space.combat:
            g.deployment = COMBAT_SPACE
        g.push(ARRIVE, seat, 0)
        if p.spies & space.posts:
            g.push(GATHER, seat, 0)
            if others:
                g.push(INFILTRATE, seat, 0)
        if space.extra is not None and p.goods[space.extra[0]] >= space.extra[1]:
            g.push(PAY_EXTRA, seat, 0)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        found = []
        for space in SPACES:
            reason = why_not_enter(g, seat, CARDS[g.played], space)
            if reason is not None:
                found.append((o.SEND | space.number, reason))
        return found

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-send", {"card": name_id(CARDS[g.played])})


class PayExtra(Step):
    """Some spaces take a further payment when the agent is sent."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [NUMBER | 0, NUMBER | self.extra(g)[1]])

    def extra(self, g: Imperium) -> tuple[int, int]:
        extra = SPACES[g.space].extra
        assert extra is not None
        return extra

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        what, n = self.extra(g)
        if option & ARG:
            g.extra_paid = True
            pay(g, seat, what, n)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        what, n = self.extra(g)
        return ("prompt-extra", {"what": GOODS[what], "n": n})


class Arrive(Step):
    """The agent stands on the space: its effects, the card's, influence and contracts can be taken."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        space = SPACES[g.space]
        g.open += space.extra_open if g.extra_paid else space.open
        g.open += CARDS[g.played].agent_open
        if space.faction >= 0:
            g.visit_influence = 1
            g.open.append(VISITS[space.faction].number)
        g.push(AGENT_TURN, seat, 0)
        if space.location >= 0:
            controller = g.control[space.location]
            if controller >= 0:
                bonus = space.control_bonus
                assert bonus is not None
                g.tell(o.CONTROL_BONUS, controller, space.number, 1)
                bonus.run(g, controller, 0)
        if g.players[seat].contracts:
            complete_at(g, seat, space.number)
            check_harvest(g, seat)
        happened(g, AGENT_SENT, seat, space.number)


class AgentTurn(Taking):
    """After the agent is sent: effects in any order, deployment, end of turn."""

    def more(self, g: Imperium, seat: int) -> list[int]:
        return [o.DEPLOY] if g.deployment and deployable(g, seat) > 0 else []

    def other(self, g: Imperium, seat: int, option: int) -> None:
        g.push(self, seat, 0)
        g.push(HOW_MANY, seat, 0)

    def end(self, g: Imperium, seat: int) -> None:
        g.open = []

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        found = super().refusals(g, seat, x)
        if o.DEPLOY not in g.options:
            if g.deployment == FORBIDDEN:
                reason: Words = ("why-deployment-forbidden", {})
            elif g.deployment == NOTHING:
                reason = ("why-no-combat-space", {})
            elif not g.players[seat].garrison:
                reason = ("why-no-troops-in-garrison", {})
            else:
                reason = ("why-deployment-limit", {"n": g.deployed})
            found.append((o.DEPLOY, reason))
        return found

    def question(self, g: Imperium, seat: int) -> Words:
        return ("prompt-agent-turn", {})


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
ARRIVE = Arrive()
AGENT_TURN = AgentTurn()
HOW_MANY = HowMany()

register_steps({"send": SEND, "pay-extra": PAY_EXTRA, "arrive": ARRIVE, "agent-turn": AGENT_TURN, "how-many": HOW_MANY})
