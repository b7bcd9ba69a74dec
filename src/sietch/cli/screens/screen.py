"""What a game brings to be played in the terminal: its drawings, made from views, and what it can say besides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any

from rich.console import Group, RenderableType

from sietch.cli.screens import drawing
from sietch.cli.screens.drawing import View
from sietch.cli.speech import Speech
from sietch.core.catalogue import Entry
from sietch.core.game import Event, Game, Option
from sietch.core.node import Words

# The odds of an attack from one area on another, in the form of the table's API.
WorkOut = Callable[[str, str], dict[str, Any]]


class NoOdds(Exception):
    """There is nothing to work out; `words` say why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words[0])
        self.words = words


class Screen(ABC):
    """The screen of one game in one language."""

    # What begins with these events is a scene of its own: the whole table is drawn.
    scenes: Collection[str]
    # Lines of the log that begin at the margin.
    headlines: Collection[str]
    # Which lines of a long log are kept: first what decides the game, last what only follows from the rest.
    weighty: Collection[str]
    slight: Collection[str]
    # What the table shows anyway.
    on_the_table: Collection[str]
    # By seat.
    colours: Sequence[str]

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def meet(self, view: View) -> None:
        """Learn what the players are called, and what they play with."""
        self.speech.meet(view["names"])

    def look(self, view: View) -> None:
        """Learn what those are called who play without a seat."""
        seats = range(len(view["names"]), len(view["players"]))
        self.speech.names[len(view["names"]) :] = [self.called(view, seat) for seat in seats]

    def called(self, view: View, seat: int) -> str:
        return str(view["names"][seat])

    def welcome(self) -> str:
        """What is played for, and where to find out more."""
        return self.speech.label(f"welcome-{self.speech.rules.name}")

    # ---- the table

    def table(self, view: View, width: int) -> RenderableType:
        """All that a seat may see."""
        shown = [self.open_table(view, width)]
        if view["seat"] is not None:
            shown.append(self.holdings(view))
        return Group(*shown)

    @abstractmethod
    def open_table(self, view: View, width: int) -> RenderableType:
        """All but the own cards; what is needed most is furthest down, where the question will be."""

    @abstractmethod
    def small_table(self, view: View) -> RenderableType:
        """As much of it as a terminal of few lines has room for."""

    @abstractmethod
    def holdings(self, view: View) -> RenderableType:
        """The own cards."""

    @abstractmethod
    def status(self, view: View) -> RenderableType:
        """What matters for decisions within a turn."""

    @abstractmethod
    def result(self, view: View, winners: Sequence[int]) -> RenderableType:
        """The end of the game."""

    # ---- options and components

    def hint(self, option: Option, view: View) -> str:
        """What an option is about, in symbols."""
        return ""

    def entry_page(self, entry: Entry) -> RenderableType:
        """One component with its full text, and its icons."""
        return drawing.entry_page(entry, self.speech)

    def legend(self) -> RenderableType:
        return drawing.legend(self.speech)

    # ---- what happened

    def untold(self, events: Sequence[Event]) -> list[Event]:
        """What a table that was just drawn does not tell of what happened."""
        return [event for event in events if event.kind not in self.on_the_table]

    def log(self, lines: Sequence[tuple[Event, str]]) -> RenderableType:
        return drawing.log(lines, self.headlines, self.colours)

    def chosen_lines(self, lines: Sequence[tuple[Event, str]], most: int) -> list[tuple[Event, str]]:
        return drawing.chosen_lines(lines, most, self.weighty, self.slight)

    # ---- what a game may add

    def notes(self, game: Game) -> dict[str, str]:
        """What can be told about options by trying them, by key; only where the game itself is at hand."""
        return {}

    def odds(self, text: str, view: View, work_out: WorkOut) -> RenderableType | None:
        """The odds of a battle that a text names; None where no battle has odds."""
        return None

    def work_out(self, game: Game, seat: int, area: str, target: str) -> dict[str, Any]:
        """The odds of an attack as a seat can know them, as the table's API has them; NoOdds where there are none."""
        raise NotImplementedError
