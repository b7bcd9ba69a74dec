"""Positions and options as numbers: what an agent sees and what it can do, laid out the same way in every game.

Everything is worked out from a game's schema, tables and kinds of options. An observation holds what its seat may see
and nothing else. `VERSION` changes when the layout does; components that are added to a game move it too, so whoever
stores observations or networks keeps `Encoding.identity` beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sietch.core.rules import Rules
from sietch.core.schema import COUNT, COUNT_BITS, Field, Holds, Own, See, owned
from sietch.core.state import ARG, KIND_SHIFT

VERSION = 2

# The largest number that an answer can be; questions for larger ones are an error, never another action.
MOST_NUMBER = 63
# The most options that one decision can have in the compact form.
MOST_OPTIONS = 128
# So many places of a row are told by their order; what lies beyond is told by its count only.
ROW = 16
# How large a number of an observation can get. Counts are small; a few numbers are several small ones, packed.
MOST_COUNT = 255
MOST = 1 << 20

FIXED, COMPACT = "fixed", "compact"

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class IllegalAction(ValueError):
    """An action that is not possible now; the message says which, and how many are."""


class Part(NamedTuple):
    """Some numbers of an observation that belong together. `items`: the name of each, where they have names."""

    name: str
    start: int
    length: int
    meaning: str
    low: float
    high: float
    items: tuple[str, ...] = ()


def _ids(table: Any) -> list[str]:
    return [thing.id for thing in table]


# ---- actions


class Actions:
    """Every option that a game can ever offer, numbered: kind after kind, and within a kind by its table."""

    def __init__(self, rules: Rules) -> None:
        self._options: list[int] = []
        self.names: list[str] = []
        for place in rules.kinds():
            kind = rules.option_kinds[place]
            if not kind.of:
                targets = [""]
            elif kind.of == "number":
                targets = [f":{number}" for number in range(MOST_NUMBER + 1)]
            else:
                table = _ids(rules.tables[kind.of])
                members = rules.members(kind.of)
                self._options += [place << KIND_SHIFT | number for number in members]
                self.names += [f"{kind.name}:{table[number]}" for number in members]
                continue
            self._options += [place << KIND_SHIFT | number for number in range(len(targets))]
            self.names += [kind.name + target for target in targets]
        self._actions = {option: action for action, option in enumerate(self._options)}
        self._rules = rules

    @property
    def size(self) -> int:
        return len(self._options)

    def encode(self, option: int) -> int:
        """The action of an option, which is what the engine calls it by (`Option.number`)."""
        action = self._actions.get(option)
        if action is None:
            key = self._rules.key(option)
            raise ValueError(f"the option {key} has no action: numbers go up to {MOST_NUMBER} (MOST_NUMBER)")
        return action

    def encode_all(self, options: Sequence[int]) -> list[int]:
        try:
            return [self._actions[option] for option in options]
        except KeyError:
            return [self.encode(option) for option in options]

    def decode(self, action: int) -> int:
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}; actions are 0 to {self.size - 1}")
        return self._options[action]

    def name(self, action: int) -> str:
        """The key of the action's option."""
        self.decode(action)
        return self.names[action]


# ---- observations


# How a value adds to the cells that count ones: value, first cell, width, seat that looks, cells.
Count = Callable[[Any, int, int, int, list[int]], None]


def _one_of(spot: Sequence[int]) -> Count:
    """One component; spot: by its number, which of the cells is its own."""

    def count(value: int, start: int, width: int, seat: int, cells: list[int]) -> None:
        if value >= 0:
            cells.append(start + spot[value])

    return count


def _seat(value: int, start: int, players: int, seat: int, cells: list[int]) -> None:
    if value >= 0:
        cells.append(start + (value - seat) % players)


def _seats(value: list[int], start: int, players: int, seat: int, cells: list[int]) -> None:
    for owner in value:
        if owner >= 0:
            cells.append(start + (owner - seat) % players)
        start += players


def _bits_of(spot: Sequence[int]) -> Count:
    def count(value: int, start: int, width: int, seat: int, cells: list[int]) -> None:
        while value:
            low = value & -value
            cells.append(start + spot[low.bit_length() - 1])
            value ^= low

    return count


def _pile_of(spot: Sequence[int]) -> Count:
    def count(value: Sequence[int], start: int, width: int, seat: int, cells: list[int]) -> None:
        cells += [start + spot[number] for number in value]

    return count


def _places(value: list[int], start: int, width: int, seat: int, cells: list[int]) -> None:
    cells += [start + place for place in value if place >= 0]


def _packed(value: int, start: int, width: int, seat: int, cells: list[int]) -> None:
    while value:
        cells += [start] * (value & COUNT)
        value >>= COUNT_BITS
        start += 1


