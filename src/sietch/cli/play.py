"""`sietch play`: sets a table and plays at it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import sietch
from sietch import bots
from sietch.cli.modules import preset_setup
from sietch.cli.naming import HUMAN, called
from sietch.cli.numbers import whole
from sietch.cli.record_files import read_older, saved_language, saved_seats
from sietch.cli.saving import GameFile, begin_file
from sietch.cli.screens import screen_of
from sietch.cli.session import HungUp, Session
from sietch.core.rules import SetupError
from sietch.text import LANGUAGES, clause, language

LEVELS = ", ".join(bots.LEVELS)
USUAL_GAME = "uprising"


def listed(text: str | None) -> list[str]:
    """What stands between commas."""
    return [name.strip() for name in text.split(",")] if text else []


def play(
    game: Annotated[
        str | None, typer.Option(help=f"Which game: {' or '.join(sietch.GAMES)}; {USUAL_GAME} by default.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="How many players; as usual by default.")
    ] = None,
    modules: Annotated[str | None, typer.Option(help="Modules to add, with commas: choam.")] = None,
    preset: Annotated[str | None, typer.Option(help="A set of modules by its name: see sietch modules.")] = None,
    leaders: Annotated[str | None, typer.Option(help="random, choose, or a leader for each seat, with commas.")] = None,
    shared: Annotated[
        str | None, typer.Option(help="The side that two of three players of War for Arrakis share.")
    ] = None,
    house_rules: Annotated[str | None, typer.Option(help="House rules to play by, with commas.")] = None,
    difficulty: Annotated[str | None, typer.Option(help="How hard rivals are, for one player.")] = None,
    rivals: Annotated[str | None, typer.Option(help="Who the rivals are, with commas; dealt by default.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where: human or a bot's name, with commas. One human by default.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(help=f"Who has the other seats: {LEVELS} (from weak to strong)."),
    ] = None,
    names: Annotated[str | None, typer.Option(help="The players' names, with commas.")] = None,
    seed: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="Deals the same cards for the same answers.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en, cs or pl; otherwise SIETCH_LANG, or en.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file instead of sietch-SEED.json.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    hints: Annotated[
        bool | None,
        typer.Option("--hints/--no-hints", help="Whether hint tells the best answers; if one person plays."),
    ] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    on, players = preset_setup(sietch.rules(game or USUAL_GAME), preset, listed(modules), players)
    setup: dict[str, Any] = {
        "players": players,
        "modules": on or None,
        "leaders": leaders if leaders in ("random", "choose") else listed(leaders) or None,
        "shared": shared,
        "house_rules": listed(house_rules) or None,
        "difficulty": difficulty,
        "rivals": listed(rivals) or None,
        "names": listed(names) or None,
    }
    setup = {name: value for name, value in setup.items() if value is not None}
    usual = os.environ.get("SIETCH_LANG") or LANGUAGES[0]
    if resume is None:
        lang = language(lang or usual).code
        rules = sietch.rules(game or USUAL_GAME)
        choices = rules.choices()
        players = players or choices.suggested
        # So many seats there must be before somebody sits there.
        rules.setup({"players": players, **({"modules": on} if on else {})})
        if seats is not None and against is not None:
            raise SetupError(("command-seats-and-against", {}))
        if against == HUMAN:
            raise SetupError(("command-against-people", {"seats": ",".join([HUMAN] * players)}))
        sitting = seated(bots.separated(seats or ""), players, against or bots.USUAL)
        players_ = found(sitting)
        if not choices.roles:
            setup.setdefault("names", default_names(players_, lang))
        if "names" in setup:
            check_names(setup["names"], players)
        table = sietch.new(game or USUAL_GAME, seed=seed, **setup)
    else:
        given = ["--" + name.replace("_", "-") for name in setup]
        options = (("--game", game), ("--seed", seed), ("--against", against))
        given += [option for option, value in options if value is not None]
        if given:
            raise SetupError(("command-own-set-up", {"options": ", ".join(given)}))
        record, notice = read_older(resume)
        table = sietch.replay(record)
        if table.asks_chance:
            raise SetupError(("command-real-table", {"file": str(resume)}))
        lang = language(lang or saved_language(record) or usual).code
        if notice is not None:
            typer.echo(clause(language(lang), notice), err=True)
        sitting = seated(bots.separated(seats or "") or saved_seats(record), table.seats)
        players_ = found(sitting)
    table.takes_lone_effects = True  # at one keyboard a pause tells nobody anything
    console = Console(highlight=False)
    file = GameFile(table.seed, save or resume, own=save is None and resume is not None)
    session = Session(table, sitting, players_, screen_of(table.rules.name, lang), console, console.input, file)
    session.hints = session.hints if hints is None else hints
    if save is not None:
        begin_file(file, session.record)
    with hanging_up():
        code = session.run()
    if code:
        raise typer.Exit(code)


def seated(names: list[str], players: int, opponent: str = bots.USUAL) -> list[str]:
    """Who sits where; by default one person and bots."""
    if not names:
        return [HUMAN] + [opponent] * (players - 1)
    if len(names) != players:
        raise SetupError(("command-count-seats", {"players": players, "n": len(names), "said": ",".join(names)}))
    return names


def found(seats: list[str]) -> list[bots.Bot | None]:
    """The bots that sit there, and None for people."""
    return [None if name == HUMAN else bots.find(name) for name in seats]


def default_names(players: list[bots.Bot | None], lang: str) -> list[str]:
    """People are numbered players, bots are called by what they call themselves."""
    names = [HUMAN if bot is None else str(getattr(bot, "name", type(bot).__name__)) for bot in players]
    return [called(name, place, lang) for place, name in enumerate(names, 1)]


def check_names(names: list[str], players: int) -> None:
    if len(names) != players:
        raise SetupError(("command-count-names", {"players": players, "n": len(names), "said": ",".join(names)}))
    for name in names:
        if names.count(name) > 1:
            raise SetupError(("command-name-twice", {"name": name}))


@contextmanager
def hanging_up() -> Iterator[None]:
    """A closed terminal, or being told to end, ends the game as somebody who leaves does."""

    def hang_up(number: int, _: object) -> None:
        raise HungUp(number)

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(number, hang_up) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
