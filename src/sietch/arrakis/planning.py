"""Planning cards: drawing, playing and discarding them."""

from __future__ import annotations

from collections.abc import Mapping

from sietch.arrakis import options as o
from sietch.arrakis.components import ENEMY, PLANNING
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, register_steps
from sietch.core.forms import Form
from sietch.core.node import CHOSEN, Features, Icon, Words
from sietch.core.state import ARG, NO, NUMBER

HAND_LIMIT = 6
BOTH, FROM_HOUSE, FROM_ALLIES = range(3)
FEWER = 2


def held(g: Arrakis, side: int) -> list[int]:
    """All cards in hand of a side."""
    p = g.players[side]
    return p.house_hand + p.ally_hand


def hand(g: Arrakis, side: int) -> list[int]:
    """The cards of whoever decides for a side now."""
    return g.ruleset.course.hand(g, side)


def drawable(g: Arrakis, side: int) -> tuple[int, int]:
    """How many cards there are to draw in the House's deck and in that of the allies."""
    p = g.players[side]
    return len(p.house_deck), len(p.ally_deck)


def distinct(cards: list[int]) -> list[int]:
    return sorted(set(cards))


def deck_number(side: int, house: bool) -> int:
    """A deck as it stands in the table of decks: each side has that of its House and that of its allies."""
    return 2 * side + (not house)


def draw_planning(g: Arrakis, side: int, house: bool, n: int, told: int = o.PLANNING_DRAWN) -> None:
    """From one deck to the hand; an empty deck gives no more. told: as what it is told."""
    p = g.players[side]
    deck, cards = (p.house_deck, p.house_hand) if house else (p.ally_deck, p.ally_hand)
    for _ in range(min(n, len(deck))):
        card = g.draw(o.DRAWN, deck, deck_number(side, house))
        cards.append(card)
        if g.events is not None:
            g.tell(told, side, card, 1)


def take_from_hand(g: Arrakis, side: int, card: int) -> None:
    p = g.players[side]
    (p.house_hand if PLANNING[card].house else p.ally_hand).remove(card)
    p.discard.append(card)


def discard_card(g: Arrakis, side: int, card: int) -> None:
    """Planning cards are always discarded openly."""
    take_from_hand(g, side, card)
    if g.events is not None:
        g.tell(o.PLANNING_DISCARDED, side, card, 1)


def playable(g: Arrakis, side: int) -> list[int]:
    """The cards in hand, each once, but for those that are only held."""
    return sorted({card for card in hand(g, side) if not PLANNING[card].hand_only})


