"""The fields of a state, said once: their type, what they hold and who may see them.

From this table come the state's classes with `copy`, `dump` and `load` (source text written by
`scripts/write_states.py`), the view of a seat, and the redealing of what a seat cannot know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar

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
    part: str = ""  # the part of a player that it belongs to, where seats may share a player


# What a seat owns of a player: all, nothing, or the fields of these parts.
Own = bool | frozenset[str]


def owned(field: Field, own: Own) -> bool:
    """Whether a field that only its owner sees is seen by a seat that owns so much of the player."""
    return field.see is See.OWNER and (own if isinstance(own, bool) else field.part in own)


@dataclass(frozen=True, eq=False)
class Schema:
    """A game's state: fields of the table and fields of each player."""

    name: str
    game: Sequence[Field]
    player: Sequence[Field]


# ---- source text

# What every state has besides its fields, and how a copy gets it.
_OF_EVERY_STATE = (
    "c.stack = self.stack.copy()",
    "c.asking = self.asking",
    "c.options = self.options",
    "c.over = self.over",
    "c.forced = self.forced",
    "c.hold = self.hold",
    "c.rng = self.rng",
    "c.script = self.script",
    "c.log = self.log",
    "c.events = None",
)


class Part:
    """The fields that a module adds to a state: emptied, copied and saved with the others.

    Subclasses are written by `scripts/write_states.py` from the module's `fields.py`. Whoever brings fields from
    elsewhere subclasses it by hand: states take any attribute.
    """

    game: ClassVar[Sequence[Field]] = ()
    player: ClassVar[Sequence[Field]] = ()
    bit: ClassVar[int] = 0  # of a written part: where a ruleset has it, states copy these fields themselves

    def clear(self, g: Any) -> None:
        raise NotImplementedError

    def clear_player(self, p: Any) -> None:
        raise NotImplementedError

    def copy(self, old: Any, new: Any) -> None:
        """The fields of the table and of all players, which `new` has already. Asked only of parts from elsewhere."""
        raise NotImplementedError

    def dump(self, g: Any) -> list[Any]:
        raise NotImplementedError

    def dump_player(self, p: Any) -> list[Any]:
        raise NotImplementedError

    def fill(self, g: Any, values: list[Any]) -> None:
        raise NotImplementedError

    def fill_player(self, p: Any, values: list[Any]) -> None:
        raise NotImplementedError


def bits_of(parts: Iterable[Part]) -> int:
    """The bits of those that are written."""
    bits = 0
    for part in parts:
        bits |= part.bit
    return bits


def _empty(field: Field) -> str:
    match field.holds.type:
        case "list[int]":
            return "[]"
        case "tuple[int, ...]":
            return "()"
        case "bool":
            return "False"
        case _:
            return "-1" if field.holds in (Holds.ONE, Holds.SEAT) else "0"


def empty(field: Field) -> Any:
    """What a field holds that says nothing, as it is saved."""
    if field.holds is Holds.SET:
        return bytes(SET_BYTES)
    return {"[]": [], "()": [], "False": False, "-1": -1, "0": 0}[_empty(field)]


def _clearing(fields: Sequence[Field], of: str) -> list[str]:
    return [f"        {of}.{f.name} = {_empty(f)}" for f in fields]


def _copying(fields: Sequence[Field], old: str, new: str, indent: int = 8) -> list[str]:
    return [f"{' ' * indent}{new}.{f.name} = {old}.{f.name}{'.copy()' if f.holds.copied else ''}" for f in fields]


def _copying_parts(modules: Sequence[Schema], player: bool, old: str, new: str, indent: int = 8) -> list[str]:
    """The fields of those modules whose bit is in `parts`."""
    lines = []
    for number, module in enumerate(modules):
        fields = module.player if player else module.game
        if fields:
            lines += [f"{' ' * indent}if parts & {1 << number}:  # {module.name}"]
            lines += _copying(fields, old, new, indent + 4)
    return lines


def _dumped(fields: Sequence[Field], of: str) -> list[str]:
    return [
        f'            {of}.{f.name}.to_bytes({SET_BYTES}, "little"),'
        if f.holds is Holds.SET
        else f"            {of}.{f.name},"
        for f in fields
    ]


