"""Statistics as a table for other programs: a Parquet file with a row for each seat of each game."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import sietch
from sietch.lab.output import check_place, replacing
from sietch.lab.statistics import BOT, FIRST_CHOICE, ROLE, ROUTE, Finished
from sietch.lab.workers import LabError

# So many rows are kept as Python objects before they are packed.
PACKED = 10_000
LARGEST = 2**63 - 1


def check(path: Path) -> None:
    """Whether the file can be written; told before the work begins."""
    check_place(path)
    if path.exists():
        raise LabError(f"{path} exists already: choose another name for the table")
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise LabError("Parquet needs pyarrow: pip install 'sietch[lab]'") from None


class SeatTable:
    """Collects games; `write` makes the file."""

    def __init__(self) -> None:
        self._rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self._packed: list[Any] = []

    def add(self, game: Finished) -> None:
        rows = self._rows[game.game]
        rows += _rows(game)
        if len(rows) >= PACKED:
            self._pack(game.game)

    def _pack(self, game: str) -> None:
        import pyarrow

        rows = self._rows.pop(game)
        self._packed.append(pyarrow.Table.from_pylist(rows, schema=_schema(game)))

    def write(self, path: Path) -> None:
        """In the order of the archives; what is no question of a row's game is empty there."""
        import pyarrow
        from pyarrow import parquet

        for game in list(self._rows):
            self._pack(game)
        table = pyarrow.concat_tables(self._packed, promote_options="default")
        table = table.sort_by([("line", "ascending"), ("seat", "ascending")]).drop_columns("line")
        with replacing(path) as part:
            parquet.write_table(table, part)


def column(name: str) -> str:
    """The name of a question or a source as that of a column."""
    return name.replace("-", "_")


def _schema(game: str) -> Any:
    """Columns of every game, then one for each question: a text where one answer is possible, otherwise a list."""
    import pyarrow as pa

    many = pa.list_(pa.string())
    columns = {
        "line": pa.int64(),
        "place": pa.string(),
        "game": pa.string(),
        "setup": pa.string(),
        "seed": pa.int64(),
        "players": pa.int8(),
        "rounds": pa.int32(),
        "ending": pa.string(),
        "seat": pa.int8(),
        "role": pa.string(),
        "bot": pa.string(),
        "won": pa.bool_(),
        "share": pa.float64(),
        "points": pa.int32(),
        "points_by_source": pa.map_(pa.string(), pa.int32()),
        "first_choice": pa.string(),
        "route": many,
    }
    for question in sietch.rules(game).questions:
        columns[column(question.name)] = many if question.nth is None else pa.string()
    return pa.schema(list(columns.items()))


def _rows(game: Finished) -> list[dict[str, Any]]:
    of_game = {
        "line": game.number,
        "place": game.place,
        "game": game.game,
        "setup": json.dumps(game.setup, ensure_ascii=False),
        "seed": game.seed if abs(game.seed) <= LARGEST else None,
        "players": game.players,
        "rounds": game.rounds,
        "ending": game.ending or None,
    }
    own = sietch.rules(game.game).questions
    rows = []
    for seat in game.seats:
        row = of_game | {
            "seat": seat.seat + 1,
            "won": seat.share > 0,
            "share": seat.share,
            "points": seat.points,
            "points_by_source": list(seat.sources.items()),
            ROUTE: list(seat.answers[ROUTE]),
        }
        for name in (ROLE, BOT, FIRST_CHOICE):
            row[column(name)] = next(iter(seat.answers.get(name, ())), None)
        for question in own:
            answers = list(seat.answers[question.name])
            row[column(question.name)] = answers if question.nth is None else next(iter(answers), None)
        rows.append(row)
    return rows