def play_card(g: Arrakis, side: int, card: int) -> None:
    """The card is discarded and its effect carried out."""
    take_from_hand(g, side, card)
    if g.events is not None:
        g.tell(o.PLANNING_PLAYED, side, card, 1)
    g.that_legion = -1
    effect = PLANNING[card].effect
    if effect is not None:
        g.push(effect, side, 0)


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

    def run(self, g: Arrakis, side: int, x: int) -> None:
        n = self.cards(x)
        house, allies = g.ruleset.course.drawable(g, side)
        if self.deck != BOTH:
            most = min(n, house if self.deck == FROM_HOUSE else allies)
            g.ask(self, side, x, [NUMBER | number for number in range(most + 1)] if most else [])
            return
        fewest = max(0, min(n, house + allies) - allies)
        options = [NUMBER | number for number in range(fewest, min(n, house) + 1)] if house or allies else []
        if options and min(n, house + allies) > 1:
            options.append(o.PART)
        # As a step of a card it can be left; whoever picked it for a die wants it.
        g.ask(self, side, x, options if x % FEWER == CHOSEN or not options else [*options, o.DONE])

    def chosen(self, g: Arrakis, side: int) -> None:
        g.push(self, side, CHOSEN)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        number, course = option & ARG, g.ruleset.course
        if option == o.PART:
            fewer = self.n - min(self.cards(x), sum(course.drawable(g, side))) + 1
            g.push(self, side, x % FEWER + fewer * FEWER)
        elif option != o.DONE:
            house, allies = ((number, self.cards(x) - number), (number, 0), (0, number))[self.deck]
            course.draw(g, side, True, house)
            course.draw(g, side, False, allies)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        house, allies = g.ruleset.course.drawable(g, side)
        return None if (house + allies, house, allies)[self.deck] else ("arrakis-why-decks-empty", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        message = ("arrakis-prompt-draw", "arrakis-prompt-draw-house", "arrakis-prompt-draw-allies")[self.deck]
        house, allies = g.ruleset.course.drawable(g, side)
        left = (house + allies, house, allies)[self.deck]
        return (message, {"n": min(self.cards(x), left)})

    def option_words(self, side: int, kind: str, args: Mapping[str, object]) -> Words:
        return super().option_words(side, "fewer" if kind == "part" else kind, args)

    def words(self) -> Words:
        return (("arrakis-draw", "arrakis-draw-house", "arrakis-draw-allies")[self.deck], {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("planning-card", self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"card": float(self.n)} if self.possible(g, side) else {}


class PlayOne(Act):
    """One more planning card may be played from hand without a die."""

    compound = False

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if hand(g, side):
            # Asked of everybody who holds a card: that none can be played is not for the others to know.
            ask_in_turn(g, self, side, x, [*(o.CARD | card for card in playable(g, side)), NO], always=True)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not interrupted(g, self, side, x, option) and option != NO:
            play_card(g, side, option & ARG)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if playable(g, side) else ("arrakis-why-no-card", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-play", {})

    def words(self) -> Words:
        return ("arrakis-play-one", {})

    def icons(self) -> list[Icon]:
        return [("play-card", 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"play": 1.0} if playable(g, side) else {}


class OpponentDiscards(Act):
    """The opponent discards n planning cards of their choice, or fewer if their enemy likes."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Arrakis, side: int, x: int) -> None:
        # Of the hand only the size is open.
        most = min(self.n, len(held(g, ENEMY[side])))
        if most:
            ask_in_turn(g, self, side, x, [*(NUMBER | n for n in range(1, most + 1)), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not interrupted(g, self, side, x, option) and option != o.DONE:
            g.push(g.ruleset.course.discard[ENEMY[side]], ENEMY[side], option & ARG)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        p = g.players[ENEMY[side]]
        return None if p.house_hand or p.ally_hand else ("arrakis-why-opponent-hand-empty", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-opponent-discards", {})

    def words(self) -> Words:
        return ("arrakis-opponent-discards", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("opponent", 1), ("discard-card", self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        p = g.players[ENEMY[side]]
        return {"opponent-card": float(min(self.n, len(p.house_hand) + len(p.ally_hand)))}


class DiscardOne(Step):
    """Discard x planning cards of one's choice."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        cards = playable(g, side)
        if x and cards:
            # Always asked: a card that is discarded without a question would tell of the others.
            g.ask_always(self, side, x, [o.DISCARD | card for card in cards])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x - 1)
        discard_card(g, side, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-discard", {"n": x})


class HandLimit(Step):
    """At the end of the round every hand is cut; Hawat's Scheming goes only where nothing else is left."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        cards = hand(g, side)
        if len(cards) > g.ruleset.course.hand_limit[side]:
            options = [o.DISCARD | card for card in playable(g, side) or distinct(cards)]
            g.ask_always(self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x)
        discard_card(g, side, option & ARG)

    def form(self, g: Arrakis, side: int, x: int) -> Form | None:
        cards = hand(g, side)
        fields = {option: cards.count(option & ARG) for option in g.options}
        surplus = len(cards) - g.ruleset.course.hand_limit[side]
        # Where all that can be discarded are too few, the others follow then: one by one.
        alone = 1 < surplus <= sum(fields.values())
        return Form("discards", fields, most=surplus, exact=True) if alone else None

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-hand-limit", {"n": g.ruleset.course.hand_limit[side]})


DISCARD_ONE = DiscardOne()
HAND_LIMIT_STEP = HandLimit()

register_steps({"discard-one": DISCARD_ONE, "hand-limit": HAND_LIMIT_STEP})
