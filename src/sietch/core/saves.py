"""A whole state as bytes, also in the middle of an effect. Saves belong to the program that wrote them.

Records keep games; saves keep positions, for tools that take many and want each back at once. Nodes are saved
by number and options not at all: the question that is open is asked again after loading. A checksum finds
what was damaged; it is no seal against a save that somebody made up. `keeping.py` has saves that last.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from sietch.core.rules import Rules
from sietch.core.schema import SET_BYTES, Field, Holds
from sietch.core.state import Log, State, log_entries

MARK = b"sietch-state-1"
CHECKSUM = 4

_encode = msgspec.msgpack.Encoder().encode


class SaveError(ValueError):
    """Bytes that cannot be loaded; the message says why."""


def save(rules: Rules, state: State, log: bool = True) -> bytes:
    """All of a state between two answers. log: with the answers that led there, which whoever keeps those can spare."""
    game: Any = state
    stack: list[int] = []
    for node, seat, x in state.stack:
        stack += (node.number, seat, x)
    asking = None if state.asking is None else (state.asking[0].number, state.asking[1], state.asking[2])
    data = _encode(
        (
            rules.name,
            rules.version,
            game.dump(),
            game.dump_players(),
            stack,
            asking,
            state.rng,
            log_entries(state.log) if log else [],
            state.over,
            state.forced,
        )
    )
    return MARK + zlib.crc32(data).to_bytes(CHECKSUM, "big") + data


class _Head(msgspec.Struct, array_like=True):
    """What is read first: whether the rest can be understood at all."""

    name: str
    version: int


class _Save(msgspec.Struct, array_like=True):
    """The whole save; `table` and `players` are narrowed to the fields of one game by `_decoder`."""

    name: str
    version: int
    table: Any
    players: Any
    stack: list[int]
    asking: tuple[int, int, int] | None
    rng: int
    log: list[int]
    over: bool
    forced: int


_head = msgspec.msgpack.Decoder(_Head).decode
_decoders: dict[Rules, msgspec.msgpack.Decoder[Any]] = {}


def _type(rules: Rules, field: Field, nodes: int) -> Any:
    """What a field may hold: a number of a component that there is not is refused while reading."""
    if field.holds is Holds.FLAG:
        return bool
    if field.holds is Holds.INT:
        return int
    if field.holds in (Holds.NUMBERS, Holds.COUNTS):
        return list[int]
    if field.holds is Holds.SET:
        return Annotated[bytes, msgspec.Meta(min_length=SET_BYTES, max_length=SET_BYTES)]
    if field.holds is Holds.PLACES:
        return list[Annotated[int, msgspec.Meta(ge=-1, lt=len(rules.tables[field.to]))]]
    if field.holds in (Holds.SEAT, Holds.SEATS):
        seat = Annotated[int, msgspec.Meta(ge=-1)]
        return seat if field.holds is Holds.SEAT else list[seat]
    size = nodes if field.of == "nodes" else len(rules.tables[field.of])
    if field.holds is Holds.MASK:
        return Annotated[int, msgspec.Meta(ge=0, lt=1 << size)]
    number = Annotated[int, msgspec.Meta(ge=-1 if field.holds is Holds.ONE else 0, lt=size)]
    if field.holds is Holds.ONE:
        return number
    return list[number] if field.holds is Holds.PILE else tuple[number, ...]


def _row(types: Iterable[Any]) -> Any:
    """The type of a tuple with exactly these."""
    return tuple.__class_getitem__(tuple(types))


def _decoder(rules: Rules, nodes: int) -> msgspec.msgpack.Decoder[Any]:
    """Made once for the rules: the number of fields and what each may hold come from their schema."""
    found = _decoders.get(rules)
    if found is None:
        table = _row(_type(rules, field, nodes) for field in rules.schema.game)
        player = _row(_type(rules, field, nodes) for field in rules.schema.player)
        save_of_game = msgspec.defstruct(
            f"{rules.schema.name}Save",
            [("table", table), ("players", list.__class_getitem__(player))],
            bases=(_Save,),
            array_like=True,
        )
        found = _decoders[rules] = msgspec.msgpack.Decoder(save_of_game)
    return found


def load(rules: Rules, data: bytes) -> Any:
    """The state that was saved, with its question asked again."""
    if not isinstance(data, bytes) or not data.startswith(MARK):
        raise SaveError("this is not a saved state")
    at = len(MARK) + CHECKSUM
    body = data[at:]
    if zlib.crc32(body).to_bytes(CHECKSUM, "big") != data[len(MARK) : at]:
        raise SaveError("the saved state is damaged: its checksum is wrong")
    state = rules.blank()
    nodes = state.nodes.nodes
    try:
        head = _head(body)
        if head.name != rules.name:
            raise SaveError(f"the saved state is of the game {head.name!r}, not of {rules.name!r}")
        if head.version != rules.version:
            raise SaveError(f"the saved state is of rules version {head.version}; this program has {rules.version}")
        saved = _decoder(rules, len(nodes)).decode(body)
    except msgspec.DecodeError as error:
        raise SaveError(f"the saved state cannot be read: {error}") from None
    try:
        state.fill(list(saved.table))
        for values in saved.players:
            state.fill_player(list(values))
        numbers = iter(saved.stack)
        state.stack = [(nodes[number], seat, x) for number, seat, x in zip(numbers, numbers, numbers, strict=True)]
        state.rng = saved.rng
        log: Log = None
        for entry in saved.log:
            log = (log, entry)
        state.log = log
        state.over = saved.over
        state.forced = saved.forced
        if saved.asking is not None:
            number, seat, x = saved.asking
            state.asking = (nodes[number], seat, x)
            state.ask_again()
    except Exception as error:
        # A well-formed save can still hold a position that the rules cannot be in.
        raise SaveError(f"the saved state makes no sense: {error!r}") from error
    if saved.asking is not None and state.asking is None:
        raise SaveError("the saved state makes no sense: its question has no answers")
    return state
