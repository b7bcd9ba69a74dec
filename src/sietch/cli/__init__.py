"""The command `sietch`: play, replay and look up in the terminal, simulate games, serve tables, keep and join them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import sietch
from sietch.bots import BotError
from sietch.cli.analyse import analyse_record
from sietch.cli.calling import command as typed
from sietch.cli.calling import write_plainly
from sietch.cli.cards import cards
from sietch.cli.companion import companion
from sietch.cli.join import join
from sietch.cli.modules import modules
from sietch.cli.odds import odds
from sietch.cli.play import play
from sietch.cli.puzzles import puzzles
from sietch.cli.record_files import shortened
from sietch.cli.replay import replay
from sietch.cli.rules import rules
from sietch.cli.serve import serve
from sietch.cli.simulate import simulate
from sietch.cli.stats import stats
from sietch.cli.tables import tables
from sietch.cli.tournament import tournament
from sietch.cli.train import train
from sietch.cli.verify import verify_record
from sietch.core.game import RecordError
from sietch.core.rules import SetupError
from sietch.lab.workers import LabError
from sietch.text import LANGUAGES, UnknownLanguage, clause, language

WRONG_INPUT = 2
SPOKEN = "sietch.language"
# An unknown option, a missing argument and the like; typer gives it no name of its own.
USAGE_ERROR: Any = typer.BadParameter.__base__


class Command(TyperCommand):
    """Notes in which language it was asked to speak, where somebody else tells what went wrong."""

    def invoke(self, ctx: Any) -> Any:
        wanted = ctx.params.get("lang") or os.environ.get("SIETCH_LANG")
        if wanted in LANGUAGES:
            ctx.meta[SPOKEN] = wanted
        return super().invoke(ctx)


class Commands(TyperGroup):
    """What a person got wrong is told in one line, and the exit code is 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except SetupError as error:
            said = clause(language(ctx.meta.get(SPOKEN, LANGUAGES[0])), error.words)
        except RecordError as error:
            said = shortened(str(error))
        except (UnknownLanguage, BotError, LabError) as error:
            said = str(error)
        typer.echo(f"sietch: {said}", err=True)
        raise typer.Exit(WRONG_INPUT)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except USAGE_ERROR as error:
            said = error.format_message()
            if not said.startswith("Usage:"):  # no arguments at all: the help itself
                said = f"sietch: {' '.join(said.split()).removesuffix('.')} (see {typed(*called(error.ctx), '--help')})"
            typer.echo(said, err=True)
            sys.exit(WRONG_INPUT)
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def called(context: Any) -> list[str]:
    """The command that was called, of a group with the group's name before it."""
    if context is None or context.parent is None:
        return []
    return [*called(context.parent), str(context.info_name)]


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sietch {sietch.__version__} ({'compiled' if sietch.compiled else 'pure'} engine)")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """A digital table for Dune: Imperium, its Uprising, and Dune: War for Arrakis."""


for command in (play, replay, cards, rules, modules, odds, companion, simulate, stats, tournament, train, serve, join):
    app.command(cls=Command)(command)
app.command("verify", cls=Command)(verify_record)
app.command("analyse", cls=Command)(analyse_record)
app.add_typer(puzzles)
app.add_typer(tables)


def main() -> None:
    write_plainly(sys.stdout, sys.stderr)
    app()
