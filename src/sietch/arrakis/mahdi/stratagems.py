"""Effects of Harkonnen cards that are no action of their own: done as near to the target as possible (ms-pl-4)."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.arrival import ARRIVE
from sietch.arrakis.components import AREAS, ATREIDES, HARKONNEN, name_id
from sietch.arrakis.free_actions import SHOW, scoutable
from sietch.arrakis.legions import named_at
from sietch.arrakis.mahdi.movement import depart
from sietch.arrakis.mahdi.power import power
from sietch.arrakis.mahdi.procedure import Procedure, room
from sietch.arrakis.mahdi.reinforcements import cards_left, reinforce_in_turns
from sietch.arrakis.mahdi.ways import TOUCH, foremost, nearest_to_target, steps_to_target
from sietch.arrakis.map import NORTH_POLE, bits
from sietch.arrakis.planning import held
from sietch.arrakis.state import Arrakis
from sietch.arrakis.stratagems.leaders import Tank
from sietch.arrakis.stratagems.prescience import ReturnPrescience
from sietch.arrakis.stratagems.strikes import strike
from sietch.arrakis.tank import to_tank
from sietch.arrakis.verb import Deed
from sietch.arrakis.worms import remove_wormsign
from sietch.core.node import Words
from sietch.core.state import ARG


class Do(Procedure):
    """Something with nothing to choose in it."""

    def __init__(self, deed: Deed, always: bool = False) -> None:
        self.deed = deed
        self.always = always

    def able(self, g: Arrakis) -> bool:
        return self.always or self.deed.possible(g, HARKONNEN)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if self.able(g):
            self.deed.act(g, HARKONNEN)


class DrawToReinforcements(Procedure):
    """To draw cards is to put them onto the Reinforcements, from both decks in turns (ms-pl-3)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def able(self, g: Arrakis) -> bool:
        return cards_left(g)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        reinforce_in_turns(g, self.n)


class AtreidesDiscard(Procedure):
    """A card that names the opponent means the Atreides, whose choices stay theirs (ms-seek)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def able(self, g: Arrakis) -> bool:
        return bool(held(g, ATREIDES))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.push(g.ruleset.course.discard[ATREIDES], ATREIDES, self.n)


class ToTheTank(Procedure):
    """Of the Atreides leaders that the card can reach the one nearest to the target."""

    def __init__(self, tank: Tank) -> None:
        self.tank = tank

    def reached(self, g: Arrakis) -> list[int]:
        if self.tank.where != Tank.ADJACENT:
            return [option & ARG for option in self.tank.options(g, HARKONNEN, 0)]
        here = g.that_legion
        if here < 0 or not g.players[HARKONNEN].at >> here & 1:
            return []
        return [leader for area in bits(TOUCH[here]) for leader in named_at(g, ATREIDES, area)]

    def able(self, g: Arrakis) -> bool:
        return bool(self.reached(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        near = nearest_to_target(g, {g.leader_at[leader] for leader in self.reached(g)})
        g.ask(self, side, x, [o.TANK | leader for leader in self.reached(g) if g.leader_at[leader] in near])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        to_tank(g, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-tank", {})


class ReturnCard(Procedure):
    """A revealed prescience card goes back to the deck: which one is open."""

    def __init__(self, verb: ReturnPrescience) -> None:
        self.verb = verb

    def able(self, g: Arrakis) -> bool:
        return bool(self.verb.options(g, HARKONNEN, 0))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ask(self, side, x, self.verb.options(g, HARKONNEN, 0))

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        self.verb.do(g, HARKONNEN, 0, option)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-return", {})


class Uncover(Procedure):
    """The area nearest to the target with something face down, the target itself first. Nobody turned it up of their
    own free will."""

    def able(self, g: Arrakis) -> bool:
        return bool(scoutable(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ask(self, side, x, [o.REVEAL | area for area in nearest_to_target(g, bits(scoutable(g)))])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(SHOW, HARKONNEN, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-uncover", {})


class ClearWormsigns(Procedure):
    """Discard the n wormsigns nearest to the target, or all that touch the North Pole. x: how many are discarded."""

    def __init__(self, n: int, pole: bool = False) -> None:
        self.n = n
        self.pole = pole

    def signs(self, g: Arrakis) -> int:
        return g.wormsigns & TOUCH[NORTH_POLE] if self.pole else g.wormsigns

    def able(self, g: Arrakis) -> bool:
        return bool(self.signs(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if self.pole:
            for area in bits(self.signs(g)):
                remove_wormsign(g, area)
        elif x < self.n:
            near = nearest_to_target(g, bits(self.signs(g)))
            if len(near) <= self.n - x:
                for area in near:
                    remove_wormsign(g, area)
                if near:
                    g.push(self, side, x + len(near))
            else:
                g.ask(self, side, x, [o.UNSIGN | area for area in near])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x + 1)
        remove_wormsign(g, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-wormsign", {"n": self.n - x})


class Bombard(Procedure):
    """Dice against an Atreides legion that touches one of the Harkonnen: of the highest power, then one with a named
    leader, whoever is stronger."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def prey(self, g: Arrakis) -> list[int]:
        near = 0
        for area in bits(g.players[HARKONNEN].at):
            near |= TOUCH[area]
        return foremost(
            bits(near & g.players[ATREIDES].at),
            lambda area: tuple(-n for n in power(g, ATREIDES, area)),
            lambda area: not named_at(g, ATREIDES, area),
        )

    def able(self, g: Arrakis) -> bool:
        return bool(self.prey(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ask(self, side, x, [o.ATTACK | area for area in self.prey(g)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        strike(g, HARKONNEN, option & ARG, self.dice)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-bombard", {})


class CarryTroops(Procedure):
    """To the legion with room nearest to the target, from the settlement with the legion of the most power that is
    farther off: as many as fit. x: 1 + where to."""

    def sources(self, g: Arrakis, to: int) -> list[int]:
        to_target = steps_to_target(g)
        at = g.players[HARKONNEN].at & g.settlements
        return [area for area in bits(at) if area != to and to_target[area] > to_target[to]]

    def destinations(self, g: Arrakis) -> list[int]:
        legions = bits(g.players[HARKONNEN].at)
        return nearest_to_target(g, [area for area in legions if room(g, area) > 0 and self.sources(g, area)])

    def able(self, g: Arrakis) -> bool:
        return bool(self.destinations(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not x:
            g.ask(self, side, x, [o.TO | area for area in self.destinations(g)])
            return
        strong = foremost(self.sources(g, x - 1), lambda area: tuple(-n for n in power(g, HARKONNEN, area)))
        g.ask(self, side, x, [o.LEGION | area for area in strong])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not x:
            g.push(self, side, 1 + (option & ARG))
        else:
            g.push(ARRIVE, side, 0)
            depart(g, option & ARG, x - 1)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        if x:
            return ("mahdi-prompt-carried", {"area": name_id(AREAS[x - 1])})
        return ("mahdi-prompt-carried-to", {})
