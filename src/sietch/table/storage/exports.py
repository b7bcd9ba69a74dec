"""Tables as lines of a file: all that is kept of them, for a backup, another database or another machine.

A line is a table, or a legend: what the numbers in the positions of the tables after it mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, func, insert, select

from sietch.table.storage.kept import Position, Result, decode_result
from sietch.table.storage.layout import answers, chats, legends, links, persons, positions, results, seats, tables
from sietch.table.storage.rows import ROWS_AT_ONCE, legend_id, place

# 2: the links and the keys of persons, and what was said. 3: clocks, and bots that stand in for people. 4: what chance
# follows from, and hints.
FORMAT = 4

Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
TableId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
LegendId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seat = Annotated[int, Meta(ge=-1, lt=100)]
# Seconds since 1970, up to the year 9999, after which there are no dates.
END_OF_TIME = 253_370_764_800
LARGEST_SEED = 10**32  # the database has room for as many digits
Time = Annotated[float, Meta(ge=0, lt=END_OF_TIME)]


class ExportError(ValueError):
    """A line that is no table; the message says why."""


class LinkLine(msgspec.Struct, forbid_unknown_fields=True):
    """token: its hash."""

    token: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    role: Literal["host", "spectator", "seat"]
    seat: Seat


class SeatLine(msgspec.Struct, forbid_unknown_fields=True):
    """bot: empty for a person. person: whether it was ever a person's. stand_in: the bot plays until they are back."""

    bot: Annotated[str, Meta(max_length=64)]
    person: bool
    stand_in: bool = False


class PersonLine(msgspec.Struct, forbid_unknown_fields=True):
    """A person has a seat. person: the hash of their key."""

    person: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    seat: Seat
    role: Literal["host", "seat"]
    origin: TableId
    at: Time


