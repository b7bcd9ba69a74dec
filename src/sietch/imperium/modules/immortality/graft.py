"""Graft: two cards are played together in an Agent turn, and what each of them does to the other."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Test, Words
from sietch.core.state import ARG
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.acquiring import new_row_card
from sietch.imperium.agent_turn import SEND, WHICH_AGENT
from sietch.imperium.agents import ready, why_not_ready
from sietch.imperium.cards import IN_PLAY, LENT, distinct, trash_card
from sietch.imperium.components import CARDS, ICONS, SOLARI, any_trait, name_id
from sietch.imperium.offers import Offer
from sietch.imperium.resources import gain
from sietch.imperium.spaces import enterable, icons_of, reach_of
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step

GRAFT = o.KINDS.add("graft", "cards", module="immortality")
WITH = o.KINDS.add("graft-with", "cards", module="immortality")
WITH_ROW = o.KINDS.add("graft-with-row", "cards", module="immortality")
GRAFTED = o.EVENTS.add("card-grafted", "cards")
BORROWED = o.EVENTS.add("card-borrowed", "cards")


# ---- marks of Agent boxes


class Graft(Node[Imperium]):
    """In an Agent turn the card is played together with another one, never alone."""

    pure = True
    grafts = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """It acted when the cards were played."""

    def words(self) -> Words:
        return ("graft", {})

    def icons(self) -> list[Icon]:
        return [("graft", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


class BorrowFromRow(Graft):
    """The other card may be one of the Imperium Row; it is not in play and is trashed at the end of the turn."""

    borrows = True

    def words(self) -> Words:
        return ("borrow-from-row", {})

    def icons(self) -> list[Icon]:
        return [("borrow", 1)]


class EnterAnywhere(Node[Imperium]):
    """Others' agents do not stop the agent of this turn, whichever icon of the pair it is sent by."""

    pure = True
    enters_anywhere = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """It acted when the space was chosen."""

    def words(self) -> Words:
        return ("enter-anywhere", {})

    def icons(self) -> list[Icon]:
        return [("enter-anywhere", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


def grafts(card: int) -> bool:
    return any_trait(CARDS[card].agent, "grafts")


def borrows(card: int) -> bool:
    return any_trait(CARDS[card].agent, "borrows")


# ---- playing two cards


def partner_of(g: Imperium, card: int) -> int:
    """The other card of the pair; -1 for none."""
    if g.grafted < 0:
        return -1
    return g.grafted if card == g.played else g.played


def pair_reach(g: Imperium, seat: int, other: int, from_row: bool) -> int:
    """Where the card that is played could send an agent together with this one, as bits.

    Both cards are in play from the start, and conditions of their icons look at that.
    """
    p = g.players[seat]
    g.grafted = other
    if from_row:
        g.borrowed = other
    else:
        p.in_play.append(other)
    mask = reach_of(g, seat, g.played) | reach_of(g, seat, other)
    if not ready(g, seat) and not (p.at and (CARDS[g.played].sends_anyone or CARDS[other].sends_anyone)):
        mask = 0
    if mask:
        mask &= enterable(g, seat, (g.played, other))
    g.grafted = g.borrowed = -1
    if not from_row:
        p.in_play.pop()
    return mask


def partners(g: Imperium, seat: int, hand: list[int]) -> list[int]:
    """Options for the card to be grafted with the one that is played: of the hand, or perhaps of the Imperium Row."""
    options = [WITH | card for card in distinct(hand) if pair_reach(g, seat, card, False)]
    if borrows(g.played):
        options += [WITH_ROW | card for card in distinct(g.row) if pair_reach(g, seat, card, True)]
    return options


def has_partner(g: Imperium, seat: int, card: int) -> bool:
    """Could a card of the hand be played together with another one?"""
    p = g.players[seat]
    rest = p.hand[:]
    rest.remove(card)
    if not rest and not borrows(card):
        return False
    g.played = card
    p.in_play.append(card)
    found = bool(partners(g, seat, rest))
    p.in_play.pop()
    g.played = -1
    return found


class PlayPair(Offer):
    """A card with Graft, to be played together with another one."""

    kinds = (GRAFT,)
    moments = (offers.BEGINNING,)
    needs = "hand"
    again = False

    def options(self, g: Imperium, seat: int) -> list[int]:
        p = g.players[seat]
        together = g.ruleset.together
        if together.isdisjoint(p.hand) or not (ready(g, seat) or p.at):
            return []
        return [GRAFT | card for card in distinct(p.hand) if card in together and has_partner(g, seat, card)]

    def take(self, g: Imperium, seat: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        p.hand.remove(card)
        p.in_play.append(card)
        g.played = card
        g.tell(o.CARD_PLAYED, seat, card, 1)
        g.push(CHOOSE_PARTNER, seat, 0)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        p = g.players[seat]
        reason: Words = ("why-no-partner", {}) if ready(g, seat) else why_not_ready(g, seat)
        able = set(self.options(g, seat))
        cards = [card for card in distinct(p.hand) if card in g.ruleset.together]
        return [(GRAFT | card, reason) for card in cards if GRAFT | card not in able]


class ChoosePartner(Step):
    """Which card is grafted with the one that is played; then both send the agent."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, partners(g, seat, g.players[seat].hand))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        if option & ~ARG == WITH:
            p.hand.remove(card)
            p.in_play.append(card)
            g.tell(GRAFTED, seat, card, 1)
        else:
            g.row.remove(card)
            g.borrowed = card
            g.tell(BORROWED, seat, card, 1)
        g.grafted = card
        g.push(SEND, seat, 0)
        g.ruleset.push_steps(g, "sending", seat)
        if p.at and (CARDS[g.played].sends_anyone or CARDS[card].sends_anyone):
            g.push(WHICH_AGENT, seat, 0)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-graft", {"card": name_id(CARDS[g.played])})


class EndGraft(Step):
    """At the end of the turn a borrowed card is trashed, and no card is grafted any more."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.borrowed >= 0:
            trash_card(g, seat, g.borrowed, LENT, by_itself=True)
        g.grafted = -1


def give_up_borrowed(g: Imperium) -> None:
    """The borrowed card goes, and a new one takes its place in the Imperium Row."""
    g.borrowed = -1
    if g.imperium_deck:
        g.row.append(new_row_card(g))


class ReturnCards(Step):
    """Cards that were promised to come back to hand do so before it is revealed; those that left play do not."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        for card in p.returning:
            if card in p.in_play:
                p.in_play.remove(card)
                p.hand.append(card)
                g.tell(o.CARD_RETURNED, seat, card, 1)
        p.returning = ()


CHOOSE_PARTNER = ChoosePartner()
END_GRAFT = EndGraft()
RETURN_CARDS = ReturnCards()


# ---- conditions


class Grafted(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return g.grafted >= 0 and seat == g.turn

    def words(self) -> Words:
        return ("if-grafted", {})

    def icons(self) -> list[Icon]:
        return [("grafted", 1)]


class PartnerOf(Test[Imperium]):
    """The other grafted card belongs to one of these factions."""

    def __init__(self, *tags: int) -> None:
        self.tags = tags

    def holds(self, g: Imperium, seat: int) -> bool:
        other = partner_of(g, self.source)
        return other >= 0 and any(tag in CARDS[other].tags for tag in self.tags)

    def words(self) -> Words:
        factions = tuple(("of-faction", {"faction": ICONS[tag]}) for tag in self.tags)
        return ("if-partner-of", {"factions_options": factions})

    def icons(self) -> list[Icon]:
        return [("grafted", 1), *((f"card-{ICONS[tag]}", 1) for tag in self.tags)]


# ---- effects on the pair


def is_there(g: Imperium, seat: int, card: int) -> bool:
    return card >= 0 and (card == g.borrowed or card in g.players[seat].in_play)


def trash_played(g: Imperium, seat: int, card: int) -> None:
    trash_card(g, seat, card, LENT if card == g.borrowed else IN_PLAY)


class TrashPartner(Node[Imperium]):
    """As a cost: trash the other grafted card. What its Agent box still had to give is lost."""

    def other(self, g: Imperium, seat: int) -> int:
        other = partner_of(g, self.source)
        if other == self.source and g.players[seat].in_play.count(other) < 2:
            return -1
        return other

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            trash_played(g, seat, self.other(g, seat))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if is_there(g, seat, self.other(g, seat)) else ("why-no-grafted-card", {})

    def words(self) -> Words:
        return ("trash-partner", {})

    def icons(self) -> list[Icon]:
        return [("trash", 1), ("grafted", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        other = self.other(g, seat)
        cost = CARDS[other].value if other >= 0 else 0
        return {"trash": 1.0} if cost <= 0 else {"lost-card": float(cost)}


class TrashOneOfPair(Node[Imperium]):
    """Trash one of the two grafted cards: this one or the other."""

    def choices(self, g: Imperium, seat: int) -> list[int]:
        cards = {self.source, partner_of(g, self.source)}
        return [o.TRASH_PLAY | card for card in sorted(cards) if is_there(g, seat, card)]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, self.choices(g, seat))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        trash_played(g, seat, option & ARG)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.choices(g, seat) else ("why-no-grafted-card", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-trash-grafted", {})

    def words(self) -> Words:
        return ("trash-one-of-pair", {})

    def icons(self) -> list[Icon]:
        return [("trash", 1), ("grafted", 2)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"trash": 1.0}


class ReturnPartner(Node[Imperium]):
    """When the Reveal turn begins, the other grafted card comes back to hand; a borrowed card is not in play."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            g.players[seat].returning += (partner_of(g, self.source),)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        other = partner_of(g, self.source)
        there = other >= 0 and other != g.borrowed and other in g.players[seat].in_play
        return None if there else ("why-no-grafted-card", {})

    def words(self) -> Words:
        return ("return-partner", {})

    def icons(self) -> list[Icon]:
        return [("reveal", 1), ("colon", 1), ("grafted", 1), ("to-hand", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 1.0}


class SolariForPartnerIcons(Node[Imperium]):
    """Solari for each agent icon that the other grafted card has now, in one gain."""

    pure = True

    def count(self, g: Imperium, seat: int) -> int:
        other = partner_of(g, self.source)
        if other < 0:
            return 0
        # Icons that are added to one card of the pair the player adds to the other one.
        icons = icons_of(g, seat, other)
        first, g.played = g.played, other
        icons |= icons_of(g, seat, other)
        g.played = first
        return icons.bit_count()

    def run(self, g: Imperium, seat: int, x: int) -> None:
        n = self.count(g, seat)
        if n:
            gain(g, seat, SOLARI, n)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.count(g, seat) else ("why-partner-has-no-icons", {})

    def words(self) -> Words:
        return ("solari-for-partner-icons", {})

    def icons(self) -> list[Icon]:
        return [("solari", 1), ("per", 1), ("grafted", 1), ("agent", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"solari": float(self.count(g, seat)) if g.grafted >= 0 else 2.0}
