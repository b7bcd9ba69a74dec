"""A player's own cards: drawing, revealing, discarding, trashing, and what is in play."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG, NO
from sietch.imperium import options as o
from sietch.imperium.components import CARDS, ICONS, NODES
from sietch.imperium.piles import without
from sietch.imperium.receiving import opponents, pieces
from sietch.imperium.reserve import return_to_reserve
from sietch.imperium.state import Imperium, Player
from sietch.imperium.triggers import CARD_DISCARDED, CARD_TRASHED, DECK_CHANGED, happened

# Places a card can be trashed from.
HAND, DISCARD_PILE, IN_PLAY, LENT = 1, 2, 4, 8


def draw_cards(g: Imperium, seat: int, n: int) -> None:
    """From the own deck; an empty deck is made anew of the discard pile. Drawn in a Reveal turn: revealed."""
    p = g.players[seat]
    may_know = g.ruleset.may_know_cards
    known = known_cards(g, seat) if p.on_top or (may_know is not None and any(may_know(p))) else 0
    revealing = g.revealing and seat == g.turn
    for _ in range(n):
        if known:
            known -= 1
            card = take_top_card(g, seat)
        else:
            if not p.deck:
                if not p.discard:
                    return
                p.deck = p.discard
                p.discard = []
                g.tell(o.SHUFFLED, seat, -1, len(p.deck))
            card = g.draw(o.DRAWN, p.deck)
        if revealing:
            reveal_card(g, seat, card)
        else:
            p.hand.append(card)
            if g.events is not None:
                g.tell(o.DREW, seat, card, 1)
    for watch in g.ruleset.watchers[DECK_CHANGED][p.leader]:
        watch(g, seat, -1)


def take_top_card(g: Imperium, seat: int) -> int:
    """From a deck that is not empty: what everybody saw go on top, what the player knows is there, or any card."""
    p = g.players[seat]
    if p.on_top:
        card = p.on_top[0]
        p.on_top = p.on_top[1:]
        return card
    for top_card in g.ruleset.top_cards:
        known: int = top_card(g, seat)
        if known >= 0:
            return known
    return g.draw(o.DRAWN, p.deck)


def known_cards(g: Imperium, seat: int) -> int:
    """How many cards on top of the own deck everybody or the player knows."""
    n = len(g.players[seat].on_top)
    for known in g.ruleset.knowing_cards:
        n += known(g, seat)
    return n


def cards_in_deck(g: Imperium, seat: int) -> int:
    """How many cards the own deck has, those included whose place in it is known."""
    return len(g.players[seat].deck) + known_cards(g, seat)


def reveal_card(g: Imperium, seat: int, card: int) -> None:
    """Its persuasion and swords count at once, its other effects wait to be taken."""
    p = g.players[seat]
    facts = CARDS[card]
    p.revealed.append(card)
    p.persuasion += facts.persuasion
    if facts.swords:
        (pieces(g, seat) if g.ruleset.receiving else p).swords += facts.swords
        g.sword_cards.append(card)
    if facts.reveal_open:
        g.open += facts.reveal_open
    if g.events is not None:
        g.tell(o.REVEALED, seat, card, 1)


def discard_card(g: Imperium, seat: int, card: int) -> None:
    """From hand; only this sets off what a card does when discarded."""
    p = g.players[seat]
    p.hand.remove(card)
    p.discard.append(card)
    if seat == g.turn:
        g.discarded = card
    g.tell(o.DISCARDED, seat, card, 1)
    effect = CARDS[card].on_discard
    if effect is not None:
        g.push(effect, seat, 0)
    if g.ruleset.heeded[CARD_DISCARDED]:
        happened(g, CARD_DISCARDED, seat, card)


def trash_card(g: Imperium, seat: int, card: int, place: int, by_itself: bool = False) -> None:
    """Out of the game; a reserve card goes back to its stack. What it still had to give in play is lost.

    Of two copies in play the one of an Agent turn goes: the revealed one may still count for something.
    """
    p = g.players[seat]
    facts = CARDS[card]
    if place == HAND:
        p.hand.remove(card)
    elif place == DISCARD_PILE:
        p.discard.remove(card)
    elif place == LENT:
        for give_up in g.ruleset.giving_up:
            give_up(g, seat)
        if not by_itself:
            drop_effects(g, facts.agent_open, 0)
    elif card in p.revealed and (by_itself or card not in p.in_play):
        p.revealed.remove(card)
        if p.revealed.count(card) < g.sword_cards.count(card):
            g.sword_cards.remove(card)
        if not by_itself:
            drop_effects(g, facts.reveal_open, p.revealed.count(card))
    else:
        p.in_play.remove(card)
        if not by_itself:
            if any(effect in g.open for effect in facts.agent_open):
                drop_effects(g, facts.agent_open, p.in_play.count(card))
            if facts.further_open:
                drop_effects(g, facts.further_open, p.in_play.count(card))
    if facts.kind == "reserve":
        return_to_reserve(g, card)
    else:
        g.trashed += (card,)
    g.tell(o.TRASHED, seat, card, 1)
    if facts.on_trash is not None:
        g.push(facts.on_trash, seat, 0)
    if g.ruleset.heeded[CARD_TRASHED]:
        happened(g, CARD_TRASHED, seat, card)


def drop_effects(g: Imperium, effects: list[int], copies: int) -> None:
    """Of each open effect keep no more than there are copies of its card left."""
    for effect in effects:
        if g.open.count(effect) > copies:
            g.open.remove(effect)


def is_lent(g: Imperium, card: int) -> bool:
    """Does the card send the agent of this turn without being in play?"""
    return any(lent(g) == card for lent in g.ruleset.lending)


def others_in_play(g: Imperium, seat: int, tag: int, card: int) -> int:
    """How many cards of a faction besides this one the player has in play."""
    p = g.players[seat]
    n = in_play_with(p, tag)
    if n and tag in CARDS[card].tags and (card in p.in_play or card in p.revealed) and not is_lent(g, card):
        n -= 1
    return n


def in_play_with(p: Player, tag: int) -> int:
    """How many cards of a faction the player has in play."""
    return sum(tag in CARDS[card].tags for card in p.in_play) + sum(tag in CARDS[card].tags for card in p.revealed)


def distinct(cards: list[int] | tuple[int, ...]) -> list[int]:
    """Each different card once, in a fixed order."""
    return sorted(set(cards))


# ---- verbs


class Draw(Node[Imperium]):
    only_draws = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        draw_cards(g, seat, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        p = g.players[seat]
        return bool(p.deck or p.discard or cards_in_deck(g, seat))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-no-cards-to-draw", {})

    def words(self) -> Words:
        return ("draw", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("card", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        p = g.players[seat]
        return {"card": float(min(self.n, cards_in_deck(g, seat) + len(p.discard)))}


class Discard(Node[Imperium]):
    """Discard n cards from hand, of the player's choice. x >> 1: how many are discarded already."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        hand = g.players[seat].hand
        options = [o.DISCARD | card for card in distinct(hand)]
        if len(options) == 1 < len(hand):
            # That all cards are alike is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        done = (x >> 1) + 1
        if done < self.n:
            g.push(self, seat, done << 1 | 1)
        discard_card(g, seat, option & ARG)

    def possible(self, g: Imperium, seat: int) -> bool:
        return len(g.players[seat].hand) >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = len(g.players[seat].hand)
        return None if have >= self.n else ("why-cards-in-hand", {"n": self.n, "have": have})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-discard", {"n": self.n - (x >> 1)})

    def words(self) -> Words:
        return ("discard", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("discard", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"discard": float(self.n)}


class OpponentsDiscard(Node[Imperium]):
    """Each opponent discards n cards of their choice, clockwise; who has fewer, all of them."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for other in reversed(opponents(g, seat)):
            for _ in range(min(self.n, len(g.players[other].hand))):
                g.push(OPPONENT_DISCARD, other, 0)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        others = [g.players[other] for other in opponents(g, seat)]
        return None if any(p.hand for p in others) else ("why-opponents-hands-empty", {})

    def words(self) -> Words:
        return ("opponents-discard", {}) if self.n == 1 else ("opponents-discard-some", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("discard", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        others = [g.players[other] for other in opponents(g, seat)]
        return {"hindrance": float(sum(min(self.n, len(p.hand)) for p in others))}


OPPONENT_DISCARD = Discard()
NODES.register("opponent-discard", OPPONENT_DISCARD)


class Trash(Node[Imperium]):
    """Trash a card: the icon (a may), or as a cost. `places` and `tag` say which cards can be taken."""

    def __init__(
        self, *, cost: bool = False, places: int = HAND | DISCARD_PILE | IN_PLAY, tag: int = -1, other: bool = False
    ) -> None:
        self.cost = cost
        self.places = places
        self.tag = tag
        self.other = other  # not the card itself
        self.compound = not cost

    def choices(self, g: Imperium, seat: int) -> list[int]:
        p = g.players[seat]
        options = []
        if self.places & HAND:
            options += [o.TRASH_HAND | card for card in distinct(p.hand) if self.fits(card)]
        if self.places & DISCARD_PILE:
            options += [o.TRASH_DISCARD | card for card in distinct(p.discard) if self.fits(card)]
        if self.places & IN_PLAY:
            cards = p.in_play + p.revealed
            if self.other and self.source in cards:
                cards.remove(self.source)
            options += [o.TRASH_PLAY | card for card in distinct(cards) if self.fits(card)]
        return options

    def fits(self, card: int) -> bool:
        return self.tag < 0 or self.tag in CARDS[card].tags

    def run(self, g: Imperium, seat: int, x: int) -> None:
        options = self.choices(g, seat)
        if options:
            if x != CHOSEN and not self.cost:
                options.append(NO)
            if self.places == HAND and len(options) == 1 < len(g.players[seat].hand):
                # That no other card in hand would do is not for the others to know.
                g.ask_always(self, seat, x, options)
            else:
                g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            return
        kind = option & ~ARG
        place = HAND if kind == o.TRASH_HAND else DISCARD_PILE if kind == o.TRASH_DISCARD else IN_PLAY
        trash_card(g, seat, option & ARG, place)

    def possible(self, g: Imperium, seat: int) -> bool:
        p = g.players[seat]
        if self.tag < 0 and not self.other:
            return bool(
                (self.places & HAND and p.hand)
                or (self.places & DISCARD_PILE and p.discard)
                or (self.places & IN_PLAY and (p.in_play or p.revealed))
            )
        return bool(self.choices(g, seat))

    def optional(self, g: Imperium) -> bool:
        return not self.cost

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-no-card-to-trash", {"what": self.chosen_words()})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-trash", {})

    def words(self) -> Words:
        return self.chosen_words() if self.cost else ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        if self.tag >= 0:
            message = "trash-other-in-play" if self.other else "trash-of-faction-in-hand"
            return (message, {"faction": ICONS[self.tag]})
        if self.places == HAND:
            return ("trash-from-hand", {})
        return ("trash", {})

    def icons(self) -> list[Icon]:
        return [("trash", 1)] if self.tag < 0 else [("trash", 1), (f"card-{ICONS[self.tag]}", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"trash": 1.0 if self.possible(g, seat) else 0.0}


class TrashThis(Node[Imperium]):
    """The card trashes itself."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            place = LENT if is_lent(g, self.source) else IN_PLAY
            trash_card(g, seat, self.source, place, by_itself=True)

    def possible(self, g: Imperium, seat: int) -> bool:
        p = g.players[seat]
        return self.source in p.in_play or self.source in p.revealed or is_lent(g, self.source)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-card-left-play", {})

    def words(self) -> Words:
        return ("trash-this", {})

    def icons(self) -> list[Icon]:
        return [("trash-this", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        cost = CARDS[self.source].value
        return {"trash": 1.0} if cost <= 0 else {"lost-card": float(cost)}


class ReturnThisToHand(Node[Imperium]):
    """The played card goes back to its owner's hand."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            p = g.players[seat]
            p.in_play.remove(self.source)
            p.hand.append(self.source)
            g.tell(o.CARD_RETURNED, seat, self.source, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        there = self.source in g.players[seat].in_play and not is_lent(g, self.source)
        return None if there else ("why-card-left-play", {})

    def words(self) -> Words:
        return ("return-this-to-hand", {})

    def icons(self) -> list[Icon]:
        return [("this", 1), ("to-hand", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 1.0}


class LookAtThree(Node[Imperium]):
    """Look at the top three cards of the deck: draw one, discard one, trash one. x: how many are placed."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if not p.looked_at:
            if cards_in_deck(g, seat) < 3:
                return
            for _ in range(3):
                p.looked_at += (take_top_card(g, seat),)
            for watch in g.ruleset.watchers[DECK_CHANGED][p.leader]:
                watch(g, seat, -1)
        kind = {3: o.KEEP, 2: o.THROW, 1: o.BURN}[len(p.looked_at)]
        g.ask(self, seat, x, [kind | card for card in distinct(p.looked_at)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        card, kind = option & ARG, option & ~ARG
        p.looked_at = without(p.looked_at, card)
        if p.looked_at:
            g.push(self, seat, 0)
        if kind == o.KEEP:
            p.hand.append(card)
            g.tell(o.DREW, seat, card, 1)
        elif kind == o.THROW:
            p.discard.append(card)
            g.tell(o.DISCARDED, seat, card, 1)
        else:
            p.discard.append(card)
            trash_card(g, seat, card, DISCARD_PILE)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = cards_in_deck(g, seat)
        return None if have >= 3 else ("why-cards-in-deck", {"n": 3, "have": have})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-look", {"left": len(g.players[seat].looked_at)})

    def words(self) -> Words:
        return ("look-at-three", {})

    def icons(self) -> list[Icon]:
        return [("look", 3), ("card", 1), ("discard", 1), ("trash", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 1.0, "trash": 1.0}
