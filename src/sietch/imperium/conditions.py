"""Conditions that effects ask for, each with its words and icons."""

from __future__ import annotations

from sietch.core.node import Icon, Test, Words
from sietch.imperium.cards import others_in_play
from sietch.imperium.components import CARDS, FACTIONS, FREMEN, ICONS
from sietch.imperium.influence import influence_of, influence_on_track, why_influence
from sietch.imperium.receiving import of_receiver, opponents, pieces, receiver
from sietch.imperium.state import Imperium
from sietch.imperium.troops import strength, units

# The strength that Always Smiling asks for, and with six players.
SMILING, SMILING_OF_SIX = 6, 10


class OfPieces(Test[Imperium]):
    """A condition about pieces: the reason says whose they are."""

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        reason = super().why_not(g, seat)
        return None if reason is None else of_receiver(g, seat, reason)


class HasInfluence(Test[Imperium]):
    def __init__(self, faction: int, n: int) -> None:
        self.faction = faction
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        if g.ruleset.sharing:
            return influence_of(g, seat, self.faction) >= self.n
        return g.players[seat].influence[self.faction] >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return why_influence(g, seat, self.faction, self.n)

    def words(self) -> Words:
        return ("if-influence", {"faction": ICONS[self.faction], "n": self.n})

    def icons(self) -> list[Icon]:
        return [(f"influence-{ICONS[self.faction]}", self.n)]


class HasAlliance(Test[Imperium]):
    """With a faction, or (-1) with any."""

    def __init__(self, faction: int = -1) -> None:
        self.faction = faction

    def holds(self, g: Imperium, seat: int) -> bool:
        if any(allied(g, seat, self.faction) for allied in g.ruleset.allying):
            return True
        return seat in g.alliances if self.faction < 0 else g.alliances[self.faction] == seat

    def words(self) -> Words:
        return ("if-any-alliance", {}) if self.faction < 0 else ("if-alliance", {"faction": ICONS[self.faction]})

    def icons(self) -> list[Icon]:
        return [("alliance", 1)] if self.faction < 0 else [(f"alliance-{ICONS[self.faction]}", 1)]


class ShadowAlliance(Test[Imperium]):
    """Influence 4 or more with a faction whose alliance an opponent holds."""

    def holds(self, g: Imperium, seat: int) -> bool:
        others = opponents(g, seat)
        return any(g.alliances[faction] in others and influence_on_track(g, seat, faction) >= 4 for faction in FACTIONS)

    def words(self) -> Words:
        return ("if-shadow-alliance", {"n": 4})

    def icons(self) -> list[Icon]:
        return [("influence-any", 4), ("opponents", 1), ("alliance", 1)]


class HasHooks(OfPieces):
    def holds(self, g: Imperium, seat: int) -> bool:
        return pieces(g, seat).hooks

    def words(self) -> Words:
        return ("if-hooks", {})

    def icons(self) -> list[Icon]:
        return [("maker-hooks", 1)]


class HasCouncilSeat(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].council

    def words(self) -> Words:
        return ("if-council", {})

    def icons(self) -> list[Icon]:
        return [("high-council-seat", 1)]


class NoCouncilSeat(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return not g.players[seat].council

    def words(self) -> Words:
        return ("if-no-council", {})

    def icons(self) -> list[Icon]:
        return [("no", 1), ("high-council-seat", 1)]


class HasCouncilSeatAndSwordmaster(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].council and g.players[seat].swordmaster

    def words(self) -> Words:
        return ("if-council-and-swordmaster", {})

    def icons(self) -> list[Icon]:
        return [("high-council-seat", 1), ("swordmaster", 1)]


class SpiesOnBoard(Test[Imperium]):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].spies.bit_count() >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = g.players[seat].spies.bit_count()
        return None if have >= self.n else ("why-spies-on-board", {"n": self.n, "have": have})

    def words(self) -> Words:
        return ("if-spies", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("spy", self.n)]


