"""Phase 2, player turns: Agent turns and Reveal turns, step by step as in the rulebook."""

from __future__ import annotations

from typing import Any

from sietch.core.combinators import Seq
from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG, EFFECT, NUMBER
from sietch.imperium import options as o
from sietch.imperium.agents import lasting_persuasion
from sietch.imperium.cards import acquirable, acquire, distinct, reveal_card
from sietch.imperium.components import (
    CARDS,
    GOODS,
    ICONS,
    INTRIGUES,
    LEADERS,
    NODES,
    SPACES,
    SPIED,
    Card,
    Space,
    name_id,
)
from sietch.imperium.contracts import check_harvest, complete_at
from sietch.imperium.influence import VISITS
from sietch.imperium.intrigue import intrigue_refusals, play_intrigue, plots
from sietch.imperium.resources import pay
from sietch.imperium.spies import GATHER, INFILTRATE
from sietch.imperium.state import Imperium, Player
from sietch.imperium.triggers import AGENT_SENT, REVEAL_BEGAN, happened
from sietch.imperium.troops import COMBAT_SPACE, FORBIDDEN, NOTHING, deploy, deployable


class Step(Node[Imperium]):
    """A step of the game itself, not an effect of a component."""

    def words(self) -> Words:
        return ("step", {})

    def icons(self) -> list[Icon]:
        return []

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


# ---- where an agent may go


class Board:
    """Masks over the spaces, made once from the components."""

    def __init__(self) -> None:
        self.all = (1 << len(SPACES)) - 1
        self.afford: list[list[int]] = []
        for what in range(3):
            costs = [space.cost[1] if space.cost and space.cost[0] == what else 0 for space in SPACES]
            rows = range(max(costs) + 1)
            self.afford.append([sum(1 << n for n, cost in enumerate(costs) if cost <= have) for have in rows])
        self.requirements = [
            (space.requirement[0], space.requirement[1], ~(1 << space.number))
            for space in SPACES
            if space.requirement is not None
        ]
        self.once = [space for space in SPACES if space.once]


_boards: dict[int, Board] = {}


def board() -> Board:
    """The masks for the spaces that are registered."""
    found = _boards.get(len(SPACES))
    if found is None:
        found = _boards[len(SPACES)] = Board()
    return found


def occupied(g: Imperium) -> int:
    mask = 0
    for p in g.players:
        mask |= p.at
    return mask


def enterable(g: Imperium, p: Player, ignoring_influence: bool) -> int:
    """The spaces the player could send an agent to if a card had the icon, as bits."""
    b = _boards.get(len(SPACES)) or board()
    taken = 0
    for q in g.players:
        taken |= q.at
    # Infiltrate: another player's agent does not block a space that an own spy watches.
    mask = b.all & ~(taken & (p.at | ~SPIED[p.spies]))
    goods = p.goods
    for what in (0, 1, 2):
        row = b.afford[what]
        have = goods[what]
        mask &= row[have] if have < len(row) else row[-1]
    for space in b.once:
        bit = 1 << space.number
        blocked = taken & bit & (p.at | ~SPIED[p.spies])
        if p.swordmaster:
            mask &= ~bit
        elif space.cost_after and not blocked and goods[0] >= space_cost(g, space)[1]:
            mask |= bit
    if not ignoring_influence:
        influence = p.influence
        for faction, n, others in b.requirements:
            if influence[faction] < n:
                mask &= others
    return mask


def space_cost(g: Imperium, space: Space) -> tuple[int, int]:
    """What entering costs now; the Swordmaster is cheaper once somebody has one."""
    if space.cost is None:
        return (0, 0)
    what, n = space.cost
    if space.cost_after and any(p.swordmaster for p in g.players):
        n = space.cost_after
    return (what, n)


def why_not_enter(g: Imperium, seat: int, card: Card | None, space: Space) -> Words | None:
    """Why the player cannot send an agent to a space, in the order a player would ask."""
    p = g.players[seat]
    bit = 1 << space.number
    spied = SPIED[p.spies] & bit
    if card is not None and not card.reach & bit and not (card.spy_icon and spied):
        return ("why-no-icon", {"icon": ICONS[space.icon]})
    if p.at & bit:
        return ("why-own-agent", {})
    if occupied(g) & bit and not spied:
        return ("why-occupied", {})
    if space.once and p.swordmaster:
        return ("why-has-swordmaster", {})
    if space.requirement is not None and not (card is not None and card.ignores_requirements):
        faction, n = space.requirement
        if p.influence[faction] < n:
            return ("why-influence", {"faction": ICONS[faction], "n": n, "have": p.influence[faction]})
    what, n = space_cost(g, space)
    if p.goods[what] < n:
        return ("why-goods", {"what": GOODS[what], "n": n, "have": p.goods[what]})
    return None


