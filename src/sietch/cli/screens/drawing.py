"""What the drawings of all games are made of: headings, small facts side by side, options, the log, a component."""

from __future__ import annotations

import io
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch.cli.speech import Speech
from sietch.core.catalogue import Entry
from sietch.core.game import Event
from sietch.core.node import Icon

View = dict[str, Any]

HEAD = "bold"
FAINT = "dim"
# So many options are listed below each other; more are side by side where they fit.
OPTIONS_IN_A_COLUMN = 10
MOST_COLUMNS = 4
BETWEEN_COLUMNS = 3
# In columns one line of so many may be broken, and what it brings has so much room then.
LINES_TO_A_BROKEN_ONE = 6
NARROWEST = 8


def joined(parts: Iterable[Text | str]) -> Text:
    return Text(" · ", style=FAINT).join(part if isinstance(part, Text) else Text(part) for part in parts)


def labelled(label: str, value: Text | str) -> Text:
    return Text.assemble((f"{label} ", FAINT), value)


class Facts:
    """Small facts side by side; a line ends between two of them, not within one."""

    def __init__(self, parts: Iterable[Text | str]) -> None:
        self.parts = [part if isinstance(part, Text) else Text(part) for part in parts]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line: list[Text] = []
        for part in self.parts:
            if line and joined([*line, part]).cell_len > options.max_width:
                yield joined(line)
                line = []
            line.append(part)
        if line:
            yield joined(line)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((part.cell_len for part in self.parts), default=0)
        return Measurement(min(widest, options.max_width), min(joined(self.parts).cell_len, options.max_width))


def heading(title: str) -> RenderableType:
    return Rule(Text(title, style=HEAD), style=FAINT, align="left")


def natural_width(shown: RenderableType) -> int:
    """How wide something is if no line of it is broken."""
    return Console(width=1000, file=io.StringIO()).measure(shown).maximum


# ---- components


def part(entry: Entry, *labels: str) -> list[Icon]:
    """The icons of an entry's parts with these labels."""
    return [icon for label, _, icons in entry.parts if label in labels for icon in icons]


def icon_boxes(entry: Entry, speech: Speech) -> list[Text]:
    """The icons of each part after its label."""
    return [labelled(f"{speech.part(label)}:", speech.icons(icons)) for label, _, icons in entry.parts if icons]


def entry_page(entry: Entry, speech: Speech, *first: Text) -> RenderableType:
    """One component with its full text; icons stand behind the words, `first` behind its facts."""
    lines = [Text(line) for line in speech.entry_text(entry)]
    rows = [Text(" ").join(first), *(Text(speech.icons(icons)) for _, _, icons in entry.parts)]
    for line, row in zip(lines, rows, strict=False):
        if row:
            line.append("  ").append(row.plain, style=FAINT)
    return Group(Text(speech.entry_name(entry), style=HEAD), Padding(Group(*lines), (0, 0, 0, 2)))


def legend(speech: Speech) -> RenderableType:
    """What the symbols mean."""
    told = [Text.assemble((symbol, "bold cyan"), " ", meaning) for symbol, meaning in speech.legend()]
    return Columns(told, padding=(0, 2), column_first=True, equal=True)


# ---- what happened


def log(lines: Sequence[tuple[Event, str]], headlines: Collection[str], colours: Sequence[str]) -> RenderableType:
    """The lines of the log; headlines begin at the margin, the rest is indented."""
    shown: list[RenderableType] = []
    for event, line in lines:
        if event.kind in headlines:
            shown.append(Text(line, style=HEAD if event.seat is None else colours[event.seat]))
        else:
            shown.append(Padding(Text(line), (0, 0, 0, 2)))
    return Group(*shown)


def chosen_lines(
    lines: Sequence[tuple[Event, str]], most: int, weighty: Collection[str], slight: Collection[str]
) -> list[tuple[Event, str]]:
    """The lines of a long log that matter most, in their order; of those alike the latest."""
    weights = [2 if event.kind in weighty else 0 if event.kind in slight else 1 for event, _ in lines]
    best = sorted(range(len(lines)), key=lambda place: (-weights[place], -place))[:most]
    return [lines[place] for place in sorted(best)]


# ---- one decision


def options(lines: Sequence[tuple[int, str, str]], width: int) -> RenderableType:
    """The numbered options: number, what, and what it brings; many of them in columns, to be read downwards."""
    most = MOST_COLUMNS if len(lines) > OPTIONS_IN_A_COLUMN else 1
    for columns in range(most, 1, -1):
        height = -(-len(lines) // columns)
        shown = [_options(lines[start : start + height], whole=True) for start in range(0, len(lines), height)]
        grid = Table.grid(padding=(0, BETWEEN_COLUMNS, 0, 0), pad_edge=False)
        if sum(natural_width(each) for each in shown) + BETWEEN_COLUMNS * (len(shown) - 1) <= width:
            grid.add_row(*shown)
            return grid
        room = (width - BETWEEN_COLUMNS * (len(shown) - 1)) // len(shown)
        if _nearly_fit(lines, room):
            for _ in shown:
                grid.add_column(width=room)
            grid.add_row(*shown)
            return grid
    return _options(lines)


def _nearly_fit(lines: Sequence[tuple[int, str, str]], room: int) -> bool:
    """Whether all but a few lines fit, and what the options are is never broken."""
    shortened = [(number, line, more[:NARROWEST]) for number, line, more in lines]
    broken = sum(natural_width(_options([*shortened, line])) > room for line in lines)
    return natural_width(_options(shortened)) <= room and broken * LINES_TO_A_BROKEN_ONE <= len(lines)


def _options(lines: Sequence[tuple[int, str, str]], whole: bool = False) -> Table:
    """whole: what the options are is not broken."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column(overflow="fold", no_wrap=whole)
    grid.add_column(style=FAINT, overflow="fold")
    for number, line, more in lines:
        grid.add_row(str(number), Text(line), Text(more))
    return grid
