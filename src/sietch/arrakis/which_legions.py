"""Which legions an effect is about."""

from __future__ import annotations

from sietch.arrakis.components import AREAS, ATREIDES, FIGURE_NOUNS, LEADERS, SPECIAL, name_id
from sietch.arrakis.leaders import PAULS
from sietch.arrakis.legions import has_leader, named_at
from sietch.arrakis.state import Arrakis
from sietch.arrakis.terrain import sands
from sietch.core.node import Icon, Words
from sietch.core.schema import COUNT


class Legions:
    """A filter of legions. `picks` looks at one area; the moving part of a legion must fulfil it too."""

    kind = "any"  # how it is said: any legion, that one, the one, or some of those that the words tell
    leader = False  # a leader must go along
    special = False  # a special elite must go along

    def picks(self, g: Arrakis, side: int, area: int) -> bool:
        return True

    def which(self, side: int) -> Words | str:
        """The words after the noun; an effect's owner is a side, or -1."""
        return ""

    def args(self, side: int) -> dict[str, object]:
        return {"kind": self.kind, "which": self.which(side)}

    def icons(self) -> list[Icon]:
        return []


class WithLeader(Legions):
    kind = "some"
    leader = True

    def picks(self, g: Arrakis, side: int, area: int) -> bool:
        return has_leader(g, side, area)

    def which(self, side: int) -> Words:
        return ("arrakis-which-leader", {})

    def icons(self) -> list[Icon]:
        return [("leader", 1)]


class WithSpecial(Legions):
    """With a Fedaykin or a Sardaukar."""

    kind = "some"
    special = True

    def picks(self, g: Arrakis, side: int, area: int) -> bool:
        return bool(g.players[side].legions[area] >> 10 & COUNT)

    def which(self, side: int) -> Words:
        return ("arrakis-which-special", {"what": FIGURE_NOUNS[side][SPECIAL]})

    def icons(self) -> list[Icon]:
        return [("special", 1)]


class WithNamed(Legions):
    """With one of these named leaders, who must go along."""

    kind = "the"

    def __init__(self, *leaders: int) -> None:
        self.leaders = leaders

    def picks(self, g: Arrakis, side: int, area: int) -> bool:
        return any(g.leader_at[leader] == area for leader in self.leaders)

    def which(self, side: int) -> Words:
        return ("arrakis-which-named", {"leader": name_id(LEADERS[self.leaders[0]])})

    def icons(self) -> list[Icon]:
        return [("named-leader", 1)]


class InArea(Legions):
    kind = "the"

    def __init__(self, area: int) -> None:
        self.area = area

    def picks(self, g: Arrakis, side: int, area: int) -> bool:
        return area == self.area

    def which(self, side: int) -> Words:
        return ("arrakis-which-in", {"area": name_id(AREAS[self.area])})


class InDesert(Legions):
    """In a desert area, deep desert and the crater of the atomics included."""

    kind = "some"

    def __init__(self, leader: bool = False) -> None:
        self.leader = leader

    def picks(self, g: Arrakis, side: int, area: int) -> bool:
        return bool(sands(g) >> area & 1) and (not self.leader or has_leader(g, side, area))

    def which(self, side: int) -> Words:
        return ("arrakis-which-desert-leader" if self.leader else "arrakis-which-desert", {})


class ThatLegion(Legions):
    """The legion that the step before reinforced or moved."""

    kind = "that"

    def picks(self, g: Arrakis, side: int, area: int) -> bool:
        return area == g.that_legion


ANY = Legions()
WITH_LEADER = WithLeader()
WITH_SPECIAL = WithSpecial()
THAT_LEGION = ThatLegion()


def paul_stays(g: Arrakis, side: int, area: int) -> bool:
    """Seek Out the Mahdi: Paul's legion may neither move nor attack."""
    return g.paul_stopped == 2 and side == ATREIDES and any(n in PAULS for n in named_at(g, 0, area))


def why_not_this_legion(g: Arrakis, side: int, area: int, legions: Legions) -> Words | None:
    """Why a legion is not one of those that an effect is about."""
    if not legions.picks(g, side, area):
        return ("arrakis-why-other-legion", legions.args(side))
    return ("arrakis-why-paul-stays", {}) if paul_stays(g, side, area) else None
