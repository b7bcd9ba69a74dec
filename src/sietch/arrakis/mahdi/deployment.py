"""Deployment, and figures that come to the map by cards: which settlement or legion, which leader, what stands in."""

from __future__ import annotations

from collections.abc import Iterable

from sietch.arrakis import options as o
from sietch.arrakis.components import AREAS, HARKONNEN, LEADER, name_id
from sietch.arrakis.leaders import FEYD, RABBAN, beside, ready
from sietch.arrakis.legions import UNITS, bodies, deploy, place_leader
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.garrison import bring
from sietch.arrakis.mahdi.power import power
from sietch.arrakis.mahdi.procedure import Procedure, room
from sietch.arrakis.mahdi.ways import foremost, house_order, nearest_order, steps_to_target
from sietch.arrakis.map import bits
from sietch.arrakis.placement import EmptyDesert, Free, Where
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.core.node import Words
from sietch.core.state import ARG


def has_unit(g: Arrakis) -> bool:
    """Is there any unit in the supply? Whatever kind is missing, another one comes for it."""
    supply = g.players[HARKONNEN].supply
    return any(supply[unit] for unit in UNITS)


# ---- leaders


def leader_choices(g: Arrakis) -> list[int]:
    """Beast Rabban or Feyd-Rautha first, then any other named leader beside the board, else a bashar (ms-dep-3)."""
    named = beside(g, HARKONNEN)
    first = [leader for leader in named if leader in (RABBAN, FEYD)]
    if named:
        return [o.LEADER | leader for leader in first or named]
    return [o.SUPPLY] if g.players[HARKONNEN].supply[LEADER] else []


