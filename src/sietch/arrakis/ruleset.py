"""The rules of one table: who sits where, and what its modules change. States point to it, and rule files ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sietch.arrakis import options as o
from sietch.arrakis.components import DECKS, ENEMY, HOUSE_RULES, NODES, PLANNING, SIDES, TABLES
from sietch.arrakis.module import Course, Module
from sietch.arrakis.schema import GAME, PLAYER
from sietch.core.node import Words
from sietch.core.rules import Rules
from sietch.core.schema import Own, Part, Schema, bits_of
from sietch.core.state import Event

if TYPE_CHECKING:
    from sietch.arrakis.state import Arrakis


# By deck: what the player of that part of a side knows of the side.
PARTS = tuple(frozenset(("", "ally" if number % 2 else "house")) for number in range(len(DECKS)))
# The house rules of every table.
COMMON_RULES = tuple(name for name in HOUSE_RULES if not name.startswith("mahdi-"))


class Ruleset(Rules):
    tables = TABLES

    def __init__(self, version: int, modules: Sequence[Module], course: Course) -> None:
        self.modules = tuple(modules)
        self.version = max([version, *(module.version for module in modules)])
        self.parts: tuple[Part, ...] = tuple(module.part for module in modules if module.part is not None)
        self.part_bits = bits_of(self.parts)
        self.schema = Schema(
            "Arrakis",
            (*GAME, *(field for part in self.parts for field in part.game)),
            (*PLAYER, *(field for part in self.parts for field in part.player)),
        )
        # Each module's kinds have the same numbers in every game, so those of modules before it are there, too.
        self.option_kinds = max([o.KINDS, *(module.option_kinds for module in modules)], key=len)
        self.event_kinds = max([o.EVENTS, *(module.event_kinds for module in modules)], key=len)
        self.house_rules = (*COMMON_RULES, *(name for module in modules for name in module.house_rules))
        for module in modules:
            module.adjust(course)
        self.course = course
        sides = [seat.side for seat in course.seats]
        # As bits: the sides that nobody plays. What is asked of them is asked of whoever decides for the enemy then.
        self.unmanned = sum(1 << side for side in range(len(SIDES)) if side not in sides)
        self.answers_for = [side if side in sides else ENEMY[side] for side in range(len(SIDES))]
        self.seat_of = [sides.index(side) for side in self.answers_for]
        # As bits: the sides that two play; and by deck, where the player of that part of a side sits.
        self.shared = sum(1 << side for side in range(len(SIDES)) if sides.count(side) > 1)
        self.partner_of = {seat.deck: number for number, seat in enumerate(course.seats) if seat.deck >= 0}

    def members(self, table: str) -> Sequence[int]:
        if table == "house_rules":
            return [number for number, name in enumerate(HOUSE_RULES) if name in self.house_rules]
        if table == "nodes":
            ids = {module.id for module in self.modules}
            return [number for number in range(len(NODES.nodes)) if NODES.is_of(number, ids)]
        return super().members(table)

    def kinds(self) -> Sequence[int]:
        ids = {module.id for module in self.modules}
        return [number for number, kind in enumerate(self.option_kinds) if not kind.module or kind.module in ids]

    def seats(self, state: Arrakis) -> int:
        return len(self.course.seats)

    def sides(self, state: Arrakis) -> Sequence[int]:
        return [seat.side for seat in self.course.seats]

    def asked(self, state: Arrakis) -> int:
        if state.asking is None:
            return -1
        side = self.answers_for[state.asking[1]]
        if self.shared >> side & 1:
            return self.partner_of[state.players[side].deciding]
        return self.seat_of[side]

    def player_of(self, seat: int) -> int:
        return self.course.seats[seat].side

    def owns(self, state: Arrakis, seat: int, player: int) -> Own:
        """Partners know all of their side but each other's cards, unless they talk in secret."""
        if seat < 0 or self.course.seats[seat].side != player:
            return False
        deck = self.course.seats[seat].deck
        return deck < 0 or state.players[player].talking or PARTS[deck]

    def sees(self, state: Arrakis, seat: int, event: Event) -> bool:
        """Of partners each sees the own cards when they are drawn."""
        kind, side, what, _ = event
        if seat < 0 or self.course.seats[seat].side != side:
            return False
        deck = self.course.seats[seat].deck
        return deck < 0 or kind != o.PLANNING_DRAWN or PLANNING[what].deck == DECKS[deck]

    def seating(self, state: Arrakis) -> list[dict[str, Any]]:
        if not self.shared:
            return []
        return [
            {"player": seat.side, "role": SIDES[seat.side] if seat.deck < 0 else DECKS[seat.deck]}
            for seat in self.course.seats
        ]

    def why_asked(self, state: Arrakis) -> Words | None:
        asking = state.asking
        if asking is None or not self.shared >> self.answers_for[asking[1]] & 1:
            return None
        return next((reason for why in self.course.why_asked if (reason := why(state))), None)

    def names(self, setup: Mapping[str, Any]) -> list[str]:
        """Of each side: the name of who plays it alone, or its own."""
        names = super().names(setup)
        seats = [
            [seat for seat, sits in enumerate(self.course.seats) if sits.side == side] for side in range(len(SIDES))
        ]
        return [names[there[0]] if len(there) == 1 else id.capitalize() for id, there in zip(SIDES, seats, strict=True)]

    def prompt(self, state: Arrakis) -> Words:
        """What is asked; of a side that nobody plays with the reason why somebody else is asked."""
        asking = state.asking
        if asking is not None and self.for_another(state) and asking[0] in self.course.prompts:
            return self.course.prompts[asking[0]](state, asking[2])
        return super().prompt(state)

    def refusals(self, state: Arrakis) -> Sequence[tuple[int, Words]]:
        """Why not something else: no question where the others only choose among what a procedure leaves open."""
        return () if self.for_another(state) else super().refusals(state)

    def for_another(self, state: Arrakis) -> bool:
        """Is somebody asked for a side that nobody plays?"""
        return state.asking is not None and bool(self.unmanned >> state.asking[1] & 1)
