"""Pictures of numbers with their intervals, as SVG or PNG; the same numbers give the same file."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sietch.lab.output import check_place, replacing
from sietch.lab.workers import LabError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = (".svg", ".png")
DOTS_PER_INCH = 150
# Of longer labels the middle is left out, so that there is room for the numbers.
LONGEST_LABEL = 40
# Where letters are so wide that less than this is left for the numbers, the picture is wider; in inches.
LEAST_ROOM = 4.0
# Okabe and Ito's colours, which people who see colours differently can tell apart.
BLUE, ORANGE, GREEN, VERMILION, PURPLE, SKY, YELLOW, BLACK = (
    "#0072b2", "#e69f00", "#009e73", "#d55e00", "#cc79a7", "#56b4e9", "#f0e442", "#000000",
)  # fmt: skip
GREY = "#767676"
# Text stays text, so that it can be read, searched and copied; ids inside the file are always the same.
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "sietch",
    "font.family": ["DejaVu Sans", "sans-serif"],
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.titleweight": "bold",
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
}


@dataclass(frozen=True)
class Dot:
    """A number to draw, its interval, and the mark that it may be compared with."""

    label: str
    value: float
    low: float
    high: float
    mark: float | None = None


def check(path: Path) -> None:
    """Whether a picture can be drawn there, in place of one that there may be; told before the work begins."""
    if path.suffix.lower() not in FORMATS:
        raise LabError(f"{path}: a picture is {' or '.join(FORMATS)}")
    check_place(path)
    if path.is_dir():
        raise LabError(f"{path} is a folder: choose another name for the picture")
    # That it builds a cache of fonts, or does so elsewhere than usual, is nobody's concern.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise LabError("pictures need matplotlib: pip install 'sietch[lab]'") from None


@contextmanager
def picture(path: Path, width: float, height: float) -> Iterator[Figure]:
    """An empty picture of so many inches to draw on; it is written when that is done.

    The file says no date, so the same picture is the same file.
    """
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE), warnings.catch_warnings():
        # A letter that no font has, or too little room: the picture shows it, and there is nothing else to be done.
        warnings.simplefilter("ignore", UserWarning)
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure
        date = {"Date": None} if path.suffix.lower() == ".svg" else None
        with replacing(path) as part:
            figure.savefig(part, format=path.suffix[1:].lower(), dpi=DOTS_PER_INCH, metadata=date)


def draw_dots(axes: Axes, dots: Sequence[Dot], percent: bool = False) -> None:
    """A row for each, from the top down: a dot, the line of its interval, and a tick for its mark."""
    from matplotlib.ticker import PercentFormatter

    rows = range(len(dots))
    for row, dot in zip(rows, dots):
        axes.plot([dot.low, dot.high], [row, row], color=BLUE, linewidth=1.6, solid_capstyle="butt", zorder=2)
    marks = [(row, dot.mark) for row, dot in zip(rows, dots) if dot.mark is not None]
    axes.plot([mark for _, mark in marks], [row for row, _ in marks], "|", color=VERMILION, markersize=12, zorder=3)
    axes.plot([dot.value for dot in dots], rows, "o", color=BLUE, markersize=4.5, zorder=4)
    axes.set_yticks(rows, [dot.label for dot in dots], parse_math=False)
    figure = axes.figure.figure
    widest = max((label.get_window_extent().width for label in axes.get_yticklabels()), default=0) / figure.dpi
    figure.set_figwidth(max(figure.get_figwidth(), widest + LEAST_ROOM))
    axes.set_ylim(len(dots) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    if percent:
        axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
