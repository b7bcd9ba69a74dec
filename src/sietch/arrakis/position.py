"""A position as it was told: facts in any order, laid out on the table in one fixed order, refused if they cannot be.

`scenario.py` has the words in which they are told.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    ENEMY,
    FIGURES,
    HARKONNEN,
    LEADERS,
    MARKERS,
    NAMED,
    PLANNING,
    PRESCIENCE,
    SIDES,
    SIGNS,
    STANDARD,
    STARTING,
    SUPPLY,
    TOKENS,
)
from sietch.arrakis.facts import FACTS
from sietch.arrakis.leaders import (
    FEYD,
    HAWAT,
    LADY_JESSICA,
    MOHIAM,
    MOTHER_JESSICA,
    PAUL_ATREIDES,
    PAUL_MUADDIB,
    RABBAN,
    WILD_MAKER,
    enter,
    leave,
)
from sietch.arrakis.legions import ONE, STACKING_LIMIT, add, bodies, count, limit, named_at, subtract
from sietch.arrakis.map import ATOMIC_SLOTS, SETTLED, bits
from sietch.arrakis.prescience import LAST, SUPREMACY_TO_WIN, advance, gain_supremacy
from sietch.arrakis.rounds import SISTERS
from sietch.arrakis.spice import BOTTOM, IN_BOX, TOP
from sietch.arrakis.state import Arrakis
from sietch.arrakis.tank import TANK_SIZE
from sietch.arrakis.worms import WORMS

# Who leaves the game for good when the other enters it.
SUCCEEDS = {PAUL_MUADDIB: PAUL_ATREIDES, MOTHER_JESSICA: LADY_JESSICA, FEYD: RABBAN, MOHIAM: HAWAT}
ACTION_DICE = (4, 8)
# Mountains without settlement or station, where figures stand that are not in the supply.
OUT_OF_THE_WAY = ("out-nw-13", "out-nw-14", "out-nw-16", "in-nw-1", "in-nw-2", "shield-wall-west", "in-ne-1", "in-ne-4")


@dataclass(frozen=True)
class Legion:
    figures: tuple[int, int, int, int]  # regular, elite, special elite, generic leader
    named: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()


@dataclass(frozen=True)
class Whereabouts:
    """Of a named leader: an area, a space of the tank, or neither."""

    at: int = -1
    tank: int = 0


@dataclass
class Position:
    """What was told. What can be told once is in a dictionary, by what it is about."""

    legions: dict[tuple[int, int], Legion] = field(default_factory=dict)
    sietches: dict[int, tuple[int, bool]] = field(default_factory=dict)
    stations: dict[int, int] = field(default_factory=dict)
    wormsigns: dict[int, int] = field(default_factory=dict)
    leaders: dict[int, Whereabouts] = field(default_factory=dict)
    spent: dict[int, bool] = field(default_factory=dict)
    dice: dict[int, list[int]] = field(default_factory=dict)
    sisters: dict[int, tuple[int, list[int]]] = field(default_factory=dict)
    supplies: dict[tuple[int, int], int] = field(default_factory=dict)
    markers: dict[int, int] = field(default_factory=dict)
    values: dict[str, Any] = field(default_factory=dict)
    fields: dict[str, Any] = field(default_factory=dict)
    settlements: int = 0
    worms: int = 0
    harvesters: int = 0
    ornithopters: int = 0
    carryalls: int = 0
    gone: int = 0
    hands: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    discards: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    emptied: set[tuple[int, bool]] = field(default_factory=set)
    revealed: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)


def say(table: dict[Any, Any], key: Any, value: Any, what: str) -> None:
    """Enter a fact that can be said once; saying the same again changes nothing."""
    if table.setdefault(key, value) != value:
        raise ValueError(f"{what} is told twice, and not the same")


def lay_out(g: Arrakis, told: Position) -> None:
    """Put everything on the table: legions, leaders, the tracks and whom they bring, then the rest."""
    told = replace(told, values=dict(told.values), leaders=dict(told.leaders))
    _settlements(g, told)
    _legions(g, told)
    _leaders(g, told)
    _tracks(g, told)
    _supplies(g, told)
    _desert(g, told)
    _sides(g, told)
    _cards(g, told)
    for name, value in (told.values | told.fields).items():
        setattr(g, name, value[:] if isinstance(value, list) else value)
    for side in (ATREIDES, HARKONNEN):
        for area in bits(g.players[side].at):
            n = bodies(g.players[side].legions[area])
            if n > limit(g, side):
                raise ValueError(f"{n} units of the {SIDES[side]} in {AREAS[area].id}; {limit(g, side)} may be there")


def _tracks(g: Arrakis, told: Position) -> None:
    supremacy = told.values.pop("supremacy", 0)
    within("supremacy", supremacy, 0, SUPREMACY_TO_WIN - 1)
    gain_supremacy(g, supremacy)
    for marker, n in sorted(told.markers.items()):
        within(f"the marker {MARKERS[marker]}", n, 0, LAST)
        advance(g, marker, n)
    for name, low, high in (("reserve", 0, 1), ("claims", 0, 2), ("round", 1, 10_000)):
        within(name, (told.values | told.fields).get(name, low), low, high)
    for row in told.values.get("imperium", ()):
        within("the row of an imperium marker", row, TOP, BOTTOM)


def _settlements(g: Arrakis, told: Position) -> None:
    g.settlements = told.settlements or g.settlements
    for area in bits(told.settlements):
        if area not in SETTLED:
            raise ValueError(f"no Harkonnen settlement is in {AREAS[area].id}")
    for area, (level, hidden) in sorted(told.sietches.items()):
        g.sietches |= 1 << area
        (g.hidden_at if hidden else g.open_at).append(area)
        (g.players[ATREIDES].sietch_levels if hidden else g.open_levels).append(level - 1)
    in_box = {fact.level: fact.copies for fact in FACTS.sietches.values()}
    levels = Counter(level + 1 for level in g.players[ATREIDES].sietch_levels + g.open_levels)
    for level, n in levels.items():
        at_most(f"sietches of level {level}", n, in_box.get(level, 0))
    for area, face in sorted(told.stations.items()):
        if g.stations >> area & 1:
            raise ValueError(f"there is a testing station in {AREAS[area].id} already")
        g.stations |= 1 << area
        g.station_faces.append(face)
    for face, fact in enumerate(FACTS.stations.values()):
        at_most(f"testing stations of {MARKERS[face]}", g.station_faces.count(face), fact.copies)


def _legions(g: Arrakis, told: Position) -> None:
    for side, area in told.legions:
        _clear(g, side, area)
    for (side, area), new in sorted(told.legions.items()):
        p = g.players[side]
        for figure, n in enumerate(new.figures):
            within(f"{FIGURES[figure]} in {AREAS[area].id}", n, 0, SUPPLY[side][figure])
            p.supply[figure] -= n
            add(g, side, area, n * ONE[figure])
        for token in new.tokens:
            if side == HARKONNEN:
                _garrison(g, area, token)
            elif TOKENS[token].back == "starting":
                p.starting_at.append(area)
                p.starting_faces.append(token)
                add(g, side, area, ONE[STARTING])
            else:
                p.standard_at.append(area)
                p.standard_faces.append(take(g.token_pool, token, TOKENS[token].id))
                add(g, side, area, ONE[STANDARD])
        for leader in new.named:
            if leader not in NAMED[side]:
                raise ValueError(f"{LEADERS[leader].id} is no named leader of the {SIDES[side]}")
            say(told.leaders, leader, Whereabouts(at=area), f"where {LEADERS[leader].id} is")
        if not bodies(p.legions[area]) and (new.figures[-1] or new.named):
            raise ValueError(f"leaders without units in {AREAS[area].id}")
        if not p.legions[area]:
            p.at &= ~(1 << area)
    for side in (ATREIDES, HARKONNEN):
        for figure, left in enumerate(g.players[side].supply):
            at_most(f"{FIGURES[figure]} of the {SIDES[side]}", SUPPLY[side][figure] - left, SUPPLY[side][figure])
    for token, n in Counter(g.players[ATREIDES].starting_faces).items():
        at_most(f"tokens {TOKENS[token].id}", n, TOKENS[token].copies)
    for area in bits(g.players[ATREIDES].at & g.players[HARKONNEN].at):
        raise ValueError(f"both sides have a legion in {AREAS[area].id}")


def _garrison(g: Arrakis, area: int, token: int) -> None:
    for garrisons in g.ruleset.course.garrisons:
        garrisons(g, area, token)
        return
    raise ValueError("the Harkonnen have no deployment tokens on the map")


def _clear(g: Arrakis, side: int, area: int) -> None:
    """The legion that was dealt gives way to the one that was told."""
    p = g.players[side]
    for figure in range(STARTING):
        p.supply[figure] += count(p.legions[area], figure)
    for leader in named_at(g, side, area):
        g.leader_at[leader] = -1
    for slot in reversed([slot for slot, place in enumerate(p.starting_at) if place == area]):
        del p.starting_at[slot], p.starting_faces[slot]
    for slot in reversed([slot for slot, place in enumerate(p.standard_at) if place == area]):
        del p.standard_at[slot]
        g.token_pool.append(p.standard_faces.pop(slot))
    subtract(g, side, area, p.legions[area])


def _leaders(g: Arrakis, told: Position) -> None:
    """Whoever enters after another leader left (Paul-Muad'Dib, Feyd-Rautha ...) sends that one out of the game."""
    for leader in bits(told.gone):
        g.entered |= 1 << leader
        leave(g, leader)
    mentioned = sorted({*told.leaders, *told.spent})
    for leader in mentioned:
        if leader in SUCCEEDS and not g.entered >> leader & 1:
            g.entered |= 1 << SUCCEEDS[leader]
            leave(g, SUCCEEDS[leader])
        enter(g, leader)
    for leader in mentioned:
        name, side, where = LEADERS[leader].id, LEADERS[leader].side, told.leaders.get(leader, Whereabouts())
        if g.gone >> leader & 1:
            raise ValueError(f"{name} has left the game")
        if where.at >= 0 and where.tank:
            raise ValueError(f"{name} is on the map and in the tank")
        if where.at >= 0 and not bodies(g.players[side].legions[where.at]):
            raise ValueError(f"{name} is alone in {AREAS[where.at].id}: leaders without units cannot be")
        if where.tank and where.tank in (g.tank[other] for other in g.ruleset.course.tanks[leader] if other != leader):
            raise ValueError(f"two leaders on space {where.tank} of the tank of the {SIDES[side]}")
        within(f"the space of {name} in the tank", where.tank, 0, TANK_SIZE[side])
        g.leader_at[leader], g.tank[leader] = where.at, where.tank
        g.spent = g.spent & ~(1 << leader) | told.spent.get(leader, False) << leader


def _supplies(g: Arrakis, told: Position) -> None:
    """So many figures are left to take; the others stand in mountains out of the way."""
    away = [number for number, area in enumerate(AREAS) if area.id in OUT_OF_THE_WAY and not g.stations >> number & 1]
    for (side, figure), n in sorted(told.supplies.items()):
        p = g.players[side]
        for area in away:
            while (
                p.supply[figure] > n
                and not g.players[ENEMY[side]].at >> area & 1
                and bodies(p.legions[area] + ONE[figure]) in range(1, STACKING_LIMIT + 1)
            ):
                p.supply[figure] -= 1
                add(g, side, area, ONE[figure])
        if p.supply[figure] != n:
            raise ValueError(f"the supply of the {SIDES[side]} has {p.supply[figure]} {FIGURES[figure]}, not {n}")


def _desert(g: Arrakis, told: Position) -> None:
    g.detonated = told.values.pop("detonated", g.detonated)
    if g.detonated >= 0 and g.detonated not in ATOMIC_SLOTS:
        raise ValueError(f"no atomics can be used in {AREAS[g.detonated].id}")
    for area, face in sorted(told.wormsigns.items()):
        g.wormsigns |= 1 << area
        g.wormsign_at.append(area)
        g.wormsign_faces.append(take(g.wormsign_pool, face, SIGNS[face].id))
    at_most("sandworms", told.worms.bit_count(), WORMS)
    g.worms |= told.worms
    if "wild_maker" in told.values:
        g.entered |= 1 << WILD_MAKER
        if told.worms >> told.values["wild_maker"] & 1:
            raise ValueError("two sandworms in one area")
    told_vehicles = (told.harvesters, told.ornithopters, told.carryalls)
    for name, there, most in zip(("harvesters", "ornithopters", "carryalls"), told_vehicles, IN_BOX, strict=True):
        at_most(name, there.bit_count(), most)
    g.harvesters, g.ornithopters, g.carryalls = told_vehicles


def _sides(g: Arrakis, told: Position) -> None:
    for side, dice in told.dice.items():
        if any(dice) and side not in g.ruleset.course.rolling:
            raise ValueError(f"the {SIDES[side]} have no dice on their board here")
        at_most(f"action dice of the {SIDES[side]}", sum(dice), ACTION_DICE[side])
        g.players[side].dice = dice[:]
    for side, (n, slots) in sorted(told.sisters.items()):
        p = g.players[side]
        g.bene_gesserit += p.bene_gesserit - n - sum(slots)
        p.bene_gesserit, p.bene_gesserit_dice = n, slots[:]
    at_most("Bene Gesserit tokens", SISTERS - g.bene_gesserit, SISTERS)


def _cards(g: Arrakis, told: Position) -> None:
    for side, p in enumerate(g.players):
        for card in sorted(told.hands[side]):
            house = PLANNING[card].house
            deck = p.house_deck if house else p.ally_deck
            (p.house_hand if house else p.ally_hand).append(take(deck, card, PLANNING[card].id))
        for card in sorted(told.discards[side]):
            p.discard.append(take(p.house_deck if PLANNING[card].house else p.ally_deck, card, PLANNING[card].id))
        for house, deck in ((True, p.house_deck), (False, p.ally_deck)):
            if (side, house) in told.emptied:
                p.discard += deck
                deck.clear()
    if "tokens_left" in told.values:
        left = told.values.pop("tokens_left")
        g.token_pool = [take(g.token_pool, token, TOKENS[token].id) for token in left]
    if "objective" in told.values:
        objectives = g.players[ATREIDES].objectives
        g.objective_deck += objectives
        objectives[:] = [take(g.objective_deck, told.values.pop("objective"), "objective")]
    if "held" in told.values:
        take(g.prescience_deck, told.values["held"], PRESCIENCE[told.values["held"]].id)
    g.revealed += [take(g.prescience_deck, card, PRESCIENCE[card].id) for card in told.revealed]
    g.removed = tuple(take(g.prescience_deck, card, PRESCIENCE[card].id) for card in told.removed)


# ---- what cannot be


def take(pile: list[int], what: int, id: str) -> int:
    if what not in pile:
        raise ValueError(f"no {id!r} is left to take")
    pile.remove(what)
    return what


def at_most(what: str, n: int, most: int) -> None:
    if n > most:
        raise ValueError(f"{n} {what}; the box has {most}")


def within(what: str, n: Any, low: int, high: int) -> None:
    if not is_whole(n) or not low <= n <= high:
        raise ValueError(f"{what} is {low} to {high}, not {n!r}")


def is_whole(n: Any) -> bool:
    return isinstance(n, int) and not isinstance(n, bool)


def number(what: str, n: Any) -> int:
    """How many of something were told of; whether the box has so many is another question."""
    if not is_whole(n) or n < 0:
        raise ValueError(f"{what} is a whole number, not {n!r}")
    return int(n)


def truth(what: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{what} is True or False, not {value!r}")
    return value
