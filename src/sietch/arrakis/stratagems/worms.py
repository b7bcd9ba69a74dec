"""Cards that remove wormsigns and place sandworms."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import ATREIDES
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.legions import all_worms, empty_areas
from sietch.arrakis.map import ADJACENT, NORTH_POLE, bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.terrain import adjacent, sands
from sietch.arrakis.verb import Verb
from sietch.arrakis.worms import WORMS, move_worm, remove_wormsign, wild_maker_waits
from sietch.core.node import Features, Icon, Words
from sietch.core.state import ARG


class RemoveWormsigns(Verb):
    """Discard wormsigns of choice from the map."""

    message = "arrakis-remove-wormsigns"
    icon = "wormsign"
    feature = "opponent-wormsign"

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [o.UNSIGN | area for area in bits(g.wormsigns)]

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        remove_wormsign(g, option & ARG)


class ClearPole(RemoveWormsigns):
    """Discard the wormsigns in all areas adjacent to the North Pole."""

    message = "arrakis-clear-pole"

    def __init__(self) -> None:
        super().__init__(ADJACENT[NORTH_POLE].bit_count())

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [o.UNSIGN | area for area in bits(g.wormsigns & adjacent(g)[NORTH_POLE])]

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-remove-wormsigns", {"left": len(self.options(g, side, x))})

    def icons(self) -> list[Icon]:
        return [(self.icon, 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {self.feature: float(len(self.options(g, side, 0)))}


class PlaceWorm(Verb):
    """Place sandworms in empty desert areas next to another sandworm, or next to Atreides legions.

    They come from the supply or from elsewhere on the map, and the Wild Maker is one of them. x: how many are placed,
    above that where the next one comes from: 0 the supply, `WAITING` the Wild Maker beside the board, or 1 + its area.
    """

    icon = "sandworm"
    feature = "worm"
    WAITING = 127

    def __init__(self, n: int, near_worm: bool) -> None:
        self.n = n
        self.near_worm = near_worm
        self.message = "arrakis-place-worm-near-worm" if near_worm else "arrakis-place-worm-near-legion"

    def asks(self, x: int) -> str:
        return "place-worm"

    def places(self, g: Arrakis, source: int) -> int:
        """Where a worm can be placed that comes from area `source`."""
        near = 0
        for area in bits(all_worms(g) if self.near_worm else g.players[ATREIDES].at):
            if area != source:
                near |= adjacent(g)[area]
        return near & sands(g) & empty_areas(g)

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        source = x >> 4
        if source:
            return [o.WORM_TO | area for area in bits(self.places(g, source - 1))]
        found = []
        if g.worms.bit_count() < WORMS:
            found += [o.WORM_TO | area for area in bits(self.places(g, -1))]
        if wild_maker_waits(g) and self.places(g, -1):
            found.append(o.WILD_MAKER)
        return found + [o.WORM | area for area in bits(all_worms(g)) if self.places(g, area)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = self.options(g, side, x) if x & 15 < self.n else []
        if options:
            ask_in_turn(g, self, side, x, [*options, o.DONE], free=not x >> 4)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        if option == o.WILD_MAKER:
            g.push(self, side, x & 15 | self.WAITING << 4)
        elif option & ~ARG == o.WORM:
            g.push(self, side, x & 15 | (1 + (option & ARG)) << 4)
        else:
            g.push(self, side, (x & 15) + 1)
            self.put(g, x >> 4, option & ARG)

    def put(self, g: Arrakis, source: int, area: int) -> None:
        if source and source != self.WAITING:
            move_worm(g, source - 1, area)
            return
        if source:
            g.wild_maker = area
        else:
            g.worms |= 1 << area
        if g.events is not None:
            g.tell(o.WORM_APPEARED, ATREIDES, area, 1)
