"""What prescience cards ask for: where legions and leaders are, what was done, what has to be carried out."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    DEEDS,
    DEEP_DESERT,
    HARKONNEN,
    LEADERS,
    TERRAINS,
    name_id,
)
from sietch.arrakis.free_actions import ask_which_token, turned_freely, why_not_turned
from sietch.arrakis.leaders import JESSICA, PAUL, in_play
from sietch.arrakis.legions import (
    UNITS,
    abandon,
    bodies,
    count,
    discard_token,
    face,
    lose,
    reveal_sietch,
    reveal_token,
    token_slots,
)
from sietch.arrakis.map import MOUNTAINS, ON_TERRAIN, PLATEAUS, SECTOR_AREAS, bits
from sietch.arrakis.planning import discard_card, hand, playable
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act
from sietch.arrakis.tank import to_tank
from sietch.arrakis.terrain import sands
from sietch.core.node import Features, Icon, Test, Words
from sietch.core.state import ARG


def where(g: Arrakis, leaders: tuple[int, ...]) -> int:
    """The area of whichever of these leaders is on the map, -1 for none."""
    return max(g.leader_at[leader] for leader in leaders)


def why_nowhere(g: Arrakis, leaders: tuple[int, ...]) -> Words | None:
    """Why none of these leaders, of whom one is in play at a time, has a place on the map."""
    if where(g, leaders) >= 0:
        return None
    return ("arrakis-why-not-on-map", {"leader": present(g, leaders)})


def present(g: Arrakis, leaders: tuple[int, ...]) -> Words:
    """The name of the one of them that is in play."""
    return name_id(LEADERS[next((leader for leader in leaders if in_play(g, leader)), leaders[0])])


class LegionsOn(Test[Arrakis]):
    """Atreides legions in at least n areas of a terrain; of desert without those with a sietch."""

    def __init__(self, n: int, terrain: str) -> None:
        self.n = n
        self.terrain = terrain

    def have(self, g: Arrakis) -> int:
        if self.terrain == "desert":
            areas = sands(g) & ~g.sietches
        elif self.terrain == "mountain":
            areas = MOUNTAINS if g.detonated < 0 else MOUNTAINS & ~(1 << g.detonated)
        elif self.terrain == "plateau":
            areas = PLATEAUS
        else:
            areas = ON_TERRAIN[TERRAINS.index(self.terrain)]
        return (g.players[ATREIDES].at & areas).bit_count()

    def holds(self, g: Arrakis, side: int) -> bool:
        return self.have(g) >= self.n

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        have = self.have(g)
        return None if have >= self.n else ("arrakis-why-legions-on", {"n": self.n, "have": have})

    def words(self) -> Words:
        return ("arrakis-if-legions-on", {"n": self.n, "terrain": self.terrain})

    def icons(self) -> list[Icon]:
        return [("legion", self.n), (f"terrain-{self.terrain}", 1)]


def why_no_sietch(g: Arrakis, leaders: tuple[int, ...]) -> Words:
    area = name_id(AREAS[where(g, leaders)])
    return ("arrakis-why-not-on-sietch", {"leader": present(g, leaders), "area": area})


class PaulAndJessicaInTheDeep(Test[Arrakis]):
    """Both are in deep desert areas without a sietch."""

    def holds(self, g: Arrakis, side: int) -> bool:
        deep = ON_TERRAIN[DEEP_DESERT] & ~g.sietches
        return all(where(g, who) >= 0 and deep >> where(g, who) & 1 for who in (PAUL, JESSICA))

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        for who in (PAUL, JESSICA):
            at = where(g, who)
            if at < 0:
                return why_nowhere(g, who)
            args = {"leader": present(g, who), "area": name_id(AREAS[at])}
            if not ON_TERRAIN[DEEP_DESERT] >> at & 1:
                return ("arrakis-why-not-deep", args)
            if g.sietches >> at & 1:
                return ("arrakis-why-on-sietch", args)
        return None

    def words(self) -> Words:
        return ("arrakis-if-both-deep", {})

    def icons(self) -> list[Icon]:
        return [("named-leader", 2), ("terrain-deep-desert", 1)]


class TogetherOnSietch(Test[Arrakis]):
    """Jessica and Paul are on the same sietch."""

    def holds(self, g: Arrakis, side: int) -> bool:
        at = where(g, PAUL)
        return at >= 0 and at == where(g, JESSICA) and bool(g.sietches >> at & 1)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        if reason := why_nowhere(g, PAUL) or why_nowhere(g, JESSICA):
            return reason
        first, second = where(g, PAUL), where(g, JESSICA)
        if first != second:
            places = {"area": name_id(AREAS[first]), "other": name_id(AREAS[second])}
            return ("arrakis-why-apart", {"leader": present(g, PAUL), "with": present(g, JESSICA), **places})
        return None if self.holds(g, side) else why_no_sietch(g, PAUL)

    def words(self) -> Words:
        return ("arrakis-if-together-on-sietch", {})

    def icons(self) -> list[Icon]:
        return [("named-leader", 2), ("sietch", 1)]


class Done(Test[Arrakis]):
    """A deed of this turn."""

    def __init__(self, deed: str) -> None:
        self.deed = DEEDS.index(deed)

    def holds(self, g: Arrakis, side: int) -> bool:
        return bool(g.deeds >> self.deed & 1)

    def words(self) -> Words:
        return (f"arrakis-if-{DEEDS[self.deed]}", {})

    def icons(self) -> list[Icon]:
        return [("deed", 1)]


class HarvestersRemoved(Test[Arrakis]):
    """So many harvesters were removed by Atreides legions or sandworms in this action phase."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Arrakis, side: int) -> bool:
        return g.harvesters_lost >= self.n

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        have = g.harvesters_lost
        return None if self.holds(g, side) else ("arrakis-why-harvesters", {"n": self.n, "have": have})

    def words(self) -> Words:
        return ("arrakis-if-harvesters-removed", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("no", 1), ("harvester", self.n)]


