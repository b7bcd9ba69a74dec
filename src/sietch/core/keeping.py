"""Positions that outlive the program that wrote them: a save with a legend, and a fingerprint.

A save holds numbers; its legend says which field, component or effect each number meant. With it a later program, in
which there are more components in another order, finds the same position, or says why it cannot. A fingerprint is made
of names alone: two programs that give the same one for a position agree about it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from sietch.core.rules import Rules
from sietch.core.saves import CHECKSUM, MARK, SaveError, load
from sietch.core.schema import COUNT, COUNT_BITS, SET_BYTES, Field, Holds, Schema, empty, everything
from sietch.core.state import State

# What a position says by not saying it: new fields and components change no fingerprint as long as they are not used.
NOTHING: tuple[Any, ...] = (None, 0, "", [], {})

# Two ways to keep components that come and go, which are saved alike.
PILES = {Holds.PILE.name, Holds.RARE.name}

# What the progress of a frame can be without being the number of a component.
PLAIN_PROGRESS = (-1, 0, 1)


class Meaning(msgspec.Struct, array_like=True, frozen=True):
    """A field as the schema described it."""

    name: str
    holds: str
    of: str
    to: str


class Legend(msgspec.Struct, frozen=True):
    """What the numbers of a save mean: fields by place, components and effects by number."""

    table: list[Meaning]
    player: list[Meaning]
    components: dict[str, list[str]]


# Made here, where there is one thread: msgspec crashes if several are the first to decode to a type at once.
_decode_legend = msgspec.json.Decoder(Legend).decode


@cache
def legend(rules: Rules) -> bytes:
    """What the numbers in saves of this program mean."""
    fields = [*rules.schema.game, *rules.schema.player]
    tables = sorted({"nodes", *(f.of for f in fields), *(f.to for f in fields)} - {""})
    return msgspec.json.encode(
        Legend(
            [_meaning(field) for field in rules.schema.game],
            [_meaning(field) for field in rules.schema.player],
            {name: _ids(rules, name) for name in tables},
        )
    )


def _meaning(field: Field) -> Meaning:
    return Meaning(field.name, field.holds.name, field.of, field.to)


def _holds_the_same(meaning: Meaning, field: Field) -> bool:
    """Whether a field means what it meant; how often a pile is expected to change makes no difference."""
    return meaning == _meaning(field) or (
        {meaning.holds, field.holds.name} == PILES and (meaning.of, meaning.to) == (field.of, field.to)
    )


def _ids(rules: Rules, table: str) -> list[str]:
    if table == "nodes":
        return list(rules.blank().nodes.names)
    return [thing.id for thing in rules.tables[table]]


def fingerprint(rules: Rules, state: State) -> str:
    """What tells two positions apart, whatever the numbers behind them are: all on the table, and who is asked."""
    seen = everything(rules.schema, state, rules.tables)
    _name_seats(_with_seats(rules.schema, False), seen)
    for player in seen["players"]:
        _name_seats(_with_seats(rules.schema, True), player)
    seen["asked"] = _seat(seen["asked"])
    return blake2b(msgspec.json.encode(_said(seen), order="sorted"), digest_size=8).hexdigest()


@cache
def _with_seats(schema: Schema, player: bool) -> tuple[list[str], list[str]]:
    """The names of the fields that hold a seat, and of those that hold several."""
    fields = schema.player if player else schema.game
    one, several = ([field.name for field in fields if field.holds is kind] for kind in (Holds.SEAT, Holds.SEATS))
    return one, several


def _name_seats(names: tuple[list[str], list[str]], seen: dict[str, Any]) -> None:
    """The first seat is not nothing, though its number is 0."""
    for name in names[0]:
        seen[name] = _seat(seen[name])
    for name in names[1]:
        seen[name] = {id: _seat(seat) for id, seat in seen[name].items()}


def _seat(seat: int | None) -> str | None:
    return None if seat is None else f"seat {seat}"


def _said(value: dict[str, Any]) -> dict[str, Any]:
    """Without what says nothing, which is what Python takes for false."""
    said = {}
    for name, part in value.items():
        if part and isinstance(part, dict):
            part = _said(part)
        elif part and isinstance(part, list):
            part = [_said(each) if isinstance(each, dict) else each for each in part]
        if part:
            said[name] = part
    return said


def carry_over(rules: Rules, data: bytes, meant: bytes) -> Any:
    """The state of a save that another program may have written, by the legend of that program."""
    body = _body(data)
    try:
        values = msgspec.msgpack.decode(body)
        name, _, table, players, stack, asking, rng, _, over, forced = values
        old = _decode_legend(meant)
        if name != rules.name:
            raise SaveError(f"the saved state is of the game {name!r}, not of {rules.name!r}")
        change = _Change(rules, old)
        frames = [change.frame(*stack[place : place + 3]) for place in range(0, len(stack), 3)]
        values = (
            rules.name,
            rules.version,
            change.fields(table, old.table, rules.schema.game),
            [change.fields(p, old.player, rules.schema.player) for p in players],
            [number for frame in frames for number in frame],
            None if asking is None else change.frame(*asking),
            rng,
            [],
            over,
            forced,
        )
    except (msgspec.DecodeError, ValueError, TypeError, IndexError, KeyError) as error:
        raise SaveError(f"the saved state cannot be carried over: {error}") from error
    body = msgspec.msgpack.encode(values)
    state = load(rules, MARK + zlib.crc32(body).to_bytes(CHECKSUM, "big") + body)
    try:
        wrong = rules.check(state)
    except Exception as error:
        # Whoever looks for what is wrong need not expect everything.
        raise SaveError(f"the saved state makes no sense by these rules: {error!r}") from error
    if wrong:
        raise SaveError(f"the saved state makes no sense by these rules: {wrong[0]}")
    return state


def _body(data: bytes) -> bytes:
    at = len(MARK) + CHECKSUM
    if not data.startswith(MARK) or zlib.crc32(data[at:]).to_bytes(CHECKSUM, "big") != data[len(MARK) : at]:
        raise SaveError("the saved state is damaged")
    return data[at:]


class _Change:
    """From the numbers of a legend to those of the rules."""

    def __init__(self, rules: Rules, old: Legend) -> None:
        self.old = old.components
        self.new = {name: _ids(rules, name) for name in old.components if name == "nodes" or name in rules.tables}
        self.numbers = {name: {id: number for number, id in enumerate(ids)} for name, ids in self.new.items()}
        # Whether a number that nothing describes may mean another component by now.
        self.moved = any(
            name != "nodes" and self.new.get(name, [])[: len(ids)] != ids for name, ids in self.old.items()
        )

    def number(self, table: str, number: int) -> int:
        if number < 0:
            return number
        id = self.old[table][number]
        found = self.numbers.get(table, {}).get(id)
        if found is None:
            raise ValueError(f"{id}, of the {table}, is not there any more")
        return found

    def frame(self, node: int, seat: int, x: int) -> tuple[int, int, int]:
        if self.moved and x not in PLAIN_PROGRESS:
            raise ValueError(f"it is in the middle of {self.old['nodes'][node]}")
        return self.number("nodes", node), seat, x

    def fields(self, values: list[Any], was: list[Meaning], now: Sequence[Field]) -> list[Any]:
        """The values of the fields of now; those that are new are empty, those that are gone must be."""
        found = dict(zip((meaning.name for meaning in was), zip(was, values, strict=True)))
        changed = []
        for field in now:
            meaning, value = found.pop(field.name, (None, None))
            if meaning is None:
                changed.append(empty(field))
            elif not _holds_the_same(meaning, field):
                raise ValueError(f"the field {field.name} means something else by now")
            else:
                changed.append(self.value(field, value))
        for name, (_, value) in found.items():
            if value not in NOTHING and value != -1 and value != bytes(SET_BYTES):
                raise ValueError(f"there is no field {name} any more")
        return changed

    def value(self, field: Field, value: Any) -> Any:
        match field.holds:
            case Holds.FLAG | Holds.SEAT:
                return value
            case Holds.INT:
                return self.counts(field.of, value) if field.of else value
            case Holds.ONE:
                return self.number(field.of, value)
            case Holds.PILE | Holds.RARE:
                return [self.number(field.of, number) for number in value]
            case Holds.MASK:
                return self.members(field.of, value)
            case Holds.SET:
                return self.members(field.of, int.from_bytes(value, "little")).to_bytes(SET_BYTES, "little")
            case Holds.NUMBERS:
                return self.each(field.of, value, 0)
            case Holds.SEATS:
                return self.each(field.of, value, -1)
            case Holds.PLACES:
                return self.each(field.of, [self.number(field.to, at) for at in value], -1)
            case Holds.COUNTS:
                return self.each(field.of, [self.counts(field.to, packed) for packed in value], 0)

    def members(self, table: str, bits: int) -> int:
        return sum(1 << self.number(table, number) for number in range(bits.bit_length()) if bits >> number & 1)

    def counts(self, table: str, packed: int) -> int:
        numbers = range(-(-packed.bit_length() // COUNT_BITS))
        parts = ((number, packed >> COUNT_BITS * number & COUNT) for number in numbers)
        return sum(n << COUNT_BITS * self.number(table, number) for number, n in parts if n)

    def each(self, table: str, values: list[int], empty: int) -> list[int]:
        """One value for each component of a table; for those that are new it is the empty one."""
        if not values:
            return values
        # Where there are fewer values than components, as with the seats of a small game, there are no new ones.
        whole = len(values) == len(self.old[table])
        changed = [empty] * (len(self.new[table]) if whole else len(values))
        for number, value in enumerate(values):
            if value != empty:
                changed[self.number(table, number)] = value
        return changed
