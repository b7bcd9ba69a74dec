"""Leadership and Strategy: attack a sietch; if none can be, attack a legion; if none can be, move.

Leadership looks only at legions with a leader, and its attack is a surprise attack. Cards ask the same of others.
"""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.arrival import use_ornithopter
from sietch.arrakis.battle import begin_battle
from sietch.arrakis.components import AREAS, ATREIDES, HARKONNEN, NO_COST, name_id
from sietch.arrakis.legions import all_worms, named_at
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.power import Power, beats, less, power
from sietch.arrakis.mahdi.procedure import Procedure
from sietch.arrakis.mahdi.ways import TOUCH, TWO_AWAY, foremost, level, target_area
from sietch.arrakis.map import bits
from sietch.arrakis.reach import ornithopters_for
from sietch.arrakis.state import Arrakis
from sietch.arrakis.which_legions import Legions
from sietch.core.node import Words
from sietch.core.state import ARG

# Who attacks, and whom.
Attack = tuple[int, int]


def ornithopters(g: Arrakis, area: int) -> int:
    """The ornithopters that could carry the legion of an area: one a turn, and no legion twice in a round (ms-mv-5)."""
    return 0 if g.ornithopter_used else ornithopters_for(g, area)


def flies(attack: Attack) -> bool:
    return not TOUCH[attack[0]] >> attack[1] & 1


def sietch_attacks(g: Arrakis, legions: list[int]) -> list[Attack]:
    """Legions that have more power than who defends a sietch which they touch or can fly to (ms-ls-1)."""
    found = []
    for area in legions:
        near = TOUCH[area] | (TWO_AWAY[area] if ornithopters(g, area) else 0)
        sietches = bits(near & g.sietches & ~all_worms(g))
        found += [(area, sietch) for sietch in sietches if beats(g, area, sietch)]
    return found


def best_sietch_attacks(g: Arrakis, legions: list[int]) -> list[Attack]:
    """The sietch of the highest level, the legion with the greatest difference in power, one that need not fly, the
    target."""

    def difference(attack: Attack) -> Power:
        return less(power(g, ATREIDES, attack[1]), power(g, HARKONNEN, attack[0]))

    return foremost(
        sietch_attacks(g, legions),
        lambda attack: -level(g, attack[1]),
        difference,
        flies,
        lambda attack: attack[1] != target_area(g),
    )


def legion_attacks(g: Arrakis, legions: list[int]) -> list[Attack]:
    """Legions that touch a weaker Atreides legion outside a sietch; never by ornithopter (ms-ls-2)."""
    prey = g.players[ATREIDES].at & ~g.sietches
    return [(area, other) for area in legions for other in bits(TOUCH[area] & prey) if beats(g, area, other)]


def best_legion_attacks(g: Arrakis, legions: list[int]) -> list[Attack]:
    """The Atreides legion of the highest power, then one with a named leader. Which legion attacks it is open."""

    def weakness(attack: Attack) -> Power:
        return less((0, 0), power(g, ATREIDES, attack[1]))

    return foremost(legion_attacks(g, legions), weakness, lambda attack: not named_at(g, ATREIDES, attack[1]))


class Strike(Procedure):
    """Attack with a legion that fulfils the filter: a sietch, otherwise a legion. rules: of the battle.

    x: 1 + the attacked area, above that 1 + the attacking one.
    """

    def __init__(self, legions: Legions, rules: int = 0) -> None:
        self.legions = legions
        # Going on against a sietch costs the Harkonnen no hit (ms-bt-5).
        self.rules = rules | NO_COST

    def considered(self, g: Arrakis) -> list[int]:
        return [area for area in bits(g.players[HARKONNEN].at) if self.legions.picks(g, HARKONNEN, area)]

    def attacks(self, g: Arrakis) -> list[Attack]:
        """The attacks that the criteria leave."""
        legions = self.considered(g)
        return best_sietch_attacks(g, legions) or best_legion_attacks(g, legions)

    def able(self, g: Arrakis) -> bool:
        return bool(self.attacks(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        target, area = (x & 127) - 1, (x >> 7) - 1
        if area >= 0:
            g.ask(self, side, x, [o.ZONE | zone for zone in bits(ornithopters(g, area))])
            return
        attacks = [attack for attack in self.attacks(g) if target in (-1, attack[1])]
        targets = sorted({attack[1] for attack in attacks})
        if target < 0:
            g.ask(self, side, x, [o.ATTACK | at for at in targets])
        else:
            g.ask(self, side, x, [o.LEGION | attack[0] for attack in attacks])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        kind, what = option & ~ARG, option & ARG
        if kind == o.ATTACK:
            g.push(self, side, 1 + what)
        elif kind == o.LEGION:
            target = x - 1
            if flies((what, target)):
                g.push(self, side, x | (1 + what) << 7)
            else:
                self.attack(g, what, target)
        else:
            self.attack(g, (x >> 7) - 1, (x & 127) - 1, what)

    def attack(self, g: Arrakis, area: int, target: int, zone: int = -1) -> None:
        """zone: where the ornithopter comes from that carries the legion."""
        if g.events is not None:
            sietch = g.sietches >> target & 1
            if not sietch:
                g.tell(m.NO_SIETCH_TO_ATTACK, HARKONNEN, -1, 1)
            g.tell(m.SIETCH_ATTACKED if sietch else m.LEGION_ATTACKED, HARKONNEN, area, target)
        if zone >= 0:
            use_ornithopter(g, zone)
            g.ornithopter_used = True
            g.flown |= 1 << area
        begin_battle(g, HARKONNEN, area, target, self.rules)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        target, area = (x & 127) - 1, (x >> 7) - 1
        if area >= 0:
            return ("mahdi-prompt-transport", {"area": name_id(AREAS[area])})
        if target >= 0:
            return ("mahdi-prompt-attacker", {"area": name_id(AREAS[target])})
        return ("mahdi-prompt-attack", {})


class Cascade(Procedure):
    """The first of these that is possible: attack a sietch, attack a legion, move (ms-ls-1 to ms-ls-3)."""

    def __init__(self, strike: Strike, march: Procedure) -> None:
        self.strike = strike
        self.march = march
        self.inside = (strike, march)

    def able(self, g: Arrakis) -> bool:
        return self.strike.able(g) or self.march.able(g)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if self.strike.able(g):
            g.push(self.strike, side, 0)
        else:
            self.explain(g)
            g.push(self.march, side, 0)

    def explain(self, g: Arrakis) -> None:
        if g.events is not None:
            g.tell(m.NO_SIETCH_TO_ATTACK, HARKONNEN, -1, 1)
            g.tell(m.NO_LEGION_TO_ATTACK, HARKONNEN, -1, 1)
        if not self.march.able(g):
            self.march.explain(g)
