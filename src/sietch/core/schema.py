"""The fields of a state, said once: their type, what they hold and who may see them.

From this table come the state's classes with `copy`, `dump` and `load` (source text written by
`scripts/write_states.py`), the view of a seat, and the redealing of what a seat cannot know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from sietch.core.state import seeded


class Holds(Enum):
    """What a field is, and so its Python type."""

    INT = "int"  # a number; of a table: one for each of its components, packed as in COUNTS
    FLAG = "bool"
    NUMBERS = "list[int]"  # a number for each component of a table
    ONE = "int "  # one component by number, -1 for none
    MASK = "int  "  # a set of components as bits
    SEAT = "int   "  # a seat, -1 for none
    SEATS = "list[int] "  # a seat (or -1) for each component of a table
    PILE = "list[int]  "  # components that come and go
    RARE = "tuple[int, ...]"  # components that seldom change: shared between copies
    SET = "int    "  # a set of components of a large table as bits
    PLACES = "list[int]   "  # for each component of a table one of the table `to`, -1 for none
    COUNTS = "list[int]    "  # for each component of a table how many of each of the table `to`, packed

    @property
    def type(self) -> str:
        return self.value.strip()

    @property
    def copied(self) -> bool:
        return self.type == "list[int]"


class See(Enum):
    """Who may see a field. A pile that is not seen shows its size."""

    PUBLIC = "everybody"
    OWNER = "its owner; the others its size"
    SIZE = "nobody; everybody its size"
    NOBODY = "nobody"


# COUNTS: so many bits for each number, so a number is at most 31; and the bytes that a SET is saved in.
COUNT_BITS = 5
COUNT = (1 << COUNT_BITS) - 1
SET_BYTES = 16


@dataclass(frozen=True)
class Field:
    name: str
    holds: Holds
    of: str = ""  # the table of components that numbers refer to
    see: See = See.PUBLIC
    pool: str = ""  # hidden piles of one pool can be dealt anew among each other
    ordered: bool = False  # a row whose order is part of what is seen
    to: str = ""  # the second table of PLACES and COUNTS


@dataclass(frozen=True, eq=False)
class Schema:
    """A game's state: fields of the table and fields of each player."""

    name: str
    game: Sequence[Field]
    player: Sequence[Field]


# ---- source text


def _class(name: str, base: str, fields: Sequence[Field], players: bool, doc: str) -> list[str]:
    def value(field: Field) -> str:
        match field.holds.type:
            case "list[int]":
                return "[]"
            case "tuple[int, ...]":
                return "()"
            case "bool":
                return "False"
            case _:
                return "-1" if field.holds in (Holds.ONE, Holds.SEAT) else "0"

    names = sorted([f.name for f in fields] + (["players"] if players else []))
    lines = [f"class {name}{f'({base})' if base else ''}:", f'    """{doc}"""', ""]
    lines += ["    __slots__ = ("] + [f'        "{n}",' for n in names] + ["    )", ""]
    lines += [f"    {f.name}: {f.holds.type}" for f in fields]
    if players:
        lines.append("    players: list[Player]")
    lines += ["", "    def clear(self) -> None:"]
    if base:
        lines.append("        super().clear()")
    lines += [f"        self.{f.name} = {value(f)}" for f in fields]
    if players:
        lines.append("        self.players = []")
    lines += ["", f"    def copy(self) -> {name}:", f"        c = {name}()"]
    if base:
        lines += [
            "        c.stack = self.stack[:]",
            "        c.asking = self.asking",
            "        c.options = self.options",
            "        c.over = self.over",
            "        c.forced = self.forced",
            "        c.hold = self.hold",
            "        c.rng = self.rng",
            "        c.script = self.script",
            "        c.log = self.log",
            "        c.events = None",
        ]
    lines += [f"        c.{f.name} = self.{f.name}{'[:]' if f.holds.copied else ''}" for f in fields]
    if players:
        lines.append("        c.players = [player.copy() for player in self.players]")
    lines += ["        return c", "", "    def dump(self) -> list[Any]:", "        return ["]
    wide = [f for f in fields if f.holds is Holds.SET]
    lines += [
        f'            self.{f.name}.to_bytes({SET_BYTES}, "little"),' if f in wide else f"            self.{f.name},"
        for f in fields
    ]
    lines += ["        ]", "", "    def fill(self, values: list[Any]) -> None:", "        ("]
    lines += [f"            {f.name}," if f in wide else f"            self.{f.name}," for f in fields]
    lines += ["        ) = values"]
    lines += [f"        self.{f.name} = tuple(self.{f.name})" for f in fields if f.holds is Holds.RARE]
    lines += [f'        self.{f.name} = int.from_bytes({f.name}, "little")' for f in wide]
    return lines


