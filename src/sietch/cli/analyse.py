"""`sietch analyse`: looks back at a recorded game, or at one position."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

import sietch
from sietch.cli.calling import command
from sietch.cli.hints import hint_lines, percent
from sietch.cli.numbers import whole, whole_within
from sietch.cli.record_files import read_older, saved_language
from sietch.coach.analysis import WORLDS, Analysis, Mistake, analyse, chances
from sietch.coach.hints import hint, shown
from sietch.core.game import Game, RecordError
from sietch.core.rules import SetupError
from sietch.text import LANGUAGES, Language, clause, language, option_line, prompt_line
from sietch.text.wire import as_words


def analyse_record(
    file: Annotated[
        Path | None, typer.Argument(help="A record: a saved game, or a file with a record in each line.")
    ] = None,
    position: Annotated[str | None, typer.Option(help="Instead of a record, the text of a position.")] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="Whose mistakes to look for, from 0; all seats'.")
    ] = None,
    worlds: Annotated[
        int, typer.Option(parser=whole_within(20), metavar="<int>", help="In how many worlds answers are compared.")
    ] = WORLDS,
    game_number: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="Which game of a file with several, from 1.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    lang: Annotated[
        str | None, typer.Option(help="en, cs or pl; otherwise that of the game, SIETCH_LANG, or en.")
    ] = None,
) -> None:
    """Look back at a game: win chances, where it turned, mistakes, luck and skill; or at one position."""
    usual = os.environ.get("SIETCH_LANG") or LANGUAGES[0]
    if (file is None) == (position is None):
        raise SetupError(("analyse-what", {}))
    if position is not None:
        _of_position(position, worlds, language(lang or usual), json)
        return
    assert file is not None
    record, notice = read_older(file, game_number)
    spoken = language(lang or saved_language(record) or usual)
    if notice is not None:
        typer.echo(clause(spoken, notice), err=True)
    game = sietch.replay(record)
    if game.is_told:
        raise RecordError(f"{file} was played at a real table: what chance gave there cannot be imagined anew")
    if seat is not None and not 0 <= seat < game.seats:
        raise SetupError(("setup-no-seat", {"seat": str(seat), "last": game.seats - 1}))
    with bar(spoken.format("analyse-answers")) as progress:
        task = progress.add_task("", total=None)
        found = analyse(
            record,
            None if seat is None else {seat},
            worlds,
            lambda done, of: progress.update(task, completed=done, total=of),
        )
    if json:
        print(msgspec.json.encode(found).decode())
        return
    Console(highlight=False).print(*report(spoken, found, str(file)), sep="\n")


def bar(what: str) -> Progress:
    """On the standard error, where that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn(what), BarColumn(), MofNCompleteColumn(), console=console, transient=True,
        disable=not console.is_terminal,
    )  # fmt: skip


def _of_position(text: str, worlds: int, spoken: Language, json: bool) -> None:
    game = sietch.at(text, seed=0)
    likely = chances(game)
    found = shown(hint(game, worlds=worlds, seconds=None))
    if json:
        told = {"game": game.rules.name, "setup": game.setup, "chances": likely, "hint": msgspec.to_builtins(found)}
        print(msgspec.json.encode(told).decode())
        return
    print_position(Console(highlight=False), spoken, game, likely, msgspec.to_builtins(found))


def print_position(console: Console, spoken: Language, game: Game, likely: list[float], found: dict[str, Any]) -> None:
    names = game.setup["names"]
    for name, chance in zip(names, likely, strict=False):
        console.print(Text(spoken.format("analyse-chance", name=name, chance=percent(chance))))
    console.print(Text(f"{names[game.decision.seat]}: {prompt_line(spoken, game.decision)}", style="bold green"))
    answers = {option.key: option_line(spoken, option, names) for option in game.decision.options}
    for line in hint_lines(spoken, found, answers):
        console.print(line)


def report(spoken: Language, found: Analysis, file: str) -> list[Any]:
    """All of it, to be printed in order."""

    def said(id: str, **args: object) -> str:
        return spoken.format(f"analyse-{id}", **args)

    names = found.names
    parts: list[Any] = []
    curve = Table(title=said("curve"), title_justify="left")
    curve.add_column(said("round"))
    for name in names:
        curve.add_column(name, justify="right")
    for point in found.curve:
        over = point is found.curve[-1] and bool(found.winners)
        label = said("end") if over else str(point.round)
        row = ["?" if point.early else f"{percent(chance)}%" for chance in point.chances[: len(names)]]
        curve.add_row(label, *row)
    parts.append(curve)
    if any(point.early for point in found.curve):
        parts.append(Text(said("early", round=found.known_from)))
    if found.turns:
        parts.append(Text(said("turns"), style="bold"))
    for turn in found.turns:
        before, after = percent(turn.before), percent(turn.after)
        parts.append(Text("  " + said("turn", name=names[turn.seat], round=turn.round, before=before, after=after)))
        parts.append(_replay(file, turn.step))
    if found.accounts:
        accounts = Table(title=said("accounts"), title_justify="left")
        for column in ("player", "start", "own", "others", "luck", "end"):
            accounts.add_column(said(column), justify="left" if column == "player" else "right")
        for each in found.accounts[: len(names)]:
            changes = [f"{percent(n):+d}" for n in (each.own, each.others, each.luck)]
            changes[0] += f" ±{percent(each.interval)}"
            accounts.add_row(names[each.seat], f"{percent(each.start)}%", *changes, f"{percent(each.end)}%")
        parts.append(accounts)
    parts.append(Text(said("mistakes", n=len(found.mistakes), of=found.decisions), style="bold"))
    for mistake in found.mistakes:
        parts += _mistake(spoken, names, mistake)
        parts.append(_replay(file, mistake.step))
    return parts


def _mistake(spoken: Language, names: list[str], mistake: Mistake) -> list[Text]:
    played, better = (clause(spoken, as_words(words)) for words in (mistake.played_words, mistake.better_words))
    loss = {
        name: percent(value) for name, value in (("loss", mistake.loss), ("low", mistake.low), ("high", mistake.high))
    }
    told = spoken.format(
        "analyse-mistake", name=names[mistake.seat], round=mistake.round, played=played, better=better, **loss
    )
    why = ", ".join(clause(spoken, as_words(words)) for words in mistake.reasons)
    return [Text("  " + told), *([Text("    " + why)] if why else [])]


def _replay(file: str, step: int) -> Text:
    return Text("    " + command("replay", file, "--step", str(step)), style="bright_black")
