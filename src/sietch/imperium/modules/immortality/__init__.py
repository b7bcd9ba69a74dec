"""Immortality: the Bene Tleilax board with its two tracks, specimens, the Tleilaxu Row, Graft and Family Atomics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sietch.core.node import Features
from sietch.core.study import Question
from sietch.imperium.catalogue import new_kind
from sietch.imperium.components import CARDS, number_of
from sietch.imperium.module import Expectation, Kind, Module, Recipe, Watcher, register
from sietch.imperium.modules.immortality import board, imperium, intrigue, outlook, position, tleilaxu_cards
from sietch.imperium.modules.immortality.atomics import ATOMICS, FamilyAtomics
from sietch.imperium.modules.immortality.effects import CHOOSE_INTRIGUE, next_intrigue
from sietch.imperium.modules.immortality.ghola import copied_icons, copies, write_boxes
from sietch.imperium.modules.immortality.graft import (
    CHOOSE_PARTNER,
    END_GRAFT,
    GRAFT,
    RETURN_CARDS,
    WITH,
    WITH_ROW,
    PlayPair,
    give_up_borrowed,
    grafts,
)
from sietch.imperium.modules.immortality.harvest import AFTER_COMBAT
from sietch.imperium.modules.immortality.research import HEX, HEXES, hex_entry, markers
from sietch.imperium.modules.immortality.specimens import RETURN, ReturnSpecimen, return_specimens
from sietch.imperium.modules.immortality.state import ImmortalityPart
from sietch.imperium.modules.immortality.tleilaxu_row import (
    BUY,
    DEAL_TLEILAXU_ROW,
    NEW_CARD,
    RECLAIM,
    ROW_SIZE,
    BuyTleilaxu,
)
from sietch.imperium.modules.immortality.tleilaxu_track import LAST, SPICE_FOR_FIRST, TRACK, track_entry
from sietch.imperium.position import Facts, Pool
from sietch.imperium.rounds import COMBAT
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import INTRIGUE_PLAYED

new_kind("tleilaxu", after="imperium")
new_kind("bene-tleilax", after="track")
new_kind("hex", after="bene-tleilax")


def intrigue_played(g: Imperium, seat: int, card: int) -> None:
    """Who fought with cards is remembered."""
    if g.phase == COMBAT:
        g.players[seat].fought = True


class ForgetFight(Step):
    """The conflict is over: nobody has played cards in the next one."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for p in g.players:
            p.fought = False


FORGET_FIGHT = ForgetFight()

register_steps(
    {
        "deal-tleilaxu-row": DEAL_TLEILAXU_ROW,
        "choose-partner": CHOOSE_PARTNER,
        "end-graft": END_GRAFT,
        "return-cards": RETURN_CARDS,
        "after-combat": AFTER_COMBAT,
        "forget-fight": FORGET_FIGHT,
    },
    "immortality",
)

DECK = [card.number for card in CARDS if card.kind == "tleilaxu" and card.module == "immortality"]


