"""Influence of players without a seat: with which faction, and whom to ask where several are equally good."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.bits import bits
from sietch.imperium.components import FACTIONS, LEADERS, name_id
from sietch.imperium.influence import BONUS_AT, TOP, gain_influence
from sietch.imperium.modules.automatic.mode import decider, mode_of
from sietch.imperium.modules.automatic.rival import rival_of
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps


def least(g: Imperium, player: int, among: Sequence[int] = FACTIONS) -> list[int]:
    """The factions with which the player has least influence."""
    have = g.players[player].influence
    lowest = min(have[faction] for faction in among)
    return [faction for faction in among if have[faction] == lowest]


def preferred(g: Imperium, player: int, factions: Sequence[int]) -> list[int]:
    """Those that a person chooses from: the first of its list where the player has one."""
    if len(factions) > 1 and not mode_of(g).asks_ties(g, player):
        priority = rival_of(g, player).priority
        return [min(factions, key=priority.index)]
    return list(factions)


def grow(g: Imperium, player: int, factions: Sequence[int], n: int, then_another: bool = False) -> None:
    """Influence with one of these; then_another: and 1 with another one where it has least."""
    found = preferred(g, player, factions)
    x = sum(1 << faction for faction in found) | player << 4 | n << 8 | then_another << 12
    if len(found) == 1:
        CHOOSE_FACTION.resume(g, -1, x, o.FACTION | found[0])
    else:
        g.push(CHOOSE_FACTION, decider(g), x)


class ChooseFaction(Step):
    """A person decides. x: the factions as bits, the player, how much influence, whether another one follows."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.FACTION | faction for faction in bits(x & 15)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        player, n = self.about(x)
        chosen = option & ARG
        if x >> 12:
            grow(g, player, least(g, player, [faction for faction in FACTIONS if faction != chosen]), n)
        gain_influence(g, player, chosen, n)

    def about(self, x: int) -> tuple[int, int]:
        """Whose influence it is, and how much."""
        return x >> 4 & 15, x >> 8 & 15

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        player, n = self.about(x)
        return ("prompt-rival-influence", {"rival": name_id(LEADERS[g.players[player].leader]), "n": n})


CHOOSE_FACTION = ChooseFaction()
register_steps({"choose-faction": CHOOSE_FACTION}, "automatic")


class RivalInfluence(Node[Imperium]):
    """Influence with a faction that the player does not choose."""

    message: str
    icon = "influence-any"

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def factions(self, g: Imperium, player: int) -> list[int]:
        raise NotImplementedError

    def run(self, g: Imperium, seat: int, x: int) -> None:
        grow(g, seat, self.factions(g, seat), self.n)

    def words(self) -> Words:
        return (self.message, {"n": self.n})

    def icons(self) -> list[Icon]:
        return [(self.icon, self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": float(self.n)}


class InfluenceLeast(RivalInfluence):
    """With the faction where the player has least."""

    message = "influence-least"

    def factions(self, g: Imperium, player: int) -> list[int]:
        return least(g, player)


class InfluenceMost(RivalInfluence):
    """With the faction where the player has most, as long as the track goes on."""

    message = "influence-most"

    def factions(self, g: Imperium, player: int) -> list[int]:
        have = g.players[player].influence
        return [faction for faction in FACTIONS if have[faction] == max(have)]


class InfluenceForAlliance(RivalInfluence):
    """With a faction where this brings the alliance, or else where the player has least."""

    message = "influence-for-alliance"

    def factions(self, g: Imperium, player: int) -> list[int]:
        have = g.players[player].influence
        found = []
        for faction in FACTIONS:
            holder, new = g.alliances[faction], min(TOP, have[faction] + self.n)
            if holder != player and new >= BONUS_AT and (holder < 0 or new > g.players[holder].influence[faction]):
                found.append(faction)
        return found or least(g, player)


class InfluenceOfPriority(Node[Imperium]):
    """With the faction at a place of the player's own list."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Imperium, seat: int, x: int) -> None:
        gain_influence(g, seat, rival_of(g, seat).priority[self.place - 1], 1)

    def words(self) -> Words:
        return ("influence-of-priority", {"place": self.place})

    def icons(self) -> list[Icon]:
        return [("influence-any", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": 1.0}
