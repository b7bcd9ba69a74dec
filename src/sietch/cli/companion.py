"""`sietch companion`: who plays without a seat, for a game that is played on cardboard."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer
from rich.console import Console

from sietch.cli.numbers import whole
from sietch.cli.rival_companion import RivalCompanion
from sietch.core.rules import SetupError
from sietch.text import LANGUAGES, language

GAMES = ("uprising", "imperium")


def companion(
    game: Annotated[str, typer.Option(help=f"Which game: {' or '.join(GAMES)}.")] = GAMES[0],
    players: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="How many people: 1 or 2.")] = 1,
    modules: Annotated[str, typer.Option(help="Modules that are played with, with commas.")] = "",
    leaders: Annotated[str, typer.Option(help="The people's leaders, with commas.")] = "",
    rivals: Annotated[str, typer.Option(help="Who the rivals are, with commas; dealt by default.")] = "",
    difficulty: Annotated[str, typer.Option(help="How hard rivals are, for one player.")] = "",
    house_rules: Annotated[str, typer.Option(help="House rules to play by, with commas.")] = "",
    draw: Annotated[
        bool, typer.Option("--draw", help="Draw House Hagal cards here instead of from a real deck.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="en, cs or pl; otherwise SIETCH_LANG, or en.")] = None,
) -> None:
    """Play the rivals of a game on a real table: say what happened there, and be told what they do."""
    if game not in GAMES:
        raise SetupError(f"a companion is there for {' and '.join(GAMES)}, not for {game!r}")
    said: dict[str, Any] = {
        "modules": listed(modules),
        "leaders": listed(leaders),
        "rivals": listed(rivals),
        "difficulty": difficulty,
        "house_rules": listed(house_rules),
    }
    setup = {"players": players, **{name: value for name, value in said.items() if value}}
    code = language(lang or os.environ.get("SIETCH_LANG") or LANGUAGES[0]).code
    console = Console(highlight=False)
    RivalCompanion(game, setup, code, console, console.input, draw).run()


def listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