class Immortality(Module):
    id = "immortality"
    version = 8
    games = ("uprising", "imperium")
    kinds = (Kind("hex", HEXES, hex_entry), Kind("bene-tleilax", [TRACK], track_entry))
    part = ImmortalityPart()
    deal = (DEAL_TLEILAXU_ROW,)
    before_reveal = (RETURN_CARDS,)
    turn_end = (END_GRAFT,)
    combat_over = (AFTER_COMBAT, FORGET_FIGHT)
    offers = (PlayPair(), BuyTleilaxu(), ReturnSpecimen(), FamilyAtomics())
    together = frozenset(card.number for card in CARDS if grafts(card.number))
    added_icons_while = ""
    partner = "grafted"
    watchers: Mapping[int, Watcher] = {INTRIGUE_PLAYED: intrigue_played}
    questions = (Question("researched", "researched"),)
    sources = {"tleilaxu-advanced": "tleilaxu-track"}  # noqa: RUF012
    expectations: Mapping[int, Expectation] = {
        HEX: outlook.hexagon,
        RETURN: outlook.give_back,
        BUY: outlook.buy,
        RECLAIM: outlook.reclaim,
        GRAFT: outlook.graft,
        WITH: outlook.graft_with,
        WITH_ROW: outlook.graft_with_row,
        CHOOSE_INTRIGUE: outlook.keep_intrigue,
        ATOMICS: outlook.atomics,
    }
    weights = {"specimen": (1.0, 0.4), "research": (1.0, 0.6), "tleilaxu": (1.8, 0.5)}  # noqa: RUF012
    seat_facts = ("research", "tleilaxu", "specimens", "atomics", "fought")
    troop_facts = ("specimens",)
    words = {"tleilaxu_row": position.tleilaxu_row, "tleilaxu_spice": position.tleilaxu_spice}  # noqa: RUF012

    def complete(self) -> None:
        write_boxes("ghola")

    def adjust(self, recipe: Recipe) -> None:
        recipe.without.add("dune-the-desert-planet")

    def lay(self, g: Imperium) -> None:
        g.tleilaxu_deck = list(DECK)
        g.tleilaxu_spice = SPICE_FOR_FIRST
        for p in g.players[: g.ruleset.people]:
            p.research = number_of(HEXES, "c0-start")
            p.atomics = True

    def added_icons(self, g: Imperium, seat: int, card: int) -> int:
        return copied_icons(g, seat, card)

    def harvested(self, g: Imperium, seat: int, n: int, bonus: bool) -> int:
        return n if bonus or seat != g.turn or not copies(g, "doubles_harvest") else 2 * n

    def lent(self, g: Imperium) -> int:
        return g.borrowed

    def give_up(self, g: Imperium, seat: int) -> None:
        give_up_borrowed(g)

    def next_intrigue(self, g: Imperium) -> int:
        return next_intrigue(g)

    def intrigues_on_top(self, g: Imperium) -> int:
        return sum(len(p.intrigue_put_back) for p in g.players)

    def returnable(self, g: Imperium, seat: int) -> int:
        return g.players[seat].specimens

    def bring_back(self, g: Imperium, seat: int, n: int) -> None:
        return_specimens(g, seat, n)

    def check(self, g: Imperium) -> Iterator[str]:
        if g.round and g.tleilaxu_deck and len(g.tleilaxu_row) != ROW_SIZE:
            yield f"the Tleilaxu Row has {len(g.tleilaxu_row)} cards"
        for seat, p in enumerate(g.players):
            if not 0 <= p.tleilaxu <= LAST or p.specimens < 0:
                yield f"seat {seat} is at {p.tleilaxu} of the Tleilaxu track with {p.specimens} specimens"

    def row_gaps(self, g: Imperium) -> int:
        return int(g.borrowed >= 0)

    def troops(self, g: Imperium, seat: int) -> int:
        return g.players[seat].specimens

    def cards(self, g: Imperium) -> list[int]:
        return [*g.tleilaxu_deck, *g.tleilaxu_row] + ([g.borrowed] if g.borrowed >= 0 else [])

    def intrigues(self, g: Imperium) -> list[int]:
        return [card for p in g.players for card in p.intrigue_put_back + p.intrigues_looked_at]

    def all_cards(self) -> list[int]:
        return DECK

    def belongings(self, g: Imperium, seat: int, total: Features) -> None:
        p = g.players[seat]
        total |= {"specimen": p.specimens, "tleilaxu": p.tleilaxu, "research": HEXES[p.research].column}

    def derived(self, g: Imperium, seat: int) -> dict[str, Any]:
        return {"genetic_markers": markers(g, seat)}

    def card_pools(self, g: Imperium) -> Mapping[str, Pool]:
        return position.card_pools(g)

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        position.lay_out(g, facts)

    def piles(self, g: Imperium) -> dict[int, list[list[int]]]:
        return {NEW_CARD: [g.tleilaxu_deck]}


register(Immortality())

__all__ = ["board", "imperium", "intrigue", "tleilaxu_cards"]
