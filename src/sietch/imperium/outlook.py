"""What a seat may expect of an option: amounts by feature name, from the trees and from what the seat can see.

Nothing here looks at another player's cards or into a pile; of those only the size is known. Swords, sandworms and
deployed troops are told by what they bring: the expected rewards of the conflict.
"""

from __future__ import annotations

from collections.abc import Callable

from sietch.core.combinators import May
from sietch.core.node import Features, Node, add_features
from sietch.core.state import ARG, BRANCH, EFFECT, NO, NUMBER, YES
from sietch.imperium import options as o
from sietch.imperium.acquiring import AcquireForSolari
from sietch.imperium.agent_turn import PayAmount, PayExtra
from sietch.imperium.bits import bits
from sietch.imperium.cards import LookAtThree
from sietch.imperium.combat_outlook import Combat, in_conflict, joining
from sietch.imperium.components import (
    CARDS,
    GOODS,
    INTRIGUES,
    LEADERS,
    NODES,
    Card,
    Space,
)
from sietch.imperium.influence import BONUS_AT, POINT_AT, Influence, influence_features
from sietch.imperium.lines import Lines
from sietch.imperium.receiving import pieces, receiver
from sietch.imperium.rounds import ENDGAME, Defend
from sietch.imperium.shield_wall import Detonate
from sietch.imperium.spaces import enterable, extra_cost, occupied, reach_of, space_cost
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import AGENT_SENT
from sietch.imperium.troops import FORBIDDEN, GARRISON_LIMIT, Retreat, deployable, units

# How sure it is that a memory of where agents stood pays.
RETURN_CHANCE = 0.3


def option_features(g: Imperium, seat: int, option: int) -> Features:
    """What `seat`, who decides now, may expect of one of its options."""
    expect = g.ruleset.expectations.get(option & ~ARG)
    return {} if expect is None else expect(g, seat, option & ARG)


def asking(g: Imperium) -> Node[Imperium] | None:
    return None if g.asking is None else g.asking[0]


def effect(g: Imperium, seat: int, number: int) -> Features:
    """An open effect, a branch or a step of training; who picks a deployment must deploy."""
    return in_conflict(g, seat, add_features({}, NODES.nodes[number].features(g, seat)), least=1)


# ---- Agent turns


def play(g: Imperium, seat: int, number: int) -> Features:
    """The Agent box and the best space within reach, less what the card would give when revealed."""
    card = CARDS[number]
    combat = Combat(g, seat)
    reach = reach_of(g, seat, number)
    best: Features | None = None
    best_worth = 0.0
    for place in bits(reach & enterable(g, seat, (number,))):
        found = visit(g, seat, g.ruleset.spaces[place], combat)
        found_worth = combat.worth(found)
        if best is None or found_worth > best_worth:
            best, best_worth = found, found_worth
    total = best or {}
    for node in card.agent:
        add_features(total, node.features(g, seat))
    add_features(total, revealed(g, seat, card), -1.0)
    return in_conflict(g, seat, total, combat)


def revealed(g: Imperium, seat: int, card: Card) -> Features:
    """What a card in hand would give in the Reveal turn; swords count only with units in the conflict."""
    total: Features = {}
    for node in card.reveal:
        add_features(total, node.features(g, seat))
    if not units(g, receiver(g, seat)):
        total.pop("sword", None)
    return total


def send(g: Imperium, seat: int, number: int) -> Features:
    return visit(g, seat, g.ruleset.spaces[number], Combat(g, seat))


def visit(g: Imperium, seat: int, space: Space, combat: Combat) -> Features:
    """An agent sent to a space: its cost, its effects, influence, abilities, what modules add, and troops to deploy."""
    p = g.players[seat]
    bit = 1 << space.number
    total = spread_out(g, seat, space, combat)
    what, n = space_cost(g, seat, space)
    if n:
        add_features(total, {GOODS[what]: -float(n)})
    if space.visit is not None:
        add_features(total, space.visit.features(g, seat))
    elif space.faction >= 0:
        add_features(total, influence_features(g, seat, space.faction, 1))
    if occupied(g) & bit:
        add_features(total, {"spy": -1.0})
    if space.location >= 0 and g.control[space.location] == seat and space.control_bonus is not None:
        add_features(total, space.control_bonus.features(g, seat))
    for module in g.ruleset.modules:
        module.visit(g, seat, space, total)
    for when in LEADERS[p.leader].whens:
        if when.trigger.occurrence == AGENT_SENT and when.trigger.fits(g, seat, seat, space.number):
            add_features(total, when.node.features(g, seat))
    total = in_conflict(g, seat, total, combat)
    if space.combat and g.deployment != FORBIDDEN:
        recruits = int(max(0.0, total.get("troop", 0.0)))
        most = min(GARRISON_LIMIT + recruits, pieces(g, seat).garrison + recruits)
        add_features(total, combat.best_deployment(most, 0, *joining(g, seat)))
    return total


