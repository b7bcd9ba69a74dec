"""The command `sietch`: play in the terminal, replay a record, look up cards, simulate games, serve the table."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import sietch
from sietch.bots import UnknownBot
from sietch.cli.cards import cards
from sietch.cli.play import play
from sietch.cli.replay import replay
from sietch.cli.serve import serve
from sietch.cli.simulate import simulate
from sietch.core.game import RecordError
from sietch.core.rules import SetupError
from sietch.text import UnknownLanguage


class Commands(TyperGroup):
    """What a person got wrong is told in one line, and the exit code is 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (SetupError, RecordError, UnknownLanguage, UnknownBot) as error:
            typer.echo(f"sietch: {error}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sietch {sietch.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """A digital table for Dune: Imperium - Uprising, in the terminal."""


for command in (play, replay, cards, simulate, serve):
    app.command()(command)


def main() -> None:
    app()
