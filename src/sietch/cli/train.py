"""`sietch train`: let the bots learn from games against themselves."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import sietch
from sietch.bots.champions import champion
from sietch.cli.modules import preset_setup
from sietch.cli.numbers import whole
from sietch.cli.simulate import INTERRUPTED, names_of
from sietch.lab.training import curves
from sietch.lab.training.places import PLACES, Place, place
from sietch.lab.training.training import CHAMPION, Training
from sietch.lab.training.training import train as run
from sietch.lab.workers import LabError, stopped_by_signals

HOUR = 3600.0
LONGEST = 1000.0


def train(
    game: Annotated[str, typer.Option(help="Which game; what is learned holds for its whole family.")] = "uprising",
    players: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="How many players; all numbers by default.")
    ] = None,
    modules: Annotated[str, typer.Option(help="Modules to learn with; all mixtures by default.")] = "",
    preset: Annotated[str | None, typer.Option(help="A set of modules by its name: see sietch modules.")] = None,
    hours: Annotated[float, typer.Option(metavar="<hours>", help="How long.")] = 1.0,
    jobs: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="How many processes play.")] = 1,
    seed: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="The same seed learns the same.")] = 0,
    to: Annotated[Path, typer.Option(help="The folder of the training; one that has begun goes on.")] = Path(
        "training"
    ),
    fresh: Annotated[bool, typer.Option("--fresh", help="Begin with the game's own weights.")] = False,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster plays; local starts one.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play against themselves and learn what options and positions are worth.

    The folder gets the champion, a picture of how it went, and all that the same command needs to go on.
    """
    if not 0 < hours <= LONGEST:
        raise LabError(f"a training takes more than 0 and at most {LONGEST:g} hours, not {hours:g}")
    places = places_of(game, players, modules, preset)
    known = {} if fresh else dict(champion(places[0].rules()).policy.weights)
    console = Console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.description}", markup=False), TimeElapsedColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=hours * HOUR)
            done = 0.0

            def progress(training: Training) -> None:
                nonlocal done
                done = done or training.seconds + training.seconds_of_value
                spent = training.seconds + training.seconds_of_value - done
                bar.update(task, completed=spent, description=in_short(training))

            with stopped_by_signals():
                training = run(places, to, hours * HOUR, seed, jobs, ray, known, progress)
    except KeyboardInterrupt:
        typer.echo(f"Interrupted: {to} has all that was learned, and the same command goes on from there.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    curves.draw(training, to / "training.svg")
    if as_json:
        print(json.dumps({"champion": str(to / CHAMPION), **asdict(training)}))
    else:
        typer.echo(f"{in_short(training)}\n{to / CHAMPION} has the champion, {to / 'training.svg'} how it went.")


def places_of(game: str, players: int | None, modules: str, preset: str | None) -> tuple[Place, ...]:
    """The tables that were asked for, or all that the champion of the game plays at."""
    rules = sietch.rules(game)
    if not modules and preset is None and players is None:
        return PLACES[rules.champion]
    on, players = preset_setup(rules, preset, names_of(modules), players)
    return (place(game, players or rules.choices().suggested, *on),)


def in_short(training: Training) -> str:
    """One line: generations, games, and how far it is ahead of what it began with."""
    line = f"generation {training.evolution.generation}, {training.games:,} games"
    if training.matches:
        line += f", ahead by {training.matches[-1][1]:+.2f} of a game"
    if training.proof:
        line += f", log loss {training.proof['log_loss']:.3f} in {training.proof['positions']:,} positions"
    return line
