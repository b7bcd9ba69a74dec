"""The toy's verbs, conditions and counts, each with all its readers, and its occurrence: a point scored."""

from __future__ import annotations

from tests.conformance.toy.state import Bazaar

from sietch.core.combinators import Trigger, When
from sietch.core.node import Count, Features, Icon, Node, Test, Words
from sietch.core.rules import EventKind, OptionKind, Sight, event_kinds, option_kinds
from sietch.core.schema import COUNT_BITS
from sietch.core.state import ARG, NUMBER

(PLAY, PASS, DISCARD, VICTIM, STALL, DRAWN, ROLLED), KINDS = option_kinds(
    OptionKind("play", "cards"),
    OptionKind("pass"),
    OptionKind("discard", "cards"),
    OptionKind("victim", "seats"),
    OptionKind("stall", "stalls"),
    OptionKind("drawn", "cards"),
    OptionKind("rolled", "faces"),
)

(PLAYED, DREW, GAINED, SCORED, DISCARDED, THREW, ROBBED, WENT, ENDED), EVENTS = event_kinds(
    EventKind("played", "cards"),
    EventKind("drew", "cards", Sight.OWNER),
    EventKind("gained"),
    EventKind("scored"),
    EventKind("discarded", "cards"),
    EventKind("threw", "faces"),
    EventKind("robbed"),
    EventKind("went", "stalls"),
    EventKind("ended"),
)

POINT_SCORED = 0
FACES = 3
STALLS = 100
WARES = 3
# From each stall a lane leads to the stalls so many further on.
LANES = (17, 41, 83)


def draw_cards(g: Bazaar, seat: int, n: int) -> None:
    for _ in range(n):
        if not g.deck:
            if not g.discard:
                return
            g.deck, g.discard = g.discard, []
        card = g.draw(DRAWN, g.deck)
        g.players[seat].hand.append(card)
        g.tell(DREW, seat, card, 1)


def gain_gold(g: Bazaar, seat: int, n: int) -> None:
    g.players[seat].gold += n
    g.tell(GAINED, seat, -1, n)


def score(g: Bazaar, seat: int, n: int) -> None:
    """Everybody who keeps a card that waits for points gets its effect."""
    g.players[seat].points += n
    g.best[g.round - 1] = seat
    g.tell(SCORED, seat, -1, n)
    for owner, p in enumerate(g.players):
        for number in p.kept:
            node = CARD_EFFECTS[number]
            assert isinstance(node, When)
            if node.trigger.occurrence == POINT_SCORED and node.trigger.fits(g, owner, seat, n):
                node.run(g, owner, 0)


# The effect of each card by number; filled where the cards are.
CARD_EFFECTS: list[Node[Bazaar]] = []


class Gold(Node[Bazaar]):
    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        gain_gold(g, seat, self.n)

    def words(self) -> Words:
        return ("gold", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("gold", self.n)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"gold": float(self.n)}


class PayGold(Node[Bazaar]):
    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        gain_gold(g, seat, -self.n)

    def why_not(self, g: Bazaar, seat: int) -> Words | None:
        have = g.players[seat].gold
        return None if have >= self.n else ("why-gold", {"n": self.n, "have": have})

    def words(self) -> Words:
        return ("pay-gold", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("gold", self.n)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"gold": -float(self.n)}


class Point(Node[Bazaar]):
    def run(self, g: Bazaar, seat: int, x: int) -> None:
        score(g, seat, 1)

    def words(self) -> Words:
        return ("point", {})

    def icons(self) -> list[Icon]:
        return [("point", 1)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"point": 1.0}


class Draw(Node[Bazaar]):
    only_draws = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        draw_cards(g, seat, self.n)

    def why_not(self, g: Bazaar, seat: int) -> Words | None:
        return None if g.deck or g.discard else ("why-deck-empty", {})

    def words(self) -> Words:
        return ("draw", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("card", self.n)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"card": float(self.n)}


class Roll(Node[Bazaar]):
    """As much gold as the die shows."""

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        g.rolled = g.pick(ROLLED, list(range(FACES)))
        g.tell(THREW, seat, g.rolled, 1)
        gain_gold(g, seat, g.rolled + 1)

    def words(self) -> Words:
        return ("roll", {})

    def icons(self) -> list[Icon]:
        return [("die", 1)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"gold": (FACES + 1) / 2}


