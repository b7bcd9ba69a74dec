"""What a seat may expect of the conflict: how strong the others will be, and what units and swords would bring.

Only what the seat can see is used: of other players' cards the number, of the rest what lies open.
"""

from __future__ import annotations

from math import exp

from sietch.core.node import Features, add_features
from sietch.imperium.components import CARDS, CONFLICTS, NO_ICON, OBJECTIVES, WILD
from sietch.imperium.receiving import pieces, receiver
from sietch.imperium.state import Imperium, Player
from sietch.imperium.troops import GARRISON_LIMIT, strength
from sietch.imperium.weights import prices, weighed

# What a card in another player's hand, and a chance to deploy, are expected to add to that player's strength.
SWORDS_OF_HAGAL = 2.0  # on a House Hagal card
SWORDS_PER_CARD = 0.5
STRENGTH_PER_AGENT = 1.0
# How uncertain a strength is; an intrigue card can change it.
SPREAD = 1.0
SPREAD_PER_INTRIGUE = 0.5
SPREAD_BEFORE_REVEAL = 1.0


class Combat:
    """The current conflict as a seat sees it: its rewards, and how strong the others are expected to become."""

    def __init__(self, g: Imperium, seat: int) -> None:
        actor, seat = seat, receiver(g, seat)
        self.player = p = g.players[seat]
        self.prices = prices(g)
        self.rewards: list[Features] = []
        self.others: list[tuple[float, float]] = []
        self.swords_to_come = 0
        # Units that are neither troops nor sandworms, and their strength.
        self.more_units = sum(count(g, seat) for count in g.ruleset.counting_units)
        self.more_strength = sum(more(g, seat) for more in g.ruleset.strengthening)
        if g.conflict < 0:
            return
        conflict = CONFLICTS[g.conflict]
        rewards = [conflict.first, conflict.second, conflict.third]
        # With three players the third reward is given only for ties.
        self.rewards = [node.features(g, seat) for node in rewards[: len(g.players) - 1]]
        self.prize: Features = {"control": 1.0} if g.conflict in g.ruleset.locations else {}
        if conflict.icon != NO_ICON:
            self.prize["victory-point" if matches(p, conflict.icon) else "battle-icon"] = 1.0
        if not g.players[actor].has_revealed and not (g.revealing and g.turn == actor):
            self.swords_to_come = sum(CARDS[card].swords for card in g.players[actor].hand)
        self.others = [_expected(g, other) for other, q in enumerate(g.players) if other != seat]

    def worth(self, features: Features) -> float:
        return weighed(self.prices, features)

    def outcome(self, troops: int, worms: int, swords: int, units: int = 0, strength: int = 0) -> Features:
        """The expected rewards with these units and swords; units, strength: of others more than are there."""
        if not self.rewards or troops + worms + self.more_units + units <= 0:
            return {}
        mine = 2 * troops + 3 * worms + swords + self.swords_to_come + self.more_strength + strength
        # The chances that none, one, two... of the others are stronger.
        stronger = [1.0]
        for theirs, spread in self.others:
            if theirs > 0:
                chance = 1.0 / (1.0 + exp(max(-30.0, min(30.0, (mine - theirs) / spread))))
                stronger = [
                    here * (1.0 - chance) + before * chance
                    for here, before in zip([*stronger, 0.0], [0.0, *stronger], strict=True)
                ]
        total: Features = {}
        times = 2.0 if worms else 1.0
        for reward, chance in zip(self.rewards, stronger, strict=False):
            add_features(total, reward, chance * times)
        return add_features(total, self.prize, stronger[0])

    def change(self, troops: int = 0, worms: int = 0, swords: int = 0, units: int = 0, strength: int = 0) -> Features:
        """What more (or fewer) units and swords change in the expected rewards."""
        p = self.player
        after = self.outcome(p.troops + troops, p.worms + worms, p.swords + swords, units, strength)
        return add_features(after, self.outcome(p.troops, p.worms, p.swords), -1.0)

    def deployment(self, n: int, units: int = 0, strength: int = 0) -> Features:
        """Exactly n troops sent to the conflict, which do not come back, and other units of this strength, which do."""
        return add_features(self.change(troops=n, units=units, strength=strength), {"troop": -float(n)})

    def best_deployment(self, most: int, least: int = 0, units: int = 0, strength: int = 0) -> Features:
        """The best number of troops to deploy, where units of this strength go, too."""
        numbers = range(least, most + 1)
        found = (self.deployment(n, units, strength) if n or units else {} for n in numbers)
        return max(found, key=self.worth, default={})


def joining(g: Imperium, seat: int) -> tuple[int, int]:
    """How many units besides troops a combat space would let the seat deploy, and their strength."""
    units = strength = 0
    for join in g.ruleset.joining_units:
        more, stronger = join(g, seat)
        units, strength = units + more, strength + stronger
    return units, strength


def matches(p: Player, icon: int) -> bool:
    """Would winning this battle icon make a pair at once?"""
    if icon == WILD:
        return False
    if p.objective_up and OBJECTIVES[p.objective].icon == icon:
        return True
    return any(CONFLICTS[card].icon == icon for card in p.won)


def _expected(g: Imperium, seat: int) -> tuple[float, float]:
    """How strong another player will be in combat, from what lies open, and how uncertain that is."""
    q = g.players[seat]
    expected = float(strength(g, seat))
    spread = SPREAD
    if seat >= g.ruleset.people:
        # Who has no seat deploys with every combat card, flips a card for its swords and plays none.
        if q.agents:
            expected += STRENGTH_PER_AGENT * min(q.garrison, GARRISON_LIMIT)
            spread += SPREAD_BEFORE_REVEAL
        return expected + (SWORDS_OF_HAGAL if expected and not q.swords else 0.0), spread
    if not q.has_revealed:
        if q.agents:
            expected += STRENGTH_PER_AGENT * min(q.garrison, GARRISON_LIMIT) + joining(g, seat)[1]
        if expected:
            expected += SWORDS_PER_CARD * len(q.hand)
        spread += SPREAD_BEFORE_REVEAL
    return expected, spread + SPREAD_PER_INTRIGUE * len(q.intrigues)


def in_conflict(g: Imperium, seat: int, features: Features, combat: Combat | None = None, least: int = 0) -> Features:
    """Swords, sandworms, deployed and retreated troops told by what they change in the conflict.

    least: how many troops must be deployed where some may be.
    """
    swords = features.pop("sword", 0.0)
    worms = features.pop("sandworm", 0.0)
    deploy = features.pop("deploy", 0.0)
    retreat = min(features.pop("retreat", 0.0), pieces(g, seat).troops)
    if swords or worms or retreat:
        combat = combat or Combat(g, seat)
        change = combat.change(troops=-int(retreat), worms=int(worms), swords=int(swords))
        add_features(features, change)
        add_features(features, {"troop": retreat})
    if deploy:
        combat = combat or Combat(g, seat)
        add_features(features, combat.best_deployment(min(int(deploy), pieces(g, seat).garrison), least))
    return features
