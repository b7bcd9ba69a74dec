"""`sietch tournament`: bots against each other at every seat of the same deals, and how strong they are."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

import sietch
from sietch.bots import SECONDS, separated
from sietch.cli.modules import preset_setup
from sietch.cli.numbers import seconds as number_of_seconds
from sietch.cli.numbers import whole
from sietch.cli.progress import BEFORE, games_bar
from sietch.cli.simulate import FAULTS, GAMES_FAILED, INTERRUPTED, names_of, show_faults
from sietch.lab import plots
from sietch.lab.match import FAILED_GAMES
from sietch.lab.names import LONGEST_NAME, presentable, told_apart
from sietch.lab.standings import plot as draw
from sietch.lab.tournament import tournament as run

# How many of the bots the progress names, and how much of a name has room there and in the table at the least.
NAMED_IN_PROGRESS = 3
SHORT_NAME = 24
# How wide a table is that goes to a file, and how much of a table the figures take.
WIDE = 120
FIGURES = 66
# The rest of what is told of a failure is left out.
LONGEST_FAILURE = 500


def tournament(
    bots: Annotated[str, typer.Option(help="The bots that meet, separated by commas.")],
    game: Annotated[str, typer.Option(help="Which game.")] = "uprising",
    players: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="How many seats; as usual by default.")
    ] = None,
    modules: Annotated[str, typer.Option(help="Modules to play with, separated by commas.")] = "",
    preset: Annotated[str | None, typer.Option(help="A set of modules by its name: see sietch modules.")] = None,
    house_rules: Annotated[str, typer.Option(help="House rules to play with, separated by commas.")] = "",
    shared: Annotated[str, typer.Option(help="The side that two of three players of War for Arrakis share.")] = "",
    leaders: Annotated[str, typer.Option(help="A leader for each seat; by default all take turns.")] = "",
    rounds: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="How many deals.")] = 10,
    seed: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="How many processes play.")] = 1,
    to: Annotated[
        Path | None, typer.Option(help="The file for all games; one that has some already goes on from there.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="A picture of the ratings, .svg or .png.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    records: Annotated[Path, typer.Option(help="Folder for the records of games that fail.")] = FAILED_GAMES,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster plays; local starts one.")] = None,
    seconds: Annotated[
        float,
        typer.Option(parser=number_of_seconds, metavar="<seconds>", help="How long a bot may think about one answer."),
    ] = SECONDS,
) -> None:
    """Let every bot meet every other at every seat of the same deals, and rate them.

    Every game is kept as soon as it is over. The same command again goes on with those that are missing.
    """
    on, players = preset_setup(sietch.rules(game), preset, names_of(modules), players)
    if players is None:
        players = sietch.rules(game).choices().suggested
    setup: dict[str, Any] = {"players": players, "modules": on, "house_rules": names_of(house_rules)}
    if leaders:
        setup["leaders"] = names_of(leaders)
    if shared:
        setup["shared"] = shared
    if plot is not None:
        plots.check(plot)
    archive = to or Path(f"tournament-{game}-{seed}.jsonl")
    with games_bar() as bar:
        task = bar.add_task("", total=None)

        def progress(played: int, games: int, ratings: list[tuple[str, float]]) -> None:
            best = ", ".join(
                f"{presentable(name, SHORT_NAME)} {rating:.1f}" for name, rating in ratings[:NAMED_IN_PROGRESS]
            )
            before = bar.tasks[0].fields.get(BEFORE, played)  # the first call tells what the archive has
            bar.update(task, total=games, completed=played, description=best, **{BEFORE: before})

        report = run(
            game,
            setup,
            separated(bots),
            archive,
            rounds,
            seed,
            jobs,
            progress,
            records=records,
            ray=ray,
            seconds=seconds,
        )
    if plot is not None and report["finished"]:
        draw(report, plot)
    if as_json:
        print(json.dumps(report))
    else:
        show(report, Console(width=None if sys.stdout.isatty() else WIDE))
    if report["interrupted"]:
        if archive.exists():
            kept = f"{archive} has all finished games, and the same command goes on from there."
        else:
            kept = "no game was finished."
        typer.echo(f"Interrupted: {kept}", err=True)
        raise typer.Exit(INTERRUPTED)
    if report["failed"]:
        raise typer.Exit(GAMES_FAILED)


def show(report: dict[str, Any], console: Console) -> None:
    """The report as a table of bots and a few lines about the games."""
    title = ", ".join([report["game"], f"{report['players']} players", *report["modules"], *report["house_rules"]])
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold")
    for column in ("rating", "95%", "won", "share", "95%", "ms", "longest", "faults"):
        table.add_column(column, justify="right", no_wrap=True)
    room = min(LONGEST_NAME, max(SHORT_NAME, console.width - FIGURES))
    names = told_apart((line["bot"] for line in report["standings"]), room)
    for line in report["standings"]:
        table.add_row(
            Text(names[line["bot"]]),
            _number(line["rating"]),
            _interval(line["rating_low"], line["rating_high"]),
            f"{line['wins']:g} of {line['seats']}",
            "-" if line["share"] is None else f"{line['share']:.0%}",
            _interval(line["share_low"], line["share_high"], 100),
            _number(line["milliseconds"], 1),
            _number(line["longest"]),
            str(sum(line[fault] for fault in FAULTS)),
        )
    console.print(table)
    if report["roles"] and report["finished"]:
        shares = zip(report["roles"], report["wins_by_seat"], strict=True)
        console.print(", ".join(f"{role} won {won / report['finished']:.1%}" for role, won in shares))
    console.print(
        f"{report['finished']} of {report['games']} games finished, {report['stalled']} stalled,"
        f" {len(report['failed'])} failed; {report['rounds']} rounds, seed {report['seed']}"
    )
    console.print("ms: how long a decision took on average; longest: the longest of all, in ms")
    console.print(f"all games: {report['archive']}", markup=False, soft_wrap=True)
    if report["left_aside"]:
        console.print(f"{report['left_aside']} games of later rounds are left aside")
    for line in report["standings"]:
        show_faults(line["bot"], line, console)
    for failure in report["failed"]:
        what, where = (presentable(failure[told], LONGEST_FAILURE) for told in ("failure", "record"))
        console.print(
            f"game {failure['game']} (seed {failure['seed']}) failed: {what}; see {where}",
            markup=False,
            soft_wrap=True,
        )


def _number(number: float | None, digits: int = 0) -> str:
    return "-" if number is None else f"{number:.{digits}f}"


def _interval(low: float | None, high: float | None, times: int = 1) -> str:
    return "-" if low is None or high is None else f"{times * low:.0f}-{times * high:.0f}"