class DiscardCards(Node[Bazaar]):
    """Discard n cards of one's choice. x >> 1: how many are discarded already."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        g.ask(self, seat, x, [DISCARD | card for card in sorted(set(g.players[seat].hand))])

    def resume(self, g: Bazaar, seat: int, x: int, option: int) -> None:
        done = (x >> 1) + 1
        if done < self.n:
            g.push(self, seat, done << 1 | 1)
        g.players[seat].hand.remove(option & ARG)
        g.discard.append(option & ARG)
        g.tell(DISCARDED, seat, option & ARG, 1)

    def why_not(self, g: Bazaar, seat: int) -> Words | None:
        have = len(g.players[seat].hand)
        return None if have >= self.n else ("why-hand", {"n": self.n, "have": have})

    def prompt(self, g: Bazaar, seat: int, x: int) -> Words:
        return ("prompt-discard", {"n": self.n - (x >> 1)})

    def words(self) -> Words:
        return ("discard", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("discard", self.n)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"card": -float(self.n)}


class Rob(Node[Bazaar]):
    """Choose a player, then how much of their gold to take: 1 or 2. x >> 1: the victim's seat + 1."""

    def rich(self, g: Bazaar, seat: int) -> list[int]:
        return [other for other, p in enumerate(g.players) if other != seat and p.gold]

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        if x >> 1:
            most = min(2, g.players[(x >> 1) - 1].gold)
            g.ask(self, seat, x, [NUMBER | n for n in range(1, most + 1)])
        else:
            g.ask(self, seat, x, [VICTIM | other for other in self.rich(g, seat)])

    def resume(self, g: Bazaar, seat: int, x: int, option: int) -> None:
        if x >> 1:
            victim = (x >> 1) - 1
            gain_gold(g, victim, -(option & ARG))
            gain_gold(g, seat, option & ARG)
            g.tell(ROBBED, victim, -1, option & ARG)
        else:
            g.push(self, seat, (option & ARG) + 1 << 1)

    def why_not(self, g: Bazaar, seat: int) -> Words | None:
        return None if self.rich(g, seat) else ("why-nobody-rich", {})

    def refusals(self, g: Bazaar, seat: int, x: int) -> list[tuple[int, Words]]:
        if x >> 1:
            return []
        rich = self.rich(g, seat)
        others = [other for other in range(len(g.players)) if other != seat and other not in rich]
        return [(VICTIM | other, ("why-poor", {})) for other in others]

    def prompt(self, g: Bazaar, seat: int, x: int) -> Words:
        return ("prompt-how-much", {}) if x >> 1 else ("prompt-whom", {})

    def words(self) -> Words:
        return ("rob", {})

    def icons(self) -> list[Icon]:
        return [("rob", 1)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"gold": 1.5}


class Errand(Node[Bazaar]):
    """Send the porter down a lane to a stall where it has not been; it brings the ware that is sold there."""

    def stalls(self, g: Bazaar, seat: int) -> list[int]:
        at = max(0, g.porters[seat])
        ahead = sorted((at + lane) % STALLS for lane in LANES)
        return [stall for stall in ahead if not g.players[seat].visited >> stall & 1]

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        g.ask(self, seat, x, [STALL | stall for stall in self.stalls(g, seat)])

    def resume(self, g: Bazaar, seat: int, x: int, option: int) -> None:
        stall = option & ARG
        p = g.players[seat]
        g.porters[seat] = stall
        p.visited |= 1 << stall
        p.wares[g.round - 1] += 1 << COUNT_BITS * (stall % WARES)
        g.tell(WENT, seat, stall, 1)

    def why_not(self, g: Bazaar, seat: int) -> Words | None:
        return None if self.stalls(g, seat) else ("why-no-stall", {})

    def prompt(self, g: Bazaar, seat: int, x: int) -> Words:
        return ("prompt-stall", {})

    def words(self) -> Words:
        return ("errand", {})

    def icons(self) -> list[Icon]:
        return [("porter", 1)]

    def features(self, g: Bazaar, seat: int) -> Features:
        return {"ware": 1.0}


class HasGold(Test[Bazaar]):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Bazaar, seat: int) -> bool:
        return g.players[seat].gold >= self.n

    def words(self) -> Words:
        return ("if-gold", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("gold", self.n)]


class CardsKept(Count[Bazaar]):
    """The cards in front of the player, and the one just played."""

    def count(self, g: Bazaar, seat: int) -> int:
        return len(g.players[seat].kept) + 1

    def words(self) -> Words:
        return ("count-kept", {})

    def icons(self) -> list[Icon]:
        return [("kept", 1)]


class AnotherScored(Trigger[Bazaar]):
    """Another player scores."""

    occurrence = POINT_SCORED

    def fits(self, g: Bazaar, owner: int, seat: int, what: int) -> bool:
        return owner != seat

    def words(self) -> Words:
        return ("when-another-scores", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("point", 1)]
