"""Rise of Ix for players without a seat: freighters, dreadnoughts, and tech tiles in a solo game."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.core.node import Features, Icon, Node, Test, Words
from sietch.core.state import ARG, YES
from sietch.imperium.components import SOLARI, SPICE, VICTORY_POINT
from sietch.imperium.modules.automatic.influence import grow, least
from sietch.imperium.modules.automatic.mode import Companion, mode_of
from sietch.imperium.modules.automatic.receiving import WAYS, collect
from sietch.imperium.modules.automatic.turns import level
from sietch.imperium.modules.rise_of_ix.dreadnoughts import (
    PLACE_DREADNOUGHT,
    SCRAP_DREADNOUGHT,
    Commission,
    deploy_dreadnought,
)
from sietch.imperium.modules.rise_of_ix.freighters import (
    ADVANCED,
    DIVIDENDS,
    RECALLED,
    TRACK_TROOPS,
    Freighter,
    pay_others,
)
from sietch.imperium.modules.rise_of_ix.tech import TECH, TECH_TRASHED, TECH_USED
from sietch.imperium.modules.rise_of_ix.tech_tiles import (
    NEGOTIATORS_RETURNED,
    PlaceNegotiator,
    face_up,
    owns,
    take_tile,
    tech_number,
    trash_tile,
    turn_up,
)
from sietch.imperium.resources import gain, pay
from sietch.imperium.rounds import PLAYER_TURNS_PHASE
from sietch.imperium.state import Imperium
from sietch.imperium.troops import deploy, recruit

SECOND_SPACE = 2
FLAGSHIP_SOLARI, FLAGSHIP_TROOPS = 4, 3
SATELLITES_SPICE = 3
# Where a dreadnought goes after a won conflict, one location after the other.
LOCATIONS = ("imperial-basin", "arrakeen", "carthag", "spice-refinery")


# ---- freighters


def move_freighter(g: Imperium, player: int, node: Freighter) -> None:
    """To the second space, and from there back: dividends, troops, influence; never the top, never spice."""
    p = g.players[player]
    if p.freighter < SECOND_SPACE:
        p.freighter += 1
        g.tell(ADVANCED, player, -1, p.freighter)
        return
    g.tell(RECALLED, player, -1, p.freighter)
    p.freighter = 0
    collect(g, player, SOLARI, DIVIDENDS)
    pay_others(g, player)
    transports = owns(g, player, "troop-transports")
    n = min(TRACK_TROOPS + transports, p.supply)
    recruit(g, player, n)
    if n and transports and g.phase == PLAYER_TURNS_PHASE and not mode_of(g).holds_back(g, player):
        if player == g.turn:
            g.deployed += n
            g.recruited -= n
        deploy(g, player, n)
    grow(g, player, least(g, player), 1)


def commission(g: Imperium, player: int, node: Commission) -> None:
    if g.players[player].dreadnoughts:
        node.resume(g, player, 0, YES)


WAYS[Freighter] = move_freighter
WAYS[Commission] = commission


class DreadnoughtInSupply(Test[Imperium]):
    """A dreadnought is still to be commissioned."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].dreadnoughts > 0

    def words(self) -> Words:
        return ("if-dreadnought-in-supply", {})

    def icons(self) -> list[Icon]:
        return [("dreadnought", 1)]


# ---- tech tiles


class RivalTech(Node[Imperium]):
    """The dearest marked tile that it can pay for; where there is none, a Negotiator if the card says so."""

    def __init__(self, discount: int = 0, negotiator: bool = False) -> None:
        self.discount = discount
        self.negotiator = negotiator

    def run(self, g: Imperium, seat: int, x: int) -> None:
        turn_up_marked(g, seat)
        p = g.players[seat]
        most = p.goods[SPICE] + p.negotiators + self.discount
        marked = [tile for tile in face_up(g) if TECH[tile].rival and TECH[tile].cost <= most]
        if marked:
            # Of equal cost the one of the topmost stack, which comes first.
            tile = max(marked, key=lambda tile: TECH[tile].cost)
            cost = max(0, TECH[tile].cost - self.discount)
            helped = max(0, cost - p.goods[SPICE])
            if helped:
                p.negotiators -= helped
                p.supply += helped
                g.tell(NEGOTIATORS_RETURNED, seat, -1, helped)
            if cost > helped:
                pay(g, seat, SPICE, cost - helped)
            take_tile(g, seat, tile)
        elif self.negotiator and p.supply:
            PlaceNegotiator().resume(g, seat, 0, YES)

    def words(self) -> Words:
        return ("rival-tech-or-negotiator" if self.negotiator else "rival-tech", {"n": self.discount})

    def icons(self) -> list[Icon]:
        found: list[Icon] = [("tech", 1)]
        if self.discount:
            found.append(("tech-discount", self.discount))
        return [*found, ("or", 1), ("negotiator", 1)] if self.negotiator else found

    def features(self, g: Imperium, seat: int) -> Features:
        return {"tech": 1.0}


