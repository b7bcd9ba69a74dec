"""The Harkonnen decks: cards taken from both in turns, the Reinforcements, and the dice they give in battle."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.battle import BATTLE, DICE, FEWER_DICE, combat_dice, is_capped
from sietch.arrakis.components import HARKONNEN, LANDSRAAD, PLANNING, SPACING_GUILD, ZONES, name_id
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.map import LINKED
from sietch.arrakis.planning import deck_number
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.core.node import Words

HOUSE_DECK = deck_number(HARKONNEN, True)


# ---- cards from both decks in turns


def first_deck(g: Arrakis) -> bool:
    """Whether the first card comes from the House's deck: the deck whose card is not on top of the discard pile."""
    return g.top_discard < 0 or not PLANNING[g.top_discard].house


def deck_of(g: Arrakis, house: bool) -> list[int]:
    p = g.players[HARKONNEN]
    return p.house_deck if house else p.ally_deck


def face_down(g: Arrakis, house: bool) -> list[int]:
    """The Reinforcements that come from a deck, in the order of the pile."""
    p = g.players[HARKONNEN]
    return p.house_reinforcements if house else p.ally_reinforcements


def refill(g: Arrakis, house: bool) -> bool:
    """Is there a card in a deck? One that has run out is made anew of its own discards (ms-pl-6)."""
    p = g.players[HARKONNEN]
    deck = deck_of(g, house)
    if not deck:
        deck += [card for card in p.discard if PLANNING[card].house == house]
        p.discard = [card for card in p.discard if PLANNING[card].house != house]
        if g.top_discard >= 0 and PLANNING[g.top_discard].house == house:
            g.top_discard = p.discard[-1] if p.discard else -1
        if deck and g.events is not None:
            g.tell(m.DECK_REBUILT, HARKONNEN, deck_number(HARKONNEN, house), 1)
    return bool(deck)


def take_card(g: Arrakis, house: bool) -> int:
    """The next card of a deck, -1 for none."""
    if not refill(g, house):
        return -1
    return g.draw_seen(o.DRAWN, deck_of(g, house), face_down(g, house), deck_number(HARKONNEN, house))


def cards_left_in(g: Arrakis, house: bool) -> bool:
    """Is there a card that can be taken from a deck or, once it has run out, from its discards?"""
    return bool(deck_of(g, house)) or any(PLANNING[card].house == house for card in g.players[HARKONNEN].discard)


def cards_left(g: Arrakis) -> bool:
    """Is there any card that can be taken?"""
    return cards_left_in(g, True) or cards_left_in(g, False)


def discard(g: Arrakis, card: int) -> None:
    """Onto the common discard pile; its top card says which deck comes next (ms-pl-8)."""
    g.players[HARKONNEN].discard.append(card)
    g.top_discard = card


# ---- the Reinforcements


def put_on_reinforcements(g: Arrakis, card: int) -> None:
    """Face down onto the pile, where it stays until it is used in battle (ms-pl-7)."""
    house = PLANNING[card].house
    face_down(g, house).append(card)
    g.reinforcements.append(deck_number(HARKONNEN, house))


def reinforce(g: Arrakis, house: bool) -> None:
    """The top card of a deck joins the Reinforcements; nobody looks at it."""
    if refill(g, house):
        put_on_reinforcements(g, g.draw_unseen(o.DRAWN, deck_of(g, house)))
        if g.events is not None:
            g.tell(m.REINFORCED, HARKONNEN, deck_number(HARKONNEN, house), 1)


def reinforce_in_turns(g: Arrakis, n: int) -> None:
    """So many cards, from both decks in turns (ms-pl-3)."""
    house = first_deck(g)
    for _ in range(n):
        reinforce(g, house)
        house = not house


class FirstReinforcements(Step):
    """The start of a round: a card of each deck, the allies' first (ms-start-5)."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        reinforce(g, False)
        reinforce(g, True)


# ---- in battle


class UseReinforcements(Step):
    """As many cards are discarded as bring the Harkonnen to six dice, not under the ban of the Landsraad (ms-bt-1).

    They come from the top of the pile. A Hawat's Scheming among them is a card like any other (ms-pl-9).
    """

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not BATTLE.attacking(g) or not BATTLE.defended(g) or g.sanctions >> LANDSRAAD & 1:
            return
        p = g.players[HARKONNEN]
        most = FEWER_DICE if is_capped(g, HARKONNEN) else DICE
        used = min(len(g.reinforcements), most - combat_dice(g, HARKONNEN))
        if used > 0 and g.events is not None:
            g.tell(m.REINFORCEMENTS_USED, HARKONNEN, -1, used)
        for _ in range(used):
            deck = g.reinforcements.pop()
            pile = face_down(g, deck == HOUSE_DECK)
            card = g.uncover(o.DRAWN, pile, len(pile) - 1, deck_of(g, deck == HOUSE_DECK), deck)
            discard(g, card)
            p.burnt += 1
            if g.events is not None:
                g.tell(o.PLANNING_DISCARDED, HARKONNEN, card, 1)


# ---- what the Atreides turn over of their own free will


def why_not_turned(g: Arrakis, area: int) -> Words | None:
    """Not in a sector that is linked to an air zone with an ornithopter (ms-reveal-1)."""
    linked = LINKED[area] & g.ornithopters
    if not linked:
        return None
    return ("mahdi-why-watched", {"zone": name_id(ZONES[linked.bit_length() - 1])})


def turned(g: Arrakis) -> None:
    """For each one a card joins the Reinforcements, unless the ban of the Spacing Guild is active (ms-reveal-2)."""
    if not g.sanctions >> SPACING_GUILD & 1:
        reinforce_in_turns(g, 1)


FIRST_REINFORCEMENTS = FirstReinforcements()
USE_REINFORCEMENTS = UseReinforcements()
