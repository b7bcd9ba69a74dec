"""What a side may expect of an option: amounts by feature name, looking ahead to what the option allows.

A die promises the best that it allows, a legion its best destination or target, an attack its likely result. Nothing
face down, no hand, deck or wormsign of others is looked at, nor the chance to come.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from sietch.arrakis import options as o
from sietch.arrakis.arrival import DESTINATION
from sietch.arrakis.battle import BATTLE, BURN, Attack
from sietch.arrakis.components import (
    ATREIDES,
    ENEMY,
    HARKONNEN,
    LEADER,
    LEADERS,
    NODES,
    PLANNING,
    PRESCIENCE,
    SECTORS,
    STANDARD,
    STARTING,
    TOKENS,
)
from sietch.arrakis.desert import AttackWithWorm, Hazards, PlaceWormsigns
from sietch.arrakis.free_actions import can_scheme, free_claims
from sietch.arrakis.groups import FOLLOWS, GROUP, NEEDS_BITS, NEXT_DOOR
from sietch.arrakis.legions import ONE, bodies, count, empty_areas
from sietch.arrakis.map import bits
from sietch.arrakis.movement import Adjacent, Move
from sietch.arrakis.outlook.battles import NAMED_STRENGTH, force
from sietch.arrakis.outlook.effects import Effects
from sietch.arrakis.outlook.fights import Fight
from sietch.arrakis.outlook.moves import Plan
from sietch.arrakis.outlook.positions import Position
from sietch.arrakis.outlook.prospects import useful
from sietch.arrakis.outlook.vehicles import Vehicles
from sietch.arrakis.placement import JOIN, DeployToken, Into, LeaderInto, Place, Spread, Upgrade
from sietch.arrakis.planning import BOTH, Draw, OpponentDiscards
from sietch.arrakis.prescience import RAISE_ANY
from sietch.arrakis.spice import harvester_areas
from sietch.arrakis.state import Arrakis
from sietch.arrakis.stratagems.dice import NameDie
from sietch.arrakis.stratagems.leaders import PlaceWildMaker
from sietch.arrakis.stratagems.legions import CielagoToken, TroopCarriers
from sietch.arrakis.stratagems.strikes import SpecialAttack
from sietch.arrakis.tank import TANK_ORDER
from sietch.arrakis.terrain import sands
from sietch.arrakis.turns import CHANGE, SISTER, Turn
from sietch.arrakis.verb import Deed
from sietch.arrakis.worms import WILD_MAKER_DICE, WORM_DICE, sign_areas
from sietch.core.node import Features, Node, add_features
from sietch.core.state import ARG, BRANCH, EFFECT, NO, NUMBER, YES

# What it costs to let a figure or card go that could stay, to decide between equals.
LITTLE = 0.5
SCHEME_STRENGTH = 3.0
SWAP_COST = 1.0
STRUCK_DIE = 0.67
# How much better or worse a result of an action die is than another.
RESULT_ORDER = (3.0, 4.0, 3.5, 1.0, 2.0)


class Outlook:
    """All that is reckoned once for a decision of one side."""

    def __init__(self, g: Arrakis, side: int) -> None:
        self.g, self.side = g, side
        self.node: Node[Any] | None = None if g.asking is None else g.asking[0]
        self.x = 0 if g.asking is None else g.asking[2]

    @cached_property
    def own(self) -> Position:
        return Position(self.g, self.side, self.side)

    @cached_property
    def enemy(self) -> Position:
        return Position(self.g, ENEMY[self.side], self.side)

    @cached_property
    def effects(self) -> Effects:
        return Effects(self.own)

    @cached_property
    def fight(self) -> Fight:
        return Fight(self.g, self.effects.moves, self.enemy)

    @cached_property
    def vehicles(self) -> Vehicles:
        return Vehicles(self.g)

    def features(self, option: int) -> Features:
        expect = EXPECTATIONS.get(option & ~ARG)
        return {} if expect is None else expect(self, option & ARG)

    # ---- dice and cards

    @cached_property
    def dice(self) -> dict[int, float]:
        """By result: what a die of it is worth by itself."""
        return {
            result: self.own.worth(self.effects.actions(result))
            for result in self.g.ruleset.course.results(self.g, self.side)
        }

    def die(self, result: int) -> Features:
        """The best that the die allows; the worst one may carry a card instead."""
        if not isinstance(self.node, Turn):
            return {"order": -self.dice.get(result, 0.0)}
        found = self.effects.actions(result)
        if self.dice[result] == min(self.dice.values()):
            return max(found, self.effects.best_card(), key=self.own.worth)
        return found

    def special(self, leader: int) -> Features:
        return self.effects.expect(LEADERS[leader].special)

    def branch(self, number: int) -> Features:
        return self.effects.expect(NODES.nodes[number])

    def desert_power(self, _: int) -> Features:
        return self.effects.desert_power()

    def result(self, result: int) -> Features:
        if self.node is CHANGE or self.node is SISTER:
            return {"order": RESULT_ORDER[result]}
        if isinstance(self.node, NameDie):
            return {"order": -RESULT_ORDER[result] / 10}
        return self.effects.actions(result)

    def claim(self, number: int) -> Features:
        return {"prescience": useful(self.own.needs, PRESCIENCE[number].advance), "order": 1.0}

    def free(self, _: int) -> Features:
        """The best free action; turning tokens or scouting for their own sake is none."""
        if self.side == ATREIDES:
            found = [self.claim(number) for number in free_claims(self.g)]
        else:
            found = [{"strength": SCHEME_STRENGTH}] if can_scheme(self.g) else []
        return max(found, key=self.own.worth, default={"order": -1.0})

    def unwanted(self, _: int) -> Features:
        return {"order": -1.0}

    def discard(self, card: int) -> Features:
        """A card goes; in a battle it brings a die, where that helps."""
        cost = max(LITTLE, self.own.worth(self.effects.expect(PLANNING[card].effect)) / self.own.worths["card"])
        features = {"card": -min(1.5, cost)}
        if self.node is BURN:
            add_features(features, self.fight.one_more_die())
        return features

    # ---- moving

    def legion(self, area: int) -> Features:
        node = self.node
        if isinstance(node, Attack):
            value, features = self.effects.moves.best_attack(area, node.rules)
            return features if value > 0 else {"order": -1.0}
        if isinstance(node, Move):
            plan = self.effects.moves.best(area, isinstance(node, Adjacent))
            return {"order": -1.0} if plan is None else plan.features
        return {"order": -0.5}

    @cached_property
    def part(self) -> Plan | None:
        return self.effects.moves.best_part(self.g.origin, bool(self.x & NEXT_DOOR))

    def whole(self, _: int) -> Features:
        if self.node is not GROUP or self.x & FOLLOWS:
            return {"order": 1.0}
        plan = self.effects.moves.best(self.g.origin, bool(self.x & NEXT_DOOR), whole=True)
        return {} if plan is None else plan.features

    def some(self, _: int) -> Features:
        if self.node is not GROUP or self.x & FOLLOWS or self.part is None:
            return {"order": -1.0}
        return self.part.features

    def number(self, n: int) -> Features:
        """How many of a kind go along: as many as in the best part."""
        if isinstance(self.node, Draw):
            return {"card": float(self.node.cards(self.x) if self.node.deck == BOTH else n)}
        if isinstance(self.node, OpponentDiscards):
            return {"enemy-card": -float(n)}
        if self.node is not GROUP:
            return {"order": -float(n)}
        item = GROUP.items(self.g, self.side)[(self.x >> NEEDS_BITS) - 1]
        if self.part is None:
            return {"order": float(n)}
        if item & ~ARG == o.TAKE_TOKEN:
            figure = STANDARD if TOKENS[item & ARG].back == "standard" else STARTING
            wanted = count(self.part.group, figure) - count(self.g.group, figure)
            return {"order": -abs(n - max(0, wanted))}
        return {"order": -abs(n - count(self.part.group, item & ARG))}

    def take_leader(self, leader: int) -> Features:
        goes = self.part is None or self.part.leaders >> leader & 1
        return {"order": 1.0 if goes else -1.0}

    def destination(self, area: int, flies: bool = False) -> Features:
        g = self.g
        if self.node is DESTINATION:
            return self.effects.moves.moved(g.origin, area, g.group, g.group_leaders, flies)
        if isinstance(self.node, TroopCarriers):
            origin = self.x - 1
            return self.own.moved(origin, area, *self.own.here(origin))
        return {"order": 1.0}

    def fly(self, area: int) -> Features:
        return self.destination(area, flies=True)

    # ---- battles

    def attack(self, area: int) -> Features:
        if isinstance(self.node, Attack):
            return self.effects.moves.attack((self.x & 127) - 1, area, self.node.rules)
        dice = self.node.dice if isinstance(self.node, SpecialAttack) else 3
        return {"enemy-strength": -STRUCK_DIE * dice - 0.1 * force(self.enemy.legions[area], 0).strength}

    def fly_at(self, area: int) -> Features:
        return add_features({"aircraft": -1.0}, self.attack(area))

    def yes(self, _: int) -> Features:
        """In a battle: go on, retreat, advance. Tokens are drawn and deeds done; what else a yes may do is left."""
        if self.node is BATTLE:
            return self.fight.yes(self.x)
        if isinstance(self.node, Deed):
            return add_features({"order": 1.0}, self.effects.expect(self.node))
        return {"order": 1.0 if isinstance(self.node, DeployToken) else -1.0}

    def no(self, _: int) -> Features:
        return self.fight.no(self.x) if self.node is BATTLE else {}

    def take_token(self, token: int) -> Features:
        """A token that is turned or given up: rather the weaker."""
        return {"order": -float(sum(n * (1 + kind) for kind, n in enumerate(TOKENS[token].units)))}

    # ---- placing

    def place(self, area: int) -> Features:
        node = self.node
        if isinstance(node, Place):
            return self.effects.figures(area, node.units, node.leaders + node.generics, node.named)
        if isinstance(node, Spread):
            kind = node.kinds[self.x >> 4]
            return self.effects.figures(area, (0, 0, 0), 1) if kind == LEADER else self.own.added(area, kind)
        if isinstance(node, DeployToken):
            if self.g.players[self.side].drawn_token:
                return self.effects.token(area, node.specials, node.leaders)
            return self.effects.figures(area, (0, 0, node.specials), node.leaders)
        if isinstance(node, CielagoToken):
            return self.effects.token(area)
        if isinstance(node, PlaceWildMaker):
            return {"worm": 1.0, "wormsign": self.effects.lurk(area)}
        return {"order": 0.0}

    def supply(self, _: int) -> Features:
        if isinstance(self.node, Into):
            return self.own.added(self.x - 1, self.node.figure)
        if isinstance(self.node, LeaderInto):
            return self.own.added(self.x - 1, LEADER)
        return {"worm": 1.0}

    def instead(self, figure: int) -> Features:
        """A lower unit stands for one that has run out."""
        return self.own.added(self.x - 1, figure) if isinstance(self.node, Into) else {"order": float(figure)}

    def take_from(self, area: int) -> Features:
        """A figure is taken from elsewhere on the map, or made a better one."""
        node = self.node
        if isinstance(node, Upgrade):
            return self.own.lost(area, node.figure, node.by)
        if isinstance(node, (Into, LeaderInto)):
            figure = node.figure if isinstance(node, Into) else LEADER
            to = self.x - 1
            legion, named = self.own.here(area)
            there, named_there = self.own.here(to)
            left = legion - ONE[figure]
            changes = {area: (left, named) if bodies(left) else (0, 0), to: (there + ONE[figure], named_there)}
            return self.own.change(changes)
        return {"order": -1.0}

    def leader(self, leader: int) -> Features:
        """A named leader joins a legion, perhaps from another one."""
        if self.node is TANK_ORDER:
            # The first to enter is back first.
            return self.fight.ability(leader)
        if self.node is not JOIN and not isinstance(self.node, LeaderInto):
            return {"strength": NAMED_STRENGTH}
        to = (self.x >> 8 if self.node is JOIN else self.x) - 1
        legion, named = self.own.here(to)
        changes = {to: (legion, named | 1 << leader)}
        at = self.g.leader_at[leader]
        if at >= 0 and at != to:
            there, others = self.own.here(at)
            changes[at] = (there, others & ~(1 << leader))
        return self.own.change(changes)

    def tank(self, leader: int) -> Features:
        return {"enemy-strength": -2.0 - 0.5 * (LEADERS[leader].hits + LEADERS[leader].shields)}

    def sector(self, number: int) -> Features:
        """The best area of a sector."""
        g, node = self.g, self.node
        if isinstance(node, PlaceWormsigns):
            kind, areas = o.SIGN, sign_areas(g)
        elif isinstance(node, Hazards):
            kind, areas = o.SIGN, node.prey(g)
        elif node in self.vehicles.harvester_nodes:
            kind, areas = o.HARVESTER, harvester_areas(g)
        elif isinstance(node, Place):
            kind, areas = o.PLACE, node.areas(g, self.side)
        elif isinstance(node, Spread):
            kind, areas = o.PLACE, node.areas(g, self.side, self.x >> 4)
        elif isinstance(node, PlaceWildMaker):
            kind, areas = o.PLACE, sands(g) & empty_areas(g)
        else:
            return {"spice": float((SECTORS[number].areas & g.harvesters).bit_count())}
        found = bits(areas & SECTORS[number].areas)
        return max([self.features(kind | area) for area in found], key=self.own.worth, default={})

    # ---- worms

    def sign(self, area: int) -> Features:
        return self.effects.sign(area)

    def unsign(self, area: int) -> Features:
        """The Harkonnen like to see them go; the Atreides give up what is far from prey."""
        return {"wormsign": 0.5} if self.side == HARKONNEN else {"order": -self.effects.lurk(area)}

    def worm(self, area: int) -> Features:
        if isinstance(self.node, AttackWithWorm):
            return self.effects.best_bite(area)
        return {"order": -self.effects.lurk(area)}

    def worm_to(self, area: int) -> Features:
        return {"wormsign": self.effects.lurk(area)}

    def bite(self, area: int) -> Features:
        wild = self.g.wild_maker >= 0 and self.x == self.g.wild_maker + 1
        return self.effects.bite(area, WILD_MAKER_DICE if wild else WORM_DICE)

    # ---- prescience

    def drop(self, number: int) -> Features:
        """A revealed card goes: that is good if it helps the Atreides little."""
        steps = useful(self.own.needs, PRESCIENCE[number].advance)
        if self.side == HARKONNEN:
            return {"prospect": steps}
        return {"prospect": 0.6 - steps}

    def marker(self, number: int) -> Features:
        raised = self.node is RAISE_ANY
        return {"prescience" if raised else "order": float(min(2, self.own.needs[number]))}


Expectation = Callable[[Outlook, int], Features]

# Ending, passing and leaving things as they are promise nothing.
EXPECTATIONS: dict[int, Expectation] = {
    NO: Outlook.no,
    YES: Outlook.yes,
    NUMBER: Outlook.number,
    BRANCH: Outlook.branch,
    EFFECT: Outlook.branch,
    o.DIE: Outlook.die,
    o.CARD: lambda out, number: out.effects.card(number),
    o.SPECIAL: Outlook.special,
    o.CLAIM: Outlook.claim,
    o.DESERT_POWER: Outlook.desert_power,
    o.FREE: Outlook.free,
    o.RESULT: Outlook.result,
    o.LEGION: Outlook.legion,
    o.WHOLE: Outlook.whole,
    o.PART: Outlook.some,
    o.TAKE_TOKEN: Outlook.take_token,
    o.TAKE_LEADER: Outlook.take_leader,
    o.TO: Outlook.destination,
    o.FLY: Outlook.fly,
    o.ATTACK: Outlook.attack,
    o.FLY_AT: Outlook.fly_at,
    o.PLACE: Outlook.place,
    o.FROM: Outlook.take_from,
    o.SUPPLY: Outlook.supply,
    o.FIGURE: Outlook.instead,
    o.LEADER: Outlook.leader,
    o.SECTOR: Outlook.sector,
    o.SIGN: Outlook.sign,
    o.UNSIGN: Outlook.unsign,
    o.WORM: Outlook.worm,
    o.WORM_TO: Outlook.worm_to,
    o.BITE: Outlook.bite,
    o.RETREAT: lambda out, area: out.fight.pursued(out.node, out.x, BATTLE, area),
    o.SCOUT: Outlook.unwanted,
    o.REVEAL: Outlook.unwanted,
    o.BLAST: Outlook.unwanted,
    o.SCHEME: lambda out, _: {"strength": SCHEME_STRENGTH},
    o.LOSE: lambda out, figure: out.fight.lose(out.node, out.x, figure),
    o.LOSE_LEADER: lambda out, leader: out.fight.lose_leader(out.x, leader),
    o.ABILITY: lambda out, leader: out.fight.ability(leader),
    o.ABILITY_GENERIC: lambda out, _: {"order": 1.0},
    o.DISCARD: Outlook.discard,
    o.DROP: Outlook.drop,
    o.ATTACH: lambda out, number: {"prospect": useful(out.own.needs, PRESCIENCE[number].advance)},
    o.MARKER: Outlook.marker,
    o.SWAP: lambda out, _: {"strength": -SWAP_COST},
    o.TANK: Outlook.tank,
    o.HARVESTER: lambda out, area: out.vehicles.harvester(area),
    o.ORNITHOPTER: lambda out, zone: out.vehicles.ornithopter(zone),
    o.CARRYALL: lambda out, zone: out.vehicles.carryall(zone),
    o.VEHICLE: lambda out, kind: out.vehicles.vehicle(kind),
    o.RESCUE: lambda out, zone: {"spice": 1.5},
    o.KEEP: lambda out, power: out.vehicles.keep(power),
    o.RAISE: lambda out, power: out.vehicles.raise_marker(power),
    o.STOCKPILE: lambda out, _: {"supremacy": 1.0},
    o.SAVE: lambda out, _: {"spice": 0.3},
    o.REMOVE: lambda out, area: {"spice": 1.5},
    o.ZONE: lambda out, zone: {"aircraft": 0.5},
    o.POWER: lambda out, power: {"enemy-die": -0.5 - 0.5 * (out.g.imperium[power] == max(out.g.imperium))},
    o.SHOW_BOTH: lambda out, _: {"order": 1.0},
    o.WILD_MAKER: lambda out, _: {"worm": 1.5},
}
