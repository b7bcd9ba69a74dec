"""House Hagal cards: where a player without a seat sends its agent, what it gains, and its swords in combat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.node import Node, Test, Words
from sietch.imperium import options as o
from sietch.imperium.catalogue import entry, new_kind, part
from sietch.imperium.components import NODES, PLACES, TABLES, Component, Effects, name_id, number_of, register
from sietch.imperium.components import place as place_of

DRAWN_HAGAL = o.KINDS.add("drawn-hagal", "hagal", module="automatic")  # what chance turns up
HAGAL_REVEALED = o.EVENTS.add("hagal-revealed", "hagal", reveals=True)
HAGAL_IGNORED = o.EVENTS.add("hagal-ignored", "hagal")
HAGAL_FLIPPED = o.EVENTS.add("hagal-flipped", "hagal", reveals=True)
HAGAL_SHUFFLED = o.EVENTS.add("hagal-shuffled")


@dataclass(frozen=True, eq=False)
class Half:
    """One of the spaces of a card, and what its use gives; of several makers the one with most bonus spice is meant.

    politics: the faction of which a player that looks where it goes asks whether it is worth it.
    """

    places: tuple[int, ...]
    gains: Effects
    combat: bool = False
    when: Test[Any] | None = None
    makers: bool = False
    politics: int = -1


@dataclass(eq=False)
class HagalCard(Component):
    """besides: what is done as well; where the card has no space on the board, that is all and another one is revealed.

    people: for how many it is in the deck. needs: the module without which it is not. instead_of: the card of which one
    copy leaves the deck for each of its own.
    """

    halves: tuple[Half, ...] = ()
    besides: Effects = ()
    swords: int = 0
    people: tuple[int, ...] = (1, 2)
    needs: str = ""
    instead_of: str = ""
    reshuffles: bool = False
    kind: str = "hagal"


HAGAL: list[HagalCard] = []
TABLES["hagal"] = HAGAL
new_kind("hagal", after="leader")


def half(
    place: str, *gains: Node[Any], combat: bool = False, when: Test[Any] | None = None, politics: int = -1
) -> Half:
    return Half((place_of(place).number,), gains, combat, when, politics=politics)


def makers(*places: str, gains: Effects) -> Half:
    """The maker space with most bonus spice, or of those with equal bonus spice the one with most spice."""
    return Half(tuple(place_of(id).number for id in places), gains, combat=True, makers=True)


def hagal(module: str, id: str, *halves: Half, besides: Effects = (), **facts: Any) -> HagalCard:
    new = HagalCard(id, module, halves=halves, besides=besides, **facts)
    register(HAGAL, new)
    with NODES.of(module):
        for place, its in enumerate(halves):
            for number, node in enumerate(its.gains):
                NODES.register(f"hagal.{id}.{place}.{number}", node)
        for number, node in enumerate(besides):
            NODES.register(f"hagal.{id}.also.{number}", node)
    return new


def deck_of(ruleset: Any) -> list[int]:
    """The House Hagal deck of a game: cards for so many people whose spaces are on the board."""
    modules = {"", *(module.id for module in ruleset.modules)}
    deck: list[int] = []
    leaving: list[str] = []
    for card in HAGAL:
        on_board = all(place in ruleset.spaces for its in card.halves for place in its.places)
        wanted = ruleset.people in card.people and ruleset.has(card) and card.needs in modules
        if wanted and (on_board or card.besides):
            deck += [card.number] * card.copies
            leaving += [card.instead_of] * card.copies
    for id in leaving:
        if id and number_of(HAGAL, id) in deck:
            deck.remove(number_of(HAGAL, id))
    return deck


def hagal_entry(card: HagalCard) -> Entry:
    return entry(card, "hagal", _parts(card))


def _parts(card: HagalCard) -> Iterator[Part]:
    if card.people != (1, 2):
        yield ("part-players", ("player-counts", {"counts": ", ".join(map(str, card.people))}), [])
    if card.reshuffles:
        yield ("part-effects", ("hagal-reshuffles", {}), [])
    for its in card.halves:
        spaces = tuple(name_id(PLACES[place]) for place in its.places)
        words: Words = ("hagal-makers" if its.makers else "hagal-space", {"spaces_options": spaces})
        if its.when is not None:
            words = ("given", {"test": its.when, "then": words})
        yield ("part-spaces", words, [("deploy", 1)] if its.combat else [])
        yield from part("part-effects", *its.gains)
    yield from part("part-effects", *card.besides)
    if card.swords:
        yield ("part-swords", ("counted", {"n": card.swords, "what": "sword"}), [("sword", card.swords)])