def _filling(fields: Sequence[Field], of: str, values: str) -> list[str]:
    """Fields from a list of their values."""
    if not fields:
        return []
    wide = [f for f in fields if f.holds is Holds.SET]
    targets = [f.name if f in wide else f"{of}.{f.name}" for f in fields]
    if len(targets) == 1:
        lines = [f"        ({targets[0]},) = {values}"]
    else:
        lines = ["        (", *(f"            {target}," for target in targets), f"        ) = {values}"]
    lines += [f"        {of}.{f.name} = tuple({of}.{f.name})" for f in fields if f.holds is Holds.RARE]
    return lines + [f'        {of}.{f.name} = int.from_bytes({f.name}, "little")' for f in wide]


def _slots(names: Sequence[str]) -> list[str]:
    return ["    __slots__ = (", *(f'        "{name}",' for name in names), "    )", ""]


def _classes(name: str, over: str, doc: str, own: Sequence[str], more: Sequence[str]) -> list[str]:
    """The heads of classes with these slots. What every game has lies side by side in memory, apart from the rest."""
    lines = [f"class {name}{over}:", f'    """{doc}"""', "", *_slots(sorted(own))]
    if not more:
        return lines
    common = f"{name}OfEveryGame"
    lines[:2] = [f"class {common}{over}:", '    """What it has whatever modules are on."""']
    return [*lines, "", f"class {name}({common}):", f'    """{doc}"""', "", *_slots(sorted(more))]


def _player(fields: Sequence[Field], modules: Sequence[Schema], foreign: bool) -> list[str]:
    more = [f for module in modules for f in module.player]
    further = [f.name for f in more] + (["__dict__"] if foreign else [])
    over = "(Open)" if foreign else ""
    lines = _classes("Player", over, "What belongs to one seat.", [f.name for f in fields], further)
    lines += [f"    {f.name}: {f.holds.type}" for f in (*fields, *more)]
    lines += ["", "    def clear(self) -> None:", *_clearing(fields, "self")]
    lines += ["", "    def dump(self) -> list[Any]:", "        return ["]
    lines += [*_dumped(fields, "self"), "        ]", ""]
    lines += ["    def fill(self, values: list[Any]) -> None:", *_filling(fields, "self", "values")]
    return lines


def _table(schema: Schema, modules: Sequence[Schema], foreign: bool) -> list[str]:
    fields = schema.game
    more = [f for module in modules for f in module.game]
    modular = bool(modules)
    own = [*(f.name for f in fields), "players", *(["ruleset"] if modular else [])]
    further = [f.name for f in more] + (["__dict__"] if foreign else [])
    lines = _classes(schema.name, "(State)", "The table and its players.", own, further)
    lines += [f"    {f.name}: {f.holds.type}" for f in (*fields, *more)]
    lines += ["    players: list[Player]"] + (["    ruleset: Ruleset"] if modular else [])
    lines += ["", "    def clear(self) -> None:", "        super().clear()", *_clearing(fields, "self")]
    lines += ["        self.players = []"]
    if modular:
        lines += [
            "",
            "    @property",
            "    def asked(self) -> int:",
            "        return self.ruleset.asked(self)",
            "",
            "    def owns(self, seat: int, player: int) -> Own:",
            "        return self.ruleset.owns(self, seat, player)",
        ]
    lines += ["", f"    def copy(self) -> {schema.name}:", f"        c = {schema.name}()"]
    lines += [f"        {line}" for line in _OF_EVERY_STATE]
    lines += _copying(fields, "self", "c")
    if modular:
        lines += ["        c.ruleset = ruleset = self.ruleset", "        parts = ruleset.part_bits"]
        lines += _copying_parts(modules, False, "self", "c")
    # Copied here and not by a method of theirs, which would be called for each.
    lines += ["        c.players = players = []", "        for old in self.players:", "            new = Player()"]
    lines += [*_copying(schema.player, "old", "new", 12), *_copying_parts(modules, True, "old", "new", 12)]
    lines += ["            players.append(new)"]
    if foreign:
        lines += ["        for part in ruleset.foreign_parts:", "            part.copy(self, c)"]
    lines += ["        return c", "", "    def dump(self) -> list[Any]:"]
    lines += ["        values = [" if modular else "        return [", *_dumped(fields, "self"), "        ]"]
    if modular:
        lines += [
            "        for part in self.ruleset.parts:",
            "            values += part.dump(self)",
            "        return values",
        ]
    lines += ["", "    def dump_players(self) -> list[list[Any]]:"]
    if modular:
        lines += [
            "        dumped = [player.dump() for player in self.players]",
            "        for part in self.ruleset.parts:",
            "            for player, values in zip(self.players, dumped):",
            "                values += part.dump_player(player)",
            "        return dumped",
        ]
    else:
        lines += ["        return [player.dump() for player in self.players]"]
    lines += ["", "    def fill(self, values: list[Any]) -> None:"]
    lines += _filling(fields, "self", f"values[:{len(fields)}]" if modular else "values")
    if modular:
        lines += [
            f"        place = {len(fields)}",
            "        for part in self.ruleset.parts:",
            "            part.fill(self, values[place : place + len(part.game)])",
            "            place += len(part.game)",
        ]
    lines += ["", "    def fill_player(self, values: list[Any]) -> None:", "        player = Player()"]
    if modular:
        lines += [
            f"        player.fill(values[:{len(schema.player)}])",
            f"        place = {len(schema.player)}",
            "        for part in self.ruleset.parts:",
            "            part.fill_player(player, values[place : place + len(part.player)])",
            "            place += len(part.player)",
        ]
    else:
        lines += ["        player.fill(values)"]
    return [*lines, "        self.players.append(player)"]


