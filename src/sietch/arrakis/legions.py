"""Legions: figures in areas, the supply, the stacking limit, leaders without units, tokens that are turned over.

A legion is packed into one number: so many of each figure, `COUNT_BITS` bits each. Named leaders are kept apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    CHOAM,
    ELITE,
    ENEMY,
    FIGURE_NOUNS,
    FIGURES,
    HARKONNEN,
    LEADER,
    NAMED,
    REGULAR,
    SPECIAL,
    STANDARD,
    STARTING,
    TOKENS,
    name_id,
)
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, ask_side, register_steps
from sietch.arrakis.tank import all_to_tank
from sietch.core.node import Words
from sietch.core.schema import COUNT, COUNT_BITS
from sietch.core.state import ARG

ONE = tuple(1 << COUNT_BITS * figure for figure in range(len(FIGURES)))
SHIFT = tuple(COUNT_BITS * figure for figure in range(len(FIGURES)))
UNITS = (REGULAR, ELITE, SPECIAL)
STACKING_LIMIT = 6
STACKING_LIMIT_UNDER_SANCTION = 5


def count(legion: int, figure: int) -> int:
    return legion >> SHIFT[figure] & COUNT


def units(legion: int) -> int:
    """How many units; leaders and tokens are none."""
    return (legion & COUNT) + (legion >> 5 & COUNT) + (legion >> 10 & COUNT)


def bodies(legion: int) -> int:
    """What counts for the stacking limit: units and tokens."""
    return (legion & COUNT) + (legion >> 5 & COUNT) + (legion >> 10 & COUNT) + (legion >> 20 & COUNT) + (legion >> 25)


def named_at(g: Arrakis, side: int, area: int) -> list[int]:
    """The side's named leaders in an area."""
    at = g.leader_at
    return [leader for leader in NAMED[side] if at[leader] == area]


def leaders_at(g: Arrakis, side: int, area: int) -> int:
    return count(g.players[side].legions[area], LEADER) + len(named_at(g, side, area))


def has_leader(g: Arrakis, side: int, area: int) -> bool:
    return bool(g.players[side].legions[area] >> 15 & COUNT) or any(g.leader_at[n] == area for n in NAMED[side])


def limit(g: Arrakis, side: int) -> int:
    """Six units an area; five for the Harkonnen under CHOAM's sanction."""
    if side == HARKONNEN and g.sanctions >> CHOAM & 1:
        return STACKING_LIMIT_UNDER_SANCTION
    return STACKING_LIMIT


# ---- putting figures on the map and taking them off


def add(g: Arrakis, side: int, area: int, group: int) -> None:
    p = g.players[side]
    p.legions[area] += group
    p.at |= 1 << area


def subtract(g: Arrakis, side: int, area: int, group: int) -> None:
    p = g.players[side]
    left = p.legions[area] - group
    p.legions[area] = left
    if g.fresh[area]:
        g.fresh[area] = at_most(g.fresh[area], left)
    if not left:
        p.at &= ~(1 << area)
        g.flown &= ~(1 << area)


def at_most(some: int, legion: int) -> int:
    """Of each figure no more than the legion has: those that have not moved are lost first."""
    return sum(min(count(some, figure), count(legion, figure)) * ONE[figure] for figure in range(len(FIGURES)))


def deploy(g: Arrakis, side: int, area: int, figure: int) -> None:
    """From the supply to the map."""
    g.players[side].supply[figure] -= 1
    add(g, side, area, ONE[figure])
    if g.events is not None:
        g.tell(o.FIGURE_PLACED, side, area, figure)


def lose(g: Arrakis, side: int, area: int, figure: int) -> None:
    """Back to the supply."""
    g.players[side].supply[figure] += 1
    subtract(g, side, area, ONE[figure])
    if g.events is not None:
        g.tell(o.FIGURE_LOST, side, area, figure)


def place_leader(g: Arrakis, side: int, leader: int, area: int) -> None:
    g.leader_at[leader] = area
    if g.events is not None:
        g.tell(o.LEADER_PLACED, side, leader, area)


def abandon(g: Arrakis, side: int, area: int) -> None:
    """Leaders without a unit are eliminated: generic ones return to the supply, named ones go to the tank."""
    p = g.players[side]
    if bodies(p.legions[area]):
        return
    while p.legions[area]:
        lose(g, side, area, LEADER)
    all_to_tank(g, side, named_at(g, side, area))


def destroy(g: Arrakis, side: int, area: int) -> None:
    """The whole legion is removed."""
    reveal_tokens(g, area)
    p = g.players[side]
    for figure in (REGULAR, ELITE, SPECIAL, LEADER):
        while count(p.legions[area], figure):
            lose(g, side, area, figure)
    abandon(g, side, area)


def move_legion(g: Arrakis, side: int, area: int, to: int) -> None:
    """A whole legion goes from one area to another, tokens and named leaders too."""
    p = g.players[side]
    group, fresh = p.legions[area], g.fresh[area]
    flown = g.flown >> area & 1
    for leader in named_at(g, side, area):
        g.leader_at[leader] = to
    for places in (p.starting_at, p.standard_at):
        for slot, place in enumerate(places):
            if place == area:
                places[slot] = to
    subtract(g, side, area, group)
    add(g, side, to, group)
    g.flown |= flown << to
    g.fresh[to] += fresh
    for moved in g.ruleset.course.moved:
        moved(g, side, area, to)