def source(schema: Schema) -> str:
    """The text of the module with the state's classes."""
    lines = [
        '"""Written by `scripts/write_states.py`; the fields are described in `schema.py`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any",
        "",
        "from sietch.core.state import State",
        "",
        "",
    ]
    lines += _class("Player", "", schema.player, False, "What belongs to one seat.")
    lines += ["", ""]
    lines += _class(schema.name, "State", schema.game, True, "The table and its players.")
    return "\n".join(lines) + "\n"


# ---- views

Tables = Mapping[str, Sequence[Any]]


def _members(value: int, table: Sequence[Any]) -> list[Any]:
    return [thing.id for number, thing in enumerate(table) if value >> number & 1]


def _counts(packed: int, table: Sequence[Any]) -> dict[str, int]:
    counts = {thing.id: packed >> COUNT_BITS * number & COUNT for number, thing in enumerate(table)}
    return {id: n for id, n in counts.items() if n}


# How the fields with two tables are shown; what is nowhere and what is none are left out.
_SHOWN_TO: dict[Holds, Callable[[Any, Sequence[Any], Sequence[Any]], Any]] = {
    Holds.PLACES: lambda value, table, to: {thing.id: to[at].id for thing, at in zip(table, value) if at >= 0},
    Holds.COUNTS: lambda value, table, to: {thing.id: _counts(n, to) for thing, n in zip(table, value) if n},
}

# How a value is shown: from the value and the table of components that it refers to.
_SHOWN: dict[Holds, Callable[[Any, Sequence[Any]], Any]] = {
    Holds.INT: lambda value, _: value,
    Holds.FLAG: lambda value, _: value,
    Holds.SEAT: lambda value, _: None if value < 0 else value,
    Holds.NUMBERS: lambda value, table: {thing.id: n for thing, n in zip(table, value)},
    Holds.SEATS: lambda value, table: {thing.id: None if seat < 0 else seat for thing, seat in zip(table, value)},
    Holds.ONE: lambda value, table: None if value < 0 else table[value].id,
    Holds.MASK: _members,
    Holds.SET: _members,
    Holds.PILE: lambda value, table: sorted([table[number].id for number in value]),
    Holds.RARE: lambda value, table: sorted([table[number].id for number in value]),
}


def _row(value: Any, table: Sequence[Any]) -> Any:
    return [table[number].id for number in value]


@cache
def _plan(schema: Schema, player: bool, own: bool) -> list[tuple[str, str, Any, str, str]]:
    """What is shown of the fields, worked out once: name, name of its size or "", how it is shown or None, tables."""
    plan = []
    for field in schema.player if player else schema.game:
        hidden = field.see is not See.PUBLIC and not (own and field.see is See.OWNER)
        pile = field.holds in (Holds.PILE, Holds.RARE)
        size = f"{field.name}_count" if pile and field.see in (See.OWNER, See.SIZE) else ""
        how: Any = _row if pile and field.ordered else _SHOWN_TO.get(field.holds) or _SHOWN[field.holds]
        plan.append((field.name, size, None if hidden else how, field.of, field.to))
    return plan


def _view(plan: list[tuple[str, str, Any, str, str]], thing: Any, tables: Tables) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for name, size, how, of, to in plan:
        value = getattr(thing, name)
        if size:
            seen[size] = len(value)
        if how is not None:
            seen[name] = how(value, tables[of], tables[to]) if to else how(value, tables[of] if of else ())
    return seen


