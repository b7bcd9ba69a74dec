"""What a side may expect of its answers in a battle: cards for dice, losses, going on, retreating, advancing."""

from __future__ import annotations

from sietch.arrakis.battle import AFTER, CONTINUE, PURSUE, in_settlement
from sietch.arrakis.casualties import CASUALTIES
from sietch.arrakis.components import ENEMY, LEADER, LEADERS, REGULAR, SURPRISE
from sietch.arrakis.legions import OVERFLOW, count
from sietch.arrakis.outlook.battles import Odds, force, odds
from sietch.arrakis.outlook.moves import Moves
from sietch.arrakis.outlook.positions import WORTH, Position, worth
from sietch.arrakis.state import Arrakis
from sietch.core.node import Features, Node, add_features


class Fight:
    """The battle that is being fought, as one of its sides sees it."""

    def __init__(self, g: Arrakis, moves: Moves, enemy: Position) -> None:
        self.g, self.moves, self.own, self.enemy = g, moves, moves.position, enemy
        self.side = self.own.side

    @property
    def at_stake(self) -> float:
        """What the settlement that is attacked is worth, in supremacy."""
        if not in_settlement(self.g):
            return 0.0
        return self.own.stake(ENEMY[self.g.attacker], self.g.attack_at)

    def goes_on(self, more: int = 0) -> Odds:
        """How the battle will go. more: dice of this side beside those that its cards gave already."""
        g = self.g
        attacker, defender = g.attacker, ENEMY[g.attacker]
        sides = {self.side: self.own, ENEMY[self.side]: self.enemy}
        burnt = [g.players[0].burnt, g.players[1].burnt]
        burnt[self.side] += more
        return odds(
            force(*sides[attacker].here(g.attack_from)),
            force(*sides[defender].here(g.attack_at)),
            in_settlement(g),
            bool(g.battle_rules & SURPRISE) and g.battle_round == 0,
            burnt[attacker],
            burnt[defender],
        )

    def one_more_die(self) -> Features:
        """A card is discarded: better chances, fewer losses, more hits."""
        now, then = self.goes_on(), self.goes_on(more=1)
        won, lost, killed = then.win - now.win, then.lost - now.lost, then.killed - now.killed
        if self.side == self.g.attacker:
            return {"supremacy": won * self.at_stake, "strength": -lost, "enemy-strength": -killed}
        return {"supremacy": -won * self.at_stake, "strength": -killed, "enemy-strength": -lost}

    def yes(self, stage: int) -> Features:
        """Go on with the attack, retreat from it, or advance after it."""
        g = self.g
        if stage == AFTER:
            return self.moves.attack(g.attack_from, g.attack_at, 0, cost=1 if in_settlement(g) else 0)
        if stage == CONTINUE:
            return {"supremacy": -self.at_stake}
        features = self.own.moved(g.attack_from, g.attack_at, *self.own.here(g.attack_from))
        if in_settlement(g):
            add_features(features, self.moves.conquest(in_settlement(g), 1.0))
        return features

    def no(self, stage: int) -> Features:
        """Stop, or stand instead of retreating."""
        if stage != CONTINUE:
            return {}
        found = self.goes_on()
        return {"supremacy": -found.win * self.at_stake, "strength": -found.killed, "enemy-strength": -found.lost}

    def retreat(self, start: int, to: int) -> Features:
        """Where an enemy legion has to go: where it is worth the least."""
        legion, named = self.enemy.here(start)
        there, named_there = self.enemy.here(to)
        better = worth(self.enemy.change({start: (0, 0), to: (legion + there, named | named_there)}))
        return {"order": -better / WORTH["order"]}

    def pursued(self, node: Node[Arrakis] | None, stage: int, battle: Node[Arrakis], to: int) -> Features:
        """The stage of a battle, otherwise the area that the legion leaves."""
        return self.retreat(self.g.attack_at if node is battle and stage == PURSUE else stage, to)

    def lose(self, node: Node[Arrakis] | None, area: int, figure: int) -> Features:
        """A figure goes; where a hit is taken an elite becomes a regular unit."""
        if node is not CASUALTIES and node is not OVERFLOW:
            return {"strength": -1.0 - figure}
        p = self.g.players[self.side]
        if not count(p.legions[area], figure):
            return {}
        weakened = node is CASUALTIES and figure not in (REGULAR, LEADER) and p.supply[REGULAR]
        return self.own.lost(area, figure, REGULAR if weakened else -1)

    def lose_leader(self, area: int, leader: int) -> Features:
        legion, named = self.own.here(area)
        return self.own.change({area: (legion, named & ~(1 << leader))})

    def ability(self, leader: int) -> Features:
        return {"order": float(LEADERS[leader].hits + LEADERS[leader].shields)}
