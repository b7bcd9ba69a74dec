"""What a seat may expect of an option: amounts by feature name, from the trees and from what the seat can see.

Nothing here looks at another player's cards or into a pile; of those only the size is known. Swords, sandworms and
deployed troops are told by what they bring: the expected rewards of the conflict.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf

from sietch.core.combinators import May
from sietch.core.node import Features, Node, add_features
from sietch.core.prices import weighed
from sietch.core.state import ARG, BRANCH, EFFECT, NO, NUMBER, YES
from sietch.imperium import options as o
from sietch.imperium.acquiring import AcquireForSolari
from sietch.imperium.agent_turn import PayAmount, PayExtra
from sietch.imperium.appraisal import own_cards
from sietch.imperium.bits import bits
from sietch.imperium.cards import LookAtThree
from sietch.imperium.combat_outlook import Combat, joining
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
# What is told by what it changes in the conflict.
UNITS = frozenset(("sword", "sandworm", "deploy", "retreat"))


class Outlook:
    """All that is reckoned once for a decision of one seat."""

    __slots__ = ("_combat", "_reach", "_visits", "g", "prices", "seat")

    def __init__(self, g: Imperium, seat: int, prices: Mapping[str, float]) -> None:
        self.g, self.seat = g, seat
        self.prices = prices
        self._combat: Combat | None = None
        self._reach: tuple[int, int] | None = None
        self._visits: dict[int, tuple[float, Features]] = {}

    def features(self, option: int) -> Features:
        """What the seat, who decides now, may expect of one of its options."""
        expect = self.g.ruleset.expectations.get(option & ~ARG)
        return {} if expect is None else expect(self, option & ARG)

    def worth(self, option: int) -> float:
        """What these features come to, quickly."""
        expect = self.g.ruleset.expectations.get(option & ~ARG)
        if expect is None:
            return 0.0
        number = option & ARG
        if expect is send:
            return self.best_worth(1 << number)
        if expect is play:
            return self.best_worth(within_reach(self, number)) + weighed(card_itself(self, number), self.prices)
        return weighed(expect(self, number), self.prices)

    def sequel(self, option: int) -> int:
        """What the next question is answered with, where an option was told by the best that it leads to: of a card
        the space. -1: nothing is known of it."""
        if self.g.ruleset.expectations.get(option & ~ARG) is not play:
            return -1
        place = self.best_place(within_reach(self, option & ARG))
        return -1 if place < 0 else o.SEND | place

    @property
    def combat(self) -> Combat:
        found = self._combat
        if found is None:
            found = self._combat = Combat(self.g, self.seat, self.prices)
        return found

    @property
    def reach(self) -> tuple[int, int]:
        """The agent icons that some card of the seat has, and those that at least two have, as bits."""
        found = self._reach
        if found is None:
            once = twice = 0
            for card in own_cards(self.g.players[self.seat]):
                icons = CARDS[card].icon_mask
                twice |= once & icons
                once |= icons
            found = self._reach = once, twice
        return found

    def anew(self) -> Outlook:
        """The same decision, where something is supposed to lie otherwise that the conflict does not know of."""
        found = Outlook(self.g, self.seat, self.prices)
        found._combat = self._combat
        return found

    def best_place(self, places: int) -> int:
        """The best of these spaces, -1 if there is none."""
        known = self._visits
        best, found = -inf, -1
        for place in bits(places):
            if place not in known:
                features = visit(self, self.g.ruleset.spaces[place])
                known[place] = weighed(features, self.prices), features
            worth = known[place][0]
            if worth > best:
                best, found = worth, place
        return found

    def best_visit(self, places: int) -> Features:
        """What the best of these spaces would bring."""
        place = self.best_place(places)
        return {} if place < 0 else self._visits[place][1].copy()

    def best_worth(self, places: int) -> float:
        """What it is worth."""
        place = self.best_place(places)
        return 0.0 if place < 0 else self._visits[place][0]

    def in_conflict(self, features: Features, least: int = 0) -> Features:
        """Swords, sandworms, deployed and retreated troops told by what they change in the conflict.

        least: how many troops must be deployed where some may be.
        """
        if features.keys().isdisjoint(UNITS):
            return features
        g, seat = self.g, self.seat
        swords = features.pop("sword", 0.0)
        worms = features.pop("sandworm", 0.0)
        deploy = features.pop("deploy", 0.0)
        retreat = min(features.pop("retreat", 0.0), pieces(g, seat).troops)
        if swords or worms or retreat:
            change = self.combat.change(troops=-int(retreat), worms=int(worms), swords=int(swords))
            add_features(features, change)
            features["troop"] = features.get("troop", 0.0) + retreat
        if deploy:
            add_features(features, self.combat.best_deployment(min(int(deploy), pieces(g, seat).garrison), least))
        return features


def asking(g: Imperium) -> Node[Imperium] | None:
    return None if g.asking is None else g.asking[0]


def effect(look: Outlook, number: int) -> Features:
    """An open effect, a branch or a step of training; who picks a deployment must deploy."""
    g, seat = look.g, look.seat
    return look.in_conflict(add_features({}, NODES.nodes[number].features(g, seat)), least=1)


# ---- Agent turns


def play(look: Outlook, number: int) -> Features:
    """The best space within reach, and the card itself."""
    return add_features(look.best_visit(within_reach(look, number)), card_itself(look, number))


def within_reach(look: Outlook, number: int) -> int:
    g, seat = look.g, look.seat
    return reach_of(g, seat, number) & enterable(g, seat, (number,))


def card_itself(look: Outlook, number: int) -> Features:
    """The Agent box, less what the card would give when revealed."""
    g, seat = look.g, look.seat
    card = CARDS[number]
    total: Features = {}
    for node in card.agent:
        add_features(total, node.features(g, seat))
    return look.in_conflict(add_features(total, revealed(g, seat, card), -1.0))


def revealed(g: Imperium, seat: int, card: Card) -> Features:
    """What a card in hand would give in the Reveal turn; swords count only with units in the conflict."""
    total: Features = {}
    for node in card.reveal:
        add_features(total, node.features(g, seat))
    if not units(g, receiver(g, seat)):
        total.pop("sword", None)
    return total


def send(look: Outlook, number: int) -> Features:
    return look.best_visit(1 << number)


def visit(look: Outlook, space: Space) -> Features:
    """An agent sent to a space: its cost, its effects, influence, abilities, what modules add, and troops to deploy."""
    g, seat = look.g, look.seat
    p = g.players[seat]
    bit = 1 << space.number
    total = spread_out(look, space)
    what, n = space_cost(g, seat, space)
    if n:
        total[GOODS[what]] = total.get(GOODS[what], 0.0) - n
    if space.visit is not None:
        add_features(total, space.visit.features(g, seat))
    elif space.faction >= 0:
        add_features(total, influence_features(g, seat, space.faction, 1))
    if occupied(g) & bit:
        total["spy"] = total.get("spy", 0.0) - 1.0
    if space.location >= 0 and g.control[space.location] == seat and space.control_bonus is not None:
        add_features(total, space.control_bonus.features(g, seat))
    for module in g.ruleset.modules:
        module.visit(g, seat, space, total)
    for when in LEADERS[p.leader].whens:
        if when.trigger.occurrence == AGENT_SENT and when.trigger.fits(g, seat, seat, space.number):
            add_features(total, when.node.features(g, seat))
    total = look.in_conflict(total)
    if space.combat and g.deployment != FORBIDDEN:
        recruits = int(max(0.0, total.get("troop", 0.0)))
        most = min(GARRISON_LIMIT + recruits, pieces(g, seat).garrison + recruits)
        add_features(total, look.combat.best_deployment(most, 0, *joining(g, seat)))
    return total


def spread_out(look: Outlook, space: Space) -> Features:
    """The effects printed on a space, with its further payment where that is better."""
    g, seat = look.g, look.seat
    if space.amounts:
        return best_amount(look, space)
    total = printed(g, seat, space.effects)
    if space.extra is not None and g.players[seat].goods[space.extra[0]] >= extra_cost(g, seat, space)[1]:
        with_extra = extra_paid(g, seat, space)
        if weighed(with_extra, look.prices) > weighed(total, look.prices):
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


def best_amount(look: Outlook, space: Space) -> Features:
    g, seat = look.g, look.seat
    assert space.cost is not None
    have = g.players[seat].goods[space.cost[0]]
    amounts = (amount_paid(g, seat, space, n) for n, _ in space.amounts if n <= have)
    return max(amounts, key=partial(weighed, prices=look.prices), default={})


def deploy(look: Outlook, _: int) -> Features:
    g, seat = look.g, look.seat
    return look.combat.best_deployment(deployable(g, seat), least=1)


def number(look: Outlook, n: int) -> Features:
    """How many: troops to deploy or to retreat, or a further payment."""
    g, seat = look.g, look.seat
    node = asking(g)
    if isinstance(node, PayExtra):
        space = g.ruleset.spaces[g.space]
        return extra_paid(g, seat, space) if n else printed(g, seat, space.effects)
    if isinstance(node, PayAmount):
        return amount_paid(g, seat, g.ruleset.spaces[g.space], n)
    if isinstance(node, Retreat):
        return look.in_conflict({"retreat": float(n)})
    return look.combat.deployment(n)


def yes(look: Outlook, _: int) -> Features:
    g, seat = look.g, look.seat
    if g.asking is None:
        return {}
    node, _, x = g.asking
    if isinstance(node, Lines):
        return look.in_conflict(add_features({}, node.asked(g, seat, x).features(g, seat)))
    if isinstance(node, Defend):
        return look.combat.change(troops=1)
    if isinstance(node, (May, Detonate)):
        return look.in_conflict(add_features({}, node.features(g, seat)))
    return {}


def no(look: Outlook, _: int) -> Features:
    """Nothing, unless leaving it is worth something."""
    g, seat = look.g, look.seat
    node = asking(g)
    return {} if node is None else node.declined(g, seat)


# ---- cards


def intrigue(look: Outlook, number: int) -> Features:
    """What the card does in this phase; it is spent, and a later turn might have been a better one for it."""
    g, seat = look.g, look.seat
    card = INTRIGUES[number]
    node: Node[Imperium] | None = getattr(card, getattr(asking(g), "plays", "plot"))
    total: Features = {} if node is None else add_features({}, node.features(g, seat))
    if g.phase != ENDGAME:
        add_features(total, {"played-intrigue": 1.0})
    return look.in_conflict(total)


def trash_intrigue(look: Outlook, number: int) -> Features:
    """A card that could be played now is the worse loss."""
    g, seat = look.g, look.seat
    plot = INTRIGUES[number].plot
    return {"intrigue": -1.0 if plot is not None and plot.possible(g, seat) else -0.8}


def acquired(look: Outlook, number: int) -> Features:
    """A new card: its cost says how good it is, its tree what it gives at once."""
    g, seat = look.g, look.seat
    card = CARDS[number]
    total: Features = {
        "acquired-cost": float(card.value),
        "acquired-icons": float(len(card.icons)),
        "acquired-access": float((card.icon_mask & ~look.reach[0]).bit_count()),
        "acquired-persuasion": float(card.persuasion),
        "acquired-sword": float(card.swords),
    }
    if card.acquire is not None:
        add_features(total, card.acquire.features(g, seat))
    for module in g.ruleset.modules:
        module.acquired(g, seat, number, total)
    return look.in_conflict(total)


def acquire(look: Outlook, number: int) -> Features:
    total = acquired(look, number)
    if isinstance(asking(look.g), AcquireForSolari):
        add_features(total, {"solari": -float(CARDS[number].cost), "card": 1.0})
    return total


def lost(look: Outlook, card: Card) -> Features:
    """A card that leaves the deck: cheap ones are better gone, unless nothing else leads where they do."""
    return {
        "trash": 1.0,
        "trashed-cost": float(card.value),
        "trashed-icons": float(len(card.icons)),
        "trashed-access": float((card.icon_mask & ~look.reach[1]).bit_count()),
        "trashed-persuasion": float(card.persuasion),
        "trashed-sword": float(card.swords),
    }


def trash(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    card = CARDS[number]
    total = lost(look, card)
    if card.on_trash is not None:
        add_features(total, card.on_trash.features(g, seat))
    return look.in_conflict(total)


def trash_hand(look: Outlook, number: int) -> Features:
    """As well: it cannot be played or revealed this round."""
    return add_features(trash(look, number), out_of_hand(look, number))


def discard(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    card = CARDS[number]
    total = out_of_hand(look, number)
    if card.on_discard is not None:
        add_features(total, card.on_discard.features(g, seat))
    return look.in_conflict(total)


def out_of_hand(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    card = CARDS[number]
    total = add_features({}, revealed(g, seat, card), -1.0)
    if g.players[seat].agents and card.icons:
        add_features(total, {"hand-icons": -float(len(card.icons))})
    return look.in_conflict(total)


def keep(look: Outlook, number: int) -> Features:
    return add_features({"card": 1.0}, out_of_hand(look, number), -1.0)


def throw(look: Outlook, number: int) -> Features:
    """The one that is left is trashed: better a good card is thrown than burnt."""
    assert isinstance(asking(look.g), LookAtThree)
    return add_features({}, lost(look, CARDS[number]), -1.0)


# ---- influence, agents, spies, the end


def faction(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    node = asking(g)
    return influence_features(g, seat, number, node.n if isinstance(node, Influence) else 1)


def lose(look: Outlook, number: int) -> Features:
    """A step down, and the points that go with it."""
    g, seat = look.g, look.seat
    seat = receiver(g, seat)
    level = g.players[seat].influence[number]
    points = 1.0 if level == POINT_AT else 0.0
    if g.alliances[number] == seat:
        tied = any(other != seat and q.influence[number] == level for other, q in enumerate(g.players))
        points += 1.0 if tied or level == BONUS_AT else 0.0
    return {"influence": -1.0, "victory-point": -points}


def heir(look: Outlook, number: int) -> Features:
    return {"rival-points": float(look.g.players[number].points)}


def agent(look: Outlook, number: int) -> Features:
    """The agent comes back, and the space is free to be visited again."""
    g, seat = look.g, look.seat
    again = printed(g, seat, g.ruleset.spaces[number].effects)
    return add_features({"agent": 1.0}, look.in_conflict(again), RETURN_CHANCE)


def post(look: Outlook, number: int) -> Features:
    """A spy sees the connected spaces; where other agents stand it lets one in."""
    return {"spy": 1.0, **watched(look.g, number)}


def recall(look: Outlook, number: int) -> Features:
    return add_features({}, post(look, number), -1.0)


def gather(look: Outlook, number: int) -> Features:
    return add_features(recall(look, number), {"card": 1.0})


def watched(g: Imperium, number: int) -> Features:
    facts = g.ruleset.posts[number]
    return {
        "watched-spaces": float(len(facts.spaces)),
        "watched-agents": float((occupied(g) & facts.mask).bit_count()),
    }


def matched(look: Outlook, _: int) -> Features:
    return {"victory-point": 1.0}


Expectation = Callable[[Outlook, int], Features]

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
