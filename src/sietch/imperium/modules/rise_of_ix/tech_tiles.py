"""Tech tiles on the Ix board: stacks, acquiring one with discounts and Negotiators, using and trashing it."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Test, Words, add_features
from sietch.core.state import ARG, NO, NUMBER, YES
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.acquiring import may_go_on_top
from sietch.imperium.agents import ready
from sietch.imperium.cards import draw_cards
from sietch.imperium.components import GOODS, SOLARI, SPICE, VICTORY_POINT, name_id, number_of
from sietch.imperium.modules.rise_of_ix.tech import (
    ACQUIRE_TECH,
    ACQUIRE_TECH_FOR_SOLARI,
    NEW_TECH,
    STACKS,
    TECH,
    TECH_ACQUIRED,
    TECH_REVEALED,
    TECH_TRASHED,
    TECH_USED,
    USE_TECH,
)
from sietch.imperium.offers import Offer
from sietch.imperium.receiving import of_receiver, pieces, receiver
from sietch.imperium.resources import give, pay
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import bring_back, returnable
from sietch.imperium.weights import worth

NEGOTIATOR_PLACED = o.EVENTS.add("negotiator-placed")
NEGOTIATORS_RETURNED = o.EVENTS.add("negotiators-returned")


def owns(g: Imperium, seat: int, id: str) -> bool:
    tech = g.players[seat].tech
    return bool(tech) and any(TECH[tile].id == id for tile in tech)


# ---- the three stacks


class DealTech(Step):
    """Three stacks of six; the top tile of each is turned up."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.tech_left = [len(TECH) // len(STACKS)] * len(STACKS)
        g.tech_shown = [-1] * len(STACKS)
        for stack in range(len(STACKS)):
            turn_up(g, stack)


def turn_up(g: Imperium, stack: int) -> None:
    """The next tile of a stack; an empty one stays empty."""
    if g.tech_left[stack]:
        g.tech_left[stack] -= 1
        g.tech_shown[stack] = g.draw(NEW_TECH, g.tech_bank)
        g.tell(TECH_REVEALED, -1, g.tech_shown[stack], 1)
    else:
        g.tech_shown[stack] = -1


def face_up(g: Imperium) -> list[int]:
    return [tile for tile in g.tech_shown if tile >= 0]


def take_tile(g: Imperium, seat: int, tile: int) -> None:
    """Face up into the own supply; what it gives comes at once."""
    p = g.players[seat]
    p.tech += (tile,)
    g.tell(TECH_ACQUIRED, seat, tile, 1)
    turn_up(g, g.tech_shown.index(tile))
    effect = TECH[tile].acquire
    if effect is not None:
        give(g, seat, effect)


def trash_tile(g: Imperium, seat: int, tile: int) -> None:
    p = g.players[seat]
    p.tech = tuple(other for other in p.tech if other != tile)
    g.tech_trashed += (tile,)
    g.tell(TECH_TRASHED, seat, tile, 1)


# ---- acquiring