class ChatLine(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody said. reactions: by sign, the seats that gave it."""

    number: Count
    seat: Seat
    at: Time
    text: Annotated[str, Meta(max_length=2000)]
    reactions: dict[str, list[Seat]]


class HandedLine(msgspec.Struct, forbid_unknown_fields=True):
    """A seat went from its person to a bot, or (bot empty) back, when so many events had happened."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=64)]
    at: Time
    events: Count


class AnswerLine(msgspec.Struct, forbid_unknown_fields=True):
    entries: list[str]
    at: Time
    fingerprint: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")] | None = None


class PositionLine(msgspec.Struct, forbid_unknown_fields=True):
    """number: of the answer after which it is. save: as base64."""

    number: Count
    legend: LegendId
    save: bytes
    turn: Seat | None = None


class LegendLine(msgspec.Struct, tag_field="kind", tag="legend", forbid_unknown_fields=True):
    id: LegendId
    legend: str
    format: int = FORMAT


class TableLine(msgspec.Struct, tag_field="kind", tag="table", forbid_unknown_fields=True):
    id: TableId
    game: Annotated[str, Meta(max_length=32)]
    rules: Count
    setup: dict[str, Any]
    seed: Annotated[int, Meta(ge=0)]
    created: Time
    links: list[LinkLine]
    seats: list[SeatLine]
    answers: Annotated[list[AnswerLine], Meta(min_length=1)]
    rematch: TableId | None = None
    undone: Count = 0
    position: PositionLine | None = None
    result: Result | None = None
    persons: list[PersonLine] = []
    chat: Literal["everybody", "people", "off"] = "everybody"
    chatted: Count = 0
    said: list[ChatLine] = []
    clock: Count = 0
    handed: list[HandedLine] = []
    pledge: Annotated[str, Meta(pattern="^[0-9a-f]{64}:[0-9]{1,9}$")] | None = None
    hints: bool | None = None
    format: int = FORMAT


class Summary(msgspec.Struct):
    """A table as a list shows it, without what is hidden. answers: without the set-up. finished, winners: the result's.

    told: whether it says if the game is over; tables of before there were results do not.
    """

    id: str
    game: str
    rules: int
    players: list[str]
    begun: float
    last_answer: float
    answers: int
    finished: bool
    winners: list[str]
    told: bool


class _Head(msgspec.Struct):
    kind: str = ""
    format: int = FORMAT


_decoder = msgspec.json.Decoder(TableLine | LegendLine)
_decode_head = msgspec.json.Decoder(_Head).decode
_decode_handed = msgspec.json.Decoder(list[HandedLine]).decode


def is_export(line: bytes) -> bool:
    """Whether a line is one of these, and not a record, say."""
    try:
        return bool(_decode_head(line).kind)
    except (msgspec.DecodeError, RecursionError):
        return False


def decode(line: bytes) -> TableLine | LegendLine:
    """A line, checked."""
    try:
        head = _decode_head(line)
        if head.format > FORMAT:
            raise ExportError(f"a newer Sietch wrote it (format {head.format}; this one knows {FORMAT})")
        found: TableLine | LegendLine = _decoder.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise ExportError(str(error)) from error
    if isinstance(found, LegendLine):
        if legend_id(found.legend.encode()) != found.id:
            raise ExportError(f"the legend {found.id} is damaged")
    else:
        _check(found)
    return found


def _check(table: TableLine) -> None:
    """What no single value shows."""
    places = {(link.role, link.seat) for link in table.links}
    wanted = {("host", -1), *(("seat", seat) for seat in range(len(table.seats))), ("spectator", -1)}
    if places != wanted:
        raise ExportError(f"table {table.id} should have a link for its host, its spectators and each of its seats")
    if len({link.token for link in table.links}) != len(table.links):
        raise ExportError(f"two links of table {table.id} are the same")
    if table.position is not None and table.position.number >= len(table.answers):
        raise ExportError(f"the position of table {table.id} is after an answer that is not there")
    if not all(answer.entries for answer in table.answers[1:]):
        raise ExportError(f"an answer of table {table.id} is empty")
    if table.seed >= LARGEST_SEED:
        raise ExportError(f"the seed of table {table.id} is too large")
    names = table.setup.get("names")
    if not isinstance(names, list):
        raise ExportError(f"the set-up of table {table.id} names nobody")
    if len(names) != len(table.seats) or not all(isinstance(name, str) for name in names):
        raise ExportError(f"the set-up of table {table.id} should have a name for each of its {len(table.seats)} seats")
    if any(each.seat not in range(len(table.seats)) for each in table.handed):
        raise ExportError(f"table {table.id} tells of a seat that it does not have")
    if table.result is not None:
        _check_result(table, table.result)


def _check_result(table: TableLine, result: Result) -> None:
    seats = len(table.seats)
    for name, given in (("name", result.names), ("score", result.scores), ("list of sources", result.sources)):
        if len(given) != seats:
            raise ExportError(f"the result of table {table.id} should have a {name} for each of its {seats} seats")
    if result.sides and len(result.sides) != seats:
        raise ExportError(f"the result of table {table.id} should have a side for each of its {seats} seats")
    if not 0 <= result.rules < 1 << 31 or not 0 <= result.finished < END_OF_TIME:
        raise ExportError(f"the result of table {table.id} has no version of the rules or no time")
    if len(set(result.winners)) != len(result.winners) or not set(result.winners) <= set(range(seats)):
        raise ExportError(f"the winners of table {table.id} should be some of its seats, 0 to {seats - 1}, each once")


# ---- out of a database


def table_ids(connection: Connection, after: tuple[float, str] | None) -> list[tuple[float, str]]:
    """When and as what the next tables after one were begun."""
    key = (tables.c.created, tables.c.id)
    found = select(*key).order_by(*key).limit(ROWS_AT_ONCE)
    if after is not None:
        created, table_id = after
        later = (tables.c.created > created) | ((tables.c.created == created) & (tables.c.id > table_id))
        found = found.where(later)
    return [(created, table_id) for created, table_id in connection.execute(found)]


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def summaries(connection: Connection, ids: list[str]) -> list[Summary]:
    """What a list shows of some tables, the oldest first; those that are not there are left out."""
    given = (
        select(answers.c.table_id, func.max(answers.c.number).label("last"), func.max(answers.c.at).label("at"))
        .where(answers.c.table_id.in_(ids))
        .group_by(answers.c.table_id)
        .subquery()
    )
    rows = connection.execute(
        select(tables, given.c.last, given.c.at, results.c.result, positions.c.number.label("position"))
        .outerjoin(given, given.c.table_id == tables.c.id)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .outerjoin(positions, positions.c.table_id == tables.c.id)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.created, tables.c.id)
    )
    return [
        Summary(
            id=row["id"],
            game=row["game"],
            rules=row["rules"],
            players=_players(row["setup"]),
            begun=row["created"],
            last_answer=row["created"] if row["at"] is None else row["at"],
            answers=row["last"] or 0,
            finished=row["result"] is not None,
            winners=_winners(row["result"]),
            told=row["result"] is not None or row["position"] is not None,
        )
        for row in rows.mappings()
    ]


class _Named(msgspec.Struct):
    """What a list shows of a set-up or a result."""

    names: list[str] = []
    winners: list[int] = []


_decode_named = msgspec.json.Decoder(_Named).decode


def _named(stored: Any) -> _Named:
    """Nothing of what is damaged: a list shows the other tables, too."""
    try:
        return _decode_named(stored)
    except (msgspec.DecodeError, RecursionError, TypeError, UnicodeDecodeError):
        return _Named()


