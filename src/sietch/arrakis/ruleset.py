"""The rules of one table: who sits where, and what its modules change. States point to it, and rule files ask it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sietch.arrakis import options as o
from sietch.arrakis.components import ENEMY, HOUSE_RULES, NODES, SIDES, TABLES
from sietch.arrakis.module import Course, Module
from sietch.arrakis.schema import GAME, PLAYER
from sietch.core.node import Words
from sietch.core.rules import Rules
from sietch.core.schema import Part, Schema

if TYPE_CHECKING:
    from sietch.arrakis.state import Arrakis


# The house rules of every table.
COMMON_RULES = tuple(name for name in HOUSE_RULES if not name.startswith("mahdi-"))


class Ruleset(Rules):
    tables = TABLES

    def __init__(self, version: int, modules: Sequence[Module], course: Course) -> None:
        self.modules = tuple(modules)
        self.version = max([version, *(module.version for module in modules)])
        self.parts: tuple[Part, ...] = tuple(module.part for module in modules if module.part is not None)
        self.schema = Schema(
            "Arrakis",
            (*GAME, *(field for part in self.parts for field in part.game)),
            (*PLAYER, *(field for part in self.parts for field in part.player)),
        )
        self.option_kinds = (*o.KINDS, *(kind for module in modules for kind in module.option_kinds))
        self.event_kinds = (*o.EVENTS, *(kind for module in modules for kind in module.event_kinds))
        self.house_rules = (*COMMON_RULES, *(name for module in modules for name in module.house_rules))
        for module in modules:
            module.adjust(course)
        self.course = course
        sides = [seat.side for seat in course.seats]
        # As bits: the sides that nobody plays. What is asked of them is asked of the first seat of the enemy.
        self.unmanned = sum(1 << side for side in range(len(SIDES)) if side not in sides)
        self.seat_of = [sides.index(side if side in sides else ENEMY[side]) for side in range(len(SIDES))]

    def members(self, table: str) -> Sequence[int]:
        if table == "house_rules":
            return [number for number, name in enumerate(HOUSE_RULES) if name in self.house_rules]
        if table == "nodes":
            ids = {module.id for module in self.modules}
            return [number for number in range(len(NODES.nodes)) if NODES.is_of(number, ids)]
        return super().members(table)

    def seats(self, state: Arrakis) -> int:
        return len(self.course.seats)

    def asked(self, state: Arrakis) -> int:
        return -1 if state.asking is None else self.seat_of[state.asking[1]]

    def owns(self, seat: int, player: int) -> bool:
        return seat >= 0 and self.course.seats[seat].side == player

    def names(self, setup: Mapping[str, Any]) -> list[str]:
        """Of each side: the name of who plays it, or its own."""
        names = super().names(setup)
        for side, id in enumerate(SIDES):
            if self.unmanned >> side & 1:
                names.insert(side, id.capitalize())
        return names

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