class BringLeader(Step):
    """A leader joins the legion in area x."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if bodies(g.players[HARKONNEN].legions[x]):
            g.ask(self, side, x, leader_choices(g))

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.SUPPLY:
            deploy(g, HARKONNEN, x, LEADER)
        else:
            place_leader(g, HARKONNEN, option & ARG, x)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-leader", {"area": name_id(AREAS[x])})


BRING_LEADER = BringLeader()


def bring_units(g: Arrakis, area: int, units: list[int]) -> list[int]:
    """As many of these units as the limit allows; how many of each kind are left over (ms-dep-4)."""
    over = list(units)
    for kind in reversed(UNITS):
        while over[kind] and room(g, area) > 0 and bring(g, area, kind):
            over[kind] -= 1
    return over


# ---- the Deployment action


class Deploy(Procedure):
    """Units and a leader, all in one settlement (ms-dep-1). x: 1 + how many of each kind are left, four bits each.

    The settlement with the legion of the most power, then the one nearest to the target (ms-dep-2); what is over the
    limit goes to the next one, the leader stays with the first (ms-dep-4).
    """

    def __init__(self, regulars: int, elites: int = 0, specials: int = 0, leaders: int = 1) -> None:
        self.units = [regulars, elites, specials]
        self.leaders = leaders

    def able(self, g: Arrakis) -> bool:
        settlements = bits(g.settlements)
        if has_unit(g) and any(room(g, area) > 0 for area in settlements):
            return True
        return bool(self.leaders and leader_choices(g)) and bool(g.settlements & g.players[HARKONNEN].at)

    def settlements(self, g: Arrakis, first: bool) -> list[int]:
        """Of the standing settlements that had nothing yet; one without a legion has no power (ms-dep-6)."""
        left = bits(g.settlements if first else g.settlements & ~g.chosen)
        to_target = steps_to_target(g)
        return foremost(
            [area for area in left if first or room(g, area) > 0],
            lambda area: tuple(-n for n in power(g, HARKONNEN, area)),
            lambda area: to_target[area],
        )

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not x or (x > 1 and has_unit(g)):
            g.ask(self, side, x, [o.PLACE | area for area in self.settlements(g, not x)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        area = option & ARG
        units = [x - 1 >> 4 * kind & 15 for kind in UNITS] if x else self.units
        g.chosen = (g.chosen if x else 0) | 1 << area
        if g.events is not None:
            # First where the strongest legion is, then wherever there is room for the rest.
            g.tell(m.DEPLOYED_AT, HARKONNEN, area, 2 if x else 1)
        over = bring_units(g, area, units)
        g.push(self, side, 1 + sum(n << 4 * kind for kind, n in enumerate(over)))
        if not x:
            g.that_legion = area
            for _ in range(self.leaders):
                g.push(BRING_LEADER, side, area)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-settlement", {})


# ---- figures placed by cards


class PlaceFigures(Procedure):
    """Figures come to one area that a card names: of several by the order of the House action (ms-house-4).

    They come from the supply; a named leader on the card comes from beside the board or from elsewhere on the map,
    never from the tank. leads: a later step of the card goes on with that legion.
    """

    def __init__(
        self,
        where: Where,
        units: tuple[int, int, int],
        leaders: int,
        generics: int,
        named: tuple[int, ...],
        leads: bool,
    ) -> None:
        self.where = where
        self.units = units
        self.leaders = leaders
        self.generics = generics
        self.named = named
        self.leads = leads

    def named_ready(self, g: Arrakis) -> list[int]:
        return [leader for leader in self.named if ready(g, leader)][:1]

    def led(self, g: Arrakis, area: int) -> bool:
        """Whether a leader can come to an area."""
        named = any(g.leader_at[leader] != area for leader in self.named_ready(g))
        generic = self.generics and g.players[HARKONNEN].supply[LEADER]
        return bool(named or generic or (self.leaders and leader_choices(g)))

    def able(self, g: Arrakis) -> bool:
        return bool(self.choices(g))

    def choices(self, g: Arrakis) -> list[int]:
        every = bits(self.where.areas(g, HARKONNEN))
        # The legion that a step before has reinforced is gone on with: figures of one card come together.
        if g.that_legion in every and not sum(self.units):
            return [g.that_legion]
        fitting = self.fitting(g, every)
        if isinstance(self.where, EmptyDesert | Free):
            return nearest_order(g, fitting)
        return house_order(g, fitting)

    def fitting(self, g: Arrakis, every: Iterable[int]) -> list[int]:
        """Where units have room; if none come, where a leader can join units. A legion that is gone on with need not
        get anything: its leader may be there already."""
        if sum(self.units) and has_unit(g) and (roomy := [area for area in every if room(g, area) > 0]):
            return roomy
        standing = [area for area in every if g.players[HARKONNEN].at >> area & 1]
        return standing if self.leads else [area for area in standing if self.led(g, area)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ask(self, side, x, [o.PLACE | area for area in self.choices(g)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        area = option & ARG
        g.that_legion = area
        bring_units(g, area, list(self.units))
        for _ in range(self.leaders):
            g.push(BRING_LEADER, side, area)
        if bodies(g.players[HARKONNEN].legions[area]):
            for _ in range(min(self.generics, g.players[HARKONNEN].supply[LEADER])):
                deploy(g, HARKONNEN, area, LEADER)
            for leader in self.named_ready(g):
                if g.leader_at[leader] != area:
                    place_leader(g, HARKONNEN, leader, area)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-place", {})


class SpreadFigures(Procedure):
    """Units come one by one, each to an area that the card names. x: how many have come."""

    def __init__(self, where: Where, units: tuple[int, int, int]) -> None:
        self.where = where
        self.kinds = [kind for kind in UNITS for _ in range(units[kind])]

    def choices(self, g: Arrakis) -> list[int]:
        areas = [area for area in bits(self.where.areas(g, HARKONNEN)) if room(g, area) > 0] if has_unit(g) else []
        if isinstance(self.where, EmptyDesert | Free):
            return nearest_order(g, areas)
        # They come together, as long as the limit allows.
        return [g.that_legion] if g.that_legion in areas else house_order(g, areas)

    def able(self, g: Arrakis) -> bool:
        return bool(self.choices(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x < len(self.kinds):
            g.ask(self, side, x, [o.PLACE | area for area in self.choices(g)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x + 1)
        bring(g, option & ARG, self.kinds[x])
        if not isinstance(self.where, EmptyDesert | Free):
            g.that_legion = option & ARG

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-place", {})