# ---- what has to be carried out


class Carry(Act):
    """Something that a prescience card has the Atreides carry out."""

    message = ""
    icon = ""

    def words(self) -> Words:
        return (self.message, self.args())

    def args(self) -> dict[str, object]:
        return {}

    def icons(self) -> list[Icon]:
        return [(self.icon, 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {}

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-carry-out", {"what": self})

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.payable(g, side) else self.what_fails(g)

    def what_fails(self, g: Arrakis) -> Words:
        """Which part of it cannot be carried out."""
        raise NotImplementedError

    def possible(self, g: Arrakis, side: int) -> bool:
        return self.payable(g, side)


class FlipSietchOfPaul(Carry):
    """Turn over the face-down sietch where Paul is."""

    message = "arrakis-flip-sietch-of-paul"
    icon = "sietch"

    def payable(self, g: Arrakis, side: int) -> bool:
        at = where(g, PAUL)
        return at in g.hidden_at and why_not_turned(g, at) is None

    def what_fails(self, g: Arrakis) -> Words:
        at = where(g, PAUL)
        if reason := why_nowhere(g, PAUL) or (why_not_turned(g, at) if at in g.hidden_at else None):
            return reason
        return ("arrakis-why-no-hidden-sietch", {"leader": present(g, PAUL), "area": name_id(AREAS[where(g, PAUL)])})

    def run(self, g: Arrakis, side: int, x: int) -> None:
        reveal_sietch(g, where(g, PAUL))
        turned_freely(g)


class FlipTokensOfPaul(Carry):
    """Turn over n deployment tokens in the area where Paul is. x: 1 + how many are turned."""

    message = "arrakis-flip-tokens-of-paul"
    icon = "deployment-token"

    def __init__(self, n: int) -> None:
        self.n = n

    def args(self) -> dict[str, object]:
        return {"n": self.n}

    def payable(self, g: Arrakis, side: int) -> bool:
        at = where(g, PAUL)
        return at >= 0 and len(token_slots(g, at)) >= self.n and why_not_turned(g, at) is None

    def what_fails(self, g: Arrakis) -> Words:
        at = where(g, PAUL)
        if reason := why_nowhere(g, PAUL):
            return reason
        have = len(token_slots(g, at))
        args = {"leader": present(g, PAUL), "area": name_id(AREAS[at]), "n": self.n, "have": have}
        return (why_not_turned(g, at) if have >= self.n else None) or ("arrakis-why-tokens-of", args)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x <= self.n:
            ask_which_token(g, self, side, x, where(g, PAUL))

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        area = where(g, PAUL)
        g.push(self, side, x + 1)
        reveal_token(g, next(slot for slot in token_slots(g, area) if face(g, slot) == option & ARG))
        turned_freely(g)


class PaulToTheTank(Carry):
    """Paul leaves an area of a sector without Harkonnen legions for the tank."""

    message = "arrakis-paul-to-the-tank"
    icon = "tank"

    def payable(self, g: Arrakis, side: int) -> bool:
        at = where(g, PAUL)
        return at >= 0 and not SECTOR_AREAS[at] & g.players[HARKONNEN].at

    def what_fails(self, g: Arrakis) -> Words:
        if reason := why_nowhere(g, PAUL):
            return reason
        enemy = bits(SECTOR_AREAS[where(g, PAUL)] & g.players[HARKONNEN].at)[0]
        return ("arrakis-why-enemy-in-sector", {"leader": present(g, PAUL), "area": name_id(AREAS[enemy])})

    def run(self, g: Arrakis, side: int, x: int) -> None:
        to_tank(g, next(leader for leader in PAUL if g.leader_at[leader] >= 0))


class RemoveFromDeepDesert(Carry):
    """Remove n units or deployment tokens from deep desert areas. x: 1 + how many are removed, above that 1 + area."""

    message = "arrakis-remove-from-deep-desert"
    icon = "terrain-deep-desert"

    def __init__(self, n: int) -> None:
        self.n = n

    def args(self) -> dict[str, object]:
        return {"n": self.n}

    def areas(self, g: Arrakis) -> tuple[int, ...]:
        return bits(g.players[ATREIDES].at & ON_TERRAIN[DEEP_DESERT])

    def payable(self, g: Arrakis, side: int) -> bool:
        return self.have(g) >= self.n

    def have(self, g: Arrakis) -> int:
        return sum(bodies(g.players[ATREIDES].legions[area]) for area in self.areas(g))

    def what_fails(self, g: Arrakis) -> Words:
        return ("arrakis-why-in-deep-desert", {"n": self.n, "have": self.have(g)})

    def run(self, g: Arrakis, side: int, x: int) -> None:
        done, area = (x & 15) - 1, (x >> 4) - 1
        if done == self.n:
            return
        if area < 0:
            g.ask(self, side, x, [o.FROM | area for area in self.areas(g)])
        else:
            legion = g.players[ATREIDES].legions[area]
            options = [o.LOSE | figure for figure in UNITS if count(legion, figure)]
            ask_which_token(g, self, side, x, area, tuple(options))

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        kind, what = option & ~ARG, option & ARG
        if kind == o.FROM:
            g.push(self, side, x & 15 | (1 + what) << 4)
            return
        area = (x >> 4) - 1
        g.push(self, side, (x & 15) + 1)
        if kind == o.TAKE_TOKEN:
            discard_token(g, area, what)
        else:
            lose(g, ATREIDES, area, what)
        abandon(g, ATREIDES, area)


class Ritual(Carry):
    """Jessica is on a sietch; discard n planning cards. x: 1 + how many are discarded."""

    message = "arrakis-ritual"
    icon = "discard-card"

    def __init__(self, n: int) -> None:
        self.n = n

    def args(self) -> dict[str, object]:
        return {"n": self.n}

    def payable(self, g: Arrakis, side: int) -> bool:
        at = where(g, JESSICA)
        return at >= 0 and bool(g.sietches >> at & 1) and len(hand(g, ATREIDES)) >= self.n

    def what_fails(self, g: Arrakis) -> Words:
        if reason := why_nowhere(g, JESSICA):
            return reason
        if not g.sietches >> where(g, JESSICA) & 1:
            return why_no_sietch(g, JESSICA)
        return ("arrakis-why-hand", {"n": self.n, "have": len(hand(g, ATREIDES))})

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x <= self.n:
            g.ask_always(self, side, x, [o.DISCARD | card for card in playable(g, ATREIDES)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x + 1)
        discard_card(g, ATREIDES, option & ARG)