def source(schema: Schema, modules: Sequence[Schema] = (), ruleset: str = "", foreign: bool = False) -> str:
    """The text of the module with the state's classes. modules: whose fields may join those of every game; ruleset:
    where the class is that puts them together. foreign: modules from elsewhere may bring more of them."""
    lines = [
        '"""Written by `scripts/write_states.py`; the fields are described in `schema.py`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, Any" if modules else "from typing import Any",
        "",
        *(["from sietch.core.open import Open"] if foreign else []),
        *(["from sietch.core.schema import Own"] if modules else []),
        "from sietch.core.state import State",
        "",
    ]
    if modules:
        lines += ["if TYPE_CHECKING:", f"    from {ruleset} import Ruleset", ""]
    lines += ["", *_player(schema.player, modules, foreign), "", "", *_table(schema, modules, foreign)]
    return "\n".join(lines) + "\n"


def part_source(module: Schema, number: int, state: str, fields: str) -> str:
    """The text of the file with a module's part of the state. number: its place among the modules that `source` was
    told; state, fields: where the classes and fields are."""
    game, player = module.game, module.player
    table = state.rpartition(".")[2]
    lines = [
        '"""Written by `scripts/write_states.py`; the fields are described in `fields.py`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any",
        "",
        *sorted(
            (
                "from sietch.core.schema import Part",
                f"from {fields} import FIELDS",
                f"from {state.rpartition('.')[0]} import {table}, Player",
            )
        ),
        "",
        "",
        f"class {module.name}Part(Part):",
        "    game = FIELDS.game",
        "    player = FIELDS.player",
        f"    bit = {1 << number}",
        "",
        f"    def clear(self, g: {table}) -> None:",
        *(_clearing(game, "g") or ["        pass"]),
        "",
        "    def clear_player(self, p: Player) -> None:",
        *(_clearing(player, "p") or ["        pass"]),
    ]
    for name, who, type_, some in (("dump", "g", table, game), ("dump_player", "p", "Player", player)):
        lines += ["", f"    def {name}(self, {who}: {type_}) -> list[Any]:", "        return ["]
        lines += [*_dumped(some, who), "        ]"] if some else []
        if not some:
            lines[-1] = "        return []"
    for name, who, type_, some in (("fill", "g", table, game), ("fill_player", "p", "Player", player)):
        lines += ["", f"    def {name}(self, {who}: {type_}, values: list[Any]) -> None:"]
        lines += _filling(some, who, "values") or ["        pass"]
    return "\n".join(lines) + "\n"


# ---- views

Tables = Mapping[str, Sequence[Any]]
# How a value is shown.
How = Callable[[Any], Any]


def _ids(table: Sequence[Any]) -> list[Any]:
    return [thing.id for thing in table]


def _members(ids: list[Any]) -> How:
    """The components of a set, from its bits."""

    def members(value: int) -> list[Any]:
        found = []
        while value:
            low = value & -value
            found.append(ids[low.bit_length() - 1])
            value ^= low
        return found

    return members


def _counts(packed: int, ids: list[Any]) -> dict[str, int]:
    counts = {id: packed >> COUNT_BITS * number & COUNT for number, id in enumerate(ids)}
    return {id: n for id, n in counts.items() if n}