def spread_out(g: Imperium, seat: int, space: Space, combat: Combat) -> Features:
    """The effects printed on a space, with its further payment where that is better."""
    total = printed(g, seat, space.effects)
    if space.amounts:
        return best_amount(g, seat, space, combat)
    if space.extra is not None and g.players[seat].goods[space.extra[0]] >= extra_cost(g, seat, space)[1]:
        with_extra = extra_paid(g, seat, space)
        if combat.worth(with_extra) > combat.worth(total):
            return with_extra
    return total


def printed(g: Imperium, seat: int, effects: tuple[Node[Imperium], ...]) -> Features:
    total: Features = {}
    for node in effects:
        add_features(total, node.features(g, seat))
    return total


def extra_paid(g: Imperium, seat: int, space: Space) -> Features:
    what, n = extra_cost(g, seat, space)
    return add_features(printed(g, seat, space.extra_effects), {GOODS[what]: -float(n)})


def amount_paid(g: Imperium, seat: int, space: Space, paid: int) -> Features:
    """What a space gives for an amount, beyond the least that it costs."""
    assert space.cost is not None
    what, least = space.cost
    effects = next(effects for n, effects in space.amounts if n == paid)
    return add_features(printed(g, seat, effects), {GOODS[what]: -float(paid - least)})


def best_amount(g: Imperium, seat: int, space: Space, combat: Combat) -> Features:
    assert space.cost is not None
    have = g.players[seat].goods[space.cost[0]]
    amounts = (amount_paid(g, seat, space, n) for n, _ in space.amounts if n <= have)
    return max(amounts, key=combat.worth, default={})


def deploy(g: Imperium, seat: int, _: int) -> Features:
    return Combat(g, seat).best_deployment(deployable(g, seat), least=1)


def number(g: Imperium, seat: int, n: int) -> Features:
    """How many: troops to deploy or to retreat, or a further payment."""
    node = asking(g)
    if isinstance(node, PayExtra):
        space = g.ruleset.spaces[g.space]
        return extra_paid(g, seat, space) if n else printed(g, seat, space.effects)
    if isinstance(node, PayAmount):
        return amount_paid(g, seat, g.ruleset.spaces[g.space], n)
    if isinstance(node, Retreat):
        return in_conflict(g, seat, {"retreat": float(n)})
    return Combat(g, seat).deployment(n)


def yes(g: Imperium, seat: int, _: int) -> Features:
    if g.asking is None:
        return {}
    node, _, x = g.asking
    if isinstance(node, Lines):
        return in_conflict(g, seat, add_features({}, node.asked(g, seat, x).features(g, seat)))
    if isinstance(node, Defend):
        return Combat(g, seat).change(troops=1)
    if isinstance(node, (May, Detonate)):
        return in_conflict(g, seat, add_features({}, node.features(g, seat)))
    return {}


def no(g: Imperium, seat: int, _: int) -> Features:
    """Nothing, unless leaving it is worth something."""
    node = asking(g)
    return {} if node is None else node.declined(g, seat)


# ---- cards


def intrigue(g: Imperium, seat: int, number: int) -> Features:
    """What the card does in this phase; it is spent, and a later turn might have been a better one for it."""
    card = INTRIGUES[number]
    node: Node[Imperium] | None = getattr(card, getattr(asking(g), "plays", "plot"))
    total: Features = {} if node is None else add_features({}, node.features(g, seat))
    if g.phase != ENDGAME:
        add_features(total, {"played-intrigue": 1.0})
    return in_conflict(g, seat, total)


def trash_intrigue(g: Imperium, seat: int, number: int) -> Features:
    """A card that could be played now is the worse loss."""
    plot = INTRIGUES[number].plot
    return {"intrigue": -1.0 if plot is not None and plot.possible(g, seat) else -0.8}


def acquired(g: Imperium, seat: int, number: int) -> Features:
    """A new card: its cost says how good it is, its tree what it gives at once."""
    card = CARDS[number]
    total: Features = {
        "acquired-cost": float(card.value),
        "acquired-icons": float(len(card.icons)),
        "acquired-persuasion": float(card.persuasion),
        "acquired-sword": float(card.swords),
    }
    if card.acquire is not None:
        add_features(total, card.acquire.features(g, seat))
    for module in g.ruleset.modules:
        module.acquired(g, seat, number, total)
    return in_conflict(g, seat, total)


def acquire(g: Imperium, seat: int, number: int) -> Features:
    total = acquired(g, seat, number)
    if isinstance(asking(g), AcquireForSolari):
        add_features(total, {"solari": -float(CARDS[number].cost), "card": 1.0})
    return total


