"""What the drawings of the family's tables are made of: letters for the seats, and tracks with the tokens on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import FAINT, HEAD, View
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry
from sietch.core.node import Icon

MARKS = "ABCDEF"
COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")


def mark(seat: int) -> Text:
    """The letter that stands for a seat wherever its pieces are."""
    return Text(MARKS[seat], style=f"bold {COLOURS[seat]}")


def marks(seats: Iterable[int]) -> Text:
    return Text("").join(mark(seat) for seat in seats)


def who(view: View, seat: int, speech: ImperiumSpeech) -> Text:
    return Text.assemble(mark(seat), " ", (speech.called(view, seat), COLOURS[seat]))


def turn_mark(view: View, seat: int) -> Text:
    """A player's letter; an arrow before it tells whose turn it is."""
    return Text.assemble(("▶ " if view["turn"] == seat else "  ", COLOURS[seat]), mark(seat))


def track_steps(entry: Entry) -> dict[int, list[Icon]]:
    """What each step of a track gives, from its start to its end."""
    told = [(int(str(words[1]["n"])), icons) for label, words, icons in entry.parts if label == "part-step"]
    found: dict[int, list[Icon]] = {step: [] for step in range(max(step for step, _ in told) + 1)}
    for step, icons in told:
        found[step] += icons
    return found


def step_track(name: str, steps: Mapping[int, Sequence[Icon]], at: Sequence[int], speech: ImperiumSpeech) -> Table:
    """A track from left to right: its steps with what they give, and under them who stands there, by seat."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1))
    grid.add_column(name, header_style=HEAD)
    for step, icons in steps.items():
        grid.add_column(f"{step} {speech.icons(icons)}".strip(), header_style=FAINT, min_width=4)
    grid.add_row("", *(marks(seat for seat, place in enumerate(at) if place == step) for step in steps))
    return grid
