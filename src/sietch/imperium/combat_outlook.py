"""What a seat may expect of the conflict: how strong the others will be, and what units and swords would bring.

Only what the seat can see is used: of other players' cards the number, of the rest what lies open.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import copysign, exp, inf

from sietch.core.node import Features, add_features
from sietch.core.prices import weighed
from sietch.imperium.components import CARDS, CONFLICTS, NO_ICON, OBJECTIVES, WILD
from sietch.imperium.receiving import receiver
from sietch.imperium.state import Imperium, Player
from sietch.imperium.troops import GARRISON_LIMIT, strength

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

    __slots__ = (
        "_chances", "_now", "_worths", "more_strength", "more_units", "others", "player", "prices", "prize", "rewards",
        "swords_to_come",
    )  # fmt: skip

    def __init__(self, g: Imperium, actor: int, prices: Mapping[str, float]) -> None:
        seat = receiver(g, actor)
        self.player = p = g.players[seat]
        self.prices = prices
        self.rewards: list[Features] = []
        self.prize: Features = {}
        self.others: list[tuple[float, float]] = []
        self.swords_to_come = 0
        # Units that are neither troops nor sandworms, and their strength.
        self.more_units = sum([count(g, seat) for count in g.ruleset.counting_units])
        self.more_strength: int = sum([more(g, seat) for more in g.ruleset.strengthening])
        self._chances: dict[int, list[float]] = {}
        self._now: Features | None = None
        self._worths: list[float] | None = None
        if g.conflict < 0:
            return
        conflict = CONFLICTS[g.conflict]
        rewards = [conflict.first, conflict.second, conflict.third]
        # With three players the third reward is given only for ties.
        self.rewards = [node.features(g, seat) for node in rewards[: len(g.players) - 1]]
        if g.conflict in g.ruleset.locations:
            self.prize["control"] = 1.0
        if conflict.icon != NO_ICON:
            self.prize["victory-point" if matches(p, conflict.icon) else "battle-icon"] = 1.0
        if not g.players[actor].has_revealed and not (g.revealing and g.turn == actor):
            self.swords_to_come = sum([CARDS[card].swords for card in g.players[actor].hand])
        expected = [_expected(g, other) for other in range(len(g.players)) if other != seat]
        self.others = [other for other in expected if other[0] > 0]

    def chances(self, mine: int) -> list[float]:
        """The chances that none, one, two... of the others are stronger than this."""
        found = self._chances.get(mine)
        if found is None:
            found = [1.0]
            for theirs, spread in self.others:
                ahead = (mine - theirs) / spread
                chance = 1.0 / (1.0 + exp(ahead if -30.0 < ahead < 30.0 else copysign(30.0, ahead)))
                found.append(0.0)
                before = 0.0
                for place, here in enumerate(found):
                    found[place] = here * (1.0 - chance) + before * chance
                    before = here
            self._chances[mine] = found
        return found

    def strength(self, troops: int, worms: int, swords: int) -> int:
        return 2 * troops + 3 * worms + swords + self.swords_to_come + self.more_strength

    def outcome(self, troops: int, worms: int, swords: int, units: int = 0, strength: int = 0) -> Features:
        """The expected rewards with these units and swords; units, strength: of others more than are there."""
        if not self.rewards or troops + worms + self.more_units + units <= 0:
            return {}
        chances = self.chances(self.strength(troops, worms, swords) + strength)
        total: Features = {}
        times = 2.0 if worms else 1.0
        for reward, chance in zip(self.rewards, chances, strict=False):
            add_features(total, reward, chance * times)
        return add_features(total, self.prize, chances[0])

    def worth(self, troops: int, worms: int, swords: int, units: int = 0, strength: int = 0) -> float:
        """What the outcome is worth."""
        if not self.rewards or troops + worms + self.more_units + units <= 0:
            return 0.0
        worths = self._worths
        if worths is None:
            worths = self._worths = [weighed(reward, self.prices) for reward in (self.prize, *self.rewards)]
        chances = self.chances(self.strength(troops, worms, swords) + strength)
        total = 0.0
        for place in range(min(len(chances), len(worths) - 1)):
            total += chances[place] * worths[place + 1]
        return (2.0 * total if worms else total) + chances[0] * worths[0]

    def change(self, troops: int = 0, worms: int = 0, swords: int = 0, units: int = 0, strength: int = 0) -> Features:
        """What more (or fewer) units and swords change in the expected rewards."""
        p = self.player
        now = self._now
        if now is None:
            now = self._now = self.outcome(p.troops, p.worms, p.swords)
        after = self.outcome(p.troops + troops, p.worms + worms, p.swords + swords, units, strength)
        return add_features(after, now, -1.0)

    def deployment(self, n: int, units: int = 0, strength: int = 0) -> Features:
        """Exactly n troops sent to the conflict, which do not come back, and other units of this strength, which do."""
        found = self.change(troops=n, units=units, strength=strength)
        found["troop"] = found.get("troop", 0.0) - n
        return found

    def best_deployment(self, most: int, least: int = 0, units: int = 0, strength: int = 0) -> Features:
        """The best number of troops to deploy, where units of this strength go, too."""
        if most < least:
            return {}
        p = self.player
        best, found, troop = -inf, least, self.prices["troop"]
        for n in range(least, most + 1):
            more = (units, strength) if n or units else (0, 0)
            worth = self.worth(p.troops + n, p.worms, p.swords, *more) - n * troop
            if worth > best:
                best, found = worth, n
        return self.deployment(found, units, strength) if found or units else {}


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