# ---- the turn


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
        return found

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-turn", {"agents": g.players[seat].agents})


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
    return options, must, order_matters


def take_effect(g: Imperium, seat: int, effect: int) -> None:
    g.open.remove(effect)
    NODES.nodes[effect].chosen(g, seat)


class AnyOrder(Seq[Imperium]):
    """Icons behind one condition: once it is met, each waits to be taken like any other effect of the turn."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.open += [part.number for part in self.parts]


class Taking(Step):
    """Take open effects in any order, with plot intrigue cards between them, until the turn is ended."""

    def more(self, g: Imperium, seat: int) -> list[int]:
        """Further options of the turn."""
        return []

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.discarded = -1  # what one effect discarded is nothing to the next
        if g.open:
            g.push(self, seat, 0)
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
            options += playable
            options += self.more(g, seat)
            if not must:
                options.append(o.END)
        if p.intrigues and len(options) == 1:
            # Whether somebody could play an intrigue card now is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        kind = option & ~ARG
        if kind == EFFECT:
            g.push(self, seat, 0)
            take_effect(g, seat, option & ARG)
        elif kind == o.INTRIGUE:
            g.push(self, seat, 0)
            play_intrigue(g, seat, option & ARG, INTRIGUES[option & ARG].plot)
        elif kind == o.END:
            self.end(g, seat)
        else:
            self.other(g, seat, option)

    def other(self, g: Imperium, seat: int, option: int) -> None:
        raise NotImplementedError

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
        return found


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

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
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


# ---- the Reveal turn


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
            options = [o.BUY | card for card in acquirable(g, seat, 0, p.persuasion)]
        if p.aside >= 0 and CARDS[p.aside].cost - 1 <= p.persuasion:
            options.append(o.BUY_ASIDE | p.aside)
            if o.BUY | p.aside in options and p.aside not in g.row:
                options.remove(o.BUY | p.aside)
        return options

    def other(self, g: Imperium, seat: int, option: int) -> None:
        g.push(self, seat, 0)
        p = g.players[seat]
        card = option & ARG
        if option & ~ARG == o.BUY:
            p.persuasion -= CARDS[card].cost
            acquire(g, seat, card)
        else:
            p.persuasion -= CARDS[card].cost - 1
            buy_aside(g, seat, card)

    def end(self, g: Imperium, seat: int) -> None:
        clean_up(g, seat)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        found = super().refusals(g, seat, x)
        have = g.players[seat].persuasion
        for card in acquirable(g, seat, have + 1, 99):
            found.append((o.BUY | card, ("why-persuasion", {"n": CARDS[card].cost, "have": have})))
        return found

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-reveal-turn", {"persuasion": g.players[seat].persuasion})


def buy_aside(g: Imperium, seat: int, card: int) -> None:
    """The card set aside for the player, even if another copy lies in the row."""
    from sietch.imperium.cards import after_acquiring

    p = g.players[seat]
    p.aside = -1
    p.discard.append(card)
    g.tell(o.ACQUIRED, seat, card, 1)
    after_acquiring(g, seat, card)


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


TURN = Turn()
SEND = Send()
PAY_EXTRA = PayExtra()
ARRIVE = Arrive()
AGENT_TURN = AgentTurn()
HOW_MANY = HowMany()
BEGIN_REVEAL = BeginReveal()
REVEAL_TURN = RevealTurn()
PLAYER_TURNS = PlayerTurns()

STEPS: dict[str, Node[Any]] = {
    "turn": TURN,
    "send": SEND,
    "pay-extra": PAY_EXTRA,
    "arrive": ARRIVE,
    "agent-turn": AGENT_TURN,
    "how-many": HOW_MANY,
    "begin-reveal": BEGIN_REVEAL,
    "reveal-turn": REVEAL_TURN,
    "player-turns": PLAYER_TURNS,
}
for _name, _step in STEPS.items():
    NODES.register(f"step.{_name}", _step)
