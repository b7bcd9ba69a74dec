"""What a side may expect of effects: of the actions of a die, of leaders' special actions and of planning cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sietch.arrakis.battle import Attack
from sietch.arrakis.components import (
    ATREIDES,
    DEEP_DESERT,
    ELITE,
    HARKONNEN,
    HOUSE,
    LEADER,
    LEADERS,
    PLANNING,
    REGULAR,
    SPECIAL,
    STANDARD,
)
from sietch.arrakis.desert import (
    DESERT_POWER,
    AttackWithWorm,
    DesertPower,
    MoveWorms,
    PlaceWormsigns,
    WildMaker,
    WildMakerCard,
)
from sietch.arrakis.leaders import beside, ready
from sietch.arrakis.legions import all_worms, count
from sietch.arrakis.map import ON_TERRAIN, WITHIN_TWO, bits
from sietch.arrakis.movement import Adjacent, Move
from sietch.arrakis.outlook.moves import Moves
from sietch.arrakis.outlook.positions import Position
from sietch.arrakis.placement import DeployToken, Place, Spread, Upgrade
from sietch.arrakis.planning import playable
from sietch.arrakis.state import Arrakis
from sietch.arrakis.turns import ACTIONS_OF, specials, usable
from sietch.arrakis.which_legions import ThatLegion
from sietch.arrakis.worms import WILD_MAKER_DICE, WORM_DICE, worm_targets
from sietch.core.combinators import Choose, Given, Seq
from sietch.core.node import Features, Node, add_features

# The names that verbs of cards give to what they bring, in the outlook's own: a feature and how much of it.
BRINGS: dict[str, tuple[str, float]] = {
    "card": ("card", 1.0),
    "play": ("card", 0.5),
    "die": ("die", 1.0),
    "upgrade": ("strength", 1.0),
    "regular": ("strength", 1.0),
    "elite": ("strength", 2.0),
    "special": ("strength", 3.0),
    "leader": ("strength", 1.2),
    "named-leader": ("strength", 2.5),
    "move": ("hunt", 0.15),
    "attack": ("hunt", 0.2),
    "hits": ("enemy-strength", -2.0),
    "storm": ("enemy-strength", -1.0),
    "worm": ("worm", 1.0),
    "wormsign": ("wormsign", 1.0),
    "desert-power": ("worm", 1.0),
    "worm-attack": ("enemy-strength", -2.0),
    "harvester": ("spice", 1.0),
    "ornithopter": ("aircraft", 1.0),
    "carryall": ("aircraft", 1.0),
    "vehicle": ("spice", 0.7),
    "objective": ("prospect", 1.5),
    "prescience": ("prospect", 1.0),
    "prescience-card": ("prospect", 0.8),
    "atomics": ("enemy-strength", -1.0),
    "imperium": ("enemy-die", -0.5),
    "stop": ("enemy-die", -0.3),
    "shuffle": ("order", 0.0),
    "scout": ("order", 1.0),
    "opponent-card": ("enemy-card", -1.0),
    "opponent-die": ("enemy-die", -1.0),
    "opponent-leader": ("enemy-strength", -2.5),
    "opponent-vehicle": ("spice", 0.5),
    "opponent-wormsign": ("wormsign", 0.5),
    "opponent-prescience": ("prospect", 0.8),
    "opponent-move": ("enemy-strength", -1.0),
}
# What each die of a worm does in the open.
WORM_HITS = 0.6


class Effects:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.g, self.side = position.g, position.side
        self.moves = Moves(position)
        self.memo: dict[int, Features] = {}

    def expect(self, node: Node[Any] | None) -> Features:
        """What an effect brings if its owner does the best with it; never less than nothing, for it may be left."""
        if node is None or not node.possible(self.g, self.side):
            return {}
        found = self.memo.get(id(node))
        if found is None:
            reader: Callable[[Effects, Any], Features] = READERS.get(type(node), told)
            found = self.memo[id(node)] = reader(self, node)
        return found

    # ---- dice and cards

    def actions(self, result: int) -> Features:
        """The best that a die of this result allows by itself: its actions and leaders' special actions."""
        g, side = self.g, self.side
        found = [self.expect(node) for node in ACTIONS_OF[side][result]]
        found += [
            self.expect(LEADERS[leader].special) for leader in specials(g, side, result) if usable(g, side, leader)
        ]
        if side == ATREIDES and result == HOUSE:
            found += [self.actions(other) for other in range(HOUSE)]
        return max(found, key=self.position.worth, default={})

    def card(self, number: int) -> Features:
        """A planning card that is played."""
        return add_features({"card": -1.0}, self.expect(PLANNING[number].effect))

    def best_card(self) -> Features:
        return max([self.card(number) for number in playable(self.g, self.side)], key=self.position.worth, default={})

    def desert_power(self) -> Features:
        return self.expect(DESERT_POWER)

    # ---- placing

    def best_place(self, areas: int, reckon: Callable[[int], Features]) -> Features:
        return max([reckon(area) for area in bits(areas)], key=self.position.worth, default={})

    def figures(self, area: int, units: tuple[int, int, int], leaders: int, named: tuple[int, ...] = ()) -> Features:
        """So many units and leaders come to an area from the supply."""
        legion, present = self.position.here(area)
        supply = self.g.players[self.side].supply[:]
        for figure, n in zip((REGULAR, ELITE, SPECIAL), units, strict=True):
            for _ in range(n):
                unit = next((lower for lower in range(figure, -1, -1) if supply[lower]), -1)
                if unit >= 0:
                    supply[unit] -= 1
                    legion += 1 << 5 * unit
        for leader in [leader for leader in named if ready(self.g, leader)][:1]:
            present |= 1 << leader
        waiting = beside(self.g, self.side)
        for _ in range(leaders):
            if waiting:
                present |= 1 << max(
                    waiting, key=lambda leader: self.position.worth(self.position.added(area, LEADER, leader))
                )
                waiting = []
            elif count(legion, LEADER) < supply[LEADER]:
                legion += 1 << 5 * LEADER
        return self.position.change({area: (legion, present)}) if legion else {}

    def token(self, area: int, specials: int = 0, leaders: int = 1) -> Features:
        """A deployment token comes to a sietch."""
        legion, named = self.position.here(area)
        legion += (1 << 5 * STANDARD) + (specials << 5 * SPECIAL)
        waiting = [leader for leader in beside(self.g, self.side) if leaders]
        best = self.position.change({area: (legion + (leaders << 5 * LEADER), named)})
        for leader in waiting:
            other = self.position.change({area: (legion, named | 1 << leader)})
            best = max(best, other, key=self.position.worth)
        return best

    # ---- worms

    def bite(self, target: int, dice: int) -> Features:
        """A worm attacks: it is gone then."""
        g = self.g
        if g.players[HARKONNEN].at >> target & 1:
            deep = bool(ON_TERRAIN[DEEP_DESERT] >> target & 1)
            return {"enemy-strength": -dice * (WORM_HITS + 0.2 * deep), "worm": -0.5}
        return add_features({"worm": -0.5}, self.position.harvester_taken())

    def best_bite(self, worm: int) -> Features:
        dice = WILD_MAKER_DICE if worm == self.g.wild_maker else WORM_DICE
        return max(
            [self.bite(target, dice) for target in bits(worm_targets(self.g, worm))],
            key=self.position.worth,
            default={},
        )

    def lurk(self, area: int) -> float:
        """How much prey is near an area."""
        g = self.g
        prey = g.players[HARKONNEN].at | g.harvesters
        return float((WITHIN_TWO[area] & prey).bit_count())

    def sign(self, area: int) -> Features:
        """A wormsign: better near prey than under it, which gets one anyway."""
        g = self.g
        under = bool((g.harvesters | g.players[HARKONNEN].at | g.players[ATREIDES].at) >> area & 1)
        deep = bool(ON_TERRAIN[DEEP_DESERT] >> area & 1)
        return {"wormsign": 0.5 + 0.3 * self.lurk(area) + 0.3 * deep - 0.4 * under}