def tell_moved(g: Arrakis, side: int, area: int, to: int, group: int, leaders: Iterable[int]) -> None:
    """What the log says of a move: where from and where to, how many of each figure, and which leaders."""
    if g.events is not None:
        g.tell(o.LEGION_MOVED, side, area, to)
        for figure in range(len(FIGURES)):
            if count(group, figure):
                g.tell(o.FIGURE_MOVED, side, figure, count(group, figure))
        for leader in leaders:
            g.tell(o.LEADER_MOVED, side, leader, 1)


# ---- deployment tokens and sietches


def place_token(g: Arrakis, area: int, token: int) -> None:
    """A standard deployment token goes face down to an area."""
    p = g.players[ATREIDES]
    p.standard_at.append(area)
    p.standard_faces.append(token)
    add(g, ATREIDES, area, ONE[STANDARD])
    if g.events is not None:
        g.tell(o.TOKEN_PLACED, ATREIDES, area, 1)


def token_slots(g: Arrakis, area: int) -> list[int]:
    """The slots of the tokens in an area: starting ones from 0, standard ones from 8."""
    p = g.players[ATREIDES]
    found = [slot for slot, place in enumerate(p.starting_at) if place == area]
    return found + [8 + slot for slot, place in enumerate(p.standard_at) if place == area]


def face(g: Arrakis, slot: int) -> int:
    p = g.players[ATREIDES]
    return p.starting_faces[slot] if slot < 8 else p.standard_faces[slot - 8]


def faces_at(g: Arrakis, area: int) -> list[int]:
    """The different faces of the tokens in an area."""
    return sorted({face(g, slot) for slot in token_slots(g, area)})


def turn_over(g: Arrakis, area: int, slots: list[int]) -> None:
    """Tokens of an area are turned over and replaced by their units; they leave the game. The surplus goes then.

    For a unit that has run out comes the best of the lower ones, and its owner is asked about it at once. Units that
    have not run out are served first.
    """
    p = g.players[ATREIDES]
    g.push(OVERFLOW, ATREIDES, area)
    turned = []
    for slot in sorted(slots, reverse=True):
        places, faces, figure = (
            (p.starting_at, p.starting_faces, STARTING) if slot < 8 else (p.standard_at, p.standard_faces, STANDARD)
        )
        # Units of a token that moved in this action have moved too; moved tokens are the last of their area.
        moved = places[(slot & 7) + 1 :].count(area) < count(g.fresh[area], figure)
        g.fresh[area] -= moved * ONE[figure]
        places.pop(slot & 7)
        token = faces.pop(slot & 7)
        turned.append((TOKENS[token].units, moved, figure))
        if g.events is not None:
            g.tell(o.TOKEN_REVEALED, ATREIDES, token, area)
    for kind in UNITS:
        for units, moved, _ in turned:
            for _ in range(units[kind]):
                bring(g, area, kind, moved)
    for _, _, figure in turned:
        subtract(g, ATREIDES, area, ONE[figure])
    abandon(g, ATREIDES, area)


def bring(g: Arrakis, area: int, kind: int, moved: bool) -> None:
    """A unit of a token comes, or a lower one."""
    for unit in at_hand(g, ATREIDES, kind)[:1]:
        deploy(g, ATREIDES, area, unit)
        g.fresh[area] += moved * ONE[unit]
        if unit != kind:
            g.push(STAND_INS[unit, kind], ATREIDES, area << 1 | moved)


def reveal_token(g: Arrakis, slot: int) -> None:
    p = g.players[ATREIDES]
    turn_over(g, (p.starting_at if slot < 8 else p.standard_at)[slot & 7], [slot])


def reveal_tokens(g: Arrakis, area: int) -> None:
    """All tokens of an area are turned over."""
    slots = token_slots(g, area)
    if slots:
        turn_over(g, area, slots)
    for turning in g.ruleset.course.turning:
        turning(g, area)


def at_hand(g: Arrakis, side: int, figure: int) -> list[int]:
    """The units that the supply has for one of a kind: itself, or lower ones where it has run out, the best first."""
    supply = g.players[side].supply
    return [figure] if supply[figure] else [lower for lower in range(figure - 1, -1, -1) if supply[lower]]