def lost(card: Card) -> Features:
    """A card that leaves the deck: cheap ones are better gone."""
    return {
        "trash": 1.0,
        "trashed-cost": float(card.value),
        "trashed-icons": float(len(card.icons)),
        "trashed-persuasion": float(card.persuasion),
        "trashed-sword": float(card.swords),
    }


def trash(g: Imperium, seat: int, number: int) -> Features:
    card = CARDS[number]
    total = lost(card)
    if card.on_trash is not None:
        add_features(total, card.on_trash.features(g, seat))
    return in_conflict(g, seat, total)


def trash_hand(g: Imperium, seat: int, number: int) -> Features:
    """As well: it cannot be played or revealed this round."""
    return add_features(trash(g, seat, number), out_of_hand(g, seat, number))


def discard(g: Imperium, seat: int, number: int) -> Features:
    card = CARDS[number]
    total = out_of_hand(g, seat, number)
    if card.on_discard is not None:
        add_features(total, card.on_discard.features(g, seat))
    return in_conflict(g, seat, total)


def out_of_hand(g: Imperium, seat: int, number: int) -> Features:
    card = CARDS[number]
    total = add_features({}, revealed(g, seat, card), -1.0)
    if g.players[seat].agents and card.icons:
        add_features(total, {"hand-icons": -float(len(card.icons))})
    return in_conflict(g, seat, total)


def keep(g: Imperium, seat: int, number: int) -> Features:
    return add_features({"card": 1.0}, out_of_hand(g, seat, number), -1.0)


def throw(g: Imperium, seat: int, number: int) -> Features:
    """The one that is left is trashed: better a good card is thrown than burnt."""
    assert isinstance(asking(g), LookAtThree)
    return add_features({}, lost(CARDS[number]), -1.0)


# ---- influence, agents, spies, the end


def faction(g: Imperium, seat: int, number: int) -> Features:
    node = asking(g)
    return influence_features(g, seat, number, node.n if isinstance(node, Influence) else 1)


def lose(g: Imperium, seat: int, number: int) -> Features:
    """A step down, and the points that go with it."""
    seat = receiver(g, seat)
    level = g.players[seat].influence[number]
    points = 1.0 if level == POINT_AT else 0.0
    if g.alliances[number] == seat:
        tied = any(other != seat and q.influence[number] == level for other, q in enumerate(g.players))
        points += 1.0 if tied or level == BONUS_AT else 0.0
    return {"influence": -1.0, "victory-point": -points}


def heir(g: Imperium, seat: int, number: int) -> Features:
    return {"rival-points": float(g.players[number].points)}


def agent(g: Imperium, seat: int, number: int) -> Features:
    """The agent comes back, and the space is free to be visited again."""
    again = printed(g, seat, g.ruleset.spaces[number].effects)
    return add_features({"agent": 1.0}, in_conflict(g, seat, again), RETURN_CHANCE)


def post(g: Imperium, seat: int, number: int) -> Features:
    """A spy sees the connected spaces; where other agents stand it lets one in."""
    return {"spy": 1.0, **watched(g, number)}


def recall(g: Imperium, seat: int, number: int) -> Features:
    return add_features({}, post(g, seat, number), -1.0)


def gather(g: Imperium, seat: int, number: int) -> Features:
    return add_features(recall(g, seat, number), {"card": 1.0})


def watched(g: Imperium, number: int) -> Features:
    facts = g.ruleset.posts[number]
    return {
        "watched-spaces": float(len(facts.spaces)),
        "watched-agents": float((occupied(g) & facts.mask).bit_count()),
    }


def matched(g: Imperium, seat: int, _: int) -> Features:
    return {"victory-point": 1.0}


Expectation = Callable[[Imperium, int, int], Features]

# Revealing, ending, passing, and the choice of a leader promise nothing by themselves.
EXPECTATIONS: dict[int, Expectation] = {
    NO: no,
    YES: yes,
    NUMBER: number,
    BRANCH: effect,
    EFFECT: effect,
    o.TRAIN: effect,
    o.PLAY: play,
    o.SEND: send,
    o.DEPLOY: deploy,
    o.INTRIGUE: intrigue,
    o.TRASH_INTRIGUE: trash_intrigue,
    o.BUY: acquired,
    o.BUY_ASIDE: acquired,
    o.SET_ASIDE: acquired,
    o.ACQUIRE: acquire,
    o.DISCARD: discard,
    o.TRASH_HAND: trash_hand,
    o.TRASH_DISCARD: trash,
    o.TRASH_PLAY: trash,
    o.BURN: trash,
    o.KEEP: keep,
    o.THROW: throw,
    o.FACTION: faction,
    o.LOSE: lose,
    o.HEIR: heir,
    o.AGENT: agent,
    o.POST: post,
    o.RECALL: recall,
    o.INFILTRATE: recall,
    o.GATHER: gather,
    o.MATCH: matched,
    o.MATCH_OBJECTIVE: matched,
}
