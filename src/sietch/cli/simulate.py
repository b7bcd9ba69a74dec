"""`sietch simulate`: many games between bots, and how they went."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import sietch
from sietch.bots import SECONDS, separated
from sietch.cli.modules import preset_setup
from sietch.cli.numbers import seconds as number_of_seconds
from sietch.cli.numbers import whole
from sietch.cli.progress import games_bar
from sietch.lab.match import FAILED_GAMES
from sietch.lab.names import told_apart
from sietch.lab.simulation import simulate as run

GAMES_FAILED = 1
INTERRUPTED = 130
# What loses a bot its move.
FAULTS = ("illegal", "crashes", "timeouts")


def simulate(
    game: Annotated[str, typer.Option(help="Which game.")] = "uprising",
    players: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="How many players; as usual by default.")
    ] = None,
    modules: Annotated[str, typer.Option(help="Modules to play with, separated by commas.")] = "",
    preset: Annotated[str | None, typer.Option(help="A set of modules by its name: see sietch modules.")] = None,
    house_rules: Annotated[str, typer.Option(help="House rules to play with, separated by commas.")] = "",
    shared: Annotated[str, typer.Option(help="The side that two of three players of War for Arrakis share.")] = "",
    leaders: Annotated[str, typer.Option(help="A leader for each seat, separated by commas; dealt by default.")] = "",
    difficulty: Annotated[str, typer.Option(help="How hard rivals are, for one player.")] = "",
    rivals: Annotated[str, typer.Option(help="Who the rivals are, separated by commas; dealt by default.")] = "",
    bots: Annotated[str, typer.Option(help="A bot for each player, separated by commas, or one for all.")] = "random",
    games: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="How many processes play.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check every state for broken rules (slow).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    records: Annotated[Path, typer.Option(help="Folder for the records of games that fail.")] = FAILED_GAMES,
    archive: Annotated[Path | None, typer.Option(help="A new file for all games, a record in each line.")] = None,
    stay: Annotated[bool, typer.Option("--stay", help="Bots keep their seats.")] = False,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster plays; local starts one.")] = None,
    seconds: Annotated[
        float,
        typer.Option(parser=number_of_seconds, metavar="<seconds>", help="How long a bot may think about one answer."),
    ] = SECONDS,
) -> None:
    """Let bots play many games against each other. They change seats from game to game, unless they are to stay."""
    on, players = preset_setup(sietch.rules(game), preset, names_of(modules), players)
    if players is None:
        players = sietch.rules(game).choices().suggested
    setup: dict[str, Any] = {"players": players, "modules": on, "house_rules": names_of(house_rules)}
    if leaders:
        setup["leaders"] = names_of(leaders)
    if shared:
        setup["shared"] = shared
    if difficulty:
        setup["difficulty"] = difficulty
    if rivals:
        setup["rivals"] = names_of(rivals)
    chosen = separated(bots)
    if len(chosen) == 1:
        chosen *= max(1, players)
    with games_bar() as bar:
        task = bar.add_task("", total=max(0, games))
        result = run(
            game,
            setup,
            chosen,
            games,
            seed,
            jobs,
            check,
            progress=lambda done: bar.advance(task, done),
            records=records,
            archive=archive,
            stay=stay,
            ray=ray,
            seconds=seconds,
        )
    if as_json:
        print(json.dumps(result))
    else:
        show(result, Console())
    if result["interrupted"]:
        raise typer.Exit(INTERRUPTED)
    if result["archive_failure"]:
        typer.echo(f"sietch: {result['archive_failure']}; no further games were played", err=True)
    if result["failed"] or result["archive_failure"]:
        raise typer.Exit(GAMES_FAILED)


def names_of(text: str) -> list[str]:
    """What is separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def show(result: dict[str, Any], console: Console) -> None:
    """The result as a table of bots and a few lines about the games."""
    seats = {name: result["bots"].count(name) for name in result["bots"]}
    title = ", ".join([result["game"], f"{result['players']} players", *result["modules"], *result["house_rules"]])
    table = Table(title=title, title_justify="left")
    table.add_column("bot", overflow="fold")
    # Sides of a game count different things as points.
    points = [f"points as {role}" for role in result["roles"]] or ["mean points"]
    for column in ("seats", "wins", "share", *points):
        table.add_column(column, justify="right")
    names = told_apart(seats)
    for name, number in seats.items():
        won = result["wins"][name]
        # What a team wins each of its members does.
        share = f"{won / (result['finished'] * result['team']):.1%}" if result["finished"] else "-"
        by_seat = result["points_by_bot_and_seat"][name]
        points = [_shown(mean) for mean in (by_seat if result["roles"] else [result["points_by_bot"][name]])]
        table.add_row(Text(names[name]), str(number), f"{won:g}", share, *points)
    console.print(table)
    if result["interrupted"]:
        console.print("Interrupted: this is the result of the games that were finished.")
    if result["roles"] and result["finished"]:
        shares = zip(result["roles"], result["wins_by_seat"], strict=True)
        console.print(", ".join(f"{role} won {won / result['finished']:.1%}" for role, won in shares))
    by_role = zip(result["roles"], result["points_by_seat"], strict=False)
    told = [f"{_shown(mean)} points of {role}" for role, mean in by_role] or [f"{_shown(result['points'])} points"]
    stalled, failed, seconds = result["stalled"], len(result["failed"]), result["seconds"]
    console.print(
        f"{result['finished']} of {result['games']} games finished, {stalled} stalled, {failed} failed; "
        f"{_shown(result['rounds'])} rounds and {' and '.join(told)} on average; seed {result['seed']}"
    )
    speed = f", {result['decisions'] / seconds:,.0f} decisions/s" if seconds else ""
    console.print(f"{result['decisions']:,} decisions, {result['forced']:,} forced; {seconds:.1f} s{speed}")
    for name, faults in result["faults"].items():
        show_faults(name, faults, console)
    for failure in result["failed"]:
        console.print(
            f"game {failure['game']} (seed {failure['seed']}) failed: {failure['failure']}; see {failure['record']}",
            markup=False,
        )


def show_faults(name: str, faults: Mapping[str, Any], console: Console) -> None:
    """What a bot did wrong, if anything."""
    if any(faults[kind] for kind in FAULTS):
        told = f"{faults['illegal']} illegal answers, {faults['crashes']} crashes, {faults['timeouts']} timeouts"
        console.print(f"{name} lost moves: {told}", markup=False, soft_wrap=True)
    often = faults["outside_moves"]
    if often:
        times = "once" if often == 1 else f"{often} times"
        console.print(f"{name} failed {times} outside its moves", markup=False, soft_wrap=True)


def _shown(number: float | None) -> str:
    return "-" if number is None else f"{number:.2f}"