# ---- readers by the effect's class


def told(effects: Effects, node: Node[Any]) -> Features:
    """What the verb tells of itself."""
    total: Features = {}
    for name, amount in node.features(effects.g, effects.side).items():
        feature, times = BRINGS.get(name, ("order", 1.0))
        add_features(total, {feature: times * amount})
    return total


def sequence(effects: Effects, node: Seq[Arrakis]) -> Features:
    total: Features = {}
    for part in node.parts:
        add_features(total, effects.expect(part))
    return total


def given(effects: Effects, node: Given[Arrakis]) -> Features:
    return effects.expect(node.branch(effects.g, effects.side))


def choice(effects: Effects, node: Choose[Arrakis]) -> Features:
    return max([effects.expect(branch) for branch in node.branches], key=effects.position.worth, default={})


def moving(effects: Effects, node: Move) -> Features:
    """The best moves of different legions, as many as may move."""
    if isinstance(node.legions, ThatLegion) and effects.g.that_legion < 0:
        return {"hunt": 0.15}
    next_door = isinstance(node, Adjacent)
    plans = [effects.moves.best(area, next_door) for area in node.movable(effects.g, effects.side)]
    good = sorted((plan for plan in plans if plan is not None and plan.worth > 0), key=lambda plan: -plan.worth)
    total: Features = {}
    for plan in good[: node.n]:
        add_features(total, plan.features)
    return total


