"""What a seat may expect of the conflict: how strong the others will be, and what units and swords would bring.

Only what the seat can see is used: of other players' cards the number, of the rest what lies open.
"""

from __future__ import annotations

from math import exp

from sietch.core.node import Features, add_features
from sietch.imperium.components import CARDS, CONFLICTS, OBJECTIVES, WILD
from sietch.imperium.state import Imperium, Player
from sietch.imperium.troops import GARRISON_LIMIT, strength

# Rough exchange rates, only to tell what a player would do next: which space to visit, how many troops to deploy.
WORTH: Features = {
    "victory-point": 10.0,
    "swordmaster": 9.0,
    "high-council-seat": 6.0,
    "agent": 3.0,
    "battle-icon": 3.0,
    "influence": 2.5,
    "contract": 2.0,
    "maker-hooks": 2.0,
    "control": 1.5,
    "bonus": 1.5,
    "intrigue": 1.5,
    "card": 1.5,
    "water": 1.3,
    "spice": 1.0,
    "troop": 0.8,
    "solari": 0.7,
    "persuasion": 0.7,
    "spy": 0.7,
    "trash": 0.7,
    "acquire": 0.5,
}

# What a card in another player's hand, and a chance to deploy, are expected to add to that player's strength.
SWORDS_PER_CARD = 0.5
STRENGTH_PER_AGENT = 1.0
# How uncertain a strength is; an intrigue card can change it.
SPREAD = 1.0
SPREAD_PER_INTRIGUE = 0.5
SPREAD_BEFORE_REVEAL = 1.0


def worth(features: Features) -> float:
    return sum(amount * WORTH.get(name, 0.0) for name, amount in features.items())


class Combat:
    """The current conflict as a seat sees it: its rewards, and how strong the others are expected to become."""

    def __init__(self, g: Imperium, seat: int) -> None:
        self.player = p = g.players[seat]
        self.rewards: list[Features] = []
        self.others: list[tuple[float, float]] = []
        self.swords_to_come = 0
        if g.conflict < 0:
            return
        conflict = CONFLICTS[g.conflict]
        rewards = [conflict.first, conflict.second, conflict.third]
        # With three players the third reward is given only for ties.
        self.rewards = [node.features(g, seat) for node in rewards[: len(g.players) - 1]]
        self.prize: Features = {"control": 1.0} if conflict.location >= 0 else {}
        self.prize["victory-point" if matches(p, conflict.icon) else "battle-icon"] = 1.0
        if not p.has_revealed and not (g.revealing and g.turn == seat):
            self.swords_to_come = sum(CARDS[card].swords for card in p.hand)
        self.others = [_expected(q) for other, q in enumerate(g.players) if other != seat]

    def outcome(self, troops: int, worms: int, swords: int) -> Features:
        """The expected rewards with these units and swords."""
        if not self.rewards or troops + worms <= 0:
            return {}
        mine = 2 * troops + 3 * worms + swords + self.swords_to_come
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

    def change(self, troops: int = 0, worms: int = 0, swords: int = 0) -> Features:
        """What more (or fewer) units and swords change in the expected rewards."""
        p = self.player
        after = self.outcome(p.troops + troops, p.worms + worms, p.swords + swords)
        return add_features(after, self.outcome(p.troops, p.worms, p.swords), -1.0)

    def deployment(self, n: int) -> Features:
        """Exactly n troops sent to the conflict; they do not come back."""
        return add_features(self.change(troops=n), {"troop": -float(n)})

    def best_deployment(self, most: int, least: int = 0) -> Features:
        """The best number of troops to deploy."""
        return max((self.deployment(n) if n else {} for n in range(least, most + 1)), key=worth, default={})


def matches(p: Player, icon: int) -> bool:
    """Would winning this battle icon make a pair at once?"""
    if icon == WILD:
        return False
    if p.objective_up and OBJECTIVES[p.objective].icon == icon:
        return True
    return any(CONFLICTS[card].icon == icon for card in p.won)


def _expected(q: Player) -> tuple[float, float]:
    """How strong another player will be in combat, from what lies open, and how uncertain that is."""
    expected = float(strength(q))
    spread = SPREAD
    if not q.has_revealed:
        if q.agents:
            expected += STRENGTH_PER_AGENT * min(q.garrison, GARRISON_LIMIT)
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
    retreat = min(features.pop("retreat", 0.0), g.players[seat].troops)
    if swords or worms or retreat:
        combat = combat or Combat(g, seat)
        change = combat.change(troops=-int(retreat), worms=int(worms), swords=int(swords))
        add_features(features, change)
        add_features(features, {"troop": retreat})
    if deploy:
        combat = combat or Combat(g, seat)
        add_features(features, combat.best_deployment(min(int(deploy), g.players[seat].garrison), least))
    return features