def view(schema: Schema, state: Any, seat: int, tables: Tables) -> dict[str, Any]:
    """What `seat` may see (-1: a spectator), as plain values with the components' ids."""
    seen = _view(_plan(schema, False, False), state, tables)
    seen["seat"] = None if seat < 0 else seat
    seen["over"] = state.over
    seen["asked"] = None if state.asking is None else state.asking[1]
    seen["players"] = [
        _view(_plan(schema, True, number == seat), player, tables) for number, player in enumerate(state.players)
    ]
    return seen


def own_view(schema: Schema, state: Any, seat: int, tables: Tables) -> dict[str, Any]:
    """What a seat sees of itself: that part of its view which is not a spectator's."""
    return _view(_plan(schema, True, True), state.players[seat], tables)


@cache
def _informing(schema: Schema, player: bool, own: bool) -> tuple[list[str], list[str], list[str]]:
    """The names of what a seat sees: what can be taken as it is, lists, and piles of which it sees the size."""
    fields = schema.player if player else schema.game
    seen = [field for field in fields if field.see is See.PUBLIC or (own and field.see is See.OWNER)]
    plain = [field.name for field in seen if not field.holds.copied]
    lists = [field.name for field in seen if field.holds.copied]
    piles = [field.name for field in fields if field not in seen and field.holds in (Holds.PILE, Holds.RARE)]
    return plain, lists, piles


def information(schema: Schema, state: Any, seat: int) -> tuple[Any, ...]:
    """All that `seat` sees, to tell two states apart that look different to it; quick, and not for reading."""
    found: list[Any] = [seat]
    parts = [(state, _informing(schema, False, False))]
    parts += [(player, _informing(schema, True, number == seat)) for number, player in enumerate(state.players)]
    for thing, (plain, lists, piles) in parts:
        found += [getattr(thing, name) for name in plain]
        found += [tuple(getattr(thing, name)) for name in lists]
        found += [len(getattr(thing, name)) for name in piles]
    return tuple(found)


REDEALS = 20


def unseen(schema: Schema, state: Any, seat: int) -> list[Any]:
    """What `seat` may not see, as it is: equal before and after means that nothing of it was shown or moved."""
    found = [getattr(state, field.name) for field in schema.game if field.see is not See.PUBLIC]
    for number, player in enumerate(state.players):
        for field in schema.player:
            if field.see is not See.PUBLIC and (number != seat or field.see is not See.OWNER):
                found.append(getattr(player, field.name))
    return found


def redeal(schema: Schema, state: Any, seat: int, seed: int) -> Any:
    """A whole state that `seat` could be in: what it cannot see is dealt anew, and so is all chance to come."""
    rng = random.Random(seed)
    asked = -1 if state.asking is None else state.asking[1]
    for attempt in range(REDEALS + 1):
        new = state.copy()
        new.log = None
        new.script = None
        new.rng = seeded(rng.getrandbits(63))
        # Somebody who is asked for a card of some kind has one: where no deal agrees, they keep their cards.
        _deal(schema, new, seat, asked if attempt == REDEALS else seat, rng)
        if asked in (-1, seat):
            break
        new.ask_again()
        if new.asking is not None:
            break
    return new


def _deal(schema: Schema, state: Any, seat: int, keeps: int, rng: random.Random) -> None:
    """Deal the hidden piles of each pool anew, but for those of `seat` and of the seat that keeps its own."""
    pools: dict[tuple[str, int], list[list[int]]] = {}
    for field in schema.game:
        if field.pool and field.see is See.SIZE:
            pools.setdefault((field.pool, -1), []).append(getattr(state, field.name))
    for number, player in enumerate(state.players):
        if number in (seat, keeps):
            continue
        for field in schema.player:
            if field.pool:
                # A pool that the table shares is one; any other belongs to its player alone.
                key = (field.pool, -1 if (field.pool, -1) in pools else number)
                pools.setdefault(key, []).append(getattr(player, field.name))
    for piles in pools.values():
        cards = sorted(card for pile in piles for card in pile)
        rng.shuffle(cards)
        for pile in piles:
            pile[:] = cards[: len(pile)]
            del cards[: len(pile)]
