"""Specimens: troops of the supply in the axolotl tanks, that pay for Tleilaxu cards and may go back at any time."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG, NUMBER
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.offers import Offer
from sietch.imperium.receiving import of_receiver, pieces, receiver
from sietch.imperium.state import Imperium

RETURN = o.KINDS.add("return-specimen", module="immortality")
TAKEN = o.EVENTS.add("specimens-taken")
SPENT = o.EVENTS.add("specimens-spent")
RETURNED = o.EVENTS.add("specimens-returned")
LOST = o.EVENTS.add("troops-returned")


def take_specimens(g: Imperium, seat: int, n: int) -> None:
    """Supply to tanks; an empty supply gives none."""
    seat = receiver(g, seat)
    p = g.players[seat]
    n = min(n, p.supply)
    if n:
        p.supply -= n
        p.specimens += n
        g.tell(TAKEN, seat, -1, n)


def spend_specimens(g: Imperium, seat: int, n: int) -> None:
    seat = receiver(g, seat)
    p = g.players[seat]
    p.specimens -= n
    p.supply += n
    g.tell(SPENT, seat, -1, n)


def return_specimens(g: Imperium, seat: int, n: int) -> None:
    seat = receiver(g, seat)
    p = g.players[seat]
    p.specimens -= n
    p.supply += n
    g.tell(RETURNED, seat, -1, n)


class ReturnSpecimen(Offer):
    """A specimen goes back to supply, so that there are troops to recruit."""

    kinds = (RETURN,)
    moments = (offers.BEGINNING, offers.AGENT_TURN, offers.REVEAL_TURN)
    needs_pieces = "specimens"

    def options(self, g: Imperium, seat: int) -> list[int]:
        return [RETURN] if pieces(g, seat).specimens else []

    def take(self, g: Imperium, seat: int, option: int) -> None:
        return_specimens(g, seat, 1)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        reason = of_receiver(g, seat, ("why-specimens", {"n": 1, "have": 0}))
        return [] if pieces(g, seat).specimens else [(RETURN, reason)]


class Specimens(Node[Imperium]):
    """Troops from supply become specimens."""

    pure = True

    def __init__(self, n: int) -> None:
        self.n = n
        self.takes_supply = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        take_specimens(g, seat, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return pieces(g, seat).supply > 0

    def settles(self, g: Imperium, seat: int) -> bool:
        """Not while something else could still bring troops to a supply that is too small."""
        supply = pieces(g, seat).supply
        return supply >= self.n or (supply > 0 and len(g.open) == 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if pieces(g, seat).supply else of_receiver(g, seat, ("why-no-troops-in-supply", {}))

    def words(self) -> Words:
        return ("take-specimens", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("specimen", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"specimen": float(min(self.n, pieces(g, seat).supply))}


class PaySpecimens(Node[Imperium]):
    """As a cost: specimens go back to supply."""

    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        spend_specimens(g, seat, self.n)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = pieces(g, seat).specimens
        return None if have >= self.n else of_receiver(g, seat, ("why-specimens", {"n": self.n, "have": have}))

    def words(self) -> Words:
        return ("pay-specimens", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("specimen", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"specimen": -float(self.n)}


class LoseTroops(Node[Imperium]):
    """As a cost: own troops go back to supply, from the conflict or (unless it is said) from the garrison."""

    def __init__(self, n: int, *, in_conflict: bool = False) -> None:
        self.n = n
        self.in_conflict = in_conflict

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = pieces(g, seat)
        least = self.n if self.in_conflict else max(0, self.n - p.garrison)
        g.ask(self, seat, x, [NUMBER | n for n in range(least, min(self.n, p.troops) + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        seat = receiver(g, seat)
        p = g.players[seat]
        p.troops -= option & ARG
        p.garrison -= self.n - (option & ARG)
        p.supply += self.n
        g.tell(LOST, seat, -1, self.n)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        p = pieces(g, seat)
        have = p.troops if self.in_conflict else p.troops + p.garrison
        reason = "why-troops-in-conflict" if self.in_conflict else "why-troops-to-lose"
        return None if have >= self.n else of_receiver(g, seat, (reason, {"n": self.n, "have": have}))

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-return-troops", {"n": self.n})

    def words(self) -> Words:
        return ("return-troops-in-conflict" if self.in_conflict else "return-troops", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("return-troop", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"troop": -float(self.n)}