def _how(field: Field, tables: Tables) -> How | None:
    """How a field is shown, by the ids of its components; None where it is shown as it is."""
    if field.holds is Holds.FLAG or (field.holds is Holds.INT):
        return None
    if field.holds is Holds.SEAT:
        return lambda value: None if value < 0 else value
    ids = _ids(tables[field.of])
    match field.holds:
        case Holds.NUMBERS:
            return lambda value: dict(zip(ids, value))
        case Holds.SEATS:
            return lambda value: {id: None if seat < 0 else seat for id, seat in zip(ids, value)}
        case Holds.ONE:
            return _one(tables[field.of])
        case Holds.MASK | Holds.SET:
            return _members(ids)
        case Holds.PLACES:
            to = _ids(tables[field.to])
            # What is nowhere and what is none are left out.
            return lambda value: {id: to[at] for id, at in zip(ids, value) if at >= 0}
        case Holds.COUNTS:
            to = _ids(tables[field.to])
            return lambda value: {id: _counts(n, to) for id, n in zip(ids, value) if n}
    if field.ordered:
        return lambda value: [ids[number] for number in value]
    return lambda value: sorted([ids[number] for number in value])


def _one(table: Sequence[Any]) -> How:
    return lambda value: None if value < 0 else table[value].id


class Plan:
    """What is shown of the fields of a table or a player, worked out once."""

    def __init__(
        self, fields: Sequence[Field], tables: Tables, hidden: Callable[[Field], bool], sized: bool = True
    ) -> None:
        """sized: also how many there are of what is hidden."""
        shown = [field for field in fields if not hidden(field)]
        hows = [(field.name, _how(field, tables)) for field in shown]
        self.plain = [name for name, how in hows if how is None]
        self.changed = [(name, how) for name, how in hows if how is not None]
        self.sizes = [
            (f"{field.name}_count", field.name) for field in fields if sized and _is_pile(field) and _shows_size(field)
        ]
        self.values = _values(self.plain)
        self.to_change = _values([name for name, _ in self.changed])
        # The same as parts, for whoever wants to know which of them have changed.
        self.parts: list[tuple[str, How | None]] = [(name, None) for name in self.plain]
        self.parts += self.changed
        self.parts += [(size, len) for size, _ in self.sizes]
        self.read = _values([*self.plain, *(name for name, _ in self.changed), *(name for _, name in self.sizes)])

    def show(self, thing: Any) -> dict[str, Any]:
        seen: dict[str, Any] = dict(zip(self.plain, self.values(thing)))
        for (name, how), value in zip(self.changed, self.to_change(thing)):
            seen[name] = how(value)
        for size, name in self.sizes:
            seen[size] = len(getattr(thing, name))
        return seen