class AcquireTech(Node[Imperium]):
    """One of the face-up tiles may be acquired for spice, or (for_solari) for solari instead."""

    def __init__(self, discount: int = 0, for_solari: bool = False) -> None:
        self.discount = discount
        self.for_solari = for_solari

    def affordable(self, g: Imperium, seat: int) -> list[int]:
        options = self.affordable_for(g, seat, SPICE, ACQUIRE_TECH)
        if self.for_solari:
            options += self.affordable_for(g, seat, SOLARI, ACQUIRE_TECH_FOR_SOLARI)
        return options

    def affordable_for(self, g: Imperium, seat: int, what: int, kind: int) -> list[int]:
        most = g.players[seat].goods[what] + pieces(g, seat).negotiators + self.discount
        return [kind | tile for tile in g.tech_shown if tile >= 0 and TECH[tile].cost <= most]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        options = self.affordable(g, seat)
        if options:
            g.ask(self, seat, x, options if x == CHOSEN else [*options, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option != NO:
            what = SOLARI if option & ~ARG == ACQUIRE_TECH_FOR_SOLARI else SPICE
            g.push(PAY_FOR_TECH, seat, packed(option & ARG, self.discount, what))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.affordable(g, seat):
            return None
        if not face_up(g):
            return ("why-no-tech", {})
        least = min(TECH[tile].cost for tile in face_up(g)) - self.discount
        return ("why-tech-cost", {"n": least, "have": g.players[seat].goods[SPICE]})

    def optional(self, g: Imperium) -> bool:
        return True

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        have = g.players[seat].goods[SPICE]
        return [
            (
                ACQUIRE_TECH | tile,
                ("why-tech-cost", {"n": max(0, TECH[tile].cost - self.discount), "have": have}),
            )
            for tile in face_up(g)
            if ACQUIRE_TECH | tile not in g.options
        ]

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-acquire-tech", {"n": self.discount})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        if self.for_solari:
            return ("acquire-tech-for-solari", {})
        return ("acquire-tech-discount", {"n": self.discount}) if self.discount else ("acquire-tech", {})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = [("tech", 1)]
        if self.discount:
            icons.append(("tech-discount", self.discount))
        return [*icons, ("solari", 0)] if self.for_solari else icons

    def features(self, g: Imperium, seat: int) -> Features:
        """The best tile that can be paid, if it is worth that."""
        found = [self.tile_features(g, seat, option) for option in self.affordable(g, seat)]
        return max([{}, *found], key=lambda features: worth(g, features))

    def tile_features(self, g: Imperium, seat: int, option: int) -> Features:
        """Its cost says how good a tile is, its tree what it gives at once; Negotiators pay what is missing."""
        tile = TECH[option & ARG]
        what = SOLARI if option & ~ARG == ACQUIRE_TECH_FOR_SOLARI else SPICE
        price = max(0, tile.cost - self.discount)
        paid = min(price, g.players[seat].goods[what])
        total = {
            "tech": 1.0,
            "tech-cost": float(tile.cost),
            GOODS[what]: -float(paid),
            "negotiator": float(paid - price),
        }
        return total if tile.acquire is None else add_features(total, tile.acquire.features(g, seat))

    def declined(self, g: Imperium, seat: int) -> Features:
        return {}


# The frame's number: the tile, the discount of the icon and the good that is paid.
def packed(tile: int, discount: int, what: int) -> int:
    return tile | discount << 8 | what << 12


class PayForTech(Step):
    """Any number of own Negotiators go back to supply, each for 1 less; the rest is paid. The cost is never below 0."""

    def cost(self, x: int) -> tuple[int, int, int]:
        tile, discount, what = x & 255, x >> 8 & 15, x >> 12
        return tile, max(0, TECH[tile].cost - discount), what

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        _, cost, what = self.cost(x)
        least = max(0, cost - p.goods[what])
        g.ask(self, seat, x, [NUMBER | n for n in range(least, min(pieces(g, seat).negotiators, cost) + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        tile, cost, what = self.cost(x)
        n = option & ARG
        if n:
            owner = receiver(g, seat)
            g.players[owner].negotiators -= n
            g.players[owner].supply += n
            g.tell(NEGOTIATORS_RETURNED, owner, -1, n)
        if cost > n:
            pay(g, seat, what, cost - n)
        take_tile(g, seat, tile)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        tile, cost, what = self.cost(x)
        return ("prompt-negotiators", {"tile": name_id(TECH[tile]), "n": cost, "what": GOODS[what]})


PAY_FOR_TECH = PayForTech()


class PlaceNegotiator(Node[Imperium]):
    """A troop from supply may become a Negotiator on the Ix board; into an empty supply one may come back for it."""

    takes_supply = 1

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            if x == CHOSEN:
                self.resume(g, seat, x, YES)
            else:
                g.ask(self, seat, x, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            if not pieces(g, seat).supply:
                bring_back(g, seat, 1)
            seat = receiver(g, seat)
            p = g.players[seat]
            p.supply -= 1
            p.negotiators += 1
            g.tell(NEGOTIATOR_PLACED, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if pieces(g, seat).supply or returnable(g, seat):
            return None
        return of_receiver(g, seat, ("why-no-troops-in-supply", {}))

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-may", {"what": self.chosen_words()})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        return ("place-negotiator", {})

    def icons(self) -> list[Icon]:
        return [("negotiator", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"negotiator": 1.0} if pieces(g, seat).supply else {}


# ---- using tiles


class UseTech(Offer):
    """A tile with the flip icon once a round, or one that is trashed for what it gives, in an own turn."""

    kinds = (USE_TECH,)
    moments = (offers.BEGINNING, offers.AGENT_TURN, offers.REVEAL_TURN)
    needs = "tech"

    def options(self, g: Imperium, seat: int) -> list[int]:
        options = []
        for tile in g.players[seat].tech:
            node = TECH[tile].offered
            if node is not None and self.why_not(g, seat, tile, node) is None:
                options.append(USE_TECH | tile)
        return options

    def why_not(self, g: Imperium, seat: int, tile: int, node: Node[Imperium]) -> Words | None:
        if tile in g.players[seat].tech_flipped:
            return ("why-tech-flipped", {})
        if TECH[tile].before_sending and (g.space >= 0 or g.revealing or not ready(g, seat)):
            return ("why-not-now", {})
        return node.why_not(g, seat)

    def take(self, g: Imperium, seat: int, option: int) -> None:
        tile = option & ARG
        g.tell(TECH_USED, seat, tile, 1)
        if TECH[tile].flip is None:
            trash_tile(g, seat, tile)
        else:
            g.players[seat].tech_flipped += (tile,)
        node = TECH[tile].offered
        assert node is not None
        node.chosen(g, seat)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        found = []
        for tile in g.players[seat].tech:
            node = TECH[tile].offered
            if node is not None and USE_TECH | tile not in g.options:
                reason = self.why_not(g, seat, tile, node)
                if reason is not None:
                    found.append((USE_TECH | tile, reason))
        return found


def reveal_began(g: Imperium, seat: int, _: int) -> None:
    """What tiles give in the own Reveal turn waits among its effects."""
    for tile in g.players[seat].tech:
        g.open += TECH[tile].reveal_open


class TechRoundStart(Step):
    """All tiles turn face up; then what some of them give at the start of a round."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for owner, p in enumerate(g.players):
            p.tech_flipped = ()
            for tile in p.tech:
                node = TECH[tile].round_start
                if node is not None and not node.only_draws:
                    g.push(node, owner, 0)


class TechHandsDrawn(Step):
    """A card more is drawn with the hand."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for owner, p in enumerate(g.players):
            for tile in p.tech:
                node = TECH[tile].round_start
                if node is not None and node.only_draws:
                    draw_cards(g, owner, 1)


class TechWon(Step):
    """Of the winner of a conflict."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for tile in g.players[seat].tech:
            node = TECH[tile].won
            if node is not None:
                g.push(node, seat, 0)


class TechEndgame(Step):
    """What tiles give at the end of the game."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for owner, p in enumerate(g.players):
            for tile in p.tech:
                node = TECH[tile].endgame
                if node is not None and node.possible(g, owner):
                    node.run(g, owner, 0)


DEAL_TECH = DealTech()
TECH_ROUND_START = TechRoundStart()
TECH_HANDS_DRAWN = TechHandsDrawn()
TECH_WON = TechWon()
TECH_ENDGAME = TechEndgame()
register_steps(
    {
        "deal-tech": DEAL_TECH,
        "pay-for-tech": PAY_FOR_TECH,
        "tech-round-start": TECH_ROUND_START,
        "tech-hands-drawn": TECH_HANDS_DRAWN,
        "tech-won": TECH_WON,
        "tech-endgame": TECH_ENDGAME,
    },
    "rise-of-ix",
)


class TechTiles(Test[Imperium]):
    """So many own tiles."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return len(g.players[seat].tech) >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = len(g.players[seat].tech)
        return None if have >= self.n else ("why-tech-tiles", {"n": self.n, "have": have})

    def words(self) -> Words:
        return ("if-tech-tiles", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("tech", self.n)]


class Lasting(Node[Imperium]):
    """A rule that a component brings and that others follow: only to be read."""

    message: str

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """Nothing: it is in force as long as somebody has it."""

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return ("why-not-now", {})

    def words(self) -> Words:
        return (self.message, {})

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


class WinsTies(Lasting):
    message = "wins-ties"

    def icons(self) -> list[Icon]:
        return [("endgame", 1), ("strength", 0)]


class CardsToTop(Lasting):
    """Cards that the owner acquires may go on top of the own deck."""

    message = "cards-to-top"

    def icons(self) -> list[Icon]:
        return [("acquire", 0), ("to-top", 1)]


class MoreTroopsFromTrack(Lasting):
    message = "more-troops-from-track"

    def icons(self) -> list[Icon]:
        return [("freighter", 1), ("colon", 1), ("troop", 1), ("deploy", 0)]


class DreadnoughtForPoint(Lasting):
    message = "dreadnought-for-point"

    def icons(self) -> list[Icon]:
        return [("dreadnought", 1), ("arrow", 1), (GOODS[VICTORY_POINT], 1)]


class Unblocked(Node[Imperium]):
    """Others' agents do not stop the agent of this turn."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.unblocked = True

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("unblocked", {})

    def icons(self) -> list[Icon]:
        return [("infiltrate", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"agent": 0.2}


# ---- Spaceport: acquired cards go on top of the deck


def card_acquired(g: Imperium, seat: int, card: int) -> None:
    p = g.players[seat]
    if p.tech and p.discard and p.discard[-1] == card and owns(g, seat, "spaceport"):
        may_go_on_top(g, seat, card)


def tech_number(id: str) -> int:
    return number_of(TECH, id)