class RecalledSpy(Test[Imperium]):
    """A spy came back to supply this turn, for any reason."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return seat == g.turn and g.spies_recalled > 0

    def words(self) -> Words:
        return ("if-recalled-spy", {})

    def icons(self) -> list[Icon]:
        return [("recall-spy", 1)]


class SpyingOnMaker(Test[Imperium]):
    """An own spy on a post connected to a maker space."""

    def holds(self, g: Imperium, seat: int) -> bool:
        seen = g.ruleset.spied[g.players[seat].spies]
        return any(space.maker >= 0 and seen >> space.number & 1 for space in g.ruleset.spaces.values())

    def words(self) -> Words:
        return ("if-spying-on-maker", {})

    def icons(self) -> list[Icon]:
        return [("spy", 1), ("on-maker", 1)]


class WormsInConflict(OfPieces):
    def holds(self, g: Imperium, seat: int) -> bool:
        return pieces(g, seat).worms > 0

    def words(self) -> Words:
        return ("if-worm", {})

    def icons(self) -> list[Icon]:
        return [("sandworm", 1)]


class UnitsInConflict(OfPieces):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return units(g, receiver(g, seat)) >= self.n

    def words(self) -> Words:
        return ("if-units", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("unit", self.n)]


class UnitsDeployed(Test[Imperium]):
    """Units sent to the conflict this turn, less those that came back."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return seat == g.turn and g.units_sent >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.holds(g, seat) else ("why-units-deployed", {"n": self.n, "have": max(0, g.units_sent)})

    def words(self) -> Words:
        return ("if-deployed", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("deploy", self.n)]


class AlwaysSmiling(Test[Imperium]):
    """The strength that Gurney Halleck's ability asks for depends on the number of players."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return strength(g, receiver(g, seat)) >= g.ruleset.recipe.smiling

    def words(self) -> Words:
        return ("if-smiling", {"n": SMILING, "six": SMILING_OF_SIX})

    def icons(self) -> list[Icon]:
        return [("strength", SMILING), ("or", 1), ("strength", SMILING_OF_SIX)]


class SentToMaker(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return g.space >= 0 and g.ruleset.spaces[g.space].maker >= 0

    def words(self) -> Words:
        return ("if-sent-to-maker", {})

    def icons(self) -> list[Icon]:
        return [("agent", 1), ("on-maker", 1)]


class SentToFaction(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return g.space >= 0 and g.ruleset.spaces[g.space].faction >= 0

    def words(self) -> Words:
        return ("if-sent-to-faction", {})

    def icons(self) -> list[Icon]:
        return [("agent", 1), ("on-faction", 1)]


class FremenBond(Test[Imperium]):
    """Another Fremen card in play."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return others_in_play(g, seat, FREMEN, self.source) > 0

    def words(self) -> Words:
        return ("if-fremen-bond", {})

    def icons(self) -> list[Icon]:
        return [("fremen-bond", 1)]


class OtherInPlay(Test[Imperium]):
    """Another card of the faction in play; the card itself is one of them."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def holds(self, g: Imperium, seat: int) -> bool:
        return others_in_play(g, seat, self.tag, self.source) > 0

    def words(self) -> Words:
        return ("if-other-in-play", {"faction": ICONS[self.tag]})

    def icons(self) -> list[Icon]:
        return [(f"card-{ICONS[self.tag]}", 1)]


class DiscardedOf(Test[Imperium]):
    """The card discarded by this effect is of the faction."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.discarded >= 0 and self.tag in CARDS[g.discarded].tags

    def words(self) -> Words:
        return ("if-discarded-of", {"faction": ICONS[self.tag]})

    def icons(self) -> list[Icon]:
        return [("discard", 1), (f"card-{ICONS[self.tag]}", 1)]


class GainedSpice(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return seat == g.turn and g.spice_gained > 0

    def words(self) -> Words:
        return ("if-gained-spice", {})

    def icons(self) -> list[Icon]:
        return [("spice", 1)]


class AcquiredFlow(Test[Imperium]):
    """The Spice Must Flow was acquired this turn."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return seat == g.turn and g.flow_acquired

    def words(self) -> Words:
        return ("if-acquired-flow", {})

    def icons(self) -> list[Icon]:
        return [("acquire", 9)]


def copies_of_flow(g: Imperium, seat: int) -> int:
    """How many copies of The Spice Must Flow a player owns."""
    flow = g.ruleset.flow
    p = g.players[seat]
    n = sum(pile.count(flow) for pile in (p.deck, p.on_top, p.hand, p.discard, p.in_play, p.revealed))
    for flows in g.ruleset.counting_flows:
        n += flows(g, seat)
    return n


class OwnsFlow(Test[Imperium]):
    """So many copies of The Spice Must Flow in deck, hand, discard pile and play."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return copies_of_flow(g, seat) >= self.n

    def words(self) -> Words:
        return ("if-owns-flow", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("acquire", 9), ("times", self.n)]


def post_has(g: Imperium, post: int, icons: tuple[int, ...]) -> bool:
    """Is the post connected to a space with one of these agent icons?"""
    return any(g.ruleset.posts[post].icons >> icon & 1 for icon in icons)