def _values(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads these attributes at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple([getattr(thing, name) for name in names])


def _is_pile(field: Field) -> bool:
    return field.holds in (Holds.PILE, Holds.RARE)


def _shows_size(field: Field) -> bool:
    return field.see in (See.OWNER, See.SIZE)


_plans: dict[tuple[Schema, int, bool, Own], Plan] = {}


def _plan(schema: Schema, tables: Tables, player: bool, own: Own) -> Plan:
    """own: what of a player belongs to who looks at it."""
    key = (schema, id(tables), player, own)
    found = _plans.get(key)
    if found is None:

        def hidden(field: Field) -> bool:
            return field.see is not See.PUBLIC and not owned(field, own)

        # Others may ask meanwhile, in other threads: they see it when it is whole.
        found = _plans[key] = Plan(schema.player if player else schema.game, tables, hidden)
    return found


def view(schema: Schema, state: Any, seat: int, tables: Tables) -> dict[str, Any]:
    """What `seat` may see (-1: a spectator), as plain values with the components' ids."""
    seen = _plan(schema, tables, False, False).show(state)
    seen["seat"] = None if seat < 0 else seat
    seen["over"] = state.over
    seen["asked"] = None if state.asking is None else state.asked
    seen["players"] = [
        _plan(schema, tables, True, state.owns(seat, number)).show(player)
        for number, player in enumerate(state.players)
    ]
    return seen


_own_plans: dict[tuple[Schema, int, Own], Plan] = {}


def own_plan(schema: Schema, tables: Tables, own: Own) -> Plan:
    key = (schema, id(tables), own)
    plan = _own_plans.get(key)
    if plan is None:
        plan = Plan(schema.player, tables, lambda field: not owned(field, own), sized=False)
        _own_plans[key] = plan
    return plan


def own_view(schema: Schema, state: Any, player: int, tables: Tables, own: Own = True) -> dict[str, Any]:
    """What a player's owner sees of it that nobody else does."""
    return own_plan(schema, tables, own).show(state.players[player])


def public_plans(schema: Schema, tables: Tables) -> tuple[Plan, Plan]:
    """What everybody sees of the table, and of each player."""
    return _plan(schema, tables, False, False), _plan(schema, tables, True, False)


def everything(schema: Schema, state: Any, tables: Tables) -> dict[str, Any]:
    """All that there is, also what nobody may see, as plain values with the components' ids."""
    table, player = (_whole_plan(schema, tables, of_players) for of_players in (False, True))
    seen = table.show(state)
    seen["over"] = state.over
    seen["asked"] = None if state.asking is None else state.asked
    seen["players"] = [player.show(each) for each in state.players]
    return seen


_whole_plans: dict[tuple[Schema, int, bool], Plan] = {}


def _whole_plan(schema: Schema, tables: Tables, player: bool) -> Plan:
    """As `_plan`, with everything shown, and no sizes besides."""
    key = (schema, id(tables), player)
    found = _whole_plans.get(key)
    if found is None:
        found = Plan(schema.player if player else schema.game, tables, lambda field: False)
        found.sizes = []
        _whole_plans[key] = found
    return found


@cache
def _informing(schema: Schema, player: bool, own: Own) -> tuple[list[str], list[str], list[str]]:
    """The names of what a seat sees: what can be taken as it is, lists, and piles of which it sees the size."""
    fields = schema.player if player else schema.game
    seen = [field for field in fields if field.see is See.PUBLIC or owned(field, own)]
    plain = [field.name for field in seen if not field.holds.copied]
    lists = [field.name for field in seen if field.holds.copied]
    piles = [field.name for field in fields if field not in seen and field.holds in (Holds.PILE, Holds.RARE)]
    return plain, lists, piles


def information(schema: Schema, state: Any, seat: int) -> tuple[Any, ...]:
    """All that `seat` sees, to tell two states apart that look different to it; quick, and not for reading."""
    found: list[Any] = [seat]
    parts = [(state, _informing(schema, False, False))]
    parts += [(player, _informing(schema, True, state.owns(seat, n))) for n, player in enumerate(state.players)]
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
            if field.see is not See.PUBLIC and not owned(field, state.owns(seat, number)):
                found.append(getattr(player, field.name))
    return found


@cache
def _hidden(schema: Schema, player: bool, own: Own) -> Callable[[Any], tuple[Any, ...]]:
    """Reads what is hidden of a table or a player. own: what of it belongs to who looks."""
    fields = schema.player if player else schema.game
    hidden = [f.name for f in fields if f.see is not See.PUBLIC and not owned(f, own)]
    return _values(hidden)


def nothing_shown(schema: Schema, state: Any, before: Any, seat: int) -> bool:
    """Whether `seat` may not see the same as before: nothing of it was shown or moved."""
    table = _hidden(schema, False, False)
    if table(state) != table(before):
        return False
    for number, player in enumerate(state.players):
        read = _hidden(schema, True, state.owns(seat, number))
        if read(player) != read(before.players[number]):
            return False
    return True


def redeal(schema: Schema, state: Any, seat: int, seed: int) -> Any:
    """A whole state that `seat` could be in: what it cannot see is dealt anew, and so is all chance to come."""
    rng = random.Random(seed)
    asked = state.asked
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
    pools: dict[tuple[str, int], list[tuple[Any, str]]] = {}
    for field in schema.game:
        if field.pool and field.see is See.SIZE:
            pools.setdefault((field.pool, -1), []).append((state, field.name))
    for number, player in enumerate(state.players):
        own, kept = state.owns(seat, number), state.owns(keeps, number)
        if own is True or kept is True:
            continue
        for field in schema.player:
            if field.pool and not owned(field, own) and not owned(field, kept):
                # A pool that the table shares is one; any other belongs to its player alone.
                key = (field.pool, -1 if (field.pool, -1) in pools else number)
                pools.setdefault(key, []).append((player, field.name))
    for places in pools.values():
        piles = [getattr(whose, name) for whose, name in places]
        cards = sorted(card for pile in piles for card in pile)
        rng.shuffle(cards)
        for (whose, name), pile in zip(places, piles):
            setattr(whose, name, type(pile)(cards[: len(pile)]))
            del cards[: len(pile)]
