"""Harkonnen deployment tokens: what is left face down where a legion has left a settlement.

A black token counts among the figures of a legion as a starting token, a silver one as a standard token.
"""

from __future__ import annotations

from collections import Counter

from sietch.arrakis import options as o
from sietch.arrakis.components import AREAS, HARKONNEN, LEADER, STANDARD, STARTING, TOKENS, name_id
from sietch.arrakis.legions import ONE, OVERFLOW, UNITS, abandon, add, count, deploy, subtract
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.map import bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.core.node import Words
from sietch.core.state import ARG

BLACK, SILVER = STARTING, STANDARD
COLOURS = (BLACK, SILVER)
BACKS = {BLACK: "black", SILVER: "silver"}
# By kind of unit: what comes for it, the next higher kinds first, then the next lower (ms-dep-5).
STAND_INS = ((0, 1, 2), (1, 2, 0), (2, 1, 0))


def set_pools(g: Arrakis) -> None:
    """The twelve starting tokens, free once they are turned into figures, are shuffled by colour (ms-setup-3)."""
    for colour in COLOURS:
        pool(g, colour)[:] = [t.number for t in TOKENS if t.back == BACKS[colour] for _ in range(t.copies)]


def pool(g: Arrakis, colour: int) -> list[int]:
    return g.black_pool if colour == BLACK else g.silver_pool


def places(g: Arrakis, colour: int) -> list[int]:
    """Where tokens of a colour lie."""
    return g.black_at if colour == BLACK else g.silver_at


def faces(g: Arrakis, colour: int) -> list[int]:
    return g.black_faces if colour == BLACK else g.silver_faces


def tokens_at(g: Arrakis, area: int) -> int:
    legion = g.players[HARKONNEN].legions[area]
    return count(legion, BLACK) + count(legion, SILVER)


# ---- leaving a settlement


def left(g: Arrakis, area: int) -> None:
    """A legion has left an area with a settlement and nobody stayed: a black and a silver token are placed at once
    (ms-gar-1, ms-gar-2)."""
    if g.settlements >> area & 1 and not g.players[HARKONNEN].at >> area & 1:
        g.push(GARRISON, HARKONNEN, area)


def moved(g: Arrakis, side: int, area: int, to: int) -> None:
    """A whole legion went from one area to another: its tokens with it."""
    if side == HARKONNEN:
        for colour in COLOURS:
            spots = places(g, colour)
            spots[:] = [to if spot == area else spot for spot in spots]
        left(g, area)


class Garrison(Step):
    """A token of each colour goes face down to area x. Where the pool of a colour is empty, a token on the map is
    turned up, as the Atreides choose, and goes there (ms-gar-5)."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        for colour in COLOURS:
            if x not in places(g, colour) and not pool(g, colour):
                kind = o.REVEAL
                g.ask(self, HARKONNEN, x, [kind | area for area in bits(sum({1 << at for at in places(g, colour)}))])
                return
        for colour in COLOURS:
            if x not in places(g, colour):
                faces(g, colour).append(g.draw_unseen(o.DRAWN_TOKEN, pool(g, colour)))
                places(g, colour).append(x)
                add(g, HARKONNEN, x, ONE[colour])
        # All moves of an action are one: who was left behind in it does not move in it.
        g.marched |= 1 << x
        if g.events is not None:
            g.tell(m.GARRISONED, HARKONNEN, x, 2)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        colour = next(colour for colour in COLOURS if x not in places(g, colour) and not pool(g, colour))
        g.push(self, side, x)
        turn_up(g, option & ARG, [places(g, colour).index(option & ARG)], colour)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-garrison", {"area": name_id(AREAS[x])})


GARRISON = Garrison()


# ---- turning tokens up


def turn_all(g: Arrakis, area: int) -> None:
    """The legion attacks or is attacked, or an effect needs its units: its tokens are turned up (ms-gar-4)."""
    for colour in COLOURS:
        slots = [slot for slot, place in enumerate(places(g, colour)) if place == area]
        if slots:
            turn_up(g, area, slots, colour)


def turn_up(g: Arrakis, area: int, slots: list[int], colour: int) -> None:
    """Tokens are replaced by their figures and shuffled back; the surplus goes, the weakest units first."""
    g.push(OVERFLOW, HARKONNEN, area)
    turned = []
    for slot in sorted(slots, reverse=True):
        places(g, colour).pop(slot)
        turned.append(g.uncover(o.DRAWN_TOKEN, faces(g, colour), slot, pool(g, colour), area))
        # Units of a token that moved in this action have moved too.
        if count(g.fresh[area], colour):
            g.fresh[area] -= ONE[colour]
    for token in turned:
        if g.events is not None:
            g.tell(m.GARRISON_TURNED, HARKONNEN, token, area)
        for kind, n in zip(UNITS, TOKENS[token].units, strict=True):
            for _ in range(n):
                bring(g, area, kind)
        for _ in range(min(TOKENS[token].leaders, g.players[HARKONNEN].supply[LEADER])):
            deploy(g, HARKONNEN, area, LEADER)
        subtract(g, HARKONNEN, area, ONE[colour])
        pool(g, colour).append(token)
    abandon(g, HARKONNEN, area)


def bring(g: Arrakis, area: int, kind: int) -> bool:
    """A unit of a kind comes from the supply, or one of the next higher kind, or of the next lower one (ms-dep-5)."""
    supply = g.players[HARKONNEN].supply
    unit = next((unit for unit in STAND_INS[kind] if supply[unit]), -1)
    if unit < 0:
        return False
    deploy(g, HARKONNEN, area, unit)
    return True


def lose_token(g: Arrakis, area: int, colour: int) -> None:
    """A token over the stacking limit is taken off face down and shuffled back."""
    slot = places(g, colour).index(area)
    places(g, colour).pop(slot)
    pool(g, colour).append(faces(g, colour).pop(slot))
    subtract(g, HARKONNEN, area, ONE[colour])
    if g.events is not None:
        g.tell(o.FIGURE_LOST, HARKONNEN, area, colour)


def lay_token(g: Arrakis, area: int, token: int) -> None:
    """A token lies face down in an area: for positions that are told."""
    colour = BLACK if TOKENS[token].back == BACKS[BLACK] else SILVER
    if token not in pool(g, colour):
        raise ValueError(f"no {TOKENS[token].id!r} is left to take")
    pool(g, colour).remove(token)
    faces(g, colour).append(token)
    places(g, colour).append(area)
    add(g, HARKONNEN, area, ONE[colour])


# ---- what must be true


def check(g: Arrakis, wrong: list[str]) -> None:
    legions = g.players[HARKONNEN].legions
    for colour in COLOURS:
        there = Counter(places(g, colour))
        if any(count(legion, colour) != there[area] for area, legion in enumerate(legions)):
            wrong.append(f"{BACKS[colour]} tokens of the Harkonnen are not where the list says")
        if len(places(g, colour)) != len(faces(g, colour)):
            wrong.append(f"{BACKS[colour]} tokens of the Harkonnen without a face")
        every = sorted(faces(g, colour) + pool(g, colour))
        if every != sorted(t.number for t in TOKENS if t.back == BACKS[colour] for _ in range(t.copies)):
            wrong.append(f"{BACKS[colour]} tokens of the Harkonnen: {every}")
