"""Planning cards: drawing, playing and discarding them."""

from __future__ import annotations

from collections.abc import Mapping

from sietch.arrakis import options as o
from sietch.arrakis.components import PLANNING
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, register_steps
from sietch.core.node import CHOSEN, Features, Icon, Words
from sietch.core.state import ARG, NO, NUMBER

HAND_LIMIT = 6
BOTH, FROM_HOUSE, FROM_ALLIES = range(3)
FEWER = 2


def hand(g: Arrakis, seat: int) -> list[int]:
    p = g.players[seat]
    return p.house_hand + p.ally_hand


def distinct(cards: list[int]) -> list[int]:
    return sorted(set(cards))


def draw_planning(g: Arrakis, seat: int, house: bool, n: int) -> None:
    """From one deck to the hand; an empty deck gives no more."""
    p = g.players[seat]
    deck, cards = (p.house_deck, p.house_hand) if house else (p.ally_deck, p.ally_hand)
    for _ in range(min(n, len(deck))):
        card = g.draw(o.DRAWN, deck)
        cards.append(card)
        if g.events is not None:
            g.tell(o.PLANNING_DRAWN, seat, card, 1)


def take_from_hand(g: Arrakis, seat: int, card: int) -> None:
    p = g.players[seat]
    (p.house_hand if PLANNING[card].house else p.ally_hand).remove(card)
    p.discard.append(card)


def discard_card(g: Arrakis, seat: int, card: int) -> None:
    """Planning cards are always discarded openly."""
    take_from_hand(g, seat, card)
    if g.events is not None:
        g.tell(o.PLANNING_DISCARDED, seat, card, 1)


def playable(g: Arrakis, seat: int) -> list[int]:
    p = g.players[seat]
    return sorted({card for card in p.house_hand + p.ally_hand if not PLANNING[card].hand_only})


def play_card(g: Arrakis, seat: int, card: int) -> None:
    """The card is discarded and its effect carried out."""
    take_from_hand(g, seat, card)
    if g.events is not None:
        g.tell(o.PLANNING_PLAYED, seat, card, 1)
    g.that_legion = -1
    effect = PLANNING[card].effect
    if effect is not None:
        g.push(effect, seat, 0)


