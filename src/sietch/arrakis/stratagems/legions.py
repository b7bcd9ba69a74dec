"""Cards that move legions, tokens and sietches in their own way."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.arrival import ARRIVE
from sietch.arrakis.components import AREAS, ATREIDES, ENEMY, HARKONNEN, name_id
from sietch.arrakis.free_actions import SHOW, scoutable
from sietch.arrakis.groups import FOLLOWS, IN_PART, begin_move
from sietch.arrakis.legions import (
    abandon,
    empty_areas,
    move_legion,
    named_at,
    place_token,
    settle,
    tell_moved,
    token_slots,
)
from sietch.arrakis.map import bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, register_steps
from sietch.arrakis.terrain import adjacent, sands
from sietch.arrakis.verb import Staged, Verb
from sietch.arrakis.which_legions import ANY, paul_stays
from sietch.core.node import Words
from sietch.core.state import ARG


class RevealArea(Verb):
    """Turn over the sietch and all deployment tokens of one area."""

    message = "arrakis-reveal-area"
    icon = "turn-over"
    feature = "scout"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [o.REVEAL | area for area in bits(scoutable(g))]

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(SHOW, HARKONNEN, option & ARG)


class TroopCarriers(Staged):
    """A legion in an own settlement, or a part of it, moves to any area with an own legion. x: 0, or 1 + its area."""

    message = "arrakis-troop-carriers"
    icon = "move"
    feature = "move"

    def asks(self, x: int) -> str:
        return "troop-carriers-to" if x else "troop-carriers"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        at = g.players[side].at
        if x:
            return [o.TO | area for area in bits(at & ~(1 << x - 1))]
        return [o.LEGION | area for area in bits(at & g.settlements)] if at.bit_count() > 1 else []

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not x:
            g.push(self, side, 1 + (option & ARG))
        else:
            g.that_legion = option & ARG
            g.push(ARRIVE, side, 0)
            begin_move(g, side, x - 1, ANY, FOLLOWS)


class SwapTokens(Staged):
    """Exchange all deployment tokens of two own sietches. x: 0, or 1 + the first."""

    message = "arrakis-swap-tokens"
    icon = "deployment-token"
    feature = "shuffle"

    def asks(self, x: int) -> str:
        return "swap-tokens-with" if x else "swap-tokens"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        with_tokens = [area for area in bits(g.sietches) if token_slots(g, area)]
        if not x:
            return [o.FROM | area for area in with_tokens] if g.sietches.bit_count() > 1 else []
        return [o.PLACE | area for area in bits(g.sietches & ~(1 << (x - 1)))]

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not x:
            g.push(self, side, 1 + (option & ARG))
        else:
            swap_tokens(g, x - 1, option & ARG)


def swap_tokens(g: Arrakis, one: int, other: int) -> None:
    p = g.players[ATREIDES]
    tokens = [p.legions[area] >> 20 << 20 for area in (one, other)]
    change = {one: other, other: one}
    for places in (p.starting_at, p.standard_at):
        places[:] = [change.get(place, place) for place in places]
    for area, old, new in ((one, *tokens), (other, *tokens[::-1])):
        p.legions[area] += new - old
        if p.legions[area]:
            p.at |= 1 << area
        else:
            p.at &= ~(1 << area)
    for area in (one, other):
        settle(g, ATREIDES, area)
        abandon(g, ATREIDES, area)


class MoveSietch(Staged):
    """A sietch moves to an adjacent empty desert area, with any of the figures there. x: 0, or 1 + its area."""

    message = "arrakis-move-sietch"
    icon = "sietch"
    feature = "move"

    def asks(self, x: int) -> str:
        return "move-sietch-to" if x else "move-sietch"

    def targets(self, g: Arrakis, area: int) -> int:
        return adjacent(g)[area] & sands(g) & empty_areas(g)

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        if x:
            return [o.TO | area for area in bits(self.targets(g, x - 1))]
        return [o.FROM | area for area in bits(g.sietches) if self.targets(g, area)]

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not x:
            g.push(self, side, 1 + (option & ARG))
        else:
            area, to = x - 1, option & ARG
            for places in (g.hidden_at, g.open_at):
                places[:] = [to if place == area else place for place in places]
            g.sietches = g.sietches & ~(1 << area) | 1 << to
            if g.events is not None:
                g.tell(o.SIETCH_MOVED, ATREIDES, area, to)
            for moved in g.ruleset.course.sietch_moved:
                moved(g, area, to)
            if g.players[ATREIDES].at >> area & 1 and not paul_stays(g, ATREIDES, area):
                g.push(FOLLOW, ATREIDES, 1 + area << 7 | to)


class Follow(Step):
    """Figures may go with the sietch that moved: all, some or none. x: where to, above that 1 + where from."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ask(self, side, x, [o.WHOLE, o.PART, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        area, to = (x >> 7) - 1, x & 127
        if option == o.WHOLE:
            tell_moved(g, side, area, to, g.players[side].legions[area], named_at(g, side, area))
            move_legion(g, side, area, to)
        elif option == o.PART:
            g.that_legion = to
            g.push(ARRIVE, side, 0)
            begin_move(g, side, area, ANY, FOLLOWS | IN_PART)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-follow", {"area": name_id(AREAS[(x >> 7) - 1])})


class SandTides(Staged):
    """An enemy legion in a desert area moves to an adjacent empty area. x: 0, or 1 + its area."""

    message = "arrakis-sand-tides"
    icon = "move"
    feature = "opponent-move"

    def asks(self, x: int) -> str:
        return "sand-tides-to" if x else "sand-tides"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        if x:
            return [o.TO | area for area in bits(adjacent(g)[x - 1] & empty_areas(g))]
        there = g.players[ENEMY[side]].at & sands(g)
        return [o.LEGION | area for area in bits(there) if adjacent(g)[area] & empty_areas(g)]

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not x:
            g.push(self, side, 1 + (option & ARG))
        else:
            area, to = x - 1, option & ARG
            tell_moved(g, ENEMY[side], area, to, g.players[ENEMY[side]].legions[area], named_at(g, ENEMY[side], area))
            move_legion(g, ENEMY[side], area, to)


class CielagoToken(Verb):
    """If a Harkonnen legion is within two areas of an own sietch: a standard deployment token there."""

    message = "arrakis-cielago"
    icon = "deployment-token"
    feature = "regular"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        if not g.token_pool:
            return []
        borders = adjacent(g)
        found = []
        for area in bits(g.sietches):
            near = borders[area]
            for other in bits(near):
                near |= borders[other]
            if (near | 1 << area) & g.players[HARKONNEN].at:
                found.append(o.PLACE | area)
        return found

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        place_token(g, option & ARG, g.draw(o.DRAWN_TOKEN, g.token_pool, option & ARG))
        settle(g, ATREIDES, option & ARG)

    def args(self) -> dict[str, object]:
        return {}


FOLLOW = Follow()

register_steps({"follow": FOLLOW})