class StandIn(Step):
    """A lower unit stands for one that had run out: it may be a lower one still, or none.

    x: the area, and whether it moved.
    """

    def __init__(self, unit: int, kind: int) -> None:
        self.unit = unit
        self.kind = kind

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[side]
        if count(p.legions[x >> 1], self.unit):
            lower = [unit for unit in range(self.unit - 1, -1, -1) if p.supply[unit]]
            g.ask(self, side, x, [*(o.FIGURE | unit for unit in (self.unit, *lower)), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.FIGURE | self.unit:
            return
        area, moved = x >> 1, x & 1
        g.fresh[area] -= moved * ONE[self.unit]
        if option != o.DONE:
            deploy(g, side, area, option & ARG)
            g.fresh[area] += moved * ONE[option & ARG]
        lose(g, side, area, self.unit)
        abandon(g, side, area)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-instead", {"area": name_id(AREAS[x >> 1]), "what": FIGURE_NOUNS[side][self.kind]})

    def option_words(self, side: int, kind: str, args: Mapping[str, object]) -> Words:
        return super().option_words(side, "nothing" if kind == "done" else kind, args)


STAND_INS = {
    (unit, kind): StandIn(unit, kind) for unit, kind in ((REGULAR, ELITE), (REGULAR, SPECIAL), (ELITE, SPECIAL))
}


def sietch_level(g: Arrakis, area: int) -> int:
    """The level of a face-up sietch."""
    return g.open_levels[g.open_at.index(area)] + 1


def reveal_sietch(g: Arrakis, area: int) -> None:
    if area in g.hidden_at:
        slot = g.hidden_at.index(area)
        g.hidden_at.pop(slot)
        level = g.players[ATREIDES].sietch_levels.pop(slot)
        g.open_at.append(area)
        g.open_levels.append(level)
        if g.events is not None:
            g.tell(o.SIETCH_REVEALED, ATREIDES, area, level + 1)


def enemy_settlements(g: Arrakis, side: int) -> int:
    return g.settlements if side == ATREIDES else g.sietches


def all_worms(g: Arrakis) -> int:
    return g.worms if g.wild_maker < 0 else g.worms | 1 << g.wild_maker


def free_areas(g: Arrakis, side: int) -> int:
    """As the complement: areas with an enemy settlement, enemy units or a sandworm are not free."""
    taken = g.players[ENEMY[side]].at | (g.settlements if side == ATREIDES else g.sietches) | g.worms
    return ~(taken if g.wild_maker < 0 else taken | 1 << g.wild_maker)


def why_not_free(g: Arrakis, side: int, area: int) -> Words | None:
    """What keeps a side out of an area."""
    if g.players[ENEMY[side]].at >> area & 1:
        return ("arrakis-why-enemy-legion", {})
    if enemy_settlements(g, side) >> area & 1:
        return ("arrakis-why-enemy-settlement" if side == ATREIDES else "arrakis-why-enemy-sietch", {})
    return ("arrakis-why-sandworm", {}) if all_worms(g) >> area & 1 else None


def in_the_way(g: Arrakis) -> int:
    """Areas with any figure or token but a testing station."""
    return g.players[0].at | g.players[1].at | g.settlements | g.sietches | g.harvesters | g.wormsigns | all_worms(g)


def empty_areas(g: Arrakis) -> int:
    """As the complement: areas that hold anything at all are not empty."""
    return ~(in_the_way(g) | g.stations)


# ---- the stacking limit


class Overflow(Step):
    """Too many units in area x: the owner removes the surplus at once."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        legion = g.players[side].legions[x]
        if bodies(legion) > limit(g, side):
            options = [o.LOSE | figure for figure in UNITS if count(legion, figure)]
            if side == HARKONNEN:
                options += [o.LOSE | figure for figure in (STARTING, STANDARD) if count(legion, figure)]
            if side == ATREIDES and token_slots(g, x):
                # Whether there is a choice of faces is not for the others to know.
                g.ask_always(self, side, x, options + [o.TAKE_TOKEN | token for token in faces_at(g, x)])
            else:
                ask_side(g, self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x)
        if option & ~ARG == o.TAKE_TOKEN:
            discard_token(g, x, option & ARG)
        elif option & ARG in (STARTING, STANDARD):
            for token_lost in g.ruleset.course.token_lost:
                token_lost(g, x, option & ARG)
        else:
            lose(g, side, x, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-overflow", {"area": name_id(AREAS[x]), "n": limit(g, side)})


def discard_token(g: Arrakis, area: int, token: int) -> None:
    """A token is taken off the map unseen; it leaves the game."""
    p = g.players[ATREIDES]
    starting = TOKENS[token].back == "starting"
    places, faces = (p.starting_at, p.starting_faces) if starting else (p.standard_at, p.standard_faces)
    slot = next(slot for slot, place in enumerate(places) if place == area and faces[slot] == token)
    places.pop(slot)
    (p.starting_lost if starting else p.standard_lost).append(faces.pop(slot))
    figure = STARTING if starting else STANDARD
    subtract(g, ATREIDES, area, ONE[figure])
    if g.events is not None:
        g.tell(o.FIGURE_LOST, ATREIDES, area, figure)


OVERFLOW = Overflow()

register_steps(
    {"overflow": OVERFLOW} | {f"{FIGURES[unit]}-for-{FIGURES[kind]}": step for (unit, kind), step in STAND_INS.items()}
)


def settle(g: Arrakis, side: int, area: int) -> None:
    """After figures came to an area: the surplus goes."""
    if bodies(g.players[side].legions[area]) > limit(g, side):
        g.push(OVERFLOW, side, area)
