"""`sietch stats`: who wins, by what they had and did, in archives of games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

import sietch
from sietch.cli.numbers import whole, whole_within
from sietch.cli.progress import games_bar
from sietch.cli.simulate import INTERRUPTED
from sietch.lab import parquet as tables
from sietch.lab import plots
from sietch.lab.names import presentable
from sietch.lab.statistics import OF_GAMES, ROLE, ROUTE, Statistics, Tally, Wanted, all_places, gather, questions
from sietch.lab.statistics_report import MESSAGES, SOURCE, answer_names, draw, own_name, shown, title
from sietch.lab.workers import LabError
from sietch.text import Language, language

BROKEN = 1
# How many lines that are left out are named.
MOST_NAMED = 20
# The rest of a longer reason is left out.
LONGEST_REASON = 200


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
    lang: Annotated[str, typer.Option(help="Names and headings in en, cs or pl.", envvar="SIETCH_LANG")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print all as JSON, with ids for names.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A picture, .svg or .png.")] = None,
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
        if plot is not None and plot.resolve() == parquet.resolve():
            raise LabError(f"{plot}: the picture and the table cannot be the same file")
    places = all_places(archives)
    table = tables.SeatTable()
    with games_bar() as bar:
        task = bar.add_task("", total=len(places))
        result = gather(
            places,
            Wanted(game, bot),
            jobs,
            keep=None if parquet is None else table.add,
            progress=lambda done: bar.advance(task, done),
        )
    _name_left_out(result)
    if not result.games:
        typer.echo(f"sietch: {_nothing(result, Wanted(game, bot))}", err=True)
        raise typer.Exit(INTERRUPTED if result.interrupted else BROKEN)
    for question in asked:
        if not any(tally.asked([question]) for tally in result.tallies.values()):
            typer.echo(f"sietch: {words.format('statistics-unanswered', question=question)}", err=True)
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
    wanted = list(dict.fromkeys(name.strip() for name in by.split(",") if name.strip()))
    for name in wanted:
        if name not in possible:
            raise LabError(f"unknown question {name!r}; possible: {', '.join(possible)}")
    return wanted


def _name_left_out(result: Statistics) -> None:
    """Each line that is left out, and why; of doubles how many there are."""
    for broken in result.broken[:MOST_NAMED]:
        typer.echo(f"{broken.place}: {presentable(broken.reason, LONGEST_REASON)}", err=True)
    if len(result.broken) > MOST_NAMED:
        typer.echo(f"... and {len(result.broken) - MOST_NAMED} more", err=True)
    if result.broken:
        typer.echo(f"sietch: left out {len(result.broken)} of {result.lines} lines", err=True)
    if result.doubles:
        typer.echo(f"sietch: left out {result.doubles} of {result.lines} lines as doubles of others", err=True)


def _nothing(result: Statistics, wanted: Wanted) -> str:
    """Why there is nothing to tell."""
    if result.lines == result.doubles:
        return "interrupted before the first game" if result.interrupted else "there are no games in these files"
    if len(result.broken) + result.doubles == result.lines:
        return "no line is a finished game that can be replayed"
    what = [f"of {wanted.game}"] if wanted.game else []
    what += [f"with a bot called {wanted.bot}"] if wanted.bot else []
    there = f"; its bots: {', '.join(map(presentable, sorted(result.others)[:MOST_NAMED]))}" if result.others else ""
    return f"no game {' '.join(what)} among {result.lines}{there}"


# ---- tables


def show(tally: Tally, asked: list[str], least: int | None, words: Language, console: Console) -> None:
    """All questions of one game, a table for each."""
    players = [
        words.format("statistics-with-players", n=games, players=players)
        for players, games in sorted(tally.players.items())
    ]
    figures = {"game": tally.rules.name, "n": tally.games, "players": ", ".join(players)}
    rounds = tally.mean_rounds()
    if rounds is None:
        console.print(words.format("statistics-heading", **figures))
    else:
        console.print(words.format("statistics-heading-rounds", **figures, rounds=f"{rounds:.2f}"))
    for question in tally.asked(asked):
        console.print(_table(tally, question, least, words))
        for role in tally.roles():
            if question == ROUTE and tally.sources(role):
                console.print(_sources(tally, role, words))


def _table(tally: Tally, question: str, least: int | None, words: Language) -> Table:
    found = shown(tally, question, least)
    of_games = question in OF_GAMES
    columns = (
        ("games", "share", "interval") if of_games
        else ("games", "wins", "rate", "interval", "expected", "difference")
    )  # fmt: skip
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column(title(words, question), overflow="fold")
    for column in columns:
        table.add_column(words.format(f"statistics-column-{column}"), justify="right")
    names = answer_names(words, tally, question)
    for row in found.rows:
        table.add_row(Text(names[row["answer"]]), *_figures(row))
    if found.together is not None:
        message = "statistics-rare" if found.rows else "statistics-all-rare"
        table.add_section()
        table.add_row(words.format(message, n=found.rare, least=found.least), *_figures(found.together))
    return table


def _figures(row: dict[str, Any]) -> list[str]:
    figures = [str(row["games"])]
    if "wins" in row:
        figures.append(f"{row['wins']:.6g}")
    figures += [f"{row['rate']:.1%}", f"{100 * row['low']:.0f}–{100 * row['high']:.0f}%"]
    if "expected" in row:
        figures += [f"{row['expected']:.1%}", f"{100 * row['difference']:+.1f}"]
    return figures


def _sources(tally: Tally, role: str, words: Language) -> Table:
    """Where the points of winners and of others came from, of one role where there are several."""
    heading = words.format("statistics-points-from")
    if role:
        heading = words.format("statistics-points-of", role=own_name(words, tally.rules, MESSAGES[ROLE], role))
    table = Table(heading, box=SIMPLE, pad_edge=False)
    for column in ("winners", "others"):
        table.add_column(words.format(f"statistics-{column}"), justify="right")
    for row in tally.sources(role):
        name = own_name(words, tally.rules, SOURCE, row["source"])
        table.add_row(name, *("-" if row[who] is None else f"{row[who]:.2f}" for who in ("winners", "others")))
    return table
