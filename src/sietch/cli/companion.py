"""`sietch companion`: who plays without a seat, for a game that is played on cardboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from sietch.cli.naming import HUMAN
from sietch.cli.numbers import whole
from sietch.cli.play import hanging_up, listed
from sietch.cli.record_files import read_record, saved_language
from sietch.cli.rival_companion import RivalCompanion
from sietch.cli.saving import GameFile, begin_file
from sietch.cli.screens import screen_of
from sietch.cli.table_companion import TableCompanion, begun, resumed
from sietch.core.refusing import named, quoted
from sietch.core.rules import SetupError
from sietch.text import LANGUAGES, language

RIVALS = ("uprising", "imperium")
GAMES = (*RIVALS, "arrakis")


def companion(
    game: Annotated[str | None, typer.Option(help=f"Which game: {' or '.join(GAMES)}; uprising by default.")] = None,
    players: Annotated[int | None, typer.Option(parser=whole, metavar="<int>", help="How many people: 1 or 2.")] = None,
    modules: Annotated[str, typer.Option(help="Modules that are played with, with commas.")] = "",
    leaders: Annotated[str, typer.Option(help="The people's leaders, with commas.")] = "",
    rivals: Annotated[str, typer.Option(help="Who the rivals are, with commas; dealt by default.")] = "",
    difficulty: Annotated[str, typer.Option(help="How hard rivals are, for one player.")] = "",
    house_rules: Annotated[str, typer.Option(help="House rules to play by, with commas.")] = "",
    draw: Annotated[
        bool, typer.Option("--draw", help="Draw House Hagal cards here instead of from a real deck.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="en, cs or pl; otherwise SIETCH_LANG, or en.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file; if it has one, go on with it.")] = None,
) -> None:
    """Play those at a real table whom nobody plays: say what happened there, and be told what they do."""
    said: dict[str, Any] = {
        "game": game,
        "players": players,
        "modules": listed(modules),
        "leaders": listed(leaders),
        "rivals": listed(rivals),
        "difficulty": difficulty,
        "house_rules": listed(house_rules),
        "draw": draw,
    }
    said = {name: value for name, value in said.items() if value or (value == 0 and name == "players")}
    record = read_record(save) if save is not None and save.exists() else None
    if record is not None and said:
        given = ", ".join("--" + name.replace("_", "-") for name in said)
        raise SetupError(("command-own-set-up", {"options": given}))
    game = str(record.get("game") if record is not None else said.pop("game", RIVALS[0]))
    if game not in GAMES:
        raise SetupError(("command-companion-game", {"games_list": named(GAMES), "game": quoted(game)}))
    wanted = lang or (saved_language(record) if record is not None else None) or os.environ.get("SIETCH_LANG")
    code = language(wanted or LANGUAGES[0]).code
    console = Console(highlight=False)
    if game in RIVALS:
        if record is not None and code != saved_language(record):
            raise SetupError(("command-companion-language", {"language": str(saved_language(record))}))
        rival_companion(game, said, code, console, save, record)
    else:
        table_companion(game, said, code, console, save, record)


def rival_companion(
    game: str, said: dict[str, Any], code: str, console: Console, save: Path | None, record: dict[str, Any] | None
) -> None:
    """Rivals of the Imperium family: what happened at the table is told in commands."""
    if record is None:
        draw = bool(said.pop("draw", False))
        found = RivalCompanion(game, {"players": 1, **said}, code, console, console.input, draw)
    else:
        found = RivalCompanion.resumed(record, code, console, console.input)
    found.keep_in(GameFile(found.seed, save, own=record is not None))
    with hanging_up():
        found.run()


def table_companion(
    game: str, said: dict[str, Any], code: str, console: Console, save: Path | None, record: dict[str, Any] | None
) -> None:
    """The Harkonnen of the solo game: the whole game is told, decision by decision."""
    if "draw" in said:
        raise SetupError(("command-no-hagal", {}))
    table = begun(game, {"players": 1, **said}) if record is None else resumed(record)
    file = GameFile(table.seed, save, own=record is not None)
    people = [HUMAN] * table.seats
    found = TableCompanion(
        table, people, [None] * table.seats, screen_of(table.rules.name, code), console, console.input, file
    )
    if save is not None:
        begin_file(file, found.record)
    with hanging_up():
        ended = found.run()
    if ended:
        raise typer.Exit(ended)
