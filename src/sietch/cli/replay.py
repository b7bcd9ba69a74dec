"""`sietch replay`: steps through a recorded game, or prints what happened in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

import sietch
from sietch.cli.naming import names_of
from sietch.cli.numbers import whole, whole_within
from sietch.cli.record_files import read_older, saved_language, saved_seats
from sietch.cli.screens import Screen, drawing, screen_of
from sietch.core.game import CHANCE_MARK, SPECTATOR, Event, Game, Option
from sietch.core.rules import SetupError
from sietch.text import LANGUAGES, clause, language


@dataclass(frozen=True)
class Step:
    """An answer of a record and what it made happen; the set-up has no answer."""

    index: int | None
    key: str | None
    seat: int | None
    events: tuple[Event, ...]
    option: Option | None = None


def steps(record: dict[str, Any], seat: int | None = None) -> list[Step]:
    """The set-up and every answer of a record, with events as `seat` saw them (None: as they were)."""
    sietch.replay(record)
    game = sietch.replay(record, 0)
    found = [Step(None, None, None, tuple(game.new_events(seat)))]
    answers = record["answers"]
    for index, key in enumerate(answers):
        if not key.startswith(CHANCE_MARK):
            whose = game.decision.seat
            option = game.decision.option(key)
            game.choose(key, outcomes=outcomes(game, answers, index + 1))
            found.append(Step(index, key, whose, tuple(game.new_events(seat)), option))
    return found


def outcomes(game: Game, answers: list[str], place: int) -> list[int]:
    """What chance gave right after an answer."""
    found = []
    while place < len(answers) and answers[place].startswith(CHANCE_MARK):
        found.append(game.rules.number(answers[place].removeprefix(CHANCE_MARK)))
        place += 1
    return found


def as_json(told: list[Step]) -> bytes:
    """The steps as a JSON list."""
    rows = [
        {
            "index": step.index,
            "key": step.key,
            "seat": step.seat,
            "events": [{"kind": e.kind, "seat": e.seat, "what": e.what, "n": e.n} for e in step.events],
        }
        for step in told
    ]
    return msgspec.json.encode(rows)


def with_names(record: dict[str, Any], game: Game, lang: str) -> dict[str, Any]:
    """The record with the names of the bots that played, where it says who sat where and nobody had a name."""
    seats = saved_seats(record)
    usual = game.rules.setup({name: told for name, told in game.setup.items() if name != "names"})["names"]
    if len(seats) != game.seats or game.setup["names"] != usual:
        return record
    return record | {"setup": record["setup"] | {"names": names_of(game.rules, game.setup, seats, lang)}}


class Replay:
    """Walks through the steps of a record."""

    def __init__(
        self, record: dict[str, Any], seat: int | None, screen: Screen, console: Console, read: Callable[[str], str]
    ) -> None:
        self.record = record
        self.seat = seat
        self.screen = screen
        self.speech = screen.speech
        self.console = console
        self.read = read
        self.steps = steps(record, seat)
        game = sietch.replay(record)
        screen.meet(game.view())

    def print_all(self, since: int = 0) -> None:
        """Every step's log lines, without asking anything."""
        for place in range(since, len(self.steps)):
            self.print_step(place)
        game = sietch.replay(self.record)
        if game.over:
            self.console.print(self.screen.result(self.view(game, None), game.winners))

    def print_step(self, place: int) -> None:
        self.console.print(self.screen.log(self.speech.log(self.steps[place].events)))

    def show(self, place: int) -> None:
        """The table after a step, and what the step made happen."""
        step = self.steps[place]
        game = sietch.replay(self.record, 0 if step.index is None else step.index + 1)
        view = self.view(game, step.seat)
        self.console.print(self.screen.table(view, self.console.width))
        title = self.speech.label("step", n=place, last=len(self.steps) - 1)
        if step.seat is not None and step.option is not None:
            title += f" · {view['names'][step.seat]}: {self.speech.option(step.option)}"
        self.console.print(drawing.heading(title))
        self.print_step(place)
        if game.over:
            self.console.print(self.screen.result(view, game.winners))

    def view(self, game: Game, acting: int | None) -> dict[str, Any]:
        """As the seat saw it, or with everything open and the cards of whoever acts."""
        if self.seat is not None:
            return game.view(self.seat)
        return game.open_view(SPECTATOR if acting is None else acting)

    def walk(self, place: int) -> None:
        """Enter: next; b: back; a number: that step; ?: help; q or the end of input: leave."""
        last = len(self.steps) - 1
        place = min(place, last)
        self.show(place)
        while True:
            try:
                typed = self.read(self.speech.label("replay-usage", last=last) + " ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if typed in ("q", "quit"):
                return
            if typed in ("?", "h", "help"):
                self.console.print(Text(self.speech.label("replay-help", last=last)))
                continue
            if typed.isdecimal() and len(typed) < 10 and int(typed) <= last:
                place = int(typed)
            elif typed == "b" and place:
                place -= 1
            elif not typed and place < last:
                place += 1
            else:
                self.console.print(Text(self.speech.label("replay-edge", last=last)))
                continue
            self.show(place)


def replay(
    file: Annotated[Path, typer.Argument(help="A record: a saved game, or a file with a record in each line.")],
    game_number: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="Which game of a file with several, from 1.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print all events as a JSON list.")] = False,
    lang: Annotated[
        str | None, typer.Option(help="en, cs or pl; otherwise that of the game, SIETCH_LANG, or en.")
    ] = None,
    step: Annotated[int, typer.Option(parser=whole_within(0), metavar="<int>", help="Begin at this step.")] = 0,
    seat: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="See it as this seat did, from 0.")
    ] = None,
) -> None:
    """Step through a recorded game."""
    record, notice = read_older(file, game_number)
    lang = language(lang or saved_language(record) or os.environ.get("SIETCH_LANG") or LANGUAGES[0]).code
    if notice is not None:
        typer.echo(clause(language(lang), notice), err=True)
    game = sietch.replay(record)
    if seat is not None and not 0 <= seat < game.seats:
        raise SetupError(("setup-no-seat", {"seat": str(seat), "last": game.seats - 1}))
    if json:
        print(as_json(steps(record, seat)).decode())
        return
    console = Console(highlight=False)
    told = Replay(with_names(record, game, lang), seat, screen_of(game.rules.name, lang), console, console.input)
    if sys.stdin.isatty():
        told.walk(step)
    else:
        told.print_all(step)