def attacking(effects: Effects, node: Attack) -> Features:
    if isinstance(node.legions, ThatLegion) and effects.g.that_legion < 0:
        return {"hunt": 0.2}
    found = [effects.moves.best_attack(area, node.rules) for area in node.able(effects.g, effects.side)]
    return max(found, key=lambda attack: attack[0], default=(0.0, {}))[1]


def placing(effects: Effects, node: Place) -> Features:
    areas = node.areas(effects.g, effects.side)
    leaders = node.leaders + node.generics
    return effects.best_place(areas, lambda area: effects.figures(area, node.units, leaders, node.named))


def spreading(effects: Effects, node: Spread) -> Features:
    areas = node.where.areas(effects.g, effects.side)
    return effects.best_place(areas, lambda area: effects.figures(area, node.units, node.leaders))


def deploying(effects: Effects, node: DeployToken) -> Features:
    if node.tokens and effects.g.token_pool:
        return effects.best_place(effects.g.sietches, lambda area: effects.token(area, node.specials, node.leaders))
    return effects.best_place(
        node.areas(effects.g, effects.side), lambda area: effects.figures(area, (0, 0, node.specials), node.leaders)
    )


def upgrading(effects: Effects, node: Upgrade) -> Features:
    areas = node.areas(effects.g, effects.side)
    best = max(
        [effects.position.lost(area, node.figure, node.by) for area in areas], key=effects.position.worth, default={}
    )
    return add_features({}, best, min(node.n, effects.g.players[effects.side].supply[node.by]))


def signs(effects: Effects, node: PlaceWormsigns) -> Features:
    return {"wormsign": 1.3 * min(node.n, len(effects.g.wormsign_pool))}


def biting(effects: Effects, node: AttackWithWorm) -> Features:
    return max([effects.best_bite(worm) for worm in node.able(effects.g)], key=effects.position.worth, default={})


def wild(effects: Effects, node: WildMaker) -> Features:
    return effects.best_bite(effects.g.wild_maker) if effects.g.wild_maker >= 0 else {}


def crawling(effects: Effects, node: MoveWorms) -> Features:
    return {"wormsign": 0.3 * min(node.n, all_worms(effects.g).bit_count())}


def powers(effects: Effects, node: DesertPower) -> Features:
    return add_features({}, effects.desert_power(), node.n)


READERS: dict[type, Callable[[Effects, Any], Features]] = {
    Seq: sequence,
    Given: given,
    Choose: choice,
    Move: moving,
    Adjacent: moving,
    Attack: attacking,
    Place: placing,
    Spread: spreading,
    DeployToken: deploying,
    Upgrade: upgrading,
    PlaceWormsigns: signs,
    AttackWithWorm: biting,
    WildMaker: wild,
    WildMakerCard: wild,
    MoveWorms: crawling,
    DesertPower: powers,
}