def _counts(value: list[int], start: int, width: int, seat: int, cells: list[int]) -> None:
    for packed in value:
        if packed:
            _packed(packed, start, width, seat, cells)
        start += width


_EMPTY = [0] * ROW


def _row_of(spot: Sequence[int]) -> Callable[[Sequence[int]], list[int]]:
    """The components of a row by their places, each one more than its number in the game; 0 for no component."""

    def row(value: Sequence[int]) -> list[int]:
        found = [spot[number] + 1 for number in value[:ROW]]
        return found + _EMPTY[len(found) :]

    return row


def _one_more(value: list[int]) -> list[int]:
    return [place + 1 for place in value]


def _values(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads these attributes at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple(getattr(thing, name) for name in names)


class _Reader:
    """Reads what is seen of the table, or of one player: numbers in their order, and cells that count ones."""

    def __init__(self) -> None:
        self.plain: list[str] = []
        self.lists: list[tuple[str, Callable[[Any], list[int]]]] = []
        self.sizes: list[str] = []
        self.ones: list[tuple[str, int, int, Count]] = []  # where 0 is something
        self.counts: list[tuple[str, int, int, Count]] = []  # where 0 and () are nothing

    def finish(self) -> None:
        self._plain = _values(self.plain)
        self._sizes = _values(self.sizes)
        self._ones = _values([one[0] for one in self.ones])
        self._counts = _values([count[0] for count in self.counts])

    def without(self, names: Collection[str]) -> _Reader:
        """The same numbers and cells, with nothing in the cells of these fields."""
        new = _Reader()
        new.plain, new.lists, new.sizes, new.ones = self.plain, self.lists, self.sizes, self.ones
        new.counts = [count for count in self.counts if count[0] not in names]
        new.finish()
        return new

    def read(self, thing: Any, seat: int, numbers: list[Any], cells: list[int]) -> None:
        numbers += self._plain(thing)
        for name, change in self.lists:
            numbers += change(getattr(thing, name))
        numbers += map(len, self._sizes(thing))
        for value, (_, start, width, count) in zip(self._ones(thing), self.ones):
            count(value, start, width, seat, cells)
        for value, (_, start, width, count) in zip(self._counts(thing), self.counts):
            if value:
                count(value, start, width, seat, cells)


def _hidden(rules: Rules, own: Own) -> list[str]:
    """The fields of a player that its owners see, but not one who owns only so much of it."""
    return [field.name for field in rules.schema.player if field.see is See.OWNER and not owned(field, own)]


class Observation:
    """What a seat sees as a vector; `layout` says what each number is.

    The seat's own player is player 0, then come the others in their order; players are told in the same way.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.layout: list[Part] = []
        self.size = 0
        sample: Any = rules.sample(players)  # from which is known how long lists are
        # Not every player need have a seat.
        self.players = len(sample.players)
        self._spots_of: dict[str, list[int]] = {}
        self._spots: list[int] = []
        self.seats = players
        seats = tuple(f"player{number}" for number in range(players))
        self._own = self._add("seat", players, "the number of one's own seat, which is also one's role", high=1)
        self._asked = self._add("asked", players, "who decides", high=1, items=seats)
        names = [sample.nodes.names[number] for number in rules.members("nodes")]
        self._node = self._spot("nodes", len(sample.nodes.names))
        self._asking = self._add("asking", len(names), "what asks, if one decides oneself", high=1, items=tuple(names))
        self._player_of = rules.player_of
        # Where seats share a player, of some parts of it each sees how many there are.
        partial = {
            own for seat in range(players) if not isinstance(own := sample.owns(seat, rules.player_of(seat)), bool)
        }
        self._is_shared = bool(partial)
        self._table = self._reader("table", rules.schema.game, own=False, thing=sample)
        self._readers = [
            self._reader(f"player{number}", rules.schema.player, own=number == 0, thing=sample.players[0])
            for number in range(self.players)
        ]
        self._partial = {own: self._readers[0].without(_hidden(rules, own)) for own in partial}
        self._number_spots = np.array(self._spots, dtype=np.intp)
        self.low = np.zeros(self.size, np.float32)
        self.high = np.zeros(self.size, np.float32)
        for part in self.layout:
            self.low[part.start : part.start + part.length] = part.low
            self.high[part.start : part.start + part.length] = part.high

    def __call__(self, state: Any, seat: int) -> Vector:
        """What `seat` sees of a state, as a new vector."""
        players = self.players
        numbers: list[Any] = []
        cells = [self._own + seat]
        asking = state.asking
        if asking is not None:
            asked = state.asked
            cells.append(self._asked + (asked - seat) % self.seats)
            if asked == seat:
                cells.append(self._asking + self._node[asking[0].number])
        player = self._player_of(seat)
        self._table.read(state, player, numbers, cells)
        all_players = state.players
        own = state.owns(seat, player)
        readers = self._readers if own is True else [self._partial[own], *self._readers[1:]]
        for number, reader in enumerate(readers):
            reader.read(all_players[(player + number) % players], player, numbers, cells)
        seen = np.bincount(cells, minlength=self.size).astype(np.float32)
        seen[self._number_spots] = numbers
        return seen

    def name(self, place: int) -> str:
        """The name of one number of the vector, such as `player0.hand:dagger`."""
        for part in self.layout:
            if part.start <= place < part.start + part.length:
                at = place - part.start
                if part.length == 1:
                    return part.name
                return f"{part.name}:{part.items[at] if part.items else at}"
        raise ValueError(f"there is no number {place}; an observation has {self.size}, from 0")

    def _ids(self, table: str) -> list[str]:
        """The ids of a table's things that can be in the game."""
        things = _ids(self.rules.tables[table])
        return [things[number] for number in self.rules.members(table)]

    def _spot(self, table: str, size: int | None = None) -> list[int]:
        """By number in a table: the number among those that can be in the game; -1 for others."""
        if table not in self._spots_of:
            spots = [-1] * (len(self.rules.tables[table]) if size is None else size)
            for spot, number in enumerate(self.rules.members(table)):
                spots[number] = spot
            self._spots_of[table] = spots
        return self._spots_of[table]

    # ---- the layout

    def _add(
        self, name: str, length: int, meaning: str, *, low: float = 0, high: float, items: tuple[str, ...] = ()
    ) -> int:
        start = self.size
        self.layout.append(Part(name, start, length, meaning, low, high, items))
        self.size += length
        return start

    def _number(self, name: str, length: int, meaning: str, low: float, high: float, items: Sequence[str] = ()) -> None:
        start = self._add(name, length, meaning, low=low, high=high, items=tuple(items))
        self._spots += range(start, start + length)

    def _reader(self, prefix: str, fields: Sequence[Field], own: bool, thing: Any) -> _Reader:
        """Lay out the fields of the table or of a player, numbers before counts."""
        reader = _Reader()
        seen = [field for field in fields if field.see is See.PUBLIC or (own and field.see is See.OWNER)]
        piles = (Holds.PILE, Holds.RARE)
        for field in seen:
            if (field.holds is Holds.INT and not field.of) or field.holds is Holds.FLAG:
                reader.plain.append(field.name)
                flag = field.holds is Holds.FLAG
                low, high = (0, 1) if flag else (-MOST, MOST)
                self._number(f"{prefix}.{field.name}", 1, "yes or no" if flag else "a number", low, high)
        for field in seen:
            self._add_list(reader, prefix, field, thing)
        for field in fields:
            counted = field not in seen or (self._is_shared and field.part)
            if counted and field.holds in piles and field.see is not See.NOBODY:
                reader.sizes.append(field.name)
                self._number(f"{prefix}.{field.name}_count", 1, "how many there are, unseen", 0, MOST_COUNT)
        for field in seen:
            self._add_count(reader, prefix, field, thing)
        reader.finish()
        return reader

    def _add_list(self, reader: _Reader, prefix: str, field: Field, thing: Any) -> None:
        name = f"{prefix}.{field.name}"
        if field.holds is Holds.NUMBERS:
            items = _ids(self.rules.tables[field.of])[: len(getattr(thing, field.name))]
            reader.lists.append((field.name, list))
            self._number(name, len(items), f"a number for each of the {field.of}", -MOST, MOST, items)
        elif field.holds is Holds.PLACES:
            items = _ids(self.rules.tables[field.of])[: len(getattr(thing, field.name))]
            reader.lists.append((field.name, _one_more))
            meaning = f"for each of the {field.of} where it is: 1 more than its number among {field.to}, 0 for nowhere"
            self._number(name, len(items), meaning, 0, MOST_COUNT, items)
        elif field.ordered and field.holds in (Holds.PILE, Holds.RARE):
            reader.lists.append((field.name, _row_of(self._spot(field.of))))
            meaning = f"by its order: 1 more than the number among {field.of} of what lies there, 0 for nothing"
            self._number(f"{name}_row", ROW, meaning, 0, MOST_COUNT)

    def _add_count(self, reader: _Reader, prefix: str, field: Field, thing: Any) -> None:
        name, players = f"{prefix}.{field.name}", self.players
        others = [f"player{number}" for number in range(players)]
        table = self._ids(field.of) if field.of else []
        spot = self._spot(field.of) if field.of else []
        count: Count
        width, high = 0, 1
        match field.holds:
            case Holds.ONE:
                items, meaning, count = table, f"which of the {field.of}; all 0 for none", _one_of(spot)
            case Holds.SEAT:
                items, meaning, count, width = others, "which player; all 0 for none", _seat, players
            case Holds.SEATS:
                owned = table[: len(getattr(thing, field.name))]
                items = [f"{id}.{other}" for id in owned for other in others]
                meaning, count, width = f"for each of the {field.of} which player; all 0 for none", _seats, players
            case Holds.MASK | Holds.SET:
                items, meaning, count = table, f"which of the {field.of}", _bits_of(spot)
            case Holds.PILE | Holds.RARE:
                items, meaning, count, high = table, f"how many of each of the {field.of}", _pile_of(spot), MOST_COUNT
            case Holds.PLACES:
                items, high = _ids(self.rules.tables[field.to]), MOST_COUNT
                name, meaning, count = f"{name}_count", f"how many {field.of} are at each of the {field.to}", _places
            case Holds.COUNTS:
                to = _ids(self.rules.tables[field.to])
                items, width, high = [f"{id}.{what}" for id in table for what in to], len(to), COUNT
                meaning, count = f"for each of the {field.of} how many of each of the {field.to}", _counts
            case Holds.INT if field.of:
                items, meaning, count, high = table, f"how many of each of the {field.of}", _packed, COUNT
            case _:
                return
        start = self._add(name, len(items), meaning, high=high, items=tuple(items))
        group = reader.ones if field.holds in (Holds.ONE, Holds.SEAT) else reader.counts
        group.append((field.name, start, width, count))


# ---- both


class Encoding:
    """How one game with so many players is put to an agent: its observations, its actions and which are possible.

    actions: "fixed" numbers all options that the game has; "compact" numbers those of the decision from 0.
    """

    def __init__(self, rules: Rules, players: int, actions: str = FIXED) -> None:
        if actions not in (FIXED, COMPACT):
            raise ValueError(f"actions are {FIXED!r} or {COMPACT!r}, not {actions!r}")
        self.rules = rules
        self.players = players
        self.compact = actions == COMPACT
        self.actions = Actions(rules)
        self.observation = Observation(rules, players)
        self.size = MOST_OPTIONS if self.compact else self.actions.size

    def __reduce__(self) -> Any:
        """It is stored by what it is made from."""
        return Encoding, (self.rules, self.players, COMPACT if self.compact else FIXED)

    @property
    def identity(self) -> dict[str, Any]:
        """What must be the same for stored observations and networks to have the same meaning."""
        return {
            "encoding": VERSION,
            "game": self.rules.name,
            "rules": self.rules.version,
            "players": self.players,
            "actions": COMPACT if self.compact else FIXED,
            "observation_size": self.observation.size,
            "action_size": self.size,
        }

    def legal(self, state: Any) -> list[int]:
        """The actions that are possible now, in the order of the options."""
        options = state.options
        if not self.compact:
            return self.actions.encode_all(options)
        if len(options) > MOST_OPTIONS:
            raise ValueError(f"a decision has {len(options)} options; the compact form takes {MOST_OPTIONS}")
        return list(range(len(options)))

    def mask(self, state: Any, seat: int) -> Mask:
        """1 for each action that the seat can take now."""
        mask = np.zeros(self.size, np.int8)
        if state.asked == seat:
            mask[self.legal(state)] = 1
        return mask

    def described(self, state: Any, seat: int) -> NDArray[np.int32]:
        """The options of a decision, for the compact form: fixed action, kind of option, number in the kind's table.

        Rows of no option are -1.
        """
        rows = np.full((MOST_OPTIONS, 3), -1, np.int32)
        if state.asked == seat:
            options = np.array(state.options, np.int32)
            rows[: len(options), 0] = self.actions.encode_all(state.options)
            rows[: len(options), 1] = options >> KIND_SHIFT
            rows[: len(options), 2] = options & ARG
        return rows

    def option(self, state: Any, action: Any) -> int:
        """The option that an action means now; IllegalAction if it is not possible."""
        try:
            number = int(action)
            known = bool(number == action) and 0 <= number < self.size
        except (TypeError, ValueError, OverflowError):
            known = False
        if not known:
            raise IllegalAction(f"there is no action {action!r}; actions are whole numbers from 0 to {self.size - 1}")
        options: list[int] = state.options
        if self.compact:
            if number < len(options):
                return options[number]
            raise IllegalAction(f"there is no option {number} now; there are {len(options)}, from 0")
        option = self.actions.decode(number)
        if option in options:
            return option
        name = self.actions.name(number)
        raise IllegalAction(f"action {number} ({name}) is not possible now; {len(options)} others are")

    def names(self, state: Any) -> Iterator[str]:
        """The keys of the options of a decision, in their order."""
        return (self.rules.key(option) for option in state.options)
