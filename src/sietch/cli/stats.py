"""`sietch stats`: who wins, by what they had and did, in archives of games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import sietch
from sietch.cli.numbers import whole, whole_within
from sietch.cli.simulate import INTERRUPTED, GamesPerSecond
from sietch.lab import parquet as tables
from sietch.lab import plots
from sietch.lab.statistics import OF_GAMES, ROUTE, Statistics, Tally, Wanted, all_places, gather, questions
from sietch.lab.statistics_report import SOURCE, answer_names, draw, own_name, shown, title
from sietch.lab.workers import LabError
from sietch.text import Language, language

BROKEN = 1
# How many lines that are left out are named.
MOST_NAMED = 20


def stats(
    archives: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Archives, records, or folders of them.")],
    by: Annotated[
        str, typer.Option(metavar="QUESTIONS", help="Only these, such as leader,card-bought; all by default.")
    ] = "",
    game: Annotated[str | None, typer.Option(help="Only records of this game.")] = None,
    bot: Annotated[str | None, typer.Option(help="Only the seats of this bot.")] = None,
    least: Annotated[
        int | None,
        typer.Option(
            parser=whole_within(1),
            metavar="<int>",
            help="Answers with fewer games are told in one line; by default a tenth of all games, at most 10.",
        ),
    ] = None,
    lang: Annotated[str, typer.Option(help="Names in en, cs or pl.", envvar="SIETCH_LANG")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print all as JSON, with ids for names.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A new picture, .svg or .png.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A new Parquet table with a row for each seat of each game.")
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="A line that is no finished game is a failure.")] = False,
    jobs: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="How many processes replay.")] = 1,
) -> None:
    """Win rates by leader, seat, opening, card bought and so on, from archives: records of games, one in each line."""
    words = language(lang)
    asked = _asked(by, game)
    if plot is not None:
        plots.check(plot)
    if parquet is not None:
        tables.check(parquet)
    places = all_places(archives)
    table = tables.SeatTable()
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), GamesPerSecond(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=len(places))
        result = gather(
            places,
            Wanted(game, bot),
            jobs,
            keep=None if parquet is None else table.add,
            progress=lambda done: bar.advance(task, done),
        )
    _name_broken(result)
    if not result.games:
        typer.echo(f"sietch: {_nothing(result, Wanted(game, bot))}", err=True)
        raise typer.Exit(INTERRUPTED if result.interrupted else BROKEN)
    if parquet is not None:
        table.write(parquet)
    if plot is not None:
        draw(result, asked, least, words, plot)
    if as_json:
        print(json.dumps(result.plain(asked)))
    else:
        for tally in result.tallies.values():
            show(tally, asked, least, words, Console(highlight=False))
    if result.interrupted:
        typer.echo(f"sietch: interrupted after {result.lines} of {len(places)} games", err=True)
        raise typer.Exit(INTERRUPTED)
    if strict and result.broken:
        raise typer.Exit(BROKEN)


def _asked(by: str, game: str | None) -> list[str]:
    """The questions that are wanted; it is an error to ask for one that no game has."""
    games = sietch.GAMES.values() if game is None else [sietch.rules(game)]
    possible = dict.fromkeys(name for rules in games for name in questions(rules))
    wanted = [name.strip() for name in by.split(",") if name.strip()]
    for name in wanted:
        if name not in possible:
            raise LabError(f"unknown question {name!r}; possible: {', '.join(possible)}")
    return wanted


def _name_broken(result: Statistics) -> None:
    """Each line that is left out, and why."""
    for broken in result.broken[:MOST_NAMED]:
        typer.echo(f"{broken.place}: {_shortened(broken.reason)}", err=True)
    if len(result.broken) > MOST_NAMED:
        typer.echo(f"... and {len(result.broken) - MOST_NAMED} more", err=True)
    if result.broken:
        typer.echo(f"sietch: left out {len(result.broken)} of {result.lines} lines", err=True)


def _shortened(reason: str, most: int = 200) -> str:
    line = " ".join(reason.split())
    return line if len(line) <= most else f"{line[:most]}…"


def _nothing(result: Statistics, wanted: Wanted) -> str:
    """Why there is nothing to tell."""
    if not result.lines:
        return "interrupted before the first game" if result.interrupted else "there are no games in these files"
    if len(result.broken) == result.lines:
        return "no line is a finished game that can be replayed"
    what = [f"of {wanted.game}"] if wanted.game else []
    what += [f"with a bot called {wanted.bot}"] if wanted.bot else []
    return f"no game {' '.join(what)} among {result.lines}"


# ---- tables


def show(tally: Tally, asked: list[str], least: int | None, words: Language, console: Console) -> None:
    """All questions of one game, a table for each."""
    players = ", ".join(f"{games} with {players} players" for players, games in sorted(tally.players.items()))
    rounds = tally.mean_rounds()
    told = "" if rounds is None else f"; {rounds:.2f} rounds on average"
    console.print(f"{tally.rules.name}: {tally.games} games ({players}){told}")
    for question in tally.asked(asked):
        console.print(_table(tally, question, least, words))
        if question == ROUTE and tally.sources():
            console.print(_sources(tally, words))


def _table(tally: Tally, question: str, least: int | None, words: Language) -> Table:
    found = shown(tally, question, least)
    of_games = question in OF_GAMES
    columns = ("games", "share", "95%") if of_games else ("games", "wins", "win rate", "95%", "expected", "diff.")
    table = Table(title(question), box=SIMPLE, pad_edge=False)
    for column in columns:
        table.add_column(column, justify="right")
    names = answer_names(words, tally, question)
    for row in found.rows:
        table.add_row(Text(names[row["answer"]]), *_figures(row))
    if found.together is not None:
        others = "others" if found.rows else "answers"
        table.add_section()
        table.add_row(f"{found.rare} {others} under {found.least} games", *_figures(found.together))
    return table


def _figures(row: dict[str, Any]) -> list[str]:
    figures = [str(row["games"])]
    if "wins" in row:
        figures.append(f"{row['wins']:.6g}")
    figures += [f"{row['rate']:.1%}", f"{100 * row['low']:.0f}–{100 * row['high']:.0f}%"]
    if "expected" in row:
        figures += [f"{row['expected']:.1%}", f"{100 * row['difference']:+.1f}"]
    return figures


def _sources(tally: Tally, words: Language) -> Table:
    """Where the points of winners and of others came from."""
    table = Table("mean points from", box=SIMPLE, pad_edge=False)
    for column in ("winners", "others"):
        table.add_column(column, justify="right")
    for row in tally.sources():
        name = own_name(words, tally.rules, SOURCE, row["source"])
        table.add_row(name, *("-" if row[who] is None else f"{row[who]:.2f}" for who in ("winners", "others")))
    return table
