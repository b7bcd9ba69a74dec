"""`sietch puzzles`: lists those of the package, sets them in the terminal, and looks for more."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from sietch.cli.hints import percent
from sietch.cli.numbers import whole
from sietch.cli.screens import screen_of
from sietch.coach.puzzles import Puzzle, Searched, collection, of_the_day, search, set_up
from sietch.core.refusing import quoted
from sietch.core.rules import SetupError
from sietch.text import LANGUAGES, Language, clause, language, option_line, prompt_line
from sietch.text.wire import as_words

puzzles = typer.Typer(
    name="puzzles",
    help="Positions where one answer is clearly best, and not the one that looks best at once.",
    add_completion=False,
    rich_markup_mode=None,
    invoke_without_command=True,
)

LangOption = Annotated[str | None, typer.Option(help="en, cs or pl; otherwise SIETCH_LANG, or en.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]


def _spoken(lang: str | None) -> Language:
    return language(lang or os.environ.get("SIETCH_LANG") or LANGUAGES[0])


@puzzles.callback()
def list_puzzles(
    context: typer.Context,
    game: Annotated[str | None, typer.Option(help="Only those of this game.")] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List the puzzles of the package."""
    if context.invoked_subcommand is not None:
        return
    spoken = _spoken(lang)
    found = [puzzle for puzzle in collection() if game in (None, puzzle.game)]
    if json:
        print(msgspec.json.encode([_open(puzzle) for puzzle in found]).decode())
        return
    table = Table(title=spoken.format("puzzles-title", n=len(found)), title_justify="left")
    for column in ("id", "game", "players", "modules"):
        table.add_column(spoken.format(f"puzzles-{column}"))
    for puzzle in found:
        table.add_row(puzzle.id, puzzle.game, str(puzzle.players), ", ".join(puzzle.modules))
    console = Console(highlight=False)
    console.print(table)
    console.print(Text(spoken.format("puzzles-usage")))


def _open(puzzle: Puzzle) -> dict[str, object]:
    """A puzzle without its solution."""
    hidden = ("answer", "gain", "low", "high", "chances", "reasons")
    return {name: value for name, value in msgspec.structs.asdict(puzzle).items() if name not in hidden}


@puzzles.command("solve")
def solve(
    id: Annotated[str | None, typer.Argument(help="Which one; that of the day by default.")] = None,
    answer: Annotated[str | None, typer.Option(help="The key or the number of an answer, instead of asking.")] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Solve a puzzle: see the table, choose, and learn why."""
    spoken = _spoken(lang)
    puzzle = _chosen(id)
    game = set_up(puzzle)
    if game.decision.seat != puzzle.seat:
        raise SetupError(("puzzles-broken", {"id": puzzle.id}))
    options = game.decision.options
    console = Console(highlight=False)
    if not json:
        screen = screen_of(game.rules.name, spoken.code)
        view = game.view(puzzle.seat)
        screen.meet(view)
        console.print(screen.table(view, console.width))
        console.print(screen.holdings(view))
        console.print(Text(prompt_line(spoken, game.decision), style="bold green"))
        for place, option in enumerate(options, 1):
            console.print(Text(f"{place}  {option_line(spoken, option, game.setup['names'])}"))
    while answer is None:
        try:
            typed = console.input(Text(spoken.format("puzzles-which") + " ")).strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        answer = typed if _key(game.decision.options, typed) else None
    key = _key(options, answer)
    if key is None:
        raise SetupError(("puzzles-no-answer", {"answer": quoted(answer), "n": len(options)}))
    right = key == puzzle.answer
    if json:
        told = {
            "id": puzzle.id,
            "right": right,
            "answer": puzzle.answer,
            "gain": puzzle.gain,
            "chances": puzzle.chances,
        }
        print(msgspec.json.encode({**told, "reasons": puzzle.reasons}).decode())
        return
    names = {option.key: option_line(spoken, option, game.setup["names"]) for option in options}
    console.print(Text(spoken.format("puzzles-right" if right else "puzzles-wrong", answer=names[puzzle.answer])))
    for other, chance in sorted(puzzle.chances.items(), key=lambda each: -each[1]):
        console.print(Text(f"  {percent(chance):3d}%  {names.get(other, other)}"))
    if puzzle.reasons:
        console.print(Text("  " + ", ".join(clause(spoken, as_words(words)) for words in puzzle.reasons)))


def _key(options: tuple[object, ...], typed: str) -> str | None:
    """The key that somebody means by its number or itself."""
    keys = [str(getattr(option, "key")) for option in options]  # noqa: B009
    if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(keys):
        return keys[int(typed) - 1]
    return typed if typed in keys else None


def _chosen(id: str | None) -> Puzzle:
    found = of_the_day(date.today()) if id is None else next((p for p in collection() if p.id == id), None)
    if found is None:
        raise SetupError(("puzzles-none", {"id": quoted(id or "")}))
    return found


@puzzles.command("find")
def find(
    out: Annotated[Path, typer.Argument(help="Where to write them, one in each line; what is there stays.")],
    seconds: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="For how long to look.")] = 600,
    seed: Annotated[int, typer.Option(parser=whole, metavar="<int>", help="Which games to play.")] = 1,
    lang: LangOption = None,
) -> None:
    """Look for puzzles in games between bots: one answer best by 10 points, proved twice, and not the obvious one."""
    spoken = _spoken(lang)
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True,
        disable=not console.is_terminal,
    )  # fmt: skip
    try:
        with out.open("ab") as file, progress:
            task = progress.add_task(spoken.format("puzzles-found", n=0, looked=0), total=None)

            def found(puzzle: Puzzle) -> None:
                file.write(msgspec.json.encode(puzzle) + b"\n")
                file.flush()

            def told(searched: Searched) -> None:
                n, looked = searched.proved, searched.looked
                progress.update(task, description=spoken.format("puzzles-found", n=n, looked=looked))

            searched = search(seconds, seed, found, told)
    except OSError as error:
        raise SetupError(("puzzles-file", {"file": str(out), "reason": str(error.strerror or error)})) from error
    typer.echo(spoken.format("puzzles-found", n=searched.proved, looked=searched.looked))