def turn_up_marked(g: Imperium, player: int) -> None:
    """While no face-up tile is marked, that of the largest stack (the topmost of equal ones) is trashed."""
    while face_up(g) and not any(TECH[tile].rival for tile in face_up(g)):
        stacks = [stack for stack, tile in enumerate(g.tech_shown) if tile >= 0]
        largest = max(stacks, key=lambda stack: g.tech_left[stack])
        tile = g.tech_shown[largest]
        g.tech_trashed += (tile,)
        g.tell(TECH_TRASHED, player, tile, 1)
        turn_up(g, largest)


def flip(g: Imperium, player: int, id: str) -> None:
    tile = tech_number(id)
    g.tell(TECH_USED, player, tile, 1)
    g.players[player].tech_flipped += (tile,)


def ready(g: Imperium, player: int, id: str) -> bool:
    """Does the player own a tile that is face up?"""
    return owns(g, player, id) and tech_number(id) not in g.players[player].tech_flipped


class AutomaticIx(Companion):
    id = "automatic-ix"
    version = 7
    people = (1, 2)
    joins = ("rise-of-ix",)

    def turn_begins(self, g: Imperium, player: int) -> None:
        self.drill(g, player)

    def drill(self, g: Imperium, player: int) -> None:
        """Training Drones: at the first opportunity of each round."""
        if ready(g, player, "training-drones") and g.players[player].supply:
            flip(g, player, "training-drones")
            recruit(g, player, 1)

    def passes_blocked(self, g: Imperium, player: int) -> bool:
        """Invasion Ships: nothing is discarded."""
        return ready(g, player, "invasion-ships")

    def passed(self, g: Imperium, player: int) -> None:
        flip(g, player, "invasion-ships")

    def before_deploying(self, g: Imperium, player: int) -> None:
        p = g.players[player]
        enough = p.goods[SOLARI] >= FLAGSHIP_SOLARI and p.supply >= FLAGSHIP_TROOPS
        if enough and ready(g, player, "flagship"):
            flip(g, player, "flagship")
            pay(g, player, SOLARI, FLAGSHIP_SOLARI)
            recruit(g, player, FLAGSHIP_TROOPS)

    def deploys_first(self, g: Imperium, player: int, most: int) -> int:
        n = min(most, g.players[player].docked)
        for _ in range(n):
            deploy_dreadnought(g, player)
        return n

    def settle(self, g: Imperium, player: int) -> None:
        if g.turn != player:
            return
        self.drill(g, player)
        if owns(g, player, "spy-satellites") and g.players[player].goods[SPICE] >= SATELLITES_SPICE:
            pay(g, player, SPICE, SATELLITES_SPICE)
            trash_tile(g, player, tech_number("spy-satellites"))
            gain(g, player, VICTORY_POINT, 1)

    def hoards_spice(self, g: Imperium) -> bool:
        return g.ruleset.people == 1 and level(g) < 3

    def answers(self, g: Imperium, player: int, options: Sequence[int]) -> Sequence[int]:
        """Detonation Devices: always the point. Else over an opponent's marker, not over an own one if that can be."""
        if SCRAP_DREADNOUGHT in options:
            return [SCRAP_DREADNOUGHT]
        placing = [option for option in options if option & ~ARG == PLACE_DREADNOUGHT]

        def worth(option: int) -> tuple[int, int]:
            space = g.ruleset.spaces[option & ARG]
            holder = g.control[space.location]
            whose = 1 if holder < 0 else 2 if holder == player else 0
            return whose, LOCATIONS.index(space.id)

        return [min(placing, key=worth)] if placing else list(options)
