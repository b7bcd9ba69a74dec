"""`sietch tables`: what whoever keeps a server does with the stored tables, also while the server runs."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any, NoReturn, cast

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from sietch.bots import names
from sietch.cli.calling import command
from sietch.cli.numbers import duration
from sietch.cli.record_files import read_record, saved_seats, shortened
from sietch.cli.serve import DATABASE, DatabaseOption
from sietch.core.game import Game, RecordError
from sietch.core.rules import SetupError
from sietch.lab.names import presentable

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from sietch.table.storage.exports import Summary, TableLine

WRONG = 2
GZIP = ".gz"
# Wide enough for a table that nobody sees on a screen.
UNBOUND = 240

TableIds = Annotated[list[str], typer.Argument(metavar="ID...", help="The tables' ids, as `sietch tables list` shows.")]

tables = typer.Typer(
    name="tables",
    help="Keep the stored tables: list, export, import, delete and prune them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


# ---- list


@tables.command("list")
def list_tables(
    database: DatabaseOption = DATABASE,
    finished: Annotated[bool, typer.Option("--finished", help="Only games that are over.")] = False,
    running: Annotated[bool, typer.Option("--running", help="Only games that are not.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, times in UTC.")] = False,
) -> None:
    """List the tables: who plays what, since when, how far, and who won. Nothing that is hidden is shown."""
    if finished and running:
        _give_up("list", "choose --finished or --running, or neither for all tables")
    with _opened("list", database) as engine:
        found = [each for each in _summaries(engine) if not (finished or running) or each.finished is finished]
    if as_json:
        print(json.dumps([_plain(each) for each in found], ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=UNBOUND)
    console.print(_shown(found))


def _summaries(engine: Engine) -> Iterator[Summary]:
    """All tables, the oldest first."""
    from sietch.table.storage.exports import count, summaries

    with _reading(engine) as connection:
        total = count(connection)
    with _bar() as bar:
        task = bar.add_task("", total=total)
        for ids in _all_ids(engine):
            with _reading(engine) as connection:
                found = summaries(connection, ids)
            for each in found:
                if not each.told:
                    _find_out(engine, each)
                bar.advance(task)
                yield each


def _find_out(engine: Engine, summary: Summary) -> None:
    game = _played(engine, summary.id)
    if game is not None:
        summary.finished = game.over
        summary.winners = [game.setup["names"][seat] for seat in game.winners]


def _played(engine: Engine, table_id: str) -> Game | None:
    """A game that an earlier program stored: only playing it again tells whether it is over.

    None where that is not possible, whatever is stored; then it counts as running: nobody saw its end.
    """
    from sietch.table.restoring import restore
    from sietch.table.storage.rows import read

    with contextlib.suppress(Exception):
        with _reading(engine) as connection:
            stored = read(connection, table_id)
        if stored is not None:
            return restore(stored).game
    return None


def _is_running(engine: Engine, table: TableLine) -> bool:
    if table.result is not None or table.position is not None:
        return table.result is None
    game = _played(engine, table.id)
    return game is None or not game.over


def _plain(summary: Summary) -> dict[str, Any]:
    return {
        "id": summary.id,
        "game": summary.game,
        "rules": summary.rules,
        "players": summary.players,
        "begun": _utc(summary.begun),
        "last_answer": _utc(summary.last_answer),
        "answers": summary.answers,
        "finished": summary.finished,
        "winners": summary.winners,
    }


def _utc(at: float) -> str | None:
    found = _date(at, UTC)
    return found.isoformat(timespec="seconds") if found else None


def _date(at: float, zone: tzinfo | None = None) -> datetime | None:
    """None if what is stored is no time."""
    try:
        return datetime.fromtimestamp(at, zone)
    except (TypeError, ValueError, OverflowError, OSError):
        return None


def _shown(found: list[Summary]) -> Table:
    table = Table(box=SIMPLE, pad_edge=False, title=None if found else "no tables")
    for column in ("id", "game", "players", "begun", "last answer"):
        table.add_column(column, no_wrap=column == "id")
    table.add_column("answers", justify="right")
    table.add_column("state")
    table.add_column("rules", justify="right")
    for each in found:
        won = f"won by {', '.join(map(presentable, each.winners))}" if each.winners else "finished"
        table.add_row(
            each.id,
            presentable(each.game),
            Text(", ".join(map(presentable, each.players))),
            _local(each.begun),
            _local(each.last_answer),
            str(each.answers),
            Text(won if each.finished else "running"),
            str(each.rules),
        )
    return table


def _local(at: float) -> str:
    found = _date(at)
    return f"{found:%Y-%m-%d %H:%M}" if found else "?"


# ---- export


@tables.command("export")
def export_tables(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="ID...", help="The tables' ids, as `sietch tables list` shows.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="All tables.")] = False,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write, packed if it ends with .gz; the screen if not.")
    ] = None,
    database: DatabaseOption = DATABASE,
) -> None:
    """Write tables with all that is kept of them as JSON lines, to be taken in again by `sietch tables import`."""
    if bool(ids) == everything:
        _give_up("export", "name some tables, or all of them with --all")
    with _opened("export", database) as engine:
        if ids:
            _refuse_unknown_ids("export", engine, ids)
        wanted = iter([ids]) if ids else _all_ids(engine)
        try:
            with _written(output) as file:
                running, total, damaged = _export(engine, wanted, file)
        except BrokenPipeError:
            # Whoever reads has seen enough; what Python would still write at its end goes nowhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        except OSError as error:
            _give_up("export", f"{output or 'the output'}: {error.strerror or error}")
    _tell(f"{total} table{'s' * (total != 1)} exported")
    if running:
        _tell(f"{running} of them still going on: whoever reads the export sees what is hidden there")
    if damaged:
        _give_up("export", f"not exported: {'; '.join(damaged)}")


def _export(engine: Engine, wanted: Iterator[list[str]], file: IO[bytes]) -> tuple[int, int, list[str]]:
    """How many games were running, of how many; and what is wrong with those that could not be read."""
    import msgspec

    from sietch.table.storage.exports import ExportError, export

    told: set[str] = set()
    damaged: list[str] = []
    running = total = 0
    for ids in wanted:
        for table_id in ids:
            try:
                with _reading(engine) as connection:
                    found = export(connection, table_id)
            except ExportError as error:
                damaged.append(presentable(str(error), 300))
                continue
            if found is None:  # deleted in this moment
                continue
            table, legend = found
            if legend is not None and legend.id not in told:
                told.add(legend.id)
                file.write(msgspec.json.encode(legend) + b"\n")
            file.write(msgspec.json.encode(table) + b"\n")
            running += _is_running(engine, table)
            total += 1
    return running, total, damaged


@contextlib.contextmanager
def _written(output: Path | None) -> Iterator[IO[bytes]]:
    """A file that is there when all of it is written, and readable for its owner only; or the screen.

    What a link leads to is written. What is there and no file, such as a pipe or a device, stays what it is.
    """
    if output is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if output.exists() and not output.is_file():
        with output.open("wb") as plain, _packed(plain, output) as file:
            yield file
        return
    target = Path(os.path.realpath(output))
    number, unfinished = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    beside = Path(unfinished)
    try:
        with open(number, "wb") as plain, _packed(plain, output) as file:
            yield file
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


@contextlib.contextmanager
def _packed(plain: IO[bytes], output: Path) -> Iterator[IO[bytes]]:
    if output.suffix != GZIP:
        yield plain
        return
    with gzip.open(plain, "wb") as packed:
        yield cast("IO[bytes]", packed)


# ---- import


@tables.command("import")
def import_tables(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Exports, or games saved by `sietch play` or the page.")
    ],
    database: DatabaseOption = DATABASE,
) -> None:
    """Take in exported tables; of a saved game make a table, and print the links to its seats.

    A table is taken in whole or not at all. One that is there already stays as it is.
    """
    with _opened("import", database, new=True) as engine:
        for file in files:
            if _is_export(file):
                _import(engine, file)
            else:
                _import_record(engine, file)


@contextlib.contextmanager
def _read(file: Path) -> Iterator[IO[bytes]]:
    with file.open("rb") as plain:
        if file.suffix != GZIP:
            yield plain
            return
        with gzip.open(plain) as unpacked:
            yield cast("IO[bytes]", unpacked)


def _is_export(file: Path) -> bool:
    from sietch.table.storage.exports import is_export

    try:
        with _read(file) as lines:
            return is_export(lines.readline())
    except (OSError, EOFError) as error:
        _give_up("import", f"{file}: {getattr(error, 'strerror', None) or error}")


def _import(engine: Engine, file: Path) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from sietch.table.storage.exports import ExportError, LegendLine, decode
    from sietch.table.storage.opening import reason

    legends: dict[str, str] = {}
    taken = 0
    place = 0
    try:
        with _read(file) as lines:
            for line in lines:
                place += 1
                if not line.strip():
                    continue
                found = decode(line)
                if isinstance(found, LegendLine):
                    legends[found.id] = found.legend
                else:
                    taken += _take_in(engine, found, legends)
    except (ExportError, OSError, EOFError, SQLAlchemyError) as error:
        why = reason(error) if isinstance(error, SQLAlchemyError) else error
        _tell(f"{taken} table{'s' * (taken != 1)} of {file} imported")
        _give_up("import", f"{file}, line {place}: {presentable(str(why), 300)}")
    _tell(f"{taken} table{'s' * (taken != 1)} of {file} imported")


def _take_in(engine: Engine, table: TableLine, legends: dict[str, str]) -> bool:
    """Whether it was not there."""
    from sietch.table.storage.exports import ExportError, bring_in, export, same_game

    legend = None
    if table.position is not None:
        legend = legends.get(table.position.legend)
        if legend is None:
            raise ExportError(f"the legend {table.position.legend} of table {table.id} is not in a line before it")
    with _writing(engine) as connection:
        there = export(connection, table.id)
        if there is None:
            bring_in(connection, table, legend)
    if there is None:
        _check(engine, table.id)
        return True
    if not same_game(there[0], table):
        raise ExportError(f"table {table.id} is there already, and it is another game")
    here, given = len(there[0].answers) - 1, len(table.answers) - 1
    _tell(f"table {table.id} is there already, with {here} answers (here: {given}): it stays as it is")
    return False


def _check(engine: Engine, table_id: str) -> None:
    """Say so if a table can be kept, but not played."""
    from sietch.table.restoring import restore
    from sietch.table.storage.rows import read

    with _reading(engine) as connection:
        stored = read(connection, table_id)
    if stored is None:
        return
    try:
        restore(stored)
    except Exception as error:  # whatever stands in a table, it is kept
        _tell(f"table {table_id} was imported, but this version cannot read it: {presentable(str(error), 300)}")


def _import_record(engine: Engine, file: Path) -> None:
    from sietch.table.opening import pledged, with_fresh_links
    from sietch.table.storage.rows import place, put

    try:
        record = read_record(file)
        game = pledged(record)
    except (RecordError, SetupError) as error:
        _give_up("import", shortened(str(error)))
    seats = saved_seats(record)
    seated = len(seats) == game.seats and not game.is_told
    bots = [_bot(name) for name in seats] if seated else [""] * game.seats
    stored, links = with_fresh_links(game, bots, record)
    with _writing(engine) as connection:
        put(connection, stored)
        if stored.position is not None:
            place(connection, [(stored.id, stored.at, stored.position)])
    names = map(presentable, game.setup["names"])
    opened = [("host", links.host), ("spectators", links.spectator), *zip(names, links.seats, strict=True)]
    print(f"{file} is table {links.table} now. Behind the server's address:")
    for who, token in opened:
        print(f"  {who}: /table/{links.table}#{token}")


def _bot(name: str) -> str:
    """Who sat there, if it is a bot that a table takes; a person otherwise."""
    return name if name in names() else ""


# ---- delete


@tables.command("delete")
def delete_tables(
    ids: TableIds,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseOption = DATABASE,
) -> None:
    """Delete tables and all that is kept of them, for good."""
    from sietch.table.storage.rows import delete_tables

    with _opened("delete", database) as engine:
        _refuse_unknown_ids("delete", engine, ids)
        names = f"table {ids[0]}" if len(set(ids)) == 1 else f"{len(set(ids))} tables"
        if not yes and not _agreed(f"Delete {names} for good?"):
            _tell("nothing was deleted; --yes deletes without asking")
            raise typer.Exit(1)
        with _writing(engine) as connection:
            gone = delete_tables(connection, sorted(set(ids)))
    _tell(f"{gone} table{'s' * (gone != 1)} deleted")


def _agreed(question: str) -> bool:
    """Who is not there to answer, or breaks off, does not agree."""
    try:
        return typer.confirm(question, err=True)
    except typer.Abort:
        _tell("")  # the question has a line to itself
        return False


@tables.command("prune")
def prune(
    older_than: Annotated[
        float, typer.Option(parser=duration, metavar="TIME", help="Nothing has happened for so long: 12h, 90d, 2w.")
    ],
    finished: Annotated[bool, typer.Option("--finished", help="Only games that are over.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say which.")] = False,
    database: DatabaseOption = DATABASE,
) -> None:
    """Delete the tables to which nothing has happened for some time, for good."""
    from sietch.table.storage.rows import delete_if_unused, parts, unused

    since = time.time() - older_than
    with _opened("prune", database) as engine:
        with _reading(engine) as connection:
            found = unused(connection, since)
        if finished:
            over = {each.id for each in _summaries(engine) if each.finished}
            found = [table_id for table_id in found if table_id in over]
        if dry_run:
            for table_id in found:
                print(table_id)
            _tell(f"{len(found)} table{'s' * (len(found) != 1)} would be deleted")
            return
        gone = 0
        for part in parts(found):
            with _writing(engine) as connection:
                gone += delete_if_unused(connection, since, part)
    _tell(f"{gone} table{'s' * (gone != 1)} deleted")


# ---- the database


@contextlib.contextmanager
def _opened(name: str, url: str, new: bool = False) -> Iterator[Engine]:
    """A database that is there; what goes wrong with it is told in one line."""
    # Only these commands and the server need them, and they take a while to import.
    from sqlalchemy.exc import SQLAlchemyError

    from sietch.table.storage.opening import StorageError, open_database, reason

    try:
        engine = open_database(url, new)
    except StorageError as error:
        _give_up(name, str(error))
    try:
        yield engine
    except SQLAlchemyError as error:
        _give_up(name, f"the database cannot be used: {reason(error)}")
    finally:
        engine.dispose()


@contextlib.contextmanager
def _reading(engine: Engine) -> Iterator[Connection]:
    """For a moment only, so that nobody who writes is held up."""
    from sietch.table.storage.opening import reading

    with engine.connect() as connection:
        yield reading(connection)


@contextlib.contextmanager
def _writing(engine: Engine) -> Iterator[Connection]:
    """All that is written in it, or nothing."""
    from sietch.table.storage.opening import writing

    with engine.connect() as plain, writing(plain) as connection, connection.begin():
        yield connection


def _all_ids(engine: Engine) -> Iterator[list[str]]:
    """The ids of all tables, some at a time."""
    from sietch.table.storage.exports import table_ids

    last: tuple[float, str] | None = None
    while True:
        with _reading(engine) as connection:
            found = table_ids(connection, last)
        if not found:
            return
        yield [table_id for _, table_id in found]
        last = found[-1]


def _refuse_unknown_ids(name: str, engine: Engine, ids: list[str]) -> None:
    from sietch.table.storage.exports import which_are_there
    from sietch.table.storage.rows import parts

    there: set[str] = set()
    with _reading(engine) as connection:
        for part in parts(ids):
            there |= which_are_there(connection, part)
    unknown = [presentable(table_id) for table_id in ids if table_id not in there]
    if unknown:
        _give_up(name, f"there is no table {', '.join(unknown)} (see {command('tables', 'list')}); nothing was done")


def _bar() -> Progress:
    """On the standard error, where that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("tables"),
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _tell(text: str) -> None:
    typer.echo(text, err=True)


def _give_up(name: str, reason: str) -> NoReturn:
    typer.echo(f"sietch tables {name}: {reason}", err=True)
    raise typer.Exit(WRONG)