class Draw(Act):
    """Draw n planning cards, or fewer; how many from each deck is said before drawing.

    x: 0, or CHOSEN for a die; above that, in steps of FEWER, by how many it shall be fewer.
    """

    compound = False

    def __init__(self, n: int, deck: int = BOTH) -> None:
        self.n = n
        self.deck = deck

    def cards(self, x: int) -> int:
        return self.n - x // FEWER

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        p, n = g.players[seat], self.cards(x)
        house, allies = len(p.house_deck), len(p.ally_deck)
        if self.deck != BOTH:
            most = min(n, house if self.deck == FROM_HOUSE else allies)
            g.ask(self, seat, x, [NUMBER | number for number in range(most + 1)] if most else [])
            return
        fewest = max(0, min(n, house + allies) - allies)
        options = [NUMBER | number for number in range(fewest, min(n, house) + 1)] if house or allies else []
        if options and min(n, house + allies) > 1:
            options.append(o.PART)
        # As a step of a card it can be left; whoever picked it for a die wants it.
        g.ask(self, seat, x, options if x % FEWER == CHOSEN or not options else [*options, o.DONE])

    def chosen(self, g: Arrakis, seat: int) -> None:
        g.push(self, seat, CHOSEN)

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        p, number = g.players[seat], option & ARG
        if option == o.PART:
            fewer = self.n - min(self.cards(x), len(p.house_deck) + len(p.ally_deck)) + 1
            g.push(self, seat, x % FEWER + fewer * FEWER)
        elif option != o.DONE:
            house, allies = ((number, self.cards(x) - number), (number, 0), (0, number))[self.deck]
            draw_planning(g, seat, True, house)
            draw_planning(g, seat, False, allies)

    def why_not(self, g: Arrakis, seat: int) -> Words | None:
        p = g.players[seat]
        decks = [p.house_deck, p.ally_deck][self.deck - 1 : self.deck] if self.deck else [p.house_deck, p.ally_deck]
        return None if any(decks) else ("arrakis-why-decks-empty", {})

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        message = ("arrakis-prompt-draw", "arrakis-prompt-draw-house", "arrakis-prompt-draw-allies")[self.deck]
        p = g.players[seat]
        left = (len(p.house_deck) + len(p.ally_deck), len(p.house_deck), len(p.ally_deck))[self.deck]
        return (message, {"n": min(self.cards(x), left)})

    def option_words(self, seat: int, kind: str, args: Mapping[str, object]) -> Words:
        return super().option_words(seat, "fewer" if kind == "part" else kind, args)

    def words(self) -> Words:
        return (("arrakis-draw", "arrakis-draw-house", "arrakis-draw-allies")[self.deck], {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("planning-card", self.n)]

    def features(self, g: Arrakis, seat: int) -> Features:
        return {"card": float(self.n)} if self.possible(g, seat) else {}


class PlayOne(Act):
    """One more planning card may be played from hand without a die."""

    compound = False

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        if hand(g, seat):
            # Asked of everybody who holds a card: that none can be played is not for the others to know.
            ask_in_turn(g, self, seat, x, [*(o.CARD | card for card in playable(g, seat)), NO], always=True)

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if not interrupted(g, self, seat, x, option) and option != NO:
            play_card(g, seat, option & ARG)

    def why_not(self, g: Arrakis, seat: int) -> Words | None:
        return None if playable(g, seat) else ("arrakis-why-no-card", {})

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-play", {})

    def words(self) -> Words:
        return ("arrakis-play-one", {})

    def icons(self) -> list[Icon]:
        return [("play-card", 1)]

    def features(self, g: Arrakis, seat: int) -> Features:
        return {"play": 1.0} if playable(g, seat) else {}


class OpponentDiscards(Act):
    """The opponent discards n planning cards of their choice, or fewer if their enemy likes."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        # Of the hand only the size is open.
        most = min(self.n, len(hand(g, 1 - seat)))
        if most:
            ask_in_turn(g, self, seat, x, [*(NUMBER | n for n in range(1, most + 1)), o.DONE])

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        if not interrupted(g, self, seat, x, option) and option != o.DONE:
            g.push(DISCARD_ONE, 1 - seat, option & ARG)

    def why_not(self, g: Arrakis, seat: int) -> Words | None:
        p = g.players[1 - seat]
        return None if p.house_hand or p.ally_hand else ("arrakis-why-opponent-hand-empty", {})

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-opponent-discards", {})

    def words(self) -> Words:
        return ("arrakis-opponent-discards", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("opponent", 1), ("discard-card", self.n)]

    def features(self, g: Arrakis, seat: int) -> Features:
        p = g.players[1 - seat]
        return {"opponent-card": float(min(self.n, len(p.house_hand) + len(p.ally_hand)))}


class DiscardOne(Step):
    """Discard x planning cards of one's choice."""

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        cards = playable(g, seat)
        if x and cards:
            # Always asked: a card that is discarded without a question would tell of the others.
            g.ask_always(self, seat, x, [o.DISCARD | card for card in cards])

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        g.push(self, seat, x - 1)
        discard_card(g, seat, option & ARG)

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-discard", {"n": x})


class HandLimit(Step):
    """At the end of the round every hand is cut to six; Hawat's Scheming only where nothing else is left."""

    def run(self, g: Arrakis, seat: int, x: int) -> None:
        cards = hand(g, seat)
        if len(cards) > HAND_LIMIT:
            options = [o.DISCARD | card for card in playable(g, seat) or distinct(cards)]
            g.ask_always(self, seat, x, options)

    def resume(self, g: Arrakis, seat: int, x: int, option: int) -> None:
        g.push(self, seat, x)
        discard_card(g, seat, option & ARG)

    def prompt(self, g: Arrakis, seat: int, x: int) -> Words:
        return ("arrakis-prompt-hand-limit", {"n": HAND_LIMIT})


DISCARD_ONE = DiscardOne()
HAND_LIMIT_STEP = HandLimit()

register_steps({"discard-one": DISCARD_ONE, "hand-limit": HAND_LIMIT_STEP})