def _players(setup: Any) -> list[str]:
    return _named(setup).names


def _winners(result: Any) -> list[str]:
    found = _named(result)
    return [found.names[seat] for seat in found.winners if 0 <= seat < len(found.names)]


def which_are_there(connection: Connection, ids: list[str]) -> set[str]:
    """Those of some ids under which there is a table."""
    return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids))).scalars())


def export(connection: Connection, table_id: str) -> tuple[TableLine, LegendLine | None] | None:
    """All that is kept of a table, with the legend of its position; None if it is not there.

    ExportError: what is stored is damaged.
    """
    try:
        return _export(connection, table_id)
    except (msgspec.DecodeError, RecursionError, TypeError, ValueError) as error:
        raise ExportError(f"table {table_id} is damaged: {error}") from error


def _export(connection: Connection, table_id: str) -> tuple[TableLine, LegendLine | None] | None:
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None

    def of(kept: Any, *order: Any) -> Iterator[Any]:
        return iter(connection.execute(select(kept).where(kept.c.table_id == table_id).order_by(*order)).mappings())

    given = [
        AnswerLine(msgspec.json.decode(answer["entries"]), answer["at"], answer["fingerprint"])
        for answer in of(answers, answers.c.number)
    ]
    last = next(of(positions), None)
    text = None
    if last is not None:
        text = connection.execute(select(legends.c.legend).where(legends.c.id == last["legend"])).scalar_one()
    ended = next(of(results), None)
    line = TableLine(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        setup=msgspec.json.decode(row["setup"]),
        seed=int(row["seed"]),
        created=row["created"],
        links=[LinkLine(link["token"], link["role"], link["seat"]) for link in of(links, links.c.role, links.c.seat)],
        seats=[SeatLine(seat["bot"], seat["person"], seat["stand_in"]) for seat in of(seats, seats.c.seat)],
        answers=given,
        rematch=row["rematch"],
        undone=row["undone"],
        position=PositionLine(last["number"], last["legend"], last["position"], last["turn"]) if last else None,
        result=decode_result(ended["result"]) if ended else None,
        persons=[
            PersonLine(each["person"], each["seat"], each["role"], each["origin"], each["at"])
            for each in of(persons, persons.c.seat, persons.c.person)
        ],
        chat=row["chat"],
        chatted=row["chatted"],
        said=[
            ChatLine(each["number"], each["seat"], each["at"], each["text"], msgspec.json.decode(each["reactions"]))
            for each in of(chats, chats.c.number)
        ],
        clock=row["clock"],
        handed=_decode_handed(row["handed"]) if row["handed"] else [],
        pledge=row["pledge"],
        hints=row["hints"],
    )
    return line, LegendLine(last["legend"], text) if last and text else None


# ---- into a database


def same_game(one: TableLine, other: TableLine) -> bool:
    """Whether two tables of the same id are the same game, however far each has come."""
    return (one.game, one.setup, one.seed) == (other.game, other.setup, other.seed) and {
        link.token for link in one.links
    } == {link.token for link in other.links}


def bring_in(connection: Connection, table: TableLine, legend: str | None) -> None:
    """A table that is not there yet, as it was elsewhere."""
    row = msgspec.structs.asdict(table)
    row |= {"setup": _text(table.setup), "seed": str(table.seed), "handed": _text(table.handed)}
    # What people are being asked is no part of it.
    connection.execute(
        insert(tables).values({column.name: row[column.name] for column in tables.columns if column.name in row})
    )
    connection.execute(insert(links), [{"table_id": table.id, **msgspec.structs.asdict(link)} for link in table.links])
    sitting = [
        {"table_id": table.id, "seat": number, **msgspec.structs.asdict(seat)}
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(insert(seats), sitting)
    given = [
        {**msgspec.structs.asdict(answer), "table_id": table.id, "number": number, "entries": _text(answer.entries)}
        for number, answer in enumerate(table.answers)
    ]
    connection.execute(insert(answers), given)
    if table.persons:
        whose = [{"table_id": table.id, **msgspec.structs.asdict(person)} for person in table.persons]
        connection.execute(insert(persons), whose)
    if table.said:
        lines = [{"table_id": table.id, **msgspec.structs.asdict(line)} for line in table.said]
        connection.execute(insert(chats), [{**line, "reactions": _text(line["reactions"])} for line in lines])
    if table.position is not None and legend is not None:
        position = Position(table.position.save, legend.encode(), table.position.turn)
        place(connection, [(table.id, table.position.number, position)])
    if table.result is not None:
        ended = {"rules": table.result.rules, "finished": table.result.finished, "result": _text(table.result)}
        connection.execute(insert(results).values(table_id=table.id, **ended))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
