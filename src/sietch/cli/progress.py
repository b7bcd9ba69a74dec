"""The bar that tells how many games are done, how fast, and how long the rest will take."""

from __future__ import annotations

from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

# A task's field: how many games were there before it began, which say nothing about its speed.
BEFORE = "before"
# Above this, speed is told by the second, below it by the minute.
QUICK = 1.0


class Speed(ProgressColumn):
    """Games by the time since the beginning, so that it falls while nothing ends."""

    def render(self, task: Task) -> Text:
        speed = games_per_second(task)
        if not speed:
            return Text("")
        return Text(f"{speed:,.1f} games/s" if speed >= QUICK else f"{60 * speed:,.1f} games/min")


class TimeLeft(ProgressColumn):
    """How long the games that are left will take at the same speed."""

    def render(self, task: Task) -> Text:
        speed = games_per_second(task)
        if not speed or task.remaining is None:
            return Text("-:--:-- left")
        return Text(f"{timedelta(seconds=round(task.remaining / speed))} left")


def games_per_second(task: Task) -> float:
    done = task.completed - task.fields.get(BEFORE, 0)
    return done / task.elapsed if task.elapsed else 0.0


def games_bar() -> Progress:
    """On the standard error, where that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeLeft(),
        TextColumn("{task.description}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
